/* Loads a state, turns the table, writes the state. */
#include <multi_dames.h>

int main(void) {
    Jeu jeu;
    if (!jeu_charger(&jeu)) return 2;
    jeu_table_flip(&jeu);
    jeu_ecrire(&jeu);
    return 0;
}
