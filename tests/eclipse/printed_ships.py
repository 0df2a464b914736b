"""What is printed on ships, as literal tables: not read from the files of the program."""

from __future__ import annotations

from typing import Final

from tests.eclipse.literal import read

# Ship parts; dice by their damage; tiles in the base box and in the expansion.
PARTS: Final = read("""
part              energy initiative movement jumps hull computer shield heals bays cannons missiles tiles more
ion_cannon            -1          0        0     0    0        0      0     0    0       1        -     6    0
plasma_cannon         -2          0        0     0    0        0      0     0    0       2        -    18    4
antimatter_cannon     -4          0        0     0    0        0      0     0    0       4        -    10    3
plasma_missile         0          0        0     0    0        0      0     0    0       -      2+2    14    3
hull                   0          0        0     0    1        0      0     0    0       -        -     6    0
improved_hull          0          0        0     0    2        0      0     0    0       -        -    18    4
nuclear_drive         -1          1        1     0    0        0      0     0    0       -        -     4    0
fusion_drive          -2          2        2     0    0        0      0     0    0       -        -     8    3
tachyon_drive         -3          3        3     0    0        0      0     0    0       -        -     8    3
electron_computer      0          0        0     0    0        1      0     0    0       -        -     6    0
positron_computer     -1          1        0     0    0        2      0     0    0       -        -     8    3
gluon_computer        -2          2        0     0    0        3      0     0    0       -        -     8    3
nuclear_source         3          0        0     0    0        0      0     0    0       -        -     6    0
fusion_source          6          0        0     0    0        0      0     0    0       -        -    12    3
tachyon_source         9          0        0     0    0        0      0     0    0       -        -     8    3
gauss_shield           0          0        0     0    0        0      1     0    0       -        -     7    4
phase_shield          -1          0        0     0    0        0      2     0    0       -        -     7    4
axion_computer         0          0        0     0    0        3      0     0    0       -        -     1    0
hypergrid_source      11          0        0     0    0        0      0     0    0       -        -     1    0
shard_hull             0          0        0     0    3        0      0     0    0       -        -     1    0
ion_turret            -1          0        0     0    0        0      0     0    0     1+1        -     1    0
conformal_drive       -2          2        4     0    0        0      0     0    0       -        -     1    0
flux_shield           -2          0        0     0    0        0      3     0    0       -        -     1    0
conifold_field        -2          0        0     0    3        0      0     0    0       -        -     0    8
sentient_hull          0          0        0     0    1        1      0     0    0       -        -     0    8
interceptor_bay       -2          0        0     0    1        0      0     0    2       -        -     0    4
flux_missile           0          2        0     0    0        0      0     0    0       -      1+1     0    8
zero_point_source     12          0        0     0    0        0      0     0    0       -        -     0    4
jump_drive            -2          0        0     1    0        0      0     0    0       -        -     0    1
muon_source            2          1        0     0    0        0      0     0    0       -        -     0    1
morph_shield           0          2        0     0    0        0      1     1    0       -        -     0    1
ion_disruptor          0          3        0     0    0        0      0     0    0       1        -     0    1
""")

# Ships that nobody owns.
NPCS: Final = read("""
npc                    initiative  hull  computer  shield  cannons  missiles          abilities  draws  points  pins
ancient                         2     1         1       0      1+1         -                  -      1       0   one
gcds                            0     7         1       0  1+1+1+1         -                  -      3       0   all
ancient_cruiser_a               0     4         3       0        4         -                  -      2       1   one
ancient_cruiser_b               0     2         1       1  1+1+1+1         -                  -      2       1   one
ancient_cruiser_c               4     2         2       0    1+1+1         -                  -      2       1   one
ancient_cruiser_d               1     1         2       0      1+1       2+2                  -      2       1   one
ancient_cruiser_e               2     1         2       0        2         4  distortion_shield      2       1   one
ancient_cruiser_f               2     4         2       0      1+1         -      point_defence      2       1   one
ancient_cruiser_g               3     2         1       0      2+2         -                  -      2       1   one
ancient_cruiser_h               0     2         1       3    1+1+1         -                  -      2       1   one
ancient_dreadnought_a           3     5         2       0      2+2         -       regeneration      3       1   all
ancient_dreadnought_b           4     3         2       0        4   1+1+1+1                  -      3       1   all
""")

# Blueprints: values outside the squares, price, figures, reputation tiles for a destroyed ship, squares.
BLUEPRINTS: Final = read("""
blueprint              initiative  energy  computer  shield  price  figures  draws      drive  squares
standard_interceptor            2       0         0       0      3        8      1   required        4
standard_cruiser                1       0         0       0      5        4      2   required        6
standard_dreadnought            0       0         0       0      8        2      3   required        8
standard_starbase               4       3         0       0      3        4      1  forbidden        5
eridani_interceptor             2       0         0       0      3        8      1   required        4
eridani_cruiser                 1       0         0       0      5        4      2   required        6
eridani_dreadnought             0       1         0       0      8        2      3   required        8
eridani_starbase                4       3         0       0      3        4      1  forbidden        5
mechanema_interceptor           2       0         0       0      2        8      1   required        4
mechanema_cruiser               1       0         0       0      4        4      2   required        6
mechanema_dreadnought           0       0         0       0      7        2      3   required        8
mechanema_starbase              4       3         0       0      2        4      1  forbidden        5
orion_interceptor               3       1         0       0      3        8      1   required        4
orion_cruiser                   2       2         0       0      5        4      2   required        6
orion_dreadnought               1       3         0       0      8        2      3   required        8
orion_starbase                  5       3         0       0      3        4      1  forbidden        5
planta_interceptor              0       2         1       0      3        8      1   required        3
planta_cruiser                  0       2         1       0      5        4      2   required        5
planta_dreadnought              0       2         1       0      8        2      3   required        7
planta_starbase                 2       5         1       0      3        4      1  forbidden        4
syndicate_interceptor           3       0         0       1      4        8      1   required        4
syndicate_cruiser               2       0         0       1      6        4      2   required        6
syndicate_starbase              4       3         0       1      4        4      1  forbidden        5
exiles_interceptor              2       0         0       0      3        8      1   required        4
exiles_cruiser                  1       0         0       0      5        4      2   required        6
exiles_dreadnought              0       0         0       0      8        2      3   required        8
exiles_orbital_ship             0       4         0       0      6        0      1  forbidden        3
""")

# The parts printed on the squares of each blueprint.
PRINTED_PARTS: Final = read("""
blueprint                                                                                                    parts
standard_interceptor                                                       ion_cannon+nuclear_source+nuclear_drive
standard_cruiser                                    hull+ion_cannon+nuclear_source+electron_computer+nuclear_drive
standard_dreadnought                ion_cannon+hull+hull+nuclear_source+ion_cannon+electron_computer+nuclear_drive
standard_starbase                                                           ion_cannon+hull+hull+electron_computer
eridani_interceptor                                                        ion_cannon+nuclear_source+nuclear_drive
eridani_cruiser                                     hull+ion_cannon+nuclear_source+electron_computer+nuclear_drive
eridani_dreadnought                 ion_cannon+hull+hull+nuclear_source+ion_cannon+electron_computer+nuclear_drive
eridani_starbase                                                            ion_cannon+hull+hull+electron_computer
mechanema_interceptor                                                      ion_cannon+nuclear_source+nuclear_drive
mechanema_cruiser                                   hull+ion_cannon+nuclear_source+electron_computer+nuclear_drive
mechanema_dreadnought               ion_cannon+hull+hull+nuclear_source+ion_cannon+electron_computer+nuclear_drive
mechanema_starbase                                                          ion_cannon+hull+hull+electron_computer
orion_interceptor                                             gauss_shield+ion_cannon+nuclear_source+nuclear_drive
orion_cruiser                          hull+gauss_shield+ion_cannon+nuclear_source+electron_computer+nuclear_drive
orion_dreadnought      ion_cannon+hull+gauss_shield+hull+nuclear_source+ion_cannon+electron_computer+nuclear_drive
orion_starbase                                                 ion_cannon+hull+hull+electron_computer+gauss_shield
planta_interceptor                                                         ion_cannon+nuclear_source+nuclear_drive
planta_cruiser                                                        hull+ion_cannon+nuclear_source+nuclear_drive
planta_dreadnought                                    ion_cannon+hull+hull+nuclear_source+ion_cannon+nuclear_drive
planta_starbase                                                             ion_cannon+hull+hull+electron_computer
syndicate_interceptor                                                      ion_cannon+nuclear_source+nuclear_drive
syndicate_cruiser                                   hull+ion_cannon+nuclear_source+electron_computer+nuclear_drive
syndicate_starbase                                                          ion_cannon+hull+hull+electron_computer
exiles_interceptor                                                         ion_cannon+nuclear_source+nuclear_drive
exiles_cruiser                                      hull+ion_cannon+nuclear_source+electron_computer+nuclear_drive
exiles_dreadnought                  ion_cannon+hull+hull+nuclear_source+ion_cannon+electron_computer+nuclear_drive
exiles_orbital_ship                                                                           ion_turret+hull+hull
""")
