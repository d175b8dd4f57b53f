// Any sequence of commands: undoing all of it leads back to the start, and a journal of it makes
// the same session again.
#include "damier/session/command_text.hpp"
#include "damier/session/keeper.hpp"
#include "damier/session/record.hpp"
#include "damier/session/session.hpp"

#include "tests/session/random_commands.hpp"
#include "tests/session/transcript.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::session {
namespace {

using namespace std::chrono_literals;

struct Play {
    Session session{test::catalogue()};
    std::vector<TimedCommand> entries;
    TimePoint now = TimePoint{} + 77777s;
    Random random;

    explicit Play(std::uint64_t seed) : random(seed) { session.continue_at(now); }

    std::string step() {
        now += test::random_wait(random);
        Command const command = test::random_command(random, session);
        entries.push_back({session.stamp(now), command});
        return test::show(session.handle(command, now));
    }
};

int const most_steps = 200;

RC_GTEST_PROP(SessionProperty, UndoingAllLeadsBackToTheStart, (std::uint64_t seed)) {
    Play run(seed);
    run.step();
    std::string const start = run.session.state().text();
    Times const times = run.session.tree().node(root).times;
    int const steps = *rc::gen::inRange(0, most_steps);
    for (int i = 0; i < steps; ++i) run.step();
    run.session.handle(TakeBack{0}, run.now);
    bool const has_moved = run.session.tree().current() != root;
    run.session.handle(TakeBack{1'000'000}, run.now);
    RC_ASSERT(run.session.state().text() == start);
    RC_ASSERT(run.session.tree().current() == root);
    RC_ASSERT(run.session.tree().node(root).times == times);
    RC_ASSERT(!run.session.ending());
    for (int seat = 0; has_moved && seat < 2; ++seat)
        RC_ASSERT(run.session.reading(seat, run.now).left
                  == times.seats[static_cast<std::size_t>(seat)].left);
}

// Taking back n plies and redoing them is as if nothing had happened.
RC_GTEST_PROP(SessionProperty, RedoIsTheInverseOfTakeback, (std::uint64_t seed)) {
    Play run(seed);
    int const steps = *rc::gen::inRange(1, most_steps);
    for (int i = 0; i < steps; ++i) run.step();
    RC_PRE(!run.session.ending());
    NodeId const node = run.session.tree().current();
    int const plies = *rc::gen::inRange(0, run.session.tree().ply(node) + 1);
    Tree const before = run.session.tree();
    run.session.handle(TakeBack{plies}, run.now);
    RC_ASSERT(run.session.tree().ply(run.session.tree().current()) + plies == before.ply(node));
    run.session.handle(Redo{plies}, run.now);
    RC_ASSERT(run.session.tree() == before);
}

// The tree is sound: parents know their children, the path to each node replays to its state.
RC_GTEST_PROP(SessionProperty, EveryNodeIsReachedByItsActions, (std::uint64_t seed)) {
    Play run(seed);
    int const steps = *rc::gen::inRange(1, most_steps);
    for (int i = 0; i < steps; ++i) run.step();
    Tree const& tree = run.session.tree();
    for (NodeId id = 1; id < static_cast<NodeId>(tree.size()); ++id) {
        if (!tree.has(id)) continue;
        Node const& node = tree.node(id);
        RC_ASSERT(tree.has(node.parent));
        Node const& parent = tree.node(node.parent);
        RC_ASSERT(std::ranges::count(parent.children, id) == 1);
        RC_ASSERT(node.before == parent.state);
        Node const again = played(parent.state, node.action, node.is_irregular);
        RC_ASSERT(again.state->text() == node.state->text());
        RC_ASSERT(node.seat == parent.state->to_play());
    }
}

RC_GTEST_PROP(SessionProperty, AJournalMakesTheSameSessionAgain, (std::uint64_t seed)) {
    Play run(seed);
    int const steps = *rc::gen::inRange(1, most_steps);
    for (int i = 0; i < steps; ++i) run.step();
    std::string bytes(journal_header);
    std::uint32_t chain = crc32c(journal_header);
    for (TimedCommand const& entry : run.entries) append_record(bytes, to_text(entry), chain);
    Contents const contents = read_journal(bytes);
    RC_ASSERT(contents.damage == Damage::none);
    RC_ASSERT(contents.entries == run.entries);
    RC_ASSERT(*replay(contents.entries, test::catalogue()) == run.session);
}

RC_GTEST_PROP(SessionProperty, ReplayedSessionsGoOnAlike, (std::uint64_t seed)) {
    Play run(seed);
    for (int i = 0; i < 60; ++i) run.step();
    Session again = *replay(run.entries, test::catalogue());
    again.continue_at(run.now);
    for (int i = 0; i < 60; ++i) {
        run.now += test::random_wait(run.random);
        Command const command = test::random_command(run.random, run.session);
        RC_ASSERT(test::show(run.session.handle(command, run.now))
                  == test::show(again.handle(command, run.now)));
        RC_ASSERT(again.deadline() == run.session.deadline());
    }
    RC_ASSERT(again == run.session);
}

// The random commands are worth something only if most kinds of event come up.
TEST(SessionProperty, TheCommandsReachEveryKindOfEvent) {
    std::vector<bool> seen(std::variant_size_v<Event>);
    std::vector<bool> asked(std::variant_size_v<Command>);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Play run(seed);
        for (int i = 0; i < most_steps; ++i) {
            run.now += test::random_wait(run.random);
            Command const command = test::random_command(run.random, run.session);
            asked[command.index()] = true;
            for (Event const& event : run.session.handle(command, run.now))
                seen[event.index()] = true;
        }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << "event " << i;
    for (std::size_t i = 0; i < asked.size(); ++i) EXPECT_TRUE(asked[i]) << "command " << i;
}

} // namespace
} // namespace damier::session
