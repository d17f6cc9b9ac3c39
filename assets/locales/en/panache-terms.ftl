### Panache: the words of the rules.

## Arms

pa-arm-infantry = infantry
pa-arm-pike = pikemen
pa-arm-cavalry = cavalry
pa-arm-camelry = camelry
pa-arm-elephants = elephants
pa-arm-artillery = foot artillery
pa-arm-horseArtillery = horse artillery
pa-arm-vehicle = vehicle
pa-arm-character = character
pa-rank-general = general
pa-rank-subGeneral = sub-general
pa-rank-officer = officer
pa-rank-hero = hero

## Weights, alone and with an arm

pa-weight-VL = very light
pa-weight-L = light
pa-weight-M = medium
pa-weight-H = heavy
pa-weight-VH = very heavy
# $arm: the arm's name in the program, for agreement; $name: its word.
pa-kind-VL = { $arm ->
   *[other] very light { $name }
 }
pa-kind-L = { $arm ->
   *[other] light { $name }
 }
pa-kind-M = { $arm ->
   *[other] medium { $name }
 }
pa-kind-H = { $arm ->
   *[other] heavy { $name }
 }
pa-kind-VH = { $arm ->
   *[other] very heavy { $name }
 }
pa-kind-character = { $rank } ({ $weight })
pa-kind-character-vehicle = { $rank } ({ $weight }), in a vehicle

## What carries mounted infantry

pa-mount-horses = riding horses
pa-mount-camels = camels
pa-mount-elephants = elephants
pa-mount-wagons = wagons

## Terrain

pa-terrain-clear = clear ground
pa-terrain-wood = a wood
pa-terrain-village = a village
pa-terrain-marsh = a marsh
pa-terrain-broken = broken ground
pa-terrain-lake = a lake
pa-terrain-cliff = a cliff
pa-terrain-bridge = a bridge
pa-terrain-ford = a ford
pa-terrain-hill = a hill
pa-terrain-hedge = a hedge
pa-terrain-stream = a stream
pa-terrain-river = a river
pa-on-hill = { $terrain }, on a hill
