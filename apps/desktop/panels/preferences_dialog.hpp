// The preferences, with a board that shows at once what they do. Every change is told while the
// dialog is open, so that the window can follow; "Cancel" tells the old ones again.
#pragma once

#include "apps/desktop/panels/preferences.hpp"

#include "damier/game/state.hpp"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;
class QFormLayout;
class QGroupBox;
class QLabel;
class QScrollArea;
class QSlider;
class QSpinBox;

namespace damier::desktop {

class BoardWidget;

class AnswerButtons;

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    // `sample`: the position on the preview; usually the one on the board.
    PreferencesDialog(Preferences const& preferences, game::StatePtr sample,
                      QWidget* parent = nullptr);

    Preferences preferences() const;

    void reject() override;

Q_SIGNALS:
    void changed(damier::desktop::Preferences preferences);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill(Preferences const& preferences);
    void tell();
    void retranslate();
    void show_preview();
    void fit_groups();

    Preferences old_, told_;
    game::StatePtr sample_;
    bool is_filling_ = false;

    BoardWidget* preview_;
    QScrollArea* scroll_ = nullptr;
    QGroupBox *board_group_, *play_group_, *text_group_, *engine_group_;
    QLabel *theme_label_, *pieces_label_, *labels_label_, *speed_label_, *language_label_,
        *font_label_, *threads_label_, *table_label_, *lines_label_, *volume_label_;
    QComboBox *theme_, *pieces_, *labels_, *speed_, *language_;
    QSlider *font_, *volume_;
    QLabel* font_value_;
    QCheckBox *targets_, *last_move_, *forced_, *motion_, *sound_, *moment_, *first_move_,
        *premoves_, *quickly_, *taken_back_, *judging_, *leaving_, *deleting_;
    QSpinBox *threads_, *table_, *lines_;
    AnswerButtons* buttons_;
    QPushButton* usual_;
};

} // namespace damier::desktop
