// The table of one slice as it is kept in a file: a head, a directory of blocks, the blocks. It is
// read where it lies, mapped into memory; a block is checked the first time it is looked at, and
// one that is damaged tells nothing. Any number of threads may read at once without waiting.
#pragma once

#include "damier/base/result.hpp"
#include "damier/endgame/ends.hpp"
#include "damier/endgame/runs.hpp"
#include "damier/endgame/solved_slice.hpp"

#include <atomic>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace damier::endgame {

// A number that tells laws apart, made from everything that a table depends on.
std::uint64_t fingerprint(draughts::Law const& law, Ends const& ends);

// The content of a file.
std::string image_of(SolvedSlice const& solved, std::uint64_t law);
// Writes the file, all of it or nothing.
Result<Done> write_image(std::filesystem::path const& path, std::string_view image);

class Table {
public:
    // Takes the content; the Error says why it is not this table.
    static Result<std::unique_ptr<Table const>> from_image(std::string image, std::uint64_t law,
                                                           Slice const& slice);
    // The same from a file, named by the Error.
    static Result<std::unique_ptr<Table const>> open(std::filesystem::path const& path,
                                                     std::uint64_t law, Slice const& slice);
    ~Table();

    Slice const& slice() const { return slice_; }
    Facts const& facts() const { return facts_; }
    std::uint64_t size() const { return size_; }      // indices
    std::string_view image() const { return image_; } // the content of its file

    // The byte at an index, nothing if its block is damaged. Where there is a capture to be made
    // the answer means nothing. With plies it takes longer the first time; if the table has none,
    // the byte is without_plies().
    std::optional<Byte> value_at(std::uint64_t index) const;
    std::optional<Byte> byte_at(std::uint64_t index) const;

    // Every block as it was written?
    bool is_whole() const;
    // Writes all bytes; false if a block is damaged.
    bool read_all(Byte* to) const;

private:
    struct Holder; // of the memory of the image
    Table(std::unique_ptr<Holder> holder);
    Result<Done> read_head(std::uint64_t law, Slice const& slice);

    std::size_t blocks() const { return (size_ + block_size - 1) / block_size; }
    std::size_t block_length(std::size_t block) const; // in indices
    struct Block {
        std::string_view runs, plies;
    };
    bool is_good(std::size_t block) const;
    std::optional<std::string_view> find(std::size_t block) const;
    static std::optional<Block> split(std::string_view bytes);
    bool unpack(std::size_t block, std::span<Byte> to) const;
    Byte const* unpacked(std::size_t block) const;

    enum class Check : std::uint8_t { open, good, bad };

    std::unique_ptr<Holder> holder_;
    std::string_view image_;
    Slice slice_;
    Facts facts_;
    std::uint64_t size_ = 0;
    std::unique_ptr<std::atomic<Check>[]> checks_; // by block
    std::unique_ptr<std::atomic<Byte const*>[]>
        unpacked_; // blocks with their plies, once asked for
};

} // namespace damier::endgame
