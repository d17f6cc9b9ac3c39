### Skirmish: why an order cannot be played, what players are asked, faults in scenarios.

## Whose turn it is

refuse-sk-turn = It is the turn of { $side }. Wait for yours.
refuse-sk-empty = There is no order here. Name a unit and say what it does, for example “3L advance 8”.
refuse-sk-gone = { THECAP($unit) } { NB($unit, "is", "are") } out of action. Name another unit.
refuse-sk-figure = { THECAP($unit) } { NB($unit, "has", "have") } no figure { $n }.
refuse-sk-open = A turn opens automatically, and this one is already open.
refuse-sk-enemy = { THECAP($unit) } { NB($unit, "belongs", "belong") } to the other side. Give orders to one of your own units.
refuse-sk-friend = { THECAP($target) } { NB($target, "is", "are") } on your own side. Name an enemy.
refuse-sk-acted = { THECAP($unit) } { NB($unit, "has", "have") } acted this turn. Each figure does one thing a turn.
refuse-sk-contact = { THECAP($unit) } { NB($unit, "is", "are") } in contact with an enemy and can do nothing else.
refuse-sk-single = The figures of { THE($unit) } act together in close order. Deploy { THEM($unit) } first, or order the whole unit.
refuse-sk-turned = { THECAP($unit) } { NB($unit, "has", "have") } turned this turn. That was all { NB($unit, "it", "they") } could do.
refuse-sk-turned-once = { THECAP($unit) } { NB($unit, "has", "have") } turned this turn. Once is all a turn allows.
refuse-sk-turned-before = { THECAP($unit) } { NB($unit, "has", "have") } turned this turn, and so { NB($unit, "it", "they") } can move, fire or reload, but neither form nor assault.
refuse-sk-melee = A melee is being settled at the desk. Orders go on when it is done.
refuse-sk-turn-class = Troops of class 2 turn before anything else, or not at all this turn.
refuse-sk-loose-turn = Only close order turns on the spot. Loose figures face where you like when they move.

## Fire

refuse-sk-not-in-front = { THECAP($unit) } { NB($unit, "sees", "see") } no figure of { THE($target) } in front. Close order fires within 45° of its front.
# $range: centimetres to the nearest figure of the target.
refuse-sk-hidden = { THECAP($unit) } { NB($unit, "sees", "see") } no figure of { THE($target) }, { $range } cm away. In the way: { $what }.
# $range, $reach: centimetres.
refuse-sk-range = { THECAP($target) } { NB($target, "is", "are") } { $range } cm away. { THECAP($unit) } { NB($unit, "reaches", "reach") } { $reach } cm.
refuse-sk-unloaded = { THECAP($unit) } { NB($unit, "has", "have") } not reloaded. Reloading takes a turn without moving.
refuse-sk-loaded = { THECAP($unit) } { NB($unit, "is", "are") } loaded and { NB($unit, "needs", "need") } no reloading.
refuse-sk-elite = { THECAP($unit) } { NB($unit, "has", "have") } no elite fire at { THE($target) } like this. It takes a volley of elite troops, elite voltigeurs in skirmish order at a group, or a lone marksman or elite voltigeur.
refuse-sk-elite-used = Your side has used its elite fire this turn. Once is all a turn allows.
refuse-sk-choice = Figure { $n } of { THE($target) } cannot be aimed at: it is out of view, or alone there.
refuse-sk-mounted = { THECAP($unit) } { NB($unit, "is", "are") } mounted. Muskets and carbines are fired on foot.
refuse-sk-one-of = An order names { $unit } as a whole, not one figure of it. A fire hits the nearest in view. A lone shooter with elite fire may choose one: “elite target 3”.
refuse-sk-whole = Single figures move, fire and reload. Anything else is an order to the whole unit.
refuse-sk-split = A volley is one command at one target. Order all of { THE($unit) } to fire.

## Moves

# $most: centimetres.
refuse-sk-far = Too far: { THE($unit) } can go { $most } cm this way.
# $what: the ground that halves the rate.
refuse-sk-far-slow = Too far: { THE($unit) } can go { $most } cm this way, half the usual rate. On the way: { $what }.
refuse-sk-no-wheel = Close order keeps its front while it moves. Turn { THE($unit) } before or after the move, or form it again.
# $after: centimetres. $what: a unit, ground or the edge of the table.
refuse-sk-barred = The way is barred { $after ->
    [0] from the start
   *[other] after { $after } cm
} by { $what }.
refuse-sk-no-way = There is no free way there for { THE($unit) }.
refuse-sk-edge = { THECAP($unit) } would end over the edge of the table. Leave room.
refuse-sk-onto = { THECAP($unit) } would end on { THE($other) }. Leave room.
refuse-sk-touches = { THECAP($unit) } would end within a millimetre of { THE($enemy) }. Stop short, or order an assault.
refuse-sk-pair = Skirmishers move in pairs. Order figure { $n } of { THE($unit) } along, or the whole unit.
refuse-sk-crowded = { THECAP($unit) } would end too close to a friend. Skirmishers stay in pairs, more than 4 cm from everyone else.
refuse-sk-place = That place is beside a unit that is not on the table.
refuse-sk-off = That place is off the table.
refuse-sk-form-far = Figure { $n } of { THE($unit) } is more than a move from its place. Form nearer.
refuse-sk-form-barred = Figure { $n } of { THE($unit) } has no free way to its place.
refuse-sk-alone = { THECAP($unit) } { NB($unit, "is", "are") } a single figure and { NB($unit, "has", "have") } no formation.
refuse-sk-untrained = { THECAP($unit) } { NB($unit, "has", "have") } no drill: neither close order nor skirmish order.
refuse-sk-wing = “On the left” and “on the right” say where close order is formed, and need no place besides. { THECAP($unit) } { NB($unit, "has", "have") } been told another formation, or a place too.
refuse-sk-formed = { THECAP($unit) } already { NB($unit, "stands", "stand") } like that. Forming would only cost the turn. Choose another formation, depth, place or facing.
refuse-sk-square = Skirmish has no square. In close order a unit forms a line or a column.
refuse-sk-leaderless = Close order is formed by a leader within 20 cm of { THE($unit) }. There is none.
# $distance, $most: centimetres.
refuse-sk-assault-far = { THECAP($target) } { NB($target, "is", "are") } { $distance } cm away. The assault reaches { $most } cm at most.
# $what: the ground that halves the rate.
refuse-sk-assault-far-slow = { THECAP($target) } { NB($target, "is", "are") } { $distance } cm away. The assault reaches { $most } cm at most, half the usual rate. On the way: { $what }.
# $what: a unit, ground or the edge of the table. $after: centimetres.
refuse-sk-assault-barred = { THECAP($unit) } cannot reach { THE($target) }. In the way { $after ->
    [0] from the start
   *[other] after { $after } cm
}: { $what }.
refuse-sk-aside = { THECAP($unit) } cannot reach { THE($target) } in a straight line.

## What bars a way


## Who is there

sk-choice-unit = { NAME($unit) } · { $n } { $n ->
    [one] figure
   *[other] figures
}

## A melee at the desk

sk-open-melee-first = A first round of melee. The book has no melee: settle it by your generic rules, then say who falls and who recoils.
sk-open-melee = Another round of melee for those still in contact. Settle it by your generic rules, then say who falls and who recoils.
# $parts: what the book knows of the unit.
sk-concern = { shared-concern }
# $enemies: the units that it touches.
sk-concern-figures = { $n } { COUNT($n, "figure", "figures") } of class { $class } against { JOIN($enemies, " and ") }
sk-concern-class2 = −1 to strike
sk-concern-inspired = no −1 in this round
sk-concern-grenadier = wins when both hit
sk-concern-disorder = in disorder
sk-concern-weapons = longer weapons strike first

## What is proposed

sk-compose-row-fire = Fire at
sk-compose-row-assault = Assault
sk-compose-row-manner = Elite fire
sk-compose-row-depth = Ranks and files
# “Back” is the button that leads a step back.
sk-compose-verb-turn = Quarter turn
sk-compose-verb-form = Close order
# In close order already: other ranks, or another front.
sk-compose-verb-reform = Re-form the ranks
sk-compose-verb-deploy = Skirmish order
sk-compose-verb-disperse = Loose order
# $range, $distance, $rate: centimetres.
sk-offer-fire = { $range } cm, { $n } { $n ->
    [one] shooter
   *[other] shooters
}
# $by: the enemy. $how: how far.
sk-danger = { $unit } can be assaulted by { THE($by) }: { $how }
sk-offer-assault = { $distance } cm
sk-offer-assault-die = { $distance } cm, of which { $rate } without a die

## Chances, in the preview of an order

# $chance: of at least one hit. $mean: hits on average.
sk-preview-fire = { THECAP($unit) } { NB($unit, "fires", "fire") } at { THE($target) }: at least one hit { $chance }, { $mean } on average.
# $short: centimetres that the die must add. $chance: that it does.
sk-preview-assault = { $short ->
    [0] { THECAP($unit) } { NB($unit, "reaches", "reach") } the enemy whatever the die shows.
   *[other] { THECAP($unit) } { NB($unit, "is", "are") } { $short } cm short without the die: contact { $chance }.
}
# $morale: the value that the die must stay below.
sk-preview-test = { THECAP($unit) } { NB($unit, "tests", "test") } morale { $morale }: { $chance } to pass.

## Questions

# $left: own units that may still fire in this turn.
sk-ask-left = { $left ->
    [0] No other unit can still fire this turn.
    [one] 1 other unit may still fire this turn.
   *[other] { $left } other units may still fire this turn.
}
sk-ask-elite = Elite fire for { THE($unit) }? One more die would hit: { $more } instead of { $hits }. { sk-ask-left }
sk-ask-elite-mass = Elite fire for { THE($unit) }? One more die would hit: { $more } instead of { $hits } of the screen, { $behindMore } instead of { $behind } of { THE($mass) } behind it. { sk-ask-left }
# $plain, $plusOne: how many of the six faces of the die hit.
sk-ask-single = How does the marksman of { THE($unit) } fire at { THE($target) }? A plain shot hits on { $plain } of 6, with +1 on { $plusOne } of 6.
# $morale: the value that the die must stay below. $superior: yes, if a steady one is in voice range.
sk-ask-avoid = { THECAP($by) } { NB($by, "assaults", "assault") }. { NB($unit, "Does", "Do") } { THE($unit) } refuse contact, or test morale and stand? { NB($unit, "It passes", "They pass") } on a roll below { $morale }{ $superior ->
    [yes] , or of { $morale } because a superior is near
   *[no] { "" }
}. If not, { NB($unit, "it stands in disorder and recoils", "they stand in disorder and recoil") } next turn.
sk-ask-recoil = Where { NB($unit, "does", "do") } { THE($unit) } recoil to?
sk-ask-face = { THECAP($unit) } { NB($unit, "is", "are") } in contact on a side or from behind. Do { NB($unit, "its", "their") } figures face the enemy?
sk-ask-difference = { THECAP($unit) } behind the screen would lose { $n } more. { NB($unit, "Does it", "Do they") }?
sk-answer-elite = Elite fire
sk-answer-keep = Keep it
sk-answer-plusOne = Add 1 to the die
sk-answer-plain = Plain fire
sk-answer-figure = Aim at figure { $n }
sk-answer-refuse = Refuse contact
sk-answer-test-chance = { sk-answer-test } · { $chance }
sk-answer-test = Test and stand
sk-answer-place = Place { $n }
sk-answer-face = Face them
sk-answer-stay = Stay in ranks
sk-answer-difference = They lose the difference
sk-answer-no-difference = Only the screen loses

## Modifiers

modifier-sk-die = on every die
modifier-sk-musician = musician
modifier-sk-ruled = settled at the desk

## Faults in scenarios

fault-sk-row = Say what troops they are: grenadiers, line, elite voltigeurs, light, recruits, guerrillas or natives.
fault-sk-figures = Say how many and where: “close 8 ranks 2 at 40x10”, “skirmish 6 at 40x20”, or “loose figures 40x20 42x20”.
fault-sk-off = { $unit } reaches { $by } cm over the edge of the table. Move it in.
fault-sk-onto = { $unit } stands { $by } cm deep in { $other }. Move one of them away.
fault-sk-figures-onto = Figures { $one } and { $other } of { $unit } stand on each other. A base takes 2 cm, mounted 5 cm.
fault-sk-crowded = { $unit } is in skirmish order: pairs stand more than 4 cm from all other friends.
fault-sk-untrained = Guerrillas and natives form neither close order nor skirmish order. Write “loose”.
fault-sk-each = { $n } are needed here: one for each figure, numbers in ascending order.
fault-sk-files = { $n } figures cannot stand in more than { $n } files.
fault-sk-block = { $files } files and these ranks hold { $most } figures at most.
fault-sk-no-figure = { $unit } has no figure { $n }.
fault-sk-crowd = There are too many figures: at most { $most } on both sides together.
fault-sk-of = { $other } is on the other side. { $unit } leads its own.
fault-sk-shelter = Nothing shelters { $unit }: its figures stand neither in a building nor up to 2 cm behind a wall.

## Doctrines

doctrine-skirmish-regulation-means = Elite fire is used wherever it adds a hit. Skirmishers give way to an assault, figures touched in flank or rear turn to face it, and a mass behind a screen loses the difference.
doctrine-skirmish-regulation-short = elite fire is used where it adds a hit, skirmishers give way to an assault, others turn to face it
