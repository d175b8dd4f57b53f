// The journal of a page: the same records as on a disk, kept by the browser. The last folder of a
// path does not matter here, only the name.
#include "damier/session/journal.hpp"
#include "apps/page/storage.hpp"

namespace damier::session {

namespace {

std::string name_of(std::filesystem::path const& path) { return path.stem().string(); }

} // namespace

// One tab at a time has a game: the page sees to that.
bool is_in_use(std::filesystem::path const&) { return false; }

Result<Journal::Opened> Journal::open(std::filesystem::path const& path, Sync sync) {
    std::string& bytes = page::storage().journals[name_of(path)];
    Contents contents = read_journal(bytes);
    std::vector<Message> notes;
    if (!bytes.empty() && contents.damage != Damage::none)
        notes.emplace_back(
            msg("the end of this game is damaged: it goes on from its last good move"));
    bytes.resize(contents.good);
    if (bytes.empty()) contents.chain = crc32c(journal_header);
    Journal journal(path, File(-1, path), sync);
    journal.size_ = bytes.size();
    journal.chain_ = contents.chain;
    journal.entries_ = contents.entries.size();
    return Opened{std::move(journal), std::move(contents.entries), std::move(notes)};
}

Result<Done> Journal::append(TimedCommand const& entry) {
    page::Storage& storage = page::storage();
    std::string const name = name_of(path_);
    std::string& bytes = storage.journals[name];
    bool const is_first = bytes.empty();
    buffer_ = is_first ? std::string(journal_header) : std::string();
    append_record(buffer_, to_text(entry), chain_);
    bytes += buffer_;
    ++entries_;
    // What the browser could not write before is tried again with it; its answer comes later.
    if (storage.trouble)
        storage.write({name, bytes, true});
    else
        storage.write({name, buffer_, is_first});
    return Done{};
}

Result<Done> Journal::flush() { return Done{}; }

// Each game of a page has a name of its own, so nothing is moved: the new one begins under the name
// that the page gave it.
Result<std::filesystem::path> Journal::put_away(std::filesystem::path const& /*games*/,
                                                std::string const& /*stem*/,
                                                TimedCommand const* first) {
    if (auto const begun = begin_anew(first); !begun) return begun.error();
    return path_;
}

Result<Done> Journal::begin_anew(TimedCommand const* first) {
    page::storage().journals[name_of(path_)].clear();
    chain_ = crc32c(journal_header);
    entries_ = 0;
    return first != nullptr ? append(*first) : Result<Done>(Done{});
}

} // namespace damier::session
