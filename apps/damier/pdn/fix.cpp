// damier pdn check --fix: a mended copy of a file, every change with its place.
#include "apps/damier/pdn/fix.hpp"

#include "apps/damier/game_files.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/mend.hpp"

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
            std::vector<Problem> const problems = reader_.take_problems();
            if (*game)
                write(**game, problems);
            else
                tell(problems, {});
            if (!*game) break;
        }
        if (fixed_.games == 0) return error(msg("there is no game to write"));
        if (auto const done = out_.commit(); !done) return done.error();
        return fixed_;
    }

private:
    void tell(std::vector<Problem> const& problems, records::Mended const& copy) {
        for (Problem const& problem : problems) {
            if (problem.severity == pdn::Severity::error)
                stays(problem.game, problem.error);
            else if (records::is_mended(problem, copy))
                changed(problem.game, problem.error);
            else
                warn(problem.game, problem.error);
        }
    }
    void changed(long game, Error const& what) {
        ++fixed_.changes;
        say(msg("game {}: mended: {}"), game, what);
    }
    void warn(long game, Error const& what) {
        ++fixed_.warnings;
        say(msg("game {}: warning: {}"), game, what);
    }
    void stays(long game, Error const& what) {
        ++fixed_.errors;
        say(msg("game {}: {}"), game, what);
    }
    void say(std::string_view sentence, long game, Error const& what) {
        text::print("{}: {}\n", path_, text::tr(Message(sentence, game, text::tr(what))));
    }
    void write(records::FileGame const& game, std::vector<Problem> const& problems) {
        ++fixed_.games;
        Result<records::Mended> const mended =
            records::mend(game, reader_.text(), catalogue::all());
        long const number = reader_.game_number();
        int const line = reader_.place().line;
        if (!mended) {
            for (Problem const& problem : problems)
                problem.severity == pdn::Severity::error ? stays(problem.game, problem.error)
                                                         : warn(problem.game, problem.error);
            stays(number, at(line, 0, mended.error()));
            out_.put(pdn::write(reader_.text()));
            return;
        }
        tell(problems, *mended);
        for (Message const& change : mended->changes)
            changed(number, at(line, 0, Error{change, 0, 0}));
        out_.put(mended->text);
    }

    std::string const& path_;
    records::Reader& reader_;
    OutputFile& out_;
    Fixed fixed_;
};

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
