#include "apps/desktop/availability.hpp"

namespace damier::desktop {

void enable_actions(Actions const& actions, Controller const& controller, bool is_at_board) {
    bool const is_there = is_at_board && controller.has_game();
    session::Session const& session = controller.session();
    bool const is_live = is_there && !session.ending();
    session::Tree const& tree = session.tree();
    auto const set = [&](Act act, bool is_on) { actions[act]->setEnabled(is_on); };
    for (Act const act :
         {Act::save, Act::save_as, Act::copy_position, Act::copy_game, Act::export_board,
          Act::print, Act::rematch, Act::engine, Act::comment, Act::flip})
        set(act, is_there);
    bool const has_back = is_there && controller.shown() != session::root;
    bool const has_next = is_there
                          && (controller.is_looking_back()
                              || tree.forward(controller.shown(), 1) != controller.shown());
    set(Act::review, is_there && tree.size() > 1);
    set(Act::export_moves, is_there && tree.size() > 1);
    set(Act::diagram, is_there && controller.shown() != session::root);
    set(Act::first, has_back);
    set(Act::previous, has_back);
    set(Act::next, has_next);
    set(Act::last, has_next);
    set(Act::promote, has_back && !tree.is_main(controller.shown()));
    set(Act::remove, has_back);
    set(Act::play_on,
        is_there && (controller.is_looking_back() || controller.session().can_play_on()));
    set(Act::take_back, is_there && tree.current() != session::root);
    set(Act::redo, is_there && tree.forward(tree.current(), 1) != tree.current());
    set(Act::hint, is_there && !controller.shown_state()->actions().empty());
    set(Act::move_now, is_live && controller.is_thinking());
    set(Act::offer_draw, is_live && !session.offer());
    set(Act::accept_draw, is_live && session.offer().has_value());
    set(Act::decline_draw, is_live && session.offer().has_value());
    set(Act::resign, is_live);
    set(Act::pause, is_live);
    actions[Act::pause]->setChecked(is_live && session.is_paused());
    set(Act::adjust, is_live && session.setup().touch_move);
    set(Act::correct, is_there && session.disputed().has_value());
    set(Act::let_stand, is_there && session.disputed().has_value());
    set(Act::rules, controller.has_game());
}

} // namespace damier::desktop
