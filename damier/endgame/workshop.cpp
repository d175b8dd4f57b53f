#include "damier/endgame/workshop.hpp"

#include "damier/base/random.hpp"
#include "damier/endgame/folder.hpp"
#include "damier/endgame/scope.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

namespace damier::endgame {

// One thread that makes tables, as long as any are wanted.
class Workshop::Background {
public:
    explicit Background(Workshop const& workshop) : workshop_(workshop) {}

    void want(std::vector<Slice> const& slices) {
        std::lock_guard const lock(mutex_);
        for (Slice const& slice : slices)
            if (std::find(wanted_.begin(), wanted_.end(), slice) == wanted_.end())
                wanted_.push_back(slice);
        if (wanted_.empty() || is_running_) return;
        try {
            thread_ = std::jthread([this](std::stop_token stop) { run(std::move(stop)); });
            is_running_ = true;
        } catch (std::system_error const&) { // no more threads: no tables this time
            wanted_.clear();
        }
    }
    void wait(std::chrono::milliseconds patience, std::stop_token stop) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::move(stop), patience, [this] { return !is_running_; });
    }

private:
    void run(std::stop_token stop) {
        BuildTask task;
        task.writes_files = false;
        task.stop = stop;
        for (;;) {
            std::vector<Slice> slices;
            {
                std::lock_guard const lock(mutex_);
                slices.swap(wanted_);
                if (slices.empty() || stop.stop_requested()) {
                    is_running_ = false;
                    changed_.notify_all();
                    return;
                }
            }
            try {
                static_cast<void>(workshop_.build(slices, task)); // what fails is not there
            } catch (std::bad_alloc const&) {
                continue; // nor is what there is no memory for
            }
        }
    }

    Workshop const& workshop_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Slice> wanted_;
    bool is_running_ = false;
    std::jthread thread_;
};

Workshop::Workshop(Mechanics const& mechanics, Ends const& ends,
                   std::filesystem::path const& folder)
    : mechanics_(mechanics),
      ends_(ends),
      shelf_(fingerprint(mechanics.law(), ends),
             folder.empty() ? folder : folder / folder_name(fingerprint(mechanics.law(), ends))),
      background_(std::make_unique<Background>(*this)) {}

Workshop::~Workshop() = default;

Result<bool> Workshop::build(std::vector<Slice> const& slices, BuildTask const& task) const {
    std::optional<Result<File>> held;
    if (task.writes_files) held = lock_folder(shelf_.folder());
    if (held && !*held) return held->error();
    std::vector<Slice> covered = slices;
    std::erase_if(covered, [this](Slice const& slice) { return !mechanics_.covers(slice); });
    return Builder(mechanics_, shelf_, ends_, task).build(covered);
}

std::vector<Slice> Workshop::missing_small(Slice const& slice) const {
    auto const can_become = [](Force const& from, Force const& to) {
        return to.men <= from.men && to.pieces() <= from.pieces();
    };
    std::vector<Slice> list;
    for (Slice const& small : slices_up_to(4)) {
        bool const is_near =
            (can_become(slice.own, small.own) && can_become(slice.other, small.other))
            || (can_become(slice.own, small.other) && can_become(slice.other, small.own));
        if (is_near && is_small(mechanics_, small)
            && !(shelf_.find(small) && shelf_.find(small.turned())))
            list.push_back(small);
    }
    return list;
}

void Workshop::prepare(Slice const& slice, std::chrono::milliseconds patience,
                       std::stop_token stop) const {
    std::vector<Slice> const missing = missing_small(slice);
    if (missing.empty()) return;
    background_->want(missing);
    background_->wait(patience, std::move(stop));
}

CheckResult Workshop::check(Slice const& slice, std::optional<std::uint64_t> samples,
                            std::uint64_t seed) const {
    Index const index = this->index(slice);
    // Without plies, or beyond what they count, only the value can be compared.
    auto const agree = [&](Byte told, Byte follows) {
        bool const has_plies =
            slice.has_plies() && (told == drawn || plies_of(told) < most_plies - 1);
        return has_plies ? told == follows : without_plies(told) == without_plies(follows);
    };
    CheckResult result;
    auto const look = [&](std::uint64_t i) {
        auto const pieces = index.at(i);
        if (!pieces) return;
        ++result.looked_at;
        auto const opinions = mechanics_.opinions(*pieces, shelf_, ends_);
        if (!opinions || !agree(opinions->told, opinions->follows)) ++result.wrong;
    };
    if (!samples || *samples >= index.size()) {
        for (std::uint64_t i = 0; i < index.size(); ++i) look(i);
    } else {
        Random random(seed);
        for (std::uint64_t n = 0; n < *samples; ++n) look(random.next() % index.size());
    }
    return result;
}

Workshop const& workshop(Mechanics const& mechanics, Ends const& ends) {
    static std::mutex mutex;
    static std::map<std::uint64_t, Workshop> all;
    std::lock_guard const lock(mutex);
    return all.try_emplace(fingerprint(mechanics.law(), ends), mechanics, ends, data_folder())
        .first->second;
}

} // namespace damier::endgame
