// The dialogue of Draughts v0.6: names, colour, opponent, time; numbered captures; «b7 a6».
#include "apps/terminal/dialogues/dialogue.hpp"
#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/game/material.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace damier::terminal {

namespace {

using text::tr;

class V06 final : public Dialogue {
public:
    using Dialogue::Dialogue;

private:
    bool set_up() override {
        auto setup = setup_of(request_, "v06");
        if (!setup) return false;
        if (!request_.has_players() && !ask_players(*setup)) return false;
        bool const is_told = request_.has_players() || !request_.clock.empty();
        if (!is_told && !ask_time(*setup)) return false;
        return start(*setup);
    }

    bool ask_players(session::NewGame& setup) {
        static constexpr std::array colours{Word{text::typed("w white"), 0},
                                            Word{text::typed("b black"), 1}};
        static constexpr std::array opponents{Word{text::typed("c computer"), 1},
                                              Word{text::typed("h human"), 0}};
        auto const first = ask_text(Message(msg("Name of player 1?")));
        if (!first) return false;
        auto const colour = ask_word(Message(msg("White (w) or black (b)?")), colours,
                                     Message(msg("Answer w or b.")));
        if (!colour) return false;
        auto const is_computer =
            ask_word(Message(msg("Play against the computer (c) or a human (h)?")), opponents,
                     Message(msg("Answer c or h.")));
        if (!is_computer) return false;
        auto const seat = static_cast<std::size_t>(*colour);
        setup.players.assign(2, {});
        setup.players[seat].name = *first;
        return *is_computer == 1 ? ask_level(setup.players[1 - seat])
                                 : ask_name(setup.players[1 - seat]);
    }

    bool ask_name(session::Player& player) {
        auto const second = ask_text(Message(msg("Name of player 2?")));
        if (second) player.name = *second;
        return second.has_value();
    }

    bool ask_level(session::Player& player) {
        game::Game const& game = **catalogue::find("v06");
        int const most = most_level(game);
        auto const level = ask_number(
            Message(msg("Level of the computer (0: the first move that it finds; 1 to {})?"), most),
            0, most, Message(msg("Type a number from 0 to {}."), most));
        if (!level) return false;
        // The document's own player, or one that thinks.
        player =
            *read_player(*level == 0 ? "first-move" : "engine:" + std::to_string(*level), game);
        player.name = "cpu";
        return true;
    }

    bool ask_time(session::NewGame& setup) {
        Message const wrong(msg("Type a number of seconds from 0 to 3600."));
        auto const seconds = ask_number(
            Message(msg("Most seconds to think for each turn (0: no limit)?")), 0, 3600, wrong);
        if (!seconds) return false;
        if (*seconds > 0)
            setup.clock = *session::read_time_controls(std::to_string(*seconds) + "s/move");
        return true;
    }

    void turn() override {
        show_turn();
        game::must_capture(state()) ? ask_capture() : ask_move();
    }

    void show_turn() override {
        show_board();
        header();
    }

    Message how_to_play() const override {
        return {msg("A move is two squares, column and row: «b7 a6». A capture is its number in "
                    "the list, or its squares.")};
    }
    FileCustom file_custom() const override { return {records::Format::v06, {}, {}}; }

    void header() {
        game::Seat const seat = state().to_play();
        std::vector<int> const left = game::pieces_left(state());
        int const own = left[static_cast<std::size_t>(seat)];
        int const other = left[static_cast<std::size_t>(1 - seat)];
        std::string const colour = tr(state().about().seats[static_cast<std::size_t>(seat)]);
        std::string const sign = glyph(state().about(), {seat, 0}, look());
        if (name(seat) == colour)
            say_line(counted(own, "{} ({}): {} piece left, {} against.",
                             "{} ({}): {} pieces left, {} against.", colour, sign, own, other));
        else
            say_line(counted(own, "{} ({}, {}): {} piece left, {} against.",
                             "{} ({}, {}): {} pieces left, {} against.", name(seat), colour, sign,
                             own, other));
        say_line(Message(msg("Most pieces that can be taken: {}"), game::most_captured(state())));
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
        long const before = changes();
        while (changes() == before) {
            for (std::size_t i = 0; i < all.size(); ++i)
                say_line(std::to_string(i + 1) + ") " + all[i].text);
            auto const typed = ask(Message(msg("Number of the capture?")));
            if (!typed) return;
            auto const number = to_integer(*typed);
            if (number && *number >= 1 && *number <= static_cast<long>(all.size()))
                return take(all[static_cast<std::size_t>(*number - 1)]);
            if (number || typed->empty())
                say_line(Message(msg("Type a number from 1 to {}."), all.size()));
            else
                understand_line(*typed);
        }
    }

    void take(Capture const& capture) {
        if (auto const action = ask_landing(capture))
            send(session::PlayAction{*action, std::nullopt});
    }

    // A move, or a command that is shortened.
    void understand_line(std::string const& typed) {
        bool const has_digit = typed.find_first_of("0123456789") != std::string::npos;
        has_digit ? play(typed) : obey(typed);
    }

    std::optional<std::size_t> ask_landing(Capture const& capture) {
        if (capture.actions.size() == 1) return capture.actions.front();
        say_line(Message(msg("The king may stop on:")));
        for (std::size_t i = 0; i < capture.actions.size(); ++i)
            say_line(std::to_string(i + 1) + ") "
                     + square(state().actions()[capture.actions[i]].ways.front().cells.back()));
        auto const most = static_cast<long>(capture.actions.size());
        auto const number = ask_number(Message(msg("Number of the square?")), 1, most,
                                       Message(msg("Type a number from 1 to {}."), most));
        if (!number) return std::nullopt;
        return capture.actions[static_cast<std::size_t>(*number - 1)];
    }

    void ask_move() {
        long const before = changes();
        while (changes() == before) {
            auto const typed = ask(Message(msg("Your move (such as b7 a6), or «help»:")));
            if (!typed) return;
            if (!typed->empty()) understand_line(*typed);
        }
    }
};

} // namespace

int run_v06(Station& station, Look look, PlayRequest const& request) {
    return V06(station, look, request).run();
}

} // namespace damier::terminal
