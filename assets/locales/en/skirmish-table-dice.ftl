### Skirmish: rolls at a table.

## Fire: what is asked

table-dice-sk-fire-at-type = Who fires
table-dice-sk-fire-at-dice = Number of shooters
table-dice-sk-fire-at-formation = How they stand
table-dice-sk-fire-at-distance = Range in cm
table-dice-sk-fire-at-enemyGround = { shared-target }
table-dice-sk-fire-at-modifiers = What else applies
table-dice-sk-fire-at-massDistance = Range of the mass in cm
table-dice-sk-fire-at-enemyClass = Class of the skirmishers
table-dice-sk-fire-at-elite = Elite fire
table-dice-sk-fire-at-readings = { table-dice-fire-readings }
table-dice-sk-formation-close = { sk-choice-close }
table-dice-sk-formation-skirmish = { sk-choice-skirmish }
table-dice-sk-formation-loose = { sk-choice-loose }
table-dice-sk-target-group = a group
table-dice-sk-target-isolated = isolated
table-dice-sk-target-skirmish = skirmishers
table-dice-sk-fire-sheltered = shooters behind a wall or in a building
table-dice-sk-fire-leaderless = no leader within 20 cm
table-dice-sk-fire-marksman = a marksman
table-dice-sk-fire-carbine = carbines
table-dice-sk-fire-cuirass = target in cuirass
table-dice-sk-fire-wall = target behind a wall or in a building
table-dice-sk-fire-wood = target in a wood
table-dice-sk-fire-mass = a mass behind the skirmishers
table-dice-sk-fire-drilled = line or recruits, no loss so far
table-dice-sk-elite-elite = where it helps
table-dice-sk-elite-keep = kept for later
table-dice-sk-reading-capabilities = the musket table alone
table-dice-sk-reading-lightLooseDisorder = light infantry in loose order loses its sixes

## Fire: before the dice

table-dice-sk-ahead-sixes = Several sixes count 6, 7, 8 and so on [SIX-02]
table-dice-sk-ahead-disorder = No several sixes: each counts 6 [SIX-03]
table-dice-sk-ahead-chance = At least one hit { $chance }, { $mean } on average

## Morale

table-dice-sk-morale-reason = { table-dice-morale-reason }
table-dice-sk-morale-command = Morale, or class
table-dice-sk-morale-modifiers = { table-dice-sk-fire-at-modifiers }
table-dice-sk-reason-fire = first loss in skirmish order
table-dice-sk-reason-contact = skirmishers assaulted by close order
table-dice-sk-weight-superior = a steady superior within 20 cm
table-dice-sk-weight-musician = { modifier-sk-musician }
table-dice-sk-ahead-morale = Morale { $n }
table-dice-sk-passed-fire = The unit stays in skirmish order [{ $clause }].
table-dice-sk-passed-contact = The unit closes into loose order for the melee [{ $clause }].
table-dice-sk-failed-fire = Next turn the unit recoils as far as it can from every enemy, behind friends if possible [{ $clause }].
table-dice-sk-failed-contact = The unit stands in disorder, and next turn recoils as far as it can [{ $clause }].

## Assault

table-dice-sk-melee-how = { sheet-head-formation }
table-dice-sk-melee-distance = Distance in cm
table-dice-sk-how-line = line or wide column
table-dice-sk-how-column = march column, if it rolls too
table-dice-sk-ahead-assault = { $distance } cm to go, { $rate } without the die
table-dice-sk-ahead-contact = Contact { $chance }
table-dice-sk-assaulted = { THECAP($unit, as: "bold") } { NB($unit, "rushes", "rush") } forward with the bayonet, { $n } cm.
table-dice-sk-assaulted-short = { THECAP($unit, as: "bold") } { NB($unit, "rushes", "rush") } forward with the bayonet, { $n } cm, but { NB($unit, "reaches", "reach") } no enemy.
table-dice-sk-melee-follows = Contact: the melee follows your generic rules [GAP-06].
