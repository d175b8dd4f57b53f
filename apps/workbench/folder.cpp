#include "apps/workbench/folder.hpp"

#include <cstdlib>
#include <fstream>

namespace damier::workbench {

namespace fs = std::filesystem;

Result<Folder> Folder::make() {
    std::error_code failed;
    std::string name = (fs::temp_directory_path(failed) / "damier-classroom-XXXXXX").string();
    if (failed || mkdtemp(name.data()) == nullptr)
        return error(msg("no folder for temporary files can be made in «{}»"),
                     fs::path(name).parent_path().string());
    return Folder(fs::canonical(name));
}

Folder::~Folder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
}

Result<Done> Folder::write(std::string_view name, std::string_view contents) const {
    std::error_code ignored; // then it cannot be written either
    fs::create_directories((path_ / name).parent_path(), ignored);
    std::ofstream out(path_ / name, std::ios::binary);
    out << contents;
    out.close();
    if (!out) return error(msg("«{}» cannot be written"), (path_ / name).string());
    return Done{};
}

} // namespace damier::workbench
