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
shared-standing-figures = { ID($unit) } ({ $side }, { $kind }) : { $n } { COUNT($n, "figurine", "figurines") } { $formation } en { $square } ({ JOIN($ground, ", ") }), face { $facing }, { $near }
shared-standing-one = { ID($unit) } ({ $side }, { $kind }) en { $square } ({ JOIN($ground, ", ") }), { $near }
shared-short-unit = { $id } ({ $n }) en { $square }
shared-short-one = { $id } en { $square }
shared-aim-objective = { $what } ({ $n })
shared-who-figures = { ID($unit) } ({ $side }, { $kind }, { $n } { COUNT($n, "figurine", "figurines") })
shared-who-one = { ID($unit) } ({ $side }, { $kind })
shared-in-line = { $id } ({ $n }) { $formation } en { $square }
shared-in-line-one = { $id }, { $kind }, en { $square }
shared-look-unnamed = { $id } · { $side } · { $kind }
shared-look-place = { $n } en { $square }
shared-charge-refused = **Charge** : non. { $why } [{ $clause }]
shared-story-went = a fait { $n } cm
# $means : la phrase de la valeur en vigueur.
shared-option = { $means } [{ $clause }]
shared-head-troops = Troupes
shared-head-centimetres = cm
shared-title-announced = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") }
shared-title-parted = { THECAP($unit, as: "id") } { NB($unit, "rompt", "rompent") } le contact
shared-title-held = { CAP($what) } : { $side }
shared-title-set = Correction { DE($unit, as: "id") }
shared-title-finished = { CAP($side) } ont terminé
shared-finished = { CAP($side) } ont terminé.
shared-held = { CAP($what) } : { $side } en sont maîtres.
shared-part-clause = [{ $clause }]
shared-part-went-of = { $n } cm sur { $most } [{ $clause }]
shared-part-centimetres = { $n } cm [{ $clause }]
shared-part-needs = touche à { $n }+
shared-rank-general = général
shared-formation-line = en ligne
shared-formation-column = en colonne
shared-activation = Activation
shared-charge = Charge
# $most : centimètres.
shared-about-rider = { CAP($kind) } en { $square } : fait { $most } cm
shared-example = ✓ { $verb } : `{ NAME($example) }`
