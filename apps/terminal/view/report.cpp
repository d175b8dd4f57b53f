#include "apps/terminal/view/report.hpp"

#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace damier::terminal {

namespace {

using text::tr;

std::string names(session::Session const& session, std::vector<game::Seat> const& seats) {
    std::vector<std::string> all;
    for (game::Seat const seat : seats) all.push_back(player_name(session, seat));
    return join(all, ", ");
}

struct Describer {
    session::Session const& session;

    std::string name(game::Seat seat) const { return player_name(session, seat); }

    std::string operator()(session::Played const& event) const {
        return tr(
            Message(msg("{} plays {}"), name(event.seat), session.tree().node(event.node).text()));
    }
    std::string operator()(session::TakenBack const& event) const {
        if (event.plies == 0) return {}; // only a result was withdrawn
        return tr(counted(event.plies, "{} move taken back", "{} moves taken back", event.plies));
    }
    std::string operator()(session::Offered const& event) const {
        return tr(Message(msg("{} offers a draw"), name(event.seat)));
    }
    std::string operator()(session::Accepted const& event) const {
        return tr(Message(msg("{} accepts the draw"), name(event.seat)));
    }
    std::string operator()(session::Declined const& event) const {
        return tr(Message(msg("{} declines the draw"), name(event.seat)));
    }
    std::string operator()(session::Faulted const& event) const {
        return tr(Message(msg("That move is irregular: {}"), tr(event.fault)));
    }
    std::string operator()(session::Corrected const& event) const {
        return tr(Message(msg("{} has the move corrected"), name(event.by)));
    }
    std::string operator()(session::Stood const&) const {
        return tr(msg("The irregular move stands."));
    }
    std::string operator()(session::Ended const& event) const {
        return describe(event.ending, session);
    }
    std::string operator()(session::Reopened const&) const { return tr(msg("The game goes on.")); }
    std::string operator()(session::Paused const&) const {
        return tr(msg("The clocks stand still."));
    }
    std::string operator()(session::Resumed const&) const { return tr(msg("The clocks run.")); }
    std::string operator()(session::Refused const& event) const { return tr(event.reason); }
    template <class E> std::string operator()(E const&) const { return {}; }
};

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

std::string capture_text(game::State const& state) {
    auto const most = static_cast<long>(game::most_captured(state));
    if (most == 0 || game::pieces_left(state).empty()) return {};
    if (game::must_capture(state))
        return tr(counted(most, "A capture is compulsory: {} piece.",
                          "A capture is compulsory: {} pieces.", most));
    return tr(counted(most, "A capture of {} piece is possible.",
                      "A capture of {} pieces is possible.", most));
}

} // namespace

std::string describe(session::Event const& event, session::Session const& session) {
    return std::visit(Describer{session}, event);
}

std::string describe(session::Ending const& ending, session::Session const& session) {
    if (auto const* won = std::get_if<game::Won>(&ending.outcome))
        return tr(counted(static_cast<long>(won->seats.size()), "{} wins: {}.", "{} win: {}.",
                          names(session, won->seats), tr(won->reason)));
    auto const* drawn = std::get_if<game::Drawn>(&ending.outcome);
    return tr(Message(msg("A draw: {}."), drawn != nullptr ? tr(drawn->reason) : std::string()));
}

std::string player_name(session::Session const& session, game::Seat seat) {
    return text::in_words(session.name_of(seat));
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

bool has_clock(session::Session const& session) {
    return std::ranges::any_of(session.setup().clock, [](session::TimeControl const& control) {
        return control.kind != session::TimeControl::Kind::none;
    });
}

std::string whose_turn(session::Session const& session, std::string const& glyphs) {
    game::State const& state = session.state();
    if (state.actions().empty()) return {};
    std::string const name = player_name(session, state.to_play());
    std::string const turn = glyphs.empty() ? tr(Message(msg("{} to play."), name))
                                            : tr(Message(msg("{} ({}) to play."), name, glyphs));
    std::string const capture = capture_text(state);
    return capture.empty() ? turn : turn + ' ' + capture;
}

std::string turn_text(session::Session const& session, Look const& look, session::TimePoint now) {
    game::State const& state = session.state();
    std::vector<std::string> lines;
    session::Node const& here = session.tree().here();
    if (here.played())
        lines.push_back(
            tr(Message(msg("Last move: {} {}"), player_name(session, here.seat), here.text())));
    lines.push_back(pieces_text(session));
    if (has_clock(session))
        lines.push_back(tr(Message(msg("Clocks: {}"), clocks_text(session, now))));
    if (Message const status = state.status(); !status.id.empty()) lines.push_back(tr(status));
    if (session.ending() && session.ending()->node == session.tree().current()) {
        lines.push_back(describe(*session.ending(), session));
    } else if (!state.actions().empty()) {
        lines.push_back(whose_turn(session, glyphs_of(state, state.to_play(), look)));
    }
    std::string text;
    for (std::string const& line : lines) text += wrapped(line, look.columns, "  ") + '\n';
    return text;
}

std::string numbered(game::State const& state, std::vector<std::size_t> const& actions,
                     Look const& look) {
    std::vector<std::string> texts;
    int const digits = static_cast<int>(std::to_string(actions.size()).size());
    for (std::size_t i = 0; i < actions.size(); ++i)
        texts.push_back(pad_left(std::to_string(i + 1), digits) + ". "
                        + state.actions()[actions[i]].text);
    return in_columns(texts, look.columns);
}

std::string history_text(session::Session const& session, Look const& look) {
    std::string text;
    int number = 0;
    game::Seat before = game::nobody;
    for (session::NodeId const id : session.tree().path(session.tree().current())) {
        session::Node const& node = session.tree().node(id);
        if (!node.played()) continue;
        if (node.seat <= before || before == game::nobody)
            text += fmt::format("{}{}. ", text.empty() ? "" : " ", ++number);
        else
            text += ' ';
        before = node.seat;
        text += node.text();
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
