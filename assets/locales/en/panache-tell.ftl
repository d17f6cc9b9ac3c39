### Panache: the story of an order. One event, one sentence, one small line.

## Titles

pa-title-moved = { ID($unit) } moves to { $to }
pa-title-entered = { ID($unit) } arrives in { $to }
pa-title-left = { ID($unit) } leaves the map
pa-title-wagons-yes = { ID($unit) } will draw up its wagons
pa-title-wagons-no = { ID($unit) } keeps its wagons hitched
pa-title-movement-ended = { $side } has moved
pa-title-combat-ended = { $side } has fought
pa-title-set = Corrected: { JOIN($units, " ") }
pa-title-retreated = { ID($unit) } falls back
pa-title-cornered = { ID($unit) } has nowhere to go
pa-title-lost = { ID($unit) } loses { $stands } { COUNT($stands, "stand", "stands") }
pa-title-eliminated = { ID($unit) } is gone
pa-title-appeared = { ID($unit) } appears in { $at }
pa-title-rejoined = { ID($unit) } is with { ID($parent) } again
pa-title-table = { shared-title-table }

## Moves

pa-the = { shared-the }
# $company and $price are the two messages below, or empty.
pa-tell-company = , together with { $units }
pa-tell-price-combat = , and will neither attack nor fire this turn
pa-tell-price-dice = , and will fire with { $n } { COUNT($n, "die", "dice") } fewer
pa-tell-moved-foot = { THECAP($unit, as: "bold") } { NB($unit, "marches", "march") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
    .v2 = Drums beating, { THE($unit, as: "bold") } { NB($unit, "covers", "cover") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "shoulders", "shoulder") } arms and { NB($unit, "marches", "march") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
pa-tell-moved-horse = { THECAP($unit, as: "bold") } { NB($unit, "trots", "trot") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
    .v2 = In a jingle of bits { THE($unit, as: "bold") } { NB($unit, "rides", "ride") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
pa-tell-moved-beasts = { THECAP($unit, as: "bold") } { NB($unit, "sways", "sway") } { $hexes } { COUNT($hexes, "hex", "hexes") } on, to { $to }{ $company }{ $price }.
    .v2 = At a long swaying pace { THE($unit, as: "bold") } { NB($unit, "covers", "cover") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
pa-tell-moved-guns = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } hauled { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
    .v2 = Hands to the wheels: { THE($unit, as: "bold") } { NB($unit, "goes", "go") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
pa-tell-moved-wheels = { THECAP($unit, as: "bold") } { NB($unit, "rolls", "roll") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
pa-tell-moved-character = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "spurs", "spur") } over to { $to }, { $hexes } { COUNT($hexes, "hex", "hexes") } away{ $company }{ $price }.
pa-tell-moved-road = Along the road { THE($unit, as: "bold") } { NB($unit, "marches", "march") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
    .v2 = In column of route { THE($unit, as: "bold") } { NB($unit, "swings", "swing") } down the road, { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
pa-tell-moved-mount = Riding, not marching, { THE($unit, as: "bold") } { NB($unit, "covers", "cover") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "mounts", "mount") } up and { NB($unit, "goes", "go") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
pa-tell-moved-wagons = { THECAP($unit, as: "bold") } { NB($unit, "climbs", "climb") } on { THEIR($unit) } wagons and { NB($unit, "rolls", "roll") } { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }{ $company }{ $price }.
    .v2 = In a cloud of dust the wagons { DE($unit, as: "bold") } roll { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }{ $company }{ $price }.
pa-tell-entered = { THECAP($unit, as: "bold") } { NB($unit, "enters", "enter") } the map by { $by }{ $hexes ->
    [1] {""}
   *[other] {" "}and { NB($unit, "goes", "go") } on to { $to }
 }{ $price }.
    .v2 = At last: { THE($unit, as: "bold") } { NB($unit, "arrives", "arrive") } by { $by }{ $hexes ->
    [1] {""}
   *[other] , and { NB($unit, "halts", "halt") } in { $to }
 }{ $price }.
pa-tell-left-will = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the map by { $by }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "marches", "march") } off by { $by }.
pa-tell-left-retreat = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } carried off the map by the retreat, at { $by }.
pa-tell-wagons-yes = { THECAP($unit, as: "bold") } will draw up { THEIR($unit) } wagons.
pa-tell-wagons-yes-line = Behind a palisade, if it has not moved by the end of the movement [MNT-06]
pa-tell-wagons-no = { THECAP($unit, as: "bold") } { NB($unit, "keeps", "keep") } { THEIR($unit) } wagons hitched.
pa-tell-wagons-no-line = No palisade, even if it stays where it is [Q-13]

## The course of a turn

pa-tell-opened = Every { $side } unit is activated.
pa-tell-opened-some = Not every { $side } unit is activated.
pa-tell-movement-ended = { $side } has finished moving; now come its fights.
pa-tell-combat-ended = { $side }'s fights are over.
pa-tell-why-ruled = as the players decided

## What came of a ruling

# $parts are verbs with their complements, from the messages that follow.
pa-tell-set = { shared-set }
pa-set-at = { NB($unit, "is", "are") } placed in { $at }
pa-set-stands = { NB($unit, "counts", "count") } { $stands } { COUNT($stands, "stand", "stands") }
pa-set-activated-yes = { NB($unit, "is", "are") } activated
pa-set-activated-no = { NB($unit, "is", "are") } not activated
pa-set-moved-yes = { NB($unit, "has", "have") } made { THEIR($unit) } move
pa-set-moved-no = { NB($unit, "may", "may") } still move
pa-set-token-yes = { NB($unit, "carries", "carry") } a pre-played token
pa-set-token-no = { NB($unit, "carries", "carry") } no pre-played token
pa-set-no-combat-yes = { NB($unit, "may", "may") } not attack this turn
pa-set-no-combat-no = { NB($unit, "may", "may") } attack this turn
pa-set-palisade-yes = { NB($unit, "counts", "count") } as behind a palisade
pa-set-palisade-no = no longer { NB($unit, "has", "have") } a palisade
pa-set-note = { NB($unit, "is", "are") } noted as “{ NAME($note) }”
pa-set-note-none = no longer { NB($unit, "has", "have") } a note
pa-set-kind = { NB($unit, "counts", "count") } as { $kind }
pa-set-reach = { NB($unit, "moves", "move") } { $free } { COUNT($free, "hex", "hexes") } with combat and { $max } at most
pa-set-reach-table = { NB($unit, "moves", "move") } as the table of movement says
pa-set-mount-none = { NB($unit, "has", "have") } nothing to ride on
pa-set-mount = { NB($unit, "has", "have") } { $mount }
pa-tell-all-activated-yes = Activated from now on: { JOIN($units, " ") }.
pa-tell-all-activated-no = No longer activated: { JOIN($units, " ") }.
pa-tell-retreated-whole = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") } back { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } ground: { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }.
pa-tell-retreated-short = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") } back to { $to }, and there { NB($unit, "finds", "find") } no way on.
pa-tell-retreated-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } nowhere to fall back to.
pa-tell-lost = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $stands } { COUNT($stands, "stand", "stands") }.
    .v2 = It costs { THE($unit, as: "bold") } { $stands } { COUNT($stands, "stand", "stands") }.
pa-tell-eliminated-unit = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } destroyed.
    .v2 = That is the end { DE($unit, as: "bold") }.
pa-tell-eliminated-character = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } lost to the army.
pa-tell-appeared = { THECAP($unit, as: "bold") } { NB($unit, "appears", "appear") } in { $at }.
pa-tell-appeared-detachment = **{ ID($unit) }** is detached from { THE($from) } and takes post in { $at }.
pa-tell-appeared-elephant = A panicked elephant, **{ ID($unit) }**, breaks loose from { THE($from) } in { $at }.
pa-tell-rejoined = **{ ID($unit) }** is one with { THE($parent) } again.

## Small lines

pa-line-allowances = Allowance: { JOIN($units, " · ") } [{ $clause }]
pa-line-allowances-split = Allowance, with combat/without: { JOIN($units, " · ") } [{ $clause }]
# $free: hexes with combat; $max: without.
pa-allowance = { $id } { $max }
pa-allowance-split = { $id } { $free }/{ $max }
pa-line-not-activated = Not activated: { JOIN($units, " ") } [{ $clause }]
pa-line-tokens = Pre-played, so they stay where they are: { JOIN($units, " ") } [{ $clause }]
pa-line-reserves = May enter the map: { JOIN($units, ", ") } [{ $clause }]
pa-reserve = { ID($unit) } by { $hexes }
pa-line-tokens-off = Tokens off: { JOIN($units, " ") } [{ $clause }]
pa-line-palisades = Wagons drawn up, as behind a palisade: { JOIN($units, " ") } [{ $clause }]
pa-part-cost = cost { $cost } of { $most }
pa-part-only-step = one difficult hex as its only step, always allowed [{ $clause }]
pa-part-road = road +1 [{ $clause }]
pa-part-mount = { $mount } +1 [{ $clause }]
pa-part-combat = may still fight ✓
pa-part-no-combat = **without combat ✗** ({ $free ->
    [0] any move costs it
    [one] kept up to 1 hex
   *[other] kept up to { $free } hexes
 }) [{ $clause }]
pa-part-dice = **−{ $n } { COUNT($n, "die", "dice") }**, even in defence [{ $clause }]
pa-part-left = { $who ->
    [character] no loss, but cannot come back
   *[unit] as the scenario provides
 } [{ $clause }]
pa-part-not-made = { $n } { COUNT($n, "hex", "hexes") } not made: { $n } { COUNT($n, "loss", "losses") } [{ $clause }]
pa-part-stands = { shared-left }
pa-part-appeared = { ID($unit) }: { $kind }, { $stands } { COUNT($stands, "stand", "stands") } [{ $clause }]

## Last line

pa-left = { ID($unit) } { $stands }
pa-left-gone = { shared-gone }
pa-clock = { shared-clock }
pa-next = { $side } to move
pa-next-combat = { $side } attacks { $enemy }; the players settle it
pa-next-result = the players decide who has won

## What stored rulings name by these ids

pa-id = { tell-id }
pa-tell-won = { tell-won }
pa-tell-draw = { tell-draw }
