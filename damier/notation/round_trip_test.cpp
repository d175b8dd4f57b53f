// Random positions of several laws: what is written is read back as the same.
#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/hub.hpp"
#include "damier/notation/move_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;

template <Law const& L> draughts::KingRun random_run(Random& random, Position<L> const& p, Side s) {
    if (p.kings(s).empty() || p.men(s).empty() || random.coin()) return {};
    return {static_cast<std::int8_t>(p.kings(s).first().bit()),
            static_cast<std::int8_t>(1 + random.below(3))};
}

// Few or many pieces; no man on its last row.
template <Law const& L> Position<L> random_position(std::uint64_t seed) {
    using Set = draughts::Squares<L>;
    Random random(seed);
    int const percent = 5 + random.below(50);
    std::array<Set, 2> sides;
    Set kings;
    for (auto const square : Set::all()) {
        if (random.below(100) >= percent) continue;
        auto const side = random.coin() ? Side::white : Side::black;
        sides[static_cast<std::size_t>(side)] |= Set(square);
        if (random.below(4) == 0 || draughts::promotion_row<L>(side).contains(square))
            kings |= Set(square);
    }
    Position<L> position(sides[0], sides[1], kings, random.coin() ? Side::white : Side::black);
    for (Side const side : {Side::white, Side::black})
        position.set_king_run(side, random_run<L>(random, position, side));
    return position;
}

template <Law const& L> void check_position(Rules const& r, Position<L> const& position) {
    std::string const fen = write_fen<L>(r, position);
    auto const read = read_fen<L>(r, fen);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->position == position);
    RC_ASSERT(write_fen<L>(r, read->position) == fen);
    for (Letters const& letters : {hub_letters, dxp_letters}) {
        auto plain = position; // these strings have no room for the runs of kings
        for (Side const side : {Side::white, Side::black}) plain.set_king_run(side, {});
        auto const back = read_hub_position<L>(r, hub_position<L>(r, position, letters), letters);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == plain);
    }
}

// Every legal move has its own text, which is read as that move in every form.
template <Law const& L> void check_moves(Rules const& r, Position<L> const& position) {
    draughts::MoveList<L> list;
    draughts::generate<L>(position, list);
    if (list.has_overflowed() || list.size() > 60) return;
    std::vector<Move<L>> const legal(list.begin(), list.end());
    std::vector<std::string> const all = move_texts<L>(r, position, legal);
    RC_ASSERT(all.size() == legal.size());
    std::set<std::string> texts;
    for (Move<L> const& move : legal) {
        std::string const text = move_text<L>(r, position, legal, move);
        RC_ASSERT(text == all[texts.size()]);
        RC_ASSERT(texts.insert(text).second);
        auto const read = read_move<L>(r, position, legal, text);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == move);
        auto const captured = read_move<L>(r, position, legal, captured_text<L>(r, move));
        RC_ASSERT(captured.has_value());
        RC_ASSERT(*captured == move);
        auto const hub = read_hub_move<L>(r, position, legal, hub_move_text<L>(r, move));
        RC_ASSERT(hub.has_value());
        RC_ASSERT(*hub == move);
    }
}

template <Law const& L> void check(Rules const& r) {
    auto const position = random_position<L>(*rc::gen::arbitrary<std::uint64_t>());
    check_position<L>(r, position);
    check_moves<L>(r, position);
}

RC_GTEST_PROP(RoundTrip, International, ()) {
    check<rules::international_law>(rules::international);
}
RC_GTEST_PROP(RoundTrip, V06, ()) { check<rules::international_law>(rules::v06); }
RC_GTEST_PROP(RoundTrip, Italian, ()) { check<rules::italian_law>(rules::italian); }
RC_GTEST_PROP(RoundTrip, Spanish, ()) { check<rules::spanish_law>(rules::spanish); }
RC_GTEST_PROP(RoundTrip, Thai, ()) { check<rules::thai_law>(rules::thai); }
RC_GTEST_PROP(RoundTrip, Russian, ()) { check<rules::russian_law>(rules::russian); }
RC_GTEST_PROP(RoundTrip, Jamaican, ()) { check<rules::pool_law>(rules::jamaican); }
RC_GTEST_PROP(RoundTrip, Turkish, ()) { check<rules::turkish_law>(rules::turkish); }
RC_GTEST_PROP(RoundTrip, Frisian, ()) { check<rules::frisian_law>(rules::frisian); }
RC_GTEST_PROP(RoundTrip, Canadian, ()) { check<rules::canadian_law>(rules::canadian); }
RC_GTEST_PROP(RoundTrip, SmallUlb, ()) { check<rules::ulb_law<5>>(rules::ulb<5>); }
RC_GTEST_PROP(RoundTrip, LargeUlb, ()) { check<rules::ulb_law<14>>(rules::ulb<14>); }

} // namespace
} // namespace damier::notation
