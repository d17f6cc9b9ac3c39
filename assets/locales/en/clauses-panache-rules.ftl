### Panache, clause by clause: moves, terrain, roads, and the edges of the table.

## Activation

clause-PA-ACT-01 = In the movement phase only activated units can be moved. Who is activated, and by whom, the movement chapter does not say (PA-GAP-01).
clause-PA-ACT-02 = The player whose turn it is moves their activated units one after another, in any order.
clause-PA-ACT-03 = No unit is moved more than once in a turn.
clause-PA-ACT-04 = Activation is leave to move, not a duty: an activated unit may stay where it is.
clause-PA-ACT-05 = A unit’s move is quite finished before the next unit begins, and no unit is taken up again later.
clause-PA-ACT-06 = Players who have made all the moves they want say so, and their combats follow in the combat phase.

## Movement allowance

clause-PA-MOV-01 = How many hexes a unit may move at most stands in table PA-TAB-01, by arm and weight class.
clause-PA-MOV-02 = Where the table has two figures, as in 2/3, the unit keeps its combat up to the first number of hexes; beyond it, up to the second, it moves without combat this turn.
clause-PA-MOV-03 = Where the table has a single figure marked as without combat, any move at all costs the unit its combat this turn; only a unit that stays put keeps it.
clause-PA-MOV-04 = Where the table has a plain figure, the unit may move up to that many hexes and still fight.
clause-PA-MOV-05 = Where the table has no figure but a crossed-out entry, the arm does not exist in that weight class.
clause-PA-MOV-06 = Heavy and very heavy artillery never moves more than 1 hex, on a road or not, even where another rule would give it more.
clause-PA-MOV-07 = Very light and light artillery loses 1 die in shooting for each hex it has moved (PA-Q-14).
clause-PA-MOV-08 = An officer or other lone character moves 3 hexes. When they flee it is 2 for very light or light ones, 1 for medium ones (PA-Q-02); the heavy classes are in PA-Q-03.
clause-PA-MOV-09 = Difficult terrain does not slow a lone character, unless it is a vehicle.

## Tables

clause-PA-TAB-01 = The table of movement allowances: for each arm and weight class the hexes a unit may move with combat, without combat, or, for characters, in flight.
clause-PA-TAB-02 = The same table in two numbers for each class: the most hexes after which the unit may still fight, and the most it may move at all.

## Pre-played token

clause-PA-TOK-01 = A unit with a pre-played token cannot move this turn, even if it is activated.
clause-PA-TOK-02 = A unit with a pre-played token may still fight from where it stands, if it is activated or attacked.
clause-PA-TOK-03 = Pre-played tokens come off at the end of the movement phase, each side’s at the end of its own (PA-Q-09).
clause-PA-TOK-04 = A unit gets a pre-played token when it evades. The rule for that is in another chapter; the umpire sets the token.

## Cohesion

clause-PA-COH-01 = All elements of a unit stay together while it moves. Only a detachment goes its own way.
clause-PA-COH-02 = A unit that combat has reduced cannot be merged with another one.

## Passing through

clause-PA-THR-01 = Neither a unit nor a lone character can ever pass through an enemy unit.
clause-PA-THR-02 = A lone character can pass through any friendly unit.
clause-PA-THR-03 = Any unit can pass through a friendly unit that is light or very light.
clause-PA-THR-04 = A light or very light unit can pass through any friendly unit.
clause-PA-THR-05 = A unit that passes through another must end its move in a free hex.
clause-PA-THR-06 = After each single move no hex may hold two units.
clause-PA-THR-07 = A detachment can pass through its parent unit, and the parent unit through it, whatever their weights.
clause-PA-THR-08 = Otherwise a friendly unit bars the way: medium, heavy and very heavy units cannot pass through one another.

## Terrain and enemies nearby

clause-PA-TER-01 = Terrain on the way may change how far a unit goes; what each kind costs stands in PA-GAP-03, or in the scenario.
clause-PA-TER-02 = Difficult terrain does not slow characters who move alone.
clause-PA-TER-03 = Impassable terrain is impassable for characters as well.
clause-PA-TER-04 = Units have no zone of control: to move along or past an enemy costs nothing more and stops no unit.

## Road march

clause-PA-ROAD-01 = A road march follows one continuous road throughout: it begins on the road, ends on it and never leaves it.
clause-PA-ROAD-02 = A road march allows 1 hex more than the allowance.
clause-PA-ROAD-03 = A unit that has made a road march can neither fight nor shoot after its move.
clause-PA-ROAD-04 = A unit that does not start on the road, or leaves it on the way, gets no extra hex.

## Mounted infantry

clause-PA-MNT-01 = Infantry with riding animals or wagons may use them to go further, if the player likes.
clause-PA-MNT-02 = Mounted infantry may go 1 hex further, but then without combat.
clause-PA-MNT-03 = The extra hex of mounted infantry and that of a road march add up.
clause-PA-MNT-04 = Infantry on camels has a special effect in hand-to-hand combat: couched camels may protect the unit. The combat chapter is not given; the umpire decides.
clause-PA-MNT-05 = Infantry on elephants has a special effect in combat, and its first loss sets one panicked elephant loose, besides the loss in elements. The umpire sees to it.
clause-PA-MNT-06 = Infantry on wagons that did not move in its last movement phase counts as behind a palisade, unless its owner declined (PA-Q-13).

## Leaving the table

clause-PA-OFF-01 = Units leave the map of their own will only where the scenario says so, on its conditions, or as the players agreed before the battle.
clause-PA-OFF-02 = Where neither the scenario nor an agreement of the players provides for it, units must not leave the map.
clause-PA-OFF-03 = A unit never leaves the map against its will, by a retreat for instance.
clause-PA-OFF-04 = Each hex of a retreat that cannot be made costs the unit one loss.
clause-PA-OFF-05 = A lone character may leave the map, by choice or because of a retreat.
clause-PA-OFF-06 = A character who has left the map does not count as a loss.
clause-PA-OFF-07 = A character who has left does not come back in this battle, unless the scenario says so.

## Reinforcements

clause-PA-RES-01 = Units wait off the map as reinforcements only where the scenario provides them.
clause-PA-RES-02 = A unit enters from an imaginary hex just outside the edge, and must be able to make its move from there.
clause-PA-RES-03 = For a unit that enters, the first hex of its move is the first hex on the map.
clause-PA-RES-04 = Reinforcements must be activated to enter, and so come with an officer (PA-Q-15).
clause-PA-RES-05 = A sub-general who comes with reinforcements may stay off the map.
