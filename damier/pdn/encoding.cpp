#include "damier/pdn/encoding.hpp"

#include "damier/base/text.hpp"

#include <uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iconv.h>
#include <memory>
#include <span>

namespace damier::pdn {

namespace {

// The names by which people know them; those of uchardet are in capitals.
constexpr std::array<std::string_view, 6> cyrillic{"Windows-1251", "KOI8-R",     "IBM866",
                                                   "IBM855",       "ISO-8859-5", "MAC-CYRILLIC"};
constexpr std::array<std::string_view, 7> latin{"Windows-1250", "ISO-8859-2",   "Windows-1254",
                                                "ISO-8859-9",   "Windows-1257", "ISO-8859-13",
                                                "ISO-8859-16"};
constexpr std::size_t least_latin = 24; // letters that tell one of these from Windows-1252

struct Foreign {
    std::size_t bytes = 0, in_runs = 0; // of three and more
};
Foreign count_foreign(std::string_view text) {
    Foreign found;
    std::size_t run = 0;
    for (char const c : text) {
        run = static_cast<unsigned char>(c) >= 0x80 ? run + 1 : 0;
        found.bytes += run > 0 ? 1 : 0;
        found.in_runs += run == 3 ? 3 : run > 3 ? 1 : 0;
    }
    return found;
}

std::string ask_uchardet(std::string_view sample) {
    std::unique_ptr<std::remove_pointer_t<uchardet_t>, decltype(&uchardet_delete)> const detector(
        uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0) return {};
    uchardet_data_end(detector.get());
    return to_lower(uchardet_get_charset(detector.get()));
}

std::string_view named_in(std::span<std::string_view const> names, std::string const& name) {
    auto const found =
        std::ranges::find_if(names, [&](std::string_view one) { return to_lower(one) == name; });
    return found == names.end() ? usual_foreign : *found;
}

class Converter {
public:
    explicit Converter(iconv_t to_utf8) : to_utf8_(to_utf8) {}
    Converter(Converter const&) = delete;
    Converter& operator=(Converter const&) = delete;
    ~Converter() { iconv_close(to_utf8_); }

    // The text of these bytes; the start of a character waits for its end.
    std::string convert(std::string_view bytes, bool is_last) {
        std::string const raw = std::exchange(held_, {}) + std::string(bytes);
        char* from = const_cast<char*>(raw.data()); // iconv's old interface; it does not write
        std::size_t left = raw.size();
        std::string text;
        while (left > 0) {
            std::array<char, 4096> buffer;
            char* to = buffer.data();
            std::size_t room = buffer.size();
            bool const is_done = iconv(to_utf8_, &from, &left, &to, &room) != std::size_t(-1);
            int const why = is_done ? 0 : errno;
            text.append(buffer.data(), buffer.size() - room);
            if (is_done || why == E2BIG) continue;
            if (why == EINVAL && !is_last) {
                held_.assign(from, left);
                break;
            }
            text += "\uFFFD";
            ++from;
            --left;
        }
        return text;
    }

private:
    iconv_t to_utf8_;
    std::string held_;
};

} // namespace

std::string_view guess_encoding(std::string_view sample) {
    Foreign const foreign = count_foreign(sample);
    if (2 * foreign.in_runs > foreign.bytes) return named_in(cyrillic, ask_uchardet(sample));
    if (foreign.bytes < least_latin) return usual_foreign;
    return named_in(latin, ask_uchardet(sample));
}

Result<Source> decoded(Source source, std::string_view encoding) {
    bool const is_name = !encoding.empty() && encoding.find('/') == std::string_view::npos;
    iconv_t const opened =
        is_name ? iconv_open("UTF-8", std::string(encoding).c_str()) : iconv_t(-1);
    if (opened == iconv_t(-1))
        return error(msg("there is no encoding «{}»; known are for example Windows-1251, KOI8-R, "
                         "IBM866, ISO-8859-2 and UTF-16"),
                     encoding);
    struct State {
        State(iconv_t to_utf8, Source from) : converter(to_utf8), source(std::move(from)) {}
        Converter converter;
        Source source;
        std::string ready;
        bool is_at_end = false;
    };
    auto const state = std::make_shared<State>(opened, std::move(source));
    return Source([state](char* to, std::size_t size) -> Result<std::size_t> {
        while (state->ready.empty() && !state->is_at_end) {
            std::array<char, 16 * 1024> raw;
            Result<std::size_t> const count = state->source(raw.data(), raw.size());
            if (!count) return count.error();
            state->is_at_end = *count == 0;
            state->ready = state->converter.convert({raw.data(), *count}, *count == 0);
        }
        std::size_t const count = std::min(size, state->ready.size());
        if (count > 0) std::memcpy(to, state->ready.data(), count);
        state->ready.erase(0, count);
        return count;
    });
}

} // namespace damier::pdn
