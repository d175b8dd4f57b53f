// What the page draws of the game at the table: it computes nothing of its own.
#pragma once

#include "apps/page/table.hpp"

namespace damier::page {

Json board_view(session::Session const& session, Voice const& voice); // what does not change
Json table_view(Table const& table, Voice const& voice);

} // namespace damier::page
