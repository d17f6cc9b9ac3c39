# The legend of a picture: what each sign means. Short, for several stand side by side.

## Units

legend-shape-line = infantry in line
legend-shape-column = infantry in column
legend-shape-closedColumn = infantry in closed column
legend-shape-square = infantry in square
legend-shape-extendedLine = infantry in extended line
legend-shape-skirmish = skirmishers
legend-shape-horde = panicked mob
legend-shape-cavalry = cavalry
legend-shape-battery = battery
legend-shape-gun = regimental gun
legend-shape-infantry = infantry
legend-shape-pikes = pikes
legend-shape-mountedInfantry = mounted infantry
legend-shape-wagons = infantry on wagons
legend-shape-camelry = camelry
legend-shape-elephants = elephants
legend-shape-horseBattery = horse artillery
legend-shape-vehicle = vehicle
legend-shape-character = character
legend-quality-elite = elite
legend-quality-recruit = recruits
legend-weight-heavy = heavy
legend-weight-light = light

## Their states

legend-chip-panicked = panicked
legend-chip-demoralised = demoralised
legend-chip-acted = has acted
legend-chip-firedBack = has returned fire
legend-chip-squareFired = square that has fired
legend-chip-mayNotManoeuvre = may not manoeuvre
legend-chip-displaced = has given way
legend-chip-prePlayed = pre-played
legend-chip-withoutCombat = without combat
legend-chip-diceLost = has lost dice
legend-chip-palisade = behind a palisade
legend-chip-notActivated = not activated
legend-chip-disordered = in disorder
legend-chip-unloaded = not loaded
legend-chip-unformed = unformed
legend-chip-turned = figures turned
legend-chip-limbered = limbered
legend-chip-charging = charging
legend-chip-busy = changing or turning
legend-chip-note = has a note

## What happened

legend-mark-move = move
legend-mark-charge = charge or assault
legend-mark-rout = rout
legend-mark-musketry = musketry
legend-mark-artillery = artillery fire
legend-mark-losses = losses
legend-mark-eliminated = eliminated
legend-mark-awaited = the unit in question
legend-mark-blocked = blocked line of sight

## The ground

legend-hex-wood = wood
legend-hex-village = village
legend-hex-fort = fortified point
legend-hex-difficult = difficult ground
legend-hex-impassable = impassable
legend-hex-ford = ford
legend-hex-bridge = bridge
legend-hex-lake = lake
legend-hex-marsh = marsh
legend-hex-broken = broken ground
legend-side-river = river
legend-side-stream = stream
legend-side-ford = ford
legend-side-bridge = bridge
legend-side-wood = wooded hexside
legend-side-hedge = hedge
legend-side-impassable = impassable hexside
legend-hill = hill
legend-road = road
legend-objective = objective with its points and holder

## On a table

legend-stand-close = in close order
legend-stand-loose = in loose order
legend-stand-skirmish = skirmishers
legend-stand-irregular = irregulars
legend-stand-cavalry = cavalry
legend-stand-gun = artillery
legend-stand-square = in square
legend-stand-leader = leader
legend-stand-infantry = { fb-type-infantry }
legend-stand-beast = { fb-type-monster }
legend-stand-chariot = { fb-type-chariot }
legend-stand-flyer = { fb-type-flyer }
legend-stand-machine = { fb-type-machine }
legend-area-wood = wood
legend-area-building = building
legend-area-hill = hill
legend-area-field = field
legend-area-marsh = marsh
legend-area-water = water
legend-area-rough = rough ground
legend-area-impassable = impassable
legend-line-wall = wall
legend-line-hedge = hedge
legend-line-stream = stream
legend-line-river = river
legend-line-road = road
legend-line-cliff = cliff
legend-mark-arc = what the front faces, and its ranges
legend-mark-contact = enemies in contact
legend-mark-evade = evade
legend-mark-approach = the zone from which a charge comes, or that lies straight ahead of it
