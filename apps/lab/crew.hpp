// Processes that work together, on one machine or on several: those that `mpirun` has started. For
// games the first of them owns the file and gives out blocks by number; the others play them and
// hand the games in. For tables of endings all tell each other what they have found. A program that
// was started alone, or built without Open MPI, is a crew of one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damier::lab {

class Crew {
public:
    Crew();
    ~Crew();
    Crew(Crew const&) = delete;
    Crew& operator=(Crew const&) = delete;

    int rank() const;
    bool is_leader() const { return rank() == 0; }
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

    // Hands in one message and gets those of all, by rank, once each of them has handed in one.
    std::vector<std::string> exchange(std::string const& message);
    // Ends all of them, because this one cannot go on.
    [[noreturn]] void give_up(int exit_code);

private:
    struct Link; // to the others
    std::unique_ptr<Link> link_;
};

} // namespace damier::lab
