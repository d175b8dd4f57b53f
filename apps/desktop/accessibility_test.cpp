// What a screen reader and a keyboard find: everything that takes the focus has a name in the tree
// of accessible objects, and Tab comes to all of it and back.
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/play_card.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/window_test.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QButtonGroup>
#include <QToolButton>

#include <set>

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
    static QString text_of(QWidget const& widget) {
        auto* const object = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
        return object != nullptr ? object->text(QAccessible::Name) : widget.accessibleName();
    }
    static std::string name_of(QWidget const& widget) {
        return std::string(widget.metaObject()->className()) + ' ' + text_of(widget).toStdString()
               + ' ' + widget.objectName().toStdString();
    }
    // What has the focus after each Tab (or Tab with Shift), until it comes round again.
    static std::vector<QWidget*> round(Qt::Key key) {
        std::vector<QWidget*> seen;
        for (int i = 0; i < 200; ++i) {
            QWidget* const now = QApplication::focusWidget();
            if (now == nullptr || (!seen.empty() && now == seen.front() && i > 1)) break;
            if (seen.empty() || seen.back() != now) seen.push_back(now);
            QTest::keyClick(now, key);
        }
        return seen;
    }
    static void expect_all_reached(QWidget& top) {
        QApplication::setActiveWindow(&top);
        QApplication::processEvents();
        std::set<std::string> wanted, forth, back;
        for (QWidget const* const one : top.findChildren<QWidget*>())
            if (is_for_tab(*one) && one->window() == &top) wanted.insert(name_of(*one));
        for (QWidget const* const one : round(Qt::Key_Tab)) forth.insert(name_of(*one));
        for (QWidget const* const one : round(Qt::Key_Backtab)) back.insert(name_of(*one));
        for (std::string const& one : wanted) {
            EXPECT_TRUE(forth.contains(one)) << "Tab does not come to " << one;
            EXPECT_TRUE(back.contains(one)) << "Shift+Tab does not come to " << one;
        }
        EXPECT_GT(wanted.size(), 6U);
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

TEST_F(Accessibility, TabComesToEverything) {
    start("international");
    controller().send(session::PlayAction{0, {}});
    for (Page const page :
         {Page::start, Page::analysis, Page::review, Page::editor, Page::endings}) {
        SCOPED_TRACE(static_cast<int>(page));
        window().show_page(page);
        expect_all_reached(window());
    }
}

TEST_F(Accessibility, TheCardIsGoneThroughFromTopToBottom) {
    window().set_language("fr"); // its chips are made anew
    window().set_language("en");
    window().show_page(Page::start);
    QApplication::setActiveWindow(&window());
    QApplication::processEvents();
    window().start_page().card().findChild<QToolButton*>()->setFocus();
    std::vector<std::string> way;
    for (int i = 0; i < 6; ++i) {
        way.push_back(text_of(*QApplication::focusWidget()).toStdString());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    EXPECT_EQ(way, (std::vector<std::string>{"More options…", "Strength of the opponent", "White",
                                             "No clock", "Play", "Analyse"}));
}

TEST_F(Accessibility, TabComesToEverythingOfTheNewGameDialog) {
    NewGameDialog dialog(catalogue::all(), {});
    dialog.show();
    expect_all_reached(dialog);
}

TEST_F(Accessibility, TheSquaresOfTheBoardAreInTheTree) {
    start("international");
    QAccessibleInterface* const object = QAccessible::queryAccessibleInterface(&board());
    ASSERT_EQ(object->childCount(), 50);
    EXPECT_TRUE(object->child(31)->text(QAccessible::Name).contains(QStringLiteral("32")));
}

} // namespace

} // namespace damier::desktop
