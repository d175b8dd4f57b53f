// The syntax tree of a game, where it begins, and where each of its moves stands in the file.
#pragma once

#include "damier/pdn/builder.hpp"
#include "damier/records/game_place.hpp"

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
        places_.begin_game();
    }
    void tag(std::string_view name, std::string_view value, pdn::TextPlace const& place) {
        pdn::Builder::tag(name, value, place);
        places_.at(place);
        if (name == "GameType" || name == "FEN" || name == "Game" || name == "State")
            spots_[0] = {place.line, place.column()};
    }
    void move_number(int number, bool is_second, pdn::TextPlace const& place) {
        pdn::Builder::move_number(number, is_second, place);
        places_.at(place);
    }
    void move(std::string_view text, pdn::TextPlace const& place) {
        pdn::Builder::move(text, place);
        places_.at(place);
        spots_.push_back({place.line, place.column()});
    }
    void comment(std::string_view raw, pdn::TextPlace const& place) {
        pdn::Builder::comment(raw, place);
        places_.at(place);
    }
    void begin_variation(pdn::TextPlace const& place) {
        pdn::Builder::begin_variation(place);
        places_.at(place);
    }
    void setup(std::string_view fen, pdn::TextPlace const& place) {
        pdn::Builder::setup(fen, place);
        places_.at(place);
        spots_.push_back({place.line, place.column()});
    }
    void result(std::string_view text, pdn::TextPlace const& place) {
        pdn::Builder::result(text, place);
        places_.at(place);
    }

    // Nowhere for games that did not come from a file.
    Spot spot(pdn::Game::Node node) const { return node < spots_.size() ? spots_[node] : Spot{}; }

    GamePlace const& place() const { return places_.now(); }

private:
    // By node, because nodes are numbered in the order of the file; [0] is the tag that names the
    // game or its start.
    std::vector<Spot> spots_{1};
    PlaceFinder places_;
};

} // namespace damier::records
