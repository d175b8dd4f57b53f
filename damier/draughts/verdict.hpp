// The end of the game: who has won or that it is drawn, and by which rule.
#pragma once

#include "damier/base/message.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/history.hpp"

#include <optional>

namespace damier::draughts {

enum class Reason {
    none,
    no_pieces,    // the side to move has nothing left
    no_moves,     // it has pieces, but none can move
    first_king,   // breakthrough
    both_blocked, // neither side can move
    repetition,
    king_moves,  // only kings have moved for too long
    quiet_moves, // no capture and no promotion for too long
    material,    // a balance of material has lasted too long
    slow_ending
};

struct Verdict {
    Reason reason = Reason::none;
    std::optional<Side> winner;
    int limit = 0;              // the number in the rule: repetitions, or moves by each side
    Side to_move = Side::white; // who was to move when it ended

    bool is_over() const { return reason != Reason::none; }
    bool is_draw() const { return is_over() && !winner; }
    bool operator==(Verdict const&) const = default;
};

// The rule in words.
Message describe(Verdict const& verdict);

template <Law const& L> Verdict verdict(History<L> const& history);

namespace detail {

template <Law const& L> Verdict verdict_without_moves(History<L> const& history) {
    Position<L> const& position = history.position();
    Side const us = position.to_move();
    bool const has_pieces = !position.pieces(us).empty();
    if (has_pieces && history.rules().draws().when_both_blocked()
        && count_moves<L>(position.passed()) == 0)
        return {Reason::both_blocked, std::nullopt, 0, us};
    bool const wins = L.objective.value == Objective::have_no_move;
    return {has_pieces ? Reason::no_moves : Reason::no_pieces, wins ? us : opponent(us), 0, us};
}

template <Law const& L> Verdict material_verdict(History<L> const& history) {
    auto const& limits = history.rules().draws().material();
    for (std::size_t i = 0; i < limits.size(); ++i) {
        int const plies = history.material_plies(i);
        if (plies < 0 || plies < 2 * limits[i].moves) continue;
        Position<L> const& position = history.position();
        bool const is_tense = can_capture<L>(position) || can_capture<L>(position.passed());
        if (limits[i].waits_for_captures && is_tense) continue;
        return {Reason::material, std::nullopt, limits[i].moves, position.to_move()};
    }
    return {};
}

} // namespace detail

// A win on the last allowed move counts: the board is looked at before the counters.
template <Law const& L> Verdict verdict(History<L> const& history) {
    Position<L> const& position = history.position();
    Side const us = position.to_move();
    DrawRules const& draws = history.rules().draws;
    if (is_decided<L>(position)) return {Reason::first_king, opponent(us), 0, us};
    if (count_moves<L>(position) == 0) return detail::verdict_without_moves<L>(history);
    if (draws.repetitions() > 0 && history.repetitions() >= draws.repetitions())
        return {Reason::repetition, std::nullopt, draws.repetitions(), us};
    if (draws.king_moves() > 0 && history.king_plies() >= 2 * draws.king_moves())
        return {Reason::king_moves, std::nullopt, draws.king_moves(), us};
    if (draws.quiet_moves() > 0 && history.quiet_plies() >= 2 * draws.quiet_moves())
        return {Reason::quiet_moves, std::nullopt, draws.quiet_moves(), us};
    if (Verdict const v = detail::material_verdict<L>(history); v.is_over()) return v;
    for (std::size_t i = 0; i < draws.slow_endings().size(); ++i) {
        int const moves = draws.slow_endings()[i].moves;
        if (moves > 0 && history.slow_plies(i) >= 2 * moves)
            return {Reason::slow_ending, std::nullopt, moves, us};
    }
    return {};
}

} // namespace damier::draughts
