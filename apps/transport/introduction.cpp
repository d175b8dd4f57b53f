#include "apps/transport/introduction.hpp"

#include "apps/transport/process.hpp"
#include "damier/base/text.hpp"
#include "damier/protocol/hub/line.hpp"

namespace damier::transport {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = game::ProgramOption::Kind;
using std::chrono::milliseconds;

constexpr milliseconds glance{10}; // how often a stop request is looked for
constexpr std::size_t most_options = 1000;

Kind kind_of(std::string_view type) {
    if (type == "int") return Kind::whole;
    if (type == "bool") return Kind::truth;
    if (type == "enum") return Kind::choice;
    return Kind::text;
}

game::ProgramOption option_of(protocol::HubLine const& line) {
    game::ProgramOption option;
    option.name = line.value("name").value_or("");
    option.value = line.value("value").value_or("");
    option.kind = kind_of(line.value("type").value_or(""));
    if (auto const least = line.value("min")) option.least = to_integer(*least);
    if (auto const most = line.value("max")) option.most = to_integer(*most);
    std::string const values = line.value("values").value_or("");
    for (std::string_view const one : split(values, ' '))
        if (!one.empty()) option.values.emplace_back(one);
    return option;
}

} // namespace

Result<game::Introduction> introduce(std::string const& command, std::stop_token const& stop) {
    Result<Process> process = Process::start(command);
    if (!process) return process.error();
    Stream& stream = process->stream();
    Error const gone = error(msg("the engine «{}» has ended before it was ready"), command);
    if (!stream.write("hub\n")) return gone;
    game::Introduction told;
    auto const end = Clock::now() + introduction_patience;
    for (std::string text; Clock::now() < end && !stop.stop_requested();) {
        switch (stream.read_line(text, glance)) {
        case Arrival::closed: return gone;
        case Arrival::nothing: continue;
        case Arrival::bytes: break;
        }
        auto const line = protocol::HubLine::read(text);
        if (line.command() == "id") {
            told.name = line.value("name").value_or("");
            if (auto const version = line.value("version")) told.name += ' ' + *version;
        } else if (line.command() == "param" && line.value("name")) {
            if (told.options.size() < most_options) told.options.push_back(option_of(line));
        } else if (line.command() == "wait") {
            stream.write("quit\n");
            return told;
        }
    }
    return error(msg("the engine «{}» is not ready after {} seconds"), command,
                 introduction_patience.count());
}

} // namespace damier::transport
