// All positions of an ending with the same men (or, where men step sideways, with men on the same
// rows), both sides to move. Within a group only moves that can be undone are played; captures and
// men that go forward leave it, for positions that are solved already. So a group is solved by
// itself, backwards from its ends, and is small enough to stay in the processor's cache. How pieces
// move is law_group.hpp's business.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/endgame/known.hpp"
#include "damier/endgame/men.hpp"

namespace damier::endgame {

inline constexpr std::size_t materials =
    static_cast<std::size_t>(draughts::Material::one_piece_each) + 1;

class Group {
public:
    virtual ~Group() = default;

    // Men on any of these squares; squares as White numbers them.
    virtual void solve(std::span<Numbers const> white_men, std::span<Numbers const> black_men) = 0;

    static constexpr std::uint8_t closed = 255;  // no move stays within the group
    static constexpr std::uint8_t safe = 254;    // a move out of the group does not lose
    static constexpr std::uint8_t nobody = 255;  // two pieces on one square
    static constexpr std::uint8_t capture = 255; // the side to move has to capture

    struct Cell {
        Byte byte = drawn;
        std::uint8_t left = closed;   // moves within the group that are not known to lose
        std::uint8_t calm = nobody;   // plies to the next capture or move of a man, if decided
        std::uint8_t leave = capture; // if every move out of the group loses: in how many plies

        bool exists() const { return calm != nobody; }
        bool is_quiet() const { return leave != capture; }
    };

    // f(index in the slice of the side to move, cell) for every index of the group.
    template <class F> void for_each_result(Side to_move, Index const& index, F&& f) const;
    // By balance of material: plies of the longest decided position in which it stands.
    std::array<int, materials> const& longest_in(Side to_move) const {
        return longest_in_[static_cast<std::size_t>(to_move)];
    }

protected:
    // `slice` as White to move sees it.
    Group(Squares const& squares, Slice const& slice);

    // The sets of k kings on the squares without men, by rank, as numbers of those squares.
    struct Kings {
        Kings(int squares, int k);
        std::uint32_t size() const { return static_cast<std::uint32_t>(sets.size()); }
        std::vector<Numbers> sets;
        std::vector<std::uint32_t> turned_rank; // of the same set seen by the other side
    };
    struct MenPlace {
        Numbers white, black;
    };

    std::vector<Cell>& cells(Side to_move) { return cells_[static_cast<std::size_t>(to_move)]; }

    Squares const& squares_;
    Slice slice_;
    Kings white_, black_;
    std::vector<MenPlace> men_;
    std::array<std::vector<Cell>, 2> cells_; // by side to move; by men, White's and Black's kings
    std::array<std::array<int, materials>, 2> longest_in_{};
};

template <class F> void Group::for_each_result(Side to_move, Index const& index, F&& f) const {
    Cell const* cell = cells_[static_cast<std::size_t>(to_move)].data();
    bool const is_white = to_move == Side::white;
    for (MenPlace const& men : men_) {
        std::uint64_t const first =
            is_white ? index.first_with(men.white, men.black)
                     : index.first_with(squares_.turned(men.black), squares_.turned(men.white));
        for (std::uint64_t w = 0; w < white_.size(); ++w)
            for (std::uint64_t b = 0; b < black_.size(); ++b)
                f(first
                      + (is_white ? w * black_.size() + b
                                  : black_.turned_rank[b] * std::uint64_t{white_.size()}
                                        + white_.turned_rank[w]),
                  *cell++);
    }
}

} // namespace damier::endgame
