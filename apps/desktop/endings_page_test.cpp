// The page for learning endings, as a pupil uses it.
#include "apps/desktop/endings_page.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/catalogue/endings.hpp"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace damier::desktop {

namespace {

using Value = game::Known::Value;

class Learning : public WindowTest {
protected:
    EndingsPage& page() { return window().endings(); }
    void begin(char const* game, char const* name, Value wanted, std::uint64_t seed) {
        window().show_page(Page::endings);
        page().choose_game(game);
        page().choose(QString::fromLatin1(name), wanted);
        page().begin(seed);
        ASSERT_TRUE(wait_for([&] { return page().lesson() != nullptr; }));
    }
    void play(std::size_t action) {
        game::Way const way = page().lesson()->state().actions()[action].ways.front();
        for (game::Cell const cell : way.cells) {
            QTest::mouseClick(&page().board(), Qt::LeftButton, {},
                              page().board().centre_of(cell).toPoint());
            QApplication::processEvents();
        }
    }
    QStringList said() {
        QStringList all;
        auto const* const list = page().findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i) all << list->item(i)->text();
        return all;
    }
};

TEST_F(Learning, AWinIsPlayedOut) {
    begin("russian", "KK-M", Value::win, 2);
    picture(window(), QStringLiteral("endings"));
    while (!page().lesson()->is_done()) {
        auto const ply = page().lesson()->session().tree().current();
        play(page().lesson()->best());
        ASSERT_TRUE(wait_for([&] {
            return page().lesson()->is_done()
                   || (page().lesson()->is_pupils_turn()
                       && page().lesson()->session().tree().current() != ply);
        }));
    }
    EXPECT_EQ(page().lesson()->is_done(), true);
    ASSERT_TRUE(wait_for(
        [&] { return play::Progress(directories().state).of("russian KK-M win").done == 1; }));
    EXPECT_TRUE(said().last().contains(QStringLiteral("Good: that wins."))) << said().size();
}

TEST_F(Learning, ASlipIsToldAndTheSamePositionComesAgain) {
    begin("russian", "KKK-K", Value::win, 1);
    std::string const first = page().lesson()->state().text();
    auto const& endings = *catalogue::endings_of("russian");
    for (std::size_t i = 0; i < page().lesson()->state().actions().size(); ++i) {
        auto const after = endings.look_up(*page().lesson()->state().after(i));
        if (after && after->value != Value::draw) continue;
        play(i);
        ASSERT_TRUE(wait_for([&] { return page().lesson()->is_done() == false; }));
        EXPECT_TRUE(said().last().contains(QStringLiteral("A slip")));
        auto const buttons = page().findChildren<QPushButton*>();
        for (QPushButton* const one : buttons)
            if (one->text() == QStringLiteral("&Again")) one->click();
        EXPECT_EQ(page().lesson()->state().text(), first);
        EXPECT_TRUE(said().isEmpty());
        return;
    }
    GTEST_SKIP() << "every move wins here";
}

TEST_F(Learning, AMoveCanBeTypedAndAWrongOneIsRefused) {
    begin("international", "KM-K", Value::win, 1);
    QTest::keyClicks(&page().board(), QStringLiteral("1-2"));
    QTest::keyClick(&page().board(), Qt::Key_Return);
    QApplication::processEvents();
    ASSERT_EQ(said().size(), 1);
    EXPECT_TRUE(said().last().startsWith(QStringLiteral("⚠")));
}

TEST_F(Learning, EveryGameWithTablesHasClasses) {
    window().show_page(Page::endings);
    auto const boxes = page().findChildren<QComboBox*>();
    ASSERT_EQ(boxes.size(), 3);
    for (int i = 0; i < boxes[0]->count(); ++i) {
        boxes[0]->setCurrentIndex(i);
        EXPECT_GT(boxes[1]->count(), 0) << boxes[0]->currentText().toStdString();
    }
    EXPECT_GT(boxes[0]->count(), 20);
}

TEST_F(Learning, ItSpeaksTheLanguageOfTheUser) {
    window().show_page(Page::endings);
    window().set_language("fr");
    bool is_french = false;
    for (QLabel const* const one : page().findChildren<QLabel*>())
        is_french |= one->text().contains(QStringLiteral("Finales"));
    EXPECT_TRUE(is_french);
}

} // namespace

} // namespace damier::desktop
