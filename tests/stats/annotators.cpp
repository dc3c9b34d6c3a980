// SPDX-License-Identifier: Apache-2.0
// Alpha and AC1 against published values and a script that follows the definitions: `python3
// tests/oracle/annotators.py`.
#include "stats/annotators.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

namespace {

using Unit = std::vector<std::uint64_t>;  // annotators per class

RatingSums sums_of(const std::vector<Unit>& units) {
  RatingSums sums;
  for (const auto& unit : units) sums.add_unit(unit);
  return sums;
}

std::vector<Unit> repeated(std::size_t times, const Unit& unit) { return std::vector<Unit>(times, unit); }

std::vector<Unit> joined(const std::vector<std::vector<Unit>>& parts) {
  std::vector<Unit> units;
  for (const auto& part : parts) units.insert(units.end(), part.begin(), part.end());
  return units;
}

/// Two annotators, ten units: five times both say no, once both say yes, four times they differ.
const std::vector<Unit> two_observers = joined({repeated(5, {2, 0}), repeated(1, {0, 2}), repeated(4, {1, 1})});

}  // namespace

TEST_CASE("alpha and AC1 equal the published values, and the definitions to nine digits") {
  struct Row {
    std::string_view source;
    std::vector<Unit> units;
    std::size_t classes;
    double published_alpha, alpha, ac1;
  };
  const Row rows[] = {
      {"Krippendorff 2011, example C, four observers with gaps: 0.743; irrCAC's cac.raw4raters: AC1 0.77544",
       {{3, 0, 0, 0, 0},
        {0, 3, 1, 0, 0},
        {0, 0, 4, 0, 0},
        {0, 0, 4, 0, 0},
        {0, 4, 0, 0, 0},
        {1, 1, 1, 1, 0},
        {0, 0, 0, 4, 0},
        {3, 1, 0, 0, 0},
        {0, 4, 0, 0, 0},
        {0, 0, 0, 0, 3},
        {2, 0, 0, 0, 0},
        {0, 0, 1, 0, 0}},
       5,
       0.743,
       0.743421052632,
       0.775444068127},
      {"Krippendorff 2011, example A, two observers, two classes: 0.095", two_observers, 2, 0.095, 0.0952380952381,
       0.310344827586},
      {"irrCAC's cont3x3abstractors: alpha 0.7972585, AC1 0.8493305",
       joined({repeated(13, {2, 0, 0}), repeated(20, {0, 2, 0}), repeated(56, {0, 0, 2}), repeated(11, {0, 1, 1})}), 3,
       0.797, 0.797258497731, 0.849330548231},
      {"a rare class: alpha falls, AC1 does not",
       joined({repeated(1, {2, 0}), repeated(94, {0, 2}), repeated(5, {1, 1})}), 2, 0.264, 0.263508512213,
       0.946377821867},
  };
  for (const auto& row : rows) {
    CAPTURE(row.source);
    const auto sums = sums_of(row.units);
    CHECK(krippendorff_alpha(sums).value() == Approx(row.published_alpha).margin(0.0005));
    CHECK(krippendorff_alpha(sums).value() == Approx(row.alpha).epsilon(1e-10));
    CHECK(gwet_ac1(sums, row.classes).value() == Approx(row.ac1).epsilon(1e-10));
  }
}

TEST_CASE("alpha and AC1 have no value where nothing can be compared") {
  CHECK_FALSE(krippendorff_alpha({}));
  CHECK_FALSE(gwet_ac1({}, 2));
  const auto single = sums_of({{1, 0}, {0, 1}, {0, 0}});
  CHECK(single.rated == 2);
  CHECK_FALSE(krippendorff_alpha(single));
  CHECK_FALSE(gwet_ac1(single, 2));
  // One class throughout: chance alone would agree as well.
  CHECK_FALSE(krippendorff_alpha(sums_of({{2, 0}, {3, 0}})));
  CHECK(gwet_ac1(sums_of({{2, 0}, {3, 0}}), 2).value() == Approx(1));
  CHECK_FALSE(gwet_ac1(sums_of({{2}}), 1));
}

TEST_CASE("the prior of a bootstrap has one pseudo-unit for each pair of classes") {
  const auto prior = rating_prior(3);
  REQUIRE(prior.size() == 9);
  RatingSums all;
  for (const auto& unit : prior) all += unit;
  CHECK(all == sums_of(joined({{{2, 0, 0}, {0, 2, 0}, {0, 0, 2}},
                               repeated(2, {1, 1, 0}),
                               repeated(2, {1, 0, 1}),
                               repeated(2, {0, 1, 1})})));
}

TEST_CASE("full agreement is 1 and rating sums merge in any order") {
  const auto units = joined({repeated(3, {3, 0, 0}), repeated(2, {0, 2, 0}), repeated(4, {0, 0, 17})});
  CHECK(krippendorff_alpha(sums_of(units)).value() == Approx(1));
  CHECK(gwet_ac1(sums_of(units), 3).value() == Approx(1));

  auto left = sums_of({units[8], units[0]});
  left.add(sums_of({units[1]}), 2);
  left += sums_of({units[3], units[4]});
  left.add(sums_of({units[5]}), 3);
  CHECK(left == sums_of(units));
}

TEST_CASE("judge and person are two annotators") {
  // The page's example: both not supported once, both supported 94 times, they differ 5 times.
  const RatingSums sums = ratings_of({.caught = 1, .missed = 2, .false_alarms = 3, .passed = 94});
  RatingSums by_unit;
  const std::uint64_t not_supported[] = {2, 0};
  const std::uint64_t supported[] = {0, 2};
  const std::uint64_t differ[] = {1, 1};
  by_unit.add_unit(not_supported);
  for (int i = 0; i < 94; ++i) by_unit.add_unit(supported);
  for (int i = 0; i < 5; ++i) by_unit.add_unit(differ);
  CHECK(sums == by_unit);
}
