// Questions that are repeated until answered, while the game goes on. The commands of line mode do
// at every question of a game; one that changes the position ends the question.
#pragma once

#include "apps/terminal/clerk.hpp"

#include "damier/base/message.hpp"

#include <optional>
#include <span>
#include <string>

namespace damier::terminal {

// Why a dialogue stops: the person has left or the game is over.
enum class Stop { none, left, signalled, over };

// A word to answer with, as text::typed() has it, and what it means.
struct Word {
    std::string_view typed;
    int meaning = 0;
};

class Asker : public Clerk {
public:
    Asker(Station& station, Look look);
    ~Asker() override { desk().listen({}); }

protected:
    // One answer. Nothing when asking must stop: the person leaves, or the position has changed.
    std::optional<std::string> ask(Message const& question);
    std::optional<std::string> ask_text(Message const& question); // no command but «quit»
    std::optional<long> ask_number(Message const& question, long least, long most,
                                   Message const& wrong);
    // The meaning of one of the words; those of the user's language come first.
    std::optional<int> ask_word(Message const& question, std::span<Word const> words,
                                Message const& wrong);
    // The letters or digits of the document, or a word of any language.
    std::optional<bool> ask_yes(Message const& question,
                                Message const& wrong = Message(msg("Answer yes or no.")));

    void let_computer_play();                 // until a person is to play or the game is over
    long changes() const { return changes_; } // of the position, since the beginning
    void ask_anew() { ++changes_; }           // the question is no longer the one to answer
    Stop stop() const { return stop_; }
    bool is_stopped() const { return stop_ != Stop::none; }
    void stop_as(Stop stop) { stop_ = stop; }
    void leave() { stop_ = Stop::left; }
    int signal() const { return signal_; } // that has stopped the dialogue, or 0

    // What was typed was no answer but a command, which has been obeyed.
    virtual bool is_obeyed(std::string_view typed) = 0;
    virtual std::string ahead() const { return {}; } // of every question
    bool wait() override;

private:
    void hear(play::Update const& update); // what happened, in words
    Heard listen(Console::Prompt const& prompt);

    Stop stop_ = Stop::none;
    long changes_ = 0;
    int signal_ = 0;
};

} // namespace damier::terminal
