#include "apps/lab/games_file.hpp"

#include "apps/lab/bytes.hpp"

#include "damier/base/file.hpp"
#include "damier/base/text.hpp"

#include <fmt/core.h>
#include <zstd.h>

#include <cstdlib>
#include <filesystem>

namespace damier::lab {

namespace {

constexpr std::string_view first_line = "damier games 1";

std::string head_of(Origin const& o) {
    return fmt::format("{}\nvariant {}\nseed {}\nnodes {}\nopening {} {}\n"
                       "evaluation {:016x}\nversion {}\n",
                       first_line, o.variant, o.seed, o.nodes, o.least_opening, o.most_opening,
                       o.evaluation, o.version);
}

std::optional<Origin> origin_of(std::string const& head) {
    Origin o;
    auto const lines = split(head, '\n');
    if (lines.size() < 7 || lines[0] != first_line) return std::nullopt;
    for (std::string_view const line : lines) {
        std::size_t const blank = line.find(' ');
        if (blank == std::string_view::npos) continue;
        std::string_view const key = line.substr(0, blank);
        std::string const value(line.substr(blank + 1));
        if (key == "variant") o.variant = value;
        if (key == "seed") o.seed = std::strtoull(value.c_str(), nullptr, 10);
        if (key == "nodes") o.nodes = std::strtoull(value.c_str(), nullptr, 10);
        if (key == "evaluation") o.evaluation = std::strtoull(value.c_str(), nullptr, 16);
        if (key == "version") o.version = value;
        if (key == "opening")
            std::sscanf(value.c_str(), "%d %d", &o.least_opening, &o.most_opening);
    }
    return o;
}

std::string compressed(std::string const& content) {
    std::string result(ZSTD_compressBound(content.size()), '\0');
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> const context(ZSTD_createCCtx(),
                                                                       &ZSTD_freeCCtx);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, 12);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
    result.resize(ZSTD_compress2(context.get(), result.data(), result.size(), content.data(),
                                 content.size()));
    return result;
}

// The next frame of a file in memory; nothing at its end or where it is cut short.
class Frames {
public:
    explicit Frames(std::string const& bytes) : bytes_(bytes) {}

    std::optional<std::string> next() {
        char const* const from = bytes_.data() + at_;
        std::size_t const left = bytes_.size() - at_;
        std::size_t const size = ZSTD_findFrameCompressedSize(from, left);
        if (left == 0 || ZSTD_isError(size)) return std::nullopt;
        auto const length = ZSTD_getFrameContentSize(from, left);
        if (length > 64u * 1024 * 1024) return std::nullopt; // or unknown, or no frame
        std::string content(static_cast<std::size_t>(length), '\0');
        std::size_t const got = ZSTD_decompress(content.data(), content.size(), from, size);
        if (ZSTD_isError(got) || got != content.size()) {
            is_damaged = true;
            return std::nullopt;
        }
        at_ += size;
        return content;
    }
    std::size_t position() const { return at_; } // after the last whole frame

    bool is_damaged = false;

private:
    std::string const& bytes_;
    std::size_t at_ = 0;
};

} // namespace

Result<GamesFile> GamesFile::open(std::string const& path, Origin const& origin) {
    GamesFile games;
    games.path_ = path;
    if (std::filesystem::exists(path) && std::filesystem::file_size(path) > 0) {
        Result<std::string> const bytes = read_file(path, std::string::npos);
        if (!bytes) return bytes.error();
        Frames frames(*bytes);
        auto const head = frames.next();
        auto const found = head ? origin_of(*head) : std::nullopt;
        if (!found) return error("«{}» is no file of games", path);
        if (!(*found == origin)) return error("«{}» holds games made with other settings", path);
        while (frames.next()) ++games.blocks_;
        if (frames.is_damaged)
            return error("«{}» is damaged after {} games", path, games.blocks_ * block_games);
        if (frames.position() < bytes->size())
            std::filesystem::resize_file(path, frames.position()); // what a kill has left
    }
    bool const is_new = !std::filesystem::exists(path) || std::filesystem::file_size(path) == 0;
    games.file_.reset(std::fopen(path.c_str(), "ab"));
    if (!games.file_) return error("the file «{}» cannot be written", path);
    if (is_new)
        if (Result<Done> const done = games.write(head_of(origin)); !done) return done.error();
    return games;
}

Result<Done> GamesFile::write(std::string const& content) {
    std::string const frame = compressed(content);
    bool const is_written = std::fwrite(frame.data(), 1, frame.size(), file_.get()) == frame.size();
    if (!is_written || std::fflush(file_.get()) != 0)
        return error("the file «{}» cannot be written", path_);
    return Done{};
}

Result<Done> GamesFile::append_block(std::vector<GameRecord> const& games) {
    std::string content;
    for (GameRecord const& game : games) append(content, game);
    ++blocks_;
    return write(content);
}

Result<Origin> read_games(std::string const& path,
                          std::function<bool(GameRecord const&)> const& on_game) {
    Result<std::string> const bytes = read_file(path, std::string::npos);
    if (!bytes) return bytes.error();
    Frames frames(*bytes);
    auto const head = frames.next();
    auto const origin = head ? origin_of(*head) : std::nullopt;
    if (!origin) return error("«{}» is no file of games", path);
    Error const damaged = error("«{}» is damaged", path);
    while (auto const content = frames.next()) {
        std::span<std::uint8_t const> rest = as_bytes(*content);
        while (!rest.empty()) {
            auto const game = take_game(rest);
            if (!game) return damaged;
            if (!on_game(*game)) return *origin;
        }
    }
    if (frames.is_damaged) return damaged;
    return *origin;
}

} // namespace damier::lab
