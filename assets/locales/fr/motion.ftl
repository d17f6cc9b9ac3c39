# Ce dont les deux camps conviennent, ou que l'arbitre décide : une pause, du temps, la partie nulle, un retour en arrière, une autre cadence, le direct.

command-battle-draw = Proposer la partie nulle à l'autre camp
    .name = nulle

-battle-draw = `/{ command-battle.name } { command-battle-draw.name }`
