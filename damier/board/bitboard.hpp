// A set of squares of one board: union, intersection, difference, steps, iteration in order.
// There is no complement, which would light the ghosts; subtract from all() instead.
#pragma once

#include "damier/board/square.hpp"

namespace damier::board {

template <Geometry G> class Bitboard {
    static_assert(is_valid(G), "the layout must be halvable and fit into 128 bits");

public:
    using W = Word<bits(G)>;

    constexpr Bitboard() = default;
    constexpr explicit Bitboard(Square<G> square) : word_(W{1} << square.bit()) {}

    static constexpr Bitboard from_word(W word) {
        Bitboard set;
        set.word_ = word;
        return set;
    }
    static constexpr Bitboard all() { return from_word(all_word); }
    template <class Predicate> static constexpr Bitboard where(Predicate is_in) {
        Bitboard set;
        for (int row = 0; row < G.height; ++row)
            for (int column = 0; column < G.width; ++column)
                if (Place const p{row, column}; is_playable(G, p) && is_in(p))
                    set.word_ |= W{1} << index_of(G, p);
        return set;
    }
    static constexpr Bitboard row(int row) {
        return where([row](Place p) { return p.row == row; });
    }

    constexpr bool empty() const { return word_ == 0; }
    constexpr explicit operator bool() const { return word_ != 0; }
    constexpr int size() const { return count(word_); }
    constexpr bool has_many() const { return (word_ & (word_ - 1)) != 0; }
    constexpr bool contains(Square<G> square) const { return (word_ >> square.bit() & 1) != 0; }
    constexpr Square<G> first() const { return Square<G>::from_bit(lowest(word_)); }
    constexpr Square<G> last() const { return Square<G>::from_bit(highest(word_)); }
    constexpr W word() const { return word_; }

    constexpr Bitboard operator|(Bitboard o) const { return from_word(word_ | o.word_); }
    constexpr Bitboard operator&(Bitboard o) const { return from_word(word_ & o.word_); }
    constexpr Bitboard operator^(Bitboard o) const { return from_word(word_ ^ o.word_); }
    constexpr Bitboard operator-(Bitboard o) const { return from_word(word_ & ~o.word_); }
    constexpr Bitboard& operator|=(Bitboard o) { return *this = *this | o; }
    constexpr Bitboard& operator&=(Bitboard o) { return *this = *this & o; }
    constexpr Bitboard& operator^=(Bitboard o) { return *this = *this ^ o; }
    constexpr Bitboard& operator-=(Bitboard o) { return *this = *this - o; }
    constexpr bool operator==(Bitboard const&) const = default;

    // Every square moved one step. A step off the board may light a ghost: intersect the result
    // with a set of squares before looking at it.
    template <Direction D> constexpr Bitboard shifted() const {
        W word = word_;
        if constexpr (wraps(G, D)) word &= can_step<D>();
        if constexpr (stride(G, D) > 0)
            return from_word(word << stride(G, D));
        else
            return from_word(word >> -stride(G, D));
    }

    class Iterator {
    public:
        constexpr explicit Iterator(W rest) : rest_(rest) {}
        constexpr Square<G> operator*() const { return Square<G>::from_bit(lowest(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator!=(Iterator const& o) const { return rest_ != o.rest_; }

    private:
        W rest_;
    };
    constexpr Iterator begin() const { return Iterator(word_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    static constexpr W all_word = [] {
        W word = 0;
        for (int row = 0; row < G.height; ++row)
            for (int column = 0; column < G.width; ++column)
                if (is_playable(G, {row, column})) word |= W{1} << index_of(G, {row, column});
        return word;
    }();

    template <Direction D> static constexpr W can_step() {
        constexpr W mask = where([](Place p) {
                               Place const s = step(G, D);
                               return is_playable(G, {p.row + s.row, p.column + s.column});
                           }).word_;
        return mask;
    }

    W word_ = 0;
};

} // namespace damier::board
