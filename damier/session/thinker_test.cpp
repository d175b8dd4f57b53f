#include "damier/session/thinker.hpp"

#include "damier/session/session.hpp"
#include "tests/session/test_games.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <optional>

namespace damier::session {
namespace {

// Where a thinker's command arrives, and where the test waits for it.
class Letterbox {
public:
    void put(PlayAction action) {
        std::scoped_lock const lock(mutex_);
        letter_ = action;
        came_.notify_all();
    }
    PlayAction wait() {
        std::unique_lock lock(mutex_);
        came_.wait(lock, [&] { return letter_.has_value(); });
        return *std::exchange(letter_, std::nullopt);
    }
    bool is_empty() {
        std::scoped_lock const lock(mutex_);
        return !letter_;
    }

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::optional<PlayAction> letter_;
};

std::shared_ptr<game::Bot> bot(std::string_view kind, std::uint64_t seed) {
    return *test::catalogue()[0]->make_bot(kind, seed);
}

TEST(Thinker, PlaysAWholeGameThroughTheSession) {
    Session session(test::catalogue());
    NewGame wanted;
    wanted.game = "race";
    wanted.seed = 5;
    wanted.players = {{"", "random", {}}, {"", "random", {}}};
    TimePoint const now{};
    session.handle(wanted, now);
    Letterbox box;
    Thinker thinker;
    while (std::optional<Think> const think = session.thinking(now)) {
        thinker.start(bot(think->bot, think->seed), session.tree().here().state, *think,
                      [&](PlayAction action) { box.put(action); });
        session.handle(box.wait(), now);
    }
    ASSERT_TRUE(session.ending());
    EXPECT_EQ(session.ending()->how, How::rules);
}

TEST(Thinker, StopsWithoutDeliveringAndHurriesWithDelivering) {
    Letterbox box;
    Thinker thinker;
    auto const deliver = [&](PlayAction action) { box.put(action); };
    Think const think{0, 3, "slow", 0, {}};
    game::StatePtr const state = test::Race::start(2, 12);
    thinker.start(bot("slow", 0), state, think, deliver);
    EXPECT_TRUE(thinker.is_thinking());
    thinker.stop();
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_TRUE(box.is_empty());
    thinker.start(bot("slow", 0), state, think, deliver);
    thinker.hurry();
    EXPECT_EQ(box.wait(), (PlayAction{0, NodeId{3}}));
    thinker.start(bot("slow", 0), state, think, deliver);
    thinker.start(bot("random", 0), state, think, deliver); // the first one is dropped
    EXPECT_EQ(box.wait().thought_at, 3);
}

} // namespace
} // namespace damier::session
