### Bataille fantastique : l'image, la fiche d'une unité, la liste des unités ; et tout cela en texte.

## L'image

fb-turn-opening = Tour { $turn } sur { $last } · { $side } : le tour va s'ouvrir
fb-turn-movement = Tour { $turn } sur { $last } · { $side } : mouvement
fb-turn-objection = Tour { $turn } sur { $last } · { $side } : une charge est contestée
fb-turn-shots = Tour { $turn } sur { $last } · { $side } : tirs contre une charge
fb-turn-shooting = Tour { $turn } sur { $last } · { $side } : tirs
fb-turn-combat = Tour { $turn } sur { $last } · { $side } : combats
fb-scene-figures = { $n } { COUNT($n, "socle", "socles") } · { $points } { COUNT($points, "point", "points") }
# $from, $to : ce que montre le dé.
fb-die-faces = { $from } à { $to }
# $n, $most, $cost : centimètres, du socle qui va le plus loin, ou d'un socle.
fb-alt-advance = { ID($unit) } va de { $from } en { $to }, face { $facing } : ses socles font au plus { $n } cm.
fb-alt-evade = { ID($unit) } évite de { $from } en { $to }, face { $facing } : ses socles font au plus { $n } cm.
fb-alt-charge = { ID($unit) } charge de { $from } en { $to }, face { $facing } : ses socles font au plus { $n } cm.
fb-alt-support = { ID($unit) } accompagne la charge en soutien, de { $from } en { $to }.
fb-alt-driven = { ID($unit) } est repoussé de { $from } en { $to }.
fb-alt-follow = { ID($unit) } suit de { $from } en { $to }.
fb-alt-ruled = { ID($unit) } est déplacé à la main de { $from } en { $to }.
fb-alt-announced = { ID($unit) } annonce une charge contre { ID($target) }.
# $side : front, flank, rear.
fb-alt-sided = Le dé donne { $die } : { ID($unit) } charge { ID($target) } { fb-side }.
fb-alt-failed = { ID($unit) } ne trouve pas de place contre { ID($target) } de ce côté : rien ne bouge.
# $edges, $corners : combien de contacts de chaque sorte.
fb-alt-touched = { ID($unit) } est au contact de { ID($target) } { fb-side } par { $corners ->
    [0] { $edges } { COUNT($edges, "bord", "bords") }
   *[other] { $edges ->
        [0] { $corners } { COUNT($corners, "coin", "coins") }
       *[other] { $edges } { COUNT($edges, "bord", "bords") } et { $corners } { COUNT($corners, "coin", "coins") }
    }
 }.
fb-alt-shot = { ID($unit) } tire sur { ID($target) }, à { $n } cm : { $hits } { COUNT($hits, "touche", "touches") }.
fb-alt-lost = { ID($unit) } perd { $n } { COUNT($n, "socle", "socles") }.
fb-alt-left = { ID($unit) } quitte la table en { $square }{ $fate ->
    [gone] {" "}pour de bon
    [later] {" "}et reviendra plus tard
   *[back] {" "}et revient aussitôt
 }.
fb-alt-returned = { ID($unit) } est de retour en { $square }.
fb-alt-rode = { ID($unit) } va en { $to }{ $joins ->
    [yes] {" "}et rejoint { ID($other) }
   *[no] { "" }
 }.
fb-alt-tested = { $confused ->
    [yes] { ID($unit) } tombe dans la confusion
   *[no] { ID($unit) } garde son calme
 }.
fb-alt-plan = Chaque socle de { ID($unit) } ferait au plus { $n } cm sur { $most }.
fb-alt-plan-charge = { ID($unit) } chargerait { ID($target) } { fb-side }, avec { $most } cm pour chaque socle : { JOIN($costs, ", ") }.
fb-alt-cost = socle { $n } { $cost } cm
fb-alt-dice = Un dé décide du côté de { ID($target) } : { JOIN($sides, ", ") }.
fb-alt-die = { $faces } { fb-side }
fb-side = { $side ->
    [flank] de flanc
    [rear] de dos
   *[front] de front
 }
fb-alt-side = { $side } ({ NAME($army) }) : { $n } { COUNT($n, "socle", "socles") } et { $points } { COUNT($points, "point", "points") }.

## Une unité

fb-standing = { ID($unit) } ({ $side }, { $kind }) : { $n } { COUNT($n, "socle", "socles") } { $formation } en { $square } ({ JOIN($ground, ", ") }), face { $facing }, { $near }
fb-standing-commander = { ID($unit) } ({ $side }, { $kind }) en { $square } ({ JOIN($ground, ", ") }), { $near }
fb-none-near = aucun ennemi sur la table

## Liste et but

fb-roster-unit = { $id } ({ $n }) en { $square }
fb-roster-commander = { $id } en { $square }
fb-aim = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par socle ennemi perdu, 1 de plus pour une machine, 2 pour un commandant. Un camp qui a perdu sa part de socles lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).
fb-aim-objectives = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par socle ennemi perdu, 1 de plus pour une machine, 2 pour un commandant, et pour { JOIN($places, ", ", last: " et ") }. Un camp qui a perdu sa part de socles lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).
fb-aim-objective = { $what } ({ $n })
