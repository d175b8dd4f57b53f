/* The example of examples/multidames under other names, so that it can be linked beside the library. */
#define main exemple_main
#define Plateau ExemplePlateau
#define Joueur ExempleJoueur
#define Jeu ExempleJeu
#define jeu_capturer exemple_capturer
#define jeu_saisir_pion exemple_saisir_pion
#define jeu_sauter_vers exemple_sauter_vers
#define jeu_arreter exemple_arreter
#define jeu_joueur_suivant exemple_joueur_suivant
#define jeu_charger exemple_charger
#define jeu_ecrire exemple_ecrire
#define jeu_afficher exemple_afficher
#define jeu_table_flip exemple_table_flip
#define plateau_pion_peut_sauter exemple_peut_sauter
#define case_est_valide exemple_case_est_valide
#include "../../../examples/multidames/multi_dames.c"
