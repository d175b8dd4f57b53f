#include "damier/protocol/dxp/peer.hpp"

#include "damier/base/text.hpp"

#include <cassert>

namespace damier::protocol {

namespace {

DxpColour colour(game::Seat seat) { return seat == 0 ? DxpColour::white : DxpColour::black; }
game::Seat seat_of(DxpColour colour) { return colour == DxpColour::white ? 0 : 1; }

PeerSend send(DxpMessage const& message) { return {write_dxp(message)}; }

void append(PeerEvents& events, PeerEvents more) {
    for (PeerEvent& event : more) events.push_back(std::move(event));
}

// The Hub form of a move has the same parts: from, to, all that is captured.
DxpMove to_dxp(std::string_view hub, int seconds) {
    DxpMove move;
    move.seconds = seconds;
    std::vector<int> numbers;
    for (std::string_view const part : split(hub, hub.find('x') == hub.npos ? '-' : 'x'))
        numbers.push_back(static_cast<int>(to_integer(part).value_or(0)));
    assert(numbers.size() >= 2);
    move.from = numbers[0];
    move.to = numbers[1];
    move.captured.assign(numbers.begin() + 2, numbers.end());
    return move;
}

std::string to_hub(DxpMove const& move) {
    std::string text = std::to_string(move.from);
    text.append(move.captured.empty() ? "-" : "x").append(std::to_string(move.to));
    for (int const square : move.captured) text.append("x").append(std::to_string(square));
    return text;
}

// What a peer is told before we hang up. Its alphabet has no quotation marks but one: «» are the
// bytes AB and BB after C2.
DxpChat complaint(std::string_view what, Error const& why) {
    std::string text(what);
    for (char const c : in_english(why))
        if (c != '\xC2') text += c == '\xAB' || c == '\xBB' ? '"' : c;
    return {text};
}

PeerResult seen_by_us(DxpReason told_by_peer) {
    switch (told_by_peer) {
    case DxpReason::i_lose: return PeerResult::won;
    case DxpReason::draw: return PeerResult::drawn;
    case DxpReason::i_win: return PeerResult::lost;
    case DxpReason::unknown: break;
    }
    return PeerResult::unknown;
}

PeerResult told_by_us(DxpReason reason) {
    switch (reason) {
    case DxpReason::i_lose: return PeerResult::lost;
    case DxpReason::draw: return PeerResult::drawn;
    case DxpReason::i_win: return PeerResult::won;
    case DxpReason::unknown: break;
    }
    return PeerResult::unknown;
}

} // namespace

std::optional<DxpReason> reason_of(game::Outcome const& outcome, game::Seat seat) {
    if (std::holds_alternative<game::Drawn>(outcome)) return DxpReason::draw;
    if (auto const* const won = std::get_if<game::Won>(&outcome))
        return won->seats.front() == seat ? DxpReason::i_win : DxpReason::i_lose;
    return std::nullopt;
}

DxpPeer::DxpPeer(DxpRole role, std::string name, game::Exchange const& exchange)
    : role_(role), name_(std::move(name)), exchange_(&exchange), states_{exchange.start()} {}

PeerEvents DxpPeer::request(DxpRequest request) {
    assert(role_ == DxpRole::initiator && stage_ == Stage::idle);
    request.version = dxp_version;
    request.name = name_;
    agreed_ = std::move(request);
    seat_ = 1 - seat_of(agreed_.follower);
    stage_ = Stage::requested;
    return {send(agreed_)};
}

PeerEvents DxpPeer::receive(std::string_view text) {
    if (stage_ == Stage::closed) return {};
    auto const message = read_dxp(text);
    if (!message) return fail(message.error());
    return std::visit([this](auto const& m) { return on(m); }, *message);
}

PeerEvents DxpPeer::on(DxpRequest const& message) {
    if (role_ != DxpRole::follower || is_playing())
        return fail(error(msg("the peer asks for a game at the wrong moment")));
    if (message.version != dxp_version) {
        stage_ = Stage::closed;
        return {send(DxpAccept{name_, DxpAnswer::wrong_version}),
                PeerFailed{error(msg("the peer speaks version «{}» of DamExchange, not {}"),
                                 message.version, dxp_version)}};
    }
    if (answer_ != DxpAnswer::accepted) return {send(DxpAccept{name_, answer_})};
    agreed_ = message;
    seat_ = seat_of(agreed_.follower);
    if (agreed_.position) {
        auto const state = exchange_->read_position(*agreed_.position, game::Alphabet::damexchange);
        if (!state) // another game may be possible
            return {send(DxpAccept{name_, DxpAnswer::not_this_game}),
                    send(complaint("error: bad position: ", state.error()))};
    }
    PeerEvents events{send(DxpAccept{name_, DxpAnswer::accepted})};
    append(events, begin(agreed_.name));
    return events;
}

PeerEvents DxpPeer::on(DxpAccept const& message) {
    if (stage_ != Stage::requested)
        return fail(error(msg("the peer answers a request that was never made")));
    stage_ = Stage::idle;
    if (message.answer != DxpAnswer::accepted) return {PeerRefused{message.answer}};
    return begin(message.name);
}

PeerEvents DxpPeer::begin(std::string opponent) {
    has_begun_ = true;
    states_.clear();
    actions_.clear();
    back_asked_.reset();
    back_wanted_.reset();
    if (agreed_.position) {
        auto const state = exchange_->read_position(*agreed_.position, game::Alphabet::damexchange);
        if (!state) {
            states_.push_back(exchange_->start());
            return fail(state.error());
        }
        states_.push_back(*state);
    } else {
        states_.push_back(exchange_->start());
    }
    stage_ = Stage::playing;
    PeerEvents events{
        PeerStarted{state(), seat_, std::move(opponent), agreed_.minutes, agreed_.moves}};
    append(events, turn());
    return events;
}

PeerEvents DxpPeer::turn() {
    if (!is_our_turn()) return {};
    if (auto const reason = reason_of(state()->outcome(), seat_)) return end(*reason);
    return {PeerTurn{state()}};
}

PeerEvents DxpPeer::on(DxpMove const& message) {
    if (stage_ != Stage::playing)
        return fail(error(msg("the peer sends a move, but no game is being played")));
    if (is_our_turn()) return fail(error(msg("the peer sends a move, but it is not its turn")));
    std::string const text = to_hub(message);
    auto const action = exchange_->read_move(*state(), text);
    if (!action)
        return fail(
            error(msg("the peer has sent an illegal move «{}»: {}"), text, action.error().message));
    make(*action);
    PeerEvents events{PeerMoved{*action, state()}};
    append(events, turn());
    return events;
}

PeerEvents DxpPeer::play(std::size_t action, int seconds) {
    assert(is_our_turn() && !is_asking_back());
    DxpMove const move = to_dxp(exchange_->move(*state(), action), seconds);
    make(action);
    return {send(move)};
}

void DxpPeer::make(std::size_t action) {
    states_.push_back(state()->after(action));
    actions_.push_back(action);
}

PeerEvents DxpPeer::end(DxpReason reason) {
    assert(is_our_turn());
    stage_ = Stage::ending;
    told_ = reason;
    return {send(DxpEnd{reason, is_last_})};
}

PeerEvents DxpPeer::on(DxpEnd const& message) {
    if (!is_playing()) return fail(error(msg("the peer ends a game, but none is being played")));
    bool const is_answer = stage_ == Stage::ending;
    auto const proof = reason_of(state()->outcome(), 1 - seat_);
    PeerResult const result = is_answer ? told_by_us(told_) : seen_by_us(message.reason);
    // Nobody need prove that he has lost; a draw is agreed on or seen; a win must stand on the
    // board.
    bool const is_proven =
        is_answer || message.reason != DxpReason::i_win || proof == message.reason;
    stage_ = Stage::idle;
    PeerEvents events;
    bool const is_last = message.is_last || is_last_;
    if (!is_answer) events.push_back(send(DxpEnd{DxpReason::unknown, is_last}));
    events.push_back(PeerEnded{result, is_proven, is_last});
    return events;
}

PeerEvents DxpPeer::on(DxpChat const& message) { return {PeerChat{message.text}}; }

PeerEvents DxpPeer::chat(std::string_view text) const { return {send(DxpChat{std::string(text)})}; }

// Move 1 is White's first; a game that Black starts has no White move 1.
std::optional<std::size_t> DxpPeer::ply_of(int move, game::Seat to_play) const {
    int const ply = (move - 1) * 2 + to_play - states_.front()->to_play();
    if (ply < 0 || ply >= static_cast<int>(states_.size())) return std::nullopt;
    return static_cast<std::size_t>(ply);
}

PeerEvents DxpPeer::on(DxpBack const& message) {
    if (stage_ != Stage::playing) return {send(DxpBackAccept{DxpBackAnswer::no})};
    back_asked_ = ply_of(message.move, seat_of(message.to_move));
    if (!back_asked_) return {send(DxpBackAccept{DxpBackAnswer::no})};
    return {PeerBackAsked{message.move, seat_of(message.to_move)}};
}

PeerEvents DxpPeer::answer_back(DxpBackAnswer answer) {
    if (!back_asked_ || stage_ != Stage::playing) return {};
    std::size_t const ply = *back_asked_;
    back_asked_.reset();
    PeerEvents events{send(DxpBackAccept{answer})};
    if (answer == DxpBackAnswer::yes) append(events, go_back(ply));
    return events;
}

PeerEvents DxpPeer::ask_back(int move, game::Seat to_play) {
    std::optional<std::size_t> const ply = ply_of(move, to_play);
    if (stage_ != Stage::playing || is_asking_back() || !ply) return {};
    back_wanted_ = ply;
    return {send(DxpBack{move, colour(to_play)})};
}

PeerEvents DxpPeer::on(DxpBackAccept const& message) {
    if (!back_wanted_) return fail(error(msg("the peer grants what nobody asked for")));
    std::size_t const ply = *back_wanted_;
    back_wanted_.reset();
    if (stage_ != Stage::playing) return {}; // the answer has crossed the end of the game
    if (message.answer != DxpBackAnswer::yes) return {PeerBackAnswered{false, state()}};
    return go_back(ply);
}

PeerEvents DxpPeer::go_back(std::size_t ply) {
    // A move may have crossed the question, but never leads to a shorter game.
    if (ply < actions_.size()) {
        states_.resize(ply + 1);
        actions_.resize(ply);
    }
    PeerEvents events{PeerBackAnswered{true, state()}};
    append(events, turn());
    return events;
}

PeerEvents DxpPeer::closed() {
    // Who has heard the end of the game and goes without a word has still lost or won it.
    if (stage_ == Stage::ending) {
        stage_ = Stage::closed;
        return {PeerEnded{told_by_us(told_), true, true}};
    }
    bool const was_playing = is_playing();
    bool const has_played = has_begun_ && stage_ != Stage::requested;
    stage_ = Stage::closed;
    if (was_playing)
        return {PeerFailed{error(msg("the peer has closed the connection during the game"))}};
    if (has_played) return {};
    return {PeerFailed{error(msg("the peer has closed the connection before a game"))}};
}

PeerEvents DxpPeer::fail(Error why) {
    stage_ = Stage::closed;
    return {send(complaint("error: ", why)), PeerFailed{std::move(why)}};
}

} // namespace damier::protocol
