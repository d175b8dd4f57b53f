/* A program of the courses repeats the imposed prototypes: they must be those of the header. */
#include <multi_dames.h>

int jeu_capturer(Jeu *jeu, int i, int j);
int jeu_saisir_pion(Jeu *jeu, int i, int j);
int jeu_sauter_vers(Jeu *jeu, int i, int j);
int jeu_arreter(Jeu *jeu);
int jeu_joueur_suivant(Jeu *jeu);
void jeu_charger(Jeu *jeu);
void jeu_ecrire(Jeu *jeu);

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    jeu_ecrire(&jeu);
    return 0;
}
