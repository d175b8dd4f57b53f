// One page for a whole class, with nothing to fetch: it can be mailed or kept.
#include "apps/text/translate.hpp"
#include "apps/workbench/report.hpp"
#include "damier/base/text.hpp"

#include <fmt/core.h>

namespace damier::workbench {

namespace {

using classroom::Answer;
using classroom::Tally;
using text::tr;

constexpr std::string_view style =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em;"
    "color:#222;background:#fff}table{border-collapse:collapse}th,td{padding:.3em .7em;"
    "border-bottom:1px solid #ccc;text-align:right}th{vertical-align:bottom}"
    "th:first-child,td:first-child,.remark{text-align:left}"
    "pre{background:#f4f2ee;padding:.7em;overflow:auto}.side{display:flex;flex-wrap:wrap;gap:1em}"
    ".side>div{flex:1 1 14em}.bad{color:#a40000;font-weight:600}.good{color:#1a6b1a}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#1c1c1c}pre{background:#2a2a2a}"
    "th,td{border-color:#444}.bad{color:#ff8a80}.good{color:#8fd98f}}";

std::string escaped(std::string_view text) {
    std::string safe;
    for (char const c : harmless(text)) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

std::string said(std::string_view id) { return escaped(tr(id)); }

std::string block(std::string_view title, std::string_view text) {
    return fmt::format("<div>{}<pre>{}</pre></div>\n", said(title), escaped(text));
}

std::string score(Tally const& tally) {
    return fmt::format("<td class=\"{}\">{}/{}</td>", tally.failed == 0 ? "good" : "bad",
                       tally.passed, tally.passed + tally.failed);
}

// A name that may go on in the next line behind each of its parts.
std::string heading(std::string_view function) {
    std::string html;
    for (char const c : escaped(function)) html.append(1, c).append(c == '_' ? "<wbr>" : "");
    return "<th>" + html + "</th>";
}

std::string summary(Kit const& kit, std::span<Checked const> all) {
    std::string html =
        fmt::format("<table>\n<tr><th>{}</th><th>{}</th><th class=\"remark\">{}</th>",
                    said(msg("name")), said(msg("mark")), said(msg("remarks")));
    for (std::string_view const function : kit.course->functions()) html += heading(function);
    html += "</tr>\n";
    for (std::size_t i = 0; i < all.size(); ++i) {
        html +=
            fmt::format("<tr><td><a href=\"#s{}\">{}</a></td><td>{}</td>"
                        "<td class=\"remark\">{}</td>",
                        i, escaped(all[i].name), mark_text(all[i].mark), escaped(remarks(all[i])));
        for (Tally const& tally : all[i].tallies) html += score(tally);
        for (std::size_t k = all[i].tallies.size(); k < kit.course->functions().size(); ++k)
            html += "<td></td>";
        html += "</tr>\n";
    }
    return html + "</table>\n";
}

std::string failure(classroom::Course const& course, Tally const& tally) {
    classroom::Failure const& found = *tally.failure;
    std::string html = fmt::format("<h3>{}</h3>\n", escaped(tally.function));
    std::string const how = tr(classroom::in_words(found.got.how));
    if (!found.got.is_called())
        return html + fmt::format("<p class=\"bad\">{}</p>\n", escaped(how));
    html += fmt::format("<p>{} <code>{}</code></p>\n<div class=\"side\">\n",
                        said(msg("the smallest call that differs:")),
                        escaped(tr(course.describe(found.smallest))));
    html += block(msg("the board:"), course.picture(found.smallest));
    html += block(msg("the state:"), found.smallest.input);
    html += block(msg("expected:"), found.smallest.expected);
    html += block(msg("got:"), how.empty() ? found.got.text : how + '\n' + found.got.text);
    return html + "</div>\n";
}

std::string details(Kit const& kit, Checked const& one, std::size_t index) {
    std::string html =
        fmt::format("<h2 id=\"s{}\">{} — {}</h2>\n", index, escaped(one.name), mark_text(one.mark));
    if (one.trouble)
        return html + fmt::format("<p class=\"bad\">{}</p>\n", escaped(tr(*one.trouble)));
    for (Message const& wrong : one.form)
        html += fmt::format("<p class=\"bad\">{}</p>\n", escaped(tr(wrong)));
    if (!one.is_compiled)
        html += fmt::format("<p class=\"bad\">{}</p>\n", said(msg("it does not compile:")));
    if (!one.messages.empty()) html += fmt::format("<pre>{}</pre>\n", escaped(one.messages));
    if (one.is_compiled)
        for (Tally const& tally : one.tallies)
            if (tally.failure) html += failure(*kit.course, tally);
    return html;
}

} // namespace

std::string in_html(Kit const& kit, std::span<Checked const> all) {
    std::string const title =
        escaped(tr(Message(msg("Course {}: what was checked"), kit.course->key())));
    std::string html = fmt::format(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n"
        "<h1>{}</h1>\n",
        title, style, title);
    html += summary(kit, all);
    for (std::size_t i = 0; i < all.size(); ++i) html += details(kit, all[i], i);
    return html + "</body>\n</html>\n";
}

} // namespace damier::workbench
