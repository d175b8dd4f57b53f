#include "apps/terminal/play.hpp"
#include "apps/terminal/complain.hpp"

#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/full_screen.hpp"
#include "apps/terminal/line_mode.hpp"
#include "apps/terminal/menu.hpp"
#include "apps/terminal/unfinished.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <fmt/core.h>

#include <cstdlib>
#include <unistd.h>

namespace damier::terminal {

namespace {

using text::tr;

Look look_of_terminal() {
    return Look::of_terminal([](char const* name) { return std::getenv(name); }, STDOUT_FILENO);
}

Result<session::Directories> usual_directories() {
    return session::xdg_directories([](char const* name) { return std::getenv(name); });
}

Result<Done> begin(Station& station, PlayRequest const& request) {
    Result<game::Game const*> const game = catalogue::find(request.game);
    if (!game) return game.error();
    Result<session::NewGame> const setup = to_new_game(request, **game);
    if (!setup) return setup.error();
    return station.begin(*setup);
}

// The person at the second seat alone sits at the bottom.
bool is_turned_for(session::Session const& session) {
    return theme_of_game(session.setup().game) != Theme::mansuba
           && session.state().about().seats.size() == 2 && session.is_bot(0) && !session.is_bot(1);
}

// The guided dialogue of a game that has one, unless the person wants none.
bool is_guided(PlayRequest const& request) {
    return !request.is_plain && !request.is_full_screen && request.load.empty()
           && (request.game == "v06" || request.game == "ulb" || request.game == "multidames");
}

int run_guided(Station& station, Look const& look, PlayRequest const& request,
               Services const& services) {
    if (request.game == "v06") return run_v06(station, look, request);
    if (request.game == "ulb") return run_ulb(station, look, request, services.check_ulb);
    return run_multidames(station, look, request);
}

// Opens the journal of a new game, or of an unfinished one that is wanted: `request` then says
// which game that is. An exit code where the person has left or it cannot be opened.
std::optional<int> open_desk(Station& station, Look const& look, PlayRequest& request) {
    auto const directories = usual_directories();
    bool const is_free = request.game.empty() && request.load.empty();
    Wanted wanted;
    if (request.is_resumed || is_free)
        wanted = ask_to_resume(station.console(), look, request, directories);
    if (wanted.exit_code) return wanted.exit_code;
    Result<std::vector<Message>> const notes =
        wanted.game ? station.desk().resume(*directories, wanted.game->file, "current")
                    : station.desk().open_journal(directories, "current");
    if (!notes) return complain(notes.error());
    for (Message const& note : *notes) fmt::print(stderr, "damier: {}\n", tr(note));
    request.is_resumed = wanted.game.has_value();
    if (request.is_resumed) request.game = station.session().setup().game;
    return std::nullopt;
}

Result<Done> load(Station& station, PlayRequest const& request, NamedFile const& named) {
    game::Game const* about = nullptr;
    if (!request.game.empty()) {
        Result<game::Game const*> const found = catalogue::find(request.game);
        if (!found) return found.error();
        about = *found;
    }
    auto const notes = station.load(named, records::Format::pdn, about,
                                    [&](session::NewGame& setup) { return adapt(setup, request); });
    if (!notes) return notes.error();
    for (Error const& note : *notes) complain(note);
    return Done{};
}

} // namespace

int play(PlayRequest const& given, Services const& services) {
    PlayRequest request = given;
    Look look = look_of_terminal();
    if (!request.theme.empty()) {
        Result<Theme> const theme = read_theme(request.theme);
        if (!theme) return complain(theme.error());
        look.theme = *theme;
    }
    // Before the menu asks for the rest.
    if (auto const clock = session::read_time_controls(request.clock); !clock)
        return complain(clock.error());
    NamedFile named{request.load, request.format, request.number, false, std::nullopt};
    if (!request.load.empty()) { // while signals still end the program: a pipe may never answer
        auto content = read_file(request.load);
        if (!content) return complain(content.error());
        named.content = *std::move(content);
    }
    Console console;
    Station station(console, catalogue::all());
    station.desk().invite_with(services.invite);
    if (auto const code = open_desk(station, look, request)) return *code;
    if (is_guided(request)) {
        if (request.theme.empty()) look.theme = theme_of_game(request.game);
        return run_guided(station, look, request, services);
    }
    int signal = 0;
    if (!request.load.empty()) {
        if (auto const done = load(station, request, named); !done) return complain(done.error());
    } else if (!request.is_resumed) {
        if (request.game.empty()) {
            auto const asked = ask_for_game(console, look, request, signal);
            if (!asked) return signal != 0 ? 128 + signal : 0;
            request = *asked;
        }
        if (auto const done = begin(station, request); !done) return complain(done.error());
    }
    look.is_flipped = is_turned_for(station.session());
    if (request.is_full_screen) {
        if (auto const code = run_full_screen(station, look)) return *code;
        fmt::print(stderr, "damier: {}\n",
                   tr(msg("this terminal cannot show the whole screen; playing line by line")));
    }
    return run_line_mode(station, look);
}

int list_unfinished(std::string const& game) {
    auto const games = unfinished_games(usual_directories(), game);
    if (!games) return complain(games.error());
    if (games->games.empty() && games->problems.empty())
        text::print("{}\n", tr(msg("There is no unfinished game.")));
    text::print("{}", list_of(games->games, look_of_terminal()));
    return games->problems.empty() ? 0 : 1;
}

} // namespace damier::terminal
