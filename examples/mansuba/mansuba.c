/* Mansuba en un seul fichier : les noms imposés sur les trois grilles (classique, triangulaire,
 * damier), et une partie au hasard.
 *
 *     gcc -Wall -std=c17 mansuba.c -o mansuba
 *     ./mansuba 8        (ou 6 : triangulaire, 4 : damier)
 *
 * Une place est un numéro : ligne * WIDTH + colonne. Seuls les pions et les sauteurs jouent ici ;
 * personne ne recule. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef WIDTH
#    define WIDTH 10
#endif
#ifndef HEIGHT
#    define HEIGHT 10
#endif
#define WORLD_SIZE (WIDTH * HEIGHT)

enum color_t { NO_COLOR = 0, BLACK = 1, WHITE = 2, MAX_COLOR = 3 };
enum sort_t { NO_SORT = 0, PAWN = 1, TOWER = 2, ELEPHANT = 3, BISHOP = 4, MAX_SORT = 5 };
enum dir_t {
    NO_DIR = 0,
    EAST = 1,
    NEAST = 2,
    NORTH = 3,
    NWEST = 4,
    WEST = -1,
    SWEST = -2,
    SOUTH = -3,
    SEAST = -4
};
enum move_types { SIMPLE_MOVE = 1, SIMPLE_JUMP = 2, MULTIPLE_JUMP = 3 };

#define MAX_NEIGHBORS 8

struct world_t {
    enum color_t colors[WORLD_SIZE];
    enum sort_t sorts[WORLD_SIZE];
};

struct vector_t {
    unsigned int i; /* UINT_MAX : pas de voisin */
    enum dir_t d;
};

struct neighbors_t {
    struct vector_t n[MAX_NEIGHBORS];
};

struct positions_info {
    unsigned int initial_WHITE[HEIGHT], current_pieces_WHITE[HEIGHT];
    unsigned int initial_BLACK[HEIGHT], current_pieces_BLACK[HEIGHT]; /* UINT_MAX : pas de pièce */
    unsigned int MAX_TURNS, TURNS;
};

struct move {
    unsigned int ex_idx, new_idx;
    enum move_types type;
};

/* ---- Le monde et ses voisins ---------------------------------------------------------------- */

static struct world_t the_world;
static unsigned int relation = 8; /* combien de voisins une place peut avoir : 8, 6 ou 4 */

struct world_t* world_init(void) {
    for (int i = 0; i < WORLD_SIZE; ++i) {
        the_world.colors[i] = NO_COLOR;
        the_world.sorts[i] = NO_SORT;
    }
    return &the_world;
}

void init_neighbors(unsigned int seed) { relation = seed; }

/* Sur la grille triangulaire une place sur deux n'existe pas. */
static int is_playable(unsigned int i) { return relation != 6 || (i / WIDTH + i % WIDTH) % 2 == 1; }

static const enum dir_t all_directions[MAX_NEIGHBORS] = {EAST, NEAST, NORTH, NWEST,
                                                         WEST, SWEST, SOUTH, SEAST};

/* Le voisin dans une direction, UINT_MAX s'il n'y en a pas. */
static unsigned int neighbor_in(unsigned int i, enum dir_t d) {
    int is_slanted = d == NEAST || d == NWEST || d == SWEST || d == SEAST;
    int is_level = d == EAST || d == WEST;
    if (!is_playable(i) || (relation == 6 && is_level) || (relation == 4 && !is_slanted))
        return UINT_MAX;
    int length = relation == 6 && !is_slanted ? 2 : 1;
    int down = d == SOUTH || d == SWEST || d == SEAST, up = d == NORTH || d == NEAST || d == NWEST;
    int right = d == EAST || d == NEAST || d == SEAST, left = d == WEST || d == NWEST || d == SWEST;
    int row = (int)i / WIDTH + length * (down - up),
        column = (int)i % WIDTH + length * (right - left);
    if (row < 0 || row >= HEIGHT || column < 0 || column >= WIDTH) return UINT_MAX;
    return (unsigned)(row * WIDTH + column);
}

struct neighbors_t get_neighbors(unsigned int idx) {
    struct neighbors_t all;
    int count = 0;
    for (int k = 0; k < MAX_NEIGHBORS; ++k) {
        unsigned int to = neighbor_in(idx, all_directions[k]);
        if (to != UINT_MAX) all.n[count++] = (struct vector_t){to, all_directions[k]};
    }
    for (; count < MAX_NEIGHBORS; ++count) all.n[count] = (struct vector_t){UINT_MAX, NO_DIR};
    return all;
}

/* ---- Le départ ------------------------------------------------------------------------------ */

/* Les places de départ d'une couleur ; rend leur nombre. Sur le damier les blancs gardent les
 * places impaires (ligne + colonne), les noirs les paires. */
static int start_places(enum color_t color, unsigned int places[HEIGHT]) {
    int count = 0, column = color == WHITE ? 0 : WIDTH - 1;
    for (int row = 0; row < HEIGHT; ++row) {
        int is_odd = (row + column) % 2;
        if (relation == 8 || (relation == 6 && is_odd)
            || (relation == 4 && is_odd == (color == WHITE)))
            places[count++] = (unsigned)(row * WIDTH + column);
    }
    return count;
}

static void init_side(enum color_t color, unsigned int initial[HEIGHT],
                      unsigned int current[HEIGHT]) {
    for (int k = start_places(color, initial); k < HEIGHT; ++k) initial[k] = UINT_MAX;
    for (int k = 0; k < HEIGHT; ++k) current[k] = initial[k];
}

void init_infos(struct positions_info* infos) {
    init_side(WHITE, infos->initial_WHITE, infos->current_pieces_WHITE);
    init_side(BLACK, infos->initial_BLACK, infos->current_pieces_BLACK);
    infos->MAX_TURNS = 2 * WORLD_SIZE;
    infos->TURNS = 0;
}

/* Des pions ; des sauteurs aux deux bouts, sauf sur la grille classique. */
void init_players_0(struct world_t* world) {
    for (unsigned int i = 0; i < WORLD_SIZE; ++i) {
        world->colors[i] = is_playable(i) ? NO_COLOR : MAX_COLOR;
        world->sorts[i] = is_playable(i) ? NO_SORT : MAX_SORT;
    }
    for (enum color_t color = BLACK; color <= WHITE; ++color) {
        unsigned int places[HEIGHT];
        int count = start_places(color, places);
        for (int k = 0; k < count; ++k) {
            int is_end = k == 0 || k == count - 1;
            world->colors[places[k]] = color;
            world->sorts[places[k]] = is_end && relation != 8 ? BISHOP : PAWN;
        }
    }
}

/* ---- La victoire ---------------------------------------------------------------------------- */

/* Combien de places de départ a l'adversaire, et combien d'entre elles le joueur occupe. */
static int count_goals(struct world_t* world, enum color_t player, struct positions_info infos,
                       int* reached) {
    unsigned int const* goals = player == WHITE ? infos.initial_BLACK : infos.initial_WHITE;
    int count = 0;
    *reached = 0;
    for (int k = 0; k < HEIGHT; ++k) {
        if (goals[k] == UINT_MAX) continue;
        ++count;
        *reached += world->colors[goals[k]] == player;
    }
    return count;
}

int simple_win(struct world_t* world, enum color_t player, struct positions_info infos) {
    int reached;
    count_goals(world, player, infos, &reached);
    return reached > 0;
}

int complex_win(struct world_t* world, enum color_t player, struct positions_info infos) {
    int reached, count = count_goals(world, player, infos, &reached);
    return reached == count;
}

/* ---- Le joueur qui tire au sort -------------------------------------------------------------- */

enum color_t next_player(enum color_t player) { return player == WHITE ? BLACK : WHITE; }

unsigned int choose_random_piece_belonging_to(struct positions_info infos, enum color_t player) {
    unsigned int const* pieces =
        player == WHITE ? infos.current_pieces_WHITE : infos.current_pieces_BLACK;
    unsigned int piece = UINT_MAX;
    while (piece == UINT_MAX) piece = pieces[rand() % HEIGHT];
    return piece;
}

/* Personne ne recule. */
static int may_go(enum color_t player, enum dir_t d) {
    if (player == WHITE) return d != WEST && d != NWEST && d != SWEST;
    return d != EAST && d != NEAST && d != SEAST;
}

static int is_occupied(struct world_t* world, unsigned int i) {
    return world->colors[i] == BLACK || world->colors[i] == WHITE;
}

/* Les places libres qu'un pion atteint par un saut ou plusieurs, chacune une fois ; celle du départ
 * est vide pendant le saut, mais on n'y revient pas. */
static int find_jumps(struct world_t* world, enum color_t player, unsigned int start,
                      struct move* moves) {
    int count = 0;
    for (int done = -1; done < count; ++done) {
        unsigned int from = done < 0 ? start : moves[done].new_idx;
        for (int k = 0; k < MAX_NEIGHBORS; ++k) {
            if (!may_go(player, all_directions[k])) continue;
            unsigned int over = neighbor_in(from, all_directions[k]);
            if (over == UINT_MAX || over == start || !is_occupied(world, over)) continue;
            unsigned int to = neighbor_in(over, all_directions[k]);
            int is_new = to != UINT_MAX && to != start && !is_occupied(world, to);
            for (int j = 0; j < count; ++j) is_new = is_new && moves[j].new_idx != to;
            if (is_new)
                moves[count++] = (struct move){start, to, done < 0 ? SIMPLE_JUMP : MULTIPLE_JUMP};
        }
    }
    return count;
}

/* Un pion fait un pas ; un sauteur glisse en diagonale. */
static int find_steps(struct world_t* world, enum color_t player, unsigned int start,
                      struct move* moves) {
    int count = 0, is_bishop = world->sorts[start] == BISHOP;
    for (int k = 0; k < MAX_NEIGHBORS; ++k) {
        enum dir_t d = all_directions[k];
        if (!may_go(player, d)
            || (is_bishop && (d == NORTH || d == SOUTH || d == EAST || d == WEST)))
            continue;
        unsigned int to = neighbor_in(start, d);
        while (to != UINT_MAX && !is_occupied(world, to)) {
            moves[count++] = (struct move){start, to, SIMPLE_MOVE};
            to = is_bishop ? neighbor_in(to, d) : UINT_MAX;
        }
    }
    return count;
}

/* Un coup au hasard ; sans coup possible la pièce reste où elle est. */
struct move choose_random_move_for_piece(struct world_t* world, enum color_t player,
                                         struct positions_info infos, unsigned int piece) {
    struct move moves[2 * WORLD_SIZE];
    (void)infos;
    int count = find_steps(world, player, piece, moves);
    if (world->sorts[piece] == PAWN) count += find_jumps(world, player, piece, moves + count);
    return count > 0 ? moves[rand() % count] : (struct move){piece, piece, SIMPLE_MOVE};
}

/* ---- L'affichage et la partie -----------------------------------------------------------------
 */

void print_world(struct world_t* world) {
    static char const signs[] = {'0', '*', '#', '&', '#', ' '};
    for (unsigned int i = 0; i < WORLD_SIZE; ++i) {
        char const* color = world->colors[i] == WHITE   ? "\033[1;31m"
                            : world->colors[i] == BLACK ? "\033[1;32m"
                                                        : "\033[1;37m";
        char sign = signs[world->sorts[i]];
        if (relation == 4)
            printf("%s%s %c  \033[0m", (i / WIDTH + i % WIDTH) % 2 == 1 ? "\033[47m" : "\033[40m",
                   color, sign == '0' ? ' ' : sign);
        else
            printf("%s%c\033[0m ", color, sign);
        if (i % WIDTH == WIDTH - 1) printf("\n");
    }
}

static void play(struct world_t* world, enum color_t player, struct positions_info* infos,
                 struct move move) {
    unsigned int* pieces =
        player == WHITE ? infos->current_pieces_WHITE : infos->current_pieces_BLACK;
    if (move.new_idx == move.ex_idx) return;
    world->colors[move.new_idx] = world->colors[move.ex_idx];
    world->sorts[move.new_idx] = world->sorts[move.ex_idx];
    world->colors[move.ex_idx] = NO_COLOR;
    world->sorts[move.ex_idx] = NO_SORT;
    for (int k = 0; k < HEIGHT; ++k)
        if (pieces[k] == move.ex_idx) pieces[k] = move.new_idx;
}

int main(int argc, char** argv) {
    struct positions_info infos;
    enum color_t player = WHITE, winner = NO_COLOR;
    srand((unsigned)time(NULL));
    init_neighbors(argc > 1 ? (unsigned)atoi(argv[1]) : 8);
    struct world_t* world = world_init();
    init_infos(&infos);
    init_players_0(world);
    while (winner == NO_COLOR && infos.TURNS < infos.MAX_TURNS) {
        unsigned int piece = choose_random_piece_belonging_to(infos, player);
        play(world, player, &infos, choose_random_move_for_piece(world, player, infos, piece));
        ++infos.TURNS;
        if (simple_win(world, player, infos)) winner = player;
        player = next_player(player);
    }
    print_world(world);
    printf("PLAYED TURNS: %u\n", infos.TURNS);
    printf("%s\n", winner == WHITE   ? "WINNER: WHITE"
                   : winner == BLACK ? "WINNER: BLACK"
                                     : "NO WINNER");
    return 0;
}
