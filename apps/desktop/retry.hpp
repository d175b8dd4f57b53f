// A mistake that somebody tries to mend on the board: the position before it, every move judged by
// the engine. A move that is nearly as good as the best is as good as mended.
#pragma once

#include "apps/desktop/controller.hpp"

#include "damier/game/thinking.hpp"

#include <QObject>

#include <memory>
#include <optional>

namespace damier::desktop {

// Is the second line as good, but for the width of a hair?
bool is_as_good(game::AnalysisLine const& best, game::AnalysisLine const& tried);

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
    enum class Verdict { best, good, bad };

    void look_into(session::NodeId tried);
    void hear(session::NodeId tried, game::Told const& told);
    void judge(session::NodeId tried, Verdict verdict);
    void accept(session::NodeId tried, Verdict verdict);
    void reject(session::NodeId tried);

    Controller& controller_;
    std::optional<Task> task_;
    std::unique_ptr<game::Thinking> thinking_;
    bool is_judging_ = false;
};

} // namespace damier::desktop
