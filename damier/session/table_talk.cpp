// What players say to one another: draws, giving up, irregular moves, pauses.
#include "damier/session/carry_out.hpp"

#include <algorithm>
#include <utility>

namespace damier::session {

Answer carry_out(OfferDraw const& wanted, Course& course) {
    if (Answer no = course.must_be_playing()) return no;
    if (Answer no = course.must_be_seat(wanted.seat)) return no;
    if (course.offer && course.offer->by == wanted.seat)
        return Message(msg("{} has already offered a draw"), course.name_of(wanted.seat));
    if (course.offer)
        return carry_out(AnswerDraw{wanted.seat, true}, course); // two who offer agree
    course.offer = Offer{wanted.seat, {}};
    course.events.push_back(Offered{wanted.seat});
    return std::nullopt;
}

Answer carry_out(AnswerDraw const& wanted, Course& course) {
    if (Answer no = course.must_be_playing()) return no;
    if (Answer no = course.must_be_seat(wanted.seat)) return no;
    if (!course.offer) return Message(msg("no draw has been offered"));
    if (course.offer->by == wanted.seat)
        return Message(msg("{} made the offer; the others answer it"), course.name_of(wanted.seat));
    if (!wanted.accept) {
        course.offer.reset();
        course.events.push_back(Declined{wanted.seat});
        return std::nullopt;
    }
    if (std::ranges::find(course.offer->accepted, wanted.seat) != course.offer->accepted.end())
        return Message(msg("{} has already accepted"), course.name_of(wanted.seat));
    course.offer->accepted.push_back(wanted.seat);
    course.events.push_back(Accepted{wanted.seat});
    if (static_cast<int>(course.offer->accepted.size()) == course.seats() - 1)
        course.end(How::agreement, game::Drawn{Message(msg("draw by agreement"))});
    return std::nullopt;
}

Answer carry_out(Resign const& wanted, Course& course) {
    if (Answer no = course.must_be_playing()) return no;
    if (Answer no = course.must_be_seat(wanted.seat)) return no;
    course.forfeit(How::resignation, wanted.seat,
                   Message(msg("{} resigns"), course.name_of(wanted.seat)));
    return std::nullopt;
}

Answer carry_out(Correct const& wanted, Course& course) {
    if (Answer no = course.must_be_seat(wanted.seat)) return no;
    if (!course.disputed || (course.ending && course.ending->how != How::rules))
        return Message(msg("there is no irregular move to correct"));
    Tree& tree = course.tree;
    NodeId const wrong = *course.disputed;
    if (tree.node(wrong).seat == wanted.seat)
        return Message(msg("only an opponent may have a move corrected"));
    course.reopen();
    // The player goes on with the move as if it had not been made: the time it took is spent.
    Duration used{0};
    for (NodeId id = tree.current(); id != tree.node(wrong).parent; id = tree.node(id).parent)
        used += tree.node(id).used;
    NodeId const back = tree.node(wrong).parent;
    tree.remove(wrong);
    course.stand_at(back);
    course.clock.restore(tree.here().times, course.now, used);
    course.events.push_back(Corrected{wanted.seat, back});
    return std::nullopt;
}

Answer carry_out(LetStand const& wanted, Course& course) {
    if (Answer no = course.must_be_seat(wanted.seat)) return no;
    if (!course.disputed) return Message(msg("there is no irregular move to let stand"));
    if (course.tree.node(*course.disputed).seat == wanted.seat)
        return Message(msg("only an opponent may let an irregular move stand"));
    course.events.push_back(Stood{*std::exchange(course.disputed, std::nullopt)});
    return std::nullopt;
}

Answer carry_out(Pause const&, Course& course) {
    if (Answer no = course.must_be_playing()) return no;
    if (course.is_paused) return Message(msg("the game is already paused"));
    course.clock.stop(course.now);
    course.is_paused = true;
    course.events.push_back(Paused{});
    return std::nullopt;
}

Answer carry_out(Resume const&, Course& course) {
    if (!course.is_paused) return Message(msg("the game is not paused"));
    if (!course.is_clock_waiting()) course.clock.resume(course.now);
    course.is_paused = false;
    course.events.push_back(Resumed{});
    return std::nullopt;
}

} // namespace damier::session
