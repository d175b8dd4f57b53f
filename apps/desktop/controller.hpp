// Between the widgets and the desk: lends the desk its event loop, hands it commands, tells the
// widgets what has changed, and knows which position they show. It draws nothing.
#pragma once

#include "damier/play/desk.hpp"
#include "damier/play/turns.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <span>
#include <vector>

namespace damier::desktop {

class Controller : public QObject {
    Q_OBJECT

public:
    explicit Controller(std::span<game::Game const* const> catalogue, QObject* parent = nullptr);

    // Opens the journal of the first free name and takes up the game in it, its clock stopped.
    // Without a journal the game is played but not kept. What is worth knowing is returned.
    std::vector<Message> open_journal(Result<session::Directories> const& directories);
    // Goes on with a game that was put away; the present one is put away in turn.
    Result<Done> take_up_file(std::filesystem::path const& journal);
    Result<session::Directories> const& directories() const { return directories_; }
    bool is_kept() const { return desk_.is_kept(); }

    session::Session const& session() const { return desk_.session(); }
    void invite_with(play::Invite invite) { desk_.invite_with(std::move(invite)); }
    bool has_game() const { return session().has_game(); }
    bool is_over_here() const;                  // the result was reached at the node that is shown
    bool send(session::Command const& command); // false: it was refused
    // Carries out all of them and tells the widgets once. If the first is refused nothing changes.
    Result<Done> take_up(std::vector<session::Command> const& commands);
    // Carries out all of them whatever is refused, and tells the widgets once.
    void carry_out(std::vector<session::Command> const& commands);
    void leave(); // the program ends: the time used so far is kept

    // Looking at an earlier position of a game with a clock or a computer does not disturb it:
    // only what is shown changes. Other games go there.
    session::NodeId shown() const { return looked_at_.value_or(session().tree().current()); }
    game::StatePtr shown_state() const { return session().tree().node(shown()).state; }
    std::optional<game::Way> shown_way() const; // the last action of what is shown
    bool is_looking_back() const { return looked_at_.has_value(); }
    bool can_try_out() const; // variations disturb nobody's clock or thinking
    void go_to(session::NodeId node);
    void step(int plies); // backwards when negative
    void go_first();
    void go_last();
    void look_at_end() { looked_at_.reset(); } // which comes with the next command
    void play_on_from_here();                  // takes back to what is shown

    bool is_interactive() const; // a person may play here and now
    void hint();
    void hurry() { desk_.hurry(); } // the computer is to play now
    void set_keeps_taken_back(bool keeps) { keeps_taken_back_ = keeps; }
    void wait_before_answers(session::Duration least) { desk_.wait_before_answers(least); }
    bool is_thinking() const { return desk_.is_thinking(); }
    bool has_clock() const { return has_game() && play::has_clock(session()); }
    bool can_draw() const { return has_game() && !session().ending(); }
    static session::TimePoint now() { return std::chrono::steady_clock::now(); }

signals:
    void started();                                            // another game
    void moved(damier::game::StatePtr, damier::game::Way);     // one action, to be animated
    void position_changed();                                   // what is shown, or the history
    void choice_changed();                                     // cells chosen so far
    void must_capture(std::vector<damier::game::Cell> pieces); // after a refusal
    void said(QString text, bool is_refusal);
    void refused();
    void hinted(damier::game::Way way);
    void thinking_changed();

private:
    void do_silently(std::vector<session::Command> const& commands);
    void wait_for_player();
    void drop_taken_back(session::Events const& events);
    void tell(play::Update const& update);
    void tell(play::Advice const& advice);
    void settle(); // after whatever the desk did: the timer, and who thinks
    void refuse();
    Message sentence(session::Event const& event) const;
    std::optional<Message> numbered_refusal() const;

    Result<session::Directories> directories_;
    std::optional<session::NodeId> looked_at_;
    session::Command const* in_hand_ = nullptr; // while the desk has it
    bool keeps_taken_back_ = true;
    bool was_thinking_ = false; // when the widgets were told last
    QTimer deadline_;
    play::Desk desk_; // last: what it thinks about tells the others
};

} // namespace damier::desktop
