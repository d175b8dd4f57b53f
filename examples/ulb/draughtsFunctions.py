"""Les règles du jeu de dames de l'ULB, sans aucune saisie : le dialogue est dans draughts.py.

Le damier est une liste de rangées ; la rangée 0 est en haut. Une case vaut 0 (libre), 1 ou 2 (pion ou
dame blanche), -1 ou -2 (pion ou dame noire). Les cases actives sont celles où i + j est impair.
"""

from config import *

# Vues par les blancs ; pour les noirs chaque direction est opposée.
DIRECTIONS = {"L": (-1, -1), "R": (-1, 1), "LB": (1, -1), "RB": (1, 1)}

MESSAGES = {
    NO_ERROR: "Aucune erreur.",
    PAWN_ONLY_ONE_MOVE: "Un pion n'avance que d'une case.",
    BAD_DIRECTION_FORMAT: "Une direction est L, R, LB ou RB.",
    ONLY_KING_GO_BACK: "Seule une dame recule sans prendre.",
    SPACE_OCCUPIED: "Une de vos pièces occupe cette case.",
    CANNOT_JUMP_OUTSIDE: "Le saut finirait hors du damier.",
    TOO_LONG_JUMP: "La case derrière la pièce est occupée.",
    CANNOT_GO_OUTSIDE: "Cette case est hors du damier.",
    NO_FREE_WAY: "Le chemin n'est pas libre.",
    NO_PIECE: "Il n'y a pas de pièce sur cette case.",
    OPPONENT_PIECE: "Cette pièce est à l'adversaire.",
    MUST_CAPTURE: "Un coup qui continue doit prendre.",
}


def initBoard(dimension):
    """Le damier de départ ; False s'il est trop petit (moins de 4)."""
    if dimension < 4:
        return False
    rows = (dimension - 2) // 2  # deux rangées libres au milieu, trois si la dimension est impaire
    board = [[FREE_SPACE] * dimension for _ in range(dimension)]
    for i in range(dimension):
        for j in range(dimension):
            if (i + j) % 2 == 1 and i < rows:
                board[i][j] = BLACK_PAWN
            elif (i + j) % 2 == 1 and i >= dimension - rows:
                board[i][j] = WHITE_PAWN
    return board


def printBoard(board, player):
    """Affiche le damier, le joueur en bas."""
    order = list(range(len(board)))
    if player == BLACK_PLAYER:
        order.reverse()
    for i in order:
        print("".join(square(board, i, j) for j in order) + "| " + str(i + 1))
    print("_" * len(board))
    print("".join(chr(ord("a") + j) for j in order))


def square(board, i, j):
    """Le caractère d'une case."""
    if board[i][j] != FREE_SPACE:
        return GLYPHS[board[i][j]]
    return WHITE_SQUARE if (i + j) % 2 == 0 else BLACK_SQUARE


def sterr(code):
    """Le texte d'un code d'erreur."""
    return MESSAGES[code]


strerr = sterr


def step(direction, player):
    """Le pas (di, dj) d'une direction vue par le joueur ; None si elle n'existe pas."""
    if not isinstance(direction, str) or direction.upper() not in DIRECTIONS:
        return None
    di, dj = DIRECTIONS[direction.upper()]
    return di * player, dj * player


def isInside(board, i, j):
    return 0 <= i < len(board) and 0 <= j < len(board)


def isFree(board, i, j):
    return board[i][j] == FREE_SPACE


def isOwn(piece, player):
    return piece * player > 0


def countFree(board, i, j, direction, player=None, length=0):
    """Le nombre de cases libres avant le premier obstacle ou le bord, depuis (i, j) non comprise."""
    if player is None:
        player = WHITE_PLAYER if board[i][j] > 0 else BLACK_PLAYER
    di, dj = step(direction, player)
    if not isInside(board, i + di, j + dj) or not isFree(board, i + di, j + dj):
        return length
    return countFree(board, i + di, j + dj, direction, player, length + 1)


def checkMove(board, i, j, direction, player, length=1, hasPlayed=False, hasCaptured=False):
    """NO_ERROR si le coup est permis, sinon le code de la première faute."""
    if step(direction, player) is None:
        return BAD_DIRECTION_FORMAT
    if not isInside(board, i, j) or isFree(board, i, j):
        return NO_PIECE
    if not isOwn(board[i][j], player):
        return OPPONENT_PIECE
    di, dj = step(direction, player)
    targetI, targetJ = i + di * length, j + dj * length
    if not isInside(board, targetI, targetJ):
        return CANNOT_GO_OUTSIDE
    if isOwn(board[targetI][targetJ], player):
        return SPACE_OCCUPIED
    isPawn = abs(board[i][j]) == WHITE_PAWN
    if length < 1 or (isPawn and length != 1):
        return PAWN_ONLY_ONE_MOVE
    if countFree(board, i, j, direction, player) < length - 1:
        return NO_FREE_WAY
    if not isFree(board, targetI, targetJ):  # une prise
        if not isInside(board, targetI + di, targetJ + dj):
            return CANNOT_JUMP_OUTSIDE
        if not isFree(board, targetI + di, targetJ + dj):
            return TOO_LONG_JUMP
    else:
        if isPawn and di != -player:
            return ONLY_KING_GO_BACK
        if hasPlayed:
            return MUST_CAPTURE
    if hasPlayed and not hasCaptured:
        return MUST_CAPTURE
    return NO_ERROR


def movePiece(board, i, j, direction, length=1):
    """Déplace la pièce ; rend la case d'arrivée et celle de la pièce prise (ou None), qui reste là."""
    player = WHITE_PLAYER if board[i][j] > 0 else BLACK_PLAYER
    di, dj = step(direction, player)
    targetI, targetJ = i + di * length, j + dj * length
    captured = None
    if not isFree(board, targetI, targetJ):
        captured = (targetI, targetJ)
        targetI, targetJ = targetI + di, targetJ + dj
    board[targetI][targetJ] = board[i][j]
    board[i][j] = FREE_SPACE
    return (targetI, targetJ), captured


def capture(board, i, j):
    """Enlève une pièce du damier."""
    board[i][j] = FREE_SPACE


def becomeKing(board, i, j):
    """Un pion sur sa dernière rangée devient une dame."""
    if board[i][j] == WHITE_PAWN and i == 0:
        board[i][j] = WHITE_KING
    elif board[i][j] == BLACK_PAWN and i == len(board) - 1:
        board[i][j] = BLACK_KING


def checkEndOfGameForPlayer(board, player):
    """True si le joueur n'a plus de pièce ou plus de coup.

    La longueur 1 suffit, pour les dames aussi : qui peut aller loin, ou prendre de loin, peut avancer d'une case."""
    for i in range(len(board)):
        for j in range(len(board)):
            if isOwn(board[i][j], player):
                for direction in DIRECTIONS:
                    if checkMove(board, i, j, direction, player) == NO_ERROR:
                        return False
    return True


def hasPiece(board, player):
    return any(isOwn(piece, player) for row in board for piece in row)


def checkEndOfGame(board, player):
    """Le gagnant (1 ou -1), 0 pour une nulle, False si la partie continue ; 0 et False sont distincts.

    `player` est au trait."""
    if not hasPiece(board, -player):
        return player
    if not checkEndOfGameForPlayer(board, player):
        return False
    if hasPiece(board, player) and checkEndOfGameForPlayer(board, -player):
        return 0
    return -player


def save(filename, board, player):
    """Écrit le joueur au trait, la dimension et le damier."""
    with open(filename, "w") as file:
        print(player, file=file)
        print(len(board), file=file)
        for row in board:
            print(*row, file=file)


def load(filename):
    """Rend (joueur, damier) ; ValueError si le contenu n'est pas celui d'une partie."""
    with open(filename) as file:
        lines = [[int(word) for word in line.split()] for line in file if line.strip()]
    if len(lines) < 2 or len(lines[0]) != 1 or len(lines[1]) != 1:
        raise ValueError("fichier corrompu")
    player, dimension, board = lines[0][0], lines[1][0], lines[2:]
    isSquare = dimension >= 4 and len(board) == dimension and all(len(row) == dimension for row in board)
    if player not in (WHITE_PLAYER, BLACK_PLAYER) or not isSquare:
        raise ValueError("fichier corrompu")
    if any(abs(piece) > 2 for row in board for piece in row):
        raise ValueError("fichier corrompu")
    return player, board
