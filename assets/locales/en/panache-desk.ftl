### Panache: what is settled by hand.

# $sentences: what a deed comes to, as it will be told.
pa-deed = { shared-deed }

## Refusals

refuse-pa-done = Use this only to finish a step that the players settle. To end the movement phase, order *end*.
refuse-pa-all-activated = Every unit of { $side } is already activated.
refuse-pa-no-such-class = There is no such arm in this weight class: the table of allowances has XXXX. Choose another weight.
refuse-pa-desk-off = { $hex } is not on the map, which has { $cols } columns and { $rows } rows. Choose a hex on it.
refuse-pa-desk-ground = No unit can be in { $hex }: the terrain is impassable. Choose another hex.
refuse-pa-desk-there = { THECAP($unit) } { NB($unit, "is", "are") } already in { $hex }.
refuse-pa-desk-lose-nothing = A loss must be at least 1 stand. To give stands back, say *stands* and the number.
refuse-pa-desk-lose = { THECAP($unit) } { NB($unit, "has", "have") } only { $has } { COUNT($has, "stand", "stands") } left to lose.
refuse-pa-desk-stands-same = { THECAP($unit) } already { NB($unit, "has", "have") } { $n } { COUNT($n, "stand", "stands") }.
refuse-pa-desk-stands = { THECAP($unit) } began with { $most } { COUNT($most, "stand", "stands") }: the number must be from 1 to { $most }. To take { THEM($unit) } off the map, say *eliminated*.
refuse-pa-desk-not-its-turn = It is not the turn { DE($unit) }: only units of the side to move are activated.
refuse-pa-desk-activated-yes = { THECAP($unit) } { NB($unit, "is", "are") } already activated.
refuse-pa-desk-activated-no = { THECAP($unit) } { NB($unit, "is", "are") } not activated anyway.
refuse-pa-desk-moved-yes = { THECAP($unit) } { NB($unit, "has", "have") } already moved this turn.
refuse-pa-desk-moved-no = { THECAP($unit) } { NB($unit, "has", "have") } not moved this turn.
refuse-pa-desk-moved-when = { THECAP($unit) } { NB($unit, "moves", "move") } in the movement phase of { THEIR($unit) } own side only.
refuse-pa-desk-token-yes = { THECAP($unit) } already { NB($unit, "carries", "carry") } a pre-played token.
refuse-pa-desk-token-no = { THECAP($unit) } { NB($unit, "carries", "carry") } no pre-played token.
refuse-pa-desk-mayFight-yes = { THECAP($unit) } { NB($unit, "has", "have") } not given up combat this turn.
refuse-pa-desk-mayFight-no = { THECAP($unit) } { NB($unit, "has", "have") } already given up combat this turn.
refuse-pa-desk-palisade-yes = { THECAP($unit) } already { NB($unit, "counts", "count") } as behind a palisade.
refuse-pa-desk-palisade-no = { THECAP($unit) } { NB($unit, "has", "have") } no palisade.
refuse-pa-desk-no-wagons = { THECAP($unit) } { NB($unit, "has", "have") } no wagons: only infantry on wagons makes a palisade.
refuse-pa-desk-nature = A lone character never becomes a unit, nor a unit a character. Choose another arm for { THE($unit) }.
refuse-pa-desk-mounted = Only infantry can be mounted, and { THE($unit) } would not be infantry. Leave out the animals or wagons.
refuse-pa-desk-free-max = { THECAP($unit) } cannot move { $free } hexes with combat and only { $max } at most.
refuse-pa-desk-same-class = { THECAP($unit) } { NB($unit, "is", "are") } already that.
refuse-pa-desk-retreat = A retreat is 1 to { $most } hexes long.
refuse-pa-desk-leaves = { THECAP($unit) } cannot leave the map: only a lone character may, or a unit in a hex where the scenario lets it out. A unit that is lost is *eliminated*.
refuse-pa-desk-leaves-edge = { THECAP($unit) } { NB($unit, "is", "are") } not at the edge of the map. Retreat over it, or move { THEM($unit) } there first.
refuse-pa-desk-note-long = A note has at most { $most } characters.
refuse-pa-desk-note-none = { THECAP($unit) } { NB($unit, "has", "have") } no note.
refuse-pa-desk-note-same = { THECAP($unit) } already { NB($unit, "has", "have") } that note.
refuse-pa-desk-detach-character = { THECAP($unit) } { NB($unit, "is", "are") } alone: no one can be detached.
refuse-pa-desk-detach-again = { THECAP($unit) } { NB($unit, "is", "are") } already a detachment. Detach from { THEIR($unit) } parent.
refuse-pa-desk-detach = { THECAP($unit) } { NB($unit, "has", "have") } { $has } { COUNT($has, "stand", "stands") }: at least one must go, and one must stay.
refuse-pa-desk-detach-name = { $id } is not a valid name for a unit. Use digits and letters, such as 3La.
refuse-pa-desk-detach-taken = { $id } is the name of another unit. Choose another one for the detachment { DE($unit) }.
refuse-pa-desk-rejoin = { THECAP($unit) } { NB($unit, "is", "are") } not a detachment: units are never combined.
refuse-pa-desk-rejoin-gone = { $parent }, the parent { DE($unit) }, is no longer on the map.
refuse-pa-desk-rejoin-far = { THECAP($unit) } must be next to { $parent } to rejoin it. Move { THEM($unit) } there first.
refuse-pa-desk-rejoin-many = With { THE($unit) }, { $parent } would have more than the { $most } stands it began with. Correct the stands first.
refuse-pa-desk-elephant = No panicked elephant breaks out of { THE($unit) }: only infantry that rides on elephants sets one loose.

## Forms

pa-tool-retreat = Retreat
pa-tool-token = Pre-played token
pa-tool-combat = May fight, or not
pa-tool-eliminate = Eliminate
pa-tool-class = Arm and weight
pa-field-stands = How many stands
pa-field-hexes = How many hexes
pa-field-side = Towards which hexside
pa-field-token = Token
pa-field-combat = Combat
pa-field-arm = { label-arm }
pa-field-weight = Weight
pa-field-mount = On what
pa-choice-token = carries a pre-played token
pa-choice-no-token = carries none
pa-choice-may-fight = may fight
pa-choice-without-combat = without combat this turn
pa-choice-on-foot = on foot
pa-side-0 = { facing-5 }
pa-side-1 = { facing-1 }
pa-side-2 = east
pa-side-3 = { facing-2 }
pa-side-4 = { facing-4 }
pa-side-5 = west

## Reminders for the fights

pa-concern-camels = may shelter behind couched camels, hand to hand
pa-concern-elephants = the first loss sets a panicked elephant loose
