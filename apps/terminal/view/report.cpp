#include "apps/terminal/view/report.hpp"

#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"
#include "damier/play/bot_name.hpp"
#include "damier/play/sentences.hpp"
#include "damier/play/turns.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace damier::terminal {

namespace {

using text::tr;

std::string pieces_text(session::Session const& session) {
    game::State const& state = session.state();
    std::vector<int> const left = game::pieces_left(state), scores = state.scores();
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < state.about().seats.size(); ++i) {
        std::string const name = player_name(session, static_cast<game::Seat>(i));
        int const score = i < scores.size() ? scores[i] : 0;
        if (left.empty())
            parts.push_back(tr(counted(score, "{}: {} point", "{}: {} points", name, score)));
        else
            parts.push_back(tr(counted(left[i], "{}: {} piece, {} taken", "{}: {} pieces, {} taken",
                                       name, left[i], score)));
    }
    return join(parts, " | ");
}

std::string clocks_text(session::Session const& session, session::TimePoint now) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < session.state().about().seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        session::Reading const reading = session.reading(seat, now);
        if (reading.has_clock)
            parts.push_back(player_name(session, seat) + " " + clock_text(reading));
    }
    return join(parts, " | ");
}

} // namespace

std::string prisoners_text(session::Session const& session) {
    game::About const& about = session.state().about();
    std::vector<std::vector<std::string>> held(about.seats.size());
    for (game::Aside const& one : session.state().aside())
        held[static_cast<std::size_t>(one.piece.owner)].push_back(
            tr(about.kinds[static_cast<std::size_t>(one.piece.kind)].name)
            + (one.returns_to ? ' ' + about.cells[static_cast<std::size_t>(*one.returns_to)].label
                              : std::string()));
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (!held[i].empty())
            parts.push_back(
                tr(Message(msg("{}: {}"), player_name(session, static_cast<game::Seat>(i)),
                           join(held[i], ", "))));
    return parts.empty() ? std::string() : tr(Message(msg("Prisoners: {}"), join(parts, " | ")));
}

std::string describe(session::Event const& event, session::Session const& session) {
    if (auto const* played = std::get_if<session::Played>(&event))
        return tr(Message(msg("{} plays {}"), player_name(session, played->seat),
                          move_text(session.tree().node(played->node))));
    return tr(play::sentence(event, session));
}

std::string describe(session::Ending const& ending, session::Session const& session) {
    return tr(play::sentence(ending, session));
}

std::string player_name(session::Session const& session, game::Seat seat) {
    return text::in_words(session.name_of(seat));
}

std::string players_text(session::Session const& session) {
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < session.state().about().seats.size(); ++i) {
        std::string const name = player_name(session, static_cast<game::Seat>(i));
        std::string const& bot = session.setup().players[i].bot;
        seats.push_back(bot.empty() ? tr(Message(msg("{}: a person"), name))
                                    : tr(Message(msg("{}: the computer ({})"), name,
                                                 play::bot_name(session.game(), bot))));
    }
    return join(seats, " | ");
}

std::string clock_text(session::Reading const& reading) {
    using namespace std::chrono;
    auto const tenths = duration_cast<milliseconds>(reading.left).count() / 100;
    auto const seconds = tenths / 10;
    std::string text;
    if (seconds >= 3600)
        text = fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    else if (seconds >= 10)
        text = fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    else
        text = fmt::format("0:{:02}.{}", seconds, tenths % 10);
    if (reading.in_byo || reading.periods > 0) text += fmt::format(" +{}", reading.periods);
    if (reading.moves_to_go > 0) text += fmt::format(" /{}", reading.moves_to_go);
    return text;
}

std::string whose_turn(session::Session const& session, std::string const& glyphs) {
    game::State const& state = session.state();
    if (state.actions().empty()) return {};
    std::string const name = player_name(session, state.to_play());
    std::string const turn = glyphs.empty() ? tr(Message(msg("{} to play."), name))
                                            : tr(Message(msg("{} ({}) to play."), name, glyphs));
    Message const capture = play::capture_sentence(state);
    return capture.id.empty() ? turn : turn + ' ' + tr(capture);
}

std::string final_scores(session::Session const& session) {
    game::State const& state = session.state();
    bool const is_by_points = game::pieces_left(state).empty();
    if (!is_by_points || !session.ending()) return {};
    std::vector<int> const scores = state.scores();
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return scores[i]; });
    std::vector<std::string> names;
    int longest = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        names.push_back(player_name(session, static_cast<game::Seat>(i)));
        longest = std::max(longest, width(names.back()));
    }
    std::string text = tr(msg("Final scores:")) + '\n';
    for (std::size_t i = 0, place = 1; i < order.size(); ++i) {
        if (i > 0 && scores[order[i]] != scores[order[i - 1]]) place = i + 1;
        text += fmt::format("  {}. {} {}\n", place, pad_right(names[order[i]], longest),
                            pad_left(std::to_string(scores[order[i]]), 5));
    }
    return text;
}

namespace {

// The captured pieces in the order of their going, where the opponent is to see that it was kept;
// empty where the squares do not tell.
std::string taken_text(session::Session const& session) {
    game::Action const* const played = session.tree().here().played();
    if (!session.setup().arbitrage || played == nullptr) return {};
    std::vector<game::Cell> const& taken = played->ways.front().emptied;
    bool const is_known = std::ranges::all_of(
        played->ways, [&](game::Way const& way) { return way.emptied == taken; });
    if (taken.size() < 2 || !is_known) return {};
    std::vector<std::string> squares;
    for (game::Cell const cell : taken)
        squares.push_back(session.state().about().cells[static_cast<std::size_t>(cell)].label);
    return tr(Message(msg("Taken off, one after another: {}"), join(squares, ", ")));
}

} // namespace

std::string turn_text(session::Session const& session, Look const& look, session::TimePoint now) {
    game::State const& state = session.state();
    std::vector<std::string> lines;
    std::string table; // of a game that is over
    session::Node const& here = session.tree().here();
    if (here.played())
        lines.push_back(
            tr(Message(msg("Last move: {} {}"), player_name(session, here.seat), move_text(here))));
    if (std::string const taken = taken_text(session); !taken.empty()) lines.push_back(taken);
    lines.push_back(pieces_text(session));
    if (std::string const prisoners = prisoners_text(session); !prisoners.empty())
        lines.push_back(prisoners);
    if (play::has_clock(session))
        lines.push_back(tr(Message(msg("Clocks: {}"), clocks_text(session, now))));
    if (Message const status = state.status(); !status.id.empty()) lines.push_back(tr(status));
    if (session.ending() && session.ending()->node == session.tree().current()) {
        table = final_scores(session);
        lines.push_back(describe(*session.ending(), session));
    } else if (!state.actions().empty()) {
        lines.push_back(whose_turn(session, glyphs_of(state, state.to_play(), look)));
    }
    std::string text = table;
    for (std::string const& line : lines) text += wrapped(line, look.columns, "  ") + '\n';
    return text;
}

namespace {

// The steps of a turn in which a pawn is picked up and then jumps.
bool is_picked_up(session::Node const& node) {
    return node.before != nullptr && !node.before->held() && node.state->held();
}
bool is_held_jump(session::Node const& node) {
    return node.before != nullptr && node.before->held() && node.played() != nullptr
           && node.played()->ways.front().cells.size() == 2;
}

} // namespace

bool is_failed(session::Node const& node) { return play::has_failed(node); }

std::string move_text(session::Node const& node) {
    if (node.played() == nullptr) return {};
    if (is_picked_up(node)) return '[' + node.text() + ']';
    game::About const& about = node.state->about();
    if (is_held_jump(node))
        return about.cells[static_cast<std::size_t>(*node.before->held())].label + " > "
               + node.text();
    std::string const text = text::move_in_words(node.text());
    return is_failed(node) ? tr(Message(msg("{} (failed)"), text)) : text;
}

std::string numbered(game::State const& state, std::vector<std::size_t> const& actions,
                     Look const& look) {
    std::vector<std::string> texts;
    int const digits = static_cast<int>(std::to_string(actions.size()).size());
    for (std::size_t i = 0; i < actions.size(); ++i)
        texts.push_back(pad_left(std::to_string(i + 1), digits) + ". "
                        + text::move_in_words(state.actions()[actions[i]].text));
    return in_columns(texts, look.columns);
}

std::string history_text(session::Session const& session, Look const& look) {
    std::string text;
    int number = 0;
    game::Seat before = game::nobody;
    for (session::NodeId const id : session.tree().path(session.tree().current())) {
        session::Node const& node = session.tree().node(id);
        if (!node.played()) continue;
        bool const goes_on = node.before->held().has_value(); // the turn of the held pawn
        if (!goes_on && (node.seat <= before || before == game::nobody))
            text += fmt::format("{}{}. ", text.empty() ? "" : " ", ++number);
        else
            text += ' ';
        before = node.seat;
        text += is_held_jump(node) ? "> " + node.text() : move_text(node);
    }
    if (text.empty()) return wrapped(tr(msg("No move has been played yet.")), look.columns) + '\n';
    return wrapped(text, look.columns) + '\n';
}

Marks last_marks(session::Session const& session) {
    Marks marks;
    if (game::Action const* const played = session.tree().here().played())
        if (auto const& cells = played->ways.front().cells; !cells.empty())
            marks.last = {cells.front(), cells.back()};
    return marks;
}

} // namespace damier::terminal
