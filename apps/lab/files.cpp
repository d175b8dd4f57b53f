#include "apps/lab/files.hpp"

#include <filesystem>
#include <fstream>

namespace damier::lab {

Result<std::string> read_file(std::string const& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return error("the file «{}» cannot be read", path);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

Result<Done> replace_file(std::string const& path, std::string const& content) {
    std::string const next = path + ".new";
    std::ofstream out(next, std::ios::binary);
    out << content;
    out.close();
    std::error_code failed;
    if (out) std::filesystem::rename(next, path, failed);
    if (!out || failed) return error("the file «{}» cannot be written", path);
    return Done{};
}

} // namespace damier::lab
