#include "damier/variants/state.hpp"

namespace damier::variants {

Message counter_text(int plies, int limit) {
    if (limit == 0 || plies < limit) return {}; // not worth a word in the first half
    return Message(msg("{} of {} moves with kings only"), plies / 2, limit);
}

game::Outcome outcome_of(draughts::Verdict const& verdict) {
    if (!verdict.is_over()) return game::Ongoing{};
    if (verdict.winner)
        return game::Won{{static_cast<game::Seat>(*verdict.winner)}, describe(verdict)};
    return game::Drawn{describe(verdict)};
}

} // namespace damier::variants
