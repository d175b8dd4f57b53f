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
        {5, v06, msg("The game of a file"), {}, "start.v06"},
        {6, v06, msg("The rules"), people("v06"), {}, {}, {}, rules},
        {7, v06, msg("Who cannot move has lost"), people("v06"), "blocked.fen"},
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
        {10,
         multi,
         msg("Four players remove white pawns"),
         four("multidames"),
         {},
         {"1 3", "1 5", "1 6", "1 7"}},
        {11, multi, msg("The text of a state"), {}, "sample.multidames"},
        {12, multi, msg("The game from that state"), {}, "sample.multidames", {}, {"2 4"}},
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
        {23, ulb, msg("The board and a first move"), people("ulb"), {}, {"d7-c6"}},
        {24,
         ulb,
         msg("A king that captures twice"),
         people("ulb"),
         "two-captures.fen",
         {},
         {"i4", "f7", "d9"}},
        {25, ulb, msg("A refused move"), people("ulb"), {}, {}, {"d7", "d5"}},
        {26, ulb, msg("The game of a file"), {}, "six.dat"},
        {27, ulb, msg("A draw is offered"), small("ulb"), {}, {}, {}, on_board, true},
    };
}

} // namespace

std::span<Figure const> figures() {
    static std::vector<Figure> const all = make();
    return all;
}

} // namespace damier::desktop
