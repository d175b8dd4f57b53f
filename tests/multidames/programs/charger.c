/* Loads a state over a known one and writes what is there then: a refusal leaves the known one. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu = {.nb_joueurs = 2, .tour = 7, .joueur = {{1, 3}, {0, 4}}};
    if (!jeu_charger(&jeu)) printf("Action impossible\n");
    jeu_ecrire(&jeu);
    return 0;
}
