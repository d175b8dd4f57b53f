// A board with the evaluation bar at its edge, wherever the board lies in the room that there is.
#pragma once

#include <QWidget>

namespace damier::desktop {

class BoardWidget;
class EvaluationBar;

class BoardPlace : public QWidget {
    Q_OBJECT

public:
    BoardPlace(BoardWidget& board, EvaluationBar& bar, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int room_for_bar() const; // 0: it is hidden
    void arrange();
    void place_bar();

    BoardWidget& board_;
    EvaluationBar& bar_;
};

} // namespace damier::desktop
