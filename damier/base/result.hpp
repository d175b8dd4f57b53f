// Bad input is a value: Result<T> holds a T or an Error that says what is wrong and where.
// The member names are those of std::expected, which GCC 12 does not have in C++20.
#pragma once

#include "damier/base/message.hpp"

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace damier {

struct Error {
    Message message;
    int line = 0;   // from 1; 0 when there is no line
    int column = 0; // from 1, in characters; 0 when there is no column

    bool operator==(Error const&) const = default;
};

// "line 3, column 14: sentence" with the parts that exist, in English.
std::string in_english(Error const& error);

template <class T> class [[nodiscard]] Result {
public:
    using value_type = T;

    Result(T value) : data_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : data_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return data_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& operator*() & { return get<0>(); }
    T const& operator*() const& { return get<0>(); }
    // By value, so that `for (auto& x : *f())` does not walk over something already gone.
    T operator*() && { return std::move(get<0>()); }
    T* operator->() { return &get<0>(); }
    T const* operator->() const { return &get<0>(); }

    Error const& error() const { return std::get<1>(data_); }
    T value_or(T other) const { return has_value() ? get<0>() : std::move(other); }

private:
    template <std::size_t I> auto& get() {
        assert(has_value());
        return *std::get_if<I>(&data_);
    }
    template <std::size_t I> auto const& get() const {
        assert(has_value());
        return *std::get_if<I>(&data_);
    }
    std::variant<T, Error> data_;
};

// Success without a value.
struct Done {
    bool operator==(Done const&) const = default;
};

template <class... A> Error error(std::string_view english, A&&... values) {
    return Error{Message(english, std::forward<A>(values)...), 0, 0};
}

inline Error at_column(int column, Error error) {
    error.column = column;
    return error;
}

inline Error at(int line, int column, Error error) {
    error.line = line;
    error.column = column;
    return error;
}

} // namespace damier
