#include "apps/desktop/move_actions.hpp"

#include "apps/desktop/game_page.hpp"
#include "apps/desktop/panels/comment_dialog.hpp"
#include "apps/desktop/panels/info_dialog.hpp"
#include "apps/desktop/question.hpp"
#include "apps/desktop/told_info.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/turns.hpp"

namespace damier::desktop {

namespace {

using namespace session;

// What a person at this game asks for; nothing if that makes no sense now.
using Answer = std::function<std::optional<Command>(Session const& game)>;

std::optional<Command> answer_draw(Session const& game, bool accept) {
    auto const seat = game.offer() ? play::person_asked_about_draw(game) : std::nullopt;
    if (!seat) return std::nullopt;
    return AnswerDraw{*seat, accept};
}

template <class Wanted> std::optional<Command> about_fault(Session const& game) {
    if (!game.disputed()) return std::nullopt;
    return Wanted{play::judge(game)};
}

} // namespace

MoveActions::MoveActions(Actions const& actions, Parts const& parts)
    : QObject(parts.window),
      controller_(parts.controller),
      page_(parts.page),
      preferences_(parts.preferences),
      window_(parts.window) {
    connect_play(actions);
    connect_history(actions);
    connect(&page_, &GamePage::comment_wanted, this, &MoveActions::comment);
    connect(&page_, &GamePage::remove_wanted, this, &MoveActions::remove);
    connect(&page_, &GamePage::info_wanted, this, &MoveActions::edit_info);
}

void MoveActions::connect_play(Actions const& actions) {
    auto const on = [&](Act act, auto&& what) {
        connect(actions[act], &QAction::triggered, this, what);
    };
    auto const asks = [&](Act act, Answer answer) {
        on(act, [this, answer] {
            if (!controller_.has_game()) return;
            if (auto const command = answer(controller_.session())) controller_.send(*command);
        });
    };
    on(Act::take_back, [this] { controller_.look_at_end(); });
    asks(Act::take_back, [](Session const& game) { return TakeBack{play::plies_back(game)}; });
    on(Act::redo, [this] { controller_.look_at_end(); });
    asks(Act::redo, [](Session const& game) { return Redo{play::plies_forward(game)}; });
    on(Act::hint, [this] { controller_.hint(); });
    on(Act::move_now, [this] { controller_.hurry(); });
    asks(Act::offer_draw, [](Session const& game) { return OfferDraw{play::own_seat(game)}; });
    asks(Act::accept_draw, [](Session const& game) { return answer_draw(game, true); });
    asks(Act::decline_draw, [](Session const& game) { return answer_draw(game, false); });
    on(Act::resign, [this] {
        if (controller_.has_game()
            && ask(window_, words(msg("Do you resign this game?")), words(msg("Resign"))))
            controller_.send(Resign{play::own_seat(controller_.session())});
    });
    asks(Act::pause, [](Session const& game) {
        return game.is_paused() ? Command(Resume{}) : Command(Pause{});
    });
    asks(Act::adjust, [](Session const&) { return Adjust{}; });
    asks(Act::correct, [](Session const& game) { return about_fault<Correct>(game); });
    asks(Act::let_stand, [](Session const& game) { return about_fault<LetStand>(game); });
}

void MoveActions::connect_history(Actions const& actions) {
    auto const on = [&](Act act, auto&& what) {
        connect(actions[act], &QAction::triggered, this, what);
    };
    on(Act::first, [this] { controller_.go_first(); });
    on(Act::previous, [this] { controller_.step(-1); });
    on(Act::next, [this] { controller_.step(1); });
    on(Act::last, [this] { controller_.go_last(); });
    on(Act::play_on, [this] { controller_.play_on_from_here(); });
    on(Act::promote, [this] { controller_.send(session::Promote{controller_.shown()}); });
    on(Act::remove, [this] { remove(controller_.shown()); });
    on(Act::diagram, [this] { page_.mark_diagram(); });
    on(Act::comment, [this] { comment(controller_.shown()); });
}

void MoveActions::comment(session::NodeId node) {
    if (!controller_.has_game()) return;
    CommentDialog dialog(controller_.session().tree(), node, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    controller_.carry_out(dialog.commands());
}

void MoveActions::remove(session::NodeId node) {
    if (!controller_.has_game() || node == session::root) return;
    if (preferences_.confirms_deleting
        && !ask(window_, words(msg("Delete this move and everything after it?")),
                words(msg("Delete"))))
        return;
    controller_.send(session::Delete{node});
}

void MoveActions::edit_info() {
    if (!controller_.has_game()) return;
    auto const& seats = controller_.session().state().about().seats;
    QStringList names;
    if (seats.size() == 2)
        for (std::string_view const seat : seats) names += words(seat);
    InfoDialog dialog(told_info(controller_.session()), names, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    controller_.carry_out(commands_to_tell(told_info(controller_.session()), dialog.info()));
}

} // namespace damier::desktop
