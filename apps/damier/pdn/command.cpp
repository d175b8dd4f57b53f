// damier pdn: check, show and count the games of PDN files.
#include "apps/damier/command.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/pdn/fix.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/check.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::program {

namespace {

using Json = nlohmann::ordered_json;
using records::Problem;
using records::Statistics;
using records::WrittenResult;

struct FileOptions {
    std::vector<std::string> files;
    std::string variant, encoding, mended;
    bool may_replace = false;
    bool is_quiet = false; // no warnings
    bool as_json = false;
    long game = 1;
};

bool is_known_variant(std::string const& variant) {
    if (variant.empty()) return true;
    auto const game = catalogue::find(variant);
    if (!game) complain(game.error());
    return game.has_value();
}

// Reads a whole file; nothing is kept of it but what is counted.
Result<Statistics> go_through(std::string const& path, FileOptions const& options,
                              records::Checker::Report const& report) {
    Result<File> const file = open_input(path);
    if (!file) return file.error();
    Result<pdn::Source> source = text_of(*file, options.encoding);
    if (!source) return source.error();
    constexpr std::size_t step = 1024; // the bar counts kilobytes
    Progress progress(path, std::max(static_cast<long>(file->size() / step), 1L));
    records::Checker checker(*std::move(source), catalogue::all(), options.variant, report);
    for (std::size_t shown = 0;;) {
        Result<bool> const has_game = checker.check_game();
        if (!has_game) return has_game.error();
        if (!*has_game) return checker.statistics();
        std::size_t const now = checker.bytes_read() / step;
        if (now != shown) progress.advance(static_cast<long>(now - shown));
        shown = now;
    }
}

void print_problem(std::string const& path, Problem const& problem) {
    bool const is_error = problem.severity == pdn::Severity::error;
    text::print("{}: {}\n", path,
                text::tr(Message(is_error ? msg("game {}: {}") : msg("game {}: warning: {}"),
                                 problem.game, text::tr(problem.error))));
}

int fix(FileOptions const& options) {
    if (options.files.size() != 1) {
        complain(error(msg("--fix mends one file at a time")));
        return bad_input;
    }
    std::string const& path = options.files.front();
    auto const fixed =
        fix_games({path, options.mended, options.variant, options.encoding, options.may_replace});
    if (!fixed) {
        complain(fixed.error());
        return bad_input;
    }
    text::put(stdout,
              path + ": "
                  + text::tr(Message(
                      msg("games {}, changes {}, warnings that stay {}, errors that stay {}"),
                      fixed->games, fixed->changes, fixed->warnings, fixed->errors))
                  + '\n');
    return fixed->errors > 0 ? failure : success;
}

int check(FileOptions const& options) {
    if (!is_known_variant(options.variant)) return bad_input;
    if (!options.mended.empty()) return fix(options);
    int code = success;
    for (std::string const& path : options.files) {
        auto const found = go_through(path, options, [&](Problem const& problem) {
            if (problem.severity == pdn::Severity::error || !options.is_quiet)
                print_problem(path, problem);
        });
        if (!found) {
            complain(found.error());
            code = bad_input;
            continue;
        }
        text::print("{}: {}\n", path,
                    text::tr(Message(msg("games {}, moves {}, errors {}, warnings {}"),
                                     found->games, found->plies + found->variation_plies,
                                     found->errors, found->warnings)));
        if (found->errors > 0 && code == success) code = failure;
    }
    return code;
}

Json to_json(Statistics const& s) {
    auto const count = [&](WrittenResult score) {
        return s.scores[static_cast<std::size_t>(score)];
    };
    Json json{{"games", s.games},
              {"plies", s.plies},
              {"plies_in_variations", s.variation_plies},
              {"longest", s.longest},
              {"setups", s.setups},
              {"comments", s.comments},
              {"errors", s.errors},
              {"warnings", s.warnings},
              {"results",
               {{"first_wins", count(WrittenResult::first_wins)},
                {"second_wins", count(WrittenResult::second_wins)},
                {"draw", count(WrittenResult::draw)},
                {"both_lose", count(WrittenResult::both_lose)},
                {"other", count(WrittenResult::other)},
                {"unknown", count(WrittenResult::unknown)}}},
              {"variants", Json::object()}};
    for (game::Game const* const game : catalogue::all())
        if (auto const found = s.played.find(game); found != s.played.end())
            json["variants"][std::string(game->key())] = found->second;
    if (s.unknown_games > 0) json["variants"]["?"] = s.unknown_games;
    json["guessed"] = Json::object(); // of those, the games that do not say it themselves
    for (auto const& [game, games] : s.guessed.counts())
        json["guessed"][std::string(game->key())] = games;
    return json;
}

void print_statistics(Statistics const& s) {
    auto const line = [](std::string_view name, long value) {
        text::print("{:22} {:>12}\n", text::tr(name), value);
    };
    auto const score = [&](std::string_view name, WrittenResult which) {
        if (long const value = s.scores[static_cast<std::size_t>(which)]; value > 0)
            line(name, value);
    };
    line(msg("games"), s.games);
    line(msg("plies"), s.plies);
    line(msg("plies in variations"), s.variation_plies);
    line(msg("longest game"), s.longest);
    line(msg("comments"), s.comments);
    line(msg("errors"), s.errors);
    score(msg("won by the first side"), WrittenResult::first_wins);
    score(msg("won by the second side"), WrittenResult::second_wins);
    score(msg("drawn games"), WrittenResult::draw);
    score(msg("lost by both sides"), WrittenResult::both_lose);
    score(msg("other results"), WrittenResult::other);
    score(msg("without a result"), WrittenResult::unknown);
    for (game::Game const* const game : catalogue::all())
        if (auto const found = s.played.find(game); found != s.played.end())
            text::print("{:22} {:>12}\n", game->key(), found->second);
    if (s.unknown_games > 0) line(msg("unknown games"), s.unknown_games);
}

int count(FileOptions const& options) {
    if (!is_known_variant(options.variant)) return bad_input;
    Statistics total;
    for (std::string const& path : options.files) {
        auto const found = go_through(path, options, [](Problem const&) {});
        if (!found) {
            complain(found.error());
            return bad_input;
        }
        tell_guesses(found->guessed, path);
        total.add(*found);
    }
    if (options.as_json)
        text::print("{}\n", to_json(total).dump(2));
    else
        print_statistics(total);
    return total.errors > 0 ? failure : success;
}

// One letter per piece: w and b for men, W and B for kings; digits for pieces of nobody.
char letter_of(game::Piece const& piece) {
    if (piece.owner == game::nobody) return static_cast<char>('1' + piece.kind % 9);
    constexpr std::string_view men = "wbrg", kings = "WBRG";
    auto const seat = static_cast<std::size_t>(piece.owner) % men.size();
    return piece.kind == 0 ? men[seat] : kings[seat];
}

void print_board(game::State const& state) {
    game::About const& about = state.about();
    std::vector<std::string> rows(static_cast<std::size_t>(about.rows),
                                  std::string(static_cast<std::size_t>(about.columns), ' '));
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        game::CellShape const& cell = about.cells[i];
        if (cell.shade == game::Shade::absent || cell.label.empty()) continue;
        auto const piece = state.at(static_cast<game::Cell>(i));
        rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] =
            piece ? letter_of(*piece) : '.';
    }
    for (std::string const& row : rows) {
        std::string line;
        for (char const c : row) line.append(1, ' ').append(1, c);
        text::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
    }
}

void print_game(records::FileGame const& game) {
    std::string const text = pdn::write(records::to_pdn(game));
    std::size_t const head = text.starts_with('[') ? text.find("\n\n") + 2 : 0;
    text::print("{}", text.substr(0, head));
    if (game.record) {
        session::Tree const& tree = game.record->tree;
        game::State const& state = *tree.node(tree.main_line().back()).state;
        print_board(state);
        if (state.text().find('\n') == std::string::npos) text::print("{}\n", state.text());
        text::print("\n");
    }
    std::string_view const moves = std::string_view(text).substr(head);
    text::print("{}\n", moves.substr(0, moves.find_last_not_of('\n') + 1));
}

int show(FileOptions const& options) {
    if (!is_known_variant(options.variant)) return bad_input;
    std::string const& path = options.files.front();
    Result<File> const file = open_input(path);
    if (!file) {
        complain(file.error());
        return bad_input;
    }
    Result<pdn::Source> source = text_of(*file, options.encoding);
    if (!source) {
        complain(source.error());
        return bad_input;
    }
    records::Reader reader(*std::move(source), catalogue::all(), options.variant);
    for (;;) {
        auto const game = reader.next();
        if (!game || !*game) {
            complain(game ? error(msg("«{}» has no game number {}"), path, options.game)
                          : game.error());
            return bad_input;
        }
        std::vector<Problem> const problems = reader.take_problems();
        if (reader.game_number() != options.game) continue;
        print_game(**game);
        for (Problem const& problem : problems)
            complain(Message(msg("game {}: {}"), problem.game, text::tr(problem.error)));
        bool const has_error = std::ranges::any_of(problems, [](Problem const& problem) {
            return problem.severity == pdn::Severity::error;
        });
        return (*game)->record && !has_error ? success : failure;
    }
}

} // namespace

void add_pdn(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("pdn", "Check, show and count games in PDN files");
    command.require_subcommand(1);
    auto const options = std::make_shared<FileOptions>();
    auto const declare = [&](CLI::App& one, char const* what) {
        one.add_option("files", options->files, what)->required();
        one.add_option("--variant", options->variant, "the game, where the file does not say it");
        one.add_option("--encoding", options->encoding,
                       "of a file that is not UTF-8, such as Windows-1251; guessed without it");
    };
    CLI::App& check_it = *command.add_subcommand("check", "Check every move of every game");
    declare(check_it, "files to read; - is the standard input");
    CLI::Option* const quiet =
        check_it.add_flag("--quiet", options->is_quiet, "errors only, no warnings");
    CLI::Option* const mended = check_it.add_option(
        "--fix", options->mended, "write a mended copy to this file and list every change");
    mended->excludes(quiet);
    check_it.add_flag("--force", options->may_replace, "replace an existing file")->needs(mended);
    on_run(check_it, exit_code, [options] { return check(*options); });

    CLI::App& show_it = *command.add_subcommand("show", "Show one game: board and moves");
    declare(show_it, "file to read; - is the standard input");
    show_it.get_option("files")->expected(1);
    show_it.add_option("--game", options->game, "number of the game, from 1")
        ->capture_default_str();
    on_run(show_it, exit_code, [options] { return show(*options); });

    CLI::App& count_it = *command.add_subcommand("stats", "Count games, results, plies, variants");
    declare(count_it, "files to read; - is the standard input");
    count_it.add_flag("--json", options->as_json, "for programs");
    on_run(count_it, exit_code, [options] { return count(*options); });
}

} // namespace damier::program
