#include "apps/terminal/dialogues/talk.hpp"

#include "apps/terminal/advice.hpp"
#include "apps/terminal/complain.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/output_file.hpp"
#include "damier/base/text.hpp"
#include "damier/play/turns.hpp"

#include <algorithm>

namespace damier::terminal {

using text::tr;

Talk::Talk(Station& at, Look look) : Clerk(at, look) {
    desk().listen([this](play::News const& news) { hear(news); });
}

void Talk::show_board() { say('\n' + draw(state(), look(), last_marks(session()))); }

void Talk::hear(play::News const& news) {
    for (session::Event const& event : news.events) {
        auto const* const played = std::get_if<session::Played>(&event);
        bool const is_change = played != nullptr || std::holds_alternative<session::Started>(event)
                               || std::holds_alternative<session::TakenBack>(event)
                               || std::holds_alternative<session::Moved>(event)
                               || std::holds_alternative<session::Corrected>(event);
        if (is_change) ++changes_;
        if (played != nullptr && !session().is_bot(played->seat)) continue;
        if (std::holds_alternative<session::Ended>(event)) {
            stop_ = Stop::over;
            continue; // told once, at the end
        }
        if (std::string const text = describe(event, session()); !text.empty()) say_line(text);
    }
    for (Message const& note : news.notes) say_line(note);
    if (news.advice) tell(*news.advice);
}

Heard Talk::listen(Console::Prompt const& prompt) {
    Heard heard = station().listen(prompt);
    signal_ = heard.signal;
    if (heard.what == Heard::What::signal) stop_ = Stop::signalled;
    if (heard.what == Heard::What::end) stop_ = Stop::left;
    return heard;
}

bool Talk::wait() {
    listen({});
    return !is_stopped();
}

// A script is to see the same prompt however long it takes.
std::string Talk::clock_ahead() const {
    bool const is_shown = has_begun_ && station().console().is_terminal();
    if (!is_shown || !play::has_clock(session())) return {};
    auto const reading = session().reading(state().to_play(), desk().now());
    return reading.has_clock ? '[' + clock_text(reading) + "] " : std::string();
}

std::optional<std::string> Talk::ask_text(Message const& question) {
    while (!is_stopped()) {
        Heard const heard = listen([&] { return clock_ahead() + tr(question) + ' '; });
        if (heard.what != Heard::What::line) continue;
        // The documents' programs are left by a signal only; a word is kinder.
        if (!means(trim(heard.line), Verb::quit)) return std::string(trim(heard.line));
        leave();
    }
    return std::nullopt;
}

std::optional<std::string> Talk::ask(Message const& question) {
    long const before = changes_;
    while (changes_ == before) {
        auto typed = ask_text(question);
        if (!typed || changes_ != before) return std::nullopt;
        if (!is_obeyed(*typed)) return typed;
    }
    return std::nullopt;
}

std::optional<long> Talk::ask_number(Message const& question, long least, long most,
                                     Message const& wrong) {
    while (auto const typed = ask(question)) {
        if (auto const number = to_integer(*typed); number && *number >= least && *number <= most)
            return number;
        say_line(wrong);
    }
    return std::nullopt;
}

std::optional<int> Talk::ask_word(Message const& question, std::span<Word const> words,
                                  Message const& wrong) {
    while (auto const typed = ask(question)) {
        std::string const said = text::plain(*typed);
        for (Word const& word : words)
            if (std::ranges::any_of(text::local_spellings(word.typed), [&](std::string const& one) {
                    return text::plain(one) == said;
                }))
                return word.meaning;
        for (Word const& word : words)
            if (text::is_word(said, word.typed)) return word.meaning;
        say_line(wrong);
    }
    return std::nullopt;
}

std::optional<bool> Talk::ask_yes(Message const& question, Message const& wrong) {
    while (auto const typed = ask(question)) {
        if (auto const answer = text::yes_or_no(*typed)) return answer;
        say_line(wrong);
    }
    return std::nullopt;
}

void Talk::let_computer_play() {
    while (!is_stopped() && desk().is_busy()) listen({});
}

void Talk::begin(session::NewGame const& setup) {
    if (Result<Done> const done = station().begin(setup); !done)
        fail(done.error());
    else
        take_up();
}

void Talk::take_up() {
    has_begun_ = true;
    if (session().ending()) stop_ = Stop::over;
}

void Talk::reopen() {
    show_board();
    say_line(describe(*session().ending(), session()));
    stop_ = Stop::none;
    bool const is_declared = session().ending()->how != session::How::rules;
    auto const goes_on =
        ask_yes(is_declared ? Message(msg("Go on with this game all the same? (y/n)"))
                            : Message(msg("Take the last move back and go on? (y/n)")));
    if (is_stopped()) return;
    if (goes_on.value_or(false))
        send(session::TakeBack{play::plies_back(session())});
    else
        leave();
}

void Talk::offer_draw() {
    send(session::OfferDraw{state().to_play()});
    let_computer_play(); // one that is asked answers first
    while (auto const asked = play::person_asked_about_draw(session())) {
        auto const is_accepted =
            ask_yes(Message(msg("{}, do you accept the draw? (y/n)"), name(*asked)));
        if (!is_accepted) return;
        send(session::AnswerDraw{*asked, *is_accepted});
    }
}

void Talk::settle_dispute() {
    game::Seat const seat = state().to_play();
    bool const is_asked = session().disputed() && !session().is_bot(seat)
                          && session().tree().node(*session().disputed()).seat != seat;
    if (!is_asked) return;
    show_board();
    auto const answer =
        ask_yes(Message(msg("{}, shall the irregular move be corrected? (y/n)"), name(seat)));
    if (answer && *answer) send(session::Correct{seat});
    if (answer && !*answer) send(session::LetStand{seat});
}

int Talk::fail(Error const& error) {
    leave();
    return exit_code_ = complain(error);
}

int Talk::finish() {
    if (exit_code_ != 0) return exit_code_;
    if (stop_ == Stop::over && session().ending()) {
        show_board();
        say(final_scores(session()));
        say_line(describe(*session().ending(), session()));
        return 0;
    }
    if (has_begun_)
        if (Message const last = station().farewell(); !last.id.empty()) say_line(last);
    say_line(Message(msg("Goodbye.")));
    return signal_ != 0 ? 128 + signal_ : 0;
}

} // namespace damier::terminal
