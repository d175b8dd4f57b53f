// Processes that play together, on one machine or on several: those that `mpirun` has started. The
// first of them owns the file of games and gives out blocks by number; the others play them and
// hand the games in. A program that was started alone, or built without Open MPI, is a crew of one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace damier::lab {

class Crew {
public:
    Crew();
    ~Crew();
    Crew(Crew const&) = delete;
    Crew& operator=(Crew const&) = delete;

    bool is_leader() const;
    int others() const; // processes beside the leader

    // What the leader answers with until `players` players of other processes have been sent home.
    // `take` gives the next number, or nothing when there is no more to do.
    struct Desk {
        std::function<std::optional<std::uint64_t>()> take;
        std::function<void(std::uint64_t number, std::string const& games)> put;
    };
    void serve(int players, Desk const& desk);

    // For the players of other processes, from any thread.
    std::optional<std::uint64_t> take();
    void put(std::uint64_t number, std::string const& games);

private:
    struct Link; // to the others
    std::unique_ptr<Link> link_;
};

} // namespace damier::lab
