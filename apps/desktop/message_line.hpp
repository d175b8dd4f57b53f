// The line below the board: what has just been said or whose turn it is, and the buttons that the
// moment asks for.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/controller.hpp"

#include <QStringList>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace damier::desktop {

class MessageLine : public QWidget {
    Q_OBJECT

public:
    MessageLine(Controller& controller, Actions& actions, QWidget* parent = nullptr);

    // What stands over the board at the end, and so need not stand here too.
    struct Result {
        bool is_read = false;      // and put away from the board
        bool is_from_file = false; // nobody here has played it: there is no rematch
    };
    void show_moment(Result result);                // of the controller's game
    void say(QString const& text, bool is_warning); // until it is forgotten
    void forget() { remark_.clear(); }
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Offered {
        Act act;
        QToolButton* button;
    };

    bool wants(Act act) const; // is this action what the moment asks for?
    void show_specials();
    void show_turn();
    QString turn() const;
    void write(QString const& text, bool is_warning);
    void set_fonts();

    Controller& controller_;
    Result result_;
    QString remark_; // what was said last; empty: whose turn it is
    bool is_warning_ = false;
    QLabel *sign_, *message_;
    QHBoxLayout* specials_; // actions that no clicks say
    std::vector<QToolButton*> special_buttons_;
    QStringList specials_of_;      // what they say
    std::vector<Offered> offered_; // buttons that come when they are useful
};

} // namespace damier::desktop
