// All captures of one side. The search follows the law as it reads: lift the piece, jump, go on
// while it can; what is taken leaves at once or at the end; the precedences decide what may be
// played.
#pragma once

#include "damier/board/rays.hpp"
#include "damier/draughts/explored.hpp"
#include "damier/draughts/position.hpp"

#include <limits>
#include <memory>

namespace damier::draughts {

// Which directions a loop over `Directions` visits, unrolled by the compiler.
template <Directions Set, class F> constexpr void for_each_direction(F&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (
            [&] {
                constexpr auto d = static_cast<Direction>(I);
                if constexpr (Set.contains(d)) f.template operator()<d>();
            }(),
            ...);
    }
    (std::make_index_sequence<8>{});
}

template <Law const& L, Side Us> class Captures {
public:
    using Set = Squares<L>;
    using Sq = Square<L>;

    Captures(Position<L> const& position, MoveList<L>& list, std::size_t budget)
        : list_(list),
          budget_(budget),
          men_(position.men(Us)),
          kings_(position.kings(Us)),
          enemies_(position.pieces(opponent(Us))),
          enemy_kings_(position.kings(opponent(Us))),
          empty_(position.empty()) {}

    // Appends every capture that the law allows, each once.
    void run() {
        men_start();
        if (kings_) [[unlikely]]
            kings_start();
    }

    // A quick look: false means that there is no capture. True is certain as far as men go; a king
    // on the board is not followed.
    static bool may_exist(Position<L> const& position) {
        Set const men = position.men(Us), empty = position.empty();
        Set const targets =
            L.men_capture_kings.value ? position.pieces(opponent(Us)) : position.men(opponent(Us));
        Set landings = position.kings(Us);
        for_each_direction<man_directions>([&]<Direction D>() {
            Set const victims = men.template shifted<D>() & targets;
            landings |= victims.template shifted<D>() & empty;
        });
        return !landings.empty();
    }

private:
    using State = typename Explored<typename Set::W>::State;

    static constexpr Directions man_directions = L.man_captures.value.seen_by(Us);
    static constexpr Directions king_directions = L.king_captures.value.seen_by(Us);
    static constexpr Set last_row = promotion_row<L>(Us);
    static constexpr bool leaves_at_once = L.removal.value == Removal::at_once;
    static constexpr bool is_ordered = has(L, Precedence::kings_first);
    static constexpr bool has_precedence = L.precedence.value[0] != Precedence::none;
    // Fewer jumps than this cannot lead to the same squares and captures by two paths.
    static constexpr int shortest_detour = L.may_stop.value || leaves_at_once     ? 2
                                           : (L.king_captures.value == diagonals) ? 4
                                                                                  : 3;
    static constexpr int patience = 2048; // jumps before the search begins to remember

    using Order = std::uint32_t;
    struct NoOrder {};

    // What has been taken on the way to a square. `order` has one bit per piece, set for a king,
    // and is kept only where the law looks at it.
    struct Taken {
        Set pieces;
        [[no_unique_address]] std::conditional_t<is_ordered, Order, NoOrder> order{};
    };

    Set man_targets() const {
        return L.men_capture_kings.value ? enemies_ : enemies_ - enemy_kings_;
    }
    Set empty_now(Taken taken) const { return leaves_at_once ? empty_ | taken.pieces : empty_; }
    Set blockers_now(Taken taken) const { return Set::all() - empty_now(taken); }
    Taken take(Taken taken, Set victim) const {
        taken.pieces |= victim;
        if constexpr (is_ordered) taken.order = taken.order << 1 | !(victim & enemy_kings_).empty();
        return taken;
    }

    // Men, and kings that step like men.

    void men_start() {
        for_each_direction<man_directions>([&]<Direction D>() {
            Set const victims = men_.template shifted<D>() & man_targets();
            Set landings = victims.template shifted<D>() & empty_;
            for (; landings; landings = landings - Set(landings.first())) [[unlikely]] {
                    Set const landing(landings.first());
                    Set const victim = landing.template shifted<opposite(D)>();
                    Set const origin = victim.template shifted<opposite(D)>();
                    start(origin.first(), false);
                    short_landed<false>(landing, man_targets() ^ victim, take({}, victim));
                    finish();
                }
        });
    }

    template <bool is_king, Direction D> bool short_jump(Set at, Set targets, Taken taken) {
        Set const victim = at.template shifted<D>() & targets;
        Set const landing = victim.template shifted<D>() & empty_now(taken);
        if (landing.empty()) return false;
        Taken const more = take(taken, victim);
        if (++steps_ > patience) [[unlikely]]
            if (is_explored(landing.first().bit() * 16 + 8,
                            within_reach<is_king>(landing, targets ^ victim), more))
                return true;
        short_landed<is_king>(landing, targets ^ victim, more);
        return true;
    }

    template <bool is_king> void short_landed(Set at, Set targets, Taken taken) {
        bool const is_last = !is_king && (at & last_row);
        if constexpr (L.promotion.value == Promotion::ends_move) {
            if (is_last) return emit(at, taken, true);
        }
        if constexpr (L.promotion.value == Promotion::in_flight) {
            if (is_last) return crowned(at.first(), targets, taken);
        }
        constexpr Directions directions = is_king ? king_directions : man_directions;
        bool goes_on = false;
        for_each_direction<directions>(
            [&]<Direction D>() { goes_on |= short_jump<is_king, D>(at, targets, taken); });
        if (!goes_on || L.may_stop.value) emit(at, taken, is_last);
    }

    // The targets that some chain of jumps could take, if each could be taken again and again: no
    // chain takes more. Looked at only in long searches.
    template <bool is_king> Set within_reach(Set at, Set targets) const {
        if (L.promotion.value == Promotion::in_flight || leaves_at_once) return targets;
        Set squares = at, reached;
        for (Set before; before != squares;) {
            before = squares;
            for_each_direction<is_king ? king_directions : man_directions>([&]<Direction D>() {
                Set const landings =
                    (squares.template shifted<D>() & targets).template shifted<D>() & empty_;
                squares |= landings;
                reached |= landings.template shifted<opposite(D)>();
            });
        }
        return reached;
    }

    // A man that has just become a king and goes on as one.
    void crowned(Sq at, Set targets, Taken taken) {
        bool goes_on = false;
        for_each_direction<king_directions>(
            [&]<Direction D>() { goes_on |= king_jump<D>(at, targets, taken, true); });
        if (!goes_on || L.may_stop.value) emit(Set(at), taken, true);
    }

    // Flying kings.

    void kings_start() {
        for (Sq const from : kings_) {
            start(from, true);
            for_each_direction<king_directions>([&]<Direction D>() {
                if constexpr (L.king_reach.value == Reach::flying)
                    king_jump<D>(from, enemies_, {}, false);
                else
                    short_jump<true, D>(Set(from), enemies_, {});
            });
            finish();
        }
    }

    template <Direction D> bool king_jump(Sq at, Set targets, Taken taken, bool promotes) {
        Set const seen = board::ray<D>(at) & blockers_now(taken);
        if (seen.empty()) return false;
        Sq const victim = board::nearest<D>(seen);
        if (!targets.contains(victim)) return false;
        Set const next = Set(victim).template shifted<D>() & empty_now(taken);
        if (next.empty()) return false;
        king_landed<D>(victim, next, targets ^ Set(victim), take(taken, Set(victim)), promotes);
        return true;
    }

    // The king has jumped `victim`; it may rest on `next` or, as a rule, further on.
    template <Direction D>
    void king_landed(Sq victim, Set next, Set targets, Taken taken, bool promotes) {
        if (++steps_ > patience
            && is_explored(victim.bit() * 16 + static_cast<int>(D), targets, taken)) [[unlikely]]
            return;
        Set landings = next;
        if constexpr (L.king_landing.value != Landing::next_square)
            landings = board::reach<D>(victim, blockers_now(taken));
        // Straight on is one way, no matter where the king rests in between.
        bool goes_on = king_jump<D>(victim, targets, taken, promotes);
        for (Sq const at : landings)
            for_each_direction<king_directions>([&]<Direction Turn>() {
                constexpr bool is_back = Turn == opposite(D);
                if constexpr (Turn != D && (!is_back || L.may_turn_back.value))
                    goes_on |= king_jump<Turn>(at, targets, taken, promotes);
            });
        if (goes_on && !L.may_stop.value) return;
        if constexpr (L.king_landing.value == Landing::next_after_a_king) {
            if (enemy_kings_.contains(victim)) landings = next;
        }
        for (Sq const at : landings) emit(Set(at), taken, promotes);
    }

    // The piece is lifted: its square counts as empty until it comes down.
    void start(Sq origin, bool by_king) {
        origin_ = origin;
        by_king_ = by_king;
        empty_ |= Set(origin);
    }
    void finish() { empty_ -= Set(origin_); }

    // The order of the law's precedences, as one number to compare.
    std::uint64_t rank(Taken taken) const {
        std::uint64_t result = 0;
        auto const number = static_cast<std::uint64_t>(taken.pieces.size());
        for (Precedence const p : L.precedence.value) {
            auto const kings = [&] {
                return static_cast<std::uint64_t>((taken.pieces & enemy_kings_).size());
            };
            if (p == Precedence::most_pieces) result = result << 8 | number;
            if (p == Precedence::most_value)
                result = result << 16 | ((number + kings()) * 128 - kings());
            if (p == Precedence::with_a_king) result = result << 1 | std::uint64_t{by_king_};
            if (p == Precedence::most_kings) result = result << 8 | kings();
            if constexpr (is_ordered)
                if (p == Precedence::kings_first) result = result << 32 | taken.order;
        }
        return result;
    }

    void emit(Set to, Taken taken, bool promotes) {
        if constexpr (has_precedence) {
            std::uint64_t const r = rank(taken);
            if (r < best_) return;
            if (r > best_) {
                best_ = r;
                list_.clear();
            }
        }
        Move<L> const move{taken.pieces, origin_, to.first(), by_king_, promotes};
        if (taken.pieces.size() >= shortest_detour) [[unlikely]] {
            for (Move<L> const& other : list_)
                if (other == move) return;
        }
        list_.push_back(move);
    }

    // In a long search: has this state been seen, can it no longer matter, or is the budget spent?
    bool is_explored(int tag, Set targets, Taken taken) {
        if (!explored_) explored_ = std::make_unique<Explored<typename Set::W>>();
        if (explored_->size() >= budget_) {
            list_.mark_overflow();
            return true;
        }
        constexpr Precedence first = L.precedence.value[0];
        if constexpr (first == Precedence::most_pieces || first == Precedence::most_value) {
            Taken everything{taken.pieces | targets};
            if constexpr (is_ordered) everything.order = std::numeric_limits<Order>::max();
            if (rank(everything) < best_) return true;
        }
        State state{taken.pieces.word(),
                    static_cast<std::uint32_t>(tag + 1)
                        | static_cast<std::uint32_t>(origin_.bit()) << 16,
                    0};
        if constexpr (is_ordered) state.order = taken.order;
        return !explored_->insert(state);
    }

    MoveList<L>& list_;
    std::size_t const budget_;
    Set const men_, kings_, enemies_, enemy_kings_;
    Set empty_;
    Sq origin_ = Set::all().first();
    bool by_king_ = false;
    std::uint64_t best_ = 0;
    int steps_ = 0;
    std::unique_ptr<Explored<typename Set::W>> explored_;
};

} // namespace damier::draughts
