#include "apps/terminal/line_mode.hpp"

#include "apps/terminal/clerk.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/turns.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

namespace damier::terminal {

namespace {

using text::tr;

class LineMode final : public Clerk {
public:
    LineMode(Station& at, Look look) : Clerk(at, look) {
        station().console().offer([this] { return completions(); });
        desk().listen([this](play::Update const& update) { hear(update); });
    }
    ~LineMode() override {
        station().console().offer({});
        desk().listen({});
    }

    int run() {
        say(introduction());
        show_turn();
        desk().go_on();
        for (;;) {
            if (!has_person() && session().ending()) return 0;
            Heard const heard = station().listen([this] { return prompt(); });
            bool const is_left = heard.what == Heard::What::line && !act(heard.line);
            if (heard.what == Heard::What::signal || heard.what == Heard::What::end || is_left) {
                if (Message const last = station().farewell(); !last.id.empty()) say_line(last);
                return heard.signal != 0 ? 128 + heard.signal : 0;
            }
        }
    }

private:
    bool has_person() const { return play::has_person(session()); }

    std::string introduction() const {
        std::string text = tr(session().game().name()) + '\n'
                           + wrapped(players_text(session()), look().columns, "  ") + '\n';
        if (std::string const signs = legend(state(), look()); !signs.empty())
            text += wrapped(signs, look().columns, "  ") + '\n';
        if (has_person())
            text +=
                wrapped(tr(Message(msg("Type a move, such as «{}», or «help» for the commands."),
                                   state().actions().empty()
                                       ? std::string()
                                       : text::move_in_words(state().actions()[0].text))),
                        look().columns)
                + '\n';
        return text;
    }

    std::string prompt() const {
        if (auto const asked = play::person_asked_about_draw(session()))
            return tr(Message(msg("{}, do you accept the draw? (y/n)"), name(*asked))) + ' ';
        bool const is_over = session().ending().has_value();
        std::string text = is_over ? std::string() : name(state().to_play());
        if (!is_over && play::has_clock(session())) {
            auto const reading = session().reading(state().to_play(), station().desk().now());
            // A script is to see the same prompt however long it takes.
            if (reading.has_clock && station().console().is_terminal())
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
        for (KnownWord const& entry : vocabulary())
            for (std::string const& word : text::own_spellings(entry.word))
                if (word.size() > 1) all.push_back(word);
        return all;
    }

    void show_board() {
        Marks marks = last_marks(session());
        marks.chosen = session().chosen();
        marks.taken = play::taken_so_far(session());
        say('\n' + draw(state(), look(), marks));
    }

    void show_turn() override {
        forget_list();
        show_board();
        say(turn_text(session(), look(), station().desk().now()));
        bool const is_asked = !session().ending() && !session().is_bot(state().to_play());
        if (is_asked && game::must_capture(state()) && !game::pieces_left(state()).empty()) {
            std::vector<std::size_t> all(state().actions().size());
            std::iota(all.begin(), all.end(), std::size_t{0});
            list(all);
        }
    }

    void hear(play::Update const& update) {
        bool has_changed = false;
        for (session::Event const& event : update.events) {
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
            say_line(Message(
                session().can_play_on()
                    ? msg("«continue» plays on after this draw, «undo» takes the last "
                          "move back, «save» keeps the game, «quit» leaves.")
                    : msg("«undo» goes on with the game, «save» keeps it, «quit» leaves.")));
        for (Message const& note : update.notes) say_line(note);
        if (update.advice) tell(*update.advice);
    }

    // A piece or a part of a capture was named: these are the ways to go on.
    void show_choice(session::Chosen const& chosen) {
        if (chosen.cells.empty()) return;
        std::vector<std::size_t> actions;
        for (session::Remaining const& one : chosen.remaining)
            if (!one.is_irregular && std::ranges::find(actions, one.action) == actions.end())
                actions.push_back(one.action);
        if (!play::taken_so_far(session()).empty()) show_board(); // what is taken is still there
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
        Meaning const meaning = understand(line, session(), listed());
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

    bool wait() override {
        if (station().listen({}).what == Heard::What::signal) desk().hurry();
        return true;
    }

    bool has_ended_ = false;
};

} // namespace

int run_line_mode(Station& station, Look look) { return LineMode(station, look).run(); }

} // namespace damier::terminal
