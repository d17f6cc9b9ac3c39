### Sabreur-hex : pourquoi un ordre est proposé, en quatre mots environ à côté de lui.

# $hits : ce que le tir coûtera sans doute.
idea-shot = { $hits ->
    [0] peut coûter un point
    [one] 1 touche probable
   *[other] { $hits } touches probables
 }
# $lost : à l'ennemi ; $back : à soi-même.
idea-blow = { $back ->
    [0] inflige environ { $lost }, sans perte
   *[other] inflige environ { $lost }, coûte { $back }
 }
idea-rally = ralliement à { $chance } %
idea-column = plus de cavalerie proche
idea-off = pour marcher sur { NAME($place) }
idea-line = { $dice } { COUNT($dice, "dé", "dés") } de tir en plus
idea-take = prend { NAME($place) }
idea-nearer = { $hexes } { COUNT($hexes, "case", "cases") } plus près de { $unit }
idea-nearer-place = { $hexes } { COUNT($hexes, "case", "cases") } plus près de { NAME($place) }
idea-face = fait face à { $unit }
idea-better = meilleur terrain
# $why : de l'unité qui agit la première.
idea-group = { $units } unités pour { $cost } { COUNT($cost, "point", "points") } ; { $why }
idea-must = à faire d'abord
