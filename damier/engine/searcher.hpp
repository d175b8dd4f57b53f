// The engine: answers tasks under one law with the threads, memory and level it was given. It
// blocks the caller while it thinks, keeps what it learnt for the next task, and prints nothing.
// The build compiles it for every law of the list; whoever brings an evaluation of his own includes
// searcher_code.hpp as well.
#pragma once

#include "damier/engine/evaluation.hpp"
#include "damier/engine/options.hpp"
#include "damier/engine/table.hpp"
#include "damier/engine/task.hpp"

#include <memory>
#include <stop_token>

namespace damier::engine {

template <Law const& L, Evaluates<L> Eval> class Worker;
struct Team;

template <Law const& L, Evaluates<L> Eval = Evaluation<L>> class Searcher {
public:
    explicit Searcher(Options const& options = {}, Eval const& evaluate = {});
    ~Searcher();
    Searcher(Searcher const&) = delete;
    Searcher& operator=(Searcher const&) = delete;

    // Blocks until a limit is reached or a stop is asked for, and answers at once after that.
    // Without any limit it thinks until it is stopped or has reached the greatest depth, as happens
    // in won endings. One call at a time.
    Answer<L> search(Task<L> const& task, std::stop_token stop = {},
                     Observer<L> const& observer = {});

    void forget(); // for another game
    Options const& options() const { return options_; }
    std::size_t table_bytes() const { return table_.bytes(); }

private:
    using OneWorker = Worker<L, Eval>;

    void iterate(OneWorker& worker, Team& team, int lines, Observer<L> const& observer,
                 Answer<L>& answer);
    void assist(OneWorker& worker, int lines, Team& team);
    bool deepen(OneWorker& worker, int& depth, int lines, Team& team);
    static Line<L> line_of(OneWorker& worker, std::size_t root_index, int depth);
    void tell(OneWorker& worker, int depth, int lines, Team& team, Observer<L> const& observer,
              Answer<L>& answer);

    Options const options_;
    Eval const evaluate_;
    Table table_;
    std::vector<std::unique_ptr<OneWorker>> workers_;
    struct Finished;
    std::unique_ptr<Finished> finished_;
};

} // namespace damier::engine
