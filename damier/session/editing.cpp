// The history and what is told beside it are edited.
#include "damier/session/carry_out.hpp"

#include <algorithm>

namespace damier::session {

Answer carry_out(Promote const& wanted, Course& course) {
    if (Answer no = course.must_have(wanted.node)) return no;
    if (!course.tree.promote(wanted.node)) return Message(msg("this is already the main line"));
    course.events.push_back(Edited{wanted.node});
    return std::nullopt;
}

Answer carry_out(Delete const& wanted, Course& course) {
    if (Answer no = course.must_have(wanted.node)) return no;
    if (wanted.node == root) return Message(msg("the start position cannot be deleted"));
    if (course.ending && course.tree.is_on_path(wanted.node, course.ending->node))
        return Message(msg("this line holds the end of the game; take it back instead"));
    bool const is_here = course.tree.is_on_path(wanted.node, course.tree.current());
    NodeId const parent = course.tree.node(wanted.node).parent;
    course.tree.remove(wanted.node);
    course.events.push_back(Edited{parent});
    if (is_here) {
        course.events.push_back(Moved{parent});
        course.stand_at(parent);
    }
    return std::nullopt;
}

Answer carry_out(Comment const& wanted, Course& course) {
    if (Answer no = course.must_have(wanted.node)) return no;
    course.tree.comment(wanted.node, wanted.before, wanted.text);
    course.events.push_back(Edited{wanted.node});
    return std::nullopt;
}

Answer carry_out(Annotate const& wanted, Course& course) {
    if (Answer no = course.must_have(wanted.node)) return no;
    for (int const nag : wanted.nags)
        if (nag < 0 || nag > 65535)
            return Message(msg("an annotation is a number from 0 to 65535, not {}"), nag);
    course.tree.annotate(wanted.node, wanted.nags);
    course.events.push_back(Edited{wanted.node});
    return std::nullopt;
}

Answer carry_out(Tell const& wanted, Course& course) {
    if (wanted.name.empty()) return Message(msg("what is told of a game has a name"));
    auto const known = std::ranges::find(course.told, wanted.name, &Told::name);
    if (known != course.told.end())
        known->value = wanted.value;
    else
        course.told.push_back({wanted.name, wanted.value});
    course.events.push_back(Edited{root});
    return std::nullopt;
}

} // namespace damier::session
