# What a book says that writes no words of its own for it.

book-text = { $text }
book-unit = { $unit }
book-asks = { $whom }: what do you answer?
book-compose-asks = Which order?
book-compose-whole = The order is complete.
book-all = The whole field
book-stands = In { $at }.
book-off-map = Not on the map.
book-unit-stands = { $says }: in { $at }
book-unit-off-map = { $says }: not on the map
book-no-unit = There is no unit called “{ $name }”.
book-no-sight = This game has no lines of sight.
book-no-threats = This game does not work out what enemies could do.
book-no-deeds = In this game, a ruling is words only: leave the changes empty.

# What several books say in the same words.
title-turn-began = Turn { $turn }: { $side }
title-won = { $side } wins
title-draw = The battle is drawn
title-ruled = ⚖ A ruling
title-by-ruling = ⚖ { $title }
title-rolled = Dice rolled
title-not-agreed = No agreement
tell-won = **{ $side } wins the battle**: { $why }.
tell-draw = The battle is drawn: { $why }.
tell-why-resigned = { $loser } concedes
tell-why-agreed = both sides have agreed to a draw
tell-line = { CAP(JOIN($parts, " · ")) }
tell-way = by { $path }
tell-id = { ID($unit) }
over-ruled = Decided by a ruling.
over-resigned = One side has conceded.
over-agreed = Both sides have agreed to a draw.
roster = { $side }: { JOIN($units, " · ") }
look-unit-named = { $id } · { NAME($unit) } · { $side }
look-numbers = By the numbers on the map:
look-hex = { $hex } ({ $ground })
look-distance = { $n ->
    [0] The same hex
    [1] Adjacent
   *[other] { $n } hexes apart
 }
look-on-hill = { $terrain }, on a hill
terrain-clear = clear ground
terrain-wood = a wood
terrain-village = a village
terrain-bridge = a bridge
terrain-ford = a ford
terrain-river = a river
hex-number = { $hex }
arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery
facing-0 = north
facing-1 = north-east
facing-2 = south-east
facing-3 = south
facing-4 = south-west
facing-5 = north-west
tell-the-id = { ID($unit) }
label-arm = Arm
label-ground = Ground
