// A vector whose first N elements lie inside it; more go to the heap, up to Max. Beyond that elements
// are dropped and the vector remembers it, in every build: a position typed by a user may have more
// moves than anyone foresaw.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace damier {

template <class T, std::size_t N, std::size_t Max> class SpillVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    using value_type = T;

    SpillVector() {} // user-provided, so that nothing clears the storage
    SpillVector(SpillVector const& other) : has_overflowed_(other.has_overflowed_) {
        for (T const& value : other) push_back(value);
    }
    SpillVector& operator=(SpillVector const& other) {
        clear();
        has_overflowed_ = other.has_overflowed_;
        for (T const& value : other) push_back(value);
        return *this;
    }

    void push_back(T const& value) {
        if (size_ == capacity_) [[unlikely]] {
            if (!grow()) return;
        }
        data_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void truncate(std::size_t size) { size_ = size < size_ ? size : size_; }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }

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

private:
    [[gnu::noinline]] bool grow() {
        if (capacity_ >= Max) {
            has_overflowed_ = true;
            return false;
        }
        auto larger = std::make_unique_for_overwrite<Slot[]>(capacity_ * 4);
        T* const values = &larger[0].value;
        for (std::size_t i = 0; i < size_; ++i) values[i] = data_[i];
        heap_ = std::move(larger);
        data_ = values;
        capacity_ *= 4;
        return true;
    }

    union Slot { // storage without a value: T need not have a default constructor
        Slot() {}
        T value;
    };
    static_assert(sizeof(Slot) == sizeof(T));

    T* data_ = &inline_[0].value;
    std::size_t size_ = 0;
    std::size_t capacity_ = N;
    bool has_overflowed_ = false;
    std::unique_ptr<Slot[]> heap_;
    Slot inline_[N];
};

} // namespace damier
