#include "damier/notation/plain_move.hpp"

#include "damier/base/text.hpp"
#include "damier/notation/typed_move.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

namespace damier::notation {

namespace {

using Indices = std::vector<std::size_t>;

std::vector<std::string> sorted_names(SquareNames const& names, std::vector<int> const& squares) {
    std::vector<std::string> result;
    for (int const square : squares) result.push_back(names.text(square));
    std::sort(result.begin(), result.end(), natural_less);
    return result;
}

bool is_subsequence(Way const& part, Way const& whole) {
    auto at = whole.begin();
    for (int const square : part) {
        at = std::find(at, whole.end(), square);
        if (at == whole.end()) return false;
        ++at;
    }
    return true;
}

int sign_of(int x) { return (x > 0) - (x < 0); }

// The squares after `from` up to `to`; nothing if they do not lie on a line.
Way line(SquareNames const& names, int from, int to) {
    auto at = names.place(from);
    auto const end = names.place(to);
    int const rows = end.row - at.row, columns = end.column - at.column;
    if (rows != 0 && columns != 0 && std::abs(rows) != std::abs(columns)) return {};
    Way squares;
    while (at != end) {
        at = {at.row + sign_of(rows), at.column + sign_of(columns)};
        if (auto const square = names.square_at(at)) squares.push_back(*square);
    }
    return squares;
}

// Every square of a way, also those that a king passes over; the victims are among them.
Way every_square(SquareNames const& names, Way const& way) {
    Way walk{way.front()};
    for (std::size_t i = 1; i < way.size(); ++i)
        for (int const square : line(names, way[i - 1], way[i])) walk.push_back(square);
    return walk;
}

// Does each step of the way jump one of these pieces, until none is left?
bool takes_exactly(SquareNames const& names, Way const& way, std::vector<int> victims) {
    if (way.size() != victims.size() + 1) return false;
    for (std::size_t i = 1; i < way.size(); ++i) {
        Way const squares = line(names, way[i - 1], way[i]);
        auto const is_passed = [&](int victim) {
            return std::find(squares.begin(), squares.end(), victim) != squares.end();
        };
        if (std::erase_if(victims, is_passed) != 1) return false;
    }
    return true;
}

// The squares of a way where it changes direction.
Way turns_of(SquareNames const& names, Way const& way) {
    auto const direction = [&](int a, int b) {
        auto const from = names.place(a), to = names.place(b);
        return board::Place{sign_of(to.row - from.row), sign_of(to.column - from.column)};
    };
    Way turns;
    for (std::size_t i = 1; i + 1 < way.size(); ++i)
        if (direction(way[i - 1], way[i]) != direction(way[i], way[i + 1])) turns.push_back(way[i]);
    return turns;
}

// How well given squares describe a way, from nothing to everything.
enum class Fit {
    none,
    passes,    // the way passes over them
    names,     // they are some of the squares that the notation names
    has_turns, // they have all the turns, but rest elsewhere on a straight line
    exact
};

Fit fit_of(SquareNames const& names, Way const& given, Way const& way) {
    if (given == way) return Fit::exact;
    if (!is_subsequence(given, every_square(names, way))) return Fit::none;
    if (is_subsequence(turns_of(names, way), given)) return Fit::has_turns;
    return is_subsequence(given, way) ? Fit::names : Fit::passes;
}

// What a short text says: the sign tells a quiet move from a capture, if it differs.
using Looks = std::tuple<int, int, char>;
char sign_of(Rules const& rules, PlainMove const& move) {
    return move.captured.empty() ? '-' : rules.text().capture_sign();
}
Looks looks_of(Rules const& rules, PlainMove const& move) {
    return {move.from, move.to, sign_of(rules, move)};
}

template <class FirstWay>
std::string text_of(Rules const& rules, PlainMove const& move, bool has_rivals,
                    FirstWay const& first_way) {
    SquareNames const names(rules);
    Way way{move.from, move.to};
    if (has_rivals && !move.captured.empty()) {
        // The squares of a way fix its victims, so that any way will do.
        auto const found = first_way();
        if (found.empty()) return plain_captured_text(rules, move);
        way = found.front();
    }
    std::string text = names.text(way.front());
    for (std::size_t i = 1; i < way.size(); ++i) text += sign_of(rules, move) + names.text(way[i]);
    return text;
}

class Chooser {
public:
    Chooser(Rules const& rules, std::span<PlainMove const> legal, WaysOf const& ways)
        : rules_(rules), names_(rules), legal_(legal), ways_(ways) {}

    Result<Choice> run(std::string_view text) {
        auto const typed = parse_move(names_, legal_, text);
        if (!typed) return typed.error();
        int const from = typed->squares.front(), to = typed->squares.back();
        Indices found;
        for (std::size_t i = 0; i < legal_.size(); ++i)
            if (legal_[i].from == from && legal_[i].to == to) found.push_back(i);
        if (found.empty()) return Choice{std::nullopt, from, to};

        if (typed->captured)
            keep(found, [&](PlainMove const& m) { return m.captured == *typed->captured; });
        if (found.empty())
            return error(msg("no move from {} to {} takes exactly these pieces"), names_.text(from),
                         names_.text(to));
        heed_sign(found, typed->sign);
        if (found.size() > 1 || typed->squares.size() > 2) {
            follow(found, typed->squares);
            if (found.empty())
                return error(msg("no move from {} to {} goes over these squares"),
                             names_.text(from), names_.text(to));
        }
        if (found.size() == 1) return Choice{found[0], from, to};
        return ambiguous(trim(text), found);
    }

private:
    template <class Predicate> void keep(Indices& found, Predicate predicate) const {
        std::erase_if(found, [&](std::size_t i) { return !predicate(legal_[i]); });
    }

    // The sign decides only where both kinds exist: files write 32-21 for captures as well.
    void heed_sign(Indices& found, Sign sign) const {
        auto const is_quiet = [&](std::size_t i) { return legal_[i].captured.empty(); };
        bool const has_quiet = std::any_of(found.begin(), found.end(), is_quiet);
        bool const has_capture = !std::all_of(found.begin(), found.end(), is_quiet);
        if (!has_quiet || !has_capture || sign == Sign::none) return;
        keep(found,
             [=](PlainMove const& m) { return m.captured.empty() == (sign == Sign::quiet); });
    }

    // Keeps the moves whose ways agree best with the squares that are given.
    void follow(Indices& found, Way const& typed) const {
        // A complete way tells its victims at once; looking at all ways may take long.
        Indices complete = found;
        keep(complete,
             [&](PlainMove const& m) { return takes_exactly(names_, typed, m.captured); });
        if (complete.size() == 1) {
            found = complete;
            return;
        }
        constexpr std::size_t most_compared = 32;
        if (typed.size() > 2 && found.size() <= most_compared) compare_ways(found, typed);
    }

    void compare_ways(Indices& found, Way const& typed) const {
        Indices best;
        auto best_fit = Fit::passes;
        for (std::size_t const i : found) {
            auto const ways = ways_(i, most_ways);
            bool const is_cut_short = ways.empty() || ways.size() >= most_ways;
            auto fit = is_cut_short ? Fit::passes : Fit::none;
            for (Way const& way : ways) fit = std::max(fit, fit_of(names_, typed, way));
            if (fit > best_fit) best.clear();
            best_fit = std::max(best_fit, fit);
            if (fit == best_fit) best.push_back(i);
        }
        found = best;
    }

    Error ambiguous(std::string_view text, Indices const& found) const {
        constexpr std::size_t most_named = 6;
        std::vector<std::string> named;
        for (std::size_t const i : found) {
            if (named.size() == most_named) {
                named.push_back("...");
                break;
            }
            named.push_back(plain_move_text(rules_, legal_, i, ways_));
        }
        return error(msg("«{}» can mean several moves: {}"), text, join(named, ", "));
    }

    Rules const& rules_;
    SquareNames names_;
    std::span<PlainMove const> legal_;
    WaysOf const& ways_;
};

} // namespace

std::string plain_move_text(Rules const& rules, std::span<PlainMove const> legal, std::size_t index,
                            WaysOf const& ways) {
    PlainMove const& move = legal[index];
    auto const rivals = std::count_if(legal.begin(), legal.end(), [&](PlainMove const& other) {
        return looks_of(rules, other) == looks_of(rules, move);
    });
    return text_of(rules, move, rivals > 1, [&] { return ways(index, 1); });
}

std::vector<std::string> plain_move_texts(Rules const& rules, std::span<PlainMove const> legal,
                                          WaysOf const& ways) {
    std::map<Looks, int> alike;
    for (PlainMove const& move : legal) ++alike[looks_of(rules, move)];
    std::vector<std::string> texts;
    texts.reserve(legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i)
        texts.push_back(text_of(rules, legal[i], alike[looks_of(rules, legal[i])] > 1,
                                [&] { return ways(i, 1); }));
    return texts;
}

std::string plain_captured_text(Rules const& rules, PlainMove const& move) {
    SquareNames const names(rules);
    std::string const from = names.text(move.from), to = names.text(move.to);
    if (move.captured.empty()) return from + '-' + to;
    std::string text = from + 'x' + to + '{' + join(sorted_names(names, move.captured), ",") + '}';
    return move.promotes ? text + "=K" : text;
}

std::string plain_hub_move_text(Rules const& rules, PlainMove const& move) {
    SquareNames const names(rules);
    std::string const from = names.text(move.from), to = names.text(move.to);
    if (move.captured.empty()) return from + '-' + to;
    return from + 'x' + to + 'x' + join(sorted_names(names, move.captured), "x");
}

Result<Choice> choose_move(Rules const& rules, std::span<PlainMove const> legal, WaysOf const& ways,
                           std::string_view text) {
    return Chooser(rules, legal, ways).run(text);
}

Result<Choice> choose_hub_move(Rules const& rules, std::span<PlainMove const> legal,
                               std::string_view text) {
    SquareNames const names(rules);
    auto const typed = parse_move(names, legal, text);
    if (!typed) return typed.error();
    int const from = typed->squares[0], to = typed->squares[1];
    std::vector<int> captured(typed->squares.begin() + 2, typed->squares.end());
    std::sort(captured.begin(), captured.end());
    Indices found;
    bool has_pair = false;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (legal[i].from != from || legal[i].to != to) continue;
        has_pair = true;
        // Without captured squares the text may still mean the only capture there is.
        if (captured.empty() || legal[i].captured == captured) found.push_back(i);
    }
    if (!has_pair) return Choice{std::nullopt, from, to};
    if (found.empty())
        return error(msg("no move from {} to {} takes exactly these pieces"), names.text(from),
                     names.text(to));
    if (found.size() == 1) return Choice{found[0], from, to};
    auto const quiet = std::find_if(found.begin(), found.end(),
                                    [&](std::size_t i) { return legal[i].captured.empty(); });
    if (quiet != found.end() && typed->sign != Sign::capture) return Choice{*quiet, from, to};
    std::vector<std::string> named;
    for (std::size_t const i : found) named.push_back(plain_hub_move_text(rules, legal[i]));
    return error(msg("«{}» can mean several moves: {}"), trim(text), join(named, ", "));
}

bool reads_as_squares(Rules const& rules, std::span<PlainMove const> legal, std::string_view text) {
    return parse_move(SquareNames(rules), legal, text).has_value();
}

} // namespace damier::notation
