// Asks for what is to be said about a move: before it and after it.
#pragma once

#include "damier/session/command.hpp"

#include <QDialog>

#include <vector>

class QLabel;
class QPlainTextEdit;

namespace damier::desktop {

class CommentDialog : public QDialog {
    Q_OBJECT

public:
    CommentDialog(session::Tree const& tree, session::NodeId node, QWidget* parent = nullptr);

    // What has been changed, as commands for the session; empty if nothing.
    std::vector<session::Command> commands() const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();

    session::NodeId node_;
    session::Node old_;
    QString move_;
    QLabel *heading_, *before_label_, *after_label_;
    QPlainTextEdit *before_, *after_;
};

} // namespace damier::desktop
