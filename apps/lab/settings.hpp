// The settings of the search by name, so that a match can show what each gives and `tune` can look
// for better numbers.
#pragma once

#include "damier/base/result.hpp"
#include "damier/engine/options.hpp"

#include <span>
#include <string_view>

namespace damier::lab {

// What it may be, and how far apart two values lie that play differently enough to be told apart; a
// step of 0 for what is on or off.
struct Setting {
    std::string_view name;
    int least, most, step;
    int (*get)(engine::Features const&);
    void (*set)(engine::Features&, int);
};
std::span<Setting const> settings();
Setting const* find_setting(std::string_view name); // null if there is none

// The defaults but for what the text says: «futility_margin=80,killers=0».
Result<engine::Features> features_from(std::string_view text);

} // namespace damier::lab
