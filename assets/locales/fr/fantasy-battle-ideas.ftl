### Fantasy battle : pourquoi un ordre est suggéré, en quelques mots à côté de lui.

# $won, $lost : socles que chaque camp perdra sans doute.
fb-idea-charge = l'ennemi perd environ { $won }, vous { $lost }
# $worth : points.
fb-idea-place = vaut { $worth } { COUNT($worth, "point", "points") } de plus
