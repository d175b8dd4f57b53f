// The syntax tree of a game, and where each of its moves stands in the file.
#pragma once

#include "damier/pdn/builder.hpp"

#include <string_view>
#include <vector>

namespace damier::records {

class PlacedBuilder : public pdn::Builder {
public:
    struct Spot {
        int line = 0, column = 0;
    };

    void begin_game(long number) {
        pdn::Builder::begin_game(number);
        spots_.assign(1, {});
        first_line_ = 0;
    }
    void tag(std::string_view name, std::string_view value, pdn::Place const& place) {
        pdn::Builder::tag(name, value, place);
        begin_at(place);
        if (name == "GameType" || name == "FEN" || name == "Game" || name == "State")
            spots_[0] = {place.line, place.column()};
    }
    void move(std::string_view text, pdn::Place const& place) {
        pdn::Builder::move(text, place);
        begin_at(place);
        spots_.push_back({place.line, place.column()});
    }
    void setup(std::string_view fen, pdn::Place const& place) {
        pdn::Builder::setup(fen, place);
        begin_at(place);
        spots_.push_back({place.line, place.column()});
    }

    // Nowhere for games that did not come from a file.
    Spot spot(pdn::Game::Node node) const { return node < spots_.size() ? spots_[node] : Spot{}; }

    // Of the first tag, move or set-up of the game.
    int first_line() const { return first_line_; }

private:
    void begin_at(pdn::Place const& place) {
        if (first_line_ == 0) first_line_ = place.line;
    }

    // By node, because nodes are numbered in the order of the file; [0] is the tag that names the
    // game or its start.
    std::vector<Spot> spots_{1};
    int first_line_ = 0;
};

} // namespace damier::records
