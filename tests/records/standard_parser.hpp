// A second reader of PDN, written from the grammar of the standard (PDN 3.0) alone: strict, small,
// and without a line of the code that it judges. What Damier writes must be read by it.
#pragma once

#include <cctype>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace standard {

struct Game {
    std::vector<std::pair<std::string, std::string>> tags;
    std::vector<std::string> moves; // of the main line
    int variations = 0, comments = 0, setups = 0;
    std::string end;
};

class Parser {
public:
    explicit Parser(std::string const& text) : text_(text) {}

    std::vector<Game> games() {
        std::vector<Game> all;
        for (blanks(); at_ < text_.size(); blanks()) all.push_back(game());
        return all;
    }

private:
    [[noreturn]] void wrong(std::string const& what) const {
        throw std::runtime_error(what + " at «" + text_.substr(at_, 30) + "»");
    }
    char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool is_digit() const { return std::isdigit(static_cast<unsigned char>(now())) != 0; }
    void blanks() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(now()))) ++at_;
    }
    void expect(char c) {
        if (now() != c) wrong(std::string("expected ") + c);
        ++at_;
    }
    std::string quoted() {
        expect('"');
        std::string value;
        while (now() != '"') {
            if (now() == '\n' || now() == '\0') wrong("a string must end on its line");
            if (now() == '\\') ++at_;
            value += text_[at_++];
        }
        ++at_;
        return value;
    }

    Game game() {
        Game game;
        while (now() == '[') {
            ++at_;
            std::string name;
            while (std::isalnum(static_cast<unsigned char>(now())) || now() == '_')
                name += text_[at_++];
            if (name.empty() || !std::isupper(static_cast<unsigned char>(name[0])))
                wrong("a tag begins with a capital letter");
            expect(' ');
            game.tags.emplace_back(name, quoted());
            expect(']');
            blanks();
        }
        line(game, 0);
        return game;
    }

    // Moves to the end of the game, or of a variation.
    void line(Game& game, int depth) {
        for (bool has_move = false;; blanks()) {
            blanks();
            char const c = now();
            if (c == '\0') wrong("a game without an end");
            if (c == '*') {
                if (depth > 0) wrong("the end of the game in a variation");
                ++at_;
                game.end = "*";
                return;
            }
            if (c == ')') {
                if (depth == 0 || !has_move) wrong("a parenthesis that closes nothing");
                ++at_;
                return;
            }
            if (c == '(') {
                if (!has_move) wrong("a variation before any move");
                ++at_;
                ++game.variations;
                line(game, depth + 1);
            } else if (c == '{') {
                comment(game);
            } else if (c == '$') {
                ++at_;
                if (!is_digit()) wrong("a mark is a number");
                while (is_digit()) ++at_;
            } else if (c == '/') {
                set_up(game);
            } else {
                has_move |= number_or_move(game, depth);
            }
        }
    }

    void comment(Game& game) {
        ++game.comments;
        for (++at_; now() != '}'; ++at_)
            if (now() == '{' || now() == '\0') wrong("a brace inside a comment");
        ++at_;
    }
    void set_up(Game& game) {
        ++game.setups;
        for (char const c : std::string("/FEN ")) expect(c);
        quoted();
        expect('/');
    }

    bool number_or_move(Game& game, int depth) {
        std::string word;
        while (at_ < text_.size() && !std::isspace(static_cast<unsigned char>(now()))
               && std::string("(){}[]$*;\"").find(now()) == std::string::npos)
            word += text_[at_++];
        if (word.find('.') != std::string::npos) {
            std::size_t const dot = word.find_first_not_of("0123456789");
            if (dot == 0 || (word.substr(dot) != "." && word.substr(dot) != "..."))
                wrong("«" + word + "» is no number of a move");
            return false;
        }
        while (!word.empty() && (word.back() == '!' || word.back() == '?')) word.pop_back();
        must_be_move(word);
        if (depth == 0) game.moves.push_back(word);
        return true;
    }

    // 32-28, 32x23, 32x23x14, c3-d4, c3:e5:g7
    void must_be_move(std::string const& word) const {
        std::size_t at = 0;
        int squares = 0;
        char separator = '\0';
        for (;;) {
            if (at < word.size() && word[at] >= 'a' && word[at] <= 'p') ++at;
            std::size_t const first = at;
            while (at < word.size() && std::isdigit(static_cast<unsigned char>(word[at]))) ++at;
            if (at == first || at - first > 2) wrong("«" + word + "» is no move");
            ++squares;
            if (at == word.size()) break;
            if (std::string("-x:").find(word[at]) == std::string::npos
                || (separator != '\0' && separator != word[at]))
                wrong("«" + word + "» is no move");
            separator = word[at++];
        }
        if (squares < 2) wrong("«" + word + "» is no move");
    }

    std::string const& text_;
    std::size_t at_ = 0;
};

inline std::vector<Game> read(std::string const& text) { return Parser(text).games(); }

} // namespace standard
