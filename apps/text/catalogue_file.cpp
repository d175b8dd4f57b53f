#include "apps/text/catalogue_file.hpp"

#include "damier/base/file.hpp"

#include <cstdint>

namespace damier::text {

namespace {

constexpr std::uint32_t magic = 0x950412de; // msgfmt writes the low byte first on every machine

class Bytes {
public:
    explicit Bytes(std::string bytes) : bytes_(std::move(bytes)) {}

    // 0 beyond the end, so that a damaged file has fewer texts.
    std::uint32_t number(std::size_t at) const {
        if (at + 4 > bytes_.size()) return 0;
        std::uint32_t value = 0;
        for (std::size_t i = 4; i-- > 0;)
            value = value << 8 | static_cast<unsigned char>(bytes_[at + i]);
        return value;
    }
    // A row of a table: how long a text is and where it lies.
    std::string_view text(std::size_t row) const {
        std::size_t const length = number(row), at = number(row + 4);
        if (at + length > bytes_.size()) return {};
        return std::string_view(bytes_).substr(at, length);
    }

private:
    std::string bytes_;
};

} // namespace

Catalogue read_catalogue(std::filesystem::path const& path, std::string_view prefix) {
    Catalogue found;
    Result<std::string> contents = read_file(path);
    if (!contents) return found;
    Bytes const file(*std::move(contents));
    if (file.number(0) != magic) return found;
    std::size_t const count = file.number(8), ids = file.number(12), texts = file.number(16);
    for (std::size_t i = 0; i < count; ++i) {
        std::string_view id = file.text(ids + 8 * i);
        if (!id.starts_with(prefix)) {
            if (id.empty() && i > 0) break; // the head is the only message without a text
            continue;
        }
        id.remove_prefix(prefix.size());
        found.emplace(id, file.text(texts + 8 * i));
    }
    return found;
}

} // namespace damier::text
