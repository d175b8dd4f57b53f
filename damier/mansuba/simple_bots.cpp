// The players that do not look ahead.
#include "damier/mansuba/bots.hpp"
#include "damier/mansuba/distances.hpp"
#include "damier/mansuba/mansuba_state.hpp"
#include "damier/mansuba/ways.hpp"

#include <algorithm>
#include <memory>

namespace damier::mansuba {

namespace {

using Indices = std::vector<std::size_t>; // of actions

std::size_t pick(Random& random, Indices const& from) {
    return from[static_cast<std::size_t>(random.below(static_cast<int>(from.size())))];
}

template <class Test> Indices actions_where(MansubaState const& state, Test test) {
    Indices found;
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        if (test(state.move(i))) found.push_back(i);
    return found;
}

// Those with the greatest value.
template <class Value> Indices best_of(Indices const& from, Value value) {
    Indices best;
    int most = 0;
    for (std::size_t const i : from) {
        int const own = value(i);
        if (best.empty() || own > most) {
            best.clear();
            most = own;
        }
        if (own == most) best.push_back(i);
    }
    return best;
}

bool is_escape(Move move) { return move.kind == MoveKind::escape; }

// What the random and the greedy player share: whether to try an escape, and which piece to move.
// Gives either a single action that is decided already or all actions of the chosen piece.
Indices draw_piece(MansubaState const& state, Random& random) {
    Indices const escapes = actions_where(state, is_escape);
    Indices const moves = actions_where(state, [](Move move) { return !is_escape(move); });
    if (!escapes.empty() && (moves.empty() || random.coin())) return {pick(random, escapes)};
    std::vector<int> pieces;
    for (std::size_t const i : moves)
        if (pieces.empty() || pieces.back() != state.move(i).from)
            pieces.push_back(state.move(i).from);
    int const from =
        pieces[static_cast<std::size_t>(random.below(static_cast<int>(pieces.size())))];
    return actions_where(state, [&](Move move) { return !is_escape(move) && move.from == from; });
}

class RandomBot final : public game::Bot {
public:
    explicit RandomBot(std::uint64_t seed) : random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        auto const& mansuba = dynamic_cast<MansubaState const&>(state);
        Indices const all = draw_piece(mansuba, random_);
        std::size_t const chosen = pick(random_, best_of(all, [&](std::size_t i) {
                                            return static_cast<int>(mansuba.move(i).kind);
                                        }));
        if (mansuba.move(chosen).kind != MoveKind::multiple_jump) return chosen;
        return to_the_end(mansuba, chosen);
    }

private:
    // This player never stops a multiple jump that can go on.
    std::size_t to_the_end(MansubaState const& state, std::size_t chosen) {
        Position const& position = state.position();
        std::vector<Place> path = state.actions()[chosen].ways.front().cells;
        while (position.is_empty(path.back())) {
            Indices further;
            for (Place const next : landings(state.board(), position, path.front(), path.back()))
                for (std::size_t i = 0; i < state.actions().size(); ++i)
                    if (state.move(i).from == path.front() && state.move(i).to == next
                        && std::ranges::find(path, next) == path.end())
                        further.push_back(i);
            if (further.empty()) break;
            chosen = pick(random_, further);
            path.push_back(state.move(chosen).to);
        }
        return chosen;
    }

    Random random_;
};

// Keeps the distances of the game it plays.
class DistanceKeeper {
public:
    Distances const& of(MansubaState const& state) {
        if (setting_ != state.setting()) {
            setting_ = state.setting();
            distances_ = std::make_unique<Distances const>(setting_->board);
        }
        return *distances_;
    }

private:
    SettingPtr setting_;
    std::unique_ptr<Distances const> distances_;
};

class GreedyBot final : public game::Bot {
public:
    explicit GreedyBot(std::uint64_t seed) : random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        auto const& mansuba = dynamic_cast<MansubaState const&>(state);
        Distances const& distances = keeper_.of(mansuba);
        // Distance means steps from neighbour to neighbour, as a pawn goes, for every sort.
        auto const nearness = [&](std::size_t i) {
            return -distances.nearest(mansuba.position().relation, mansuba.to_play(), Sort::pawn,
                                      mansuba.move(i).to);
        };
        return pick(random_, best_of(draw_piece(mansuba, random_), nearness));
    }

private:
    Random random_;
    DistanceKeeper keeper_;
};

class SortedBot final : public game::Bot {
public:
    explicit SortedBot(std::uint64_t seed) : random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        auto const& mansuba = dynamic_cast<MansubaState const&>(state);
        Indices all(state.actions().size());
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
        return pick(random_, best_of(all, [&](std::size_t i) { return value(mansuba, i); }));
    }

private:
    static int value(MansubaState const& state, std::size_t action) {
        Move const move = state.move(action);
        if (move.kind == MoveKind::pass) return 0;
        if (move.kind == MoveKind::escape) return 500; // better than standing still
        Board const& board = state.board();
        Side const side = state.position().to_play;
        Position next = state.position();
        play(board, next, move, false);
        if (has_won(board, next, side)) return 1 << 20;
        int const forward = side == white ? 1 : -1;
        int const gained = forward * (board.column(move.to) - board.column(move.from));
        return 1000 * gained + 50 * static_cast<int>(move.kind) + prepared_jumps(board, next, side);
    }

    static int prepared_jumps(Board const& board, Position& position, Side side) {
        position.to_play = static_cast<std::uint8_t>(side);
        MoveList moves;
        generate(board, position, moves);
        return static_cast<int>(std::ranges::count_if(moves, [](Move move) {
            return move.kind == MoveKind::jump || move.kind == MoveKind::multiple_jump;
        }));
    }

    Random random_;
};

} // namespace

game::BotPtr make_random_bot(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }
game::BotPtr make_greedy_bot(std::uint64_t seed) { return std::make_unique<GreedyBot>(seed); }
game::BotPtr make_sorted_bot(std::uint64_t seed) { return std::make_unique<SortedBot>(seed); }

} // namespace damier::mansuba
