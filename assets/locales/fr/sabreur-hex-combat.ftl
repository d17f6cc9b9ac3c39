# Refus de tir, de charge et d'ordre, et fin d'une bataille.
refuse-fire-friend = { THECAP($unit) } { NB($unit, "est", "sont") } de votre camp. Nommez un ennemi pour cible.
refuse-fire-arm = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas tirer : seules l'infanterie et l'artillerie tirent.
refuse-panicked = { THECAP($unit) } { AGR($unit, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") } et ne { NB($unit, "peut", "peuvent") } que fuir ou se rallier.
refuse-fire-outflanked = { THECAP($unit) } { AGR($unit, "est débordé", "est débordée", "sont débordés", "sont débordées") } et ne { NB($unit, "peut", "peuvent") } pas tirer. Faites d'abord engager l'ennemi par une unité amie.
refuse-fire-engaged = { THECAP($unit) } { AGR($unit, "est engagé", "est engagée", "sont engagés", "sont engagées") } par { THE($enemy) } et ne { NB($unit, "peut", "peuvent") } pas tirer.
refuse-square-fired = { THECAP($unit) } { NB($unit, "a", "ont") } déjà tiré en carré ce tour-ci.
refuse-fire-range = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cases ; { THE($unit) } { NB($unit, "tire", "tirent") } à { $range } cases au plus.
refuse-fire-cone = { THECAP($target) } { NB($target, "est", "sont") } hors du cône frontal { DE($unit) }.
refuse-fire-in-contact = { THECAP($unit) } { NB($unit, "est", "sont") } au contact d'un ennemi et ne { NB($unit, "peut", "peuvent") } tirer que sur une cible voisine.
refuse-fire-mixed-up = { THECAP($target) } { NB($target, "est", "sont") } au contact { DE($friend) } : seule une unité voisine peut tirer là.
refuse-fire-blind = { THECAP($unit) } ne { NB($unit, "voit", "voient") } pas { THE($target) } : la case { $hex } bloque la ligne de vue.
refuse-fire-priority = Pour { THE($unit) }, { THE($first) } { NB($first, "a", "ont") } la priorité de tir, à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
 }.
refuse-return-fire = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas riposter maintenant.
refuse-charge-friend = { THECAP($target) } { NB($target, "est", "sont") } de votre camp. Nommez un ennemi à charger.
refuse-charge-who = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas charger { THE($target) } : l'artillerie, les carrés et les paniqués ne chargent jamais.
refuse-harassing-prey = { THECAP($unit) } ne { NB($unit, "s'en prend", "s'en prennent") } qu'aux paniqués, aux tirailleurs, à l'artillerie isolée et aux unités débordées ; { THE($target) } n'en { NB($target, "est", "sont") } pas.
refuse-charge-engaged = { THECAP($unit) } { NB($unit, "est", "sont") } déjà au contact d'un ennemi : pour charger, il ne faut engager personne ni être engagé.
refuse-charge-distance = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cases ; { THE($unit) } { $reach ->
    [0] ne { NB($unit, "peut", "peuvent") } charger personne dans cette formation
    [one] { NB($unit, "charge", "chargent") } à { $reach } case au plus dans cette formation : une colonne va plus loin
   *[other] { NB($unit, "charge", "chargent") } à { $reach } cases au plus
 }.
refuse-charge-cone = { THECAP($target) } { NB($target, "n'est", "ne sont") } ni devant { THE($unit) } ni sur une case de flanc. Marchez ou tournez d'abord ; la charge sera pour un autre tour.
refuse-charge-ahead = { THECAP($ahead) } { NB($ahead, "est", "sont") } droit devant { THE($unit) } : la charge doit viser là plutôt que { THE($target) }.
refuse-charge-way = { THECAP($unit) } ne { NB($unit, "trouve", "trouvent") } aucun chemin jusqu'{ A($target) } : le chemin est bloqué, ou le terrain le ralentit trop.
refuse-charge-via = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas atteindre { THE($target) } par là. Sans cases ni orientation, le bot choisit le meilleur chemin.
refuse-not-your-turn = Ce n'est pas à ce camp de donner des ordres.
refuse-not-yours = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } pas sous vos ordres.
refuse-acted = { THECAP($unit) } { NB($unit, "a", "ont") } déjà agi ce tour-ci.
refuse-assault-who = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas assaillir { THE($target) } : l'artillerie, les carrés et les paniqués n'assaillent jamais, les tirailleurs seulement l'artillerie, les tirailleurs, les paniqués et les unités en bois, village, point fortifié ou terrain difficile.
refuse-assault-distance = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cases ; un assaut porte à { $reach ->
        [1] une case
       *[other] { $reach }
    }.
refuse-assault-way = { THECAP($unit) } ne { NB($unit, "trouve", "trouvent") }, à un pas, aucune case d'où engager { THE($target) }.
refuse-assault-from = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas assaillir { THE($target) } de là.
refuse-assault-which-hex = { THECAP($unit) } { NB($unit, "peut", "peuvent") } assaillir { THE($target) } depuis { OR($hexes) }. Dites d'où.
refuse-fire-then-attack = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas tirer puis attaquer : seule l'infanterie en ligne qui a Tir contrôlé le peut.
refuse-fire-then-other = { THECAP($unit) } { NB($unit, "doit", "doivent") } attaquer l'ennemi sur qui { IL($unit) } { NB($unit, "tire", "tirent") }.
refuse-fire-twice = { THECAP($unit) } ne { NB($unit, "tire", "tirent") } qu'une fois par tour : seule une ligne étendue tire d'une demi-unité, puis de l'autre.
refuse-fire-half = { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas de demi-unités : seule une ligne étendue tire à gauche et à droite. Retirez ce mot.
refuse-fire-same-half = Chaque demi-unité { DE($unit) } tire une fois. Nommez l'autre demi-unité pour le second tir.
refuse-fire-split = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas tirer par demi-unités tant que { THE($enemy) } { NB($enemy, "est", "sont") } au contact de { NB($unit, "son", "leur") } front.
refuse-combine = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas faire les deux dans le même tour. Donnez une seule action.
refuse-rally-near = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se rallier avec { THE($enemy) } à 3 cases ou moins.
refuse-rally-full = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } rien à récupérer : la force est entière.
refuse-rally-form = { THECAP($unit) } { AGR($unit, "n'est pas paniqué", "n'est pas paniquée", "ne sont pas paniqués", "ne sont pas paniquées") } : le ralliement ramène des hommes, sans changer ni formation ni orientation.
refuse-rally-extend = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas s'étendre ainsi : il faut une case de flanc libre pour l'autre demi-unité.
refuse-flee-guns = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas fuir : les servants restent à leurs pièces.
over-broken = Une armée est à bout.
over-lastTurn = Le dernier tour est joué.
