### Panache : pourquoi un ordre ne peut être joué, et les étapes laissées à la table.

## À qui le tour

refuse-over = La bataille est finie.
refuse-pa-open = Un tour s'ouvre de lui-même, et celui-ci est déjà ouvert.
refuse-pa-combat = Les déplacements de ce tour sont finis, et ses combats se règlent à la table : lancez les dés, décidez de ce qui en résulte, et passez à la suite quand tout est fait. Les ordres reprendront au tour suivant.
refuse-pa-fight = Les combats ne s'ordonnent pas : les joueurs les règlent dans la phase de combat, après les mouvements. Ordonnez un mouvement, ou terminez les vôtres par « fin ».
refuse-pa-result = Le dernier tour est joué. Il reste à dire, à la table, qui a gagné.
refuse-pa-turn = Ce sont { $side } qui jouent. Attendez votre tour.

## Qui peut se déplacer

refuse-pa-no-unit = Il n'y a pas de { NAME($unit) } dans cette bataille.
refuse-pa-left = { THECAP($unit) } { NB($unit, "a", "ont") } quitté la table et ne { NB($unit, "peut", "peuvent") } plus revenir de toute la partie.
refuse-pa-eliminated = { THECAP($unit) } { AGR($unit, "est éliminé", "est éliminée", "sont éliminés", "sont éliminées") }.
refuse-pa-off-table = { THECAP($unit) } { NB($unit, "est", "sont") } encore hors table. Faites-{ AGR($unit, "le", "la", "les", "les") } entrer par une case du bord.
refuse-pa-not-yours = { THECAP($unit) } { NB($unit, "est", "sont") } de l'autre camp. Donnez vos ordres à l'une de vos unités.
refuse-pa-not-its-turn = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } se déplacer que pendant la phase de déplacement de { NB($unit, "son", "leur") } camp.
refuse-pa-not-activated = { THECAP($unit) } { AGR($unit, "n'est pas activé", "n'est pas activée", "ne sont pas activés", "ne sont pas activées") } ce tour-ci et ne { NB($unit, "peut", "peuvent") } pas se déplacer.
refuse-pa-moved = { THECAP($unit) } { AGR($unit, "s'est déjà déplacé", "s'est déjà déplacée", "se sont déjà déplacés", "se sont déjà déplacées") } ce tour-ci ; une unité ne se déplace qu'une fois.
refuse-pa-token = { THECAP($unit) } { NB($unit, "a", "ont") } un jeton « pré-joué » et ne { NB($unit, "peut", "peuvent") } pas se déplacer ce tour-ci, mais { NB($unit, "peut", "peuvent") } combattre sur place.
refuse-pa-immobile = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se déplacer : { NB($unit, "sa", "leur") } capacité de mouvement est de 0.

## Vers où

# $cols, $rows : la taille de la carte.
refuse-pa-off-map = Il n'y a pas de case { $hex } sur cette table : elle a { $cols } colonnes et { $rows } rangées.
refuse-pa-here = { THECAP($unit) } { NB($unit, "est", "sont") } déjà en { $hex }. Une unité qui reste sur place n'a pas besoin d'ordre.
refuse-pa-impassable = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas entrer en { $hex } : la case est infranchissable.
refuse-pa-stop-enemy = { THECAP($other) } { NB($other, "occupe", "occupent") } { $hex }, et on n'entre jamais dans une case occupée par l'ennemi. Arrêtez-vous à côté : il n'y a pas de zone de contrôle.
refuse-pa-stop-friend = { THECAP($other) } { NB($other, "occupe", "occupent") } { $hex } : une seule unité par case. Finissez le mouvement dans une case libre.
refuse-pa-through-enemy = { THECAP($other) } { NB($other, "barre", "barrent") } le chemin, et une unité ne traverse jamais un ennemi. Contournez.
refuse-pa-through-friend = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas traverser { THE($other) } : il faudrait que l'une des deux unités soit légère ou très légère. Contournez, ou déplacez d'abord l'autre.
refuse-pa-via = { THECAP($unit) } { NB($unit, "peut", "peuvent") } aller en { $hex }, mais pas par ces cases. Omettez-les, ou nommez-en d'autres.
refuse-pa-vehicle = Le terrain difficile est fermé { A($unit) } : un véhicule s'en tient aux routes et au terrain dégagé.
refuse-pa-cut-off = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas du tout aller en { $hex } : un terrain infranchissable, ou une unité, barre le chemin.
# $cost : ce que coûte le chemin le moins cher ; $max : la capacité de l'unité.
refuse-pa-far = { $hex } est trop loin pour { THE($unit) } : il en coûte { $cost }, et { IL($unit) } { NB($unit, "a", "ont") } { $max ->
    [one] { $max } case
   *[other] { $max } cases
} de mouvement.
refuse-pa-road = { $hex } coûte { $cost }, et { THE($unit) } { NB($unit, "a", "ont") } { $max }. La case supplémentaire n'est accordée qu'à un mouvement qui suit la même route de sa première à sa dernière case.
refuse-pa-road-character = { $hex } coûte { $cost }, et { THE($unit) } { NB($unit, "a", "ont") } { $max }. La route donne sa case de plus aux unités, pas aux personnages isolés.
refuse-pa-guns = { $hex } coûte { $cost }. { THECAP($unit) } ne { NB($unit, "fait", "font") } jamais plus de { $max ->
    [one] { $max } case
   *[other] { $max } cases
}, route ou non : { IL($unit) } { AGR($unit, "est trop lourd", "est trop lourde", "sont trop lourds", "sont trop lourdes") }.

## Avec qui

refuse-pa-with-who = { THECAP($other) } { NB($other, "n'est pas un personnage isolé", "ne sont pas des personnages isolés") } et ne { NB($other, "peut", "peuvent") } pas accompagner { THE($unit) }. Donnez-{ NB($other, "lui", "leur") } un ordre à part.
refuse-pa-with-whom = Un personnage accompagne une unité, et { THE($unit) } { NB($unit, "n'en est pas une", "n'en sont pas") }. Donnez { A($other) } un ordre à part.
refuse-pa-with-where = { THECAP($other) } { NB($other, "n'est", "ne sont") } pas dans la même case que { THE($unit) } et ne { NB($other, "peut", "peuvent") } pas l'accompagner.
refuse-pa-with-vehicle = { THECAP($other) } ne { NB($other, "peut", "peuvent") } pas accompagner { THE($unit) } par là : le terrain difficile est fermé aux véhicules.

## Entrer

refuse-pa-enter-there = { THECAP($unit) } { NB($unit, "est", "sont") } sur la table. Seuls les renforts entrent.
refuse-pa-enter-early = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas entrer avant le tour { $turn }.
refuse-pa-enter-where = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas entrer là. { NB($unit, "L'entrée se fait", "Leur entrée se fait") } par { OR($hexes) }.
refuse-pa-enter-officer = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas entrer : des renforts viennent avec un officier, par la même case ou une case voisine.
# $at : la case du bord par où l'on entre.
refuse-pa-enter-way = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas aller en { $hex } par { $at } : le mouvement commence dehors, et { $at } en est la première case.
refuse-pa-enter-follow = { THECAP($unit) } { AGR($unit, "est venu", "est venue", "sont venus", "sont venues") } avec { THE($officer) }, qui { NB($officer, "suit", "suivent") } par la même case ou une case voisine.
refuse-pa-end-officer = { THECAP($unit) } { AGR($unit, "est venu", "est venue", "sont venus", "sont venues") } avec { THE($officer) }, qui { NB($officer, "est", "sont") } encore dehors. Seul un sous-général peut y rester : faites-{ AGR($officer, "le", "la", "les", "les") } entrer, puis finissez les déplacements.

## Sortir

refuse-pa-leave-never = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas sortir de la table : le scénario ne le prévoit pas.
refuse-pa-leave-where = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas sortir par { $hex }. Le scénario prévoit une sortie par { OR($hexes) }.
refuse-pa-leave-edge = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas sortir par { $hex } : ce n'est pas une case du bord.
refuse-pa-leave-far = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas sortir par { $hex } ce tour-ci : le chemin jusque-là, et une case de plus, dépasse { NB($unit, "sa", "leur") } capacité de mouvement.

## Chariots

refuse-pa-wagons-none = { THECAP($unit) } { NB($unit, "n'est pas de l'infanterie portée", "ne sont pas de l'infanterie portée") } sur chariots : il n'y a rien à mettre en défense.
refuse-pa-wagons-drawn-up = { THECAP($unit) } { NB($unit, "met", "mettent") } d'office { NB($unit, "ses", "leurs") } chariots en défense dès qu'{ IL($unit) } ne { NB($unit, "se déplace", "se déplacent") } pas.
refuse-pa-wagons-declined = { THECAP($unit) } { NB($unit, "laisse", "laissent") } déjà { NB($unit, "ses", "leurs") } chariots comme ils sont.

## Qui peut combattre

refuse-pa-fight-not-activated = { THECAP($unit) } { AGR($unit, "n'est pas activé", "n'est pas activée", "ne sont pas activés", "ne sont pas activées") } ce tour-ci : { IL($unit) } ne { NB($unit, "combat", "combattent") } que si on { NB($unit, "l'attaque", "les attaque") }.
refuse-pa-fight-moved = { THECAP($unit) } { AGR($unit, "s'est déplacé", "s'est déplacée", "se sont déplacés", "se sont déplacées") } sans combat ce tour-ci : { IL($unit) } ne { NB($unit, "combat", "combattent") } que si on { NB($unit, "l'attaque", "les attaque") }.

## Étapes laissées à la table

pa-open-combat = { CAP($side) } règlent leurs combats à la table ; le livre dit seulement qui peut encore combattre.
pa-open-result = Le dernier tour est joué. La table dit qui a gagné.
# $parts : ce que les règles savent d'unités, chaque fois d'après pa-concern-… ; une ligne pour celles dont elles savent la même chose.
pa-concern = { shared-concern }
pa-concern-fights = combat possible
pa-concern-dice = { $n } { COUNT($n, "dé", "dés") } de moins au tir
pa-concern-palisade = { legend-chip-palisade }
pa-concern-token = jeton « pré-joué »
