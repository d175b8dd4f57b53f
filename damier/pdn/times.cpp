#include "damier/pdn/times.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/words.hpp"

#include <algorithm>
#include <array>

namespace damier::pdn {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

std::optional<int> number(std::string_view text, int most) {
    if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
    std::optional<long> const value = to_integer(text);
    if (!value || *value > most) return std::nullopt;
    return static_cast<int>(*value);
}

std::string padded(long value, std::size_t size) {
    std::string digits = std::to_string(value);
    if (digits.size() < size) digits.insert(0, size - digits.size(), '0');
    return digits;
}

// A part of a date: a number, or question marks for an unknown one.
struct Part {
    bool is_good = false;
    std::optional<int> value;
};
Part date_part(std::string_view text, int most) {
    text = trim(text);
    if (text.empty() || std::ranges::all_of(text, [](char c) { return c == '?'; }))
        return {true, {}};
    std::optional<int> const value = number(text, most);
    if (!value) return {};
    return {true, *value == 0 ? std::nullopt : value}; // 1965.00.00 is seen too
}

Error bad_date(std::string_view text) {
    return error(msg("«{}» is not a date such as 2004.10.27 or 2004.??.??"), text);
}

} // namespace

Result<Date> read_date(std::string_view text) {
    std::string_view rest = trim(text);
    // A span of days: the first one.
    if (std::size_t const dash = rest.find(" - "); dash != std::string_view::npos)
        rest = trim(rest.substr(0, dash));
    if (rest.empty() || rest == "?" || rest == "-") return Date{};
    std::array<std::string_view, 3> parts{"", "", ""};
    for (std::size_t i = 0; i < 3; ++i) {
        std::size_t const end = rest.find_first_of(".-/");
        parts[i] = rest.substr(0, end);
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
        if (i == 2) return bad_date(text);
    }
    // 1.1.1965 ends with the year.
    if (parts[0].size() <= 2 && parts[2].size() == 4) std::swap(parts[0], parts[2]);
    Part const year = date_part(parts[0], 9999), month = date_part(parts[1], 12),
               day = date_part(parts[2], 31);
    if (!year.is_good || !month.is_good || !day.is_good) return bad_date(text);
    return Date{year.value, month.value, day.value};
}

std::string write(Date const& date) {
    std::string text = date.year ? padded(*date.year, 4) : "????";
    for (std::optional<int> const part : {date.month, date.day})
        text.append(1, '.').append(part ? padded(*part, 2) : "??");
    return text;
}

Result<milliseconds> read_clock(std::string_view text, TwoParts two) {
    Error const bad = error(msg("«{}» is not a time such as 1:30:00"), text);
    std::string spelt(trim(text));
    // Dots stand for colons, except the last of h:mm:ss.fff.
    std::size_t const colons = static_cast<std::size_t>(std::ranges::count(spelt, ':'));
    std::string_view fraction;
    if (colons == 0) std::ranges::replace(spelt, '.', ':');
    std::string_view rest = spelt;
    if (std::size_t const dot = rest.find_first_of(".,"); dot != std::string_view::npos) {
        fraction = rest.substr(dot + 1);
        rest = rest.substr(0, dot);
        if (fraction.empty() || fraction.size() > 9 || !number(fraction, 999'999'999)) return bad;
    }
    std::vector<std::string_view> const parts = split(rest, ':');
    if (parts.size() > 3) return bad;
    long total = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::optional<int> const value = number(parts[i], i == 0 ? 1'000'000 : 59);
        if (!value) return bad;
        total = total * 60 + *value;
    }
    if (parts.size() == 2 && two == TwoParts::hours_minutes) total *= 60;
    std::string thousandths(fraction.substr(0, 3));
    thousandths.resize(3, '0');
    return milliseconds(total * 1000 + *to_integer(thousandths));
}

std::string write_clock(milliseconds time) {
    auto const all = static_cast<long>(std::max<milliseconds::rep>(time.count(), 0));
    std::string text = std::to_string(all / 3'600'000);
    text.append(1, ':').append(padded(all / 60'000 % 60, 2));
    text.append(1, ':').append(padded(all / 1000 % 60, 2));
    if (all % 1000 != 0) text.append(1, '.').append(padded(all % 1000, 3));
    return text;
}

Result<BothClocks> read_both_clocks(std::string_view text) {
    BothClocks clocks;
    for (std::string_view const word : split_at_blanks(text)) {
        bool const is_white = word[0] == 'w' || word[0] == 'W';
        if (!is_white && word[0] != 'b' && word[0] != 'B')
            return error(msg("«{}» is not a pair of clocks such as w0:00:10 B0:00:03"), text);
        Result<milliseconds> const time = read_clock(word.substr(1));
        if (!time) return time.error();
        (is_white ? clocks.white : clocks.black) = *time;
        (is_white ? clocks.is_white_running : clocks.is_black_running) = word[0] < 'a';
    }
    return clocks;
}

std::string write(BothClocks const& clocks) {
    std::string text;
    if (clocks.white) {
        text += clocks.is_white_running ? 'W' : 'w';
        text += write_clock(*clocks.white);
    }
    if (clocks.white && clocks.black) text += ' ';
    if (clocks.black) {
        text += clocks.is_black_running ? 'B' : 'b';
        text += write_clock(*clocks.black);
    }
    return text;
}

} // namespace damier::pdn
