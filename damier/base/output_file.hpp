// The one way to save something under a name: the old file stays until the new one is whole and on
// the disk, and then it is replaced in one step. What a kill leaves behind is a hidden file of our
// own name in the same folder; the next save there removes it.
#pragma once

#include "damier/base/file.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier {

enum class Replace { no, yes };

class OutputFile {
public:
    // A link stays and what it points to is replaced. An existing file's permissions are kept, a
    // new one gets those of the umask. An Error for a folder, a device or a pipe, and for a file
    // that exists and may not be replaced.
    static Result<OutputFile> create(std::filesystem::path const& path, Replace replace);
    static OutputFile standard_output();

    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile(); // without commit() nothing has happened

    void put(std::string_view text);                         // a failure is told by commit()
    bool has_failed() const { return failure_.has_value(); } // no use in going on
    Result<Done> commit(); // only now the name has the new content

private:
    struct Part { // what is to become the file
        std::filesystem::path path;
        File file;
    };
    OutputFile(std::optional<Part> part, std::filesystem::path target, Replace replace)
        : part_(std::move(part)), target_(std::move(target)), replace_(replace) {}
    static Result<Part> make_part(std::filesystem::path const& target, unsigned mask);

    void write_out();
    Result<Done> rename();

    std::optional<Part> part_; // none for the standard output
    std::filesystem::path target_;
    Replace replace_;
    std::string buffer_;
    std::optional<Error> failure_;
};

// All or nothing.
Result<Done> write_file(std::filesystem::path const& path, std::string_view content,
                        Replace replace);

} // namespace damier
