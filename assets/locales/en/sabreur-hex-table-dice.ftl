### Sabreur-hex: rolls at a table.

## Morale: what is asked

table-dice-morale-reason = What for
table-dice-morale-command = Command rating (CR)
table-dice-morale-quality = Quality
table-dice-morale-modifiers = Modifiers
table-dice-morale-ground = { label-ground }
table-dice-morale-arm = { label-arm }
table-dice-morale-traits = Other factors
table-dice-quality-ordinary = { quality-ordinary }
table-dice-quality-elite = { quality-elite }
table-dice-quality-recruit = { quality-recruit }
table-dice-quality-besideElite = ordinary, beside elite line infantry or heavy cavalry
table-dice-reason-losses = three points or more lost
table-dice-reason-reaction = charged: a reaction
table-dice-reason-rally = to rally
table-dice-reason-formation = to change formation
table-dice-reason-activation = Stubborn: to activate
table-dice-reason-restraint = Impetuous: to be held back
table-dice-reason-initiative = Tactical Sense: to act late
table-dice-reason-support = to help a charged friend
table-dice-reason-transfer = to take losses for the guns
table-dice-ground-open = in the open
table-dice-ground-village = in a village or fortified point
table-dice-ground-wood = in a wood
table-dice-ground-woodSide = behind a wooded hexside
table-dice-weight-outflanked = outflanked, and the flank not protected
table-dice-weight-demoralised = demoralised
table-dice-weight-nonDense = in line or in skirmish order
table-dice-weight-lancer = charged by lancers
table-dice-weight-defensiveFire = intends to fire
table-dice-weight-countercharge = intends to countercharge
table-dice-trait-panicked = panicked
table-dice-trait-counterchargeSkill = Cuirassier, Half-cuirass or Countercharge
table-dice-trait-charging = is charging itself
table-dice-trait-extendedLine = { formation-extendedLine }
table-dice-trait-controlledFire = { skill-controlledFire }
table-dice-trait-stubborn = { skill-stubborn }
table-dice-trait-harassing = { skill-harassing }

## Before the dice

table-dice-ahead-keep = { $why ->
        [elite] Elite: 3D6, the highest is set aside
        [besideElite] Next to an elite unit: 3D6, the highest is set aside
        [recruit] Recruits: 3D6, the lowest is set aside
        [extendedLine] Extended line: 3D6, the lowest is set aside
       *[ordinary] 2D6
    } [{ $clause }]
table-dice-ahead-base-test = CR { $base }

## What a test came to

table-dice-test-passed = { THECAP($unit, as: "bold") } { NB($unit, "passes", "pass") } the test.
table-dice-test-failed = { THECAP($unit, as: "bold") } { NB($unit, "fails", "fail") } the test by { $excess }.
table-dice-test-failed-at-once = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } panicked and { NB($unit, "fails", "fail") } without dice.
table-dice-passed-losses = The unit stays where it is [{ $clause }].
table-dice-passed-reaction = The reaction that was declared is carried out [{ $clause }].
table-dice-passed-rally = The unit regains { $regained } strength points, never more than it began with [{ $clause }].
table-dice-passed-rally-panicked = The panic is over: the unit takes any formation and any facing it may have [{ $clause }].
table-dice-passed-formation = The formation is changed [{ $clause }].
table-dice-passed-activation = The unit does as ordered [{ $clause }].
table-dice-passed-restraint = The unit is held back and attacks no one [{ $clause }].
table-dice-passed-initiative = The unit is activated [{ $clause }].
table-dice-passed-support = The unit fires or countercharges to help [{ $clause }].
table-dice-passed-transfer = The losses of the guns pass to the unit, and it takes no test for them [{ $clause }].
table-dice-failed-chooses = Its owner chooses: the unit stays and loses { $excess } strength { COUNT($excess, "point", "points") } without saves, or it flees D{ $die }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGN($plus) }
    } hexes [{ $clause }].
table-dice-failed-stays = The unit does not flee: it loses { $excess } strength { COUNT($excess, "point", "points") } without saves [{ $clause }].
table-dice-failed-flees = The unit has no choice but to flee [{ $clause }].
table-dice-failed-rally = Nothing changes [{ $clause }].
table-dice-failed-formation = The formation stays as it is, and the action is spent [{ $clause }].
table-dice-failed-activation = The unit neither manoeuvres nor changes formation in this player-turn [{ $clause }].
table-dice-failed-restraint = The unit is activated and must attack [{ $clause }].
table-dice-failed-initiative = The unit does not move, and nothing else happens [{ $clause }].
table-dice-failed-support = No help comes, and nothing else happens [{ $clause }].
table-dice-failed-transfer = The guns keep their losses, and nothing else happens [{ $clause }].

## Fire: what is asked

table-dice-fire-shot = Type of fire
table-dice-fire-dice = Number of dice
table-dice-fire-type = Firing unit
table-dice-fire-formation = Formation
table-dice-fire-skills = Skills
table-dice-fire-distance = Distance in hexes
table-dice-fire-ground = Ground of the firer
table-dice-fire-enemyType = { shared-target }
table-dice-fire-enemyFormation = Formation of the target
table-dice-fire-enemySkills = Skills of the target
table-dice-fire-enemyStrength = Strength of the target
table-dice-fire-enemyGround = Ground of the target
table-dice-fire-modifiers = Other factors
table-dice-fire-before = Points the target has just lost to another shot
table-dice-fire-test = Morale test, if needed
table-dice-fire-enemyCommand = Command rating (CR) of the target
table-dice-fire-enemyQuality = Quality of the target
table-dice-fire-failing = If it fails
table-dice-fire-readings = Rules options
table-dice-shot-fire = fire
table-dice-shot-return = return fire
table-dice-shot-defensive = defensive fire
table-dice-shot-muskets = muskets, dice as given
table-dice-shot-guns = guns, dice as given
table-dice-formation-line = { shared-formation-line }
table-dice-formation-column = { shared-formation-column }
table-dice-formation-square = in square
table-dice-formation-closedColumn = in closed column
table-dice-formation-extendedLine = in extended line
table-dice-formation-skirmish = in skirmish order
table-dice-formation-horde = panicked
table-dice-formation-mounted = in good order
table-dice-formation-battery = in battery
table-dice-cover-open = { table-dice-ground-open }
table-dice-cover-wood = in a wood, or behind a wooded hexside
table-dice-cover-village = { table-dice-ground-village }
table-dice-ground-rough = in a wood, village, fortified point or difficult ground
table-dice-fire-enfilade = enfilade: the firer is outside the target’s front
table-dice-fire-demoralised = the firer is demoralised
table-dice-fire-enemyOutflanked = the target is outflanked
table-dice-fire-apart = an impassable hexside lies between: no unit engages there
table-dice-test-later = only say if one is needed
table-dice-test-now = roll it straight away
table-dice-failing-stay = it stays if it survives
table-dice-failing-flee = it flees
table-dice-ahead-shaken = { $n } or more lost, and so a test · { $chance }
table-dice-ahead-gone = Eliminated · { $chance }
table-dice-follows-transfer = Before any test the guns may pass these losses, or some of them, to one friend on their flank that passes a test; only what they keep can cost them one [{ $clause }].
table-dice-follows-test = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } lost { $n } points or more: a morale test before anything else [{ $clause }].
table-dice-follows-no-test = { THECAP($unit, as: "bold") } { NB($unit, "takes", "take") } no test: fewer than { $n } points are lost [{ $clause }].

## Melee: what is asked

table-dice-melee-how = Type of combat
table-dice-melee-type = Attacker
table-dice-melee-formation = { table-dice-fire-formation }
table-dice-melee-skills = { table-dice-fire-skills }
table-dice-melee-distance = Distance when it charged, in hexes
table-dice-melee-enemyType = { table-dice-fire-enemyType }
table-dice-melee-enemyFormation = { table-dice-fire-enemyFormation }
table-dice-melee-enemySkills = { table-dice-fire-enemySkills }
table-dice-melee-modifiers = { table-dice-fire-modifiers }
table-dice-melee-ground = Ground of the attacker
table-dice-melee-enemyGround = { table-dice-fire-enemyGround }
table-dice-melee-between = Between them
table-dice-melee-strength = Strength of the attacker
table-dice-melee-enemyStrength = { table-dice-fire-enemyStrength }
table-dice-melee-command = Command rating (CR) of the attacker
table-dice-melee-quality = Quality of the attacker
table-dice-melee-enemyCommand = { table-dice-fire-enemyCommand }
table-dice-melee-enemyQuality = { table-dice-fire-enemyQuality }
table-dice-melee-lost = Points the target lost by failing its reaction
table-dice-melee-before = Points the target has just lost to a shot of the attacker
table-dice-melee-failing = If the attacker fails a test
table-dice-melee-enemyFailing = If the target fails a test
table-dice-melee-readings = { table-dice-fire-readings }
table-dice-how-charge = charge: a shock
table-dice-how-assault = assault: a melee, new or continued
table-dice-terrain-open = { table-dice-ground-open }
table-dice-terrain-wood = { table-dice-ground-wood }
table-dice-terrain-village = in a village
table-dice-terrain-fort = in a fortified point
table-dice-terrain-difficult = in difficult ground
table-dice-between-nothing = nothing
table-dice-between-water = a river, ford or bridge
table-dice-between-wood = { terrain-side-wood }
table-dice-melee-countercharged = a countercharge meets it
table-dice-melee-ownCounter = and the countercharge is the target’s own
table-dice-melee-unclear = its path was not all clear terrain
table-dice-melee-outflanked = the attacker is outflanked
table-dice-melee-covered = and it is behind a wooded hexside from there
table-dice-melee-enemyOutflanked = { table-dice-fire-enemyOutflanked }
table-dice-melee-enemyCovered = and the target is behind a wooded hexside from there
table-dice-melee-enemyProtected = and that flank of the target is protected
table-dice-melee-higher = the attacker is higher
table-dice-melee-enemyHigher = the target is higher
table-dice-ahead-back = Strikes back in any case: { $reckoning }
table-dice-ahead-back-charge = Strikes back, if it holds: { $reckoning }, one less for each point lost
table-dice-follows-goes-on = The fight may go on next turn, with another assault [{ $clause }].
table-dice-follows-stays = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") } where { NB($unit, "it is", "they are") }: no unit pursues after an assault [{ $clause }].
table-dice-follows-pursuit = { THECAP($unit, as: "bold") } may pursue, { $die ->
        [0] { $plus } { COUNT($plus, "hex", "hexes") }
       *[other] D{ $die }{ $plus ->
            [0] {""}
           *[other] {" "}{ SIGN($plus) }
        } hexes
    } [{ $clause }].

## Why there can be no roll

table-dice-refuse-two-reactions = A charged unit declares one reaction: it fires or it countercharges.
table-dice-refuse-loose-counter = Infantry countercharges in column only, never in line or in skirmish order.
table-dice-refuse-no-test = { THECAP($unit) } { NB($unit, "takes", "take") } no test for a charge of { THE($charger) }: in square, or in cover, no unit does against cavalry.
table-dice-refuse-defensive = { THECAP($unit) } cannot fire in defence: bombards, obsolete firearms and warriors never do.
table-dice-refuse-nobody = There is no enemy for { THE($unit) }.
table-dice-refuse-no-fight = There is no combat: the target did not stand.
