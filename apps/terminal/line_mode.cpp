#include "apps/terminal/line_mode.hpp"

#include "apps/terminal/advice.hpp"
#include "apps/terminal/input/typed.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"
#include "damier/play/turns.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

namespace damier::terminal {

namespace {

using text::tr;

class LineMode {
public:
    LineMode(Station& station, Look look) : station_(station), look_(look) {
        station_.console().offer([this] { return completions(); });
        desk().listen([this](play::News const& news) { tell(news); });
    }
    ~LineMode() {
        station_.console().offer({});
        desk().listen({});
    }
    LineMode(LineMode const&) = delete;
    LineMode& operator=(LineMode const&) = delete;

    int run() {
        say(introduction());
        show_turn();
        desk().go_on();
        for (;;) {
            if (!has_person() && session().ending()) return 0;
            Heard const heard = station_.listen([this] { return prompt(); });
            bool const is_left = heard.what == Heard::What::line && !act(heard.line);
            if (heard.what == Heard::What::signal || heard.what == Heard::What::end || is_left) {
                if (Message const last = station_.farewell(); !last.id.empty()) say_line(last);
                return heard.signal != 0 ? 128 + heard.signal : 0;
            }
        }
    }

private:
    play::Desk& desk() { return station_.desk(); }
    session::Session const& session() const { return station_.session(); }
    game::State const& state() const { return session().state(); }
    std::string name(game::Seat seat) const { return player_name(session(), seat); }

    void say(std::string const& text) { station_.console().print(text); }
    void say_line(std::string const& text) { say(wrapped(text, look_.columns, "  ") + '\n'); }
    void say_line(Message const& message) { say_line(tr(message)); }

    bool has_person() const { return play::has_person(session()); }

    std::string introduction() const {
        std::vector<std::string> seats;
        for (std::size_t i = 0; i < state().about().seats.size(); ++i) {
            auto const seat = static_cast<game::Seat>(i);
            std::string const& bot = session().setup().players[i].bot;
            seats.push_back(bot.empty()
                                ? tr(Message(msg("{}: a person"), name(seat)))
                                : tr(Message(msg("{}: the computer ({})"), name(seat), bot)));
        }
        std::string text = tr(session().game().name()) + '\n' + join(seats, " | ") + '\n';
        if (std::string const signs = legend(state(), look_); !signs.empty())
            text += wrapped(signs, look_.columns, "  ") + '\n';
        if (has_person())
            text +=
                wrapped(tr(Message(msg("Type a move, such as «{}», or «help» for the commands."),
                                   state().actions().empty() ? std::string()
                                                             : state().actions()[0].text)),
                        look_.columns)
                + '\n';
        return text;
    }

    std::string prompt() const {
        if (auto const asked = play::person_asked_about_draw(session()))
            return tr(Message(msg("{}, do you accept the draw? (y/n)"), name(*asked))) + ' ';
        bool const is_over = session().ending().has_value();
        std::string text = is_over ? std::string() : name(state().to_play());
        if (!is_over && play::has_clock(session())) {
            auto const reading = session().reading(state().to_play(), station_.desk().now());
            // A script is to see the same prompt however long it takes.
            if (reading.has_clock && station_.console().is_terminal())
                text += ' ' + clock_text(reading);
        }
        if (!session().chosen().empty())
            for (game::Cell const cell : session().chosen())
                text += ' ' + state().about().cells[static_cast<std::size_t>(cell)].label;
        return text + "> ";
    }

    std::vector<std::string> completions() const {
        std::vector<std::string> all;
        for (game::Action const& action : state().actions()) all.push_back(action.text);
        for (Entry const& entry : vocabulary())
            for (std::string const& word : text::own_spellings(entry.word))
                if (word.size() > 1) all.push_back(word);
        return all;
    }

    void show_board() {
        Marks marks = last_marks(session());
        marks.chosen = session().chosen();
        say('\n' + draw(state(), look_, marks));
    }

    void show_turn() {
        listed_.clear();
        show_board();
        say(turn_text(session(), look_, station_.desk().now()));
        bool const is_asked = !session().ending() && !session().is_bot(state().to_play());
        if (is_asked && game::must_capture(state()) && !game::pieces_left(state()).empty()) {
            std::vector<std::size_t> all(state().actions().size());
            std::iota(all.begin(), all.end(), std::size_t{0});
            list(all);
        }
    }

    void list(std::vector<std::size_t> actions) {
        say(numbered(state(), actions, look_));
        listed_ = std::move(actions);
    }

    void tell(play::News const& news) {
        bool has_changed = false;
        for (session::Event const& event : news.events) {
            if (auto const* chosen = std::get_if<session::Chosen>(&event)) show_choice(*chosen);
            auto const* played = std::get_if<session::Played>(&event);
            bool const is_own_move = played != nullptr && !session().is_bot(played->seat)
                                     && !is_failed(session().tree().node(played->node));
            has_changed = has_changed || std::holds_alternative<session::Played>(event)
                          || std::holds_alternative<session::TakenBack>(event)
                          || std::holds_alternative<session::Moved>(event)
                          || std::holds_alternative<session::Corrected>(event)
                          || std::holds_alternative<session::Started>(event);
            bool const is_end = std::holds_alternative<session::Ended>(event);
            if (is_end) has_ended_ = true;
            if (!is_own_move && !(is_end && has_changed))
                if (std::string const text = describe(event, session()); !text.empty())
                    say_line(text);
        }
        // The board is shown when a person has to look at it, not between moves of computers.
        bool const is_seen = !desk().is_computer_due() || !has_person();
        if (has_changed && is_seen) show_turn();
        if (std::exchange(has_ended_, false) && has_person())
            say_line(Message(msg("«undo» goes on with the game, «save» keeps it, «quit» leaves.")));
        for (Message const& note : news.notes) say_line(note);
        if (news.advice) tell(*news.advice);
    }

    // A piece or a part of a capture was named: these are the ways to go on.
    void show_choice(session::Chosen const& chosen) {
        if (chosen.cells.empty()) return;
        std::vector<std::size_t> actions;
        for (session::Remaining const& one : chosen.remaining)
            if (!one.is_irregular && std::ranges::find(actions, one.action) == actions.end())
                actions.push_back(one.action);
        say_line(Message(msg("Several moves begin so; name the next square or a number.")));
        list(std::move(actions));
    }

    bool act(std::string const& line) {
        if (auto const asked = play::person_asked_about_draw(session())) {
            if (auto const answer = text::yes_or_no(line)) {
                desk().receive(session::AnswerDraw{*asked, *answer});
                return true;
            }
            if (!is_exact(trim(line))) {
                say_line(Message(msg("Answer yes or no.")));
                return true;
            }
        }
        Meaning const meaning = understand(line, session(), listed_);
        if (auto const* problem = std::get_if<Error>(&meaning)) {
            say_line(problem->message); // a line is short: where in it is no help
        } else if (auto const* several = std::get_if<Several>(&meaning)) {
            say_line(Message(msg("Several moves go there; choose one.")));
            list(several->actions);
        } else if (auto const* command = std::get_if<session::Command>(&meaning)) {
            desk().receive(*command);
        } else {
            Ask const& ask = std::get<Ask>(meaning);
            if (ask.verb == Verb::quit) return false;
            answer(ask);
        }
        return true;
    }

    void answer(Ask const& ask) {
        switch (ask.verb) {
        case Verb::help:
            say(help_text(session(), look_.columns));
            if (std::string const signs = legend(state(), look_); !signs.empty()) say_line(signs);
            break;
        case Verb::board: show_turn(); break;
        case Verb::moves: show_moves(); break;
        case Verb::hint: advise(false); break;
        case Verb::analyse: advise(true); break;
        case Verb::history: say(history_text(session(), look_)); break;
        case Verb::clock: show_clocks(); break;
        case Verb::flip:
            look_.is_turned = !look_.is_turned;
            show_turn();
            break;
        case Verb::theme: choose_theme(ask.rest); break;
        case Verb::rules: show_rules(); break;
        case Verb::save: save(ask.rest); break;
        case Verb::load: load(ask.rest); break;
        default: break; // understood before, or quitting
        }
    }

    void show_moves() {
        if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
        std::vector<std::size_t> all(state().actions().size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        list(std::move(all));
    }

    void advise(bool in_full) {
        if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
        is_told_in_full_ = in_full;
        if (auto const done = desk().advise(session().tree().here().state); !done)
            return say_line(tr(done.error()));
        while (desk().is_advising())
            if (station_.listen({}).what == Heard::What::signal) desk().hurry();
    }
    void tell(play::Advice const& advice) {
        if (is_told_in_full_)
            for (game::Thought const& thought : advice.thoughts) say_line(describe(thought, look_));
        say_line(Message(msg("The computer ({}) would play {}."), advice.bot,
                         advice.state->actions()[advice.action].text));
    }

    void show_clocks() {
        if (!play::has_clock(session())) return say_line(Message(msg("This game has no clock.")));
        for (std::size_t i = 0; i < state().about().seats.size(); ++i) {
            auto const seat = static_cast<game::Seat>(i);
            auto const reading = session().reading(seat, station_.desk().now());
            say_line(name(seat) + "  "
                     + (reading.has_clock ? clock_text(reading) : tr(msg("no clock"))));
        }
    }

    void choose_theme(std::string const& name) {
        if (name.empty())
            return say_line(Message(msg("The theme is {}; there are: {}"), name_of(look_.theme),
                                    join(theme_names(), ", ")));
        Result<Theme> const theme = read_theme(name);
        if (!theme) return say_line(tr(theme.error()));
        look_.theme = *theme;
        show_turn();
    }

    void show_rules() {
        say_line(tr(session().game().name()));
        for (Message const& rule : session().game().law())
            say(wrapped("- " + tr(rule), look_.columns, "  ") + '\n');
    }

    Result<FileWish> wish(std::string const& rest) const {
        return FileWish::read(rest, session().setup().game + ".pdn");
    }

    void save(std::string const& rest) {
        Result<FileWish> const file = wish(rest);
        if (!file) return say_line(tr(file.error()));
        Result<Done> const done = station_.save(*file);
        if (!done) return say_line(tr(done.error()));
        say_line(Message(msg("The game is saved in «{}»."), file->file));
    }

    void load(std::string const& rest) {
        Result<FileWish> const file = wish(rest);
        if (!file) return say_line(tr(file.error()));
        Result<std::vector<Error>> const notes = station_.load(*file);
        if (!notes) return say_line(tr(notes.error()));
        for (Error const& note : *notes) say_line(tr(note));
        say_line(Message(msg("The game of «{}» goes on."), file->file));
        show_turn();
    }

    Station& station_;
    Look look_;
    std::vector<std::size_t> listed_; // the actions that stand numbered on the screen
    bool has_ended_ = false;
    bool is_told_in_full_ = false; // the advice that is coming
};

} // namespace

int run_line_mode(Station& station, Look look) { return LineMode(station, look).run(); }

} // namespace damier::terminal
