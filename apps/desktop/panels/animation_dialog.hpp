// Which moves of the line on the board become an animation, how fast and how large.
#pragma once

#include "damier/session/tree.hpp"

#include <QDialog>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace damier::desktop {

class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    // `line`: the nodes from the root to the end of what is shown.
    AnimationDialog(session::Tree const& tree, std::vector<session::NodeId> line,
                    QWidget* parent = nullptr);

    std::vector<session::NodeId> nodes() const; // the position before the first move comes first
    int milliseconds() const;                   // for each
    int side() const;                           // in pixels

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void keep_order(bool is_first_changed);

    session::Tree const& tree_;
    std::vector<session::NodeId> line_;
    QLabel *first_label_, *last_label_, *pace_label_, *size_label_;
    QComboBox *first_, *last_, *size_;
    QDoubleSpinBox* pace_;
};

} // namespace damier::desktop
