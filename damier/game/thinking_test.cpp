#include "damier/game/thinking.hpp"

#include "damier/game/program.hpp"

#include "tests/session/test_games.hpp"
#include "tests/session/test_loop.hpp"

#include <gtest/gtest.h>

namespace damier::game {
namespace {

// Everything that was told about one question, and whether it was the last.
struct Heard {
    std::vector<Told> told;

    Thinking::Listener listener() {
        return [this](Told const& one) { told.push_back(one); };
    }
    bool is_answered() const { return !told.empty() && std::holds_alternative<Answer>(told.back()); }
};

Question about(std::string bot, std::uint64_t seed = 0) {
    Question question;
    question.game = test::catalogue()[0];
    question.state = test::Race::start(2, 12);
    question.bot = std::move(bot);
    question.settings.seed = seed;
    return question;
}

// Both ways to think must not be told apart from outside.
class EveryThinking : public testing::TestWithParam<bool> {
protected:
    std::unique_ptr<Thinking> make() {
        return GetParam() ? think_in_thread(loop_.executor()) : think_on_loop(loop_.executor());
    }
    test::Loop loop_;
};
INSTANTIATE_TEST_SUITE_P(Ways, EveryThinking, testing::Bool());

TEST_P(EveryThinking, TellsThoughtsThenTheAnswerOnTheLoop) {
    Heard heard;
    auto const thinking = make();
    EXPECT_FALSE(thinking->is_thinking());
    thinking->start(about("random", 7), heard.listener());
    EXPECT_TRUE(thinking->is_thinking());
    EXPECT_TRUE(heard.told.empty()); // nothing before the loop runs
    while (!heard.is_answered()) loop_.run_one();
    EXPECT_FALSE(thinking->is_thinking());
    ASSERT_EQ(heard.told.size(), 2u);
    EXPECT_TRUE(std::holds_alternative<Thought>(heard.told[0]));
    EXPECT_LT(std::get<Answer>(heard.told[1]).action, about("").state->actions().size());
}

TEST_P(EveryThinking, ASecondQuestionSilencesTheFirst) {
    Heard first, second;
    auto const thinking = make();
    thinking->start(about("random", 1), first.listener());
    thinking->start(about("random", 2), second.listener());
    while (!second.is_answered()) loop_.run_one();
    loop_.run();
    EXPECT_TRUE(first.told.empty());
}

TEST_P(EveryThinking, NothingIsToldAfterStopOrTheEnd) {
    Heard heard;
    auto thinking = make();
    thinking->start(about("random"), heard.listener());
    thinking->stop();
    EXPECT_FALSE(thinking->is_thinking());
    loop_.run();
    thinking->start(about("random"), heard.listener());
    thinking.reset();
    loop_.run();
    EXPECT_TRUE(heard.told.empty());
}

TEST_P(EveryThinking, TheListenerMayAskAgain) {
    Heard heard;
    auto const thinking = make();
    int left = 5;
    std::function<void(Told const&)> again = [&](Told const& told) {
        heard.told.push_back(told);
        if (std::holds_alternative<Answer>(told) && --left > 0)
            thinking->start(about("random"), again);
    };
    thinking->start(about("random"), again);
    while (left > 0) loop_.run_one();
    EXPECT_EQ(heard.told.size(), 10u);
}

TEST_P(EveryThinking, AnAnalystAnswersWithItsLines) {
    Heard heard;
    auto const thinking = make();
    Question question = about("");
    question.task.lines = 2;
    thinking->start(question, heard.listener());
    while (!heard.is_answered()) loop_.run_one();
    Answer const& answer = std::get<Answer>(heard.told.back());
    ASSERT_EQ(answer.lines.size(), 2u);
    EXPECT_EQ(answer.action, answer.lines[0].actions[0]);
    // Without a position it only gets ready.
    question.state = nullptr;
    thinking->start(question, heard.listener());
    while (thinking->is_thinking()) loop_.run_one();
    EXPECT_TRUE(std::get<Answer>(heard.told.back()).lines.empty());
}

TEST_P(EveryThinking, WhatCannotPlaySaysWhy) {
    Heard heard;
    auto const thinking = make();
    thinking->start(about("nobody"), heard.listener());
    while (heard.told.empty()) loop_.run_one();
    EXPECT_TRUE(std::holds_alternative<Error>(heard.told.back()));

    struct Dying final : Program {
        std::size_t choose(State const&, Limits const&, std::stop_token,
                           ThoughtSink const&) override {
            return 0;
        }
        std::optional<Error> const& failure() const override { return failure_; }
        std::optional<Error> failure_ = error(msg("it has died"));
    };
    Question question = about("");
    question.player = std::make_shared<Dying>();
    thinking->start(question, heard.listener());
    while (heard.told.size() < 2) loop_.run_one();
    EXPECT_EQ(in_english(std::get<Error>(heard.told.back())), "it has died");
    EXPECT_FALSE(thinking->is_thinking());
}

TEST(ThinkingInAThread, HurriesAndStopsAPlayerThatWouldThinkForEver) {
    test::Loop loop;
    Heard heard, dropped;
    auto const thinking = think_in_thread(loop.executor());
    thinking->start(about("slow"), dropped.listener());
    thinking->stop();
    thinking->start(about("slow"), heard.listener());
    thinking->hurry();
    while (!heard.is_answered()) loop.run_one();
    EXPECT_EQ(std::get<Answer>(heard.told.back()).action, 0u);
    EXPECT_TRUE(dropped.told.empty());
    thinking->start(about("slow"), dropped.listener()); // and the destructor ends it
}

TEST(ThinkingOnTheLoop, EndsEarlyWhenEverythingIsStopped) {
    test::Loop loop;
    std::stop_source stop;
    stop.request_stop();
    Heard heard;
    auto const thinking = think_on_loop(loop.executor(), stop.get_token());
    thinking->start(about("slow"), heard.listener());
    loop.run();
    EXPECT_TRUE(heard.is_answered());
}

} // namespace
} // namespace damier::game
