// SPDX-License-Identifier: Apache-2.0
// The grammar of a gate, from the right: bound, comparison, end, slice, figure, name. Mistakes that would make a gate
// which never fails are refused: a rate compared with 15 for 15 %, a comparison the wrong way round.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "groundlab/core/nearest.hpp"

#include "metrics/gate.hpp"

namespace groundlab {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view example = "for example --fail-if 'invented amounts: hallucination_rate.high > 0.15'";

struct EndName {
  std::string_view name;
  RateEnd end;
};
constexpr std::array ends{EndName{"value", RateEnd::worst}, EndName{"value_max", RateEnd::value_max},
                          EndName{"low", RateEnd::low}, EndName{"high", RateEnd::high}};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

class GateParser {
 public:
  explicit GateParser(std::string_view text) : text_(trimmed(text)) {}

  std::variant<Gate, Diagnostic> parse() {
    Gate gate;
    std::string_view rest = text_;
    if (!take_bound(gate, rest) || !take_name(gate, rest) || !take_slice_and_end(gate, rest) ||
        !take_figure(gate, rest) || !is_sound(gate))
      return fault_;
    return gate;
  }

 private:
  bool fault(std::string what, std::string hint) {
    fault_.what = "the gate " + quoted(text_) + ": " + std::move(what);
    fault_.hint = std::move(hint);
    return false;
  }

  /// `... > 0.15` or `... > 15 %`.
  bool take_bound(Gate& gate, std::string_view& rest) {
    const std::size_t at = rest.find_last_of("<>");
    if (at == std::string_view::npos) return fault("it compares nothing", std::string(example));
    const bool with_equal = at + 1 < rest.size() && rest[at + 1] == '=';
    const bool less = rest[at] == '<';
    gate.relation = less ? (with_equal ? GateRelation::less_or_equal : GateRelation::less)
                         : (with_equal ? GateRelation::greater_or_equal : GateRelation::greater);
    std::string_view bound = trimmed(rest.substr(at + (with_equal ? 2 : 1)));
    percent_ = bound.ends_with('%');
    if (percent_) bound = trimmed(bound.substr(0, bound.size() - 1));
    const auto [end, error] = std::from_chars(bound.data(), bound.data() + bound.size(), gate.bound);
    if (error != std::errc{} || end != bound.data() + bound.size() || !std::isfinite(gate.bound))
      return fault(quoted(bound) + " is no number", std::string(example));
    if (percent_) gate.bound /= 100;
    rest = trimmed(rest.substr(0, at));
    return true;
  }

  /// Everything up to the last colon outside a slice.
  bool take_name(Gate& gate, std::string_view& rest) {
    const std::size_t colon = rest.substr(0, rest.find('{')).rfind(':');
    const bool named = colon != std::string_view::npos;
    gate.expression = trimmed(named ? text_.substr(colon + 1) : text_);
    gate.name = named ? trimmed(rest.substr(0, colon)) : std::string_view(gate.expression);
    if (gate.name.empty()) return fault("it has no name before the colon", "name the risk that it guards");
    if (named) rest = trimmed(rest.substr(colon + 1));
    return true;
  }

  /// `{tag=billing}` and `.high`, the slice first.
  bool take_slice_and_end(Gate& gate, std::string_view& rest) {
    const std::size_t open = rest.find('{');
    const std::size_t close = rest.rfind('}');
    if (open != std::string_view::npos) {
      if (close == std::string_view::npos || close < open)
        return fault("its slice does not end", "write {tag=NAME} behind the figure");
      if (!take_slice(gate, rest.substr(open + 1, close - open - 1))) return false;
      const std::string_view end = trimmed(rest.substr(close + 1));
      rest = trimmed(rest.substr(0, open));
      if (end.empty()) return true;
      return end.front() == '.' ? take_end(gate, end.substr(1)) : fault(quoted(end) + " stands behind its slice", "");
    }
    const std::size_t dot = rest.rfind('.');
    if (dot == std::string_view::npos || is_figure(rest)) return true;
    if (!is_figure(rest.substr(0, dot))) return true;  // the figure's own fault is the better message
    const std::string_view end = rest.substr(dot + 1);
    rest = rest.substr(0, dot);
    return take_end(gate, end);
  }

  bool take_slice(Gate& gate, std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view by = trimmed(text.substr(0, equals));
    std::vector<std::string_view> names;
    for (const Slicing& slicing : slicings()) names.push_back(slicing.name);
    if (std::find(names.begin(), names.end(), by) == names.end())
      return fault("cannot slice by " + quoted(by), did_you_mean(by, names));
    const std::string_view value = equals == std::string_view::npos ? "" : trimmed(text.substr(equals + 1));
    if (value.empty()) return fault("its slice names nothing", "write {" + std::string(by) + "=NAME}");
    gate.slice = SliceName{std::string(by), std::string(value)};
    return true;
  }

  bool take_end(Gate& gate, std::string_view name) {
    std::vector<std::string_view> names;
    for (const EndName& end : ends) {
      names.push_back(end.name);
      if (end.name != name) continue;
      gate.end = end.end;
      ended_ = true;
      return true;
    }
    return fault("a rate has no " + quoted(name), did_you_mean(name, names));
  }

  bool is_figure(std::string_view name) const {
    return std::any_of(figures_.begin(), figures_.end(), [&](const Figure& figure) { return figure.name == name; });
  }

  bool take_figure(Gate& gate, std::string_view name) {
    std::vector<std::string_view> names;
    for (const Figure& figure : figures_) {
      names.push_back(figure.name);
      if (figure.name == name) gate.figure = figure;
    }
    return !gate.figure.name.empty() || fault("unknown figure " + quoted(name), did_you_mean(name, names));
  }

  bool is_sound(const Gate& gate) {
    const Figure& figure = gate.figure;
    if (ended_ && !figure.is_rate) return fault(figure.name + " has no range", "compare " + figure.name + " itself");
    const bool is_share = figure.is_rate || figure.name == "judged_share";
    if (percent_ && !is_share) return fault(figure.name + " is no share", "write the bound without %");
    if (is_share && (gate.bound < 0 || gate.bound > 1))
      return fault(figure.name + " lies between 0 and 1", "write 15 % as 0.15 or \"15 %\"");
    const bool fails_low = gate.relation == GateRelation::less || gate.relation == GateRelation::less_or_equal;
    if (fails_low != (figure.better == Better::higher))
      return fault("it fails the run when " + figure.name + (fails_low ? " is low" : " is high") + ", which is good",
                   std::string("say what must not be: ") + (fails_low ? ">" : "<") + " in place of " +
                       std::string(groundlab::name(gate.relation)));
    return true;
  }

  std::string_view text_;
  std::vector<Figure> figures_ = figures();
  Diagnostic fault_;
  bool percent_ = false;
  bool ended_ = false;
};

}  // namespace

std::variant<Gate, Diagnostic> parse_gate(std::string_view text) { return GateParser(text).parse(); }

}  // namespace groundlab
