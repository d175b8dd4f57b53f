#include "damier/session/keep_as.hpp"

#include "damier/base/file.hpp"

#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace damier::session {

namespace fs = std::filesystem;

namespace {

bool cannot_link(int code) {
    return code == EXDEV || code == EPERM || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK;
}

Result<Done> copy_to(fs::path const& from, fs::path const& to) {
    Result<std::string> const bytes = read_file(from);
    if (!bytes) return bytes.error();
    Result<File> copy = File::open(to, File::Mode::exclusive);
    if (!copy) return copy.error();
    if (Result<Done> const ok = copy->write(*bytes); !ok) return ok;
    return copy->sync();
}

} // namespace

Result<fs::path> keep_as(fs::path const& from, fs::path const& folder, std::string const& stem,
                         std::string const& ending) {
    if (Result<Done> const ok = make_directory(folder); !ok) return ok.error();
    for (int number = 1;; ++number) {
        std::string name = stem;
        if (number > 1) name.append("-").append(std::to_string(number));
        fs::path const to = folder / name.append(ending);
        if (::link(from.c_str(), to.c_str()) == 0) {
            sync_directory(folder);
            return to;
        }
        if (errno == EEXIST) continue;
        if (!cannot_link(errno))
            return error(msg("{} cannot be kept as {}: {}"), from.string(), to.string(),
                         std::generic_category().message(errno));
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(to, ignored))) continue;
        if (Result<Done> const ok = copy_to(from, to); !ok) return ok.error();
        sync_directory(folder);
        return to;
    }
}

} // namespace damier::session
