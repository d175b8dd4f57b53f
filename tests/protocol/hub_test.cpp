// Conversations in the Hub protocol, both sides: lines starting with > go to the machine, the
// others come from it.
#include "damier/protocol/hub/engine.hpp"
#include "damier/protocol/hub/host.hpp"
#include "damier/protocol/hub/level.hpp"

#include "tests/protocol/exchange.hpp"

#include <gtest/gtest.h>

namespace damier::protocol {
namespace {

using std::chrono::milliseconds;

constexpr auto start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

class HubEngineTest : public testing::Test {
protected:
    HubEngineTest()
        : engine_(
            "1.0", {"international", "frisian"}, {},
            [](std::string_view key) -> Result<game::Exchange const*> { return &exchange(key); }) {}

    // What is sent; other orders as one word in brackets.
    std::vector<std::string> say(std::string_view line) { return texts(engine_.receive(line)); }
    std::vector<std::string> texts(HubOrders const& orders) {
        std::vector<std::string> result;
        for (HubOrder const& order : orders) {
            if (auto const* send = std::get_if<HubSend>(&order)) result.push_back(send->line);
            if (auto const* search = std::get_if<HubSearch>(&order)) {
                search_ = *search;
                result.push_back("[search]");
            }
            if (auto const* limit = std::get_if<HubLimit>(&order)) {
                limits_ = limit->limits;
                result.push_back("[limit]");
            }
            if (std::holds_alternative<HubPrepare>(order)) result.push_back("[prepare]");
            if (std::holds_alternative<HubStop>(order)) result.push_back("[stop]");
            if (std::holds_alternative<HubForget>(order)) result.push_back("[forget]");
            if (std::holds_alternative<HubQuit>(order)) result.push_back("[quit]");
        }
        return result;
    }
    void init() {
        say("hub");
        say("init");
        engine_.ready();
    }
    using Lines = std::vector<std::string>;

    HubEngine engine_;
    HubSearch search_;
    Limits limits_;
};

TEST_F(HubEngineTest, Introduction) {
    EXPECT_EQ(say("hub"),
              (Lines{"id name=Damier version=1.0 author=Damier",
                     "param name=variant value=normal type=enum values=\"normal frisian\"",
                     "param name=threads value=1 type=int min=1 max=64",
                     "param name=tt-size value=16 type=int min=1 max=65536",
                     "param name=lines value=1 type=int min=1 max=100",
                     "param name=level value=10 type=int min=1 max=10",
                     "param name=points value=0 type=int min=0 max=2400",
                     "param name=ponder value=true type=bool", "wait"}));
    EXPECT_EQ(say("set-param name=threads value=2"), Lines{});
    EXPECT_EQ(say("set-param name=variant value=frisian"), Lines{});
    EXPECT_EQ(say("set-param name=points value=1450"), Lines{});
    EXPECT_TRUE(say("set-param name=points value=99").at(0).starts_with("error"));
    EXPECT_EQ(say("set-param name=book value=true"), Lines{}); // not ours
    EXPECT_EQ(say("init"), Lines{"[prepare]"});
    EXPECT_EQ(engine_.settings().threads, 2);
    EXPECT_EQ(engine_.settings().points, 1450);
    EXPECT_EQ(engine_.settings().variant, "frisian");
    EXPECT_EQ(texts(engine_.ready()), Lines{"ready"});
}

TEST_F(HubEngineTest, ASearch) {
    init();
    EXPECT_EQ(say(std::string("pos pos=") + start + " moves=\"32-28 19-23 28x19x23\""), Lines{});
    EXPECT_EQ(say("level moves=20 time=60.5 inc=0.1"), Lines{});
    EXPECT_EQ(say("level depth=9"), Lines{}); // adds up
    EXPECT_EQ(say("go think"), Lines{"[search]"});
    EXPECT_EQ(search_.goal, HubGoal::think);
    EXPECT_EQ(search_.limits.clock, milliseconds(60'500));
    EXPECT_EQ(search_.limits.increment, milliseconds(100));
    EXPECT_EQ(search_.limits.moves_to_go, 20);
    EXPECT_EQ(search_.limits.depth, 9);
    EXPECT_EQ(search_.state->to_play(), 1);

    EXPECT_EQ(say("ping"), Lines{"pong"});
    std::size_t const action = *search_.state->interpret("14x23");
    std::size_t const reply = *search_.state->after(action)->interpret("37-32");
    std::size_t const nonsense = 999;
    game::AnalysisLine line;
    line.depth = 5;
    line.men = -0.25;
    line.nodes = 3'000'000;
    line.time = milliseconds(1500);
    line.actions = {action, reply, nonsense};
    EXPECT_EQ(texts(engine_.thought(line)),
              Lines{"info depth=5 score=-0.25 nodes=3000000 time=1.500 nps=2.00 "
                    "pv=\"14x23x19 37-32\""});
    EXPECT_EQ(say("stop"), Lines{"[stop]"});
    EXPECT_EQ(texts(engine_.chosen({action, reply})), Lines{"done move=14x23x19 ponder=37-32"});
    EXPECT_FALSE(engine_.is_searching());
    EXPECT_EQ(say("stop"), Lines{}); // too late: nothing to stop

    EXPECT_EQ(say("go think"), Lines{"[search]"}); // the level was for one search
    EXPECT_EQ(search_.limits, Limits{});
}

TEST_F(HubEngineTest, Pondering) {
    init();
    say(std::string("pos pos=") + start);
    say("level move-time=2.5");
    EXPECT_EQ(say("go ponder"), Lines{"[search]"});
    EXPECT_EQ(search_.goal, HubGoal::ponder);
    EXPECT_EQ(say("ponder-hit"), Lines{"[limit]"});
    EXPECT_EQ(limits_.move_time, milliseconds(2500));
    EXPECT_EQ(say("ponder-hit"), Lines{}); // only once
    EXPECT_EQ(texts(engine_.chosen({})).size(), 1u);
}

TEST_F(HubEngineTest, AnAnswerThatNobodyWaitsForIsKept) {
    init();
    say(std::string("pos pos=") + start);
    for (std::string const wanted : {"ponder-hit", "stop"}) {
        say("level depth=2");
        EXPECT_EQ(say("go ponder"), Lines{"[search]"});
        EXPECT_EQ(texts(engine_.chosen({})), Lines{}); // it has thought as far as it can
        EXPECT_TRUE(engine_.is_searching());
        EXPECT_EQ(say("ping"), Lines{"pong"});
        EXPECT_EQ(say(wanted).at(0).substr(0, 9), "done move");
        EXPECT_FALSE(engine_.is_searching());
    }
    say("go analyze");
    EXPECT_EQ(texts(engine_.chosen({})), Lines{});
    EXPECT_EQ(say("stop").size(), 1u);
    say("level depth=2");
    say("go analyze"); // with a level it ends at that
    EXPECT_EQ(texts(engine_.chosen({})).size(), 1u);
}

TEST_F(HubEngineTest, SeveralLines) {
    say("set-param name=lines value=3");
    init();
    say("pos start");
    EXPECT_EQ(say("go analyze"), Lines{"[search]"});
    EXPECT_EQ(search_.goal, HubGoal::analyse);
    game::AnalysisLine line;
    line.rank = 1;
    line.depth = 7;
    line.men = 0.1;
    line.actions = {*search_.state->interpret("32-28")};
    EXPECT_EQ(texts(engine_.thought(line)),
              Lines{"info line=2 depth=7 score=0.10 nodes=0 time=0.000 pv=32-28"});
}

TEST_F(HubEngineTest, DecidedGamesAreNearAHundredMen) {
    init();
    say("pos start");
    say("go think");
    auto const score = [&](int distance) {
        game::AnalysisLine line;
        line.men = 300;
        line.distance = distance;
        auto const told = texts(engine_.thought(line));
        return HubLine::read(told.at(0)).value("score");
    };
    EXPECT_EQ(score(1), "99.99");
    EXPECT_EQ(score(23), "99.77");
    EXPECT_EQ(score(-40), "-99.60");
}

TEST_F(HubEngineTest, TheMovesAndTheIncrementOfAClockMayFollowIt) {
    init();
    EXPECT_EQ(say("level time=5"), Lines{});
    EXPECT_EQ(say("level moves=5 inc=1"), Lines{});
}

TEST_F(HubEngineTest, BadInputIsAnsweredAndForgotten) {
    EXPECT_EQ(say("go think"), Lines{"error message=\"«go» comes before «init»\""});
    init();
    for (std::string const bad :
         {"pos", "pos pos=", "pos pos=W", "pos pos=Xbbbbb", "pos pos=\"", "level depth=0",
          "level depth=-3", "level depth=x", "level nodes=1e9", "level time=-1",
          "level move-time=nan", "level move-time=inf", "level time=1e300", "level moves=0 time=1",
          "level moves=5", "level inc=1", "set-param", "set-param name=threads value=9"}) {
        auto const answer = say(bad);
        ASSERT_EQ(answer.size(), 1u) << bad;
        EXPECT_TRUE(answer[0].starts_with("error message=")) << bad << ": " << answer[0];
    }
    EXPECT_EQ(say("x" + std::string(hub_longest, 'x')),
              Lines{"error message=\"a line of more than 100000 characters\""});
    EXPECT_EQ(say(std::string("pos pos=") + start + "w").size(), 1u);
    EXPECT_EQ(say(std::string("pos pos=") + start + " moves=\"32-28 32-28\"").size(), 1u);
    for (std::string const ignored : {"", "   ", "hello world=1", "= = =", "\"", "level", "stop"})
        EXPECT_EQ(say(ignored), Lines{}) << ignored;
    EXPECT_EQ(say(std::string("pos pos=") + start + " colour=red"), Lines{});
    EXPECT_EQ(say("go"), Lines{"[search]"});
    EXPECT_EQ(say("go think"), Lines{"error message=\"«go» comes during a search\""});
    EXPECT_EQ(say("quit"), Lines{"[quit]"});
}

TEST_F(HubEngineTest, AFinishedGameHasNoMove) {
    init();
    say("pos pos=W" + std::string(49, 'e') + "B");
    EXPECT_EQ(say("go think"), Lines{"error message=\"the game is over\""});
    EXPECT_EQ(say("new-game"), Lines{"[forget]"});
}

TEST(HubLine, QuotesWhatNeedsIt) {
    HubLine const line = HubLine::read("  a  b=\"x y\"  c d= e=\"\" f=1=2 g=\"open");
    EXPECT_EQ(line.command(), "a");
    EXPECT_EQ(line.value("b"), "x y");
    EXPECT_TRUE(line.has("c"));
    EXPECT_EQ(line.value("c"), std::nullopt);
    EXPECT_EQ(line.value("d"), "");
    EXPECT_EQ(line.value("f"), "1=2");
    EXPECT_EQ(line.value("g"), "open");
    EXPECT_EQ(HubLine("a").add("b", "x\"y\n").text(), "a b=\"x'y \"");
    EXPECT_EQ(HubLine("a").add("b", "").flag("c").text(), "a b=\"\" c");
}

TEST(HubLine, ACommandIsAWordEvenWithQuotationMarks) {
    HubLine const line = HubLine::read("\"\"a b\" c=1");
    EXPECT_EQ(line.command(), "\"\"a");
    EXPECT_TRUE(line.has("b\""));
    EXPECT_EQ(line.value("c"), "1");
    EXPECT_EQ(line.text(), "\"\"a b\" c=1");
}

TEST(HubLevel, LinesSayTheLimits) {
    Limits limits;
    EXPECT_EQ(level_lines(limits), std::vector<std::string>{"level infinite"});
    limits.depth = 7;
    limits.clock = milliseconds(1500);
    limits.increment = milliseconds(250);
    limits.moves_to_go = 3;
    auto const lines = level_lines(limits);
    EXPECT_EQ(lines,
              (std::vector<std::string>{"level depth=7", "level moves=3 time=1.500 inc=0.250"}));
    Limits again;
    for (auto const& line : lines) again = *add_level(again, HubLine::read(line));
    EXPECT_EQ(again, limits);
}

std::string text_of(HostEvent const& event) {
    if (auto const* e = std::get_if<HostSend>(&event)) return e->line;
    if (auto const* e = std::get_if<HostChosen>(&event))
        return "[chosen " + std::to_string(e->action) + "]";
    if (auto const* e = std::get_if<HostFailed>(&event)) return "! " + in_english(e->error);
    return std::holds_alternative<HostReady>(event) ? "[ready]" : "[thought]";
}
std::vector<std::string> texts_of(HostEvents const& events) {
    std::vector<std::string> result;
    for (HostEvent const& event : events) result.push_back(text_of(event));
    return result;
}
using Lines = std::vector<std::string>;

void start_host(HubHost& host) {
    host.start();
    host.receive("wait");
    host.receive("ready");
}

TEST(HubHost, StartUpSetsOnlyWhatDiffers) {
    HubHost host(exchange("frisian"), {{"threads", "2"}, {"book", "false"}});
    EXPECT_EQ(texts_of(host.start()), Lines{"hub"});
    EXPECT_EQ(texts_of(host.receive("id name=Scan version=3.1")), Lines{});
    host.receive("param name=variant value=normal type=enum values=\"normal killer frisian\"");
    host.receive("param name=threads value=1 type=int min=1 max=16");
    host.receive("param name=book value=false type=bool");
    EXPECT_EQ(texts_of(host.receive("wait")), (Lines{"set-param name=variant value=frisian",
                                                     "set-param name=threads value=2", "init"}));
    EXPECT_EQ(texts_of(host.receive("loading tables ...")), Lines{});
    EXPECT_EQ(texts_of(host.receive("ready")), Lines{"[ready]"});
    EXPECT_EQ(host.engine_name(), "Scan 3.1");
}

TEST(HubHost, EnginesThatCannotPlayAreRefused) {
    HubHost host(exchange("frisian"));
    host.start();
    host.receive("param name=variant value=normal type=enum values=\"normal killer\"");
    EXPECT_EQ(texts_of(host.receive("wait")), Lines{"! the engine does not play «frisian»"});
    HubHost other(exchange(), {{"colour", "red"}});
    other.start();
    EXPECT_EQ(texts_of(other.receive("wait")), Lines{"! the engine has no parameter «colour»"});
}

TEST(HubHost, AMoveIsAskedForAndRead) {
    HubHost host(exchange());
    start_host(host);
    ASSERT_TRUE(host.is_ready());
    auto const state = exchange().start();
    Limits limits;
    limits.nodes = 1000;
    EXPECT_EQ(texts_of(host.think(state, start, {}, limits)),
              (Lines{std::string("pos pos=") + start, "level nodes=1000", "go think"}));
    auto const told =
        host.receive("info depth=3 score=0.5 nodes=12 time=0.25 pv=\"32-28 19-23 x\"");
    auto const& thought = std::get<HostThought>(told.at(0)).thought;
    EXPECT_EQ(thought.depth, 3);
    EXPECT_EQ(thought.score, 0.5);
    EXPECT_EQ(thought.time, milliseconds(250));
    EXPECT_EQ(thought.line, (Lines{"32-28", "19-23"}));
    host.receive("info depth=1e99 score=nan nodes=-5 time=1e99"); // taken with a pinch of salt
    EXPECT_EQ(texts_of(host.stop()), Lines{"stop"});
    auto const chosen = host.receive("done move=32-28 ponder=19-23");
    EXPECT_EQ(state->actions()[std::get<HostChosen>(chosen.at(0)).action].text, "32-28");
    EXPECT_TRUE(host.is_ready());
}

TEST(HubHost, LiesEndTheGame) {
    for (auto const& [line, complaint] : std::map<std::string, std::string>{
             {"done move=99-1", "! the engine has answered with an illegal move «99-1»"},
             {"done move=50-45", "! the engine has answered with an illegal move «50-45»"},
             {"done", "! the engine has answered without a move"},
             {"error message=\"out of memory\"", "! the engine reports an error: out of memory"}}) {
        HubHost host(exchange());
        start_host(host);
        host.think(exchange().start(), start, {}, {});
        auto const events = texts_of(host.receive(line));
        ASSERT_EQ(events.size(), 1u) << line;
        EXPECT_TRUE(events[0].starts_with(complaint)) << events[0];
        EXPECT_EQ(texts_of(host.receive("done move=32-28")), Lines{}); // it is not heard any more
    }
    HubHost host(exchange());
    start_host(host);
    EXPECT_EQ(texts_of(host.receive("done move=32-28")),
              Lines{"! the engine sends a move that nobody asked for"});
}

// Every rule set: positions and moves are written and read back as the same.
TEST(Exchange, RoundTripsInEveryRuleSet) {
    for (auto const& variant : variants::all()) {
        auto const own = variants::make_exchange(*variant);
        game::StatePtr state = own->start();
        for (std::size_t ply = 0; ply < 60 && !game::is_over(state->outcome()); ++ply) {
            for (auto const alphabet : {game::Alphabet::hub, game::Alphabet::damexchange}) {
                std::string const text = own->position(*state, alphabet);
                auto const again = own->read_position(text, alphabet);
                ASSERT_TRUE(again) << variant->key() << ' ' << text;
                ASSERT_EQ(own->position(**again, alphabet), text);
            }
            std::size_t const count = state->actions().size();
            for (std::size_t i = 0; i < count; ++i) {
                auto const read = own->read_move(*state, own->move(*state, i));
                ASSERT_TRUE(read) << variant->key() << ' ' << own->move(*state, i);
                ASSERT_EQ(*read, i) << variant->key() << ' ' << own->move(*state, i);
            }
            state = state->after((ply * 7) % count);
        }
    }
}

} // namespace
} // namespace damier::protocol
