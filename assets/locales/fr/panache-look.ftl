# Panache : ce qu'on voit en regardant de près : l'image, la fiche d'une unité, les forces, ce qu'un scénario change.

## L'image

pa-scene-movement = Tour { $turn } sur { $last } · { $side } ont la main
pa-scene-combat = Tour { $turn } sur { $last } · { $side } attaquent
pa-scene-result = Tour { $turn } sur { $last } · { $side } ont bougé en dernier
pa-scene-figures = { $stands } { COUNT($stands, "élément", "éléments") }

## La fiche d'une unité

pa-look-unit = { shared-unit }
pa-look-stands = **{ $stands }** { COUNT($stands, "élément", "éléments") } sur { $initial }
pa-look-at = En { $at } ({ $ground })
pa-look-parent = Détachement { DE($parent) }
pa-on-road = { $terrain }, sur une route
pa-look-reserve = Hors table ; peut entrer à partir du tour { $turn }, par { JOIN($hexes, ", ") } [{ $clause }]
pa-look-goes-whole = Mouvement : { $max } { COUNT($max, "case", "cases") }, combat gardé [{ $clause }]
pa-look-goes-part = Mouvement : { $free } { COUNT($free, "case", "cases") } avec combat, { $max } sans [{ $clause }]
pa-look-goes-none = Mouvement : { $max } { COUNT($max, "case", "cases") }, mais tout mouvement coûte le combat [{ $clause }]
pa-look-goes-character = Mouvement : { $max } { COUNT($max, "case", "cases") } seul, { $flight } en fuite ; le terrain difficile ne le ralentit pas [{ $clause }]
pa-look-goes-driver = Mouvement : { $max } { COUNT($max, "case", "cases") } seul, { $flight } en fuite ; le terrain difficile est fermé à son véhicule [{ $clause }]
pa-look-goes-mounted = Avec ses { $mount } : { $cap }, alors sans combat [{ $clause }]
pa-look-goes-road = Tout au long d'une même route : { $road }, alors sans combat [{ $clause }]
pa-look-loses-dice = Perd un dé par case parcourue [{ $clause }]
pa-look-token = Porte un jeton « pré-joué » : pas de mouvement ce tour-ci, mais combat possible sur place [{ $clause }]
pa-look-moved = A bougé ce tour-ci [{ $clause }]
pa-look-no-combat = **Sans combat** ce tour-ci : n'attaque personne, mais se défend [{ $clause }]
pa-look-dice = **−{ $n } { COUNT($n, "dé", "dés") }** jusqu'à son prochain mouvement [{ $clause }]
pa-look-palisade = **Derrière une palissade** : ses chariots sont en défense [{ $clause }]
pa-look-declines = Laisse ses chariots attelés : pas de palissade [{ $clause }]
pa-look-note = Mention : « { NAME($note) } »
pa-look-mount-camels = À ne pas oublier au corps à corps : ses chameaux baraqués peuvent protéger l'unité [{ $clause }]
pa-look-mount-elephants = À ne pas oublier au combat : les éléphants ont leur effet propre, et la première perte en libère un, en panique [{ $clause }]
pa-look-mount-wagons = Sans mouvement, compte comme derrière une palissade [{ $clause }]
pa-look-can = Possible maintenant :
pa-look-can-move = ✓ bouger : { $n } { COUNT($n, "case", "cases") } à portée, dont { $keeps } avec combat ; `{ NAME($example) }`
pa-look-can-ride = ✓ bouger : { $n } { COUNT($n, "case", "cases") } à portée ; `{ NAME($example) }`
pa-look-can-fight = ✓ combattre, dans la phase de combat de ce tour
pa-look-can-leave = ✓ quitter la table : `{ NAME($example) }`
pa-look-can-wagons = ✓ disposer de ses chariots : `{ NAME($example) }`
pa-look-can-enter = ✓ Peut entrer en table maintenant : `{ NAME($example) }`
pa-look-cannot-enter = ✗ Ne peut entrer en table maintenant : { $why } [{ $clause }]
pa-look-cannot = Impossible maintenant :
pa-look-verb-move = bouger
pa-look-verb-fight = combattre
pa-look-verb-leave = quitter la table
pa-look-verb-wagons = disposer de ses chariots
pa-look-number = **{ $n }** · `{ NAME($order) }`
pa-look-number-no-combat = **{ $n }** · `{ NAME($order) }`, sans combat

## D'ici à là

pa-look-apart = { CAP($from) } → { $to }
pa-look-unit-at = { THE($unit) } en { $at }
pa-look-reach = { THECAP($unit) } { NB($unit, "peut", "peuvent") } y aller maintenant, pour { $cost }, et encore combattre : par { $path } [{ $clause }]
pa-look-reach-no-combat = { THECAP($unit) } { NB($unit, "peut", "peuvent") } y aller maintenant, pour { $cost }, mais sans combat : par { $path } [{ $clause }]
pa-look-no-sight = Le chapitre des mouvements ne connaît pas de ligne de vue : à la table de dire qui voit qui.
refuse-pa-no-place = Il n'y a ni unité ni case { NAME($unit) } sur cette table.

## Ce qui menace une unité

pa-threats = Qui peut arriver au contact { DE($unit) } en { $at }
pa-threat-beside = **{ ID($unit) }** est déjà au contact en { $at }
pa-threat-reach = **{ ID($unit) }** peut arriver au contact en { $at }, pour { $cost }, et encore combattre [{ $clause }]
pa-threat-no-combat = **{ ID($unit) }** peut arriver au contact en { $at }, pour { $cost }, mais sans combat [{ $clause }]
pa-threat-none = Aucun ennemi ne peut arriver au contact.
pa-threat-assumes = Dans la situation actuelle, si { $side } bougeaient aussitôt. Le mouvement d'une unité peut ouvrir ou fermer le passage à une autre ; le combat se règle à la table.

## Forces et tour

pa-roster-unit = { $id } { $stands } en { $at }
pa-roster-character = { $id } en { $at }
pa-roster-reserves = { CAP($side) }, hors table : { JOIN($units, " · ") }
pa-roster-reserve = { $id } dès le tour { $turn }
pa-turn = Tour { $turn } sur { $last } : { $side } bougent
pa-turn-combat = Tour { $turn } sur { $last } : { $side } combattent
pa-turn-result = Après le tour { $turn } sur { $last } ; { $side } ont bougé en dernier

## Ce qu'un scénario change

pa-option-command = Une unité n'est activée qu'à { $n } { COUNT($n, "case", "cases") } au plus d'un officier de son camp [{ $clause }]
pa-option-costs = Le terrain coûte autrement ici : { JOIN($terrains, ", ") } [{ $clause }]
pa-option-cost = { $what } { $cost }
pa-option-closed = { $what } : interdit
pa-option-exits = { CAP($side) } peuvent quitter la table par { JOIN($hexes, ", ") } [{ $clause }]
