// SPDX-License-Identifier: Apache-2.0
#include "metrics/ratings.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("ratings are counted, averaged and compared with people's") {
  Ratings ratings;
  ratings.add({3, "", 3});
  ratings.add({2, "", 3});
  ratings.add({2, "", {}});
  ratings.add({std::nullopt, "refused", 1});
  CHECK(ratings.rated() == 3);
  CHECK(ratings.missing == 1);
  CHECK(*mean_rating(ratings) == Approx(7.0 / 3));
  CHECK(same_rating(ratings).hits == 1);
  CHECK(same_rating(ratings).n == 2);
  CHECK_FALSE(mean_rating({}));
  CHECK_FALSE(weighted_kappa({}));
}

TEST_CASE("weighted kappa weighs a miss by the square of its distance") {
  // With two values it is Cohen's kappa. Cohen's 1960 form on 20, 5, 10, 15: observed 0.7, expected 0.5, kappa 0.4.
  Ratings two;
  two.pairs = {{{0, 0}, 20}, {{0, 1}, 5}, {{1, 0}, 10}, {{1, 1}, 15}};
  CHECK(*weighted_kappa(two) == Approx(0.4));
  // By hand: people 3,3,2,1, model 3,2,2,1: observed squares 1; expected sum over pairs of all with all, divided by 4:
  // people {3:2, 2:1, 1:1}, model {3:1, 2:2, 1:1}: (2*(0+2*1+4) + (1+0+1) + (4+2*1+0)) / 4 = 20/4 = 5; 1 - 1/5.
  Ratings four;
  four.pairs = {{{3, 3}, 1}, {{3, 2}, 1}, {{2, 2}, 1}, {{1, 1}, 1}};
  CHECK(*weighted_kappa(four) == Approx(0.8));
  Ratings constant;
  constant.pairs = {{{3, 3}, 9}};
  CHECK_FALSE(weighted_kappa(constant));
}
