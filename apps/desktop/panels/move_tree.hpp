// The history beside the board: main line in columns, variations indented, comments and glyphs.
// It only shows and asks; whoever owns it sends the commands to the session.
#pragma once

#include "apps/desktop/panels/move_layout.hpp"

#include <QAbstractScrollArea>
#include <QList>

#include <optional>

namespace damier::desktop {

class MoveTree : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit MoveTree(QWidget* parent = nullptr);

    using QWidget::show;
    void show(session::Tree const& tree, session::NodeId current);

    session::NodeId current() const { return current_; }
    QRect box_of(session::NodeId node) const; // in the viewport; empty if it has no place
    // Every move that is shown, in the order of reading.
    std::vector<session::NodeId> shown() const;

    QSize sizeHint() const override { return {300, 360}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

Q_SIGNALS:
    void node_chosen(int node);
    void promote(int node);
    void remove(int node); // with all that follows
    void comment_wanted(int node);
    void glyphs_chosen(int node, QList<int> nags);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Placed = MoveLayout::Placed;

    void retranslate();
    void rebuild();
    void lay_out();
    void reveal_current();
    void tell_current();
    void paint_item(QPainter& painter, Placed const& placed) const;
    Placed const* at(QPoint point) const; // in the viewport
    void go_by_line(int direction);
    void choose(session::NodeId node);
    void choose_glyph(session::NodeId node, int nag);
    bool type_sign(QString const& text);

    session::Tree tree_; // cheap: states are shared
    session::NodeId current_ = session::no_node;
    MoveText text_;
    MoveLayout layout_;
    session::NodeId hover_ = session::no_node;
};

} // namespace damier::desktop
