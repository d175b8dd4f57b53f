"""Draughts on any square board, slowly and plainly: enough to replay a game that somebody has played."""

DIAGONAL = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
STRAIGHT = [(-2, 0), (2, 0), (0, -2), (0, 2)]  # over the squares of one colour


class Law:
    def __init__(self, size=10, first="W", mirrored=False, rows=None, back=True, flying=True,
                 choice="most", crowned="at the end", straight=False, men_take_kings=True):
        self.size, self.first, self.mirrored = size, first, mirrored
        self.rows = rows if rows is not None else size // 2 - 1
        self.back, self.flying = back, flying
        self.choice = choice        # "free", "most", "italian", "spanish", "king first", "frisian"
        self.crowned = crowned      # "at the end", "and stops", "and goes on"
        self.straight, self.men_take_kings = straight, men_take_kings


LAWS = {
    "international": Law(), "losing": Law(), "bt": Law(), "canadian": Law(size=12),
    "frisian": Law(choice="frisian", straight=True), "frysk": Law(choice="frisian", straight=True, rows=1),
    "brazilian": Law(size=8),
    "russian": Law(size=8, choice="free", crowned="and goes on"),
    "pool": Law(size=8, first="B", choice="free"),
    "unified-pool": Law(size=8, choice="free"),
    "english": Law(size=8, first="B", back=False, flying=False, choice="free", crowned="and stops"),
    "italian": Law(size=8, mirrored=True, back=False, flying=False, choice="italian",
                   crowned="and stops", men_take_kings=False),
    "spanish": Law(size=8, mirrored=True, back=False, choice="spanish"),
    "czech": Law(size=8, back=False, choice="king first"),
    "german": Law(size=8, back=False, choice="free"),
}


class Board:
    """pieces: {(row, column): (side, is_king)}; row 0 is Black's side of the board."""

    def __init__(self, law, pieces, side):
        self.law, self.pieces, self.side = law, pieces, side

    @staticmethod
    def start(law):
        pieces = {}
        for row in range(law.size):
            for column in range(law.size):
                if not is_dark(law, row, column):
                    continue
                if row < law.rows:
                    pieces[row, column] = ("B", False)
                elif row >= law.size - law.rows:
                    pieces[row, column] = ("W", False)
        return Board(law, pieces, law.first)

    def key(self):
        return self.side, frozenset((at, piece) for at, piece in self.pieces.items())

    def on_board(self, at):
        return 0 <= at[0] < self.law.size and 0 <= at[1] < self.law.size

    def is_last_row(self, row):
        return row == (0 if self.side == "W" else self.law.size - 1)

    def moves(self):
        """Lists of (squares walked, squares emptied)."""
        taking = [move for at, piece in self.pieces.items() if piece[0] == self.side
                  for move in self.captures(at, piece[1])]
        if taking:
            return self.allowed(taking)
        return [move for at, piece in self.pieces.items() if piece[0] == self.side
                for move in self.quiet(at, piece[1])]

    def quiet(self, at, is_king):
        ahead = -1 if self.side == "W" else 1
        for down, right in DIAGONAL:
            if not is_king and down != ahead:
                continue
            to = at[0] + down, at[1] + right
            while self.on_board(to) and to not in self.pieces:
                yield [at, to], []
                if not (is_king and self.law.flying):
                    break
                to = to[0] + down, to[1] + right

    def captures(self, origin, is_king):
        found = []
        self.jump(origin, [origin], [], is_king, found)
        return found

    def jump(self, origin, walked, emptied, is_king, found):
        at, ahead = walked[-1], -1 if self.side == "W" else 1
        has_more = False
        for step in DIAGONAL + (STRAIGHT if self.law.straight else []):
            if not is_king and not self.law.back and step[0] * ahead <= 0:
                continue
            for victim, landings in self.jumps_along(origin, at, step, is_king, emptied):
                for to in landings:
                    has_more = True
                    becomes = is_king or (self.law.crowned == "and goes on" and self.is_last_row(to[0]))
                    stops = self.law.crowned == "and stops" and not is_king and self.is_last_row(to[0])
                    if stops:
                        found.append((walked + [to], emptied + [victim]))
                    else:
                        self.jump(origin, walked + [to], emptied + [victim], becomes, found)
        if not has_more and emptied:
            found.append((walked, emptied))

    def jumps_along(self, origin, at, step, is_king, emptied):
        def is_free(square):
            return self.on_board(square) and (square not in self.pieces or square == origin)

        def beyond(square):
            return square[0] + step[0], square[1] + step[1]

        victim = beyond(at)
        while is_king and self.law.flying and is_free(victim):
            victim = beyond(victim)
        piece = self.pieces.get(victim)
        if piece is None or victim == origin or piece[0] == self.side or victim in emptied:
            return
        if piece[1] and not is_king and not self.law.men_take_kings:
            return
        landings, to = [], beyond(victim)
        while is_free(to):
            landings.append(to)
            if not (is_king and self.law.flying):
                break
            to = beyond(to)
        if landings:
            yield victim, landings

    def allowed(self, taking):
        def by(value, moves):
            best = max(value(move) for move in moves)
            return [move for move in moves if value(move) == best]

        def is_by_king(move):
            return self.pieces[move[0][0]][1]

        def kings(move):
            return [self.pieces[at][1] for at in move[1]]

        choice = self.law.choice
        if choice in ("most", "italian", "spanish"):
            taking = by(lambda move: len(move[1]), taking)
        if choice == "italian":
            for value in (is_by_king, lambda move: sum(kings(move)), kings):
                taking = by(value, taking)
        if choice == "spanish":
            taking = by(lambda move: sum(kings(move)), taking)
        if choice == "king first":
            taking = by(is_by_king, taking)
        if choice == "frisian":  # a king is worth more than one man and less than two
            taking = by(lambda move: sum(1.5 if king else 1 for king in kings(move)), taking)
            taking = by(is_by_king, taking)
        return taking

    def after(self, move):
        walked, emptied = move
        side, is_king = self.pieces[walked[0]]
        pieces = {at: piece for at, piece in self.pieces.items() if at not in emptied and at != walked[0]}
        crowned = self.is_last_row(walked[-1][0]) or (
            self.law.crowned == "and goes on" and any(self.is_last_row(at[0]) for at in walked[1:]))
        pieces[walked[-1]] = (side, is_king or crowned)
        return Board(self.law, pieces, "B" if side == "W" else "W")


def is_dark(law, row, column):
    return (row + column) % 2 == (0 if law.mirrored else 1)


def squares(law):
    """The square of every name: numbers from Black's side, letters from the left of the side that starts."""
    names, number = {}, 0
    for row in range(law.size):
        for column in range(law.size):
            if is_dark(law, row, column):
                number += 1
                right, up = (column, law.size - row) if law.first == "W" else (law.size - 1 - column, row + 1)
                names[str(number)] = names["abcdefghijklmn"[right] + str(up)] = (row, column)
    return names


def read_fen(law, text):
    names, pieces = squares(law), {}
    parts = text.strip().rstrip(".").replace(" ", "").split(":")
    for part in parts[1:]:
        if not part or part[0] not in "WB":
            continue  # counters
        for name in part[1:].split(","):
            is_king = name.startswith("K")
            name = name[1:] if is_king else name
            first, _, last = name.partition("-")
            span = range(int(first), int(last) + 1) if last.isdigit() else [first]
            for one in span:
                if one:
                    pieces[names[str(one).lower().lstrip("0")]] = (part[0], is_king)
    return Board(law, pieces, parts[0][-1:].upper())
