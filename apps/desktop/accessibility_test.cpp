// What a screen reader and a keyboard find: everything that takes the focus has a name in the tree
// of accessible objects, and Tab comes to all of it and back.
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/window_test.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QButtonGroup>

namespace damier::desktop {

namespace {

class Accessibility : public WindowTest {
protected:
    static bool is_for_tab(QWidget const& widget) {
        auto const* const button = qobject_cast<QAbstractButton const*>(&widget);
        auto const* const group = button != nullptr ? button->group() : nullptr;
        bool const is_one_of_many =
            button != nullptr && (button->autoExclusive() || (group && group->exclusive()));
        if (is_one_of_many && !button->isChecked()) return false; // the arrows go there
        return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus)
               && widget.focusProxy() == nullptr;
    }
    static std::string name_of(QWidget const& widget) {
        return std::string(widget.metaObject()->className()) + ' '
               + widget.accessibleName().toStdString() + ' ' + widget.objectName().toStdString();
    }
    // Every object below this one that can have the focus.
    void find_unnamed(QAccessibleInterface* object, std::vector<std::string>& unnamed, int& count) {
        if (object == nullptr || object->state().invisible) return;
        QWidget const* const widget = qobject_cast<QWidget*>(object->object());
        bool const is_own = widget != nullptr && is_for_tab(*widget);
        if (is_own) {
            ++count;
            if (object->text(QAccessible::Name).isEmpty()) unnamed.push_back(name_of(*widget));
        }
        for (int i = 0; i < object->childCount(); ++i)
            find_unnamed(object->child(i), unnamed, count);
    }
};

TEST_F(Accessibility, EverythingThatTakesTheFocusHasAName) {
    start("international");
    for (char const* const language : {"en", "fr"})
        for (Page const page : {Page::start, Page::analysis, Page::review, Page::editor}) {
            window().set_language(language);
            window().show_page(page);
            QApplication::processEvents();
            std::vector<std::string> unnamed;
            int count = 0;
            find_unnamed(QAccessible::queryAccessibleInterface(&window()), unnamed, count);
            EXPECT_GT(count, 8) << static_cast<int>(page);
            EXPECT_EQ(unnamed, std::vector<std::string>{}) << static_cast<int>(page);
        }
}

TEST_F(Accessibility, TheSquaresOfTheBoardAreInTheTree) {
    start("international");
    QAccessibleInterface* const object = QAccessible::queryAccessibleInterface(&board());
    ASSERT_EQ(object->childCount(), 50);
    EXPECT_TRUE(object->child(31)->text(QAccessible::Name).contains(QStringLiteral("32")));
}

} // namespace

} // namespace damier::desktop
