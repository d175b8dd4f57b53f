// damier-knowledge FOLDER LEARNED...: writes FOLDER/GAME.bin for every game that knows something by
// heart: what its law has learned (files of damier/engine/learned), and its small endings, solved
// here.
#include "apps/page/without/knowledge/knowledge.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/endgame/scope.hpp"
#include "damier/endgame/solver.hpp"
#include "damier/endgame/table.hpp"
#include "damier/engine/learned.hpp"
#include "damier/variants/variants.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace {

using namespace damier;

// More a browser should not have to fetch: what would not fit any more is left out, the largest
// first.
constexpr std::size_t most_bytes = 1 << 20;

std::string contents(char const* name) {
    std::string text;
    if (std::FILE* const file = std::fopen(name, "rb")) {
        for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text += static_cast<char>(c);
        std::fclose(file);
    }
    return text;
}

bool write(std::string const& name, std::string const& text) {
    std::FILE* const file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) return false;
    bool const is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && is_written;
}

bool is_of(draughts::Law const& law, std::string_view rules) {
    return std::ranges::any_of(draughts::rules::All::values, [&](draughts::Rules const* one) {
        return one->law() == &law && one->text().key() == rules;
    });
}

// The smallest first, as slices_up_to() has them: a table needs those before it.
std::string endings_of(endgame::Workshop const& workshop, std::size_t room) {
    endgame::Mechanics const& mechanics = workshop.mechanics();
    endgame::Solved solved(mechanics.squares());
    std::uint64_t const law = workshop.shelf().law();
    std::string text;
    for (endgame::Slice const& slice : endgame::slices_up_to(4)) {
        if (!endgame::is_small(mechanics, slice)) continue;
        for (auto const& one : endgame::solve(mechanics, slice, workshop.ends(), solved, {})) {
            std::string const part =
                page::to_text({std::string(page::Part::ending),
                               std::to_string(law) + ':' + name_of(one.slice), image_of(one, law)});
            if (text.size() + part.size() <= room) text += part;
        }
    }
    return text;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    std::vector<page::Part> learned;
    for (int i = 2; i < argc; ++i) {
        std::string const bytes = contents(argv[i]);
        auto const read = engine::learned_from(
            {reinterpret_cast<std::uint8_t const*>(bytes.data()), bytes.size()});
        if (!read) return 1;
        learned.push_back({std::string(page::Part::learned), read->law, bytes});
    }
    std::map<std::uint64_t, std::string>
        endings; // games with one law and one way to end share them
    for (variants::Variant const* const variant : variants::all()) {
        std::string text(page::knowledge_head);
        for (page::Part const& part : learned)
            if (is_of(*variant->rules().law(), part.name)) text += to_text(part);
        endgame::Workshop const& workshop = variant->tables();
        auto const [known, is_new] = endings.try_emplace(workshop.shelf().law());
        if (is_new) known->second = endings_of(workshop, most_bytes - text.size());
        text += known->second;
        if (text.size() == page::knowledge_head.size()) continue;
        if (!write(std::string(argv[1]) + '/' + std::string(variant->key()) + ".bin", text))
            return 1;
    }
    std::exit(0); // not a return: Node 20 does not always survive one after so long a call
}
