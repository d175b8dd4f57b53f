// What the Workers of the page call. A text comes in through room() and hear() or think(); every
// text that goes out is told to the Worker at once.
#include "apps/page/bridge.hpp"
#include "apps/page/without/knowledge/knowledge.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <nlohmann/json.hpp>

extern "C" __attribute__((import_module("damier"), import_name("tell"))) void
damier_tell(char const* text, std::size_t size);

namespace {

using namespace damier;

std::string& message() {
    static std::string text;
    return text;
}

void tell(page::Json const& json) {
    std::string const text = json.dump(-1, ' ', false, page::Json::error_handler_t::replace);
    damier_tell(text.data(), text.size());
}

} // namespace

extern "C" {

__attribute__((export_name("room"))) char* damier_room(std::size_t size) {
    message().resize(size);
    return message().data();
}

__attribute__((export_name("hear"))) void damier_hear() {
    static page::Bridge bridge(catalogue::all(), {"/", "/"}, tell, std::chrono::steady_clock::now);
    std::string const text = std::move(message());
    bridge.hear(text);
}

__attribute__((export_name("think"))) void damier_think() {
    static page::Thinker thinker(catalogue::all());
    page::Json const question = page::Json::parse(message(), nullptr, false);
    if (question.is_object()) thinker.think(question, tell);
}

// What a game knows by heart. Damaged or not there: the engine searches instead.
__attribute__((export_name("know"))) void damier_know() {
    static_cast<void>(page::take_knowledge(message()));
}

} // extern "C"
