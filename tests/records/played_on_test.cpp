// Games that go on after a draw that the rules give: reading and checking say so of the same move,
// whatever the rule.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier::records {
namespace {

constexpr std::string_view sentence = "the rules ended the game before this move";

struct Played {
    std::string text;
    int line = 0; // of the first move after a draw; each move has its own line
};

bool gives_a_capture(game::State const& state, std::size_t action) {
    game::StatePtr const after = state.after(action);
    return std::ranges::any_of(after->actions(), [](game::Action const& next) {
        return next.text.find_first_of("x:") != std::string::npos;
    });
}

// A few pieces that wander about at random, and do not stop where the rules would.
Played wander(game::Game const& game, std::string_view fen, std::uint64_t seed) {
    Played played;
    played.text = "[GameType \"" + std::string(game.file_style().game_type) + "\"]\n[FEN \""
                  + std::string(fen) + "\"]\n";
    Random random(seed);
    game::StatePtr state = *game.read(fen);
    for (int line = 3; line < 160; ++line) {
        bool const is_over = state->actions().empty();
        if (is_over) state = state->fresh();
        if (state == nullptr || state->actions().empty()) break;
        if (is_over && played.line == 0) played.line = line;
        auto const& actions = state->actions();
        auto const any = [&] {
            return static_cast<std::size_t>(random.below(static_cast<int>(actions.size())));
        };
        std::size_t action = any();
        for (int tries = 0; tries < 8 && gives_a_capture(*state, action); ++tries) action = any();
        played.text += actions[action].text + '\n';
        state = state->after(action);
    }
    played.text += "*\n";
    return played;
}

int line_of(std::vector<Problem> const& problems) {
    for (Problem const& problem : problems)
        if (problem.error.message.id.starts_with(sentence)) return problem.error.line;
    return 0;
}

std::vector<Problem> checked(std::string_view text) {
    std::vector<Problem> problems;
    Checker checker(pdn::from_text(text), catalogue::all(), "",
                    [&](Problem const& problem) { problems.push_back(problem); });
    while (*checker.check_game()) {
    }
    return problems;
}

TEST(PlayedOn, IsSaidOfTheSameMoveByReadingAndByChecking) {
    struct Case {
        std::string_view game, fen;
    };
    int drawn = 0;
    for (Case const& one :
         {Case{"international", "W:WK1,K2,K46,36,47:BK5,K50,15,4,K49"},
          Case{"international", "W:WK1,K2,K3:BK50"},
          Case{"russian", "W:WKa1,Kc1,Ke1,g1:BKh8,Kf8,b8"}, Case{"russian", "W:WKa1,Kc1,Ke1:BKh8"},
          Case{"english", "B:WK32,K31:BK1,K2"}, Case{"italian", "W:WK32,K31:BK1,K2"},
          Case{"frisian", "W:WK1,K2:BK50"}, Case{"turkish", "W:WKa1,Kc1:BKh8,Kf8"},
          Case{"brazilian", "W:WKa1,Kc1:BKh8"}}) {
        game::Game const& game = **catalogue::find(one.game);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Played const played = wander(game, one.fen, seed);
            SCOPED_TRACE(played.text);
            EXPECT_EQ(line_of(read_games(played.text, catalogue::all()).problems), played.line);
            EXPECT_EQ(line_of(checked(played.text)), played.line);
            drawn += played.line > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(drawn, 20);
}

TEST(PlayedOn, IsSaidOfVariationsToo) {
    std::string const text = "[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n1. 26-31 15-10\n"
                             "(15-20 2. 31-26 20-15 3. 26-31 15-20 4. 31-26 20-15 5. 26-31 15-20\n"
                             "6. 31-26 20-15) 2. 48-43 *";
    int const line = line_of(read_games(text, catalogue::all()).problems);
    EXPECT_EQ(line_of(checked(text)), line);
    EXPECT_GT(line, 0);
}

} // namespace
} // namespace damier::records
