game-chaos_order = Circadians: Chaos Order
    .about = Lead one of six factions that have nothing in common, price what everybody wants to do, and fight for the relics of a broken world.
    .first = You and two bots, with all the rules: the rulebook has no shorter way for a first game.
    .length = 120–240 min
    .like = Six short rounds of pricing, building, marching and sealed battle plans. Every faction wins in its own way.
