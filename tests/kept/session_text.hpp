// All that a session knows, as text to be compared and read: what is played, every move with its
// time, the clocks, and what is open. Positions are told whole at the end, by a checksum elsewhere.
#pragma once

#include "damier/base/text.hpp"
#include "damier/session/command_text.hpp"
#include "damier/session/record.hpp"
#include "damier/session/session.hpp"
#include "tests/session/transcript.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace damier::test {

inline std::string seconds(session::Duration time) {
    auto const micros = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    std::string text = fmt::format("{}.{:06}", micros / 1'000'000, micros % 1'000'000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text + 's';
}

// For each seat the time left and, where they are not nought, stage, moves and byo-yomi.
inline std::string tell(session::Times const& times, std::size_t seats) {
    std::string text =
        fmt::format("turn of {} {} {}", times.seat, seconds(times.turn), seconds(times.step));
    for (std::size_t i = 0; i < seats; ++i) {
        session::SeatTime const& one = times.seats[i];
        text += " | " + seconds(one.left);
        if (one.stage != 0) text += fmt::format(" stage {}", one.stage);
        if (one.moves != 0) text += fmt::format(" moves {}", one.moves);
        if (one.periods != 0) text += fmt::format(" periods {}", one.periods);
        if (one.in_byo) text += " byo-yomi";
    }
    return text;
}

inline std::string tell(session::Tree const& tree, session::NodeId id, bool has_clock) {
    session::Node const& node = tree.node(id);
    if (node.is_deleted) return fmt::format("{}: deleted\n", id);
    std::string text =
        fmt::format("{}: after {}, seat {} «{}»{} {}, position {:08x}", id, node.parent, node.seat,
                    node.text(), node.is_irregular ? " irregular" : "", seconds(node.used),
                    crc32c(node.state->text()));
    if (!node.children.empty()) text += ", then";
    for (session::NodeId const child : node.children) text += fmt::format(" {}", child);
    for (int const nag : node.nags) text += fmt::format(" ${}", nag);
    if (!node.comment_before.empty()) text += fmt::format("\n    before: {}", node.comment_before);
    if (!node.comment_after.empty()) text += fmt::format("\n    comment: {}", node.comment_after);
    if (has_clock) text += "\n    " + tell(node.times, node.state->about().seats.size());
    return text + '\n';
}

inline std::string tell(session::Session const& session, session::TimePoint now) {
    if (!session.has_game()) return "no game\n";
    bool const has_clock = !session.setup().clock.empty();
    game::State const& state = session.state();
    std::string text = to_text(session::Command(session.setup())) + '\n';
    for (std::size_t i = 0; i < session.tree().size(); ++i)
        text += tell(session.tree(), static_cast<session::NodeId>(i), has_clock);
    text += fmt::format("stands at {}: seat {} of {} moves\n", session.tree().current(),
                        state.to_play(), state.actions().size());
    for (game::Seat seat = 0; std::cmp_less(seat, state.about().seats.size()); ++seat) {
        session::Reading const clock = session.reading(seat, now);
        text += fmt::format("seat {}: {}", seat, in_english(Message("{}", session.name_of(seat))));
        if (clock.has_clock)
            text +=
                fmt::format(", {} left, periods {}, moves to go {}{}", seconds(clock.left),
                            clock.periods, clock.moves_to_go, clock.in_byo ? ", in byo-yomi" : "");
        text += '\n';
    }
    if (auto const& ending = session.ending())
        text += fmt::format("ended at {} in way {}: {}\n", ending->node,
                            static_cast<int>(ending->how), show(ending->outcome));
    if (auto const& offer = session.offer())
        text +=
            fmt::format("draw offered by {}, accepted by {}\n", offer->by, offer->accepted.size());
    if (session.disputed()) text += fmt::format("disputed: {}\n", *session.disputed());
    if (!session.chosen().empty()) {
        text += "chosen:";
        for (game::Cell const cell : session.chosen())
            text += ' ' + state.about().cells[static_cast<std::size_t>(cell)].label;
        text += '\n';
    }
    if (session.touched()) text += fmt::format("touched: {}\n", *session.touched());
    if (session.is_paused()) text += "paused\n";
    if (auto const deadline = session.deadline())
        text += fmt::format("deadline: {}\n", seconds(deadline->time_since_epoch()));
    if (auto const think = session.thinking(now))
        text += fmt::format("thinking: seat {} at {}, {}, seed {}\n", think->seat, think->node,
                            think->bot, think->seed);
    return text + state.text() + '\n';
}

} // namespace damier::test
