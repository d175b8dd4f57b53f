// The words on the page's buttons and headings. The page knows their keys only.
#pragma once

#include <span>
#include <string_view>

namespace damier::page {

struct Word {
    std::string_view key;
    std::string_view text; // message id
};

std::span<Word const> words_of_page();

} // namespace damier::page
