### Fantasy battle: the story of an order. One event, one sentence, one small line.

## Titles

fb-title-withdraws = { $side } will withdraw
fb-title-objected = Objection to the charge of { ID($unit) }
fb-title-failed = The charge of { ID($unit) } on { ID($target) } fails
fb-title-announced = { shared-title-announced }
fb-title-charged = { ID($unit) } charges { ID($target) }: { $n } { COUNT($n, "stand", "stands") } in contact
fb-title-left-gone = { ID($unit) } leaves the table for good
fb-title-left-later = { ID($unit) } leaves the table for now
fb-title-left-back = { ID($unit) } turns at the edge of the table
fb-title-fought = Combat: { JOIN($units, ", ") }
fb-title-fights = Combat in { $n } places
fb-title-touched = { ID($unit) } is in contact with { ID($target) }
fb-title-shot = { ID($unit) } shoots at { ID($target) }: −{ $n }
fb-title-shot-hit = { ID($unit) } hits { ID($target) }: { $n } { COUNT($n, "hit", "hits") }
fb-title-shot-vain = { ID($unit) } shoots at { ID($target) } in vain
fb-title-moved-advance = { ID($unit) } advances { $n } cm to { $square }
fb-title-moved-evade = { ID($unit) } evades { $n } cm to { $square }
fb-title-moved-charge = { ID($unit) } charges { $n } cm
fb-title-moved-support = { ID($unit) } comes in support
fb-title-moved-driven = { ID($unit) } is driven back to { $square }
fb-title-moved-follow = { ID($unit) } follows up to { $square }
fb-title-moved-ruled = { shared-title-ruled }
fb-title-stand-ruled = { ID($unit) }: a stand is moved
fb-title-turned = { sk-title-go-turn }
fb-title-formed-line = { ID($unit) } forms line
fb-title-formed-column = { ID($unit) } forms column
fb-title-formed-irregular = { ID($unit) } is out of formation
fb-title-ordered = { ID($unit) } may act
fb-title-order-failed = The order does not reach { ID($unit) }
fb-title-rode = { ID($unit) } rides to { $square }
fb-title-lost = { ID($unit) } loses { $n }
fb-title-returned = { ID($unit) } is back on the table
fb-title-tested-confused = { ID($unit) } is confused
fb-title-tested-calm = { ID($unit) } stays in good order
fb-title-may-shoot = Shots at { ID($unit) } as it charges
fb-title-consented = { ID($unit) } lets friends through
fb-title-refused = { ID($unit) } keeps its ranks closed
fb-title-parted = { shared-title-parted }
fb-title-set = { shared-title-set }
fb-title-heard = The charge may go on
fb-title-phase-movement = Movement goes on
fb-title-phase-shooting = Shooting
fb-title-phase-combat = { sheet-head-combat }
fb-title-finished = { shared-title-finished }
fb-title-table = { shared-title-table }

## Orders and moves

fb-tell-order-failed = The order from { THE($commander, as: "bold") } does not reach { THE($unit, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "waits", "wait") } in vain for an order from { THE($commander, as: "bold") }.
fb-tell-moved-advance = { THECAP($unit, as: "bold") } { NB($unit, "advances", "advance") } { $n } cm, to { $square }.
    .v2 = Drums beating, { THE($unit, as: "bold") } { NB($unit, "moves", "move") } { $n } cm, to { $square }.
fb-tell-moved-evade = { THECAP($unit, as: "bold") } { NB($unit, "evades", "evade") }: { $n } cm, to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "slips", "slip") } away, { $n } cm to { $square }.
fb-tell-moved-charge = { THECAP($unit, as: "bold") } { NB($unit, "charges", "charge") } home, { $n } cm to { $square }.
    .v2 = Stand by stand { THE($unit, as: "bold") } { NB($unit, "closes", "close") } in, { $n } cm to { $square }.
fb-tell-moved-support = { THECAP($unit, as: "bold") } { NB($unit, "comes", "come") } in behind, { $n } cm to { $square }.
fb-tell-moved-driven = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } driven back { $n } cm, to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } ground: { $n } cm, to { $square }.
fb-tell-moved-follow = { THECAP($unit, as: "bold") } { NB($unit, "follows", "follow") } up { $n } cm, to { $square }.
fb-tell-moved-ruled = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } placed in { $square }, facing { $facing }.
fb-tell-stand-ruled = Stand { $stand } { DE($unit, as: "bold") } is placed in { $square }, facing { $facing }.
fb-tell-turned = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } on the spot and { NB($unit, "faces", "face") } { $facing }.
fb-tell-formed-line = { THECAP($unit, as: "bold") } { NB($unit, "forms", "form") } line in { $square }, facing { $facing }.
fb-tell-formed-column = { THECAP($unit, as: "bold") } { NB($unit, "forms", "form") } column in { $square }, facing { $facing }.
fb-tell-formed-irregular = { THECAP($unit, as: "bold") } { NB($unit, "goes", "go") } to { $square } out of formation.
fb-tell-consented = { THECAP($unit, as: "bold") } { NB($unit, "opens", "open") } { NB($unit, "its", "their") } ranks for { THE($by, as: "bold") }.
fb-tell-refused = { THECAP($unit, as: "bold") } { NB($unit, "keeps", "keep") } { NB($unit, "its", "their") } ranks closed to { THE($by, as: "bold") }.
fb-tell-tested-confused = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") } into confusion.
fb-tell-tested-calm = { THECAP($unit, as: "bold") } { NB($unit, "keeps", "keep") } order.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") } in good order.
fb-tell-rode = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } { $n } cm to { $square }.
fb-tell-rode-joined = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } { $n } cm to { $square } and { NB($unit, "joins", "join") } { THE($other, as: "bold") }.

## Charges

fb-tell-announced = { THECAP($unit, as: "bold") } { NB($unit, "charges", "charge") } { THE($target, as: "bold") }.
    .v2 = The charge is sounded: { THE($unit, as: "bold") } against { THE($target, as: "bold") }.
fb-tell-objected = { $side } objects to the charge of { THE($unit, as: "bold") }. It waits for a ruling.
fb-tell-heard = The charge may go on.
fb-tell-sided-front = { THECAP($unit, as: "bold") } could come from more than one side. The die sends { THEM($unit) } at the front of { THE($target, as: "bold") }.
fb-tell-sided-rear = { THECAP($unit, as: "bold") } could come from more than one side. The die sends { THEM($unit) } at the rear of { THE($target, as: "bold") }.
fb-tell-sided-left = { THECAP($unit, as: "bold") } could come from more than one side. The die sends { THEM($unit) } at the left flank of { THE($target, as: "bold") }.
fb-tell-sided-right = { THECAP($unit, as: "bold") } could come from more than one side. The die sends { THEM($unit) } at the right flank of { THE($target, as: "bold") }.
fb-tell-failed = On that side there is no room. The charge of { THE($unit, as: "bold") } on { THE($target, as: "bold") } fails, and nothing moves.
fb-tell-touched = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } in contact with { JOIN($enemies, ", ", last: " and ") }.
    .v2 = Shield to shield: { THE($unit, as: "bold") } against { JOIN($enemies, ", ", last: " and ") }.
fb-tell-parted = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } no longer in contact.

## Shots and combat

fb-tell-may-shoot = May shoot at { THE($unit, as: "bold") } as { NB($unit, "it charges", "they charge") }: { JOIN($units, ", ", last: " and ") }.
fb-tell-shot-hit = { THECAP($unit, as: "bold") } { NB($unit, "shoots", "shoot") } at { THE($target, as: "bold") }: { $n } { COUNT($n, "hit", "hits") }.
    .v2 = Arrows of { THE($unit, as: "bold") } find { THE($target, as: "bold") }: { $n } { COUNT($n, "hit", "hits") }.
fb-tell-shot-missed = { THECAP($unit, as: "bold") } { NB($unit, "shoots", "shoot") } at { THE($target, as: "bold") } and { NB($unit, "hits", "hit") } no one.
fb-tell-countershot-hit = { THECAP($unit, as: "bold") } { NB($unit, "shoots", "shoot") } as { THE($target, as: "bold") } { NB($target, "charges", "charge") }: { $n } { COUNT($n, "hit", "hits") }.
fb-tell-countershot-missed = { THECAP($unit, as: "bold") } { NB($unit, "shoots", "shoot") } as { THE($target, as: "bold") } { NB($target, "charges", "charge") }, and { NB($unit, "hits", "hit") } no one.
# $red, $blue: hits.
fb-tell-fought = Combat of { JOIN($units, ", ", last: " and ") }: hits by Red { $red }, by Blue { $blue }.
fb-tell-lost-some = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $n } { COUNT($n, "stand", "stands") }.
    .v2 = { $n } { COUNT($n, "stand", "stands") } of { THE($unit, as: "bold") } { COUNT($n, "is", "are") } lost.
fb-tell-lost-all = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } destroyed.

## The turn, the edge of the table, the end

fb-tell-opened = Turn { $turn }: { $side } moves.
fb-tell-finished = { shared-finished }
fb-tell-phase-movement = Movement goes on.
fb-tell-phase-shooting = Movement is over. Shooting is next.
fb-tell-phase-combat = Shooting is over. Combat is next.
fb-tell-left-gone = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the table and { NB($unit, "is", "are") } not seen again.
fb-tell-left-later = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the table and { NB($unit, "comes", "come") } back at the start of { NB($unit, "its", "their") } side's next turn.
fb-tell-left-back = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the table and { NB($unit, "turns", "turn") } back straight away.
fb-tell-returned = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } back on the table, in { $square }, { $formation }, facing { $facing }.
fb-tell-withdraws = The general has gone. { $side } withdraws at the end of this phase.
# $parts are verbs with their complements, from the messages that follow.
fb-tell-set = { shared-set }
fb-set-activated-yes = { NB($unit, "needs", "need") } no order roll
fb-set-activated-no = { NB($unit, "needs", "need") } an order again
fb-set-fortified-yes = { NB($unit, "is", "are") } behind works
fb-set-fortified-no = { NB($unit, "has", "have") } no works
fb-set-missiles-yes = { NB($unit, "has", "have") } missiles
fb-set-missiles-no = { NB($unit, "has", "have") } no missiles
fb-set-confused-next = { NB($unit, "starts", "start") } the next turn confused
fb-set-confused-now = { NB($unit, "is", "are") } confused this turn
fb-set-confused-no = { NB($unit, "is", "are") } not confused
fb-why-broken = { $loser } has lost { $n }% of its stands and breaks
fb-why-withdrew = the general of { $loser } has left the table, and the army withdraws
fb-why-points = the last turn is over, Red { $red } and Blue { $blue } points

## Small lines

fb-part-by-initiative = by initiative [{ $clause }]
fb-part-by-hand = activated without a roll [{ $clause }]
fb-part-order-passed = order of { ID($commander) } on { $needed } or less: { $dice } = **{ $sum } ✓** [{ $clause }]
fb-part-order-failed = order of { ID($commander) } on { $needed } or less: { $dice } = **{ $sum } ✗** [{ $clause }]
fb-part-went = { shared-part-went-of }
fb-part-halved-irregular = half speed: irregular formation [{ $clause }]
fb-part-halved-works = half speed: behind works [{ $clause }]
fb-part-stand = stand { $n }: { $cost } cm
fb-part-die = rolled **{ $die }** [{ $clause }]
fb-part-test-passed = rolled **{ $die } ✓**, only a 6 confuses [{ $clause }]
fb-part-test-failed = rolled **{ $die } ✗** [{ $clause }]
fb-part-contacts = { ID($enemy) }: { JOIN($touches, ", ") } [{ $clause }]
fb-part-contacts-drawn-in = { ID($enemy) }, charged too: { JOIN($touches, ", ") } [{ $clause }]
# $long: millimetres. $side: front, flank or rear.
fb-part-edge = { COUNT($n, "stand", "stands") } { $stands } on the { $side }, { $long } mm
fb-part-corner = { COUNT($n, "stand", "stands") } { $stands } on the { $side }, by a corner
fb-part-desk = settled at the desk [{ $clause }]
fb-part-range = { shared-part-centimetres }
fb-part-needs = { shared-part-needs }
fb-part-dice = { $dice } → { $hits } { COUNT($hits, "hit", "hits") }
fb-part-stand-in-shooting = a short stand-in for the shooting that the book leaves out [{ $clause }]
fb-part-stand-in-combat = a short stand-in for the combat that the book leaves out [{ $clause }]
fb-part-blows = { ID($unit) }: { $dice } → { $hits } { COUNT($hits, "hit", "hits") } on { $needs }+
fb-part-blows-bonus = { ID($unit) }: { $dice }, { SIGN($bonus) } on each die → { $hits } { COUNT($hits, "hit", "hits") } on { $needs }+
fb-part-blows-at = { ID($unit) } at { ID($target) }: { $dice } → { $hits } { COUNT($hits, "hit", "hits") } on { $needs }+
fb-part-blows-bonus-at = { ID($unit) } at { ID($target) }: { $dice }, { SIGN($bonus) } on each die → { $hits } { COUNT($hits, "hit", "hits") } on { $needs }+
fb-part-left = { shared-left }
fb-part-lost = { COUNT($n, "stand", "stands") } { $stands }
fb-part-fate = fate: rolled **{ $die }** − { $lost } lost = { $score } [{ $clause }]
fb-part-sharing = with it: { JOIN($units, " ") } [{ $clause }]
fb-part-confused = confused: { JOIN($units, " ") } [{ $clause }]

## Last line

fb-clock = { shared-clock }
fb-next = { $side } to move
