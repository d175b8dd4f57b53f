// A page has no files: whoever asks for one hears so. Games are kept by
// apps/page/without/journal.cpp.
#include "damier/base/output_file.hpp"
#include "damier/session/keep_as.hpp"

namespace damier {

namespace {

Error no_files() { return error(msg("there are no files in a page")); }

} // namespace

File::~File() = default;
Result<std::size_t> File::read(char*, std::size_t) const { return no_files(); }
Result<std::string> read_file(std::filesystem::path const&, std::size_t) { return no_files(); }
Result<File> File::open(std::filesystem::path const&, Mode, unsigned) { return no_files(); }
Result<Done> write_file(std::filesystem::path const&, std::string_view, Replace) {
    return no_files();
}
Result<Done> replace(std::filesystem::path const&, std::filesystem::path const&) {
    return no_files();
}

} // namespace damier
