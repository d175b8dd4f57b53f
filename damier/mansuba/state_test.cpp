// The run-time side: actions, typed moves, text, chance, outcome, shapes.
#include "damier/mansuba/game_of_test.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/mansuba/mansuba_state.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace damier::mansuba {
namespace {

game::StatePtr start(std::string_view key, game::Options const& options = {},
                     std::uint64_t seed = 1) {
    Result<game::StatePtr> state = game_of(key).start(options, seed);
    EXPECT_TRUE(state) << in_english(state.error());
    return *state;
}

std::string why(game::State const& state, std::string_view typed) {
    Result<std::size_t> const action = state.interpret(typed);
    return action ? "possible" : in_english(action.error());
}

game::StatePtr play_typed(game::StatePtr state, std::initializer_list<std::string_view> moves) {
    for (std::string_view const typed : moves) {
        Result<std::size_t> const action = state->interpret(typed);
        if (!action) {
            ADD_FAILURE() << typed << ": " << in_english(action.error());
            return state;
        }
        state = state->after(*action);
    }
    return state;
}

// The text of `state` with one line replaced.
std::string with_line(game::State const& state, std::string const& key, std::string const& line) {
    std::string text = state.text();
    std::size_t const at = text.find("\n" + key + " ") + 1;
    text.replace(at, text.find('\n', at) - at, line);
    return text;
}

TEST(Games, StartWithEveryDeclaredChoice) {
    for (game::Game const* game : games())
        for (game::Option const& option : game->options())
            for (std::string const& choice : option.choices) {
                if (option.key == "capture" || option.key == "same-sort" || option.key == "escapes"
                    || option.key == "terrain")
                    continue; // these may contradict another one: tested below
                EXPECT_TRUE(game->start({{option.key, choice}}, 1))
                    << game->key() << " " << option.key << "=" << choice;
            }
}

TEST(Games, TellTheirRules) {
    for (game::Game const* game : games()) EXPECT_GE(game->law().size(), 6u) << game->key();
}

TEST(Games, RefuseWhatDoesNotGoTogether) {
    auto const reason = [](std::string_view key, game::Options const& options) {
        return in_english(game_of(key).start(options, 1).error());
    };
    EXPECT_EQ(reason("mansuba", {{"width", "17"}}),
              "width must be a whole number from 4 to 16, not «17»");
    EXPECT_EQ(reason("mansuba", {{"capture", "no"}, {"escapes", "yes"}}),
              "without captures there are no prisoners who could escape");
    EXPECT_EQ(reason("mansuba-enseirb", {{"preset", "dames-chinoises"}, {"terrain", "torus"}}),
              "only the classic board can have another neighbour relation");
    EXPECT_EQ(reason("mansuba-enseirb", {{"preset", "go"}}),
              "preset cannot be «go»; it is one of: complet, dames-chinoises");
    EXPECT_TRUE(game_of("mansuba-enseirb").start({{"capture", "no"}}, 1));
    EXPECT_FALSE(game_of("mansuba").make_bot("clever", 1));
}

TEST(Games, TheSeedDrawsTheFirstPlayer) {
    std::set<int> firsts;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        firsts.insert(start("mansuba", {}, seed)->to_play());
    EXPECT_EQ(firsts.size(), 2u);
    EXPECT_EQ(start("mansuba", {{"first", "black"}}, 7)->to_play(), black);
}

TEST(Typing, SeveralFormsMeanTheSame) {
    game::StatePtr const state = start("mansuba", {{"first", "white"}});
    std::size_t const action = *state->interpret("30-41");
    for (std::string_view const typed : {"30 41", " 30 > 41 ", "4,1 5,2", "4,1-41"})
        EXPECT_EQ(state->interpret(typed).value_or(999), action) << typed;
    EXPECT_EQ(state->actions()[action].text, "30-41");
}

TEST(Typing, RefusalsSayWhy) {
    game::StatePtr const state = start("mansuba", {{"first", "white"}});
    EXPECT_EQ(why(*state, "44-45"), "there is no piece on 44");
    EXPECT_EQ(why(*state, "39-38"), "the piece on 39 belongs to the other side");
    EXPECT_EQ(why(*state, "30-40"), "your own piece is on 40");
    EXPECT_EQ(why(*state, "30-32"), "a pawn goes to a neighbouring place or jumps over a piece");
    EXPECT_EQ(why(*state, "30-100"),
              "«100» is not a place: places are numbers from 0 to 99, or row,column from 1,1");
    EXPECT_EQ(why(*state, "30"), "where to? Type two places, such as 0-1");
    EXPECT_EQ(why(*state, "pass"), "a player who can move cannot pass; 0-1 is possible");
    EXPECT_EQ(why(*state, "free 34"), "prisoners cannot escape in this game");
    EXPECT_EQ(why(*state, "free"), "whom? Type «free» and a place");
    EXPECT_EQ(why(*state, ""), "type a move such as 0-1");
    game::StatePtr const later = play_typed(state, {"30-41", "39-38"});
    EXPECT_EQ(why(*later, "41-30"), "a piece never goes back");
    game::StatePtr const triangles = start("mansuba-triangulaire", {{"first", "white"}});
    EXPECT_EQ(why(*triangles, "10-11"), "nothing can stand on 11");
}

TEST(Typing, APathMustBeOneOfTheWays) {
    game::StatePtr const state = play_typed(
        start("mansuba", {{"first", "white"}, {"capture", "no"}}), {"10-11", "39-38", "30-21"});
    // Black's 38 is far away: white's 20 jumps over 21 to 22.
    game::StatePtr const white_again = play_typed(state, {"38-37"});
    EXPECT_TRUE(white_again->interpret("20-22"));
    EXPECT_EQ(why(*white_again, "20-11-22"), "the piece cannot go that way from 20 to 22");
}

TEST(Escapes, AreDecidedByTheStateAndReplay) {
    game::StatePtr const state = start("mansuba-enseirb", {{"width", "6"}, {"height", "6"}});
    std::string text = with_line(*state, "prisoners", "prisoners 2\nwhite pawn 14\nwhite tower 14");
    text.replace(text.find("to-play"), 13, "to-play white");
    Result<game::StatePtr> const read = game_of("mansuba-enseirb").read(text);
    ASSERT_TRUE(read) << in_english(read.error());
    game::State const& now = **read;
    ASSERT_EQ(now.aside().size(), 2u);
    EXPECT_EQ(now.aside()[0].returns_to, 14);
    EXPECT_EQ(why(now, "free 14 tower"), "possible");
    EXPECT_NE(*now.interpret("free 14 pawn"), *now.interpret("escape 14 tower"));
    EXPECT_EQ(why(now, "free 14"), "several prisoners were taken on 14; type one of: "
                                   "free 14 pawn, free 14 tower");
    EXPECT_EQ(why(now, "free 14 queen"),
              "«queen» is no sort of piece; there are: pawn, tower, elephant, bishop");
    EXPECT_EQ(why(now, "free 15"), "no such prisoner was taken on 15");
    EXPECT_EQ(now.scores(), (std::vector<int>{0, 2})) << "black made both prisoners";
    EXPECT_EQ(why(now, "free 14 bishop"), "no such prisoner was taken on 14");
    std::size_t const action = *now.interpret("free 14 tower");
    EXPECT_EQ(now.actions()[action].text, "free 14 tower");
    EXPECT_EQ(now.after(action)->text(), now.after(action)->text());
}

TEST(Escapes, SucceedHalfTheTime) {
    game::StatePtr const state =
        start("mansuba-enseirb", {{"first", "white"}, {"width", "6"}, {"height", "6"}});
    int freed = 0;
    for (int seed = 0; seed < 400; ++seed) {
        std::string text = with_line(*state, "prisoners", "prisoners 1\nwhite pawn 14");
        std::size_t const at = text.find("random ", text.find("turns "));
        text.replace(at, text.find('\n', at) - at, "random " + std::to_string(seed * 7919));
        Result<game::StatePtr> const read = game_of("mansuba-enseirb").read(text);
        ASSERT_TRUE(read) << in_english(read.error());
        freed += (*read)->after(*(*read)->interpret("free 14"))->at(14).has_value();
    }
    EXPECT_GT(freed, 150);
    EXPECT_LT(freed, 250);
}

TEST(Terrain, ChangesEveryPeriod) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        game::StatePtr state = start("mansuba-enseirb", {{"victory", "complex"}, {"turns", "49"}},
                                     seed); // changes after 7, 14, 21 ... turns
        int relation = 0;
        while (!game::is_over(state->outcome())) {
            state = state->after(state->actions().size() / 2);
            auto const& now = dynamic_cast<MansubaState const&>(*state);
            if (now.position().turns % 7 != 0) {
                EXPECT_EQ(now.position().relation, relation);
            }
            relation = now.position().relation;
            seen.insert(in_english(now.terrain().value()));
        }
    }
    EXPECT_EQ(seen.size(), 3u);
}

TEST(Outcome, SimpleVictoryNamesTheMover) {
    // Black empties 19 and lets white walk in.
    game::StatePtr state =
        play_typed(start("mansuba", {{"first", "black"}, {"width", "4"}, {"height", "4"}}),
                   {"7-6", "4-5", "6-2", "5-6", "2-1", "6-7"});
    ASSERT_TRUE(std::holds_alternative<game::Won>(state->outcome()));
    EXPECT_EQ(std::get<game::Won>(state->outcome()).seats, std::vector<int>{white});
    EXPECT_TRUE(state->actions().empty());
    EXPECT_EQ(state->scores(), (std::vector<int>{0, 0})); // nobody was taken
    EXPECT_EQ(why(*state, "0-1"), "the game is over");
}

TEST(Outcome, ComplexVictoryCountsTheGoals) {
    game::StatePtr const state =
        start("mansuba-echecs", {{"first", "white"}, {"width", "6"}, {"height", "4"}});
    EXPECT_EQ(in_english(state->status()),
              "Turn 0 of 48; goals covered: White 0 of 2, Black 0 of 2");
    EXPECT_EQ(state->scores(), (std::vector<int>{0, 0}));
}

TEST(Places, ThatDoNotExistHaveNoName) {
    game::StatePtr const state = start("mansuba-triangulaire");
    EXPECT_EQ(state->about().cells[0].label, "");
    EXPECT_EQ(state->about().cells[1].label, "1");
}

TEST(Outcome, TheTurnsRunOut) {
    game::StatePtr state =
        play_typed(start("mansuba", {{"first", "white"}, {"turns", "2"}}), {"0-1", "9-8"});
    ASSERT_TRUE(std::holds_alternative<game::Drawn>(state->outcome()));
    EXPECT_EQ(in_english(std::get<game::Drawn>(state->outcome()).reason),
              "no winner after 2 turns");
    EXPECT_EQ(in_english(state->status()), "Turn 2 of 2");
}

TEST(Outcome, WhoCannotMovePassesAndTwoOfThemEndTheGame) {
    game::StatePtr const state =
        start("mansuba-echecs",
              {{"width", "4"}, {"height", "4"}, {"first", "white"}, {"victory", "complex"}});
    std::string text = state->text();
    std::size_t const board = text.find("board\n") + 6;
    text.replace(board, 20, "...B\n....\n..p.\n....\n");
    Result<game::StatePtr> read = game_of("mansuba-echecs").read(text);
    ASSERT_TRUE(read) << in_english(read.error());
    ASSERT_EQ((*read)->actions().size(), 1u);
    EXPECT_EQ((*read)->actions()[0].text, "pass");
    EXPECT_TRUE((*read)->interpret("pass"));
    text.replace(board, 20, "...B\n....\n....\np...\n");
    read = game_of("mansuba-echecs").read(text);
    ASSERT_FALSE(read); // row 3, column 0 is white's colour: black never stands there
}

TEST(Text, ErrorsNameTheLine) {
    game::StatePtr const state = start("mansuba", {{"width", "4"}, {"height", "4"}});
    auto const reason = [&](std::string const& text) {
        Result<game::StatePtr> const read = game_of("mansuba").read(text);
        return read ? "good" : in_english(read.error());
    };
    EXPECT_EQ(reason(state->text()), "good");
    EXPECT_EQ(reason(""), "line 1: the text ends too early");
    EXPECT_EQ(reason("mansuba 2\n"), "line 1: this is not a game of mansuba in version 1");
    EXPECT_EQ(reason(with_line(*state, "size", "size 4 40")),
              "line 3: «40» is not a whole number from 4 to 16");
    EXPECT_EQ(reason(with_line(*state, "retreat", "retreat maybe")),
              "line 6: «maybe» is neither yes nor no");
    EXPECT_EQ(reason(with_line(*state, "victory", "victory none")),
              "line 13: «» is not known here");
    EXPECT_EQ(reason(with_line(*state, "played", "played 33")),
              "line 17: «33» is not a whole number from 0 to 32");
    EXPECT_EQ(reason(with_line(*state, "relation", "relation torus")),
              "line 18: the relation is not one of those of the rules");
    EXPECT_EQ(reason(state->text() + "more\n"), "line 26: nothing may follow the prisoners");
}

TEST(About, ShowsTheWorlds) {
    game::About const triangles = start("mansuba-triangulaire")->about();
    EXPECT_EQ(triangles.cells[0].shade, game::Shade::absent);
    EXPECT_EQ(triangles.cells[1].outline.size(), 6u);
    for (game::CellShape const& cell : triangles.cells)
        for (game::Point const& point : cell.outline) {
            EXPECT_GE(point.x, -1e-9);
            EXPECT_LE(point.x, 10 + 1e-9);
            EXPECT_GE(point.y, -1e-9);
            EXPECT_LE(point.y, 10 + 1e-9);
        }
    game::StatePtr const squares = start("mansuba-echecs");
    for (game::Cell cell = 0; cell < 100; ++cell)
        if (std::optional<game::Piece> const piece = squares->at(cell)) {
            EXPECT_EQ(squares->about().cells[static_cast<std::size_t>(cell)].shade,
                      piece->owner == white ? game::Shade::light : game::Shade::dark);
        }
}

// A random game of a random kind, by action numbers.
game::StatePtr random_start() {
    auto const* game =
        *rc::gen::elementOf(std::vector<game::Game const*>(games().begin(), games().end()));
    game::Options options{{"width", std::to_string(*rc::gen::inRange(4, 17))},
                          {"height", std::to_string(*rc::gen::inRange(4, 17))},
                          {"victory", *rc::gen::element<std::string>("simple", "complex")},
                          {"retreat", *rc::gen::element<std::string>("yes", "no")}};
    if (game->key() == "mansuba-enseirb")
        options["preset"] = *rc::gen::element<std::string>("complet", "dames-chinoises");
    else if (game->key() != "mansuba-echecs")
        options["escapes"] = *rc::gen::element<std::string>("yes", "no");
    options["pieces"] = *rc::gen::element<std::string>("pawns", "mixed");
    return *game->start(options, *rc::gen::arbitrary<std::uint64_t>());
}

struct Count {
    int on_board[2] = {0, 0};
    int all[2] = {0, 0};
};
Count count(game::State const& state) {
    Count result;
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (std::optional<game::Piece> const piece = state.at(static_cast<int>(i))) {
            ++result.on_board[piece->owner];
            ++result.all[piece->owner];
        }
    for (game::Aside const& prisoner : state.aside()) ++result.all[prisoner.piece.owner];
    return result;
}

RC_GTEST_PROP(RandomGames, KeepTheirPiecesAndTheirTexts, ()) {
    game::StatePtr state = random_start();
    Count const before = count(*state);
    for (int i = 0; i < 60 && !game::is_over(state->outcome()); ++i) {
        Result<game::StatePtr> const again = game_of(state->about().key).read(state->text());
        RC_ASSERT(again.has_value());
        RC_ASSERT((*again)->text() == state->text());
        RC_ASSERT((*again)->actions().size() == state->actions().size());
        std::set<std::string> texts;
        for (std::size_t a = 0; a < state->actions().size(); ++a) {
            game::Action const& action = state->actions()[a];
            RC_ASSERT((*again)->actions()[a].text == action.text);
            RC_ASSERT(texts.insert(action.text).second);
            RC_ASSERT(!action.ways.empty());
            RC_ASSERT(state->interpret(action.text).value_or(9999) == a);
            for (game::Way const& way : action.ways) {
                std::set<int> const places(way.cells.begin(), way.cells.end());
                RC_ASSERT(places.size() == way.cells.size()); // no place twice
            }
        }
        auto const chosen = static_cast<std::size_t>(
            *rc::gen::inRange(0, static_cast<int>(state->actions().size())));
        RC_ASSERT((*again)->after(chosen)->text() == state->after(chosen)->text());
        state = state->after(chosen);
        Count const now = count(*state);
        RC_ASSERT(now.all[0] == before.all[0] && now.all[1] == before.all[1]);
    }
}

RC_GTEST_PROP(Reading, NeverAcceptsWhatItCannotWrite, (std::string const& noise)) {
    game::StatePtr const state = start("mansuba-enseirb");
    std::string text = state->text();
    auto const at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
    text.replace(at, std::min<std::size_t>(noise.size(), 3), noise);
    Result<game::StatePtr> const read = game_of("mansuba-enseirb").read(text);
    if (!read) return;
    Result<game::StatePtr> const again = game_of("mansuba-enseirb").read((*read)->text());
    RC_ASSERT(again.has_value());
    RC_ASSERT((*again)->text() == (*read)->text());
}

} // namespace
} // namespace damier::mansuba
