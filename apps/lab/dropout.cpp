#include "apps/lab/dropout.hpp"

#include <algorithm>
#include <limits>

namespace damier::lab {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr double hundredths_a_ply = 10;

} // namespace

Dropout::Dropout(game::StatePtr start, Judge judge) : judge_(std::move(judge)) {
    enter(std::move(start));
}

std::size_t Dropout::enter(game::StatePtr state) {
    std::uint64_t const key = game::Book::key_of(*state);
    auto const [found, is_new] = by_key_.emplace(key, nodes_.size());
    if (!is_new) return found->second;
    bool const is_over = game::is_over(state->outcome());
    int const value = judge_(*state);
    nodes_.push_back(
        {is_over ? nullptr : std::move(state), key, value, is_over ? never : 0, {}, {}});
    return nodes_.size() - 1;
}

bool Dropout::expand() {
    if (nodes_.front().distance == never) return false;
    std::size_t at = 0;
    while (!nodes_[at].state) { // expanded: to the child that gave it its distance
        Node const& node = nodes_[at];
        at = *std::ranges::min_element(node.next, {}, [&](std::size_t i) {
            return nodes_[i].distance + (node.value + nodes_[i].value) / hundredths_a_ply;
        });
    }
    game::StatePtr const state = std::exchange(nodes_[at].state, nullptr);
    for (std::size_t i = 0; i < state->actions().size(); ++i) {
        std::size_t const next = enter(state->after(i));
        nodes_[at].next.push_back(next);
        nodes_[next].before.push_back(at);
    }
    update(at);
    return true;
}

void Dropout::update(std::size_t at) {
    Node& node = nodes_[at];
    int value = std::numeric_limits<int>::min();
    for (std::size_t const i : node.next) value = std::max(value, -nodes_[i].value);
    double distance = never;
    for (std::size_t const i : node.next)
        distance = std::min(distance,
                            nodes_[i].distance + 1 + (value + nodes_[i].value) / hundredths_a_ply);
    if (value == node.value && distance == node.distance) return;
    node.value = value;
    node.distance = distance;
    for (std::size_t i = 0; i < nodes_[at].before.size(); ++i) update(nodes_[at].before[i]);
}

game::Book Dropout::book() const {
    game::Book book;
    for (std::size_t i = 1; i < nodes_.size(); ++i) book.add(nodes_[i].key, nodes_[i].value);
    return book;
}

} // namespace damier::lab
