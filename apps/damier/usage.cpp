#include "apps/damier/usage.hpp"

#include "damier/base/strength.hpp"
#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::program {

namespace {

using text::tr;

class Help final : public CLI::Formatter {
public:
    Help() {
        label("Usage", tr(msg("Usage")));
        label("OPTIONS", tr(msg("OPTIONS")));
        label("SUBCOMMAND", tr(msg("SUBCOMMAND")));
        label("Positionals", tr(msg("Positionals")));
        label("REQUIRED", tr(msg("REQUIRED")));
        label("TEXT", tr(msg("TEXT")));
        label("INT", tr(msg("INT")));
        label("UINT", tr(msg("INT")));
        label("FLOAT", tr(msg("FLOAT")));
    }

    // The kind of value has a word of its own before the limits: «INT:1-40». What goes together is
    // told when it does not.
    std::string make_option_opts(CLI::Option const* option) const override {
        std::string text = CLI::Formatter::make_option_opts(option);
        for (char const* const more : {" Needs:", " Excludes:"})
            text.erase(std::min(text.find(more), text.size()));
        std::string const type = option->get_type_name();
        std::size_t const colon = type.find(':');
        if (colon == std::string::npos || !text.starts_with(' ' + type)) return text;
        return text.replace(1, colon, get_label(type.substr(0, colon)));
    }
};

// The sub-command that was being read when something went wrong.
CLI::App const& innermost(CLI::App const& app) {
    CLI::App const* found = &app;
    for (auto inner = found->get_subcommands(); !inner.empty(); inner = found->get_subcommands())
        found = inner.front();
    return *found;
}

std::vector<std::string> option_names(CLI::App const& app) {
    std::vector<std::string> names;
    for (CLI::App const* one = &app; one != nullptr; one = one->get_parent())
        for (CLI::Option const* const option : one->get_options())
            for (std::string const& name : option->get_lnames()) names.push_back(name);
    return names;
}

Message no_such_option(CLI::App const& app, std::string const& typed) {
    std::string name = typed.substr(0, typed.find('='));
    std::string const bare = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    std::vector<std::string> near = nearest(bare, option_names(app));
    for (std::string& one : near) one.insert(0, "--");
    if (near.empty()) return Message(msg("there is no option «{}»; see --help"), name);
    return Message(msg("there is no option «{}»; did you mean {}?"), name, join(near, ", "));
}

Message not_expected(CLI::App const& app) {
    CLI::App const& inner = innermost(app);
    std::vector<std::string> extras = app.remaining(true);
    std::erase(extras, "--");
    auto const option =
        std::ranges::find_if(extras, [](std::string const& word) { return word.starts_with('-'); });
    if (option != extras.end()) return no_such_option(inner, *option);
    if (!extras.empty() && !inner.get_subcommands({}).empty())
        return no_such_command(inner, extras.front());
    return Message(msg("not expected here: {}"), join(extras, " "));
}

// «--size = abc» of a complaint: what was given for which option.
Message no_number(std::string_view given, CLI::App const& app) {
    std::size_t const sign = std::min(given.find(" = "), given.size());
    std::string const name(given.substr(0, sign));
    std::string const value(given.substr(std::min(sign + 3, given.size())));
    CLI::Option const* const option = innermost(app).get_option_no_throw(name);
    std::string const type = option == nullptr ? std::string() : option->get_type_name();
    Message const needed =
        type.starts_with("FLOAT") ? Message(msg("a number is needed, not «{}»"), value)
        : type.starts_with("UINT")
            ? Message(msg("a whole number from 0 up is needed, not «{}»"), value)
        : type.starts_with("INT") ? Message(msg("a whole number is needed, not «{}»"), value)
                                  : Message(msg("«{}» cannot be used"), value);
    return Message(msg("{}: {}"), name, tr(needed));
}

template <class Wrong> bool is(CLI::ParseError const& wrong) {
    return dynamic_cast<Wrong const*>(&wrong) != nullptr;
}

} // namespace

CLI::Validator a_strength() {
    auto const check = [](std::string& typed) {
        std::optional<long> const number = to_integer(typed);
        if (number && is_strength(*number)) return std::string();
        return tr(Message(msg("a level from {} to {} or {} to {} points are needed, not «{}»"),
                          lowest_level, highest_level, fewest_points, most_points, typed));
    };
    return CLI::Validator(check, "", "strength");
}

CLI::Validator one_of(std::vector<std::string> words) {
    std::string const listed = join(words, ", ");
    auto const check = [words = std::move(words), listed](std::string& typed) {
        if (std::ranges::find(words, typed) != words.end()) return std::string();
        return tr(Message(msg("one of {} is needed, not «{}»"), listed, typed));
    };
    return CLI::Validator(check, "", "word");
}

void translate(CLI::App& app) {
    // The names of the groups are CLI11's own.
    auto const group = [](std::string const& name) {
        if (name == "Options") return tr(msg("Options"));
        return name == "Subcommands" ? tr(msg("Subcommands")) : name;
    };
    app.description(tr(app.get_description()));
    app.footer(tr(app.get_footer()));
    app.group(group(app.get_group()));
    app.formatter(std::make_shared<Help>());
    for (CLI::Option* const option : app.get_options()) {
        std::string const text = option->get_description();
        if (text.empty()) continue;
        option->description(tr(text));
        option->group(group(option->get_group()));
    }
    for (CLI::App* const command : app.get_subcommands([](CLI::App*) { return true; }))
        translate(*command);
}

void refuse_empty_values(CLI::App& app) {
    auto const check = [](std::string const& typed) {
        return typed.empty() ? tr(msg("the value is empty")) : std::string();
    };
    for (CLI::Option* const option : app.get_options())
        if (option->get_items_expected_max() > 0)
            option->check(CLI::Validator(check, "", "not empty"));
    for (CLI::App* const command : app.get_subcommands([](CLI::App*) { return true; }))
        refuse_empty_values(*command);
}

Message no_such_command(CLI::App const& app, std::string const& typed) {
    std::vector<std::string> names;
    for (CLI::App const* const command : app.get_subcommands({}))
        names.push_back(command->get_name());
    bool const is_program = app.get_parent() == nullptr;
    std::string const whole = is_program ? typed : app.get_name() + ' ' + typed;
    std::vector<std::string> const near = nearest(typed, names);
    if (!near.empty())
        return Message(msg("there is no command «{}»; did you mean {}?"), whole, join(near, ", "));
    if (is_program)
        return Message(msg("there is no command «{}»; «damier --help» lists them"), whole);
    return Message(msg("there is no command «{}»; there are: {}"), whole, join(names, ", "));
}

Message what_is_wrong(CLI::ParseError const& wrong, CLI::App const& app) {
    std::string_view const said = wrong.what();
    std::string const first(said.substr(0, said.find_first_of(" :")));
    std::string_view const rest = trim(said.substr(std::min(said.find(": ") + 1, said.size())));
    std::string const last(said.substr(said.find_last_of(' ') + 1));
    if (is<CLI::ExtrasError>(wrong)) return not_expected(app);
    if (is<CLI::RequiredError>(wrong)) {
        bool const is_command = !innermost(app).get_subcommands({}).empty();
        if (is_command && app.remaining_size(true) > 0) return not_expected(app);
        if (is_command) return Message(msg("a sub-command is needed; see --help"));
        return Message(msg("«{}» is missing; see --help"), first);
    }
    if (is<CLI::ValidationError>(wrong)) return Message(msg("{}: {}"), first, rest);
    if (is<CLI::ConversionError>(wrong)) {
        if (said.starts_with("Could not convert")) return no_number(rest, app);
        return Message(msg("«{}» takes no value; see --help"), first);
    }
    if (is<CLI::ExcludesError>(wrong))
        return Message(msg("«{}» and «{}» cannot go together"), first, last);
    if (is<CLI::RequiresError>(wrong)) return Message(msg("«{}» needs «{}» as well"), first, last);
    if (is<CLI::ArgumentMismatch>(wrong)) {
        bool const is_repeated = said.find("At Most") != std::string_view::npos;
        return is_repeated ? Message(msg("«{}» can be given only once"), first)
                           : Message(msg("«{}» needs a value; see --help"), first);
    }
    return Message(msg("this command line cannot be understood; see --help"));
}

} // namespace damier::program
