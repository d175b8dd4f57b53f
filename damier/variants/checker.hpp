// Checks written draughts games without states: a position, the legal moves, and a quick way for
// moves of the usual form. Nothing is allocated for those.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/draughts/start.hpp"
#include "damier/game/checker.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/move_text.hpp"
#include "damier/variants/calm.hpp"
#include "damier/variants/quick_text.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace damier::variants {

template <draughts::Law const& L> class Checker final : public game::MoveChecker {
public:
    explicit Checker(draughts::Rules const& rules)
        : rules_(&rules), least_(rules.draws), squares_(rules) {
        start();
    }

    void start() override {
        Reached const first{draughts::start_position<L>(rules_->start), {}};
        line_.assign(2, first); // the last one gives way to a variation
        outer_.clear();
        part_.clear();
    }
    Result<Done> set_up(std::string_view text) override {
        auto const fen = notation::read_fen<L>(*rules_, text);
        if (!fen) return fen.error();
        Calm calm;
        calm.kings = fen->half_moves.value_or(0);
        calm.may_be_drawn = now().calm.may_be_drawn;
        calm.look<L>(least_, fen->position);
        line_.push_back({fen->position, calm});
        part_.clear();
        return Done{};
    }
    std::optional<Error> play(std::string_view text) override;
    bool is_waiting() const override { return !part_.empty(); }
    bool may_be_drawn() const override { return now().calm.may_be_drawn; }
    void enter_variation() override {
        outer_.push_back({line_.size(), now()});
        line_.back() = *(line_.end() - 2);
        part_.clear();
    }
    void leave_variation() override {
        line_.resize(outer_.back().length, outer_.back().last);
        line_.back() = outer_.back().last;
        outer_.pop_back();
        part_.clear();
    }

private:
    using Move = draughts::Move<L>;
    using Position = draughts::Position<L>;
    struct Reached {
        Position position;
        Calm calm;
    };
    // A line that a variation interrupts: its last position gives way to the one before.
    struct Outer {
        std::size_t length;
        Reached last;
    };

    Reached const& now() const { return line_.back(); }
    Position const& position() const { return now().position; }
    void make(Move const& move) {
        Reached next{position().after(move), now().calm};
        next.calm.template play<L>(least_, move, next.position);
        next.calm.is_over |= next.calm.kings >= least_.repeated && is_repeated(next);
        line_.push_back(next);
    }
    bool is_repeated(Reached const& next) const;
    bool play_quickly(std::string_view text);
    std::optional<Error> play_any(std::string_view text);
    std::optional<Error> join(std::string_view text);
    // Some programs write one capture as several moves, one for each jump.
    bool is_part(std::string_view text, std::span<Move const> legal) const;

    draughts::Rules const* rules_;
    LeastPlies least_;
    SquareTable squares_;
    std::vector<Reached> line_; // from the start; the one before a variation stands there twice
    std::vector<Outer> outer_;
    std::string part_;                // the jumps so far
    std::optional<Error> part_error_; // what was wrong with them as a move
};

template <draughts::Law const& L> std::optional<Error> Checker<L>::play(std::string_view text) {
    if (!part_.empty()) [[unlikely]]
        return join(text);
    if (play_quickly(text)) [[likely]]
        return std::nullopt;
    return play_any(text);
}

template <draughts::Law const& L> bool Checker<L>::is_repeated(Reached const& next) const {
    std::size_t const back = static_cast<std::size_t>(next.calm.kings) + outer_.size();
    auto const first = line_.end() - static_cast<std::ptrdiff_t>(std::min(back, line_.size()));
    auto const before = std::ranges::count(first, line_.end(), next.position, &Reached::position);
    return before + 1 >= rules_->draws().repetitions();
}

template <draughts::Law const& L> bool Checker<L>::play_quickly(std::string_view text) {
    QuickMove const typed = squares_.read(text);
    if (typed.from == 0) return false;
    draughts::MoveList<L> legal;
    draughts::generate<L>(position(), legal);
    auto const from = *draughts::Square<L>::from_number(typed.from);
    auto const to = *draughts::Square<L>::from_number(typed.to);
    Move const* found = nullptr;
    for (Move const& move : legal) {
        if (move.to != to || move.from != from) continue;
        if (found != nullptr) return false; // which one needs a closer look
        found = &move;
    }
    if (found == nullptr || legal.has_overflowed()) return false;
    make(*found);
    return true;
}

template <draughts::Law const& L> std::optional<Error> Checker<L>::play_any(std::string_view text) {
    Result<std::vector<Move>> const legal = draughts::legal_moves<L>(position());
    if (!legal) return legal.error();
    Result<Move> const move = notation::read_move<L>(*rules_, position(), *legal, text);
    if (move) {
        make(*move);
        return std::nullopt;
    }
    if (!is_part(text, *legal)) return move.error();
    part_ = text;
    part_error_ = move.error();
    return std::nullopt;
}

template <draughts::Law const& L> std::optional<Error> Checker<L>::join(std::string_view text) {
    std::optional<Error> const failure = std::exchange(part_error_, std::nullopt);
    std::string const joined = joined_capture(std::exchange(part_, {}), text);
    if (joined.empty()) return failure;
    return play_any(joined) ? failure : std::nullopt;
}

template <draughts::Law const& L>
bool Checker<L>::is_part(std::string_view text, std::span<Move const> legal) const {
    std::vector<int> const typed = squares_.read_way(text);
    if (typed.size() < 2) return false;
    constexpr std::size_t most_ways = 512;
    for (Move const& move : legal) {
        if (move.captured.size() < 2 || move.from.number() != typed.front()) continue;
        for (notation::Way const& way : notation::ways<L>(position(), move, most_ways))
            if (way.size() > typed.size() && std::equal(typed.begin(), typed.end(), way.begin()))
                return true;
    }
    return false;
}

} // namespace damier::variants
