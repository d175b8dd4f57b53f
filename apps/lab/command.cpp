#include "apps/lab/command.hpp"

#include "apps/lab/bytes.hpp"

#include "damier/base/file.hpp"

#include <fmt/core.h>

#include <csignal>

namespace damier::lab {

void on_run(CLI::App& command, int& exit_code, std::function<Result<Done>()> run) {
    command.callback([&exit_code, run = std::move(run)] {
        program::notice_interrupt();
        Result<Done> const done = run();
        exit_code = !done ? 2 : interrupted != 0 ? 128 + interrupted : 0;
        if (!done) fmt::print(stderr, "damier-lab: {}\n", in_english(done.error()));
    });
}

Result<Ground const*> ground_of(std::string const& variant) {
    if (Ground const* const ground = find_ground(variant)) return ground;
    return error("the lab knows no rules «{}»", variant);
}

namespace {

bool is_own(std::string const& file) { return file.empty() || file == "-"; }

Result<engine::Learned> checked(std::string const& name, std::span<std::uint8_t const> bytes,
                                Ground const& ground) {
    Result<engine::Learned> learned = engine::learned_from(bytes);
    if (!learned) return error("«{}»: {}", name, in_english(learned.error()));
    if (learned->law != ground.rules().text().key())
        return error("«{}» was learned for {}", name, learned->law);
    return learned;
}

} // namespace

Result<engine::Learned> learned_of(std::string const& file, Ground const& ground) {
    if (is_own(file)) {
        auto const own = engine::learned_file(*ground.rules().law());
        if (own.empty()) return error("{} has learned nothing yet", ground.rules().text().key());
        return checked(file, own, ground);
    }
    Result<std::string> const text = read_file(file);
    if (!text) return text.error();
    return checked(file, as_bytes(*text), ground);
}

Result<Knowledge> knowledge_of(std::string const& file, Ground const& ground) {
    draughts::Law const& law = *ground.rules().law();
    if (is_own(file))
        return Knowledge{engine::default_weights(law), engine::checksum(engine::learned_file(law))};
    if (file == "terms") return Knowledge{engine::unlearned_weights(law), 0};
    Result<std::string> const text = read_file(file);
    if (!text) return text.error();
    Result<engine::Learned> const learned = checked(file, as_bytes(*text), ground);
    if (!learned) return learned.error();
    Result<engine::Weights> const weights = engine::weights_from(*learned, law);
    if (!weights) return weights.error();
    return Knowledge{*weights, engine::checksum(as_bytes(*text))};
}

} // namespace damier::lab
