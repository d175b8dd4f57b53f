// The cursor goes to another place of the history.
#include "damier/session/carry_out.hpp"

namespace damier::session {

Answer carry_out(TakeBack const& wanted, Course& course) {
    Tree& tree = course.tree;
    // A result that was declared, or that lies elsewhere, can be withdrawn without going back.
    bool const can_reopen_here =
        course.ending
        && (course.ending->how != How::rules || course.ending->node != tree.current());
    NodeId const to = tree.back(tree.current(), wanted.plies);
    if (wanted.plies < 0 || (to == tree.current() && !can_reopen_here))
        return Message(msg("there is no move to take back"));
    int const plies = tree.ply(tree.current()) - tree.ply(to);
    course.reopen();
    course.events.push_back(TakenBack{to, plies});
    course.is_exploring = false;
    course.stand_at(to);
    return std::nullopt;
}

Answer carry_out(PlayOn const&, Course& course) {
    if (!course.can_play_on())
        return Message(msg("there is no draw by the rules to play on after"));
    Tree& tree = course.tree;
    tree.begin_anew(course.state().fresh());
    if (course.ending && course.ending->node == tree.current()) course.reopen();
    course.events.push_back(Moved{tree.current()});
    course.stand_at(tree.current());
    return std::nullopt;
}

Answer carry_out(Redo const& wanted, Course& course) {
    Tree& tree = course.tree;
    NodeId const to =
        wanted.plies < 1 ? tree.current() : tree.forward(tree.current(), wanted.plies);
    if (to == tree.current()) return Message(msg("there is no move to play again"));
    course.events.push_back(Moved{to});
    course.stand_at(to);
    return std::nullopt;
}

Answer carry_out(GoTo const& wanted, Course& course) {
    if (Answer no = course.must_have(wanted.node)) return no;
    course.is_exploring = true;
    if (wanted.node == course.tree.current()) return std::nullopt;
    course.events.push_back(Moved{wanted.node});
    course.stand_at(wanted.node);
    return std::nullopt;
}

} // namespace damier::session
