// Python and Mansuba in the sandbox: the examples are right, what is wrong or hostile fails alone.
#include "apps/workbench/checked.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <sstream>

namespace damier::workbench {

namespace {

using How = classroom::Answer::How;

std::string read(std::string const& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

class OtherCourses : public testing::TestWithParam<bool> {
protected:
    OtherCourses() : sandbox(*Sandbox::open(false, GetParam())) { settings.cases.random_cases = 9; }
    Checked check(std::string const& course, std::vector<HandedFile> files) {
        return check_one(sandbox, *find_kit(course), {"x", std::move(files), false, {}}, settings,
                         {});
    }
    Checked ulb(std::string const& more) {
        return check("ulb", {{"config.py", read("examples/ulb/config.py")},
                             {"draughtsFunctions.py",
                              read("examples/ulb/draughtsFunctions.py") + '\n' + more}});
    }
    static int failed(Checked const& checked, std::string_view function) {
        return std::ranges::find(checked.tallies, function, &classroom::Tally::function)->failed;
    }

    Sandbox sandbox;
    Settings settings;
};

INSTANTIATE_TEST_SUITE_P(WithAndWithoutBubblewrap, OtherCourses, testing::Bool());

TEST_P(OtherCourses, ThePythonExampleIsRight) {
    Checked const checked = ulb("");
    EXPECT_EQ(checked.mark, 20) << checked.messages;
}

TEST_P(OtherCourses, AWrongPythonFunctionFailsAlone) {
    Checked const checked = ulb("def countFree(board, i, j, d, player=None, length=0): return 1\n");
    EXPECT_GT(failed(checked, "countFree"), 0);
    EXPECT_EQ(failed(checked, "capture"), 0);
}

TEST_P(OtherCourses, APythonFunctionThatIsNotThereIsNamed) {
    Checked const checked = ulb("del capture, sterr\n");
    EXPECT_TRUE(checked.is_compiled) << checked.messages;
    auto const absent = std::ranges::find(checked.tallies, "capture", &classroom::Tally::function);
    ASSERT_TRUE(absent->failure);
    EXPECT_EQ(absent->failure->got.how, How::absent);
    EXPECT_EQ(failed(checked, "sterr"), 0); // strerr does as well
    EXPECT_EQ(failed(checked, "movePiece"), 0);
}

TEST_P(OtherCourses, HostilePython) {
    for (char const* const code :
         {"os.fork()", "os.kill(os.getppid(), 9)", "__import__('socket').socket()",
          "os.unlink('/tmp/x')", "os.system('true')", "os._exit(0)", "while_true()"}) {
        Checked const checked =
            ulb(std::string("import os\ndef while_true():\n  while True: pass\n")
                + "def capture(board, i, j):\n  " + code + "\n");
        EXPECT_GT(failed(checked, "capture"), 0) << code;
        EXPECT_EQ(failed(checked, "initBoard"), 0) << code;
    }
}

TEST_P(OtherCourses, PythonThatCannotBeImported) {
    EXPECT_FALSE(ulb("def broken(:\n").is_compiled);
    EXPECT_NE(ulb("def broken(:\n").messages.find("SyntaxError"), std::string::npos);
    EXPECT_FALSE(ulb("input('your name?')\n").is_compiled);
}

std::string mansuba(std::string_view from = {}, std::string_view to = {}) {
    std::string text = read("examples/mansuba/mansuba.c");
    if (!from.empty()) text.replace(text.find(from), from.size(), to);
    return text;
}

TEST_P(OtherCourses, TheMansubaExampleIsRight) {
    Checked const checked = check("mansuba", {{"mansuba.c", mansuba()}});
    EXPECT_EQ(checked.messages, "");
    for (classroom::Tally const& one : checked.tallies)
        EXPECT_EQ(one.failed, 0) << one.function << '\n'
                                 << one.failure->smallest.input << one.failure->smallest.expected
                                 << one.failure->got.text;
    EXPECT_EQ(checked.mark, 20);
}

// Every name but the structures can be wrong, and then it is that one which differs.
TEST_P(OtherCourses, WrongMansubaFunctionsFailAlone) {
    struct Fault {
        char const* function;
        char const* from;
        char const* to;
    };
    constexpr std::array<std::array<Fault, 3>, 3> files{
        {{{{"world_init", "return &the_world", "static struct world_t w[9]; return w + rand() % 9"},
           {"next_player", "player == WHITE ? BLACK : WHITE", "player"},
           {"choose_random_move_for_piece", "d != WEST && d != NWEST", "d != WEST"}}},
         {{{"init_infos", "infos->TURNS = 0", "infos->TURNS = 1"},
           {"simple_win", "return reached > 0", "return reached > 1"},
           {"print_world", "'0', '*'", "'0', 'o'"}}},
         {{{"init_players_0", "is_end && relation != 8 ? BISHOP", "0 ? BISHOP"},
           {"complex_win", "reached == count", "reached + 1 >= count"},
           {"choose_random_piece_belonging_to", "return piece;", "return piece + 1;"}}}}};
    for (auto const& faults : files) {
        std::string text = mansuba();
        for (Fault const& fault : faults)
            text.replace(text.find(fault.from), std::strlen(fault.from), fault.to);
        Checked const checked = check("mansuba", {{"a.c", text}});
        EXPECT_TRUE(checked.is_compiled) << checked.messages;
        for (classroom::Tally const& one : checked.tallies)
            EXPECT_EQ(one.failed > 0,
                      std::ranges::count(faults, one.function, &Fault::function) > 0)
                << one.function << " beside " << faults.front().function;
    }
}

TEST_P(OtherCourses, MansubaInOtherForms) {
    std::string text = mansuba();
    auto const replace = [&](std::string_view from, std::string_view to) {
        ASSERT_NE(text.find(from), std::string::npos) << from;
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
            text.replace(at, from.size(), to);
    };
    for (std::string const name : {"world_t", "vector_t", "neighbors_t"}) { // without a tag
        std::size_t const at = text.find("struct " + name + " {");
        std::size_t const end = text.find("};", at);
        text.replace(end, 2, "} " + name + ";");
        text.replace(at, name.size() + 7, "typedef struct");
        replace("struct " + name, name);
    }
    replace("struct positions_info infos, enum color_t player) {",
            "struct positions_info *given, enum color_t player) { struct positions_info infos = "
            "*given;");
    replace("choose_random_piece_belonging_to(infos", "choose_random_piece_belonging_to(&infos");
    Checked const checked = check("mansuba", {{"a.c", text}});
    EXPECT_TRUE(checked.is_compiled) << checked.messages;
    EXPECT_EQ(checked.mark, 20);
}

TEST_P(OtherCourses, MansubaInSeveralFiles) {
    std::string const all = mansuba();
    std::size_t const neighbors = all.find("/* ---- Le monde"),
                      start = all.find("/* ---- Le départ");
    std::string neighbours = all.substr(neighbors, start - neighbors);
    for (std::string_view const word :
         {"static struct", "static unsigned", "static int", "static const"})
        for (std::size_t at = 0; (at = neighbours.find(word, at)) != std::string::npos;)
            neighbours.erase(at, 7);
    std::string const seen =
        "extern struct world_t the_world;\nextern unsigned int relation;\n"
        "int is_playable(unsigned int i);\nextern const enum dir_t all_directions[MAX_NEIGHBORS];\n"
        "unsigned int neighbor_in(unsigned int i, enum dir_t d);\n"
        "struct world_t *world_init(void);\nvoid init_neighbors(unsigned int);\n";
    Checked const checked = check(
        "mansuba",
        {{"Makefile", "all:\n"},
         {"src/world.h", "#ifndef W\n#define W\n" + all.substr(0, neighbors) + seen + "#endif\n"},
         {"src/neighbors.c", "#include \"world.h\"\n" + neighbours},
         {"src/project.c", "#include \"world.h\"\n" + all.substr(start)},
         {"tst/test.c", "#include \"world.h\"\nint world_init; int main(void) { return 0; }\n"},
         {"-fplugin=x.c", "int main(void) { return 0; }\n"}}); // not an option
    EXPECT_EQ(checked.messages, "");
    EXPECT_EQ(checked.mark, 20);
}

TEST_P(OtherCourses, WhatIsThereAndWhatIsNot) {
    Checked const checked =
        check("mansuba", {{"a.c", "struct vector_t { unsigned i; int d; };\n"
                                  "struct world_t;\n"
                                  "int next_player(int p) { return 3 - p; }\n"
                                  "int simple_win(double a, char *b) { return a > *b; }\n"}});
    EXPECT_TRUE(checked.is_compiled) << checked.messages;
    EXPECT_EQ(checked.messages, "");
    auto const how = [&](std::string_view function) {
        auto const one = std::ranges::find(checked.tallies, function, &classroom::Tally::function);
        return one->failure ? one->failure->got.how : How::answered;
    };
    EXPECT_EQ(how("vector_t"), How::answered);
    EXPECT_EQ(how("next_player"), How::answered);
    EXPECT_EQ(how("world_t"), How::absent);
    EXPECT_EQ(how("neighbors_t"), How::absent);
    EXPECT_EQ(how("complex_win"), How::absent);
    EXPECT_EQ(how("simple_win"), How::other_form);
}

// Without init_neighbors there is the classic grid, and the others differ.
TEST_P(OtherCourses, OneGridOnly) {
    std::string text = mansuba();
    for (std::size_t at = 0; (at = text.find("init_neighbors", at)) != std::string::npos;)
        text.replace(at, 14, "choose_relation");
    Checked const checked = check("mansuba", {{"a.c", text}});
    EXPECT_EQ(failed(checked, "get_neighbors"), 150);
    EXPECT_EQ(failed(checked, "next_player"), 0);
}

} // namespace

} // namespace damier::workbench
