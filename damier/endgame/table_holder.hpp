// The memory of a table's image, whoever owns it: a string, or a file that is mapped.
#pragma once

#include "damier/endgame/table.hpp"

namespace damier::endgame {

struct Table::Holder {
    std::shared_ptr<void const> memory;
    std::string_view image;
};

} // namespace damier::endgame
