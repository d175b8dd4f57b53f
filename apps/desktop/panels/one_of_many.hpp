// Buttons of which one is chosen: Tab comes to that one, the arrow keys go on from there. Left to
// itself Qt lets Tab come to the first of them until somebody has pressed one.
#pragma once

class QButtonGroup;

namespace damier::desktop {

// From now on, for the buttons that the group has.
void lead_tab_to_chosen(QButtonGroup& group);

} // namespace damier::desktop
