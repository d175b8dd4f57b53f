// What an engine thinks of a position, in words and figures.
#pragma once

#include "damier/play/evaluation.hpp"

#include <QString>

namespace damier::desktop {

using play::Evaluation;
using play::evaluation_of;

QString score_text(Evaluation const& evaluation);   // "+0.35", "wins in 11 plies"
QString short_score(Evaluation const& evaluation);  // "+0.4", "+#6", "=": for narrow places
QString chances_text(Evaluation const& evaluation); // "win 62%, draw 30%, loss 8%"

} // namespace damier::desktop
