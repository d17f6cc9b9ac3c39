## Two armies before a map

deploy-battle-title = { NAME($title) }: { NAME($red) } against { NAME($blue) }
deploy-subtitle = Before the battle
deploy-turn = Deployment: { $side }
deploy-in-secret = Both sides deploy in secret.
deploy-next = deploys next: { $side }
deploy-roster-unit = { $id } { $strength } in reserve
fault-deploy-room = { $side ->
        [red] Red
       *[blue] Blue
    } has { $units } { COUNT($units, "unit", "units") } but only { $room } empty { COUNT($room, "hex", "hexes") } to place them in.
fault-reserve-phase = { $unit }: a unit can be off the map only during deployment. Write “turn 1 red deployment”.
alt-zone = { $side } may set up between { $from } and { $to }.

## What is refused

refuse-deploy-over = Deployment is over.
refuse-deploy-turn = It is { $side }'s turn to deploy.
refuse-deploy-one = Units are placed one at a time, in turn with the enemy.
refuse-deploy-unit = You have no unit { NAME($unit) }.
refuse-deploy-stands = { THECAP($unit) } { NB($unit, "has", "have") } already been placed: when placing unit by unit, placed units stay put.
deploy-not-complete = { $left ->
        [0] Nothing has been placed yet.
        [one] One unit is not placed yet.
       *[other] { $left } units are not placed yet.
    }
refuse-deploy-zone = { $hex } is not in your zone: { THE($unit) } cannot be placed there.
refuse-deploy-taken = { $hex } is taken by { THE($other) }.
refuse-deploy-room = Then there would be no room for the units still to come.
refuse-deploy-nowhere = { THECAP($unit) } { NB($unit, "has", "have") } not been placed yet.
refuse-deploy-formation = { THECAP($unit) } cannot be in { $formation }.
refuse-deploy-panicked-guns = Artillery is never panicked.
refuse-deploy-horde = No unit starts a battle panicked.
refuse-deploy-two-hexes = { THECAP($unit) }: an extended line needs the hex on its right too, and nothing else takes two.
refuse-deploy-flank-hex = The second hex of { THE($unit) } must be next to { $hex }, on its flank.
refuse-deploy-square-ground = { THECAP($unit) } cannot be in { $formation } in { $hex }: the ground is too rough.
refuse-deploy-order = The armies are still setting up, and no unit acts yet. Say where each unit goes, for example “{ NAME($example) }”.
refuse-deploy-start = Before the battle you place units. Write a unit, a hex of your zone and, if you like, a facing and a formation, for example “{ NAME($example) }”.
refuse-deploy-unknown = { $what ->
        [near] You have no unit “{ NAME($word) }”. Did you mean { OR($units) }?
        [waiting] You have no unit “{ NAME($word) }”. Still to be placed: { JOIN($units, ", ") }.
       *[none] You have no unit “{ NAME($word) }”.
    }
refuse-deploy-where = { $given ->
        [none] After { THE($unit) }
       *[wrong] “{ NAME($word) }” is not a hex: after { THE($unit) }
    } comes a hex of your zone, from { $from } to { $to }{ $may ->
        [facingformation] , then if you like a facing ({ OR($facings) }) and a formation ({ OR($formations) }).
       *[facing] , then if you like a facing ({ OR($facings) }).
    }
refuse-deploy-behind = I do not understand “{ NAME($word) }” here. { $may ->
        [facingformation] After the hex you may give a facing ({ OR($facings) }) and a formation ({ OR($formations) }).
        [facing] After the hex you may give a facing ({ OR($facings) }).
        [formation] After hex and facing you may give a formation ({ OR($formations) }).
       *[none] Nothing more belongs to this place; the next unit comes after a comma.
    }

## What is told

title-deployed = { $side }: deployment
title-deployed-both = Both sides deploy
title-deployed-unit = { ID($unit) } stands in { $at }
title-moves-first = { $side } moves first
title-first-thrown = Who moves first?
tell-deployed = { $side } sets up { $n } { COUNT($n, "unit", "units") }.
tell-deployed-unit = { THECAP($unit, as: "bold") } { NB($unit, "takes its place", "take their place") } in { $at }, in { $formation }, facing { $facing }.
tell-deployed-at = { NAME($text) }
tell-line-deployed = { JOIN($units, " · ") } [{ $clause }]
tell-moves-first = Deployment is complete. **{ $side }** moves first.
tell-first-won = { $side } rolls higher and chooses who moves first.
tell-first-thrown = { $side } { $dice } = { $sum }
tell-line-first = { JOIN($throws, " · ") } [{ $clause }]

## Who moves first

card-asks-first = Does { $side } move first?
answer-first = move first
answer-second = let the enemy move first

## Putting a deployment together

deploy-asks-unit = Which unit do you want to place?
deploy-asks-change = Do you want to move a unit?
deploy-asks-hex = Where do you want to place { THE($unit) }?
deploy-asks-whole = { THECAP($unit) }, as you have placed { THEM($unit) }.
deploy-asks-all = All your units together.
deploy-row-line-ups = Preset deployments
deploy-row-reserve = Still to be placed
deploy-row-placed = Already placed
deploy-row-hexes = Row { $n } of your zone
deploy-row-formation = Formation
deploy-unit = { ID($unit) } · { $strength }
deploy-unit-at = { ID($unit) } · { $at }
deploy-left = { $n ->
        [0] All your units are placed.
        [one] One unit is still to be placed.
       *[other] { $n } units are still to be placed.
    }
deploy-hex = { $at }
deploy-hex-ground = { $at } ({ $ground })
deploy-preset-line = Battle line
deploy-preset-columns = Attack columns
deploy-preset-refusedLeft = Left flank refused
deploy-preset-refusedRight = Right flank refused
deploy-formation = In { $formation }

## Looking at a unit in reserve

deploy-look-reserve = Not placed yet: { $side } may place it in { $from } to { $to }.
deploy-field-reserve = { $side }, still to be placed: { JOIN($units, " · ") }
deploy-field-unit = { $id } ({ $strength })
