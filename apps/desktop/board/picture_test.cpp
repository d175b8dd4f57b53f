// Pictures: every game in every theme, told apart without colour, and readable files of them.
#include "apps/desktop/board/boards_test.hpp"
#include "apps/desktop/board/export.hpp"
#include "apps/desktop/board/grain.hpp"
#include "apps/desktop/board/pieces.hpp"
#include "apps/desktop/board/sounds.hpp"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <cmath>
#include <set>

namespace damier::desktop {
namespace {

int colours_in(QImage const& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, y));
    return static_cast<int>(colours.size());
}

// How much of the picture differs clearly in brightness, as a colour-blind eye sees it.
double difference(QImage const& a, QImage const& b) {
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40;
    return static_cast<double>(different) / (a.width() * a.height());
}

TEST(Pictures, EveryGameInEveryThemeIsThereAndItsOwn) {
    for (game::StatePtr const& state : all_starts()) {
        std::vector<QImage> pictures;
        for (LookChoice const& theme : themes())
            for (LookChoice const& set : piece_sets()) {
                Look look;
                look.theme = theme.key;
                look.pieces = set.key;
                QImage const picture = thumbnail(*state, look, QSize(180, 180), 1);
                ASSERT_GT(colours_in(picture), 4) << state->about().key << ' ' << theme.key;
                for (QImage const& other : pictures) ASSERT_NE(picture, other) << theme.key;
                pictures.push_back(picture);
            }
    }
}

TEST(Pictures, FlippingAndLabelsChangeThem) {
    game::StatePtr const state = start_of("russian");
    Look look;
    QImage const plain = thumbnail(*state, look, QSize(400, 400), 1);
    look.is_flipped = true;
    EXPECT_NE(thumbnail(*state, look, QSize(400, 400), 1), plain);
    look = {};
    look.labels = Labels::inside;
    QImage const inside = thumbnail(*state, look, QSize(400, 400), 1);
    look.labels = Labels::none;
    EXPECT_NE(thumbnail(*state, look, QSize(400, 400), 1), inside);
}

TEST(Pictures, DenseScreensGetMorePixels) {
    QImage const picture = thumbnail(*start_of("english"), {}, QSize(200, 200), 2.5);
    EXPECT_EQ(picture.size(), QSize(500, 500));
    EXPECT_EQ(picture.deviceIndependentSize().toSize(), QSize(200, 200));
}

TEST(Pieces, EveryKindAndOwnerDiffersWithoutColour) {
    for (char const* const key : {"international", "multidames", "mansuba"})
        for (LookChoice const& theme_choice : themes())
            for (LookChoice const& set : piece_sets()) {
                game::StatePtr const state = start_of(key);
                game::About const& about = state->about();
                bool const has_owners = about.kinds.front().key != "pawn-white";
                std::vector<QImage> pictures;
                for (int owner : has_owners ? std::vector{0, 1} : std::vector{game::nobody})
                    for (int kind = 0; kind < static_cast<int>(about.kinds.size()); ++kind) {
                        QImage picture(96, 96, QImage::Format_RGB32);
                        picture.fill(theme(theme_choice.key).dark);
                        QPainter painter(&picture);
                        paint_piece(painter, {48, 48}, 40,
                                    piece_look(about, {owner, kind}, theme(theme_choice.key),
                                               piece_set(set.key)));
                        painter.end();
                        for (QImage const& other : pictures)
                            EXPECT_GT(difference(picture, other), 0.02)
                                << key << ' ' << theme_choice.key << ' ' << set.key << ' ' << kind;
                        pictures.push_back(picture);
                    }
            }
}

TEST(Grain, MeetsItselfAtTheEdges) {
    for (Material const material : {Material::wood, Material::slate, Material::paper}) {
        QImage const image = grain(material, QColor(0xa06a3c), 3);
        EXPECT_EQ(image, grain(material, QColor(0xa06a3c), 3));
        // Across the seam the picture changes no more than between any two neighbours.
        auto const step = [&](int a, int b) {
            int sum = 0;
            for (int i = 0; i < grain_size; ++i)
                sum += std::abs(qGray(image.pixel(a, i)) - qGray(image.pixel(b, i)));
            return sum;
        };
        int largest = 0;
        for (int x = 0; x + 1 < grain_size; ++x) largest = std::max(largest, step(x, x + 1));
        EXPECT_LE(step(grain_size - 1, 0), largest * 3 / 2);
    }
}

TEST(Export, WritesFilesThatCanBeRead) {
    QTemporaryDir const folder;
    for (char const* const key : {"international", "multidames", "mansuba-triangulaire"}) {
        game::StatePtr const state = start_of(key);
        QString const base = folder.filePath(QLatin1String(key));
        for (char const* const ending : {".png", ".svg", ".pdf"})
            ASSERT_TRUE(export_board(*state, {}, base + QLatin1String(ending)).has_value()) << key;

        QImage const png(base + QStringLiteral(".png"));
        EXPECT_GT(png.width(), 1100); // no empty margins around it
        EXPECT_NE(qAlpha(png.pixel(png.width() / 2, 0)), 0);
        EXPECT_GT(colours_in(png), 50);

        QSvgRenderer svg(base + QStringLiteral(".svg"));
        ASSERT_TRUE(svg.isValid());
        QImage drawn(300, 300, QImage::Format_RGB32);
        drawn.fill(Qt::magenta);
        QPainter painter(&drawn);
        svg.render(&painter);
        painter.end();
        EXPECT_GT(colours_in(drawn), 10);
        // Some brushes are lost in SVG files and come out black; the drawings must look alike.
        QImage const pixels = png.scaled(300, 300, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        EXPECT_LT(difference(drawn, pixels.convertToFormat(QImage::Format_RGB32)), 0.04) << key;

        QFile pdf(base + QStringLiteral(".pdf"));
        ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
        QByteArray const bytes = pdf.readAll();
        EXPECT_TRUE(bytes.startsWith("%PDF-"));
        EXPECT_TRUE(bytes.trimmed().endsWith("%%EOF"));
    }
}

TEST(Export, SaysWhatIsWrong) {
    game::StatePtr const state = start_of("international");
    EXPECT_FALSE(export_board(*state, {}, QStringLiteral("/tmp/board.gif")).has_value());
    auto const failed = export_board(*state, {}, QStringLiteral("/nowhere/at/all/board.png"));
    ASSERT_FALSE(failed.has_value());
    EXPECT_NE(in_english(failed.error()).find("/nowhere/at/all/board.png"), std::string::npos);
}

TEST(Sounds, AreShortAudibleAndWithoutCracks) {
    std::vector<QByteArray> all;
    for (int kind = 0; kind < sound_count; ++kind) {
        auto const sound = static_cast<Sound>(kind);
        all.push_back(samples(sound));
        QByteArray const bytes = samples(sound);
        auto const* const values = reinterpret_cast<std::int16_t const*>(bytes.constData());
        auto const count = static_cast<std::size_t>(bytes.size() / 2);
        EXPECT_LT(count, 2u * sound_rate);
        int loudest = 0;
        for (std::size_t i = 0; i < count; ++i)
            loudest = std::max(loudest, std::abs(int{values[i]}));
        EXPECT_GT(loudest, 6000);
        EXPECT_LT(loudest, 32000); // not cut off
        EXPECT_LT(std::abs(int{values[count - 1]}), 300);
        double energy = 0;
        for (std::size_t i = 0; i < count; ++i) energy += std::pow(values[i] / 32768.0, 2);
        EXPECT_GT(std::sqrt(energy / static_cast<double>(count)), 0.02) << kind; // it is heard
        for (std::size_t j = 0; j + 1 < all.size(); ++j) EXPECT_NE(all.back(), all[j]);
    }
}

TEST(Sounds, NeedNoDevice) {
    Sounds sounds;
    for (Sound const sound : {Sound::move, Sound::capture, Sound::end, Sound::move})
        sounds.play(sound);
}

} // namespace
} // namespace damier::desktop
