// What the dialogues share: questions that are repeated until answered, while the game goes on.
#pragma once

#include "apps/terminal/station.hpp"
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
    Talk(Station& station, Look look);
    ~Talk() { desk().listen({}); }
    Talk(Talk const&) = delete;
    Talk& operator=(Talk const&) = delete;

    void say(std::string const& text) { station_.console().print(text); }
    void say_line(std::string const& text);
    void say_line(Message const& message);
    void show_board();

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

    Station& station() { return station_; }
    play::Desk& desk() { return station_.desk(); }
    session::Session const& session() const { return station_.session(); }
    game::State const& state() const { return session().state(); }
    Look& look() { return look_; }
    std::string name(game::Seat seat) const;
    void begin(session::NewGame const& setup);
    // Into the game of a file; false: there is none, which has been said.
    bool load(FileWish const& wish, records::Format usual);
    void send(session::Command const& command) { desk().receive(command); }
    void offer_draw(); // by who is to play, until everybody has answered

private:
    void tell(play::News const& news); // what happened, in words
    Heard listen(Console::Prompt const& prompt);

    Station& station_;
    Look look_;
    Stop stop_ = Stop::none;
    int signal_ = 0;
    int exit_code_ = 0;
};

} // namespace damier::terminal
