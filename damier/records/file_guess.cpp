#include "damier/records/file_guess.hpp"

#include "damier/pdn/reader.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

namespace damier::records {

namespace {

constexpr std::size_t most_bytes = 256 * 1024, most_games = 100; // are enough to tell

// The heads of the games that do not say what they are.
struct Heads : pdn::Visitor {
    explicit Heads(Catalogue games) : catalogue(games) {}

    void begin_game(long) {
        now.clear();
        depth = 0;
    }
    void tag(std::string_view name, std::string_view value, pdn::TextPlace const&) {
        now.tag(name, value);
    }
    void move(std::string_view text, pdn::TextPlace const&) {
        if (depth == 0) now.move(text);
    }
    void setup(std::string_view fen, pdn::TextPlace const&) {
        if (depth == 0) now.setup(fen);
    }
    void begin_variation(pdn::TextPlace const&) { ++depth; }
    void end_variation() { --depth; }
    void end_game() {
        bool const says_anything = !now.moves.empty() || !now.fen.empty();
        if (says_anything && !names_game(catalogue, now)) all.push_back(now);
    }

    Catalogue catalogue;
    std::vector<Head> all;
    Head now;
    int depth = 0;
};

std::vector<Head> heads_of(std::string_view text, Catalogue catalogue) {
    pdn::Reader reader(pdn::from_text(text));
    Heads heads(catalogue);
    while (heads.all.size() < most_games && reader.read_game(heads)) {
    }
    bool const is_cut = text.size() >= most_bytes && heads.all.size() < most_games;
    if (is_cut && heads.all.size() > 1) heads.all.pop_back(); // its last move may be half a move
    return std::move(heads.all);
}

} // namespace

// Hands the file on and keeps its first bytes.
class FileGuess::Beginning {
public:
    Beginning(pdn::Source file, Catalogue catalogue)
        : file_(std::move(file)), catalogue_(catalogue) {}

    Result<std::size_t> read(char* to, std::size_t size) {
        if (given_ >= kept_.size()) {
            if (auto const failure = std::exchange(failure_, std::nullopt)) return *failure;
            Result<std::size_t> const count = file_(to, size);
            if (count && given_ < most_bytes) kept_.append(to, *count);
            if (count) given_ += *count;
            return count;
        }
        std::size_t const count = std::min(size, kept_.size() - given_);
        std::memcpy(to, kept_.data() + given_, count);
        given_ += count;
        return count;
    }
    void look_ahead() {
        if (trials_) return;
        trials_.emplace(catalogue_);
        while (kept_.size() < most_bytes && keep_more()) {
        }
        heads_ = heads_of(std::string_view(kept_).substr(0, most_bytes), catalogue_);
        usual_ = usual_of(*trials_, heads_);
    }
    Result<Identified> guess(Head const& head) {
        look_ahead();
        return guess_game(*trials_, head, usual_, by_usual(head));
    }

private:
    // How it went when the beginning was looked at; the games ask in the order of the file.
    Trials::Played const* by_usual(Head const& head) {
        auto const next = heads_.begin() + static_cast<std::ptrdiff_t>(asked_);
        auto const found = std::find(next, heads_.end(), head);
        if (usual_.game == nullptr || found == heads_.end()) return nullptr;
        asked_ = static_cast<std::size_t>(found - heads_.begin()) + 1;
        return &usual_.played[asked_ - 1];
    }
    bool keep_more() {
        std::size_t const before = kept_.size();
        kept_.resize(most_bytes);
        Result<std::size_t> const count = file_(kept_.data() + before, most_bytes - before);
        kept_.resize(before + (count ? *count : 0));
        if (!count) failure_ = count.error();
        return count && *count > 0;
    }

    pdn::Source file_;
    Catalogue catalogue_;
    std::string kept_;
    std::size_t given_ = 0;
    std::optional<Error> failure_; // that the reader shall hear of in its turn
    std::optional<Trials> trials_; // from when a game asks
    std::vector<Head> heads_;      // of the beginning
    std::size_t asked_ = 0;        // as many of them
    Usual usual_;
};

FileGuess::FileGuess(pdn::Source file, Catalogue catalogue, std::string hint)
    : beginning_(std::make_shared<Beginning>(std::move(file), catalogue)),
      catalogue_(catalogue),
      hint_(std::move(hint)) {}

pdn::Source FileGuess::source() const {
    return [file = beginning_](char* to, std::size_t size) { return file->read(to, size); };
}

void FileGuess::look_ahead() const { beginning_->look_ahead(); }

Result<Identified> FileGuess::identify(Head const& head) const {
    if (!must_guess(head)) return records::identify(catalogue_, head, hint_);
    return beginning_->guess(head);
}

} // namespace damier::records
