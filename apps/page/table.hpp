// The game at the table: what people do with it, and which of its positions is looked at.
#pragma once

#include "apps/page/far_thinking.hpp"
#include "apps/page/voice.hpp"
#include "damier/play/desk.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::page {

class Table {
public:
    Table(std::span<game::Game const* const> catalogue, session::Directories journals,
          Voice const& voice, play::Desk::Now now);

    // A table with this name, and the game of its journal.
    void open(std::string const& name, std::string_view journal);
    bool has_desk() const { return desk_.has_value(); }
    bool has_game() const { return desk_ && desk_->session().has_game(); }
    play::Desk& desk() { return *desk_; }
    play::Desk const& desk() const { return *desk_; }
    session::Session const& session() const { return desk_->session(); }
    Far& far() { return far_; }

    // While a game is played its past is only looked at; afterwards one goes there.
    void look(std::optional<session::NodeId> node);
    session::NodeId shown() const { return shown_.value_or(session().tree().current()); }

    void receive(session::Command const& command); // what it says is about the game itself
    void click(game::Cell cell);
    void drag(game::Cell from, game::Cell to); // whatever was chosen before
    void type(std::string const& text);
    void answer_draw(bool is_accepted);
    void hint();
    // The command of the same game with the players one seat further.
    session::NewGame again(std::uint64_t seed) const;
    // What the browser could not write is written again; an empty reason: it can now.
    void hear_trouble(std::string const& reason);
    bool is_kept() const; // by the browser

    // Something is to be drawn anew.
    void change() { has_changed_ = true; }
    bool take_change() { return std::exchange(has_changed_, false); }

private:
    void hear(play::Update const& update);

    std::vector<game::Game const*> catalogue_;
    session::Directories journals_;
    Voice const& voice_;
    play::Desk::Now now_;
    Far far_;
    std::optional<play::Desk> desk_;
    std::optional<session::NodeId> shown_; // looked at without leaving the game; none: the game
    std::vector<game::Cell> tried_;        // of the choice in hand, for a refusal
    bool has_changed_ = false;
};

} // namespace damier::page
