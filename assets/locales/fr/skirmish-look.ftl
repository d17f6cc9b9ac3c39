### Escarmouche : les troupes et les ordres par leur nom, l'image, la fiche d'une unité, l'effectif ; et tout cela en mots.

## Ce qu'elles sont, et comment elles se tiennent

sk-row-grenadier = grenadiers
sk-row-line = troupes de ligne
sk-row-eliteVoltigeur = voltigeurs d'élite
sk-row-light = { shared-light-infantry }
sk-row-recruit = { legend-quality-recruit }
sk-row-irregular = guérilleros
sk-row-native = guerriers autochtones
sk-role-sergeant = sergent
sk-role-officer = { shared-officer }
sk-role-lieutenant = lieutenant
sk-role-noble = noble
sk-role-priest = prêtre
sk-role-musician = musicien
sk-formation-close = { legend-stand-close }
sk-formation-skirmish = { table-dice-formation-skirmish }
sk-formation-loose = { legend-stand-loose }
sk-order = { $order }
sk-order-disordered = { $order } (en désordre)
sk-single = figurine isolée
sk-band-short = courte portée
sk-band-medium = moyenne portée
sk-band-long = longue portée

## L'image

sk-turn = Tour { $turn } sur { $last } · { $side } ont la main
sk-turn-opening = Le tour { $turn } sur { $last } va commencer
sk-scene-figures = { $n } { COUNT($n, "figurine", "figurines") } · { $points } { COUNT($points, "point", "points") }
sk-alt-moved = { THECAP($unit, as: "id") } { NB($unit, "se porte", "se portent") } de { $from } en { $to } ({ $n } cm).
sk-alt-assaulted = { THECAP($unit, as: "id") } { NB($unit, "donne", "donnent") } l'assaut, { $n } cm de { $from } à { $to }.
sk-alt-recoiled = { THECAP($unit, as: "id") } { NB($unit, "recule", "reculent") } de { $n } cm, de { $from } à { $to }.
sk-alt-turned = { THECAP($unit, as: "id") } en { $to } { NB($unit, "fait", "font") } maintenant face { $facing }.
sk-alt-fires = { THECAP($unit, as: "id") } { NB($unit, "tirerait", "tireraient") } sur { THE($target, as: "id") }, à { $n } cm.
sk-alt-rushes = { THECAP($unit, as: "id") } { NB($unit, "donnerait", "donneraient") } l'assaut { A($target, as: "id") }, à { $n } cm.
sk-alt-rolled = { THECAP($unit, as: "id") } { NB($unit, "a", "ont") } tiré sur { THE($target, as: "id") }. Les dés sont sur la table.
sk-alt-fired = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") }, à { $n } cm : { $hits } { COUNT($hits, "touche", "touches") }.
sk-alt-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "figurine", "figurines") }.
sk-alt-touched = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } au contact { JOIN($enemies, ", ", last: " et ") }.
sk-alt-tested-passed = { THECAP($unit, as: "id") } { NB($unit, "réussit", "réussissent") } le test moral.
sk-alt-tested-failed = { THECAP($unit, as: "id") } { NB($unit, "rate", "ratent") } le test moral.
sk-alt-reloaded = { THECAP($unit, as: "id") } { NB($unit, "recharge", "rechargent") }.
sk-alt-side = { CAP($side) } ({ NAME($army) }) ont { $n } { COUNT($n, "figurine", "figurines") } et { $points } { COUNT($points, "point", "points") }.

## Une unité

sk-strength = { $n } { COUNT($n, "figurine", "figurines") } sur la table, { $lost } { COUNT($lost, "perdue", "perdues") }. { $points } { COUNT($points, "point", "points") }. Lâche pied à { $breaks } % de pertes
sk-look-strength = **{ $n }** { COUNT($n, "figurine", "figurines") } · classe { $class }, moral { $morale }
sk-look-at = En { $square } ({ JOIN($ground, ", ") }), { $order }, face { $facing }
sk-look-figures = Figurines : { JOIN($figures, ", ") }
sk-look-figure = { shared-look-place }
sk-look-shelter-wall = **Derrière un mur** : à l'abri de ce qui vient de l'autre côté [{ $clause }]
sk-look-shelter-building = **Dans un bâtiment** : à l'abri [{ $clause }]
sk-look-shelter-ruled = **À l'abri**, par décision [{ $clause }]
sk-look-shelter-open = **Sans abri**, par décision [{ $clause }]
sk-look-contact = **Au contact** de { JOIN($units, ", ") } [{ $clause }]
sk-look-recoils = **Recule** au début du prochain tour [{ $clause }]
sk-look-unloaded = **Fusils déchargés** : recharger prend un tour sans bouger [{ $clause }]
sk-look-some-unloaded = { $n } { COUNT($n, "figurine a le fusil déchargé", "figurines ont le fusil déchargé") } [{ $clause }]
sk-look-acted = A déjà agi ce tour-ci [{ $clause }]
sk-look-turned = A déjà pivoté ce tour-ci [{ $clause }]
sk-look-cuirass = Porte la cuirasse : il faut 1 de plus à longue portée [{ $clause }]
sk-look-carbine = Mousqueton, de moindre portée [{ $clause }]
sk-look-marksmen = Tireurs d'élite : { JOIN($figures, ", ") } [{ $clause }]
sk-look-of = Relève { DE($unit) }
sk-look-led = Gradés à portée de voix : { JOIN($units, ", ") } [{ $clause }]
sk-look-not-led = Aucun gradé à portée de voix [{ $clause }]
sk-look-musician = { THECAP($unit) } { NB($unit, "joue", "jouent") } : +1 au moral [{ $clause }]
sk-look-moves-close = Avance de { $n } cm, de { $aside } cm de côté ou en arrière [{ $clause }]
sk-look-moves = Se déplace de { $n } cm, { $half } cm en terrain difficile [{ $clause }]
sk-look-shoots = Portées { JOIN($bands, ", ") } cm [{ $clause }]
sk-look-untrained = Sans instruction : ni ordre serré, ni tirailleurs [{ $clause }]
sk-look-verb-fire = { shared-fire }
sk-look-verb-move = se déplacer
sk-look-verb-reload = recharger
sk-look-verb-turn = pivoter
sk-look-verb-form = former l'ordre serré
sk-look-verb-deploy = se déployer en tirailleurs
sk-look-verb-assault = donner l'assaut

## D'ici à là

sk-look-seen = **En vue** : { THE($unit) } en entier ({ $n } sur { $of }) [{ $clause }]
sk-look-partly = **En vue** : { $n } figurines sur { $of } { DE($unit) } [{ $clause }]
sk-look-hidden = **Hors de vue** : { $n } figurines sur { $of } { DE($unit) } [{ $clause }]
sk-look-fire = **Tir** : { JOIN($parts, " · ") }
sk-look-fire-vain = **Tir** : aucun jet ne peut toucher. { CAP(JOIN($parts, " · ")) }
# $needed : plus que les dés ne peuvent compter.
sk-fire-vain = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas toucher { THE($target) } d'ici : aucun jet n'atteint { $needed }.
sk-look-fire-refused = { shared-fire-refused }
sk-look-elite-unit = tir d'élite possible : +1 à un dé [{ $clause }]
sk-look-elite-single = tir d'élite possible : +1, ou choix de la figurine [{ $clause }]
# $n, $of : figurines en vue. $mean : touches en moyenne, si l'écran n'était pas là.
sk-look-cover-all = Le couvert sauve { THE($unit) } à { $needed }+ [{ $clause }]
sk-look-cover-some = Le couvert sauve { $n } { COUNT($n, "figurine", "figurines") } sur { $of } en vue ({ NAME($unit) }) à { $needed }+ [{ $clause }]
sk-look-screen = { THECAP($mass) }, derrière { THE($screen) }, { NB($mass, "recevrait", "recevraient") } { $mean } { COUNT($mean, "touche", "touches") } en moyenne et { NB($mass, "peut", "peuvent") } subir la différence [{ $clause }]
sk-look-screened = { THECAP($screen) } { NB($screen, "fait", "font") } écran devant { THE($mass) } et { NB($screen, "devient", "deviennent") } la cible. { THECAP($mass) } { NB($mass, "recevrait", "recevraient") } { $mean } { COUNT($mean, "touche", "touches") } en moyenne et { NB($mass, "peut", "peuvent") } subir la différence [{ $clause }]

## Ce qui menace une unité

sk-threats = Ce qui menace { THE($unit) } en { $square }
sk-threat-fire = **{ ID($enemy) }** peut tirer : { JOIN($parts, " · ") }
sk-threat-screened = **{ ID($enemy) }** peut tirer sur { THE($screen, as: "id") }, l'écran devant elle, et elle peut subir la différence
sk-threat-assault = **{ ID($enemy) }** peut donner l'assaut, à { $n } cm
sk-threat-none = À l'abri pour l'instant : aucun ennemi ne pourrait tirer ni donner l'assaut.
sk-threat-assumes = À supposer que { $side } agissent maintenant, chaque unité pour elle-même. Le mouvement d'une unité peut ouvrir ou fermer celui d'une autre.

## Effectif, but, récits

sk-roster-unit = { $id } { $n } en { $square }
sk-roster-single = { $id } en { $square }{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
 }
sk-aim = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par figurine ennemie hors de combat, 3 par gradé. Un camp qui a perdu sa part de figurines lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).
sk-aim-objectives = Après { $turns } tours, le camp qui a le plus de points l'emporte : 1 par figurine ennemie hors de combat, 3 par gradé, et pour { JOIN($places, ", ", last: " et ") }. Un camp qui a perdu sa part de figurines lâche pied et perd aussitôt (Rouges { $red } %, Bleus { $blue } %).
sk-story-fired = a tiré { $times } fois
sk-story-hit = a mis { $n } { COUNT($n, "figurine", "figurines") } hors de combat
sk-story-lost = a perdu { $n } { COUNT($n, "figurine", "figurines") }
sk-story-assaulted = a donné l'assaut { $times } fois
sk-story-fell-back = a reculé { $times } fois
sk-story-went = { shared-story-went }
