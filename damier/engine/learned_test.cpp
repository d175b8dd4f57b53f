// Learned patterns: both ways to the index of a window agree, a position and its half turn are
// worth the same, and files come back as they were or are refused.
#include "damier/base/random.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/engine/evaluation.hpp"
#include "damier/engine/learned.hpp"
#include "damier/engine/random_position_test.hpp"

#include <gtest/gtest.h>

#include <set>

namespace damier::engine {
namespace {

using draughts::rules::All;

std::uint64_t squares_of(board::Geometry const& g, Window const& window) {
    std::set<int> bits(window.begin(), window.end());
    for (int const bit : bits) EXPECT_LT(bit, board::bits(g));
    return bits.size();
}

// Numbers that differ from one another, for any board that has windows.
Learned made_up(Law const& law, std::uint64_t seed) {
    Random random(seed);
    auto const any = [&](int most) { return random.below(2 * most + 1) - most; };
    Learned learned;
    learned.law = "some";
    for (Tapered& term : learned.terms) term = {any(900), any(900)};
    for (Term const placed : {Term::advance, Term::centre, Term::edge, Term::home})
        learned.terms[static_cast<std::size_t>(placed)] = {0, 0};
    learned.king_squares.resize(static_cast<std::size_t>(board::square_count(law.geometry())));
    for (Tapered& square : learned.king_squares) square = {any(500), any(500)};
    for (std::size_t i = windows_of(law.geometry()).size(); i > 0; --i) {
        Learned::Table table;
        table.first.assign(part_states, {0, 0});
        table.last.assign(part_states, {0, 0});
        table.whole.assign(window_states, {0, 0});
        for (Tapered& worth : table.first) worth = {any(300), any(300)};
        for (std::size_t at = 0; at < part_states; at += 3) table.last[at] = {any(300), -7};
        for (std::size_t at = 0; at < window_states; at += 1 + at % 97)
            table.whole[at] = {any(99), 1};
        learned.tables.push_back(std::move(table));
    }
    return learned;
}

std::span<std::uint8_t const> as_bytes(std::string const& text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

TEST(Windows, cover_each_board_with_twelve_squares_each) {
    auto const number = [](board::Geometry const& g) { return windows_of(g).size(); };
    EXPECT_EQ(number(board::chequered(10, 10)), 4u);
    EXPECT_EQ(number(board::chequered(8, 8)), 3u);
    EXPECT_EQ(number(board::chequered(12, 12)), 8u);
    EXPECT_EQ(number(board::chequered(14, 14)), 9u);
    EXPECT_EQ(number(board::full(8, 8)), 6u);
    EXPECT_EQ(number(board::chequered(4, 4)), 0u);
    for (Law const* const law : {&draughts::rules::international_law, &draughts::rules::frisian_law,
                                 &draughts::rules::turkish_law, &draughts::rules::dumm_law})
        for (Window const& window : windows_of(law->geometry()))
            EXPECT_EQ(squares_of(law->geometry(), window), window_squares);
}

TEST(Windows, both_ways_to_an_index_agree) {
    Random random(5);
    for (Law const* const law : {&draughts::rules::international_law, &draughts::rules::frisian_law,
                                 &draughts::rules::russian_law, &draughts::rules::turkish_law}) {
        WindowIndex const index(law->geometry());
        if (!index.can_gather()) GTEST_SKIP() << "this processor has one way only";
        for (int i = 0; i < 2000; ++i) {
            // Any bits will do, if no square belongs to both.
            std::uint64_t const all = ~std::uint64_t{0} >> (64 - board::bits(law->geometry()));
            Men const white{random.next() & random.next() & all, 0};
            Men const black{random.next() & random.next() & all & ~white.low, 0};
            WindowIndex::Indices by_bits{}, by_bytes{};
            index.gather(white, black, by_bits);
            index.add_bytes(white, black, by_bytes);
            for (std::size_t lane = 0; lane < 2 * index.tables(); ++lane) {
                ASSERT_EQ(by_bits[lane], by_bytes[lane]);
                ASSERT_LT(by_bits[lane], window_states);
            }
        }
    }
}

template <Law const& L> void check_learned_symmetry(draughts::Rules const& rules) {
    SCOPED_TRACE(std::string(rules.text().key()));
    auto const weights = weights_from(made_up(L, 3), L);
    ASSERT_TRUE(weights);
    Evaluation<L> const evaluate(*weights);
    Random random(9);
    int different = 0;
    for (int i = 0; i < 50; ++i) {
        auto const position = random_position<L>(rules, random, 80);
        EXPECT_EQ(evaluate.fine(position), evaluate.fine(position.turned()));
        different += evaluate.fine(position) != 0;
    }
    EXPECT_GT(different, 25);
}

TEST(Learned, is_worth_the_same_on_the_turned_board) {
    namespace rules = draughts::rules;
    check_learned_symmetry<rules::international_law>(rules::international);
    check_learned_symmetry<rules::russian_law>(rules::russian);
    check_learned_symmetry<rules::english_law>(rules::english);
    check_learned_symmetry<rules::canadian_law>(rules::canadian);
    check_learned_symmetry<rules::turkish_law>(rules::turkish);
}

TEST(Learned, comes_back_from_its_file) {
    Learned const before = made_up(draughts::rules::russian_law, 1);
    std::string const bytes = to_bytes(before);
    auto const after = learned_from(as_bytes(bytes));
    ASSERT_TRUE(after);
    EXPECT_EQ(after->law, before.law);
    EXPECT_EQ(after->terms, before.terms);
    EXPECT_EQ(after->king_squares, before.king_squares);
    ASSERT_EQ(after->tables.size(), before.tables.size());
    for (std::size_t i = 0; i < before.tables.size(); ++i) {
        EXPECT_EQ(after->tables[i].first, before.tables[i].first);
        EXPECT_EQ(after->tables[i].last, before.tables[i].last);
        EXPECT_EQ(after->tables[i].whole, before.tables[i].whole);
    }
    EXPECT_EQ(to_bytes(*after), bytes);
}

TEST(Learned, damaged_files_are_refused) {
    std::string const bytes = to_bytes(made_up(draughts::rules::russian_law, 1));
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        std::string wrong = bytes;
        auto const at = static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())));
        wrong[at] = static_cast<char>(wrong[at] ^ (1 + random.below(255)));
        EXPECT_FALSE(learned_from(as_bytes(wrong))) << at;
        EXPECT_FALSE(learned_from(as_bytes(bytes.substr(0, at)))) << at;
    }
    EXPECT_FALSE(learned_from({}));
    EXPECT_FALSE(
        weights_from(made_up(draughts::rules::russian_law, 1), draughts::rules::frisian_law));
}

TEST(Learned, what_the_program_has_can_be_read) {
    All::for_each_law([]<Law const & L>(draughts::Rules const& rules) {
        auto const file = learned_file(L);
        if (file.empty()) return;
        auto const learned = learned_from(file);
        ASSERT_TRUE(learned) << rules.text().key();
        EXPECT_EQ(learned->law, rules.text().key());
        EXPECT_TRUE(weights_from(*learned, L)) << rules.text().key();
    });
}

} // namespace
} // namespace damier::engine
