// A journal on disk: commands are appended before anyone hears of their effect, so a program that
// dies at any instant finds on its next start every command that it had acknowledged.
#pragma once

#include "damier/base/file.hpp"
#include "damier/session/record.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace damier::session {

// When the disk is asked to make sure. Whatever the choice, a command has left the process before
// its event is shown: a killed program loses nothing; the choice is about power cuts. With
// every_second a person's commands are sure at once; computers, who could play a hundred moves in a
// second, wait for the disk once a second only.
enum class Sync { every_command, every_second, never };

Result<Sync> read_sync(std::string_view text); // "every-command", "every-second", "never"

// A file that keeps a game; not the copies of damaged ones that lie beside them.
bool is_journal_file(std::filesystem::path const& path);
// Whether some program has this journal open now.
bool is_in_use(std::filesystem::path const& path);

class Journal {
public:
    struct Opened;

    // Opens or makes the journal and locks it. What was wrong with the file is told in the notes;
    // damaged bytes are never thrown away: the file as found gets another name beside it.
    static Result<Opened> open(std::filesystem::path const& path, Sync sync);

    // On failure nothing has been appended.
    Result<Done> append(TimedCommand const& entry);
    Result<Done> flush(); // to the disk, whatever the policy

    // Keeps this journal as a file of its own in `games` and goes on with an empty one, or with
    // one that holds `first`. At every instant the path names either the old or the new journal.
    Result<std::filesystem::path> put_away(std::filesystem::path const& games,
                                           std::string const& stem,
                                           TimedCommand const* first = nullptr);
    // The same without keeping anything.
    Result<Done> begin_anew(TimedCommand const* first);

    std::filesystem::path const& path() const { return path_; }
    std::size_t entries() const { return entries_; }
    bool is_dirty() const { return is_dirty_; } // the disk has not been asked about the last ones

private:
    Journal(std::filesystem::path path, File file, Sync sync)
        : path_(std::move(path)), file_(std::move(file)), sync_(sync) {}

    Result<Done> start(std::string_view content); // a new file at path_, in one step
    Result<Done> take(Contents const& contents, std::string_view bytes,
                      std::vector<Message>& notes);
    Result<Done> set_aside(std::string_view good, std::vector<Message>& notes);

    std::filesystem::path path_;
    File file_;
    Sync sync_;
    std::uint64_t size_ = 0;
    std::uint32_t chain_ = 0;
    std::size_t entries_ = 0;
    Duration synced_{0}; // stamp of the last command known to be on the disk
    bool is_dirty_ = false;
    bool is_broken_ = false; // a failed write is still to be undone
    std::string buffer_;
};

struct Journal::Opened {
    Journal journal;
    std::vector<TimedCommand> entries;
    std::vector<Message> notes;
};

} // namespace damier::session
