#include "damier/play/desk.hpp"

#include "damier/game/program.hpp"
#include "damier/play/sentences.hpp"
#include "damier/play/turns.hpp"

#include "tests/session/full_disk.hpp"
#include "tests/session/random_commands.hpp"
#include "tests/session/test_games.hpp"
#include "tests/session/test_loop.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace damier::play {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

std::span<game::Game const* const> games() {
    static test::RaceGame const two(2), three(3), four(4);
    static std::array<game::Game const*, 3> const all{&two, &three, &four};
    return all;
}

// Whom nobody hears any more: it is asked and never answers.
class Silence final : public game::Thinking {
public:
    void start(game::Question, Listener) override { is_asked_ = true; }
    void hurry() override {}
    void stop() override { is_asked_ = false; }
    bool is_thinking() const override { return is_asked_; }

private:
    bool is_asked_ = false;
};

// Another program: dies the first time, then resigns, plays what there is not, or plays.
class Stranger final : public game::Program {
public:
    enum class Way { dies, resigns, errs, plays };
    explicit Stranger(std::vector<Way> ways) : ways_(std::move(ways)) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        Way const way = ways_.at(turn_++);
        failure_.reset();
        if (way == Way::dies) failure_ = error(msg("it has died"));
        has_resigned_ = way == Way::resigns;
        return way == Way::errs ? state.actions().size() : 0;
    }
    std::optional<Error> const& failure() const override { return failure_; }
    bool has_resigned() const override { return has_resigned_; }

private:
    std::vector<Way> ways_;
    std::size_t turn_ = 0;
    std::optional<Error> failure_;
    bool has_resigned_ = false;
};

// A desk with a clock and a loop that go when the test says so.
class AtDesk : public ::testing::Test {
protected:
    Desk make(game::MakeThinking make_thinking = {}) {
        if (!make_thinking)
            make_thinking = [this] {
                std::stop_source at_once; // for the player that thinks until it is stopped
                at_once.request_stop();
                return game::think_on_loop(loop_.executor(), at_once.get_token());
            };
        return Desk(games(), std::move(make_thinking), [this] { return time_; });
    }
    void listen(Desk& desk) {
        desk.listen([this, &desk](Update const& update) {
            for (session::Event const& event : update.events)
                if (Message const text = sentence(event, desk.session()); !text.id.empty())
                    heard_.push_back(in_english(text));
            for (Message const& note : update.notes) heard_.push_back(in_english(note));
        });
    }
    std::vector<std::string> heard() { return std::exchange(heard_, {}); }

    // "h": a person, else the key of a computer player.
    static session::NewGame between(std::vector<std::string> const& players) {
        session::NewGame setup;
        setup.game = test::Race::key_of(static_cast<int>(players.size()));
        for (std::string const& one : players)
            setup.players.push_back({"", one == "h" ? "" : one, {}});
        return setup;
    }
    static std::shared_ptr<Stranger> stranger(std::vector<Stranger::Way> ways) {
        return std::make_shared<Stranger>(std::move(ways));
    }

    test::Loop loop_;
    TimePoint time_{1h};
    std::vector<std::string> heard_;
};

using Heard = std::vector<std::string>;

TEST_F(AtDesk, AgainstPeopleAComputerWaitsAMoment) {
    Desk desk = make();
    desk.wait_before_answers(600ms);
    desk.receive(between({"h", "random"}));
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(desk.session().tree().size(), 2U); // it knows, and does not say yet
    EXPECT_TRUE(desk.is_thinking());
    ASSERT_EQ(desk.deadline(), time_ + 600ms);
    time_ += 600ms;
    desk.advance();
    EXPECT_EQ(desk.session().tree().size(), 3U);
    EXPECT_FALSE(desk.is_thinking());

    desk.receive(session::PlayAction{0, {}});
    loop_.run();
    desk.receive(session::TakeBack{1}); // what it meant to say belongs to another position
    EXPECT_FALSE(desk.is_thinking());
    time_ += 1s;
    desk.advance();
    EXPECT_EQ(desk.session().tree().size(), 4U);
    desk.receive(session::Redo{1});
    loop_.run();
    desk.hurry();
    EXPECT_EQ(desk.session().tree().size(), 5U);
}

TEST_F(AtDesk, AmongThemselvesOrShortOfTimeComputersDoNotWait) {
    Desk desk = make();
    desk.wait_before_answers(600ms);
    session::NewGame setup = between({"h", "random"});
    setup.clock = *session::read_time_controls("10s");
    desk.receive(setup);
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(desk.session().tree().size(), 3U);
    desk.receive(between({"random", "random"}));
    loop_.run();
    EXPECT_GT(desk.session().tree().size(), 2U);
}

TEST_F(AtDesk, ComputersAnswerOnTheLoopAndNotBefore) {
    Desk desk = make();
    listen(desk);
    EXPECT_FALSE(desk.is_busy());
    desk.receive(between({"h", "random"}));
    EXPECT_TRUE(desk.receive(session::PlayText{"a0-a1"}));
    EXPECT_TRUE(desk.is_busy());
    EXPECT_EQ(desk.session().tree().size(), 2u);
    EXPECT_FALSE(desk.receive(session::PlayText{"c0-c1"})) << "nobody plays for a computer";
    loop_.run();
    EXPECT_FALSE(desk.is_busy());
    EXPECT_EQ(desk.session().tree().size(), 3u);
    EXPECT_TRUE(desk.thought());
    EXPECT_EQ(heard().front(), "First plays a0-a1");
}

TEST_F(AtDesk, ComputersAmongThemselvesPlayToTheEnd) {
    for (int seats = 2; seats <= 4; ++seats) {
        Desk desk = make();
        desk.receive(between(std::vector<std::string>(static_cast<std::size_t>(seats), "random")));
        loop_.run();
        EXPECT_TRUE(desk.session().ending()) << seats;
    }
}

TEST_F(AtDesk, OneComputerDecidesAboutADrawByItsEngine) {
    Desk desk = make();
    listen(desk);
    session::NewGame setup = between({"h", "random"});
    desk.receive(setup);
    desk.receive(session::OfferDraw{0});
    EXPECT_TRUE(desk.is_busy()) << "it thinks about it";
    EXPECT_FALSE(person_asked_about_draw(desk.session()));
    loop_.run(); // it will be behind by a step, and there is little left
    EXPECT_EQ(heard(), (Heard{"First offers a draw", "Second accepts the draw",
                              "A draw: draw by agreement."}));
    setup.position = "2 12 0 -1 0 0 9 9";
    desk.receive(setup);
    desk.receive(session::OfferDraw{0});
    loop_.run();
    EXPECT_EQ(heard(), (Heard{"First offers a draw", "Second declines the draw"}));
    EXPECT_FALSE(desk.session().ending());
    EXPECT_FALSE(desk.is_busy());
}

TEST_F(AtDesk, PlayingOnWhileItThinksAboutADrawDeclines) {
    Desk desk = make();
    listen(desk);
    desk.receive(between({"h", "random"}));
    desk.receive(session::OfferDraw{0});
    desk.receive(session::TakeBack{1}); // refused, and the offer stands
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_FALSE(desk.session().ending());
    EXPECT_FALSE(desk.session().offer());
    EXPECT_EQ(desk.session().tree().size(), 3u);
}

TEST_F(AtDesk, AmongThreeTheComputerAnswersFirst) {
    Desk desk = make();
    listen(desk);
    desk.receive(between({"h", "h", "random"}));
    desk.receive(session::OfferDraw{0});
    EXPECT_EQ(heard(), (Heard{"First offers a draw", "Third declines the draw"}))
        << "early in the game, and Second is not troubled";
    EXPECT_FALSE(person_asked_about_draw(desk.session()));
}

TEST_F(AtDesk, AmongFourEverybodyAnswers) {
    Desk desk = make();
    session::NewGame setup = between({"h", "h", "random", "h"});
    setup.options["length"] = "99";
    desk.receive(setup);
    while (desk.session().tree().size() < 90 || desk.session().state().to_play() != 0) {
        if (!desk.session().is_bot(desk.session().state().to_play())) // people spring, so they lead
            desk.receive(session::PlayAction{desk.session().state().actions().size() - 1, {}, {}});
        loop_.run();
        ASSERT_FALSE(desk.session().ending());
    }
    listen(desk);
    desk.receive(session::OfferDraw{0});
    EXPECT_EQ(heard(), (Heard{"First offers a draw", "Third accepts the draw"}));
    EXPECT_EQ(person_asked_about_draw(desk.session()), 1);
    desk.receive(session::AnswerDraw{1, true});
    EXPECT_EQ(person_asked_about_draw(desk.session()), 3);
    desk.receive(session::AnswerDraw{3, true});
    EXPECT_EQ(heard().back(), "A draw: draw by agreement.");
}

TEST_F(AtDesk, AGuestDeclinesByPlayingOn) {
    Desk desk = make();
    listen(desk);
    desk.receive(between({"h", "random"}));
    desk.sit(1, {stranger({Stranger::Way::plays}), {}});
    desk.receive(session::OfferDraw{0});
    loop_.run();
    EXPECT_EQ(heard(), (Heard{"First offers a draw"}));
    EXPECT_FALSE(desk.is_busy());
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(heard(),
              (Heard{"First plays a0-a1", "Second declines the draw", "Second plays c0-c1"}));
}

TEST_F(AtDesk, AComputerHasAnIrregularMoveCorrected) {
    Desk desk = make();
    listen(desk);
    session::NewGame setup = between({"h", "random"});
    setup.arbitrage = true;
    setup.position = "2 12 0 -1 2 0 0 0"; // a runner that may go back
    desk.receive(setup);
    EXPECT_TRUE(desk.receive(session::PlayText{"a2-a1"}));
    EXPECT_EQ(heard(), (Heard{"First plays a2-a1", "That move is irregular: runners go forward",
                              "Second has the move corrected"}));
    EXPECT_EQ(desk.session().tree().current(), session::root);
    EXPECT_FALSE(desk.is_busy()) << "it is the person's turn again";
    setup.players[1].bot.clear(); // people decide for themselves
    desk.receive(setup);
    desk.receive(session::PlayText{"a2-a1"});
    EXPECT_TRUE(desk.session().disputed());
}

TEST_F(AtDesk, TakingBackGoesToAPersonsTurn) {
    Desk desk = make();
    desk.receive(between({"h", "random", "random"}));
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(plies_back(desk.session()), 3);
    desk.receive(session::TakeBack{plies_back(desk.session())});
    EXPECT_EQ(desk.session().tree().current(), session::root);
    EXPECT_EQ(plies_forward(desk.session()), 3);
    EXPECT_FALSE(desk.is_busy());
    desk.receive(session::Redo{plies_forward(desk.session())});
    EXPECT_FALSE(desk.is_busy());
    desk.receive(session::Resign{0});
    EXPECT_EQ(plies_back(desk.session()), 0) << "a declared result is withdrawn by itself";
    desk.receive(session::TakeBack{0});
    EXPECT_FALSE(desk.session().ending());
}

TEST_F(AtDesk, TakingBackStopsAComputerThatThinks) {
    Desk desk = make();
    desk.receive(between({"h", "random"}));
    desk.receive(session::PlayText{"a0-a1"});
    EXPECT_TRUE(desk.is_busy());
    desk.receive(session::TakeBack{plies_back(desk.session())});
    loop_.run();
    EXPECT_EQ(desk.session().tree().current(), session::root);
    EXPECT_EQ(desk.session().tree().size(), 2u) << "its answer came too late";
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(desk.session().tree().size(), 3u) << "the same position is thought about again";
}

TEST_F(AtDesk, TheFlagFallsWhileAPersonChooses) {
    Desk desk = make();
    listen(desk);
    session::NewGame setup = between({"h", "random"});
    setup.clock = *session::read_time_controls("10s");
    desk.receive(setup);
    desk.receive(session::PlayCells{{0}, false});
    EXPECT_FALSE(desk.session().chosen().empty());
    ASSERT_EQ(desk.deadline(), time_ + 10s);
    time_ += 9s;
    desk.advance();
    EXPECT_TRUE(heard().empty());
    time_ += 1s;
    desk.advance();
    EXPECT_EQ(heard(), (Heard{"Second wins: First has run out of time."}));
    EXPECT_TRUE(desk.session().chosen().empty());
    EXPECT_FALSE(desk.deadline());
}

TEST_F(AtDesk, TheFlagFallsWhileAComputerThinks) {
    Desk desk = make();
    listen(desk);
    session::NewGame setup = between({"random", "h"});
    setup.clock = *session::read_time_controls("10s");
    desk.receive(setup);
    time_ += 11s;
    desk.advance();
    loop_.run();
    EXPECT_EQ(heard(), (Heard{"Second wins: First has run out of time."}));
    EXPECT_FALSE(desk.is_busy());
}

TEST_F(AtDesk, AProgramThatDiesPausesTheGameAndMayTryAgain) {
    using enum Stranger::Way;
    Desk desk = make();
    listen(desk);
    desk.receive(between({"random", "h"}));
    desk.sit(0, {stranger({dies, errs, plays, resigns}), {}});
    loop_.run();
    EXPECT_EQ(heard(),
              (Heard{"First cannot play on: it has died. The game is paused; «resume» lets "
                     "it try again."}));
    EXPECT_FALSE(desk.is_busy());
    EXPECT_TRUE(desk.session().is_paused());
    desk.receive(session::Resume{});
    loop_.run();
    EXPECT_TRUE(heard().back().starts_with("First cannot play on: its move is not possible."));
    desk.receive(session::Resume{});
    loop_.run();
    EXPECT_EQ(heard(), (Heard{"First plays a0-a1"}));
    desk.receive(session::PlayText{"c0-c1"});
    loop_.run();
    EXPECT_EQ(heard().back(), "Second wins: First resigns.");
}

TEST_F(AtDesk, APeerThatFallsSilentDoesNotHoldTheGame) {
    Desk desk = make([] { return std::make_unique<Silence>(); });
    listen(desk);
    desk.receive(between({"h", "random"}));
    desk.sit(1, {stranger({}), 30s});
    desk.receive(session::PlayText{"a0-a1"});
    EXPECT_EQ(desk.deadline(), time_ + 30s);
    time_ += 29s;
    desk.advance();
    EXPECT_TRUE(desk.is_busy());
    EXPECT_EQ(heard().size(), 1u);
    time_ += 1s;
    desk.advance();
    EXPECT_EQ(heard(), (Heard{"Second cannot play on: nothing has been heard from it. The game is "
                              "paused; «resume» lets it try again."}));
    EXPECT_FALSE(desk.is_busy());
    EXPECT_FALSE(desk.deadline());
    desk.receive(session::Resume{});
    EXPECT_EQ(desk.deadline(), time_ + 30s);
    EXPECT_TRUE(desk.receive(session::TakeBack{1}));
    EXPECT_FALSE(desk.deadline());
}

TEST_F(AtDesk, AnotherProgramIsInvitedByItsName) {
    Desk desk = make();
    listen(desk);
    EXPECT_FALSE(desk.receive(between({"h", "hub:x"}))) << "nobody can reach one";
    EXPECT_EQ(heard(), (Heard{"no other program can play here: «hub:x»"}));
    std::vector<std::string> asked;
    desk.invite_with([&](std::string const& player, game::Game const& game) -> Result<Guest> {
        asked.push_back(player + ' ' + std::string(game.key()));
        if (player == "dxp:y:1") return error(msg("there is no such place"));
        return Guest{stranger({Stranger::Way::plays, Stranger::Way::dies}), {}};
    });
    EXPECT_TRUE(desk.receive(between({"h", "hub,level=2:x"})));
    EXPECT_EQ(asked, (Heard{"hub,level=2:x " + std::string(test::Race::key_of(2))}));
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_EQ(heard().back(), "Second plays c0-c1");
    EXPECT_FALSE(desk.begin(between({"dxp:y:1", "h"})));
    EXPECT_FALSE(desk.receive(between({"dxp:y:1", "h"})));
    EXPECT_EQ(heard(), (Heard{"there is no such place"}));
    desk.receive(session::PlayText{"a1-a2"});
    loop_.run();
    EXPECT_TRUE(heard().back().starts_with("Second cannot play on: it has died.")) << "as before";
    EXPECT_TRUE(desk.receive(between({"h", "random"})));
    desk.receive(session::PlayText{"a0-a1"});
    loop_.run();
    EXPECT_TRUE(heard().back().starts_with("Second plays")) << "it does not stay for other games";
}

TEST_F(AtDesk, WhereAClockRunsItIsTheClockThatWaits) {
    Desk desk = make([] { return std::make_unique<Silence>(); });
    session::NewGame setup = between({"random", "h"});
    setup.clock = *session::read_time_controls("5m");
    desk.receive(setup);
    desk.sit(0, {stranger({}), 30s});
    EXPECT_EQ(desk.deadline(), time_ + 5min);
}

TEST_F(AtDesk, AdviceComesAsNews) {
    Desk desk = make();
    std::optional<Advice> advice;
    desk.listen([&](Update const& update) { advice = update.advice; });
    desk.receive(between({"h", "h"}));
    ASSERT_TRUE(desk.advise(desk.session().tree().here().state));
    EXPECT_TRUE(desk.is_busy());
    desk.stop_computers();
    EXPECT_FALSE(desk.is_busy());
    // The strongest of these thinks until it is stopped: in a thread, and it is hurried.
    Desk other = make([this] { return game::think_in_thread(loop_.executor()); });
    other.listen([&](Update const& update) { advice = update.advice; });
    other.receive(between({"h", "h"}));
    ASSERT_TRUE(other.advise(other.session().tree().here().state));
    other.hurry();
    while (other.is_advising()) loop_.run_one();
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->bot, "slow");
    EXPECT_EQ(advice->action, 0u);
}

// Whatever people do, the game stands with a person, at its end or in a pause: never frozen.
TEST_F(AtDesk, RandomCommandsNeverFreezeTheGame) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        Desk desk = make();
        for (int i = 0; i < 60; ++i) {
            time_ += test::random_wait(random);
            desk.receive(test::random_command(random, desk.session()));
            desk.advance();
            if (random.below(3) != 0) loop_.run();
        }
        loop_.run();
        if (!desk.session().has_game()) continue;
        EXPECT_FALSE(desk.is_busy()) << seed;
    }
}

// A folder of this test alone, removed with all that is in it.
class KeptDesk : public AtDesk {
protected:
    KeptDesk() {
        std::string pattern = (fs::temp_directory_path() / "damier-desk-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
    }
    ~KeptDesk() override { fs::remove_all(folder_); }
    session::Directories directories() const { return {folder_ / "state", folder_ / "games"}; }

    fs::path folder_;
};

TEST_F(KeptDesk, GoesOnWhereItWasLeft) {
    session::NewGame setup = between({"h", "random"});
    setup.clock = *session::read_time_controls("5m");
    session::NodeId left = session::root;
    {
        Desk desk = make();
        EXPECT_TRUE(desk.open_journal(directories(), "current").empty());
        desk.receive(setup);
        time_ += 10s;
        desk.receive(session::PlayText{"a0-a1"});
        left = desk.session().tree().current();
    }
    time_ += 1h;
    Desk desk = make();
    desk.open_journal(directories(), "current");
    EXPECT_EQ(desk.journal_name(), "current");
    EXPECT_EQ(desk.session().tree().current(), left);
    EXPECT_EQ(desk.session().reading(0, time_).left, 4min + 50s);
    EXPECT_TRUE(desk.is_computer_due());
    desk.go_on();
    loop_.run();
    EXPECT_EQ(desk.session().tree().size(), 3u);
    Desk second = make();
    second.open_journal(directories(), "current");
    EXPECT_EQ(second.journal_name(), "current-2");
    EXPECT_FALSE(second.session().has_game());
    EXPECT_EQ(make().open_journal(error(msg("no folder")), "current").size(), 2u);
}

// A journal or a file must not run commands behind one's back.
TEST_F(KeptDesk, AProgramOfAKeptGameWaitsForAWord) {
    int invited = 0;
    Invite const invite = [&](std::string const&, game::Game const&) -> Result<Guest> {
        ++invited;
        return Guest{stranger({Stranger::Way::plays}), {}};
    };
    {
        Desk desk = make();
        desk.open_journal(directories(), "current");
        desk.invite_with(invite);
        ASSERT_TRUE(desk.begin(between({"hub:x", "h"})));
        EXPECT_EQ(invited, 1);
    }
    Desk desk = make();
    desk.open_journal(directories(), "current");
    desk.invite_with(invite);
    listen(desk);
    desk.go_on();
    loop_.run();
    EXPECT_EQ(invited, 1);
    EXPECT_EQ(heard(), (Heard{"First cannot play on: it is another program, «hub:x». The game is "
                              "paused; «resume» lets it try again."}));
    desk.receive(session::Resume{});
    loop_.run();
    EXPECT_EQ(invited, 2);
    EXPECT_EQ(heard().back(), "First plays a0-a1");
}

TEST_F(KeptDesk, AFullDiskDoesNotStopTheGame) {
    Desk desk = make();
    desk.open_journal(directories(), "current");
    listen(desk);
    desk.receive(between({"h", "random"}));
    fs::path const path = directories().state / "current.journal";
    auto const size = fs::file_size(path);
    {
        test::FullDisk const full(size + 9);
        EXPECT_TRUE(desk.receive(session::PlayText{"a0-a1"}));
        loop_.run();
        EXPECT_EQ(desk.session().tree().size(), 3u) << "the computer's move was played";
        EXPECT_TRUE(desk.receive(session::PlayText{"a1-a2"}));
        loop_.run();
        EXPECT_TRUE(desk.receive(session::TakeBack{2}));
        time_ += 6s;
        desk.advance();
        EXPECT_FALSE(desk.flush());
    }
    Heard const said = heard();
    EXPECT_EQ(std::ranges::count_if(said,
                                    [](std::string const& one) {
                                        return one.starts_with(
                                            "The game is not being kept: cannot write «");
                                    }),
              1)
        << "said once";
    EXPECT_FALSE(desk.is_kept());
    ASSERT_TRUE(desk.deadline());
    time_ = *desk.deadline();
    desk.advance();
    EXPECT_EQ(heard(), (Heard{"The game is kept again."}));
    EXPECT_TRUE(desk.is_kept());
    EXPECT_FALSE(desk.deadline());
    auto const bytes = read_file(path);
    ASSERT_TRUE(bytes);
    auto const replayed = session::replay(session::read_journal(*bytes).entries, games());
    ASSERT_TRUE(replayed);
    EXPECT_TRUE(*replayed == desk.session()) << "nothing is missing";
}

TEST_F(KeptDesk, AGameThatIsRefusedChangesNothing) {
    Desk desk = make();
    desk.receive(between({"h", "random"}));
    desk.receive(session::PlayText{"a0-a1"});
    session::NewGame wrong;
    wrong.game = "nothing";
    session::TimedCommand const entry{{}, wrong};
    EXPECT_FALSE(desk.take_up({&entry, 1}));
    EXPECT_FALSE(desk.receive(wrong));
    EXPECT_TRUE(desk.is_busy()) << "the computer still thinks";
    loop_.run();
    EXPECT_EQ(desk.session().tree().size(), 3u);
}

} // namespace
} // namespace damier::play
