// SPDX-License-Identifier: Apache-2.0
// A report as a value, before any format: headings, paragraphs, lists, tables, charts and checked cases, all of plain
// text. Renderers escape, and decide how a block looks; every chart says in words what it draws.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "report/cards.hpp"

namespace groundlab {

struct Heading {
  int level = 1;  ///< 1 to 6
  std::string text;

  bool operator==(const Heading&) const = default;
};

struct Paragraph {
  std::string text;

  bool operator==(const Paragraph&) const = default;
};

/// A paragraph that is set apart: what weakens a figure, what to do next.
struct Note {
  std::string lead;
  std::string text;

  bool operator==(const Note&) const = default;
};

/// An item's `lead` is set apart (bold where there is bold).
struct Item {
  std::string lead;
  std::string text;

  bool operator==(const Item&) const = default;
};

struct List {
  bool ordered = false;
  std::vector<Item> items;

  bool operator==(const List&) const = default;
};

struct Column {
  std::string title;
  bool right_aligned = false;

  bool operator==(const Column&) const = default;
};

/// Every row has as many cells as there are columns. Without titles a table shows no head in a terminal.
struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;

  bool operator==(const Table&) const = default;
};

/// Text that is shown as it is, such as a signature.
struct Verbatim {
  std::string text;

  bool operator==(const Verbatim&) const = default;
};

/// One rate: in words, and as shares in [0, 1] for its bar. A title that begins with blanks belongs to the row above.
struct RateRow {
  std::string title;
  std::string result;  ///< "14/20 = 70 %"
  std::string range;   ///< "46 % to 86 %"; empty: none
  std::string note;
  std::optional<double> value;
  std::optional<double> value_max;  ///< where what was not judged leaves the value open
  std::optional<double> low;
  std::optional<double> high;

  bool operator==(const RateRow&) const = default;
};

/// Rates one under the other, their bars on one axis from 0 to 100 %. `note_title`: the head of the notes' column.
struct RateChart {
  std::string title;       ///< the head of the first column; empty: no head in a terminal
  std::string note_title;  ///< empty: no column of notes
  std::vector<RateRow> rows;
  std::string range_title = "95 % range";

  bool operator==(const RateChart&) const = default;
};

/// Counts of row against column, such as the person's label against the judge's verdict; `agreeing` cells are those
/// where both say the same.
struct MatrixChart {
  std::string corner;  ///< "person \ judge"
  std::vector<std::string> columns;
  struct Row {
    std::string title;
    std::vector<std::uint64_t> counts;  ///< one per column
    std::vector<bool> agreeing;         ///< one per column

    bool operator==(const Row&) const = default;
  };
  std::vector<Row> rows;

  bool operator==(const MatrixChart&) const = default;
};

/// y over x, both shares in [0, 1], in the order of x: coverage against error, caught against false alarms.
struct CurveChart {
  std::string x_title;
  std::string y_title;
  struct Point {
    double x = 0;
    double y = 0;
    std::string text;  ///< what this point means, such as "score 0.75 and up"; empty: none

    bool operator==(const Point&) const = default;
  };
  std::vector<Point> points;

  bool operator==(const CurveChart&) const = default;
};

/// Cases with their claims, evidence and findings.
struct CaseCards {
  std::vector<CaseCard> cases;

  bool operator==(const CaseCards&) const = default;
};

/// What stands above is a page of its own in print.
struct PageEnd {
  bool operator==(const PageEnd&) const = default;
};

using Block = std::variant<Heading, Paragraph, Note, List, Table, Verbatim, RateChart, MatrixChart, CurveChart,
                           CaseCards, PageEnd>;

struct Document {
  std::vector<Block> blocks;

  bool operator==(const Document&) const = default;
};

}  // namespace groundlab
