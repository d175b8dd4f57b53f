#include "damier/mansuba/mansuba_state.hpp"

#include "damier/mansuba/interpret.hpp"
#include "damier/mansuba/text.hpp"
#include "damier/mansuba/ways.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <tuple>

namespace damier::mansuba {

namespace {

int kind_of(Sort sort) { return static_cast<int>(sort) - 1; }

// Several prisoners of different sorts may share a place: only then is the sort written.
std::string escape_text(Position const& position, Move move, std::vector<Move> const& all) {
    Side const side = position.to_play;
    auto const is_rival = [&](Move other) {
        return other.kind == MoveKind::escape && other.to == move.to && other.piece != move.piece;
    };
    std::string text("free ");
    text += std::to_string(move.to);
    if (std::ranges::any_of(all, is_rival)) {
        text += ' ';
        text += name_of(position.sort[side][move.piece], sort_names);
    }
    return text;
}

std::string move_text(Position const& position, Move move, std::vector<Move> const& all) {
    if (move.kind == MoveKind::pass) return "pass";
    if (move.kind == MoveKind::escape) return escape_text(position, move, all);
    return std::to_string(move.from).append(1, '-').append(std::to_string(move.to));
}

bool is_only_pass(MoveList const& moves) {
    return moves.size() == 1 && moves[0].kind == MoveKind::pass;
}

// Nothing can ever move again, whatever the turns that are left.
bool is_dead(Board const& board, Position position) {
    if (board.rules().period != 0) return false;
    MoveList moves;
    for (int i = 0; i < 2; ++i) {
        generate(board, position, moves);
        if (!is_only_pass(moves)) return false;
        position.to_play = static_cast<std::uint8_t>(1 - position.to_play);
    }
    return true;
}

} // namespace

MansubaState::MansubaState(SettingPtr setting, Position const& position, Random random)
    : setting_(std::move(setting)), position_(position), random_(random), outcome_(find_outcome()) {
    if (!game::is_over(outcome_)) find_actions();
}

std::optional<game::Piece> MansubaState::at(game::Cell cell) const {
    assert(cell >= 0 && cell < board().places());
    if (position_.is_empty(cell)) return std::nullopt;
    return game::Piece{position_.owner(cell), kind_of(position_.sort_at(cell))};
}

game::StatePtr MansubaState::after(std::size_t action) const {
    Move const move = moves_[action];
    Position next = position_;
    Random random = random_;
    bool const is_free = move.kind == MoveKind::escape && random.coin();
    play(board(), next, move, is_free);
    Rules const& rules = board().rules();
    if (rules.period != 0 && next.turns % rules.period == 0)
        next.relation =
            static_cast<std::uint8_t>(random.below(static_cast<int>(rules.relations.size())));
    return std::make_shared<MansubaState const>(setting_, next, random);
}

std::vector<int> MansubaState::scores() const {
    return {std::popcount(position_.prisoners[black]), std::popcount(position_.prisoners[white])};
}

std::vector<game::Aside> MansubaState::aside() const {
    std::vector<game::Aside> all;
    for (Side const side : {white, black})
        for (unsigned left = position_.prisoners[side]; left != 0; left &= left - 1) {
            int const piece = std::countr_zero(left);
            all.push_back({{side, kind_of(position_.sort[side][piece])},
                           game::Cell{position_.place[side][piece]}});
        }
    // In an order that a text can give back.
    std::ranges::sort(all, {}, [](game::Aside const& one) {
        return std::tuple(one.piece.owner, *one.returns_to, one.piece.kind);
    });
    return all;
}

std::string MansubaState::text() const { return to_text(*this); }

Result<std::size_t> MansubaState::interpret(std::string_view typed) const {
    return mansuba::interpret(*this, typed);
}

Message MansubaState::why_not(std::span<game::Cell const> cells) const {
    return mansuba::why_not(*this, cells);
}

Message MansubaState::status() const {
    Rules const& rules = board().rules();
    std::optional<Message> const named = terrain();
    Message told = named ? Message(msg("Turn {} of {}; neighbours: {}"), int{position_.turns},
                                   rules.max_turns, *named)
                         : Message(msg("Turn {} of {}"), int{position_.turns}, rules.max_turns);
    if (rules.victory == Victory::simple) return told;
    return Message(msg("{}; goals covered: White {} of {}, Black {} of {}"), std::move(told),
                   int{position_.covered[white]}, board().needed(white),
                   int{position_.covered[black]}, board().needed(black));
}

std::optional<Message> MansubaState::terrain() const {
    Rules const& rules = board().rules();
    Relation const relation = rules.relations[position_.relation];
    // A board that may have several terrains always says which; elsewhere the world tells it.
    bool const is_chosen = about().key == "mansuba-enseirb" || rules.relations.size() > 1;
    if (!is_chosen) return std::nullopt;
    return Message(name_of(relation, relation_names));
}

game::Outcome MansubaState::find_outcome() const {
    Side const mover = 1 - position_.to_play;
    if (position_.turns > 0 && has_won(board(), position_, mover)) {
        bool const is_simple = board().rules().victory == Victory::simple;
        return game::Won{{mover},
                         is_simple ? Message(msg("a piece stands on a goal of the other side"))
                                   : Message(msg("all the goals are covered"))};
    }
    if (position_.turns >= board().rules().max_turns)
        return game::Drawn{Message(msg("no winner after {} turns"), int{position_.turns})};
    if (is_dead(board(), position_)) return game::Drawn{msg("no piece can ever move again")};
    return game::Ongoing{};
}

void MansubaState::find_actions() {
    MoveList list;
    generate(board(), position_, list);
    moves_.assign(list.begin(), list.end());
    // The order must not depend on how the pieces are numbered: a text knows only where they are.
    std::ranges::sort(moves_, {}, [this](Move move) {
        return std::tuple(move.kind == MoveKind::escape, move.from, move.to,
                          position_.sort[position_.to_play][move.piece]);
    });
    for (Move const move : moves_)
        actions_.push_back({ways(board(), position_, move), move_text(position_, move, moves_)});
}

} // namespace damier::mansuba
