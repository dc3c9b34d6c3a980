// SPDX-License-Identifier: Apache-2.0
// The one place that decides between Catch2 2 and 3.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
