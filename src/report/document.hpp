// SPDX-License-Identifier: Apache-2.0
// A report as a value, before any format: headings, paragraphs, lists and tables of plain text. Renderers escape.
#pragma once

#include <string>
#include <variant>
#include <vector>

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

using Block = std::variant<Heading, Paragraph, List, Table, Verbatim>;

struct Document {
  std::vector<Block> blocks;

  bool operator==(const Document&) const = default;
};

}  // namespace groundlab
