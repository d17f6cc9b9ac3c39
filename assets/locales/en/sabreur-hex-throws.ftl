### Sabreur-hex: throws at a table.

## Morale: what is asked

throw-morale-reason = What for
throw-morale-command = Command rating (CR)
throw-morale-quality = Quality
throw-morale-modifiers = Modifiers
throw-morale-ground = { label-ground }
throw-morale-arm = { label-arm }
throw-morale-traits = Other factors
throw-quality-ordinary = { quality-ordinary }
throw-quality-elite = { quality-elite }
throw-quality-recruit = { quality-recruit }
throw-quality-besideElite = ordinary, beside elite line infantry or heavy cavalry
throw-reason-losses = three points or more lost
throw-reason-reaction = charged: a reaction
throw-reason-rally = to rally
throw-reason-formation = to change formation
throw-reason-activation = Stubborn: to activate
throw-reason-restraint = Impetuous: to be held back
throw-reason-initiative = Tactical Sense: to act late
throw-reason-support = to help a charged friend
throw-reason-transfer = to take losses for the guns
throw-ground-open = in the open
throw-ground-village = in a village or fortified point
throw-ground-wood = in a wood
throw-ground-woodSide = behind a wooded hexside
throw-weight-outflanked = outflanked, and the flank not protected
throw-weight-demoralised = demoralised
throw-weight-nonDense = in line or in skirmish order
throw-weight-lancer = charged by lancers
throw-weight-defensiveFire = intends to fire
throw-weight-countercharge = intends to countercharge
throw-trait-panicked = panicked
throw-trait-counterchargeSkill = Cuirassier, Half-cuirass or Countercharge
throw-trait-charging = is charging itself
throw-trait-extendedLine = { formation-extendedLine }
throw-trait-controlledFire = { skill-controlledFire }
throw-trait-stubborn = { skill-stubborn }
throw-trait-harassing = { skill-harassing }

## Before the dice

throw-ahead-keep = { $why ->
        [elite] Elite: 3D6, the highest is set aside
        [besideElite] Next to an elite unit: 3D6, the highest is set aside
        [recruit] Recruits: 3D6, the lowest is set aside
        [extendedLine] Extended line: 3D6, the lowest is set aside
       *[ordinary] 2D6
    } [{ $clause }]
throw-ahead-base-test = CR { $base }
throw-ahead-base-dice = { $base } { COUNT($base, "die", "dice") }
throw-ahead-modifier = { SIGN($n) } { $name } [{ $clause }]
throw-ahead-test = Passes on { $needs } or less · { $chance }
throw-ahead-hopeless = Cannot pass
throw-ahead-hits = { $dice } { COUNT($dice, "die hits", "dice, each hits") } on { $need } or more

## What a test came to

throw-test-passed = { THECAP($unit, as: "bold") } { NB($unit, "passes", "pass") } the test.
throw-test-failed = { THECAP($unit, as: "bold") } { NB($unit, "fails", "fail") } the test by { $excess }.
throw-test-failed-at-once = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } panicked and { NB($unit, "fails", "fail") } without dice.
throw-passed-losses = The unit stays where it is [{ $clause }].
throw-passed-reaction = The reaction that was declared is carried out [{ $clause }].
throw-passed-rally = The unit regains { $regained } strength points, never more than it began with [{ $clause }].
throw-passed-rally-panicked = The panic is over: the unit takes any formation and any facing it may have [{ $clause }].
throw-passed-formation = The formation is changed [{ $clause }].
throw-passed-activation = The unit does as ordered [{ $clause }].
throw-passed-restraint = The unit is held back and attacks no one [{ $clause }].
throw-passed-initiative = The unit is activated [{ $clause }].
throw-passed-support = The unit fires or countercharges to help [{ $clause }].
throw-passed-transfer = The losses of the guns pass to the unit, and it takes no test for them [{ $clause }].
throw-failed-chooses = Its owner chooses: the unit stays and loses { $excess } strength { COUNT($excess, "point", "points") } without saves, or it flees D{ $die }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGN($plus) }
    } hexes [{ $clause }].
throw-failed-stays = The unit does not flee: it loses { $excess } strength { COUNT($excess, "point", "points") } without saves [{ $clause }].
throw-failed-flees = The unit has no choice but to flee [{ $clause }].
throw-failed-rally = Nothing changes [{ $clause }].
throw-failed-formation = The formation stays as it is, and the action is spent [{ $clause }].
throw-failed-activation = The unit neither manoeuvres nor changes formation in this player-turn [{ $clause }].
throw-failed-restraint = The unit is activated and must attack [{ $clause }].
throw-failed-initiative = The unit does not move, and nothing else happens [{ $clause }].
throw-failed-support = No help comes, and nothing else happens [{ $clause }].
throw-failed-transfer = The guns keep their losses, and nothing else happens [{ $clause }].

## Fire: what is asked

throw-fire-shot = Type of fire
throw-fire-dice = Number of dice
throw-fire-type = Firing unit
throw-fire-formation = Formation
throw-fire-skills = Skills
throw-fire-distance = Distance in hexes
throw-fire-ground = Ground of the firer
throw-fire-enemyType = Target
throw-fire-enemyFormation = Formation of the target
throw-fire-enemySkills = Skills of the target
throw-fire-enemyStrength = Strength of the target
throw-fire-enemyGround = Ground of the target
throw-fire-modifiers = Other factors
throw-fire-before = Points the target has just lost to another shot
throw-fire-test = Morale test, if needed
throw-fire-enemyCommand = Command rating (CR) of the target
throw-fire-enemyQuality = Quality of the target
throw-fire-failing = If it fails
throw-fire-readings = Rules options
throw-shot-fire = fire
throw-shot-return = return fire
throw-shot-defensive = defensive fire
throw-shot-muskets = muskets, dice as given
throw-shot-guns = guns, dice as given
throw-formation-line = in line
throw-formation-column = in column
throw-formation-square = in square
throw-formation-closedColumn = in closed column
throw-formation-extendedLine = in extended line
throw-formation-skirmish = in skirmish order
throw-formation-horde = panicked
throw-formation-mounted = in good order
throw-formation-battery = in battery
throw-cover-open = { throw-ground-open }
throw-cover-wood = in a wood, or behind a wooded hexside
throw-cover-village = { throw-ground-village }
throw-ground-rough = in a wood, village, fortified point or difficult ground
throw-fire-enfilade = enfilade: the firer is outside the target’s front
throw-fire-demoralised = the firer is demoralised
throw-fire-enemyOutflanked = the target is outflanked
throw-fire-apart = an impassable hexside lies between: no unit engages there
throw-test-later = only say if one is needed
throw-test-now = roll it straight away
throw-failing-stay = it stays if it survives
throw-failing-flee = it flees
throw-ahead-shaken = { $n } or more lost, and so a test · { $chance }
throw-ahead-gone = Eliminated · { $chance }
throw-follows-transfer = Before any test the guns may pass these losses, or some of them, to one friend on their flank that passes a test; only what they keep can cost them one [{ $clause }].
throw-follows-test = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } lost { $n } points or more: a morale test before anything else [{ $clause }].
throw-follows-no-test = { THECAP($unit, as: "bold") } { NB($unit, "takes", "take") } no test: fewer than { $n } points are lost [{ $clause }].

## Melee: what is asked

throw-melee-how = Type of combat
throw-melee-type = Attacker
throw-melee-formation = { throw-fire-formation }
throw-melee-skills = { throw-fire-skills }
throw-melee-distance = Distance when it charged, in hexes
throw-melee-enemyType = { throw-fire-enemyType }
throw-melee-enemyFormation = { throw-fire-enemyFormation }
throw-melee-enemySkills = { throw-fire-enemySkills }
throw-melee-modifiers = { throw-fire-modifiers }
throw-melee-ground = Ground of the attacker
throw-melee-enemyGround = { throw-fire-enemyGround }
throw-melee-between = Between them
throw-melee-strength = Strength of the attacker
throw-melee-enemyStrength = { throw-fire-enemyStrength }
throw-melee-command = Command rating (CR) of the attacker
throw-melee-quality = Quality of the attacker
throw-melee-enemyCommand = { throw-fire-enemyCommand }
throw-melee-enemyQuality = { throw-fire-enemyQuality }
throw-melee-lost = Points the target lost by failing its reaction
throw-melee-before = Points the target has just lost to a shot of the attacker
throw-melee-failing = If the attacker fails a test
throw-melee-enemyFailing = If the target fails a test
throw-melee-readings = { throw-fire-readings }
throw-how-charge = charge: a shock
throw-how-assault = assault: a melee, new or continued
throw-terrain-open = { throw-ground-open }
throw-terrain-wood = { throw-ground-wood }
throw-terrain-village = in a village
throw-terrain-fort = in a fortified point
throw-terrain-difficult = in difficult ground
throw-between-nothing = nothing
throw-between-water = a river, ford or bridge
throw-between-wood = { terrain-side-wood }
throw-melee-countercharged = a countercharge meets it
throw-melee-ownCounter = and the countercharge is the target’s own
throw-melee-unclear = its path was not all clear terrain
throw-melee-outflanked = the attacker is outflanked
throw-melee-covered = and it is behind a wooded hexside from there
throw-melee-enemyOutflanked = { throw-fire-enemyOutflanked }
throw-melee-enemyCovered = and the target is behind a wooded hexside from there
throw-melee-enemyProtected = and that flank of the target is protected
throw-melee-higher = the attacker is higher
throw-melee-enemyHigher = the target is higher
throw-ahead-back = Strikes back in any case: { $reckoning }
throw-ahead-back-charge = Strikes back, if it holds: { $reckoning }, one less for each point lost
throw-follows-goes-on = The fight may go on next turn, with another assault [{ $clause }].
throw-follows-stays = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") } where { NB($unit, "it is", "they are") }: no unit pursues after an assault [{ $clause }].
throw-follows-pursuit = { THECAP($unit, as: "bold") } may pursue, { $die ->
        [0] { $plus } { COUNT($plus, "hex", "hexes") }
       *[other] D{ $die }{ $plus ->
            [0] {""}
           *[other] {" "}{ SIGN($plus) }
        } hexes
    } [{ $clause }].

## Why there can be no throw

throw-refuse-two-reactions = A charged unit declares one reaction: it fires or it countercharges.
throw-refuse-loose-counter = Infantry countercharges in column only, never in line or in skirmish order.
throw-refuse-no-test = { THECAP($unit) } { NB($unit, "takes", "take") } no test for a charge of { THE($charger) }: in square, or in cover, no unit does against cavalry.
throw-refuse-defensive = { THECAP($unit) } cannot fire in defence: bombards, obsolete firearms and warriors never do.
throw-refuse-nobody = There is no enemy for { THE($unit) }.
throw-refuse-no-fight = There is no combat: the target did not stand.
