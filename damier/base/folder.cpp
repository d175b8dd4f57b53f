#include "damier/base/folder.hpp"

#include "damier/base/file.hpp"

#include <cerrno>
#include <dirent.h>
#include <memory>
#include <string_view>

namespace damier {

Result<std::vector<std::filesystem::path>> entries_of(std::filesystem::path const& folder) {
    struct Close {
        void operator()(DIR* open) const { ::closedir(open); }
    };
    std::unique_ptr<DIR, Close> const open(::opendir(folder.c_str()));
    if (!open) return cannot_read(folder);
    std::vector<std::filesystem::path> paths;
    for (;;) {
        errno = 0;
        dirent const* const entry = ::readdir(open.get());
        if (entry == nullptr && errno != 0) return cannot_read(folder);
        if (entry == nullptr) return paths;
        std::string_view const name = entry->d_name;
        if (name != "." && name != "..") paths.push_back(folder / name);
    }
}

} // namespace damier
