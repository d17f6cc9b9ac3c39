# Panache : images et positions en mots, pour qui ne peut les voir.

## Ce qui s'est passé, dans les mots d'une image

pa-alt-moved-with = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }, avec { $along }.
pa-alt-entered = { THECAP($unit, as: "id") } { NB($unit, "entre", "entrent") } en table par { $from } et { NB($unit, "se tient", "se tiennent") } en { $to }.
pa-alt-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table depuis { $from }.
pa-alt-retreated = { THECAP($unit, as: "id") } { NB($unit, "se replie", "se replient") } de { $from } à { $to }.
pa-alt-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $stands } { COUNT($stands, "élément", "éléments") }.
pa-alt-appeared = { THECAP($unit, as: "id") } { NB($unit, "apparaît", "apparaissent") } en { $at }.
pa-alt-rejoined = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } de nouveau avec { THE($parent, as: "id") }.
pa-alt-set = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "corrigé", "corrigée", "corrigés", "corrigées") }.

## Qui se tient où, dans les mots d'une image

pa-alt-unit = { ID($unit) } ({ $side }, { $arm }) se tient en { $at }{ $ground }, { $stands } { COUNT($stands, "élément", "éléments") }{ $near }.
pa-alt-character = { ID($unit) } ({ $side }) est en { $at }{ $ground }.
pa-alt-on = , { $ground }
pa-alt-side = { CAP($side) } ({ NAME($army) }) ont { $stands } { COUNT($stands, "élément", "éléments") }.
pa-alt-near = {"\u00A0"}; l'ennemi le plus proche est { $enemy }, { $away }
pa-alt-short = { $id } ({ $stands }) en { $at }
pa-alt-short-character = { $id } en { $at }

## Une description

pa-describe-bearings = Directions : nord-nord-ouest, nord-nord-est, est, sud-sud-est, sud-sud-ouest et ouest passent droit par un côté de la case, et s'écrivent NO, NE, E, SE, SO, O ; les autres sont entre deux d'entre elles.
pa-describe-who = { ID($unit) } ({ $side }, { $stands } { COUNT($stands, "élément", "éléments") })
pa-describe-who-character = { ID($unit) } ({ $side })
pa-describe-standing = { ID($unit) } en { $at } ({ $ground }) : { $kind }, { $stands } { COUNT($stands, "élément", "éléments") } sur { $initial } ; { $near }
pa-describe-character = { ID($unit) } en { $at } ({ $ground }) : { $kind }
pa-describe-near = { shared-near }
pa-describe-none-near = aucun ennemi sur la table
pa-describe-friends = Unités amies à proximité : { JOIN($units, " ; ") }
pa-describe-friend = { ID($unit) }, { $away }
pa-describe-no-friends = Aucune unité amie à { $n } cases ou moins
pa-describe-enemy = { ID($unit) }, { $kind }, { $stands } { COUNT($stands, "élément", "éléments") } : { $away } ; { $between }
pa-describe-no-enemies = Aucun ennemi n'est sur la table.
pa-describe-strength = { $units } { COUNT($units, "unité", "unités") } sur la table, { $stands } { COUNT($stands, "élément", "éléments") } sur { $initial }
pa-describe-to-come = Encore attendues : { JOIN($units, ", ") }
pa-describe-characters = Personnages :
pa-describe-front-unit = { $id } ({ $at }), { $near }
pa-describe-nearest-to = Elle est la plus proche pour { JOIN($units, " ; ") }
