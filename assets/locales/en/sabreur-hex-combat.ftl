# Refusals of fire, charge and order, and how a battle ends.
refuse-fire-friend = { THECAP($unit) } { NB($unit, "is", "are") } on your own side. Name an enemy to fire at.
refuse-fire-arm = { THECAP($unit) } cannot fire: only infantry and artillery can.
refuse-panicked = { THECAP($unit) } { NB($unit, "is", "are") } panicked and can only flee or rally.
refuse-fire-outflanked = { THECAP($unit) } { NB($unit, "is", "are") } outflanked and cannot fire. Have a friend engage the enemy first.
refuse-fire-engaged = { THECAP($unit) } { NB($unit, "is", "are") } engaged by { THE($enemy) } and cannot fire.
refuse-square-fired = { THECAP($unit) } { NB($unit, "has", "have") } already fired from square this turn.
refuse-fire-range = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; { THE($unit) } can fire up to { $range }.
refuse-fire-cone = { THECAP($target) } { NB($target, "is", "are") } outside the front arc of { THE($unit) }.
refuse-fire-in-contact = { THECAP($unit) } { NB($unit, "is", "are") } in contact and can fire only at an adjacent enemy.
refuse-fire-mixed-up = { THECAP($target) } { NB($target, "is", "are") } in contact with { THE($friend) }: only an adjacent unit may fire at { NB($target, "it", "them") }.
refuse-fire-blind = { THECAP($unit) } cannot see { THE($target) }: hex { $hex } blocks the line of sight.
refuse-fire-priority = { THECAP($first) } at { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
 } must be fired at first by { THE($unit) }.
refuse-return-fire = { THECAP($unit) } cannot return fire now.
refuse-charge-friend = { THECAP($target) } { NB($target, "is", "are") } on your own side. Name an enemy to charge.
refuse-charge-who = { THECAP($unit) } cannot charge { THE($target) }: artillery, squares and panicked units never charge.
refuse-harassing-prey = { THECAP($unit) } can attack only panicked units, skirmishers, lone guns and outflanked units; { THE($target) } { NB($target, "is", "are") } none of these.
refuse-charge-engaged = { THECAP($unit) } { NB($unit, "is", "are") } already engaged; a charge must start unengaged.
refuse-charge-distance = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; { THE($unit) } can charge { $reach ->
    [0] nothing in this formation
    [one] up to 1 hex in this formation: a column charges farther
   *[other] up to { $reach } hexes
 }.
refuse-charge-cone = { THECAP($target) } { NB($target, "is", "are") } neither in the front arc of { THE($unit) } nor on a flank hex. March or turn now and charge next turn.
refuse-charge-ahead = { THECAP($ahead) } { NB($ahead, "stands", "stand") } directly in front of { THE($unit) } and must be charged instead of { THE($target) }.
refuse-charge-way = { THECAP($unit) } { NB($unit, "has", "have") } no path to { THE($target) }: something blocks it, or the terrain is too slow.
refuse-charge-via = { THECAP($unit) } cannot reach { THE($target) } that way. Leave out the hexes or the facing, and the bot picks the best way.
refuse-not-your-turn = It is not this side's turn to give orders.
refuse-not-yours = { THECAP($unit) } { NB($unit, "is", "are") } not under your command.
refuse-acted = { THECAP($unit) } { NB($unit, "has", "have") } already acted this turn.
refuse-assault-who = { THECAP($unit) } cannot assault { THE($target) }. Artillery, squares and panicked units never assault; skirmishers assault only guns, skirmishers, panicked units and units in rough terrain.
refuse-assault-distance = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; an assault reaches { $reach ->
        [1] one hex
       *[other] { $reach }
    }.
refuse-assault-way = There is no hex within one step from which { THE($unit) } could engage { THE($target) }.
refuse-assault-from = { THECAP($unit) } cannot assault { THE($target) } from there.
refuse-assault-which-hex = { THECAP($unit) } can assault { THE($target) } from { OR($hexes) }. Add “from” and one of them.
refuse-fire-then-attack = { THECAP($unit) } cannot fire and then attack: only infantry in line with Controlled Fire can.
refuse-fire-then-other = { THECAP($unit) } must attack the same enemy { IL($unit) } { NB($unit, "fires", "fire") } at.
refuse-fire-twice = { THECAP($unit) } may fire only once per turn: only an extended line may fire with one half and then the other.
refuse-fire-half = { THECAP($unit) } { NB($unit, "has", "have") } no halves: only an extended line fires by the left and by the right. Leave the word out.
refuse-fire-same-half = Each half of { THE($unit) } fires once. Name the other half for the second shot.
refuse-fire-split = { THECAP($unit) } cannot fire by halves while { NB($unit, "it meets", "they meet") } { THE($enemy) } hand to hand.
refuse-combine = { THECAP($unit) } cannot do both in one turn. Give one action.
refuse-rally-near = { THECAP($unit) } cannot rally while { THE($enemy) } { NB($enemy, "is", "are") } within 3 hexes.
refuse-rally-full = { THECAP($unit) } { NB($unit, "is", "are") } already at full strength.
refuse-rally-form = { THECAP($unit) } { NB($unit, "is", "are") } in good order: rallying brings men back and changes neither formation nor facing.
refuse-rally-extend = { THECAP($unit) } cannot stand like that: the other half needs an empty hex on a flank.
refuse-flee-guns = { THECAP($unit) } cannot flee: guns stay with their crews.
over-broken = An army is broken.
over-lastTurn = The last turn is over.
