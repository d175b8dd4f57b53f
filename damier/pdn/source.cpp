#include "damier/pdn/source.hpp"

#include "damier/base/file.hpp"

#include <algorithm>
#include <cstring>

namespace damier::pdn {

namespace {

std::size_t take(std::string_view& text, char* to, std::size_t size) {
    std::size_t const count = std::min(size, text.size());
    if (count > 0) std::memcpy(to, text.data(), count);
    text.remove_prefix(count);
    return count;
}

} // namespace

Source from_text(std::string_view text) {
    return [text](char* to, std::size_t size) mutable { return take(text, to, size); };
}

Source from_file(File const& file) {
    return [&file](char* to, std::size_t size) { return file.read(to, size); };
}

Source put_back(std::string read, Source rest) {
    return [read = std::move(read), rest = std::move(rest),
            done = std::size_t{0}](char* to, std::size_t size) mutable -> Result<std::size_t> {
        if (done == read.size()) return rest(to, size);
        std::string_view left = std::string_view(read).substr(done);
        std::size_t const count = take(left, to, size);
        done += count;
        return count;
    };
}

} // namespace damier::pdn
