### Bataille fantastique : pourquoi un ordre est suggéré, en quelques mots à côté de lui.

# $won, $lost : socles que chaque camp perdra sans doute.
fb-idea-charge = { shared-idea-lost }
# $worth : points.
fb-idea-place = { shared-idea-place }
