// make_player() for any law. Compiled once per law, by the build, and for boards that are no
// variant.
#pragma once

#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/irregular.hpp"
#include "damier/draughts/paths.hpp"
#include "damier/draughts/start.hpp"
#include "tests/draughts/player.hpp"

namespace damier::draughts::reference {

template <Law const& L> State state_of(Position<L> const& position) {
    State state{std::vector<Piece>(Square<L>::count + 1, Piece::none), position.to_move(), {}};
    for (Side const side : {Side::white, Side::black}) {
        for (auto const s : position.men(side)) state.cells[s.number()] = man_of(side);
        for (auto const s : position.kings(side)) state.cells[s.number()] = king_of(side);
        KingRun const run = position.king_run(side);
        if (run.bit >= 0)
            state.runs[static_cast<std::size_t>(side)] = {Square<L>::from_bit(run.bit).number(),
                                                          run.count};
    }
    return state;
}

template <Law const& L> Position<L> position_of(State const& state) {
    draughts::Squares<L> white, black, kings;
    for (int n = 1; n <= Square<L>::count; ++n) {
        Piece const piece = state.cells[static_cast<std::size_t>(n)];
        draughts::Squares<L> const here(*Square<L>::from_number(n));
        if (belongs_to(piece, Side::white)) white |= here;
        if (belongs_to(piece, Side::black)) black |= here;
        if (is_king(piece)) kings |= here;
    }
    Position<L> position(white, black, kings, state.to_move);
    for (Side const side : {Side::white, Side::black}) {
        Run const run = state.runs[static_cast<std::size_t>(side)];
        if (run.square > 0)
            position.set_king_run(
                side, {static_cast<std::int8_t>(Square<L>::from_number(run.square)->bit()),
                       static_cast<std::int8_t>(run.count)});
    }
    return position;
}

template <Law const& L> std::vector<int> numbers(draughts::Squares<L> set) {
    std::vector<int> result;
    for (auto const s : set) result.push_back(s.number());
    return result;
}

template <Law const& L> Move plain(draughts::Move<L> const& move) {
    return {move.from.number(), move.to.number(), numbers<L>(move.captured), move.by_king,
            move.promotes};
}

template <Law const& L> Path plain(draughts::Path<L> const& path) {
    Path result;
    for (auto const s : path.squares) result.squares.push_back(s.number());
    for (auto const s : path.captured) result.captured.push_back(s.number());
    return result;
}

template <Law const& L> Answers answers_of(State const& state) {
    Position<L> const position = position_of<L>(state);
    Answers answers;
    answers.state = state_of<L>(position);
    MoveList<L> list, turned;
    generate<L>(position, list);
    answers.has_overflowed = list.has_overflowed();
    answers.count = count_moves<L>(position);
    answers.can_capture = can_capture<L>(position);
    answers.is_decided = is_decided<L>(position);
    for (auto const& move : list) {
        Position<L> const after = position.after(move);
        State const after_state = state_of<L>(after);
        Position<L> const again = position_of<L>(after_state);
        MoveAnswers answer{
            plain<L>(move), after_state, again.key() == after.key() && again == after, {}};
        for (auto const& path : paths<L>(position, move, enough_paths))
            answer.paths.push_back(plain<L>(path));
        answers.moves.push_back(std::move(answer));
    }
    generate<L>(position.turned(), turned);
    for (auto const& move : turned) answers.moves_of_turned.push_back(plain<L>(move));
    return answers;
}

template <Law const& L> std::vector<Move> irregular_of(State const& state) {
    Position<L> const position = position_of<L>(state);
    auto const legal = legal_moves<L>(position);
    std::vector<Move> result;
    if (legal)
        for (auto const& move : Irregular<L>(position, *legal).find())
            result.push_back(plain<L>(move));
    return result;
}

// Leaves when every path of a capture counts.
template <Law const& L>
std::uint64_t perft_of_paths(draughts::Position<L> const& position, int depth) {
    if (depth == 0) return 1;
    MoveList<L> list;
    generate<L>(position, list);
    std::uint64_t leaves = 0;
    for (auto const& move : list) {
        bool const may_differ = move.captured.has_many();
        leaves += (may_differ ? paths<L>(position, move).size() : 1)
                  * (depth == 1 ? 1 : perft_of_paths<L>(position.after(move), depth - 1));
    }
    return leaves;
}

template <Law const& L> Player make_player(std::string key, Names names, Start const& start) {
    auto const moves = [](State const& state) -> std::optional<std::vector<Counted>> {
        auto const position = position_of<L>(state);
        auto const list = legal_moves<L>(position);
        if (!list) return std::nullopt;
        std::vector<Counted> result;
        for (auto const& move : *list)
            result.push_back({plain<L>(move), paths<L>(position, move).size()});
        return result;
    };
    return {std::move(key),
            Referee(L),
            names,
            state_of<L>(start_position<L>(start)),
            [](State const& state, int depth) { return perft<L>(position_of<L>(state), depth); },
            [](State const& state, int depth) {
                return perft_of_paths<L>(position_of<L>(state), depth);
            },
            moves,
            answers_of<L>,
            irregular_of<L>,
            [](State const& state, int from, int to) {
                auto const refusal =
                    why_not<L>(position_of<L>(state), *Square<L>::from_number(from),
                               *Square<L>::from_number(to));
                return Reason{refusal.kind, refusal.taken, refusal.number};
            }};
}

template <Rules const& R> Player make_player() {
    return make_player<*R.law.value>(key_of(R), names_of(R.text()), R.start);
}

} // namespace damier::draughts::reference
