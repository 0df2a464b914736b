"""What is printed on boards, as literal tables: not read from the files of the program."""

from __future__ import annotations

from typing import Final

from tests.eclipse.literal import read

# Storage, activations, price of orbital/monolith, trade of each resource.
SPECIES: Final = read("""
species               home storage discs colony envoys explore influence research upgrade build move  built       trade
terran_directorate     221   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
terran_federation      223   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
terran_union           225   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
terran_republic        227   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
terran_conglomerate    229   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
terran_alliance        231   2/3/3    13      3      3       1       2/2        1       2     2    3   5/10 2:1/2:1/2:1
eridani_empire         222  26/2/4    11      3      3       1       2/2        1       2     2    2   5/10 3:1/3:1/3:1
hydran_progress        224   2/5/2    13      3      3       1       2/2        2       2     2    2   5/10 3:1/3:1/3:1
planta                 226   4/4/4    13      4      3       2       2/2        1       2     2    2   5/10 3:1/3:1/3:1
descendants_of_draco   228   2/4/3    13      3      3       1       2/2        1       2     2    2   5/10 3:1/3:1/3:1
mechanema              230   3/3/3    13      3      3       1       2/2        1       3     3    2    4/8 3:1/3:1/3:1
orion_hegemony         232   3/3/5    13      3      3       1       2/2        1       2     2    2   5/10 4:1/4:1/4:1
wardens_of_magellan    233   2/2/3    13      3      3       1       2/1        1       2     2    2   5/10 3:1/3:1/3:1
keepers_of_magellan    235   2/2/3    13      3      3       1       2/1        1       2     2    2   5/10 3:1/3:1/3:1
sentinels_of_magellan  237   2/2/3    13      3      3       1       2/1        1       2     2    2   5/10 3:1/3:1/3:1
exiles                 234   3/2/4    13      3      3       1       2/2        1       2     2    2   6/10 3:1/3:1/3:1
rho_indi_syndicate     236   2/3/3    13      2      2       1       2/2        1       2     2    4   5/10 3:2/3:1/3:1
enlightened_of_lyra    238   2/4/3    13      3      3       1       2/2        1       2     2    2   5/10 3:1/3:1/3:1
""")

# Slots of the reputation track (ambassador, both, reputation), ships and technologies at the start.
STARTS: Final = read("""
species                slots                    ships                                    techs
terran_directorate     abbbb              interceptor                                 starbase
terran_federation      abbbb              interceptor                                 starbase
terran_union           abbbb              interceptor                                 starbase
terran_republic        abbbb              interceptor                                 starbase
terran_conglomerate    abbbb              interceptor                                 starbase
terran_alliance        abbbb              interceptor                                 starbase
eridani_empire          bbbb              interceptor  plasma_cannon+gauss_shield+fusion_drive
hydran_progress         abbb              interceptor                            advanced_labs
planta                  abbb              interceptor                                 starbase
descendants_of_draco    bbbb              interceptor                                        -
mechanema               bbbb              interceptor                        positron_computer
orion_hegemony         bbbbr                  cruiser               neutron_bombs+gauss_shield
wardens_of_magellan     bbbb              interceptor                            fusion_source
keepers_of_magellan     bbbb              interceptor                            fusion_source
sentinels_of_magellan   bbbb              interceptor                            fusion_source
exiles                  bbbb              interceptor                  cloaking_device+orbital
rho_indi_syndicate     bbrrr  interceptor+interceptor                    starbase+gauss_shield
enlightened_of_lyra     bbbb              interceptor                        distortion_shield
""")

# Technologies: price, lowest price, tiles, and more of them with seven players.
TECHS: Final = read("""
technology           category  price  least  tiles  more
neutron_bombs        military      2      2      5     0
starbase             military      4      3      5     0
plasma_cannon        military      6      4      5     1
phase_shield         military      8      5      4     1
advanced_mining      military     10      6      4     1
tachyon_source       military     12      6      3     1
plasma_missile       military     14      7      3     1
gluon_computer       military     16      8      3     1
gauss_shield             grid      2      2      5     0
improved_hull            grid      4      3      5     1
fusion_source            grid      6      4      5     1
positron_computer        grid      8      5      4     1
advanced_economy         grid     10      6      4     1
tachyon_drive            grid     12      6      3     0
antimatter_cannon        grid     14      7      3     1
quantum_grid             grid     16      8      3     1
nanorobots               nano      2      2      5     0
fusion_drive             nano      4      3      5     1
advanced_robotics        nano      6      4      5     1
orbital                  nano      8      5      4     1
advanced_labs            nano     10      6      4     1
monolith                 nano     12      6      3     1
artifact_key             nano     14      7      3     0
wormhole_generator       nano     16      8      3     1
antimatter_splitter      rare      5      5      1     0
neutron_absorber         rare      5      5      1     0
distortion_shield        rare      7      6      1     0
cloaking_device          rare      7      6      1     0
point_defence            rare     11      8      1     0
conifold_field           rare      5      5      1     0
sentient_hull            rare      5      5      1     0
interceptor_bay          rare      9      7      1     0
flux_missile             rare     11      8      1     0
zero_point_source        rare     15     10      1     0
""")
