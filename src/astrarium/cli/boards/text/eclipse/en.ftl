eclipse-help-map = the sectors on the map with their coordinates and edges
eclipse-round = Round { $round }; turn: { $turns }; start player { $start }
eclipse-stacks = Sector stacks: { $stacks }
eclipse-discovery = discovery tile
eclipse-techs = Technologies: { $techs }
eclipse-waiting = Technologies of the next round: { $techs }
eclipse-developments = Developments: { $developments }
eclipse-standing = discs { $discs } (upkeep { $upkeep }); colony ships { $colony }; reputation { $reputation }; ambassadors { $ambassadors }{ $passed ->
    [yes] ; passed
   *[no] {""}
}
