#include "apps/desktop/start_options.hpp"

#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <algorithm>
#include <array>

namespace damier::desktop {

namespace {

struct NamedPage {
    std::string_view name;
    Page page;
};
constexpr std::array pages{
    NamedPage{"start", Page::start},       NamedPage{"game", Page::game},
    NamedPage{"analysis", Page::analysis}, NamedPage{"review", Page::review},
    NamedPage{"editor", Page::editor},     NamedPage{"endings", Page::endings},
    NamedPage{"settings", Page::settings}};

constexpr std::array<std::string_view, 6> with_value{"--screenshot", "--page", "--game",
                                                     "--theme",      "--lang", "--size"};
constexpr long smallest = 320, largest = 8192; // of a picture's side

Result<Done> read_size(std::string const& text, StartOptions& options) {
    std::size_t const cross = text.find('x');
    auto const width = to_integer(text.substr(0, cross));
    auto const height =
        cross == std::string::npos ? std::nullopt : to_integer(text.substr(cross + 1));
    auto const fits = [](std::optional<long> side) {
        return side && *side >= smallest && *side <= largest;
    };
    if (!fits(width) || !fits(height))
        return error(msg("«{}» is not a size, such as 1280x800, from {} to {}"), text, smallest,
                     largest);
    options.width = static_cast<int>(*width);
    options.height = static_cast<int>(*height);
    return Done{};
}

Result<Done> read_value(std::string_view name, std::string const& value, StartOptions& options) {
    if (name == "--screenshot") options.screenshot = value;
    if (name == "--theme") options.theme = value;
    if (name == "--size") return read_size(value, options);
    if (name == "--lang") {
        std::vector<std::string> const known = text::languages();
        if (std::ranges::find(known, value) == known.end())
            return error(msg("one of {} is needed, not «{}»"), join(known, ", "), value);
        options.language = value;
    }
    if (name == "--game") {
        Result<game::Game const*> const game = catalogue::find(value);
        if (!game) return game.error();
        options.game = (*game)->key();
    }
    if (name == "--page") {
        for (NamedPage const& one : pages)
            if (one.name == value) options.page = one.page;
        if (!options.page)
            return error(msg("there is no page «{}»; there are start, game, analysis, review, "
                             "editor, endings and settings"),
                         value);
    }
    return Done{};
}

} // namespace

Result<StartOptions> read_start_options(std::span<std::string const> arguments) {
    StartOptions options;
    bool has_ended = false; // after "--" everything is a file
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string name = arguments[i];
        if (has_ended || name.empty() || name[0] != '-' || name == "-") {
            if (!options.file.empty()) return error(msg("only one file can be opened"));
            options.file = name;
            continue;
        }
        if (name == "--") {
            has_ended = true;
            continue;
        }
        if (name == "-h" || name == "--help") {
            options.wants_help = true;
            continue;
        }
        if (name == "-V" || name == "--version") {
            options.wants_version = true;
            continue;
        }
        if (name == "--document") {
            options.is_document = true;
            continue;
        }
        std::optional<std::string> value;
        if (std::size_t const sign = name.find('='); sign != std::string::npos) {
            value = name.substr(sign + 1);
            name.resize(sign);
        }
        if (std::find(with_value.begin(), with_value.end(), name) == with_value.end())
            return error(msg("there is no option «{}»; «damier-desktop --help» lists them"), name);
        if (!value) {
            if (i + 1 == arguments.size()) return error(msg("the option «{}» needs a value"), name);
            value = arguments[++i];
        }
        if (Result<Done> const done = read_value(name, *value, options); !done) return done.error();
    }
    if (options.is_document && options.game.empty()) options.game = "3il";
    return options;
}

std::string help_text() {
    return text::tr(
        msg("Usage: damier-desktop [OPTIONS] [FILE]\n"
            "Plays draughts and its relatives in a window. FILE is a game to open: PDN, FEN, .dat, "
            "v06.\n"
            "\n"
            "  -h, --help           show this text\n"
            "  -V, --version        show the version\n"
            "  --lang LANGUAGE      speak this language\n"
            "  --theme NAME         wood, slate, paper or contrast\n"
            "  --game KEY           start this game at once\n"
            "  --document           the board alone, as in the 3iL document; its matrix on the "
            "console\n"
            "  --page PAGE          start, game, analysis, review, editor, endings or settings\n"
            "  --size WxH           size of the window\n"
            "  --screenshot FILE    write a picture of the window to FILE and end\n"
            "\n"
            "Exit codes: 0 success, 1 the task failed, 2 wrong option, or no display.\n"));
}

} // namespace damier::desktop
