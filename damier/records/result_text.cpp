#include "damier/records/result_text.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace damier::records {

namespace {

std::string share(bool has_won, std::size_t winners) {
    if (!has_won) return "0";
    return winners == 1 ? "1" : "1/" + std::to_string(winners);
}

// "2", "1/2", "1.01", "11/2" (one and a half), in hundredths; signs of the plus-draw system are
// left out.
std::optional<long> points(std::string_view text) {
    if (text.ends_with('+') || text.ends_with('-')) text.remove_suffix(1);
    if (text.ends_with("1/2")) {
        text.remove_suffix(3);
        std::optional<long> const whole = text.empty() ? 0 : to_integer(text);
        if (!whole || *whole < 0 || *whole > 1000) return std::nullopt;
        return *whole * 100 + 50;
    }
    std::size_t const dot = text.find('.');
    std::optional<long> const whole = to_integer(text.substr(0, dot));
    if (!whole || *whole < 0 || *whole > 1000) return std::nullopt;
    if (dot == std::string_view::npos) return *whole * 100;
    std::string fraction(text.substr(dot + 1, 2));
    fraction.resize(2, '0');
    std::optional<long> const part = to_integer(fraction);
    if (!part || *part < 0) return std::nullopt;
    return *whole * 100 + *part;
}

} // namespace

std::string result_text(game::Outcome const& outcome, int seats, game::Seat first,
                        bool has_double_points) {
    if (!game::is_over(outcome)) return "*";
    auto const* const won = std::get_if<game::Won>(&outcome);
    if (seats == 2 && (won == nullptr || won->seats.size() != 1))
        return has_double_points ? "1-1" : "1/2-1/2";
    if (seats == 2 && won->seats[0] == first) return has_double_points ? "2-0" : "1-0";
    if (seats == 2) return has_double_points ? "0-2" : "0-1";
    std::vector<game::Seat> winners;
    if (won != nullptr) winners = won->seats;
    if (winners.empty()) // shared by all
        for (game::Seat seat = 0; seat < seats; ++seat) winners.push_back(seat);
    std::vector<std::string> parts;
    for (game::Seat seat = 0; seat < seats; ++seat)
        parts.push_back(share(std::ranges::count(winners, seat) > 0, winners.size()));
    return join(parts, "-");
}

WrittenResult read_result(std::string_view text) {
    std::string plain;
    for (char const c : text)
        if (c != ' ') plain += c;
    if (plain.empty() || plain == "*" || plain == "?") return WrittenResult::unknown;
    // In "1+-1-" the dash between the two is the first one that follows a digit or a sign.
    std::size_t const dash = plain.find('-', 1);
    if (dash == std::string::npos)
        return plain == "1/2" ? WrittenResult::draw : WrittenResult::other;
    std::string_view const all = plain;
    bool const has_signs = plain.find('+') != std::string::npos;
    std::optional<long> const a = points(all.substr(0, dash)), b = points(all.substr(dash + 1));
    if (!a || !b) return WrittenResult::other;
    if (*a != *b) return *a > *b ? WrittenResult::first_wins : WrittenResult::second_wins;
    if (has_signs) return WrittenResult::draw;
    return *a == 0 ? WrittenResult::both_lose : WrittenResult::draw;
}

} // namespace damier::records
