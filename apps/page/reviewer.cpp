#include "apps/page/reviewer.hpp"

#include "apps/page/study.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::page {

namespace {

constexpr std::uint64_t review_nodes = 30'000; // for each move: a game takes a few seconds

} // namespace

Reviewer::Reviewer(Table& table, Voice const& voice)
    : table_(table), voice_(voice), thinking_(table.far().make("study")) {}

void Reviewer::forget() {
    thinking_->stop();
    line_.clear();
    verdicts_.clear();
    left_ = 0;
    review_ = {};
    task_.reset();
}

void Reviewer::start() {
    forget();
    line_ = table_.session().played_line();
    verdicts_.assign(line_.size(), std::nullopt);
    left_ = line_.size();
    table_.change();
    ask_next();
}

// The last first: what is found later helps what was before.
void Reviewer::ask_next() {
    session::Tree const& tree = table_.session().tree();
    while (left_ > 0) {
        if (!tree.has(line_[left_ - 1])) return forget(); // the game has been cut short
        game::State const& state = *tree.node(line_[left_ - 1]).state;
        if (!state.actions().empty()) break;
        verdicts_[--left_] = play::verdict_of(game::GivenUp{}, state);
    }
    voice_.tell({{"kind", "reviewing"}, {"left", left_}});
    if (left_ == 0) {
        review_ = play::make_review(tree, line_, verdicts_);
        table_.change();
        return;
    }
    game::Question question;
    question.game = &table_.session().game();
    question.state = tree.node(line_[left_ - 1]).state;
    question.task.limits.nodes = review_nodes;
    thinking_->start(std::move(question), [this, index = left_ - 1](game::Told const& told) {
        if (std::holds_alternative<game::AnalysisLine>(told)) return;
        take(index, told);
    });
}

void Reviewer::take(std::size_t index, game::Told const& told) {
    if (auto const* const failure = std::get_if<Error>(&told)) {
        forget();
        return voice_.refuse(*failure);
    }
    session::Tree const& tree = table_.session().tree();
    if (!tree.has(line_[index])) return forget();
    verdicts_[index] = play::verdict_of(told, *tree.node(line_[index]).state);
    left_ = index;
    ask_next();
}

std::string Reviewer::comment_on(play::ReviewedMove const& move, game::State const& before) const {
    std::string const name = voice_.tr(play::name_of(move.grade));
    std::string const was = short_value(move.before), is = short_value(move.after);
    if (move.better.empty()) return voice_.tr(Message(msg("{} ({} → {})"), name, was, is));
    return voice_.tr(Message(msg("{} ({} → {}). Better was {}."), name, was, is,
                             before.actions()[move.better.front()].text));
}

void Reviewer::keep() {
    auto const commands = play::review_commands(
        table_.session().tree(), review_, table_.session().ending().has_value(),
        [this](play::ReviewedMove const& move, game::State const& before) {
            return comment_on(move, before);
        });
    for (session::Command const& command : commands) table_.receive(command);
}

void Reviewer::retry(session::NodeId mistake) {
    session::Tree const& tree = table_.session().tree();
    play::ReviewedMove const* const move = review_.find(mistake);
    if (move == nullptr || move->better.empty() || !tree.has(mistake)) return;
    session::NodeId const before = tree.node(mistake).parent;
    table_.receive(session::GoTo{before});
    task_ = Task{before, mistake, move->better.front(), tree.size()};
    voice_.say(Message(msg("Find a better move than {}."), tree.node(mistake).text()));
}

void Reviewer::follow() {
    if (!task_ || task_->is_judging || table_.shown() == task_->before) return;
    session::Tree const& tree = table_.session().tree();
    session::NodeId const tried = table_.shown();
    if (!tree.has(task_->mistake) || tree.node(tried).parent != task_->before)
        return task_.reset(); // went elsewhere: given up
    task_->is_judging = true;
    play::Attempt const attempt{task_->mistake, task_->best, tried};
    if (auto const verdict = play::judged(attempt, tree)) return judge(tried, *verdict);
    thinking_->start(play::question_of(attempt, table_.session()),
                     [this, attempt](game::Told const& told) {
                         bool const is_last = std::holds_alternative<game::Answer>(told)
                                              || std::holds_alternative<Error>(told);
                         if (!is_last || !task_) return;
                         judge(attempt.tried, play::judged(attempt, table_.session().tree(), told));
                     });
}

// A wrong attempt leaves no trace, and the mistake can be tried once more.
void Reviewer::judge(session::NodeId tried, play::Attempt::Verdict verdict) {
    if (!task_ || table_.shown() != tried) return task_.reset();
    Task const task = *task_;
    Message const sentence =
        play::in_words({task.mistake, task.best, tried}, verdict, table_.session().tree());
    task_.reset();
    if (verdict != play::Attempt::Verdict::bad) return voice_.say(sentence);
    table_.receive(session::GoTo{task.before});
    if (static_cast<std::size_t>(tried) >= task.known_nodes) table_.receive(session::Delete{tried});
    task_ = task;
    task_->is_judging = false;
    voice_.refuse(sentence);
}

Json Reviewer::view() const {
    if (review_.moves.empty()) return nullptr;
    session::Tree const& tree = table_.session().tree();
    Json json{{"moves", Json::array()}, {"seats", Json::array()}, {"course", Json::array()}};
    for (play::ReviewedMove const& move : review_.moves) {
        if (!move.is_known || !tree.has(move.node)) continue;
        session::Node const& node = tree.node(move.node);
        if (json["course"].empty())
            json["course"].push_back({node.parent, move.before.expectation()});
        json["course"].push_back({move.node, move.after.expectation()});
        if (move.grade < play::Grade::inaccuracy) continue;
        std::string better;
        for (std::string const& text : game::texts_of(*tree.node(node.parent).state, move.better))
            better += (better.empty() ? "" : " ") + text;
        json["moves"].push_back({{"node", move.node},
                                 {"seat", move.seat},
                                 {"text", node.text()},
                                 {"grade", voice_.tr(play::name_of(move.grade))},
                                 {"sign", play::nag_of(move.grade)},
                                 {"values", {short_value(move.before), short_value(move.after)}},
                                 {"better", better}});
    }
    int const seats = static_cast<int>(tree.node(session::root).state->about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat) {
        Json counts = Json::array();
        for (play::Grade const grade :
             {play::Grade::inaccuracy, play::Grade::mistake, play::Grade::blunder})
            counts.push_back({voice_.tr(play::name_of(grade)), review_.count(seat, grade)});
        json["seats"].push_back({{"name", voice_.tr(table_.session().name_of(seat))},
                                 {"accuracy", review_.accuracy(seat)},
                                 {"counts", std::move(counts)}});
    }
    return json;
}

} // namespace damier::page
