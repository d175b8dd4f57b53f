#include "damier/endgame/builder.hpp"

#include <algorithm>

namespace damier::endgame {

Result<bool> Builder::build(Slice const& slice) {
    if (shelf_.find(slice) && shelf_.find(slice.turned())) return true;
    std::vector<Slice> needed = needed_by(slice);
    std::erase_if(needed, [this](Slice const& s) { return !mechanics_.covers(s); });
    // The bytes, a bit beside each, and what the threads work on.
    std::uint64_t const block = Index(mechanics_.squares(), slice).block();
    std::uint64_t memory =
        2 * size(slice) * 9 / 8 + static_cast<std::uint64_t>(task_.threads) * block * 16;
    for (Slice const& s : needed) memory += size(s);
    if (memory > task_.memory)
        return error(msg("building {} takes {} MB of memory; {} MB are allowed"), name_of(slice),
                     (memory >> 20) + 1, task_.memory >> 20);
    close_all_but(needed, task_.memory - memory);
    for (Slice const& s : needed)
        if (auto const opened = open(s); !opened) return opened.error();

    SolveTask const work{task_.threads, task_.stop, [&](std::uint64_t positions) {
                             if (task_.progress) task_.progress(slice, positions);
                         }};
    for (SolvedSlice const& part : solve(mechanics_, slice, ends_, solved_, work)) {
        opened_.push_back(part.slice);
        std::string image = image_of(part, shelf_.law());
        if (task_.writes_files)
            if (auto const written = write_image(shelf_.file_of(part.slice), image); !written)
                return written.error();
        auto table = Table::from_image(std::move(image), shelf_.law(), part.slice);
        if (!table) return table.error();
        shelf_.add(*std::move(table));
    }
    return !task_.stop.stop_requested();
}

// All bytes of a table, those of captures as well, which are not in it.
Result<Done> Builder::open(Slice const& slice) {
    if (solved_.has(slice)) return Done{};
    for (Slice const& s : needed_by(slice))
        if (s.pieces() < slice.pieces() && mechanics_.covers(s))
            if (auto const opened = open(s); !opened) return opened.error();
    Index const index(mechanics_.squares(), slice);
    Table const* const table = shelf_.find(slice);
    Bytes const bytes(new Byte[index.size()]);
    if (!table || table->size() != index.size() || !table->read_all(bytes.get()))
        return error(msg("{}: this table of endings is damaged"), shelf_.file_of(slice).string());
    for (std::uint64_t i = 0; i < index.size(); ++i)
        if (auto const pieces = index.at(i))
            if (auto const byte = mechanics_.after_captures(*pieces, solved_))
                bytes[i] = slice.has_plies() ? *byte : without_plies(*byte);
    solved_.add(slice, bytes);
    opened_.push_back(slice);
    return Done{};
}

void Builder::close_all_but(std::vector<Slice> const& needed, std::uint64_t spare) {
    auto const is_needed = [&](Slice const& slice) {
        return std::find(needed.begin(), needed.end(), slice) != needed.end();
    };
    std::uint64_t others = 0;
    for (Slice const& slice : opened_)
        if (!is_needed(slice)) others += size(slice);
    if (others <= spare) return;
    std::erase_if(opened_, [&](Slice const& slice) {
        if (is_needed(slice)) return false;
        solved_.remove(slice);
        return true;
    });
}

} // namespace damier::endgame
