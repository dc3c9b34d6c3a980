// SPDX-License-Identifier: Apache-2.0
// Greedy alignment: equal words first, each to the nearest free counterpart; then the others, closest in meaning first.
// A greedy order is enough because a claim rarely repeats a word.
#include "judges/rules/align.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace groundlab::rules {
namespace {

constexpr std::size_t most_sentences = 3;
constexpr float well_aligned = 0.5F;
constexpr float weakest = 0.4F;
constexpr float taken_again = 0.8F;  // a counterpart that another word has already
constexpr float taken_again_opposite = 0.6F;
constexpr float length_penalty = 0.0015F;  // of two equal units, the shorter one
constexpr float clause_bonus = 0.001F;
constexpr float quantity_bonus = 0.02F;

struct Promising {
  std::uint32_t view = 0;
  std::uint32_t sentence = 0;
  float score = 0;
};

/// Adds to each sentence's score the best hit that it has for one word of the claim.
void add_best_hits(std::span<const Hit> hits, float weight, const Evidence& evidence, std::vector<float>& score) {
  std::uint32_t sentence = none;
  float best = 0;
  for (const Hit& hit : hits) {
    if (evidence.sentence[hit.at] != sentence) {
      if (sentence != none) score[sentence] += best;
      sentence = evidence.sentence[hit.at];
      best = 0;
    }
    best = std::max(best, weight * hit.quality);
  }
  if (sentence != none) score[sentence] += best;
}

std::vector<Promising> promising(const PreparedClaim& claim, std::span<const View> views) {
  std::vector<Promising> found;
  std::vector<float> score;
  for (std::uint32_t v = 0; v < views.size(); ++v) {
    const Evidence& evidence = *views[v].evidence;
    score.assign(evidence.sentences.size(), 0);
    for (std::uint32_t word = 0; word < claim.distinct.size(); ++word)
      add_best_hits(views[v].matches->of(word), claim.distinct[word].weight, evidence, score);
    for (std::uint32_t s = evidence.title_sentences; s < score.size(); ++s)
      if (score[s] > 0)
        found.push_back(
            {v, s,
             score[s] - length_penalty * static_cast<float>(evidence.sentences[s].last - evidence.sentences[s].first)});
  }
  const std::size_t most = std::min(found.size(), most_sentences);
  std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most), found.end(),
                    [](const Promising& a, const Promising& b) {
                      return std::tuple(-a.score, a.view, a.sentence) < std::tuple(-b.score, b.view, b.sentence);
                    });
  found.resize(most);
  return found;
}

class Aligner {
 public:
  Aligner(const PreparedClaim& claim, const View& view, const Unit& unit)
      : claim_(claim), view_(view), unit_(unit), taken_(unit.last - unit.first, false) {
    pairs_.resize(claim.words.size());
  }

  std::vector<Pair> run() {
    for (const bool exact : {true, false}) {
      std::uint32_t last = none;
      for (std::uint32_t i = 0; i < pairs_.size(); ++i) {
        if (!pairs_[i].is_aligned()) choose(i, exact, last);
        if (pairs_[i].is_aligned()) last = pairs_[i].at;
      }
    }
    return std::move(pairs_);
  }

  /// How many content words of the unit stand for some word of the claim.
  std::size_t used() const { return static_cast<std::size_t>(std::count(taken_.begin(), taken_.end(), true)); }

 private:
  void choose(std::uint32_t word, bool exact, std::uint32_t last) {
    const auto hits = view_.matches->of(claim_.words[word].distinct);
    auto hit = std::lower_bound(hits.begin(), hits.end(), unit_.first,
                                [](const Hit& a, std::uint32_t first) { return a.at < first; });
    std::tuple<float, std::int64_t> best_key{-1.F, 0};
    Pair best;
    for (; hit != hits.end() && hit->at < unit_.last; ++hit) {
      if (exact && (hit->quality < 1 || hit->opposite)) continue;
      const bool is_taken = taken_[hit->at - unit_.first];
      float strength = hit->quality;
      if (is_taken && (hit->opposite || strength < 1)) strength *= hit->opposite ? taken_again_opposite : taken_again;
      const std::int64_t distance = last == none ? 0 : std::max(hit->at, last) - std::min(hit->at, last);
      const std::tuple key{strength + (is_taken ? 0.F : 0.05F), -distance};
      if (key <= best_key) continue;
      best_key = key;
      best = {hit->at, strength, hit->opposite};
    }
    if (!best.is_aligned() || best.strength < weakest) return;
    pairs_[word] = best;
    taken_[best.at - unit_.first] = true;
  }

  const PreparedClaim& claim_;
  const View& view_;
  const Unit& unit_;
  std::vector<bool> taken_;
  std::vector<Pair> pairs_;
};

Alignment align(const PreparedClaim& claim, const View& view, const Unit& unit) {
  Aligner aligner(claim, view, unit);
  Alignment result{view, unit, aligner.run()};
  float covered = 0;
  float well = 0;
  float all = 0;
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    const Pair& pair = result.pairs[i];
    const float weight = claim.distinct[claim.words[i].distinct].weight;
    all += weight;
    if (!pair.is_aligned()) continue;
    covered += weight * pair.strength;
    if (!pair.opposite && pair.strength >= well_aligned) well += weight;
  }
  const auto size = static_cast<float>(unit.last - unit.first);
  result.covered = all > 0 ? covered / all : 0;
  result.share = all > 0 ? well / all : 0;
  result.used = size > 0 ? static_cast<float>(aligner.used()) / size : 0;
  result.key = result.covered - length_penalty * size + (unit.clause ? clause_bonus : 0);
  return result;
}

/// Evidence that has quantities of the claim's kinds is preferred.
float comparable_quantities(const PreparedClaim& claim, const Alignment& alignment) {
  const ReadText& text = alignment.view.evidence->text;
  std::size_t comparable = 0;
  for (const Quantity& quantity : claim.text.quantities) {
    std::uint32_t last = none;
    for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
      const std::uint32_t other = text.tokens[i].quantity;
      if (other == none || other == last) continue;
      last = other;
      if (relation(quantity, text.quantities[other]) == Relation::apart) continue;
      ++comparable;
      break;
    }
  }
  return quantity_bonus * static_cast<float>(comparable);
}

}  // namespace

std::vector<Alignment> align(const PreparedClaim& claim, std::span<const View> views) {
  std::vector<Alignment> found;
  for (const Promising& candidate : promising(claim, views)) {
    const View& view = views[candidate.view];
    const Evidence& evidence = *view.evidence;
    found.push_back(align(claim, view, evidence.sentences[candidate.sentence]));
    for (std::uint32_t c = evidence.clause_begin[candidate.sentence]; c < evidence.clause_begin[candidate.sentence + 1];
         ++c)
      found.push_back(align(claim, view, evidence.clauses[c]));
  }
  for (Alignment& alignment : found) alignment.key += comparable_quantities(claim, alignment);
  std::stable_sort(found.begin(), found.end(), [](const Alignment& a, const Alignment& b) { return a.key > b.key; });
  return found;
}

}  // namespace groundlab::rules
