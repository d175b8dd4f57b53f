// The moves that lead to a position, as the file writes them and where.
#pragma once

#include "damier/records/texts.hpp"

namespace damier::records {

class LineOfPlay {
public:
    void clear() {
        moves_.clear();
        lines_.clear();
    }
    void push(std::string_view move, int line) {
        moves_.push(move);
        lines_.push_back(line);
    }
    std::size_t size() const { return moves_.size(); }
    std::string_view operator[](std::size_t i) const { return moves_[i]; }
    int line_of(std::size_t i) const { return lines_[i]; } // of the file
    void shorten(std::size_t size) {
        if (size >= lines_.size()) return;
        moves_.shorten(size);
        lines_.resize(size);
    }

private:
    Texts moves_;
    std::vector<int> lines_;
};

} // namespace damier::records
