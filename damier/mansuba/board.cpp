#include "damier/mansuba/board.hpp"

#include "damier/base/random.hpp"

#include <algorithm>

namespace damier::mansuba {

namespace {

struct Offset {
    int row, column;
};
// In the order of `directions`.
constexpr std::array<Offset, 8> offsets{
    {{0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}}};

bool is_diagonal(std::size_t way) { return way % 2 == 1; }
bool is_vertical(std::size_t way) { return way % 4 == 2; }

// Which directions a relation has, and how far a step goes.
bool exists(Relation relation, std::size_t way) {
    switch (relation) {
    case Relation::triangular: return is_diagonal(way) || is_vertical(way);
    case Relation::chess: return is_diagonal(way);
    case Relation::four: return !is_diagonal(way);
    default: return true;
    }
}

Place step(Rules const& rules, Relation relation, Place place, std::size_t way) {
    if (!exists(relation, way)) return no_place;
    int const length = relation == Relation::triangular && is_vertical(way) ? 2 : 1;
    int row = place / rules.width + length * offsets[way].row;
    int column = place % rules.width + length * offsets[way].column;
    // The torus joins all opposite edges, the cylinder only the top and the bottom.
    if (relation == Relation::torus || relation == Relation::cylinder)
        row = (row + rules.height) % rules.height;
    if (relation == Relation::torus) column = (column + rules.width) % rules.width;
    bool const is_inside = row >= 0 && row < rules.height && column >= 0 && column < rules.width;
    return is_inside ? row * rules.width + column : no_place;
}

// Towers in the corners, elephants beside them; bishops in the corners of the other worlds.
Sort sort_at(Rules const& rules, std::size_t index, std::size_t count) {
    std::size_t const from_end = std::min(index, count - 1 - index);
    if (from_end == 0 && rules.has_towers) return Sort::tower;
    if (from_end == 0 && rules.has_bishops) return Sort::bishop;
    if (from_end == 1 && rules.has_elephants) return Sort::elephant;
    return Sort::pawn;
}

} // namespace

Board::Board(Rules rules) : rules_(std::move(rules)) {
    allowed_[white] = rules_.retreat ? 0xff : 0b11000111;
    allowed_[black] = rules_.retreat ? 0xff : 0b01111100;
    make_steps();
    make_set_up();
    make_goals();
    make_hashes();
}

bool Board::is_playable(Place place) const {
    return rules_.world != World::triangular || (row(place) + column(place)) % 2 == 1;
}

std::vector<Neighbour> Board::neighbours(int relation, Place place) const {
    std::vector<Neighbour> found;
    for (std::size_t way = 0; way < 8; ++way)
        if (Place const to = steps(relation)[place][way]; to != no_place)
            found.push_back({to, directions[way]});
    return found;
}

void Board::make_steps() {
    for (Relation const relation : rules_.relations) {
        Steps& steps = steps_.emplace_back();
        for (auto& from : steps) from.fill(no_place);
        for (Place place = 0; place < places(); ++place)
            for (std::size_t way = 0; way < 8 && is_playable(place); ++way)
                steps[place][way] = static_cast<std::int16_t>(step(rules_, relation, place, way));
    }
}

void Board::make_set_up() {
    // Which rows hold a piece: all of them; the playable ones; in the chess world the rows that
    // put white on odd places (row + column) and black on even ones, so that they never meet.
    std::array<std::vector<int>, 2> rows;
    for (Side const side : {white, black})
        for (int r = 0; r < rules_.height; ++r) {
            int const c = side == white ? 0 : rules_.width - 1;
            int const parity = (r + c) % 2;
            bool const is_used = rules_.world == World::classic
                                 || (rules_.world == World::triangular && parity == 1)
                                 || (rules_.world == World::chess && parity != side);
            if (is_used) rows[side].push_back(r);
        }
    // An odd height gives one column a place more than the other: both sides get as many pieces.
    std::size_t const count = std::min(rows[white].size(), rows[black].size());
    for (Side const side : {white, black})
        for (std::size_t i = 0; i < count; ++i) {
            int const c = side == white ? 0 : rules_.width - 1;
            Place const place = rows[side][i] * rules_.width + c;
            set_up_[side].push_back({place, sort_at(rules_, i, count)});
            initial_[place] = true;
        }
}

void Board::make_goals() {
    for (Side const side : {white, black}) {
        if (rules_.world != World::chess) {
            for (Start const& start : set_up_[1 - side]) goals_[side].push_back(start.place);
        } else { // the enemy's places have the other colour: his column's places of our colour
            int const c = side == white ? rules_.width - 1 : 0;
            for (int r = 0; r < rules_.height; ++r)
                if ((r + c) % 2 != side) goals_[side].push_back(r * rules_.width + c);
        }
        for (Place const place : goals_[side]) goal_bits_[side][place] = true;
        needed_[side] = rules_.victory == Victory::simple
                            ? 1
                            : static_cast<int>(std::min(goals_[side].size(), set_up_[side].size()));
    }
}

void Board::make_hashes() {
    Random random(0x6d616e7375626121); // any constant: keys never leave the program
    for (auto& where : hashes_)
        for (auto& side : where)
            for (auto& sort : side)
                for (auto& place : sort) place = random.next();
}

} // namespace damier::mansuba
