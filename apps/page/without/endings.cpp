// Tables of endings lie in files and are made by threads: a page has none, and its engine searches
// instead.
#include "damier/endgame/workshop.hpp"

namespace damier::endgame {

struct Table::Holder {};
class Workshop::Background {};

Table::~Table() = default;
Result<std::unique_ptr<Table const>> Table::open(std::filesystem::path const&, std::uint64_t,
                                                 Slice const&) {
    return error(msg("there are no files in a page"));
}
std::optional<Byte> Table::value_at(std::uint64_t) const { return std::nullopt; }
std::optional<Byte> Table::byte_at(std::uint64_t) const { return std::nullopt; }

Workshop::Workshop(Mechanics const& mechanics, Ends const& ends,
                   std::filesystem::path const& folder)
    : mechanics_(mechanics), ends_(ends), shelf_(0, folder) {}
Workshop::~Workshop() = default;
void Workshop::prepare(Slice const&, std::chrono::milliseconds, std::stop_token) const {}

Workshop const& workshop(Mechanics const& mechanics, Ends const& ends) {
    static Workshop const none(mechanics, ends, {}); // its shelf is empty, whoever asks
    return none;
}

} // namespace damier::endgame
