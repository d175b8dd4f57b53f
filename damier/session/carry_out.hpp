// What each command does to the course of a game: events, or the reason why it is refused.
#pragma once

#include "damier/session/course.hpp"

namespace damier::session {

// playing.cpp: by index, by text, by cells; touch-move
Answer carry_out(PlayAction const& wanted, Course& course);
Answer carry_out(PlayIrregular const& wanted, Course& course);
Answer carry_out(PlayText const& wanted, Course& course);
Answer carry_out(PlayCells const& wanted, Course& course);
Answer carry_out(Adjust const& wanted, Course& course);

// table_talk.cpp: what players say to one another
Answer carry_out(OfferDraw const& wanted, Course& course);
Answer carry_out(AnswerDraw const& wanted, Course& course);
Answer carry_out(Resign const& wanted, Course& course);
Answer carry_out(Correct const& wanted, Course& course);
Answer carry_out(LetStand const& wanted, Course& course);
Answer carry_out(Pause const& wanted, Course& course);
Answer carry_out(Resume const& wanted, Course& course);

// moving_about.cpp: to another place of the history
Answer carry_out(TakeBack const& wanted, Course& course);
Answer carry_out(PlayOn const& wanted, Course& course);
Answer carry_out(Redo const& wanted, Course& course);
Answer carry_out(GoTo const& wanted, Course& course);

// editing.cpp: of the history and of what is told beside it
Answer carry_out(Promote const& wanted, Course& course);
Answer carry_out(Delete const& wanted, Course& course);
Answer carry_out(Comment const& wanted, Course& course);
Answer carry_out(Annotate const& wanted, Course& course);
Answer carry_out(Tell const& wanted, Course& course);

} // namespace damier::session
