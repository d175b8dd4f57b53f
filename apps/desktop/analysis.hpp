// Joins the engine panel, the evaluation bar and the review to the game on the board: what they
// look at, where their clicks go, and mistakes that are tried again.
#pragma once

#include "apps/desktop/controller.hpp"

#include <QObject>

#include <optional>

namespace damier::desktop {

class BoardWidget;
class EnginePanel;
class EvaluationBar;
class ReviewPanel;

class Analysis : public QObject {
    Q_OBJECT

public:
    struct Parts {
        BoardWidget& board;
        EnginePanel& engine;
        EvaluationBar& bar;
        ReviewPanel& review;
    };

    Analysis(Controller& controller, Parts const& parts, QObject* parent = nullptr);

    void set_engine_on(bool is_on);
    void open_review(bool is_open); // shown, and told of the game
    void start_review();
    bool is_retrying() const { return retry_.has_value(); }

signals:
    void said(QString text, bool is_warning);

private:
    // A mistake that the user tries to mend, and the action that would have been right.
    struct Retry {
        session::NodeId before, mistake;
        std::size_t best;
    };

    void connect_engine();
    void connect_review();
    void follow(); // the position on the board has changed
    void show_lines();
    void play_line(game::Line const& line);
    void retry(session::NodeId mistake);
    void judge(); // what was tried
    void ask_again();
    void keep_review();

    Controller& controller_;
    BoardWidget& board_;
    EnginePanel& engine_;
    EvaluationBar& bar_;
    ReviewPanel& review_;
    std::optional<Retry> retry_;
    std::size_t known_nodes_ = 0; // of the tree when the retry began
    game::StatePtr seen_;
};

} // namespace damier::desktop
