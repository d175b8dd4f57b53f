// Games from texts and as texts, in every format.
#pragma once

#include "apps/page/table.hpp"
#include "damier/records/game_file.hpp"

namespace damier::page {

class GameFiles {
public:
    GameFiles(std::span<game::Game const* const> catalogue, Table& table, Voice const& voice)
        : catalogue_(catalogue), table_(table), voice_(voice) {}

    void read(std::string const& name, std::string_view text); // tells the list of its games
    void take(std::size_t number, std::string const& name);    // of the list, to the table
    void tell_formats() const; // those that have a place for the game at the table
    void save(std::string_view format) const;
    // What take() told to be kept beside the journal: tags of the file that no command holds.
    void recall(std::string_view origin);
    void forget() { file_.forget(); } // the game at the table is another one

private:
    std::span<game::Game const* const> catalogue_;
    Table& table_;
    Voice const& voice_;
    records::GameFile file_; // behind the game at the table
    records::ReadGames read_;
    records::Format read_format_ = records::Format::pdn;
};

} // namespace damier::page
