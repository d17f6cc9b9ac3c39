### Fantasy battle, clause by clause: geometry, examples, interpretations, gaps, the desk, the order of play, questions.

## Geometry (ours)

clause-FB-GEO-01 = Places are measured from the bottom left, headings clockwise from the top. Everything is calculated in hundredths of a millimetre and of a degree. Halved distances are rounded down, costs up. Two stands touch at 0.1 mm or less. Limits are exact: 10.00 mm is 1 cm, 9.99 is not.
clause-FB-GEO-02 = A stand is 40 × 20 mm. Its front is the long side, or for shock-based troops the short one. A unit has three stands unless the scenario says otherwise.
clause-FB-GEO-03 = Two stands are in edge contact if parallel edges lie along each other for more than half a millimetre, and in corner contact if they touch in any other way.
clause-FB-GEO-04 = A line: all face the same way, each is one front's width beside the next, and they touch. A column: each is one depth behind the next, and they touch. Corner contact will do. One stand is a line.
clause-FB-GEO-05 = A leg of a move costs the greatest straight distance that any corner of the stand travels. Legs add up. A quarter turn on the spot costs 31.63 mm, an about turn 44.73.
clause-FB-GEO-06 = A way is free if a disc of 20 mm can pass along it. Where it ends, all of the stand must have room. Enemies other than those charged are not touched. The bot looks for an order in which all stands can go.
clause-FB-GEO-07 = Rays at 45° from the corners of a unit divide the table into front, rear and two flanks. The zone that holds most of the charger's area counts; equal within 1 mm², a die decides.
clause-FB-GEO-08 = The line between nearest points is the way out. If the first stand is barred, it turns aside by 5° at a time, to the side that its player names or to the right, by as little as gets it far enough.
clause-FB-GEO-09 = An evading unit ends 10.00 mm or more from units in combat. Without a number its way is shortened to that; with one it is refused, and the longest legal one is offered.
clause-FB-GEO-10 = Units that let another through are ignored on its way. Where it ends they count.
clause-FB-GEO-11 = A target is in reach if a stand that sees it has a free way to a place of contact within its distance.
clause-FB-GEO-12 = Free contact is what obstacles leave of an edge for a stand that goes flush against it. The overlap must be 10.00 mm or more.
clause-FB-GEO-13 = The first stand is flush with the edge and faces it, as near to its middle as is free; of two such places the one that costs less, then the one more to the right.
clause-FB-GEO-14 = Every number of stands to the left and to the right of the first is tried; those left over form a column behind it. Best is: most stands on the target, then most edges, most stands on any enemy, most length, a straight row, the shortest longest way, the shortest ways in all, more to the right, stands in order, a low first number.
clause-FB-GEO-15 = Against an irregular unit each stand may also slide forward or back until it touches.
clause-FB-GEO-16 = A target is pinned if each of its stands is touched and no edge of the zone has free contact, even with terrain left out. The newcomer then stands by a corner, flush beside a friend.
clause-FB-GEO-17 = To fold in, a stand goes flush beside the first stand and then turns 90° about its front corner, so that its own front lies on the next edge of the enemy. The turn is a leg of its own: 67.09 mm against a centred flank.
clause-FB-GEO-18 = Behind means: in edge contact with the rear edge, facing much the same way. Supporting stands go flush behind those of the charger, behind those in contact first.
clause-FB-GEO-19 = A fortified unit has a wall in front. To touch that wall is to touch its front.
clause-FB-GEO-20 = A unit with any part beyond the edge has left the table. It comes back where its centre line crossed the edge, facing inward, or at the nearest free place along it.
clause-FB-GEO-21 = A stand goes straight, turning as it goes, if that way is free; otherwise by the cheapest way round the corners of obstacles. An order may name the legs instead.
clause-FB-GEO-22 = An order names the middle of the front of the whole unit, a facing and a formation. A line is centred on that point, a column begins there. Stands take their places as in FB-GEO-14.
clause-FB-GEO-23 = Contact begins with a charge, or with a move at the desk that makes it. Ending near an enemy is not contact.

## Examples

clause-FB-EX-01 = Each type of troops has its figure of FB-TAB-01.
clause-FB-EX-02 = Flyers at half speed still go 60 cm.
clause-FB-EX-03 = Between two friends 2 cm apart a stand passes at no cost. At 1.9 cm it is refused.
clause-FB-EX-04 = With 1 cm of free contact a charge is possible. With 0.9 the enemy is protected.
clause-FB-EX-05 = Front determined, front protected, flank in reach: the flank may not be charged instead.
clause-FB-EX-06 = Three infantry stands charge the flank of a line. Only the middle one touches, until the others fold in.
clause-FB-EX-07 = A charge from the side on a fortified unit brings its stands round to the front.
clause-FB-EX-08 = A unit that has lost two stands leaves the table: −2 on the die for its fate.
clause-FB-EX-09 = A general leaves and does not come straight back: the army withdraws at the end of the phase, and the general is a loss.
clause-FB-EX-10 = Irregular infantry advances and charges up to 10 cm, and evades up to 20.
clause-FB-EX-11 = Irregular flyers advance 60 cm.
clause-FB-EX-12 = Fortified infantry in line leaves its works at 10 cm.
clause-FB-EX-13 = A quarter turn on the spot takes 31.63 mm of the 200 that an infantry stand has.
clause-FB-EX-14 = The unit at (100, 100), the nearest point of the enemy at (100, 160): it goes straight down the table.
clause-FB-EX-15 = An evade by a named length that ends 9.99 mm from a unit in combat is refused. At 10.00 it is legal. Without a number it is shortened.
clause-FB-EX-16 = An evade that ends half inside a friendly unit does not pass through it. One that ends beyond it, with consent, does, and both test.
clause-FB-EX-17 = 60% of a charger in the flank zone and 40% in front: flank. Half and half: a die.
clause-FB-EX-18 = A line of three against a line of three in the open: three edge contacts, centred in pairs.
clause-FB-EX-19 = If only one stand of the target can be reached, the charger extends to the unit that touches it. That one counts as charged and may shoot.
clause-FB-EX-20 = Cavalry cannot charge a fortified unit. Infantry can, in front.
clause-FB-EX-21 = Every stand touched, the longest free edge 0.6 cm: pinned, so a corner beside friends will do. If a rock is the reason, the charge is refused.
clause-FB-EX-22 = In a frontal charge 30 mm off the middle each of three stands goes 152.98 mm. The next best first stand would cost 165.53 at most, and is not chosen.
clause-FB-EX-23 = Folding round a flank 132.91 mm away takes 200.00 mm in all and is legal. From 132.92 mm it is not.
clause-FB-EX-24 = A single charger at 629.9 mm is in the front zone, at 630.1 in the flank; at 630.0 a die decides.
clause-FB-EX-25 = A free contact of 10.00 mm is enough, 9.99 is protected.
clause-FB-EX-26 = A gap of 20.00 mm lets a stand pass, 19.99 does not.
clause-FB-EX-27 = An evade straight at the edge of the table ends there, and must turn aside to go farther.
clause-FB-EX-28 = Turning on the spot: 90° cost 31.63 mm, 180° cost 44.73.
clause-FB-EX-29 = Equally in two zones, the front protected, the flank open: not refused, a die is rolled. If it gives the front, the charge fails. With both protected it is refused without a die.
clause-FB-EX-30 = With the first stand 4 mm off the middle, the fold costs 68.97 mm on one side and 65.40 on the other.
clause-FB-EX-31 = A line of five against one stand: one edge, two corners, and two idle stands in column behind the first.
clause-FB-EX-32 = Which of two enemy stands is nearest is decided by the cost of the way; if that is the same, the one more to the right.

## Where the book can be read in two ways

clause-FB-Q-01 = Does a charge have its full distance in an irregular formation? No: half, as FB-CHG-06 says, unless the variant *irregularChargeFull* is on.
clause-FB-Q-02 = Shots at a charger are rolled after its stands are placed, but with the distance and view that it had at the announcement. Stands without contact, then the rearmost, are lost first.
clause-FB-Q-03 = At exactly 1 cm of free contact a charge is possible. Pinned means that every edge has less.
clause-FB-Q-04 = The stand passed through must be at rest: it does not move in this order or has moved already, and touches no enemy.
clause-FB-Q-05 = Zones are bounded by rays at 45°, since the book draws none.
clause-FB-Q-06 = The front of a stand that is not shock-based is its long side.
clause-FB-Q-07 = At the end of an evade the unit must be farther from that enemy than at its start.
clause-FB-Q-08 = A unit that sees no enemy cannot evade.
clause-FB-Q-09 = Any charger may be supported, but only by infantry, which needs no order for it.
clause-FB-Q-10 = A charge found impossible after the announcement moves nothing. The activation is spent.
clause-FB-Q-11 = Fanatics must charge an enemy that they can reach and see.
clause-FB-Q-12 = It is the charger whose line bends that then fights in an irregular formation.
clause-FB-Q-13 = Stands in echelon that face the same way are in line.
clause-FB-Q-14 = Beside the charged unit is any enemy that a stand touches in the places that FB-GEO-14 gives.
clause-FB-Q-15 = For its fate a unit counts all stands that it has lost in the battle.
clause-FB-Q-16 = If a friend is at the place of return, the nearest free place along the edge is taken.
clause-FB-Q-17 = The nearest enemy stand is the one that the first stand reaches at the least cost; if equal, the one more to the right.
clause-FB-Q-18 = Towers at fortifications are siege towers. The players settle them.
clause-FB-Q-19 = A fortified unit that leaves its works to charge does so at half speed.
clause-FB-Q-20 = No one evades in answer to a charge, since evading is done by initiative in a side's own turn.
clause-FB-Q-21 = Characters on flyers count as flyers and are never halved.
clause-FB-Q-22 = Before the die for the side, the charge is checked in each zone that may come up. Impossible in all of them, it is refused. Impossible in the one rolled, it fails.
clause-FB-Q-23 = If the player names no first stand, it is the one whose arrangement is best.
clause-FB-Q-24 = If the nearest stand cannot be reached, the next nearest of that unit is tried, in the same zone.
clause-FB-Q-25 = A further unit is touched on the side whose edge is touched; by a corner, on the edge nearest to it.
clause-FB-Q-26 = The sides of an irregular target are those of its nearest stand.
clause-FB-Q-27 = A unit may support a charge once a turn, unless it is in combat, whatever else it has done.
clause-FB-Q-28 = Two reasons for half speed halve once.
clause-FB-Q-29 = If the stands cannot get into the formation wished for at the end of an evade, it is refused, and those that fit are offered.
clause-FB-Q-30 = On its way a charger may touch the units that it will be in contact with. Only where the stands end counts.
clause-FB-Q-31 = The edges in the zone of this charge decide whether a unit is pinned.

## What the book leaves open (ours)

clause-FB-GAP-01 = Initiative: once a turn, to evade or charge, with an enemy in view within 20 cm. Anything else takes an order: 8 or less on two dice, one less for each order that the unit has had this turn. A commander whose order fails gives no more this turn.
clause-FB-GAP-02 = Fate: one die less the stands lost. 1 or less: gone for good. 2 or 3: back at the start of its side's next turn. 4 or more: straight back.
clause-FB-GAP-03 = A stand sees in all directions, from its middle to any part of the target. Woods, hills, buildings and units that do not fly block the view.
clause-FB-GAP-04 = Infantry pursues, and so envelops, infantry, artillery and machines.
clause-FB-GAP-05 = In difficult terrain (woods, marsh, rocks) infantry moves at half speed and others not at all. Flyers cross it but do not end in it. Roads change nothing.
clause-FB-GAP-06 = A confusion test: one die, and a 6 confuses. The unit may not move in the next turn.
clause-FB-GAP-07 = Commanders ride once in their movement phase, straight, past any unit: 60 cm, or 100 on a flyer. Within 2 cm of a unit they join it.
clause-FB-GAP-08 = The scenario gives each machine its distance. Without one it does not move.
clause-FB-GAP-09 = The owner chooses which stand is lost, among those without contact first.
clause-FB-GAP-10 = With the variant *objections ask* the other side may object to a charge, which then waits for a ruling. Usually no one is asked.
clause-FB-GAP-11 = Variants: *irregularChargeFull* (usually off) and *objections* (usually none).
clause-FB-GAP-12 = A side that has lost half of its stands breaks. After the last turn points decide: 1 for each stand, 2 for a machine or commander, and objectives. Variant *fights simple* is a short stand-in by the bot. Shooting: a die a stand, 6 hits, 5 or 6 within half range. Combat: two dice a stand in edge contact, one by a corner or in support, one more for shock in its charge; 5 or 6 hits. A stand that has an enemy by the flank or in the rear adds 1 to each of its dice, and hits whom it touches most. Three hits remove a stand. Fewer hits are driven back 2 cm for each, at most 10; the winner may follow straight, as it stands, into contact as before.

## At the desk

clause-FB-UMP-01 = Activation: a unit is set as activated, or moved by hand.
clause-FB-UMP-02 = A view in doubt: the picture shows the line, and the charge is allowed or cancelled.
clause-FB-UMP-03 = Shots at a charger: the units that may shoot are listed, with what they saw; stands lost are taken off.
clause-FB-UMP-04 = Confusion: a unit is set as confused, or not.
clause-FB-UMP-05 = A disputed side, placement or envelopment: units and stands are moved, formed, and put in contact.
clause-FB-UMP-06 = Combat, recoil, pursuit: contacts, sides, lengths and supports are laid out; stands are taken off, units driven back.
clause-FB-UMP-07 = Fate off the table: a die is entered, and the unit comes back, waits or is gone.
clause-FB-UMP-08 = Works, ladders, terrain: a unit is set as fortified, or not; a way is settled by moving it.

## The order of play

clause-FB-STEP-01 = The side to move names a unit and how it acts, by order or by initiative.
clause-FB-STEP-02 = It names the movement. A unit that must charge can do nothing else.
clause-FB-STEP-03 = An advance: where to and in which formation. The bot places the stands and shows the cost.
clause-FB-STEP-04 = An evade: from whom, how far, in which formation; consent of those in the way; tests.
clause-FB-STEP-05 = A charge: announced, in view, in reach, side, stands, support, shots at the charger. Every refusal comes before the first die.
clause-FB-STEP-06 = The next unit, or the end of the movement phase.
clause-FB-STEP-07 = Shooting, then combat: at the desk, or by the stand-in. Units off the table roll for their fate.
clause-FB-STEP-08 = The other side's turn.

## Questions

clause-FB-ASK-01 = The commander of a unit in the way of an evade: *consent* or *refuse*. Without an answer: refuse.
clause-FB-ASK-02 = The commander of each unit with missiles that a charge touches: *shoot* or *hold*. Without an answer: hold.
clause-FB-ASK-03 = The charging player, where stands touch no one: *behind*, *beside*, *echelon left* or *right*. Without an answer: as in FB-GEO-14.
clause-FB-ASK-04 = The charging player, where stands could fold in: *envelop* or *no envelop*. Without an answer: no.
clause-FB-ASK-05 = The charging player, where a unit could support: *with* it, or *alone*. Without an answer: alone.
clause-FB-ASK-06 = The commander of an evading unit with two equal enemies or ways: which. Without an answer: the lower number, or to the right.
clause-FB-ASK-07 = The owner of a unit that loses a stand: which. Without an answer: without contact, rearmost, highest number.
clause-FB-ASK-08 = The owner of a unit that comes back: *line* or *column*. Without an answer: line, if it fits.
clause-FB-ASK-09 = The other side at the announcement of a charge, with that variant only: *none* or *object*. Without an answer: none.
clause-FB-ASK-10 = The winner of a combat by the stand-in, for each unit that can follow an enemy driven back: *follow* or *stay*. Without an answer: stay.
