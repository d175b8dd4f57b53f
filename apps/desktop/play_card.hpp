// The card «Play» of the start page: the game played last, an opponent, a side, a clock, one large
// button. Everything else is in the new-game dialog, one click away.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/play_choice.hpp"

#include <QFrame>

class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace damier::desktop {

class Chips;

class PlayCard : public QFrame {
    Q_OBJECT

public:
    explicit PlayCard(std::span<game::Game const* const> catalogue, QWidget* parent = nullptr);

    PlayChoice const& choice() const { return choice_; }
    void set_choice(PlayChoice const& choice);
    void choose_game(std::string_view key);
    void set_look(Look const& look);
    QPushButton& play_button() { return *play_; }

signals:
    void play_wanted(damier::session::NewGame setup);
    void options_wanted(QString key);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Picture;

    void build();
    void fill(); // from choice_
    void take(); // into choice_
    void order_tabs();
    void set_fonts();
    void retranslate();
    game::Game const& game() const;

    std::span<game::Game const* const> catalogue_;
    PlayChoice choice_;
    Look look_;
    bool is_filling_ = false;
    Picture* picture_;
    QLabel *name_, *line_;
    QLabel *strength_label_, *side_label_, *clock_label_, *strength_text_;
    QSlider* strength_;
    Chips *side_, *clock_;
    QPushButton* play_;
    QToolButton* options_;
};

} // namespace damier::desktop
