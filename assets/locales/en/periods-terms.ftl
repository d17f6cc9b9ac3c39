### Periods: the words of the rules.

## Troops

pe-troops-infantry = { arm-infantry }
pe-troops-grenadiers = grenadiers or voltigeurs
pe-troops-light = { type-lightCavalry }
pe-troops-heavy = { type-heavyCavalry }
pe-troops-foot = { pa-arm-artillery }
pe-troops-horse = { legend-shape-horseBattery }

## Status, with the troops

# $troops: their name in the program, for agreement; $name: its word.
pe-kind-guard = { $troops ->
   *[other] guard { $name }
 }
pe-kind-elite = { $troops ->
   *[other] elite { $name }
 }
pe-kind-regular = { $troops ->
   *[other] regular { $name }
 }
pe-kind-semiRegular = { $troops ->
   *[other] semi-regular { $name }
 }
pe-kind-militia = { $troops ->
   *[other] militia { $name }
 }
pe-kind-irregular = { $troops ->
   *[other] irregular { $name }
 }

## Nations

pe-nation-french = French
pe-nation-english = English
pe-nation-russian = Russian
pe-nation-prussian = Prussian
pe-nation-austrian = Austrian
pe-nation-spanish = Spanish

## Ranks of officers

pe-rank-general = { shared-rank-general }
pe-rank-officer = { shared-officer }
pe-rank-adc = aide-de-camp

## Formations

pe-formation-marchColumn = in march column
pe-formation-cavalryColumn = { shared-formation-column }
pe-formation-divisionColumn = in column of divisions
pe-formation-line = { shared-formation-line }
pe-formation-doubleLine = in double line
pe-formation-skirmish = in { shared-skirmish-order }
pe-formation-square = { legend-stand-square }
pe-formation-solidSquare = in solid square
pe-formation-limbered = limbered
pe-formation-deployed = deployed

## Postures

pe-posture-attack = { answer-attack }
pe-posture-cover = cover
pe-posture-hold = hold
pe-posture-harass = harass
pe-posture-march = march
pe-posture-unknown = not known

## States, from the best

pe-condition-formed = formed
pe-condition-unformed = { legend-chip-unformed }
pe-condition-disorganised = disorganised
pe-condition-disordered = disordered
pe-condition-retreat = retreating
pe-condition-flight = fleeing
pe-condition-rout = routing

## What is counted in quarters

pe-doing-react = reacting
pe-doing-turn = turning
pe-doing-turnFlank = turning the figures of a flank
pe-doing-evadeTurn = turning to evade
pe-doing-rallyTurn = turning to rally
pe-doing-reorient = reorienting
pe-doing-form = changing formation
pe-doing-reform = reforming
pe-doing-limber = limbering
pe-doing-unlimber = unlimbering
pe-doing-manhandle = being manhandled
pe-doing-rejoin = rejoining
pe-doing-cross = crossing

## What goes on over halves

pe-course-charge = charging
pe-course-evade = evading
pe-course-rally = rallying
pe-course-withdraw = withdrawing
pe-course-follow = in pursuit

## Sides of a unit

pe-zone-front = { fb-zone-front }
pe-zone-right = { fb-zone-right }
pe-zone-rear = { fb-zone-rear }
pe-zone-left = { fb-zone-left }
