### Periods : ce qui se règle à la main, les variantes, l'ordre des feuilles.

# $sentences : ce que donne une décision, tel qu'on le racontera.
pe-deed = { shared-deed }

# $period, $half : des nombres.
pe-sheets = Rédigez les feuilles de la période { $period }, { pe-half }.

## L'étape en fin de demi-période

pe-open-fire = Tirs du quart : les unités citées y avaient droit. Jetez les dés, notez pertes et états, puis dites que c'est terminé.
pe-open-desk = D'abord les tirs de la demi-période, puis mêlées et moral. Jetez les dés, notez pertes et états, puis dites que c'est terminé.
# $n : quarts. $state : une formation, ou « sans formation ».
pe-concern-fire = peut tirer, { $n } { COUNT($n, "quart", "quarts") }, { $state }
pe-concern = { shared-concern }
# $n : figurines.
pe-concern-touching = en mêlée avec { $n } { COUNT($n, "figurine", "figurines") }
pe-concern-value = valeur de combat { $n }
# $side : un côté de l'ennemi.
pe-concern-strikes = a frappé { THE($other) } ({ $side })
# $side : un de ses côtés.
pe-concern-struck = contact avec { THE($other) } ({ $side })
pe-part-bonuses = bonus de charge acquis
pe-part-no-bonuses = aucun bonus de charge
pe-concern-push = { $n } { COUNT($n, "rang de poussée", "rangs de poussée") }
pe-concern-drawn = { $n } { COUNT($n, "tour nul", "tours nuls") }
pe-concern-follows = bonus de suivi en mêlée
pe-concern-edge = poussée à son bord de table : son moral dit si elle quitte la table
pe-concern-torn = séparée { DE($other) }, et l'une des deux au contact : le pire test de moral vaut pour les deux

## Refus

refuse-pe-desk-done = Cela termine une étape que les joueurs règlent. Une feuille se ferme par *scelle*.
refuse-pe-desk-gone = { refuse-fb-desk-gone }
refuse-pe-desk-lose = { THECAP($unit) } { NB($unit, "a", "ont") } { $n } { COUNT($n, "figurine", "figurines") } : la perte va de 1 à { $n }.
refuse-pe-desk-off = { refuse-fb-desk-off }
refuse-pe-desk-onto = { refuse-fb-desk-onto }
refuse-pe-desk-apart = { refuse-fb-desk-apart }
refuse-pe-desk-apart-from = { THECAP($unit) } et { THE($other) } ne sont pas au contact.
refuse-pe-desk-friend = { refuse-fb-desk-friend }
refuse-pe-desk-formation = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se former ainsi : une batterie est attelée ou déployée, la cavalerie en colonne, en ligne ou en double ligne.
refuse-pe-desk-rally = Seule la cavalerie se rallie. Donnez plutôt un état { A($unit) }, par exemple *bat en retraite*.
refuse-pe-desk-parent = { THECAP($unit) } ne { NB($unit, "s'est", "se sont") } pas séparée de { $other }. Nommez l'unité dont elle dépend.
refuse-pe-desk-join = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas rejoindre { $other } : il faut se toucher, avoir la place, et aucun ennemi au contact.
refuse-pe-desk-same = { refuse-fb-desk-same }

## Formulaires

pe-tool-condition = État et moral
pe-tool-apart = { sk-tool-apart }
pe-tool-drawn = Mêlée nulle
pe-tool-rallies = Ralliement
pe-tool-contact = { sk-tool-contact }
pe-tool-face = { sk-tool-face }
pe-tool-formation = { sheet-head-formation }
pe-tool-charge = Charge incontrôlée
pe-tool-leaves = Quitter la table
pe-tool-joins = Rejoindre son unité
pe-tool-void = Annuler ses ordres
pe-tool-posture = Attitude
pe-tool-rate = Ses propres allures
pe-field-figures = { sk-field-figures }
pe-field-enemy = { sk-field-enemy }
pe-field-place = { sk-field-place }
pe-field-face = { sk-field-face }
pe-field-formation = { sheet-head-formation }
pe-field-condition = { correct-tool-state }
pe-field-posture = Attitude
pe-field-parent = Quelle unité
pe-field-rate = Quelle allure
pe-field-length = Centimètres par période
pe-choice-columnRate = { shared-formation-column }
pe-choice-lineRate = { shared-formation-line }
pe-choice-skirmishRate = { table-dice-formation-skirmish }
pe-choice-bonusRate = bonus de distance en colonne

## Variantes

pe-variant-step = Pas du jeu
pe-variant-step-half = Comptes rendus et tirs une fois par demi-période.
pe-variant-step-quarter = Les tirs se règlent après chaque quart.
pe-variant-measuring = Mesures
pe-variant-measuring-strict = Rien ne donne une distance entre ennemis plus finement qu'à une case près.
pe-variant-measuring-open = Les distances entre ennemis sont affichées.
pe-variant-selfcover = Se couvrir soi-même
pe-variant-selfcover-possible = Une charge doit se tourner vers l'ennemi qui charge l'unité, ou qui le pourrait.
pe-variant-selfcover-declared = Une charge ne doit se tourner que vers l'ennemi qui charge l'unité.
pe-variant-split = Esquive en deux parts
pe-variant-split-on = Une unité qui esquive peut se diviser pour passer ses amis.
pe-variant-split-off = Une unité qui esquive ne se divise jamais.
pe-variant-feints = Feintes
pe-variant-feints-off = Une charge a toujours une cible.
pe-variant-feints-on = Une charge peut être annoncée sans cible : une feinte.
pe-variant-fights = Tir, mêlée, moral
pe-variant-fights-desk = Les joueurs les règlent à la table de décision.
pe-variant-fights-simple = Une règle abrégée tranche le tir, la mêlée et le moral.
# $periods : leur nombre. $red, $blue : des pourcentages.
pe-aim = Après { $periods } { COUNT($periods, "période", "périodes") }, le camp qui a le plus de points gagne : 1 par figurine ennemie perdue, 6 par pièce d'artillerie, 3 par officier. Un camp qui a perdu sa part de figurines craque et perd aussitôt (rouge { $red } %, bleu { $blue } %).
pe-aim-objectives = Après { $periods } { COUNT($periods, "période", "périodes") }, le camp qui a le plus de points gagne : 1 par figurine ennemie perdue, 6 par pièce d'artillerie, 3 par officier, et pour { JOIN($places, ", ", last: " et ") }. Un camp qui a perdu sa part de figurines craque et perd aussitôt (rouge { $red } %, bleu { $blue } %).

## La page de tableaux

pe-sheet-title = { book-periods }
pe-sheet-page-moves = { sk-sheet-moves }
pe-sheet-page-charges = Charges et reste
pe-sheet-rates = Centimètres par période entière
pe-sheet-head-troops = { shared-head-troops }
pe-sheet-head-column = colonne
pe-sheet-head-line = { choice-type-lineInfantry }
pe-sheet-head-skirmish = tirailleurs
pe-sheet-head-bonus = bonus, colonne / ligne
pe-sheet-of-nation = { $troops } ({ $nation })
pe-sheet-square = Un carré fait { $n } cm. Les autres nations ont les chiffres français.
pe-sheet-quarter = { clause-PE-DST-05 }
pe-sheet-forced = Une marche forcée va moitié plus loin, en colonne de marche ou attelée.
pe-sheet-times = Durée en quarts
pe-sheet-head-what = { fb-sheet-head-what }
pe-sheet-head-drilled = infanterie exercée
pe-sheet-head-undrilled = infanterie non exercée
pe-sheet-head-cavalry = { arm-cavalry }
pe-sheet-head-foot = batterie à pied
pe-sheet-head-horse = { choice-type-lightHorseBattery }
pe-sheet-turn = quart ou demi-tour
pe-sheet-change = colonne, ligne, carré
pe-sheet-columns = d'une colonne à l'autre
pe-sheet-skirmishers = en tirailleurs
pe-sheet-limber = atteler, déployer
pe-sheet-reform = se reformer
pe-sheet-react = Qui est surpris laisse d'abord passer un quart.
pe-sheet-evade-turn = Le tour d'une esquive prend un quart pour tous.
pe-sheet-rally-turn = Celui d'un ralliement en prend deux.
pe-sheet-formations = Front par profondeur, cm
pe-sheet-head-formation = { sheet-head-formation }
pe-sheet-head-infantry = 18 fantassins
pe-sheet-head-cavalry-figures = 12 cavaliers
pe-sheet-ground = { $wide } × { $deep }
pe-sheet-battery = Une batterie occupe 4 × 4 cm.
pe-sheet-postures = Ce que permet l'attitude
pe-sheet-head-posture = attitude
pe-sheet-head-charge = { fb-sheet-head-charge }
pe-sheet-head-counter = { modifier-countercharge }
pe-sheet-head-enter = entrée en mêlée
pe-sheet-head-evade = esquive
pe-sheet-yes = { options-word-yes }
pe-sheet-no = { options-word-no }
pe-sheet-forced-evade = Tirailleurs et infanterie qui harcèle doivent esquiver une charge, sauf à couvert.
pe-sheet-evades = Déroulement d'une esquive
pe-sheet-head-quarter-1 = quart 1
pe-sheet-head-quarter-2 = 2
pe-sheet-head-quarter-3 = 3
pe-sheet-head-quarter-4 = 4
pe-sheet-declared = déclarée
pe-sheet-forced-by-charge = forcée par une charge
pe-sheet-turns = fait demi-tour
pe-sheet-reacts = réagit, peut tirer
pe-sheet-away = à l'opposé
pe-sheet-home = vers son bord
pe-sheet-evade-speed = { $n } cm par quart parcouru.
pe-sheet-figures = Autres distances
pe-sheet-head-centimetres = { shared-head-centimetres }
pe-sheet-head-clause = { sheet-head-clause }
pe-sheet-manhandled = pièces à la bricole, par demi-période
pe-sheet-officers = officiers et aides de camp, par demi-période
pe-sheet-musket = hors de portée de mousquet, pour finir un ralliement
