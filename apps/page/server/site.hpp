// The files of the page and what is answered to a request for one of them: text in, text out.
#pragma once

#include "damier/base/result.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace damier::page {

class Site {
public:
    // Everything in the folder, read once; an Error where it holds no page.
    static Result<Site> load(std::filesystem::path const& folder);

    // The whole answer to the head of a request. Only this machine is answered, by whatever name: a
    // page of somebody else cannot reach it under a name of its own.
    std::string answer(std::string_view request) const;

private:
    Result<Done> take(std::filesystem::path const& folder, std::string const& name);

    std::map<std::string, std::string, std::less<>> files_; // by path, with the compressed ones
};

inline constexpr std::size_t longest_request = 16 * 1024;

} // namespace damier::page
