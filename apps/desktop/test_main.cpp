// The main of the desktop's test programs: GoogleTest inside a Qt application that needs no
// display.
#include <gtest/gtest.h>

#include <QApplication>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication const application(argc, argv);
    return RUN_ALL_TESTS();
}
