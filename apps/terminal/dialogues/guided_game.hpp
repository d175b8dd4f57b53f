// The game of a guided dialogue: how it begins and ends, and what is typed beside answers.
#pragma once

#include "apps/terminal/dialogues/asker.hpp"

#include "damier/base/result.hpp"

#include <string>

namespace damier::terminal {

class GuidedGame : public Asker {
public:
    using Asker::Asker;

protected:
    void begin(session::NewGame const& setup);
    void take_up();               // the game that is on the desk already
    void reopen();                // a game that has ended is taken up: shall it go on?
    int fail(Error const& error); // there can be no game; leaves
    int finish();                 // last words, and the exit code

    void show_board();
    void send(session::Command const& command) { desk().receive(command); }
    // What is typed for a move: played, be it irregular under arbitration, or refused with the
    // reason.
    void play(std::string const& typed);
    void obey(std::string const& line); // a command, whole or shortened
    void offer_draw();                  // by who is to play, until everybody has answered
    void settle_dispute();              // the opponent of an irregular move decides about it

    virtual Message how_to_play() const = 0; // the first line of the help
    // A part of a move is made that the game does not know of yet: what would change the game
    // waits.
    virtual bool is_midway() const { return false; }
    virtual void take_back_part() {}

    bool is_obeyed(std::string_view typed) override;
    std::string ahead() const override; // the clock
    std::string help() const override;
    Result<NamedFile> name_file(std::string const& typed) override;
    bool load(NamedFile const& named) override;

private:
    void resign();

    bool has_begun_ = false; // what is on the desk is the game of this dialogue
    int exit_code_ = 0;
};

} // namespace damier::terminal
