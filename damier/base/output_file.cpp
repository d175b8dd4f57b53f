#include "damier/base/output_file.hpp"

#include "damier/base/folder.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace damier {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view part_prefix = ".damier-save-";
constexpr std::size_t part_letters = 8;

fs::path folder_of(fs::path const& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

Error exists_already(fs::path const& path) {
    return error(msg("the file «{}» already exists"), path.string());
}

// The file to replace when a person names `path`: behind links, which stay.
Result<fs::path> behind_links(fs::path const& path) {
    constexpr int most_links = 40; // as the system follows
    std::error_code problem;
    fs::path target = path;
    for (int i = 0; i < most_links && fs::is_symlink(target, problem); ++i) {
        fs::path const next = fs::read_symlink(target, problem);
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    fs::file_status const status = fs::symlink_status(target, problem);
    if (fs::is_directory(status)) return error(msg("«{}» is a folder"), path.string());
    if (fs::exists(status) && !fs::is_regular_file(status))
        return error(msg("«{}» is not a file that can be replaced"), path.string());
    return target;
}

std::string part_name() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    static std::random_device random;
    std::string name(part_prefix);
    for (std::size_t i = 0; i < part_letters; ++i) name += letters[random() % letters.size()];
    return name;
}

bool is_part_name(std::string_view name) {
    if (!name.starts_with(part_prefix) || name.size() != part_prefix.size() + part_letters)
        return false;
    return std::ranges::all_of(name.substr(part_prefix.size()), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    });
}

// A part that nobody has locked belongs to a program that is no more.
void remove_leftovers(fs::path const& folder) {
    auto const entries = entries_of(folder);
    if (!entries) return;
    for (fs::path const& path : *entries) {
        std::error_code unknown;
        if (!is_part_name(path.filename().string())
            || !fs::is_regular_file(fs::symlink_status(path, unknown)))
            continue;
        Result<File> part = File::open(path, File::Mode::read);
        if (part && part->lock() && part->is_still_at(path)) ::unlink(path.c_str());
    }
}

// As the file had them that is going to be replaced. Its owner stays where that is allowed.
Result<Done> keep_permissions(int descriptor, fs::path const& path, struct stat const& old) {
    bool const is_mine = ::geteuid() == old.st_uid && ::getegid() == old.st_gid;
    [[maybe_unused]] int const owner =
        is_mine ? 0 : ::fchown(descriptor, old.st_uid, old.st_gid); // else it is ours now
    // A file system without permissions has none to keep.
    if (::fchmod(descriptor, old.st_mode & 07777U) != 0 && errno != EPERM)
        return cannot_write(path);
    return Done{};
}

// Renames only where nothing has that name. Without hard links: not every file system has them.
bool rename_to_free(fs::path const& from, fs::path const& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS) return false;
    // An older file system: who makes the name has it, and may replace it.
    int const mine = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (mine < 0) return false;
    ::close(mine);
    return ::rename(from.c_str(), to.c_str()) == 0;
}

} // namespace

// Locked as long as it is ours, so that another save in this folder leaves it alone.
Result<OutputFile::Part> OutputFile::make_part(fs::path const& target, unsigned mask) {
    for (;;) {
        // All memory is there before the file is: nothing can go wrong between making and owning
        // it.
        fs::path path = folder_of(target) / part_name();
        fs::path name = target;
        int const descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mask);
        if (descriptor < 0 && errno == EEXIST) continue;
        if (descriptor < 0) return cannot_write(target);
        Part part{std::move(path), File(descriptor, std::move(name))};
        if (part.file.lock() && part.file.is_still_at(part.path))
            return part; // not taken for a leftover
    }
}

Result<OutputFile> OutputFile::create(fs::path const& path, Replace replace) {
    Result<fs::path> target = behind_links(path);
    if (!target) return target.error();
    struct stat old {};
    bool const is_there = ::stat(target->c_str(), &old) == 0;
    // A name that cannot be had is known now, not after an hour of work for it.
    if (!is_there && errno != ENOENT) return cannot_write(*target);
    if (is_there && replace == Replace::no) return exists_already(path);
    remove_leftovers(folder_of(*target));
    Result<Part> part = make_part(*target, is_there ? 0600 : 0666);
    if (!part) return part.error();
    int const descriptor = part->file.descriptor();
    OutputFile file(*std::move(part), *std::move(target), replace);
    if (is_there)
        if (auto const done = keep_permissions(descriptor, file.target_, old); !done)
            return done.error();
    return file;
}

OutputFile OutputFile::standard_output() { return {std::nullopt, "-", Replace::no}; }

OutputFile::OutputFile(OutputFile&& other) noexcept
    : part_(std::exchange(other.part_, std::nullopt)),
      target_(std::move(other.target_)),
      replace_(other.replace_),
      buffer_(std::move(other.buffer_)),
      failure_(std::move(other.failure_)) {}

OutputFile::~OutputFile() {
    if (part_) ::unlink(part_->path.c_str());
}

void OutputFile::put(std::string_view text) {
    constexpr std::size_t enough = 1 << 16;
    buffer_ += text;
    if (buffer_.size() >= enough) write_out();
}

void OutputFile::write_out() {
    if (!part_) {
        std::fwrite(buffer_.data(), 1, buffer_.size(), stdout); // its errors stay with it
    } else if (!failure_) {
        if (auto const done = part_->file.write(buffer_); !done) failure_ = done.error();
    }
    buffer_.clear();
}

Result<Done> OutputFile::commit() {
    write_out();
    if (!part_) {
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
            return error(msg("the standard output cannot be written"));
        return Done{};
    }
    if (failure_) return *failure_;
    if (::fsync(part_->file.descriptor()) != 0) return cannot_write(target_);
    return rename();
}

Result<Done> OutputFile::rename() {
    bool const is_renamed = replace_ == Replace::yes
                                ? std::rename(part_->path.c_str(), target_.c_str()) == 0
                                : rename_to_free(part_->path, target_);
    if (!is_renamed) return errno == EEXIST ? exists_already(target_) : cannot_write(target_);
    part_.reset();
    sync_directory(folder_of(target_));
    return Done{};
}

Result<Done> write_file(fs::path const& path, std::string_view content, Replace replace) {
    Result<OutputFile> file = OutputFile::create(path, replace);
    if (!file) return file.error();
    file->put(content);
    return file->commit();
}

} // namespace damier
