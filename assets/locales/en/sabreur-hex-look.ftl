# What one sees who looks closer: a unit's card, and a line of sight.

## A unit's card

look-unit = { THECAP($unit) } ({ $id }) · { $side } · { $type }, { $quality }
look-strength = Strength **{ $strength }** of { $initial }, demoralised at { $threshold } or less · command rating { $command } (CR)
look-standing = In { $at } ({ $ground }), in { $formation }, facing { $facing }
terrain-fort = a fortified point
terrain-difficult = difficult ground
terrain-impassable = impassable ground
# $charging: what a charge adds to the combat factor.
look-factors = Combat { $combat }{ $charging ->
    [0] {""}
   *[other] {" "}({ SIGN($charging) } when it charges)
 } · fire { $fire } up to { $range } { COUNT($range, "hex", "hexes") } · moves { $movement } { COUNT($movement, "hex", "hexes") }
look-factors-no-fire = Combat { $combat }{ $charging ->
    [0] {""}
   *[other] {" "}({ SIGN($charging) } when it charges)
 } · does not fire · moves { $movement } { COUNT($movement, "hex", "hexes") }
look-factors-none = Panicked, it neither fights nor fires nor marches
look-engaged-by = Engaged by { JOIN($units, ", ") }
look-engages = Engages { JOIN($units, ", ") }
look-outflanked-by = **Outflanked** by { JOIN($units, ", ") }
look-panicked = **Panicked**
look-demoralised = **Demoralised**
look-acted = Has acted this turn
look-activated = Activated, and has not acted yet
look-barred = Cannot manoeuvre this turn: it failed its activation test
look-fired-back = Has returned fire this turn
look-square-fired = Has fired its one shot as a square this turn
look-displaced = Gave way this turn, and cannot act
look-skill = **{ $skill }**: { $means }
look-can = It can now:
look-verb = { NAME($verb) }
look-can-verb = ✓ { NAME($verb) }: `{ NAME($example) }`
look-cannot = It cannot now:
look-cannot-verbs = ✗ { JOIN($verbs, ", ") }: { $why } [{ $clause }]
look-can-nothing = It can do nothing now. { $why } [{ $clause }]
# Numbers on the picture, each with the orders that may be typed.
look-number = **{ $n }** · { JOIN($orders, " · ") }
look-order = `{ NAME($order) }`

type-heavyCavalry = heavy cavalry
type-mediumCavalry = medium cavalry
type-lightCavalry = light cavalry
type-lineInfantry = line infantry
type-lightInfantry = { shared-light-infantry }
type-heavyFootBattery = heavy foot battery
type-mediumFootBattery = medium foot battery
type-lightHorseBattery = light horse battery
type-regimentalGun = regimental gun
quality-elite = elite
quality-ordinary = ordinary
quality-recruit = recruits

skill-cuirassier = Cuirassier
skill-cuirassier-means = strikes harder (in its combat factor), saves against everything but guns, countercharges without penalty
skill-halfCuirass = Half-cuirass
skill-halfCuirass-means = strikes harder (in its combat factor), saves unless outflanked, enfiladed, or hit by guns or cuirassiers; countercharges without penalty
skill-feudalCavalry = Feudal Cavalry
skill-feudalCavalry-means = each 6 of enemy fire costs it two; saves against cavalry unless outflanked
skill-counterchargeSkill = Countercharge
skill-counterchargeSkill-means = countercharges without penalty
skill-lancer = Lancer
skill-lancer-means = units it charges test at −3; squares do not save against it; one die more when it charges
skill-harassing = Harassing
skill-harassing-means = attacks only panicked or outflanked units, skirmishers and lone guns; flees on a failed test, rallies untested at 5 hexes; saves against fire, and others save against it
skill-massedCharge = Massed Charge
skill-massedCharge-means = a group of such cavalry costs one order point
skill-controlledFire = Controlled Fire
skill-controlledFire-means = in line +4 to defensive fire without penalty, and may fire, then attack; in column −2
skill-stubborn = Stubborn
skill-stubborn-means = demoralised two points later, never flees above its threshold, but tests when activated in line
skill-warrior = Warrior
skill-warrior-means = never fires; saves hand to hand against infantry unless outflanked
skill-skirmisher = Skirmisher
skill-skirmisher-means = may go into skirmish order
skill-scout = Scout
skill-scout-means = joins a group within 3 hexes at no cost
skill-largeBattalion = Large Battalion
skill-largeBattalion-means = four points stronger, demoralised two points sooner, slower in column, may form closed column
skill-linearOrder = Linear Order
skill-linearOrder-means = may extend its line; in line saves against fire on 3 or more; in column its group costs two
skill-looseOrder = Loose Order
skill-looseOrder-means = always in skirmish order; its rout harms no friend
skill-irregular = Irregular
skill-irregular-means = demoralised one point sooner, never forms square; two in a group cost two, four together may act
skill-impetuous = Impetuous
skill-impetuous-means = must charge or assault what is near, attack what it meets and pursue; acts without orders when the points are spent
skill-tacticalSense = Tactical Sense
skill-tacticalSense-means = changes formation freely until an enemy is within 2 hexes, may then fire, and may act late
skill-bombard = Bombard
skill-bombard-means = neither returns fire nor fires in defence; moves one hex, reaches five
skill-obsoleteFirearm = Obsolete Firearm
skill-obsoleteFirearm-means = reaches one hex less, no defensive fire; in line one die less
skill-grandBattery = Grand Battery
skill-grandBattery-means = may act in a group with other such batteries

## A line of sight

look-sight = { shared-from-to }
look-unit-at = { THE($unit) } in { $at }
look-area-front = In the front arc of { THE($unit) }: { $other }
look-area-leftFlank = On the left flank of { THE($unit) }: { $other }
look-area-rightFlank = On the right flank of { THE($unit) }: { $other }
look-area-rear = In the rear of { THE($unit) }: { $other }
look-area-square = { THECAP($unit) } { NB($unit, "is", "are") } in square and { NB($unit, "has", "have") } a front all round
look-in-sight = **In sight** [{ $clause }]
look-hidden = **Not in sight**: blocked by { $hex } ({ $ground }) [{ $clause }]
look-hidden-by-unit = **Not in sight**: { THE($unit) } in { $hex } { NB($unit, "is", "are") } in the way [{ $clause }]
look-hidden-by-side = **Not in sight**: a wooded hexside of { $hex } is in the way [{ $clause }]
# $saves says whether the target may save; $doubled is yes (then the reckoning says so) or no.
look-shot = **Fire**: { $reckoning }, hits on { $need }+ · { $saves }
look-shot-refused = { shared-fire-refused }
look-charge = **Charge**: { $reckoning }, hits on { $need }+{ $doubled ->
    [yes] {""}
   *[no] , not doubled
 } · { $saves }
look-charge-refused = { shared-charge-refused }
look-assault = **Assault**: { $reckoning }, hits on { $need }+ · { $saves }
look-assault-refused = **Assault**: no. { $why } [{ $clause }]
look-saves = saved on { $need }+ [{ $clause }]
look-no-saves = no saves

## What threatens a unit

look-threats = What threatens { THE($unit) } in { $at }
# $goes: yes where the enemy comes up first.
look-threat-charge = **{ ID($enemy) }** may charge from { $from } · { $answer }
look-threat-assault = **{ ID($enemy) }** may assault from { $from } · { $answer }
look-threat-fire = **{ ID($enemy) }** { $goes ->
    [yes] may march to { $from } and fire
   *[no] may fire from { $from }
 } at { $distance } { COUNT($distance, "hex", "hexes") } · { $answer }
look-threat-answers = answers: { JOIN($answers, ", ") }
look-threat-unanswered = no answer
look-threat-turn = turn
look-threat-evade = evade
look-threat-return = it may be returned
look-threat-no-return = it cannot be returned
look-threat-none = Safe for now: no enemy could charge, assault or fire at it.
look-threat-assumes = Assumes that { $side } moves now, with a point for every order and every test passed. One unit's move may open or block another's.
