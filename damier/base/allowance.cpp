#include "damier/base/allowance.hpp"

#include "damier/base/file.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <sys/resource.h>
#include <unistd.h>

namespace damier {

namespace fs = std::filesystem;

namespace {

// The number that a file begins with; "max" is the most.
std::uint64_t number_in(fs::path const& path, std::uint64_t otherwise) {
    constexpr std::size_t most = 1 << 16;
    Result<std::string> const text = read_file(path, most);
    std::uint64_t number = 0;
    if (!text
        || std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc{})
        return otherwise;
    return number;
}

// The tightest of a group and those around it, less what is used there already.
std::uint64_t left_in_group(fs::path const& top, fs::path group, char const* limit,
                            char const* used) {
    std::uint64_t left = UINT64_MAX;
    for (;; group = group.parent_path()) {
        fs::path const folder = top / group.relative_path();
        std::uint64_t const most = number_in(folder / limit, UINT64_MAX);
        if (most != UINT64_MAX)
            left = std::min(left, most - std::min(most, number_in(folder / used, 0)));
        if (!group.has_relative_path()) return left;
    }
}

void cut_by_group(fs::path const& root, Allowance& allowed) {
    Result<std::string> const groups = read_file(root / "proc/self/cgroup");
    if (!groups) return;
    fs::path const top = root / "sys/fs/cgroup";
    for (std::string_view const line : split(*groups, '\n')) { // "0::/name" or "4:memory:/name"
        std::size_t const first = line.find(':'), second = line.find(':', first + 1);
        if (second == std::string_view::npos) continue;
        std::string_view const kind = line.substr(first + 1, second - first - 1);
        fs::path const group(line.substr(second + 1));
        if (kind.empty()) {
            allowed.memory =
                std::min(allowed.memory, left_in_group(top, group, "memory.max", "memory.current"));
            allowed.threads =
                std::min(allowed.threads, left_in_group(top, group, "pids.max", "pids.current"));
        } else if (kind == "memory") {
            allowed.memory = std::min(allowed.memory,
                                      left_in_group(top / "memory", group, "memory.limit_in_bytes",
                                                    "memory.usage_in_bytes"));
        }
    }
}

std::uint64_t left_of(int resource, std::uint64_t used) {
    rlimit limit{};
    if (::getrlimit(static_cast<__rlimit_resource_t>(resource), &limit) != 0
        || limit.rlim_cur == RLIM_INFINITY)
        return UINT64_MAX;
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, used);
}

} // namespace

Allowance allowance(fs::path const& root) {
    Allowance allowed;
    long const pages = ::sysconf(_SC_PHYS_PAGES), size = ::sysconf(_SC_PAGESIZE);
    if (size <= 0) return allowed;
    auto const page = static_cast<std::uint64_t>(size);
    if (pages > 0) allowed.memory = static_cast<std::uint64_t>(pages) * page;
    std::uint64_t const used = number_in(root / "proc/self/statm", 0) * page;
    allowed.memory = std::min({allowed.memory, left_of(RLIMIT_AS, used), left_of(RLIMIT_DATA, 0)});
    cut_by_group(root, allowed);
    return allowed;
}

} // namespace damier
