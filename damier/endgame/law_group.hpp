// How a group is solved under a law: what each position's moves are worth that leave the group,
// then backwards, ply by ply, from the positions that are decided so.
#pragma once

#include "damier/draughts/side_moves.hpp"
#include "damier/endgame/ends.hpp"
#include "damier/endgame/group.hpp"
#include "damier/endgame/pieces.hpp"
#include "damier/endgame/solved.hpp"

namespace damier::endgame {

template <Law const& L> class LawGroup final : public Group {
public:
    using Position = draughts::Position<L>;
    using Set = draughts::Squares<L>;
    using Square = draughts::Square<L>;

    LawGroup(Slice const& slice, Men const& white_men, Men const& black_men, Solved const& solved,
             Ends const& ends)
        : Group(squares_of<L>, slice),
          white_men_(white_men),
          black_men_(black_men),
          solved_(solved),
          ends_(ends),
          buckets_(most_plies + 1) {}

    void solve(std::span<Numbers const> white_men, std::span<Numbers const> black_men) override;

private:
    static constexpr bool step_sideways = L.man_moves.value.contains(board::Direction::east);

    struct Placement {
        Set white, black;                                               // men
        std::array<std::uint8_t, board::bits(L.geometry.value)> number; // of squares without men
        std::array<std::uint8_t, static_cast<std::size_t>(Square::count)> free; // their bits
    };

    void place(std::span<Numbers const> white_men, std::span<Numbers const> black_men);
    Set kings(Placement const& placement, Numbers const& numbers) const {
        Set set;
        for (int const n : numbers)
            set |= Set(Square::from_bit(placement.free[static_cast<std::size_t>(n)]));
        return set;
    }
    static std::uint32_t rank(Placement const& placement, Set kings) {
        std::uint64_t rank = 0;
        int k = 0;
        for (Square const s : kings)
            rank += choose(placement.number[static_cast<std::size_t>(s.bit())], ++k);
        return static_cast<std::uint32_t>(rank);
    }
    // f(where, position with White to move)
    template <class F> void for_each_position(F&& f) const;
    void note_balances();

    template <Side Us> void begin(Position const& position, std::uint32_t where);
    Byte byte_of_next(Position const& next) const {
        if (is_over<L>(next)) return at_the_end;
        Byte const byte = solved_.at(pieces_of<L>(next));
        return slice_.has_plies() ? byte : without_plies(byte);
    }
    void spread();
    template <Side Us> void settle(std::uint32_t where, int plies);
    template <Side Them, class F> void for_each_before(std::uint32_t where, F&& f) const;
    void set(Side side, std::uint32_t where, int plies) {
        cells(side)[where].byte = byte_of(plies);
        buckets_[static_cast<std::size_t>(plies)].push_back(where << 1
                                                            | static_cast<std::uint32_t>(side));
    }

    // f(king, the squares that it can go to or come from)
    template <Side Us, class F> static void for_each_king_step(Position const& position, F&& f) {
        for (Square const from : position.kings(Us)) {
            Set targets;
            draughts::for_each_direction<L.king_moves.value>([&]<board::Direction D>() {
                if constexpr (L.king_reach.value == draughts::Reach::flying)
                    targets |= board::reach<D>(from, position.occupied());
                else
                    targets |= Set(from).template shifted<D>() & position.empty();
            });
            f(from, targets);
        }
    }
    // Steps of men that can be undone, or those that cannot.
    template <Side Us, bool is_sideways, class F>
    static void for_each_man_step(Position const& position, F&& f) {
        draughts::for_each_direction<L.man_moves.value.seen_by(Us)>([&]<board::Direction D>() {
            constexpr bool is_level = D == board::Direction::east || D == board::Direction::west;
            if constexpr (is_level == is_sideways)
                for (Square const to : position.men(Us).template shifted<D>() & position.empty())
                    f(Square::from_bit(to.bit() - board::stride(L.geometry.value, D)), to);
        });
    }

    Men const &white_men_, &black_men_;
    Solved const& solved_;
    Ends const& ends_;
    std::vector<Placement> placements_;
    std::vector<std::uint32_t> placement_of_; // by members of both classes
    std::size_t black_members_ = 0;
    draughts::MoveList<L> list_;
    std::vector<std::vector<std::uint32_t>> buckets_; // by plies: 2 x place + side to move
};

template <Law const& L>
void LawGroup<L>::solve(std::span<Numbers const> white_men, std::span<Numbers const> black_men) {
    place(white_men, black_men);
    std::size_t const size = placements_.size() * white_.size() * black_.size();
    for (auto& half : cells_) half.assign(size, Cell{});
    for_each_position([&](std::uint32_t where, Position const& position) {
        begin<Side::white>(position, where);
        begin<Side::black>(position.passed(), where);
    });
    spread();
    note_balances();
}

template <Law const& L>
void LawGroup<L>::place(std::span<Numbers const> white_men, std::span<Numbers const> black_men) {
    placements_.clear();
    placement_of_.clear();
    men_.clear();
    black_members_ = black_men.size();
    for (Numbers const& white : white_men)
        for (Numbers const& black : black_men) {
            placement_of_.push_back(static_cast<std::uint32_t>(placements_.size()));
            Set const white_set = set_of<L>(white), black_set = set_of<L>(black);
            if (white_set & black_set) continue;
            men_.push_back({white, black});
            Placement& placement = placements_.emplace_back();
            placement.white = white_set;
            placement.black = black_set;
            std::size_t n = 0;
            for (Square const s : Set::all() - white_set - black_set) {
                placement.number[static_cast<std::size_t>(s.bit())] = static_cast<std::uint8_t>(n);
                placement.free[n++] = static_cast<std::uint8_t>(s.bit());
            }
        }
}

template <Law const& L> template <class F> void LawGroup<L>::for_each_position(F&& f) const {
    std::uint32_t where = 0;
    for (Placement const& men : placements_)
        for (Numbers const& numbers : white_.sets) {
            Set const white = kings(men, numbers);
            for (Numbers const& others : black_.sets) {
                Set const black = kings(men, others);
                if ((white & black).empty())
                    f(where,
                      Position(men.white | white, men.black | black, white | black, Side::white));
                ++where;
            }
        }
}

// Every limited balance has a side with a single piece. One that hangs on where the lone king
// stands counts when the others are to move: if the king is, it may leave, and has one ply more if
// it stays.
template <Law const& L> void LawGroup<L>::note_balances() {
    using draughts::Material;
    longest_in_ = {};
    if (slice_.own.pieces() > 1 && slice_.other.pieces() > 1) return;
    for_each_position([&](std::uint32_t where, Position const& position) {
        for (Side const side : {Side::white, Side::black}) {
            Byte const byte = cells(side)[where].byte;
            if (byte == drawn) continue;
            bool const is_lone = !position.pieces(side).has_many();
            for (std::size_t m = 1; m < materials; ++m) {
                auto const material = static_cast<Material>(m);
                bool const hangs_on_king = material == Material::three_v_main_diagonal;
                int& longest = longest_in_[static_cast<std::size_t>(side)][m];
                int const plies = plies_of(byte) + (hangs_on_king ? 1 : 0);
                if (plies > longest && !(hangs_on_king && is_lone)
                    && draughts::stands<L>(material, position))
                    longest = plies;
            }
        }
    });
}

template <Law const& L>
template <Side Us>
void LawGroup<L>::begin(Position const& position, std::uint32_t where) {
    Choice<L> exits; // the moves that leave the group
    list_.clear();
    draughts::add_captures<L, Us>(position, list_, draughts::quick_budget);
    for (auto const& move : list_) exits.add(byte_of_next(position.template after_by<Us>(move)));
    bool const must_capture =
        L.obligation.value == draughts::Obligation::compulsory && !list_.empty();
    int moves = static_cast<int>(list_.size()), steps = 0;
    if (!must_capture) {
        for_each_man_step<Us, false>(position, [&](Square from, Square to) {
            bool const promotes = draughts::promotion_row<L>(Us).contains(to);
            exits.add(
                byte_of_next(position.template after_by<Us>({Set{}, from, to, false, promotes})));
            ++moves;
        });
        for_each_king_step<Us>(position, [&](Square, Set targets) { steps += targets.size(); });
        for_each_man_step<Us, true>(position, [&](Square, Square) { ++steps; });
    }
    Cell& cell = cells(Us)[where];
    if (!must_capture) cell.leave = 0;
    cell.calm = 0;
    if (moves + steps == 0) {
        if (!ends_.is_blocked<L>(position)) set(Us, where, plies_of(at_the_end));
        return;
    }
    if (list_.empty() && ends_.is_dead<L>(position)) return;
    if (steps > 0) cell.left = exits.has_draw ? safe : static_cast<std::uint8_t>(steps);
    cell.calm = 1;
    if (exits.can_win()) {
        set(Us, where, exits.win);
    } else if (!exits.has_draw && exits.loss >= 0) {
        if (steps == 0)
            set(Us, where, exits.loss);
        else
            cell.leave = static_cast<std::uint8_t>(exits.loss);
    }
}

template <Law const& L> void LawGroup<L>::spread() {
    std::vector<std::uint32_t> now;
    for (int plies = 0; plies <= most_plies; ++plies) {
        now.clear();
        now.swap(buckets_[static_cast<std::size_t>(plies)]);
        for (std::uint32_t const entry : now) {
            if ((entry & 1) == static_cast<std::uint32_t>(Side::white))
                settle<Side::white>(entry >> 1, plies);
            else
                settle<Side::black>(entry >> 1, plies);
        }
        // Longer ways are not counted, but followed.
        if (plies == most_plies && !buckets_[most_plies - 1].empty()) plies -= 2;
    }
}

template <Law const& L>
template <Side Us>
void LawGroup<L>::settle(std::uint32_t where, int plies) {
    Cell const here = cells(Us)[where];
    if (plies_of(here.byte) != plies) return; // won sooner
    constexpr Side them = opponent(Us);
    std::vector<Cell>& before = cells(them);
    int const then = longer(plies);
    auto const calm = static_cast<std::uint8_t>(std::min(here.calm + 1, nobody - 1));
    bool const they_win = is_win<L>(then);
    for_each_before<them>(where, [&](std::uint32_t from) {
        Cell& cell = before[from];
        if (cell.left == closed) return;
        if (they_win) {
            if (cell.byte == drawn || plies_of(cell.byte) > then) {
                cell.calm = calm;
                set(them, from, then);
            } else if (plies_of(cell.byte) == then && cell.calm > calm) {
                cell.calm = calm;
            }
        } else if (cell.byte == drawn && cell.left != safe) {
            cell.calm = std::max(cell.calm, calm);
            if (--cell.left == 0) set(them, from, std::max<int>(then, cell.leave));
        }
    });
}

// Where this side may have come from without capturing or moving a man forward.
template <Law const& L>
template <Side Them, class F>
void LawGroup<L>::for_each_before(std::uint32_t where, F&& f) const {
    std::uint32_t const w = white_.size(), b = black_.size();
    std::uint32_t const white_rank = where / b % w, black_rank = where % b;
    Placement const& men = placements_[where / (w * b)];
    Set const white = kings(men, white_.sets[white_rank]);
    Set const black = kings(men, black_.sets[black_rank]);
    Position const position(men.white | white, men.black | black, white | black, Them);
    constexpr bool is_white = Them == Side::white;
    std::uint32_t const base = where - (is_white ? white_rank * b : black_rank);
    for_each_king_step<Them>(position, [&](Square from, Set targets) {
        Set const rest = (is_white ? white : black) - Set(from);
        for (Square const to : targets) f(base + rank(men, rest | Set(to)) * (is_white ? b : 1));
    });
    if constexpr (step_sideways)
        for_each_man_step<Them, true>(position, [&](Square from, Square to) {
            Set const step = Set(from) ^ Set(to);
            auto const member = [&](Men const& all, Set set) {
                return all.member(numbers_of<L>(Side::white, set));
            };
            std::size_t const i = member(white_men_, is_white ? men.white ^ step : men.white);
            std::size_t const j = member(black_men_, is_white ? men.black : men.black ^ step);
            std::uint32_t const other = placement_of_[i * black_members_ + j];
            f((other * w + rank(placements_[other], white)) * b + rank(placements_[other], black));
        });
}

} // namespace damier::endgame
