// Files that are not UTF-8, without iconv: the two encodings that such files mostly have.
#include "damier/pdn/encoding.hpp"

#include <array>
#include <memory>

namespace damier::pdn {

namespace {

constexpr std::string_view cyrillic = "Windows-1251";

// 0x80 to 0xbf; the rest of the alphabet follows in order. 0: no such letter.
constexpr std::array<char16_t, 64> before_letters{
    0x0402, 0x0403, 0x201a, 0x0453, 0x201e, 0x2026, 0x2020, 0x2021, 0x20ac, 0x2030, 0x0409,
    0x2039, 0x040a, 0x040c, 0x040b, 0x040f, 0x0452, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0,      0x2122, 0x0459, 0x203a, 0x045a, 0x045c, 0x045b, 0x045f, 0x00a0,
    0x040e, 0x045e, 0x0408, 0x00a4, 0x0490, 0x00a6, 0x00a7, 0x0401, 0x00a9, 0x0404, 0x00ab,
    0x00ac, 0x00ad, 0x00ae, 0x0407, 0x00b0, 0x00b1, 0x0406, 0x0456, 0x0491, 0x00b5, 0x00b6,
    0x00b7, 0x0451, 0x2116, 0x0454, 0x00bb, 0x0458, 0x0405, 0x0455, 0x0457};

char16_t letter(unsigned char byte) {
    if (byte < 0x80) return byte;
    if (byte >= 0xc0) return static_cast<char16_t>(0x0410 + (byte - 0xc0));
    char16_t const found = before_letters.at(byte - 0x80u);
    return found == 0 ? char16_t{0xfffd} : found;
}

void append(std::string& to, char16_t c) {
    auto const put = [&to](int byte) { to += static_cast<char>(byte); };
    if (c < 0x80) return put(c);
    if (c < 0x800) {
        put(0xc0 | c >> 6);
    } else {
        put(0xe0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3f));
    }
    put(0x80 | (c & 0x3f));
}

} // namespace

std::string_view guess_encoding(std::string_view sample) {
    std::size_t foreign = 0, in_runs = 0, run = 0;
    for (char const c : sample) {
        run = static_cast<unsigned char>(c) >= 0x80 ? run + 1 : 0;
        foreign += run > 0 ? 1 : 0;
        in_runs += run == 3 ? 3 : run > 3 ? 1 : 0;
    }
    return 2 * in_runs > foreign ? cyrillic : usual_foreign;
}

Result<Source> decoded(Source source, std::string_view encoding) {
    if (encoding != cyrillic)
        return error(msg("there is no encoding «{}»; known are for example Windows-1251, KOI8-R, "
                         "IBM866, ISO-8859-2 and UTF-16"),
                     encoding);
    return Source([from = std::move(source), ready = std::make_shared<std::string>()](
                      char* to, std::size_t size) -> Result<std::size_t> {
        if (ready->empty()) {
            std::array<char, 4096> raw;
            Result<std::size_t> const count = from(raw.data(), raw.size());
            if (!count) return count.error();
            for (std::size_t i = 0; i < *count; ++i)
                append(*ready, letter(static_cast<unsigned char>(raw[i])));
        }
        std::size_t const count = ready->copy(to, size);
        ready->erase(0, count);
        return count;
    });
}

} // namespace damier::pdn
