// The reading side, and with it what stands in the place of tables in files, of the threads that
// make them, and of what is learned being part of the program.
#include "apps/page/without/knowledge/knowledge.hpp"
#include "damier/base/text.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/endgame/workshop.hpp"
#include "damier/engine/learned.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace damier {

namespace {

struct Kept {
    std::map<std::string, std::string, std::less<>> learned; // by the key of the law's rules
    std::multimap<std::string, page::Part> endings;          // by fingerprint; not on a shelf yet
};
Kept& kept() {
    static Kept one;
    return one;
}

Error damaged() { return error(msg("this file of the page is damaged")); }

Result<Done> keep(page::Part part) {
    if (part.kind == page::Part::learned) {
        std::span const bytes(reinterpret_cast<std::uint8_t const*>(part.bytes.data()),
                              part.bytes.size());
        if (auto const learned = engine::learned_from(bytes); !learned) return learned.error();
        kept().learned.emplace(std::move(part.name), std::move(part.bytes));
        return Done{};
    }
    auto const names = split(part.name, ':');
    if (part.kind != page::Part::ending || names.size() != 2) return damaged();
    std::string const law(names[0]);
    part.name = std::string(names[1]);
    kept().endings.emplace(law, std::move(part));
    return Done{};
}

} // namespace

namespace page {

std::string to_text(Part const& part) {
    return part.kind + ' ' + part.name + ' ' + std::to_string(part.bytes.size()) + '\n'
           + part.bytes;
}

Result<Done> take_knowledge(std::string_view file) {
    if (!file.starts_with(knowledge_head)) return damaged();
    file.remove_prefix(knowledge_head.size());
    while (!file.empty()) {
        std::size_t const end = file.find('\n');
        if (end == std::string_view::npos) return damaged();
        auto const line = split_at_blanks(file.substr(0, end));
        auto const size = line.size() == 3 ? to_integer(line[2]) : std::nullopt;
        file.remove_prefix(end + 1);
        if (!size || *size < 0 || static_cast<std::size_t>(*size) > file.size()) return damaged();
        auto const length = static_cast<std::size_t>(*size);
        Part part{std::string(line[0]), std::string(line[1]), std::string(file.substr(0, length))};
        if (auto const taken = keep(std::move(part)); !taken) return taken;
        file.remove_prefix(length);
    }
    return Done{};
}

} // namespace page

namespace engine {

std::span<std::uint8_t const> learned_file(draughts::Law const& law) {
    for (draughts::Rules const* const rules : draughts::rules::All::values) {
        if (rules->law() != &law) continue;
        auto const found = kept().learned.find(rules->text().key());
        if (found == kept().learned.end()) continue;
        return {reinterpret_cast<std::uint8_t const*>(found->second.data()), found->second.size()};
    }
    return {};
}

} // namespace engine

namespace endgame {

Result<std::unique_ptr<Table const>> Table::open(std::filesystem::path const&, std::uint64_t,
                                                 Slice const&) {
    return error(msg("there are no files in a page"));
}

class Workshop::Background {};

Workshop::Workshop(Mechanics const& mechanics, Ends const& ends,
                   std::filesystem::path const& folder)
    : mechanics_(mechanics), ends_(ends), shelf_(fingerprint(mechanics.law(), ends), folder) {}
Workshop::~Workshop() = default;
void Workshop::prepare(Slice const&, std::chrono::milliseconds, std::stop_token) const {}

// With what has been fetched for it since somebody last asked.
Workshop const& workshop(Mechanics const& mechanics, Ends const& ends) {
    static std::map<std::uint64_t, Workshop> all;
    std::uint64_t const law = fingerprint(mechanics.law(), ends);
    Workshop const& workshop = all.try_emplace(law, mechanics, ends, "").first->second;
    auto const [begin, end] = kept().endings.equal_range(std::to_string(law));
    for (auto part = begin; part != end; ++part) {
        auto const slice = read_slice(part->second.name);
        if (!slice) continue;
        auto table = Table::from_image(std::move(part->second.bytes), law, *slice);
        if (table) workshop.shelf().add(*std::move(table));
    }
    kept().endings.erase(begin, end);
    return workshop;
}

} // namespace endgame
} // namespace damier
