#include "apps/terminal/view/look.hpp"

#include "damier/base/text.hpp"

#include <array>
#include <clocale>
#include <langinfo.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace damier::terminal {

namespace {

struct Name {
    std::string_view name, other;
    Theme theme;
};

constexpr std::array themes_by_name{
    Name{"modern", "standard", Theme::modern},   Name{"v06", "s0", Theme::v06},
    Name{"3il", "s1", Theme::troisil},           Name{"ulb", "s4", Theme::ulb},
    Name{"multidames", "s2", Theme::multidames}, Name{"mansuba", "s3", Theme::mansuba},
};

int columns_of(char const* stated, int descriptor) {
    constexpr int least = 20, usual = 80, most = 500;
    if (stated != nullptr)
        if (auto const number = to_integer(stated); number && *number >= least && *number <= most)
            return static_cast<int>(*number);
    winsize size{};
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col >= least) return size.ws_col;
    return usual;
}

} // namespace

Result<Theme> read_theme(std::string_view name) {
    std::string const wanted = to_lower(name);
    for (Name const& one : themes_by_name)
        if (one.name == wanted || one.other == wanted) return one.theme;
    return error(msg("there is no theme «{}»; there are: {}"), name, join(theme_names(), ", "));
}

std::string_view name_of(Theme theme) {
    for (Name const& one : themes_by_name)
        if (one.theme == theme) return one.name;
    return {};
}

std::vector<std::string> theme_names() {
    std::vector<std::string> all;
    for (Name const& one : themes_by_name) all.emplace_back(one.name);
    return all;
}

Theme theme_of_game(std::string_view key) {
    if (key == "v06") return Theme::v06;
    if (key == "ulb") return Theme::ulb;
    if (key == "multidames") return Theme::multidames;
    if (key.starts_with("mansuba")) return Theme::mansuba;
    return Theme::modern;
}

Look Look::of_terminal(std::function<char const*(char const*)> const& look_up, int descriptor) {
    auto const value = [&](char const* name) {
        char const* const text = look_up(name);
        return std::string(text == nullptr ? "" : text);
    };
    std::string const term = value("TERM");
    Look look;
    bool const is_capable = isatty(descriptor) != 0 && !term.empty() && term != "dumb";
    look.can_fill = is_capable && isatty(STDIN_FILENO) != 0;
    look.has_colour = is_capable && value("NO_COLOR").empty();
    look.has_256 = term.find("256") != std::string::npos || term.find("direct") != std::string::npos
                   || !value("COLORTERM").empty();
    look.has_unicode = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    look.columns = columns_of(look_up("COLUMNS"), descriptor);
    return look;
}

} // namespace damier::terminal
