## Deux armées devant une carte

deploy-battle-title = { NAME($title) } : { NAME($red) } contre { NAME($blue) }
deploy-subtitle = Avant la bataille
deploy-turn = Déploiement : { $side }
deploy-in-secret = Les deux camps se déploient en secret.
deploy-next = se déploient ensuite : { $side }
deploy-roster-unit = { $id } { $strength } en réserve
fault-deploy-room = { $side ->
        [red] Les Rouges
       *[blue] Les Bleus
    } ont { $units } { COUNT($units, "unité", "unités") } et seulement { $room } { COUNT($room, "case libre", "cases libres") } pour les placer.
fault-reserve-phase = { $unit } : seul le déploiement admet une unité non placée. Écrivez « turn 1 red deployment ».
alt-zone = Le camp { $side } peut se déployer entre { $from } et { $to }.

## Ce qui est refusé

refuse-deploy-over = Le déploiement est terminé.
refuse-deploy-turn = C'est maintenant à l'autre camp de se déployer : { $side }.
refuse-deploy-one = Les unités se placent une à une, à tour de rôle avec l'ennemi.
refuse-deploy-unit = Vous n'avez pas d'unité { NAME($unit) }.
refuse-deploy-stands = { THECAP($unit) } { NB($unit, "a", "ont") } déjà { NB($unit, "sa", "leur") } place : quand les camps placent unité par unité, une place prise ne change plus.
deploy-not-complete = { $left ->
        [0] Rien n'est encore en place.
        [one] Une unité n'a pas encore de place.
       *[other] { $left } unités n'ont pas encore de place.
    }
refuse-deploy-zone = La case { $hex } n'est pas dans votre zone : impossible d'y placer { THE($unit) }.
refuse-deploy-taken = La case { $hex } est prise par { THE($other) }.
refuse-deploy-room = Il n'y aurait plus de place pour les unités qui restent.
refuse-deploy-nowhere = { THECAP($unit) } { AGR($unit, "n’est pas encore placé", "n’est pas encore placée", "ne sont pas encore placés", "ne sont pas encore placées") }.
refuse-deploy-formation = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas être { $formation }.
refuse-deploy-panicked-guns = L'artillerie n'est jamais paniquée.
refuse-deploy-horde = Aucune unité ne commence une bataille paniquée.
refuse-deploy-two-hexes = { THECAP($unit) } : une ligne étendue demande aussi la case à sa droite, et rien d'autre n'en occupe deux.
refuse-deploy-flank-hex = La seconde case { DE($unit) } doit toucher { $hex }, sur son flanc.
refuse-deploy-square-ground = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas être { $formation } en { $hex } : le terrain ne le permet pas.
refuse-deploy-order = Les armées se déploient encore, et personne n’agit. Dites où se place chaque unité, par exemple « { NAME($example) } ».
refuse-deploy-start = Avant la bataille, les unités prennent place : une unité, une case de votre zone, puis, si vous voulez, une orientation et une formation, par exemple « { NAME($example) } ».
refuse-deploy-unknown = { $what ->
        [near] Vous n’avez pas d’unité « { NAME($word) } ». Vouliez-vous dire { OR($units) } ?
        [waiting] Vous n’avez pas d’unité « { NAME($word) } ». Restent à placer : { JOIN($units, ", ") }.
       *[none] Vous n’avez pas d’unité « { NAME($word) } ».
    }
refuse-deploy-where = { $given ->
        [none] Après { THE($unit) }
       *[wrong] « { NAME($word) } » n’est pas une case : après { THE($unit) }
    } vient une case de votre zone, de { $from } à { $to }{ $may ->
        [facingformation] , puis, si vous voulez, une orientation ({ OR($facings) }) et une formation ({ OR($formations) }).
       *[facing] , puis, si vous voulez, une orientation ({ OR($facings) }).
    }
refuse-deploy-behind = Je ne comprends pas « { NAME($word) } » à cet endroit. { $may ->
        [facingformation] Après la case, vous pouvez donner une orientation ({ OR($facings) }) et une formation ({ OR($formations) }).
        [facing] Après la case, vous pouvez donner une orientation ({ OR($facings) }).
        [formation] Après la case et l’orientation, vous pouvez donner une formation ({ OR($formations) }).
       *[none] Rien de plus pour cette place ; l’unité suivante vient après une virgule.
    }

## Ce qui est raconté

title-deployed = { CAP($side) } : déploiement
title-deployed-both = Les deux camps se déploient
title-deployed-unit = { THECAP($unit, as: "id") } en { $at }
title-moves-first = { CAP($side) } commencent
title-first-thrown = Qui commence ?
tell-deployed = { CAP($side) } placent { $n } { COUNT($n, "unité", "unités") }.
tell-deployed-unit = { THECAP($unit, as: "bold") } { NB($unit, "prend", "prennent") } place en { $at }, { $formation }, face au { $facing }.
tell-deployed-at = { NAME($text) }
tell-line-deployed = { JOIN($units, " · ") } [{ $clause }]
tell-moves-first = Tout le monde est en place. **{ CAP($side) }** commencent.
tell-first-won = { CAP($side) } font le plus grand total, et choisissent qui commence.
tell-first-thrown = { CAP($side) } { $dice } = { $sum }
tell-line-first = { JOIN($throws, " · ") } [{ $clause }]

## Qui commence

card-asks-first = { CAP($side) } commencent-ils ?
answer-first = commencer
answer-second = laisser commencer l'ennemi

## Composer un déploiement

deploy-asks-unit = Quelle unité prend place ?
deploy-asks-change = Une unité change-t-elle de place ?
deploy-asks-hex = Où placer { THE($unit) } ?
deploy-asks-whole = Voici la place { DE($unit) }.
deploy-asks-all = Toutes vos unités à la fois.
deploy-row-line-ups = Tout à la fois
deploy-row-reserve = À placer encore
deploy-row-placed = Déjà en place
deploy-row-hexes = Rangée { $n } de votre zone
deploy-row-formation = Formation
deploy-unit = { ID($unit) } · { $strength }
deploy-unit-at = { ID($unit) } · { $at }
deploy-left = { $n ->
        [0] Toutes vos unités sont en place.
        [one] Une unité reste à placer.
       *[other] { $n } unités restent à placer.
    }
deploy-hex = { $at }
deploy-hex-ground = { $at } ({ $ground })
deploy-preset-line = Ordre de bataille
deploy-preset-columns = Colonnes d'attaque
deploy-preset-refusedLeft = Gauche refusée
deploy-preset-refusedRight = Droite refusée
deploy-formation = { CAP($formation) }

## Regarder une unité en réserve

deploy-look-reserve = Elle n'est pas encore placée. Zone de son camp ({ $side }) : de { $from } à { $to }.
deploy-field-reserve = { CAP($side) }, à placer encore : { JOIN($units, " · ") }
deploy-field-unit = { $id } ({ $strength })
