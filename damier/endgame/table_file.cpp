// Tables in files: mapped into memory, and written whole.
#include "damier/base/file.hpp"
#include "damier/base/output_file.hpp"
#include "damier/endgame/table_holder.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace damier::endgame {

Result<Done> write_image(std::filesystem::path const& path, std::string_view image) {
    if (auto const made = make_directory(path.parent_path()); !made) return made;
    return write_file(path, image, Replace::yes);
}

Result<std::unique_ptr<Table const>> Table::open(std::filesystem::path const& path,
                                                 std::uint64_t law, Slice const& slice) {
    int const descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return error(msg("cannot read {}: {}"), path.string(), std::strerror(errno));
    File const file(descriptor, path);
    struct stat status {};
    auto holder = std::make_unique<Holder>();
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        auto const size = static_cast<std::size_t>(status.st_size);
        void* const memory = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, 0);
        if (memory == MAP_FAILED)
            return error(msg("cannot read {}: {}"), path.string(), std::strerror(errno));
        holder->memory = std::shared_ptr<void>(memory, [size](void* it) { ::munmap(it, size); });
        holder->image = {static_cast<char const*>(memory), size};
    }
    std::unique_ptr<Table> table(new Table(std::move(holder)));
    if (auto const read = table->read_head(law, slice); !read)
        return error(msg("{}: {}"), path.string(), read.error().message);
    return std::unique_ptr<Table const>(std::move(table));
}

} // namespace damier::endgame
