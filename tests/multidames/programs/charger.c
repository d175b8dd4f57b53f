/* Loads a state over another one and writes it: what is no state becomes a game without players. */
#include <multi_dames.h>

int main(void) {
    Jeu jeu = {.nb_joueurs = 2, .tour = 7, .joueur = {{1, 3}, {0, 4}}};
    jeu_charger(&jeu);
    jeu_ecrire(&jeu);
    return 0;
}
