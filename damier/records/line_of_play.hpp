// The moves that lead to a position, as the file writes them, kept at the cost of a few copied
// bytes each: a million games are checked without ever asking for them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

class LineOfPlay {
public:
    void clear() {
        text_.clear();
        moves_.clear();
    }
    void push(std::string_view move, int line) {
        text_ += move;
        moves_.push_back({static_cast<std::uint32_t>(text_.size()), line});
    }
    std::size_t size() const { return moves_.size(); }
    std::string_view operator[](std::size_t i) const {
        std::size_t const begin = i == 0 ? 0 : moves_[i - 1].end;
        return std::string_view(text_).substr(begin, moves_[i].end - begin);
    }
    int line_of(std::size_t i) const { return moves_[i].line; } // of the file
    void shorten(std::size_t size) {
        if (size >= moves_.size()) return;
        moves_.resize(size);
        text_.resize(size == 0 ? 0 : moves_.back().end);
    }

private:
    struct Move {
        std::uint32_t end; // in the text
        int line;
    };

    std::string text_;
    std::vector<Move> moves_;
};

} // namespace damier::records
