// What somebody has chosen with an earlier version still holds: tests/kept/settings/desktop.ini is
// a file as one wrote it. It is added to, never written anew.
#include "apps/desktop/panels/preferences.hpp"
#include "apps/desktop/panels/shortcuts_dialog.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

namespace damier::desktop {
namespace {

struct KeptSettings : testing::Test {
    KeptSettings() {
        QFile::copy(QStringLiteral("tests/kept/settings/desktop.ini"), file);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    }
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("desktop.ini"));
};

TEST_F(KeptSettings, GiveThePreferences) {
    QSettings settings(file, QSettings::IniFormat);
    Preferences expected;
    expected.look.theme = "slate";
    expected.look.pieces = "flat";
    expected.look.labels = Labels::inside;
    expected.look.shows_targets = false;
    expected.look.shows_last_move = false;
    expected.look.speed = 2.5;
    expected.has_sound = true;
    expected.language = QStringLiteral("fr");
    expected.font_scale = 1.25;
    expected.threads = 3;
    expected.table_megabytes = 128;
    expected.lines = 5;
    expected.plays_quickly = false;
    expected.confirms_leaving = true;
    expected.confirms_deleting = false;
    EXPECT_EQ(read_preferences(settings), expected);
}

TEST_F(KeptSettings, GiveTheKeys) {
    QSettings settings(file, QSettings::IniFormat);
    QObject owner;
    QList<QAction*> actions;
    for (char const* name : {"take-back", "flip", "rules", "redo"}) {
        auto* action = new QAction(&owner);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(QKeySequence(QStringLiteral("F12")));
        actions += action;
    }
    read_keys(settings, actions);
    EXPECT_EQ(actions[0]->shortcut(), QKeySequence(QStringLiteral("F4")));
    EXPECT_EQ(actions[1]->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+T")));
    EXPECT_TRUE(actions[2]->shortcut().isEmpty()); // taken away
    EXPECT_EQ(actions[3]->shortcut(), QKeySequence(QStringLiteral("F12")));
}

} // namespace
} // namespace damier::desktop
