// What the building of tables has to know of a law: one small virtual interface, compiled for each
// law in laws/, so that everything else is compiled once.
#pragma once

#include "damier/endgame/ends.hpp"
#include "damier/endgame/group.hpp"
#include "damier/endgame/shelf.hpp"
#include "damier/endgame/solved.hpp"

namespace damier::endgame {

class Mechanics {
public:
    virtual ~Mechanics() = default;

    virtual draughts::Law const& law() const = 0;
    virtual Squares const& squares() const = 0;
    // Can this slice be told without knowing how the game came to it? (Not where a king may move
    // only so often in a row, nor where the first king ends the game.)
    bool covers(Slice const& slice) const;

    virtual std::unique_ptr<Group> make_group(Slice const& slice, Men const& white_men,
                                              Men const& black_men, Solved const& solved,
                                              Ends const& ends) const = 0;
    // What the captures make of a position; nothing if none has to be made.
    virtual std::optional<Byte> after_captures(Pieces const& pieces,
                                               Solved const& solved) const = 0;
    // The second opinion: what the moves make of a position, played forwards by the generator and
    // looked up, and what the table says. Nothing if a table is missing or damaged.
    struct Opinions {
        Byte told, follows;
    };
    virtual std::optional<Opinions> opinions(Pieces const& pieces, Shelf const& shelf,
                                             Ends const& ends) const = 0;
};

// laws/ compiles it for each law.
template <draughts::Law const& L> Mechanics const& mechanics();

} // namespace damier::endgame
