#include "apps/terminal/saved_game.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

namespace damier::terminal {

namespace {

namespace fs = std::filesystem;
constexpr std::uintmax_t largest_file = 64u << 20;

// The session plays for computer players only what is marked as their choice.
session::PlayAction play_of(session::Session const& session, session::Node const& node, int ply) {
    auto const actions = session.tree().node(node.parent).state->actions();
    auto const found = std::ranges::find(actions, node.action, &game::Action::text);
    session::PlayAction play{static_cast<std::size_t>(found - actions.begin()), std::nullopt};
    if (session.is_bot(node.seat)) play.thought_at = ply;
    return play;
}

session::Command irregular_of(session::Session const& session, session::Node const& node) {
    auto const actions = session.tree().node(node.parent).state->irregular();
    auto const found = std::ranges::find(actions, node.action, &game::Action::text);
    return session::PlayIrregular{static_cast<std::size_t>(found - actions.begin())};
}

void add_ending(session::Session const& session, std::vector<session::Command>& commands) {
    if (!session.ending() || session.ending()->node != session.tree().current()) return;
    session::Ending const& ending = *session.ending();
    if (ending.how == session::How::agreement) {
        int const seats = static_cast<int>(session.state().about().seats.size());
        commands.emplace_back(session::OfferDraw{0});
        for (game::Seat seat = 1; seat < seats; ++seat)
            commands.emplace_back(session::AnswerDraw{seat, true});
    }
    if (ending.how != session::How::resignation && ending.how != session::How::time) return;
    // Whoever has not won is the one who gave up; a fallen flag is kept as that.
    auto const* won = std::get_if<game::Won>(&ending.outcome);
    for (game::Seat seat = 0; won != nullptr && seat < 4; ++seat)
        if (std::ranges::find(won->seats, seat) == won->seats.end()) {
            commands.emplace_back(session::Resign{seat});
            return;
        }
}

} // namespace

std::string to_file(session::Session const& session) {
    std::vector<session::Command> commands{session.setup()};
    int ply = 0;
    for (session::NodeId const id : session.tree().path(session.tree().current())) {
        session::Node const& node = session.tree().node(id);
        if (node.parent != session::no_node) {
            if (node.is_irregular)
                commands.push_back(irregular_of(session, node));
            else
                commands.emplace_back(play_of(session, node, ply));
            ++ply;
        }
        if (!node.comment_before.empty())
            commands.emplace_back(session::Comment{ply, true, node.comment_before});
        if (!node.comment_after.empty())
            commands.emplace_back(session::Comment{ply, false, node.comment_after});
    }
    add_ending(session, commands);
    std::string content(session::journal_header);
    std::uint32_t chain = session::crc32c(content);
    for (session::Command const& command : commands)
        session::append_record(content, session::to_text(session::Entry{{}, command}), chain);
    return content;
}

Result<std::vector<session::Command>> from_file(std::string const& content,
                                                game::Game const* game) {
    session::Contents const read = session::read_journal(content);
    if (read.damage == session::Damage::foreign) {
        if (game == nullptr) return error(msg("this file holds no game that Damier knows"));
        Result<game::StatePtr> const state = game->read(content);
        if (!state) return state.error();
        session::NewGame setup;
        setup.game = game->key();
        setup.position = (*state)->text();
        return std::vector<session::Command>{setup};
    }
    if (read.entries.empty()) return error(msg("this file holds no game"));
    if (read.damage == session::Damage::corrupt)
        return error(msg("this file is damaged after {} commands"), read.entries.size());
    std::vector<session::Command> commands;
    for (session::Entry const& entry : read.entries) commands.push_back(entry.command);
    return commands;
}

Result<Done> write_file(fs::path const& path, std::string const& content) {
    fs::path const fresh = path.string() + ".new";
    std::error_code problem;
    {
        std::ofstream out(fresh, std::ios::binary);
        out << content << std::flush;
        if (!out) {
            fs::remove(fresh, problem);
            return error(msg("the file «{}» cannot be written"), path.string());
        }
    }
    fs::rename(fresh, path, problem);
    if (!problem) return Done{};
    fs::remove(fresh, problem);
    return error(msg("the file «{}» cannot be written"), path.string());
}

Result<std::string> read_file(fs::path const& path) {
    std::error_code problem;
    auto const size = fs::file_size(path, problem);
    std::ifstream in(path, std::ios::binary);
    if (problem || !in) return error(msg("the file «{}» cannot be read"), path.string());
    if (size > largest_file) return error(msg("the file «{}» is too large"), path.string());
    std::stringstream content;
    content << in.rdbuf();
    return content.str();
}

} // namespace damier::terminal
