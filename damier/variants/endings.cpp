#include "damier/variants/endings.hpp"

#include "damier/base/random.hpp"
#include "damier/endgame/scope.hpp"

#include <chrono>

namespace damier::variants {

using endgame::Slice;

namespace {

constexpr std::string_view long_line = "/long";

struct Class {
    Slice slice;
    bool is_on_long_line = false; // the lone king
};

// Several pieces with a king against a king that can hide on the long line.
bool can_hide(Slice const& slice) {
    Slice const& larger = slice.own.pieces() > slice.other.pieces() ? slice : slice.turned();
    return larger.own.pieces() >= 2 && larger.own.kings > 0 && larger.other == endgame::Force{0, 1};
}

Result<Class> read_class(std::string_view name) {
    bool const is_long = name.ends_with(long_line);
    if (is_long) name.remove_suffix(long_line.size());
    auto const slice = endgame::read_slice(name);
    if (!slice) return slice.error();
    if (is_long && !can_hide(*slice))
        return error(msg("«{}»: only a lone king against several pieces can be on the long line"),
                     name);
    return Class{*slice, is_long};
}

std::string name_of(Class const& one) {
    return endgame::name_of(one.slice) + std::string(one.is_on_long_line ? long_line : "");
}

// Of the side that has a single piece.
bool is_on_long_line(game::State const& state) {
    std::array<int, 2> pieces{}, on_line{};
    game::About const& about = state.about();
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        auto const piece = state.at(static_cast<game::Cell>(i));
        if (!piece) continue;
        auto const owner = static_cast<std::size_t>(piece->owner);
        bool const is_dark_corner = about.cells.front().shade == game::Shade::light;
        int const across =
            about.cells[i].row
            + (is_dark_corner ? about.cells[i].column : about.columns - 1 - about.cells[i].column);
        ++pieces[owner];
        on_line[owner] += across == about.rows - 1 ? 1 : 0;
    }
    return pieces[0] == 1 ? on_line[0] == 1 : on_line[1] == 1;
}

game::Known::Value run_time(endgame::Value value) {
    using Value = game::Known::Value;
    return value == endgame::Value::win    ? Value::win
           : value == endgame::Value::draw ? Value::draw
                                           : Value::loss;
}

endgame::Value tabled(game::Known::Value value) {
    return value == game::Known::Value::win ? endgame::Value::win : endgame::Value::draw;
}

} // namespace

std::vector<std::string> VariantEndings::classes() const {
    endgame::Workshop const& tables = variant_.tables();
    bool const is_chequered = tables.mechanics().law().king_captures() == draughts::diagonals;
    std::vector<std::string> names;
    auto const add = [&](Slice const& slice) {
        if (!tables.mechanics().covers(slice)) return;
        if (!endgame::is_small(tables.mechanics(), slice) && !tables.shelf().find(slice)) return;
        names.push_back(name_of({slice, false}));
        if (is_chequered && can_hide(slice)) names.push_back(name_of({slice, true}));
    };
    for (Slice const& slice : endgame::slices_up_to(endgame::most_pieces)) {
        add(slice);
        if (slice != slice.turned()) add(slice.turned());
    }
    return names;
}

Result<std::string> VariantEndings::prepare(std::string_view name, std::stop_token stop) const {
    auto const wanted = read_class(name);
    if (!wanted) return wanted.error();
    endgame::Workshop const& tables = variant_.tables();
    if (!tables.mechanics().covers(wanted->slice))
        return error(msg("under these rules there can be no table of this ending"));
    tables.prepare(wanted->slice, std::chrono::minutes(1), std::move(stop));
    if (!tables.shelf().find(wanted->slice))
        return error(msg("there is no table of {}; «damier tables build» makes it"),
                     endgame::name_of(wanted->slice));
    return name_of(*wanted);
}

Result<game::StatePtr> VariantEndings::random(std::string_view name, game::Known::Value value,
                                              std::uint64_t seed) const {
    constexpr int tries = 300;
    auto const wanted = read_class(name);
    if (!wanted) return wanted.error();
    Random seeds(seed);
    for (int i = 0; i < tries; ++i) {
        auto const fen =
            variant_.random_ending(wanted->slice, tabled(value), i == 0 ? seed : seeds.next());
        if (!fen) return fen.error();
        auto state = variant_.read(*fen);
        if (!state) return state.error();
        if (game::is_over((*state)->outcome())) continue;
        if (!wanted->is_on_long_line || is_on_long_line(**state)) return *std::move(state);
    }
    return error(msg("no such position of {} has been found"), name);
}

// A text of a game with several boards has the size in front of the position.
Result<game::Known> VariantEndings::look_up(game::State const& state) const {
    std::string const text = state.text();
    std::size_t const blank = text.find(' ');
    auto const known =
        variant_.ending(std::string_view(text).substr(blank == std::string::npos ? 0 : blank + 1));
    if (!known) return known.error();
    return game::Known{run_time(known->value), known->plies};
}

} // namespace damier::variants
