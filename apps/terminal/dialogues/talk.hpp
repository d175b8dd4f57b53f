// What the dialogues share: questions that are repeated until answered, while the game goes on. The
// commands of line mode do at every question of a game; one that changes the position ends the
// question.
#pragma once

#include "apps/terminal/clerk.hpp"

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"

#include <optional>
#include <string>

namespace damier::terminal {

// Why a dialogue stops: the person has left or the game is over.
enum class Stop { none, left, signalled, over };

// A word to answer with, as text::typed() has it, and what it means.
struct Word {
    std::string_view typed;
    int meaning = 0;
};

class Talk : public Clerk {
public:
    Talk(Station& station, Look look);
    ~Talk() override { desk().listen({}); }

protected:
    void show_board();

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
    void settle_dispute();                    // the opponent of an irregular move decides about it
    void reopen();                            // a game that has ended is taken up: shall it go on?
    long changes() const { return changes_; } // of the position, since the beginning
    bool is_stopped() const { return stop_ != Stop::none; }
    void leave() { stop_ = Stop::left; }
    int fail(Error const& error); // there can be no game; leaves
    int finish();                 // last words, and the exit code

    void begin(session::NewGame const& setup);
    void take_up(); // the game that is on the desk already
    void send(session::Command const& command) { desk().receive(command); }
    // What is typed for a move: played, be it irregular under arbitration, or refused with the
    // reason.
    void play(std::string const& typed);
    void obey(std::string const& line); // a command, whole or shortened
    void offer_draw();                  // by who is to play, until everybody has answered

    virtual Message how_to_play() const = 0; // the first line of the help
    // A part of a move is made that the game does not know of yet: what would change the game
    // waits.
    virtual bool is_midway() const { return false; }
    virtual void take_back_part() {}

    std::string help() const override;
    Result<FileWish> wish(std::string const& typed) override;
    bool load(FileWish const& wish) override;
    bool wait() override;

private:
    void hear(play::News const& news); // what happened, in words
    Heard listen(Console::Prompt const& prompt);
    std::string clock_ahead() const;
    bool is_obeyed(std::string_view typed);
    void carry_out(Ask const& ask);
    void resign();

    Stop stop_ = Stop::none;
    bool has_begun_ = false; // what is on the desk is the game of this dialogue
    long changes_ = 0;
    int signal_ = 0;
    int exit_code_ = 0;
};

} // namespace damier::terminal
