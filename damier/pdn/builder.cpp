#include "damier/pdn/builder.hpp"

#include "damier/pdn/words.hpp"

#include <algorithm>

namespace damier::pdn {

void Builder::begin_game(long /*number*/) {
    game_ = Game();
    line_ = Line();
    outer_.clear();
    waiting_ = Notes();
    is_after_number_ = has_main_move_ = false;
    result_.clear();
}

void Builder::tag(std::string_view name, std::string_view value, TextPlace const&) {
    game_.add_tag(name, value);
}

void Builder::move_number(int number, bool is_second, TextPlace const&) {
    is_after_number_ = true;
    if (outer_.empty() && !has_main_move_) game_.start_at(number, is_second);
}

void Builder::move(std::string_view text, TextPlace const&) {
    has_main_move_ |= outer_.empty();
    bool const is_main = outer_.empty() || line_.last != Game::none;
    add(game_.add_move(line_.parent, text, is_main ? Game::As::main : Game::As::variation));
}

void Builder::setup(std::string_view fen, TextPlace const&) {
    bool const is_main = outer_.empty() || line_.last != Game::none;
    add(game_.add_setup(line_.parent, fen, is_main ? Game::As::main : Game::As::variation));
}

void Builder::add(Game::Node node) {
    line_.parent = line_.last = node;
    is_after_number_ = false;
    if (!waiting_.is_empty()) game_.set_notes(node, std::exchange(waiting_, {}));
}

void Builder::strength(std::string_view text) {
    if (line_.last != Game::none) game_.add_strength(line_.last, text);
}

void Builder::nag(int value) {
    bool const must_wait = line_.last == Game::none && !outer_.empty();
    if (must_wait)
        waiting_.nags.push_back(static_cast<std::uint16_t>(std::clamp(value, 0, 65535)));
    else
        game_.add_nag(subject(), value);
}

void Builder::comment(std::string_view raw, TextPlace const&) {
    Comment comment = read_comment(raw);
    bool const must_wait = is_after_number_ || (line_.last == Game::none && !outer_.empty());
    if (!must_wait)
        game_.add_comment(subject(), std::move(comment));
    else if (!comment.is_empty())
        waiting_.before.push_back(std::move(comment));
}

void Builder::begin_variation(TextPlace const&) {
    flush();
    outer_.push_back(line_);
    if (line_.last != Game::none) line_.parent = game_.parent(line_.last);
    line_.last = Game::none;
}

void Builder::end_variation() {
    // A variation without a move is a remark on the move before it.
    if (line_.last == Game::none) line_ = outer_.back();
    flush();
    line_ = outer_.back();
    outer_.pop_back();
}

void Builder::result(std::string_view text, TextPlace const&) { result_ = text; }

void Builder::end_game() {
    flush();
    if (result_.empty() || result_ == "*") return;
    // The file will end with a star only, so the result must live in the tags.
    if (is_same_result(game_.result(), "*"))
        game_.set_tag("Result", result_);
    else if (!is_same_result(game_.result(), result_))
        game_.set_tag("MovetextResult", result_);
}

void Builder::flush() {
    is_after_number_ = false;
    if (waiting_.is_empty()) return;
    for (std::uint16_t const nag : waiting_.nags) game_.add_nag(subject(), nag);
    for (Comment& comment : waiting_.before) game_.add_comment(subject(), std::move(comment));
    waiting_ = Notes();
}

ReadGames read_games(std::string_view text) {
    constexpr std::size_t most = 256 * 1024;
    Reader reader(from_text(text), std::min(text.size() + 1, most));
    Builder builder;
    ReadGames read;
    while (reader.read_game(builder)) read.games.push_back(builder.take_game());
    read.problems = builder.take_problems();
    return read;
}

} // namespace damier::pdn
