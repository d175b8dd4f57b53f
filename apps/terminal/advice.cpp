#include "apps/terminal/advice.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/setup.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace damier::terminal {

using text::tr;

namespace {

// Commands about what this game has not got would only hide the others.
bool is_of_use(Verb verb, session::Session const& session) {
    switch (verb) {
    case Verb::clock:
    case Verb::pause:
    case Verb::resume: return has_clock(session);
    case Verb::accept:
    case Verb::decline: return session.offer().has_value();
    case Verb::correct:
    case Verb::stand: return session.setup().arbitrage;
    case Verb::adjust: return session.setup().touch_move;
    default: return true;
    }
}

} // namespace

Result<Advice> ask_computer(session::Session const& session, Console& console) {
    using namespace std::chrono_literals;
    Advice advice;
    advice.bot = strongest_bot(session.game());
    if (advice.bot.empty()) return error(msg("no computer plays this game"));
    Result<game::BotPtr> bot = session.game().make_bot(advice.bot, session.setup().seed);
    if (!bot) return bot.error();
    std::mutex mutex;
    std::optional<std::size_t> choice;
    session::Think think;
    think.limits.move_time = 1000ms;
    session::Thinker thinker;
    thinker.start(
        std::shared_ptr<game::Bot>(*std::move(bot)), session.tree().here().state, think,
        [&](session::PlayAction action) {
            std::lock_guard const lock(mutex);
            choice = action.index;
            console.wake();
        },
        [&](game::Thought const& thought) {
            std::lock_guard const lock(mutex);
            advice.thoughts.push_back(thought);
        });
    for (;;) {
        Heard const heard = console.wait(std::nullopt);
        if (heard.what == Heard::What::signal) thinker.hurry();
        std::lock_guard const lock(mutex);
        if (choice) break;
    }
    thinker.stop();
    advice.index = *choice;
    advice.action = session.state().actions()[*choice].text;
    return advice;
}

std::string describe(game::Thought const& thought, Look const& look) {
    return tr(Message(msg("depth {}, score {}, {} nodes: {}"), thought.depth,
                      fmt::format("{:+.2f}", thought.score), std::to_string(thought.nodes),
                      wrapped(join(thought.line, " "), look.columns)));
}

std::optional<game::Seat> asked_about_draw(session::Session const& session) {
    if (!session.offer()) return std::nullopt;
    int const seats = static_cast<int>(session.state().about().seats.size());
    session::Offer const& offer = *session.offer();
    for (int i = 1; i < seats; ++i) {
        game::Seat const seat = (offer.by + i) % seats;
        bool const has_accepted = std::ranges::find(offer.accepted, seat) != offer.accepted.end();
        if (!has_accepted && !session.is_bot(seat)) return seat;
    }
    return std::nullopt;
}

int own_plies(session::Session const& session) {
    session::Tree const& tree = session.tree();
    int plies = 0;
    for (session::NodeId id = tree.current(); tree.node(id).parent != session::no_node;) {
        game::Seat const seat = tree.node(id).seat;
        id = tree.node(id).parent;
        ++plies;
        if (!session.is_bot(seat)) break;
    }
    return std::max(1, plies);
}

Result<int> plies_back(session::Session const& session, std::string const& typed) {
    auto const number = to_integer(typed);
    if (!typed.empty() && (!number || *number < 0 || *number > 10'000))
        return error(msg("«undo» takes back one move, «undo 4» four"));
    if (number) return static_cast<int>(*number);
    bool const is_declared = session.ending() && session.ending()->how != session::How::rules;
    return is_declared ? 0 : own_plies(session);
}

int plies_forward(session::Session const& session, std::string const& typed) {
    if (auto const number = to_integer(typed); number && *number > 0 && *number < 10'000)
        return static_cast<int>(*number);
    session::Tree const& tree = session.tree();
    int plies = 1;
    while (plies < 1000) {
        session::NodeId const to = tree.forward(tree.current(), plies);
        if (tree.forward(tree.current(), plies + 1) == to) break;
        if (!session.is_bot(tree.node(to).state->to_play())) break;
        ++plies;
    }
    return plies;
}

std::string help_text(session::Session const& session, int columns) {
    std::string text;
    auto const paragraph = [&](Message const& message) {
        text += wrapped(tr(message), columns) + '\n';
    };
    paragraph(Message(msg("Type a move as the game writes it, with or without signs; a number of "
                          "the list; a piece or a destination alone when only one move fits; or "
                          "the squares of a capture one by one.")));
    paragraph(Message(msg("Or one of these commands, in full or shortened:")));
    for (Entry const& entry : vocabulary()) {
        if (!is_of_use(entry.verb, session)) continue;
        std::string names = text::shown(entry.word);
        if (std::string_view const english = words(entry.word).front(); english != names)
            names.append(", ").append(english);
        text += "  " + pad_right(names, 22) + tr(entry.meaning) + '\n';
    }
    return text;
}

} // namespace damier::terminal
