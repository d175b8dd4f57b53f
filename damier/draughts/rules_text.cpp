#include "damier/draughts/rules_text.hpp"

namespace damier::draughts {

namespace {

using List = std::vector<Message>;

int men_of_a_side(Rules const& rules) {
    Geometry const& g = rules.law()->geometry;
    return (g.grid == board::Grid::full ? g.width : g.width / 2) * rules.start().men_rows();
}

void tell_board(Rules const& rules, List& list) {
    Geometry const& g = rules.law()->geometry;
    Start const& start = rules.start;
    if (g.grid == board::Grid::full)
        list.push_back(Message(msg("The board has {} files and {} ranks; all squares are used."),
                               g.width, g.height));
    else
        list.push_back(
            Message(msg("The board has {} files and {} ranks; only the dark squares are used."),
                    g.width, g.height));
    if (g.grid == board::Grid::chequered && g.height % 2 == 0 && g.width % 2 == 0)
        list.push_back(rules.text().is_mirrored()
                           ? Message(msg("The corner at White's right is dark."))
                           : Message(msg("The corner at White's left is dark.")));
    if (g.width % 2 == 0)
        list.push_back(counted(start.men_rows(), "Each side starts with {} men on {} row.",
                               "Each side starts with {} men on {} rows.", men_of_a_side(rules),
                               start.men_rows()));
    if (start.back_rows() > 0)
        list.push_back(Message(msg("The row behind the men is empty at the start.")));
    list.push_back(start.first() == Side::white ? Message(msg("White moves first."))
                                                : Message(msg("Black moves first.")));
}

bool goes_back(Directions d) {
    return d.contains(Direction::south) || d.contains(Direction::south_west);
}

void tell_men(Law const& law, List& list) {
    Directions const moves = law.man_moves, captures = law.man_captures;
    if (moves == forward_diagonals)
        list.push_back(Message(msg("A man moves one square diagonally forwards.")));
    else if (moves == forward_and_sideways)
        list.push_back(Message(msg("A man moves one square straight forwards or sideways.")));
    else
        list.push_back(
            Message(msg("A man moves one square straight or diagonally forwards, or sideways.")));
    if (captures == forward_diagonals)
        list.push_back(Message(msg("A man captures diagonally forwards only.")));
    else if (captures == diagonals)
        list.push_back(Message(msg("A man captures diagonally, forwards and backwards.")));
    else if (goes_back(captures))
        list.push_back(
            Message(msg("A man captures in all eight directions, along rows and columns too.")));
    else
        list.push_back(Message(msg("A man captures straight forwards and sideways.")));
    if (!law.men_capture_kings()) list.push_back(Message(msg("A man cannot capture a king.")));
}

void tell_kings(Law const& law, List& list) {
    bool const flies = law.king_reach() == Reach::flying;
    if (law.king_moves() == diagonals)
        list.push_back(flies ? Message(msg("A king moves any distance along a diagonal."))
                             : Message(msg("A king moves one square along any diagonal.")));
    else if (law.king_moves() == straight)
        list.push_back(Message(msg("A king moves any distance along a row or a column.")));
    else
        list.push_back(
            Message(msg("A king moves any distance along a row, a column or a diagonal.")));
    if (law.king_captures() != law.king_moves())
        list.push_back(law.king_captures() == straight
                           ? Message(msg("A king captures along rows and columns only."))
                           : Message(msg("A king also captures along rows and columns.")));
    if (!flies) return;
    if (law.king_landing() == Landing::anywhere)
        list.push_back(
            Message(msg("A capturing king lands on any free square behind its victim.")));
    if (law.king_landing() == Landing::next_square)
        list.push_back(
            Message(msg("A capturing king lands on the square right behind its victim.")));
    if (law.king_landing() == Landing::next_after_a_king)
        list.push_back(
            Message(msg("A capturing king lands on any free square behind its victim, but right "
                        "behind it if the last victim is a king.")));
    if (law.removal() == Removal::at_once)
        list.push_back(
            law.may_turn_back()
                ? Message(msg("A capturing king may turn right back between two jumps."))
                : Message(msg("A capturing king may not turn right back between two jumps.")));
}

void tell_captures(Law const& law, List& list) {
    list.push_back(law.obligation() == Obligation::compulsory
                       ? Message(msg("Capturing is compulsory."))
                       : Message(msg("Capturing is optional.")));
    list.push_back(law.may_stop() ? Message(msg("A capture may be broken off after any jump."))
                                  : Message(msg("A capture must be completed.")));
    list.push_back(
        law.removal() == Removal::at_once
            ? Message(msg("Captured pieces leave the board at once."))
            : Message(msg("Captured pieces leave the board at the end of the move and may not be "
                          "jumped twice.")));
    if (law.precedence()[0] == Precedence::none && law.obligation() == Obligation::compulsory)
        list.push_back(Message(msg("Any capture may be chosen.")));
    for (Precedence const p : law.precedence()) {
        if (p == Precedence::most_pieces)
            list.push_back(Message(msg("The capture that takes most pieces must be made.")));
        if (p == Precedence::most_value)
            list.push_back(
                Message(msg("The capture of greatest value must be made; a king is worth a little "
                            "less than two men.")));
        if (p == Precedence::with_a_king)
            list.push_back(
                law.precedence()[0] == p
                    ? Message(msg("If a king can capture, a king must capture."))
                    : Message(msg("Among equal captures one made by a king goes first.")));
        if (p == Precedence::most_kings)
            list.push_back(Message(msg("Then the capture that takes most kings goes first.")));
        if (p == Precedence::kings_first)
            list.push_back(Message(msg("Then the capture that meets a king earlier goes first.")));
    }
}

void tell_promotion(Law const& law, List& list) {
    switch (law.promotion()) {
    case Promotion::at_the_end:
        list.push_back(
            Message(msg("A man that ends its move on the last row becomes a king; one that passes "
                        "over it while capturing does not.")));
        break;
    case Promotion::ends_move:
        list.push_back(
            Message(msg("A man that reaches the last row becomes a king and its move ends.")));
        break;
    case Promotion::in_flight:
        list.push_back(
            Message(msg("A man that reaches the last row becomes a king at once and goes on "
                        "capturing as one.")));
        break;
    }
    if (law.same_king_limit() > 0)
        list.push_back(
            Message(msg("A side that has men may not make more than {} quiet moves in a row with "
                        "the same king."),
                    law.same_king_limit()));
}

void tell_end(Law const& law, List& list) {
    switch (law.objective()) {
    case Objective::leave_no_move:
        list.push_back(Message(msg("A player who cannot move loses.")));
        break;
    case Objective::have_no_move:
        list.push_back(Message(msg("A player who cannot move wins.")));
        break;
    case Objective::first_king:
        list.push_back(
            Message(msg("The first player to get a king wins; a player who cannot move loses.")));
        break;
    }
}

Message material_text(Material material) {
    switch (material) {
    case Material::none: break;
    case Material::three_kings_v_one: return Message(msg("three kings against one king"));
    case Material::many_kings_v_one: return Message(msg("three or more kings against one king"));
    case Material::three_v_one_king:
        return Message(msg("three pieces with a king against one king"));
    case Material::three_v_main_diagonal:
        return Message(msg("three pieces with a king against one king on the long diagonal"));
    case Material::three_hold_diagonal:
        return Message(msg("three kings that hold the long diagonal against one king"));
    case Material::two_v_one_king:
        return Message(msg("one or two pieces with a king against one king"));
    case Material::two_kings_v_one_king: return Message(msg("one or two kings against one king"));
    case Material::exactly_two_kings_v_one: return Message(msg("two kings against one king"));
    case Material::one_king_each: return Message(msg("one king each"));
    case Material::one_piece_each: return Message(msg("one piece each"));
    }
    return {};
}

void tell_draws(DrawRules const& draws, List& list) {
    if (draws.repetitions() > 0)
        list.push_back(Message(
            msg("Drawn when the same position has come {} times with the same side to move."),
            draws.repetitions()));
    if (draws.king_moves() > 0)
        list.push_back(Message(msg("Drawn after {} moves each with kings only and no capture."),
                               draws.king_moves()));
    if (draws.quiet_moves() > 0)
        list.push_back(Message(msg("Drawn after {} moves each without a capture or a promotion."),
                               draws.quiet_moves()));
    for (MaterialLimit const& limit : draws.material()) {
        if (limit.material == Material::none) continue;
        Argument const what = Argument::translated(material_text(limit.material).id);
        if (limit.waits_for_captures)
            list.push_back(Message(msg("Drawn as soon as nobody can capture: {}."), what));
        else
            list.push_back(Message(msg("Drawn after {} more moves each: {}."), limit.moves, what));
    }
    for (SlowEnding const& ending : draws.slow_endings())
        if (ending.moves > 0)
            list.push_back(
                Message(msg("Drawn after {} moves each without a capture or a promotion when both "
                            "have a king and {} to {} pieces are left."),
                        ending.moves, ending.least_pieces, ending.most_pieces));
    if (draws.when_both_blocked())
        list.push_back(Message(msg("Drawn when neither side can move.")));
}

std::string_view kings_in_short(Law const& law) {
    if (law.king_reach() != Reach::flying) return msg("kings move one square");
    switch (law.king_landing()) {
    case Landing::anywhere: break;
    case Landing::next_square: return msg("flying kings that land right behind what they capture");
    case Landing::next_after_a_king:
        return msg("flying kings that stop right behind a captured king");
    }
    if (law.king_moves() == straight) return msg("kings fly along rows and columns");
    if (law.king_captures() != diagonals) return msg("kings fly and capture in all directions");
    return msg("flying kings");
}

std::string_view men_in_short(Law const& law) {
    Directions const captures = law.man_captures;
    if (captures == forward_diagonals) return msg("men capture forwards only");
    if (captures == diagonals) return msg("men capture backwards too");
    if (goes_back(captures)) return msg("men capture in all directions");
    return msg("men move and capture forwards and sideways");
}

std::string_view choice_in_short(Law const& law) {
    if (law.obligation() == Obligation::optional) return msg("capturing is optional");
    switch (law.precedence()[0]) {
    case Precedence::none: break;
    case Precedence::with_a_king: return msg("kings capture before men");
    default: return msg("the largest capture must be made");
    }
    return msg("any capture may be chosen");
}

// What is unusual; empty if nothing is.
std::string_view peculiarity(Law const& law) {
    if (law.objective() == Objective::have_no_move) return msg("a player who cannot move wins");
    if (law.objective() == Objective::first_king) return msg("the first king wins");
    if (law.promotion() == Promotion::in_flight) return msg("men are crowned in passing");
    return {};
}

} // namespace

std::vector<Message> sentences(Rules const& rules) {
    List list;
    tell_board(rules, list);
    tell_men(*rules.law(), list);
    tell_kings(*rules.law(), list);
    tell_captures(*rules.law(), list);
    tell_promotion(*rules.law(), list);
    tell_end(*rules.law(), list);
    tell_draws(rules.draws, list);
    return list;
}

Message summary(Rules const& rules) {
    Law const& law = *rules.law();
    Geometry const& g = law.geometry;
    auto const kings = Argument::translated(kings_in_short(law));
    auto const men = Argument::translated(men_in_short(law));
    auto const choice = Argument::translated(choice_in_short(law));
    std::string_view const more = peculiarity(law);
    if (more.empty())
        return Message(msg("{}x{}, {} men each; {}; {}; {}."), g.width, g.height,
                       men_of_a_side(rules), kings, men, choice);
    return Message(msg("{}x{}, {} men each; {}; {}; {}; {}."), g.width, g.height,
                   men_of_a_side(rules), kings, men, choice, Argument::translated(more));
}

} // namespace damier::draughts
