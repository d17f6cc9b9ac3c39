### Periods: reading what is written on a sheet, what players are asked, the panel.

## What was typed

refuse-pe-empty = There is no order here. Name a unit and say what it does, for example “3L advance 8”.
refuse-pe-half = Say from which half, as period and half: “from half 2.2”.
refuse-pe-place = There is no unit at that place. Name a point, or a unit on the table.
refuse-pe-off = That point lies beyond the table.
refuse-pe-goal = That place can only be found on the table. Give the legs: “advance 8”, “wheel left 20”.
refuse-pe-near = { THECAP($unit) } { NB($unit, "stands", "stand") } too near to get there by wheels. Give the legs one by one.
refuse-pe-measure = Distances to the enemy are not measured. Name a place on the table instead, or advance towards { THE($unit) } by a length.
refuse-pe-errand-more = An aide-de-camp carries one order and nothing else: “12A to 3L: harass”.
refuse-pe-with = Only an officer goes with a unit, for example “1G to H7 with 3L”.
refuse-pe-officer-line = Officers ride, for example “1G ride to H7”. Aides-de-camp carry orders: “12A to 3L: harass”.
refuse-pe-sheet = A sheet holds lines of units, rides of officers and orders that are carried.

## Units, and what is proposed to them

pe-choice-unit = { fb-choice-unit }
pe-offer-ahead = straight ahead
pe-offer-reorient = turns first, one quarter
pe-offer-enter = ordinary melee entry, without bonuses
pe-offer-leg = as far as the half goes
# $distance: centimetres.
pe-offer-ride = { $distance } cm, stays with it

## Questions

# $other: the charger; $zone: the side of the unit that it comes at.
pe-ask-charged = { THECAP($other) } ({ $kind }) { NB($other, "charges", "charge") }, and { THE($unit) } { NB($unit, "lies", "lie") } before { THEM($other) }, with { NB($unit, "its", "their") } { $zone } towards { THEM($other) }. What { NB($unit, "does", "do") } { THE($unit) } do if the charge is meant for { THEM($unit) }?
pe-ahead-charged = { $unit }, if { $other } means it
pe-ask-charged-gone = An enemy charges. What { NB($unit, "does", "do") } { THE($unit) } do?
pe-ask-evades = The target of { THE($unit) } evades. { NB($unit, "Does", "Do") } { THE($unit) } go on, or stop?
pe-ask-barred = { THECAP($other) } { NB($other, "is", "are") } in the way of the charge of { THE($unit) }. What { NB($unit, "does", "do") } { THE($unit) } do?
pe-ask-squadrons = { $n } { COUNT($n, "figure", "figures") } of { THE($unit) } cannot go on with the charge. Do they halt, or does the whole line go on?
pe-ask-push-past = { THECAP($unit) } { NB($unit, "has", "have") } struck home, and squadrons can push past the enemy to { NB($unit, "its", "their") } sides. Do they?
pe-ask-follow = { THECAP($other) } { NB($other, "rallies", "rally") } out of the melee. { NB($unit, "Does", "Do") } { THE($unit) } follow?
pe-ask-follow-beaten = { THECAP($other) } { NB($other, "is", "are") } beaten and { NB($other, "falls", "fall") } back. { NB($unit, "Does", "Do") } { THE($unit) } follow?
pe-ask-pass = Friends bar the way of { THE($unit) }. On which side of them { NB($unit, "does", "do") } { THE($unit) } pass?
pe-ask-flanked = { THECAP($other) } { NB($other, "charges", "charge") } the flank of { THE($unit) }. Do the figures of that flank turn?
pe-ask-cover = A charge comes at { THE($unit) }, in cover. Stand, or evade?
pe-ask-forgotten = The enemy has forgotten { THE($unit) } and asks for the move of the half that is over: `{ NAME($line) }`. Do you grant it?
pe-ask-drawn = The melee of { THE($unit) } is drawn. Stay, or rally?
pe-ask-split = Friends bar the way of { THE($unit) }, who { NB($unit, "evades", "evade") }. Split in two to pass them on both sides?
pe-ask-stop = { THECAP($other) } { NB($other, "is", "are") } with { THE($unit) } and can stop the charge. { NB($other, "Does", "Do") } { THE($other) } stop it?
pe-ask-first = { THECAP($other) } { NB($other, "has", "have") } declared a charge, and { THE($unit) } { NB($unit, "lies", "lie") } before { THEM($other) }. Fire for a quarter first, or go on as written?
pe-warn-condition = { THECAP($unit) } { NB($unit, "is", "are") } { $condition }.
pe-warn-evades = Stopping takes the whole next quarter and leaves the unit unformed. So does going on, if it misses.
pe-warn-run-up = { $long ->
    [yes] The run-up is long enough: the contact earns the bonuses.
   *[no] The run-up is too short: the contact earns no bonus.
 }
pe-warn-rates = In a quarter { THE($unit) } { NB($unit, "goes", "go") } { $own } cm, { THE($enemy) } { $other } cm.
pe-warn-follow = A follower is disorganised and follows for at least one period.
pe-warn-flanked = Turning takes { $n } { COUNT($n, "quarter", "quarters") }, and the unit then stands where it is.
pe-warn-cover = An evade takes a quarter to react and a quarter to turn before the unit moves.
pe-warn-split = If one half is contacted, both are tested for it.
pe-warn-stop = Stopping takes the whole next quarter, and the unit is then unformed.
pe-button-form = { $what } · { $n } { COUNT($n, "quarter", "quarters") }
pe-menu-form = Change formation
pe-answer-go-on = Go on as written
pe-answer-stand = Stand
pe-answer-fire = Stand and fire
pe-answer-countercharge = Countercharge
pe-answer-square = Form square
pe-answer-line = Form line
pe-answer-column = Form column
pe-answer-stop = Stop the charge
pe-answer-charge-on = Go on charging
pe-answer-barred-go-on = Go on where the way is free
pe-answer-barred-contact = Strike the unit in the way
pe-answer-barred-halt = Halt
pe-answer-squadrons-halt = Halt these squadrons
pe-answer-squadrons-go-on = The whole line goes on
pe-answer-push-past = Push past
pe-answer-no-push-past = Stay in front
pe-answer-follow = Follow
pe-answer-no-follow = Let them go
pe-answer-grant = Grant it
pe-answer-refuse = Refuse
pe-answer-pass-left = On its left
pe-answer-pass-right = On its right
pe-answer-turn = Turn the figures
pe-answer-evade = Evade
pe-answer-stay = Stay in the melee
pe-answer-rally = Rally
pe-answer-split = Split in two
pe-answer-no-split = Stay together
pe-answer-fire-first = Fire first
pe-danger = { $unit } { NB($unit, "lies", "lie") } straight ahead of { THE($by) }

## The panel

pe-type-example = to H7/3, or wheel left 20, advance 4
pe-leg-example = advance 4
pe-compose-row-open = Without a line so far
pe-compose-row-written = With a line
pe-compose-row-answers = In advance
pe-compose-row-charge = { fb-compose-row-charge }
pe-compose-row-ride = { fb-compose-row-ride }
pe-compose-row-errand = Carry an order to
pe-compose-written = ✓ { $id } { $words }
pe-compose-unnamed = { $id } · { CAP($kind) }
pe-compose-answers = What it does if…
pe-compose-strike = Take its line away
pe-compose-forgotten = { $on ->
    [yes] ✓ Forgotten in the last half
   *[no] Forgotten in the last half
}
pe-compose-answer = { $on ->
    [yes] ✓ { $what }
   *[no] { $what }
}
# $by: degrees, more or less.
pe-compose-degrees = { $by ->
    [-15] −15°
    [-5] −5°
    [5] +5°
   *[other] +15°
 }
# $quarters: of a period.
pe-compose-cost = Its legs take { $quarters } of the 2 quarters of this half.
pe-compose-posture = Posture: { $posture }
pe-asks-posture = Which posture does the order bring { THE($unit) }?
pe-asks-answers = What does { $id } do if …? Anything left open follows your standing orders and your doctrine.
# $most: centimetres in a half.
pe-about-unit = { CAP($kind) }, { $formation }, in { $square }, facing { $facing }: { $most } cm a half. Posture: { $posture }.
# $words: the line, without its unit.
pe-about-written = On the sheet: `{ $id } { $words }`
pe-about-officer = { shared-about-rider }
pe-row-charged = If it is charged
pe-row-fireFirst = Before its own plan
pe-row-evades = If its target evades
pe-row-barred = If an enemy bars the way
pe-row-squadrons = Squadrons that are held up
pe-row-pushPast = At contact with a square or column
pe-row-follow = If its enemy rallies or falls back
pe-row-flanked = If it is charged in flank
pe-row-cover = If it is charged in cover
pe-row-drawn = After a drawn melee
pe-row-split = If friends bar its evade

## Doctrines

doctrine-periods-regulation-means = Infantry charged by cavalry forms square if it can in time, or else stands and fires. Units charged by their like countercharge if their posture allows it, or else stand. If the target of a charge evades, cavalry stops and infantry goes on. Cavalry follows an enemy that rallies or falls back if it is fast enough and its posture is not hold.
doctrine-periods-regulation-short = infantry forms square against cavalry if there is time, others countercharge if they may, or stand
doctrine-periods-bold-means = Units countercharge wherever they may. A charge goes on even if its target evades, and cavalry follows every enemy that rallies or falls back. Otherwise as Regulation.
