// Other programs at the desk: how they are named, started late, and started again.
#include "apps/transport/guests.hpp"
#include "apps/transport/loop.hpp"

#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <thread>

namespace damier::transport {

namespace {

using namespace std::chrono_literals;

game::Game const& international() { return **variants::find("international"); }

std::string problem(std::string const& text, game::Game const& game = international()) {
    auto const guest = invite(text, game);
    return guest ? "" : in_english(guest.error().message);
}

// What comes of it when the guest is to move.
game::Told asked(play::Guest const& guest, game::Game const& game) {
    Loop loop;
    auto const thinking = game::think_in_thread(loop.executor());
    game::Question question;
    question.game = &game;
    question.state = *game.start({}, 1);
    question.player = guest.player;
    question.task.limits.move_time = 100ms;
    game::Told last;
    thinking->start(question, [&](game::Told const& told) { last = told; });
    while (thinking->is_thinking()) {
        loop.wait({}, 60s);
        loop.run();
    }
    return last;
}

TEST(Loop, RunsInOneThreadWhatOthersHandIn) {
    Loop loop;
    EXPECT_FALSE(loop.run_one());
    std::vector<int> done;
    auto const here = std::this_thread::get_id();
    {
        std::jthread const other([&] {
            for (int i = 0; i < 3; ++i)
                loop.post([&, i] {
                    EXPECT_EQ(std::this_thread::get_id(), here);
                    done.push_back(i);
                    if (i == 0) loop.post([&] { done.push_back(9); });
                });
        });
    }
    loop.wait({}, 60s);
    loop.run();
    EXPECT_EQ(done, (std::vector{0, 1, 2})) << "what came of it is for the next time";
    EXPECT_TRUE(loop.run_one());
    EXPECT_EQ(done.back(), 9);
    EXPECT_FALSE(loop.run_one());
    loop.wait({}, 0ms);
}

TEST(Guests, AreNamedLikeThePlayersOfAMatch) {
    auto const name = read_program("hub,threads=2,book=no: scan --hub");
    ASSERT_TRUE(name);
    EXPECT_FALSE(name->is_dxp);
    EXPECT_EQ(name->command, "scan --hub");
    EXPECT_EQ(name->parameters,
              (std::map<std::string, std::string>{{"threads", "2"}, {"book", "no"}}));
    EXPECT_TRUE(read_program("dxp:example.org:27531")->is_dxp);
    EXPECT_EQ(problem("hub:scan"), "");
    EXPECT_EQ(problem("hub: "), "the command is missing in «hub: »");
    EXPECT_EQ(problem("hub,threads:scan"), "an option is written as key=value, not «threads»");
    EXPECT_EQ(problem("dxp:host:1"), "");
    EXPECT_NE(problem("dxp:host:port"), "");
    EXPECT_EQ(problem("dxp:host:1", **variants::find("frisian")),
              "DamExchange plays international draughts only, not «frisian»");
    EXPECT_TRUE(game::names_program("hub:x") && game::names_program("dxp,name=y:x"));
    EXPECT_FALSE(game::names_program("hub") || game::names_program("engine:3"));
}

TEST(Guests, OneThatDiesSaysSoEveryTime) {
    std::signal(SIGPIPE, SIG_IGN);
    auto const guest = invite("hub:exit 3", international());
    ASSERT_TRUE(guest);
    for (int i = 0; i < 2; ++i) {
        game::Told const told = asked(*guest, international());
        ASSERT_TRUE(std::holds_alternative<Error>(told));
        EXPECT_EQ(in_english(std::get<Error>(told).message),
                  "the engine «exit 3» has ended before it was ready");
    }
}

TEST(Guests, AreStartedWhenTheyAreToMoveAndAnewAfterAFailure) {
    class Mortal final : public game::Program {
    public:
        std::size_t choose(game::State const&, Limits const&, std::stop_token,
                           game::ThoughtSink const&) override {
            if (++moves_ == 2) failure_ = error(msg("it has died"));
            return 1;
        }
        std::optional<Error> const& failure() const override { return failure_; }

    private:
        int moves_ = 0;
        std::optional<Error> failure_;
    };
    int started = 0;
    play::Guest const guest{
        started_late([&](std::stop_token const&) -> Result<std::unique_ptr<game::Program>> {
            ++started;
            return std::unique_ptr<game::Program>(std::make_unique<Mortal>());
        }),
        {}};
    EXPECT_EQ(started, 0);
    EXPECT_EQ(std::get<game::Answer>(asked(guest, international())).action, 1u);
    EXPECT_TRUE(std::holds_alternative<Error>(asked(guest, international())));
    EXPECT_EQ(started, 1);
    EXPECT_EQ(std::get<game::Answer>(asked(guest, international())).action, 1u);
    EXPECT_EQ(started, 2);
}

} // namespace

} // namespace damier::transport
