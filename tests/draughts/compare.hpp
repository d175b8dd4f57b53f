// The fast generator's answers about one position as plain values, and their comparison with the
// slow one's. Only what needs the law as a template argument is a template.
#pragma once

#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/paths.hpp"
#include "damier/draughts/rules.hpp"
#include "damier/draughts/start.hpp"
#include "tests/draughts/reference.hpp"

#include <functional>
#include <string>
#include <vector>

namespace damier::draughts::reference {

struct MoveAnswers {
    Move move;
    State after;
    bool is_key_kept;        // equal to the key of the same position made from scratch
    std::vector<Path> paths; // at most `enough_paths`
};

struct Answers {
    State state;
    bool has_overflowed = false;
    std::vector<MoveAnswers> moves;
    int count = 0;
    bool can_capture = false;
    bool is_decided = false;
    std::vector<Move> moves_of_turned;
};

inline constexpr std::size_t enough_paths = 2000;

struct Tally {
    long compared = 0, skipped = 0, captures = 0;
};

// What the two generators disagree about, in words; empty if nothing.
std::string differences(Referee const& referee, Answers const& answers, Tally& tally);

// The conversations of one law that random tests need, without its type.
struct Examinee {
    Law const* law;
    std::function<State()> start;
    std::function<Answers(State const&)> answers;
};

// Examines positions along random games and random positions; false prints the counter-example.
bool examine(std::string const& name, Examinee const& examinee);

template <Law const& L> int number(Square<L> square) { return square.number(); }

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
    Squares<L> white, black, kings;
    for (int n = 1; n <= Square<L>::count; ++n) {
        Piece const piece = state.cells[static_cast<std::size_t>(n)];
        Squares<L> const here(*Square<L>::from_number(n));
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

template <Law const& L> std::vector<int> numbers(Squares<L> set) {
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

template <Law const& L> Examinee examinee(Start const& start) {
    return {&L, [start] { return state_of<L>(start_position<L>(start)); }, answers_of<L>};
}

} // namespace damier::draughts::reference
