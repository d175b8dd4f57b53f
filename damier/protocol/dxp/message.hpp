// The messages of DamExchange (DXP, version 01) and how they are told apart in a stream of bytes.
#pragma once

#include "damier/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damier::protocol {

inline constexpr int dxp_port = 27531;
inline constexpr std::size_t dxp_longest = 127; // characters of a message, without the NUL
inline constexpr std::string_view dxp_version = "01";

enum class DxpColour : char { white = 'W', black = 'Z' };

struct DxpRequest { // R, from the initiator
    std::string version{dxp_version};
    std::string name; // of the initiator
    DxpColour follower = DxpColour::black;
    int minutes = 0;                     // for the whole game
    int moves = 0;                       // 0 = no limit
    std::optional<std::string> position; // side to move and 50 letters; else the usual start
    bool operator==(DxpRequest const&) const = default;
};
enum class DxpAnswer : char {
    accepted = '0',
    wrong_version = '1',
    not_this_game = '2',
    none = '3'
};
struct DxpAccept { // A, from the follower
    std::string name;
    DxpAnswer answer = DxpAnswer::accepted;
    bool operator==(DxpAccept const&) const = default;
};
struct DxpMove { // M
    int seconds = 0;
    int from = 0, to = 0;
    std::vector<int> captured; // in any order
    bool operator==(DxpMove const&) const = default;
};
enum class DxpReason : char { unknown = '0', i_lose = '1', draw = '2', i_win = '3' };
struct DxpEnd { // E
    DxpReason reason = DxpReason::unknown;
    bool is_last = false; // no more games
    bool operator==(DxpEnd const&) const = default;
};
struct DxpChat { // C
    std::string text;
    bool operator==(DxpChat const&) const = default;
};
struct DxpBack { // B: go back to where this move was to be played
    int move = 1;
    DxpColour to_move = DxpColour::white;
    bool operator==(DxpBack const&) const = default;
};
enum class DxpBackAnswer : char { yes = '0', no = '1', no_go_on = '2' };
struct DxpBackAccept { // K
    DxpBackAnswer answer = DxpBackAnswer::yes;
    bool operator==(DxpBackAccept const&) const = default;
};
using DxpMessage =
    std::variant<DxpRequest, DxpAccept, DxpMove, DxpEnd, DxpChat, DxpBack, DxpBackAccept>;

// Without the NUL, in both directions.
Result<DxpMessage> read_dxp(std::string_view text);
std::string write_dxp(DxpMessage const& message);

// Cuts a stream of bytes, in whatever pieces it arrives, into messages.
class DxpFramer {
public:
    // The messages that are complete now. One that is too long is handed on, cut, so that its
    // reader refuses it in its turn; nothing can be told apart after it.
    std::vector<std::string> receive(std::string_view bytes);

private:
    std::string rest_;
    bool is_lost_ = false;
};

} // namespace damier::protocol
