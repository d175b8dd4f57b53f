#include "damier/pdn/input.hpp"

#include "damier/pdn/encoding.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace damier::pdn {

namespace {

using Byte = unsigned char;

// A damaged disk leaves whole blocks of zero bytes in somebody's games; a device gives nothing else
// and never ends.
constexpr std::size_t most_zeros = 1'000'000;

// Whether the window can take the bytes as they are.
bool is_plain(char const* bytes, std::size_t count) {
    unsigned bad = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Byte const c = static_cast<Byte>(bytes[i]);
        bad |= static_cast<unsigned>(c >= 0x80) | static_cast<unsigned>(c == '\r')
               | static_cast<unsigned>(c == 0);
    }
    return bad == 0;
}

std::size_t plain_run(char const* bytes, std::size_t count) {
    std::size_t i = 0;
    while (i < count) {
        Byte const c = static_cast<Byte>(bytes[i]);
        if (c >= 0x80 || c == '\r' || c == 0) break;
        ++i;
    }
    return i;
}

// What stands at the front of `bytes`: the length of one character, 0 for a byte that starts none,
// or -1 when more bytes are needed to know.
int sequence_length(std::string_view bytes) {
    Byte const first = static_cast<Byte>(bytes[0]);
    int const length = first < 0xC2   ? 0
                       : first < 0xE0 ? 2
                       : first < 0xF0 ? 3
                       : first < 0xF5 ? 4
                                      : 0;
    for (int i = 1; i < length; ++i) {
        if (static_cast<std::size_t>(i) == bytes.size()) return -1;
        Byte const c = static_cast<Byte>(bytes[static_cast<std::size_t>(i)]);
        Byte low = 0x80, high = 0xBF;
        if (i == 1 && first == 0xE0) low = 0xA0;
        if (i == 1 && first == 0xED) high = 0x9F;
        if (i == 1 && first == 0xF0) low = 0x90;
        if (i == 1 && first == 0xF4) high = 0x8F;
        if (c < low || c > high) return 0;
    }
    return length;
}

// Windows-1252 differs from Latin-1 in 0x80 to 0x9F only.
constexpr std::array<std::uint16_t, 32> windows_1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

// Writes the character for one foreign byte and says how many bytes it took (2 or 3).
std::size_t put_foreign(Byte byte, char* to) {
    unsigned const code = byte < 0xA0 ? windows_1252[byte - 0x80u] : byte;
    if (code < 0x800) {
        to[0] = static_cast<char>(0xC0 | code >> 6);
        to[1] = static_cast<char>(0x80 | (code & 0x3F));
        return 2;
    }
    to[0] = static_cast<char>(0xE0 | code >> 12);
    to[1] = static_cast<char>(0x80 | (code >> 6 & 0x3F));
    to[2] = static_cast<char>(0x80 | (code & 0x3F));
    return 3;
}

} // namespace

Input::Input(Source source, std::size_t window)
    : source_(std::move(source)), window_(std::max<std::size_t>(window, 2)), buffer_(window_ + 1) {}

char const* Input::refill(char const* keep) {
    assert(keep >= begin() && keep <= end());
    size_ -= static_cast<std::size_t>(keep - begin());
    std::memmove(buffer_.data(), keep, size_);
    foreign_ = 0;

    bool const is_first = bytes_read_ == 0; // the first two bytes tell UTF-16 from text
    std::size_t count = read(is_first ? 2 : 1);
    if (is_first && count >= 2) {
        std::string_view const mark(buffer_.data() + size_, 2);
        if (mark == "\xFF\xFE" || mark == "\xFE\xFF") {
            read_as("UTF-16", std::string(buffer_.data() + size_, count), size_);
            count = read(1);
        }
    }
    is_at_end_ = count == 0;
    append(count, is_at_end_);
    if (zeros_ > most_zeros && !failure_) {
        failure_ = error(msg("this is no text: it has more than {} zero bytes"), most_zeros);
        source_ = from_text({});
    }
    buffer_[size_] = '\0';
    return begin();
}

std::size_t Input::read(std::size_t least) {
    make_room(size_ + window_);
    std::size_t count = 0;
    while (count < least) {
        Result<std::size_t> const got = source_(buffer_.data() + size_ + count, window_ - count);
        if (!got) failure_ = got.error();
        if (!got || *got == 0) break;
        count += *got;
    }
    bytes_read_ += count;
    return count;
}

void Input::append(std::size_t count, bool is_last) {
    char const* const fresh = buffer_.data() + size_;
    if (held_.empty() && is_plain(fresh, count)) {
        size_ += count;
        return;
    }
    std::string const raw = held_ + std::string(fresh, count);
    held_.clear();
    decode(raw, is_last);
}

void Input::decode(std::string_view raw, bool is_last) {
    make_room(size_ + 3 * raw.size()); // a foreign byte becomes at most three
    char* to = buffer_.data() + size_;
    while (!raw.empty()) {
        std::size_t used = plain_run(raw.data(), raw.size());
        std::memcpy(to, raw.data(), used);
        to += used;
        raw.remove_prefix(used);
        if (raw.empty()) break;
        Byte const c = static_cast<Byte>(raw[0]);
        used = 1;
        if (c == 0) {
            ++zeros_;
            *to++ = ' ';
        } else if (c == '\r') { // of "\r\n" the second half is kept; alone it ends a line
            if (raw.size() == 1 && !is_last) break;
            if (raw.size() == 1 || raw[1] != '\n') *to++ = '\n';
        } else {
            int const length = sequence_length(raw);
            if (length < 0 && !is_last) break;
            if (length > 0) {
                used = static_cast<std::size_t>(length);
                std::memcpy(to, raw.data(), used);
                to += used;
            } else {
                auto const place = static_cast<std::size_t>(to - buffer_.data());
                if (encoding_.empty() && is_read_anew(raw, is_last, place)) {
                    size_ = place;
                    return;
                }
                to += put_foreign(c, to);
            }
        }
        raw.remove_prefix(used);
    }
    held_ = raw;
    size_ = static_cast<std::size_t>(to - buffer_.data());
}

// At the first foreign byte: another encoding than the usual one is read from here on by another
// source. The sample is of the same size however the file arrives.
bool Input::is_read_anew(std::string_view raw, bool is_last, std::size_t place) {
    constexpr std::size_t sample_size = 64 * 1024;
    std::string sample(raw);
    while (!is_last && sample.size() < sample_size) {
        std::array<char, 4096> more;
        Result<std::size_t> const got = source_(more.data(), more.size());
        if (!got) source_ = [failure = got.error()](char*, std::size_t) { return failure; };
        if (!got || *got == 0) break;
        sample.append(more.data(), *got);
    }
    std::string_view const encoding = guess_encoding(sample);
    if (encoding != usual_foreign && !is_last) {
        read_as(encoding, std::move(sample), place);
        return true;
    }
    encoding_ = usual_foreign;
    foreign_ = place + 1;
    source_ = put_back(sample.substr(raw.size()), std::move(source_));
    return false;
}

void Input::read_as(std::string_view encoding, std::string from_here, std::size_t place) {
    encoding_ = encoding;
    foreign_ = place + 1;
    Source raw = put_back(std::move(from_here), std::move(source_));
    if (Result<Source> source = decoded(std::move(raw), encoding)) source_ = *std::move(source);
}

void Input::make_room(std::size_t wanted) {
    if (wanted + 1 > buffer_.size()) buffer_.resize(wanted + 1);
}

std::string to_utf8(std::string_view bytes) {
    std::string text;
    while (!bytes.empty()) {
        std::size_t used = 1;
        Byte const c = static_cast<Byte>(bytes[0]);
        if (c < 0x80) {
            text += bytes[0];
        } else if (int const length = sequence_length(bytes); length > 0) {
            used = static_cast<std::size_t>(length);
            text += bytes.substr(0, used);
        } else {
            std::array<char, 3> character{};
            text.append(character.data(), put_foreign(c, character.data()));
        }
        bytes.remove_prefix(used);
    }
    return text;
}

} // namespace damier::pdn
