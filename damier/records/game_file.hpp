// The one door between a game at a table and files: any format in, any format out, and what a
// session has no place for (tags, marks, times of the file, who was a computer) is kept on the way.
#pragma once

#include "damier/records/formats.hpp"
#include "damier/records/tags.hpp"
#include "damier/session/session.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier::records {

// What is known about a text before it is read.
struct Asked {
    std::string name{};             // of the file: its end tells the format
    std::optional<Format> format{}; // told by the person
    std::string hint{};             // key of the game where the text does not say
    Format usual = Format::pdn;     // where nothing else tells
};

Format format_of(Asked const& asked, std::string_view text);

// All games of a text, of a journal too. An Error where nothing in it is a game or a position.
Result<ReadGames> read_any(std::string_view text, Asked const& asked, Catalogue catalogue);

// The file behind the game at a table.
class GameFile {
public:
    void take(Record origin, Format format); // the game now at the table comes from there
    void forget();                           // it is another one, which begins today

    // The game as a file of this format; formats of positions hold the one at `shown`.
    Result<std::string> write(Format format, session::Session const& session,
                              session::NodeId shown) const;

private:
    struct Origin {
        Record record;
        Format format;
    };
    Record position(Format format, session::Session const& session, session::NodeId shown) const;

    std::optional<Origin> origin_;
    std::string began_{unknown_date}; // unless the game began here, as far as is known
};

} // namespace damier::records
