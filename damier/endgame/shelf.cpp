#include "damier/endgame/shelf.hpp"

namespace damier::endgame {

namespace {

// Marks a place where no table is.
Table const* const none = reinterpret_cast<Table const*>(alignof(std::max_align_t));

} // namespace

Shelf::Shelf(std::uint64_t law, std::filesystem::path folder)
    : law_(law), folder_(std::move(folder)) {}

Shelf::~Shelf() {
    for (auto const& place : tables_)
        if (Table const* const table = place.load(); table != none) delete table;
}

std::filesystem::path Shelf::file_of(Slice const& slice) const {
    return folder_ / (name_of(slice) + ".endings");
}

Table const* Shelf::find(Slice const& slice) const {
    if (slice.pieces() > most_pieces) return nullptr;
    std::atomic<Table const*>& place = this->place(slice);
    Table const* known = place.load(std::memory_order_acquire);
    if (!known) {
        Table const* found = none;
        if (!folder_.empty())
            if (auto opened = Table::open(file_of(slice), law_, slice)) found = opened->release();
        if (place.compare_exchange_strong(known, found, std::memory_order_acq_rel))
            known = found;
        else if (found != none)
            delete found; // somebody else was first
    }
    return known == none ? nullptr : known;
}

void Shelf::add(std::unique_ptr<Table const> table) const {
    std::atomic<Table const*>& place = this->place(table->slice());
    Table const* known = place.load(std::memory_order_acquire);
    while (known == nullptr || known == none)
        if (place.compare_exchange_weak(known, table.get(), std::memory_order_acq_rel)) {
            table.release();
            return;
        }
}

} // namespace damier::endgame
