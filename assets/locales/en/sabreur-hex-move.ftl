# Refusals of march, formation change and activation, and the words they need.
point-n = N
point-ne = NE
point-se = SE
point-s = S
point-sw = SW
point-nw = NW

refuse-march-panicked = { THECAP($unit) } { NB($unit, "is", "are") } panicked and cannot march. { NB($unit, "It", "They") } can only flee or rally.
refuse-march-square = { THECAP($unit) } cannot move in square. Change formation first, and march another turn.
refuse-march-barred = { THECAP($unit) } failed the activation test and cannot manoeuvre this turn. { NB($unit, "It", "They") } may still fire, rally, or assault an enemy { NB($unit, "it engages", "they engage") }.
refuse-march-which-facing = { THECAP($unit) } can reach { $hex } facing { OR($facings) }. Add “face” and the one you want.
refuse-march-engaging = A march may not end with { THE($enemy) } in a front hex. Charge or assault instead, or stop elsewhere.
refuse-march-away = { THECAP($unit) } { NB($unit, "is", "are") } engaged and may march only if still engaged afterwards by one of the same enemies, such as { THE($enemy) }. Otherwise evade or flee.
refuse-march-off-map = There is no hex { $hex } on this map.
refuse-march-here = { THECAP($unit) } { NB($unit, "is", "are") } already in { $hex }. To turn on the spot, order “turn” and a facing.
refuse-march-impassable = { $hex } is impassable. Choose another hex.
refuse-march-taken = { THECAP($other) } { NB($other, "is", "are") } in { $hex }. A march must end in an empty hex.
refuse-march-far = { $hex } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
 } away; { THE($unit) } can go { $movement ->
    [0] no further this turn
    [one] 1 hex
   *[other] { $movement } hexes
 }.
refuse-march-ground = Slow terrain on the way: { THE($unit) } can go only { $movement ->
    [one] 1 hex
   *[other] { $movement } hexes
 }, turns included, and cannot reach { $hex }. Go round it, or stop short.
refuse-march-through = { THECAP($unit) } cannot pass through { THE($other) } on the way to { $hex }. Go round, or move { THEM($other) } first.
refuse-march-via = { THECAP($unit) } can reach { $hex }, but not by those hexes. Leave them out, or name others.
refuse-march-facing = { THECAP($unit) } can reach { $hex } only facing { OR($facings) }. The turn comes before the move.
refuse-march-turning = { THECAP($unit) } cannot reach { $hex }: each step must enter a front hex, and turning first costs one hex. Choose a hex further ahead.
refuse-march-cut-off = { THECAP($unit) } cannot get to { $hex }: impassable terrain blocks the way. Choose another hex.
refuse-evade-who = { THECAP($unit) } cannot evade: only skirmishers and light cavalry can, or other cavalry and horse artillery engaged by infantry alone.
refuse-evade-behind = { THECAP($enemy) } { NB($enemy, "engages", "engage") } { THE($unit) } from behind: there is no way back.
refuse-evade-way = { THECAP($unit) } cannot evade to { $hex }: each step must enter a rear hex, up to { $movement } over easy terrain, and the last must be empty and engage no new enemy.
refuse-displaced = { THECAP($unit) } gave way to a friendly unit and can do nothing more this turn.
refuse-forced-form = { THECAP($unit) } cannot make a forced march: infantry must be in column or skirmish order.
refuse-forced-near = { THECAP($enemy) } { NB($enemy, "is", "are") } within 4 hexes { DE($unit) }: too near for a forced march. Order a plain march.
refuse-forced-end = A forced march may not end within 4 hexes of an enemy, here { THE($enemy) }. Stop sooner.
refuse-oblique-far = An oblique march takes { THE($unit) } { $movement ->
    [1] one hex in any direction
   *[other] up to { $movement } hexes in a straight line
 }, and { $hex } is not there.
refuse-turn-already = { THECAP($unit) } already { NB($unit, "faces", "face") } { $facing }.
refuse-turn-spent = { THECAP($unit) } { NB($unit, "has", "have") } no movement left to turn { $facing }.

refuse-form-where = { THECAP($unit) } { NB($unit, "is", "are") } not in { $hex }. Only a line that contracts names a hex: the one it keeps.
refuse-extend-which = { THECAP($unit) } can extend to either flank. Name the hex.
refuse-extend-flank = { $hex } is not a flank hex of { THE($unit) }: the halves of an extended line are side by side.
refuse-extend-room = { THECAP($unit) } cannot extend: there is no empty hex next to { NB($unit, "it", "them") } on that flank.
refuse-extend-contact = { THECAP($unit) } cannot extend up to { THE($enemy) }: a change of formation must end out of contact.
refuse-wheel-which = { THECAP($unit) } can wheel { $facing } on either half. Add “on left” or “on right”: the half named stays where it is.
refuse-turn-half = { THECAP($unit) } { NB($unit, "has", "have") } no halves: only an extended line turns on its left or its right. Leave the word out.
refuse-wheel-angle = { THECAP($unit) } { NB($unit, "is", "are") } in extended line: { NB($unit, "it wheels", "they wheel") } one point at a time, or { NB($unit, "turns", "turn") } about.
refuse-wheel-room = { THECAP($unit) } cannot wheel { $facing }: the hex into which a half would swing is taken, or impassable.
refuse-march-which-half = Either half of { THE($unit) } could go to { $hex }. Name the hex of the end that goes further out instead.

refuse-form-panicked = { THECAP($unit) } { NB($unit, "is", "are") } panicked. Rally { THEM($unit) } first.
refuse-form-arm = { THECAP($unit) } cannot change formation: only infantry can.
refuse-form-horde = You cannot order a unit into a mob: only panic does that.
refuse-form-loose = { THECAP($unit) } always { NB($unit, "stays", "stay") } in skirmish order.
refuse-form-already = { THECAP($unit) } { NB($unit, "is", "are") } already in that formation.
refuse-form-unknown = Infantry has no such formation. Choose line, column or square.
refuse-form-irregular = { THECAP($unit) } cannot form square: irregulars never do.
refuse-form-closed-column = { THECAP($unit) } cannot form closed column: only large battalions do.
refuse-form-extended-line = { THECAP($unit) } cannot form extended line: that needs Linear Order.
refuse-form-skirmish = { THECAP($unit) } cannot take skirmish order: only trained skirmishers can.
refuse-form-column-first = { THECAP($unit) } can form closed column only from column.
refuse-form-line-first = { THECAP($unit) } can extend only from line or column.
refuse-form-loose-square = { THECAP($unit) } cannot form square straight from skirmish order or an extended line. Form line or column first.
refuse-form-barred = { THECAP($unit) } failed the activation test and cannot change formation this turn.
refuse-form-contact = { THECAP($unit) } { NB($unit, "is", "are") } adjacent to { THE($enemy) } and cannot change formation. Move away first.
refuse-form-ground = { THECAP($unit) } cannot form square here: no square can form in a wood, a village, a fortified point or difficult ground.
refuse-form-facing = { THECAP($unit) } { NB($unit, "keeps its", "keep their") } facing when { NB($unit, "it changes", "they change") } formation; name a facing only when leaving square.
refuse-form-fire = { THECAP($unit) } cannot change formation and then fire: that needs Tactical Sense.
refuse-form-after-march = { THECAP($unit) } cannot march and then change formation: only infantry in column can.

refuse-group-unknown = There is no { $id } on the map.
refuse-group-twice = { THECAP($unit) } { NB($unit, "is", "are") } named twice.
refuse-flee-unengaged = { THECAP($unit) } { NB($unit, "is", "are") } not engaged: in this battle only engaged units flee by choice.
refuse-tested-first = Stubborn units must take their activation test before they get orders. Activate them first, then give the order.
refuse-impetuous = { THECAP($unit) } { NB($unit, "is", "are") } Impetuous and must attack { OR($targets) } before anything else.
refuse-impetuous-target = { THE($enemy) }
refuse-group-activated = { THECAP($unit) } { NB($unit, "has", "have") } already been activated this turn.
refuse-group-empty = Name at least one unit to activate.
refuse-group-gun = { THECAP($unit) } cannot belong to a group. Activate { NB($unit, "it", "them") } with a neighbouring infantry group, after a “+”.
refuse-group-size = A group can have at most { $most } units, not { $units }.
refuse-group-mixed = { THECAP($panicked) } { NB($panicked, "is", "are") } panicked and { THE($steady) } { NB($steady, "is", "are") } not: they cannot be activated together.
refuse-group-facing = { THECAP($one) } and { THE($other) } face different ways: a group needs one facing.
refuse-group-chain = These units do not form a chain: in some order, each must be adjacent to the one before.
refuse-group-scout-panic = { THECAP($unit) } cannot join panicked units.
refuse-group-no-scout = { THECAP($unit) } cannot be attached: only light infantry with Scout and one regimental gun can. Put { NB($unit, "it", "them") } in the group itself.
refuse-group-scout-state = { THECAP($unit) } cannot come along in square or panicked.
refuse-group-scout-far = { THECAP($unit) } { NB($unit, "is", "are") } more than 3 hexes from the group and cannot come along.
refuse-group-scouts = { THECAP($unit) } would be the third scout; a group takes at most two.
refuse-group-guns = { THECAP($unit) } would be the second regimental gun; one comes along.
refuse-group-gun-with = { THECAP($unit) } can come along only with infantry and cavalry in good order.
refuse-group-gun-beside = { THECAP($unit) } can come along only beside an infantry unit of the group.
refuse-group-no-points = Your side has no order points left.
refuse-group-points = This group costs { $cost } order points and you have { $have }: { JOIN($why, "; ") }. Activate fewer units at once.
surcharge-08 = two cavalry units without Massed Charge
surcharge-09 = two batteries without Grand Battery
surcharge-10 = two Irregular units
surcharge-11 = two Recruit units
surcharge-12 = Linear Order in column
surcharge-13 = panicked units
