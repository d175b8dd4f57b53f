/* Loads a state and shows it. */
#include <multi_dames.h>

int main(void) {
    Jeu jeu;
    if (!jeu_charger(&jeu)) return 2;
    jeu_afficher(&jeu);
    return 0;
}
