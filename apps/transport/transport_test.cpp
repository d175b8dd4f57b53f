// Pipes, sockets and child programs: real ones.
#include "apps/transport/process.hpp"
#include "apps/transport/tcp.hpp"

#include "damier/protocol/hub/line.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace damier::transport {

namespace {

using namespace std::chrono_literals;
constexpr auto long_enough = 60'000ms; // never waited for when all is well

struct Pipe {
    Pipe() {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
    }
    void put(std::string_view text) const {
        EXPECT_EQ(::write(in.get(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    Descriptor out, in;
};

std::string line_of(Stream& stream) {
    std::string line;
    Arrival const arrival = stream.read_line(line, long_enough);
    return arrival == Arrival::bytes ? line : arrival == Arrival::closed ? "(closed)" : "(nothing)";
}

TEST(Stream, LinesComeOneByOneHoweverTheyArrive) {
    Pipe pipe;
    pipe.put("one\ntwo\r\nthr");
    Stream stream(std::move(pipe.out), Descriptor());
    EXPECT_EQ(line_of(stream), "one");
    EXPECT_EQ(line_of(stream).substr(0, 3), "two");
    std::string line;
    EXPECT_EQ(stream.read_line(line, 0ms), Arrival::nothing) << "half a line is none yet";
    pipe.put("ee\n");
    EXPECT_EQ(line_of(stream), "three");
    pipe.in.close();
    EXPECT_EQ(line_of(stream), "(closed)");
}

TEST(Stream, OfALineThatIsTooLongOnlyTheBeginningIsHandedOn) {
    Pipe pipe;
    Stream stream(std::move(pipe.out), Descriptor());
    std::string const part(4000, 'x');
    std::string line;
    std::size_t sent = 0;
    while (sent <= protocol::hub_longest + part.size()) {
        pipe.put(part);
        sent += part.size();
        if (stream.read_line(line, 0ms) == Arrival::bytes) break;
    }
    EXPECT_EQ(line.size(), protocol::hub_longest + 1);
    pipe.put("x\nnext\n");
    EXPECT_EQ(line_of(stream), "next") << "the rest of the long line is skipped";
}

TEST(Stream, ALineThatNeverEndsKeepsNobodyWaiting) {
    Stream stream(Descriptor(open("/dev/zero", O_RDONLY | O_CLOEXEC)), Descriptor());
    std::string line;
    EXPECT_EQ(stream.read_line(line, long_enough), Arrival::bytes) << "its beginning";
    EXPECT_EQ(stream.read_line(line, 10ms), Arrival::nothing);
}

TEST(Stream, WhatFollowsALongLineIsHeardAtOnce) {
    int const file = memfd_create("lines", MFD_CLOEXEC); // always readable, as far as it goes
    std::string const text = std::string(2 * protocol::hub_longest, 'x') + "\nping\n";
    ASSERT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    lseek(file, 0, SEEK_SET);
    Stream stream{Descriptor(file), Descriptor()};
    std::string line;
    // Nobody asks again when there are no more bytes.
    while (lseek(file, 0, SEEK_CUR) < static_cast<off_t>(text.size()))
        static_cast<void>(stream.read_line(line, 0ms));
    EXPECT_EQ(line, "ping");
}

TEST(Stream, APeerThatHasGoneIsNoticedByTheNextWrite) {
    std::signal(SIGPIPE, SIG_IGN);
    Pipe pipe;
    pipe.out.close();
    Stream stream(Descriptor(), std::move(pipe.in));
    EXPECT_FALSE(stream.write("hello\n"));
}

TEST(Stream, APeerThatTakesNothingIsNotWaitedForForEver) {
    Pipe pipe;
    Stream stream(Descriptor(), std::move(pipe.in));
    stream.set_patience(50ms);
    EXPECT_TRUE(stream.write("a little has room"));
    EXPECT_FALSE(stream.write(std::string(1 << 20, 'x'))) << "more than any pipe holds";
}

TEST(Process, ReadsAndAnswersUntilItsInputIsClosed) {
    auto process = Process::start("read line; echo \"got $line\"; cat >/dev/null; echo end");
    ASSERT_TRUE(process);
    EXPECT_TRUE(process->stream().write("something\n"));
    EXPECT_EQ(line_of(process->stream()), "got something");
    process->stream().close_output();
    EXPECT_EQ(line_of(process->stream()), "end");
    EXPECT_EQ(line_of(process->stream()), "(closed)");
}

TEST(Process, OneThatDoesNotGoIsEnded) {
    pid_t child = 0;
    {
        auto process = Process::start("trap '' HUP; echo $$; while :; do sleep 1; done");
        ASSERT_TRUE(process);
        child = static_cast<pid_t>(std::stol(line_of(process->stream())));
        EXPECT_EQ(kill(child, 0), 0) << "it runs";
    }
    EXPECT_EQ(kill(child, 0), -1) << "and is gone with its owner";
}

TEST(Address, EveryWayToWriteOne) {
    struct Case {
        char const *text, *host, *port;
    };
    for (auto const& [text, host, port] :
         {Case{"example.org:80", "example.org", "80"}, Case{"[::1]:5", "::1", "5"},
          Case{"[::1]", "::1", "27531"}, Case{"example.org", "example.org", "27531"},
          Case{":7", "", "7"}, Case{"7", "", "7"}}) {
        auto const address = read_address(text, 27531);
        ASSERT_TRUE(address) << text;
        EXPECT_EQ(address->host, host) << text;
        EXPECT_EQ(address->port, port) << text;
    }
    for (char const* const bad : {"[::1", "[::1]5", "host:", "host:x", "host:65536", "host:-1"})
        EXPECT_FALSE(read_address(bad, 27531)) << bad;
}

TEST(Tcp, TwoEndsTalk) {
    auto listener = Listener::open({"127.0.0.1", "0"});
    ASSERT_TRUE(listener);
    ASSERT_GT(listener->port(), 0);
    auto caller = connect_to({"127.0.0.1", std::to_string(listener->port())});
    ASSERT_TRUE(caller);
    auto answer = listener->accept();
    ASSERT_TRUE(answer);
    EXPECT_TRUE(caller->write("hello\n"));
    EXPECT_EQ(line_of(*answer), "hello");
    EXPECT_TRUE(answer->write("you too\n"));
    EXPECT_EQ(line_of(*caller), "you too");
    { auto const gone = *std::move(caller); }
    EXPECT_EQ(line_of(*answer), "(closed)");
}

TEST(Tcp, NobodyAtThePortIsAnError) {
    int port = 0;
    {
        auto const listener = Listener::open({"127.0.0.1", "0"});
        ASSERT_TRUE(listener);
        port = listener->port();
    }
    EXPECT_FALSE(connect_to({"127.0.0.1", std::to_string(port)}));
}

} // namespace

} // namespace damier::transport
