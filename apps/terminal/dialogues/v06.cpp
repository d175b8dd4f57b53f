// The dialogue of Draughts v0.6: names, colour, opponent, time; numbered captures; «b7 a6».
#include "apps/terminal/advice.hpp"
#include "apps/terminal/dialogues/dialogue.hpp"
#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/input/typed.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace damier::terminal {

namespace {

using text::tr;

class V06 final : public Dialogue {
public:
    using Dialogue::Dialogue;

private:
    bool begin() override {
        auto setup = setup_of(request_, "v06");
        if (!setup) return false;
        if (!request_.has_players() && !ask_players(*setup)) return false;
        bool const is_told = request_.has_players() || !request_.clock.empty();
        if (!is_told && !ask_time(*setup)) return false;
        return start(*setup);
    }

    bool ask_players(session::NewGame& setup) {
        auto const first = talk_.ask(Message(msg("Name of player 1?")));
        if (!first) return false;
        auto const colour = talk_.ask_letter(Message(msg("White (b) or black (n)?")), "bn",
                                             Message(msg("Answer b or n.")));
        if (!colour) return false;
        auto const opponent =
            talk_.ask_letter(Message(msg("Play against the computer (o) or a person (h)?")), "oh",
                             Message(msg("Answer o or h.")));
        if (!opponent) return false;
        std::size_t const seat = *colour == 'b' ? 0 : 1;
        setup.players.assign(2, {});
        setup.players[seat].name = *first;
        session::Player& other = setup.players[1 - seat];
        if (*opponent == 'o') {
            other.name = "cpu";
            other.bot = "first-move"; // the document's own player
            return true;
        }
        auto const second = talk_.ask(Message(msg("Name of player 2?")));
        if (second) other.name = *second;
        return second.has_value();
    }

    bool ask_time(session::NewGame& setup) {
        Message const wrong(msg("Type a number of seconds from 0 to 3600."));
        auto const seconds = talk_.ask_number(
            Message(msg("Most seconds to think for each turn (0: no limit)?")), 0, 3600, wrong);
        if (!seconds) return false;
        if (*seconds > 0)
            setup.clock = *session::read_time_controls(std::to_string(*seconds) + "s/move");
        return true;
    }

    void turn() override {
        talk_.show_board();
        header();
        bool const has_captures = game::must_capture(state());
        session::NodeId const here = talk_.session().tree().current();
        while (!talk_.is_stopped() && talk_.session().tree().current() == here && !is_reloaded_)
            has_captures ? ask_capture() : ask_move();
        is_reloaded_ = false;
    }

    void header() {
        game::Seat const seat = state().to_play();
        std::vector<int> const left = game::pieces_left(state());
        int const own = left[static_cast<std::size_t>(seat)];
        int const other = left[static_cast<std::size_t>(1 - seat)];
        std::string const colour = tr(state().about().seats[static_cast<std::size_t>(seat)]);
        std::string const sign = glyph(state().about(), {seat, 0}, talk_.look());
        if (talk_.name(seat) == colour)
            talk_.say_line(counted(own, "{} ({}): {} piece left, {} against.",
                                   "{} ({}): {} pieces left, {} against.", colour, sign, own,
                                   other));
        else
            talk_.say_line(counted(own, "{} ({}, {}): {} piece left, {} against.",
                                   "{} ({}, {}): {} pieces left, {} against.", talk_.name(seat),
                                   colour, sign, own, other));
        talk_.say_line(
            Message(msg("Most pieces that can be taken: {}"), game::most_captured(state())));
    }

    std::string square(game::Cell cell) const {
        std::string const& label = state().about().cells[static_cast<std::size_t>(cell)].label;
        return label.substr(0, 1) + ',' + label.substr(1);
    }

    // Captures by their way up to the last piece taken; where a king stops is asked afterwards.
    struct Capture {
        std::string text;
        std::vector<std::size_t> actions; // one for each landing square
    };

    std::vector<Capture> captures() const {
        std::vector<Capture> found;
        std::map<std::vector<game::Cell>, std::size_t> known;
        auto const actions = state().actions();
        for (std::size_t i = 0; i < actions.size(); ++i) {
            game::Way const& way = actions[i].ways.front();
            std::vector<game::Cell> key(way.cells.begin(), way.cells.end() - 1);
            key.push_back(-1);
            key.insert(key.end(), way.emptied.begin(), way.emptied.end());
            auto const [where, is_new] = known.try_emplace(std::move(key), found.size());
            if (is_new) found.emplace_back();
            found[where->second].actions.push_back(i);
        }
        for (Capture& capture : found) {
            std::ranges::sort(capture.actions, {}, [&](std::size_t i) { return stretch(i); });
            capture.text = way_text(actions[capture.actions.front()].ways.front());
        }
        return found;
    }

    // Rows that the last jump of this action goes over: the nearest landing square comes first.
    int stretch(std::size_t action) const {
        auto const& cells = state().actions()[action].ways.front().cells;
        auto const row = [&](game::Cell cell) {
            return state().about().cells[static_cast<std::size_t>(cell)].row;
        };
        return std::abs(row(cells.back()) - row(cells[cells.size() - 2]));
    }

    std::string way_text(game::Way const& way) const {
        std::string text;
        for (game::Cell const cell : way.cells) text += (text.empty() ? "" : " ->") + square(cell);
        return text;
    }

    void ask_capture() {
        std::vector<Capture> const all = captures();
        for (std::size_t i = 0; i < all.size(); ++i)
            talk_.say_line(std::to_string(i + 1) + ") " + all[i].text);
        auto const typed = talk_.ask(Message(msg("Number of the capture?")));
        if (!typed || is_command(*typed)) return;
        auto const number = to_integer(*typed);
        if (!number || *number < 1 || *number > static_cast<long>(all.size())) {
            talk_.say_line(Message(msg("Type a number from 1 to {}."), all.size()));
            return;
        }
        Capture const& capture = all[static_cast<std::size_t>(*number - 1)];
        if (auto const action = ask_landing(capture))
            talk_.send(session::PlayAction{*action, std::nullopt});
    }

    std::optional<std::size_t> ask_landing(Capture const& capture) {
        if (capture.actions.size() == 1) return capture.actions.front();
        talk_.say_line(Message(msg("The king may stop on:")));
        for (std::size_t i = 0; i < capture.actions.size(); ++i)
            talk_.say_line(
                std::to_string(i + 1) + ") "
                + square(state().actions()[capture.actions[i]].ways.front().cells.back()));
        auto const most = static_cast<long>(capture.actions.size());
        auto const number = talk_.ask_number(Message(msg("Number of the square?")), 1, most,
                                             Message(msg("Type a number from 1 to {}."), most));
        if (!number) return std::nullopt;
        return capture.actions[static_cast<std::size_t>(*number - 1)];
    }

    void ask_move() {
        auto const typed = talk_.ask(Message(msg("Your move (such as b7 a6), or «help»:")));
        if (!typed || is_command(*typed)) return;
        Result<std::size_t> const action = state().interpret(*typed);
        if (action)
            talk_.send(session::PlayAction{*action, std::nullopt});
        else
            talk_.say_line(action.error().message);
    }

    // The command words; true when the line was one.
    bool is_command(std::string const& line) {
        std::vector<std::string_view> const parts = words(line);
        if (parts.empty()) return true;
        if (parts.front().find_first_of("0123456789") != std::string_view::npos) return false;
        Result<Verb> const verb = find_verb(parts.front());
        if (!verb) {
            talk_.say_line(tr(verb.error()));
            return true;
        }
        std::string const rest(trim(line.substr(parts.front().size())));
        switch (*verb) {
        case Verb::help: help(); break;
        case Verb::board:
            talk_.show_board();
            header();
            break;
        case Verb::quit: talk_.leave(); break;
        case Verb::save: save(rest); break;
        case Verb::load: load(rest); break;
        case Verb::draw: talk_.offer_draw(); break;
        case Verb::resign: talk_.send(session::Resign{state().to_play()}); break;
        default: help(); break;
        }
        return true;
    }

    void help() {
        talk_.say_line(
            Message(msg("A move is two squares, column and row: «b7 a6». The commands:")));
        for (Verb const verb : {Verb::help, Verb::save, Verb::load, Verb::board, Verb::draw,
                                Verb::resign, Verb::quit})
            for (Entry const& entry : vocabulary())
                if (entry.verb == verb)
                    talk_.say("  " + pad_right(text::shown(entry.word), 12) + tr(entry.meaning)
                              + '\n');
    }

    std::optional<std::string> file_name(std::string const& rest) {
        return rest.empty() ? talk_.ask_file(Message(msg("Name of the file?")))
                            : std::optional(rest);
    }

    void save(std::string const& rest) {
        auto const name = file_name(rest);
        if (!name) return;
        Result<FileWish> const wish = FileWish::read(*name, {});
        if (!wish) return talk_.say_line(tr(wish.error()));
        Result<Done> const done = talk_.station().save(*wish, records::Format::v06);
        talk_.say_line(done ? tr(Message(msg("The game is saved in «{}»."), wish->file))
                            : tr(done.error()));
    }

    void load(std::string const& rest) {
        auto const name = file_name(rest);
        if (!name) return;
        Result<FileWish> const wish = FileWish::read(*name, {});
        if (!wish) return talk_.say_line(tr(wish.error()));
        is_reloaded_ = talk_.load(*wish, records::Format::v06);
    }

    bool is_reloaded_ = false;
};

} // namespace

int run_v06(Station& station, Look look, PlayRequest const& request) {
    return V06(station, look, request).run();
}

} // namespace damier::terminal
