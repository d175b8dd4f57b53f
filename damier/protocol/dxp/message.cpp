#include "damier/protocol/dxp/message.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::protocol {

namespace {

constexpr std::size_t name_width = 32;
constexpr int squares = 50;

// Fields of fixed width, one after the other. After the first wrong one nothing more is read.
class Fields {
public:
    explicit Fields(std::string_view text) : text_(text) {}

    std::string_view take(std::size_t width) {
        if (text_.size() < width) is_good_ = false;
        std::string_view const field = text_.substr(0, width);
        text_.remove_prefix(field.size());
        return field;
    }
    int number(std::size_t width) {
        std::string_view const field = take(width);
        bool const digits = std::ranges::all_of(field, [](char c) { return c >= '0' && c <= '9'; });
        auto const value = digits ? to_integer(field) : std::nullopt;
        if (!value) is_good_ = false;
        return static_cast<int>(value.value_or(0));
    }
    char letter(std::string_view allowed) {
        std::string_view const field = take(1);
        if (!field.empty() && allowed.find(field.front()) != std::string_view::npos)
            return field.front();
        is_good_ = false;
        return allowed.front();
    }
    std::string name() { return std::string(trim(take(name_width))); }
    std::string_view rest() { return take(text_.size()); }
    bool is_good() const { return is_good_ && text_.empty(); }

private:
    std::string_view text_;
    bool is_good_ = true;
};

DxpRequest read_request(Fields& fields) {
    DxpRequest request;
    request.version = fields.take(2);
    request.name = fields.name();
    request.follower = static_cast<DxpColour>(fields.letter("WZ"));
    request.minutes = fields.number(3);
    request.moves = fields.number(3);
    if (fields.letter("AB") == 'B') request.position = std::string(fields.take(squares + 1));
    return request;
}

DxpMove read_move(Fields& fields) {
    DxpMove move;
    move.seconds = fields.number(4);
    move.from = fields.number(2);
    move.to = fields.number(2);
    for (int left = fields.number(2); left > 0; --left) move.captured.push_back(fields.number(2));
    return move;
}

std::string padded(int value, std::size_t width) {
    int most = 1;
    for (std::size_t i = 0; i < width; ++i) most *= 10;
    std::string const text = std::to_string(std::clamp(value, 0, most - 1));
    std::string field(width - text.size(), '0');
    return field.append(text);
}

// ASCII only, as long as the field, and not starting with a blank.
std::string printable(std::string_view text) {
    std::string result;
    for (char const c : text) result += c >= 32 && c < 127 ? c : '?';
    return result;
}
std::string name_field(std::string_view name) {
    std::string field = printable(trim(name)).substr(0, name_width);
    if (field.empty()) field.push_back('?');
    field.resize(name_width, ' ');
    return field;
}
std::string letter(auto code) { return std::string(1, static_cast<char>(code)); }

// Appended piece by piece: GCC 12 warns of nonsense where a literal is added to a new string.
struct Writer {
    std::string operator()(DxpRequest const& r) const {
        std::string text = "R";
        text.append(r.version).append(name_field(r.name)).append(letter(r.follower));
        text.append(padded(r.minutes, 3)).append(padded(r.moves, 3));
        text.append(r.position ? "B" : "A");
        return text.append(r.position.value_or(""));
    }
    std::string operator()(DxpAccept const& a) const {
        std::string text = "A";
        return text.append(name_field(a.name)).append(letter(a.answer));
    }
    std::string operator()(DxpMove const& m) const {
        std::string text = "M";
        text.append(padded(m.seconds, 4)).append(padded(m.from, 2)).append(padded(m.to, 2));
        text.append(padded(static_cast<int>(m.captured.size()), 2));
        for (int const square : m.captured) text.append(padded(square, 2));
        return text;
    }
    std::string operator()(DxpEnd const& e) const {
        std::string text = "E";
        return text.append(letter(e.reason)).append(e.is_last ? "1" : "0");
    }
    std::string operator()(DxpChat const& c) const {
        std::string const said = printable(c.text).substr(0, dxp_longest - 1);
        std::string text = "C";
        return text.append(said.empty() ? " " : said);
    }
    std::string operator()(DxpBack const& b) const {
        std::string text = "B";
        return text.append(padded(b.move, 3)).append(letter(b.to_move));
    }
    std::string operator()(DxpBackAccept const& k) const {
        std::string text = "K";
        return text.append(letter(k.answer));
    }
};

} // namespace

Result<DxpMessage> read_dxp(std::string_view text) {
    if (text.empty()) return error(msg("an empty message"));
    if (text.size() > dxp_longest)
        return error(msg("a message of more than {} characters"), dxp_longest);
    Fields fields(text.substr(1));
    std::optional<DxpMessage> message;
    switch (text.front()) {
    case 'R': message = read_request(fields); break;
    case 'A': {
        std::string name = fields.name();
        message = DxpAccept{std::move(name), static_cast<DxpAnswer>(fields.letter("0123"))};
        break;
    }
    case 'M': message = read_move(fields); break;
    case 'E': {
        auto const reason = static_cast<DxpReason>(fields.letter("0123"));
        message = DxpEnd{reason, fields.letter("01") == '1'};
        break;
    }
    case 'C': message = DxpChat{std::string(fields.rest())}; break;
    case 'B': {
        int const move = fields.number(3);
        message = DxpBack{move, static_cast<DxpColour>(fields.letter("WZ"))};
        break;
    }
    case 'K': message = DxpBackAccept{static_cast<DxpBackAnswer>(fields.letter("012"))}; break;
    default: return error(msg("a message that DamExchange does not have: «{}»"), printable(text));
    }
    if (!fields.is_good()) return error(msg("a malformed message: «{}»"), printable(text));
    return *message;
}

std::string write_dxp(DxpMessage const& message) { return std::visit(Writer{}, message); }

std::vector<std::string> DxpFramer::receive(std::string_view bytes) {
    std::vector<std::string> messages;
    for (char const c : bytes) {
        if (is_lost_) break;
        if (c != '\0') rest_ += c;
        is_lost_ = rest_.size() > dxp_longest;
        if (c != '\0' && !is_lost_) continue;
        messages.push_back(std::move(rest_));
        rest_.clear();
    }
    return messages;
}

} // namespace damier::protocol
