// What stands in the place of damier/endgame/mechanics_code.hpp: a page looks into tables that were
// made elsewhere. Of a law it needs to know which one it is; what builds tables and checks them is
// not part of its program.
#pragma once

#include "damier/endgame/mechanics.hpp"
#include "damier/endgame/pieces.hpp"

#include <cstdlib>

namespace damier::endgame {

class LookingOnly final : public Mechanics {
public:
    LookingOnly(draughts::Law const& law, Squares const& squares) : law_(law), squares_(squares) {}
    draughts::Law const& law() const override { return law_; }
    Squares const& squares() const override { return squares_; }

    // For solver.cpp, builder.cpp and workshop.cpp, of which nothing is linked here.
    [[noreturn]] std::unique_ptr<Group> make_group(Slice const&, Men const&, Men const&,
                                                   Solved const&, Ends const&) const override {
        std::abort();
    }
    [[noreturn]] std::optional<Byte> after_captures(Pieces const&, Solved const&) const override {
        std::abort();
    }
    [[noreturn]] std::optional<Opinions> opinions(Pieces const&, Shelf const&,
                                                  Ends const&) const override {
        std::abort();
    }

private:
    draughts::Law const& law_;
    Squares const& squares_;
};

template <Law const& L> Mechanics const& mechanics() {
    static LookingOnly const one(L, squares_of<L>);
    return one;
}

} // namespace damier::endgame
