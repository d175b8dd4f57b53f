// What the dialogues share: questions that are repeated until answered, while the game goes on.
#pragma once

#include "apps/terminal/table.hpp"
#include "apps/terminal/view/look.hpp"

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"

#include <optional>
#include <string>

namespace damier::terminal {

// Why a dialogue stops: the person has left or the game is over.
enum class Stop { none, left, signalled, over };

class Talk {
public:
    Talk(Table& table, Look look) : table_(table), look_(look) {}

    void say(std::string const& text) { table_.console().print(text); }
    void say_line(std::string const& text);
    void say_line(Message const& message);
    void show_board();
    void tell(session::Events const& events); // what happened, in words

    // One answer. Nothing when asking must stop, as «quit» does everywhere.
    std::optional<std::string> ask(Message const& question);
    // The name of a file; nothing when none is given after all.
    std::optional<std::string> ask_file(Message const& question);
    std::optional<long> ask_number(Message const& question, long least, long most,
                                   Message const& wrong);
    std::optional<char> ask_letter(Message const& question, std::string_view letters,
                                   Message const& wrong);
    // `yes` and `no` are the letters or digits of the document; words of both languages do too.
    std::optional<bool> ask_yes(Message const& question, Message const& wrong);

    void let_computer_play(); // until a person is to play or the game is over
    bool is_stopped() const { return stop_ != Stop::none; }
    void leave() { stop_ = Stop::left; }
    int fail(Error const& error); // there can be no game; leaves
    int finish();                 // last words, and the exit code

    Table& table() { return table_; }
    session::Session const& session() const { return table_.session(); }
    game::State const& state() const { return session().state(); }
    Look& look() { return look_; }
    std::string name(game::Seat seat) const;
    void send(session::Command const& command);

private:
    void note(News const& news);

    Table& table_;
    Look look_;
    Stop stop_ = Stop::none;
    int signal_ = 0;
    int exit_code_ = 0;
};

} // namespace damier::terminal
