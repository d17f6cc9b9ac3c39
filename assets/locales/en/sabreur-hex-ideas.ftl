### Sabreur-hex: why an order is suggested, in some four words beside it.

# $hits: what the shot is likely to cost.
idea-shot = { $hits ->
    [0] may cost a point
    [one] likely 1 hit
   *[other] likely { $hits } hits
 }
# $lost: the enemy's; $back: one's own.
idea-blow = { $back ->
    [0] takes about { $lost }, costs nothing
   *[other] takes about { $lost }, costs { $back }
 }
idea-rally = rallies at { $chance }%
idea-column = no cavalry is near
idea-off = to march on { NAME($place) }
idea-line = { $dice } more { COUNT($dice, "die", "dice") } of fire
idea-take = takes { NAME($place) }
idea-nearer = { $hexes } { COUNT($hexes, "hex", "hexes") } closer to { $unit }
idea-nearer-place = { $hexes } { COUNT($hexes, "hex", "hexes") } closer to { NAME($place) }
idea-face = faces { $unit }
idea-better = better ground
# $why: of the unit that acts first.
idea-group = { $units } units for { $cost } { COUNT($cost, "point", "points") }; { $why }
idea-must = has to be done first
