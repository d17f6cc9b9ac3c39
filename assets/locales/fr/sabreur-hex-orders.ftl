# Ce qu'on répond à un ordre incompréhensible.
order-word = « { NAME($word) } »
refuse-empty = Aucun ordre ici. Nommez une unité et dites ce qu'elle fait, par exemple « 45L marche 1507 ».
refuse-word = Je ne connais pas « { NAME($word) } ». Vouliez-vous dire { OR($near) } ?
refuse-word-here = Je ne comprends pas « { NAME($word) } » à cet endroit. Écrivez { OR($expected) }.
refuse-unfinished = L'ordre s'arrête trop tôt. Continuez par { OR($expected) }.
refuse-facing = Une unité regarde vers un sommet de son hexagone, et « { NAME($given) } » est un côté. Les six orientations sont N, NE, SE, S, SO et NO.
refuse-unit-missing = { $known ->
    [0] Nommez ici une unité par son nom court, par exemple « 7C ».
   *[other] Nommez ici une unité par son nom court : { OR($units) }.
 }
refuse-no-unit = { $known ->
    [0] Il faut une unité ici, et non « { NAME($word) } ». Donnez son nom court, par exemple « 7C ».
   *[other] Il faut une unité ici, et non « { NAME($word) } ». Donnez son nom court : { OR($units) }.
 }
refuse-unknown-unit = { $known ->
    [0] Il n'y a pas d'unité « { NAME($word) } » dans cette bataille.
   *[other] Il n'y a pas d'unité « { NAME($word) } ». Vouliez-vous dire { OR($near) } ?
 }
refuse-enemy-unit = { THECAP($unit) } { NB($unit, "sert", "servent") } l'ennemi. Donnez vos ordres à l'une de vos unités.
refuse-own-target = { THECAP($unit) } { NB($unit, "est", "sont") } de votre camp. Désignez un ennemi.
refuse-dead-unit = { THECAP($unit) } { NB($unit, "a", "ont") } quitté la bataille. Nommez une autre unité.
refuse-unit-twice = { NAME($unit) } figure deux fois dans le groupe. Nommez chaque unité une seule fois.
refuse-group-stranger = { NAME($unit) } n'est pas dans le groupe { NAME($group) }. Donnez l'ordre à une unité du groupe, ou ajoutez celle-ci avant les deux-points.
refuse-hex-missing = Il manque une case. Écrivez ses quatre chiffres : la colonne, puis la rangée, par exemple 1507.
refuse-no-hex = Il faut une case ici, et non « { NAME($word) } ». Écrivez ses quatre chiffres : la colonne, puis la rangée, par exemple 1507.
refuse-off-map = La case { $hex } n'existe pas : la carte a { $cols } colonnes et { $rows } rangées. La plus proche est { $near }.
refuse-number = Il faut un nombre ici, et non « { NAME($word) } ».
refuse-twice = Deux conditions de cet ordre répondent à la même question. N'en gardez qu'une.
refuse-who = Dites quelle unité : « { NAME($example) } ».
refuse-no-colon = Mettez deux-points après les unités d'un groupe : « { NAME($example) } ».
refuse-nothing-asked = « { NAME($word) } » répond à une question, et personne n'en a posé. Commencez l'ordre par une unité et un verbe.
refuse-resign = Abandonner la bataille n'est pas un ordre : prenez { -battle-resign }.
