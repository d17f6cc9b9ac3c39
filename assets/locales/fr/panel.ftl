# Le panneau : un ordre composé en appuyant.

## Sabreur-hex : ce qu'on demande à chaque étape, et ce qu'on peut choisir.

compose-words = { NAME($words) }
compose-verb = { CAP($words) }
compose-gone = Cela ne peut plus être ordonné : ce dont il s'agit a changé.
compose-asks-unit = Qui doit agir ?
compose-points = { $points ->
    [0] Il ne reste aucun point d'ordre.
    [1] Il reste un point d'ordre.
   *[other] Il reste { $points } points d'ordre.
 }
compose-row-group = Le groupe en action
compose-row-units = Les unités qui peuvent agir
compose-row-barred = Pas maintenant : pourquoi ?
compose-row-end = Le tour
compose-unit = { $id } · { NAME($unit) } · { $formation } · { $strength }
compose-asks-group = { $units } Qui agit d'abord ?
compose-group-open = Ouvert tel quel, le groupe attend les ordres de ses unités.
compose-why-not = ✗ { $why } [{ $clause }]
compose-row-first = Agit d'abord
compose-row-together = Avec
compose-member = { $id } · { NAME($unit) }
compose-companion = +{ $id } · { NAME($unit) }, sans point
compose-cost = L'activation coûte { $cost } { COUNT($cost, "point", "points") } d'ordre{ $points ->
    [none] {""}
   *[other] {" "}sur { $points }
 }.
compose-cost-why = L'activation coûte { $cost } { COUNT($cost, "point", "points") } d'ordre{ $points ->
    [none] {""}
   *[other] {" "}sur { $points }
 } [{ $clause }].
compose-asks-verb = { $id } : que { NB($unit, "doit", "doivent") } faire { THE($unit) } ?
compose-asks-facing = { $id } marche : dans quelle orientation ?
compose-no-turning = L'orientation se prend avant la marche et se garde jusqu'au bout : on ne pivote plus après.
compose-facing = { $arrow } { $facing }{ $kept ->
    [yes] {" "}(comme maintenant)
   *[no] {""}
 }
compose-asks-end = { $id } marche face au { $facing } : jusqu'où ?
compose-ends = { $n ->
    [1] Une seule case est à portée ainsi.
   *[other] { $n } cases sont à portée ainsi.
 }
compose-end = { $at } : { JOIN($whys, ", ") }
compose-end-plain = { $at } : à { $n } { COUNT($n, "case", "cases") }
compose-end-far = le plus loin
compose-end-enemy = vers l'ennemi
compose-end-cover = à couvert
compose-end-hill = sur une hauteur
compose-end-chain = garde la chaîne
compose-type-hex = Taper la case
compose-asks-target = { $id } · { $verb } : contre qui ?
compose-asks-hex = { $id } · { $verb } : jusqu'où ?
compose-asks-thing = { $id } · { $verb } : comment ?
compose-target = { $words } · { NAME($unit) }, { $n } { COUNT($n, "case", "cases") }
compose-hex = { $words } · { $ground }, { $n } { COUNT($n, "case", "cases") }
compose-asks-whole = L'ordre
compose-row-facing = Orientation
compose-row-then = Et puis
compose-row-more = Plus précisément
compose-row-toggles = Réponses prévues ; appuyez pour changer
compose-row-toward = Poursuivre vers
compose-toggle-attack = { $value ->
    [attack] Attaquer au contact : oui
    [stop] Attaquer au contact : non
   *[ask] Attaquer au contact : me demander
 }
compose-toggle-square = { $value ->
    [attack] Face à un carré : attaquer
    [stop] Face à un carré : s'arrêter
    [evade] Face à un carré : se replier
   *[ask] Face à un carré : me demander
 }
compose-toggle-pursue = { $value ->
    [yes] Poursuivre : oui
    [no] Poursuivre : non
   *[ask] Poursuivre : me demander
 }
compose-toggle-afterPursuit = { $value ->
    [attack] Après la poursuite : attaquer
    [stop] Après la poursuite : s'arrêter
   *[ask] Après la poursuite : me demander
 }
compose-toggle-failed = { $value ->
    [stay] Si son moral cède : rester
    [flee] Si son moral cède : fuir
    [some] Si son moral cède : selon l'ordre
   *[ask] Si son moral cède : selon ma doctrine
 }
compose-beside = { $on ->
    [yes] ✓ {""}
   *[no] {""}
 }{ $id } · { NAME($unit) }

## Tables en centimètres : pourquoi un mouvement est proposé.

# $words : l'ordre sans son unité.
march-proposed = { CAP($words) } : { JOIN($whys, ", ") }
# Un verbe qui ne mène qu'à un seul ordre, et la suite de celui-ci.
march-verb-only = { $verb } : { NAME($words) }
march-type = Taper l'ordre
march-verb-back = Recule
march-row-moves = Mouvements, par numéro
march-row-lengths = Plus loin ou moins loin
march-longer = { $by ->
    [0.5] + ½ cm
   *[other] + { $by } cm
 }
march-shorter = { $by ->
    [0.5] − ½ cm
   *[other] − { $by } cm
 }
# $legs : la longueur de chaque étape, en centimètres. $aside : `same` si l'allure est la même dans toutes les directions.
march-way = Trajet : { JOIN($legs, " + ") } cm. { $ahead ->
    [0] Il ne reste rien du mouvement ; raccourcissez-le pour ajouter une étape
   *[other] Reste : { $ahead } cm{ $aside ->
        [same] {""}
       *[other] {" "}vers l'avant, { $aside } cm de côté ou en arrière
     }
 }.
march-row-way = Étapes du trajet
march-add-leg = Ajouter une étape
march-undo-leg = Retirer la dernière étape
march-asks-leg = { $id } : et ensuite ?
march-row-legs = Étape suivante, par numéro
march-why-rest-whole = tout le reste
march-why-rest-half = la moitié du reste
march-why-rest-quarter = le quart du reste
refuse-no-leg = Ce n'est pas une étape. Écrivez « avance », « recule », « pas de côté » ou « oblique », puis une longueur : « pas de côté gauche 4 ».
march-type-example = en H7/3, ou avance 8, pas de côté gauche 4
march-leg-example = pas de côté gauche 4
march-why-whole = tout droit
march-why-half = à mi-chemin
# $by : des centimètres.
march-why-aside = { $by } cm, un mouvement entier
march-why-aside-half = { $by } cm, un demi-mouvement
march-why-edge = jusqu'à l'obstacle
march-why-reach = hors de portée de charge
march-why-line = à hauteur d'un ami
march-why-behind = derrière un ami
march-why-range = à meilleure portée
march-why-enemy = vers l'ennemi
march-why-cover = l'abri le plus proche

## Panache.

pa-compose-asks-unit = Qui doit bouger ?
pa-compose-asks-place = { $id } : jusqu'où ?
compose-end-fights = peut encore combattre
pa-compose-row-along = Qui l'accompagne
pa-compose-row-further = Ou plus loin

## Le panneau lui-même.

panel-gone = Ce panneau est fermé. Ouvrez-en un autre avec { -panel }.
panel-moved-on = Le panneau a changé entre-temps ; voici son état actuel.
panel-since = Depuis l'affichage : { JOIN($changes, " ; ") }{ $points ->
    [none] {""}
    [0] {" "}; il ne reste aucun point d'ordre
    [1] {" "}; il reste 1 point d'ordre
   *[other] {" "}; il reste { $points } points d'ordre
 }.
panel-why = ✗ { $why }
panel-why-text = ✗ { $why }
panel-why-clause = ✗ { $why } [{ $clause }]
panel-instead = À la place
panel-order = { NAME($order) }
command-panel = Composer un ordre avec des boutons : l'unité, ce qu'elle fait, où, avec une image
    .name = panneau
command-panel-unit = Commencer par cette unité, par exemple 3L
    .name = unité
-panel = `/{ command-panel.name }`
bot-panel-new = Nouveau panneau
bot-panel-choose = Choisir
bot-panel-type = Un lieu, ou ce qui est demandé
bot-panel-example = Par exemple : { $example }
panel-plans = C'est le tour de l'ennemi : ce que vous composez est prévu pour votre prochain tour, d'après le terrain tel qu'il est.
bot-panel-plan = Prévoir
panel-stands = Votre panneau se trouve dans { $place }.
