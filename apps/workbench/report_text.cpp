#include "apps/text/translate.hpp"
#include "apps/workbench/report.hpp"
#include "damier/base/text.hpp"

#include <fmt/core.h>

namespace damier::workbench {

namespace {

using classroom::Answer;
using classroom::Tally;
using text::tr;

std::string indented(std::string_view block) {
    std::string text;
    if (block.ends_with('\n')) block.remove_suffix(1);
    for (std::string_view const line : split(block, '\n'))
        text.append("    ").append(line).append("\n");
    return text;
}

std::string got_text(Answer const& got) {
    std::string text;
    if (got.how != Answer::How::answered) text = tr(classroom::in_words(got.how)) + '\n';
    return text + harmless(got.text);
}

std::string failure_text(classroom::Course const& course, Tally const& tally) {
    classroom::Failure const& failure = *tally.failure;
    if (!failure.got.is_called()) return indented(tr(classroom::in_words(failure.got.how)));
    std::string text;
    auto const part = [&text](std::string const& title, std::string const& block) {
        text.append("  ").append(title).append("\n").append(indented(block));
    };
    part(tr(msg("the smallest call that differs:")), tr(course.describe(failure.smallest)));
    part(tr(msg("the board:")), course.picture(failure.smallest));
    part(tr(msg("the state:")), failure.smallest.input);
    part(tr(msg("expected:")), failure.smallest.expected);
    part(tr(msg("got:")), got_text(failure.got));
    return text;
}

} // namespace

std::string mark_text(double mark) { return fmt::format("{:.2f}", mark); }

std::string harmless(std::string_view text) {
    std::string clean;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const c = static_cast<unsigned char>(text[i]);
        std::size_t const more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC2 ? 1 : 0;
        bool is_whole = c < 0x80 || (c >= 0xC2 && c < 0xF5 && i + more < text.size());
        for (std::size_t k = 1; is_whole && k <= more; ++k)
            is_whole = (static_cast<unsigned char>(text[i + k]) & 0xC0) == 0x80;
        if (!is_whole || (c < ' ' && c != '\n') || c == 0x7F) {
            clean += '?';
            continue;
        }
        clean.append(text.substr(i, more + 1));
        i += more;
    }
    return clean;
}

std::string remarks(Checked const& checked) {
    if (checked.trouble) return harmless(tr(*checked.trouble));
    std::vector<std::string> all;
    if (!checked.is_compiled) all.push_back(tr(msg("it does not compile")));
    for (Message const& wrong : checked.form) all.push_back(tr(wrong));
    return harmless(join(all, "; "));
}

std::string in_text(Kit const& kit, Checked const& checked) {
    std::string text = harmless(checked.name) + '\n';
    if (checked.trouble) return text + "  " + tr(*checked.trouble) + '\n';
    for (Message const& wrong : checked.form) text += "  " + harmless(tr(wrong)) + '\n';
    if (!checked.is_compiled) text += "  " + tr(msg("it does not compile:")) + '\n';
    text += checked.messages.empty() ? "" : indented(harmless(checked.messages));
    for (Tally const& one : checked.tallies)
        text +=
            fmt::format("  {:20} {:>4} / {}\n", one.function, one.passed, one.passed + one.failed);
    text += "  " + tr(Message(msg("mark: {} out of 20"), mark_text(checked.mark))) + '\n';
    if (!checked.is_compiled) return text;
    for (Tally const& one : checked.tallies)
        if (one.failure) text += "\n  " + one.function + '\n' + failure_text(*kit.course, one);
    return text;
}

std::string in_csv(Kit const& kit, std::span<Checked const> all) {
    auto const quoted = [](std::string_view value) {
        std::string text = "\"";
        // A sheet would take these for a formula.
        if (!value.empty()
            && std::string_view("=+-@").find(value.front()) != std::string_view::npos)
            text += '\'';
        for (char const c : value) text.append(c == '"' ? 2 : 1, c == '\n' ? ' ' : c);
        return text + '"';
    };
    std::string csv = quoted(tr(msg("name"))) + ',' + quoted(tr(msg("mark")));
    for (std::string_view const function : kit.course->functions()) csv += ',' + quoted(function);
    csv += ',' + quoted(tr(msg("remarks"))) + '\n';
    for (Checked const& one : all) {
        csv += quoted(harmless(one.name)) + ',' + mark_text(one.mark);
        for (std::size_t i = 0; i < kit.course->functions().size(); ++i) {
            Tally const tally = i < one.tallies.size() ? one.tallies[i] : Tally{};
            csv += fmt::format(",{}/{}", tally.passed, tally.passed + tally.failed);
        }
        csv += ',' + quoted(remarks(one)) + '\n';
    }
    return csv;
}

} // namespace damier::workbench
