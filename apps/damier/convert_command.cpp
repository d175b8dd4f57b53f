// damier convert: games and positions from one format to another.
#include "apps/damier/command.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/json_games.hpp"
#include "apps/damier/progress.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/records/formats.hpp"

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
        Result<records::ReadRecords> const read =
            records::read(*records_format(format_), *text, catalogue::all(), options_.variant);
        if (!read) return read.error();
        long number = 0;
        for (Record const& record : read->records) {
            if (options_.game != 0 && ++number != options_.game) continue;
            if (auto const written = sink(record); !written) return written;
        }
        return Done{};
    }

private:
    Result<Done> read_pdn(Sink const& sink) {
        records::Reader reader(file_.source(), catalogue::all(), options_.variant);
        Progress progress(text::tr(msg("reading")), file_.size() / 1024);
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

    Format format_;
    ConvertOptions const& options_;
    InputFile const& file_;
};

class Target {
public:
    Target(Format format, OutputFile& file) : format_(format), file_(file) {}

    Result<Done> put(Record const& record) {
        if (format_ == Format::json) {
            file_.put(count_++ == 0 ? "[\n" : ",\n");
            file_.put(to_json(record).dump(2, ' ', false, Json::error_handler_t::replace));
            return Done{};
        }
        bool const holds_many = format_ == Format::pdn || format_ == Format::fen;
        if (!holds_many && count_ > 0)
            return error(msg("this format holds one position only; --game N chooses a game"));
        ++count_;
        Result<std::string> const text = records::write(*records_format(format_), record);
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
