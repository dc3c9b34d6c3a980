// SPDX-License-Identifier: Apache-2.0
// Kappa against statsmodels; the two classes by hand.
#include "stats/agreement.hpp"

#include <cstdint>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("Cohen's kappa equals statsmodels") {
  // statsmodels 0.13.5, cohens_kappa([[caught, missed], [false alarms, passed]]): `python3 tests/oracle/agreement.py`.
  struct Row {
    TwoByTwo table;
    double kappa;
  };
  const Row rows[] = {
      {{10, 1, 2, 7}, 0.69387755102},     {{20, 5, 10, 15}, 0.4}, {{13, 4, 0, 3}, 0.493670886076}, {{0, 5, 5, 0}, -1},
      {{45, 15, 25, 15}, 0.130434782609},
  };
  for (const auto& row : rows) CHECK(kappa(row.table).value() == Approx(row.kappa).epsilon(1e-10));
}

TEST_CASE("kappa and balanced accuracy have no value where they mean nothing") {
  CHECK_FALSE(kappa({}));
  CHECK_FALSE(kappa({.passed = 12}));
  CHECK_FALSE(kappa({.caught = 12}));
  CHECK(kappa({.missed = 12}).value() == Approx(0));
  CHECK_FALSE(balanced_accuracy({}));
  CHECK_FALSE(balanced_accuracy({.caught = 3, .missed = 2}));
  CHECK_FALSE(balanced_accuracy({.false_alarms = 1, .passed = 2}));
  CHECK(balanced_accuracy({.caught = 3, .missed = 1, .false_alarms = 1, .passed = 1}).value() == Approx(0.625));
}

TEST_CASE("a constant judge has balanced accuracy one half and kappa zero") {
  const TwoByTwo always_supported{.missed = 7, .passed = 93};
  CHECK(balanced_accuracy(always_supported).value() == Approx(0.5));
  CHECK(kappa(always_supported).value() == Approx(0).margin(1e-12));
}

TEST_CASE("four labels and four verdicts become two classes") {
  Confusion matrix;
  matrix.add(Label::supported, Verdict::supported, 12);
  matrix.add(Label::supported, Verdict::unsupported, 2);
  matrix.add(Label::supported, Verdict::contradicted, 1);
  matrix.add(Label::contradicted, Verdict::contradicted, 3);
  matrix.add(Label::contradicted, Verdict::unsupported, 1);
  matrix.add(Label::unsupported, Verdict::supported, 2);
  matrix.add(Label::unsupported, Verdict::unsupported, 4);
  matrix.add(Label::not_supported, Verdict::contradicted, 1);
  matrix.add(Label::not_supported, Verdict::not_judged, 1);
  matrix.add(Label::supported, Verdict::not_judged, 1);

  CHECK(two_by_two(matrix) == TwoByTwo{.caught = 9, .missed = 3, .false_alarms = 4, .passed = 12});
  CHECK(two_by_two(matrix, Unjudged::right) == TwoByTwo{.caught = 10, .missed = 2, .false_alarms = 3, .passed = 13});
}

TEST_CASE("confusion matrices merge cell by cell") {
  Confusion left;
  left.add(Label::supported, Verdict::supported, 2);
  Confusion right;
  right.add(Label::supported, Verdict::supported);
  right.add(Label::unsupported, Verdict::not_judged);
  left += right;
  CHECK(left.at(Label::supported, Verdict::supported) == 3);
  CHECK(left.at(Label::unsupported, Verdict::not_judged) == 1);
  CHECK(left.at(Label::contradicted, Verdict::supported) == 0);
}
