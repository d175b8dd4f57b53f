#include "apps/desktop/board/board_access.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/words.hpp"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace damier::desktop {

namespace {

class CellAccess final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CellAccess(BoardWidget* board, game::Cell cell) : board_(board), cell_(cell) {}

    bool isValid() const override {
        return board_ && board_->state() && cell_ < board_->board_layout().size();
    }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(board_);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(QAccessibleInterface const*) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? board_->cell_name(cell_) : QString();
    }
    void setText(QAccessible::Text, QString const&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        QRect const place = board_->board_layout().outline(cell_).boundingRect().toAlignedRect();
        return {board_->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.selected = board_->is_chosen(cell_);
        state.focused = board_->hasFocus() && board_->cursor_cell() == cell_;
        state.disabled = !board_->is_interactive();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(QString const& name) override {
        if (!isValid()) return;
        if (name == setFocusAction()) board_->set_cursor(cell_);
        if (name == pressAction() && board_->is_interactive()) Q_EMIT board_->cell_clicked(cell_);
    }
    QStringList keyBindingsForAction(QString const&) const override { return {}; }

private:
    QPointer<BoardWidget> board_;
    game::Cell cell_;
};

class BoardAccess final : public QAccessibleWidget {
public:
    explicit BoardAccess(BoardWidget* board) : QAccessibleWidget(board, QAccessible::List) {}
    ~BoardAccess() override {
        for (auto const& [cell, id] : children_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(cells().size()); }
    QAccessibleInterface* child(int index) const override {
        std::vector<game::Cell> const& known = cells();
        if (index < 0 || index >= static_cast<int>(known.size())) return nullptr;
        return of(known[static_cast<std::size_t>(index)]);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        auto const cell = board()->cell_at(board()->mapFromGlobal(QPoint(x, y)));
        return cell && index_of(*cell) >= 0 ? of(*cell) : nullptr;
    }
    int indexOfChild(QAccessibleInterface const* child) const override {
        for (auto const& [cell, id] : children_)
            if (QAccessible::accessibleInterface(id) == child) return index_of(cell);
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        auto const cursor = board()->cursor_cell();
        return board()->hasFocus() && cursor ? of(*cursor) : nullptr;
    }

private:
    BoardWidget* board() const { return static_cast<BoardWidget*>(widget()); }
    std::vector<game::Cell> const& cells() const { return board()->named_cells(); }
    int index_of(game::Cell cell) const {
        std::vector<game::Cell> const& known = cells();
        auto const found = std::find(known.begin(), known.end(), cell);
        return found == known.end() ? -1 : static_cast<int>(found - known.begin());
    }
    QAccessibleInterface* of(game::Cell cell) const {
        auto const [found, is_new] = children_.try_emplace(cell, 0u);
        if (is_new)
            found->second = QAccessible::registerAccessibleInterface(new CellAccess(board(), cell));
        return QAccessible::accessibleInterface(found->second);
    }

    mutable std::map<game::Cell, QAccessible::Id> children_;
};

QAccessibleInterface* make(QString const& class_name, QObject* object) {
    if (class_name != QLatin1String("damier::desktop::BoardWidget")) return nullptr;
    auto* const board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccess(board) : nullptr;
}

} // namespace

void describe_boards_to_screen_readers() { QAccessible::installFactory(make); }

} // namespace damier::desktop
