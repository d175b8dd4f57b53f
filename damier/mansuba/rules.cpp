#include "damier/mansuba/rules.hpp"

#include <algorithm>

namespace damier::mansuba {

namespace {

Relation relation_of(World world) {
    switch (world) {
    case World::classic: return Relation::classic;
    case World::triangular: return Relation::triangular;
    case World::chess: return Relation::chess;
    }
    return Relation::classic;
}

Result<Done> check_terrain(Rules const& rules) {
    if (rules.relations.empty()) return error(msg("the board needs a neighbour relation"));
    for (Relation const relation : rules.relations)
        if (std::ranges::count(rules.relations, relation) > 1)
            return error(msg("a neighbour relation is named twice"));
    bool const is_fixed = rules.relations.size() == 1;
    if (rules.world != World::classic
        && (!is_fixed || rules.relations.front() != relation_of(rules.world)))
        return error(msg("only the classic board can have another neighbour relation"));
    if (is_fixed != (rules.period == 0))
        return error(msg("a changing terrain needs a period, a fixed one has none"));
    if (rules.period < 0 || rules.period > most_turns)
        return error(msg("the period of the terrain must be from 1 to {}, not {}"), most_turns,
                     rules.period);
    return Done{};
}

} // namespace

Rules report_rules(World world, int width, int height) {
    return Rules{.world = world,
                 .width = width,
                 .height = height,
                 .has_towers = false,
                 .has_elephants = false,
                 .has_bishops = world != World::classic,
                 .jumps = Jumps::multiple,
                 .retreat = false,
                 .capture = world != World::chess,
                 .same_sort = false,
                 .safe_places = true,
                 .escapes = false,
                 .relations = {relation_of(world)},
                 .period = 0,
                 .victory = Victory::simple,
                 .max_turns = 2 * width * height,
                 .first = First::random};
}

Rules full_rules(int width, int height) {
    Rules rules = report_rules(World::classic, width, height);
    rules.has_towers = rules.has_elephants = true;
    rules.retreat = rules.escapes = true;
    rules.relations = {Relation::classic, Relation::triangular, Relation::cylinder};
    rules.period = standard_period(rules.max_turns);
    return rules;
}

Rules chinese_rules(int width, int height) {
    Rules rules = report_rules(World::triangular, width, height);
    rules.has_bishops = false;
    rules.retreat = true;
    rules.capture = false;
    return rules;
}

int standard_period(int max_turns) {
    int root = 1;
    while ((root + 1) * (root + 1) <= max_turns) ++root;
    bool const is_nearer_above = max_turns > root * root + root;
    return is_nearer_above ? root + 1 : root;
}

Result<Done> check(Rules const& rules) {
    for (int const size : {rules.width, rules.height})
        if (size < least_size || size > most_size)
            return error(msg("width and height must be from {} to {}, not {}"), least_size,
                         most_size, size);
    if (rules.max_turns < 1 || rules.max_turns > most_turns)
        return error(msg("the number of turns must be from 1 to {}, not {}"), most_turns,
                     rules.max_turns);
    bool const is_classic = rules.world == World::classic;
    if (!is_classic && (rules.has_towers || rules.has_elephants))
        return error(msg("towers and elephants play on the classic board only"));
    if (is_classic && rules.has_bishops)
        return error(msg("bishops play on the triangular board and the chess-board only"));
    if (rules.world == World::chess && rules.capture)
        return error(msg("on the chess-board the sides never meet: there is no capture"));
    if (rules.escapes && !rules.capture)
        return error(msg("without captures there are no prisoners who could escape"));
    if (rules.same_sort && !rules.capture)
        return error(msg("without captures the sort of the victim cannot matter"));
    return check_terrain(rules);
}

} // namespace damier::mansuba
