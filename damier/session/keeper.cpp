#include "damier/session/keeper.hpp"

#include <algorithm>
#include <array>
#include <ctime>

namespace damier::session {

namespace fs = std::filesystem;

namespace {

// "20261115-153012-international": when it was put away, in universal time, and what it is.
std::string stem_of(std::string_view game) {
    std::time_t const now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> date{};
    std::strftime(date.data(), date.size(), "%Y%m%d-%H%M%S-", &parts);
    std::string stem = date.data();
    for (char const c : game) {
        bool const is_plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        stem += is_plain ? c : '_';
    }
    return stem;
}

// What is played by that index now; empty if nothing is.
std::string text_of(Session const& session, PlayAction const& play) {
    if (!session.has_game() || play.index >= session.state().actions().size()) return {};
    return session.state().actions()[play.index].text;
}

Refused const* refusal(Events const& events) {
    for (Event const& event : events)
        if (Refused const* refused = std::get_if<Refused>(&event)) return refused;
    return nullptr;
}

} // namespace

Result<Directories> xdg_directories(std::function<char const*(char const*)> const& look_up) {
    // Relative values are to be ignored, says the XDG base directory specification.
    auto const folder = [&](char const* variable, char const* usual) -> Result<fs::path> {
        char const* const given = look_up(variable);
        if (given && fs::path(given).is_absolute()) return fs::path(given);
        char const* const home = look_up("HOME");
        if (home && fs::path(home).is_absolute()) return fs::path(home) / usual;
        return error(msg("neither {} nor HOME names a folder for the games"), variable);
    };
    Result<fs::path> const state = folder("XDG_STATE_HOME", ".local/state");
    if (!state) return state.error();
    Result<fs::path> const data = folder("XDG_DATA_HOME", ".local/share");
    if (!data) return data.error();
    return Directories{*state / "damier", *data / "damier" / "games"};
}

Result<Session> replay(std::span<TimedCommand const> entries,
                       std::span<game::Game const* const> catalogue) {
    Session session(catalogue);
    session.continue_at(TimePoint{});
    for (TimedCommand const& entry : entries) {
        auto const* const play = std::get_if<PlayAction>(&entry.command);
        if (play && session.has_game() && !play->text.empty()
            && play->text != text_of(session, *play))
            return error(msg("the journal's move «{}» would be another one in this version"),
                         play->text);
        session.handle(entry.command, TimePoint{} + entry.stamp);
    }
    return session;
}

Command with_text(Session const& session, Command command) {
    if (auto* const play = std::get_if<PlayAction>(&command)) play->text = text_of(session, *play);
    return command;
}

Result<Keeper> Keeper::open(Directories directories, std::string const& name,
                            std::span<game::Game const* const> catalogue, Sync sync,
                            TimePoint now) {
    Result<Journal::Opened> opened = Journal::open(directories.state / (name + ".journal"), sync);
    if (!opened) return opened.error();
    Result<Session> session = replay(opened->entries, catalogue);
    if (!session) opened->notes.push_back(session.error().message);
    Keeper keeper(std::move(directories), catalogue, std::move(opened->journal),
                  session ? *std::move(session) : Session(catalogue));
    keeper.notes_ = std::move(opened->notes);
    auto const first = std::ranges::find_if(opened->entries, [](TimedCommand const& entry) {
        return std::holds_alternative<NewGame>(entry.command);
    });
    if (!keeper.session_.has_game() && first != opened->entries.end()) {
        // A game that this program does not know (any more), or not so, must not be written on.
        Result<fs::path> const kept = keeper.put_away();
        if (!kept) return kept.error();
        keeper.notes_.emplace_back(msg("the game «{}» cannot be resumed here; it is kept as {}"),
                                   std::get<NewGame>(first->command).game, kept->string());
    }
    keeper.session_.continue_at(now);
    return keeper;
}

Events Keeper::handle(Command const& command, TimePoint now) {
    if (std::holds_alternative<NewGame>(command)) return start(command, now);
    if (!session_.has_game()) return session_.handle(command, now); // refused; nothing to keep
    waiting_.push_back({session_.stamp(now), with_text(session_, command)});
    (void)write(); // trouble() tells
    return session_.handle(command, now);
}

Result<Done> Keeper::write() {
    trouble_.reset();
    for (; !waiting_.empty(); waiting_.pop_front())
        if (Result<Done> const ok = journal_.append(waiting_.front()); !ok) {
            trouble_ = ok.error();
            return ok;
        }
    return Done{};
}

Result<Done> Keeper::flush() {
    if (Result<Done> const ok = write(); !ok) return ok;
    return journal_.flush();
}

Events Keeper::start(Command const& command, TimePoint now) {
    Session fresh(catalogue_);
    fresh.continue_at(now);
    Events events = fresh.handle(command, now);
    if (refusal(events)) return events;
    if (Result<Done> const ok = write(); !ok) return {Refused{ok.error().message}};
    TimedCommand const first{Duration::zero(), command};
    // A game that was begun and never touched is nothing to keep; a position that was set up is.
    bool const is_untouched =
        session_.has_game() && journal_.entries() == 1 && session_.setup().position.empty();
    Result<Done> begun = Done{};
    if (is_untouched)
        begun = journal_.begin_anew(&first);
    else if (auto const kept = journal_.put_away(directories_.games, stem(), &first); !kept)
        begun = kept.error();
    if (!begun) return {Refused{begun.error().message}};
    session_ = std::move(fresh);
    return events;
}

Result<fs::path> Keeper::put_away() {
    if (Result<Done> const ok = write(); !ok) return ok.error();
    Result<fs::path> kept = journal_.put_away(directories_.games, stem());
    if (kept) session_ = Session(catalogue_);
    return kept;
}

std::string Keeper::stem() const {
    return stem_of(session_.has_game() ? session_.setup().game : "unknown");
}

} // namespace damier::session
