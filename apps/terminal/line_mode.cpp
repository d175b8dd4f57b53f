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
#include "damier/session/draw_answer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

namespace damier::terminal {

namespace {

using text::tr;

class LineMode {
public:
    LineMode(Table& table, Look look) : table_(table), look_(look) {
        table_.console().offer([this] { return completions(); });
    }
    ~LineMode() { table_.console().offer({}); }
    LineMode(LineMode const&) = delete;
    LineMode& operator=(LineMode const&) = delete;

    int run() {
        say(introduction());
        show_turn();
        table_.go_on();
        for (;;) {
            if (!has_person() && session().ending()) return 0;
            News const news = left_ ? *left_ : table_.listen([this] { return prompt(); });
            if (news.signal != 0 || news.is_end) {
                say_kept();
                return news.signal != 0 ? 128 + news.signal : 0;
            }
            tell(news.events);
            if (news.line && !act(*news.line)) {
                say_kept();
                return 0;
            }
        }
    }

private:
    session::Session const& session() const { return table_.session(); }
    game::State const& state() const { return session().state(); }
    std::string name(game::Seat seat) const { return player_name(session(), seat); }

    void say(std::string const& text) { table_.console().print(text); }
    void say_line(std::string const& text) { say(wrapped(text, look_.columns, "  ") + '\n'); }
    void say_line(Message const& message) { say_line(tr(message)); }

    bool has_person() const {
        for (std::size_t i = 0; i < state().about().seats.size(); ++i)
            if (!session().is_bot(static_cast<game::Seat>(i))) return true;
        return false;
    }

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
        bool const is_over = session().ending().has_value();
        std::string text = is_over ? std::string() : name(state().to_play());
        if (!is_over && has_clock(session())) {
            auto const reading = session().reading(state().to_play(), Table::now());
            // A script is to see the same prompt however long it takes.
            if (reading.has_clock && table_.console().is_terminal())
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
        say(turn_text(session(), look_, Table::now()));
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

    void tell(session::Events const& events) {
        bool has_changed = false;
        for (session::Event const& event : events) {
            if (auto const* chosen = std::get_if<session::Chosen>(&event)) show_choice(*chosen);
            bool const is_own_move = std::holds_alternative<session::Played>(event)
                                     && !session().is_bot(std::get<session::Played>(event).seat);
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
        bool const is_seen = !table_.is_computer_due() || !has_person();
        if (has_changed && is_seen) show_turn();
        if (std::exchange(has_ended_, false) && has_person())
            say_line(Message(msg("«undo» goes on with the game, «save» keeps it, «quit» leaves.")));
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
        Meaning const meaning = understand(line, session(), listed_);
        if (auto const* problem = std::get_if<Error>(&meaning)) {
            say_line(problem->message); // a line is short: where in it is no help
        } else if (auto const* several = std::get_if<Several>(&meaning)) {
            say_line(Message(msg("Several moves go there; choose one.")));
            list(several->actions);
        } else if (auto const* command = std::get_if<session::Command>(&meaning)) {
            tell(table_.send(*command));
        } else {
            Ask const& ask = std::get<Ask>(meaning);
            if (ask.verb == Verb::quit) return false;
            answer(ask);
        }
        return true;
    }

    void answer(Ask const& ask) {
        switch (ask.verb) {
        case Verb::help: say(help_text(session(), look_.columns)); break;
        case Verb::board: show_turn(); break;
        case Verb::moves: show_moves(); break;
        case Verb::undo: take_back(ask.rest); break;
        case Verb::redo:
            tell(table_.send(session::Redo{plies_forward(session(), ask.rest)}));
            break;
        case Verb::hint: advise(false); break;
        case Verb::analyse: advise(true); break;
        case Verb::history: say(history_text(session(), look_)); break;
        case Verb::clock: show_clocks(); break;
        case Verb::pause: set_clocks(session::Pause{}); break;
        case Verb::resume: set_clocks(session::Resume{}); break;
        case Verb::draw: offer_draw(); break;
        case Verb::accept:
        case Verb::decline:
            tell(table_.send(session::AnswerDraw{answering(), ask.verb == Verb::accept}));
            break;
        case Verb::resign: tell(table_.send(session::Resign{state().to_play()})); break;
        case Verb::correct: tell(table_.send(session::Correct{state().to_play()})); break;
        case Verb::stand: tell(table_.send(session::LetStand{state().to_play()})); break;
        case Verb::adjust: tell(table_.send(session::Adjust{})); break;
        case Verb::flip:
            look_.is_turned = !look_.is_turned;
            show_turn();
            break;
        case Verb::theme: choose_theme(ask.rest); break;
        case Verb::rules: show_rules(); break;
        case Verb::save: save(ask.rest); break;
        case Verb::load: load(ask.rest); break;
        case Verb::quit: break;
        }
    }

    void show_moves() {
        if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
        std::vector<std::size_t> all(state().actions().size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        list(std::move(all));
    }

    void take_back(std::string const& rest) {
        Result<int> const plies = plies_back(session(), rest);
        if (!plies) return say_line(tr(plies.error()));
        tell(table_.send(session::TakeBack{*plies}));
    }

    void advise(bool in_full) {
        if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
        Result<Advice> const advice = ask_computer(session(), table_.console());
        if (!advice) return say_line(tr(advice.error()));
        if (in_full)
            for (game::Thought const& thought : advice->thoughts)
                say_line(describe(thought, look_));
        say_line(Message(msg("The computer ({}) would play {}."), advice->bot, advice->action));
    }

    void set_clocks(session::Command const& command) {
        if (!has_clock(session())) return say_line(Message(msg("This game has no clock.")));
        tell(table_.send(command));
    }

    void show_clocks() {
        if (!has_clock(session())) return say_line(Message(msg("This game has no clock.")));
        for (std::size_t i = 0; i < state().about().seats.size(); ++i) {
            auto const seat = static_cast<game::Seat>(i);
            auto const reading = session().reading(seat, Table::now());
            say_line(name(seat) + "  "
                     + (reading.has_clock ? clock_text(reading) : tr(msg("no clock"))));
        }
    }

    game::Seat answering() const { return asked_about_draw(session()).value_or(state().to_play()); }

    // Computers answer at once; people are asked in turn.
    void offer_draw() {
        game::Seat const by = state().to_play();
        bool const was_open = session().offer() && session().offer()->by != by;
        tell(table_.send(session::OfferDraw{by}));
        if (was_open) return;
        int const seats = static_cast<int>(state().about().seats.size());
        for (game::Seat seat = 0; seat < seats; ++seat) {
            if (seat == by || !session().offer() || session().ending()) continue;
            if (session().is_bot(seat)) {
                tell(
                    table_.send(session::AnswerDraw{seat, session::accepts_draw(session(), seat)}));
                continue;
            }
            std::optional<bool> const is_yes = ask_about_draw(seat);
            if (!is_yes) return;
            tell(table_.send(session::AnswerDraw{seat, *is_yes}));
        }
    }

    // Nothing when the input or the game ends first.
    std::optional<bool> ask_about_draw(game::Seat seat) {
        std::string const question =
            tr(Message(msg("{}, do you accept the draw? (y/n)"), name(seat))) + ' ';
        while (session().offer() && !session().ending()) {
            News const news = table_.listen([&] { return question; });
            tell(news.events);
            if (news.signal != 0 || news.is_end) {
                left_ = news;
                return std::nullopt;
            }
            if (!news.line) continue;
            if (auto const answer = text::yes_or_no(*news.line)) return answer;
            say_line(Message(msg("Answer yes or no.")));
        }
        return std::nullopt;
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
        Result<Done> const done = table_.save(*file);
        if (!done) return say_line(tr(done.error()));
        say_line(Message(msg("The game is saved in «{}»."), file->file));
    }

    void load(std::string const& rest) {
        Result<FileWish> const file = wish(rest);
        if (!file) return say_line(tr(file.error()));
        Result<std::vector<Error>> const notes = table_.load(*file);
        if (!notes) return say_line(tr(notes.error()));
        for (Error const& note : *notes) say_line(tr(note));
        say_line(Message(msg("The game of «{}» goes on."), file->file));
        show_turn();
    }

    void say_kept() {
        if (table_.has_kept_game())
            say_line(Message(msg("The game is kept: «damier play --resume» goes on with it.")));
    }

    Table& table_;
    Look look_;
    std::vector<std::size_t> listed_; // the actions that stand numbered on the screen
    bool has_ended_ = false;
    std::optional<News> left_; // the person left in the middle of a question
};

} // namespace

int run_line_mode(Table& table, Look look) { return LineMode(table, look).run(); }

} // namespace damier::terminal
