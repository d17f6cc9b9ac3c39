### Escarmouche : pourquoi un ordre ne peut être joué, ce qu'on demande aux joueurs, fautes des scénarios.

## À qui de jouer

refuse-sk-turn = { CAP($side) } sont en train d'agir. Attendez votre tour.
refuse-sk-empty = Aucun ordre ici. Nommez une unité et dites ce qu'elle fait, par exemple « 3L avance 8 ».
refuse-sk-gone = { THECAP($unit) } { NB($unit, "est", "sont") } hors de combat. Nommez une autre unité.
refuse-sk-figure = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas de figurine { $n }.
refuse-sk-open = Un tour s'ouvre tout seul, et celui-ci est déjà ouvert.
refuse-sk-enemy = { THECAP($unit) } { NB($unit, "appartient", "appartiennent") } à l'autre camp. Donnez vos ordres à une de vos unités.
refuse-sk-friend = { THECAP($target) } { NB($target, "est", "sont") } de votre camp. Nommez un ennemi.
refuse-sk-acted = { THECAP($unit) } { NB($unit, "a", "ont") } déjà agi ce tour-ci. Chaque figurine ne fait qu'une chose par tour.
refuse-sk-contact = { THECAP($unit) } { NB($unit, "est", "sont") } au contact d'un ennemi et ne { NB($unit, "peut", "peuvent") } rien faire d'autre.
refuse-sk-single = En ordre serré, les figurines agissent ensemble. Déployez d'abord { THE($unit) }, ou donnez l'ordre à toute l'unité.
refuse-sk-turned = { THECAP($unit) } { NB($unit, "a", "ont") } déjà pivoté ce tour-ci et ne { NB($unit, "peut", "peuvent") } plus rien faire.
refuse-sk-turned-once = { THECAP($unit) } { NB($unit, "a", "ont") } déjà pivoté ce tour-ci. On pivote une fois par tour.
refuse-sk-turned-before = { THECAP($unit) } { NB($unit, "a", "ont") } pivoté ce tour-ci et { NB($unit, "peut", "peuvent") } encore bouger, tirer ou recharger, mais pas se former ni donner l'assaut.
refuse-sk-melee = Une mêlée se règle à la main. Les ordres reprennent ensuite.
refuse-sk-turn-class = Une troupe de classe 2 pivote avant toute autre chose, ou pas du tout ce tour-ci.
refuse-sk-loose-turn = Seul l'ordre serré pivote sur place. Les autres figurines se tournent où vous voulez en se déplaçant.

## Tirs

refuse-sk-not-in-front = { THECAP($unit) } ne { NB($unit, "voit", "voient") } devant { NB($unit, "lui", "eux") } aucune figurine de la cible ({ NAME($target) }). L'ordre serré tire à 45° au plus de son front.
# $range : la distance de la figurine la plus proche, en centimètres.
refuse-sk-hidden = { THECAP($unit) } ne { NB($unit, "voit", "voient") } aucune figurine de la cible ({ NAME($target) }), à { $range } cm. Sur la ligne de tir : { $what }.
refuse-sk-range = { THECAP($target) } { NB($target, "est", "sont") } à { $range } cm : { THE($unit) } { NB($unit, "tire", "tirent") } à { $reach } cm au plus.
refuse-sk-unloaded = { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas rechargé. Il faut un tour sans bouger.
refuse-sk-loaded = { THECAP($unit) } { NB($unit, "a", "ont") } déjà l'arme chargée.
refuse-sk-elite = { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas de tir d'élite ainsi contre { THE($target) }. Il faut une salve de troupes d'élite, des voltigeurs d'élite en tirailleurs contre un groupe, ou un tireur d'élite ou un voltigeur d'élite seul.
refuse-sk-elite-used = Votre camp a déjà employé son tir d'élite ce tour-ci. On l'emploie une fois par tour.
refuse-sk-choice = La figurine { $n } ({ NAME($target) }) ne peut pas être choisie : elle est hors de vue, ou seule.
refuse-sk-mounted = { THECAP($unit) } { NB($unit, "est", "sont") } à cheval. Le fusil et le mousqueton se tirent à pied.
refuse-sk-one-of = Un ordre nomme { $unit } en entier, pas une de ses figurines. Un tir touche les plus proches en vue. Un tireur seul qui a le tir d'élite peut en choisir une : « élite cible 3 ».
refuse-sk-whole = Des figurines seules bougent, tirent et rechargent. Le reste s'ordonne à toute l'unité.
refuse-sk-split = Une salve, c'est un commandement et une seule cible. Ordonnez le tir à toute l'unité ({ NAME($unit) }).

## Mouvements

refuse-sk-far = Trop loin : { THE($unit) } { NB($unit, "peut", "peuvent") } faire { $most } cm dans cette direction.
# $what : le terrain qui réduit l'allure de moitié.
refuse-sk-far-slow = Trop loin : { THE($unit) } { NB($unit, "peut", "peuvent") } faire { $most } cm dans cette direction, la moitié d'un mouvement. En chemin : { $what }.
refuse-sk-no-wheel = L'ordre serré garde son front pendant le mouvement. Faites pivoter { THE($unit) } avant ou après, ou reformez l'unité.
refuse-sk-barred = Le chemin est barré { $after ->
    [0] dès le départ
   *[other] après { $after } cm
} par { $what }.
refuse-sk-no-way = Aucun chemin libre n'y mène { THE($unit) }.
refuse-sk-edge = { THECAP($unit) } { NB($unit, "dépasserait", "dépasseraient") } le bord de la table. Laissez de la place.
refuse-sk-onto = { THECAP($unit) } { NB($unit, "finirait", "finiraient") } sur { THE($other) }. Laissez de la place.
refuse-sk-touches = { THECAP($unit) } { NB($unit, "finirait", "finiraient") } à moins d'un millimètre { DE($enemy) }. Arrêtez-vous avant, ou ordonnez un assaut.
refuse-sk-pair = Les tirailleurs se déplacent par deux. Donnez le même ordre à la figurine { $n } ({ NAME($unit) }), ou à toute l'unité.
refuse-sk-crowded = { THECAP($unit) } { NB($unit, "finirait", "finiraient") } trop près d'un ami. Les tirailleurs restent par deux, à plus de 4 cm de tous les autres.
refuse-sk-place = Cet endroit est à côté d'une unité qui n'est pas sur la table.
refuse-sk-off = Cet endroit est hors de la table.
refuse-sk-form-far = La figurine { $n } ({ NAME($unit) }) est à plus d'un mouvement de sa place. Formez l'unité plus près.
refuse-sk-form-barred = La figurine { $n } ({ NAME($unit) }) n'a pas de chemin libre jusqu'à sa place.
refuse-sk-alone = { THECAP($unit) } { NB($unit, "est", "sont") } une figurine seule, sans formation.
refuse-sk-untrained = { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas d'instruction : ni ordre serré, ni tirailleurs.
refuse-sk-wing = « Sur la gauche » et « sur la droite » disent où former l'ordre serré, sans autre lieu. Pour { THE($unit) }, l'ordre demande une autre formation, ou donne aussi un lieu.
refuse-sk-formed = { THECAP($unit) } { NB($unit, "a", "ont") } déjà cette formation. L'ordre ne ferait que coûter le tour. Choisissez une autre formation, profondeur, place ou orientation.
refuse-sk-square = Escarmouche ne connaît pas le carré. En ordre serré, une unité se forme en ligne ou en colonne.
refuse-sk-leaderless = Il faut un gradé à moins de 20 cm pour former { THE($unit) } en ordre serré.
refuse-sk-assault-far = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cm. L'assaut n'ira pas au-delà de { $most } cm.
# $what : le terrain qui réduit l'allure de moitié.
refuse-sk-assault-far-slow = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cm. L'assaut n'ira pas au-delà de { $most } cm, la moitié d'un mouvement. En chemin : { $what }.
refuse-sk-assault-barred = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas atteindre { THE($target) }. Sur le chemin { $after ->
    [0] dès le départ
   *[other] à { $after } cm
} : { $what }.
refuse-sk-aside = Aucun chemin droit ne mène { THE($unit) } jusqu'{ A($target) }.

## Ce qui barre un chemin


## Le tour, et qui est là

sk-choice-unit = { NAME($unit) } · { $n } { $n ->
    [one] figurine
   *[other] figurines
}

## Une mêlée réglée à la main

sk-open-melee-first = Premier tour de mêlée. Le livre n'a pas de règle de mêlée : réglez-la avec votre règle générique, puis dites qui tombe et qui recule.
sk-open-melee = La mêlée continue entre les unités encore au contact. Réglez ce tour avec votre règle générique, puis dites qui tombe et qui recule.
# $parts : ce que le livre sait de l'unité.
sk-concern = { shared-concern }
# $enemies : les unités qu'elle touche.
sk-concern-figures = { $n } { COUNT($n, "figurine", "figurines") } de classe { $class } contre { JOIN($enemies, " et ") }
sk-concern-class2 = −1 pour frapper
sk-concern-inspired = pas de −1 dans ce tour
sk-concern-grenadier = l'emporte quand les deux touchent
sk-concern-disorder = en désordre
sk-concern-weapons = l'arme la plus longue frappe d'abord

## Ce qui est proposé

sk-compose-row-fire = Tirer sur
sk-compose-row-assault = Donner l'assaut à
sk-compose-row-manner = Tir d'élite
sk-compose-row-depth = Rangs et files
# « Retour » est le bouton qui revient d’un pas.
sk-compose-verb-turn = Quart de tour
sk-compose-verb-form = Ordre serré
# En ordre serré déjà : d'autres rangs, ou un autre front.
sk-compose-verb-reform = Reformer les rangs
sk-compose-verb-deploy = Tirailleurs
sk-compose-verb-disperse = Ordre lâche
# $range, $distance, $rate : centimètres.
sk-offer-fire = { $range } cm, { $n } { $n ->
    [one] tireur
   *[other] tireurs
}
# $by : l'ennemi. $how : à quelle distance.
sk-danger = { $unit } peut subir l'assaut { DE($by) } : { $how }
sk-offer-assault = { $distance } cm
sk-offer-assault-die = { $distance } cm, dont { $rate } sans dé

## Probabilités, dans l'aperçu d'un ordre

# $chance : d'au moins une touche. $mean : touches en moyenne.
sk-preview-fire = { THECAP($unit) } { NB($unit, "tire", "tirent") } sur { THE($target) } : au moins une touche { $chance }, { $mean } en moyenne.
# $short : centimètres que le dé doit ajouter. $chance : qu'il suffise.
sk-preview-assault = { $short ->
    [0] { THECAP($unit) } { NB($unit, "atteint", "atteignent") } l'ennemi quel que soit le dé.
   *[other] Sans le dé, il manque { $short } cm { A($unit) } : contact { $chance }.
}
# $morale : la valeur que le dé ne doit pas atteindre.
sk-preview-test = { THECAP($unit) } { NB($unit, "teste", "testent") } un moral de { $morale } : réussite { $chance }.

## Questions

# $left : unités du camp qui peuvent encore tirer ce tour-ci.
sk-ask-left = { $left ->
    [0] Aucune autre unité ne peut encore tirer ce tour-ci.
    [one] 1 autre unité peut encore tirer ce tour-ci.
   *[other] { $left } autres unités peuvent encore tirer ce tour-ci.
}
sk-ask-elite = Tir d'élite pour { THE($unit) } ? Un dé de plus toucherait : { $more } au lieu de { $hits }. { sk-ask-left }
sk-ask-elite-mass = Tir d'élite pour { THE($unit) } ? Un dé de plus toucherait : { $more } au lieu de { $hits } pour l'écran, { $behindMore } au lieu de { $behind } pour { THE($mass) } derrière. { sk-ask-left }
# $plain, $plusOne : combien des six faces du dé touchent.
sk-ask-single = Comment tire le tireur d'élite { DE($unit) } sur { THE($target) } ? Un tir simple touche sur { $plain } des 6 faces, avec +1 sur { $plusOne }.
# $morale : la valeur que le dé ne doit pas atteindre. $superior : yes, si un supérieur ferme est à portée de voix.
sk-ask-avoid = { THECAP($by) } { NB($by, "donne", "donnent") } l'assaut. Les tirailleurs ({ THE($unit) }) refusent-ils le contact, ou testent-ils leur moral pour tenir ? Le test réussit en dessous de { $morale }{ $superior ->
    [yes] , et à { $morale } car un supérieur est proche
   *[no] { "" }
}. S'il est raté, ils restent en désordre et reculent au tour suivant.
sk-ask-recoil = Où { NB($unit, "recule", "reculent") } { THE($unit) } ?
sk-ask-face = { THECAP($unit) } { NB($unit, "est touché", "sont touchés") } ailleurs que de front. Les figurines font-elles face ?
sk-ask-difference = Derrière l'écran, { THE($unit) } { NB($unit, "perdrait", "perdraient") } { $n } de plus. Faut-il les compter ?
sk-answer-elite = Tir d'élite
sk-answer-keep = Le garder
sk-answer-plusOne = Ajouter 1 au dé
sk-answer-plain = Tir normal
sk-answer-figure = Viser la figurine { $n }
sk-answer-refuse = Refuser le contact
sk-answer-test-chance = { sk-answer-test } · { $chance }
sk-answer-test = Tester et tenir
sk-answer-place = Endroit { $n }
sk-answer-face = Faire face
sk-answer-stay = Rester en rangs
sk-answer-difference = Compter la différence
sk-answer-no-difference = L'écran seul perd

## Modificateurs

modifier-sk-die = sur chaque dé
modifier-sk-musician = musicien
modifier-sk-ruled = décidé à la main

## Fautes des scénarios

fault-sk-row = Dites de quelle troupe il s'agit : grenadiers, line, elite voltigeurs, light, recruits, guerrillas ou natives.
fault-sk-figures = Dites combien, et où : « close 8 ranks 2 at 40x10 », « skirmish 6 at 40x20 » ou « loose figures 40x20 42x20 ».
fault-sk-off = { $unit } dépasse le bord de la table de { $by } cm. Rentrez-la.
fault-sk-onto = { $unit } empiète de { $by } cm sur { $other }. Écartez l'une des deux.
fault-sk-figures-onto = Les figurines { $one } et { $other } de { $unit } sont l'une sur l'autre. Un socle prend 2 cm, à cheval 5 cm.
fault-sk-crowded = { $unit } est en tirailleurs : les paires sont à plus de 4 cm de tous les autres amis.
fault-sk-untrained = Guérillas et autochtones ne forment ni l'ordre serré ni les tirailleurs. Écrivez « loose ».
fault-sk-each = Il en faut { $n } ici : un par figurine, les numéros en ordre croissant.
fault-sk-files = { $n } figurines ne tiennent pas en plus de { $n } files.
fault-sk-block = { $files } files et ces rangs contiennent { $most } figurines au plus.
fault-sk-no-figure = { $unit } n'a pas de figurine { $n }.
fault-sk-crowd = Il y a trop de figurines : { $most } au plus pour les deux camps.
fault-sk-of = { $other } est dans l'autre camp. { $unit } commande dans le sien.
fault-sk-shelter = Rien n'abrite { $unit } : ses figurines ne sont ni dans un bâtiment, ni à 2 cm au plus derrière un muret.

## Doctrines

doctrine-skirmish-regulation-means = Le tir d'élite sert dès qu'il ajoute une touche. Les tirailleurs refusent le contact, les figurines touchées de flanc ou de dos font face, et une masse derrière un écran perd la différence.
doctrine-skirmish-regulation-short = le tir d'élite sert dès qu'il ajoute une touche, les tirailleurs refusent le contact, les autres font face
