### Sabreur-hex, clause by clause: units, dice, facing, distance, engagement, the turn, orders and groups.

## Units on the map

clause-SH-SETUP-01 = A simple game of Napoleonic battles on a hex map, made for a first acquaintance. Charging an unshaken line of infantry remains a risk, even for cuirassiers.
clause-SH-SETUP-02 = A usual battle has 1500 to 2000 army points a player: some 6 to 12 units each, a division. This is advice, not a limit.
clause-SH-SETUP-03 = What stands on the map shows only a unit’s formation. Losses are kept in the list of strengths; with figures, none is ever taken off for losses.
clause-SH-SETUP-04 = Infantry has five basic formations: line, column, square, skirmish order and mob. Some skills add two: closed column and extended line (SH-Q-21).
clause-SH-SETUP-05 = Cavalry and artillery have no choice of formation. Cavalry stands in line, or is a mob once panicked; artillery never panics.
clause-SH-SETUP-06 = There is one marker only, the fear marker: it shows which units are panicked.
clause-SH-SETUP-07 = A hex holds at most one unit, and a unit fits into one hex. Only an extended line takes up two.
clause-SH-SETUP-08 = For people with figures: 15 or 20 mm suits best, 10 or 25 mm will do; any stands serve as long as both sides use the same size. Hexes with sides of 5 cm are advised.
clause-SH-SETUP-09 = With figures, line infantry is 4 stands (8 single figures), light infantry 3 (6), cavalry 2, or 4 half-stands (4), a battery one large base. Harassing cavalry has 3 half-stands, 1 stand and 1 half-stand, or 3 figures.
clause-SH-SETUP-10 = A unit of infantry stands for 1 or 2 regiments, one of cavalry for 1 or 2 squadrons, one of artillery for 1 or 2 batteries.
clause-SH-SETUP-11 = Skirmishers are drawn spread out evenly, panicked units in disorder. A panicked unit has a facing too, and it must be plain to see.
clause-SH-SETUP-12 = What the pictures show: line infantry in column, line, square (facing outwards all round) or as a mob; light infantry the same and in skirmish order; cavalry in line or as a mob.
clause-SH-SETUP-13 = With figures, each unit may be kept on a tray of its own.
clause-SH-SETUP-14 = A line fights and fires best, but is slow and fears charges; a column fights poorly, but is quick enough to charge the weakened; a square stops cavalry and suffers under fire; skirmishers harass lines and need a wood or village against an attack; a mob is a panicked unit.

## Dice

clause-SH-DICE-01 = 2D6, 3D6 or 4D6 means the sum of two, three or four six-sided dice.
clause-SH-DICE-02 = A D3 is a six-sided die halved, rounding up: 1 or 2 counts as 1, 3 or 4 as 2, 5 or 6 as 3.
clause-SH-DICE-03 = The combat factor and the fire factor are numbers of dice. The dice are not added up: each is compared on its own with the score that hits.
clause-SH-DICE-04 = Where two dice of three are kept, 3D6 are rolled, one is set aside, the highest or the lowest as the rule says, and the other two are added up.

## Facing

clause-SH-FACING-01 = Every unit has one of six facings. It faces a corner of its hex, between two neighbouring hexes.
clause-SH-FACING-02 = The six directions are numbered from 0 to 5 clockwise. Facing 0 is towards the corner between directions 0 and 1, facing 1 towards the next corner, and so on round the hex.
clause-SH-FACING-03 = Of the six hexes around a unit two are front hexes, left and right of the corner it faces; then comes one flank hex on either side; the last two are rear hexes.
clause-SH-FACING-04 = The front arc is the wedge of 60° that opens through the two front hexes, both edge rows included: 2 hexes at distance 1, 3 at distance 2, and one more with each hex further. A unit reaches just these hexes by marching forward without turning (SH-Q-01).
clause-SH-FACING-05 = The rear arc is the front arc’s counterpart behind the unit: the wedge of 60° through its two rear hexes, both edge rows included (SH-Q-01).
clause-SH-FACING-06 = What lies between the front arc and the rear arc on one side is the right or the left flank area: the flank hex alone at distance 1, 3 hexes at distance 2, 5 at distance 3, and so on (SH-Q-02).
clause-SH-FACING-07 = A unit turns by 60°, 120° or 180°, to either side, and each of these is one rotation (SH-Q-04).
clause-SH-FACING-08 = A facing changes only by the rotation that opens a frontal march, by the reaction to a charge, by a rout, when a panicked unit is rallied, on leaving a square, or when an extended line wheels or turns about.
clause-SH-FACING-09 = Both halves of an extended line always face the same way.
clause-SH-FACING-10 = An extended line wheels by 60° to either side: one half, as its owner chooses, turns where it stands, the other swings round into what is then its flank hex. That hex must be free and passable; hexes swept over do not matter (SH-Q-05).
clause-SH-FACING-11 = An extended line wheels by 60° only, never by 120° or 180°. Turning about is another thing (SH-FACING-12).
clause-SH-FACING-12 = An extended line may turn about: both halves stay in their hexes and face the opposite way. Like any rotation this costs 1 hex of movement (SH-Q-05).
clause-SH-FACING-13 = A square faces every way: it needs no common facing in a group, is never outflanked nor enfiladed, and takes a front only for the moment of its shot.
clause-SH-FACING-14 = A unit is entirely on a flank when every hex it occupies lies in that flank area. This matters for an extended line, which occupies two.

## Distance and contact

clause-SH-DIST-01 = All distances of the game are counted in hexes.
clause-SH-DIST-02 = The distance between two units is the number of hexes on the shortest way between them, counting one of the two end hexes only. Neighbours are at distance 1.
clause-SH-DIST-03 = Two units are adjacent when they are at a distance of 1 hex.
clause-SH-DIST-04 = Units in contact are adjacent units, whichever way they face (SH-Q-07).
clause-SH-DIST-05 = Distances are measured from the nearer half of an extended line, and from the nearest unit of a group (SH-Q-06).

## Engagement

clause-SH-ENGAGE-01 = A unit is engaged by an enemy when it stands in one of that enemy’s two front hexes; the enemy then engages it.
clause-SH-ENGAGE-02 = Engagement can go one way only: a unit may engage an enemy that does not engage it.
clause-SH-ENGAGE-03 = Adjacent enemies engage one another only if one stands in a front hex of the other; otherwise there is no engagement between them.
clause-SH-ENGAGE-04 = A square or closed column engages the enemies in all six hexes around it (SH-Q-09).
clause-SH-ENGAGE-05 = A panicked unit engages no one, but enemies may engage it (SH-Q-08).
clause-SH-ENGAGE-06 = An extended line engages, or is engaged, as soon as one of its halves does or is (SH-Q-06).
clause-SH-ENGAGE-07 = To engage a further enemy by its own will a unit must declare a charge, or an assault at 2 hexes or less; at 3 hexes or more only a charge will do. A mere march cannot end like that, except with an enemy that engaged the unit when the march began (SH-Q-10).
clause-SH-ENGAGE-08 = There are no zones of control: crossing an enemy’s front hexes costs nothing and sets nothing off. Only whom the unit engages, or who engages it, at the start and at the end of a manoeuvre matters.

## Outflanked units

clause-SH-OUTFLANK-01 = An enemy outflanks a unit when it engages that unit and is itself engaged neither by it nor by any of its friends.
clause-SH-OUTFLANK-02 = A square or a closed column is never outflanked.
clause-SH-OUTFLANK-03 = An outflanked unit has a combat factor of 1 at most, unless it stands in a wood, village or fortified point (SH-Q-11).
clause-SH-OUTFLANK-04 = An outflanked unit cannot fire, whatever the ground it stands on.
clause-SH-OUTFLANK-05 = A unit that is outflanked when it declares an assault counts as outflanked throughout that assault, even if its move takes it away from the enemies behind it.
clause-SH-OUTFLANK-06 = Being outflanked also denies the doubling of a charge, costs −3 in morale tests unless that flank is protected, takes away some saves, and makes the unit fair prey for harassing cavalry.
clause-SH-OUTFLANK-07 = Whether a unit is outflanked is judged at the moment it matters; only for a unit that assaults is it judged at the declaration (SH-OUTFLANK-05).

## The turn

clause-SH-TURN-01 = The two sides take their turns alternately.
clause-SH-TURN-02 = A turn has three phases: orders, actions, and the check of the victory conditions.
clause-SH-TURN-03 = In its turn a unit takes one action only: frontal or oblique march, evasion, rout, charge (a frontal march, then combat), assault (an oblique march, then combat), fire, march then fire, double fire, formation change then fire, fire then charge or assault, formation change, march then formation change, or rally.
clause-SH-TURN-04 = Combined actions are for some units only: marching then firing SH-FIRE-08 and SH-FIRE-09, double fire SH-FIRE-17, changing formation then firing SH-FIRE-12, firing then attacking SH-FIRE-10, marching then changing formation SH-FORM-17. Fire goes with nothing else.
clause-SH-TURN-05 = A forced march is a kind of frontal march, not a separate action.
clause-SH-TURN-06 = Groups are activated one after another, in the order the player likes. All actions of one group are over before the next is activated.
clause-SH-TURN-07 = Within a group the units act one after another, in the order the player likes. Each is quite finished, with all consequences and enemy reactions, before the next begins.
clause-SH-TURN-08 = Units of the side that waits may react to enemy actions: by forming square, defensive fire, rotation, countercharge, evasion, rout or return fire.
clause-SH-TURN-09 = A panicked unit can only rout or be rallied. The rout needs no order, the rally does; with figures, its figures may also be rearranged, without an order.
clause-SH-TURN-10 = Setting the figures of a panicked unit in order changes nothing in the game: it remains a mob.
clause-SH-TURN-11 = Nothing forces a panicked unit to move in its turn. It routs again only as its one action, if its owner wishes, or because of a failed test or as a reaction.
clause-SH-TURN-12 = Whatever is limited per turn is limited per turn of one side, and is free again in the other side’s turn (SH-Q-12).

## Orders

clause-SH-ORDERS-01 = Units act when their group is activated, and activating groups costs order points.
clause-SH-ORDERS-02 = At the start of its turn a side gets D3 + 1 order points in a battle of the standard size, more than 1500 and up to 2000 army points.
clause-SH-ORDERS-03 = In smaller or larger battles the order points of a turn are rolled by the formula of table T5.
clause-SH-ORDERS-04 = Where table T5 has two formulas, the player whose turn it is picks one each turn, before the dice are rolled.
clause-SH-ORDERS-05 = A result of 0 or less counts as 2 order points, whatever the formula (SH-Q-13).
clause-SH-ORDERS-06 = To activate a group costs 1 order point.
clause-SH-ORDERS-07 = A group that is hard to lead (SH-ORDERS-08 to SH-ORDERS-13) costs 2 order points if an enemy that is not panicked is at 6 hexes or less from it; otherwise 1 (SH-Q-14).
clause-SH-ORDERS-08 = A group with 2 or more cavalry units is hard to lead (SH-ORDERS-07), unless all its cavalry has Massed Charge.
clause-SH-ORDERS-09 = A group with 2 or more artillery units is hard to lead (SH-ORDERS-07), unless all its artillery has Grand Battery.
clause-SH-ORDERS-10 = A group with 2 or more Irregular units is hard to lead (SH-ORDERS-07).
clause-SH-ORDERS-11 = A group with 2 or more Recruit units is hard to lead (SH-ORDERS-07).
clause-SH-ORDERS-12 = A group with at least 1 infantry unit in column that has Linear Order is hard to lead (SH-ORDERS-07).
clause-SH-ORDERS-13 = A group with at least 1 panicked unit is hard to lead (SH-ORDERS-07).
clause-SH-ORDERS-14 = Several difficulties in one group do not add up: it costs 1 or 2 order points, never more.
clause-SH-ORDERS-15 = A unit can be activated only once in a turn.
clause-SH-ORDERS-16 = A Stubborn unit activated in line takes a morale test immediately. If it fails it can neither manoeuvre nor change formation this turn; nothing else comes of it (SH-Q-20).
clause-SH-ORDERS-17 = When a side’s orders are over, each Impetuous unit that is neither panicked nor activated this turn, and that can charge without turning or assault an enemy at 2 hexes or less, is activated free and must attack; its owner picks target and manner (SH-Q-17, SH-Q-18).
clause-SH-ORDERS-18 = An Impetuous unit need not attack enemies in a wood, village, fortified point or difficult terrain; Impetuous cavalry need not attack squares either.
clause-SH-ORDERS-19 = The side may try to hold back an Impetuous unit that would attack under SH-ORDERS-17, by a morale test of that unit: if it succeeds the unit is not activated, if it fails, or without a test, the unit must attack.
clause-SH-ORDERS-20 = When a side’s orders are over, each unit with Tactical Sense that is neither panicked nor activated this turn may take a morale test: if it succeeds, it is activated (SH-Q-17).
clause-SH-ORDERS-21 = A unit activated after the last order, being Impetuous or having Tactical Sense, acts alone, outside any group, and costs no order points.
clause-SH-ORDERS-22 = A panicked unit may rout without being activated and without costing order points, but that is its one action of the turn.

## Groups

clause-SH-GROUP-01 = A group has 3 units at most, or 4 if all of them are Irregular. A single unit is a group too.
clause-SH-GROUP-02 = Panicked units and others cannot be in the same group.
clause-SH-GROUP-03 = All units of a group have the same facing; squares and panicked units are exempt.
clause-SH-GROUP-04 = The units of a group form a chain: it must be possible to name them in an order in which each is adjacent to the one before. Three around a fourth are not a chain.
clause-SH-GROUP-05 = With a group activated by an order, whose units are not panicked, up to 2 light infantry units with Scout may be activated at no further cost. A late activation by morale test brings no Scouts.
clause-SH-GROUP-06 = A Scout unit that is activated with a group (SH-GROUP-05) stands within 3 hexes of it, and is neither in square nor panicked. It need not share the facing nor the chain, and counts neither for size nor for cost (SH-Q-16).
clause-SH-GROUP-07 = A regimental gun never belongs to a group, and is none on its own.
clause-SH-GROUP-08 = A regimental gun is activated only with a friendly group of infantry or cavalry alone, none of it panicked, that has an infantry unit adjacent to the gun (SH-Q-81).
clause-SH-GROUP-09 = No more than one regimental gun may be activated along with one group.
