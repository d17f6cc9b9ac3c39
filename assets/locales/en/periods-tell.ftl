### Periods: the story of a sheet, a quarter, a half. One event, one sentence, one small line.

## Titles

pe-title-struck = { fb-title-touched }
pe-title-contacts = { $n } contacts
pe-title-diverted = { ID($unit) } turns on { ID($target) }
pe-title-left = { ID($unit) } leaves the table
# $half: 1 or 2.
pe-title-opened = The sheets are open: period { $period }, { pe-half }
pe-title-opened-charges = Period { $period }, { pe-half }: { $n } { COUNT($n, "charge is", "charges are") } announced
pe-title-quarter = Period { $period }, quarter { $quarter }
pe-title-phase-desk = Fire and melee
pe-title-phase-fire = { fair-roll-fire }
pe-title-phase-on = The quarters go on
pe-title-half = Period { $period }: the { pe-half } is over
pe-title-lost = { sk-title-lost }
pe-title-wrote = The sheet: { JOIN($units, ", ") }
pe-title-table = { shared-title-table }
pe-half = { $half ->
    [1] first half
   *[other] second half
 }

## The sheets

pe-tell-opened = The sheets are opened: period { $period }, { pe-half }.
pe-tell-opened-silent = The sheets are opened: period { $period }, { pe-half }. No charge, evade or rally is announced.
pe-tell-announced-charge = { $side } announces a charge by { JOIN($units, ", ", last: " and ") }.
    .v2 = “Charge!” { $side } sounds it for { JOIN($units, ", ", last: " and ") }.
pe-tell-announced-evade = { $side } announces that { JOIN($units, ", ", last: " and ") } will evade.
pe-tell-announced-rally = { $side } announces a rally of { JOIN($units, ", ", last: " and ") }.
pe-tell-announced-withdraw = { $side } falls back with { JOIN($units, ", ", last: " and ") }.
pe-tell-announced-follow = { $side } follows up with { JOIN($units, ", ", last: " and ") }.
pe-tell-wrote-rides = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } to ride to { $square }.
pe-tell-wrote-carries = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } to bring { THE($to, as: "bold") } a new posture: { $posture }. It counts from the end of the quarter after the arrival.
pe-tell-struck-out = The sheet has no line for { THE($unit, as: "bold") } now.
pe-tell-wrote-stands = { THECAP($unit, as: "bold") } { NB($unit, "stands", "stand") } where { NB($unit, "it is", "they are") }.
pe-tell-wrote-charge = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } to charge { THE($target, as: "bold") }.
pe-tell-wrote-evade = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } to evade.
pe-tell-wrote-rally = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } to rally.
pe-tell-wrote-ends = { THECAP($unit, as: "bold") } would end the half in { $square }, { $formation }, facing { $facing }.
pe-tell-wrote-forgotten = When the sheets are opened, the enemy is asked to grant { THE($unit, as: "bold") } the forgotten move.
pe-part-announced = announced as “{ ID($unit) } charges”, without the target. Whether it gets there is not measured [{ $clause }]
pe-part-stages = quarter by quarter: { JOIN($parts, ", ") } [{ $clause }]
pe-part-walks = { $n } cm
pe-part-takes = { $n ->
    [1] a change of one quarter
   *[other] a change of { $n } quarters
 }

## Who goes where

pe-tell-to = **{ ID($unit) }** to { $square }
pe-tell-march = { THECAP($unit, as: "bold") } { NB($unit, "marches", "march") } to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "moves", "move") } up to { $square }.
pe-tell-march-several = { $side } on the march: { JOIN($units, ", ") }.
pe-tell-charge = { THECAP($unit, as: "bold") } { NB($unit, "charges", "charge") } on, to { $square }.
    .v2 = The charge { DE($unit, as: "bold") } rolls on, to { $square }.
pe-tell-charge-several = { $side } charges on: { JOIN($units, ", ") }.
pe-tell-evade = { THECAP($unit, as: "bold") } { NB($unit, "evades", "evade") } to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "slips", "slip") } away to { $square }.
pe-tell-evade-several = { $side } evades: { JOIN($units, ", ") }.
pe-tell-rally = { THECAP($unit, as: "bold") } { NB($unit, "rallies", "rally") } to the rear, to { $square }.
pe-tell-rally-several = { $side } rallies to the rear: { JOIN($units, ", ") }.
pe-tell-withdraw = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") } back to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } way and { NB($unit, "goes", "go") } back to { $square }.
pe-tell-withdraw-several = { $side } falls back: { JOIN($units, ", ") }.
pe-tell-follow = { THECAP($unit, as: "bold") } { NB($unit, "follows", "follow") } at { NB($unit, "its", "their") } heels, to { $square }.
pe-tell-follow-several = { $side } pursues: { JOIN($units, ", ") }.
pe-tell-aside = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } pushed aside to { $square }.
pe-tell-aside-several = { $side } is pushed aside: { JOIN($units, ", ") }.
pe-part-lengths = { JOIN($parts, ", ") } [{ $clause }]
pe-part-length = { ID($unit) } { $n } cm

## Changes

# $doing: what it is doing, as in “changing formation”.
pe-tell-doing = { THE($unit, as: "bold") } ({ $doing })
pe-tell-began = Under way: { JOIN($units, ", ") }.
pe-tell-done-turn = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } turned.
pe-tell-done-turnFlank = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } turned the figures of a flank outwards.
pe-tell-done-reorient = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } turned towards the enemy.
pe-tell-done-form = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } now { $formation }.
pe-tell-done-reform = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } formed again.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } reformed.
pe-tell-done-limber = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } limbered up.
pe-tell-done-unlimber = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } unlimbered.
pe-tell-done-manhandle = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } been manhandled.
pe-tell-done-rejoin = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } closed up.
pe-tell-done-cross = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } got across.
pe-tell-reacts-evade = The charge means { THE($unit, as: "bold") }, { NB($unit, "which", "who") } { NB($unit, "has", "have") } to evade.
pe-tell-reacts-countercharge = { THECAP($unit, as: "bold") } { NB($unit, "takes", "take") } up the challenge and { NB($unit, "countercharges", "countercharge") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "countercharges", "countercharge") }.
pe-tell-halted = { THECAP($unit, as: "bold") } cannot carry out the rest of { NB($unit, "its", "their") } line. Only you are told.
pe-tell-halted-by = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } stopped by { $what }. Only you are told.

## Charges and contacts

# $side: the side of the target, as in “right flank”.
pe-tell-struck-charge = { THECAP($unit, as: "bold") } { NB($unit, "charges", "charge") } home on { THE($target, as: "bold") }: { $side }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "crashes", "crash") } into { THE($target, as: "bold") }: { $side }.
pe-tell-struck-countercharge = { THECAP($unit, as: "bold") } { NB($unit, "countercharges", "countercharge") } home on { THE($target, as: "bold") }: { $side }.
pe-tell-struck-caught = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } down { THE($target, as: "bold") } from behind.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "catches", "catch") } { THE($target, as: "bold") } in the back.
pe-tell-struck-entry = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } with { THE($target, as: "bold") }: { $side }.
pe-tell-struck-both = { THECAP($unit, as: "bold") } and { THE($target, as: "bold") } meet at the charge.
    .v2 = Charge against charge: { THE($unit, as: "bold") } and { THE($target, as: "bold") } are in contact.
pe-part-bonus = { ID($unit) }: run-up long enough for its bonuses [{ $clause }]
pe-part-no-bonus = { ID($unit) }: no bonus [{ $clause }]
pe-part-push = { $n } push { COUNT($n, "rank", "ranks") } [{ $clause }]
pe-part-condition = { ID($unit) } fights { $condition } [{ $clause }]
pe-tell-diverted = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } on { THE($target, as: "bold") }.
pe-tell-diverted-from = { THECAP($unit, as: "bold") } { NB($unit, "was", "were") } going for { THE($before, as: "bold") } and { NB($unit, "turns", "turn") } on { THE($target, as: "bold") }.
pe-tell-stops = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } pulling up: one quarter more, and the charge is over.
pe-tell-forgotten-granted = { THECAP($unit, as: "bold") } had been forgotten. The enemy grants { NB($unit, "its", "their") } move.
pe-tell-forgotten-refused = { THECAP($unit, as: "bold") } had been forgotten. The enemy does not grant the move.
pe-tell-ended-stopped = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } pulled up, unformed.
pe-tell-ended-spent = The charge { DE($unit, as: "bold") } has met no one. It is over, and { NB($unit, "it is", "they are") } unformed.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } charged into thin air and { NB($unit, "is", "are") } unformed.
pe-tell-ended-feint = The charge { DE($unit, as: "bold") } was a feint.
pe-tell-ended-evade = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } got away.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } out of reach and { NB($unit, "halts", "halt") }.
pe-tell-ended-rally = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } rallied.
pe-tell-ended-withdraw = { THECAP($unit, as: "bold") } { NB($unit, "stops", "stop") } falling back.
pe-tell-ended-withdraw-several = { $side } stops falling back: { JOIN($units, ", ", last: " and ") }.
pe-tell-ended-follow = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } up the pursuit.
pe-tell-parted = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } no longer in contact with { JOIN($enemies, ", ", last: " and ") }.

## Units that part, officers, the clock

pe-tell-split = { THECAP($unit, as: "bold") } { NB($unit, "parts", "part") }: { THE($other, as: "bold") } { NB($other, "goes", "go") } its own way.
pe-tell-joined = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } back with { THE($other, as: "bold") }.
pe-tell-pierced = { THECAP($other, as: "bold") } { NB($other, "breaks", "break") } through { THE($unit, as: "bold") }. Both are in disorder.
pe-tell-flows = { THECAP($unit, as: "bold") } { NB($unit, "passes", "pass") } through a gap, { $n } abreast.
pe-tell-left-edge = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the table in { $square } and { NB($unit, "does", "do") } not come back.
pe-tell-left-destroyed = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } no more: not a figure is left.
pe-tell-left-taken = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } taken by the enemy.
pe-tell-rode = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } to { $square }.
pe-tell-rode-joined = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } to { $square } and { NB($unit, "stays", "stay") } with { THE($other, as: "bold") }.
pe-tell-in-force = New orders are in force for { THE($unit, as: "bold") }: { $posture }.
pe-tell-half-ended = The { pe-half } of period { $period } is over.
pe-why-broken = { sk-why-broken }
pe-over-points = The last period is over, and points decide.
pe-why-points = the last period is over, Red { $red } and Blue { $blue } points

## Fire, melee, morale

pe-title-melees = { $n } melees
pe-title-fought = Melee: { JOIN($units, ", ") }
pe-title-shot = { ID($unit) } fires on { ID($target) }: { $n } { COUNT($n, "hit", "hits") }
pe-title-shot-vain = { ID($unit) } fires on { ID($target) } in vain
pe-title-set = { shared-title-set }
pe-tell-shot = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") }: { $n } { COUNT($n, "hit", "hits") }.
    .v2 = A volley from { THE($unit, as: "bold") } finds { THE($target, as: "bold") }: { $n } { COUNT($n, "hit", "hits") }.
pe-tell-shot-missed = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } without effect.
    .v2 = The fire of { THE($unit, as: "bold") } goes over the heads of { THE($target, as: "bold") }.
pe-tell-shots-missed = Fire without effect: { JOIN($shots, ", ") }.
pe-tell-at = **{ ID($unit) }** on **{ ID($target) }**
pe-tell-fought = Melee of { JOIN($units, ", ", last: " and ") }: hits by Red { $red }, by Blue { $blue }.
pe-tell-drawn = Neither side gives way: { JOIN($units, ", ", last: " and ") } are still in melee.
    .v2 = The melee of { JOIN($units, ", ", last: " and ") } is undecided.
pe-tell-lost = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $n } { COUNT($n, "figure", "figures") }.
    .v2 = { $n } { COUNT($n, "figure", "figures") } of { THE($unit, as: "bold") } { COUNT($n, "falls", "fall") }.
pe-tell-tested-held = { THECAP($unit, as: "bold") } { NB($unit, "stands", "stand") } firm.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "holds", "hold") } { NB($unit, "its", "their") } ground.
pe-tell-tested-failed = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } had enough.
    .v2 = The nerve of { THE($unit, as: "bold") } gives.
pe-tell-set = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } corrected.
pe-tell-phase-desk = Fire and melee of the half have to be settled.
pe-tell-phase-fire = The fire of the quarter has to be settled.
pe-tell-hand = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } placed in { $square }.
pe-tell-hand-several = Placed by hand for { $side }: { JOIN($units, ", ") }.
pe-part-of = { tell-id }
pe-part-quarters = { $n } { COUNT($n, "quarter", "quarters") } of fire [{ $clause }]
pe-part-shot = { $dice } on { $needs }+ [{ $clause }]
pe-part-cover = through solid cover: { $dice }
pe-part-blows = { ID($unit) }: { $dice } on { $needs }+ [{ $clause }]
pe-part-test-passed = rolled **{ $die } ✓**, needs { $needs } [{ $clause }]
pe-part-test-failed = rolled **{ $die } ✗**, needs { $needs } [{ $clause }]
pe-part-stand-in-fire = a short stand-in for the fire chapter, which the book lacks [{ $clause }]
pe-part-stand-in-melee = a short stand-in for the melee and morale chapters, which the book lacks [{ $clause }]
