#include "apps/desktop/retry.hpp"

#include "apps/desktop/words.hpp"

namespace damier::desktop {

namespace {

void later(QObject* who, std::function<void()> what) {
    QMetaObject::invokeMethod(who, std::move(what), Qt::QueuedConnection);
}

} // namespace

Retry::Retry(Controller& controller, QObject* parent)
    : QObject(parent),
      controller_(controller),
      thinking_(game::think_in_thread(
          [this](std::function<void()> what) { later(this, std::move(what)); })) {}

void Retry::begin(session::NodeId mistake, std::size_t best) {
    end();
    session::Tree const& tree = controller_.session().tree();
    session::NodeId const before = tree.node(mistake).parent;
    controller_.go_to(before);
    task_ = Task{before, mistake, best, tree.size()};
    ask_again();
}

void Retry::end() {
    thinking_->stop();
    is_judging_ = false;
    if (task_.has_value()) {
        task_.reset();
        emit ended();
    }
}

void Retry::ask_again() {
    if (!task_ || is_judging_) return;
    std::string const played = controller_.session().tree().node(task_->mistake).text();
    emit said(words(Message(msg("Find a better move than {}."), played)), false);
}

void Retry::follow() {
    if (!task_ || controller_.shown() == task_->before) return;
    session::Tree const& tree = controller_.session().tree();
    session::NodeId const tried = controller_.shown();
    if (!tree.has(task_->mistake) || tree.node(tried).parent != task_->before)
        return end(); // went elsewhere: given up
    if (is_judging_) return;
    is_judging_ = true;
    // Later, when everybody has taken the move in: it is still being told.
    if (auto const verdict = play::judged(attempt(tried), tree))
        return later(this, [this, tried, verdict] { judge(tried, *verdict); });
    thinking_->start(play::question_of(attempt(tried), controller_.session()),
                     [this, tried](game::Told const& told) {
                         bool const is_last = std::holds_alternative<game::Answer>(told)
                                              || std::holds_alternative<Error>(told);
                         if (!is_last || !task_) return;
                         judge(tried,
                               play::judged(attempt(tried), controller_.session().tree(), told));
                     });
}

play::Attempt Retry::attempt(session::NodeId tried) const {
    return {task_->mistake, task_->best, tried};
}

void Retry::judge(session::NodeId tried, Verdict verdict) {
    if (!task_ || !is_judging_ || controller_.shown() != tried) return;
    if (verdict == Verdict::bad)
        reject(tried);
    else
        accept(tried, verdict);
}

void Retry::accept(session::NodeId tried, Verdict verdict) {
    QString const text =
        words(play::in_words(attempt(tried), verdict, controller_.session().tree()));
    end();
    emit judged(text, true);
}

// The attempt leaves no trace, and the mistake can be tried once more.
void Retry::reject(session::NodeId tried) {
    session::Tree const& tree = controller_.session().tree();
    QString const text = words(play::in_words(attempt(tried), Verdict::bad, tree));
    controller_.go_to(task_->before);
    if (static_cast<std::size_t>(tried) >= task_->known_nodes && tree.has(tried))
        controller_.send(session::Delete{tried});
    is_judging_ = false;
    later(this, [this, text] { emit judged(text, false); });
}

} // namespace damier::desktop
