### Panache: why an order cannot be played, and the steps that are left to the table.

## Whose turn it is

refuse-over = The battle is over.
refuse-pa-open = A turn opens automatically, and this one is already open.
refuse-pa-combat = The moves of this turn are over, and the players settle its fights: roll, rule on the results, then finish the step. You can give orders again next turn.
refuse-pa-fight = Fights are not ordered: the players settle them in the combat phase, after the moves. Order a move, or finish your moves with “end”.
refuse-pa-result = The last turn is over. All that remains is to declare the winner.
refuse-pa-turn = It is the turn of { $side }. Wait for yours.

## Who may move

refuse-pa-no-unit = There is no { NAME($unit) } in this battle.
refuse-pa-left = { THECAP($unit) } { NB($unit, "has", "have") } left the map and cannot come back in this game.
refuse-pa-eliminated = { THECAP($unit) } { NB($unit, "has", "have") } been eliminated.
refuse-pa-off-table = { THECAP($unit) } { NB($unit, "is", "are") } still off the map. Order { THEM($unit) } to enter by an edge hex.
refuse-pa-not-yours = { THECAP($unit) } { NB($unit, "belongs", "belong") } to the other side. Give orders to one of your own units.
refuse-pa-not-its-turn = { THECAP($unit) } can move only in { THEIR($unit) } own side's movement phase.
refuse-pa-not-activated = { THECAP($unit) } { NB($unit, "is", "are") } not activated this turn and cannot move.
refuse-pa-moved = { THECAP($unit) } { NB($unit, "has", "have") } already moved this turn.
refuse-pa-token = { THECAP($unit) } { NB($unit, "carries", "carry") } a pre-played token and cannot move this turn, but may fight where { NB($unit, "it stands", "they stand") }.
refuse-pa-immobile = { THECAP($unit) } cannot move: { THEIR($unit) } movement allowance is 0.

## Where to

# $cols, $rows: the size of the map.
refuse-pa-off-map = There is no hex { $hex } on this map: it has { $cols } columns and { $rows } rows.
refuse-pa-here = { THECAP($unit) } { NB($unit, "is", "are") } already in { $hex }. A unit that stays put needs no order.
refuse-pa-impassable = { THECAP($unit) } cannot enter { $hex }: it is impassable.
refuse-pa-stop-enemy = { THECAP($other) } { NB($other, "is", "are") } in { $hex }, and no unit may enter an enemy hex. Stop next to it: there are no zones of control.
refuse-pa-stop-friend = { THECAP($other) } { NB($other, "is", "are") } in { $hex }: each hex holds one unit. End the move in an empty one.
refuse-pa-through-enemy = { THECAP($other) } { NB($other, "is", "are") } in the way, and units cannot pass through enemies. Go round.
refuse-pa-through-friend = { THECAP($unit) } cannot pass through { THE($other) }: one of the two must be light or very light. Go round, or move { THEM($other) } first.
refuse-pa-via = { THECAP($unit) } can get to { $hex }, but not by these hexes. Leave them out, or name others.
refuse-pa-vehicle = Difficult ground is closed to { THE($unit) }: vehicles can use only roads and open ground.
refuse-pa-cut-off = { THECAP($unit) } cannot get to { $hex } at all: impassable terrain or another unit blocks the way.
# $cost: what the cheapest path costs; $max: the unit's allowance.
refuse-pa-far = { $hex } is too far for { THE($unit) }: it costs { $cost }, and { NB($unit, "it has", "they have") } { $max ->
    [one] 1 hex
   *[other] { $max } hexes
} of movement.
refuse-pa-road = { $hex } costs { $cost }, and { THE($unit) } { NB($unit, "has", "have") } { $max }. The extra hex is only for a move that follows one road from start to finish.
refuse-pa-road-character = { $hex } costs { $cost }, and { THE($unit) } { NB($unit, "has", "have") } { $max }. The road gives its extra hex to units, not to lone characters.
refuse-pa-guns = { $hex } costs { $cost }. { THECAP($unit) } never { NB($unit, "moves", "move") } more than { $max ->
    [one] 1 hex
   *[other] { $max } hexes
}, road or no road: { NB($unit, "it is", "they are") } too heavy.

## With whom

refuse-pa-with-who = { THECAP($other) } { NB($other, "is", "are") } not a lone character and cannot accompany { THE($unit) }. Move { THEM($other) } with a separate order.
refuse-pa-with-whom = Characters can accompany only a unit, and { THE($unit) } { NB($unit, "is", "are") } not one. Move { THE($other) } with a separate order.
refuse-pa-with-where = { THECAP($other) } { NB($other, "is", "are") } not in the same hex as { THE($unit) } and cannot come along.
refuse-pa-with-vehicle = { THECAP($other) } cannot accompany { THE($unit) } there: difficult ground is closed to vehicles.

## Entering

refuse-pa-enter-there = { THECAP($unit) } { NB($unit, "is", "are") } on the map. Only reinforcements enter.
refuse-pa-enter-early = { THECAP($unit) } cannot enter before turn { $turn }.
refuse-pa-enter-where = { THECAP($unit) } cannot enter there. { NB($unit, "It comes", "They come") } by { OR($hexes) }.
refuse-pa-enter-officer = { THECAP($unit) } cannot enter: reinforcements must arrive with an officer, by the same hex or an adjacent one.
# $at: the edge hex by which it enters.
refuse-pa-enter-way = { THECAP($unit) } cannot get to { $hex } by { $at }: the move begins outside, and { $at } is its first hex.
refuse-pa-enter-follow = { THECAP($unit) } came with { THE($officer) }, who { NB($officer, "follows", "follow") } by the same hex or an adjacent one.
refuse-pa-end-officer = { THECAP($unit) } came with { THE($officer) }, who { NB($officer, "is", "are") } still off the map. Only a sub-general may stay behind: order { THEM($officer) } to enter, then end the moves.

## Leaving

refuse-pa-leave-never = { THECAP($unit) } cannot leave the map: the scenario does not allow it.
refuse-pa-leave-where = { THECAP($unit) } cannot leave by { $hex }. The scenario lets { THEM($unit) } leave by { OR($hexes) }.
refuse-pa-leave-edge = { THECAP($unit) } cannot leave by { $hex }: it is not an edge hex.
refuse-pa-leave-far = { THECAP($unit) } cannot leave by { $hex } this turn: the way there, and one hex more, is longer than { THEIR($unit) } move.

## Wagons

refuse-pa-wagons-none = { THECAP($unit) } { NB($unit, "is", "are") } not infantry on wagons: there is nothing to draw up.
refuse-pa-wagons-drawn-up = { THECAP($unit) } { NB($unit, "draws", "draw") } up { THEIR($unit) } wagons anyway whenever { NB($unit, "it does", "they do") } not move.
refuse-pa-wagons-declined = { THECAP($unit) } already { NB($unit, "leaves", "leave") } { THEIR($unit) } wagons as they are.

## Who may fight

refuse-pa-fight-not-activated = { THECAP($unit) } { NB($unit, "is", "are") } not activated this turn: { NB($unit, "it fights", "they fight") } only when attacked.
refuse-pa-fight-moved = { THECAP($unit) } moved without combat this turn: { NB($unit, "it fights", "they fight") } only when attacked.

## Steps left to the table

pa-open-combat = The players settle { $side }'s fights; the rules only say who may still fight.
pa-open-result = The last turn is over. The players decide who has won.
# $parts: what the rules know of units, each from pa-concern-…; units of which they know the same share a line.
pa-concern = { shared-concern }
pa-concern-fights = free to fight
pa-concern-dice = { $n } { COUNT($n, "die", "dice") } fewer when shooting
pa-concern-palisade = { legend-chip-palisade }
pa-concern-token = pre-played token
