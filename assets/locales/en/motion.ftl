# What both sides agree upon, or the umpire decides: a pause, more time, a draw, taking back, another pace, both at once.

command-battle-draw = Propose a draw to the other side
    .name = draw

-battle-draw = `/{ command-battle.name } { command-battle-draw.name }`
