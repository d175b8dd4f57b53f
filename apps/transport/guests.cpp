#include "apps/transport/guests.hpp"

#include "apps/transport/dxp_bot.hpp"
#include "apps/transport/hub_bot.hpp"
#include "apps/transport/tcp.hpp"
#include "damier/base/text.hpp"
#include "damier/variants/exchange.hpp"
#include "damier/variants/variants.hpp"

namespace damier::transport {

namespace {

class LateProgram final : public game::Program {
public:
    explicit LateProgram(StartProgram start) : start_(std::move(start)) {}

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override {
        if (program_ && (program_->failure() || program_->is_finished())) program_.reset();
        if (!program_) {
            auto started = start_(stop);
            failure_ = started ? std::nullopt : std::optional(started.error());
            if (!started) return 0;
            program_ = *std::move(started);
        }
        std::size_t const action = program_->choose(state, limits, std::move(stop), sink);
        failure_ = program_->failure();
        return action;
    }
    std::optional<Error> const& failure() const override { return failure_; }
    bool has_resigned() const override { return program_ && program_->has_resigned(); }

private:
    StartProgram start_;
    std::unique_ptr<game::Program> program_;
    std::optional<Error> failure_;
};

// An address has a colon and no space; what else follows «dxp:» is a command.
bool is_address(std::string_view text) {
    return text.find(' ') == text.npos && text.find(':') != text.npos;
}

Result<variants::Variant const*> check(ProgramName const& name, game::Game const& game) {
    auto const variant = variants::find(game.key());
    if (!variant) return error(msg("no other program can play this game with us"));
    if (!game.options().empty()) // no protocol tells the size of a board
        return error(msg("Hub knows «{}» on its standard board only"), game.key());
    if (!name.is_dxp) return variant;
    if (game.key() != "international")
        return error(msg("DamExchange plays international draughts only, not «{}»"), game.key());
    if (!is_address(name.command)) return variant;
    auto const address = read_address(name.command, protocol::dxp_port);
    if (!address) return address.error();
    return variant;
}

template <class Bot, class Options>
Result<std::unique_ptr<game::Program>>
started(Options const& options, game::Exchange const& exchange, std::stop_token const& stop) {
    auto bot = Bot::start(options, exchange, stop);
    if (!bot) return bot.error();
    return std::unique_ptr<game::Program>(*std::move(bot));
}

} // namespace

std::shared_ptr<game::Program> started_late(StartProgram start) {
    return std::make_shared<LateProgram>(std::move(start));
}

Result<ProgramName> read_program(std::string_view text) {
    ProgramName name;
    std::size_t const colon = text.find(':');
    if (colon == text.npos || trim(text.substr(colon + 1)).empty())
        return error(msg("the command is missing in «{}»"), text);
    name.command = trim(text.substr(colon + 1));
    auto const parts = split(text.substr(0, colon), ',');
    name.is_dxp = trim(parts.front()) == "dxp";
    for (std::size_t i = 1; i < parts.size(); ++i) {
        std::size_t const equal = parts[i].find('=');
        if (equal == parts[i].npos || name.is_dxp)
            return error(msg("an option is written as key=value, not «{}»"), parts[i]);
        name.parameters[std::string(trim(parts[i].substr(0, equal)))] =
            trim(parts[i].substr(equal + 1));
    }
    return name;
}

Result<play::Guest> invite(std::string const& text, game::Game const& game) {
    auto const name = read_program(text);
    if (!name) return name.error();
    auto const variant = check(*name, game);
    if (!variant) return variant.error();
    std::shared_ptr<game::Exchange const> const exchange = variants::make_exchange(**variant);
    return play::Guest{started_late([name = *name, exchange](std::stop_token const& stop) {
                           if (!name.is_dxp) {
                               HubBotOptions options;
                               options.command = name.command;
                               options.parameters = name.parameters;
                               return started<HubBot>(options, *exchange, stop);
                           }
                           DxpBotOptions options;
                           (is_address(name.command) ? options.address : options.command) =
                               name.command;
                           return started<DxpBot>(options, *exchange, stop);
                       }),
                       std::chrono::minutes(10)};
}

} // namespace damier::transport
