# La légende d'une image : le sens de chaque signe. En peu de mots, car plusieurs se côtoient.

## Les unités

legend-shape-line = infanterie en ligne
legend-shape-column = infanterie en colonne
legend-shape-closedColumn = infanterie en colonne fermée
legend-shape-square = infanterie en carré
legend-shape-extendedLine = infanterie en ligne étendue
legend-shape-skirmish = tirailleurs
legend-shape-horde = unité paniquée
legend-shape-cavalry = cavalerie
legend-shape-battery = batterie
legend-shape-gun = pièce régimentaire
legend-shape-infantry = infanterie
legend-shape-pikes = piquiers
legend-shape-mountedInfantry = infanterie montée
legend-shape-wagons = infanterie sur chariots
legend-shape-camelry = chamellerie
legend-shape-elephants = éléphants
legend-shape-horseBattery = artillerie à cheval
legend-shape-vehicle = véhicule
legend-shape-character = personnage
legend-quality-elite = élite
legend-quality-recruit = recrues
legend-weight-heavy = lourd
legend-weight-light = léger

## Leur état

legend-chip-panicked = paniquée
legend-chip-demoralised = démoralisée
legend-chip-acted = a agi
legend-chip-firedBack = a riposté
legend-chip-squareFired = carré qui a tiré
legend-chip-mayNotManoeuvre = ne peut manœuvrer
legend-chip-displaced = s'est écartée
legend-chip-prePlayed = pré-jouée
legend-chip-withoutCombat = sans combat
legend-chip-diceLost = a perdu des dés
legend-chip-palisade = derrière une palissade
legend-chip-notActivated = non activée
legend-chip-disordered = en désordre
legend-chip-unloaded = fusils déchargés
legend-chip-unformed = sans formation
legend-chip-turned = figurines tournées
legend-chip-limbered = attelée
legend-chip-charging = charge en cours
legend-chip-busy = manœuvre en cours
legend-chip-note = porte une note

## Ce qui s'est passé

legend-mark-move = mouvement
legend-mark-charge = charge ou assaut
legend-mark-rout = fuite
legend-mark-musketry = mousqueterie
legend-mark-artillery = tir d'artillerie
legend-mark-losses = pertes
legend-mark-eliminated = éliminée
legend-mark-awaited = l'unité dont il s'agit
legend-mark-blocked = ligne de vue coupée

## Le terrain

legend-hex-wood = bois
legend-hex-village = village
legend-hex-fort = point fortifié
legend-hex-difficult = terrain difficile
legend-hex-impassable = infranchissable
legend-hex-ford = gué
legend-hex-bridge = pont
legend-hex-lake = lac
legend-hex-marsh = marais
legend-hex-broken = terrain accidenté
legend-side-river = rivière
legend-side-stream = ruisseau
legend-side-ford = gué
legend-side-bridge = pont
legend-side-wood = côté boisé
legend-side-hedge = haie
legend-side-impassable = côté infranchissable
legend-hill = colline
legend-road = route
legend-objective = objectif, ses points, qui le tient

## Sur une table

legend-stand-close = en ordre serré
legend-stand-loose = en ordre lâche
legend-stand-skirmish = tirailleurs
legend-stand-irregular = irréguliers
legend-stand-cavalry = cavalerie
legend-stand-gun = artillerie
legend-stand-square = en carré
legend-stand-leader = gradé
legend-stand-infantry = { fb-type-infantry }
legend-stand-beast = { fb-type-monster }
legend-stand-chariot = { fb-type-chariot }
legend-stand-flyer = { fb-type-flyer }
legend-stand-machine = { fb-type-machine }
legend-area-wood = bois
legend-area-building = bâtiment
legend-area-hill = colline
legend-area-field = champ
legend-area-marsh = marais
legend-area-water = eau
legend-area-rough = terrain accidenté
legend-area-impassable = infranchissable
legend-line-wall = mur
legend-line-hedge = haie
legend-line-stream = ruisseau
legend-line-river = rivière
legend-line-road = route
legend-line-cliff = falaise
legend-mark-arc = champ de tir et portées
legend-mark-contact = ennemis au contact
legend-mark-evade = évitement
legend-mark-approach = la zone d'où vient une charge, ou qui se trouve droit devant elle
