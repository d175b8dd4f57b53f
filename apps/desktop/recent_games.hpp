// Games that were put away, newest first: what the start page offers to go on with.
#pragma once

#include "damier/session/keeper.hpp"

#include <QString>

#include <filesystem>
#include <vector>

namespace damier::desktop {

struct RecentGame {
    std::filesystem::path path;
    QString title, detail;
    game::StatePtr state; // where it stands
};

// "International draughts" and "Anna – Computer, 24 moves, White wins".
QString game_title(session::Session const& session);
QString game_detail(session::Session const& session);

std::vector<RecentGame> recent_games(std::filesystem::path const& folder,
                                     std::span<game::Game const* const> catalogue,
                                     std::size_t most);

} // namespace damier::desktop
