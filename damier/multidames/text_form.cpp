#include "damier/multidames/text_form.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace damier::multidames {

namespace {

constexpr std::string_view rules_word = "rules";

Result<std::vector<Number>> split_numbers(std::string_view text);

// Goes through the numbers once and remembers the first thing that is wrong.
class Reader {
public:
    explicit Reader(std::span<Number const> numbers) : numbers_(numbers) {}

    int next(long least, long most, std::string_view what) {
        if (failure_) return static_cast<int>(least);
        if (read_ == numbers_.size()) {
            failure_ = error(msg("the text ends early: {} is missing"), Argument::translated(what));
            return static_cast<int>(least);
        }
        Number const number = numbers_[read_++];
        if (number.value >= least && number.value <= most) return static_cast<int>(number.value);
        failure_ = at(number.line, number.column,
                      error(msg("{} is {}, but goes from {} to {}"), Argument::translated(what),
                            number.value, least, most));
        return static_cast<int>(least);
    }

    std::size_t left() const { return numbers_.size() - read_; }
    std::optional<Error> const& failure() const { return failure_; }

private:
    std::span<Number const> numbers_;
    std::size_t read_ = 0;
    std::optional<Error> failure_;
};

int size_for(std::size_t cells) {
    for (int size = least_size; size <= most_size; size += 2)
        if (cells == static_cast<std::size_t>(size * size)) return size;
    return 0;
}

struct Head {
    int seats = 0, round = 0, current = 0;
    std::array<bool, most_seats> active{};
    std::array<int, most_seats> scores{};
    int is_holding = 0;
    int row = 0, column = 0;
};

Head read_head(Reader& reader, bool has_free_chains) {
    Head head;
    head.seats = reader.next(least_seats, most_seats, msg("the number of players"));
    head.round = reader.next(0, most_number, msg("the round"));
    head.current = reader.next(0, head.seats - 1, msg("the current player"));
    for (std::size_t i = 0; i < static_cast<std::size_t>(head.seats); ++i) {
        head.active[i] = reader.next(0, 1, msg("a player's state")) == 1;
        head.scores[i] = reader.next(-most_number, most_number, msg("a player's score"));
    }
    head.is_holding = reader.next(0, has_free_chains ? 2 : 1, msg("the mark of a held pawn"));
    // Without a held pawn its place means nothing, and some writers leave -1 there.
    long const least = head.is_holding != 0 ? 0 : -most_number;
    long const most = head.is_holding != 0 ? most_size - 1 : most_number;
    head.row = reader.next(least, most, msg("the held pawn's row"));
    head.column = reader.next(least, most, msg("the held pawn's column"));
    return head;
}

} // namespace

Result<Position> from_numbers(std::span<Number const> numbers, Rules const& rules) {
    Reader reader(numbers);
    Head const head = read_head(reader, rules.free_chains);
    if (reader.failure()) return *reader.failure();

    int const size = size_for(reader.left());
    if (size == 0)
        return error(msg("there are {} cells; a board has 36, 64, 100 or 144"), reader.left());
    Position position(size, head.seats, rules);
    for (int i = 0; i < size * size; ++i)
        position.grid.put(spot(i / size, i % size),
                          static_cast<Pawn>(reader.next(0, 3, msg("a cell"))));
    if (reader.failure()) return *reader.failure();

    position.set_turn(head.round, head.current);
    for (int seat = 0; seat < head.seats; ++seat)
        position.set_player(seat, head.active[static_cast<std::size_t>(seat)],
                            head.scores[static_cast<std::size_t>(seat)]);
    if (head.is_holding == 0) return position;
    if (head.row >= size || head.column >= size)
        return error(msg("the held pawn, row {} and column {}, is off the board"), head.row,
                     head.column);
    position.hold(spot(head.row, head.column), head.is_holding == 2);
    return position;
}

Result<Position> read_text(std::string_view text) {
    // The rules come last; every line before them has numbers only.
    Rules rules;
    std::size_t const at = std::min(text.find(rules_word), text.size());
    if (at < text.size()) {
        auto const line = static_cast<int>(std::ranges::count(text.substr(0, at), '\n')) + 1;
        Result<Rules> const read = read_rules(text.substr(at + rules_word.size()), line);
        if (!read) return read.error();
        rules = *read;
    }
    Result<std::vector<Number>> const numbers = split_numbers(text.substr(0, at));
    if (!numbers) return numbers.error();
    return from_numbers(*numbers, rules);
}

std::string write_text(Position const& position) {
    std::string text;
    auto const line = [&text](std::vector<int> const& numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            text.append(i == 0 ? "" : " ").append(std::to_string(numbers[i]));
        text += '\n';
    };
    line({position.seats(), position.round(), position.current()});
    for (int seat = 0; seat < position.seats(); ++seat)
        line({position.is_active(seat) ? 1 : 0, position.score(seat)});
    Spot const held = position.held().value_or(Spot{});
    int const mark = position.has_jumped() ? 2 : 1;
    line({position.held() ? mark : 0, held.row, held.column});
    for (int row = 0; row < position.size(); ++row) {
        std::vector<int> cells;
        for (int column = 0; column < position.size(); ++column)
            cells.push_back(static_cast<int>(position.grid[spot(row, column)]));
        line(cells);
    }
    if (game::Options const told = differences(position.rules()); !told.empty())
        text.append("rules ").append(in_words(told)).append("\n");
    return text;
}

Result<Position> playable(Position position) {
    if (position.active_count() == 0) return error(msg("no player is active"));
    if (position.round() < 1) return error(msg("the rounds are counted from 1"));
    if (std::optional<Spot> const held = position.held()) {
        if (position.round() == 1) return error(msg("no pawn can be held in the first round"));
        if (!position.grid.has_pawn(*held))
            return error(msg("the held pawn is not on the board: its cell is empty"));
    }
    position.settle();
    if (position.round() > 1) return position;

    int to_come = 0; // who still removes a white pawn in the first round
    for (int seat = position.current(); seat < position.seats(); ++seat)
        to_come += position.is_active(seat) ? 1 : 0;
    if (position.grid.count(Pawn::white) < to_come)
        return error(msg("there are too few white pawns for the first round"));
    return position;
}

Result<Rules> read_rules(std::string_view text, int line_number) {
    game::Options given;
    for (std::string_view const word : split_at_blanks(text)) {
        std::size_t const sign = word.find('=');
        if (sign == std::string_view::npos)
            return at(line_number, 0, error(msg("«{}» is not a rule such as «penalty=no»"), word));
        given[std::string(word.substr(0, sign))] = word.substr(sign + 1);
    }
    Result<game::Options> const chosen = game::complete(given, rule_options());
    if (!chosen) return at(line_number, 0, chosen.error());
    return rules_of(*chosen);
}

namespace {

Result<std::vector<Number>> split_numbers(std::string_view text) {
    std::vector<Number> numbers;
    int line_number = 0;
    for (std::string_view const line : split(text, '\n')) {
        ++line_number;
        for (std::string_view const word : split_at_blanks(line)) {
            int const column = static_cast<int>(word.data() - line.data()) + 1;
            std::optional<long> const number = to_integer(word);
            if (!number)
                return at(line_number, column, error(msg("«{}» is not a whole number"), word));
            numbers.push_back({*number, line_number, column});
        }
    }
    return numbers;
}

} // namespace

} // namespace damier::multidames
