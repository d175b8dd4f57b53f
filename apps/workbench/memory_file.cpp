#include "apps/workbench/memory_file.hpp"

#include <algorithm>
#include <cerrno>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace damier::workbench {

MemoryFile::MemoryFile(std::string_view contents) : file_(memfd_create("damier", MFD_CLOEXEC)) {
    if (!file_.is_open()) throw std::system_error(errno, std::generic_category());
    while (!contents.empty()) {
        ssize_t const written = ::write(file_.get(), contents.data(), contents.size());
        if (written <= 0) throw std::system_error(errno, std::generic_category());
        contents.remove_prefix(static_cast<std::size_t>(written));
    }
    ::lseek(file_.get(), 0, SEEK_SET); // for whoever reads it
}

std::string MemoryFile::contents(std::size_t most) const {
    struct stat about {};
    if (fstat(file_.get(), &about) != 0) return {};
    std::string text(std::min(most, static_cast<std::size_t>(about.st_size)), '\0');
    ssize_t const size = pread(file_.get(), text.data(), text.size(), 0);
    text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return text;
}

} // namespace damier::workbench
