# Panache: what one sees who looks closer: the picture, a unit's card, the roster, what a scenario does otherwise.

## The picture

pa-scene-movement = Turn { $turn } of { $last } · { $side } to move
pa-scene-combat = Turn { $turn } of { $last } · { $side } attacks
pa-scene-result = Turn { $turn } of { $last } · { $side } had the last move
pa-scene-figures = { $stands } { COUNT($stands, "stand", "stands") }

## A unit's card

pa-look-unit = { shared-unit }
pa-look-stands = **{ $stands }** { COUNT($stands, "stand", "stands") } of { $initial }
pa-look-at = In { $at } ({ $ground })
pa-look-parent = Detached from { THE($parent) }
pa-on-road = { $terrain }, on a road
pa-look-reserve = Off the map; may come from turn { $turn } on, by { JOIN($hexes, ", ") } [{ $clause }]
pa-look-goes-whole = Moves { $max } { COUNT($max, "hex", "hexes") }, and may still fight [{ $clause }]
pa-look-goes-part = Moves { $free } { COUNT($free, "hex", "hexes") } with combat, { $max } without [{ $clause }]
pa-look-goes-none = Moves { $max } { COUNT($max, "hex", "hexes") }, but any move costs its combat [{ $clause }]
pa-look-goes-character = Moves { $max } { COUNT($max, "hex", "hexes") } alone, { $flight } when fleeing; not slowed by difficult terrain [{ $clause }]
pa-look-goes-driver = Moves { $max } { COUNT($max, "hex", "hexes") } alone, { $flight } when fleeing; difficult terrain is closed to its vehicle [{ $clause }]
pa-look-goes-mounted = With its { $mount } { $cap }, then without combat [{ $clause }]
pa-look-goes-road = All along one road { $road }, then without combat [{ $clause }]
pa-look-loses-dice = Loses one die for each hex it moves [{ $clause }]
pa-look-token = Carries a pre-played token: no move this turn, but it may fight where it stands [{ $clause }]
pa-look-moved = Has moved this turn [{ $clause }]
pa-look-no-combat = **Without combat** this turn: attacks no one, but defends itself [{ $clause }]
pa-look-dice = **−{ $n } { COUNT($n, "die", "dice") }** until its next movement [{ $clause }]
pa-look-palisade = **Behind a palisade**: its wagons are drawn up [{ $clause }]
pa-look-declines = Keeps its wagons hitched: no palisade [{ $clause }]
pa-look-note = Noted: “{ NAME($note) }”
pa-look-mount-camels = In a fight hand to hand, remember: its couched camels may protect it [{ $clause }]
pa-look-mount-elephants = In a fight, remember: elephants have a special effect, and the first loss sets a panicked one loose [{ $clause }]
pa-look-mount-wagons = If it has not moved, it counts as behind a palisade [{ $clause }]
pa-look-can = It can now:
pa-look-can-move = ✓ move: { $n } { COUNT($n, "hex", "hexes") } in reach, { $keeps } of them with combat; `{ NAME($example) }`
pa-look-can-ride = ✓ move: { $n } { COUNT($n, "hex", "hexes") } in reach; `{ NAME($example) }`
pa-look-can-fight = ✓ fight, in this turn’s combat
pa-look-can-leave = ✓ leave the map: `{ NAME($example) }`
pa-look-can-wagons = ✓ see to its wagons: `{ NAME($example) }`
pa-look-can-enter = ✓ It can enter the map now: `{ NAME($example) }`
pa-look-cannot-enter = ✗ It cannot enter the map now: { $why } [{ $clause }]
pa-look-cannot = It cannot now:
pa-look-verb-move = move
pa-look-verb-fight = fight
pa-look-verb-leave = leave the map
pa-look-verb-wagons = see to its wagons
pa-look-number = **{ $n }** · `{ NAME($order) }`
pa-look-number-no-combat = **{ $n }** · `{ NAME($order) }`, without combat

## From here to there

pa-look-apart = From { $from } to { $to }
pa-look-unit-at = { THE($unit) } in { $at }
pa-look-reach = { THECAP($unit) } can go there now, for { $cost }, and may still fight: by { $path } [{ $clause }]
pa-look-reach-no-combat = { THECAP($unit) } can go there now, for { $cost }, but without combat: by { $path } [{ $clause }]
pa-look-no-sight = These rules have no line of sight: the players decide who can see whom.
refuse-pa-no-place = There is no unit and no hex { NAME($unit) } on this map.

## What threatens a unit

pa-threats = What could come up to { THE($unit) } in { $at }
pa-threat-beside = **{ ID($unit) }** is already next to it, in { $at }
pa-threat-reach = **{ ID($unit) }** may come next to it, in { $at }, for { $cost }, and still fight [{ $clause }]
pa-threat-no-combat = **{ ID($unit) }** may come next to it, in { $at }, for { $cost }, but without combat [{ $clause }]
pa-threat-none = No enemy can come next to it.
pa-threat-assumes = Assumes that { $side } moves now. One unit's move may open or block another's; the players settle the fights.

## Roster and turn

pa-roster-unit = { $id } { $stands } in { $at }
pa-roster-character = { $id } in { $at }
pa-roster-reserves = { $side }, off the map: { JOIN($units, " · ") }
pa-roster-reserve = { $id } from turn { $turn }
pa-turn = Turn { $turn } of { $last }: { $side } moves
pa-turn-combat = Turn { $turn } of { $last }: { $side } fights
pa-turn-result = After turn { $turn } of { $last }; { $side } moved last

## What a scenario does otherwise

pa-option-command = A unit is activated only within { $n } { COUNT($n, "hex", "hexes") } of an officer of its side [{ $clause }]
pa-option-costs = Terrain costs are different here: { JOIN($terrains, ", ") } [{ $clause }]
pa-option-cost = { $what } { $cost }
pa-option-closed = { $what } closed
pa-option-exits = { $side } may leave the map by { JOIN($hexes, ", ") } [{ $clause }]
