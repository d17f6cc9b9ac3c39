### Escarmouche : pourquoi un ordre est proposé, en quatre mots environ à côté de lui.

# $n : figurines que le tir mettra hors de combat en moyenne.
sk-idea-fire = l'ennemi perd environ { $n } { COUNT($n, "figurine", "figurines") }
# $won, $lost : les figurines que chaque camp perdra sans doute.
sk-idea-assault = { shared-idea-lost }
sk-idea-reload = pour tirer au prochain tour
# $worth : des points.
sk-idea-place = { shared-idea-place }
