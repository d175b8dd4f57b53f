#include "apps/terminal/table.hpp"

#include <algorithm>

namespace damier::terminal {

Table::Table(Console& console, std::span<game::Game const* const> catalogue)
    : console_(console), catalogue_(catalogue), session_(catalogue) {}

Table::~Table() { thinker_.stop(); }

std::vector<Message> Table::open_journal(Result<session::Directories> const& directories) {
    if (!directories)
        return {directories.error().message, Message(msg("this game will not be kept"))};
    constexpr int most_tables = 9; // games played at the same time, each in a terminal of its own
    std::optional<Error> problem;
    for (int i = 1; i <= most_tables && !keeper_; ++i) {
        std::string const name = i == 1 ? "current" : "current-" + std::to_string(i);
        auto opened = session::Keeper::open(*directories, name, catalogue_,
                                            session::Sync::every_second, now());
        if (opened)
            keeper_ = *std::move(opened);
        else if (!problem)
            problem = opened.error();
    }
    if (keeper_) return keeper_->notes();
    return {problem->message, Message(msg("this game will not be kept"))};
}

bool Table::has_kept_game() const {
    return is_kept() && session().has_game() && !session().ending()
           && session().tree().current() != session::root;
}

session::Events Table::handle(session::Command const& command, TimePoint at) {
    if (std::holds_alternative<session::NewGame>(command)) {
        thinker_.stop();
        thinking_at_.reset();
        shelf_.begin_anew();
    }
    return keeper_ ? keeper_->handle(command, at) : session_.handle(command, at);
}

session::Events Table::send(session::Command const& command) {
    session::Events events = handle(command, now());
    go_on();
    return events;
}

Result<Done> Table::take_up(std::vector<session::Entry> const& entries) {
    // The time of a saved game is its own: what it used is used, and nothing since.
    TimePoint const start = now();
    for (session::Entry const& entry : entries) {
        bool const is_first = &entry == &entries.front();
        for (session::Event const& event : handle(entry.command, start + entry.stamp))
            if (auto const* refused = std::get_if<session::Refused>(&event); refused && is_first)
                return Error{refused->reason, 0, 0};
    }
    if (keeper_)
        keeper_->continue_at(now());
    else
        session_.continue_at(now());
    go_on();
    return Done{};
}

Result<Done> Table::save(FileWish const& wish, records::Format usual) {
    return shelf_.save(session(), wish, usual);
}

Result<std::vector<Error>> Table::load(FileWish const& wish, records::Format usual) {
    return load(wish, usual, session().has_game() ? &session().game() : nullptr);
}

Result<std::vector<Error>> Table::load(FileWish const& wish, records::Format usual,
                                       game::Game const* game) {
    Shelf shelf = shelf_; // a game that is refused changes nothing
    auto const entries = shelf.load(wish, game, usual);
    if (!entries) return entries.error();
    if (Result<Done> const done = take_up(*entries); !done) return done.error();
    shelf_ = std::move(shelf);
    return shelf_.notes();
}

void Table::go_on() {
    std::optional<session::Think> const due = session().thinking(now());
    if (!due) {
        thinker_.stop();
        thinking_at_.reset();
    } else if (thinking_at_ != due->node) {
        start(*due);
    }
}

void Table::start(session::Think const& think) {
    thinker_.stop();
    {
        std::lock_guard const lock(mutex_);
        delivered_.reset();
        thought_.reset();
    }
    Result<game::BotPtr> bot = session().game().make_bot(think.bot, think.seed);
    if (!bot) return; // the session has checked the name, so this cannot be
    thinking_at_ = think.node;
    thinker_.start(
        std::shared_ptr<game::Bot>(*std::move(bot)), session().tree().here().state, think,
        [this](session::PlayAction action) {
            std::lock_guard const lock(mutex_);
            delivered_ = action;
            console_.wake();
        },
        [this](game::Thought const& thought) {
            std::lock_guard const lock(mutex_);
            thought_ = thought;
        });
}

std::optional<game::Thought> Table::thought() const {
    std::lock_guard const lock(mutex_);
    return thought_;
}

News Table::listen(Console::Prompt const& prompt) {
    std::optional<TimePoint> const deadline =
        session().has_game() ? session().deadline() : std::nullopt;
    if (session().has_game() && is_computer_due()) return take(console_.wait(deadline));
    return take(console_.wait_line(prompt, deadline));
}

News Table::listen_keys(std::optional<TimePoint> at_most) {
    std::optional<TimePoint> until = session().has_game() ? session().deadline() : std::nullopt;
    if (at_most && (!until || *at_most < *until)) until = at_most;
    return take(console_.wait(until, true));
}

News Table::take(Heard const& heard) {
    News news;
    switch (heard.what) {
    case Heard::What::line:
        news.line = heard.line;
        news.has_key = true;
        break;
    case Heard::What::end: news.is_end = true; break;
    case Heard::What::signal: news.signal = heard.signal; break;
    case Heard::What::timeout:
        // Only the clock's own deadline is worth a line in the journal.
        if (auto const deadline = session().deadline(); deadline && now() >= *deadline)
            news.events = send(session::Tick{});
        break;
    case Heard::What::woken: {
        std::optional<session::PlayAction> action;
        {
            std::lock_guard const lock(mutex_);
            action = std::exchange(delivered_, std::nullopt);
        }
        if (action) news.events = send(*action);
        break;
    }
    }
    return news;
}

} // namespace damier::terminal
