// The lines of the engine as text that wraps. Every move is a link: under the pointer it shows the
// position that it leads to on a small board, a click plays the line as far as that.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/game/analyst.hpp"
#include "damier/game/line.hpp"
#include "damier/game/state.hpp"

#include <QTextBrowser>

#include <memory>
#include <vector>

namespace damier::desktop {

class BoardWidget;

class EngineLines : public QTextBrowser {
    Q_OBJECT

public:
    explicit EngineLines(QWidget* parent = nullptr);
    ~EngineLines() override;

    void set_look(Look const& look); // of the small board
    // `state`: what the lines begin at. While the pointer is on a move nothing changes under it.
    void show_lines(game::StatePtr state, std::vector<game::AnalysisLine> lines);
    void retranslate();

    BoardWidget const& preview() const { return *preview_; } // hidden while no move is pointed at

    QSize sizeHint() const override { return {300, 160}; }

Q_SIGNALS:
    void chosen(damier::game::Line line); // from the state, up to the move that was clicked

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fill();
    void point_at(QUrl const& link);
    game::Line line_to(QUrl const& link) const;
    QString row(std::size_t rank);

    game::StatePtr state_, coming_state_;
    std::vector<game::AnalysisLine> lines_, coming_lines_;
    bool is_pointed_at_ = false, has_coming_ = false;
    std::unique_ptr<BoardWidget> preview_;
};

} // namespace damier::desktop
