### Escarmouche : le récit d'un ordre. Un événement, une phrase, une petite ligne.

## Titres

sk-title-fought = { THECAP($unit, as: "id") } { NB($unit, "combat", "combattent") } { THE($enemy, as: "id") }
sk-title-engaged = Corps à corps : { JOIN($units, ", ") }
sk-title-settled = Le combat est réglé
sk-title-touched = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } au contact { JOIN($enemies, ", ", last: " et ") }
# Un des $enemies d'une unité qui les touche : « du 5S », « des 4C ».
sk-contact-of = { DE($unit, as: "id") }
sk-title-fired = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : −{ $n }
sk-title-fired-mass = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : −{ $n }, { THE($mass, as: "id") } : −{ $more }
sk-title-fired-past = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } en vain sur { THE($target, as: "id") }, { THE($mass, as: "id") } : −{ $more }
sk-title-fired-vain = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } en vain sur { THE($target, as: "id") }
sk-title-fires = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") }
sk-title-go-move = { THECAP($unit, as: "id") } { NB($unit, "se porte", "se portent") } en { $square } ({ $n } cm)
sk-title-go-turn = { THECAP($unit, as: "id") } { NB($unit, "pivote", "pivotent") }
sk-title-form-close = { THECAP($unit, as: "id") } { NB($unit, "forme", "forment") } l'ordre serré
sk-title-form-skirmish = { THECAP($unit, as: "id") } { NB($unit, "se déploie", "se déploient") } en tirailleurs
sk-title-form-loose = { THECAP($unit, as: "id") } { NB($unit, "rompt", "rompent") } les rangs
# Celui qui touche a le titre de son contact.
sk-title-go-assault = { THECAP($unit, as: "id") } { NB($unit, "donne", "donnent") } l'assaut sans atteindre l'ennemi
sk-title-go-recoil = { THECAP($unit, as: "id") } { NB($unit, "recule", "reculent") } jusqu'en { $square }
sk-title-go-refuse = { THECAP($unit, as: "id") } { NB($unit, "refuse", "refusent") } le contact, jusqu'en { $square }
sk-title-go-fallBack = { THECAP($unit, as: "id") } { NB($unit, "est repoussé", "sont repoussés") } jusqu'en { $square }
sk-title-go-face = { THECAP($unit, as: "id") } { NB($unit, "fait", "font") } face
sk-title-go-ruled = { shared-title-ruled }
sk-title-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "figurine", "figurines") }
sk-title-tested-passed = { THECAP($unit, as: "id") } { NB($unit, "tient", "tiennent") }
sk-title-tested-failed = { THECAP($unit, as: "id") } { NB($unit, "vacille", "vacillent") }
sk-title-parted = { shared-title-parted }
sk-title-reloaded = { THECAP($unit, as: "id") } { NB($unit, "recharge", "rechargent") }
sk-title-finished = { shared-title-finished }
sk-title-set = { shared-title-set }
# Rien ne s'est encore passé : on demande aux tirailleurs s'ils se dérobent.
sk-title-comes = { THECAP($unit, as: "id") } { NB($unit, "marche", "marchent") } sur { THE($target, as: "id") }
sk-title-table = { shared-title-table }

## Tir

sk-tell-volley-hit = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } une salve sur { THE($target, as: "bold") }.
    .v2 = Au commandement, { THE($unit, as: "bold") } { NB($unit, "lâche", "lâchent") } une salve sur { THE($target, as: "bold") }.
sk-tell-volley-missed = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } une salve sur { THE($target, as: "bold") } sans toucher personne.
    .v2 = La salve { DE($unit, as: "bold") } passe au-dessus { DE($target, as: "bold") }.
sk-tell-fire-hit = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") }.
    .v2 = La mousqueterie { DE($unit, as: "bold") } atteint { THE($target, as: "bold") }.
sk-tell-fire-missed = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } sans toucher personne.
    .v2 = Les coups { DE($unit, as: "bold") } ne font aucun mal { A($target, as: "bold") }.
sk-tell-shot-hit = Un coup isolé { DE($unit, as: "bold") } touche { THE($target, as: "bold") }.
sk-tell-shot-missed = Un coup isolé { DE($unit, as: "bold") } manque { THE($target, as: "bold") }.
sk-tell-rolled = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } tiré sur { THE($target, as: "bold") }. Les dés sont sur la table.
sk-tell-saved = Le couvert protège { THE($unit, as: "bold") }.
sk-tell-lost-some = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "figurine", "figurines") }.
    .v2 = { $n } { COUNT($n, "figurine", "figurines") } { DE($unit, as: "bold") } { COUNT($n, "est", "sont") } hors de combat.
sk-tell-lost-all = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "figurine, la dernière", "figurines, les dernières") }.
sk-tell-lost-single = { THECAP($unit, as: "bold") } { NB($unit, "tombe", "tombent") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } hors de combat.
sk-tell-tested-passed = { THECAP($unit, as: "bold") } { NB($unit, "tient bon", "tiennent bon") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "tient", "tiennent") } ferme.
sk-tell-tested-failed = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } courage.
    .v2 = Le moral { DE($unit, as: "bold") } flanche.

## Mouvements

sk-tell-moved-close = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } de { $n } cm en rangs, jusqu'en { $square }.
    .v2 = Au coude à coude, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } { $n } cm, jusqu'en { $square }.
sk-tell-moved-broken = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } { $n } cm jusqu'en { $square }. Sans gradé, les rangs se défont.
sk-tell-moved-loose = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } { $n } cm, jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "court", "courent") } { $n } cm, jusqu'en { $square }.
sk-tell-moved-some = Des figurines { DE($unit, as: "bold") } font { $n } cm, jusqu'en { $square }.
sk-tell-moved-ruled = { THECAP($unit, as: "bold") } { NB($unit, "est placé", "sont placés") } en { $square }, face { $facing }.
sk-tell-turned-ruled = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } maintenant face { $facing }.
sk-tell-turned-about = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } demi-tour, face { $facing }.
sk-tell-turned-left = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } un quart de tour à gauche, face { $facing }.
sk-tell-turned-right = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } un quart de tour à droite, face { $facing }.
sk-tell-formed-close = { THECAP($unit, as: "bold") } { NB($unit, "forme", "forment") } l'ordre serré en { $square }, face { $facing }.
sk-tell-formed-skirmish = { THECAP($unit, as: "bold") } { NB($unit, "se déploie", "se déploient") } en tirailleurs autour de { $square }, face { $facing }.
sk-tell-formed-loose = { THECAP($unit, as: "bold") } { NB($unit, "rompt", "rompent") } les rangs autour de { $square }, face { $facing }.
sk-tell-assaulted = { THECAP($unit, as: "bold") } { NB($unit, "s'élance", "s'élancent") } à la baïonnette, { $n } cm jusqu'en { $square }.
    .v2 = Avec un grand cri, { THE($unit, as: "bold") } { NB($unit, "charge", "chargent") } : { $n } cm, jusqu'en { $square }.
sk-tell-assaulted-short = { THECAP($unit, as: "bold") } { NB($unit, "s'élance", "s'élancent") } à la baïonnette, { $n } cm jusqu'en { $square }, sans atteindre l'ennemi.
sk-tell-recoil = { THECAP($unit, as: "bold") } { NB($unit, "recule", "reculent") } de { $n } cm, jusqu'en { $square }.
    .v2 = Loin de l'ennemi : { THE($unit, as: "bold") } { NB($unit, "se replie", "se replient") } de { $n } cm, jusqu'en { $square }.
sk-tell-recoil-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "devrait", "devraient") } reculer, mais la place manque.
sk-tell-refuse = { THECAP($unit, as: "bold") } { NB($unit, "refuse", "refusent") } le contact : { $n } cm en arrière, jusqu'en { $square }.
sk-tell-refuse-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "refuse", "refusent") } le contact, mais toute retraite est coupée.
sk-tell-fallBack = { THECAP($unit, as: "bold") } { NB($unit, "cède", "cèdent") } du terrain : { $n } cm, jusqu'en { $square }.
sk-tell-fallBack-nowhere = { THECAP($unit, as: "bold") } n'{ NB($unit, "a", "ont") } pas la place de céder du terrain.
sk-tell-faced-close = { THECAP($unit, as: "bold") } { NB($unit, "rompt", "rompent") } les rangs pour faire face.
sk-tell-faced-skirmish = { THECAP($unit, as: "bold") } { NB($unit, "se resserre", "se resserrent") } en ordre lâche pour le combat.
sk-tell-faced-loose = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } face { $facing }.
sk-tell-reloaded = { THECAP($unit, as: "bold") } { NB($unit, "recharge", "rechargent") } : { $n } { COUNT($n, "fusil", "fusils") }.
    .v2 = Les baguettes sonnent : { THE($unit, as: "bold") } { NB($unit, "recharge", "rechargent") } { $n } { COUNT($n, "fusil", "fusils") }.

## Le tour, les contacts, la fin

sk-tell-opened = Le tour { $turn } commence. { CAP($side) } jouent en premier.
sk-tell-finished = { shared-finished }
# Un des $enemies.
sk-tell-touched-one = { shared-the-bold }
sk-tell-touched = { THECAP($unit, as: "bold") } { NB($unit, "entre", "entrent") } en contact avec { JOIN($enemies, ", ", last: " et ") }.
    .v2 = Le fer croise le fer : { THE($unit, as: "bold") } contre { JOIN($enemies, ", ", last: " et ") }.
sk-tell-touched-ruled = { fb-tell-touched }
sk-tell-parted = { fb-tell-parted }
sk-tell-fought = Au corps à corps : { THE($unit, as: "bold") } contre { THE($enemy, as: "bold") }, { $n } { COUNT($n, "paire", "paires") }.
sk-tell-engaged = On en vient aux mains : { JOIN($units, ", ", last: " et ") }.
sk-tell-engaged-on = Le combat continue : { JOIN($units, ", ", last: " et ") }.
sk-tell-settled = Le combat est réglé.
# $parts sont des verbes avec leurs compléments, tirés des messages qui suivent.
sk-tell-set = { shared-set }
sk-set-morale = { NB($unit, "a", "ont") } un moral de { $n }
sk-set-led-yes = { NB($unit, "a", "ont") } un gradé à portée de voix
sk-set-led-no = { NB($unit, "n'a", "n'ont") } pas de gradé à portée de voix
sk-set-recoils-yes = { NB($unit, "reculera", "reculeront") } au début du prochain tour
sk-set-recoils-no = { NB($unit, "n'a", "n'ont") } plus à reculer
sk-set-loaded-yes = { NB($unit, "a", "ont") } rechargé
sk-set-loaded-no = { NB($unit, "a", "ont") } les fusils déchargés
sk-set-sheltered-yes = { NB($unit, "est", "sont") } à l'abri
sk-set-sheltered-no = { NB($unit, "n'a", "n'ont") } pas d'abri
sk-set-bonus = { NB($unit, "a", "ont") } { SIGN($n) } au prochain tir
sk-set-of = { NB($unit, "commande", "commandent") } désormais { THE($other) }
sk-set-bands = { NB($unit, "tire", "tirent") } à des portées de { JOIN($bands, ", ") } cm
sk-unset-of = { NB($unit, "commande", "commandent") } toute unité à portée de voix
sk-unset-sheltered = { NB($unit, "a", "ont") } le couvert que donne le terrain
sk-unset-bands = { NB($unit, "tire", "tirent") } aux portées habituelles
over-points = Le dernier tour est joué, et les points décident.
sk-why-broken = { $loser } ont perdu { $n } % de leurs figurines et lâchent pied
sk-why-points = le dernier tour est fini, les Rouges ont { $red } points et les Bleus { $blue }

## Petites lignes

sk-part-range = { $n } cm, { $band } [{ $clause }]
# $how : une salve, ou la formation. $at : un groupe, des tirailleurs, des figurines isolées.
sk-part-way = { $how } sur { $at } [{ $clause }]
sk-way-volley = salve
sk-way-at-group = un groupe
sk-way-at-skirmish = des tirailleurs
sk-way-at-isolated = des figurines isolées
sk-part-modifier = { SIGN($n) } { $name } [{ $clause }]
sk-part-needed = { shared-part-needs }
sk-part-dice-needed = { $n } { COUNT($n, "dé", "dés") }, touche à { $needed }+
sk-part-sixes = plusieurs 6 comptent 6, 7, 8 [{ $clause }]
sk-part-disorder = désordre : plusieurs 6 ne comptent pas [{ $clause }]
# $dice : les dés naturels. $values : ce que chacun compte, les touches en gras.
sk-part-dice = { $dice } → { $values }
sk-part-values = { $values }
sk-part-rolled = { $dice }, touche à { $needed }+
sk-part-elite-unit = tir d'élite : +1 à un dé [{ $clause }]
sk-part-elite-single = tir d'élite : +1 [{ $clause }]
sk-part-elite-choice = tir d'élite : la cible est choisie [{ $clause }]
sk-part-mass = derrière l'écran, { THE($unit, as: "id") } { NB($unit, "aurait", "auraient") } perdu { $n } (touche à { $needed }+) [{ $clause }]
sk-part-saves = sauvegarde à { $needed }+ : { $dice } → { $saved } { COUNT($saved, "perte annulée", "pertes annulées") } [{ $clause }]
sk-part-left = { shared-left }
# Pourquoi elle passe un test.
sk-part-leader-fell = un gradé est tombé [{ $clause }]
sk-part-test-below = moral { $morale } : dé **{ $die } ✓** [{ $clause }]
sk-part-test-steadied = moral { $morale } : dé **{ $die }**, égal, { THE($superior, as: "id") } affermit les siens **✓** [{ $clause }]
sk-part-test-equal = moral { $morale } : dé **{ $die }**, égal et sans supérieur ferme à portée de voix **✗** [{ $clause }]
sk-part-test-above = moral { $morale } : dé **{ $die } ✗** [{ $clause }]
sk-part-will-recoil = recul au début du prochain tour [{ $clause }]
sk-part-went-of = { shared-part-went-of }
# $what : le terrain qui réduit l'allure de moitié.
sk-part-slowed = demi-mouvement : { $what }
sk-part-went = { shared-part-centimetres }
sk-part-ranks = { $files } { COUNT($files, "file", "files") }, { $ranks } { COUNT($ranks, "rang", "rangs") } [{ $clause }]
sk-part-assault = { $rate } cm + D6 (**{ $die }**) = { $most } cm, { $n } parcourus [{ $clause }]
sk-part-initiative = Rouge { $red }, Bleu { $blue } [{ $clause }]
sk-part-unled = sans gradé à portée de voix, en désordre : { JOIN($units, " ") } [{ $clause }]
sk-part-desk = le combat se règle à la table [{ $clause }]
sk-part-stand-in = règle du bot, le livre n'en a pas pour la mêlée [{ $clause }]
sk-part-helpers = avec l'aide de { $helpers }
sk-part-pair-won = { $one } obtient { $a }, { $other } { $b } et tombe
sk-part-pair-lost = { $one } obtient { $a } et tombe, { $other } { $b }
sk-part-pair-even = { $one } et { $other } obtiennent { $a } : personne ne tombe
sk-part-pair-tied = { $one } et { $other } obtiennent { $a } : { $fell } tombe [{ $clause }]

## Dernière ligne

sk-clock = { shared-clock }
sk-next = { $side } ont la main
