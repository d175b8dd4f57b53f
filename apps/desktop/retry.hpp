// A mistake that somebody tries to mend on the board: the position before it, every move judged by
// the engine (damier/play/attempt.hpp).
#pragma once

#include "apps/desktop/controller.hpp"

#include "damier/play/attempt.hpp"

#include <QObject>

#include <memory>
#include <optional>

namespace damier::desktop {

using play::is_as_good;

class Retry : public QObject {
    Q_OBJECT

public:
    explicit Retry(Controller& controller, QObject* parent = nullptr);

    void begin(session::NodeId mistake, std::size_t best);
    void end(); // whoever tries has given up, or has found it
    bool is_on() const { return task_.has_value(); }
    void follow();    // the position on the board has changed
    void ask_again(); // the task stands below the board as long as nothing else does

signals:
    void said(QString text, bool is_warning);
    void judged(QString text, bool is_good); // of what was tried
    void ended();

private:
    struct Task {
        session::NodeId before, mistake;
        std::size_t best;
        std::size_t known_nodes; // of the tree when it began
    };
    using Verdict = play::Attempt::Verdict;

    play::Attempt attempt(session::NodeId tried) const;
    void judge(session::NodeId tried, Verdict verdict);
    void accept(session::NodeId tried, Verdict verdict);
    void reject(session::NodeId tried);

    Controller& controller_;
    std::optional<Task> task_;
    std::unique_ptr<game::Thinking> thinking_;
    bool is_judging_ = false;
};

} // namespace damier::desktop
