// Every page, theme and language against a small picture of how it looked when a person liked it.
// Fonts and engines differ a little from one machine to the next, so only the large lines count.
// DAMIER_RECORD=1 writes the pictures anew: look at them before they are committed.
#include "apps/desktop/rimmed_style.hpp"
#include "apps/desktop/screenshot.hpp"
#include "apps/desktop/window_test.hpp"

#include <QDir>
#include <QImage>

#include <cstdlib>

namespace damier::desktop {

namespace {

struct Shot {
    Page page;
    char const* name;
    char const* theme;
    char const* language;
};

void PrintTo(Shot const& shot, std::ostream* out) {
    *out << shot.name << ' ' << shot.theme << ' ' << shot.language;
}

std::vector<Shot> all_shots() {
    constexpr std::pair<Page, char const*> pages[] = {
        {Page::start, "start"},   {Page::game, "game"},     {Page::analysis, "analysis"},
        {Page::review, "review"}, {Page::editor, "editor"}, {Page::settings, "settings"}};
    std::vector<Shot> shots;
    for (char const* const theme : {"wood", "slate", "paper", "contrast"})
        for (char const* const language : {"en", "fr"})
            for (auto const& [page, name] : pages) shots.push_back({page, name, theme, language});
    return shots;
}

QImage reduced(QImage const& picture) {
    return picture.scaled(100, 70, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

// The mean difference of a colour, from 0 to 255.
double difference(QImage const& a, QImage const& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            QRgb const p = a.pixel(x, y), q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q))
                   + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * a.width() * a.height());
}

class EveryPage : public WindowTest, public testing::WithParamInterface<Shot> {};

TEST_P(EveryPage, LooksAsItDid) {
    QApplication::setStyle(new RimmedStyle); // as the program has it
    Shot const shot = GetParam();
    StartOptions options;
    options.screenshot = path("page.png").toStdString();
    options.page = shot.page;
    // What the engine plays may change; how its windows look may not.
    if (shot.page != Page::start) options.file = "tests/desktop/game.pdn";
    if (shot.page == Page::review) options.file = "tests/desktop/review.pdn";
    options.theme = shot.theme;
    options.language = shot.language;
    options.width = 1000;
    options.height = 700;
    ASSERT_TRUE(take_screenshot(options));
    QImage const picture(path("page.png"));
    ASSERT_EQ(picture.size(), QSize(1000, 700));

    QString const golden =
        QStringLiteral("tests/desktop/pictures/%1-%2-%3.png")
            .arg(QLatin1String(shot.name), QLatin1String(shot.theme), QLatin1String(shot.language));
    if (std::getenv("DAMIER_RECORD") != nullptr) {
        QDir().mkpath(QStringLiteral("tests/desktop/pictures"));
        ASSERT_TRUE(reduced(picture).save(golden));
    }
    QImage const before(golden);
    ASSERT_FALSE(before.isNull()) << golden.toStdString() << " is missing";
    EXPECT_LT(difference(reduced(picture), before.convertToFormat(QImage::Format_RGB32)), 6.0)
        << "looks different from " << golden.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Pages, EveryPage, testing::ValuesIn(all_shots()));

} // namespace

} // namespace damier::desktop
