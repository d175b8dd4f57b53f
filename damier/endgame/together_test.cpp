// Tables made by several processes, here by threads that tell each other as processes would.
#include "damier/draughts/rules/all.hpp"
#include "damier/endgame/tables.hpp"
#include "damier/endgame/workshop.hpp"

#include <gtest/gtest.h>

#include <barrier>
#include <thread>

namespace damier::endgame {
namespace {

namespace rules = draughts::rules;

constexpr int processes = 3;

// Where all messages of a round meet.
class Meeting {
public:
    Together seat(int rank) {
        return {rank, processes, [this, rank](std::string const& message) {
                    said_[static_cast<std::size_t>(rank)] = message;
                    barrier_.arrive_and_wait();
                    std::vector<std::string> all = said_;
                    barrier_.arrive_and_wait();
                    return all;
                }};
    }

private:
    std::vector<std::string> said_ = std::vector<std::string>(processes);
    std::barrier<> barrier_{processes};
};

template <draughts::Rules const& R> std::unique_ptr<Workshop> empty() {
    return std::make_unique<Workshop>(mechanics<*R.law.value>(), Ends(R.draws),
                                      std::filesystem::path());
}

BuildTask in_memory() {
    BuildTask task;
    task.writes_files = false;
    return task;
}

template <draughts::Rules const& R> std::vector<std::unique_ptr<Workshop>> crew() {
    std::vector<std::unique_ptr<Workshop>> all;
    for (int i = 0; i < processes; ++i) all.push_back(empty<R>());
    return all;
}

// Whether each of them went on to the end.
std::vector<bool> build(std::vector<std::unique_ptr<Workshop>> const& crew, int pieces,
                        std::stop_token const& stop_of_second = {}) {
    Meeting meeting;
    std::vector<char> is_whole(crew.size());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < crew.size(); ++i)
        threads.emplace_back([&, i] {
            BuildTask task = in_memory();
            task.together = meeting.seat(static_cast<int>(i));
            if (i == 1) task.stop = stop_of_second;
            is_whole[i] = crew[i]->build(slices_up_to(pieces), task).value_or(false);
        });
    threads.clear();
    return {is_whole.begin(), is_whole.end()};
}

template <draughts::Rules const& R> void expect_same(int pieces) {
    SCOPED_TRACE(std::string(R.text().key()));
    auto const alone = empty<R>();
    ASSERT_TRUE(alone->build(slices_up_to(pieces), in_memory()).value_or(false));
    auto const together = crew<R>();
    // One of them has something from an earlier run.
    ASSERT_TRUE(together[0]->build(slices_up_to(2), in_memory()).value_or(false));
    EXPECT_EQ(build(together, pieces), std::vector<bool>(processes, true));
    for (Slice const& first : slices_up_to(pieces))
        for (Slice const& slice : {first, first.turned()}) {
            if (!alone->mechanics().covers(slice)) continue;
            Table const* const wanted = alone->shelf().find(slice);
            for (auto const& one : together) {
                Table const* const made = one->shelf().find(slice);
                ASSERT_TRUE(wanted && made) << name_of(slice);
                EXPECT_TRUE(made->image() == wanted->image()) << name_of(slice);
            }
        }
}

TEST(Together, processes_make_the_same_tables_as_one) {
    expect_same<rules::russian>(3);
    expect_same<rules::turkish>(3); // groups of several placements
    expect_same<rules::ulb<5>>(4);  // four pieces, slices that are their own turned ones
}

TEST(Together, all_stop_when_one_is_stopped) {
    std::stop_source stop;
    stop.request_stop();
    auto const together = crew<rules::russian>();
    EXPECT_EQ(build(together, 3, stop.get_token()), std::vector<bool>(processes, false));
}

} // namespace
} // namespace damier::endgame
