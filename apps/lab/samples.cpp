#include "apps/lab/samples.hpp"

#include <algorithm>
#include <limits>

namespace damier::lab {

namespace {

template <class T> T squeezed(int value) {
    return static_cast<T>(
        std::clamp<int>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
}

} // namespace

void Samples::add(Example const& example) {
    engine::WindowIndex::Indices indices{};
    index_.find(example.white, example.black, indices);
    windows_.insert(windows_.end(), indices.begin(),
                    indices.begin() + static_cast<std::ptrdiff_t>(2 * tables()));
    for (int const count : example.counts) counts_.push_back(squeezed<std::int8_t>(count));
    for (int const king : example.kings) kings_.push_back(squeezed<std::int16_t>(king));
    first_king_.push_back(kings_.size());
    phases_.push_back(squeezed<std::uint8_t>(example.phase));
    for (int const divisor : example.divisors) divisors_.push_back(squeezed<std::uint8_t>(divisor));
    results_.push_back(example.result);
    scores_.push_back(squeezed<std::int16_t>(example.score));
}

Result<Lessons> read_lessons(Ground const& ground, std::vector<std::string> const& files,
                             int stride) {
    constexpr std::uint64_t kept_apart = 20;
    board::Geometry const geometry = ground.rules().law()->geometry();
    Lessons lessons{Samples(geometry), Samples(geometry)};
    for (std::string const& file : files) {
        std::optional<Error> failure;
        Result<Origin> const origin = read_games(file, [&](GameRecord const& game) {
            std::uint64_t const number = lessons.games++;
            auto const examples = ground.examples(game);
            if (!examples) {
                failure = examples.error();
                return false;
            }
            bool const is_apart = number % kept_apart == kept_apart - 1;
            Samples& samples = is_apart ? lessons.validation : lessons.training;
            // The first one differs, so that no ply is left out in all games.
            for (std::size_t i = number % static_cast<std::size_t>(stride); i < examples->size();
                 i += static_cast<std::size_t>(stride))
                samples.add((*examples)[i]);
            return true;
        });
        if (!origin) return origin.error();
        if (failure) return *failure;
        if (origin->variant != ground.rules().text().key())
            return error("«{}» holds games of {}", file, origin->variant);
    }
    if (lessons.validation.size() == 0) return error("there are too few games to learn from");
    return lessons;
}

} // namespace damier::lab
