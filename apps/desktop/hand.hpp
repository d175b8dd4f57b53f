// What the person at the screen does on a board, as commands: clicks on cells, pieces that are
// dropped, typed moves, moves chosen ahead while a computer thinks.
#pragma once

#include "apps/desktop/controller.hpp"
#include "apps/desktop/premove.hpp"

#include <QObject>

#include <optional>
#include <vector>

namespace damier::desktop {

class Hand : public QObject {
    Q_OBJECT

public:
    Hand(Controller& controller, QObject* parent);

    void set_quick(bool is_quick) { is_quick_ = is_quick; }
    void set_premoves(bool are_on);
    void click(game::Cell cell, bool is_drag = false); // a drag is not played before its drop
    void drop(game::Cell from, game::Cell to);
    void let_go();
    void type(QString const& text);
    bool can_drag(game::Cell cell) const;
    std::vector<game::Cell> targets() const; // cells that continue the choice
    std::vector<game::Cell> forced() const;  // pieces of a person that must capture
    std::vector<game::Cell> const& premove() const { return premove_.cells(); }

signals:
    void changed(); // what it holds
    void said(QString text, bool is_refusal);

private:
    std::optional<game::Seat> waiting_person() const; // while a computer is to play
    void take_premove();
    bool refuses_to_look_back();

    Controller& controller_;
    Premove premove_;
    bool has_premoves_ = false;
    bool is_quick_ = false;
};

} // namespace damier::desktop
