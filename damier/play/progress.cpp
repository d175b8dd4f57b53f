#include "damier/play/progress.hpp"

#include "damier/base/output_file.hpp"

#include <nlohmann/json.hpp>

#include <cerrno>

namespace damier::play {

namespace {

using Json = nlohmann::ordered_json;

long number(Json const& one, char const* name) {
    auto const value = one.find(name);
    return value != one.end() && value->is_number_integer() ? value->get<long>() : 0;
}

} // namespace

Progress::Progress(std::filesystem::path const& state_folder) {
    if (state_folder.empty()) return;
    path_ = state_folder / "endings.json";
    Result<std::string> const text = read_file(path_);
    if (!text && errno == ENOENT) return;
    Json const json = text ? Json::parse(*text, nullptr, false) : Json();
    if (!text) failure_ = text.error();
    if (text && !json.is_object())
        failure_ = error(msg("the file «{}» is damaged; it stays as it is"), path_.string());
    if (failure_) return;
    for (auto const& [task, one] : json.items())
        if (one.is_object()) counts_[task] = {number(one, "tried"), number(one, "done")};
}

Progress::Count Progress::of(std::string const& task) const {
    auto const found = counts_.find(task);
    return found == counts_.end() ? Count{} : found->second;
}

Result<Done> Progress::add(std::string const& task, bool is_done) {
    Count& count = counts_[task];
    ++count.tried;
    count.done += is_done ? 1 : 0;
    if (failure_) return *failure_; // what it may still hold is not replaced
    if (path_.empty()) return Done{};
    Json json = Json::object();
    for (auto const& [key, one] : counts_) json[key] = {{"tried", one.tried}, {"done", one.done}};
    if (auto const made = make_directory(path_.parent_path()); !made) return made;
    return write_file(path_, json.dump(2) + "\n", Replace::yes);
}

std::string task_name(std::string_view game, std::string_view ending, game::Known::Value wanted) {
    char const* const value = wanted == game::Known::Value::win ? " win" : " draw";
    return std::string(game) + ' ' + std::string(ending) + value;
}

Message in_words(Progress::Count const& count) {
    return Message(msg("{} tried so far, {} solved"), count.tried, count.done);
}

} // namespace damier::play
