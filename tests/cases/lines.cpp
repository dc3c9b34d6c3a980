// SPDX-License-Identifier: Apache-2.0
// The faults of whole files, and what is no fault: byte-order marks, line ends, a missing last line feed, pipes.
#include "cases/lines.hpp"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cases/temporary_folder.hpp"
#include "catch.hpp"

using namespace groundlab;
using namespace std::string_literals;

namespace {

struct Read {
  std::vector<std::string> lines;  ///< each as number, blank, text
  std::string fault;               ///< the message, the folder's path left out
  std::string sha256;

  bool operator==(const Read&) const = default;
};

Read read_file(const std::string& path, const std::string& folder, FileKind kind) {
  Read read;
  try {
    LineReader reader(path, kind);
    try {
      while (const auto line = reader.next()) read.lines.push_back(fmt::format("{} {}", line->number, line->text));
    } catch (const Error&) {
      CHECK_FALSE(reader.next());
      throw;
    }
    read.sha256 = reader.sha256();
  } catch (const Error& error) {
    read.fault = error.what();
    for (std::size_t at = 0; (at = read.fault.find(folder + "/")) != std::string::npos;)
      read.fault.erase(at, folder.size() + 1);
  }
  return read;
}

Read read_bytes(std::string_view bytes, FileKind kind = FileKind::cases) {
  const TemporaryFolder folder;
  return read_file(folder.write("f.jsonl", bytes), folder.path(), kind);
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("lines end at a line feed and nowhere else") {
  struct Row {
    const char* reason;
    std::string bytes;
    Lines lines;
  };
  const Row rows[] = {
      {"plain", "{1}\n{2}\n", {"1 {1}", "2 {2}"}},
      {"the last line feed may lack", "{1}\n{2}", {"1 {1}", "2 {2}"}},
      {"CRLF", "{1}\r\n{2}\r\n", {"1 {1}", "2 {2}"}},
      {"CRLF, last line feed lacks", "{1}\r\n{2}\r", {"1 {1}", "2 {2}"}},
      {"blank lines keep the count", "\n \t\r\n{1}\n\n{2}\n", {"3 {1}", "5 {2}"}},
      {"byte-order mark", "\xEF\xBB\xBF{1}\n", {"1 {1}"}},
      {"two files with marks, joined", "\xEF\xBB\xBF{1}\n\xEF\xBB\xBF{2}\n", {"1 {1}", "2 {2}"}},
      {"U+2028 and U+0085 are text", "{\xE2\x80\xA8\xC2\x85}\n", {"1 {\xE2\x80\xA8\xC2\x85}"}},
      {"vertical tab, form feed, separators", "{\x0B\x0C\x1C\x1D\x1E}\n", {"1 {\x0B\x0C\x1C\x1D\x1E}"}},
      {"a lone CR is left to the parser", "{1}\r{2}\r", {"1 {1}\r{2}"}},
      {"a zero byte is left to the parser", "{1\0}\n"s, {"1 {1\0}"s}},
  };
  for (const Row& row : rows) {
    INFO(row.reason);
    const Read read = read_bytes(row.bytes);
    CHECK(read.fault.empty());
    CHECK(read.lines == row.lines);
  }
}

TEST_CASE("what spoils a whole file is one message with a mend") {
  struct Row {
    const char* reason;
    std::string bytes;
    std::string fault;
  };
  const std::string utf16 =
      "f.jsonl: the file is UTF-16, not UTF-8; save it as UTF-8: iconv -f UTF-16 -t UTF-8 f.jsonl > NEW_FILE";
  const std::string blank = "f.jsonl: the file has only blank lines; write one case a line";
  const std::string list = "the file is one JSON list; write one case a line: jq -c '.[]' f.jsonl > NEW_FILE";
  const std::string spread = "a JSON object is spread over lines; write one case a line: jq -c . f.jsonl > NEW_FILE";
  const Row rows[] = {
      {"empty", "", "f.jsonl: the file is empty; write one case a line"},
      {"only a byte-order mark", "\xEF\xBB\xBF", blank},
      {"only line feeds", "\n\n\n", blank},
      {"only blanks", " \t\r\n ", blank},
      {"UTF-16 little endian, as PowerShell writes", "\xFF\xFE{\0\"\0"s, utf16},
      {"UTF-16 big endian", "\xFE\xFF\0{\0\""s, utf16},
      {"UTF-16 without its mark", "{\0\"\0i\0"s, utf16},
      {"UTF-16 big endian without its mark", "\0{\0\""s, utf16},
      {"one list", "[{\"id\":1},{\"id\":2}]\n", "f.jsonl:1: " + list},
      {"one list over lines", "\n[\n  {},\n  {}\n]\n", "f.jsonl:2: " + list},
      {"one object over lines", "{\n  \"id\": 1\n}\n", "f.jsonl:1: " + spread},
      {"an object over lines further down", "{}\n  {\n    \"id\": 1\n  }\n", "f.jsonl:2: " + spread},
  };
  for (const Row& row : rows) {
    INFO(row.reason);
    CHECK(read_bytes(row.bytes).fault == row.fault);
  }
  CHECK(read_bytes("", FileKind::notes).fault == "f.jsonl: the file is empty; write one note a line");
}

TEST_CASE("files that cannot be read say what to do") {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& name, FileKind kind) {
    return read_file(folder.path() + "/" + name, folder.path(), kind).fault;
  };
  CHECK(fault("none.jsonl", FileKind::cases) ==
        "none.jsonl: there is no such file; name your case file, or let groundlab init write sample cases");
  CHECK(fault("none.jsonl", FileKind::notes) ==
        "none.jsonl: there is no such file; cases name passages by id alone, so their texts are needed; name the file "
        "with "
        "--notes FILE");
  std::filesystem::create_directory(folder.path() + "/folder");
  CHECK(fault("folder", FileKind::cases) == "folder: this is a folder; name the case file in it");
  folder.write("closed", "{}\n");
  ::chmod((folder.path() + "/closed").c_str(), 0);
  if (::geteuid() != 0)
    CHECK(fault("closed", FileKind::cases) == "closed: cannot open: Permission denied; check its permissions");
}

TEST_CASE("lines that go on with a broken line are passed over") {
  struct Row {
    const char* reason;
    std::string bytes;
    Lines lines;
  };
  const Row rows[] = {
      {"a real line feed inside a string", "{\"a\":\"one\ntwo\"}\n{2}\n", {"1 {\"a\":\"one", "3 {2}"}},
      {"an object broken after a comma", "{\"a\":1,\n\"b\":2}\n{3}\n", {"1 {\"a\":1,", "3 {3}"}},
      {"nested, indented", "{\"a\":[\n  {\"b\":1}\n]}\n{4}\n", {"1 {\"a\":[", "4 {4}"}},
      {"two cut-off lines are two faults", "{1\n{2\n{3}\n", {"1 {1", "2 {2", "3 {3}"}},
      {"a good line before lets nothing pass", "{1}\nx\ny\n{2}\n", {"1 {1}", "2 x", "4 {2}"}},
  };
  for (const Row& row : rows) {
    INFO(row.reason);
    CHECK(read_bytes(row.bytes).lines == row.lines);
  }
}

TEST_CASE("a line may have 64 MiB and no more") {
  const std::size_t limit = std::size_t{64} << 20;
  const std::string line = "{" + std::string(limit - 2, 'x') + "}";
  const Read full = read_bytes("{0}\n" + line + "\n{2}\n");
  CHECK(full.fault.empty());
  REQUIRE(full.lines.size() == 3);
  CHECK(full.lines[1].size() == limit + 2);
  for (const char* rest : {"\n{2}\n", "", "xxxxxxxx"})
    CHECK(read_bytes("{0}\nx" + line + rest).fault ==
          "f.jsonl:2: the line is longer than 64 MiB; put each case on a line of its own");
}

TEST_CASE("lines come out whole wherever a read ends") {
  std::string bytes;
  Lines expected;
  for (std::size_t i = 1; i <= 3000; ++i) {
    const std::string text = fmt::format("{{{:x>{}}}}", "", i * 7 % 1501);
    bytes += text + "\n";
    expected.push_back(fmt::format("{} {}", i, text));
  }
  const Read whole = read_bytes(bytes);
  CHECK(whole.lines == expected);

  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  std::thread writer([&] {
    for (std::size_t at = 0; at < bytes.size();) {
      const ssize_t wrote = ::write(ends[1], bytes.data() + at, std::min<std::size_t>(997, bytes.size() - at));
      at += static_cast<std::size_t>(std::max<ssize_t>(wrote, 0));
    }
    ::close(ends[1]);
  });
  const Read piped = read_file("/proc/self/fd/" + std::to_string(ends[0]), "", FileKind::cases);
  writer.join();
  ::close(ends[0]);
  CHECK(piped == whole);
}

TEST_CASE("the last line needs no line feed, whatever stands before it and however long it is") {
  const auto line = [](std::size_t size) { return "{\"id\": \"" + std::string(size, 'x') + "\"}"; };
  constexpr std::size_t block = std::size_t{256} << 10;
  const std::vector<std::size_t> sizes{0, 1, 7, 30, 200, 5000, block - 20, block, 2 * block + 3, 5 * block};
  for (const std::size_t first : sizes)
    for (const std::size_t last : sizes)
      for (const std::string blanks : {"", "\n\n", " \n"}) {
        CAPTURE(first, last, blanks);
        const std::string text = blanks + line(first) + "\n" + line(last);
        const Read without = read_bytes(text);
        const Read with = read_bytes(text + "\n");
        CHECK(without.fault.empty());
        CHECK(without.lines == with.lines);
        REQUIRE(without.lines.size() == 2);
        CHECK(without.lines.back().ends_with(line(last)));
      }
}

TEST_CASE("the digest is that of sha256sum") {
  // FIPS 180-2, appendix B.1, for "abc"; the others from coreutils: printf '{1}\r\n' | sha256sum.
  Sha256 abc;
  abc.update("a");
  CHECK(abc.hex() == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
  abc.update("bc");
  CHECK(abc.hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(Sha256().hex() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(read_bytes("{1}\r\n").sha256 == "81c437e21496118536af539825088919e53050396812e501602271db4c3949f9");
}

TEST_CASE("the digest of a run is that of its files in order") {
  // printf a > a; printf b > b; sha256sum a b | cut -c1-64 | sha256sum
  const std::string a = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";
  const std::string b = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d";
  CHECK(input_digest(std::vector{a}) == a);
  CHECK(input_digest(std::vector{a, b}) == "bf75fafab8e46555836b92f1b04106b795a9ed36bd39b351f103b28819895f33");
  CHECK(input_digest(std::vector{b, a}) != input_digest(std::vector{a, b}));
}
