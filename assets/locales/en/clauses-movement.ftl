### Sabreur-hex: the short text of each clause. Marches, evasion, rout, terrain and victory.

## Frontal march

clause-SH-MARCH-01 = A unit manoeuvres in one of four ways: frontal march, oblique march, evasion or rout.
clause-SH-MARCH-02 = In a frontal march the unit first rotates, if it wishes, and only then moves straight ahead; it never turns after it has begun to move.
clause-SH-MARCH-03 = Each step of a frontal march enters one of the two front hexes. The facing stays the same all the way.
clause-SH-MARCH-04 = A frontal march enters at most as many hexes as the unit’s movement factor; a rotation before it counts as 1 of them.
clause-SH-MARCH-05 = A rotation costs 1 hex of movement, whether it is of 60°, 120° or 180°. Keeping the facing costs nothing (SH-Q-04).
clause-SH-MARCH-06 = A frontal march may be a rotation alone, or a move without any rotation.
clause-SH-MARCH-07 = A charging unit moves by a frontal march: a rotation if it wishes, then steps into its front hexes, within its movement factor.
clause-SH-MARCH-08 = A countercharging friend moves by a frontal march without the rotation. It may not enter a wood, village, fortified point or difficult terrain.
clause-SH-MARCH-09 = A pursuit is a frontal march without the rotation; its length is rolled with a die, or fixed for infantry in line.
clause-SH-MARCH-10 = Squares and closed columns have a movement factor of 0. They make no march whatever, not even an oblique one (SH-Q-39).
clause-SH-MARCH-11 = Penalising terrain at the start, on the way or at the end halves the greatest length of the march.
clause-SH-MARCH-12 = Both halves of an extended line move together, in the same direction at every step; both hexes entered must be free and passable (SH-Q-06).

## Forced march

clause-SH-FORCED-01 = A forced march is a frontal march with twice the movement factor.
clause-SH-FORCED-02 = A unit may not begin a forced march with an enemy at 4 hexes or less; panicked enemies count too (SH-Q-42).
clause-SH-FORCED-03 = A forced march may not end at 4 hexes or less from an enemy.
clause-SH-FORCED-04 = All cavalry and artillery may make forced marches; of the infantry only units in column or in skirmish order.
clause-SH-FORCED-05 = Where terrain penalises it, a forced march is no longer than the plain movement factor.
clause-SH-FORCED-06 = Light infantry may not fire after a forced march. Horse artillery may (SH-Q-42).
clause-SH-FORCED-07 = A forced march never serves for a charge, an assault, a pursuit, a countercharge or an evasion.

## Oblique march

clause-SH-OBLIQUE-01 = An oblique march takes the unit 1 hex in any of the six directions, no further.
clause-SH-OBLIQUE-02 = In an oblique march the unit neither rotates nor changes its facing.
clause-SH-OBLIQUE-03 = Light cavalry may go up to 3 hexes in an oblique march, all in one straight direction.
clause-SH-OBLIQUE-04 = The oblique march of an assault is 1 hex at most for every unit, light cavalry included.
clause-SH-OBLIQUE-05 = Penalising terrain limits an oblique march to half the movement factor.

## Evasion

clause-SH-EVADE-01 = An evading unit falls back: each step enters one of its two rear hexes, and its facing does not change.
clause-SH-EVADE-02 = A unit may not evade while an enemy in one of its rear hexes engages it.
clause-SH-EVADE-03 = An evasion goes no further than the unit’s movement factor, or half of it in penalising terrain.
clause-SH-EVADE-04 = Infantry in skirmish order and light cavalry may evade. Other cavalry and horse artillery may do so only while enemies engage them, and these are all infantry.
clause-SH-EVADE-05 = Evasion may be an action, a reaction to a charge or assault, or the way out of cavalry whose charge has met a square formed against it (SH-Q-43).
clause-SH-EVADE-06 = Evasion as a reaction must be at least 1 hex long and end outside the attacker’s front hexes; otherwise it may not be chosen (SH-Q-43).
clause-SH-EVADE-07 = Evasion from enemies that engage the unit costs no strength points; only marches away from them do.

## Rout

clause-SH-ROUT-01 = A unit that routs becomes a mob and receives a fear marker: from then on it is panicked.
clause-SH-ROUT-02 = The danger is an enemy that engages the routing unit, is engaged by it or has caused it losses. If there are several it is the one just responsible for the rout; failing that, one is drawn at random (SH-Q-44).
clause-SH-ROUT-03 = If the danger is not in its rear arc, the routing unit turns so that it is. Where two facings do, its owner chooses.
clause-SH-ROUT-04 = After the length is rolled the routing unit runs, each step into one of its two front hexes, and does not turn again. Its owner chooses the path.
clause-SH-ROUT-05 = A unit that has no danger to flee from runs towards its own side’s edge of the map (SH-GAP-07).
clause-SH-ROUT-06 = Infantry in rout runs D6 hexes, cavalry D6 + 2.
clause-SH-ROUT-07 = A rout is run in full, and no terrain slows it. It stops short only when an enemy or impassable terrain closes both front hexes (SH-Q-44).
clause-SH-ROUT-08 = A routing unit whose last hex is already occupied is eliminated (SH-Q-45).
clause-SH-ROUT-09 = A routing unit may run through friends. Each of them loses D3 strength points immediately; an Elite unit loses none, a Recruit unit D6.
clause-SH-ROUT-10 = A routing unit never passes through an enemy.
clause-SH-ROUT-11 = Friends lose nothing when the unit that runs through them has Loose Order or Harassing. Nor do they in the turn in which a unit panics out of skirmish order.
clause-SH-ROUT-12 = On a tabletop, a mob without room to stand is eliminated and the friends in its way count as passed through. In a hex there is always room (SH-Q-45).
clause-SH-ROUT-13 = Artillery never routs: a battery that must flee is eliminated. So there is no panicked artillery.
clause-SH-ROUT-14 = A unit that routs off the map is eliminated, but yields the enemy only half its victory points, rounded up.
clause-SH-ROUT-15 = Friends that lose men to a unit running through them take no morale test for it. Artillery may transfer such losses.
clause-SH-ROUT-16 = An extended line that routs becomes a mob in one of its two hexes; its owner says which.
clause-SH-ROUT-17 = Infantry and cavalry may rout of their own choice, as an action; artillery never (SH-Q-79).

## Passing through

clause-SH-PASS-01 = In a march or an evasion a unit passes through no other unit, except friendly artillery and friends in skirmish order.
clause-SH-PASS-02 = Artillery and units in skirmish order may pass through any friend that is not panicked.
clause-SH-PASS-03 = No unit marches or evades through a panicked unit, not even artillery or skirmishers. Routing units may (SH-Q-46).
clause-SH-PASS-04 = A unit may pass through a hex where it may not stop: its move must end in a free hex, unless friendly skirmishers make room there.
clause-SH-PASS-05 = A rotation may sweep over other units if the hex where it ends is free. This matters only to extended lines.
clause-SH-PASS-06 = Charges, countercharges and pursuits pass through other units only where a march may.

## Disengagement

clause-SH-DISENGAGE-01 = A unit that an enemy engages when it begins to manoeuvre may only evade, rout, or make a march that leaves it engaged by one of the same enemies.
clause-SH-DISENGAGE-02 = An engaged unit may evade if its kind allows it and no enemy engages it from a rear hex.
clause-SH-DISENGAGE-03 = An engaged unit may make a frontal or oblique march if, at its end, at least one of the enemies that engaged it still does.
clause-SH-DISENGAGE-04 = After a march an engaged unit loses 2 strength points for each enemy that engaged it at the start and no longer does. This causes no morale test.
clause-SH-DISENGAGE-05 = Engaged infantry and cavalry may rout instead of marching; artillery may not.
clause-SH-DISENGAGE-06 = An engaged unit that assaults is bound like one that marches: one of those enemies must still engage it after the move, and each of the others costs it 2 strength points.
clause-SH-DISENGAGE-07 = A unit that engages an enemy without being engaged itself may leave freely, and loses nothing by it.

## Terrain

clause-SH-TERRAIN-01 = A hex holds at most one kind of terrain: fortified point, village, wood, difficult terrain (marsh, mud, rocks, ruins, ford), hill, impassable terrain (deep pond, river) or bridge.
clause-SH-TERRAIN-02 = The side between two hexes may be a watercourse (brook, river, large river), a ford, a bridge, the edge of a wood, or impassable like a cliff.
clause-SH-TERRAIN-03 = A hill is bare, or carries a wood, difficult terrain, a village or a fortified point.
clause-SH-TERRAIN-04 = Woods, difficult terrain, villages, fortified points, rivers large and small, bridges and fords penalise movement (SH-Q-41).
clause-SH-TERRAIN-05 = A manoeuvre is penalised if the unit begins in penalising terrain (SH-TERRAIN-04), enters or crosses it on the way, or ends in it.
clause-SH-TERRAIN-06 = Terrain does not slow units in skirmish order, mobs, or light infantry in column.
clause-SH-TERRAIN-07 = A penalised unit moves at most half its movement factor, rounded down but never below 1 (SH-Q-40).
clause-SH-TERRAIN-08 = A unit that has already used more than half its movement factor, rotation and formation change included, may no longer enter, cross or end in penalising terrain.
clause-SH-TERRAIN-09 = No unit ever enters or crosses impassable terrain.
clause-SH-TERRAIN-10 = In combat, in fire and in a morale test, terrain counts for a unit if it is in its hex, or on the side of its hex towards the enemy concerned (SH-Q-75).
clause-SH-TERRAIN-11 = A unit is in clear terrain unless, in the sense of SH-TERRAIN-10, it is on a wood, difficult terrain, village, fortified point or bridge. A bare hill is clear.
clause-SH-TERRAIN-12 = A charge doubles only if its whole path is clear from start to end, its target is in clear terrain, and no river, ford or bridge lies between them at the end (SH-Q-74).
clause-SH-TERRAIN-13 = Against a unit in a wood, village or fortified point, factors are limited to 3. In those and in difficult terrain, infantry’s own factors are limited to 3, those of cavalry and artillery to 1 (SH-Q-29).
clause-SH-TERRAIN-14 = Terrain gives saves to infantry in a wood, village or fortified point and, in close combat, to a unit higher than its enemy or parted from it by a river, ford or bridge.
clause-SH-TERRAIN-15 = No countercharge starts from, crosses or enters a wood, village, fortified point or difficult terrain (SH-Q-54).
clause-SH-TERRAIN-16 = No unit forms square in a wood, village, fortified point or difficult terrain.
clause-SH-TERRAIN-17 = A village or fortified point gives +3 to morale tests, though never to cavalry or a charger. There and in a wood, being outflanked or charged does not weaken the test.
clause-SH-TERRAIN-18 = Woods, villages, fortified points and hills block a line of sight that crosses or touches their hex, except in the hexes of firer and target. Difficult terrain and water do not.
clause-SH-TERRAIN-19 = A unit in good order in a fortified point may rally even with an enemy in good order at 3 hexes or less.
clause-SH-TERRAIN-20 = Impetuous units need not attack enemies in a wood, village, fortified point or difficult terrain, nor Impetuous cavalry a square.

## Victory

clause-SH-VICTORY-01 = Each turn ends with a look at the conditions of victory. The book gives none; our rule is SH-GAP-01.
clause-SH-VICTORY-02 = Eliminated units give the enemy victory points; one that fled off the map gives half, rounded up. The book sets no values; our rule is SH-GAP-02.
