// Every rule set, in the order of menus. A new one is its file NAME.hpp in this folder and one line
// here: the build reads this list as well (cmake/DamierRules.cmake), makes all.hpp and compiles
// each law wherever laws are compiled; tests, benchmarks and programs go through it.
#pragma once

#include "damier/draughts/rules/all.hpp"

#include <array>
#include <cstddef>

namespace damier::draughts::rules {

template <Rules const&... R> struct List {
    static constexpr std::array<Rules const*, sizeof...(R)> values{&R...};

    // Calls f.operator()<rules>() for each of them.
    template <class F> static void for_each(F&& f) { (f.template operator()<R>(), ...); }
    // Calls f.operator()<law>(rules) for each law, with the first of its rule sets.
    template <class F> static void for_each_law(F&& f) {
        for_each([&]<Rules const & One>() {
            if constexpr (is_first_of_its_law(One)) f.template operator()<*One.law.value>(One);
        });
    }
    static constexpr bool is_first_of_its_law(Rules const& rules) {
        for (Rules const* const other : values)
            if (other->law() == rules.law()) return other == &rules;
        return false;
    }
};

// What no list can mean.
template <Rules const&... R> consteval bool is_consistent(List<R...> const& list) {
    for (Rules const* const a : list.values)
        for (Rules const* const b : list.values) {
            if (a == b) continue;
            bool const is_one_game = a->text().key() == b->text().key();
            // One key is one game: with another board only.
            if (is_one_game && a->law() == b->law()) return false;
            // A law that is made from another must not keep the other's tuning in silence.
            if (!is_one_game && a->law() != b->law() && a->law()->tuning() == b->law()->tuning())
                return false;
        }
    return true;
}

// One name a line, which is also how the build reads it. Where several have one key they are boards
// of one game, and the first is meant when nobody names a size.
// clang-format off
using All = List<
    international,
    killer,
    bt,
    losing,
    frisian,
    frysk,
    brazilian,
    russian,
    spantsiretti,
    pool,
    unified_pool,
    jamaican,
    canadian,
    srilankan,
    english,
    italian,
    spanish,
    portuguese,
    czech,
    german,
    thai,
    turkish,
    armenian,
    dumm,
    v06,
    troisil,
    ulb<10>,
    ulb<4>,
    ulb<5>,
    ulb<6>,
    ulb<7>,
    ulb<8>,
    ulb<9>,
    ulb<11>,
    ulb<12>,
    ulb<13>,
    ulb<14>
>;
// clang-format on
static_assert(is_consistent(All{}));

} // namespace damier::draughts::rules
