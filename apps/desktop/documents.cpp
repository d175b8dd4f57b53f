#include "apps/desktop/documents.hpp"

#include "damier/base/message.hpp"

namespace damier::desktop {

namespace {

using enum Figure::Shown;

session::NewGame people(std::string game) {
    session::NewGame setup;
    setup.game = std::move(game);
    setup.seed = 1;
    setup.players.resize(2);
    return setup;
}

session::NewGame arbitrated(std::string game) {
    session::NewGame setup = people(std::move(game));
    setup.arbitrage = true;
    return setup;
}

session::NewGame computers(std::string game, std::string turns) {
    session::NewGame setup = people(std::move(game));
    setup.seed = 3;
    setup.options["turns"] = std::move(turns);
    for (session::Player& player : setup.players) player.bot = "random";
    return setup;
}

// The limit is short: who opens the figure is to see it pass.
session::NewGame hasty(std::string game) {
    session::NewGame setup = people(std::move(game));
    setup.clock = *session::read_time_controls("200ms/move");
    return setup;
}

// Against a computer that Black is.
session::NewGame against(std::string game, std::string bot) {
    session::NewGame setup = people(std::move(game));
    setup.players[1].bot = std::move(bot);
    return setup;
}

session::NewGame small_race() {
    session::NewGame setup = computers("mansuba", "0");
    setup.options["width"] = setup.options["height"] = "4";
    return setup;
}

session::NewGame race_with_computer() {
    session::NewGame setup = against("mansuba", "greedy");
    setup.seed = 3;
    setup.options["first"] = "white";
    return setup;
}

session::NewGame four(std::string game) {
    session::NewGame setup = people(std::move(game));
    setup.options["seats"] = "4";
    setup.players.resize(4);
    return setup;
}

session::NewGame small(std::string game) {
    session::NewGame setup = people(std::move(game));
    setup.options["size"] = "6";
    return setup;
}

std::vector<Figure> make() {
    constexpr auto v06 = msg("Draughts v0.6"), iii = msg("3iL"), multi = msg("MultiDames"),
                   mansuba = msg("Mansuba"), ulb = msg("ULB draughts");
    return {
        {1, v06, msg("The board and a first move"), people("v06"), {}, {"b7-a6"}},
        {2,
         v06,
         msg("Where a king that captures may stop"),
         people("v06"),
         "king-captures.fen",
         {},
         {"a10"}},
        {3, v06, msg("A refusal that names the square"), people("v06"), "refusals.fen", {}, {"d1"}},
        {4, v06, msg("The commands"), people("v06"), {}, {}, {}, commands},
        {5, v06, msg("The file of a saved game"), {}, "start.v06", {}, {}, saved, false, "v06"},
        {6, v06, msg("The rules"), people("v06"), {}, {}, {}, rules},
        {7, v06, msg("Who cannot move has lost"), people("v06"), "blocked.fen"},
        {28, v06, msg("Who has used up the time has lost"), hasty("v06")},
        {29, v06, msg("The computer that cannot move has lost"), against("v06", "first-move"),
         "blocked-computer.fen"},
        {30,
         v06,
         msg("Who has no piece left has lost"),
         people("v06"),
         "last-piece.fen",
         {"d7xf5"}},
        {8,
         iii,
         msg("The board alone, its matrix on the console"),
         people("3il"),
         {},
         {},
         {},
         board_alone},
        {9,
         iii,
         msg("An irregular move, which the opponent judges"),
         arbitrated("3il"),
         "irregular.fen",
         {"32x23{28}"}},
        {31, iii, msg("The rules"), people("3il"), {}, {}, {}, rules},
        {10,
         multi,
         msg("Four players remove white pawns"),
         four("multidames"),
         {},
         {"1 3", "1 5", "1 6", "1 7"}},
        {11,
         multi,
         msg("The text of a state"),
         {},
         "sample.multidames",
         {},
         {},
         saved,
         false,
         "multidames"},
        {12, multi, msg("The game from that state"), {}, "sample.multidames", {}, {"2 4"}},
        {32, multi, msg("An action that is impossible"), {}, "sample.multidames", {}, {"5 3"}},
        {33,
         multi,
         msg("The last jump, and who pays"),
         {},
         "last-jump.multidames",
         {},
         {"1 1", "1 3"}},
        {13, mansuba, msg("The classic world, at random"), computers("mansuba", "3")},
        {14, mansuba, msg("The triangular world"), computers("mansuba-triangulaire", "1")},
        {15, mansuba, msg("The world of the chess-board"), computers("mansuba-echecs", "1")},
        {16, mansuba, msg("Moves of a white pawn"), {}, "pawn-white.txt", {}, {"44"}},
        {17, mansuba, msg("Moves of a black pawn"), {}, "pawn-black.txt", {}, {"44"}},
        {18, mansuba, msg("A multiple jump"), {}, "multiple-jump.txt", {}, {"40"}},
        {19, mansuba, msg("An elephant"), {}, "elephant.txt", {}, {"10"}},
        {20, mansuba, msg("A tower"), {}, "tower.txt", {}, {"10"}},
        {21,
         mansuba,
         msg("Neighbours on the triangular grid"),
         {},
         "triangular-neighbours.txt",
         {},
         {"23"}},
        {22, mansuba, msg("A jump on the triangular grid"), {}, "triangular-jump.txt", {}, {"41"}},
        {34, mansuba, msg("A simple jump"), {}, "simple-jump.txt", {}, {"44"}},
        {35, mansuba, msg("A bishop"), {}, "bishop.txt", {}, {"41"}},
        {36, mansuba, msg("A capture and its prisoner"), {}, "capture.txt", {"44-45"}},
        {37, mansuba, msg("A game and its winner"), small_race()},
        {38, mansuba, msg("A move that is typed"), race_with_computer(), {}, {"0-11"}},
        {23, ulb, msg("The board and a first move"), people("ulb"), {}, {"d7-c6"}},
        {24,
         ulb,
         msg("A king that captures twice"),
         people("ulb"),
         "two-captures.fen",
         {},
         {"i4", "f7", "d9"}},
        {25, ulb, msg("A refused move, with its number"), people("ulb"), {}, {}, {"d7", "b5"}},
        {26, ulb, msg("The file of a saved game"), small("ulb"), {}, {}, {}, saved, false, "dat"},
        {27, ulb, msg("A draw is offered"), small("ulb"), {}, {}, {}, on_board, true},
        {39, ulb, msg("A black man from i4 to the right"), people("ulb"), {}, {"d7-c6", "i4-h5"}},
        {40, ulb, msg("A corrupted file is refused"), {}, "corrupted.dat"},
        {41, ulb, msg("The game of a file goes on"), {}, "six.dat"},
        {42,
         ulb,
         msg("Who has no piece left has lost"),
         people("ulb"),
         "last-capture.fen",
         {"d7xf5"}},
    };
}

} // namespace

std::span<Figure const> figures() {
    static std::vector<Figure> const all = make();
    return all;
}

} // namespace damier::desktop
