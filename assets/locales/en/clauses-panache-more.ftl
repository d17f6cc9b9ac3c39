### Panache, clause by clause: geometry, examples, rulings, defaults, the umpire, and the order of a turn.

## Geometry

clause-PA-GEO-01 = The map is made of hexes, each with six neighbours. The distance between two hexes is the number of steps from one to the other.
clause-PA-GEO-02 = A move goes step by step through adjacent hexes. Where only its end is named it takes the cheapest way allowed; of equal ways one that keeps the combat, then the first in the order E, NE, NW, W, SW, SE.
clause-PA-GEO-03 = In the movement chapter units have no facing, and turning costs nothing.
clause-PA-GEO-04 = A move costs the sum of what its hexes cost to enter, 1 each in clear terrain, and that sum must fit into the allowance. The dice light artillery loses are counted in hexes, not in cost.
clause-PA-GEO-05 = A step follows the road only if the road runs through the side between the two hexes. Two road hexes that merely lie side by side are not connected.
clause-PA-GEO-06 = The most a unit moves is its printed maximum, +1 if mounted infantry, +1 if every step follows the road, but 1 for heavy and very heavy artillery. It is without combat as soon as the cost exceeds what table PA-TAB-02 allows with combat.
clause-PA-GEO-07 = On the way no hex may be impassable or hold an enemy, and friends are passed only as PA-THR-02, PA-THR-03, PA-THR-04 or PA-THR-07 allow. The last hex must hold no other unit; a friendly character does not matter there.
clause-PA-GEO-08 = For passing through, a unit’s printed weight class counts, whatever its arm.
clause-PA-GEO-09 = Reinforcements come from any hex off the map beside an edge hex. Entering costs what that edge hex costs, and counts as a step on the road if a road leaves the map there.
clause-PA-GEO-10 = A unit that retreats against the edge goes as far as it can on the map and stays on its last hex; each hex it cannot make is one loss.

## Worked examples

clause-PA-EX-01 = A unit with an allowance of 2 that is on a road and follows it all the way may go 3 hexes; it then neither fights nor shoots this turn.
clause-PA-EX-02 = A unit that starts beside the road, or leaves it on the way, does not get the extra hex; its ordinary allowance remains.
clause-PA-EX-03 = Very light infantry: after 2 hexes it may still fight, 3 are allowed without combat, 4 are not allowed.
clause-PA-EX-04 = Medium infantry: after 1 hex it may still fight, 2 are without combat, 3 only along one road throughout, without combat.
clause-PA-EX-05 = Very heavy infantry fights if it stays put; 1 hex is without combat, 2 only along one road throughout, without combat.
clause-PA-EX-06 = Mounted light infantry along one road throughout may go 4 hexes without combat: 2, 1 for the mounts and 1 for the road. 5 are not allowed.
clause-PA-EX-07 = Mounted light infantry that moves 2 hexes keeps its combat: it has not used its mounts.
clause-PA-EX-08 = Heavy foot artillery on a road: 1 hex without combat is allowed, 2 are not, road or no road.
clause-PA-EX-09 = Medium artillery along one road throughout: 2 hexes are allowed, without combat.
clause-PA-EX-10 = Very light artillery: after 1 hex it may still fight, with 1 die fewer; 2 hexes are without combat.
clause-PA-EX-11 = Medium infantry cannot pass through friendly medium infantry, but can through friendly light cavalry into a free hex. Light infantry can pass through friendly heavy infantry into a free hex.
clause-PA-EX-12 = Light infantry cannot end its move in the hex of a friendly light unit: two units never share a hex.
clause-PA-EX-13 = A detachment of heavy infantry can pass through the heavy unit it comes from, but through no other heavy unit.
clause-PA-EX-14 = A unit that moves through two hexes beside enemies pays nothing more for it.
clause-PA-EX-15 = An activated unit with a pre-played token cannot move but may attack where it stands. After the movement phase the token is gone.
clause-PA-EX-16 = A unit on the edge that must retreat 2 hexes off the map stays and suffers 2 losses. A lone character in its place leaves, counts as no loss and cannot come back.
clause-PA-EX-17 = Heavy pikemen may move 1 hex. Light pikemen do not exist, and no army can contain them.

## Rulings

clause-PA-Q-01 = What a slash as in 2/3 means. Our rule: 2 hexes with combat, or up to 3 without.
clause-PA-Q-02 = What an officer’s second figure means. Our rule: officers move up to 3 hexes as usual and flee 2, 2 or 1, by their class. The umpire moves those who flee.
clause-PA-Q-03 = How far officers of the two heavy classes go, for whom no figure is given. Our rule: 3 hexes, and 1 in flight, like medium ones.
clause-PA-Q-04 = What without combat means. Our rule: the unit attacks no one in this turn’s combat phase, but defends itself as usual.
clause-PA-Q-05 = To which of two figures the hex of the road adds. Our rule: to the larger one, so medium infantry marches 3 hexes on a road and very light infantry 4.
clause-PA-Q-06 = Whether lone characters get the extra hex of the road. Our rule: no, only units do.
clause-PA-Q-07 = What one continuous road means where roads meet. Our rule: any way along connected roads will do; a scenario may name its roads.
clause-PA-Q-08 = Whether a move along a road costs the combat even without the extra hex. Our rule: no, only if that hex is used. The same holds for the hex of mounted infantry.
clause-PA-Q-09 = At whose end of movement pre-played tokens come off. Our rule: each side’s tokens at the end of that side’s own movement phase.
clause-PA-Q-10 = Whether a unit may pass through several friends in one move. Our rule: yes, if each of them allows it.
clause-PA-Q-11 = Whether passing through disturbs one of the two units. Our rule: no, it has no effect.
clause-PA-Q-12 = Whether broken ground and difficult terrain differ. Our rule: they are the same, and for both a character in a vehicle is the exception.
clause-PA-Q-13 = Whether wagons are drawn up automatically. Our rule: yes, if the unit did not move and its owner has not declined. Before its first movement phase only if the scenario deploys it so.
clause-PA-Q-14 = How long moving artillery lacks its dice. Our rule: for every shot until its next movement phase begins, those in defence too.
clause-PA-Q-15 = Whether an officer who is not a sub-general must enter with the reinforcements. Our rule: yes, before the same movement phase ends, by the same hex or one beside it.
clause-PA-Q-16 = Whether a hex that holds only an enemy character may be passed. Our rule: no.
clause-PA-Q-17 = Whether a retreating unit passes through friends by the same rules. Our rule: yes, but the umpire may decide otherwise.

## What the book leaves open

clause-PA-GAP-01 = Activation: players may activate all their units. A scenario may limit this to units within a number of hexes of one of their officers, and the umpire may decide who is activated.
clause-PA-GAP-02 = The sides take turns alternately, the attacker first, for 12 turns; then the umpire or the players say who has won. A scenario may say otherwise.
clause-PA-GAP-03 = A hex costs 1 if clear, bridge, ford, open hill or reached by road; 2 if wood, village, marsh, broken ground, or over a hedge or stream. Lake, river and cliff are closed. Any unit that can move may enter one difficult hex as its only step, without combat.
clause-PA-GAP-04 = Arms the table lacks: horse artillery moves as cavalry of its class less 1 and may shoot after half of that; vehicles go 3 hexes, never through difficult terrain. A scenario may give its own figures.
clause-PA-GAP-05 = Evasion, flight, retreat and panicked elephants are not worked out here: the umpire or the players do it by hand. Only the token and the figures for flight are kept.
clause-PA-GAP-06 = Combat and shooting are settled by the umpire or the players. What is shown is who may still fight, how many dice light artillery has lost, and who is behind a palisade.
clause-PA-GAP-07 = Any number of friendly characters may share a hex with one friendly unit. A character there moves with the unit at its pace, or alone at its own, once in a turn.
clause-PA-GAP-08 = How detachments are formed the book does not say: the umpire makes one, and from then on it is a unit that remembers which one it comes from.

## The umpire

clause-PA-UMP-01 = At the start of a side’s turn the umpire may say which units are activated, one by one or all at once.
clause-PA-UMP-02 = The umpire may set what a unit is: its arm, its weight class, how far it goes with and without combat, and its mounts.
clause-PA-UMP-03 = When a unit evades or flees in the enemy’s turn, the umpire moves it and then gives it its pre-played token.
clause-PA-UMP-04 = In the combat phase the umpire rolls dice, takes losses off and moves units that retreat or advance, and sees a list of who may fight.
clause-PA-UMP-05 = When the edge stops a retreat, the hexes that are lacking are counted as losses, and the umpire confirms them.
clause-PA-UMP-06 = When infantry on camels, elephants or wagons is attacked, the umpire is reminded of it, rolls, takes losses off, sets or lifts a palisade, and places a panicked elephant.
clause-PA-UMP-07 = The umpire splits a detachment off from its unit, and joins it to that unit again.

## The order of a turn

clause-PA-STEP-01 = A side’s turn begins: its units are activated, by the player or by the umpire.
clause-PA-STEP-02 = All players see which units are activated, how far each may go with and without combat, which have tokens, and where reinforcements may enter.
clause-PA-STEP-03 = The player names a unit and where it goes, or its way. They see what the move costs and whether the combat is lost, and confirm it.
clause-PA-STEP-04 = The move is made, and it is kept in mind that the unit has moved, whether it is without combat, and how many dice it lost. Then the next unit.
clause-PA-STEP-05 = The player ends the movement phase. Units not moved by then stay where they are; so they do if the player runs out of time.
clause-PA-STEP-06 = The side’s pre-played tokens come off, and its infantry on wagons that did not move is behind its palisade from now on.
clause-PA-STEP-07 = The combat phase is settled by the umpire or the players. When the other side may evade, its player is asked.
clause-PA-STEP-08 = Then it is the other side’s turn. Until another unit has moved, the last move may be undone.
