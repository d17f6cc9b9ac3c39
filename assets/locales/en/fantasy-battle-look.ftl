### Fantasy battle: the picture, a unit's card, the roster; and all of it as text.

## The picture

fb-turn-opening = Turn { $turn } of { $last } · { $side } is about to begin
fb-turn-movement = Turn { $turn } of { $last } · { $side } moves
fb-turn-objection = Turn { $turn } of { $last } · a charge by { $side } is disputed
fb-turn-shots = Turn { $turn } of { $last } · shots at a charge by { $side }
fb-turn-shooting = Turn { $turn } of { $last } · { $side }: shooting
fb-turn-combat = Turn { $turn } of { $last } · { $side }: combat
fb-scene-figures = { $n } { COUNT($n, "stand", "stands") } · { $points } { COUNT($points, "point", "points") }
# $from, $to: what the die shows.
fb-die-faces = { $from }–{ $to }
# $n, $most, $cost: centimetres, of the stand that goes farthest, or of one stand.
fb-alt-advance = { ID($unit) } goes from { $from } to { $to }, facing { $facing }, up to { $n } cm for each stand.
fb-alt-evade = { ID($unit) } evades from { $from } to { $to }, facing { $facing }, up to { $n } cm for each stand.
fb-alt-charge = { ID($unit) } charges from { $from } to { $to }, facing { $facing }, up to { $n } cm for each stand.
fb-alt-support = { ID($unit) } comes along in support, from { $from } to { $to }.
fb-alt-driven = { ID($unit) } is driven back { $n } cm to { $to }.
fb-alt-follow = { ID($unit) } follows from { $from } to { $to }.
fb-alt-ruled = { ID($unit) } is put by hand in { $to }, facing { $facing }.
fb-alt-announced = { ID($unit) } announces a charge on { ID($target) }.
# $side: front, flank, rear.
fb-alt-sided = The die shows { $die }: { ID($unit) } charges the { fb-side } of { ID($target) }.
fb-alt-failed = { ID($unit) } finds no place against { ID($target) } there: nothing moves.
# $edges, $corners: how many contacts of each sort.
fb-alt-touched = { ID($unit) } touches the { fb-side } of { ID($target) } by { $corners ->
    [0] { $edges } { COUNT($edges, "edge", "edges") }
   *[other] { $edges ->
        [0] { $corners } { COUNT($corners, "corner", "corners") }
       *[other] { $edges } { COUNT($edges, "edge", "edges") } and { $corners } { COUNT($corners, "corner", "corners") }
    }
 }.
fb-alt-shot = { ID($unit) } shoots at { ID($target) }, { $n } cm away: { $hits } { COUNT($hits, "hit", "hits") }.
fb-alt-lost = { ID($unit) } loses { $n } { COUNT($n, "stand", "stands") }.
fb-alt-left = { ID($unit) } leaves the table in { $square }{ $fate ->
    [gone] {" "}for good
    [later] {" "}and comes back later
   *[back] {" "}and comes straight back
 }.
fb-alt-returned = { ID($unit) } is back in { $square }.
fb-alt-rode = { ID($unit) } rides to { $to }{ $joins ->
    [yes] {" "}and joins { ID($other) }
   *[no] { "" }
 }.
fb-alt-tested = { ID($unit) } { $confused ->
    [yes] is confused
   *[no] stays in good order
 }.
fb-alt-plan = { ID($unit) } would go up to { $n } of { $most } cm with each stand.
fb-alt-plan-charge = { ID($unit) } would charge the { fb-side } of { ID($target) }, with { $most } cm for each stand: { JOIN($costs, ", ") }.
fb-alt-cost = stand { $n } { $cost } cm
fb-alt-dice = A die decides which side of { ID($target) } it is: { JOIN($sides, ", ") }.
fb-alt-die = { $faces } the { fb-side }
fb-side = { $side ->
    [flank] { fb-side-flank }
    [rear] { fb-side-rear }
   *[front] { fb-side-front }
 }
fb-alt-side = { $side } ({ NAME($army) }) has { $n } { COUNT($n, "stand", "stands") } and { $points } { COUNT($points, "point", "points") }.

## A unit

fb-standing = { ID($unit) } ({ $side }, { $kind }): { $n } { COUNT($n, "stand", "stands") } { $formation } in { $square } ({ JOIN($ground, ", ") }), facing { $facing }, { $near }

## Roster and aim

fb-aim = After { $turns } turns the side with more points wins: 1 for each enemy stand lost, 1 more for a machine, 2 for a commander. A side that has lost its share of stands breaks and loses at once (Red { $red }%, Blue { $blue }%).
fb-aim-objectives = After { $turns } turns the side with more points wins: 1 for each enemy stand lost, 1 more for a machine, 2 for a commander, and for { JOIN($places, ", ", last: " and ") }. A side that has lost its share of stands breaks and loses at once (Red { $red }%, Blue { $blue }%).

## A unit's card, and its description

fb-single = alone
fb-who = { ID($unit) } ({ $side }, { $kind }, { $n } { COUNT($n, "stand", "stands") })
fb-strength = { $n } { COUNT($n, "stand", "stands") } left, { $lost } lost. { $points } { COUNT($points, "point", "points") }. Breaks at { $breaks }% losses
fb-returning = Off the table for now: { JOIN($units, ", ") }
fb-look-strength = **{ $n }** { COUNT($n, "stand", "stands") }{ $lost ->
    [0] { "" }
   *[other] {", "}{ $lost } lost
 }
fb-look-at = In { $square } ({ JOIN($ground, ", ") }), { $formation }, facing { $facing }
fb-look-at-commander = In { $square } ({ JOIN($ground, ", ") })
fb-look-stands = Stands: { JOIN($stands, ", ") }
fb-look-stand = { shared-look-place }
# $side: of the one that was charged.
fb-look-touches = **In combat**: has charged the { fb-side } of { THE($enemy) } [{ $clause }]
fb-look-touched = **In combat**: charged in the { fb-side } by { THE($enemy) } [{ $clause }]
fb-look-shock = Shock-based: the front is the short side of a stand [{ $clause }]
fb-look-missiles = May shoot at a unit that charges it [{ $clause }]
fb-look-fanatic = **Must charge** an enemy within reach [{ $clause }]
fb-look-fortified = **Fortified**: always charged in front, by infantry alone [{ $clause }]
fb-look-confused = **Confused**: cannot move this turn [{ $clause }]
fb-look-initiative = Has acted by initiative this turn [{ $clause }]
fb-look-joined = With { THE($unit) }
fb-look-done = Has failed an order and gives no more this turn [{ $clause }]
fb-look-rode = { pa-look-moved }
fb-look-rides = Rides { $n } cm [{ $clause }]
fb-look-moves = Advances { $advance } cm, evades { $evade } cm, charges { $charge } cm [{ $clause }]
fb-look-verb-advance = advance
fb-look-verb-charge = charge
fb-look-verb-evade = evade
fb-look-verb-ride = ride

## From here to there

fb-look-seen = **In view**: { $n } of { $of } { COUNT($of, "stand", "stands") } can see { THE($unit) } [{ $clause }]
fb-look-hidden = **Not in view**: no stand can see { THE($unit) } [{ $clause }]
fb-look-sides = A charge would come at { THE($unit) } from the { JOIN($sides, " or the ") } [{ $clause }]
fb-look-side = { fb-side }
fb-look-charge = **Charge**: { $how }
fb-look-charge-refused = { shared-charge-refused }

## What threatens a unit

fb-threats = What could be done to { THE($unit) } in { $square }
fb-threat-charge = **{ ID($enemy) }** may charge: { $how }
fb-threat-shot = **{ ID($enemy) }** may shoot, { $n } cm away: { $dice } { COUNT($dice, "die", "dice") }, hits on { $needs }+
fb-threat-none = Safe for now: no enemy could charge it or shoot at it.
fb-threat-assumes = Assumes that { $side } moves now and every order succeeds. One unit's move may open or block another's.

## Stories

fb-story-went = { shared-story-went }
fb-story-charged = charged { $times ->
    [one] once
   *[other] { $times } times
 }
fb-story-evaded = evaded { $times ->
    [one] once
   *[other] { $times } times
 }
fb-story-shot = shot { $times ->
    [one] once
   *[other] { $times } times
 }
fb-story-hit = scored { $n } { COUNT($n, "hit", "hits") }
fb-story-lost = lost { $n } { COUNT($n, "stand", "stands") }
fb-story-away = is off the table

## Variants

fb-variant-irregularChargeFull = charges of irregular formations
fb-variant-irregularChargeFull-off = A unit in irregular formation charges half its distance.
fb-variant-irregularChargeFull-on = A unit in irregular formation charges its full distance.
fb-variant-objections = objections to charges
fb-variant-objections-none = A charge that the rules allow is made.
fb-variant-objections-ask = The other side may object to a charge, which then waits for a ruling.
fb-variant-fights = shooting and combat
fb-variant-fights-desk = The players, or an umpire, settle shooting and combat by their own rules.
fb-variant-fights-simple = Shooting and combat are settled by a short table of this bot, because the book has none.

## The sheet

fb-sheet-title = Fantasy battle
fb-sheet-page-moves = Moves and charges
fb-sheet-page-dice = Dice
fb-sheet-distances = Distances
fb-sheet-head-troops = { shared-head-troops }
fb-sheet-head-full = { shared-head-centimetres }
fb-sheet-head-half = half, cm
fb-sheet-commander = commander
fb-sheet-commander-flying = commander on a flyer
fb-sheet-machine = The scenario gives each machine its distance.
fb-sheet-stand = A stand is { $long } by { $short } cm. No corner goes farther than the distance.
fb-sheet-formations = Formation and distance
fb-sheet-head-formation = { sheet-head-formation }
fb-sheet-head-advance = advance
fb-sheet-head-evade = evade
fb-sheet-head-charge = charge
fb-sheet-regular = line or column
fb-sheet-irregular = irregular
fb-sheet-fortified = fortified
fb-sheet-whole = full
fb-sheet-halved = half
fb-sheet-flyers = Flyers always have their full distance.
fb-sheet-once = A distance is halved only once.
fb-sheet-figures = Orders and contact
fb-sheet-head-what = What
fb-sheet-head-value = dice or cm
fb-sheet-head-clause = { sheet-head-clause }
fb-sheet-order = order of a commander
fb-sheet-initiative = enemy in view that allows initiative
fb-sheet-contact = free edge that a charge needs
fb-sheet-clear = from units in combat, after an evade
fb-sheet-order-again = One less for each order the unit has had this turn.
fb-sheet-fate = A unit leaves the table: its die
fb-sheet-head-lost = stands lost
fb-sheet-fate-gone = gone
fb-sheet-fate-later = next turn
fb-sheet-fate-back = back
fb-sheet-fate-general = If the general does not come straight back, the army withdraws.
fb-sheet-shooting = Shooting, if the scenario says “fights simple”
fb-sheet-head-who = { shared-head-troops }
fb-sheet-head-near = near
fb-sheet-head-far = far
fb-sheet-artillery = artillery
fb-sheet-others = others with missiles
fb-sheet-hits = to { $n } cm: { $needs }+
fb-sheet-shooting-worse = Irregular or confused: 1 more. A fortified target: always 6 or more.
fb-sheet-hits-a-stand = { $n } hits remove a stand.
