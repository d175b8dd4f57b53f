// Learning: results are foretold better than before, a saved state goes on as if nothing had
// happened, and what was written plays.
#include "apps/lab/model.hpp"

#include "damier/base/random.hpp"
#include "damier/draughts/rules/international.hpp"

#include <gtest/gtest.h>

namespace damier::lab {
namespace {

board::Geometry const geometry = draughts::rules::international_law.geometry();

// Random men; who has more of them wins.
Samples made_up(int number) {
    Random random(3);
    Samples samples(geometry);
    std::uint64_t const all = ~std::uint64_t{0} >> (64 - board::bits(geometry));
    for (int i = 0; i < number; ++i) {
        Example example;
        example.white.low = random.next() & random.next() & all;
        example.black.low = random.next() & random.next() & all & ~example.white.low;
        int const lead =
            __builtin_popcountll(example.white.low) - __builtin_popcountll(example.black.low);
        example.counts[static_cast<std::size_t>(engine::Term::man)] = lead;
        example.phase = random.below(65);
        example.result = lead > 0 ? 2 : lead < 0 ? 0 : 1;
        if (i % 5 == 0) example.kings = {1 + random.below(50), -1 - random.below(50)};
        samples.add(example);
    }
    return samples;
}

double mean_loss(Model const& model, Samples const& samples) {
    double sum = 0;
    for (std::size_t i = 0; i < samples.size(); ++i)
        sum += static_cast<double>(loss(model.value(samples, i), samples.result(i)));
    return sum / static_cast<double>(samples.size());
}

void learn_all(Model& model, Samples const& samples) {
    for (std::size_t i = 0; i < samples.size(); ++i)
        model.learn(samples, i, samples.result(i), 0.05f);
}

TEST(Model, foretells_results_better_than_before) {
    Samples const samples = made_up(2000);
    Model model(samples.tables(), 50, {});
    model.count(samples);
    double const before = mean_loss(model, samples);
    EXPECT_NEAR(before, std::log(2.0), 1e-6);
    learn_all(model, samples);
    EXPECT_LT(mean_loss(model, samples), before / 2);

    engine::Learned const learned = model.learned("international", 1000, 1);
    EXPECT_GT(learned.terms[static_cast<std::size_t>(engine::Term::man)].opening, 100);
    EXPECT_TRUE(engine::weights_from(learned, draughts::rules::international_law));
}

TEST(Model, goes_on_from_a_saved_state) {
    Samples const samples = made_up(300);
    Model whole(samples.tables(), 50, {}), stopped(samples.tables(), 50, {}),
        other(samples.tables(), 50, {});
    whole.count(samples);
    learn_all(whole, samples);
    ASSERT_TRUE(stopped.restore(whole.state()));
    learn_all(whole, samples);
    learn_all(stopped, samples);
    EXPECT_EQ(whole.state(), stopped.state());
    EXPECT_FALSE(other.restore("too short"));
}

TEST(Model, what_is_seen_seldom_stays_near_zero) {
    Samples const samples = made_up(300);
    Model free(samples.tables(), 50, {0, 0, 0}), held(samples.tables(), 50, {20, 5, 1000});
    for (Model* const model : {&free, &held}) {
        model->count(samples);
        for (int i = 0; i < 5; ++i) learn_all(*model, samples);
    }
    auto const largest = [](Model const& model) {
        int most = 0;
        for (auto const& table : model.learned("international", 1000, 0).tables)
            for (auto const& worth : table.whole) most = std::max(most, std::abs(worth.opening));
        return most;
    };
    EXPECT_GT(largest(free), 10 * largest(held));
}

TEST(Model, goes_on_from_what_was_learned_before) {
    Samples const samples = made_up(1000);
    Model first(samples.tables(), 50, {});
    first.count(samples);
    learn_all(first, samples);
    engine::Learned const learned = first.learned("international", 1000, 0);

    // At once it knows nearly as much; what few games say hardly moves what is held.
    Model held(samples.tables(), 50, {1e9f, 1e9f, 1e9f}), free(samples.tables(), 50, {0, 0, 0});
    for (Model* const model : {&held, &free}) {
        model->begin_with(learned, 1000);
        EXPECT_NEAR(mean_loss(*model, samples), mean_loss(first, samples), 0.01);
        model->count(samples);
        learn_all(*model, samples);
    }
    EXPECT_EQ(to_bytes(held.learned("international", 1000, 0)), to_bytes(learned));
    EXPECT_LT(mean_loss(free, samples), mean_loss(held, samples));
}

} // namespace
} // namespace damier::lab
