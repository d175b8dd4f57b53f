// Many short texts in one: kept at the cost of a few copied bytes each, a million games are read
// without ever asking for memory.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

class Texts {
public:
    void clear() {
        all_.clear();
        ends_.clear();
    }
    void push(std::string_view text) {
        all_ += text;
        ends_.push_back(static_cast<std::uint32_t>(all_.size()));
    }
    bool empty() const { return ends_.empty(); }
    std::size_t size() const { return ends_.size(); }
    std::string_view operator[](std::size_t i) const {
        std::size_t const begin = i == 0 ? 0 : ends_[i - 1];
        return std::string_view(all_).substr(begin, ends_[i] - begin);
    }
    void shorten(std::size_t size) {
        if (size >= ends_.size()) return;
        ends_.resize(size);
        all_.resize(size == 0 ? 0 : ends_.back());
    }
    bool operator==(Texts const&) const = default;

private:
    std::string all_;
    std::vector<std::uint32_t> ends_;
};

} // namespace damier::records
