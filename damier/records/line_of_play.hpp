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
        ends_.clear();
    }
    void push(std::string_view move) {
        text_ += move;
        ends_.push_back(static_cast<std::uint32_t>(text_.size()));
    }
    std::size_t size() const { return ends_.size(); }
    std::string_view operator[](std::size_t i) const {
        std::size_t const begin = i == 0 ? 0 : ends_[i - 1];
        return std::string_view(text_).substr(begin, ends_[i] - begin);
    }
    void shorten(std::size_t size) {
        if (size >= ends_.size()) return;
        ends_.resize(size);
        text_.resize(size == 0 ? 0 : ends_.back());
    }

private:
    std::string text_;
    std::vector<std::uint32_t> ends_;
};

} // namespace damier::records
