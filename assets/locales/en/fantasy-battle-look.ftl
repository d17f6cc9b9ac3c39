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
fb-alt-advance = { ID($unit) } goes from { $from } to { $to }, facing { $facing }: its stands go up to { $n } cm.
fb-alt-evade = { ID($unit) } evades from { $from } to { $to }, facing { $facing }: its stands go up to { $n } cm.
fb-alt-charge = { ID($unit) } charges from { $from } to { $to }, facing { $facing }: its stands go up to { $n } cm.
fb-alt-support = { ID($unit) } comes along in support, from { $from } to { $to }.
fb-alt-driven = { ID($unit) } is driven back from { $from } to { $to }.
fb-alt-follow = { ID($unit) } follows from { $from } to { $to }.
fb-alt-ruled = { ID($unit) } is moved by hand from { $from } to { $to }.
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
   *[no] keeps its order
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
fb-standing-commander = { ID($unit) } ({ $side }, { $kind }) in { $square } ({ JOIN($ground, ", ") }), { $near }
fb-none-near = no enemy on the table

## Roster and aim

fb-roster-unit = { $id } ({ $n }) in { $square }
fb-roster-commander = { $id } in { $square }
fb-aim = After { $turns } turns the side with more points wins: 1 for each enemy stand lost, 1 more for a machine, 2 for a commander. A side that has lost its share of stands breaks and loses at once (Red { $red }%, Blue { $blue }%).
fb-aim-objectives = After { $turns } turns the side with more points wins: 1 for each enemy stand lost, 1 more for a machine, 2 for a commander, and for { JOIN($places, ", ", last: " and ") }. A side that has lost its share of stands breaks and loses at once (Red { $red }%, Blue { $blue }%).
fb-aim-objective = { $what } ({ $n })
