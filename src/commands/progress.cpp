// SPDX-License-Identifier: Apache-2.0
// The line is rewritten four times a second at most.
#include "commands/progress.hpp"

#include <cmath>

#include <fmt/format.h>

#include "commands/terminal.hpp"

namespace groundlab {
namespace {

std::string duration_text(double seconds) {
  const auto whole = std::llround(seconds);
  if (whole < 100) return fmt::format("{} s", whole);
  return whole < 6000 ? fmt::format("{} min", (whole + 30) / 60) : fmt::format("{} h", (whole + 1800) / 3600);
}

}  // namespace

std::string progress_text(const HowFar& done, double seconds) {
  std::string text = fmt::format("checked {} cases", done.cases);
  if (done.questions == 0) return text;
  const double rate = static_cast<double>(done.questions) / seconds;
  text += fmt::format(", {}", done.questions);
  if (done.all_questions > 0) text += fmt::format(" of {}", done.all_questions);
  text += fmt::format(" questions, {:.0f}/s", rate);
  if (done.all_questions > done.questions)
    text += ", " + duration_text(static_cast<double>(done.all_questions - done.questions) / rate) + " left";
  return done.spent.empty() ? text : text + ", " + done.spent;
}

Progress::Progress(bool quiet)
    : shows_(!quiet && is_terminal(Stream::error)), begun_(Clock::now()), next_(begun_ + std::chrono::seconds(1)) {}

void Progress::tick(const std::function<HowFar()>& done) {
  if (!shows_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(250);
  shown_ = true;
  const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
  write_error("\r" + progress_text(done(), seconds) + "\x1b[K");
}

void Progress::clear() const {
  if (shown_) write_error("\r\x1b[K");
}

}  // namespace groundlab
