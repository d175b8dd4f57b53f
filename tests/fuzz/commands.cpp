// Whole commands of the program, in this process: any bytes as the files they read, the lines that
// are typed to them and what the other side of a connection sends. Whatever comes, a command ends
// by itself with one of the program's exit codes, says a sentence when it has failed, leaves no
// file that is not a whole result, and lets nothing reach a terminal that it would obey.
//
// The first argument of the fuzzer says which command. Where an input has a first line of its own
// it is what is typed, «;» ending a line, or further words of the command line; behind it come the
// file or the messages.
#include "tests/fuzz/letters.hpp"
#include "tests/fuzz/stage.hpp"

#include "apps/damier/command.hpp"
#include "apps/text/translate.hpp"
#include "apps/transport/tcp.hpp"
#include "damier/base/text.hpp"
#include "damier/protocol/dxp/message.hpp"

#include <algorithm>
#include <cstdint>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/socket.h>
#include <thread>
#include <vector>

namespace {

using namespace damier;
using Words = std::vector<std::string>;
using Add = void (*)(CLI::App&, int&);

fuzz::Folder& folder() {
    static fuzz::Folder one;
    return one;
}

// What a command has come to.
struct Ended {
    int code = 0;
    std::string errors;
};

Ended run(Add add, Words words, int input, int output) {
    int const errors = fuzz::file_of({});
    Ended ended;
    {
        fuzz::Streams const streams({input, output, errors});
        CLI::App app("fuzzed", "damier");
        add(app, ended.code);
        std::ranges::reverse(words); // as CLI11 wants them
        try {
            app.parse(words);
        } catch (CLI::Success const&) { // --help, as one of the words
        } catch (CLI::ParseError const& wrong) {
            program::complain(program::what_is_wrong(wrong, app));
            ended.code = program::bad_input;
        }
    }
    ended.errors = fuzz::content(errors);
    ::close(errors);
    demand(ended.code >= program::success && ended.code <= program::bad_input);
    bool const is_told = ended.errors.find_first_not_of(" \n") != std::string::npos;
    bool const is_reported = ended.code == program::failure && ::lseek(output, 0, SEEK_END) != 0;
    demand(ended.code == program::success || is_told || is_reported);
    return ended;
}

// The first line, which is cut off.
std::string_view take_line(std::string_view& input) {
    std::size_t const end = std::min(input.find('\n'), input.size());
    std::string_view const line = input.substr(0, end);
    input.remove_prefix(std::min(end + 1, input.size()));
    return line;
}

std::string typed_lines(std::string_view line) {
    std::string typed;
    for (std::string_view const one : split(line, ';'))
        if (!trim(one).starts_with('a')) // a question to the engine takes its second
            typed += std::string(one) + '\n';
    return typed;
}

// A command line that makes a file of another; `words` are further ones, which name no other files.
void write_file(Add add, Words words, std::string_view further, char const* from, char const* to,
                std::string_view bytes) {
    for (std::string_view const word : split_at_blanks(further))
        if (word.find('/') == std::string_view::npos) words.emplace_back(word);
    fuzz::Folder::write(from, bytes);
    int const input = fuzz::file_of({}), output = fuzz::file_of({});
    Ended const ended = run(add, words, input, output);
    demand(fuzz::Folder::read(from) == bytes);
    demand(folder().has_only(from, to));
    demand(ended.code != program::bad_input || !std::filesystem::exists(to));
    ::close(input);
    ::close(output);
}

void check(std::string_view input) {
    std::string_view const words = take_line(input);
    write_file(program::add_pdn, {"pdn", "check", "games", "--fix", "mended"}, words, "games",
               "mended", input);
}

void convert(std::string_view input) {
    std::string_view const words = take_line(input);
    write_file(program::add_convert, {"convert", "games", "new"}, words, "games", "new", input);
}

void json(std::string_view input) {
    std::string_view const words = take_line(input);
    write_file(program::add_convert, {"convert", "games.json", "new.json"}, words, "games.json",
               "new.json", input);
}

void review(std::string_view input) {
    std::string const typed = typed_lines(take_line(input));
    fuzz::Folder::write("games.pdn", input);
    int const keys = fuzz::file_of(typed), output = fuzz::file_of({});
    run(program::add_review, {"review", "games.pdn"}, keys, output);
    ::close(keys);
    ::close(output);
}

// A match that goes on from a file. «own» as the first line stands for the right one.
void match(std::string_view input) {
    Words const words{"match", "random",     "first-move", "--games", "3",   "--plies",
                      "4",     "--openings", "start",      "--file",  "kept"};
    static std::string const header = [&] {
        int const nothing = fuzz::file_of({});
        run(program::add_match, words, nothing, nothing);
        ::close(nothing);
        std::string_view rest;
        std::string const made = fuzz::Folder::read("kept");
        rest = made;
        return std::string(take_line(rest)) + '\n';
    }();
    std::string text(input);
    if (input.starts_with("own\n")) text = header + text.substr(4);
    fuzz::Folder::write("kept", text);
    int const nothing = fuzz::file_of({}), output = fuzz::file_of({});
    Ended const ended = run(program::add_match, words, nothing, output);
    std::string const left = fuzz::Folder::read("kept");
    if (ended.code == program::bad_input)
        demand(left == text);
    else // what follows the last whole line was being written
        demand(text.empty() || left.starts_with(text.substr(0, text.rfind('\n') + 1)));
    demand(folder().has_only("kept", "kept"));
    ::close(nothing);
    ::close(output);
}

// Sends the messages one by one, each when the last has been answered or seems not to be; gives all
// that was heard until the other side has closed.
std::string talk(int peer, std::string_view messages, char end) {
    std::string heard;
    auto const hear = [&](int milliseconds) {
        pollfd wanted{peer, POLLIN, 0};
        char bytes[4096];
        if (::poll(&wanted, 1, milliseconds) <= 0) return true;
        ssize_t const size = ::recv(peer, bytes, sizeof bytes, 0);
        if (size > 0) heard.append(bytes, static_cast<std::size_t>(size));
        return size > 0;
    };
    bool is_there = true;
    while (is_there && !messages.empty()) {
        std::size_t const size = std::min(messages.find(end), messages.size() - 1) + 1;
        if (::send(peer, messages.data(), size, MSG_NOSIGNAL) < 0) break;
        messages.remove_prefix(size);
        is_there = hear(3);
    }
    ::shutdown(peer, SHUT_WR);
    while (hear(-1)) continue;
    return heard;
}

// A large table would be all that is tried.
std::string without_large_tables(std::string_view session) {
    std::string kept;
    for (std::string_view const line : split(session, '\n'))
        if (line.find("tt-size") == std::string_view::npos) kept += std::string(line) + '\n';
    return kept;
}

void hub(std::string_view input) {
    std::string const session = without_large_tables(input);
    std::array<int, 2> ends{};
    demand(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0);
    std::string heard;
    {
        std::jthread const host([&] { heard = talk(ends[1], session, '\n'); });
        run(program::add_hub, {"hub"}, ends[0], ends[0]);
        ::close(ends[0]);
    }
    ::close(ends[1]);
    for (std::string_view const line : split(heard, '\n')) {
        std::string_view const word = line.substr(0, line.find(' '));
        constexpr std::array known{"",     "id",   "param", "wait", "ready",
                                   "pong", "info", "done",  "error"};
        demand(std::ranges::find(known, word) != known.end());
    }
}

void dxp(std::string_view input) {
    static int const door = [] {
        auto listener = transport::Listener::open({"127.0.0.1", "0"});
        demand(listener.has_value());
        static auto const kept = *std::move(listener);
        ::setenv("FUZZ_PORT", std::to_string(kept.port()).c_str(), 1);
        return kept.descriptor();
    }();
    std::string_view first = take_line(input);
    Words words{"dxp",      "--connect",  "127.0.0.1:" + std::string(std::getenv("FUZZ_PORT")),
                "--bot",    "first-move", "--pdn",
                "games.pdn"};
    if (first.starts_with('f')) { // the peer asks for the game
        words.emplace_back("--follower");
        first.remove_prefix(1);
    }
    int const typed = fuzz::file_of(typed_lines(first)), output = fuzz::file_of({});
    std::string heard;
    {
        std::jthread const peer([&] {
            int const caller = ::accept4(door, nullptr, nullptr, SOCK_CLOEXEC);
            heard = talk(caller, input, '\0');
            ::close(caller);
        });
        run(program::add_dxp, words, typed, output);
    }
    protocol::DxpFramer framer;
    for (std::string const& message : framer.receive(heard))
        demand(protocol::read_dxp(message).has_value());
    demand(folder().has_only("games.pdn", "games.pdn"));
    ::close(typed);
    ::close(output);
}

// At a terminal: nothing of the file may be obeyed by it.
void terminal(std::string_view input) {
    std::string const typed = typed_lines(take_line(input));
    fuzz::Folder::write("games.pdn", input);
    std::array<int, 2> ends{};
    demand(::openpty(&ends[0], &ends[1], nullptr, nullptr, nullptr) == 0);
    std::string seen;
    {
        std::jthread const person([&] {
            char bytes[4096];
            for (ssize_t size = 0; (size = ::read(ends[0], bytes, sizeof bytes)) > 0;)
                seen.append(bytes, static_cast<std::size_t>(size));
        });
        int const keys = fuzz::file_of(typed);
        run(program::add_pdn, {"pdn", "check", "games.pdn"}, keys, ends[1]);
        run(program::add_pdn, {"pdn", "show", "games.pdn"}, keys, ends[1]);
        run(program::add_pdn, {"pdn", "stats", "games.pdn"}, keys, ends[1]);
        run(program::add_convert, {"convert", "games.pdn", "-", "--to", "txt"}, keys, ends[1]);
        run(program::add_review, {"review", "games.pdn"}, keys, ends[1]);
        ::close(keys);
        ::close(ends[1]);
    }
    ::close(ends[0]);
    std::erase(seen, '\r'); // which the terminal adds
    demand_letters(seen, false);
}

struct Command {
    std::string_view name;
    void (*try_it)(std::string_view);
};
constexpr std::array commands{Command{"check", check}, Command{"convert", convert},
                              Command{"json", json},   Command{"review", review},
                              Command{"match", match}, Command{"hub", hub},
                              Command{"dxp", dxp},     Command{"terminal", terminal}};
Command const* chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
    std::string_view const name = *count > 1 ? (*words)[1] : "";
    for (Command const& one : commands)
        if (one.name == name) chosen = &one;
    if (chosen == nullptr) {
        std::fprintf(stderr, "the first argument is a command:");
        for (Command const& one : commands) std::fprintf(stderr, " %s", one.name.data());
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    // Folders are named from where the fuzzer was started, and it must not lose its own streams.
    static std::vector<std::string> texts{(*words)[0], "-close_fd_mask=3"};
    for (int i = 2; i < *count; ++i) {
        std::string_view const word = (*words)[i];
        texts.push_back(word.starts_with('-') ? std::string(word)
                                              : std::filesystem::absolute(word).string());
    }
    static std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    *count = static_cast<int>(texts.size());
    *words = pointers.data();
    for (auto const& [variable, value] :
         std::array<std::array<char const*, 2>, 6>{{{"LC_ALL", "C.UTF-8"},
                                                    {"LANGUAGE", "en"},
                                                    {"NO_COLOR", "1"},
                                                    {"COLUMNS", "80"},
                                                    {"TERM", "dumb"},
                                                    {"SOURCE_DATE_EPOCH", "1700000000"}}})
        ::setenv(variable, value, 1);
    text::use_language("");
    folder();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    folder().empty();
    chosen->try_it({reinterpret_cast<char const*>(data), size});
    return 0;
}
