// SPDX-License-Identifier: Apache-2.0
// The parts that the HTML rendering is made of: escaped text, charts as inline SVG, and checked cases.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/document.hpp"

namespace groundlab {

/// `raw` on one line as text or as the value of a quoted attribute: nothing in it is a tag, an entity or a quote. The
/// blank before a percent sign does not break.
std::string html(std::string_view raw);

/// A table whose bars stand on one axis from 0 to 100 %; the words beside each bar say the same.
std::string html_chart(const RateChart& chart);

/// A table with a bar in every cell, as long as the count's share of its row.
std::string html_chart(const MatrixChart& chart);

/// The curve, and the table of its points.
std::string html_chart(const CurveChart& chart);

/// The cases, each an article, below the controls that search and filter them where scripts run.
std::string html_cases(const std::vector<CaseCard>& cases);

}  // namespace groundlab
