// damier convert: games and positions from one format to another.
#include "apps/damier/command.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/records/formats.hpp"

#include <fmt/core.h>

#include <unistd.h>

#include <filesystem>

namespace damier::program {

namespace {

using records::FileGame;
using records::Format;

struct ConvertOptions {
    std::string in, out, from, to, variant, encoding;
    long game = 0; // 0: all
    bool force = false;
};

using Sink = std::function<Result<Done>(FileGame const&)>;

// The formats, read: each game goes to the sink, the first error ends it.
class Source {
public:
    Source(Format format, ConvertOptions const& options, File const& file)
        : format_(format), options_(options), file_(file) {}

    Result<Done> read(Sink const& sink) {
        if (format_ == Format::pdn) return read_pdn(sink);
        Result<std::string> const text = file_.read_all();
        if (!text) return text.error();
        Result<records::ReadGames> const read =
            records::read(format_, *text, catalogue::all(), options_.variant);
        if (!read) return read.error();
        for (records::Problem const& problem : read->problems)
            if (options_.game == 0 || problem.game == options_.game) tell(problem);
        long number = 0;
        for (FileGame const& game : read->games) {
            if (++number != options_.game && options_.game != 0) continue;
            if (game.record) guesses_.add(*game.record);
            if (auto const written = sink(game); !written) return written;
        }
        return Done{};
    }
    bool is_whole() const { return is_whole_; } // everything was understood
    records::Guesses const& guesses() const { return guesses_; }

private:
    Result<Done> read_pdn(Sink const& sink) {
        Result<pdn::Source> source = text_of(file_, options_.encoding);
        if (!source) return source.error();
        records::Reader reader(*std::move(source), catalogue::all(), options_.variant);
        Progress progress(text::tr(msg("reading")), static_cast<long>(file_.size() / 1024));
        for (std::size_t done = 0;;) {
            auto const game = reader.next();
            if (!game) return game.error();
            bool const is_wanted = options_.game == 0 || reader.game_number() == options_.game;
            for (records::Problem const& problem : reader.take_problems())
                if (is_wanted) tell(problem);
            if (!*game) return Done{};
            progress.advance(static_cast<long>(reader.bytes_read() / 1024 - done));
            done = reader.bytes_read() / 1024;
            if (!is_wanted) continue;
            if ((*game)->record) guesses_.add(*(*game)->record);
            if (auto const written = sink(**game); !written) return written;
        }
    }

    // Conversion keeps what is wrong as a comment where it can and goes on, but says so.
    void tell(records::Problem const& problem) {
        if (problem.severity != pdn::Severity::error) return;
        is_whole_ = false;
        complain(Message(msg("game {}: {}"), problem.game, text::tr(problem.error)));
    }

    Format format_;
    ConvertOptions const& options_;
    File const& file_;
    bool is_whole_ = true;
    records::Guesses guesses_;
};

class Target {
public:
    Target(Format format, OutputFile& file, std::string const& path)
        : format_(format), file_(file), is_shown_(path == "-" && isatty(STDOUT_FILENO) != 0) {}

    Result<Done> put(FileGame const& game) {
        bool const holds_many = records::is_of_games(format_) || format_ == Format::fen;
        if (!holds_many && count_ > 0)
            return error(msg("this format holds one position only; --game N chooses a game"));
        Result<std::string> const text = records::write(format_, game);
        if (!text) return text.error();
        records::Frame const frame = records::frame_of(format_);
        file_.put(count_++ == 0 ? frame.before : frame.between);
        file_.put(is_shown_ ? text::harmless(*text) : *text);
        return Done{};
    }

    Result<Done> finish() {
        if (count_ == 0) return error(msg("there is no game to write"));
        file_.put(records::frame_of(format_).after);
        return file_.commit();
    }

private:
    Format format_;
    OutputFile& file_;
    bool is_shown_; // on a terminal, which obeys what others may have written
    long count_ = 0;
};

Result<Format> chosen_format(std::string const& name, std::string const& path) {
    if (!name.empty()) return records::format_named(name);
    if (auto const format = records::format_of_path(path)) return *format;
    return error(msg("what format is «{}»? --from and --to say it"), path);
}

// Whether everything was understood.
Result<bool> convert(ConvertOptions const& options) {
    Result<Format> const from = chosen_format(options.from, options.in);
    if (!from) return from.error();
    Result<Format> const to = chosen_format(options.to, options.out);
    if (!to) return to.error();
    if (!options.variant.empty())
        if (auto const game = catalogue::find(options.variant); !game) return game.error();
    if (!options.encoding.empty() && *from != Format::pdn)
        return error(msg("--encoding is for PDN; every other format has its own"));
    Result<File> const in = open_input(options.in);
    if (!in) return in.error();
    Result<OutputFile> out = create_output(options.out, options.force);
    if (!out) return out.error();
    Target target(*to, *out, options.out);
    Source source(*from, options, *in);
    if (auto const done = source.read([&](FileGame const& game) { return target.put(game); });
        !done)
        return done.error();
    if (auto const done = target.finish(); !done) return done.error();
    tell_guesses(source.guesses(), options.in);
    return source.is_whole();
}

} // namespace

void add_convert(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("convert", "Convert games and positions between formats");
    auto const options = std::make_shared<ConvertOptions>();
    command.add_option("in", options->in, "file to read; - is the standard input")->required();
    command.add_option("out", options->out, "file to write; - is the standard output")->required();
    command.add_option("--from", options->from, "pdn, fen, dat, v06, multidames, txt or json");
    command.add_option("--to", options->to, "the same; both are guessed from the files' names");
    command.add_option("--variant", options->variant, "the game, where the file does not say it");
    command.add_option("--encoding", options->encoding,
                       "of a PDN file that is not UTF-8, such as Windows-1251; guessed without it");
    command.add_option("--game", options->game, "only the game with this number");
    command.add_flag("--force", options->force, "replace an existing file");
    on_run(command, exit_code, [options] {
        auto const is_whole = convert(*options);
        if (is_whole) return *is_whole ? success : failure;
        complain(is_whole.error());
        return bad_input;
    });
}

} // namespace damier::program
