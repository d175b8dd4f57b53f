// damier pdn check --fix: a mended copy of a file, every change with its place.
#include "apps/damier/pdn_fix.hpp"

#include "apps/damier/game_files.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/mend.hpp"

#include <filesystem>

namespace damier::program {

namespace {

using records::Problem;

class Fix {
public:
    Fix(std::string const& path, records::Reader& reader, OutputFile& out)
        : path_(path), reader_(reader), out_(out) {}

    Result<Fixed> run() {
        for (;;) {
            auto const game = reader_.next();
            if (!game) return game.error();
            tell(reader_.take_problems());
            if (!*game) break;
            write(**game);
        }
        if (fixed_.games == 0) return error(msg("there is no game to write"));
        if (auto const done = out_.commit(); !done) return done.error();
        return fixed_;
    }

private:
    void tell(std::vector<Problem> const& problems) {
        for (Problem const& problem : problems) {
            bool const is_error = problem.severity == pdn::Severity::error;
            ++(is_error ? fixed_.errors : fixed_.changes);
            say(problem.game, is_error, problem.error);
        }
    }
    void say(long game, bool is_error, Error const& what) {
        text::print("{}: {}\n", path_,
                    text::tr(Message(is_error ? msg("game {}: {}") : msg("game {}: mended: {}"),
                                     game, text::tr(what))));
    }
    void write(records::FileGame const& game) {
        ++fixed_.games;
        Result<records::Mended> const mended =
            records::mend(game, reader_.text(), catalogue::all());
        int const line = reader_.line();
        if (!mended) {
            ++fixed_.errors;
            say(reader_.game_number(), true, at(line, 0, mended.error()));
            out_.put(pdn::write(reader_.text()));
            return;
        }
        for (Message const& change : mended->changes) {
            ++fixed_.changes;
            say(reader_.game_number(), false, at(line, 0, Error{change, 0, 0}));
        }
        out_.put(mended->text);
    }

    std::string const& path_;
    records::Reader& reader_;
    OutputFile& out_;
    Fixed fixed_;
};

bool is_same_file(std::string const& a, std::string const& b) {
    std::error_code failed;
    return std::filesystem::equivalent(a, b, failed) && !failed;
}

} // namespace

Result<Fixed> fix_games(FixOptions const& options) {
    if (options.out == "-")
        return error(msg("the mended copy needs a file: the changes are told on the output"));
    if (is_same_file(options.in, options.out))
        return error(msg("«{}» is the file to mend; give the copy another name"), options.out);
    Result<File> const file = open_input(options.in);
    if (!file) return file.error();
    Result<pdn::Source> source = text_of(*file, options.encoding);
    if (!source) return source.error();
    Result<OutputFile> out = create_output(options.out, options.may_replace);
    if (!out) return out.error();
    records::Reader reader(*std::move(source), catalogue::all(), options.variant);
    return Fix(options.in, reader, *out).run();
}

} // namespace damier::program
