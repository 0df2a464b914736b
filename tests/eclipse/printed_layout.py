"""What is laid out for each number of players, as literal tables: not read from the files of the program."""

from __future__ import annotations

from typing import Final

from tests.eclipse.literal import read

# Outer hexes, technologies at the start and in each Cleanup, developments, members of an alliance, cubes taken away.
LAYOUT: Final = read("""
players  outer  techs  new  developments  allies  removed  second
2            5     12    4             3       0        0       0
3           10     14    6             4       0        0       0
4           14     16    7             5       2        0       0
5           16     18    8             6       2        0       0
6           18     20    9             7       3        0       0
7           22     22   10             8       3        1       4
8           24     24   11             8       3        1       4
9           24     26   11             8       3        1       5
""")

# Where home sectors lie in the order of turns, and Ancient Homeworlds: q, r and rotation (0 where it is free).
HOMES: Final = {
    2: "0,-2,3 0,2,0",
    3: "0,-2,3 2,0,5 -2,2,1",
    4: "2,-2,4 2,0,4 -2,2,1 -2,0,1",
    5: "2,-2,4 2,0,5 0,2,0 -2,2,0 -2,0,1",
    6: "0,-2,3 2,-2,4 2,0,5 0,2,0 -2,2,1 -2,0,2",
    7: "0,-3,0 2,-3,0 3,-2,0 1,2,0 -1,3,0 -3,1,0 -2,-1,0",
    8: "2,-3,0 3,-2,0 3,0,0 1,2,0 -1,3,0 -3,3,0 -3,1,0 -2,-1,0",
    9: "0,-3,0 2,-3,0 3,-2,0 3,0,0 1,2,0 -1,3,0 -3,3,0 -3,1,0 -2,-1,0",
}
HOMEWORLDS: Final = {
    2: "2,-2,4 2,0,5 -2,2,1 -2,0,2",
    3: "2,-2,4 0,2,0 -2,0,2",
    4: "0,-2,3 0,2,0",
    5: "0,-2,3",
    6: "",
    7: "3,0,5 -3,3,1",
    8: "0,-3,3",
    9: "",
}
