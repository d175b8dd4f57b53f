#include "damier/base/allowance.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace damier {

namespace {

namespace fs = std::filesystem;

class AllowanceTest : public testing::Test {
protected:
    AllowanceTest() {
        std::string name = (fs::temp_directory_path() / "damier-XXXXXX").string();
        root_ = ::mkdtemp(name.data());
    }
    ~AllowanceTest() override { fs::remove_all(root_); }

    void put(fs::path const& name, std::string const& text) const {
        fs::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name) << text << '\n';
    }

    fs::path root_;
};

TEST_F(AllowanceTest, TheTightestGroupCounts) {
    put("proc/self/cgroup", "0::/outer/inner");
    put("sys/fs/cgroup/outer/memory.max", "300000000");
    put("sys/fs/cgroup/outer/memory.current", "100000000");
    put("sys/fs/cgroup/outer/inner/memory.max", "max");
    put("sys/fs/cgroup/outer/inner/pids.max", "20");
    put("sys/fs/cgroup/outer/inner/pids.current", "3");
    Allowance const found = allowance(root_);
    EXPECT_EQ(found.memory, 200'000'000u);
    EXPECT_EQ(found.threads, 17u);
}

TEST_F(AllowanceTest, OldGroupsCountToo) {
    put("proc/self/cgroup", "5:cpu:/x\n4:memory:/x");
    put("sys/fs/cgroup/memory/x/memory.limit_in_bytes", "50000000");
    EXPECT_EQ(allowance(root_).memory, 50'000'000u);
}

TEST_F(AllowanceTest, WithoutGroupsTheMachineCounts) {
    EXPECT_GT(allowance(root_).memory, 0u);
    EXPECT_EQ(allowance(root_).threads, UINT64_MAX);
}

} // namespace

} // namespace damier
