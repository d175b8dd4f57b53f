#include "apps/terminal/menu.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/session/time_control.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

using text::tr;

class Menu {
public:
    Menu(Console& console, Look const& look, int& signal)
        : console_(console), columns_(look.columns), can_fill_(look.can_fill), signal_(signal) {}

    // Asks what `request` leaves open.
    std::optional<PlayRequest> run(PlayRequest request) {
        say(tr(msg("Damier: draughts of every kind. Enter takes what stands in brackets.")));
        game::Game const* const game = ask_game();
        if (game == nullptr) return std::nullopt;
        say(tr(game->summary()));
        request.game = game->key();
        if (!request.has_players() && !ask_players(*game, request)) return std::nullopt;
        if (request.rules.empty() && !ask_rules(*game, request)) return std::nullopt;
        if (request.clock.empty() && !ask_clock(request)) return std::nullopt;
        if (can_fill_ && !request.is_full_screen && !ask_screen(request)) return std::nullopt;
        return request;
    }

private:
    // Nothing when the person leaves, which a word does as well.
    std::optional<std::string> ask(Message const& question) {
        auto typed = ask_line(console_, tr(question) + ' ', signal_);
        if (typed && means(*typed, Verb::quit)) return std::nullopt;
        return typed;
    }
    void say(std::string const& text) { console_.print(wrapped(text, columns_) + '\n'); }

    // A number within limits; Enter is the usual one.
    std::optional<long> ask_number(Message const& question, long least, long most, long usual) {
        for (;;) {
            auto const typed = ask(question);
            if (!typed) return std::nullopt;
            if (typed->empty()) return usual;
            if (auto const number = to_integer(*typed);
                number && *number >= least && *number <= most)
                return number;
            say(tr(Message(msg("Type a number from {} to {}."), least, most)));
        }
    }

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
        std::string const wanted = text::plain(typed);
        game::Game const* found = nullptr;
        for (game::Game const* const game : catalogue::all()) {
            std::string const name = text::plain(tr(game->name()));
            if (name == wanted || game->key() == wanted) return game;
            if (!name.starts_with(wanted) && !game->key().starts_with(wanted)) continue;
            if (found != nullptr) return nullptr;
            found = game;
        }
        return found;
    }

    bool ask_players(game::Game const& game, PlayRequest& request) {
        auto const option = std::ranges::find(game.options(), "seats", &game::Option::key);
        long seats = 2;
        if (option != game.options().end()) {
            bool const is_listed = !option->choices.empty();
            auto const number = [](std::string const& text) {
                return to_integer(text).value_or(2);
            };
            long const least = is_listed ? number(option->choices.front()) : option->least;
            long const most = is_listed ? number(option->choices.back()) : option->most;
            long const usual = number(option->standard);
            auto const typed =
                ask_number(Message(msg("How many players, {} to {}? [{}]"), least, most, usual),
                           least, most, usual);
            if (!typed) return false;
            seats = *typed;
        }
        std::optional<std::string> const opponent = ask_opponent(game);
        if (!opponent) return false;
        if (seats == 2 && *opponent != "human") return ask_side(game, *opponent, request);
        request.seats = "human";
        for (long i = 1; i < seats; ++i) request.seats += ',' + *opponent;
        return true;
    }

    // The key of a computer player, or «human».
    std::optional<std::string> ask_opponent(game::Game const& game) {
        std::string const usual = suitable_bot(game);
        int const levels = most_level(game);
        long standard = 0;
        for (std::size_t i = 0; i < game.bots().size(); ++i)
            if (game.bots()[i].key == usual) standard = static_cast<long>(i) + 1;
        if (levels == 0) say_players(game);
        for (;;) {
            auto const typed =
                levels > 0 ? ask(Message(msg("Strength of the computer, 1 (a child) to {}? 0: "
                                             "another person [{}]"),
                                         levels, to_integer(usual.substr(7)).value_or(1)))
                           : ask(Message(msg("Against whom? [{}]"), standard));
            if (!typed) return std::nullopt;
            if (typed->empty()) return usual;
            if (*typed == "?") {
                say_players(game);
                continue;
            }
            if (*typed == "0") return "human";
            auto const number = to_integer(*typed);
            auto const most = static_cast<long>(game.bots().size());
            if (levels == 0 && number && *number >= 1 && *number <= most)
                return game.bots()[static_cast<std::size_t>(*number - 1)].key;
            auto const player =
                read_player(number && levels > 0 ? "engine:" + *typed : *typed, game);
            if (player && (levels > 0 || !number))
                return player->bot.empty() ? std::string("human") : player->bot;
            say(levels == 0 ? tr(Message(msg("Type a number from {} to {}."), 0, most))
                            : tr(player.error()));
        }
    }

    // Levels have their numbers; the others are named.
    void say_players(game::Game const& game) {
        bool const has_levels = most_level(game) > 0;
        std::vector<std::string> lines{" 0. " + tr(msg("another person, here"))};
        for (std::size_t i = 0; i < game.bots().size(); ++i) {
            game::BotKind const& bot = game.bots()[i];
            std::string const number = !has_levels                      ? std::to_string(i + 1)
                                       : bot.key.starts_with("engine:") ? bot.key.substr(7)
                                                                        : std::string();
            lines.push_back((number.empty() ? bot.key + ": " : pad_left(number, 2) + ". ")
                            + tr(bot.name));
        }
        if (has_levels)
            lines.push_back(
                tr(Message(msg("{} to {}: engine, by points"), fewest_points, most_points)));
        console_.print(in_columns(lines, columns_));
    }

    bool ask_side(game::Game const& game, std::string const& bot, PlayRequest& request) {
        Result<game::StatePtr> const start = game.start({}, 0);
        if (!start) return false; // a game with its usual options always starts
        auto const& seats = (*start)->about().seats;
        auto const side = ask_number(
            Message(msg("Do you play {} (1) or {} (2)? [{}]"), tr(seats[0]), tr(seats[1]), 1), 1, 2,
            1);
        if (!side) return false;
        request.white = *side == 1 ? "human" : bot;
        request.black = *side == 1 ? bot : "human";
        return true;
    }

    // Where the game has options beside its number of players.
    bool ask_rules(game::Game const& game, PlayRequest& request) {
        bool const has_rules = std::ranges::any_of(
            game.options(), [](game::Option const& option) { return option.key != "seats"; });
        while (has_rules) {
            auto const typed =
                ask(Message(msg("Other rules, as key=value? ? for the list [the usual ones]")));
            if (!typed) return false;
            if (*typed == "?") {
                for (std::string const& line : option_lines(game)) say(line);
                continue;
            }
            request.rules.clear();
            for (std::string_view const rule : split_at_blanks(*typed))
                request.rules.emplace_back(rule);
            auto const setup = to_new_game(request, game);
            if (setup) return true;
            say(tr(setup.error()));
        }
        return true;
    }

    bool ask_screen(PlayRequest& request) {
        auto const choice =
            ask_number(Message(msg("Line by line (1) or on the whole screen (2)? [1]")), 1, 2, 1);
        request.is_full_screen = choice == 2;
        return choice.has_value();
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
    bool can_fill_;
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
        if (typed->empty()) return true;
        if (auto const answer = text::yes_or_no(*typed)) return answer;
        console.print(tr(msg("Answer yes or no.")) + '\n');
    }
}

std::optional<PlayRequest> ask_for_game(Console& console, Look const& look,
                                        PlayRequest const& request, int& signal) {
    return Menu(console, look, signal).run(request);
}

} // namespace damier::terminal
