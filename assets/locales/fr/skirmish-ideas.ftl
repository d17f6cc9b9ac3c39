### Escarmouche : pourquoi un ordre est proposé, en quatre mots environ à côté de lui.

# $hits : les figurines que le tir coûtera sans doute.
sk-idea-fire = { $hits } touches à attendre
# $won, $lost : les figurines que chaque camp perdra sans doute.
sk-idea-assault = l'ennemi perd environ { $won }, vous { $lost }
sk-idea-reload = pour tirer au prochain tour
# $worth : des points.
sk-idea-place = meilleure place, de { $worth } points
