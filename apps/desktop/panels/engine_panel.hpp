// What the engine thinks of the position on the board: on and off, lines, threads, threat.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/panels/evaluation.hpp"
#include "damier/game/thinking.hpp"

#include <QStringList>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace damier::desktop {

class EngineLines;

// Another program that can be asked about positions of a game, if it plays that game.
struct OtherAnalyst {
    QString name;
    std::function<Result<std::shared_ptr<game::Bot>>(game::Game const& game)> start;
};

class EnginePanel : public QWidget {
    Q_OBJECT

public:
    explicit EnginePanel(QWidget* parent = nullptr);
    ~EnginePanel() override;

    // The position on the board has changed. Thinks about it if it is switched on; keeps the state.
    void look_at(game::Game const& game, game::StatePtr state);
    void clear(); // there is no position

    bool is_on() const { return is_on_; }
    void set_on(bool is_on);
    int line_count() const;
    void set_line_count(int lines);
    int threads() const;
    void set_threads(int threads);
    void set_look(Look const& look);
    void set_other_analysts(std::vector<OtherAnalyst> others); // beside Damier's own
    void set_table_megabytes(std::size_t megabytes);

    // The newest lines, best first; in threat mode they are the other side's.
    std::vector<game::AnalysisLine> const& lines() const { return lines_; }
    // The cells of each line's first move, for arrows on the board.
    std::vector<std::vector<game::Cell>> first_ways() const;
    // Of the best line; nothing while unknown or in threat mode.
    std::optional<Evaluation> evaluation() const;

    QSize sizeHint() const override { return {320, 200}; }

Q_SIGNALS:
    void lines_changed();
    void switched(bool is_on);
    void play_line(game::Line line); // from the position looked at
    void settings_changed();         // lines or threads, for whoever remembers them

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restart();
    void hear(game::Told const& told);
    void keep(game::AnalysisLine const& line);
    void keep(game::Thought const& thought); // of another program
    bool ask_other(game::Question& question);
    void show_newest();
    void fill();
    void fill_status();
    game::StatePtr seen_state() const; // with the other side to move in threat mode
    bool is_threat() const;
    bool can_analyse() const;

    QToolButton* switch_;
    QLabel *status_, *lines_label_, *threads_label_;
    QComboBox* analyst_;
    QSpinBox *lines_box_, *threads_box_;
    QCheckBox* threat_;
    EngineLines* list_;
    QTimer timer_;

    std::vector<OtherAnalyst> others_;
    std::shared_ptr<game::Bot> other_; // started for game_
    QString trouble_;                  // of the other program
    game::Game const* game_ = nullptr;
    game::StatePtr state_;
    bool is_on_ = false;
    bool has_analyst_ = false;
    bool is_done_ = false;
    std::size_t megabytes_ = 64;
    std::vector<game::AnalysisLine> lines_;

    // Many lines come in a second: they wait here until the timer shows the newest.
    std::vector<game::AnalysisLine> found_;
    bool has_news_ = false, is_answered_ = false;
    std::unique_ptr<game::Thinking> thinking_;
};

} // namespace damier::desktop
