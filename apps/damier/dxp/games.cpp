#include "apps/damier/dxp/games.hpp"

#include "apps/damier/game_files.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/record.hpp"
#include "damier/records/result_text.hpp"
#include "damier/records/tags.hpp"

namespace damier::program {

namespace {

using protocol::PeerResult;

game::Outcome outcome_of(PeerResult result, game::Seat seat) {
    switch (result) {
    case PeerResult::won: return game::Won{{seat}, {}};
    case PeerResult::lost: return game::Won{{1 - seat}, {}};
    case PeerResult::drawn: return game::Drawn{};
    case PeerResult::unknown: break;
    }
    return game::Ongoing{};
}

// "300", "75/300" if the moves are limited, "-" without a clock.
std::string agreed_time(DxpGames::Agreed const& agreed) {
    if (agreed.minutes == 0) return "-";
    std::string const seconds = std::to_string(60 * agreed.minutes);
    return agreed.moves > 0 ? std::to_string(agreed.moves) + "/" + seconds : seconds;
}

void play(session::Tree& tree, protocol::DxpPeer const& peer) {
    for (std::size_t i = 0; i < peer.actions().size(); ++i)
        tree.play(session::played(peer.states()[i], peer.actions()[i]));
}

} // namespace

Result<Done> DxpGames::add(protocol::DxpPeer const& peer, std::string const& name,
                           Agreed const& agreed, PeerResult result) {
    if (path_.empty()) return Done{};
    Result<game::Game const*> const game = catalogue::find("international");
    if (!game) return game.error();
    records::Record record = records::record_of(**game, peer.states().front());
    play(record.tree, peer);
    record.result = records::result_text(outcome_of(result, peer.seat()), 2, 0,
                                         (*game)->file_style().has_double_points);
    record.tags.push_back({"Event", "damier dxp"});
    record.tags.push_back({"Round", std::to_string(games_.size() + 1)});
    record.tags.push_back({"White", peer.seat() == 0 ? name : agreed.opponent});
    record.tags.push_back({"Black", peer.seat() == 0 ? agreed.opponent : name});
    record.tags.push_back({"TimeControl", agreed_time(agreed)});
    records::complete_tags(record, records::today());
    games_.push_back(records::write(record));
    auto output = create_output(path_, true);
    if (!output) return output.error();
    for (std::string const& text : games_) output->put(text);
    return output->commit();
}

} // namespace damier::program
