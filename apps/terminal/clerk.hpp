// What a player may ask beside moves, answered line by line: help, lists, advice, looks, files.
// Line mode and the guided dialogues share it; they differ in how a turn is shown and asked.
#pragma once

#include "apps/terminal/input/typed.hpp"
#include "apps/terminal/station.hpp"
#include "apps/terminal/view/look.hpp"

#include "damier/base/message.hpp"

#include <string>
#include <vector>

namespace damier::terminal {

// The format of files whose names do not tell theirs, and the ending that such a name gets.
struct FileCustom {
    records::Format format = records::Format::pdn;
    std::string ending;     // ".dat"
    std::string usual_file; // where no name is given; empty: one is asked for
};

class Clerk {
public:
    Clerk(Station& station, Look look) : station_(station), look_(look) {}
    virtual ~Clerk() = default;
    Clerk(Clerk const&) = delete;
    Clerk& operator=(Clerk const&) = delete;

    void say(std::string const& text) const { station_.console().print(text); }
    void say_line(std::string const& text);
    void say_line(Message const& message);

    Station& station() const { return station_; }
    play::Desk& desk() const { return station_.desk(); }
    session::Session const& session() const { return station_.session(); }
    game::State const& state() const { return session().state(); }
    std::string name(game::Seat seat) const;
    Look& look() { return look_; }
    Look const& look() const { return look_; }

protected:
    void answer(Ask const& ask);
    void tell(play::Advice const& advice);
    void list(std::vector<std::size_t> actions); // numbered
    std::vector<std::size_t> const& listed() const { return listed_; }
    void forget_list() { listed_.clear(); }

    virtual void show_turn() = 0;
    virtual std::string help() const;
    virtual FileCustom file_custom() const;
    virtual Result<NamedFile> name_file(std::string const& typed);
    // Waits for the computer that is asked; false: for nothing any more.
    virtual bool wait() = 0;
    virtual bool load(NamedFile const& named); // false: refused, which has been said
    bool save(NamedFile const& named);

private:
    void show_moves();
    void advise(bool in_full);
    void show_clocks();
    void choose_theme(std::string const& name);
    void show_rules();

    Station& station_;
    Look look_;
    std::vector<std::size_t> listed_; // the actions that stand numbered on the screen
    bool is_told_in_full_ = false;    // the advice that is coming
};

} // namespace damier::terminal
