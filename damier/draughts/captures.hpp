// All captures of one side. The search follows the law as it reads: lift the piece, jump, go on
// while it can; what is taken leaves at once or at the end; the precedences decide what may be
// played.
#pragma once

#include "damier/board/rays.hpp"
#include "damier/draughts/explored.hpp"
#include "damier/draughts/first_jumps.hpp"

#include <algorithm>
#include <limits>
#include <memory>

namespace damier::draughts {

template <Law const& L, Side Us> class Captures {
public:
    using Set = Squares<L>;
    using Sq = Square<L>;

    Captures(Position<L> const& position, MoveList<L>& list, std::size_t budget)
        : list_(list),
          budget_(budget),
          kings_(position.kings(Us)),
          enemies_(position.pieces(opponent(Us))),
          enemy_kings_(position.kings(opponent(Us))),
          empty_(position.empty()) {}

    // Appends every capture that the law allows, each once.
    void run(FirstJumps<L, Us> const& jumps) {
        men_start(jumps);
        if (kings_) [[unlikely]]
            kings_start();
    }

private:
    using State = typename Explored<typename Set::W>::State;

    static constexpr Directions man_directions = FirstJumps<L, Us>::directions;
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
    static Set empty_now(Set empty, Taken taken) {
        return leaves_at_once ? empty | taken.pieces : empty;
    }
    static Set blockers_now(Set empty, Taken taken) { return Set::all() - empty_now(empty, taken); }
    Taken take(Taken taken, Set victim) const {
        taken.pieces |= victim;
        if constexpr (is_ordered) taken.order = taken.order << 1 | !(victim & enemy_kings_).empty();
        return taken;
    }

    // Men, and kings that step like men.

    void men_start(FirstJumps<L, Us> const& jumps) {
        for_each_direction<man_directions>([&]<Direction D>() {
            for (Sq const at : jumps.template landings<D>()) [[unlikely]] {
                    Set const victim = Set(at).template shifted<opposite(D)>();
                    Set const origin = victim.template shifted<opposite(D)>();
                    Set const empty = lift(origin.first(), false);
                    short_landed<false>(at, man_targets() ^ victim, empty, take({}, victim));
                }
        });
    }

    // The squares `steps` away from each square in the directions of a set.
    template <Directions Ways, int steps>
    static constexpr auto away = [] {
        std::array<Set, board::bits(L.geometry.value)> table{};
        for (Sq const from : Set::all())
            for_each_direction<Ways>([&]<Direction D>() {
                auto next = from.next(D);
                if (steps == 2 && next) next = next->next(D);
                if (next) table[static_cast<std::size_t>(from.bit())] |= Set(*next);
            });
        return table;
    }();

    // Where one piece comes down after jumping a neighbour. Within one kind of direction (diagonal
    // or straight) a neighbour shifted by any step falls two steps away from `at` only straight on.
    template <Directions Kind>
    [[gnu::always_inline]] static Set jumps_of(Sq at, Set targets, Set empty) {
        auto const i = static_cast<std::size_t>(at.bit());
        Set const victims = away<Kind, 1>[i] & targets;
        Set behind;
        for_each_direction<Kind>([&]<Direction D>() { behind |= victims.template shifted<D>(); });
        return behind & away<Kind, 2>[i] & empty;
    }
    template <bool is_king>
    [[gnu::always_inline]] static Set short_jumps(Sq at, Set targets, Set empty) {
        constexpr Directions ways = is_king ? king_directions : man_directions;
        return jumps_of<(ways & diagonals)>(at, targets, empty)
               | jumps_of<(ways & straight)>(at, targets, empty);
    }

    // A piece that takes neighbours has come down. Nearly always that is the end of its move, so
    // that is what must be quick.
    template <bool is_king>
    [[gnu::always_inline]] void short_landed(Sq at, Set targets, Set empty, Taken taken) {
        bool const is_last = !is_king && last_row.contains(at);
        if constexpr (L.promotion.value == Promotion::ends_move) {
            if (is_last) return emit(at, taken, true);
        }
        if constexpr (L.promotion.value == Promotion::in_flight) {
            if (is_last) return crowned(at, targets, empty, taken);
        }
        Set const next = short_jumps<is_king>(at, targets, empty_now(empty, taken));
        if (next.empty() || L.may_stop.value) emit(at, taken, is_last);
        if (next) short_go_on<is_king>(at, next, targets, empty, taken);
    }

    template <bool is_king>
    [[gnu::noinline]] void short_go_on(Sq at, Set landings, Set targets, Set empty, Taken taken) {
        for (Sq const landing : landings) {
            // A step is the same number of bits everywhere: what was jumped lies half-way.
            Set const victim(Sq::from_bit((at.bit() + landing.bit()) / 2));
            Taken const more = take(taken, victim);
            if (++steps_ > patience) [[unlikely]]
                if (is_explored(landing.bit() * 16 + 8,
                                within_reach<is_king>(Set(landing), targets ^ victim, empty), more))
                    continue;
            short_landed<is_king>(landing, targets ^ victim, empty, more);
        }
    }

    // The targets that some chain of jumps could take, if each could be taken again and again: no
    // chain takes more. Looked at only in long searches.
    template <bool is_king> Set within_reach(Set at, Set targets, Set empty) const {
        if (L.promotion.value == Promotion::in_flight || leaves_at_once) return targets;
        Set squares = at, reached;
        for (Set before; before != squares;) {
            before = squares;
            for_each_direction<is_king ? king_directions : man_directions>([&]<Direction D>() {
                Set const landings =
                    (squares.template shifted<D>() & targets).template shifted<D>() & empty;
                squares |= landings;
                reached |= landings.template shifted<opposite(D)>();
            });
        }
        return reached;
    }

    // A man that has just become a king and goes on as one.
    void crowned(Sq at, Set targets, Set empty, Taken taken) {
        bool goes_on = false;
        for_each_direction<king_directions>(
            [&]<Direction D>() { goes_on |= king_jump<D>(at, targets, empty, taken, true); });
        if (!goes_on || L.may_stop.value) emit(at, taken, true);
    }

    // Flying kings.

    void kings_start() {
        for (Sq const from : kings_) {
            Set const empty = lift(from, true);
            if constexpr (L.king_reach.value == Reach::flying)
                for_each_direction<king_directions>(
                    [&]<Direction D>() { king_jump<D>(from, enemies_, empty, {}, false); });
            else
                short_go_on<true>(from, short_jumps<true>(from, enemies_, empty), enemies_, empty,
                                  {});
        }
    }

    template <Direction D>
    bool king_jump(Sq at, Set targets, Set empty, Taken taken, bool promotes) {
        Set const seen = board::ray<D>(at) & blockers_now(empty, taken);
        if (seen.empty()) return false;
        Sq const victim = board::nearest<D>(seen);
        if (!targets.contains(victim)) return false;
        Set const next = Set(victim).template shifted<D>() & empty_now(empty, taken);
        if (next.empty()) return false;
        king_landed<D>(victim, next, targets ^ Set(victim), empty, take(taken, Set(victim)),
                       promotes);
        return true;
    }

    // The king has jumped `victim`; it may rest on `next` or, as a rule, further on.
    template <Direction D>
    void king_landed(Sq victim, Set next, Set targets, Set empty, Taken taken, bool promotes) {
        if (++steps_ > patience
            && is_explored(victim.bit() * 16 + static_cast<int>(D), targets, taken)) [[unlikely]]
            return;
        Set landings = next;
        if constexpr (L.king_landing.value != Landing::next_square)
            landings = board::reach<D>(victim, blockers_now(empty, taken));
        // Straight on is one way, no matter where the king rests in between.
        bool goes_on = king_jump<D>(victim, targets, empty, taken, promotes);
        for (Sq const at : landings)
            for_each_direction<king_directions>([&]<Direction Turn>() {
                constexpr bool is_back = Turn == opposite(D);
                if constexpr (Turn != D && (!is_back || L.may_turn_back.value))
                    goes_on |= king_jump<Turn>(at, targets, empty, taken, promotes);
            });
        if (goes_on && !L.may_stop.value) return;
        if constexpr (L.king_landing.value == Landing::next_after_a_king) {
            if (enemy_kings_.contains(victim)) landings = next;
        }
        for (Sq const at : landings) emit(at, taken, promotes);
    }

    // The piece is lifted: its square counts as empty until it comes down.
    Set lift(Sq origin, bool by_king) {
        origin_ = origin;
        by_king_ = by_king;
        return empty_ | Set(origin);
    }

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

    // Not inlined: it is called from a dozen places, and the jumps around it need the registers.
    [[gnu::noinline]] void emit(Sq to, Taken taken, bool promotes) {
        if constexpr (has_precedence) {
            std::uint64_t const r = rank(taken);
            if (r < best_) return;
            if (r > best_) {
                best_ = r;
                list_.clear();
                listed_.reset();
            }
        }
        Move<L> const move{taken.pieces, origin_, to, by_king_, promotes};
        if (taken.pieces.size() >= shortest_detour) [[unlikely]]
            if (is_listed(move)) return;
        list_.push_back(move);
    }

    // Among few moves a look at each is the quickest; a crowded board has tens of thousands.
    bool is_listed(Move<L> const& move) {
        constexpr std::size_t few = 64;
        if (!listed_ && list_.size() <= few) return std::ranges::find(list_, move) != list_.end();
        if (!listed_) {
            listed_ = std::make_unique<Explored<typename Set::W>>();
            for (Move<L> const& other : list_) listed_->insert(whole(other));
        }
        return !listed_->insert(whole(move));
    }
    static State whole(Move<L> const& move) {
        auto const from = static_cast<std::uint32_t>(move.from.bit());
        auto const to = static_cast<std::uint32_t>(move.to.bit() + 1);
        return {move.captured.word(), from << 16 | to << 1 | std::uint32_t{move.promotes}, 0};
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
    Set const kings_, enemies_, enemy_kings_, empty_;
    Sq origin_ = Set::all().first();
    bool by_king_ = false;
    std::uint64_t best_ = 0;
    int steps_ = 0;
    std::unique_ptr<Explored<typename Set::W>> explored_, listed_;
};

} // namespace damier::draughts
