// The engine beside the board: several lines of the position that is shown, as long as it is on.
#pragma once

#include "apps/page/table.hpp"
#include "damier/play/evaluation.hpp"

namespace damier::page {

// "+0.35", "+#7", "=": what a line or a position is worth to the first seat.
std::string short_value(play::Evaluation const& value);

class Study {
public:
    Study(Table& table, Voice const& voice);

    void use(std::size_t lines); // how many; 0: the engine is off
    void follow();               // the position on the board may have changed
    Json view() const;

private:
    void hear(game::Told const& told);

    Table& table_;
    Voice const& voice_;
    std::unique_ptr<game::Thinking> analyst_;
    std::size_t lines_ = 0;
    game::StatePtr studied_;
    std::vector<game::AnalysisLine> found_;
};

} // namespace damier::page
