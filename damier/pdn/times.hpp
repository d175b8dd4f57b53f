// Dates and clock times as PDN writes them.
#pragma once

#include "damier/base/result.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace damier::pdn {

// A date of which parts may be unknown. Seen in files and read: 2004.10.27, 1841-??-??, 1.1.1965,
// 2004/10/27, 1998, and of "2004.10.27 - 2004.11.01" the first.
struct Date {
    std::optional<int> year, month, day;

    bool operator==(Date const&) const = default;
};
Result<Date> read_date(std::string_view text);
std::string write(Date const& date); // 2004.10.??

// h:mm:ss, m:ss, with dots for colons, and fractions of a second; "[%clk ...]" and WhiteTime.
// Two parts are minutes and seconds for a clock, hours and minutes for a tag such as WhiteTime.
enum class TwoParts { minutes_seconds, hours_minutes };
Result<std::chrono::milliseconds> read_clock(std::string_view text,
                                             TwoParts two = TwoParts::minutes_seconds);
std::string write_clock(std::chrono::milliseconds time); // 0:10:00, or 0:00:09.250

// [%clock w0:00:10 B0:00:03]: both clocks at once, a capital letter for the one that runs.
struct BothClocks {
    std::optional<std::chrono::milliseconds> white, black;
    bool is_white_running = false, is_black_running = false;

    bool operator==(BothClocks const&) const = default;
};
Result<BothClocks> read_both_clocks(std::string_view text);
std::string write(BothClocks const& clocks);

} // namespace damier::pdn
