// A new folder of our own for the files of one check, gone when the check is.
#pragma once

#include "damier/base/result.hpp"

#include <filesystem>
#include <string_view>

namespace damier::workbench {

class Folder {
public:
    static Result<Folder> make();
    ~Folder();
    Folder(Folder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
    Folder& operator=(Folder&&) = delete;

    std::filesystem::path const& path() const { return path_; }
    Result<Done> write(std::string_view name, std::string_view contents) const;

private:
    explicit Folder(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
};

} // namespace damier::workbench
