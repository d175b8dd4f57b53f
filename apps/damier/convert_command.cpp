// damier convert: games and positions from one format to another.
#include "apps/damier/command.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/json_games.hpp"
#include "apps/damier/progress.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/documents.hpp"
#include "damier/records/reader.hpp"

#include <fmt/core.h>

#include <filesystem>

namespace damier::program {

namespace {

using records::Record;

struct ConvertOptions {
    std::string in, out, from, to, variant;
    long game = 0; // 0: all
    bool force = false;
};

using Sink = std::function<Result<Done>(Record const&)>;

game::State const& last_state(Record const& record) {
    return *record.tree.node(record.tree.main_line().back()).state;
}

// The formats, read: each record goes to the sink, the first error ends it.
class Source {
public:
    Source(Format format, ConvertOptions const& options, InputFile const& file)
        : format_(format), options_(options), file_(file) {}

    Result<Done> read(Sink const& sink) {
        if (format_ == Format::pdn) return read_pdn(sink);
        Result<std::string> const text = file_.read_all();
        if (!text) return text.error();
        if (format_ == Format::json) return read_json(*text, sink);
        Result<game::Game const*> const game = catalogue::find(game_key());
        if (!game) return game.error();
        if (format_ == Format::fen) return read_fens(**game, *text, sink);
        return read_one(**game, *text, sink);
    }

private:
    std::string game_key() const {
        if (!options_.variant.empty()) return options_.variant;
        switch (format_) {
        case Format::dat: return "ulb";
        case Format::v06: return "v06";
        case Format::multidames: return "multidames";
        default: return "international";
        }
    }

    Result<Done> read_pdn(Sink const& sink) {
        records::Reader reader(file_.source(), catalogue::all(), options_.variant);
        Progress progress("reading", file_.size() / 1024);
        for (std::size_t done = 0; auto record = reader.next();) {
            for (records::Problem const& problem : reader.take_problems()) tell(problem);
            progress.advance(static_cast<long>(reader.bytes_read() / 1024 - done));
            done = reader.bytes_read() / 1024;
            if (options_.game != 0 && reader.game_number() != options_.game) continue;
            if (auto const written = sink(*record); !written) return written;
        }
        for (records::Problem const& problem : reader.take_problems()) tell(problem);
        return Done{};
    }

    // Conversion keeps what is wrong as a comment and goes on, but says so.
    static void tell(records::Problem const& problem) {
        if (problem.severity != pdn::Severity::error) return;
        complain(Message(msg("game {}: {}"), problem.game, text::tr(problem.error)));
    }

    Result<Done> read_json(std::string const& text, Sink const& sink) {
        Json const json = Json::parse(text, nullptr, false);
        if (json.is_discarded() || !json.is_array())
            return error(msg("this is no JSON list of games"));
        long number = 0;
        for (Json const& one : json) {
            Result<pdn::Game> const game = game_of_json(one);
            if (!game) return game.error();
            std::vector<records::Problem> problems;
            Record const record =
                records::to_record(*game, catalogue::all(), options_.variant, problems);
            ++number;
            if (options_.game != 0 && number != options_.game) continue;
            for (records::Problem& problem : problems) {
                problem.game = number;
                tell(problem);
            }
            if (auto const written = sink(record); !written) return written;
        }
        return Done{};
    }

    Result<Done> read_fens(game::Game const& game, std::string_view text, Sink const& sink) {
        int line_number = 0;
        for (std::string_view const line : split(text, '\n')) {
            ++line_number;
            if (trim(line).empty()) continue;
            Result<game::StatePtr> const state = game.read(trim(line));
            if (!state) return at(line_number, state.error().column, state.error());
            if (auto const written = sink(records::record_of(game, *state)); !written)
                return written;
        }
        return Done{};
    }

    Result<Done> read_one(game::Game const& game, std::string_view text, Sink const& sink) {
        if (format_ == Format::dat) {
            auto const dat = records::read_dat(game, text);
            return dat ? sink(records::record_of(game, dat->state)) : Result<Done>(dat.error());
        }
        if (format_ == Format::v06) {
            auto const v06 = records::read_v06(game, text);
            if (!v06) return v06.error();
            Record record = records::record_of(game, v06->state);
            for (auto const& player : v06->players)
                record.setup.players.push_back(
                    {player.name, player.is_computer ? "greedy" : "", {}});
            return sink(record);
        }
        auto const state = game.read(text);
        return state ? sink(records::record_of(game, *state)) : Result<Done>(state.error());
    }

    Format format_;
    ConvertOptions const& options_;
    InputFile const& file_;
};

class Target {
public:
    Target(Format format, OutputFile& file) : format_(format), file_(file) {}

    Result<Done> put(Record const& record) {
        if (format_ == Format::pdn) {
            ++count_;
            file_.put(records::write(record));
            return Done{};
        }
        if (format_ == Format::json) {
            file_.put(count_++ == 0 ? "[\n" : ",\n");
            file_.put(to_json(record).dump(2, ' ', false, Json::error_handler_t::replace));
            return Done{};
        }
        if (record.game == nullptr)
            return error(msg("a game that is not known has no position to write"));
        if (format_ != Format::fen && count_ > 0)
            return error(msg("this format holds one position only; --game N chooses a game"));
        ++count_;
        Result<std::string> const text = position(record);
        if (!text) return text.error();
        file_.put(*text);
        return Done{};
    }

    Result<Done> finish() {
        if (format_ == Format::json) file_.put(count_ == 0 ? "[]\n" : "\n]\n");
        if (count_ == 0) return error(msg("there is no game to write"));
        return file_.commit();
    }

private:
    Result<std::string> position(Record const& record) const {
        game::State const& state = last_state(record);
        bool const is_multidames = record.game->key() == "multidames";
        switch (format_) {
        case Format::dat: return records::write_dat(state);
        case Format::v06: {
            std::array<records::V06::Player, 2> players;
            for (std::size_t i = 0; i < std::min<std::size_t>(2, record.setup.players.size()); ++i)
                players[i] = {record.setup.players[i].name, !record.setup.players[i].bot.empty()};
            return records::write_v06(state, players);
        }
        case Format::multidames:
            if (!is_multidames)
                return error(msg("this kind of file has no place for the game «{}»"),
                             record.game->key());
            return state.text();
        default:
            if (state.text().find('\n') != std::string::npos)
                return error(msg("this kind of file has no place for the game «{}»"),
                             record.game->key());
            return state.text() + "\n";
        }
    }

    Format format_;
    OutputFile& file_;
    long count_ = 0;
};

Result<Format> chosen_format(std::string const& name, std::string const& path) {
    if (!name.empty()) return format_named(name);
    if (auto const format = format_of_path(path)) return *format;
    return error(msg("what format is «{}»? --from and --to say it"), path);
}

Result<Done> convert(ConvertOptions const& options) {
    Result<Format> const from = chosen_format(options.from, options.in);
    if (!from) return from.error();
    Result<Format> const to = chosen_format(options.to, options.out);
    if (!to) return to.error();
    if (!options.variant.empty())
        if (auto const game = catalogue::find(options.variant); !game) return game.error();
    Result<InputFile> const in = InputFile::open(options.in);
    if (!in) return in.error();
    Result<OutputFile> out = OutputFile::create(options.out, options.force);
    if (!out) return out.error();
    Target target(*to, *out);
    Source source(*from, options, *in);
    if (auto const done = source.read([&](Record const& record) { return target.put(record); });
        !done)
        return done.error();
    return target.finish();
}

} // namespace

void add_convert(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("convert", "Convert games and positions between formats");
    auto const options = std::make_shared<ConvertOptions>();
    command.add_option("in", options->in, "file to read; - is the standard input")->required();
    command.add_option("out", options->out, "file to write; - is the standard output")->required();
    command.add_option("--from", options->from, "pdn, fen, dat, v06, multidames or json");
    command.add_option("--to", options->to, "the same; both are guessed from the files' names");
    command.add_option("--variant", options->variant, "the game, where the file does not say it");
    command.add_option("--game", options->game, "only the game with this number");
    command.add_flag("--force", options->force, "replace an existing file");
    on_run(command, exit_code, [options] {
        auto const done = convert(*options);
        if (done) return success;
        complain(done.error());
        return bad_input;
    });
}

} // namespace damier::program
