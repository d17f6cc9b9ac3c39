### Sabreur-hex, clause by clause: formations, and the factors of combat and fire.

## Formations

clause-SH-FORM-01 = Line infantry may stand in line, in column or in square; with the right skill in closed column or extended line; when panicked, it is a mob.
clause-SH-FORM-02 = Light infantry may stand in line, in column or in square; in skirmish order only with Skirmisher or Loose Order; when panicked, it is a mob.
clause-SH-FORM-03 = A panicked unit is always a mob, and only panicked units are.
clause-SH-FORM-04 = Cavalry and artillery never change formation. Only panicked cavalry differs: it is a mob.
clause-SH-FORM-05 = A Loose Order unit is always in skirmish order, or a mob when panicked.
clause-SH-FORM-06 = Closed column is for units with Large Battalion. It counts as a square in everything except how it is entered, from what distance it answers a charge, and its factors (SH-FORM-07 to SH-FORM-09).
clause-SH-FORM-07 = Only a unit in column can form closed column.
clause-SH-FORM-08 = Against a cavalry charge, closed column can be formed if the charge was declared from 2 hexes or more; a square needs 3 or more (SH-Q-22).
clause-SH-FORM-09 = A closed column has a combat factor of 2 and a fire factor of 2, where a square has 3 and 3.
clause-SH-FORM-10 = Extended line is for units with Linear Order. It counts as a line in everything except its two hexes, how it turns, forms, fires twice, suffers and tests (SH-FORM-11 to SH-FORM-15).
clause-SH-FORM-11 = An extended line takes up two adjacent hexes, one half in each, side by side and facing the same way: each is the other’s flank hex. Its strength is not divided. With figures, 2 stands or 4 single figures make a half (SH-Q-05).
clause-SH-FORM-12 = Extended line cannot be formed from a square or a closed column, and an extended line cannot form square.
clause-SH-FORM-13 = An extended line may fire twice in its turn, once with each half, but makes only one shot as defensive fire and one as return fire.
clause-SH-FORM-14 = In close combat each hit scored with a 6 against an extended line costs it 2 strength points.
clause-SH-FORM-15 = An extended line that tests to react to a charge rolls 3D6 and sets the lowest aside, whatever its quality and its neighbours (SH-Q-24).
clause-SH-FORM-16 = In one turn a unit either manoeuvres or changes formation, not both. Infantry in column is the exception (SH-FORM-17).
clause-SH-FORM-17 = Infantry in column may manoeuvre first and then change formation; the change then costs 1 hex of its movement.
clause-SH-FORM-18 = No square can be formed in a wood, a village, a fortified point or difficult terrain.
clause-SH-FORM-19 = A unit in skirmish order or in extended line cannot form square.
clause-SH-FORM-20 = An Irregular unit cannot form square. This ban and that of SH-FORM-18 hold for closed column as well (SH-Q-23).
clause-SH-FORM-21 = With an enemy that is not panicked at 3 hexes or less, a unit must pass a morale test just before it changes formation.
clause-SH-FORM-22 = A unit with Tactical Sense tests before it changes formation only with an enemy that is not panicked at 2 hexes or less, instead of 3 (SH-Q-25).
clause-SH-FORM-23 = A unit that fails its test to change formation (SH-FORM-21) keeps its formation, and its action is spent; nothing else comes of it.
clause-SH-FORM-24 = A unit that changes formation keeps its hex. A line that extends keeps its hex and adds a flank hex; an extended line that contracts keeps whichever of its two hexes its owner likes.
clause-SH-FORM-25 = A unit in contact with an enemy cannot change formation.
clause-SH-FORM-26 = A formation change that would bring the unit into contact with an enemy is forbidden.
clause-SH-FORM-27 = Contact with the enemy forbids neither a square or closed column in reaction to a charge, nor becoming a mob by panic.
clause-SH-FORM-28 = A unit keeps its facing when it changes formation. Only a unit that leaves a square or closed column chooses one (SH-Q-85, SH-GAP-16).

## Combat factor and fire factor

clause-SH-FACTOR-01 = A unit rolls as many dice in combat as its combat factor, and in fire as its fire factor. The base values stand in table T1.
clause-SH-FACTOR-02 = In fire each die that shows 5 or 6 is a hit, and each hit costs the target 1 strength point.
clause-SH-FACTOR-03 = In close combat each die that shows 4, 5 or 6 is a hit, and each hit costs the enemy 1 strength point.
clause-SH-FACTOR-04 = In close combat against a panicked unit each hit scored with a 6 costs it 2 strength points.
clause-SH-FACTOR-05 = Each hit that fire scores with a 6 against Feudal Cavalry costs it 2 strength points.
clause-SH-FACTOR-06 = In close combat against an extended line each hit scored with a 6 costs it 2 strength points.
clause-SH-FACTOR-07 = Infantry in column that charges doubles its combat factor, from whatever distance.
clause-SH-FACTOR-08 = Cavalry that charges doubles its combat factor if its target was at 3 hexes or more when the charge was declared and is not in square.
clause-SH-FACTOR-09 = A countercharge takes the doubling away from the charging unit, and never has it itself (SH-Q-28).
clause-SH-FACTOR-10 = A charging unit that is outflanked is not doubled.
clause-SH-FACTOR-11 = A charge is doubled only if its whole path and its target are in clear terrain; hills are clear (SH-Q-74).
clause-SH-FACTOR-12 = A charge is not doubled if, when the move is done, a river, ford or bridge lies between the charging unit and its target.
clause-SH-FACTOR-13 = An assault is never doubled: the combat factor stays as it is.
clause-SH-FACTOR-14 = An attack at the end of a pursuit keeps the doubling of the charge. Its distance is that of the charge; target, path, water and outflanking are judged again (SH-Q-83).
clause-SH-FACTOR-15 = In a shock the charged unit rolls 1 die less for each strength point it has lost in this charge: to the charger’s attack, to its failed reaction test and to the failed test those losses caused. At 0 or less it rolls none.
clause-SH-FACTOR-16 = Against a unit in a wood, village or fortified point no unit has more than 3 dice, in combat or in fire (SH-Q-29).
clause-SH-FACTOR-17 = Infantry in a wood, village, fortified point or difficult terrain has no more than 3 dice, in combat or in fire.
clause-SH-FACTOR-18 = Artillery or cavalry in a wood, village, fortified point or difficult terrain has no more than 1 die, in combat or in fire.
clause-SH-FACTOR-19 = Light cavalry with Lancer has a combat factor of 3 when it makes a charge, otherwise 2.
clause-SH-FACTOR-20 = The fire factor gains 1 if the target is at no more than half the firer’s range: 5 hexes for a range of 10, 3 for 7, 2 for 5 or 4, 1 for 3 or 2, and never for a range of 1.
clause-SH-FACTOR-21 = Artillery that fires at a square or a closed column has +2 to its fire factor.
clause-SH-FACTOR-22 = A shot in enfilade has +2 to its fire factor (SH-ENFILADE-01).
clause-SH-FACTOR-23 = Infantry in line with Controlled Fire has +4 to its fire factor in defensive fire.
clause-SH-FACTOR-24 = Artillery has +4 to its fire factor in defensive fire.
clause-SH-FACTOR-25 = A demoralised unit has −2 to its fire factor. Its combat factor does not suffer.
clause-SH-FACTOR-26 = An outflanked unit has a combat factor of 1 at most and cannot fire (SH-OUTFLANK-03, SH-OUTFLANK-04).
clause-SH-FACTOR-27 = A panicked unit always has a combat factor of 0 and a fire factor of 0.
clause-SH-FACTOR-28 = Of several limits the severest counts, and no bonus lifts a factor above a limit.
clause-SH-FACTOR-29 = A factor is calculated in this order: base value with the changes by skills, doubling, additions and subtractions, then the lowest limit that applies, and never below 0 (SH-Q-27).
