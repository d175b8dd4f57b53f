#include "damier/game/book.hpp"
#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

#include <set>

namespace damier::variants {
namespace {

using game::Book;

std::span<std::uint8_t const> bytes_of(std::string const& text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}
game::StatePtr start(std::string_view key = "international") { return *(*find(key))->start({}, 1); }

// Knows the first three moves: worth 0.10, 0.08 and -0.20 to who plays them.
Book small() {
    Book book;
    int const values[] = {-10, -8, 20};
    for (std::size_t i = 0; i < 3; ++i) book.add(Book::key_of(*start()->after(i)), values[i]);
    return book;
}

TEST(Book, tells_known_moves_best_first) {
    auto const choices = small().choices(*start());
    ASSERT_EQ(choices.size(), 3u);
    EXPECT_EQ(choices[0].action, 0u);
    EXPECT_EQ(choices[0].value, 10);
    EXPECT_EQ(choices[2].value, -20);
}

TEST(Book, varies_among_good_moves_only) {
    std::set<std::size_t> chosen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) chosen.insert(*small().choose(*start(), seed));
    EXPECT_EQ(chosen, (std::set<std::size_t>{0, 1}));
    EXPECT_FALSE(small().choose(*start()->after(0), 1)) << "the book ends here";
}

TEST(Book, knows_a_position_whatever_way_led_there) {
    auto const one = start()->after(*start()->interpret("32-28"));
    EXPECT_EQ(Book::key_of(*one), Book::key_of(*one->fresh()));
    EXPECT_NE(Book::key_of(*one), Book::key_of(*start()));
}

TEST(Book, is_the_same_after_writing_and_reading) {
    std::string const bytes = small().to_bytes();
    auto const read = Book::from_bytes(bytes_of(bytes));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, small());
}

TEST(Book, refuses_damage_in_one_sentence) {
    std::string const bytes = small().to_bytes();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 4);
        EXPECT_FALSE(Book::from_bytes(bytes_of(damaged))) << i;
        EXPECT_FALSE(Book::from_bytes(bytes_of(bytes.substr(0, i)))) << i;
    }
}

TEST(Book, of_international_draughts_is_small_and_varied) {
    for (game::BookFile const& file : game::book_files())
        EXPECT_LE(file.bytes.size(), 100'000u) << file.key;
    Book const* const book = game::book_of("international");
    ASSERT_NE(book, nullptr);
    EXPECT_EQ(book->choices(*start()).size(), 9u);
    EXPECT_EQ(game::book_of("russian"), nullptr);
    std::set<std::size_t> chosen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) chosen.insert(*book->choose(*start(), seed));
    EXPECT_GE(chosen.size(), 2u);
}

TEST(Book, is_asked_for_behind_the_name_of_a_player) {
    auto const* const game = *find("international");
    for (char const* right : {"engine:3+book", "engine:1450+book", "engine+book", "random+book"})
        EXPECT_TRUE(game::make_player(*game, right, 1)) << right;
    for (char const* wrong : {"engine:99+book", "+book", "engine:3+books", "engine+book+book"})
        EXPECT_FALSE(game::make_player(*game, wrong, 1)) << wrong;
    EXPECT_TRUE(game::make_player(**find("russian"), "engine:3+book", 1)) << "there is none";
}

TEST(Book, is_played_from_at_once_and_only_by_who_asks) {
    auto const* const game = *find("international");
    Limits limits;
    limits.nodes = 1;
    std::set<std::size_t> with, without;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        bool has_thought = false;
        auto const sink = [&](game::Thought const&) { has_thought = true; };
        with.insert(
            (*game::make_player(*game, "engine+book", seed))->choose(*start(), limits, {}, sink));
        EXPECT_FALSE(has_thought);
        without.insert(
            (*game::make_player(*game, "engine", seed))->choose(*start(), limits, {}, sink));
        EXPECT_TRUE(has_thought);
    }
    EXPECT_GE(with.size(), 2u);
    EXPECT_EQ(without.size(), 1u);
}

} // namespace
} // namespace damier::variants
