# Une carte et qui s'y tient, en mots, dans tous les jeux.

## Vers où : les six orientations, et entre elles les directions des côtés de case

bearing-n = au nord
bearing-nne = au nord-nord-est
bearing-ne = au nord-est
bearing-e = à l'est
bearing-se = au sud-est
bearing-sse = au sud-sud-est
bearing-s = au sud
bearing-ssw = au sud-sud-ouest
bearing-sw = au sud-ouest
bearing-w = à l'ouest
bearing-nw = au nord-ouest
bearing-nnw = au nord-nord-ouest

## Où sur la carte

region-nw = au nord-ouest
region-n = au nord
region-ne = au nord-est
region-w = à l'ouest
region-c = au centre
region-e = à l'est
region-sw = au sud-ouest
region-s = au sud
region-se = au sud-est

## Distances

survey-here = dans la même case
survey-away = { $n ->
    [1] sur une case voisine, { $bearing }
   *[other] à { $n } cases, { $bearing }
 }
survey-gap = un vide de { $n } { COUNT($n, "case", "cases") }

## Le terrain

survey-size = La carte a { $cols } colonnes et { $rows } rangées de cases
survey-numbers = Une case se nomme par sa colonne et sa rangée : 0101 est le coin nord-ouest, sa voisine à l'est est 0201 ; les rangées paires sont décalées d'une demi-case vers l'est.
survey-clear = Le terrain est partout dégagé
survey-region = { CAP($region) } : { JOIN($kinds, " ; ") }
survey-clump = { $what } ({ $hexes })
survey-hill = { $level ->
    [1] une colline
   *[other] une colline de niveau { $level }
 }
survey-road = Une route : { $hexes }
survey-road-named = { NAME($name) } (une route) : { $hexes }
survey-sides-east = { CAP($what) }, d'ouest en est : au nord { $left } ; au sud { $right }
survey-sides-south = { CAP($what) }, du nord au sud : à l'est { $left } ; à l'ouest { $right }
survey-sides-ring = { CAP($what) }, en cercle : d'un côté { $left } ; de l'autre { $right }
survey-sides-crossed = { $runs } ; { JOIN($crossings, ", ") }
survey-crossing = { $what } entre { $from } et { $to }
survey-crossing-alone = { CAP($crossing) }

## Autour d'une case, et entre deux

survey-neighbour = { CAP($bearing) } { $hex } : { JOIN($parts, ", ") }
survey-neighbour-off = { CAP($bearing) } : hors de la carte
survey-beyond = au-delà : { $what }
survey-by-road = par la route
survey-ground-crossed = { JOIN($ground, ", ") } en { $hex }
survey-ground-touched = { JOIN($ground, ", ") } en { $hex }, que la ligne effleure
survey-between = entre eux { JOIN($all, ", ") }
survey-between-clear = terrain dégagé entre eux
survey-ways-out = Cases libres à côté : { JOIN($ways, ", ") }
survey-way-out = { $hex } ({ $bearing })
survey-no-way-out = Aucune case voisine n'est libre.
survey-on-road = Une route y passe, vers { JOIN($hexes, " et ") }
survey-no-units = Aucune unité ne s'y trouve.

## Lignes de bataille

survey-from-west = D'ouest en est :
survey-from-north = Du nord au sud :
survey-nothing-left = Aucune unité de ce camp n'est sur la carte.
survey-closest = Les lignes sont au plus près entre { $one } et { $other } : { $n ->
    [1] sur des cases voisines
   *[other] à { $n } cases
 }.

## Une image

alt-ahead = Si cela est fait : { $title }.
# Une carte où rien ne s'est encore passé : le nom de sa bataille.
alt-map = Cette carte montre la bataille « { $title } ».
alt-title = { $title }.
alt-heading = { $subtitle }.
alt-outside = Au-delà du bord de l'image : { $first }
alt-choice = { $what ->
    [target] Le numéro { $n } est l'ennemi en { $at }.
   *[end] Le numéro { $n } mène en { $at }.
 }
alt-blocked = De { $from }, { $by } cache { $to }.
alt-threat-near = { $by ->
    [charge] { CAP($side) } peuvent venir de { $from } en { $to } et charger { $target }.
   *[other] { CAP($side) } peuvent venir de { $from } en { $to } et tirer sur { $target }.
 }
alt-threat = { $by ->
    [charge] { CAP($side) } peuvent charger { $target } depuis { $from }.
   *[other] { CAP($side) } peuvent tirer sur { $target } depuis { $from }.
 }
alt-sector = { CAP($region) } : { JOIN($sides, " ; ") }.
alt-sector-side = { $side } ont { JOIN($units, ", ") }
alt-apart = { $one } et { $other } sont { $n ->
    [1] sur des cases voisines
   *[other] à { $n } cases
 }

# $signs : ce que veut dire chaque signe de la légende.
alt-key = Une légende explique les signes : { JOIN($signs, ", ") }.

## Ce qui se décrit

describe-topic-hex = { $hex } · { JOIN($ground, ", ") }
describe-topic-side = { CAP($side) } · { NAME($army) }
describe-topic-front = Le front : qui fait face à qui
describe-unknown = Rien ici ne s'appelle « { NAME($word) } ». Nommez une case par ses quatre chiffres, une unité par son nom court ({ $unit }), un camp ({ $side }), ou « front » ; sans rien, tout le champ est décrit.
describe-field = Le champ de bataille : { NAME($battle) }
describe-front = Le front
describe-front-of = Le front autour { DE($unit) }
describe-side = { CAP($side) } : { NAME($army) }

## Une table en centimètres : lieux, distances, terrain

survey-number = { $n }
survey-degrees = { $n }°
survey-named = { NAME($name) }
survey-edge = le bord de la table
survey-the-unit = { shared-the }
survey-named-kind = { NAME($name) } ({ $kind })
survey-table-away = { $n ->
    [0] au contact, { $bearing }
   *[other] { $n } cm { $bearing }
 }
# Là où il est interdit de mesurer jusqu'à l'ennemi : tant de cases entières de la grille.
survey-cm = { $n } cm
survey-squares = { $n ->
    [0] moins d'une case
   *[other] { $n } à { $more } cases
 }
survey-table-away-squares = { $far } { $bearing }
survey-table-apart-squares = { $one } et { $other } sont à { $far } l'un de l'autre
survey-table-closest-squares = Les lignes sont au plus près entre { $one } et { $other } : { $far }.
survey-room-squares = { CAP($quarter) } : libre sur { $far }, puis { $what }
survey-table-beside = juste à côté, { $bearing }
survey-table-apart = { $one } et { $other } sont { $n ->
    [0] au contact
   *[other] à { $n } cm
 }
survey-table-size = La table mesure { $wide } cm sur { $deep }
survey-table-numbers = Elle est quadrillée en cases de 10 cm : lettres d'ouest en est, chiffres du sud au nord, A1 est donc le coin sud-ouest. Un troisième chiffre donne le neuvième de case, comme sur un pavé numérique : 7 8 9 en sont la rangée nord.
survey-area = { CAP($what) } : { $squares }
survey-line = { CAP($what) } : { $squares }
survey-point = { CAP($what) } en { $square }
survey-objective = { CAP($what) } : { $n } { COUNT($n, "point", "points") }. Personne ne l'occupe encore
survey-objective-held = { CAP($what) } : { $n } { COUNT($n, "point", "points") }. Maîtres du lieu : { $side }
survey-open = terrain libre
survey-way-in = { $what } à { $far } { $quarter }
survey-near-ground = Terrain proche : { JOIN($all, ", ") }
survey-room = { CAP($quarter) } : libre sur { $n } cm, puis { $what }
survey-room-none = { CAP($quarter) } : aussitôt { $what }
survey-quarter-front = devant
survey-quarter-left = à gauche
survey-quarter-right = à droite
survey-quarter-rear = derrière
# $legs : les parties du chemin, $most : ce que cette direction permet ; le tout en centimètres.
survey-cost = { JOIN($legs, " + ") } sur { $most }
alt-table-blocked = La ligne de { $from } à { $to } est arrêtée en { $by }.
alt-table-arc = Depuis { $at }, un arc montre ce qui se trouve devant, avec des portées à { JOIN($ranges, ", ") } cm.
survey-table-closest = Les lignes sont au plus près entre { $one } et { $other } : { $n ->
    [0] au contact
   *[other] { $n } cm
 }.
describe-topic-square = { $square } · { JOIN($ground, ", ") }
describe-topic-ground = { CAP($what) } · { $squares }
describe-square = Case { $square } : { JOIN($ground, ", ") }
describe-table-unknown = Rien ici ne s'appelle « { NAME($word) } ». Nommez une case (H7), une unité par son nom court ({ $unit }), un élément du terrain par son nom, un camp ({ $side }) ou « front » ; sans rien nommer, tout le champ de bataille est décrit.
describe-ground-in = Dedans : { JOIN($units, " ; ") }
survey-friends = Amis proches : { JOIN($units, " ; ") }
survey-friend = { ID($unit) } ({ $kind }) { $touching ->
    [yes] au contact,
   *[other] à { $far }
 } { $quarter }
survey-no-friends = Aucun ami à moins de { $n } cm
survey-enemy-seen = { $who }, { $order } en { $square } : { $away }, { $quarter }, en vue ; { $between }
survey-enemy-hidden = { $who }, { $order } en { $square } : { $away }, { $quarter }, hors de vue ; { $between }
survey-apart-square = { $square } ({ JOIN($ground, ", ") })
survey-apart-unit = { ID($unit) } en { $square } ({ JOIN($ground, ", ") })
survey-apart-distance = { CAP($away) }, { $between }
survey-apart-front = Devant { THE($unit) }
survey-apart-left = À gauche { DE($unit) }
survey-apart-right = À droite { DE($unit) }
survey-apart-rear = Derrière { THE($unit) }
refuse-table-name = Rien ici ne s'appelle « { NAME($word) } ». Nommez une unité par son nom court, une case (H7) ou un élément du terrain.
survey-none-near = aucun ennemi sur la table

## Ce qui diffère dans une position antérieure, après le nom d'une unité : ce qui est, puis ce qui était

survey-changed = { $from } → { $to }
survey-changed-at = de { $from } à { $to }
survey-changed-within = à { $n } cm de là, en { $at }
survey-changed-front = face { $from } → { $to }
survey-changed-lost = seulement maintenant : { JOIN($what, ", ") }
survey-changed-again = seulement alors : { JOIN($what, ", ") }
survey-changed-placed = autrement, à la même place
survey-changed-quality = moyenne
survey-changed-weight = moyen
