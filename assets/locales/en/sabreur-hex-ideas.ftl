### Sabreur-hex: why an order is suggested, in some four words beside it.

# $lost: the strength points that the shot is likely to cost.
idea-shot = { $lost ->
    [0] may cost the enemy 1 strength point
   *[other] enemy loses about { $lost } strength { COUNT($lost, "point", "points") }
 }
# $lost: the enemy's strength points; $back: the attacker's.
idea-blow = enemy loses about { $lost } strength { COUNT($lost, "point", "points") }, you { $back ->
    [0] none
   *[other] about { $back }
 }
idea-rally = { $chance }% chance to rally
idea-regain = { $chance }% chance to regain { $n } strength { COUNT($n, "point", "points") }
idea-withdraw = out of the enemy's reach
idea-column = no cavalry is near
idea-off = to march on { NAME($place) }
idea-line = { $dice } more { COUNT($dice, "die", "dice") } when it fires
idea-post = to meet the enemy in line
idea-take = takes { NAME($place) }
idea-nearer = { $hexes } { COUNT($hexes, "hex", "hexes") } closer to { $unit }
idea-nearer-place = { $hexes } { COUNT($hexes, "hex", "hexes") } closer to { NAME($place) }
idea-face = faces { $unit }
idea-flank = no longer shows { $unit } its flank
idea-better = a better position
# $why: of the unit that acts first.
idea-group = { $units } units for { $cost } order { COUNT($cost, "point", "points") }; { $why }
idea-must = has to be done first
