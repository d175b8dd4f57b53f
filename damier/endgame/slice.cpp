#include "damier/endgame/slice.hpp"

#include <algorithm>

namespace damier::endgame {

namespace {

std::string name_of(Force const& force) {
    return std::string(static_cast<std::size_t>(force.kings), 'K')
           + std::string(static_cast<std::size_t>(force.men), 'M');
}

} // namespace

std::string name_of(Slice const& slice) { return name_of(slice.own) + "-" + name_of(slice.other); }

Result<Slice> read_slice(std::string_view text) {
    Slice slice;
    bool is_other = false;
    for (char const c : text) {
        Force& force = is_other ? slice.other : slice.own;
        if (c == 'K' || c == 'k')
            ++force.kings;
        else if (c == 'M' || c == 'm')
            ++force.men;
        else if (c == '-' && !is_other)
            is_other = true;
        else
            return error(msg("«{}» is not a class of endings; write one like KKM-K"), text);
    }
    if (slice.own.pieces() == 0 || slice.other.pieces() == 0)
        return error(msg("«{}» is not a class of endings; write one like KKM-K"), text);
    if (slice.pieces() > most_pieces)
        return error(msg("«{}» has more than {} pieces"), text, most_pieces);
    return slice;
}

std::vector<Slice> slices_up_to(int pieces) {
    std::vector<Slice> list;
    for (int total = 2; total <= pieces; ++total)
        for (int own = (total + 1) / 2; own < total; ++own)
            for (int own_men = 0; own_men <= own; ++own_men)
                for (int other_men = 0; other_men <= total - own; ++other_men) {
                    Slice const slice{{own_men, own - own_men},
                                      {other_men, total - own - other_men}};
                    if (slice.own.pieces() > slice.other.pieces() || slice.own >= slice.other)
                        list.push_back(slice);
                }
    std::stable_sort(list.begin(), list.end(), [](Slice const& a, Slice const& b) {
        return std::pair(a.pieces(), a.men()) < std::pair(b.pieces(), b.men());
    });
    return list;
}

std::vector<Slice> needed_by(Slice const& slice) {
    std::vector<Slice> list;
    auto const add = [&](Slice const& next) {
        for (Slice const& one : {next, next.turned()})
            if (std::find(list.begin(), list.end(), one) == list.end()) list.push_back(one);
    };
    for (Slice const& turn : {slice, slice.turned()})
        for (int promoted = 0; promoted <= std::min(1, turn.own.men); ++promoted)
            for (int men = 0; men <= turn.other.men; ++men)
                for (int kings = 0; kings <= turn.other.kings; ++kings) {
                    Force const left{turn.other.men - men, turn.other.kings - kings};
                    if (left.pieces() == 0 || promoted + men + kings == 0) continue;
                    add({left, {turn.own.men - promoted, turn.own.kings + promoted}});
                }
    return list;
}

} // namespace damier::endgame
