// Recorded games of the catalogue: any change of rules, texts or order of actions
// shows in the diff. DAMIER_RECORD=1 writes the files anew.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace damier {
namespace {

std::string outcome_text(game::Outcome const& outcome) {
    if (auto const* const won = std::get_if<game::Won>(&outcome)) {
        std::string text = "won by";
        for (game::Seat const seat : won->seats) text += ' ' + std::to_string(seat);
        return text + ": " + in_english(won->reason);
    }
    if (auto const* const drawn = std::get_if<game::Drawn>(&outcome))
        return "drawn: " + in_english(drawn->reason);
    return "ongoing";
}

std::string play(game::Game const& game) {
    std::ostringstream out;
    Random random(2024);
    game::StatePtr state = *game.start({}, 2024);
    int ply = 0;
    for (; ply < 300 && !game::is_over(state->outcome()); ++ply) {
        auto const actions = state->actions();
        auto const choice =
            static_cast<std::size_t>(random.below(static_cast<int>(actions.size())));
        out << ply << " seat " << state->to_play() << " of " << actions.size() << ": "
            << actions[choice].text << '\n';
        state = state->after(choice);
        if (ply % 20 == 19) out << state->text() << '\n';
    }
    out << state->text() << '\n' << outcome_text(state->outcome()) << "\nscores";
    for (int const score : state->scores()) out << ' ' << score;
    out << '\n';
    return out.str();
}

TEST(Playthrough, EveryRecordedGamePlaysAsRecorded) {
    std::filesystem::path const folder = "tests/catalogue/playthroughs";
    if (std::getenv("DAMIER_RECORD") != nullptr)
        for (game::Game const* const game : catalogue::all())
            std::ofstream(folder / (std::string(game->key()) + ".txt")) << play(*game);
    int played = 0;
    for (auto const& entry : std::filesystem::directory_iterator(folder)) {
        auto const game = catalogue::find(entry.path().stem().string());
        ASSERT_TRUE(game) << entry.path();
        std::ifstream in(entry.path());
        std::stringstream recorded;
        recorded << in.rdbuf();
        EXPECT_EQ(recorded.str(), play(**game)) << entry.path();
        ++played;
    }
    EXPECT_GE(played, 32); // those of today stay
}

} // namespace
} // namespace damier
