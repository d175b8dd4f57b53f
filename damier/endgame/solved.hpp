// The slices that have been solved, open in memory, with a byte for every index.
#pragma once

#include "damier/endgame/index.hpp"
#include "damier/endgame/known.hpp"

#include <memory>

namespace damier::endgame {

using Bytes = std::shared_ptr<Byte[]>;

class Solved {
public:
    explicit Solved(Squares const& squares) : squares_(squares) {}

    void add(Slice const& slice, Bytes bytes) {
        parts_[key_of(slice)] =
            std::make_unique<Part>(Part{Index(squares_, slice), std::move(bytes)});
    }
    void remove(Slice const& slice) { parts_[key_of(slice)].reset(); }
    bool has(Slice const& slice) const { return parts_[key_of(slice)] != nullptr; }
    // The slice must be there.
    Byte at(Pieces const& pieces) const {
        Part const& part = *parts_[key_of(pieces.slice())];
        return part.bytes[part.index.of(pieces)];
    }

private:
    struct Part {
        Index index;
        Bytes bytes;
    };
    Squares const& squares_;
    std::array<std::unique_ptr<Part>, slice_keys> parts_;
};

} // namespace damier::endgame
