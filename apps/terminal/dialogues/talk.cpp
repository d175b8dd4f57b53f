#include "apps/terminal/dialogues/talk.hpp"

#include "apps/terminal/complain.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

namespace damier::terminal {

using text::tr;

void Talk::say_line(std::string const& text) { say(wrapped(text, look_.columns, "  ") + '\n'); }
void Talk::say_line(Message const& message) { say_line(tr(message)); }
void Talk::show_board() { say('\n' + draw(state(), look_, last_marks(session()))); }
std::string Talk::name(game::Seat seat) const { return player_name(session(), seat); }

void Talk::tell(session::Events const& events) {
    for (session::Event const& event : events) {
        if (auto const* played = std::get_if<session::Played>(&event);
            played != nullptr && !session().is_bot(played->seat))
            continue;
        if (std::holds_alternative<session::Ended>(event)) {
            stop_ = Stop::over;
            continue; // told once, at the end
        }
        if (std::string const text = describe(event, session()); !text.empty()) say_line(text);
    }
}

void Talk::note(News const& news) {
    if (news.signal != 0) {
        stop_ = Stop::signalled;
        signal_ = news.signal;
    } else if (news.is_end) {
        stop_ = Stop::left;
    }
    tell(news.events);
}

std::optional<std::string> Talk::ask(Message const& question) {
    std::string const prompt = tr(question) + ' ';
    while (!is_stopped()) {
        News const news = table_.listen([&] { return prompt; });
        note(news);
        if (!news.line) continue;
        std::string_view const typed = trim(*news.line);
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
    while (!is_stopped() && table_.is_computer_due()) note(table_.listen([] { return ""; }));
}

void Talk::send(session::Command const& command) { tell(table_.send(command)); }

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
    if (table_.has_kept_game())
        say_line(Message(msg("The game is kept: «damier play --resume» goes on with it.")));
    say_line(Message(msg("Goodbye.")));
    return signal_ != 0 ? 128 + signal_ : 0;
}

} // namespace damier::terminal
