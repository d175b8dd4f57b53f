#include "apps/desktop/other_programs.hpp"

#include "apps/desktop/controller.hpp"
#include "apps/desktop/engines_dialog.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/words.hpp"

namespace damier::desktop {

OtherPrograms::OtherPrograms(Controller& controller, EnginePanel& panel, QWidget* window)
    : QObject(window), controller_(controller), panel_(panel), window_(window) {}

void OtherPrograms::reach_with(Programs programs) {
    programs_ = std::move(programs);
    controller_.invite_with(programs_.invite);
    offer_analysts();
}

void OtherPrograms::choose() {
    Settings kept;
    EnginesDialog dialog(read_engines(kept), programs_.introduce, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    write_engines(kept, dialog.engines());
    if (!kept.write()) emit said(words(kept.why_not()), true);
    offer_analysts();
}

// Those that speak Hub say what they think of a position; DamExchange knows only moves.
void OtherPrograms::offer_analysts() {
    std::vector<OtherAnalyst> others;
    Settings kept;
    for (Engine const& engine : read_engines(kept)) {
        if (engine.is_dxp || !programs_.invite) continue;
        auto const start = [invite = programs_.invite, player = engine.player()](
                               game::Game const& game) -> Result<std::shared_ptr<game::Bot>> {
            auto const guest = invite(player, game);
            if (!guest) return guest.error();
            return guest->player;
        };
        others.push_back({QString::fromStdString(engine.name), start});
    }
    panel_.set_other_analysts(std::move(others));
}

} // namespace damier::desktop
