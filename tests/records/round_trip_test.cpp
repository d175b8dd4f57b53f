// Games of every kind in the catalogue, with variations and everything that can be said about a
// move, are the same after writing and reading.
#include "damier/pdn/reader.hpp"
#include "damier/records/check.hpp"
#include "damier/records/reader.hpp"

#include "tests/records/generated.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace damier {
namespace {

using records::Record;

std::vector<std::string> strengths(Record const& record) {
    std::vector<std::string> list;
    for (auto const& [node, text] : record.strengths)
        list.push_back(record.tree.node(node).text() + text);
    std::sort(list.begin(), list.end());
    return list;
}

RC_GTEST_PROP(RoundTrip, ReadingWhatWasWrittenGivesTheSameGame, ()) {
    test::Script const script = *test::script();
    for (game::Game const* game : catalogue::all()) {
        Record const record = test::record_of(*game, script);
        std::string const text = records::write(record);
        auto const read = records::read_games(text, catalogue::all());
        for (records::Problem const& problem : read.problems) RC_LOG() << in_english(problem.error);
        RC_LOG() << text;
        RC_ASSERT(read.problems.empty());
        RC_ASSERT(read.games.size() == 1u);
        Record const& again = *read.games[0].record;
        RC_ASSERT(again.game == record.game);
        RC_ASSERT(again.tree.copy(session::root) == record.tree.copy(session::root));
        RC_ASSERT(strengths(again) == strengths(record));
        RC_ASSERT(again.result == record.result);
        RC_ASSERT(records::write(again) == text);
    }
}

// The checker and the reader agree about every game.
RC_GTEST_PROP(RoundTrip, TheCheckerFindsNothingWrong, ()) {
    test::Script const script = *test::script();
    for (game::Game const* game : catalogue::all()) {
        Record const record = test::record_of(*game, script);
        std::string const text = records::write(record);
        RC_LOG() << text;
        records::Checker checker(pdn::from_text(text), catalogue::all(), "",
                                 [&](records::Problem const& problem) {
                                     // What follows an irregular move is not checked, which is
                                     // said.
                                     if (problem.severity == pdn::Severity::error)
                                         RC_FAIL(in_english(problem.error));
                                 });
        while (*checker.check_game()) {
        }
        records::Statistics const& found = checker.statistics();
        RC_ASSERT(found.games == 1);
        RC_ASSERT(found.plies + found.variation_plies == static_cast<long>(record.tree.size()) - 1);
        RC_ASSERT(found.played.at(game) == 1);
    }
}

} // namespace
} // namespace damier
