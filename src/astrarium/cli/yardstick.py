"""The yardstick of speeds: the time that python-chess takes to list the legal moves of a middle-game position."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

# Positions of well-known openings and games between moves 8 and 30, both sides to move.
POSITIONS: Final = (
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7",
    "r1bqk2r/pp2bppp/2nppn2/8/3NP3/2N1B3/PPPQ1PPP/R3KB1R w KQkq - 4 8",
    "rnbq1rk1/pp3pbp/3p1np1/2pP4/4P3/2N2N2/PP2BPPP/R1BQK2R b KQ - 1 9",
    "r2q1rk1/pb1nbppp/1pp1pn2/3p4/2PP4/1P1BPN2/PBQN1PPP/R4RK1 w - - 2 11",
    "r1b2rk1/ppq1bppp/2n1pn2/2ppP3/3P4/2PBBN2/PP1N1PPP/R2Q1RK1 b - - 0 10",
    "2rq1rk1/pp1bppbp/2np1np1/8/3NP3/1BN1BP2/PPPQ2PP/2KR3R b - - 9 11",
    "r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 b - - 3 10",
    "r3kb1r/pp1n1ppp/2p1pn2/q4b2/3P4/2N2NP1/PPP1QPBP/R1B1K2R w KQkq - 5 9",
    "r2qkb1r/1b1n1ppp/p2ppn2/1p6/3NPP2/2N1B3/PPPQ2PP/2KR1B1R b kq - 1 10",
    "rn3rk1/pbppq1pp/1p2pb2/4N2Q/3PN3/3B4/PPP2PPP/R3K2R w KQ - 7 11",
    "r1b1k2r/2qnbppp/p2ppn2/1p4B1/3NPPP1/2N2Q2/PPP4P/2KR1B1R b kq - 0 11",
    "r4rk1/1bq1bppp/p1nppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 w - - 4 13",
    "3r1rk1/1bqnbppp/pp2pn2/8/2PNP3/1PN2PP1/P3Q1BP/1RBR2K1 w - - 3 17",
    "r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BN1BN2/PPP1QPPP/R2R2K1 w - - 0 13",
    "2kr3r/ppp1qppp/2n1bn2/3pp3/1b1PP3/2N1BN2/PPPQBPPP/R3K2R w KQ - 0 9",
    "r1bq1rk1/1p2bppp/p1nppn2/8/P2NPP2/2N1B3/1PP1B1PP/R2Q1RK1 b - - 2 11",
    "rnb2rk1/pp2q1pp/2p1pn2/3p1p2/2PP4/1QN1PN2/PP3PPP/R3KB1R w KQ - 4 9",
    "r1bq1r1k/pp1nn1bp/3p2p1/2pPpp2/2P1P3/2N2N2/PP1BBPPP/1R1Q1RK1 w - - 2 13",
    "4rrk1/pppb2bp/2n3p1/3q4/3P1p2/2P2N2/PP1NQ1PP/R1B2RK1 b - - 3 17",
    "r1r3k1/1bqn1pbp/pp1ppnp1/8/2PNP3/1PN1BP2/P1Q1B1PP/2RR2K1 b - - 5 15",
    "2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - - 0 18",
    "r3r1k1/pp3pbp/1qp3p1/2B5/2BP2b1/Q1n2N2/P4PPP/3R1K1R b - - 0 17",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p2pk1/1p1p2p1/pP1Pp2p/P1P1P2P/3R1P2/3K2P1/2r5 w - - 0 34",
)
TIMES: Final = 20


def chess_timer() -> Callable[[], float] | None:
    """A function that measures one listing, in mean seconds over the positions; None without python-chess."""
    if find_spec("chess") is None:
        return None
    chess: Any = import_module("chess")
    boards = [chess.Board(fen) for fen in POSITIONS]

    def measure() -> float:
        start = perf_counter()
        for _ in range(TIMES):
            for board in boards:
                list(board.legal_moves)
        return (perf_counter() - start) / (TIMES * len(boards))

    return measure
