# Refusals of fire, charge and order, and how a battle ends.
refuse-answer = “{ $given }” is not one of the answers. Press a button, or type one of the answers on the card.
refuse-fire-friend = { THECAP($unit) } { NB($unit, "is", "are") } on your own side. Name an enemy to fire at.
refuse-fire-arm = { THECAP($unit) } cannot fire: only infantry and artillery do.
refuse-panicked = { THECAP($unit) } { NB($unit, "is", "are") } panicked and can only flee or rally.
refuse-fire-outflanked = { THECAP($unit) } { NB($unit, "is", "are") } outflanked and cannot fire. Have a friend engage the enemy first.
refuse-fire-engaged = { THECAP($unit) } { NB($unit, "is", "are") } engaged by { THE($enemy) } and cannot fire.
refuse-square-fired = { THECAP($unit) } { NB($unit, "has", "have") } already fired from square this turn.
refuse-fire-range = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; { THE($unit) } can fire up to { $range }.
refuse-fire-cone = { THECAP($target) } { NB($target, "is", "are") } outside the front of { THE($unit) }.
refuse-fire-in-contact = { THECAP($unit) } { NB($unit, "stands", "stand") } against an enemy and can only fire at one beside { NB($unit, "it", "them") }.
refuse-fire-mixed-up = { THECAP($target) } { NB($target, "stands", "stand") } against { THE($friend) }: only a unit beside { NB($target, "it", "them") } may fire there.
refuse-fire-blind = { THECAP($unit) } cannot see { THE($target) }: hex { $hex } is in the way.
refuse-fire-priority = { THECAP($first) } at { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
 } { NB($first, "comes", "come") } first for { THE($unit) }.
refuse-return-fire = { THECAP($unit) } cannot return fire now.
refuse-charge-friend = { THECAP($target) } { NB($target, "is", "are") } on your own side. Name an enemy to charge.
refuse-charge-who = { THECAP($unit) } cannot charge { THE($target) }: artillery, squares and the panicked never charge.
refuse-harassing-prey = { THECAP($unit) } only { NB($unit, "falls", "fall") } upon the panicked, skirmishers, guns left alone and the outflanked; { THE($target) } { NB($target, "is", "are") } none of these.
refuse-charge-engaged = { THECAP($unit) } already { NB($unit, "faces", "face") } an enemy; a charge must start from no engagement.
refuse-charge-distance = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; { THE($unit) } can charge { $reach ->
    [0] nobody in this formation
    [one] up to 1 hex in this formation: a column charges farther
   *[other] up to { $reach } hexes
 }.
refuse-charge-cone = { THECAP($target) } { NB($target, "is", "are") } neither before { THE($unit) } nor on a flank hex. March or turn now, and charge another turn.
refuse-charge-ahead = { THECAP($ahead) } { NB($ahead, "stands", "stand") } straight ahead of { THE($unit) } and must be charged rather than { THE($target) }.
refuse-charge-way = { THECAP($unit) } { NB($unit, "finds", "find") } no way to ride up to { THE($target) }: something blocks it, or the ground is too slow.
refuse-charge-via = { THECAP($unit) } cannot reach { THE($target) } that way. Leave out the hexes or the facing, and the bot picks the best way.
refuse-not-your-turn = It is not this side's turn to give orders.
refuse-not-yours = { THECAP($unit) } { NB($unit, "is", "are") } not under your command.
refuse-acted = { THECAP($unit) } { NB($unit, "has", "have") } already acted this turn.
refuse-assault-who = { THECAP($unit) } cannot assault { THE($target) }: artillery, squares and the panicked never assault, skirmishers only guns, skirmishers, the panicked and whoever stands in rough ground.
refuse-assault-distance = { THECAP($target) } { NB($target, "is", "are") } { $distance } hexes away; an assault reaches { $reach ->
        [1] one hex
       *[other] { $reach }
    }.
refuse-assault-way = { THECAP($unit) } { NB($unit, "finds", "find") } no hex within one step from which to engage { THE($target) }.
refuse-assault-from = { THECAP($unit) } cannot assault { THE($target) } from there.
refuse-assault-which-hex = { THECAP($unit) } can assault { THE($target) } from { OR($hexes) }. Say from where.
refuse-assault-hex = { $hex }
refuse-fire-then-attack = { THECAP($unit) } cannot fire and then attack: only infantry in line with controlled fire does that.
refuse-fire-then-other = { THECAP($unit) } must attack the enemy at whom { IL($unit) } { NB($unit, "fires", "fire") }.
refuse-fire-twice = { THECAP($unit) } { NB($unit, "fires", "fire") } once a turn: only an extended line fires with one half and then the other.
refuse-fire-half = { THECAP($unit) } { NB($unit, "has", "have") } no halves: only an extended line fires by the left and by the right. Leave the word out.
refuse-fire-same-half = Each half of { THE($unit) } fires once. Name the other half for the second shot.
refuse-fire-split = { THECAP($unit) } cannot fire by halves while { NB($unit, "it meets", "they meet") } { THE($enemy) } hand to hand.
refuse-combine = { THECAP($unit) } cannot do both in one turn. Give one action.
refuse-rally-near = { THECAP($unit) } cannot rally with { THE($enemy) } at 3 hexes or less.
refuse-rally-full = { THECAP($unit) } { NB($unit, "has", "have") } nothing to regain: { NB($unit, "its", "their") } strength is whole.
refuse-rally-form = { THECAP($unit) } { NB($unit, "is", "are") } in good order: rallying brings men back and changes neither formation nor facing.
refuse-rally-extend = { THECAP($unit) } cannot stand like that: the other half needs a free hex on a flank.
refuse-flee-guns = { THECAP($unit) } cannot flee: guns stay with their crews.
over-broken = An army is broken.
over-lastTurn = The last turn is over.
over-resigned = One side gives up the field.
over-agreed = Both sides have agreed to a draw.
