#include "apps/terminal/unfinished.hpp"

#include "apps/terminal/complain.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/menu.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/turns.hpp"

#include <algorithm>
#include <array>
#include <ctime>

namespace damier::terminal {

namespace {

using play::KeptGame;
using text::tr;

// "2026-11-18 11:05", where the person lives.
std::string date_of(std::filesystem::file_time_type time) {
    auto const system = std::filesystem::file_time_type::clock::to_sys(time);
    std::time_t const seconds =
        std::chrono::floor<std::chrono::seconds>(system).time_since_epoch().count();
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return text.data();
}

std::string line_of(KeptGame const& game) {
    long const moves = play::count_moves(game.session);
    std::string line = tr(game.session.game().name()) + ", "
                       + tr(counted(moves, "{} move", "{} moves", moves)) + ", "
                       + date_of(game.time);
    if (game.is_open) line += ", " + tr(msg("being played now"));
    return line;
}

Message played_elsewhere() { return {msg("another program is playing this game now")}; }

int code_of(int signal) { return signal != 0 ? 128 + signal : 0; }

// Its index; nothing when the person leaves. Enter takes the newest that is free.
std::optional<std::size_t> ask_which(Console& console, Look const& look,
                                     std::vector<KeptGame> const& games, int& signal) {
    console.print(list_of(games, look));
    auto const usual = std::ranges::find(games, false, &KeptGame::is_open) - games.begin();
    auto const count = static_cast<long>(games.size());
    bool const has_usual = usual < count;
    std::string const question =
        has_usual ? tr(Message(msg("Which one? [{}] "), usual + 1)) : tr(msg("Which one? "));
    for (;;) {
        auto const typed = ask_line(console, question, signal);
        if (!typed || means(*typed, Verb::quit)) return std::nullopt;
        auto const number =
            typed->empty() && has_usual ? std::optional<long>(usual + 1) : to_integer(*typed);
        if (!number || *number < 1 || *number > count) {
            console.print(tr(Message(msg("Type a number from {} to {}."), 1, count)) + '\n');
            continue;
        }
        auto const index = static_cast<std::size_t>(*number - 1);
        if (!games[index].is_open) return index;
        console.print(tr(played_elsewhere()) + '\n');
    }
}

// Nothing when the person leaves.
std::optional<bool> ask_whether(Console& console, std::vector<KeptGame> const& games, int& signal) {
    auto const count = static_cast<long>(games.size());
    return ask_yes(
        console,
        count == 1 ? tr(Message(msg("Go on with the unfinished game of {}? [yes] "),
                                tr(games.front().session.game().name())))
                   : tr(Message(msg("Go on with one of the {} unfinished games? [yes] "), count)),
        signal);
}

// A game that lies at a desk and was given up or agreed upon: the end can be withdrawn.
std::optional<KeptGame> given_up(session::Directories const& directories, std::string const& key) {
    for (KeptGame& one : play::kept_games(directories.state, catalogue::all()).games) {
        auto const& ending = one.session.ending();
        bool const is_wanted = key.empty() || one.session.game().key() == key;
        if (is_wanted && !one.is_open && ending && ending->how != session::How::rules)
            return std::move(one);
    }
    return std::nullopt;
}

Wanted refused(Error const& why) { return {std::nullopt, complain(why)}; }

} // namespace

Result<play::KeptGames> unfinished_games(Result<session::Directories> const& directories,
                                         std::string const& key) {
    if (!directories) return directories.error();
    if (auto const known = catalogue::find(key); !key.empty() && !known) return known.error();
    play::KeptGames found = play::unfinished_games(*directories, catalogue::all());
    if (found.games.empty() && found.problems.size() == 1) return found.problems.front();
    for (Error const& problem : found.problems) complain(problem);
    if (!key.empty())
        std::erase_if(found.games,
                      [&](KeptGame const& one) { return one.session.game().key() != key; });
    return found;
}

std::string list_of(std::vector<KeptGame> const& games, Look const& look) {
    std::string text;
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::string const number = std::to_string(i + 1) + ". ", indent(number.size(), ' ');
        text += wrapped(number + line_of(games[i]), look.columns, indent) + '\n';
        text += indent
                + wrapped(players_text(games[i].session), look.columns - width(indent), indent)
                + '\n';
    }
    return text;
}

Wanted ask_to_resume(Console& console, Look const& look, PlayRequest const& request,
                     Result<session::Directories> const& directories) {
    int signal = 0;
    auto found = unfinished_games(directories, request.game);
    if (!found && request.is_resumed) return refused(found.error());
    if (!found) return {}; // the new game will tell
    std::vector<KeptGame>& games = found->games;
    if (!request.is_resumed) {
        std::erase_if(games, [](KeptGame const& one) { return one.is_open; });
        if (games.empty()) return {};
        auto const answer = ask_whether(console, games, signal);
        if (!answer) return {std::nullopt, code_of(signal)};
        if (!*answer) return {};
    }
    if (games.empty() && request.number == 0)
        if (auto last = given_up(*directories, request.game)) return {std::move(last), {}};
    if (games.empty()) return refused(error(msg("there is no unfinished game to go on with")));
    auto const count = static_cast<long>(games.size());
    if (request.number < 0 || request.number > count)
        return refused(error(msg("there is no unfinished game number {}; «damier play --list» "
                                 "shows them"),
                             request.number));
    std::size_t index = request.number == 0 ? 0 : static_cast<std::size_t>(request.number - 1);
    if (request.number == 0 && count > 1) {
        auto const chosen = ask_which(console, look, games, signal);
        if (!chosen) return {std::nullopt, code_of(signal)};
        index = *chosen;
    }
    if (games[index].is_open) return refused(Error{played_elsewhere(), 0, 0});
    return {std::move(games[index]), std::nullopt};
}

} // namespace damier::terminal
