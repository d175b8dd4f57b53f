// The review of a game as the window shows it; damier/play/review.hpp judges the moves,
// review_runner.hpp asks the engine, review_panel.hpp shows the result.
#pragma once

#include "apps/desktop/panels/evaluation.hpp"
#include "damier/play/review.hpp"

namespace damier::desktop {

using play::Grade;
using play::grade_of;
using play::loss_of;
using play::make_review;
using play::nag_of;
using play::name_of;
using play::Review;
using play::ReviewedMove;
using play::Thresholds;
using play::Verdict;

QString glyph_of(Grade grade); // "?!", "?", "??" or nothing

// play::review_commands() with comments in the user's language.
std::vector<session::Command> review_commands(session::Tree const& tree, Review const& review,
                                              bool may_end);

} // namespace damier::desktop
