#include "damier/play/lesson.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace damier::play {

namespace {

using Value = game::Known::Value;

constexpr int moves_to_hold = 15; // a draw that has been held so long is held

session::NewGame setup_of(game::Game const& game, game::State const& start) {
    session::NewGame setup;
    setup.game = game.key();
    setup.position = start.text();
    return setup;
}

bool has_played(session::Events const& events) {
    return std::ranges::any_of(events, [](session::Event const& event) {
        return std::holds_alternative<session::Played>(event);
    });
}

} // namespace

Result<Lesson> Lesson::begin(game::Game const& game, game::Endings const& endings,
                             std::string_view name, Value wanted, std::uint64_t seed) {
    Result<game::StatePtr> const start = endings.random(name, wanted, seed);
    if (!start) return start.error();
    return Lesson(game, endings, **start, wanted);
}

Lesson::Lesson(game::Game const& game, game::Endings const& endings, game::State const& start,
               Value wanted)
    : endings_(&endings), session_(std::array{&game}), pupil_(start.to_play()), wanted_(wanted) {
    session_.handle(setup_of(game, start), {});
}

Message Lesson::task() const {
    return wanted_ == Value::win ? Message(msg("Your move: win."))
                                 : Message(msg("Your move: hold the draw."));
}

void Lesson::again() {
    session_.handle(session::NewGame(session_.setup()), {});
    moves_ = 0;
    is_done_.reset();
    judged_.reset();
}

session::Events Lesson::receive(session::Command const& command) {
    bool const is_for_pupils = std::holds_alternative<session::PlayAction>(command)
                               || std::holds_alternative<session::PlayText>(command)
                               || std::holds_alternative<session::PlayCells>(command);
    if (!is_for_pupils || !is_pupils_turn()) return {};
    session::Events events = session_.handle(command, {});
    if (has_played(events)) judge();
    return events;
}

session::Events Lesson::answer() {
    if (is_done_ || is_pupils_turn()) return {};
    session::Events events = session_.handle(session::PlayAction{best()}, {});
    bool const is_over = game::is_over(state().outcome());
    if (is_over)
        is_done_ = worth(state()).value >= wanted_;
    else if (wanted_ == Value::draw && moves_ == moves_to_hold)
        is_done_ = true;
    return events;
}

void Lesson::judge() {
    ++moves_;
    game::Known now = worth(state());
    if (now.value == Value::win && now.plies && !is_won_in(*now.plies)) now = {};
    bool const is_kept = now.value >= wanted_;
    bool const is_over = game::is_over(state().outcome());
    Message text(msg("Good: still a draw."));
    if (!is_kept)
        text = Message(now.value == Value::loss ? msg("A slip: now it is lost.")
                                                : msg("A slip: now it is only a draw."));
    else if (now.value == Value::win && is_over)
        text = Message(msg("Good: that wins."));
    else if (now.value == Value::win && now.plies)
        text = counted(*now.plies, "Good: still a win, in {} ply.",
                       "Good: still a win, in {} plies.", *now.plies);
    else if (now.value == Value::win)
        text = Message(msg("Good: still a win."));
    judged_ = Judged{is_kept, text};
    if (!is_kept || is_over) is_done_ = is_kept;
}

// What the tables leave open is no win.
game::Known Lesson::worth(game::State const& state) const {
    game::Outcome const outcome = state.outcome();
    if (auto const* const won = std::get_if<game::Won>(&outcome))
        return {won->seats.front() == pupil_ ? Value::win : Value::loss, 0};
    if (game::is_over(outcome)) return {};
    Result<game::Known> const known = endings_->look_up(state);
    if (!known || known->value == Value::draw) return {};
    bool const wins = (known->value == Value::win) == (state.to_play() == pupil_);
    return {wins ? Value::win : Value::loss, known->plies};
}

// Tables count no moves, the game does: a win is one if the longest defence comes to its end
// before a draw rule does.
bool Lesson::is_won_in(int plies) const {
    game::StatePtr here = session_.tree().here().state;
    for (; plies > 0 && !game::is_over(here->outcome()); --plies) here = here->after(best(*here));
    auto const outcome = here->outcome();
    auto const* const won = std::get_if<game::Won>(&outcome);
    return won != nullptr && won->seats.front() == pupil_;
}

int Lesson::count_good_replies(game::State const& state) const {
    Value const now = worth(state).value;
    int good = 0;
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        good += worth(*state.after(i)).value == now ? 1 : 0;
    return good;
}

std::size_t Lesson::best(game::State const& here) const {
    bool const is_pupil = here.to_play() == pupil_;
    std::size_t choice = 0;
    std::optional<std::tuple<int, int, int>> most;
    for (std::size_t i = 0; i < here.actions().size(); ++i) {
        game::StatePtr const next = here.after(i);
        game::Known const after = worth(*next);
        int const sign = is_pupil ? 1 : -1, value = sign * (static_cast<int>(after.value) - 1);
        int const plies = after.plies.value_or(0);
        // Wins come soon, losses late; a draw is made hard to hold.
        int const traps = value == 0 && !is_pupil ? -count_good_replies(*next) : 0;
        std::tuple const rank(value, -value * plies, traps);
        if (!most || rank > *most) {
            most = rank;
            choice = i;
        }
    }
    return choice;
}

} // namespace damier::play
