// Files of games for the commands: opening, the formats and their names, output that is whole or
// not there.
#pragma once

#include "damier/base/result.hpp"
#include "damier/pdn/input.hpp"
#include "damier/records/formats.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace damier::program {

// Those of the library, and one for other programs.
enum class Format { pdn, fen, dat, v06, multidames, json };

std::optional<records::Format> records_format(Format format); // nothing for JSON

// By name ("pdn") or by the end of a file's name (".pdn").
Result<Format> format_named(std::string const& name);
std::optional<Format> format_of_path(std::string const& path);

// A file to read; "-" is the standard input.
class InputFile {
public:
    static Result<InputFile> open(std::string const& path);

    pdn::Source source() const { return pdn::from_file(file_.get()); }
    Result<std::string> read_all() const; // refuses more than a game can be
    long size() const { return size_; }   // 0 when it is not known

private:
    struct Close {
        void operator()(std::FILE* file) const {
            if (file != stdin) std::fclose(file);
        }
    };
    std::unique_ptr<std::FILE, Close> file_;
    long size_ = 0;
};

// A file to write; "-" is the standard output. Nothing is seen under its name before commit().
class OutputFile {
public:
    static Result<OutputFile> create(std::string const& path, bool may_replace);
    // Whether create() will do, asked long before there is anything to write; "" is no file.
    static Result<Done> try_out(std::string const& path, bool may_replace);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile();

    void put(std::string_view text);
    Result<Done> commit();

private:
    OutputFile(std::string path, std::string part, std::FILE* file)
        : path_(std::move(path)), part_(std::move(part)), file_(file) {}

    std::string path_, part_; // the part file becomes `path_`
    std::FILE* file_;
    bool may_replace_ = false;
};

} // namespace damier::program
