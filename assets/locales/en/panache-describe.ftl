# Panache: pictures and positions in words, for those who cannot see them.

## What happened, in a picture's words

pa-alt-moved-with = { ID($unit) } goes from { $from } to { $to }, with { $along }.
pa-alt-entered = { ID($unit) } enters the map at { $from } and goes to { $to }.
pa-alt-left = { ID($unit) } leaves the map from { $from }.
pa-alt-retreated = { ID($unit) } retreats from { $from } to { $to }.
pa-alt-lost = { ID($unit) } loses { $stands } { COUNT($stands, "stand", "stands") }.
pa-alt-appeared = { ID($unit) } appears in { $at }.
pa-alt-rejoined = { ID($unit) } is with { ID($parent) } again.
pa-alt-set = { ID($unit) } is corrected.

## Who stands where, in a picture's words

pa-alt-unit = { ID($unit) } ({ $side }, { $arm }) stands in { $at }{ $ground }, { $stands } { COUNT($stands, "stand", "stands") }{ $near }.
pa-alt-character = { ID($unit) } ({ $side }) is in { $at }{ $ground }.
pa-alt-on = , { $ground }
pa-alt-side = { $side } ({ NAME($army) }) has { $stands } { COUNT($stands, "stand", "stands") }.
pa-alt-near = ; the nearest enemy is { $enemy }, { $away }
pa-alt-short = { $id } ({ $stands }) in { $at }
pa-alt-short-character = { $id } in { $at }

## A description

pa-describe-bearings = Bearings: north-north-west, north-north-east, east, south-south-east, south-south-west and west lead straight over a side of a hex, and are written NW, NE, E, SE, SW, W; the others lie between two of them.
pa-describe-who = { ID($unit) } ({ $side }, { $stands } { COUNT($stands, "stand", "stands") })
pa-describe-who-character = { ID($unit) } ({ $side })
pa-describe-standing = { ID($unit) } in { $at } ({ $ground }): { $kind }, { $stands } of { $initial } stands; { $near }
pa-describe-character = { ID($unit) } in { $at } ({ $ground }): { $kind }
pa-describe-near = { shared-near }
pa-describe-none-near = no enemy on the map
pa-describe-friends = Friends near it: { JOIN($units, "; ") }
pa-describe-friend = { ID($unit) }, { $away }
pa-describe-no-friends = No friend within { $n } hexes
pa-describe-enemy = { ID($unit) }, { $kind }, { $stands } { COUNT($stands, "stand", "stands") }: { $away }; { $between }
pa-describe-no-enemies = No enemy is on the map.
pa-describe-strength = { $units } { COUNT($units, "unit", "units") } on the map, { $stands } of { $initial } stands
pa-describe-to-come = Still to come: { JOIN($units, ", ") }
pa-describe-characters = Characters:
pa-describe-front-unit = { $id } ({ $at }), { $near }
pa-describe-nearest-to = It is the nearest to { JOIN($units, "; ") }
