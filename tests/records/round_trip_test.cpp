// Games of every kind in the catalogue, with variations and everything that can be said about a
// move, are the same after writing and reading.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/reader.hpp"
#include "damier/records/check.hpp"
#include "damier/records/reader.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

using records::Record;
using session::NodeId;
using session::Tree;

std::string some_text(Random& random) {
    static constexpr std::array texts{
        "good",          "forced: see game 12", "two\nlines",           "a {brace} and a } more",
        "[%eval 0.25]",  "[%eval 1] x",         "  blanks around it  ", "dégagé ½",
        "50% of \"it\"", "\\ ; % (a) *"};
    return texts[static_cast<std::size_t>(random.below(static_cast<int>(texts.size())))];
}

void decorate(Random& random, Record& record, NodeId node) {
    Tree& tree = record.tree;
    if (random.below(5) == 0) tree.comment(node, false, some_text(random));
    if (node != session::root && random.below(9) == 0) tree.comment(node, true, some_text(random));
    if (random.below(6) == 0) {
        std::vector<int> nags;
        for (int i = 0; i <= random.below(3); ++i) nags.push_back(random.below(140));
        tree.annotate(node, nags);
    }
    if (node != session::root && random.below(20) == 0) record.strengths[node] = "(?!)";
}

NodeId play_random(Random& random, Tree& tree, session::Clock& clock) {
    game::StatePtr const state = tree.here().state;
    auto const count = static_cast<int>(state->actions().size());
    if (count == 0) return session::no_node;
    auto const choice = static_cast<std::size_t>(random.below(count));
    session::Node node;
    node.action = state->actions()[choice].text;
    node.seat = state->to_play();
    node.state = state->after(choice);
    session::TimePoint const now{};
    clock.restore(tree.here().times, now);
    node.used = clock.played(node.state->to_play(),
                             now + std::chrono::microseconds(random.below(4'000'000)));
    node.times = clock.times();
    if (tree.child(tree.current(), node.action, false) != session::no_node) return session::no_node;
    return tree.play(std::move(node));
}

Record random_record(game::Game const& game, std::uint64_t seed, bool has_clock) {
    Random random(seed);
    Record record;
    record.game = &game;
    record.setup.game = game.key();
    record.setup.seed = seed;
    if (!game.options().empty()) {
        game::Option const& option = game.options()[0];
        if (!option.choices.empty())
            record.setup.options[option.key] = option.choices.back();
        else if (option.key == "size")
            record.setup.options[option.key] = "8";
    }
    if (has_clock) record.setup.clock = *session::read_time_controls("5m+3s");
    game::StatePtr start = *game.start(record.setup.options, seed);
    if (seed % 3 == 0 && !start->actions().empty()) {
        for (int i = 0; i < 5 && !start->actions().empty(); ++i)
            start = start->after(
                static_cast<std::size_t>(random.below(static_cast<int>(start->actions().size()))));
        // A file knows positions, not what was played before them.
        start = *game.read(start->text());
        record.setup.position = start->text();
    }
    session::Clock clock(record.setup.clock, static_cast<int>(start->about().seats.size()));
    clock.start(start->to_play(), session::TimePoint{});
    record.tree = Tree(start, clock.times());
    decorate(random, record, session::root);
    for (int i = 0; i < 60; ++i) {
        if (random.below(6) == 0) {
            auto const any =
                static_cast<NodeId>(random.below(static_cast<int>(record.tree.size())));
            record.tree.go_to(any);
        }
        NodeId const node = play_random(random, record.tree, clock);
        if (node != session::no_node) decorate(random, record, node);
    }
    record.tags = {{"Event", "Round \"trip\""}, {"White", "A"}, {"Unknown", "kept \\ so"}};
    record.result = random.below(2) == 0 ? "*" : "1-0";
    return record;
}

std::vector<std::string> strengths(Record const& record) {
    std::vector<std::string> list;
    for (auto const& [node, text] : record.strengths)
        list.push_back(record.tree.node(node).action + text);
    std::sort(list.begin(), list.end());
    return list;
}

class RoundTrip : public testing::TestWithParam<game::Game const*> {};

TEST_P(RoundTrip, ReadingWhatWasWrittenGivesTheSameGame) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Record const record = random_record(*GetParam(), seed, seed % 2 == 0);
        std::string const text = records::write(record);
        auto const read = records::read_records(text, catalogue::all());
        for (records::Problem const& problem : read.problems)
            ADD_FAILURE() << in_english(problem.error) << "\n" << text;
        ASSERT_EQ(read.records.size(), 1u) << text;
        Record const& again = read.records[0];
        ASSERT_EQ(again.game, record.game) << text;
        EXPECT_EQ(again.tree.copy(session::root), record.tree.copy(session::root)) << text;
        EXPECT_EQ(strengths(again), strengths(record)) << text;
        EXPECT_EQ(again.result, record.result) << text;
        EXPECT_EQ(records::write(again), text);
    }
}

// The checker and the reader agree about every game.
TEST_P(RoundTrip, TheCheckerFindsNothingWrong) {
    for (std::uint64_t seed = 11; seed <= 14; ++seed) {
        Record const record = random_record(*GetParam(), seed, false);
        std::string const text = records::write(record);
        pdn::Reader reader(pdn::from_text(text));
        records::Checker checker(catalogue::all(), "", [&](records::Problem const& problem) {
            ADD_FAILURE() << in_english(problem.error) << "\n" << text;
        });
        while (checker.check_game(reader)) {
        }
        records::Statistics const& found = checker.statistics();
        EXPECT_EQ(found.games, 1);
        EXPECT_EQ(found.plies + found.variation_plies, static_cast<long>(record.tree.size()) - 1);
        EXPECT_EQ(found.played.at(GetParam()), 1);
    }
}

std::string name_of(testing::TestParamInfo<game::Game const*> const& info) {
    std::string name(info.param->key());
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, RoundTrip,
                         testing::ValuesIn(catalogue::all().begin(), catalogue::all().end()),
                         name_of);

} // namespace
} // namespace damier
