// The C interface as a façade: a Jeu becomes a Position, the rules work on that, and what changed
// goes back. Reading and writing the standard streams is what these functions are for.
#include "damier/multidames/c/multi_dames.h"

#include "damier/multidames/picture.hpp"
#include "damier/multidames/position.hpp"
#include "damier/multidames/text_form.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace {

using namespace damier::multidames;

std::optional<Position> from_c(Jeu const& jeu);
std::optional<Position> from_c(Plateau const& plateau);
void to_c(Position const& position, Jeu& jeu);
std::optional<Number> read_number(std::FILE* file);
std::string picture(Jeu const& jeu);

// What jeu_regles was told: the one thing that is kept between two calls.
Rules& rules() {
    static Rules rules;
    return rules;
}

bool is_cell(int i, int j) { return i >= 0 && j >= 0 && i < TAILLE && j < TAILLE; }

// Does `action` on the state, or leaves the state alone.
template <class F> int change(Jeu* jeu, F action) {
    std::optional<Position> position = from_c(*jeu);
    if (!position || action(*position) != Refusal::none) return 0;
    to_c(*position, *jeu);
    return 1;
}

} // namespace

int jeu_capturer(Jeu* jeu, int i, int j) {
    if (!is_cell(i, j)) return 0; // before (i, j) becomes a Spot, which is small
    return change(jeu, [=](Position& position) { return position.capture(spot(i, j)); });
}

int jeu_saisir_pion(Jeu* jeu, int i, int j) {
    if (!is_cell(i, j)) return 0;
    return change(jeu, [=](Position& position) { return position.take(spot(i, j)); });
}

int jeu_sauter_vers(Jeu* jeu, int i, int j) {
    if (!is_cell(i, j)) return 0;
    return change(jeu, [=](Position& position) { return position.jump_to(spot(i, j)); });
}

int jeu_arreter(Jeu* jeu) {
    return change(jeu, [](Position& position) { return position.stop(); });
}

int jeu_joueur_suivant(Jeu* jeu) {
    if (change(jeu, [](Position& position) { return position.pass(); }) == 0) return 0;
    jeu->pion_i = jeu->pion_j = 0; // also where no pawn was held but a place was left over
    return 1;
}

void jeu_charger(Jeu* jeu) {
    *jeu = {};
    std::vector<Number> numbers;
    std::size_t wanted = 3;
    while (numbers.size() < wanted) {
        std::optional<Number> const number = read_number(stdin);
        if (!number) return;
        numbers.push_back(*number);
        if (numbers.size() == 1) {
            long const seats = number->value;
            if (seats < least_seats || seats > most_seats) return;
            wanted = static_cast<std::size_t>(3 + 2 * seats + 3 + TAILLE * TAILLE);
        }
    }
    damier::Result<Position> const position = from_numbers(numbers, rules());
    if (!position) return;
    jeu->nb_joueurs = position->seats();
    // The place of a pawn that is not held is kept as it was written, if it fits a cell.
    std::size_t const place = static_cast<std::size_t>(3 + 2 * position->seats() + 1);
    jeu->pion_i = static_cast<int>(numbers[place].value);
    jeu->pion_j = static_cast<int>(numbers[place + 1].value);
    to_c(*position, *jeu);
}

void jeu_ecrire(Jeu* jeu) {
    std::printf("%d %d %d\n", jeu->nb_joueurs, jeu->tour, jeu->joueur_courant);
    for (int k = 0; k < std::min(jeu->nb_joueurs, MAX_JOUEURS); ++k)
        std::printf("%d %d\n", jeu->joueur[k].etat, jeu->joueur[k].score);
    std::printf("%d %d %d\n", jeu->pion_est_saisi, jeu->pion_i, jeu->pion_j);
    for (auto const& row : jeu->plateau.pion)
        for (int j = 0; j < TAILLE; ++j) std::printf("%d%c", row[j], j + 1 < TAILLE ? ' ' : '\n');
}

int jeu_regles(char const* regles) {
    damier::Result<Rules> const read = read_rules(regles != nullptr ? regles : "", 0);
    if (!read) return 0;
    rules() = *read;
    return 1;
}

int plateau_pion_peut_sauter(Plateau* plateau, int i, int j) {
    std::optional<Position> const position = from_c(*plateau);
    return position && is_cell(i, j) && position->can_jump(spot(i, j)) ? 1 : 0;
}

int case_est_valide(int i, int j) { return is_cell(i, j) ? 1 : 0; }

void jeu_afficher(Jeu* jeu) { std::fputs(picture(*jeu).c_str(), stdout); }

void jeu_table_flip(Jeu* jeu) {
    change(jeu, [](Position& position) {
        position.flip();
        return Refusal::none;
    });
}

namespace {

std::optional<Position> from_c(Plateau const& plateau) {
    Position position(TAILLE, least_seats, rules());
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j) {
            int const pawn = plateau.pion[i][j];
            if (pawn < VIDE || pawn > NOIR) return std::nullopt;
            position.grid.put(spot(i, j), static_cast<Pawn>(pawn));
        }
    return position;
}

std::optional<Position> from_c(Jeu const& jeu) {
    auto const fits = [](int number) { return number >= -most_number && number <= most_number; };
    if (jeu.nb_joueurs < least_seats || jeu.nb_joueurs > most_seats) return std::nullopt;
    if (jeu.joueur_courant < 0 || jeu.joueur_courant >= jeu.nb_joueurs) return std::nullopt;
    if (!fits(jeu.tour)) return std::nullopt;
    std::optional<Position> const board = from_c(jeu.plateau);
    if (!board) return std::nullopt;

    Position position(TAILLE, jeu.nb_joueurs, rules());
    position.grid = board->grid;
    position.set_turn(jeu.tour, jeu.joueur_courant);
    for (int k = 0; k < jeu.nb_joueurs; ++k) {
        if (!fits(jeu.joueur[k].score)) return std::nullopt;
        position.set_player(k, jeu.joueur[k].etat != 0, jeu.joueur[k].score);
    }
    if (jeu.pion_est_saisi == 0) return position;
    if (!is_cell(jeu.pion_i, jeu.pion_j)) return std::nullopt;
    position.hold(spot(jeu.pion_i, jeu.pion_j));
    return position;
}

void to_c(Position const& position, Jeu& jeu) {
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            jeu.plateau.pion[i][j] = static_cast<int>(position.grid[spot(i, j)]);
    for (int k = 0; k < position.seats(); ++k)
        jeu.joueur[k] = {position.is_active(k) ? 1 : 0, position.score(k)};
    jeu.joueur_courant = position.current();
    jeu.tour = position.round();
    jeu.pion_est_saisi = position.held() ? 1 : 0;
    if (std::optional<Spot> const held = position.held()) {
        jeu.pion_i = held->row;
        jeu.pion_j = held->column;
    }
}

// Not scanf: a number that does not fit must be refused, not undefined.
std::optional<Number> read_number(std::FILE* file) {
    int c = std::getc(file);
    while (c == ' ' || (c >= '\t' && c <= '\r')) c = std::getc(file);
    bool const is_negative = c == '-';
    if (c == '-' || c == '+') c = std::getc(file);
    bool has_digit = false;
    long value = 0;
    for (; c >= '0' && c <= '9'; c = std::getc(file)) {
        has_digit = true;
        value = std::min(value * 10 + (c - '0'), 10 * most_number);
    }
    if (c != EOF) std::ungetc(c, file);
    if (!has_digit) return std::nullopt;
    return Number{is_negative ? -value : value, 0, 0};
}

std::string padded(std::string const& text) {
    std::size_t const blanks = text.size() < 4 ? 4 - text.size() : 1;
    return std::string(blanks, ' ').append(text);
}

std::string heading(Jeu const& jeu) {
    int const players = std::clamp(jeu.nb_joueurs, 0, MAX_JOUEURS);
    std::string names = "  ", scores = "  "; // columns of four, a score ending where its name does
    for (int k = 0; k < players; ++k) {
        names += padded(std::string("J").append(std::to_string(k + 1)));
        scores += padded(std::to_string(jeu.joueur[k].score));
    }
    std::string text = "Score:\n";
    text.append(names).append("\n").append(scores).append("\nTour: ");
    text.append(std::to_string(jeu.tour)).append("\n");
    if (jeu.joueur_courant >= 0 && jeu.joueur_courant < players)
        text.append("Joueur ")
            .append(std::to_string(jeu.joueur_courant + 1))
            .append(" (")
            .append(std::to_string(jeu.joueur[jeu.joueur_courant].score))
            .append(")\n");
    return text;
}

// A board that no game can have is not shown.
std::string picture(Jeu const& jeu) {
    std::optional<Position> position = from_c(jeu.plateau);
    if (!position) return heading(jeu);
    if (jeu.pion_est_saisi != 0 && is_cell(jeu.pion_i, jeu.pion_j))
        position->hold(spot(jeu.pion_i, jeu.pion_j));
    return heading(jeu).append("Plateau:\n").append(damier::multidames::picture(*position));
}

} // namespace
