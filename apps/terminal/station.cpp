#include "apps/terminal/station.hpp"

#include <algorithm>

namespace damier::terminal {

Station::Station(Console& console, std::span<game::Game const* const> catalogue)
    : console_(console), desk_(catalogue, [&console] {
          return game::think_in_thread(
              [&console](std::function<void()> work) { console.post(std::move(work)); });
      }) {}

Heard Station::listen(Console::Prompt const& prompt) {
    auto const until = desk_.deadline();
    return take(desk_.is_busy() ? console_.wait(until) : console_.wait_line(prompt, until));
}

Heard Station::listen_keys(std::optional<TimePoint> at_most) {
    std::optional<TimePoint> until = desk_.deadline();
    if (at_most && (!until || *at_most < *until)) until = at_most;
    return take(console_.wait(until, true));
}

Heard Station::take(Heard heard) {
    if (heard.what == Heard::What::woken) console_.run_posted();
    desk_.advance();
    return heard;
}

Result<Done> Station::save(NamedFile const& named, records::Format usual) {
    return saved_game_.save(session(), named, usual);
}

// The file of a mere position says nothing of these.
void Station::keep_table(session::NewGame& setup) const {
    if (!session().has_game()) return;
    session::NewGame const& before = session().setup();
    bool const is_same = setup.game == before.game && setup.clock.empty();
    if (!is_same) return;
    setup.clock = before.clock;
    setup.touch_move = before.touch_move;
    setup.arbitrage = before.arbitrage;
    if (session().ending()) return; // its clocks have stopped
    auto const state = setup.position.empty() ? session().game().start(setup.options, setup.seed)
                                              : session().game().read(setup.position);
    if (state) setup.times = session().times_for((*state)->to_play(), desk_.now());
}

Result<std::vector<Error>> Station::load(NamedFile const& named, records::Format usual,
                                         Adapt const& adapt) {
    return load(named, usual, session().has_game() ? &session().game() : nullptr, adapt);
}

Result<std::vector<Error>> Station::load(NamedFile const& named, records::Format usual,
                                         game::Game const* game, Adapt const& adapt) {
    SavedGame saved_game = saved_game_; // a game that is refused changes nothing
    auto entries = saved_game.load(named, game, usual);
    if (!entries) return entries.error();
    for (session::TimedCommand& entry : *entries) {
        auto* const setup = std::get_if<session::NewGame>(&entry.command);
        if (setup == nullptr) continue;
        if (saved_game.holds_position()) keep_table(*setup);
        if (Result<Done> const done = adapt ? adapt(*setup) : Done{}; !done) return done.error();
    }
    if (Result<Done> const done = desk_.take_up(*entries); !done) return done.error();
    saved_game_ = std::move(saved_game);
    return saved_game_.notes();
}

Result<Done> Station::begin(session::NewGame const& setup) {
    Result<Done> const done = desk_.begin(setup);
    if (done) saved_game_.begin_anew();
    return done;
}

Message Station::farewell() {
    if (!session().has_game() || desk_.journal_name().empty()) return {};
    if (Result<Done> const done = desk_.flush(); !done) // also of a game that is over
        return {msg("The last moves could not be kept: {}."), done.error().message};
    bool const is_worth_it = !session().ending() && session().tree().current() != session::root;
    if (!is_worth_it) return {};
    return {msg("The game is kept: «damier play --resume» goes on with it.")};
}

} // namespace damier::terminal
