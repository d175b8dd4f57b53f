#include "apps/terminal/dialogues/talk.hpp"

#include "apps/terminal/complain.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/play/turns.hpp"

namespace damier::terminal {

using text::tr;

Talk::Talk(Station& station, Look look) : station_(station), look_(look) {
    desk().listen([this](play::News const& news) { tell(news); });
}

void Talk::say_line(std::string const& text) { say(wrapped(text, look_.columns, "  ") + '\n'); }
void Talk::say_line(Message const& message) { say_line(tr(message)); }
void Talk::show_board() { say('\n' + draw(state(), look_, last_marks(session()))); }
std::string Talk::name(game::Seat seat) const { return player_name(session(), seat); }

void Talk::tell(play::News const& news) {
    for (session::Event const& event : news.events) {
        if (auto const* played = std::get_if<session::Played>(&event);
            played != nullptr && !session().is_bot(played->seat))
            continue;
        if (std::holds_alternative<session::Ended>(event)) {
            stop_ = Stop::over;
            continue; // told once, at the end
        }
        if (std::string const text = describe(event, session()); !text.empty()) say_line(text);
    }
    for (Message const& note : news.notes) say_line(note);
}

Heard Talk::listen(Console::Prompt const& prompt) {
    Heard heard = station_.listen(prompt);
    signal_ = heard.signal;
    if (heard.what == Heard::What::signal) stop_ = Stop::signalled;
    if (heard.what == Heard::What::end) stop_ = Stop::left;
    return heard;
}

std::optional<std::string> Talk::ask(Message const& question) {
    std::string const prompt = tr(question) + ' ';
    while (!is_stopped()) {
        Heard const heard = listen([&] { return prompt; });
        if (heard.what != Heard::What::line) continue;
        std::string_view const typed = trim(heard.line);
        // The documents' programs are left by a signal only; a word is kinder.
        if (means(typed, Verb::quit))
            leave();
        else
            return std::string(typed);
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

std::optional<char> Talk::ask_letter(Message const& question, std::string_view letters,
                                     Message const& wrong) {
    while (auto const typed = ask(question)) {
        std::string const word = to_lower(*typed);
        if (word.size() == 1 && letters.find(word[0]) != letters.npos) return word[0];
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
    if (Result<Done> const done = station_.begin(setup); !done)
        fail(done.error());
    else if (session().ending())
        stop_ = Stop::over;
}

bool Talk::load(FileWish const& wish, records::Format usual) {
    auto const done = station_.load(wish, usual);
    if (!done) say_line(tr(done.error()));
    if (done && session().ending()) stop_ = Stop::over;
    return done.has_value();
}

void Talk::offer_draw() {
    send(session::OfferDraw{state().to_play()});
    let_computer_play(); // one that is asked answers first
    while (auto const asked = play::person_asked_about_draw(session())) {
        auto const is_accepted =
            ask_yes(Message(msg("{}, do you accept the draw? (y/n)"), name(*asked)),
                    Message(msg("Answer yes or no.")));
        if (!is_accepted) return;
        send(session::AnswerDraw{*asked, *is_accepted});
    }
}

std::optional<std::string> Talk::ask_file(Message const& question) {
    auto typed = ask(question);
    if (!typed || !typed->empty()) return typed;
    say_line(Message(msg("without a name there is no file")));
    return std::nullopt;
}

int Talk::fail(Error const& error) {
    leave();
    return exit_code_ = complain(error);
}

int Talk::finish() {
    if (exit_code_ != 0) return exit_code_;
    if (session().has_game() && session().ending()) {
        show_board();
        say_line(describe(*session().ending(), session()));
        return 0;
    }
    if (Message const last = station_.farewell(); !last.id.empty()) say_line(last);
    say_line(Message(msg("Goodbye.")));
    return signal_ != 0 ? 128 + signal_ : 0;
}

} // namespace damier::terminal
