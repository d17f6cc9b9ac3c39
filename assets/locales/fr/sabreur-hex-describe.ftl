# Sabreur-hex : images et positions en mots, pour qui ne peut les voir.

## Ce qui s'est passé, dans les mots d'une image

alt-waiting = { THECAP($unit, as: "id") } { NB($unit, "doit", "doivent") } choisir.
alt-moved = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }.
alt-moved-against = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }, contre { THE($target, as: "id") }.
alt-stays = { THECAP($unit, as: "id") } { NB($unit, "attaque", "attaquent") } { THE($target, as: "id") } sans bouger de { $from }.
alt-turned = { THECAP($unit, as: "id") } { NB($unit, "se tourne", "se tournent") } vers le { $facing }.
alt-formed = { THECAP($unit, as: "id") } { NB($unit, "se forme", "se forment") } { $formation }, face au { $facing }.
alt-evaded = { THECAP($unit, as: "id") } { NB($unit, "esquive", "esquivent") } de { $from } à { $to }.
alt-displaced = { THECAP($unit, as: "id") } { NB($unit, "s'écarte", "s'écartent") } de { $from } à { $to }.
alt-pursued = { THECAP($unit, as: "id") } { NB($unit, "poursuit", "poursuivent") } de { $from } à { $to }.
alt-countercharged = { THECAP($unit, as: "id") } { NB($unit, "contre-charge", "contre-chargent") } { THE($target, as: "id") }.
alt-fled = { THECAP($unit, as: "id") } { NB($unit, "fuit", "fuient") } de { $from } à { $to }.
alt-fled-off = { THECAP($unit, as: "id") } { NB($unit, "fuit", "fuient") } hors de la carte depuis { $from }.
alt-fired = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") }, de { $from } vers { $to }.
alt-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $n }.
alt-eliminated = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "éliminé", "éliminée", "éliminés", "éliminées") } en { $at }.
alt-rallied = { THECAP($unit, as: "id") } { NB($unit, "se rallie", "se rallient") }.
alt-recovered = { THECAP($unit, as: "id") } { NB($unit, "regagne", "regagnent") } { $n }.
alt-corrected = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "corrigé", "corrigée", "corrigés", "corrigées") } à la main.

## Qui se tient où, dans les mots d'une image

alt-unit = { ID($unit) } ({ $side }, { $formation }) se tient en { $at }{ $ground }, force { $strength }, { $panicked ->
        [yes] en fuite vers le
       *[no] face au
    } { $facing }{ $before }.
alt-on = , { JOIN($ground, ", ") }
alt-side = { CAP($side) } ({ NAME($army) }) ont { $men } { COUNT($men, "homme", "hommes") } et { $points } { COUNT($points, "point", "points") } de victoire.
alt-side-unseen = { CAP($side) } ({ NAME($army) }) ne sont pas encore visibles.
alt-objective = { NAME($place) } en { $at } ({ $points } { COUNT($points, "point", "points") })
alt-objectives-held = { CAP($side) } tiennent { JOIN($places, ", ") }.
alt-objectives-nobodys = Personne ne tient { JOIN($places, ", ") }.
alt-plain = {""}
alt-faces = , avec { $enemy } devant, { $away }
alt-short = { $id } ({ $strength }) en { $at }

## Le terrain le long des côtés

terrain-side-wood = un côté boisé
terrain-side-impassable = un côté infranchissable

## Une description

describe-id = { $id }
describe-faced = { $id }, { $away }
describe-who = { ID($unit) } ({ $side }, force { $strength })
describe-who-full = { ID($unit) } ({ $side }), { $type } { $formation }, force { $strength }, face au { $facing }{ $panicked ->
    [yes] , paniquée
   *[no] {""}
 }
describe-area-front = Devant : { JOIN($units, " ; ") }
describe-area-leftFlank = Sur le flanc gauche : { JOIN($units, " ; ") }
describe-area-rightFlank = Sur le flanc droit : { JOIN($units, " ; ") }
describe-area-rear = Derrière : { JOIN($units, " ; ") }
describe-area-square = Tout autour, car un carré fait front de tous côtés : { JOIN($units, " ; ") }
describe-area-near = { $whose ->
    [enemy] ennemi { $id }, { $away }
   *[friend] unité amie { $id }, { $away }
 }
describe-area-empty = personne à { $n } cases ou moins
describe-enemies = Les ennemis les plus proches :
describe-enemy = { ID($unit) }, { $type }, force { $strength } : { $away } ; { $area } ; { $between } ; { $sight }
describe-in-sight = en vue
describe-hidden = hors de vue : { $by } bloque la ligne
describe-regards-front = l'a devant elle
describe-regards-leftFlank = a cette unité sur son flanc gauche
describe-regards-rightFlank = a cette unité sur son flanc droit
describe-regards-rear = a cette unité dans le dos
describe-regards-square = est en carré
describe-no-enemies = Il n'y a plus d'ennemi.
describe-hex = Case { $hex } : { JOIN($ground, ", ") }
describe-hex-region = Elle est { $region } de la carte.
describe-objective = Objectif { NAME($place) }, { $points } { COUNT($points, "point", "points") } de victoire
describe-objective-in = Objectif { NAME($place) } en { $at }, { $points } { COUNT($points, "point", "points") } de victoire : { $held }
describe-held = tenu par { $units }
describe-not-held = tenu par personne
describe-nearest = Au plus près : { JOIN($units, " ; ") }
describe-nearest-unit = { $who } : { $away }
describe-bearings = Directions : nord, nord-est, sud-est, sud, sud-ouest et nord-ouest sont les orientations ; une unité orientée ainsi voit devant elle ce qui est dans cette direction. Celles d'entre deux, comme nord-nord-est ou est, sont des rangs de cases, devant les deux orientations voisines.
describe-deployment = Déploiement : les deux camps prennent place, et personne n’est encore sur la carte.
describe-turn = Tour { $turn } sur { $last } ; { $side } ont la main, et { $points } { COUNT($points, "point", "points") } d'ordre
describe-strength = { $units } { COUNT($units, "unité", "unités") } sur la carte, force { $strength } sur { $initial } ; { $points } { COUNT($points, "point", "points") } de victoire
describe-panicked = Paniquées : { JOIN($units, ", ") }
describe-demoralised = Démoralisées : { JOIN($units, ", ") }
describe-gone = Perdues : { JOIN($units, ", ") }
describe-standing = { ID($unit) } en { $at } ({ JOIN($ground, ", ") }) : { $type } { $formation }, force { $strength } sur { $initial }, face au { $facing }{ $panicked ->
    [yes] , paniquée
   *[no] {""}
 } ; { $faces }
describe-standing-gap = { CAP($gap) }, puis { $standing }
describe-second-line = En seconde ligne :
describe-standing-behind = { $standing } ; à { $n } { COUNT($n, "case", "cases") } derrière { $of }
describe-faces = fait face { A($enemy, as: "id") }, { $away }
describe-faces-nobody = ne fait face à personne
describe-front-side = { CAP($side) }, { $axis ->
    [east] d'ouest en est
   *[south] du nord au sud
 } : { JOIN($units, " ; ") }
describe-front-unit = { $id } ({ $at }) { $faces }
describe-front-gap = { $gap }, { $unit }
describe-front-reserve = { CAP($side) }, en seconde ligne : { JOIN($units, " ; ") }
describe-front-behind = { $id } ({ $at }) à { $n } { COUNT($n, "case", "cases") } derrière { $of }
describe-neighbour-in-line = { $flank ->
    [first] Avant elle dans la ligne : { $id }, { $away }
   *[last] Après elle dans la ligne : { $id }, { $away }
 }
describe-flank-open = { $flank ->
    [first] Personne avant elle dans la ligne : elle en est la première.
   *[last] Personne après elle dans la ligne : elle en est la dernière.
 }
describe-faced-by = Lui font face : { JOIN($units, " ; ") }
describe-faced-by-none = Aucun ennemi ne lui fait face.
