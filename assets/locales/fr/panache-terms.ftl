### Panache : les mots de la règle.

## Armes

pa-arm-infantry = { arm-infantry }
pa-arm-pike = piquiers
pa-arm-cavalry = { arm-cavalry }
pa-arm-camelry = chamellerie
pa-arm-elephants = éléphants
pa-arm-artillery = artillerie à pied
pa-arm-horseArtillery = artillerie à cheval
pa-arm-vehicle = véhicule
pa-arm-character = personnage
pa-rank-general = { shared-rank-general }
pa-rank-subGeneral = sous-général
pa-rank-officer = { shared-officer }
pa-rank-hero = héros

## Classes de poids, seules et avec une arme

pa-weight-VL = très léger
pa-weight-L = léger
pa-weight-M = moyen
pa-weight-H = lourd
pa-weight-VH = très lourd
# $arm : le nom de l'arme dans le programme, pour l'accord ; $name : son mot.
pa-kind-VL = { $name } { $arm ->
    [pike] très légers
    [elephants] très légers
    [vehicle] très léger
   *[other] très légère
 }
pa-kind-L = { $name } { $arm ->
    [pike] légers
    [elephants] légers
    [vehicle] léger
   *[other] légère
 }
pa-kind-M = { $name } { $arm ->
    [pike] moyens
    [elephants] moyens
    [vehicle] moyen
   *[other] moyenne
 }
pa-kind-H = { $name } { $arm ->
    [pike] lourds
    [elephants] lourds
    [vehicle] lourd
   *[other] lourde
 }
pa-kind-VH = { $name } { $arm ->
    [pike] très lourds
    [elephants] très lourds
    [vehicle] très lourd
   *[other] très lourde
 }
pa-kind-character = { $rank } ({ $weight })
pa-kind-character-vehicle = { $rank } ({ $weight }), en véhicule

## Ce qui porte l'infanterie montée

pa-mount-horses = chevaux de selle
pa-mount-camels = chameaux
pa-mount-elephants = éléphants
pa-mount-wagons = chariots

## Terrain

terrain-marsh = un marais
terrain-broken = terrain accidenté
terrain-lake = un lac
terrain-cliff = une falaise
terrain-hill = une colline
terrain-hedge = une haie
terrain-stream = un ruisseau
