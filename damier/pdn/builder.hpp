// The visitor that builds a pdn::Game, and the simplest way to read whole files.
#pragma once

#include "damier/pdn/game.hpp"
#include "damier/pdn/reader.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damier::pdn {

class Builder : public Visitor {
public:
    void begin_game(long number);
    void tag(std::string_view name, std::string_view value, TextPlace const&);
    void move_number(int number, bool is_second, TextPlace const&);
    void move(std::string_view text, TextPlace const&);
    void strength(std::string_view text);
    void nag(int value);
    void comment(std::string_view raw, TextPlace const&);
    void begin_variation(TextPlace const&);
    void end_variation();
    void setup(std::string_view fen, TextPlace const&);
    void result(std::string_view text, TextPlace const&);
    void end_game();
    void problem(Problem const& problem) { problems_.push_back(problem); }

    Game take_game() { return std::move(game_); }
    std::vector<Problem> take_problems() { return std::exchange(problems_, {}); }

private:
    struct Line {
        Game::Node parent = Game::root; // of the next move
        Game::Node last = Game::none;   // the last move of this line
    };
    void add(Game::Node node);
    // What a comment or mark here is about.
    Game::Node subject() const { return line_.last == Game::none ? Game::root : line_.last; }
    void flush(); // what waited for a move that did not come

    Game game_;
    std::vector<Problem> problems_;
    Line line_;
    std::vector<Line> outer_;
    Notes waiting_; // for the next move
    bool is_after_number_ = false;
    bool has_main_move_ = false;
    std::string result_;
};

// All games of a text, with everything odd or wrong. For files that fit in memory.
struct ReadGames {
    std::vector<Game> games;
    std::vector<Problem> problems;
};
ReadGames read_games(std::string_view text);

} // namespace damier::pdn
