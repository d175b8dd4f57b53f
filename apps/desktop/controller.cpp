// The controller's session, journal, clock and computer players; input is in controller_input.cpp.
#include "apps/desktop/controller.hpp"

#include "apps/desktop/describe.hpp"

#include "damier/base/file.hpp"

#include <algorithm>
#include <filesystem>

namespace damier::desktop {

namespace {

constexpr int most_windows = 9; // each with a journal of its own

std::string journal_name(int number) {
    return number == 1 ? "desktop" : "desktop-" + std::to_string(number);
}

std::optional<game::Way> way_of(session::Tree const& tree, session::NodeId id) {
    game::Action const* const played = tree.node(id).played();
    return played ? std::optional(played->ways.front()) : std::nullopt;
}

} // namespace

Controller::Controller(std::span<game::Game const* const> catalogue, QObject* parent)
    : QObject(parent),
      catalogue_(catalogue.begin(), catalogue.end()),
      directories_(error(msg("there is no folder for games"))),
      session_(catalogue) {
    deadline_.setSingleShot(true);
    deadline_.setTimerType(Qt::PreciseTimer);
    connect(&deadline_, &QTimer::timeout, this, &Controller::on_deadline);
}

Controller::~Controller() {
    thinker_.stop();
    adviser_.stop();
}

std::vector<Message> Controller::open_journal(Result<session::Directories> const& directories) {
    directories_ = directories;
    Message const not_kept(msg("this game will not be kept"));
    if (!directories) return {directories.error().message, not_kept};
    std::vector<Message> notes;
    std::optional<Error> problem;
    for (int i = 1; i <= most_windows && !keeper_; ++i) {
        auto opened = session::Keeper::open(*directories, journal_name(i), catalogue_,
                                            session::Sync::every_second, now());
        if (!opened) {
            if (!problem) problem = opened.error();
            continue;
        }
        keeper_ = *std::move(opened);
        journal_name_ = journal_name(i);
        if (i > 1)
            notes.emplace_back(msg("The game of another window is open already; this window keeps "
                                   "its own game as «{}»."),
                               journal_name_);
    }
    if (!keeper_) return {problem->message, not_kept};
    notes.insert(notes.end(), keeper_->notes().begin(), keeper_->notes().end());
    if (!has_game()) return notes;
    // The player may not have sat down yet: the clock waits.
    if (has_clock() && !session().ending() && !session().is_paused()) handle(session::Pause{});
    emit started();
    go_on();
    return notes;
}

Result<Done> Controller::take_up_file(std::filesystem::path const& journal) {
    if (!keeper_ || !directories_) return error(msg("this game will not be kept"));
    Result<std::string> const bytes = read_file(journal);
    if (!bytes) return bytes.error();
    session::Contents const contents = session::read_journal(*bytes);
    bool const is_whole =
        contents.damage == session::Damage::none || contents.damage == session::Damage::torn;
    auto const replayed = session::replay(contents.entries, catalogue_);
    if (!replayed) return replayed.error();
    if (!is_whole || !replayed->has_game())
        return error(msg("the file «{}» holds no game that can be taken up"), journal.string());
    thinker_.stop();
    if (has_game())
        if (auto const away = keeper_->put_away(); !away) return away.error();
    keeper_.reset();
    // The file itself becomes the journal, so clocks and history are exactly as they were.
    std::filesystem::path const to = directories_->state / (journal_name_ + ".journal");
    Result<Done> const replaced = damier::replace(journal, to);
    auto opened = session::Keeper::open(*directories_, journal_name_, catalogue_,
                                        session::Sync::every_second, now());
    if (!opened) return opened.error();
    keeper_ = *std::move(opened);
    looked_at_.reset();
    thinking_at_.reset();
    if (has_game() && has_clock() && !session().ending() && !session().is_paused())
        handle(session::Pause{});
    emit started();
    go_on();
    return replaced;
}

session::Events Controller::handle(session::Command const& command) {
    if (std::holds_alternative<session::NewGame>(command)) {
        thinker_.stop();
        adviser_.stop();
        thinking_at_.reset();
    }
    return keeper_ ? keeper_->handle(command, now()) : session_.handle(command, now());
}

bool Controller::send(session::Command const& command) {
    session::Events const events = handle(command);
    tell(events);
    go_on();
    return std::ranges::none_of(events, [](session::Event const& event) {
        return std::holds_alternative<session::Refused>(event);
    });
}

Result<Done> Controller::take_up(std::vector<session::Command> const& commands) {
    bool is_first = true;
    for (session::Command const& command : commands) {
        for (session::Event const& event : handle(command))
            if (auto const* refused = std::get_if<session::Refused>(&event)) {
                if (is_first) return Error{refused->reason, 0, 0};
                emit started();
                return Error{refused->reason, 0, 0};
            }
        is_first = false;
    }
    looked_at_.reset();
    emit started();
    go_on();
    return Done{};
}

void Controller::carry_out(std::vector<session::Command> const& commands) {
    for (session::Command const& command : commands) handle(command);
    emit position_changed();
    emit choice_changed();
    go_on();
}

void Controller::leave() {
    thinker_.stop();
    adviser_.stop();
    deadline_.stop();
    if (has_game() && session().deadline()) handle(session::Tick{});
    if (keeper_) (void)keeper_->flush();
}

void Controller::tell(session::Events const& events) {
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
        QString const text = describe(event, session());
        bool const is_refusal = std::holds_alternative<session::Refused>(event)
                                || std::holds_alternative<session::Faulted>(event);
        if (!text.isEmpty()) emit said(first_capital(text), is_refusal);
        if (std::holds_alternative<session::Refused>(event)) refuse();
    }
}

// Players do not know why a move is refused when a capture is due: show what must capture.
void Controller::refuse() {
    if (!has_game()) return;
    std::vector<game::Cell> pieces;
    for (game::Action const& action : session().state().actions()) {
        game::Way const& way = action.ways.front();
        if (way.emptied.empty() || way.cells.empty()) return;
        if (std::ranges::find(pieces, way.cells.front()) == pieces.end())
            pieces.push_back(way.cells.front());
    }
    if (!pieces.empty()) emit must_capture(pieces);
}

void Controller::go_on() {
    wind_clock();
    std::optional<session::Think> const due = session().thinking(now());
    if (!due) {
        thinker_.stop();
        if (thinking_at_) {
            thinking_at_.reset();
            emit thinking_changed();
        }
    } else if (thinking_at_ != due->node) {
        start(*due);
    }
}

void Controller::start(session::Think const& think) {
    thinker_.stop();
    Result<game::BotPtr> bot = session().game().make_bot(think.bot, think.seed);
    if (!bot) return; // the session has checked the name, so this cannot be
    thinking_at_ = think.node;
    int const generation = ++generation_;
    thinker_.start(std::shared_ptr<game::Bot>(*std::move(bot)), session().tree().here().state,
                   think, [this, generation](session::PlayAction action) {
                       QMetaObject::invokeMethod(
                           this, [this, action, generation] { deliver(action, generation); },
                           Qt::QueuedConnection);
                   });
    emit thinking_changed();
}

void Controller::deliver(session::PlayAction action, int generation) {
    if (generation != generation_) return;
    thinking_at_.reset();
    // The thread has handed over its choice and ends now; waiting for it takes no time.
    thinker_.stop();
    emit thinking_changed();
    send(action);
}

void Controller::wind_clock() {
    deadline_.stop();
    if (!has_game() || session().ending()) return;
    if (auto const at = session().deadline()) {
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(*at - now());
        deadline_.start(std::clamp<std::chrono::milliseconds>(left, std::chrono::milliseconds(0),
                                                              std::chrono::hours(24)));
    }
}

void Controller::on_deadline() {
    auto const at = session().deadline();
    if (at && now() >= *at)
        send(session::Tick{});
    else
        wind_clock();
}

std::optional<game::Way> Controller::shown_way() const {
    return has_game() ? way_of(session().tree(), shown()) : std::nullopt;
}

bool Controller::is_over_here() const {
    return has_game() && session().ending() && session().ending()->node == shown();
}

bool Controller::has_clock() const {
    return has_game()
           && std::ranges::any_of(session().setup().clock, [](session::TimeControl const& one) {
                  return one.kind != session::TimeControl::Kind::none;
              });
}

} // namespace damier::desktop
