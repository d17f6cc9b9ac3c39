# The panel: an order put together by pressing.

## Sabreur-hex: what is asked at each step, and what can be pressed.

compose-words = { NAME($words) }
compose-verb = { CAP($words) }
compose-gone = That can no longer be ordered: the situation has changed.
compose-asks-unit = Which unit acts?
compose-points = { $points ->
    [0] No order point is left.
    [one] One order point is left.
   *[other] { $points } order points are left.
 }
compose-row-group = Active group
compose-row-units = Units that can act
compose-row-barred = Unavailable: see why
compose-row-end = The turn
# A unit in a list.
compose-unit = { $id } · { NAME($unit) } · { $formation } · { $strength }
compose-asks-group = { $units } Who acts first?
compose-group-open = If you open the group now, its units then wait for their orders.
compose-why-not = ✗ { $why } [{ $clause }]
compose-row-first = Acts first
compose-row-together = Together with
compose-member = { $id } · { NAME($unit) }
compose-companion = +{ $id } · { NAME($unit) }, free
compose-cost = Activation costs { $cost } order { COUNT($cost, "point", "points") }{ $points ->
    [none] {""}
   *[other] {" "}of { $points }
 }.
compose-cost-why = Activation costs { $cost } order { COUNT($cost, "point", "points") }{ $points ->
    [none] {""}
   *[other] {" "}of { $points }
 } [{ $clause }].
compose-asks-verb = { $id }: what should { THE($unit) } do?
compose-asks-facing = { $id } marches: which facing?
compose-no-turning = The unit turns before it marches and keeps that facing: it cannot turn afterwards.
compose-facing = { $arrow } { $facing }{ $kept ->
    [yes] {" "}(as now)
   *[no] {""}
 }
compose-asks-end = { $id } marches facing { $facing }: where to?
compose-ends = { $n ->
    [one] One hex can be reached.
   *[other] { $n } hexes can be reached.
 }
compose-end = { $at }: { JOIN($whys, ", ") }
compose-end-plain = { $at }: { $n } { COUNT($n, "hex", "hexes") } away
compose-end-far = farthest
compose-end-enemy = towards the enemy
compose-end-cover = cover
compose-end-hill = high ground
compose-end-chain = keeps the chain
compose-type-hex = Type the hex
compose-asks-target = { $id } · { $verb }: which target?
compose-asks-hex = { $id } · { $verb }: where to?
compose-asks-thing = { $id } · { $verb }: how?
compose-target = { $words } · { NAME($unit) }, { $n } { COUNT($n, "hex", "hexes") }
compose-hex = { $words } · { $ground }, { $n } { COUNT($n, "hex", "hexes") }
compose-asks-whole = The order
compose-row-facing = Facing
compose-row-then = And then
compose-row-more = Details
compose-row-toggles = Follow-up: press to change
compose-row-toward = Pursue towards
compose-toggle-attack = { $value ->
    [attack] Attack: yes
    [stop] Attack: no
   *[ask] Attack: ask me
 }
compose-toggle-square = { $value ->
    [attack] If it forms square: attack
    [stop] If it forms square: stop
    [evade] If it forms square: fall back
   *[ask] If it forms square: ask me
 }
compose-toggle-pursue = { $value ->
    [yes] Pursue: yes
    [no] Pursue: no
   *[ask] Pursue: ask me
 }
compose-toggle-afterPursuit = { $value ->
    [attack] After the pursuit: attack
    [stop] After the pursuit: stop
   *[ask] After the pursuit: ask me
 }
compose-toggle-failed = { $value ->
    [stay] If the test fails: stay
    [flee] If the test fails: flee
    [some] If the test fails: as ordered
   *[ask] If the test fails: my doctrine
 }
compose-beside = { $on ->
    [yes] ✓ {""}
   *[no] {""}
 }{ $id } · { NAME($unit) }

## Tables in centimetres: why a move is proposed.

# $words: the order without its unit.
march-proposed = { CAP($words) }: { JOIN($whys, ", ") }
# A verb that leads to one order only, and the rest of that.
march-verb-only = { $verb }: { NAME($words) }
march-type = Type the order
march-verb-back = Backwards
march-row-moves = Moves, by number
march-row-lengths = Farther or nearer
march-longer = { $by ->
    [0.5] + ½ cm
   *[other] + { $by } cm
 }
march-shorter = { $by ->
    [0.5] − ½ cm
   *[other] − { $by } cm
 }
# $legs: how far each leg goes, in centimetres. $aside: `same` if every direction has the same rate.
march-way = Way: { JOIN($legs, " + ") } cm. { $ahead ->
    [0] Nothing is left of the move; make it shorter to add a leg
   *[other] Left: { $ahead } cm{ $aside ->
        [same] {""}
       *[other] {" "}forward, { $aside } cm to a side or back
     }
 }.
march-row-way = Legs of the way
march-add-leg = Add a leg
march-undo-leg = Undo the last leg
march-asks-leg = { $id }: where next?
march-row-legs = Next leg, by number
march-why-rest-whole = all that is left
march-why-rest-half = half of what is left
march-why-rest-quarter = a quarter of what is left
refuse-no-leg = That is not a leg. Write “advance”, “back”, “sidestep” or “oblique” and how far, such as “sidestep left 4”.
march-type-example = to H7/3, or advance 8, sidestep left 4
march-leg-example = sidestep left 4
march-why-whole = straight on
march-why-half = half way
# $by: centimetres.
march-why-aside = { $by } cm, a whole move
march-why-aside-half = { $by } cm, half a move
march-why-edge = up to what lies ahead
march-why-reach = just out of reach of a charge
march-why-line = level with a friend
march-why-behind = behind a friend
march-why-range = into a better range
march-why-enemy = toward the enemy
march-why-cover = nearest cover

## Panache.

pa-compose-asks-unit = Which unit moves?
pa-compose-asks-place = { $id }: where to?
compose-end-fights = may still fight
pa-compose-row-along = Accompanied by
pa-compose-row-further = Or on to

## The panel itself.

panel-gone = This panel has expired. Open a new one with { -panel }.
panel-moved-on = The panel has changed since then; this is how it looks now.
panel-since = Since this was shown: { JOIN($changes, "; ") }{ $points ->
    [none] {""}
    [one] ; 1 order point is left
   *[other] ; { $points } order points are left
 }.
panel-why = ✗ { $why }
panel-why-text = ✗ { $why }
panel-why-clause = ✗ { $why } [{ $clause }]
panel-instead = Instead
panel-order = { NAME($order) }
command-panel = Build an order with buttons: the unit, what it does and where, with a picture
    .name = panel
command-panel-unit = Start with this unit, for example 3L
    .name = unit
-panel = `/{ command-panel.name }`
bot-panel-new = New panel
bot-panel-choose = Choose
bot-panel-type = A place, or what is asked for
bot-panel-example = For example: { $example }
panel-plans = It is the enemy's turn: the order you build is saved for your next turn, based on the map as it is now.
bot-panel-plan = Save to plan
panel-stands = Your panel is in { $place }.
