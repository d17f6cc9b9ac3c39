# The panel: an order put together by pressing.

## Sabreur-hex: what is asked at each step, and what can be pressed.

compose-words = { NAME($words) }
compose-verb = { CAP($words) }
compose-end-turn = End the turn
compose-gone = That cannot be ordered any more: what it speaks of has changed.
compose-asks-unit = Who is to act?
compose-points = { $points ->
    [0] No order point is left.
    [one] One order point is left.
   *[other] { $points } order points are left.
 }
compose-row-group = The group at work
compose-row-units = Units that can act
compose-row-barred = Not now: why?
compose-row-end = The turn
# A unit in a list.
compose-unit = { $id } · { NAME($unit) } · { $formation } · { $strength }
compose-asks-group = { $units } Who acts first?
compose-group-open = Opened as it stands, the group waits for the orders of its units.
compose-why-not = ✗ { $why } [{ $clause }]
compose-row-first = Acts first
compose-row-together = Together with
compose-member = { $id } · { NAME($unit) }
compose-companion = +{ $id } · { NAME($unit) }, for no point
compose-cost = Activation costs { $cost } order { COUNT($cost, "point", "points") }{ $points ->
    [none] {""}
   *[other] {" "}of { $points }
 }.
compose-cost-why = Activation costs { $cost } order { COUNT($cost, "point", "points") }{ $points ->
    [none] {""}
   *[other] {" "}of { $points }
 } [{ $clause }].
compose-asks-verb = { $id }: what is { THE($unit) } to do?
compose-asks-facing = { $id } marches: facing which way?
compose-no-turning = The facing is taken before the march and kept to its end: there is no turning after it.
compose-facing = { $arrow } { $facing }{ $kept ->
    [yes] {" "}(as now)
   *[no] {""}
 }
compose-asks-end = { $id } marches facing { $facing }: where to?
compose-ends = { $n ->
    [one] One hex can be reached so.
   *[other] { $n } hexes can be reached so.
 }
compose-end = { $at }: { JOIN($whys, ", ") }
compose-end-plain = { $at }: { $n } { COUNT($n, "hex", "hexes") } away
compose-end-far = farthest
compose-end-enemy = toward the enemy
compose-end-cover = cover
compose-end-hill = high ground
compose-end-chain = keeps the chain
compose-type-hex = Type the hex
compose-asks-target = { $id } · { $verb }: at whom?
compose-asks-hex = { $id } · { $verb }: where to?
compose-asks-thing = { $id } · { $verb }: how?
compose-target = { $words } · { NAME($unit) }, { $n } { COUNT($n, "hex", "hexes") }
compose-hex = { $words } · { $ground }, { $n } { COUNT($n, "hex", "hexes") }
compose-asks-whole = The order
compose-row-facing = Facing
compose-row-then = And then
compose-row-more = More exactly
compose-row-toggles = Settled beforehand; each press changes it
compose-row-toward = Pursue toward
compose-toggle-attack = { $value ->
    [attack] Strike home: yes
    [stop] Strike home: no
   *[ask] Strike home: ask me
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
    [stay] If its nerve fails: stay
    [flee] If its nerve fails: flee
    [some] If its nerve fails: as said
   *[ask] If its nerve fails: as my doctrine has it
 }
compose-toward = { $on ->
    [yes] ✓ {""}
   *[no] {""}
 }{ $id } · { NAME($unit) }

## Panache.

pa-compose-asks-unit = Who is to move?
pa-compose-unit = { $id } · { NAME($unit) }
pa-compose-asks-verb = { $id }: what is { THE($unit) } to do?
pa-compose-asks-place = { $id }: where to?
compose-end-fights = may still fight
pa-compose-row-along = Who goes along
pa-compose-along = { $on ->
    [yes] ✓ {""}
   *[no] {""}
 }{ $id } · { NAME($unit) }
pa-compose-row-further = Or on to

## The panel itself.

panel-gone = This panel is put away. Open a new one with { -panel }.
panel-moved-on = The panel has gone on since that was pressed; this is how it stands.
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
command-panel = Put an order together by pressing: the unit, what it does, where, with a picture
    .name = panel
command-panel-unit = Begin with this unit, for example 3L
    .name = unit
-panel = `/{ command-panel.name }`
bot-panel-new = New panel
bot-panel-choose = Choose
bot-panel-type = A hex, or what is asked for
panel-plans = It is the enemy's turn: what you put together is planned for your next one, as the field stands now.
bot-panel-plan = Plan it
panel-stands = Your panel stands in { $place }.
