// A file of games: zstd frames one after the other, the first with a few lines that say how the
// games were made, each further one with a block of them. Blocks are only appended, in order, so
// that the same settings make the same file on any number of threads; a block cut short by a kill
// is dropped and played again.
#pragma once

#include "apps/lab/game_record.hpp"

#include "damier/base/result.hpp"

#include <cstdio>
#include <functional>
#include <memory>

namespace damier::lab {

inline constexpr std::uint64_t block_games = 64;

// Whatever decides the games.
struct Origin {
    std::string variant;
    std::uint64_t seed = 1, nodes = 1000;
    int least_opening = 8, most_opening = 16; // random plies
    std::uint64_t evaluation = 0;             // checksum of what was learned; 0 = the program's own
    std::string version;                      // of the program

    bool operator==(Origin const&) const = default;
};

class GamesFile {
public:
    // Opens a file for appending, or makes it; one of another origin is refused and left as it is.
    static Result<GamesFile> open(std::string const& path, Origin const& origin);

    std::uint64_t blocks() const { return blocks_; }
    Result<Done> append_block(std::vector<GameRecord> const& games);

private:
    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    Result<Done> write(std::string const& content);

    std::string path_;
    std::unique_ptr<std::FILE, Closer> file_;
    std::uint64_t blocks_ = 0;
};

// Calls for each game in order, until it answers false; says where the games come from.
Result<Origin> read_games(std::string const& path,
                          std::function<bool(GameRecord const&)> const& on_game);

} // namespace damier::lab
