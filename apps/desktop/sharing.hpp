// What leaves the window for others to see: pictures of the board, animations, the game on paper.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/panels/info_strip.hpp"

#include <functional>

namespace damier::desktop {

class Sharing : public QObject {
    Q_OBJECT

public:
    Sharing(Controller& controller, std::function<GameInfo()> info, QWidget* window);

    void set_look(Look const& look) { look_ = look; }
    void export_board();
    void export_animation();
    void print();

signals:
    void said(QString text, bool is_warning);

private:
    QString ask_for_file(QString const& title, QString const& kinds, QString const& ending);
    void tell(Result<Done> const& done, QString const& path);

    Controller& controller_;
    std::function<GameInfo()> info_;
    QWidget* window_;
    Look look_;
};

} // namespace damier::desktop
