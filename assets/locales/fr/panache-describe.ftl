# Panache : images et positions en mots, pour qui ne peut les voir.

## Ce qui s'est passé, dans les mots d'une image

pa-alt-name = { THE($unit, as: "id") }
pa-alt-awaited = { THECAP($unit, as: "id") } { NB($unit, "doit", "doivent") } choisir.
pa-alt-moved = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }.
pa-alt-moved-with = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }, avec { $along }.
pa-alt-entered = { THECAP($unit, as: "id") } { NB($unit, "entre", "entrent") } en table par { $from } et { NB($unit, "se tient", "se tiennent") } en { $to }.
pa-alt-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table depuis { $from }.
pa-alt-retreated = { THECAP($unit, as: "id") } { NB($unit, "recule", "reculent") } de { $from } à { $to }.
pa-alt-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $stands } { COUNT($stands, "élément", "éléments") }.
pa-alt-eliminated = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "éliminé", "éliminée", "éliminés", "éliminées") } en { $at }.
pa-alt-appeared = { THECAP($unit, as: "id") } { NB($unit, "apparaît", "apparaissent") } en { $at }.
pa-alt-rejoined = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } de nouveau avec { THE($parent, as: "id") }.
pa-alt-set = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "rectifié", "rectifiée", "rectifiés", "rectifiées") }.

## Qui se tient où, dans les mots d'une image

pa-alt-unit = { ID($unit) } ({ $side }, { $arm }) en { $at }{ $ground }, { $stands } { COUNT($stands, "élément", "éléments") }{ $near }.
pa-alt-character = { ID($unit) } ({ $side }) en { $at }{ $ground }.
pa-alt-on = , { $ground }
pa-alt-plain = {""}
pa-alt-near = {" "}: ennemi le plus proche { $enemy }, { $away }
pa-alt-short = { $id } ({ $stands }) en { $at }
pa-alt-short-character = { $id } en { $at }
