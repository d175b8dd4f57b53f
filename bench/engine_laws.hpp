// The rule sets that the engine programs know, one for each law.
#pragma once

#include "damier/draughts/rules/all.hpp"

namespace damier::bench {

// Calls f.operator()<law>(rules) for each.
template <class F> void for_each_rules(F&& f) {
    namespace r = draughts::rules;
    f.template operator()<r::international_law>(r::international);
    f.template operator()<r::killer_law>(r::killer);
    f.template operator()<r::losing_law>(r::losing);
    f.template operator()<r::bt_law>(r::bt);
    f.template operator()<r::frisian_law>(r::frisian);
    f.template operator()<r::canadian_law>(r::canadian);
    f.template operator()<r::dumm_law>(r::dumm);
    f.template operator()<r::russian_law>(r::russian);
    f.template operator()<r::brazilian_law>(r::brazilian);
    f.template operator()<r::pool_law>(r::pool);
    f.template operator()<r::spantsiretti_law>(r::spantsiretti);
    f.template operator()<r::english_law>(r::english);
    f.template operator()<r::italian_law>(r::italian);
    f.template operator()<r::german_law>(r::german);
    f.template operator()<r::czech_law>(r::czech);
    f.template operator()<r::spanish_law>(r::spanish);
    f.template operator()<r::thai_law>(r::thai);
    f.template operator()<r::turkish_law>(r::turkish);
    f.template operator()<r::armenian_law>(r::armenian);
    f.template operator()<r::ulb_law<8>>(r::ulb<8>);
    f.template operator()<r::ulb_law<10>>(r::ulb<10>);
    f.template operator()<r::ulb_law<14>>(r::ulb<14>);
}

} // namespace damier::bench
