#include "apps/page/server/site.hpp"

#include "damier/base/checksum.hpp"
#include "damier/base/file.hpp"
#include "damier/base/folder.hpp"
#include "damier/base/text.hpp"

#include <array>
#include <cstdio>
#include <optional>

namespace damier::page {

namespace {

// Nothing from elsewhere, no text as code; and what lets memory be shared between the page's
// Workers.
constexpr std::string_view care =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src "
    "'self'; img-src 'self' blob:; connect-src 'self' blob:; worker-src 'self'; manifest-src "
    "'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cache-Control: no-cache\r\n"
    "Vary: Accept-Encoding\r\n"
    "Connection: close\r\n";

struct Kind {
    std::string_view ending, type;
};
constexpr std::array kinds{Kind{".html", "text/html; charset=utf-8"},
                           Kind{".js", "text/javascript; charset=utf-8"},
                           Kind{".css", "text/css; charset=utf-8"},
                           Kind{".wasm", "application/wasm"},
                           Kind{".svg", "image/svg+xml"},
                           Kind{".webmanifest", "application/manifest+json"},
                           Kind{".json", "application/json"},
                           Kind{".mo", "application/octet-stream"},
                           Kind{".bin", "application/octet-stream"}};

std::optional<std::string_view> type_of(std::string_view path) {
    for (Kind const& kind : kinds)
        if (path.ends_with(kind.ending)) return kind.type;
    return std::nullopt;
}

std::string message(std::string_view status, std::string_view head, std::string_view body,
                    bool has_body = true) {
    std::string text = "HTTP/1.1 " + std::string(status) + "\r\n" + std::string(care);
    text.append(head).append("Content-Length: ").append(std::to_string(body.size()));
    text += "\r\n\r\n";
    if (has_body) text += body;
    return text;
}
std::string refusal(std::string_view status) {
    return message(status, "Content-Type: text/plain\r\n", std::string(status) + "\n");
}

std::string header(std::string_view request, std::string_view name) {
    for (std::string_view line : split(request, '\n')) {
        std::size_t const colon = line.find(':');
        if (colon != std::string_view::npos && to_lower(line.substr(0, colon)) == name)
            return to_lower(trim(line.substr(colon + 1)));
    }
    return {};
}

bool is_own(std::string_view host) {
    std::string_view const name =
        host.starts_with('[') ? host.substr(0, host.find(']') + 1) : host.substr(0, host.find(':'));
    return name == "localhost" || name == "127.0.0.1" || name == "[::1]";
}

std::string tag_of(std::string_view content) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "\"%08x-%zx\"", crc32c(content), content.size());
    return text.data();
}

} // namespace

Result<Done> Site::take(std::filesystem::path const& folder, std::string const& name) {
    auto const entries = entries_of(folder);
    if (!entries) return entries.error();
    for (std::filesystem::path const& path : *entries) {
        std::error_code unknown;
        std::string const full = name + '/' + path.filename().string();
        std::filesystem::file_type const type = std::filesystem::status(path, unknown).type();
        if (type == std::filesystem::file_type::directory
            && !std::filesystem::is_symlink(path, unknown)) {
            if (auto const done = take(path, full); !done) return done;
        } else if (type == std::filesystem::file_type::regular) {
            Result<std::string> text = read_file(path);
            if (!text) return text.error();
            files_.emplace(full, *std::move(text));
        }
    }
    return Done{};
}

Result<Site> Site::load(std::filesystem::path const& folder) {
    Site site;
    std::error_code unknown;
    if (std::filesystem::is_directory(folder, unknown))
        if (auto const done = site.take(folder, {}); !done) return done.error();
    if (!site.files_.contains("/index.html") || !site.files_.contains("/damier.wasm"))
        return error(msg("there is no page in «{}»; «./run page» builds one"), folder.string());
    return site;
}

std::string Site::answer(std::string_view request) const {
    auto const line = split_at_blanks(request.substr(0, request.find('\r')));
    if (line.size() != 3 || !line[2].starts_with("HTTP/1.")) return refusal("400 Bad Request");
    if (line[0] != "GET" && line[0] != "HEAD") return refusal("405 Method Not Allowed");
    if (!is_own(header(request, "host"))) return refusal("421 Misdirected Request");
    std::string path(line[1].substr(0, line[1].find('?')));
    if (path == "/") path = "/index.html";
    auto const file = files_.find(path);
    auto const type = type_of(path);
    if (file == files_.end() || !type) return refusal("404 Not Found");

    std::string head = "Content-Type: " + std::string(*type) + "\r\n";
    std::string const tag = tag_of(file->second);
    head += "ETag: " + tag + "\r\n";
    if (header(request, "if-none-match") == tag) return message("304 Not Modified", head, {});
    std::string const accepted = header(request, "accept-encoding");
    auto const* content = &file->second;
    for (auto const& [name, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
        auto const packed = files_.find(path + ending);
        if (accepted.find(name) == std::string::npos || packed == files_.end()) continue;
        content = &packed->second;
        head += std::string("Content-Encoding: ") + name + "\r\n";
        break;
    }
    return message("200 OK", head, *content, line[0] == "GET");
}

} // namespace damier::page
