### Sabreur-hex : pourquoi un ordre est proposé, en quatre mots environ à côté de lui.

# $lost : les points de force que le tir coûtera sans doute.
idea-shot = { $lost ->
    [0] peut coûter 1 point de force à l'ennemi
   *[other] l'ennemi perd environ { $lost } { COUNT($lost, "point", "points") } de force
 }
# $lost : les points de force de l'ennemi ; $back : ceux de l'unité qui attaque.
idea-blow = l'ennemi perd environ { $lost } { COUNT($lost, "point", "points") } de force, vous { $back ->
    [0] aucun
   *[other] environ { $back }
 }
idea-rally = { $chance } % de chances de ralliement
idea-regain = { $chance } % de chances de regagner { $n } { COUNT($n, "point", "points") } de force
idea-withdraw = hors d'atteinte de l'ennemi
idea-column = aucune cavalerie proche
idea-off = pour marcher sur { NAME($place) }
idea-line = { $dice } { COUNT($dice, "dé", "dés") } de plus au tir
idea-post = pour recevoir l'ennemi en ligne
idea-take = prend { NAME($place) }
idea-nearer = { $hexes } { COUNT($hexes, "case", "cases") } plus près de { $unit }
idea-nearer-place = { $hexes } { COUNT($hexes, "case", "cases") } plus près de { NAME($place) }
idea-face = fait face à { $unit }
idea-flank = ne prête plus le flanc à { $unit }
idea-better = meilleure position
# $why : de l'unité qui agit la première.
idea-group = { $units } unités pour { $cost } { COUNT($cost, "point", "points") } d'ordre ; { $why }
idea-must = à faire d'abord
