### Les lectures en vigueur, et l'aide de jeu.

pa-variant-radius = commandement
pa-variant-radius-none = toute unité peut être activée.
pa-variant-radius-n = une unité n'est activée qu'à { $n } { COUNT($n, "case", "cases") } au plus d'un officier de son camp.
pa-variant-price = coûte { $n } { COUNT($n, "case", "cases") } de capacité.
pa-variant-closed = personne n'y entre.
