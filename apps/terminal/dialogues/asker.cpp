#include "apps/terminal/dialogues/asker.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::terminal {

using text::tr;

Asker::Asker(Station& at, Look look) : Clerk(at, look) {
    desk().listen([this](play::Update const& update) { hear(update); });
}

void Asker::hear(play::Update const& update) {
    for (session::Event const& event : update.events) {
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
    for (Message const& note : update.notes) say_line(note);
    if (update.advice) tell(*update.advice);
}

Heard Asker::listen(Console::Prompt const& prompt) {
    Heard heard = station().listen(prompt);
    signal_ = heard.signal;
    if (heard.what == Heard::What::signal) stop_ = Stop::signalled;
    if (heard.what == Heard::What::end) stop_ = Stop::left;
    return heard;
}

bool Asker::wait() {
    listen({});
    return !is_stopped();
}

std::optional<std::string> Asker::ask_text(Message const& question) {
    while (!is_stopped()) {
        Heard const heard = listen([&] { return ahead() + tr(question) + ' '; });
        if (heard.what != Heard::What::line) continue;
        // The documents' programs are left by a signal only; a word is kinder.
        if (!means(trim(heard.line), Verb::quit)) return std::string(trim(heard.line));
        leave();
    }
    return std::nullopt;
}

std::optional<std::string> Asker::ask(Message const& question) {
    long const before = changes_;
    while (changes_ == before) {
        auto typed = ask_text(question);
        if (!typed || changes_ != before) return std::nullopt;
        if (!is_obeyed(*typed)) return typed;
    }
    return std::nullopt;
}

std::optional<long> Asker::ask_number(Message const& question, long least, long most,
                                      Message const& wrong) {
    while (auto const typed = ask(question)) {
        if (auto const number = to_integer(*typed); number && *number >= least && *number <= most)
            return number;
        say_line(wrong);
    }
    return std::nullopt;
}

std::optional<int> Asker::ask_word(Message const& question, std::span<Word const> words,
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

std::optional<bool> Asker::ask_yes(Message const& question, Message const& wrong) {
    while (auto const typed = ask(question)) {
        if (auto const answer = text::yes_or_no(*typed)) return answer;
        say_line(wrong);
    }
    return std::nullopt;
}

void Asker::let_computer_play() {
    while (!is_stopped() && desk().is_busy()) listen({});
}

} // namespace damier::terminal
