// A page to learn small endings: a class and a task are picked, a random position is played out
// against perfect defence, and each move is told to have kept the value or to have let it slip.
#pragma once

#include "apps/desktop/board/look.hpp"

#include "damier/play/lesson.hpp"
#include "damier/play/progress.hpp"

#include <QWidget>

#include <optional>
#include <span>
#include <thread>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace damier::desktop {

class BoardWidget;

class EndingsPage : public QWidget {
    Q_OBJECT

public:
    // Progress is kept in `state_folder`; nowhere if that is empty.
    EndingsPage(std::span<game::Game const* const> catalogue,
                std::filesystem::path const& state_folder, QWidget* parent = nullptr);
    ~EndingsPage() override;

    void set_look(Look const& look);
    void choose_game(std::string_view key);                      // if it has endings
    void choose(QString const& name, game::Known::Value wanted); // a class of the game and the task
    void begin(std::optional<std::uint64_t> seed = {});          // a new position

    BoardWidget& board() { return *board_; }
    play::Lesson const* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
    bool is_preparing() const { return preparing_.joinable() && is_preparing_; }

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* make_side();
    void connect_board();
    void fill_classes();
    void take(Result<play::Lesson> lesson);
    void receive(session::Command const& command);
    void animate_last();
    void go_on(); // once the board is at rest
    void finish();
    void show_choice();
    void hint();
    void again();
    void say(QString const& text, bool is_warning = false);
    void retranslate();
    game::Game const* game() const;
    std::string task() const; // as the progress names it

    std::span<game::Game const* const> catalogue_;
    play::Progress progress_;
    std::optional<play::Lesson> lesson_;
    game::Known::Value wanted_ = game::Known::Value::win;
    std::string name_; // of the class in hand
    bool is_counted_ = false, is_preparing_ = false;

    BoardWidget* board_;
    QComboBox *games_, *classes_, *tasks_;
    QLabel *title_, *game_label_, *class_label_, *task_label_, *asked_, *count_;
    QListWidget* said_;
    QPushButton *new_, *hint_, *again_, *close_;
    std::jthread preparing_; // the last: it tells this page
};

} // namespace damier::desktop
