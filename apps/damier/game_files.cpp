#include "apps/damier/game_files.hpp"

#include "damier/base/text.hpp"
#include "damier/session/file.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace damier::program {

namespace {

static_assert(static_cast<int>(Format::multidames)
              == static_cast<int>(records::Format::multidames));

Error cannot(std::string_view sentence, std::string const& path) {
    return error(sentence, path, std::strerror(errno));
}

} // namespace

std::optional<records::Format> records_format(Format format) {
    if (format == Format::json) return std::nullopt;
    return static_cast<records::Format>(format);
}

Result<Format> format_named(std::string const& name) {
    if (to_lower(name) == "json") return Format::json;
    if (auto const format = records::format_named(name)) return static_cast<Format>(*format);
    return error(msg("there is no format «{}»; there are {}"), name,
                 "pdn, fen, dat, v06, multidames, json");
}

std::optional<Format> format_of_path(std::string const& path) {
    std::size_t const dot = path.rfind('.');
    if (dot == std::string::npos) return std::nullopt;
    Result<Format> const format = format_named(path.substr(dot + 1));
    return format ? std::optional(*format) : std::nullopt;
}

Result<InputFile> InputFile::open(std::string const& path) {
    InputFile input;
    input.file_.reset(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
    if (input.file_ == nullptr) return cannot(msg("cannot read «{}»: {}"), path);
    struct stat about {};
    if (fstat(fileno(input.file_.get()), &about) == 0) {
        if (S_ISDIR(about.st_mode)) return error(msg("«{}» is a directory"), path);
        input.size_ = S_ISREG(about.st_mode) ? about.st_size : 0;
    }
    return input;
}

Result<std::string> InputFile::read_all() const {
    constexpr std::size_t most = std::size_t{64} << 20;
    std::string text;
    std::array<char, 65536> piece;
    while (std::size_t const count = std::fread(piece.data(), 1, piece.size(), file_.get())) {
        text.append(piece.data(), count);
        if (text.size() > most) return error(msg("the file is too large for its format"));
    }
    return text;
}

Result<OutputFile> OutputFile::create(std::string const& path, bool may_replace) {
    if (path == "-") return OutputFile({}, {}, stdout);
    if (!may_replace && access(path.c_str(), F_OK) == 0)
        return error(msg("«{}» exists already; --force replaces it"), path);
    Result<std::filesystem::path> const target = session::replaceable(path);
    if (!target) return target.error();
    std::string part = target->string() + ".part-XXXXXX";
    int const descriptor = mkstemp(part.data());
    if (descriptor < 0) return cannot(msg("cannot write «{}»: {}"), path);
    fchmod(descriptor, 0644);
    OutputFile output(target->string(), part, fdopen(descriptor, "wb"));
    output.may_replace_ = may_replace;
    return output;
}

Result<Done> OutputFile::try_out(std::string const& path, bool may_replace) {
    if (path.empty()) return Done{};
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return error(msg("«{}» is a directory"), path);
    auto const file = create(path, may_replace); // thrown away
    if (!file) return file.error();
    return Done{};
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      part_(std::exchange(other.part_, {})),
      file_(std::exchange(other.file_, nullptr)),
      may_replace_(other.may_replace_) {}

OutputFile::~OutputFile() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
    if (!part_.empty()) unlink(part_.c_str());
}

void OutputFile::put(std::string_view text) { std::fwrite(text.data(), 1, text.size(), file_); }

Result<Done> OutputFile::commit() {
    bool const is_whole = std::fflush(file_) == 0 && std::ferror(file_) == 0;
    if (!is_whole) return cannot(msg("cannot write «{}»: {}"), path_);
    if (file_ == stdout) return Done{};
    std::fclose(std::exchange(file_, nullptr));
    // A link fails where somebody has made the file meanwhile; renaming would replace it.
    int const failed = may_replace_ ? std::rename(part_.c_str(), path_.c_str())
                                    : link(part_.c_str(), path_.c_str());
    if (failed != 0) return cannot(msg("cannot write «{}»: {}"), path_);
    if (may_replace_) part_.clear();
    return Done{};
}

} // namespace damier::program
