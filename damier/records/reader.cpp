#include "damier/records/reader.hpp"

#include "damier/records/tree_maker.hpp"

namespace damier::records {

Reader::Reader(pdn::Source source, Catalogue catalogue, std::string hint)
    : reader_(std::move(source)), catalogue_(catalogue), hint_(std::move(hint)) {}

std::optional<Record> Reader::next() {
    bool const has_game = reader_.read_game(builder_);
    for (pdn::Problem& problem : builder_.take_problems())
        problems_.push_back({problem.severity, problem.game, std::move(problem.error)});
    if (!has_game) return std::nullopt;
    pdn::Game const game = builder_.take_game();
    return TreeMaker(game, builder_, reader_.game_number(), problems_).make(catalogue_, hint_);
}

Record to_record(pdn::Game const& game, Catalogue catalogue, std::string_view hint,
                 std::vector<Problem>& problems) {
    PlacedBuilder const nowhere;
    return TreeMaker(game, nowhere, 1, problems).make(catalogue, hint);
}

ReadRecords read_records(std::string_view text, Catalogue catalogue, std::string hint) {
    Reader reader(pdn::from_text(text), catalogue, std::move(hint));
    ReadRecords read;
    while (std::optional<Record> record = reader.next()) read.records.push_back(*std::move(record));
    read.problems = reader.take_problems();
    return read;
}

} // namespace damier::records
