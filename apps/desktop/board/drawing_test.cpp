// Circles and arrows as they stand in the comments of files.
#include "apps/desktop/board/boards_test.hpp"
#include "apps/desktop/board/drawing.hpp"

namespace damier::desktop {
namespace {

using Colour = Drawing::Colour;

TEST(Drawing, GoesIntoACommentAndComesBack) {
    game::StatePtr const state = start_of("international");
    game::About const& about = state->about();
    game::Cell const a = cell_of(*state, "5"), b = cell_of(*state, "28");
    Drawings const drawings{{a, a, Colour::green}, {a, b, Colour::red}, {b, b, Colour::yellow}};
    std::string const text = with_drawings("a good idea", drawings, about);
    EXPECT_EQ(text, "[%csl G05,Y28] [%cal R05-28] a good idea");
    EXPECT_EQ(read_drawings(text, about),
              (Drawings{{a, a, Colour::green}, {b, b, Colour::yellow}, {a, b, Colour::red}}));
    EXPECT_EQ(without_drawings(text), "a good idea");
    EXPECT_EQ(with_drawings(text, {}, about), "a good idea");
}

TEST(Drawing, ReadsWhatOtherProgramsWriteAndLeavesTheRest) {
    game::StatePtr const state = start_of("russian");
    game::About const& about = state->about();
    game::Cell const a = cell_of(*state, "c3"), b = cell_of(*state, "d4");
    std::string const text = "so [%clk 0:01] [%cal Gc3d4,Xa1b2,Rz9z9] it is [%csl Bd4";
    EXPECT_EQ(read_drawings(text, about), (Drawings{{a, b, Colour::green}}));
    EXPECT_EQ(without_drawings(text), "so [%clk 0:01] it is [%csl Bd4");
    EXPECT_EQ(without_drawings("  as it was  "), "  as it was  ");
}

TEST(Drawing, TheSameAgainTakesItAway) {
    Drawings drawings = toggled({}, {3, 7, Colour::green});
    EXPECT_EQ(drawings.size(), 1u);
    drawings = toggled(drawings, {3, 7, Colour::blue});
    EXPECT_EQ(drawings, (Drawings{{3, 7, Colour::blue}}));
    EXPECT_TRUE(toggled(drawings, {3, 7, Colour::blue}).empty());
}

TEST(Drawing, EverySquareOfEveryGameHasANameThatIsFoundAgain) {
    for (game::StatePtr const& state : all_starts()) {
        game::About const& about = state->about();
        for (std::size_t i = 0; i < about.cells.size(); ++i) {
            if (about.cells[i].label.empty()) continue;
            auto const cell = static_cast<game::Cell>(i);
            Drawings const one{{cell, cell, Colour::blue}};
            EXPECT_EQ(read_drawings(with_drawings("", one, about), about), one)
                << about.cells[i].label;
        }
    }
}

} // namespace
} // namespace damier::desktop
