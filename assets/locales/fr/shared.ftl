# Ce que plusieurs livres de règles disent de la même façon : chacun y renvoie par un message à lui.
shared-the = { THE($unit) }
shared-the-bold = { THE($unit, as: "bold") }
shared-concern = { JOIN($parts, ", ") }
shared-near = ennemi le plus proche { $enemy }, { $away }
shared-deed = { JOIN($sentences, " ") }
shared-unit = { THECAP($unit) } ({ $id }) · { $side } · { $kind }
shared-title-table = Une proposition
shared-set = { THECAP($unit, as: "bold") } { $parts }.
shared-left = { ID($unit) } { $before }→**{ $left }**
shared-gone = { ID($unit) } †
shared-clock = tour { $turn } sur { $last }
shared-officer = officier
shared-light-infantry = infanterie légère
shared-from-to = De { $from } à { $to }
shared-fire-refused = **Tir** : non. { $why } [{ $clause }]
shared-dice = { $n } { COUNT($n, "dé", "dés") }
shared-target = Cible
shared-fire = tirer
shared-who = Qui
shared-skirmish-order = en tirailleurs
shared-title-ruled = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } maintenant en { $square }
shared-title-held-none = { CAP($what) } : personne
shared-held-none = { CAP($what) } : personne ne l'occupe plus.
shared-why-ruled = les joueurs en ont décidé ainsi

# $won, $lost : figurines ou socles que chaque camp perdra sans doute.
shared-idea-lost = l'ennemi perd environ { $won }, vous { $lost }
# $worth : points.
shared-idea-place = vaut { $worth } { COUNT($worth, "point", "points") } de plus
