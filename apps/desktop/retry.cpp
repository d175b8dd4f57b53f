#include "apps/desktop/retry.hpp"

#include "apps/desktop/words.hpp"

namespace damier::desktop {

namespace {

constexpr double margin = 0.2;                 // men
constexpr std::uint64_t enough_nodes = 200000; // a fraction of a second, the same answer everywhere

void later(QObject* who, std::function<void()> what) {
    QMetaObject::invokeMethod(who, std::move(what), Qt::QueuedConnection);
}

} // namespace

bool is_as_good(game::AnalysisLine const& best, game::AnalysisLine const& tried) {
    auto const sign = [](game::AnalysisLine const& line) {
        return !line.distance ? 0 : *line.distance > 0 ? 1 : -1;
    };
    if (sign(tried) != sign(best)) return sign(tried) > sign(best);
    return sign(best) != 0 || best.men - tried.men <= margin;
}

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
    session::Node const& node = tree.node(tried);
    // Later, when everybody has taken the move in: it is still being told.
    if (!node.is_irregular && node.action == task_->best)
        later(this, [this, tried] { judge(tried, Verdict::best); });
    else if (tried == task_->mistake || node.is_irregular)
        later(this, [this, tried] { judge(tried, Verdict::bad); });
    else
        look_into(tried);
}

// The best move and the one tried side by side, in one search.
void Retry::look_into(session::NodeId tried) {
    session::Tree const& tree = controller_.session().tree();
    game::Question question;
    question.game = &controller_.session().game();
    question.state = tree.node(task_->before).state;
    question.task.only = {task_->best, tree.node(tried).action};
    question.task.lines = 2;
    question.task.limits.nodes = enough_nodes;
    thinking_->start(std::move(question),
                     [this, tried](game::Told const& told) { hear(tried, told); });
}

void Retry::hear(session::NodeId tried, game::Told const& told) {
    auto const* const answer = std::get_if<game::Answer>(&told);
    if (std::holds_alternative<Error>(told)) return judge(tried, Verdict::bad);
    if (answer == nullptr || !task_) return;
    session::Tree const& tree = controller_.session().tree();
    game::AnalysisLine const *best = nullptr, *other = nullptr;
    for (game::AnalysisLine const& line : answer->lines) {
        if (line.actions.empty()) continue;
        if (line.actions.front() == task_->best) best = &line;
        if (tree.has(tried) && line.actions.front() == tree.node(tried).action) other = &line;
    }
    bool const is_good = best != nullptr && other != nullptr && is_as_good(*best, *other);
    judge(tried, is_good ? Verdict::good : Verdict::bad);
}

void Retry::judge(session::NodeId tried, Verdict verdict) {
    if (!task_ || !is_judging_ || controller_.shown() != tried) return;
    if (verdict == Verdict::bad)
        reject(tried);
    else
        accept(tried, verdict);
}

void Retry::accept(session::NodeId tried, Verdict verdict) {
    std::string const move = controller_.session().tree().node(tried).text();
    end();
    QString const text = verdict == Verdict::best
                             ? words(Message(msg("Yes, {} is the best move."), move))
                             : words(Message(msg("Yes, {} is as good as the best move."), move));
    emit judged(text, true);
}

// The attempt leaves no trace, and the mistake can be tried once more.
void Retry::reject(session::NodeId tried) {
    session::Tree const& tree = controller_.session().tree();
    QString const text =
        tried == task_->mistake
            ? words(msg("That is what was played. Try another move."))
            : words(Message(msg("{} is not the best move. Try again."), tree.node(tried).text()));
    controller_.go_to(task_->before);
    if (static_cast<std::size_t>(tried) >= task_->known_nodes && tree.has(tried))
        controller_.send(session::Delete{tried});
    is_judging_ = false;
    later(this, [this, text] { emit judged(text, false); });
}

} // namespace damier::desktop
