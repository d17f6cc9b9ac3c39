### Periods: the picture, a unit's card; and all of it as text.

## The clock

# $half: 1 or 2.
pe-turn-sheets = Period { $period } of { $last }, { pe-half } · sheets are being written
pe-turn-quarters = Period { $period } of { $last }, { pe-half } · quarter { $quarter } is next
pe-turn-half = Period { $period } of { $last } · the { pe-half } ends
pe-turn-fire = Period { $period } of { $last }, { pe-half }, quarter { $quarter } · fire
pe-turn-desk = Period { $period } of { $last }, { pe-half } · fire and melee
pe-turn-over = Period { $period } of { $last } · the battle is over

## The picture

pe-scene-figures = { sk-scene-figures }
pe-alt-march = { ID($unit) } goes from { $from } to { $to }, facing { $facing }.
pe-alt-charge = { ID($unit) } charges from { $from } to { $to }, facing { $facing }.
pe-alt-evade = { ID($unit) } evades from { $from } to { $to }.
pe-alt-rally = { ID($unit) } rallies from { $from } to { $to }.
pe-alt-withdraw = { ID($unit) } falls back from { $from } to { $to }.
pe-alt-follow = { ID($unit) } follows from { $from } to { $to }.
pe-alt-aside = { ID($unit) } is pushed aside from { $from } to { $to }.
pe-alt-announced-charge = { ID($unit) } announces a charge.
pe-alt-announced-evade = { ID($unit) } announces an evade.
pe-alt-announced-rally = { ID($unit) } announces a rally.
pe-alt-announced-withdraw = { ID($unit) } begins to fall back.
pe-alt-announced-follow = { ID($unit) } begins to follow.
pe-alt-formed = { ID($unit) } is now { $formation }.
# $side: the side of the target.
pe-alt-struck = { ID($unit) } is in contact with the { $side } of { ID($target) }.
pe-alt-parted = { ID($unit) } breaks contact.
pe-alt-shot = { ID($unit) } fires on { ID($target) }: { $hits } { COUNT($hits, "hit", "hits") }.
pe-alt-fought = Melee of { JOIN($units, ", ") }: hits by Red { $red }, by Blue { $blue }.
pe-alt-lost = { sk-alt-lost }
pe-alt-hand = { ID($unit) } is put by hand from { $from } to { $to }.
pe-alt-split = { ID($other) } parts from { ID($unit) }.
pe-alt-joined = { ID($unit) } is part of { ID($other) } again.
pe-alt-left = { ID($unit) } leaves the table in { $square }.
pe-alt-rode = { ID($unit) } rides to { $to }.
pe-alt-plan = On the sheet, { ID($unit) } goes { $n } cm and ends in { $square }.
pe-alt-plan-charge = On the sheet, { ID($unit) } charges { ID($target) }.
pe-alt-plan-evade = On the sheet, { ID($unit) } evades.
pe-alt-plan-rally = On the sheet, { ID($unit) } rallies.
pe-alt-side = { $side } ({ NAME($army) }) has { $n } { COUNT($n, "figure", "figures") } and { $points } { COUNT($points, "point", "points") }.

## A unit

pe-standing-states = { ID($unit) } ({ $side }, { $kind }): { $n } { COUNT($n, "figure", "figures") } { $formation }, { JOIN($states, ", ") }, in { $square } ({ JOIN($ground, ", ") }), facing { $facing }, { $near }
pe-state-turned = { legend-chip-turned }

## A unit's card, and its description

pe-single = on horseback
pe-in-line = { $id } ({ $n }, { $kind }) { $formation } in { $square }
pe-strength = { $n } { COUNT($n, "figure", "figures") } left, { $lost } lost. { $points } { COUNT($points, "point", "points") }. Breaks at { $breaks }% losses
# $ranks: the strength of each rank, the front one first.
pe-look-strength = **{ $n }** { COUNT($n, "figure", "figures") }, ranks { $ranks }{ $push ->
    [0] { "" }
   *[other] {", "}{ $push } push { COUNT($push, "rank", "ranks") } [{ $clause }]
 }
pe-look-crew = **{ $n }** { COUNT($n, "gunner", "gunners") }
pe-look-at = { fb-look-at }
pe-look-at-officer = { fb-look-at-commander }
# $side: the side of the one that was struck.
pe-look-posture = Posture: { $posture } [{ $clause }]
pe-look-touches = **In melee**: has struck { THE($enemy) }, { $side } [{ $clause }]
pe-look-touched = **In melee**: struck by { THE($enemy) }, { $side } [{ $clause }]
pe-look-condition = **State**: { $condition } [{ $clause }]
pe-look-unformed-now = **Unformed** while it stands or moves like this [{ $clause }]
pe-look-turned = **Figures turned** out of formation [{ $clause }]
pe-look-course = **{ CAP($course) }**
pe-look-doing = **{ CAP($doing) }**: { $n } { COUNT($n, "quarter", "quarters") } more
pe-look-fires = Entitled to fire in { $n } { COUNT($n, "quarter", "quarters") } of this half [{ $clause }]
pe-look-with = With { THE($unit) }
pe-look-rides = Rides { $n } cm at the end of a half [{ $clause }]
pe-look-still = Deployed: moves only by hand [{ $clause }]
pe-look-rate = { $n } cm a quarter [{ $clause }]
pe-look-rates = { $n } cm a quarter ({ $column } in column), { $bonus } cm distance bonus in a charge [{ $clause }]
# $line: as it is typed.
pe-look-sheet = On the sheet: `{ NAME($line) }`
pe-look-forgotten = It had no line in the last half. The enemy may grant the move: `{ NAME($line) }`
pe-look-verb-advance = { fb-look-verb-advance }
pe-look-verb-charge = { fb-look-verb-charge }
pe-look-verb-form = change formation
pe-look-verb-evade = { look-threat-evade }
pe-look-verb-rally = rally
pe-look-verb-reform = reform
pe-look-verb-limber = limber up
pe-look-verb-unlimber = unlimber
pe-look-ahead = Straight ahead: { JOIN($units, ", ") } [{ $clause }]
pe-look-beside = In front, after turning for a quarter: { JOIN($units, ", ") } [{ $clause }]

## From here to there

pe-look-seen = **In view**: { THE($unit) } can see { THE($other) } [{ $clause }]
pe-look-hidden = **Not in view**: { THE($unit) } cannot see { THE($other) } [{ $clause }]
pe-look-charge-straight = **Charge**: { THE($unit) } { NB($unit, "is", "are") } straight ahead. How far is not measured [{ $clause }]
pe-look-charge-turns = **Charge**: { THE($unit) } { NB($unit, "is", "are") } in front, but not straight ahead. It would turn for a quarter first [{ $clause }]
pe-look-charge-not-before = **Charge**: { THE($unit) } { NB($unit, "is", "are") } not seen in front [{ $clause }]
pe-look-charge-refused = { shared-charge-refused }

## What threatens a unit

pe-threats = Who could charge { THE($unit) } in { $square }
pe-threat-charges = **{ ID($enemy) }** is charging and has it straight ahead: { $away }
pe-threat-straight = **{ ID($enemy) }** has it straight ahead: { $away }
pe-threat-turns = **{ ID($enemy) }** has it in front and would turn for a quarter first: { $away }
pe-threat-none = No enemy has it in front and could charge it as it stands.
pe-threat-assumes = By arm, formation and view alone. Reach is not measured, and an enemy's posture is not known.

## Stories

pe-story-went = { shared-story-went }
pe-story-charged = { fb-story-charged }
pe-story-struck = struck home { $times ->
    [one] once
   *[other] { $times } times
 }
pe-story-evaded = evaded { $times ->
    [one] once
   *[other] { $times } times
 }
pe-story-rallied = rallied { $times ->
    [one] once
   *[other] { $times } times
 }
pe-story-shot = fired { $times ->
    [one] once
   *[other] { $times } times
 }
pe-story-hit = { fb-story-hit }
pe-story-lost = lost { $n } { COUNT($n, "figure", "figures") }
pe-story-away = is part of another unit again

## Why the bot would do something

pe-idea-charge = the enemy is in front and near enough
pe-idea-evade = too close to wait for the enemy
pe-idea-square = cavalry has it straight ahead
pe-idea-unlimber = the enemy is in range
pe-idea-limber = no enemy is in range
pe-idea-reform = it must be formed again to fight
pe-idea-form = a better formation here
pe-idea-march = towards what the side wants
pe-idea-ride = nearer to the units
