### Panache: the words of the rules.

## Arms

pa-arm-infantry = { arm-infantry }
pa-arm-pike = pikemen
pa-arm-cavalry = { arm-cavalry }
pa-arm-camelry = camelry
pa-arm-elephants = elephants
pa-arm-artillery = foot artillery
pa-arm-horseArtillery = horse artillery
pa-arm-vehicle = vehicle
pa-arm-character = character
pa-rank-general = { shared-rank-general }
pa-rank-subGeneral = sub-general
pa-rank-officer = { shared-officer }
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

terrain-marsh = a marsh
terrain-broken = broken ground
terrain-lake = a lake
terrain-cliff = a cliff
terrain-hill = a hill
terrain-hedge = a hedge
terrain-stream = a stream
