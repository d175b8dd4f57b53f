// Tables of small endings: the index, the values of many laws, the file.
#include "damier/base/random.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/endgame/scope.hpp"
#include "damier/endgame/tables.hpp"
#include "damier/endgame/workshop.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <fstream>

namespace damier::endgame {
namespace {

namespace rules = draughts::rules;

// In memory only, whatever the user has in his folder.
template <draughts::Rules const& R> Workshop& built(int pieces) {
    static Workshop one(mechanics<*R.law.value>(), Ends(R.draws), {});
    BuildTask task;
    task.writes_files = false;
    EXPECT_EQ(one.build(slices_up_to(pieces), task).value_or(false), true);
    return one;
}

TEST(Slices, are_read_and_named) {
    EXPECT_EQ(name_of(*read_slice("KKM-K")), "KKM-K");
    EXPECT_EQ(name_of(*read_slice("mk-m")), "KM-M");
    EXPECT_EQ(read_slice("KK-MM")->turned(), *read_slice("MM-KK"));
    for (char const* const bad : {"", "K", "K-", "-K", "KKQ-K", "K-K-K", "KKKK-KKK"})
        EXPECT_FALSE(read_slice(bad)) << bad;
}

TEST(Slices, have_as_many_pieces_as_the_board_allows) {
    auto const pieces = [](Mechanics const& one) {
        return std::pair(usual_pieces_of(one), most_pieces_of(one));
    };
    EXPECT_EQ(pieces(mechanics<rules::russian_law>()), std::pair(5, 6));
    EXPECT_EQ(pieces(mechanics<rules::international_law>()), std::pair(4, 5));
    EXPECT_EQ(pieces(mechanics<rules::turkish_law>()), std::pair(4, 4));
    EXPECT_EQ(pieces(mechanics<rules::canadian_law>()), std::pair(4, 4));
    EXPECT_EQ(pieces(mechanics<rules::dumm_law>()), std::pair(3, 3));
}

TEST(Slices, come_after_what_they_lead_to) {
    std::vector<Slice> done;
    for (Slice const& slice : slices_up_to(5)) {
        for (Slice const& needed : needed_by(slice))
            EXPECT_TRUE(std::find(done.begin(), done.end(), needed) != done.end())
                << name_of(slice) << " needs " << name_of(needed);
        done.push_back(slice);
        done.push_back(slice.turned());
    }
}

template <Law const& L> void check_index() {
    Random random(3);
    for (Slice const& slice : slices_up_to(5)) {
        Index const index(squares_of<L>, slice);
        for (int i = 0; i < 50; ++i) {
            std::uint64_t const at = random.next() % index.size();
            auto const pieces = index.at(at);
            if (!pieces) continue;
            auto const position = position_of<L>(*pieces);
            EXPECT_EQ(index.of(pieces_of<L>(position)), at);
            EXPECT_EQ(index.of(pieces_of<L>(position.turned())), at);
            EXPECT_EQ(slice_of<L>(position.turned()), slice);
        }
    }
}

TEST(Index, finds_back_every_position_and_its_turned_one) {
    check_index<rules::international_law>();
    check_index<rules::frisian_law>();
    check_index<rules::turkish_law>();
    check_index<rules::dumm_law>();
    check_index<rules::spantsiretti_law>();
    check_index<rules::ulb_law<5>>();
}

// Every position of up to so many pieces, and samples of those with one more.
template <draughts::Rules const& R> void check_values(int pieces, std::uint64_t samples = 0) {
    SCOPED_TRACE(std::string(R.text().key()));
    Workshop& workshop = built<R>(pieces + (samples > 0 ? 1 : 0));
    for (Slice const& first : slices_up_to(pieces + (samples > 0 ? 1 : 0)))
        for (Slice const& slice : {first, first.turned()}) {
            if (!workshop.mechanics().covers(slice)) continue;
            std::optional<std::uint64_t> some;
            if (slice.pieces() > pieces) some = samples;
            CheckResult const result = workshop.check(slice, some);
            EXPECT_GT(result.looked_at, 0u);
            EXPECT_EQ(result.wrong, 0u) << name_of(slice);
        }
}

TEST(Values, follow_from_the_moves_under_every_kind_of_law) {
    check_values<rules::international>(2, 2000);
    check_values<rules::russian>(2, 5000);
    check_values<rules::english>(3);
    check_values<rules::italian>(2, 5000);
    check_values<rules::turkish>(2, 2000);
    check_values<rules::armenian>(2, 2000);
    check_values<rules::losing>(2, 2000);
    check_values<rules::bt>(3, 2000);
    check_values<rules::frisian>(2, 2000);
    check_values<rules::troisil>(2);
    check_values<rules::thai>(2, 2000);
    check_values<rules::spantsiretti>(2);
    check_values<rules::ulb<4>>(4);
    check_values<rules::ulb<5>>(3, 2000);
}

TEST(Values, are_those_of_the_books) {
    auto const& russian = built<rules::russian>(3);
    auto const longest = [&](char const* slice) {
        return russian.shelf().find(*read_slice(slice))->facts().longest;
    };
    EXPECT_EQ(longest("KK-K"), 7); // only by a trap
    EXPECT_EQ(longest("K-KK"), 8);
    std::uint64_t positions = 0;
    for (Slice const& slice : slices_up_to(3)) {
        positions += russian.shelf().find(slice)->facts().positions;
        if (slice != slice.turned())
            positions += russian.shelf().find(slice.turned())->facts().positions;
    }
    EXPECT_EQ(positions, 199'520u);
}

class TableFile : public testing::Test {
protected:
    TableFile() : workshop(mechanics<rules::english_law>(), Ends(rules::english.draws), folder()) {
        std::filesystem::remove_all(folder());
        EXPECT_TRUE(workshop.build(slices_up_to(2), {}).value_or(false));
    }
    ~TableFile() override { std::filesystem::remove_all(folder()); }

    static std::filesystem::path folder() {
        return std::filesystem::temp_directory_path()
               / ("damier-endings-" + std::to_string(::getpid()));
    }
    Result<std::unique_ptr<Table const>> open(std::string const& slice) const {
        return Table::open(file(slice), workshop.shelf().law(), *read_slice(slice));
    }
    std::filesystem::path file(std::string const& slice) const {
        return workshop.shelf().file_of(*read_slice(slice));
    }
    static std::string read(std::filesystem::path const& path) {
        std::ifstream in(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    Workshop workshop;
};

TEST_F(TableFile, says_what_was_solved) {
    Shelf const again(workshop.shelf().law(), workshop.shelf().folder());
    for (Slice const& slice : slices_up_to(2)) {
        Table const *const built = workshop.shelf().find(slice), *const read = again.find(slice);
        ASSERT_TRUE(built && read);
        EXPECT_EQ(built->facts(), read->facts());
        EXPECT_TRUE(read->is_whole());
        for (std::uint64_t i = 0; i < read->size(); ++i) {
            ASSERT_EQ(built->byte_at(i), read->byte_at(i));
            ASSERT_EQ(without_plies(*read->byte_at(i)), read->value_at(i));
        }
    }
}

TEST_F(TableFile, is_refused_when_it_is_another) {
    EXPECT_TRUE(open("KM-K").error().message.id.size() > 0); // not there
    std::filesystem::copy_file(file("K-K"), file("M-M"),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_NE(in_english(open("M-M").error()).find("this is the table of K-K, not of M-M"),
              std::string::npos);
    auto const other = Table::open(file("K-K"), workshop.shelf().law() + 1, *read_slice("K-K"));
    EXPECT_NE(in_english(other.error()).find("belongs to other rules"), std::string::npos);
}

TEST_F(TableFile, never_tells_something_else_when_a_byte_has_changed) {
    std::string const image = read(file("K-M"));
    std::uint64_t const law = workshop.shelf().law();
    auto const good = Table::from_image(image, law, *read_slice("K-M"));
    ASSERT_TRUE(good);
    for (std::size_t i = 0; i < image.size(); ++i) {
        std::string changed = image;
        changed[i] = static_cast<char>(changed[i] ^ 0x40);
        auto const table = Table::from_image(changed, law, *read_slice("K-M"));
        if (!table) continue;
        EXPECT_FALSE((*table)->is_whole());
        for (std::uint64_t at = 0; at < (*good)->size(); at += 7)
            if (auto const byte = (*table)->byte_at(at)) {
                ASSERT_EQ(byte, (*good)->byte_at(at));
            }
    }
    for (std::size_t size = 0; size < image.size(); size += 11)
        EXPECT_FALSE(Table::from_image(image.substr(0, size), law, *read_slice("K-M")));
}

} // namespace
} // namespace damier::endgame
