#include "damier/records/position_key.hpp"

#include <string>
#include <string_view>

namespace damier::records {

namespace {

std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

std::uint64_t mix(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

std::uint64_t hash(std::string_view kind, std::string_view what) {
    return mix(fnv1a(std::string(kind).append(what)));
}

} // namespace

std::uint64_t position_key(game::Game const& game, game::State const& state) {
    return PositionKeys(game)(state);
}

PositionKeys::PositionKeys(game::Game const& game)
    : has_one_board_(game.options().empty()),
      game_(hash("game ", game.key())),
      sides_{hash("side ", "0"), hash("side ", "1")} {}

void PositionKeys::learn(game::About const& about) {
    rows_ = about.rows;
    columns_ = about.columns;
    kinds_ = about.kinds.size();
    pieces_.clear();
    is_draughts_ = has_one_board_ && kinds_ == 2 && about.kinds[0].key == "man"
                   && about.kinds[1].key == "king" && about.seats.size() == sides_.size();
    if (!is_draughts_) return;
    for (game::CellShape const& cell : about.cells)
        for (std::size_t side = 0; side < sides_.size(); ++side)
            for (std::size_t kind = 0; kind < kinds_; ++kind) {
                std::string who = std::to_string(side);
                who.append(1, '.').append(std::to_string(kind)).append(1, '@');
                pieces_.push_back(hash(who, cell.label));
            }
}

std::uint64_t PositionKeys::operator()(game::State const& state) {
    game::About const& about = state.about();
    if (rows_ != about.rows || columns_ != about.columns) learn(about);
    if (!is_draughts_) return mix(game_ + hash("state ", state.text()));
    std::uint64_t sum = game_ + sides_.at(static_cast<std::size_t>(state.to_play()));
    for (std::size_t cell = 0; cell < about.cells.size(); ++cell)
        if (auto const piece = state.at(static_cast<game::Cell>(cell)))
            sum += pieces_[(2 * cell + static_cast<std::size_t>(piece->owner)) * kinds_
                           + static_cast<std::size_t>(piece->kind)];
    return mix(sum);
}

} // namespace damier::records
