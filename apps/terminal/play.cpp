#include "apps/terminal/play.hpp"
#include "apps/terminal/complain.hpp"

#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/full_screen.hpp"
#include "apps/terminal/line_mode.hpp"
#include "apps/terminal/menu.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <fmt/core.h>

#include <cstdlib>
#include <unistd.h>

namespace damier::terminal {

namespace {

using text::tr;

bool is_unfinished(session::Session const& session) {
    return session.has_game() && !session.ending() && session.tree().size() > 1;
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

} // namespace

int play(PlayRequest const& given, Services const& services) {
    PlayRequest request = given;
    Look look =
        Look::of_terminal([](char const* name) { return std::getenv(name); }, STDOUT_FILENO);
    if (!request.theme.empty()) {
        Result<Theme> const theme = read_theme(request.theme);
        if (!theme) return complain(theme.error());
        look.theme = *theme;
    }
    // Before the menu asks for the rest.
    if (auto const clock = session::read_time_controls(request.clock); !clock)
        return complain(clock.error());
    Console console;
    Station station(console, catalogue::all());
    auto const directories =
        session::xdg_directories([](char const* name) { return std::getenv(name); });
    for (Message const& note : station.desk().open_journal(directories, "current"))
        fmt::print(stderr, "damier: {}\n", tr(note));
    if (!request.is_resumed && is_guided(request)) {
        if (request.theme.empty()) look.theme = theme_of_game(request.game);
        return run_guided(station, look, request, services);
    }
    int signal = 0;
    bool const is_free = request.game.empty() && request.load.empty() && !request.is_resumed;
    if (is_free && is_unfinished(station.session())) {
        std::string const question = tr(Message(msg("Go on with the unfinished game of {}? [yes] "),
                                                tr(station.session().game().name())));
        auto const answer = ask_yes(console, question, signal);
        if (!answer) return signal != 0 ? 128 + signal : 0;
        request.is_resumed = *answer;
    }
    if (request.is_resumed) {
        if (!station.session().has_game())
            return complain(error(msg("there is no unfinished game to go on with")));
    } else if (!request.load.empty()) {
        game::Game const* about = nullptr;
        if (!request.game.empty()) {
            Result<game::Game const*> const named = catalogue::find(request.game);
            if (!named) return complain(named.error());
            about = *named;
        }
        FileWish const wish{request.load, request.format, request.number, false};
        auto const notes = station.load(wish, records::Format::pdn, about);
        if (!notes) return complain(notes.error());
        for (Error const& note : *notes) complain(note);
    } else {
        if (request.game.empty()) {
            auto const asked = ask_for_game(console, look, request, signal);
            if (!asked) return signal != 0 ? 128 + signal : 0;
            request = *asked;
        }
        if (auto const done = begin(station, request); !done) return complain(done.error());
    }
    if (request.is_resumed) request.game = station.session().setup().game;
    if (request.is_resumed && is_guided(request)) {
        if (request.theme.empty()) look.theme = theme_of_game(request.game);
        return run_guided(station, look, request, services);
    }
    look.is_turned = is_turned_for(station.session());
    if (request.is_full_screen) {
        if (auto const code = run_full_screen(station, look)) return *code;
        fmt::print(stderr, "damier: {}\n",
                   tr(msg("this terminal cannot show the whole screen; playing line by line")));
    }
    return run_line_mode(station, look);
}

} // namespace damier::terminal
