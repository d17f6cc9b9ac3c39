### Bataille fantastique : l'image, la fiche d'une unité, la liste des unités ; et tout cela en texte.

## L'image

fb-turn-opening = Tour { $turn } sur { $last } · { $side } : le tour va commencer
fb-turn-movement = Tour { $turn } sur { $last } · { $side } : mouvement
fb-turn-objection = Tour { $turn } sur { $last } · { $side } : une charge est contestée
fb-turn-shots = Tour { $turn } sur { $last } · { $side } : tirs contre une charge
fb-turn-shooting = Tour { $turn } sur { $last } · { $side } : tirs
fb-turn-combat = Tour { $turn } sur { $last } · { $side } : combats
fb-scene-figures = { $n } { COUNT($n, "socle", "socles") } · { $points } { COUNT($points, "point", "points") }
# $from, $to : ce que montre le dé.
fb-die-faces = { $from } à { $to }
# $n, $most, $cost : centimètres, du socle qui va le plus loin, ou d'un socle.
fb-alt-advance = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } en { $to }, face { $facing } : au plus { $n } cm par socle.
fb-alt-evade = { THECAP($unit, as: "id") } { NB($unit, "évite", "évitent") } de { $from } en { $to }, face { $facing } : au plus { $n } cm par socle.
fb-alt-charge = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") } de { $from } en { $to }, face { $facing } : au plus { $n } cm par socle.
fb-alt-support = { THECAP($unit, as: "id") } { NB($unit, "accompagne", "accompagnent") } la charge en soutien, de { $from } en { $to }.
fb-alt-driven = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "repoussé", "repoussée", "repoussés", "repoussées") } de { $n } cm, jusqu'en { $to }.
fb-alt-follow = { THECAP($unit, as: "id") } { NB($unit, "suit", "suivent") } de { $from } en { $to }.
fb-alt-ruled = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } { AGR($unit, "placé", "placée", "placés", "placées") } à la main en { $to }, face { $facing }.
fb-alt-announced = { THECAP($unit, as: "id") } { NB($unit, "annonce", "annoncent") } une charge contre { THE($target, as: "id") }.
# $side : front, flank, rear.
fb-alt-sided = Le dé donne { $die } : { THE($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") } { fb-side }.
fb-alt-failed = { THECAP($unit, as: "id") } ne { NB($unit, "trouve", "trouvent") } pas de place contre { THE($target, as: "id") } de ce côté : rien ne bouge.
# $edges, $corners : combien de contacts de chaque sorte.
fb-alt-touched = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } au contact { DE($target, as: "id") } { fb-side } par { $corners ->
    [0] { $edges } { COUNT($edges, "bord", "bords") }
   *[other] { $edges ->
        [0] { $corners } { COUNT($corners, "coin", "coins") }
       *[other] { $edges } { COUNT($edges, "bord", "bords") } et { $corners } { COUNT($corners, "coin", "coins") }
    }
 }.
fb-alt-shot = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") }, à { $n } cm : { $hits } { COUNT($hits, "touche", "touches") }.
fb-alt-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "socle", "socles") }.
fb-alt-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table en { $square }{ $fate ->
    [gone] {" "}pour de bon
    [later] {" "}et { NB($unit, "reviendra", "reviendront") } plus tard
   *[back] {" "}et { NB($unit, "revient", "reviennent") } aussitôt
 }.
fb-alt-returned = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } de retour en { $square }.
fb-alt-rode = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } en { $to }{ $joins ->
    [yes] {" "}et { NB($unit, "rejoint", "rejoignent") } { THE($other, as: "id") }
   *[no] { "" }
 }.
fb-alt-tested = { $confused ->
    [yes] { THECAP($unit, as: "id") } { NB($unit, "tombe", "tombent") } dans la confusion
   *[no] { THECAP($unit, as: "id") } { NB($unit, "garde son calme", "gardent leur calme") }
 }.
fb-alt-plan = Chaque socle { DE($unit, as: "id") } ferait au plus { $n } cm sur { $most }.
fb-alt-plan-charge = { THECAP($unit, as: "id") } { NB($unit, "chargerait", "chargeraient") } { THE($target, as: "id") } { fb-side }, avec { $most } cm pour chaque socle : { JOIN($costs, ", ") }.
fb-alt-cost = socle { $n } { $cost } cm
fb-alt-dice = Un dé décide du côté { DE($target, as: "id") } : { JOIN($sides, ", ") }.
fb-alt-die = { $faces } { fb-side }
fb-side = { $side ->
    [flank] de flanc
    [rear] de dos
   *[front] de front
 }
fb-alt-side = { CAP($side) } ({ NAME($army) }) ont { $n } { COUNT($n, "socle", "socles") } et { $points } { COUNT($points, "point", "points") }.

## Une unité

fb-standing = { ID($unit) } ({ $side }, { $kind }) : { $n } { COUNT($n, "socle", "socles") } { $formation } en { $square } ({ JOIN($ground, ", ") }), face { $facing }, { $near }

## Liste et but

fb-aim = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par socle ennemi perdu, 1 de plus pour une machine, 2 pour un commandant. Un camp qui a perdu sa part de socles lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).
fb-aim-objectives = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par socle ennemi perdu, 1 de plus pour une machine, 2 pour un commandant, et pour { JOIN($places, ", ", last: " et ") }. Un camp qui a perdu sa part de socles lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).

## La fiche d'une unité, et sa description

fb-single = seul
fb-who = { ID($unit) } ({ $side }, { $kind }, { $n } { COUNT($n, "socle", "socles") })
fb-strength = { $n } { COUNT($n, "socle restant", "socles restants") }, { $lost } { COUNT($lost, "perdu", "perdus") }. { $points } { COUNT($points, "point", "points") }. Lâche pied à { $breaks } % de pertes
fb-returning = Hors de la table pour l'instant : { JOIN($units, ", ") }
fb-look-strength = **{ $n }** { COUNT($n, "socle", "socles") }{ $lost ->
    [0] { "" }
   *[other] {", "}{ $lost } { COUNT($lost, "perdu", "perdus") }
 }
fb-look-at = En { $square } ({ JOIN($ground, ", ") }), { $formation }, face { $facing }
fb-look-at-commander = En { $square } ({ JOIN($ground, ", ") })
fb-look-stands = Socles : { JOIN($stands, ", ") }
fb-look-stand = { shared-look-place }
# $side : de l'unité qui a été chargée.
fb-look-touches = **Au combat** : a chargé { THE($enemy) } { fb-side } [{ $clause }]
fb-look-touched = **Au combat** : charge { fb-side } subie { DE($enemy) } [{ $clause }]
fb-look-shock = Troupe de choc : le front est le petit côté du socle [{ $clause }]
fb-look-missiles = Peut tirer sur une unité qui charge [{ $clause }]
fb-look-fanatic = **Doit charger** un ennemi à portée [{ $clause }]
fb-look-fortified = **Fortifié** : toujours chargé de front, et par l'infanterie seule [{ $clause }]
fb-look-confused = **Confusion** : ne peut pas bouger ce tour-ci [{ $clause }]
fb-look-initiative = A agi par initiative ce tour-ci [{ $clause }]
fb-look-joined = Avec { THE($unit) }
fb-look-done = A manqué un ordre et n'en donne plus ce tour-ci [{ $clause }]
fb-look-rode = { pa-look-moved }
fb-look-rides = Peut faire { $n } cm [{ $clause }]
fb-look-moves = Avance de { $advance } cm, évite de { $evade } cm, charge de { $charge } cm [{ $clause }]
fb-look-verb-advance = avancer
fb-look-verb-charge = charger
fb-look-verb-evade = éviter
fb-look-verb-ride = se déplacer

## D'ici à là

fb-look-seen = **En vue** : { $n } { COUNT($n, "socle", "socles") } sur { $of } { COUNT($n, "voit", "voient") } { THE($unit) } [{ $clause }]
fb-look-hidden = **Hors de vue** : aucun socle ne voit { THE($unit) } [{ $clause }]
fb-look-sides = Une charge prendrait { THE($unit) } { JOIN($sides, " ou ") } [{ $clause }]
fb-look-side = { fb-side }
fb-look-charge = **Charge** : { $how }
fb-look-charge-refused = { shared-charge-refused }

## Ce qui menace une unité

fb-threats = Ce que peut subir { THE($unit) } en { $square }
fb-threat-charge = **{ ID($enemy) }** peut charger : { $how }
fb-threat-shot = **{ ID($enemy) }** peut tirer, à { $n } cm : { $dice } { COUNT($dice, "dé", "dés") }, touche à { $needs }+
fb-threat-none = Rien à craindre pour l'instant : aucun ennemi ne peut charger cette unité ni lui tirer dessus.
fb-threat-assumes = À supposer que { $side } jouent maintenant et que tout ordre réussisse. Le mouvement d'une unité peut ouvrir ou fermer le chemin d'une autre.

## Bilans

fb-story-went = { shared-story-went }
fb-story-charged = a chargé { $times } fois
fb-story-evaded = a évité { $times } fois
fb-story-shot = a tiré { $times } fois
fb-story-hit = a fait { $n } { COUNT($n, "touche", "touches") }
fb-story-lost = a perdu { $n } { COUNT($n, "socle", "socles") }
fb-story-away = est hors de la table

## Variantes

fb-variant-irregularChargeFull = charge en formation irrégulière
fb-variant-irregularChargeFull-off = Une unité en formation irrégulière charge à mi-vitesse.
fb-variant-irregularChargeFull-on = Une unité en formation irrégulière charge à pleine vitesse.
fb-variant-objections = objections aux charges
fb-variant-objections-none = Une charge que les règles permettent se fait.
fb-variant-objections-ask = L'autre camp peut contester une charge, qui attend alors une décision.
fb-variant-fights = tirs et combats
fb-variant-fights-desk = Les joueurs, ou un arbitre, règlent tirs et combats selon leurs propres règles.
fb-variant-fights-simple = Tirs et combats se règlent par une courte table de ce bot, car le livre n'en a pas.

## L'aide de jeu

fb-sheet-title = Bataille fantastique
fb-sheet-page-moves = Mouvements et charges
fb-sheet-page-dice = Dés
fb-sheet-distances = Distances
fb-sheet-head-troops = { shared-head-troops }
fb-sheet-head-full = { shared-head-centimetres }
fb-sheet-head-half = mi-vitesse, cm
fb-sheet-commander = commandant
fb-sheet-commander-flying = commandant sur un volant
fb-sheet-machine = Le scénario donne sa distance à chaque machine.
fb-sheet-stand = Un socle mesure { $long } cm sur { $short }. Aucun de ses coins ne va plus loin que la distance.
fb-sheet-formations = Formation et distance
fb-sheet-head-formation = { sheet-head-formation }
fb-sheet-head-advance = avance
fb-sheet-head-evade = évitement
fb-sheet-head-charge = charge
fb-sheet-regular = ligne ou colonne
fb-sheet-irregular = irrégulière
fb-sheet-fortified = fortifiée
fb-sheet-whole = entière
fb-sheet-halved = moitié
fb-sheet-flyers = Les volants gardent toujours leur distance entière.
fb-sheet-once = Une distance n'est réduite de moitié qu'une fois.
fb-sheet-figures = Ordres et contact
fb-sheet-head-what = Quoi
fb-sheet-head-value = dés ou cm
fb-sheet-head-clause = { sheet-head-clause }
fb-sheet-order = ordre d'un commandant
fb-sheet-initiative = ennemi en vue qui permet l'initiative
fb-sheet-contact = bord libre qu'il faut pour charger
fb-sheet-clear = des unités au combat, après un évitement
fb-sheet-order-again = Un de moins par ordre que l'unité a déjà reçu ce tour-ci.
fb-sheet-fate = Une unité quitte la table : son dé
fb-sheet-head-lost = socles perdus
fb-sheet-fate-gone = perdue
fb-sheet-fate-later = au prochain tour
fb-sheet-fate-back = de retour
fb-sheet-fate-general = Si le général ne revient pas aussitôt, l'armée se retire.
fb-sheet-shooting = Tirs, si le scénario dit « fights simple »
fb-sheet-head-who = { shared-head-troops }
fb-sheet-head-near = près
fb-sheet-head-far = loin
fb-sheet-artillery = artillerie
fb-sheet-others = autres, armées de projectiles
fb-sheet-hits = jusqu'à { $n } cm : { $needs }+
fb-sheet-shooting-worse = Irréguliers ou en confusion : 1 de plus. Cible fortifiée : toujours 6 au moins.
fb-sheet-hits-a-stand = { $n } touches retirent un socle.
