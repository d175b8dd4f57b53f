// The games there are, what one of them asks before its start, and the words of the page.
#pragma once

#include "apps/page/voice.hpp"
#include "damier/game/game.hpp"

#include <span>
#include <string_view>

namespace damier::page {

class Guide {
public:
    Guide(std::span<game::Game const* const> catalogue, Voice const& voice)
        : catalogue_(catalogue), voice_(voice) {}

    void tell_words() const;
    void tell_games() const;
    void describe(std::string_view key_and_options) const; // "frisian", "multidames seats=4"
    void read_clock(std::string_view text) const;          // is it a time control?

private:
    std::span<game::Game const* const> catalogue_;
    Voice const& voice_;
};

} // namespace damier::page
