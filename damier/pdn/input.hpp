// The moving window on a PDN file: UTF-8 without carriage returns or zero bytes, always followed by
// a zero byte, whatever the file and however it arrives. Its size depends on the longest token.
#pragma once

#include "damier/pdn/source.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::pdn {

class Input {
public:
    explicit Input(Source source, std::size_t window = 256 * 1024);

    char const* begin() const { return buffer_.data(); }
    char const* end() const { return buffer_.data() + size_; } // *end() == '\0'
    bool is_at_end() const { return is_at_end_; }              // nothing will follow end()

    // Forgets what stands before `keep`, reads once more, and says where `keep` is now.
    char const* refill(char const* keep);

    std::size_t bytes_read() const { return bytes_read_; }           // of the file, for progress
    std::optional<Error> const& failure() const { return failure_; } // why there is no more

    // Where the last refill() met the first byte of the file that was not UTF-8, or null.
    char const* first_foreign() const { return foreign_ == 0 ? nullptr : begin() + (foreign_ - 1); }
    std::string_view encoding() const { return encoding_; } // of those bytes

private:
    std::size_t read(std::size_t least);
    void append(std::size_t count, bool is_last);
    void decode(std::string_view raw, bool is_last);
    bool is_read_anew(std::string_view raw, bool is_last, std::size_t place);
    void read_as(std::string_view encoding, std::string from_here, std::size_t place);
    void make_room(std::size_t wanted);

    Source source_;
    std::size_t window_; // most that is read at once
    std::vector<char> buffer_;
    std::size_t size_ = 0;
    std::string held_; // the start of a character whose end has not arrived
    std::size_t bytes_read_ = 0;
    std::size_t zeros_ = 0;
    std::size_t foreign_ = 0; // place + 1
    bool is_at_end_ = false;
    std::string_view encoding_; // once the first foreign byte was met
    std::optional<Error> failure_;
};

// Any bytes as UTF-8: what is valid stays, what is not is taken as Windows-1252.
std::string to_utf8(std::string_view bytes);

} // namespace damier::pdn
