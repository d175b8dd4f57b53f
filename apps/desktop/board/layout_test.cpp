// Points and cells: what is drawn somewhere is also hit there, in every game, size and turn.
#include "apps/desktop/board/boards_test.hpp"
#include "apps/desktop/board/labels.hpp"
#include "apps/desktop/board/layout.hpp"

#include <cmath>
#include <set>

namespace damier::desktop {
namespace {

std::vector<Look> some_looks() {
    std::vector<Look> looks;
    for (Labels const labels : {Labels::none, Labels::inside, Labels::outside})
        for (bool const is_flipped : {false, true}) {
            Look look;
            look.labels = labels;
            look.is_flipped = is_flipped;
            looks.push_back(look);
        }
    return looks;
}

TEST(Layout, EveryCellIsHitWhereItLies) {
    std::vector<QSizeF> const sizes{{160, 160}, {333, 500}, {640, 640}, {1000, 701}, {1917, 1013}};
    for (game::StatePtr const& state : all_starts())
        for (Look const& look : some_looks())
            for (QSizeF const size : sizes) {
                game::About const& about = state->about();
                BoardLayout const layout(about, QRectF({3, 5}, size), look, 1.25);
                ASSERT_EQ(layout.size(), static_cast<int>(about.cells.size()));
                for (game::Cell cell = 0; cell < layout.size(); ++cell) {
                    if (layout.is_absent(cell)) continue;
                    QPointF const centre = layout.centre(cell);
                    ASSERT_EQ(layout.cell_at(centre), cell) << about.key;
                    for (QPointF const& corner : layout.outline(cell))
                        ASSERT_EQ(layout.cell_at(centre + (corner - centre) * 0.9), cell);
                    ASSERT_TRUE(layout.frame().contains(
                        layout.outline(cell).boundingRect().adjusted(0.01, 0.01, -0.01, -0.01)));
                }
                ASSERT_TRUE(
                    QRectF({2.999, 4.999}, size + QSizeF(0.002, 0.002)).contains(layout.frame()))
                    << about.key;
                ASSERT_FALSE(layout.cell_at(layout.field().topLeft() - QPointF(1, 1)));
                ASSERT_FALSE(layout.cell_at(layout.field().bottomRight() + QPointF(1, 1)));
            }
}

TEST(Layout, TurningTheBoardTurnsEveryCell) {
    for (game::StatePtr const& state : all_starts()) {
        Look look;
        BoardLayout const plain(state->about(), QRectF(0, 0, 600, 600), look, 1);
        look.is_flipped = true;
        BoardLayout const flipped(state->about(), QRectF(0, 0, 600, 600), look, 1);
        for (game::Cell cell = 0; cell < plain.size(); ++cell) {
            QPointF const sum = plain.centre(cell) + flipped.centre(cell);
            QPointF const twice = plain.field().center() * 2;
            ASSERT_NEAR(sum.x(), twice.x(), 1e-6);
            ASSERT_NEAR(sum.y(), twice.y(), 1e-6);
        }
    }
}

TEST(Layout, SquaresBeginOnWholePixels) {
    for (double const ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        game::StatePtr const state = start_of("international");
        BoardLayout const layout(state->about(), QRectF(0, 0, 617, 593), {}, ratio);
        for (game::Cell cell = 0; cell < layout.size(); ++cell)
            for (QPointF const& corner : layout.outline(cell)) {
                EXPECT_NEAR(corner.x() * ratio, std::round(corner.x() * ratio), 1e-6);
                EXPECT_NEAR(corner.y() * ratio, std::round(corner.y() * ratio), 1e-6);
            }
    }
}

TEST(Layout, PiecesStayInTheirCells) {
    for (game::StatePtr const& state : all_starts()) {
        BoardLayout const layout(state->about(), QRectF(0, 0, 800, 800), {}, 1);
        for (game::Cell cell = 0; cell < layout.size(); ++cell)
            if (!layout.is_absent(cell))
                for (int degrees = 0; degrees < 360; degrees += 15) {
                    double const angle = degrees * 3.14159265 / 180;
                    QPointF const rim =
                        layout.centre(cell)
                        + QPointF(std::cos(angle), std::sin(angle)) * layout.radius();
                    ASSERT_EQ(layout.cell_at(rim), cell) << state->about().key;
                }
    }
}

TEST(Layout, ArrowKeysReachEveryCell) {
    for (game::StatePtr const& state : all_starts())
        for (bool const is_flipped : {false, true}) {
            Look look;
            look.is_flipped = is_flipped;
            BoardLayout const layout(state->about(), QRectF(0, 0, 800, 800), look, 1);
            std::vector<game::Cell> queue;
            std::set<game::Cell> seen;
            std::size_t present = 0;
            for (game::Cell cell = 0; cell < layout.size(); ++cell) {
                if (layout.is_absent(cell)) continue;
                if (present++ == 0) queue.push_back(cell), seen.insert(cell);
            }
            while (!queue.empty()) {
                game::Cell const cell = queue.back();
                queue.pop_back();
                for (auto const& [right, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                    if (auto const next = layout.neighbour(cell, right, down)) {
                        QPointF const way = layout.centre(*next) - layout.centre(cell);
                        ASSERT_GT(way.x() * right + way.y() * down, 0);
                        if (seen.insert(*next).second) queue.push_back(*next);
                    }
            }
            EXPECT_EQ(seen.size(), present) << state->about().key;
        }
}

std::vector<std::string> texts(std::vector<SideLabel> const& labels) {
    std::vector<std::string> result;
    for (SideLabel const& label : labels) result.push_back(label.text);
    return result;
}

TEST(SideLabels, NumbersNameTheCellsOnTheSides) {
    SideLabels const sides = side_labels(start_of("international")->about());
    EXPECT_EQ(texts(sides.top), (std::vector<std::string>{"1", "2", "3", "4", "5"}));
    EXPECT_EQ(texts(sides.bottom), (std::vector<std::string>{"46", "47", "48", "49", "50"}));
    EXPECT_EQ(texts(sides.left), (std::vector<std::string>{"6", "16", "26", "36", "46"}));
    EXPECT_EQ(texts(sides.right), (std::vector<std::string>{"5", "15", "25", "35", "45"}));
}

TEST(SideLabels, LettersAndPairsNameRowsAndColumns) {
    SideLabels const russian = side_labels(start_of("russian")->about());
    EXPECT_EQ(texts(russian.bottom),
              (std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g", "h"}));
    EXPECT_EQ(texts(russian.left),
              (std::vector<std::string>{"8", "7", "6", "5", "4", "3", "2", "1"}));
    SideLabels const pairs = side_labels(start_of("multidames")->about());
    EXPECT_EQ(texts(pairs.left),
              (std::vector<std::string>{"1", "2", "3", "4", "5", "6", "7", "8"}));
    EXPECT_EQ(texts(pairs.top), texts(pairs.left));
}

} // namespace
} // namespace damier::desktop
