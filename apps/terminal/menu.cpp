#include "apps/terminal/menu.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/session/time_control.hpp"

#include <csignal>

namespace damier::terminal {

namespace {

using text::tr;

class Menu {
public:
    Menu(Console& console, int columns, int& signal)
        : console_(console), columns_(columns), signal_(signal) {}

    std::optional<PlayRequest> run() {
        console_.print(tr(msg("Damier: draughts of every kind. Enter takes what stands in "
                              "brackets."))
                       + '\n');
        PlayRequest request;
        game::Game const* const game = ask_game();
        if (game == nullptr) return std::nullopt;
        request.game = game->key();
        if (!ask_opponent(*game, request)) return std::nullopt;
        if (!ask_clock(request)) return std::nullopt;
        return request;
    }

private:
    std::optional<std::string> ask(Message const& question) {
        return ask_line(console_, tr(question) + ' ', signal_);
    }
    void say(std::string const& text) { console_.print(wrapped(text, columns_) + '\n'); }

    game::Game const* ask_game() {
        auto const games = catalogue::all();
        for (;;) {
            auto const typed = ask(
                Message(msg("Which game? A name, or ? for the list [{}]"), tr(games[0]->name())));
            if (!typed) return nullptr;
            if (typed->empty()) return games[0];
            if (*typed == "?") {
                std::vector<std::string> lines;
                for (std::size_t i = 0; i < games.size(); ++i)
                    lines.push_back(pad_left(std::to_string(i + 1), 2) + ". "
                                    + tr(games[i]->name()));
                console_.print(in_columns(lines, columns_));
                continue;
            }
            if (auto const number = to_integer(*typed);
                number && *number >= 1 && *number <= static_cast<long>(games.size()))
                return games[static_cast<std::size_t>(*number - 1)];
            if (game::Game const* found = by_name(*typed)) return found;
            Result<game::Game const*> const game = catalogue::find(*typed);
            if (game) return *game;
            say(tr(game.error()));
        }
    }

    // The name in the user's language, or its beginning.
    static game::Game const* by_name(std::string const& typed) {
        std::string const wanted = without_accents(typed);
        game::Game const* found = nullptr;
        for (game::Game const* const game : catalogue::all()) {
            std::string const name = without_accents(tr(game->name()));
            if (name == wanted || game->key() == wanted) return game;
            if (!name.starts_with(wanted) && !game->key().starts_with(wanted)) continue;
            if (found != nullptr) return nullptr;
            found = game;
        }
        return found;
    }

    bool ask_opponent(game::Game const& game, PlayRequest& request) {
        std::string const usual = suitable_bot(game);
        std::vector<std::string> lines{" 0. " + tr(msg("another person, here"))};
        std::size_t standard = 0;
        for (std::size_t i = 0; i < game.bots().size(); ++i) {
            lines.push_back(pad_left(std::to_string(i + 1), 2) + ". " + game.bots()[i].key + ": "
                            + tr(game.bots()[i].name));
            if (game.bots()[i].key == usual) standard = i + 1;
        }
        console_.print(in_columns(lines, columns_));
        for (;;) {
            auto const typed = ask(Message(msg("Against whom? [{}]"), standard));
            if (!typed) return false;
            auto const number =
                typed->empty() ? std::optional(static_cast<long>(standard)) : to_integer(*typed);
            if (number && *number == 0) {
                request.white = request.black = "human";
                return true;
            }
            if (number && *number >= 1 && *number <= static_cast<long>(game.bots().size()))
                return ask_side(game, game.bots()[static_cast<std::size_t>(*number - 1)].key,
                                request);
            say(tr(Message(msg("Type a number from 0 to {}."), game.bots().size())));
        }
    }

    bool ask_side(game::Game const& game, std::string const& bot, PlayRequest& request) {
        Result<game::StatePtr> const start = game.start({}, 0);
        if (!start || (*start)->about().seats.size() != 2) return true; // the first seat is theirs
        auto const& seats = (*start)->about().seats;
        int const first = (*start)->to_play() + 1;
        for (;;) {
            auto const typed = ask(Message(msg("Do you play {} (1) or {} (2)? [{}]"), tr(seats[0]),
                                           tr(seats[1]), first));
            if (!typed) return false;
            std::string const choice = typed->empty() ? std::to_string(first) : *typed;
            if (choice == "1" || choice == "2") {
                request.white = choice == "1" ? "human" : bot;
                request.black = choice == "1" ? bot : "human";
                return true;
            }
            say(tr(msg("Type 1 or 2.")));
        }
    }

    bool ask_clock(PlayRequest& request) {
        for (;;) {
            auto const typed = ask(Message(msg("A clock, such as 5m+3s? [none]")));
            if (!typed) return false;
            auto const clock = session::read_time_controls(*typed);
            if (clock) {
                request.clock = *typed;
                return true;
            }
            say(tr(clock.error()));
        }
    }

    Console& console_;
    int columns_;
    int& signal_;
};

} // namespace

std::optional<std::string> ask_line(Console& console, std::string const& prompt, int& signal) {
    for (;;) {
        Heard const heard = console.wait_line([&] { return prompt; }, std::nullopt);
        if (heard.what == Heard::What::line) return std::string(trim(heard.line));
        if (heard.what == Heard::What::end) return std::nullopt;
        if (heard.what == Heard::What::signal) {
            signal = heard.signal;
            return std::nullopt;
        }
    }
}

std::optional<bool> ask_yes(Console& console, std::string const& question, int& signal) {
    for (;;) {
        auto const typed = ask_line(console, question, signal);
        if (!typed) return std::nullopt;
        std::string const word = without_accents(*typed);
        if (word.empty() || word.starts_with('y') || word.starts_with('o')) return true;
        if (word.starts_with('n')) return false;
    }
}

std::optional<PlayRequest> ask_for_game(Console& console, int columns, int& signal) {
    return Menu(console, columns, signal).run();
}

} // namespace damier::terminal
