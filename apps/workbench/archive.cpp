#include "apps/workbench/archive.hpp"

#include "damier/base/text.hpp"

#include <zip.h>

#include <memory>
#include <set>
#include <sys/stat.h>

namespace damier::workbench {

namespace {

struct Close {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Close>;

Error not_an_archive() { return error(msg("the archive is damaged: it cannot be read")); }

Archive open(std::string_view bytes) {
    zip_error_t trouble;
    zip_error_init(&trouble);
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &trouble);
    zip_t* const opened =
        source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &trouble);
    if (opened == nullptr && source != nullptr) zip_source_free(source);
    zip_error_fini(&trouble);
    return Archive(opened);
}

bool leads_outside(std::string_view name) {
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string_view::npos
        || name.find(':') != std::string_view::npos || name.find('\0') != std::string_view::npos)
        return true;
    for (std::string_view const part : split(name, '/'))
        if (part == "..") return true;
    return false;
}

bool is_plain(zip_t* archive, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0)
        return false;
    mode_t const mode = attributes >> 16;
    return system != ZIP_OPSYS_UNIX || (mode & S_IFMT) == 0 || S_ISREG(mode) || S_ISDIR(mode);
}

// Reads no more than is allowed, whatever size the archive claims.
Result<std::string> read_entry(zip_t* archive, zip_uint64_t index, std::string const& name) {
    std::unique_ptr<zip_file_t, Close> const file(zip_fopen_index(archive, index, 0));
    if (!file) return error(msg("«{}» in the archive cannot be read"), name);
    std::string bytes;
    std::string piece(std::size_t{1} << 16, '\0');
    for (;;) {
        zip_int64_t const count = zip_fread(file.get(), piece.data(), piece.size());
        if (count < 0) return error(msg("«{}» in the archive cannot be read"), name);
        if (count == 0) return bytes;
        bytes.append(piece, 0, static_cast<std::size_t>(count));
        if (bytes.size() > most_bytes_of_file)
            return error(msg("«{}» in the archive is larger than {} megabytes"), name,
                         most_bytes_of_file >> 20);
    }
}

} // namespace

bool is_zip(std::string_view bytes) {
    return bytes.starts_with("PK\3\4") || bytes.starts_with("PK\5\6");
}

Result<std::vector<HandedFile>> read_zip(std::string_view bytes) {
    Archive const archive = open(bytes);
    if (!archive) return not_an_archive();
    auto const count = static_cast<zip_uint64_t>(zip_get_num_entries(archive.get(), 0));
    if (count > most_files) return error(msg("the archive has more than {} files"), most_files);
    std::vector<HandedFile> files;
    std::set<std::string> names;
    std::size_t total = 0;
    for (zip_uint64_t index = 0; index < count; ++index) {
        char const* const known = zip_get_name(archive.get(), index, ZIP_FL_ENC_GUESS);
        if (known == nullptr) return not_an_archive();
        std::string const name = known;
        if (leads_outside(name))
            return error(msg("the archive is refused: «{}» leads outside of it"), name);
        if (!is_plain(archive.get(), index))
            return error(msg("the archive is refused: «{}» is not a plain file"), name);
        if (!names.insert(name).second)
            return error(msg("the archive is refused: «{}» is in it twice"), name);
        if (name.ends_with('/')) {
            files.push_back({name, {}});
            continue;
        }
        Result<std::string> contents = read_entry(archive.get(), index, name);
        if (!contents) return contents.error();
        total += contents->size();
        if (total > most_bytes)
            return error(msg("the archive is refused: it unpacks to more than {} megabytes"),
                         most_bytes >> 20);
        files.push_back({name, *std::move(contents)});
    }
    return files;
}

} // namespace damier::workbench
