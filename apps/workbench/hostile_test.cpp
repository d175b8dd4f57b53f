// Programs that mean harm, or are merely wrong, hurt nobody: their function fails, the others are
// still checked, and no file, process or connection comes of it. With bubblewrap and without.
#include "apps/workbench/checked.hpp"
#include "apps/workbench/folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace damier::workbench {

namespace {

using How = classroom::Answer::How;

std::string example() {
    std::ifstream in("examples/multidames/multi_dames.c");
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

// The example with `code` as the first thing that jeu_arreter does.
std::string hostile(std::string const& code) {
    std::string text = example();
    std::string const head = "int jeu_arreter(Jeu *jeu) {";
    text.replace(text.find(head), head.size(), head + ' ' + code);
    return "#define _GNU_SOURCE\n#include <pthread.h>\n#include <signal.h>\n#include <string.h>\n"
           "#include <sys/ptrace.h>\n#include <sys/resource.h>\n#include <sys/socket.h>\n#include "
           "<sys/syscall.h>\n"
           "#include <unistd.h>\n"
           + text;
}

class Hostile : public testing::TestWithParam<bool> {
protected:
    Hostile() : sandbox(*Sandbox::open(false, GetParam())), kit(*find_kit("multidames")) {
        settings.seconds = 1;
        settings.megabytes = 128;
        settings.cases.random_cases = 9;
    }

    Checked check(std::string const& source) {
        return check_one(sandbox, kit, {"x.c", {{"x.c", source}}, true, {}}, settings, {});
    }
    // How the spoilt function failed; every other one is right.
    How failure_of(std::string const& code) {
        Checked const checked = check(hostile(code));
        EXPECT_TRUE(checked.is_compiled) << checked.messages;
        How how = How::answered;
        for (classroom::Tally const& one : checked.tallies) {
            if (one.function == "jeu_arreter" && one.failure) how = one.failure->got.how;
            EXPECT_TRUE(one.failed == 0 || one.function == "jeu_arreter")
                << one.function << ' ' << code;
        }
        return how;
    }

    Sandbox sandbox;
    Kit kit;
    Settings settings;
};

INSTANTIATE_TEST_SUITE_P(WithAndWithoutBubblewrap, Hostile, testing::Bool());

TEST_P(Hostile, TheExampleIsRight) {
    Checked const checked = check(example());
    EXPECT_EQ(checked.mark, 20) << checked.messages;
    EXPECT_EQ(checked.messages, "");
}

TEST_P(Hostile, OtherProcesses) {
    EXPECT_EQ(failure_of("for (;;) fork();"), How::forbidden);
    EXPECT_EQ(failure_of("kill(getppid(), SIGKILL);"), How::forbidden);
    EXPECT_EQ(failure_of("kill(-1, SIGTERM);"), How::forbidden);
    EXPECT_EQ(failure_of("ptrace(PTRACE_ATTACH, getppid(), 0, 0);"), How::forbidden);
    EXPECT_EQ(failure_of("pthread_t t; pthread_create(&t, 0, (void *(*)(void *))abort, 0);"),
              How::forbidden);
    EXPECT_EQ(failure_of("sleep(1000);"), How::forbidden);
}

TEST_P(Hostile, OtherProcessesInOtherWays) {
    EXPECT_EQ(failure_of("vfork();"), How::forbidden);
    EXPECT_EQ(failure_of("syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);"), How::forbidden);
    EXPECT_EQ(failure_of("syscall(SYS_clone3, 0, 0);"), How::forbidden);
    EXPECT_EQ(failure_of("alarm(1);"), How::forbidden);
    EXPECT_EQ(failure_of("pause();"), How::forbidden);
    EXPECT_EQ(failure_of("struct rlimit r = {RLIM_INFINITY, RLIM_INFINITY};"
                         "setrlimit(RLIMIT_CPU, &r);"),
              How::forbidden);
}

TEST_P(Hostile, TheNetwork) {
    EXPECT_EQ(failure_of("socket(AF_INET, SOCK_STREAM, 0);"), How::forbidden);
}

TEST_P(Hostile, TimeAndSpace) {
    EXPECT_EQ(failure_of("for (;;) {}"), How::out_of_time);
    EXPECT_EQ(failure_of("signal(SIGXCPU, SIG_IGN); for (;;) {}"), How::out_of_time);
    EXPECT_EQ(failure_of("for (;;) memset(malloc(1 << 20), 1, 1 << 20);"), How::crashed);
    EXPECT_EQ(failure_of("for (;;) puts(\"and so on\");"), How::out_of_space);
    EXPECT_EQ(failure_of("return jeu_arreter(jeu) + jeu_arreter(jeu);"),
              How::crashed); // no end to the recursion
}

TEST_P(Hostile, ItsDescriptors) {
    EXPECT_EQ(failure_of("char b[4096] = {0}; for (;;) write(4, b, sizeof b);"), How::out_of_space);
    EXPECT_EQ(failure_of("ftruncate(4, 1L << 40);"), How::out_of_space);
    EXPECT_EQ(failure_of("for (int k = 0; k < 64; ++k) close(k);"), How::ended);
    EXPECT_EQ(failure_of("_exit(0);"), How::ended);
}

// Whatever a file makes of main, of the harness's own words or of what comes before and after main,
// it harms nobody, and what it answers is wrong.
TEST_P(Hostile, OtherMains) {
    std::string const text = example();
    std::string const head = "#include <unistd.h>\n#include <stdlib.h>\n";
    for (std::string const& source :
         {head + text + "\n#undef main\nint main(void) { _exit(0); }\n",
          head + "__attribute__((constructor)) static void f(void) { _exit(0); }\n" + text,
          head
              + "__attribute__((constructor)) static void f(void) { write(4, \"0\\n0\\n\", 4); "
                "_exit(0); }\n"
              + text,
          text + "\n#define strcmp(a, b) 0\n#define damier_call(f, i, s) 0\n",
          text + "\n#define fprintf(...) abort()\n"}) {
        Checked const checked = check(source);
        EXPECT_LT(checked.mark, 20);
        EXPECT_EQ(checked.tallies.size(), 7u);
    }
    // Honest ways to have a main of another name are none of these.
    EXPECT_EQ(check("#define main my_main\n" + text + "\n#undef main\n").mark, 20);
    EXPECT_EQ(
        check(head + "__attribute__((destructor)) static void f(void) { abort(); }\n" + text).mark,
        20); // all was answered before
}

TEST_P(Hostile, ItsOwnEnd) {
    EXPECT_EQ(failure_of("exit(0);"), How::ended);
    EXPECT_EQ(failure_of("abort();"), How::crashed);
    EXPECT_EQ(failure_of("*(volatile int *)0 = 1;"), How::crashed);
    EXPECT_EQ(failure_of("write(4, \"3\\nabc\", 5);"), How::answered); // wrong, and that is all
}

TEST_P(Hostile, Files) {
    auto const folder = Folder::make();
    ASSERT_TRUE(folder);
    std::filesystem::path const victim = folder->path() / "victim";
    std::ofstream(victim) << "untouched";
    std::string const path = '"' + victim.string() + '"';
    std::string const other = '"' + (folder->path() / "made").string() + '"';
    failure_of("FILE *f = fopen(" + other + ", \"w\"); if (f) { fputs(\"x\", f); fclose(f); }");
    failure_of("FILE *f = fopen(" + path + ", \"a\"); if (f) { fputs(\"x\", f); fclose(f); }");
    EXPECT_EQ(failure_of("unlink(" + path + ");"), How::forbidden);
    EXPECT_EQ(failure_of("rename(" + path + ", " + other + ");"), How::forbidden);
    failure_of("execl(\"/bin/sh\", \"sh\", \"-c\", \"echo x > " + (folder->path() / "made").string()
               + "\", (char *)0);");
    std::string const secret = "FILE *f = fopen(\"/etc/passwd\", \"r\"); char line[80] = \"none\";"
                               "if (f) fgets(line, 80, f); puts(line);";
    Checked const reading = check(hostile(secret));
    for (classroom::Tally const& one : reading.tallies)
        EXPECT_TRUE(!one.failure || one.failure->got.text == "none\n");
    // Reading is refused as well: the function goes on as if there were no such file.
    EXPECT_EQ(failure_of("FILE *f = fopen(" + path + ", \"r\"); if (f) putchar(getc(f));"),
              How::answered);
    EXPECT_EQ(check(hostile("FILE *f = fopen(" + path + ", \"r\"); if (f) putchar(getc(f));")).mark,
              20);
    std::ifstream in(victim);
    std::string text;
    in >> text;
    EXPECT_EQ(text, "untouched");
    EXPECT_FALSE(std::filesystem::exists(folder->path() / "made"));
}

TEST_P(Hostile, BeforeMain) {
    Checked const checked =
        check(example()
              + "#include <signal.h>\n#include <unistd.h>\n__attribute__((constructor)) static "
                "void f(void) { kill(getppid(), 9); }");
    EXPECT_EQ(checked.mark, 0);
    EXPECT_EQ(checked.tallies.front().failure->got.how, How::forbidden);
}

TEST_P(Hostile, TheCompiler) {
    EXPECT_FALSE(check("int huge[1 << 29] = {1};").is_compiled);
    EXPECT_FALSE(check("#include \"multi_dames.c\"\n").is_compiled);
    EXPECT_FALSE(check("#include \"/dev/zero\"\n").is_compiled);
    EXPECT_FALSE(check("").is_compiled && check("").mark > 0);
    EXPECT_FALSE(check(std::string("\0\xff\xfe", 3)).is_compiled);
}

TEST_P(Hostile, OtherFormsAreNamed) {
    std::string text = example();
    std::string const head = "void jeu_charger(Jeu *jeu) {";
    text.replace(text.find(head), head.size(), "int jeu_charger(Jeu *jeu) { if (!jeu) return 0;");
    Checked const checked = check(text);
    auto const found =
        std::ranges::find(checked.tallies, "jeu_charger", &classroom::Tally::function);
    ASSERT_TRUE(found->failure);
    EXPECT_EQ(found->failure->got.how, How::other_form);
    EXPECT_NE(checked.messages.find("conflicting types"), std::string::npos) << checked.messages;
    for (classroom::Tally const& one : checked.tallies)
        EXPECT_TRUE(one.failed == 0 || one.function == "jeu_charger") << one.function;
}

TEST_P(Hostile, ManyAtATime) {
    std::vector<Submission> all;
    for (int i = 0; i < 6; ++i) {
        std::string const source = i % 2 == 0 ? example() : hostile("for (;;) fork();");
        all.push_back(
            {std::to_string(i), {{"multi_dames.c", source}, {"LisezMoi", ""}}, false, {}});
    }
    int ticks = 0;
    auto const checked = check_all(sandbox, kit, all, settings, 3, [&] { ++ticks; }, {});
    EXPECT_EQ(ticks, 6);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(checked[i].name, std::to_string(i));
        EXPECT_EQ(checked[i].is_perfect(), i % 2 == 0);
    }
}

TEST_P(Hostile, AStopIsHeard) {
    std::stop_source stop;
    stop.request_stop();
    Checked const checked = check_one(sandbox, kit, {"x.c", {{"x.c", example()}}, true, {}},
                                      settings, stop.get_token());
    EXPECT_EQ(checked.mark, 0);
}

} // namespace

} // namespace damier::workbench
