// Any bytes as a journal: reading must not crash, and what is read must write and read back.
// The same bytes are tried as one entry and as one command.
#include "tests/fuzz/demand.hpp"

#include "damier/session/command_text.hpp"
#include "damier/session/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace damier;

namespace {

void try_journal(std::string_view bytes) {
    session::Contents const contents = session::read_journal(bytes);
    demand(contents.good <= bytes.size());
    demand(contents.damage != session::Damage::none || contents.good == bytes.size());
    session::Contents const again = session::read_journal(bytes.substr(0, contents.good));
    demand(again.entries == contents.entries);
    demand(contents.good == 0 || again.damage == session::Damage::none);

    std::string written(session::journal_header);
    std::uint32_t chain = crc32c(session::journal_header);
    for (session::TimedCommand const& entry : contents.entries)
        session::append_record(written, session::to_text(entry), chain);
    demand(session::read_journal(written).entries == contents.entries);
}

// A checksum is hard to hit by chance, so the lines are also read as payloads.
void try_lines(std::string_view bytes) {
    while (!bytes.empty()) {
        std::string_view const line = bytes.substr(0, bytes.find('\n'));
        if (Result<session::TimedCommand> const entry = session::read_timed_command(line))
            demand(*session::read_timed_command(session::to_text(*entry)) == *entry);
        if (Result<session::Command> const command = session::read_command(line))
            demand(*session::read_command(session::to_text(*command)) == *command);
        bytes.remove_prefix(line.size() < bytes.size() ? line.size() + 1 : line.size());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const bytes(reinterpret_cast<char const*>(data), size);
    try_journal(bytes);
    try_lines(bytes);
    return 0;
}
