# Ce qu'on répond à un ordre incompréhensible.
refuse-empty = Aucun ordre ici. Nommez une unité{ $unit ->
    [none] {""}
   *[other] , par exemple { $unit },
 } et dites ce qu'elle fait.
refuse-facing = Une unité regarde vers un sommet de son hexagone, et « { NAME($given) } » est un côté. Les six orientations sont N, NE, SE, S, SO et NO.
refuse-own-target = { THECAP($unit) } { NB($unit, "est", "sont") } de votre camp. Désignez un ennemi.
refuse-unit-twice = { NAME($unit) } figure deux fois dans le groupe. Nommez chaque unité une seule fois.
refuse-group-stranger = { NAME($unit) } n'est pas dans le groupe { NAME($group) }. Donnez l'ordre à une unité du groupe, ou ajoutez celle-ci avant les deux-points.
refuse-number-missing = Il manque un nombre à la fin.
refuse-number = Il faut un nombre ici, et non « { NAME($word) } ».
refuse-twice = Deux conditions de cet ordre répondent à la même question. N'en gardez qu'une.
refuse-in-vain = { $condition ->
    [square] « si carré … » ne va qu'avec une charge ou un assaut : retirez-le ici.
    [attack] « attaque » et « arrête » ne vont qu'avec une charge ou un assaut : retirez-les ici.
    [pursuit] Ce qu'on dit d'une poursuite ne va qu'avec une charge : retirez-le ici.
    [aside] « écarte … » ne va qu'avec un ordre de mouvement : retirez-le ici.
   *[failed] « si échec … » ne va qu'avec un ordre qui peut coûter des pertes : retirez-le ici.
 }
refuse-no-colon = Mettez deux-points après les unités d'un groupe : « { NAME($example) } ».
refuse-nothing-asked = « { NAME($word) } » répond à une question, et personne n'en a posé. Commencez l'ordre par une unité et un verbe.

## À la suite d’un ordre complété

choice-note = { JOIN($parts, " · ") }
choice-unit = { NAME($unit) } · { $type } { $strength }
choice-type-heavyCavalry = cavalerie lourde
choice-type-mediumCavalry = cavalerie moyenne
choice-type-lightCavalry = cavalerie légère
choice-type-lineInfantry = ligne
choice-type-lightInfantry = légère
choice-type-heavyFootBattery = batterie lourde
choice-type-mediumFootBattery = batterie
choice-type-lightHorseBattery = batterie à cheval
choice-type-regimentalGun = pièce
choice-distance = { $n } { COUNT($n, "case", "cases") }
choice-dice = { shared-dice }
choice-points = { $n } { COUNT($n, "point", "points") }
choice-unspent = { $n } { COUNT($n, "point", "points") } de reste
choice-test = test { $chance ->
    [0] <1
   *[other] { $chance }
 } %
# Ce que la cible fera sans doute.
choice-reaction = { $what }{ $chance ->
    [none] {""}
    [0] {" "}<1 %
   *[other] {" "}{ $chance } %
 }
