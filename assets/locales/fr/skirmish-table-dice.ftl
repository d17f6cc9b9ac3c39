### Escarmouche : jets à une table.

## Tir : ce qui est demandé

table-dice-sk-fire-at-type = Qui tire
table-dice-sk-fire-at-dice = Nombre de tireurs
table-dice-sk-fire-at-formation = Leur formation
table-dice-sk-fire-at-distance = Portée en cm
table-dice-sk-fire-at-enemyGround = { shared-target }
table-dice-sk-fire-at-modifiers = Ce qui s'applique encore
table-dice-sk-fire-at-massDistance = Distance de la masse en cm
table-dice-sk-fire-at-enemyClass = Classe des tirailleurs
table-dice-sk-fire-at-elite = Tir d'élite
table-dice-sk-fire-at-readings = { table-dice-fire-readings }
table-dice-sk-formation-close = { sk-choice-close }
table-dice-sk-formation-skirmish = { sk-choice-skirmish }
table-dice-sk-formation-loose = { sk-choice-loose }
table-dice-sk-target-group = un groupe
table-dice-sk-target-isolated = isolée
table-dice-sk-target-skirmish = des tirailleurs
table-dice-sk-fire-sheltered = tireurs derrière un muret ou dans une construction
table-dice-sk-fire-leaderless = aucun gradé à 20 cm
table-dice-sk-fire-marksman = un tireur d'élite
table-dice-sk-fire-carbine = mousquetons
table-dice-sk-fire-cuirass = cible en cuirasse
table-dice-sk-fire-wall = cible derrière un muret ou dans une construction
table-dice-sk-fire-wood = cible dans un bois
table-dice-sk-fire-mass = une masse derrière les tirailleurs
table-dice-sk-fire-drilled = ligne ou recrues, sans perte jusqu'ici
table-dice-sk-elite-elite = là où il sert
table-dice-sk-elite-keep = gardé pour plus tard
table-dice-sk-reading-capabilities = le seul tableau du fusil
table-dice-sk-reading-lightLooseDisorder = l'infanterie légère en ordre lâche perd ses 6

## Tir : avant les dés

table-dice-sk-ahead-sixes = Plusieurs 6 comptent 6, 7, 8 et ainsi de suite [SIX-02]
table-dice-sk-ahead-disorder = Pas de règle des plusieurs 6 : chacun compte 6 [SIX-03]
table-dice-sk-ahead-chance = Au moins une touche { $chance }, { $mean } en moyenne

## Moral

table-dice-sk-morale-reason = { table-dice-morale-reason }
table-dice-sk-morale-command = Moral, ou classe
table-dice-sk-morale-modifiers = { table-dice-sk-fire-at-modifiers }
table-dice-sk-reason-fire = première perte en tirailleurs
table-dice-sk-reason-contact = tirailleurs assaillis par un ordre serré
table-dice-sk-weight-superior = un supérieur ferme à 20 cm
table-dice-sk-weight-musician = { modifier-sk-musician }
table-dice-sk-ahead-morale = Moral { $n }
table-dice-sk-passed-fire = L'unité reste en tirailleurs [{ $clause }].
table-dice-sk-passed-contact = L'unité se groupe en ordre lâche pour la mêlée [{ $clause }].
table-dice-sk-failed-fire = Au tour suivant, l'unité recule le plus loin possible de tout ennemi, si possible derrière des amis [{ $clause }].
table-dice-sk-failed-contact = L'unité reste en désordre et recule au tour suivant le plus loin possible [{ $clause }].

## Assaut

table-dice-sk-melee-how = { sheet-head-formation }
table-dice-sk-melee-distance = Distance en cm
table-dice-sk-how-line = ligne ou colonne large
table-dice-sk-how-column = colonne de marche, si elle jette aussi
table-dice-sk-ahead-assault = { $distance } cm à parcourir, { $rate } sans le dé
table-dice-sk-ahead-contact = Contact { $chance }
table-dice-sk-assaulted = { THECAP($unit, as: "bold") } { NB($unit, "s'élance", "s'élancent") } à la baïonnette sur { $n } cm.
table-dice-sk-assaulted-short = { THECAP($unit, as: "bold") } { NB($unit, "s'élance", "s'élancent") } à la baïonnette sur { $n } cm, sans atteindre l'ennemi.
table-dice-sk-melee-follows = Contact : la mêlée suit votre règle générique [GAP-06].
