#include "damier/session/record.hpp"

#include "damier/session/command_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damier::session {

namespace {

// A record is "LLLLLLLL CCCCCCCC payload\n": both numbers in hexadecimal.
constexpr std::size_t digits = 8;
constexpr std::size_t prefix = 2 * (digits + 1);
constexpr std::size_t longest_payload = std::size_t{1} << 24;

void append_hex(std::string& out, std::uint32_t value) {
    for (int shift = 28; shift >= 0; shift -= 4) out += "0123456789abcdef"[(value >> shift) & 15];
}

std::optional<std::uint32_t> read_hex(std::string_view text) {
    // Strict, so that no changed byte goes unnoticed: 'A' would be read like 'a'.
    if (text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
    std::uint32_t value = 0;
    auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// The payload of the record at the front of `bytes`, if that record is whole and unchanged.
std::optional<std::string_view> read_record(std::string_view bytes, std::uint32_t& chain) {
    if (bytes.size() < prefix || bytes[digits] != ' ' || bytes[prefix - 1] != ' ')
        return std::nullopt;
    std::optional<std::uint32_t> const size = read_hex(bytes.substr(0, digits));
    std::optional<std::uint32_t> const sum = read_hex(bytes.substr(digits + 1, digits));
    if (!size || !sum || *size > longest_payload || bytes.size() < prefix + *size + 1
        || bytes[prefix + *size] != '\n')
        return std::nullopt;
    std::string_view const payload = bytes.substr(prefix, *size);
    if (crc32c(payload, chain) != *sum) return std::nullopt;
    chain = *sum;
    return payload;
}

// A write that was cut short leaves the beginning of one line, or zeros where the file system had
// made room already. Anything else has been changed after it was written.
bool is_torn(std::string_view rest) {
    std::size_t const zeros = rest.find('\0');
    std::string_view const begun = rest.substr(0, zeros);
    bool const only_zeros_follow = zeros == std::string_view::npos
                                   || rest.find_first_not_of('\0', zeros) == std::string_view::npos;
    if (begun.find('\n') != std::string_view::npos || !only_zeros_follow) return false;
    // As long as a whole record, and yet not one: its last byte was changed, not forgotten.
    std::optional<std::uint32_t> const size =
        begun.size() > prefix ? read_hex(begun.substr(0, digits)) : std::nullopt;
    return !size || begun.size() <= prefix + *size;
}

} // namespace

std::string to_text(TimedCommand const& entry) {
    auto const micros = std::chrono::duration_cast<std::chrono::microseconds>(entry.stamp).count();
    std::string text = std::to_string(micros / 1'000'000);
    std::string const fraction = std::to_string(micros % 1'000'000);
    text.append(".").append(6 - fraction.size(), '0').append(fraction).append(" ");
    return text.append(to_text(entry.command));
}

Result<TimedCommand> read_timed_command(std::string_view text) {
    std::size_t const dot = text.find('.');
    std::int64_t seconds = 0, micros = 0;
    auto const number = [](std::string_view part, std::int64_t& value) {
        auto const [end, failure] = std::from_chars(part.data(), part.data() + part.size(), value);
        return failure == std::errc{} && end == part.data() + part.size() && value >= 0;
    };
    if (dot == std::string_view::npos || text.size() < dot + 8 || text[dot + 7] != ' '
        || !number(text.substr(0, dot), seconds) || !number(text.substr(dot + 1, 6), micros)
        || seconds > 1'000'000'000)
        return error(msg("a journal entry starts with its time, not with «{}»"), text);
    Result<Command> command = read_command(text.substr(dot + 8));
    if (!command) return command.error();
    return TimedCommand{std::chrono::seconds(seconds) + std::chrono::microseconds(micros),
                        *std::move(command)};
}

void append_record(std::string& out, std::string_view payload, std::uint32_t& chain) {
    chain = crc32c(payload, chain);
    append_hex(out, static_cast<std::uint32_t>(payload.size()));
    out += ' ';
    append_hex(out, chain);
    out += ' ';
    out += payload;
    out += '\n';
}

Contents read_journal(std::string_view bytes) {
    Contents contents;
    if (!bytes.starts_with(journal_header)) {
        std::string_view const begun = bytes.substr(0, bytes.find('\0'));
        bool const is_ours = journal_header.starts_with(begun) && is_torn(bytes);
        contents.damage = is_ours ? Damage::torn : Damage::foreign;
        return contents;
    }
    contents.good = journal_header.size();
    contents.chain = crc32c(journal_header);
    while (contents.good < bytes.size()) {
        std::string_view const rest = bytes.substr(contents.good);
        std::uint32_t chain = contents.chain;
        std::optional<std::string_view> const payload = read_record(rest, chain);
        Result<TimedCommand> entry =
            payload ? read_timed_command(*payload) : error(msg("damaged record"));
        if (!entry) {
            contents.damage = !payload && is_torn(rest) ? Damage::torn : Damage::corrupt;
            break;
        }
        contents.entries.push_back(*std::move(entry));
        contents.good += prefix + payload->size() + 1;
        contents.chain = chain;
    }
    return contents;
}

} // namespace damier::session
