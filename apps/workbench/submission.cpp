#include "apps/workbench/submission.hpp"

#include "damier/base/file.hpp"
#include "damier/base/folder.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <map>

namespace damier::workbench {

namespace {

namespace fs = std::filesystem;

bool is_top(HandedFile const& file) { return file.name.find('/') == std::string::npos; }

// What systems leave in folders and archives.
void drop_noise(std::vector<HandedFile>& files) {
    std::erase_if(files, [](HandedFile const& file) {
        return file.name.starts_with("__MACOSX/") || base_name(file.name) == ".DS_Store"
               || base_name(file.name) == "Thumbs.db";
    });
}

// Folders count only as long as it is looked for who has handed in something.
void drop_folders(std::vector<HandedFile>& files) { std::erase_if(files, &HandedFile::is_folder); }

// One person's: the first file that cannot be read is everybody's trouble.
Submission submission(std::string const& name, std::vector<HandedFile> files, bool is_loose) {
    drop_folders(files);
    for (HandedFile const& file : files)
        if (file.trouble) return {name, {}, is_loose, file.trouble};
    if (files.empty())
        return {name, {}, false, error(msg("there is nothing to check in «{}»"), name)};
    return {name, std::move(files), is_loose, {}};
}

bool is_source(std::string_view name, std::string_view main_file) {
    return name.ends_with(main_file.substr(main_file.rfind('.')));
}

Result<std::string> read_handed_file(fs::path const& path) {
    std::error_code failed;
    if (fs::file_size(path, failed) > most_bytes && !failed)
        return error(msg("«{}» is larger than {} megabytes"), path.string(), most_bytes >> 20);
    Result<std::string> bytes = read_file(path);
    if (failed || !bytes) return error(msg("«{}» cannot be read"), path.string());
    return bytes;
}

// How much of a class's folder is one person's.
struct Share {
    std::size_t files = 0, bytes = 0;
};

HandedFile read_entry(fs::path const& path, std::string const& name, Share& share) {
    std::string const owner = name.substr(0, name.find('/'));
    if (++share.files > most_files)
        return {name, {}, error(msg("«{}» has more than {} files"), owner, most_files)};
    Result<std::string> bytes = read_handed_file(path);
    if (!bytes) return {name, {}, bytes.error()};
    share.bytes += bytes->size();
    if (share.bytes > most_bytes)
        return {name, {}, error(msg("«{}» is larger than {} megabytes"), owner, most_bytes >> 20)};
    return {name, *std::move(bytes)};
}

class FolderReader {
public:
    // `name` is that of the folder inside the one that was handed in, with a stroke behind it.
    Result<Done> take(fs::path const& folder, std::string const& name) {
        auto const entries = entries_of(folder);
        if (!entries) return error(msg("«{}» cannot be read"), folder.string());
        for (fs::path const& path : *entries) {
            bool const is_hidden = name.empty() && path.filename().string().starts_with('.');
            if (is_hidden) continue; // nobody's name
            if (auto const done = take_entry(path, name + path.filename().string()); !done)
                return done;
        }
        return Done{};
    }
    std::vector<HandedFile> files;

private:
    Result<Done> take_entry(fs::path const& path, std::string const& name) {
        std::error_code unknown;
        fs::file_type const type = fs::symlink_status(path, unknown).type(); // no link: it could
        if (type == fs::file_type::directory) {                              // lead anywhere
            files.push_back({name + '/', {}});
            return take(path, name + '/');
        }
        if (type != fs::file_type::regular) return Done{};
        Share& share = shares_[name.substr(0, name.find('/'))];
        if (share.files > most_files) return Done{}; // said once
        files.push_back(read_entry(path, name, share));
        return Done{};
    }

    std::map<std::string, Share> shares_;
};

Result<std::vector<HandedFile>> read_folder(fs::path const& folder) {
    FolderReader reader;
    auto const done = reader.take(folder, {});
    if (!done) return done.error();
    return std::move(reader.files);
}

// By the first part of their names, which goes; a file at the top is a group of its own.
std::map<std::string, std::vector<HandedFile>> by_folder(std::vector<HandedFile> files) {
    std::map<std::string, std::vector<HandedFile>> groups;
    for (HandedFile& file : files) {
        std::size_t const slash = file.name.find('/');
        std::string const group = file.name.substr(0, slash);
        if (slash != std::string::npos) file.name.erase(0, slash + 1);
        groups[group].push_back(std::move(file));
    }
    return groups;
}

class Reader {
public:
    Reader(std::string_view main_file, bool is_of_parts)
        : main_file_(main_file), is_of_parts_(is_of_parts) {}

    // `files` are one submission, or the submissions of a class.
    Handed read(std::string const& name, std::vector<HandedFile> files, int depth) {
        drop_noise(files);
        std::erase_if(files, [](HandedFile const& file) { return file.name.empty(); });
        if (is_one(files)) return {{submission(name, std::move(files), false)}, false};
        auto groups = by_folder(std::move(files));
        bool const is_wrapper =
            groups.size() == 1 && groups.begin()->second.front().name != groups.begin()->first;
        if (is_wrapper && depth < 4)
            return read(name, std::move(groups.begin()->second), depth + 1);
        Handed handed;
        handed.is_class = true;
        for (auto& [group, members] : groups)
            handed.all.push_back(member(group, std::move(members)));
        std::erase_if(handed.all, [&](Submission const& one) { // a list, a subject
            return one.is_loose && !is_source(one.name, main_file_) && !one.name.ends_with(".zip");
        });
        return handed;
    }

    Submission member(std::string const& name, std::vector<HandedFile> files) {
        bool const is_file = files.size() == 1 && files.front().name == name;
        if (is_file) return of_file(name, std::move(files));
        drop_folders(files);
        drop_noise(files);
        if (files.size() == 1 && is_zip(files.front().bytes))
            return of_zip(name, files.front().bytes);
        return submission(name, std::move(files), false);
    }

    Submission of_file(std::string const& name, std::vector<HandedFile> files) {
        if (is_zip(files.front().bytes)) return of_zip(name, files.front().bytes);
        return submission(name, std::move(files), true);
    }

    Submission of_zip(std::string const& name, std::string_view bytes) {
        Result<std::vector<HandedFile>> files = read_zip(bytes);
        if (!files) return {name, {}, false, files.error()};
        drop_noise(*files);
        return submission(name, *std::move(files), false);
    }

private:
    // One person's: the main file is at the top, or the only source file is; of a program in parts,
    // any source file, or the folder that they lie in.
    bool is_one(std::vector<HandedFile> const& files) const {
        if (is_of_parts_)
            return std::ranges::any_of(files, [&](HandedFile const& file) {
                return file.name == "Makefile" || file.name.starts_with("src/")
                       || (is_top(file) && is_source(file.name, main_file_));
            });
        auto const is_main = [&](HandedFile const& file) { return file.name == main_file_; };
        if (std::ranges::any_of(files, is_main)) return true;
        auto const sources = std::ranges::count_if(
            files, [&](HandedFile const& file) { return is_source(file.name, main_file_); });
        bool const has_zip =
            std::ranges::any_of(files, [](HandedFile const& file) { return is_zip(file.bytes); });
        bool const has_top_source = std::ranges::any_of(files, [&](HandedFile const& file) {
            return is_top(file) && is_source(file.name, main_file_);
        });
        return !has_zip && sources == 1 && has_top_source;
    }

    std::string main_file_;
    bool is_of_parts_;
};

} // namespace

std::string base_name(std::string_view name) {
    return std::string(name.substr(name.rfind('/') + 1));
}

HandedFile const* Submission::find(std::string_view wanted) const {
    auto const found = std::ranges::find_if(
        files, [&](HandedFile const& file) { return base_name(file.name) == wanted; });
    return found == files.end() ? nullptr : &*found;
}

Result<Handed> read_handed(fs::path const& path, std::string_view main_file, bool is_of_parts) {
    std::error_code failed;
    fs::file_status const status = fs::status(path, failed);
    if (!fs::exists(status)) return error(msg("there is no file or folder «{}»"), path.string());
    std::string const name =
        path.has_filename() ? path.filename().string() : path.parent_path().filename().string();
    Reader reader(main_file, is_of_parts);
    if (fs::is_directory(status)) {
        Result<std::vector<HandedFile>> files = read_folder(path);
        if (!files) return files.error();
        Handed handed = reader.read(name, *std::move(files), 0);
        if (handed.all.empty())
            return error(msg("there is nothing to check in «{}»"), path.string());
        return handed;
    }
    if (!fs::is_regular_file(status)) return error(msg("«{}» is not a file"), path.string());
    Result<std::string> bytes = read_handed_file(path);
    if (!bytes) return bytes.error();
    if (is_zip(*bytes)) {
        Result<std::vector<HandedFile>> files = read_zip(*bytes);
        if (!files) return files.error();
        Handed handed = reader.read(name, *std::move(files), 0);
        if (handed.all.empty())
            return error(msg("there is nothing to check in «{}»"), path.string());
        return handed;
    }
    if (path.extension() == ".zip") return error(msg("the archive is damaged: it cannot be read"));
    if (!is_source(name, main_file))
        return error(msg("«{}» is not a file to check: «{}», a folder or a zip archive is needed"),
                     path.string(), is_of_parts ? "*.c" : main_file);
    return Handed{{{name, {{name, *std::move(bytes)}}, true, {}}}, false};
}

} // namespace damier::workbench
