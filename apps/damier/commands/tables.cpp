// damier tables: the tables of endings: build, list, verify, show, remove.
#include "apps/damier/interrupt.hpp"
#include "apps/damier/memory.hpp"
#include "apps/damier/position_options.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"
#include "damier/endgame/scope.hpp"
#include "damier/game/endings.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <mutex>
#include <thread>

namespace damier::program {

namespace {

using endgame::Slice;
using Json = nlohmann::ordered_json;

struct TablesOptions {
    std::string variant = "international";
    std::optional<int> size;
    int pieces = 0;  // the usual number of the rule set
    int threads = 0; // as many as the machine has
    std::size_t megabytes = 2048;
    std::uint64_t samples = 0; // all
    std::string fen;
    bool as_json = false;

    Result<variants::Variant const*> find() const { return variants::find(variant, size); }
};

// Every slice with its turned one, as far as the rules allow a table.
std::vector<Slice> slices_of(endgame::Workshop const& tables, int pieces) {
    std::vector<Slice> list;
    for (Slice const& slice : endgame::slices_up_to(pieces)) {
        if (!tables.mechanics().covers(slice)) continue;
        list.push_back(slice);
        if (slice != slice.turned()) list.push_back(slice.turned());
    }
    return list;
}

Result<variants::Variant const*> with_pieces(TablesOptions& options) {
    auto const variant = options.find();
    if (!variant) return variant.error();
    if (options.pieces == 0)
        options.pieces = endgame::usual_pieces_of((*variant)->tables().mechanics());
    int const most = endgame::most_pieces_of((*variant)->tables().mechanics());
    if (options.pieces > most)
        return error(msg("tables of «{}» have at most {} pieces, not {}"), (*variant)->key(), most,
                     options.pieces);
    return *variant;
}

Result<Done> build(TablesOptions options) {
    auto const variant = with_pieces(options);
    if (!variant) return variant.error();
    if (auto const fits = check_memory(options.megabytes); !fits) return fits.error();
    endgame::Workshop const& tables = (*variant)->tables();
    if (tables.shelf().folder().empty())
        return error(msg("neither {} nor HOME names a folder for the tables"), "XDG_DATA_HOME");
    std::uint64_t indices = 0;
    for (Slice const& slice : slices_of(tables, options.pieces))
        if (!tables.shelf().find(slice)) indices += tables.index(slice).size();

    notice_interrupt();
    std::stop_source stop;
    Progress progress(text::tr(msg("tables")), static_cast<long>(indices));
    std::mutex mutex;
    endgame::BuildTask task;
    task.threads = options.threads > 0
                       ? options.threads
                       : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    task.memory = options.megabytes << 20;
    task.stop = stop.get_token();
    task.progress = [&](Slice const&, std::uint64_t positions) {
        std::lock_guard const lock(mutex);
        progress.advance(static_cast<long>(positions));
        if (interrupted) stop.request_stop();
    };
    auto const built = tables.build(endgame::slices_up_to(options.pieces), task);
    if (!built) return built.error();
    if (!*built)
        return error(
            msg("stopped; what is finished is kept, and the next run continues from there"));
    return Done{};
}

std::uint64_t size_on_disk(endgame::Workshop const& tables, Slice const& slice) {
    std::error_code none;
    auto const size = std::filesystem::file_size(tables.shelf().file_of(slice), none);
    return none ? 0 : size;
}

// All rule sets, or one; those that move alike share their tables.
int list(TablesOptions const& options, bool is_one) {
    if (is_one)
        if (auto const variant = options.find(); !variant) {
            complain(variant.error());
            return bad_input;
        }
    Json rows = Json::array();
    bool is_whole = true;
    for (auto const& variant : variants::all()) {
        if (is_one && variant->key() != options.variant) continue;
        endgame::Workshop const& tables = variant->tables();
        for (Slice const& slice : slices_of(tables, endgame::most_pieces)) {
            std::uint64_t const bytes = size_on_disk(tables, slice);
            if (bytes == 0) continue;
            auto const table =
                endgame::Table::open(tables.shelf().file_of(slice), tables.shelf().law(), slice);
            if (!table) {
                complain(table.error());
                is_whole = false;
                continue;
            }
            endgame::Facts const& facts = (*table)->facts();
            std::uint64_t const draws = facts.positions - facts.wins - facts.losses;
            if (options.as_json)
                rows.push_back({{"variant", variant->key()},
                                {"class", endgame::name_of(slice)},
                                {"positions", facts.positions},
                                {"wins", facts.wins},
                                {"draws", draws},
                                {"losses", facts.losses},
                                {"longest", slice.has_plies() ? Json(facts.longest) : Json()},
                                {"bytes", bytes}});
            else
                text::print(
                    "{:14} {:9} {:12} {:5.1f}/{:.1f}/{:.1f} % {:4} {:10}\n", variant->key(),
                    endgame::name_of(slice), facts.positions,
                    100.0 * static_cast<double>(facts.wins) / static_cast<double>(facts.positions),
                    100.0 * static_cast<double>(draws) / static_cast<double>(facts.positions),
                    100.0 * static_cast<double>(facts.losses)
                        / static_cast<double>(facts.positions),
                    slice.has_plies() ? fmt::format("{}", facts.longest) : "-", bytes);
        }
    }
    if (options.as_json) text::print("{}\n", rows.dump(2));
    return is_whole ? success : failure;
}

// Tables are compared with one another: one that cannot be read would make others look wrong.
bool open_all(endgame::Workshop const& tables, std::vector<Slice> const& slices) {
    bool are_good = true;
    for (Slice const& slice : slices) {
        auto const file = tables.shelf().file_of(slice);
        auto table = endgame::Table::open(file, tables.shelf().law(), slice);
        if (table && (*table)->is_whole()) {
            tables.shelf().add(*std::move(table));
            continue;
        }
        complain(table ? error(msg("{}: this table of endings is damaged"), file.string())
                       : table.error());
        are_good = false;
    }
    return are_good;
}

int verify(TablesOptions const& options) {
    auto const variant = options.find();
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    endgame::Workshop const& tables = (*variant)->tables();
    std::optional<std::uint64_t> samples;
    if (options.samples > 0) samples = options.samples;
    notice_interrupt();
    std::vector<Slice> slices = slices_of(tables, endgame::most_pieces);
    std::erase_if(slices, [&](Slice const& slice) { return size_on_disk(tables, slice) == 0; });
    if (slices.empty()) {
        complain(Message(msg("there are no tables of «{}» to verify"), (*variant)->key()));
        return failure;
    }
    if (!open_all(tables, slices)) return failure;
    bool is_right = true;
    for (Slice const& slice : slices) {
        if (interrupted) return failure;
        endgame::CheckResult const result = tables.check(slice, samples);
        text::print("{:9} {}\n", endgame::name_of(slice),
                    text::tr(Message(msg("{} positions looked at, {} wrong"), result.looked_at,
                                     result.wrong)));
        is_right = is_right && result.wrong == 0;
    }
    return is_right ? success : failure;
}

int show(TablesOptions const& options) {
    auto const variant = options.find();
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    auto const known = (*variant)->ending(options.fen);
    if (!known) {
        complain(known.error());
        return bad_input;
    }
    bool const is_win = known->value == endgame::Value::win;
    bool const is_draw = known->value == endgame::Value::draw;
    if (options.as_json) {
        Json const plies = known->plies ? Json(*known->plies) : Json();
        text::print("{}\n", Json({{"value", is_win    ? "win"
                                            : is_draw ? "draw"
                                                      : "loss"},
                                  {"plies", plies}})
                                .dump());
        return success;
    }
    // Larger tables know no plies.
    std::optional<int> distance = known->plies;
    if (distance && !is_win) distance = -*distance;
    Message const value(is_win ? msg("won") : is_draw ? msg("drawn") : msg("lost"));
    text::print("{}\n", text::tr(game::certain_in_words(distance, false).value_or(value)));
    return success;
}

int remove(TablesOptions const& options) {
    auto const variant = options.find();
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    endgame::Workshop const& tables = (*variant)->tables();
    int removed = 0;
    for (Slice const& slice : slices_of(tables, endgame::most_pieces)) {
        if (slice.pieces() < options.pieces) continue;
        std::error_code failed;
        removed += std::filesystem::remove(tables.shelf().file_of(slice), failed) ? 1 : 0;
        if (failed) {
            complain(Message(msg("cannot remove {}: {}"), tables.shelf().file_of(slice).string(),
                             failed.message()));
            return failure;
        }
    }
    fmt::print(stderr, "{}\n",
               text::tr(counted(removed, "{} table removed", "{} tables removed", removed)));
    return success;
}

std::shared_ptr<TablesOptions> add_options(CLI::App& command) {
    auto options = std::make_shared<TablesOptions>();
    command.add_option("--variant", options->variant, "rule set (see «damier variants»)")
        ->capture_default_str();
    command.add_option("--size", options->size, "size of the board, for ulb");
    return options;
}

void add_pieces(CLI::App& command, TablesOptions& options, std::string_view help) {
    command.add_option("--pieces", options.pieces, std::string(help))
        ->check(in_range(2, endgame::most_pieces));
}

} // namespace

void add_tables(CLI::App& app, int& exit_code) {
    CLI::App& tables = *app.add_subcommand("tables", "Build and query endgame tables");
    tables.require_subcommand(1);

    CLI::App& building = *tables.add_subcommand("build", "Build the tables that are missing");
    auto const b = add_options(building);
    add_pieces(building, *b,
               msg("up to how many pieces, both sides together; by default 5 on boards of 32 "
                   "squares, 3 on 14x14, 4 on the others"));
    building.add_option("--threads", b->threads, "how many threads; by default one per processor")
        ->check(in_range(1, 256));
    building.add_option("--memory", b->megabytes, "megabytes of memory to use at most")
        ->check(in_range(1, 1'000'000))
        ->capture_default_str();
    on_run(building, exit_code, [b] {
        Result<Done> const done = build(*b);
        if (done) return success;
        complain(done.error());
        return interrupted ? failure : bad_input;
    });

    CLI::App& listing = *tables.add_subcommand("list", "List the tables");
    auto const l = add_options(listing);
    listing.add_flag("--json", l->as_json, "for programs");
    on_run(listing, exit_code, [l, &listing] { return list(*l, listing.count("--variant") > 0); });

    CLI::App& checking = *tables.add_subcommand("verify", "Check tables against the moves");
    auto const v = add_options(checking);
    checking.add_option("--samples", v->samples, "positions of each class; by default all")
        ->check(in_range(1L, 1'000'000'000L));
    on_run(checking, exit_code, [v] { return verify(*v); });

    CLI::App& showing = *tables.add_subcommand("show", "Look a position up in the tables");
    auto const s = add_options(showing);
    showing.add_option("--fen", s->fen, "position")->required();
    showing.add_flag("--json", s->as_json, "for programs");
    on_run(showing, exit_code, [s] { return show(*s); });

    CLI::App& removing = *tables.add_subcommand("remove", "Remove tables from the disk");
    auto const r = add_options(removing);
    add_pieces(removing, *r, msg("only those with this many pieces or more; by default all"));
    on_run(removing, exit_code, [r] { return remove(*r); });
}

} // namespace damier::program
