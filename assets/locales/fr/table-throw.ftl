# Les jets de qui joue à une vraie table : test de moral, tir, mêlée.

## Ce qui ne se lance pas

table-throw-n = { $n }
table-throw-game = { $game }
table-throw-none = Aucun de mes jeux ne connaît ce jet.
table-throw-not-here = Ce jeu ne connaît pas ce jet. Ici, c'est { JOIN($others, ", ") } : choisissez-le par l'option jeu.
table-throw-other-game = Les unités d'ici sont d'une bataille d'un autre jeu.
table-throw-unit-first = Dites aussi qui lance, par l'option unité.
table-throw-not-asked = Rien de ce que vous avez dit ne fait compter { $option }. Laissez-le de côté.
table-throw-unknown = { CAP($field) } : je ne connais pas « { $typed } ».
table-throw-number = { CAP($field) } est un nombre de { $least } à { $most }, et non « { $typed } ».
table-throw-stale = Ce que porte ce message ne peut plus être lancé. Redonnez la commande.
