#include "damier/session/journal.hpp"

#include "damier/session/keep_as.hpp"

#include <chrono>
#include <unistd.h>

namespace damier::session {

namespace fs = std::filesystem;

Result<Sync> read_sync(std::string_view text) {
    if (text == "every-command") return Sync::every_command;
    if (text == "every-second") return Sync::every_second;
    if (text == "never") return Sync::never;
    return error(msg("«{}» is not one of: {}"), text, "every-command, every-second, never");
}

namespace {

bool is_by_computer(Command const& command) {
    auto const* const played = std::get_if<PlayAction>(&command);
    return played != nullptr && played->thought_at.has_value();
}

constexpr std::string_view damaged = "-damaged";

} // namespace

bool is_journal_file(fs::path const& path) {
    return path.extension() == ".journal"
           && path.stem().string().find(damaged) == std::string::npos;
}

bool is_in_use(fs::path const& path) {
    Result<File> file = File::open(path, File::Mode::read);
    return file && !file->lock();
}

Result<Journal::Opened> Journal::open(fs::path const& path, Sync sync) {
    if (Result<Done> const ok = make_directory(fs::absolute(path).parent_path()); !ok)
        return ok.error();
    for (;;) {
        Result<File> file = File::open(path, File::Mode::shared);
        if (!file) return file.error();
        if (!file->lock())
            return error(msg("another program is playing the game kept in {}"), path.string());
        if (!file->is_still_at(path)) continue; // replaced between opening and locking
        Journal journal(path, *std::move(file), sync);
        Result<std::string> const bytes = journal.file_.read_all();
        if (!bytes) return bytes.error();
        Contents contents = read_journal(*bytes);
        std::vector<Message> notes;
        if (Result<Done> const ok = journal.take(contents, *bytes, notes); !ok) return ok.error();
        return Opened{std::move(journal), std::move(contents.entries), std::move(notes)};
    }
}

Result<Done> Journal::append(TimedCommand const& entry) {
    if (is_broken_) {
        if (Result<Done> const ok = file_.cut(size_); !ok) return ok;
        is_broken_ = false;
    }
    std::uint32_t chain = chain_;
    buffer_.clear();
    append_record(buffer_, to_text(entry), chain);
    Result<Done> done = file_.write(buffer_);
    bool const is_due = sync_ == Sync::every_command
                        || (sync_ == Sync::every_second
                            && (!is_by_computer(entry.command)
                                || entry.stamp - synced_ >= std::chrono::seconds(1)));
    if (done && is_due) done = file_.sync();
    if (!done) {
        is_broken_ = !file_.cut(size_);
        return done;
    }
    size_ += buffer_.size();
    chain_ = chain;
    ++entries_;
    is_dirty_ = !is_due;
    if (is_due) synced_ = entry.stamp;
    return Done{};
}

Result<Done> Journal::flush() {
    if (!is_dirty_) return Done{};
    Result<Done> const done = file_.sync();
    is_dirty_ = !done;
    return done;
}

Result<fs::path> Journal::put_away(fs::path const& games, std::string const& stem,
                                   TimedCommand const* first) {
    if (Result<Done> const ok = flush(); !ok) return ok.error();
    Result<fs::path> kept = fs::path();
    if (entries_ > 0) kept = keep_as(path_, games, stem, ".journal");
    if (!kept) return kept;
    if (Result<Done> const ok = begin_anew(first); !ok) {
        std::error_code ignored; // the game stays where it was, under one name
        if (!kept->empty()) fs::remove(*kept, ignored);
        return ok.error();
    }
    return kept;
}

Result<Done> Journal::begin_anew(TimedCommand const* first) {
    std::string content(journal_header);
    std::uint32_t chain = crc32c(journal_header);
    if (first) append_record(content, to_text(*first), chain);
    if (Result<Done> const ok = start(content); !ok) return ok;
    chain_ = chain;
    entries_ = first ? 1 : 0;
    return Done{};
}

// The new file is whole, on the disk and locked before it gets the journal's name.
Result<Done> Journal::start(std::string_view content) {
    fs::path const fresh = path_.string() + ".new";
    Result<File> file = File::open(fresh, File::Mode::fresh);
    if (!file) return file.error();
    file->lock();
    Result<Done> done = file->write(content);
    if (done) done = file->sync();
    if (done) done = replace(fresh, path_);
    if (!done) {
        ::unlink(fresh.c_str());
        return done;
    }
    file_ = *std::move(file);
    size_ = content.size();
    synced_ = Duration::zero();
    is_dirty_ = is_broken_ = false;
    return Done{};
}

Result<Done> Journal::take(Contents const& contents, std::string_view bytes,
                           std::vector<Message>& notes) {
    size_ = contents.good;
    chain_ = contents.chain;
    entries_ = contents.entries.size();
    if (!contents.entries.empty()) synced_ = contents.entries.back().stamp;
    bool const is_new = bytes.empty();
    switch (contents.damage) {
    case Damage::none:
        // A put-away that was cut short: leave the kept name alone and go on with a copy.
        return file_.has_other_names() ? start(bytes) : file_.cut(size_);
    case Damage::corrupt: return set_aside(bytes.substr(0, contents.good), notes);
    case Damage::foreign: return set_aside({}, notes);
    case Damage::torn: break;
    }
    if (!is_new)
        notes.emplace_back(
            msg("the last command was not completely written and has been left out"));
    if (Result<Done> const ok = file_.cut(size_); !ok) return ok;
    if (size_ == 0) {
        if (Result<Done> const ok = file_.write(journal_header); !ok) return ok;
        size_ = journal_header.size();
        chain_ = crc32c(journal_header);
    }
    if (Result<Done> const ok = file_.sync(); !ok) return ok;
    sync_directory(path_.parent_path());
    return Done{};
}

Result<Done> Journal::set_aside(std::string_view good, std::vector<Message>& notes) {
    Result<fs::path> const kept =
        keep_as(path_, fs::absolute(path_).parent_path(), path_.stem().string().append(damaged),
                path_.extension().string());
    if (!kept) return kept.error();
    if (good.empty()) {
        notes.emplace_back(msg("{} is not a journal of this version; it is kept as {}"),
                           path_.string(), kept->string());
        chain_ = crc32c(journal_header);
        return start(journal_header);
    }
    notes.push_back(counted(static_cast<long>(entries_),
                            "the journal is damaged after {} command; that one is restored "
                            "and the damaged file is kept as {}",
                            "the journal is damaged after {} commands; these are restored "
                            "and the damaged file is kept as {}",
                            entries_, kept->string()));
    return start(good);
}

} // namespace damier::session
