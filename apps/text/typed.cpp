#include "apps/text/typed.hpp"

#include "apps/text/catalogue_file.hpp"
#include "apps/text/translate.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::text {

namespace {

constexpr std::string_view context = "typed\004"; // as gettext joins a context and a message

void add_words(std::vector<std::string>& all, std::string_view spellings) {
    for (std::string_view const word : split_at_blanks(spellings))
        if (std::ranges::find(all, word) == all.end()) all.emplace_back(word);
}

// What all languages but English say, one catalogue for each.
std::vector<Catalogue> const& dictionaries() {
    static std::vector<Catalogue> const all = [] {
        std::vector<Catalogue> found;
        for (std::string const& language : languages())
            found.push_back(read_catalogue(catalogue_file(language), context));
        return found;
    }();
    return all;
}

constexpr char32_t small(char32_t c) {
    bool const is_latin_capital = c >= 0xC0 && c <= 0xDE && c != 0xD7;
    bool const is_cyrillic_capital = c >= 0x410 && c <= 0x42F;
    if ((c >= 'A' && c <= 'Z') || is_latin_capital || is_cyrillic_capital) return c + 0x20;
    return c >= 0x400 && c <= 0x40F ? c + 0x50 : c;
}

constexpr char32_t without_accent(char32_t c) {
    struct Row {
        char32_t first, last, plain;
    };
    constexpr std::array rows{
        Row{0xE0, 0xE5, 'a'},    Row{0xE7, 0xE7, 'c'}, Row{0xE8, 0xEB, 'e'}, Row{0xEC, 0xEF, 'i'},
        Row{0xF1, 0xF1, 'n'},    Row{0xF2, 0xF6, 'o'}, Row{0xF9, 0xFC, 'u'}, Row{0xFD, 0xFF, 'y'},
        Row{0x451, 0x451, 0x435}}; // ё, which most people type as е
    for (Row const& row : rows)
        if (c >= row.first && c <= row.last) return row.plain;
    return c;
}

} // namespace

std::string plain(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const first = static_cast<unsigned char>(text[i]);
        bool const is_pair = (first & 0xE0) == 0xC0 && i + 1 < text.size();
        if (first >= 0x80 && !is_pair) { // neither Latin nor Cyrillic: as it is
            result += text[i];
            continue;
        }
        char32_t c = first;
        if (is_pair) c = (c & 0x1F) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3F);
        c = without_accent(small(c));
        if (c >= 0x80) result += static_cast<char>(0xC0 | c >> 6);
        result += static_cast<char>(c < 0x80 ? c : 0x80 | (c & 0x3F));
    }
    return result;
}

std::string shown(std::string_view english) { return own_spellings(english).front(); }

std::vector<std::string> local_spellings(std::string_view english) {
    std::string const id = std::string(context).append(english);
    std::string const said = tr(id);
    std::vector<std::string> all;
    add_words(all, said == id ? english : said);
    return all;
}

std::vector<std::string> own_spellings(std::string_view english) {
    std::vector<std::string> all = local_spellings(english);
    add_words(all, english);
    return all;
}

std::vector<std::string> all_spellings(std::string_view english) {
    std::vector<std::string> all;
    add_words(all, english);
    for (Catalogue const& catalogue : dictionaries())
        if (auto const found = catalogue.find(english); found != catalogue.end())
            add_words(all, plain(found->second));
    return all;
}

bool is_word(std::string_view what, std::string_view english) {
    auto const all = all_spellings(english);
    return std::ranges::find(all, plain(trim(what))) != all.end();
}

std::optional<bool> yes_or_no(std::string_view what) {
    std::string const said = plain(trim(what));
    if (said.empty()) return std::nullopt;
    auto const begins = [&](std::string const& word) { return word.starts_with(said); };
    if (std::ranges::any_of(all_spellings(typed("yes 1")), begins)) return true;
    if (std::ranges::any_of(all_spellings(typed("no 0")), begins)) return false;
    return std::nullopt;
}

} // namespace damier::text
