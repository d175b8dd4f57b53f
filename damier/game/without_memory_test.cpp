// Thinking where there is no memory left: it still ends in good order.
#include "damier/game/thinking.hpp"

#include "tests/session/test_games.hpp"
#include "tests/session/test_loop.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {
thread_local bool has_memory = true;
}

// Not inlined: the compiler takes pairs of one and the other's insides for mistakes.
[[gnu::noinline]] void* operator new(std::size_t size) {
    void* const got = has_memory ? std::malloc(size) : nullptr;
    if (got == nullptr) throw std::bad_alloc();
    return got;
}
[[gnu::noinline]] void operator delete(void* what) noexcept { std::free(what); }
[[gnu::noinline]] void operator delete(void* what, std::size_t) noexcept { std::free(what); }

namespace damier::game {
namespace {

TEST(ThinkingWithoutMemory, EndsInGoodOrder) {
    test::Loop loop;
    auto thinking = think_in_thread(loop.executor());
    Question question;
    question.game = test::catalogue()[0];
    question.state = test::Race::start(2, 12);
    question.bot = "random";
    thinking->start(question, [](Told const&) {});
    has_memory = false;
    thinking->stop();
    thinking.reset();
    has_memory = true;
}

} // namespace
} // namespace damier::game
