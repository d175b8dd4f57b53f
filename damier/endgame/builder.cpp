#include "damier/endgame/builder.hpp"

#include <algorithm>
#include <iterator>

namespace damier::endgame {

Result<bool> Builder::build(std::vector<Slice> const& slices) {
    if (!task_.together.is_alone()) return build_together(slices);
    for (Slice const& slice : slices)
        if (auto const built = build(slice); !built || !*built) return built;
    return true;
}

// What they depend on must be on the shelf.
Result<bool> Builder::build(Slice const& slice) {
    if (has(slice)) return true;
    auto made = make(slice, task_.together);
    if (!made) return made.error();
    if (!*made) return false;
    for (auto& [part, image] : **made)
        if (auto const kept = keep(part, std::move(image)); !kept) return kept.error();
    return true;
}

// The contents of their files, nothing if it was stopped.
Result<std::optional<Builder::Images>> Builder::make(Slice const& slice, Together const& together) {
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

    SolveTask const work{task_.threads, task_.stop,
                         [&](std::uint64_t positions) {
                             if (task_.progress) task_.progress(slice, positions);
                         },
                         together};
    std::optional<Images> images;
    for (SolvedSlice const& part : solve(mechanics_, slice, ends_, solved_, work)) {
        opened_.push_back(part.slice);
        if (!images) images.emplace();
        images->emplace_back(part.slice, image_of(part, shelf_.law()));
    }
    return images;
}

Result<Done> Builder::keep(Slice const& slice, std::string image) {
    if (task_.writes_files)
        if (auto const written = write_image(shelf_.file_of(slice), image); !written)
            return written;
    auto table = Table::from_image(std::move(image), shelf_.law(), slice);
    if (!table) return table.error();
    shelf_.add(*std::move(table));
    return Done{};
}

Result<bool> Builder::build_together(std::vector<Slice> const& slices) {
    Images there; // from an earlier run; only one process has the files
    for (Slice const& slice : slices)
        for (Slice const& one : {slice, slice.turned()})
            if (Table const* const table = shelf_.find(one))
                there.emplace_back(one, table->image());
    if (auto const known = exchange(there, false); !known) return known;

    // As many pieces and as many men: none of these depends on another one.
    for (auto first = slices.begin(); first != slices.end();) {
        auto const last = std::find_if(first, slices.end(), [&](Slice const& slice) {
            return std::pair(slice.pieces(), slice.men())
                   != std::pair(first->pieces(), first->men());
        });
        bool const is_one_group = first->men() == 0;
        if (is_one_group) {
            if (auto const shared = share_out({first, last}); !shared || !*shared) return shared;
        } else {
            for (Slice const& slice : std::span(first, last))
                if (auto const built = build(slice); !built || !*built) return built;
        }
        first = last;
    }
    return true;
}

Result<bool> Builder::share_out(std::span<Slice const> slices) {
    Images mine;
    bool is_stopped = false;
    for (std::size_t i = 0; i < slices.size() && !is_stopped; ++i) {
        if (has(slices[i]) || !task_.together.is_own(i)) continue;
        auto made = make(slices[i], {});
        if (!made) return made.error();
        is_stopped = !*made;
        if (*made) std::ranges::move(**made, std::back_inserter(mine));
    }
    return exchange(mine, is_stopped);
}

// Everybody's tables come on everybody's shelf. False if one of them was stopped.
Result<bool> Builder::exchange(Images const& mine, bool is_stopped) {
    std::string message(1, is_stopped ? 's' : '.');
    for (auto const& [slice, image] : mine) {
        std::string const head = name_of(slice) + ' ' + std::to_string(image.size()) + ' ';
        message += head + image;
    }
    bool is_whole = true;
    for (std::string const& said : task_.together.exchange(message)) {
        is_whole = is_whole && said.front() == '.';
        for (std::size_t at = 1; at < said.size();) {
            std::size_t const name = said.find(' ', at), size = said.find(' ', name + 1);
            std::size_t const length = std::stoul(said.substr(name + 1, size - name - 1));
            Slice const slice = *read_slice(said.substr(at, name - at));
            if (!shelf_.find(slice))
                if (auto const kept = keep(slice, said.substr(size + 1, length)); !kept)
                    return kept.error();
            at = size + 1 + length;
        }
    }
    return is_whole;
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
