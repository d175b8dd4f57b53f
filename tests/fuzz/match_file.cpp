// Any bytes as the file of a match: it is refused with a sentence and left as it is, or read up to
// its last whole line. The first byte says whether the right first line stands before them.
#include "tests/fuzz/demand.hpp"

#include "apps/damier/match/file.hpp"

#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

namespace {

std::string content(int file) {
    std::string bytes(static_cast<std::size_t>(::lseek(file, 0, SEEK_END)), '\0');
    demand(::pread(file, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
    return bytes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace damier;
    static int const file = ::memfd_create("match", MFD_CLOEXEC);
    static std::string const path = "/proc/self/fd/" + std::to_string(file);
    if (size == 0) return 0;
    program::Json const header{{"match", 1}, {"variant", "international"}};
    std::string text(reinterpret_cast<char const*>(data) + 1, size - 1);
    if (data[0] % 2 != 0) text = header.dump() + '\n' + text;
    demand(::ftruncate(file, 0) == 0
           && ::pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
    auto const opened = program::MatchFile::open(path, header);
    std::string const left = content(file);
    if (!opened) {
        demand(!in_english(opened.error()).empty() && left == text);
    } else {
        demand(text.empty() || left.starts_with(text.substr(0, text.rfind('\n') + 1)));
        auto const again = program::MatchFile::open(path, header);
        demand(!again); // one match at a time
    }
    return 0;
}
