// The records of a journal, as text in memory: a length, a checksum, the payload, a line end.
// Each checksum continues the one before, so a record that is missing or moved is found as well.
#pragma once

#include "damier/base/checksum.hpp"
#include "damier/base/result.hpp"
#include "damier/session/command.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damier::session {

inline constexpr std::string_view journal_header = "damier-journal 1\n";

// A command with the session's own time.
struct TimedCommand {
    Duration stamp{0};
    Command command;

    bool operator==(TimedCommand const&) const = default;
};

std::string to_text(TimedCommand const& entry); // "12.345678 takeback 2"
Result<TimedCommand> read_timed_command(std::string_view text);

// Appends one record to `out` and moves `chain` on.
void append_record(std::string& out, std::string_view payload, std::uint32_t& chain);

enum class Damage {
    none,
    torn,    // the last record was being written: no one has been told of it
    corrupt, // bytes have changed or are missing
    foreign, // not a journal, or one of another version
};

struct Contents {
    std::vector<TimedCommand> entries; // of the good part
    std::size_t good = 0;              // bytes up to the end of the last good record
    std::uint32_t chain = 0;           // checksum of the last good record
    Damage damage = Damage::none;
};

// Never fails: whatever the bytes are, this is what can be relied on.
Contents read_journal(std::string_view bytes);

} // namespace damier::session
