// Session events as one line of text each, so that tests read like a score sheet.
#pragma once

#include "damier/session/session.hpp"

#include <string>

namespace damier::test {

inline std::string show(game::Outcome const& outcome) {
    std::string text = "going on";
    if (auto const* won = std::get_if<game::Won>(&outcome)) {
        text = "won by";
        for (game::Seat const seat : won->seats) text.append(" ").append(std::to_string(seat));
        text.append(": ").append(in_english(won->reason));
    } else if (auto const* drawn = std::get_if<game::Drawn>(&outcome)) {
        text = "drawn: ";
        text.append(in_english(drawn->reason));
    }
    return text;
}

struct Show {
    using Text = std::string;
    static Text num(long number) { return std::to_string(number); }

    Text operator()(session::Started const&) const { return "started"; }
    Text operator()(session::Played const& e) const {
        Text text = e.is_irregular ? "irregular " : "played ";
        return text + num(e.seat) + " #" + num(static_cast<long>(e.action)) + " -> " + num(e.node);
    }
    Text operator()(session::Chosen const& e) const {
        Text text = e.is_touched ? "touched" : "chosen";
        for (game::Cell const cell : e.cells) text += Text(" ").append(num(cell));
        return text + ", ways " + num(static_cast<long>(e.remaining.size()));
    }
    Text operator()(session::Adjusting const&) const { return "adjusting"; }
    Text operator()(session::TakenBack const& e) const {
        return Text("back ") + num(e.plies) + " -> " + num(e.node);
    }
    Text operator()(session::Moved const& e) const { return Text("moved -> ") + num(e.node); }
    Text operator()(session::Offered const& e) const { return Text("offered ") + num(e.seat); }
    Text operator()(session::Accepted const& e) const { return Text("accepted ") + num(e.seat); }
    Text operator()(session::Declined const& e) const { return Text("declined ") + num(e.seat); }
    Text operator()(session::Faulted const& e) const {
        return Text("fault ") + num(e.seat) + ": " + in_english(e.fault);
    }
    Text operator()(session::Corrected const& e) const {
        return Text("corrected by ") + num(e.by) + " -> " + num(e.node);
    }
    Text operator()(session::Stood const& e) const { return Text("stands ") + num(e.node); }
    Text operator()(session::Ended const& e) const {
        return Text("ended ") + show(e.ending.outcome);
    }
    Text operator()(session::Reopened const&) const { return "reopened"; }
    Text operator()(session::Paused const&) const { return "paused"; }
    Text operator()(session::Resumed const&) const { return "resumed"; }
    Text operator()(session::Edited const& e) const { return Text("edited ") + num(e.node); }
    Text operator()(session::Think const& e) const {
        return Text("think ") + num(e.seat) + " at " + num(e.node);
    }
    Text operator()(session::Refused const& e) const {
        return Text("refused: ") + in_english(e.reason);
    }
};

inline std::string show(session::Events const& events) {
    std::string text;
    for (session::Event const& event : events) {
        if (!text.empty()) text += "; ";
        text += std::visit(Show{}, event);
    }
    return text;
}

} // namespace damier::test
