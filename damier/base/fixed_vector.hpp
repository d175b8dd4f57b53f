// A vector with inline storage. Overflow is checked in every build: the element is dropped and the
// vector remembers it, because a position typed by a user may have more moves than anyone foresaw.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace damier {

template <class T, std::size_t N> class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    using value_type = T;
    static constexpr std::size_t capacity = N;

    FixedVector() {} // user-provided, so that nothing clears the storage

    FixedVector(FixedVector const& other) { *this = other; }
    FixedVector& operator=(FixedVector const& other) {
        size_ = other.size_;
        has_overflowed_ = other.has_overflowed_;
        for (std::size_t i = 0; i < size_; ++i) data_[i] = other.data_[i];
        return *this;
    }

    void push_back(T const& value) {
        if (size_ == N) [[unlikely]] {
            has_overflowed_ = true;
            return;
        }
        data_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void truncate(std::size_t size) { size_ = size < size_ ? size : size_; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool has_overflowed() const { return has_overflowed_; }
    void mark_overflow() { has_overflowed_ = true; } // for a producer that gives up by itself

    T& operator[](std::size_t i) {
        assert(i < size_);
        return data_[i];
    }
    T const& operator[](std::size_t i) const {
        assert(i < size_);
        return data_[i];
    }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    T const* begin() const { return data_; }
    T const* end() const { return data_ + size_; }
    T const& back() const { return (*this)[size_ - 1]; }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }

private:
    std::size_t size_ = 0;
    bool has_overflowed_ = false;
    union { // not initialised: a move list is made at every node
        T data_[N];
    };
};

} // namespace damier
