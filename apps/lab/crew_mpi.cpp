// The crew over Open MPI. A player asks with an empty message and hears a number; it hands games in
// with the number before them.
#include "apps/lab/crew.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <mpi.h>
#include <mutex>
#include <thread>

namespace damier::lab {

namespace {

enum Tag : int { asking = 1, answering = 2, handing_in = 3 };
constexpr std::uint64_t no_more = UINT64_MAX;

} // namespace

struct Crew::Link {
    int rank = 0, size = 1;
    std::mutex mutex; // one thread at a time speaks
};

Crew::Crew() {
    // Without mpirun nobody else is there, and starting the library would take a while.
    if (!std::getenv("OMPI_COMM_WORLD_SIZE")) return;
    link_ = std::make_unique<Link>();
    int level = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &link_->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &link_->size);
    if (level < MPI_THREAD_SERIALIZED) MPI_Abort(MPI_COMM_WORLD, 2);
}

Crew::~Crew() {
    if (link_) MPI_Finalize();
}

int Crew::rank() const { return link_ ? link_->rank : 0; }
int Crew::others() const { return link_ ? link_->size - 1 : 0; }

void Crew::serve(int players, Desk const& desk) {
    while (players > 0) {
        int is_there = 0, size = 0;
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
        if (!is_there) {
            // Waiting in the library would keep a core busy.
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        MPI_Get_count(&status, MPI_BYTE, &size);
        std::string message(static_cast<std::size_t>(size), '\0');
        MPI_Recv(message.data(), size, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        std::uint64_t number = 0;
        if (status.MPI_TAG == handing_in) {
            std::memcpy(&number, message.data(), sizeof number);
            desk.put(number, message.substr(sizeof number));
            continue;
        }
        number = desk.take().value_or(no_more);
        if (number == no_more) --players;
        MPI_Send(&number, sizeof number, MPI_BYTE, status.MPI_SOURCE, answering, MPI_COMM_WORLD);
    }
}

std::optional<std::uint64_t> Crew::take() {
    std::lock_guard const lock(link_->mutex);
    std::uint64_t number = no_more;
    MPI_Send(nullptr, 0, MPI_BYTE, 0, asking, MPI_COMM_WORLD);
    MPI_Recv(&number, sizeof number, MPI_BYTE, 0, answering, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (number == no_more) return std::nullopt;
    return number;
}

void Crew::put(std::uint64_t number, std::string const& games) {
    std::string message(sizeof number, '\0');
    std::memcpy(message.data(), &number, sizeof number);
    message += games;
    std::lock_guard const lock(link_->mutex);
    MPI_Send(message.data(), static_cast<int>(message.size()), MPI_BYTE, 0, handing_in,
             MPI_COMM_WORLD);
}

std::vector<std::string> Crew::exchange(std::string const& message) {
    if (!link_) return {message};
    std::vector<std::string> all(static_cast<std::size_t>(link_->size));
    for (int rank = 0; rank < link_->size; ++rank) {
        std::string& said = all[static_cast<std::size_t>(rank)];
        if (rank == link_->rank) said = message;
        std::uint64_t size = said.size();
        MPI_Bcast(&size, 1, MPI_UINT64_T, rank, MPI_COMM_WORLD);
        said.resize(size);
        // Lengths are ints there.
        constexpr std::size_t at_once = std::size_t{1} << 30;
        for (std::size_t at = 0; at < size; at += at_once)
            MPI_Bcast(said.data() + at, static_cast<int>(std::min(at_once, size - at)), MPI_BYTE,
                      rank, MPI_COMM_WORLD);
    }
    return all;
}

void Crew::give_up(int exit_code) {
    if (link_) MPI_Abort(MPI_COMM_WORLD, exit_code);
    std::exit(exit_code);
}

} // namespace damier::lab
