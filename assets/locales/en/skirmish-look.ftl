### Skirmish: troops and orders by name; the picture, a unit's card, the roster; and all of it in words.

## What they are, and how they stand

sk-row-grenadier = grenadiers
sk-row-line = line infantry
sk-row-eliteVoltigeur = elite voltigeurs
sk-row-light = { shared-light-infantry }
sk-row-recruit = { legend-quality-recruit }
sk-row-irregular = guerrillas
sk-row-native = native warriors
sk-role-sergeant = sergeant
sk-role-officer = { shared-officer }
sk-role-lieutenant = lieutenant
sk-role-noble = noble
sk-role-priest = priest
sk-role-musician = musician
sk-formation-close = { legend-stand-close }
sk-formation-skirmish = { table-dice-formation-skirmish }
sk-formation-loose = { legend-stand-loose }
sk-order = { $order }
sk-order-disordered = { $order } (in disorder)
sk-single = alone
sk-band-short = short range
sk-band-medium = medium range
sk-band-long = long range

## The picture

sk-turn = Turn { $turn } of { $last } · { $side } to act
sk-turn-opening = Turn { $turn } of { $last } is about to begin
sk-scene-figures = { $n } { COUNT($n, "figure", "figures") } · { $points } { COUNT($points, "point", "points") }
sk-alt-moved = { ID($unit) } goes { $n } cm from { $from } to { $to }.
sk-alt-assaulted = { ID($unit) } assaults, { $n } cm from { $from } to { $to }.
sk-alt-recoiled = { ID($unit) } falls back { $n } cm from { $from } to { $to }.
sk-alt-turned = { ID($unit) } in { $to } now faces { $facing }.
sk-alt-fires = { ID($unit) } would fire at { ID($target) }, { $n } cm away.
sk-alt-rushes = { ID($unit) } would assault { ID($target) }, { $n } cm away.
sk-alt-rolled = { ID($unit) } has fired at { ID($target) }. The dice are on the table.
sk-alt-fired = { ID($unit) } fires at { ID($target) }, { $n } cm away: { $hits } { COUNT($hits, "hit", "hits") }.
sk-alt-lost = { ID($unit) } loses { $n } { COUNT($n, "figure", "figures") }.
sk-alt-touched = { ID($unit) } is in contact with { JOIN($enemies, ", ", last: " and ") }.
sk-alt-tested-passed = { ID($unit) } passes its morale test.
sk-alt-tested-failed = { ID($unit) } fails its morale test.
sk-alt-reloaded = { ID($unit) } reloads.
sk-alt-side = { $side } ({ NAME($army) }) has { $n } { COUNT($n, "figure", "figures") } and { $points } { COUNT($points, "point", "points") }.

## A unit

sk-strength = { $n } { COUNT($n, "figure", "figures") } on the table, { $lost } lost. { $points } { COUNT($points, "point", "points") }. Breaks at { $breaks }% losses
sk-look-strength = **{ $n }** { COUNT($n, "figure", "figures") } · class { $class }, morale { $morale }
sk-look-at = In { $square } ({ JOIN($ground, ", ") }), { $order }, facing { $facing }
sk-look-figures = Figures: { JOIN($figures, ", ") }
sk-look-figure = { shared-look-place }
sk-look-shelter-wall = **Behind a wall**: sheltered from the other side of it [{ $clause }]
sk-look-shelter-building = **In a building**: sheltered [{ $clause }]
sk-look-shelter-ruled = **Sheltered**, as ruled [{ $clause }]
sk-look-shelter-open = **Not sheltered**, as ruled [{ $clause }]
sk-look-contact = **In contact** with { JOIN($units, ", ") } [{ $clause }]
sk-look-recoils = **Recoils** at the start of the next turn [{ $clause }]
sk-look-unloaded = **Not loaded**: reloading takes a turn without moving [{ $clause }]
sk-look-some-unloaded = { $n } { COUNT($n, "figure is", "figures are") } not loaded [{ $clause }]
sk-look-acted = Has acted this turn [{ $clause }]
sk-look-turned = Has turned this turn [{ $clause }]
sk-look-cuirass = Wears the cuirass: 1 more is needed at long range [{ $clause }]
sk-look-carbine = Carbine, of shorter range [{ $clause }]
sk-look-marksmen = Marksmen: { JOIN($figures, ", ") } [{ $clause }]
sk-look-of = Belongs to { THE($unit) }
sk-look-led = Leaders in voice range: { JOIN($units, ", ") } [{ $clause }]
sk-look-not-led = No leader in voice range [{ $clause }]
sk-look-musician = { THECAP($unit) } plays: +1 to morale [{ $clause }]
sk-look-moves-close = Marches { $n } cm forward, { $aside } cm aside or back [{ $clause }]
sk-look-moves = Moves { $n } cm, { $half } cm in difficult ground [{ $clause }]
sk-look-shoots = Ranges { JOIN($bands, ", ") } cm [{ $clause }]
sk-look-untrained = No drill: neither close order nor skirmish order [{ $clause }]
sk-look-verb-fire = { shared-fire }
sk-look-verb-move = move
sk-look-verb-reload = reload
sk-look-verb-turn = turn
sk-look-verb-form = form close order
sk-look-verb-deploy = deploy in skirmish order
sk-look-verb-assault = assault

## From here to there

sk-look-seen = **In view**: all of { THE($unit) } ({ $n } of { $of }) [{ $clause }]
sk-look-partly = **In view**: { $n } of { $of } figures of { THE($unit) } [{ $clause }]
sk-look-hidden = **Not in view**: { $n } of { $of } figures of { THE($unit) } [{ $clause }]
sk-look-fire = **Fire**: { JOIN($parts, " · ") }
sk-look-fire-vain = **Fire**: no roll can hit. { CAP(JOIN($parts, " · ")) }
# $needed: more than the dice can count.
sk-fire-vain = { THECAP($unit) } cannot hit { THE($target) } from here: no roll comes to { $needed }.
sk-look-fire-refused = { shared-fire-refused }
sk-look-elite-unit = elite fire possible: +1 on one die [{ $clause }]
sk-look-elite-single = elite fire possible: +1, or choose the figure [{ $clause }]
# $n, $of: figures in view. $mean: hits on average, if the screen were not there.
sk-look-cover-all = Cover saves { THE($unit) } on { $needed }+ [{ $clause }]
sk-look-cover-some = Cover saves { $n } of { $of } figures of { THE($unit) } in view on { $needed }+ [{ $clause }]
sk-look-screen = { THECAP($mass) } behind { THE($screen) } would take { $mean } hits on average and may suffer the difference [{ $clause }]
sk-look-screened = { THECAP($screen) } screens { THE($mass) } and is the target. { THECAP($mass) } would take { $mean } hits on average and may suffer the difference [{ $clause }]

## What threatens a unit

sk-threats = What could be done to { THE($unit) } in { $square }
sk-threat-fire = **{ ID($enemy) }** may fire: { JOIN($parts, " · ") }
sk-threat-screened = **{ ID($enemy) }** may fire at { ID($screen) }, the screen before it, and it may suffer the difference
sk-threat-assault = **{ ID($enemy) }** may assault, { $n } cm away
sk-threat-none = Safe for now: no enemy could fire at it or assault it.
sk-threat-assumes = Assumes that { $side } acts now, each unit for itself. One unit's move may open or block another's.

## Roster, aim, stories

sk-roster-unit = { $id } { $n } in { $square }
sk-roster-single = { $id } in { $square }{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
 }
sk-aim = After { $turns } turns the side with more points wins: 1 for each enemy figure out of action, 3 for a leader. A side that has lost its share of figures breaks and loses at once (Red { $red }%, Blue { $blue }%).
sk-aim-objectives = After { $turns } turns the side with more points wins: 1 for each enemy figure out of action, 3 for a leader, and for { JOIN($places, ", ", last: " and ") }. A side that has lost its share of figures breaks and loses at once (Red { $red }%, Blue { $blue }%).
sk-story-fired = fired { $times ->
    [one] once
   *[other] { $times } times
 }
sk-story-hit = put { $n } out of action
sk-story-lost = lost { $n }
sk-story-assaulted = assaulted { $times ->
    [one] once
   *[other] { $times } times
 }
sk-story-fell-back = fell back { $times ->
    [one] once
   *[other] { $times } times
 }
sk-story-went = { shared-story-went }
