// How well each player did: a ring that is fuller the better, and how many mistakes of each kind.
#pragma once

#include "apps/desktop/panels/review.hpp"

#include <QWidget>

namespace damier::desktop {

class AccuracyRings : public QWidget {
    Q_OBJECT

public:
    explicit AccuracyRings(QWidget* parent = nullptr);

    struct Player {
        QString name;
        int accuracy = 100;
        int inaccuracies = 0, mistakes = 0, blunders = 0;

        bool operator==(Player const&) const = default;
    };
    void show_players(std::vector<Player> players);
    void show_review(Review const& review, game::About const& about);
    std::vector<Player> const& players() const { return players_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Player> players_;
};

} // namespace damier::desktop
