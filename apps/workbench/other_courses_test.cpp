// Python and Mansuba in the sandbox: the examples are right, what is wrong or hostile fails alone.
#include "apps/workbench/checked.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST_P(OtherCourses, MansubaInSeveralFiles) {
    std::string const header = "#include <limits.h>\n#include <stddef.h>\n"
                               "struct vector_t { unsigned int i; int d; };\n"
                               "struct neighbors_t { struct vector_t n[9]; };\n"
                               "struct world_t { int colours[100]; };\n";
    std::string const neighbors = R"(#include "world.h"
struct neighbors_t get_neighbors(unsigned int idx) {
    static const int di[] = {0, -1, -1, -1, 0, 1, 1, 1}, dj[] = {1, 1, 0, -1, -1, -1, 0, 1};
    static const int d[] = {1, 2, 3, 4, -1, -2, -3, -4};
    struct neighbors_t all;
    int count = 0;
    for (int k = 0; k < 8; ++k) {
        int i = (int)idx / 10 + di[k], j = (int)idx % 10 + dj[k];
        if (i < 0 || j < 0 || i > 9 || j > 9) continue;
        all.n[count].i = (unsigned)(10 * i + j);
        all.n[count++].d = d[k];
    }
    for (; count < 9; ++count) all.n[count].i = UINT_MAX;
    return all;
}
)";
    Checked const checked =
        check("mansuba", {{"src/world.h", "#ifndef W\n#define W\n" + header + "#endif\n"},
                          {"src/neighbors.c", neighbors},
                          {"src/project.c", "#include \"world.h\"\nstatic struct world_t w;\n"
                                            "struct world_t *world_init(void) { return &w; }\n"
                                            "int next_player(int p) { return p; }\n"
                                            "int main(void) { return 0; }\n"}});
    EXPECT_TRUE(checked.is_compiled) << checked.messages;
    for (char const* const there : {"world_t", "vector_t", "neighbors_t", "world_init"})
        EXPECT_EQ(failed(checked, there), 0) << there;
    EXPECT_EQ(failed(checked, "next_player"), 2);
    EXPECT_EQ(failed(checked, "get_neighbors"), 150); // the other two grids cannot be chosen
    auto const absent =
        std::ranges::find(checked.tallies, "simple_win", &classroom::Tally::function);
    EXPECT_EQ(absent->failure->got.how, How::absent);
}

TEST_P(OtherCourses, AMansubaStructureThatIsNotThereIsNamed) {
    Checked const checked =
        check("mansuba", {{"a.c", "struct vector_t { unsigned i; int d; };\n"
                                  "struct world_t;\n"
                                  "int next_player(int p) { return 3 - p; }\n"}});
    EXPECT_TRUE(checked.is_compiled) << checked.messages;
    EXPECT_EQ(checked.messages, "");
    EXPECT_EQ(failed(checked, "vector_t"), 0);
    EXPECT_EQ(failed(checked, "next_player"), 0);
    EXPECT_EQ(failed(checked, "world_t"), 1);
    EXPECT_EQ(failed(checked, "neighbors_t"), 1);
}

} // namespace

} // namespace damier::workbench
