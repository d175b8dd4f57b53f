#include "apps/desktop/controller.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/refusal.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/sentences.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

std::optional<game::Way> way_of(session::Tree const& tree, session::NodeId id) {
    game::Action const* const played = tree.node(id).played();
    return played ? std::optional(played->ways.front()) : std::nullopt;
}

} // namespace

Controller::Controller(std::span<game::Game const* const> catalogue, QObject* parent)
    : QObject(parent),
      directories_(error(msg("there is no folder for games"))),
      desk_(catalogue, [this] {
          return game::think_in_thread([this](std::function<void()> work) {
              QMetaObject::invokeMethod(
                  this,
                  [this, work = std::move(work)] {
                      work();
                      settle();
                  },
                  Qt::QueuedConnection);
          });
      }) {
    deadline_.setSingleShot(true);
    deadline_.setTimerType(Qt::PreciseTimer);
    connect(&deadline_, &QTimer::timeout, this, [this] {
        desk_.advance();
        settle();
    });
    desk_.listen([this](play::Update const& update) { tell(update); });
}

std::vector<Message> Controller::open_journal(Result<session::Directories> const& directories) {
    directories_ = directories;
    std::vector<Message> notes = desk_.open_journal(directories, "desktop");
    if (has_game()) wait_for_player();
    return notes;
}

Result<Done> Controller::take_up_file(std::filesystem::path const& journal) {
    Result<Done> const done = desk_.take_up_journal(journal);
    if (!done) return done;
    wait_for_player();
    return done;
}

// The player may not have sat down yet: the clock waits.
void Controller::wait_for_player() {
    looked_at_.reset();
    if (has_clock() && !session().ending() && !session().is_paused())
        do_silently({session::Pause{}});
    emit started();
    desk_.go_on();
    settle();
}

bool Controller::send(session::Command const& command) {
    in_hand_ = &command;
    bool const is_done = desk_.receive(command);
    in_hand_ = nullptr;
    settle();
    return is_done;
}

void Controller::do_silently(std::vector<session::Command> const& commands) {
    std::vector<session::TimedCommand> entries;
    for (session::Command const& command : commands) entries.push_back({{}, command});
    (void)desk_.take_up(entries);
}

void Controller::drop_taken_back(session::Events const& events) {
    for (session::Event const& event : events)
        if (auto const* played = std::get_if<session::Played>(&event))
            if (played->replaced != session::no_node)
                do_silently({session::Delete{played->replaced}});
}

Result<Done> Controller::take_up(std::vector<session::Command> const& commands) {
    std::vector<session::TimedCommand> entries;
    for (session::Command const& command : commands) entries.push_back({{}, command});
    if (Result<Done> const done = desk_.take_up(entries); !done) return done;
    looked_at_.reset();
    emit started();
    settle();
    return Done{};
}

void Controller::carry_out(std::vector<session::Command> const& commands) {
    do_silently(commands);
    emit position_changed();
    emit choice_changed();
    settle();
}

void Controller::leave() {
    deadline_.stop();
    if (has_game() && session().deadline()) do_silently({session::Tick{}});
    desk_.stop_computers();
    (void)desk_.flush();
}

void Controller::tell(play::Update const& update) {
    session::Events const& events = update.events;
    if (!keeps_taken_back_) drop_taken_back(events);
    bool is_started = false, is_changed = false, is_chosen = false;
    std::optional<session::NodeId> played;
    int changes = 0;
    for (session::Event const& event : events) {
        if (std::holds_alternative<session::Started>(event)) is_started = true;
        if (auto const* one = std::get_if<session::Played>(&event)) {
            played = one->node;
            ++changes;
        }
        if (std::holds_alternative<session::Chosen>(event)) is_chosen = true;
        bool const is_quiet = std::holds_alternative<session::Chosen>(event)
                              || std::holds_alternative<session::Think>(event)
                              || std::holds_alternative<session::Refused>(event);
        if (!is_quiet) is_changed = true;
    }
    if (is_started) {
        looked_at_.reset();
        emit started();
    } else if (played && changes == 1 && !looked_at_) {
        if (auto const way = way_of(session().tree(), *played))
            emit moved(session().tree().node(*played).state, *way);
    }
    if (is_changed) emit position_changed();
    if (is_chosen || is_changed) emit choice_changed();
    for (session::Event const& event : events) {
        auto const* const one = std::get_if<session::Played>(&event);
        if (one && !play::has_failed(session().tree().node(one->node))) continue; // it is seen
        QString const text = words(sentence(event));
        bool const is_refusal = std::holds_alternative<session::Refused>(event)
                                || std::holds_alternative<session::Faulted>(event);
        if (!text.isEmpty()) emit said(first_capital(text), is_refusal);
        if (std::holds_alternative<session::Refused>(event)) refuse();
    }
    for (Message const& note : update.notes) emit said(words(note), true);
    if (update.advice) tell(*update.advice);
}

// A document's own numbered reason comes before Damier's.
Message Controller::sentence(session::Event const& event) const {
    if (std::holds_alternative<session::Refused>(event))
        if (auto const numbered = numbered_refusal()) return *numbered;
    return play::sentence(event, session());
}

std::optional<Message> Controller::numbered_refusal() const {
    if (in_hand_ == nullptr || !is_interactive()) return std::nullopt;
    std::string_view const key = session().game().key();
    if (auto const* const walk = std::get_if<session::PlayCells>(in_hand_))
        return catalogue::numbered_refusal(key, session().state(), walk->cells);
    if (auto const* const text = std::get_if<session::PlayText>(in_hand_))
        return catalogue::numbered_refusal(key, session().state(), text->text);
    return std::nullopt;
}

void Controller::tell(play::Advice const& advice) {
    if (!has_game() || shown_state() != advice.state) return;
    game::Action const& best = advice.state->actions()[advice.action];
    emit hinted(best.ways.front());
    emit said(words(Message(msg("Hint: {}"), action_name(best.text).toStdString())), false);
}

// Players do not know why a move is refused when a capture is due: show what must capture.
void Controller::refuse() {
    emit refused();
    if (!has_game()) return;
    std::vector<game::Cell> pieces = play::capturing_pieces(session().state());
    if (!pieces.empty()) emit must_capture(std::move(pieces));
}

void Controller::settle() {
    deadline_.stop();
    if (auto const at = desk_.deadline()) {
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(*at - now());
        deadline_.start(std::clamp<std::chrono::milliseconds>(left, std::chrono::milliseconds(0),
                                                              std::chrono::hours(24)));
    }
    if (std::exchange(was_thinking_, is_thinking()) != is_thinking()) emit thinking_changed();
}

std::optional<game::Way> Controller::shown_way() const {
    return has_game() ? way_of(session().tree(), shown()) : std::nullopt;
}

bool Controller::is_over_here() const {
    return has_game() && session().ending() && session().ending()->node == shown();
}

bool Controller::is_interactive() const {
    if (!has_game() || looked_at_ || session().is_paused() || is_over_here()) return false;
    if (session().state().actions().empty()) return false;
    return session().ending().has_value() || !session().is_bot(session().state().to_play());
}

bool Controller::can_try_out() const {
    if (!has_game()) return false;
    if (session().ending()) return true;
    bool has_bot = false;
    for (std::size_t i = 0; i < session().setup().players.size(); ++i)
        has_bot |= session().is_bot(static_cast<game::Seat>(i));
    return !has_bot && !has_clock();
}

void Controller::go_to(session::NodeId node) {
    if (!has_game() || !session().tree().has(node)) return;
    if (can_try_out()) {
        looked_at_.reset();
        send(session::GoTo{node});
    } else {
        looked_at_ = node;
        if (node == session().tree().current()) looked_at_.reset();
    }
    emit position_changed();
    emit choice_changed();
}

void Controller::step(int plies) {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    if (plies < 0) return go_to(tree.back(shown(), -plies));
    // While looking back the way forward is the one that leads to where the game stands.
    if (looked_at_ && tree.is_on_path(shown(), tree.current())) {
        auto const path = tree.path(tree.current());
        auto const at = static_cast<int>(std::ranges::find(path, shown()) - path.begin());
        int const to = std::min(at + plies, static_cast<int>(path.size()) - 1);
        return go_to(path[static_cast<std::size_t>(to)]);
    }
    go_to(tree.forward(shown(), plies));
}

void Controller::go_first() { go_to(session::root); }

void Controller::go_last() {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    if (looked_at_) return go_to(tree.current());
    go_to(tree.forward(shown(), static_cast<int>(tree.size())));
}

void Controller::play_on_from_here() {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    session::NodeId const here = shown();
    if (!tree.is_on_path(here, tree.current())) return;
    looked_at_.reset();
    if (here == tree.current()) { // after a draw by the rules
        send(session::PlayOn{});
        return;
    }
    send(session::TakeBack{tree.ply(tree.current()) - tree.ply(here)});
}

void Controller::hint() {
    if (!has_game() || shown_state()->actions().empty()) return;
    if (desk_.advise(shown_state()))
        emit said(words(msg("Looking for a good move…")), false);
    else
        emit said(words(msg("No computer plays this game.")), true);
}

} // namespace damier::desktop
