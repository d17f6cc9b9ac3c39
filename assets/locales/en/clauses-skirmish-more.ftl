### Skirmish, clause by clause: geometry, examples, rulings, and what the book leaves open. All of this is ours.

## Geometry

clause-SK-GEO-01 = Lengths are whole hundredths of a millimetre, headings whole hundredths of a degree, clockwise from the top of the table. Rates are rounded down, costs up, distances to the nearest. Limits are exact: 20.00 cm is short range, 20.001 cm medium. A base is a disc of 2 cm on foot and 5 cm mounted, and distances run from edge to edge. Bases touch at 0.1 mm or less.
clause-SK-GEO-02 = A unit in close order is a rectangle of files and ranks of 2 cm, placed by the middle of its front edge. Figures stand by number from the left of the front rank, a short last rank in its middle. A march column has 1 or 2 files and at least 2 ranks, a line 1 or 2 ranks. Anything else is a wide column.
clause-SK-GEO-03 = Moves in close order are straight legs, and the front stays as it is. Up to 45° off the front a leg has the forward rate, beyond that 8 cm. The shares of the rates add up to 1 at most. The ground swept must be easy and free.
clause-SK-GEO-04 = A turn is 90° or 180° on the spot: the figures turn, the rectangle stays. After a quarter turn files and ranks have changed places.
clause-SK-GEO-05 = In skirmish order each pair is more than 4 cm from every other friendly figure.
clause-SK-GEO-06 = Friendly figures belong together at 4.00 cm or less, 5.00 cm if either is mounted. A set of one or two on foot, of one horseman, or of a horseman and one man on foot is isolated. Any other is a group.
clause-SK-GEO-07 = Range runs from the middle of the front edge in close order. Otherwise it runs from the edge of the shooter nearest to the middle of all shooters, or from a single shooter. It ends at the nearest edge of the target's figures. Up to 20 cm is short, 40 medium, 60 long.
clause-SK-GEO-08 = Voice range is 20 cm from the leader's base to the unit's nearest figure. It is measured at the start of the turn, and again where SK-Q-11 says so.
clause-SK-GEO-09 = A skirmisher is in front of a mass if the line of fire to its nearest edge passes within 4 cm of the middle of their base, and they are nearer. One such skirmisher of a unit in skirmish order on the mass's own side is a screen. The mass is the nearest group or unit that it covers.
clause-SK-GEO-10 = A recoil is a full move in loose order, straight, the figures keeping their places. Of 72 headings the one that ends farthest from the nearest enemy is taken. One behind a formed friend is preferred if it has 95% of that distance. Between equal ones the owner chooses.
clause-SK-GEO-11 = There is no wheel. Close order changes its front by quarter and about turns, or by forming again.
clause-SK-GEO-12 = Forming needs a place, a facing and a formation. Each figure goes straight to its place and no farther than a move in loose order. Skirmishers form one row of pairs, 4.5 cm apart, the odd man at the right end.
clause-SK-GEO-13 = Loose and skirmish order move as a body, or single figures by number; pairs of skirmish order move together. Each way is straight, or goes round obstacles. Friends may be passed but not overlapped at the end. Figures face as ordered, at no cost.
clause-SK-GEO-14 = Any move but an assault or a refusal ends at least 1 mm from every enemy figure. An assault moves the whole unit and touches a figure of the unit named. Contact lasts until a recoil, a refusal or the players end it.

## Fire, step by step

clause-SK-ALG-01 = One die for each shooter who is loaded, stands still and sees the target. The dice of one unit at one target are one roll. A unit that divides its fire makes a roll for each target. A volley is never divided.
clause-SK-ALG-02 = The modifier is −1 for class 2 and natives, −1 for line and for two or more grenadiers at skirmishers or isolated figures, and never less than −1. A volley needs close order or shelter, a leader, three shooters and a group as target. Line and recruits are in disorder without a leader, in skirmish order, neither formed nor sheltered, or in column C.
clause-SK-ALG-03 = A die counts its face. With the several sixes the 1st, 2nd and 3rd natural six count 6, 7 and 8. Then the modifier is added to each.
clause-SK-ALG-04 = The number needed is 5, 6 or 7 by range, 1 more at long range against a cuirass. Every die that reaches it hits.
clause-SK-ALG-05 = Unit elite fire raises one value by 1, one that then hits if there is one. Single elite fire adds 1, or chooses the figure.
clause-SK-ALG-06 = With a screen the same natural dice count twice: against the screen, and against the mass as if it stood alone. The screen takes its hits, the mass what it would have lost beyond those.
clause-SK-ALG-07 = The nearest figures are hit first. A single elite shooter may choose.
clause-SK-TAB-03 = The table of capabilities as the program uses it: for each row and column the modifier, whether several sixes count, and elite fire.

## Worked examples

clause-SK-EX-01 = A class 3 line volleys at skirmishers with a mass behind them, both at medium range, and rolls three sixes: 6, 7, 8. The skirmishers, at −1, lose 2; the mass would have lost 3 and loses 1.
clause-SK-EX-02 = Class 2 at an enemy in the open needs 6 up to 20 cm, 7 up to 40 and 8 up to 60.
clause-SK-EX-03 = A class 4 grenadier and a class 4 elite voltigeur hit each other at the same time, both on foot without a cuirass: the voltigeur falls.
clause-SK-EX-04 = Isolated: 1 or 2 men on foot more than 4 cm from others, one horseman more than 5 cm from others, a horseman with one man on foot. A group: two horsemen, or three on foot.
clause-SK-EX-05 = Sword against bayonet on foot: the length counts in the first round of melee only.
clause-SK-EX-06 = An officer with a Versailles carbine counts as an ordinary die in a volley. Firing alone, they use their weapon.
clause-SK-EX-07 = A line volley at a group rolls 6 6 5 3, which count 6 7 5 3: 3 hits at short range, 2 at medium, 1 at long.
clause-SK-EX-08 = The same dice without a leader count 6 6 5 3: 2 hits at medium range, none at long.
clause-SK-EX-09 = A volley of recruits at a group rolls 6 6 6 2, which count 5 6 7 1: 3 hits at short range, 2 at medium, 1 at long.
clause-SK-EX-10 = Recruits in disorder cannot hit beyond short range, and there only with a natural 6.
clause-SK-EX-11 = A grenadier volley at short range rolls 4 3 2: no hit. Elite fire raises the 4 to a hit. A second unit of that player has no elite fire this turn.
clause-SK-EX-12 = One grenadier at an isolated enemy has no −1. Two have −1 each.
clause-SK-EX-13 = A lone marksman at long range hits with a natural 6 and +1. A lone line soldier cannot hit there.
clause-SK-EX-14 = Line at long range on a cuirassier needs 8, three sixes.
clause-SK-EX-15 = Chasseurs in skirmish order at skirmishers, medium range, roll 6 5: 1 hit. Line in skirmish order would have none.
clause-SK-EX-16 = Line in skirmish order, first loss, morale 3: a 2 passes, a 3 only with an unaffected superior within 20 cm, a 4 fails. With a musician a 3 passes.
clause-SK-EX-17 = A march column goes 16 cm, not 16.01; a line 12; a line that assaults and rolls 4 goes 16; sideways at 60° it is 8.
clause-SK-EX-18 = Class 2 in close order may not turn and then fire. Class 3 may. Class 3 may not move 6, turn and move 6.
clause-SK-EX-19 = Guerrillas fire no volley. Chouans led into contact by a priest within 20 cm have no −1 in the first round, and −1 from the second.
clause-SK-EX-20 = Who fires in turn 1 and reloads standing still in turn 2 can fire in turn 3.
clause-SK-EX-21 = 8 muskets of line in close order at a group, the leader 19.99 cm away: a volley. At 20.01 cm: disorder, no volley.
clause-SK-EX-22 = 20.00 cm is short range, 20.001 cm medium.
clause-SK-EX-23 = Two men touching and a third 4.00 cm from them are a group of three. At 4.001 cm all three are isolated.
clause-SK-EX-24 = A line in close order goes 12.00 cm forward, not 12.001. At 45.00° off its front that is still forward; at 45.01° it goes 8 cm at most.
clause-SK-EX-25 = A line in close order goes 6 cm ahead and 4 cm aside: one half and one half.
clause-SK-EX-26 = Elite voltigeurs in loose order in the open have no single elite fire at a group. At skirmishers they have.
clause-SK-EX-27 = A line of 10 in 2 ranks facing north makes a quarter turn right: it faces east in 2 files and 5 ranks on the same ground, a march column.
clause-SK-EX-28 = A line volley of 8 at line troops in skirmish order with a mass behind, all at medium range, rolls 6 6 6 5 4 3 1 1: 2 hits on the screen, 3 on the mass, which loses 1.
clause-SK-EX-29 = 6 line in skirmish order behind a solid low wall with a leader fire by volley, in column D. In the open they are in column E and in disorder. 6 grenadiers behind it have elite fire. 6 elite voltigeurs there without a leader fire in column E, with elite fire.
clause-SK-EX-30 = 5 chasseurs in loose order in the open at a group at 50 cm roll 6 6 4 3 2, which count 6 7 4 3 2: 1 hit, with a leader or without. With the variant for light infantry: none.
clause-SK-EX-31 = A shooter whose middle is 35.5 cm from that of the nearest target figure, both on foot: the range is 33.5 cm, medium.

## Rulings

clause-SK-Q-01 = What a fourth six counts. Our rule: it goes on, 9, 10 and so on.
clause-SK-Q-02 = To which range exactly 20 or 40 cm belongs. Our rule: the nearer.
clause-SK-Q-03 = Whether a cuirass counts at long range only, where it is printed. Our rule: yes. For other ranges the players may decide otherwise.
clause-SK-Q-04 = Whether a 5 raised to 6 by elite fire is a natural six. Our rule: no. But a natural 6 raised to 7 hits where 7 is needed.
clause-SK-Q-05 = Whether light infantry of class 3 in loose order is in disorder against a group, as one cell says and the text does not. Our rule: no. A variant plays the cell in the open.
clause-SK-Q-06 = Whether elite voltigeurs in skirmish order without a leader have elite fire. Our rule: yes, their row lists it.
clause-SK-Q-07 = Whether disorder comes on top of the −1 of column B. Our rule: yes, disorder is a state and applies to every shot.
clause-SK-Q-08 = Which troops are not in disorder without a leader. Our rule: grenadiers, elite voltigeurs and light infantry.
clause-SK-Q-09 = From which figures an isolated one is apart. Our rule: from friendly ones.
clause-SK-Q-10 = Whether a mass behind a screen suffers the difference or only may. Our rule: it does. A variant lets the firing player decide.
clause-SK-Q-11 = When voice range is tested. Our rule: the start of the turn decides on disorder. A volley needs a leader in range when it is fired too, or it is in column C.
clause-SK-Q-12 = Whether a march column adds the die of an assault. Our rule: no, only a wide column and a line do; a variant gives it to all. Sideways and backward no one adds it. It is rolled after the answers and before the move. If it is short, the unit goes straight at its target as far as it can.
clause-SK-Q-13 = Who tests morale, and with what. Our rule: one D6 for the unit. A superior who is part of it tests first, any other is not affected.
clause-SK-Q-14 = What a musician's +1 is added to. Our rule: to the morale value, not to the die.
clause-SK-Q-15 = Whether the test of morale is taken once in a game. Our rule: once in each deployment in skirmish order.
clause-SK-Q-16 = Whether grenadiers in skirmish order are in disorder and test. Our rule: neither.
clause-SK-Q-17 = Whether a solid low wall counts as a building. Our rule: yes, as a redoubt does.
clause-SK-Q-18 = Which troops are light infantry for SK-SKT-01. Our rule: elite voltigeurs, and chasseurs and voltigeurs.
clause-SK-Q-19 = Whether the −1 of natives adds to that against isolated figures. Our rule: no.
clause-SK-Q-20 = How many make a volley. Our rule: 3 shooters.
clause-SK-Q-21 = What happens to close order in disorder when it moves. Our rule: it is in loose order from that move on.
clause-SK-Q-22 = How far a unit goes that refuses contact. Our rule: a full move in loose order, immediately, in the enemy's turn.
clause-SK-Q-23 = How long weapons are. Our rule: a musket with bayonet is longer than a sword, and that longer than a short weapon.
clause-SK-Q-24 = Whether a line volley at skirmishers loses the several sixes. Our rule: no, the book's example decides. It has −1.
clause-SK-Q-25 = Which row native warriors have. Our rule: that of guerrillas for situation and disorder, their own class for morale and melee, and −1 once. They may fire before or after they move.
clause-SK-Q-26 = Who has the training for close order. Our rule: all but guerrillas and natives.
clause-SK-Q-27 = Skirmishers test at the start of the turn in which contact will happen, which no one knows yet. Our rule: close order on foot announces its assault, and they answer then. If they refuse, they go, and the assault continues. If they pass, they stand in loose order. If they fail, they stand in skirmish order, in disorder, and recoil at the start of the next turn.
clause-SK-Q-28 = What a target is that is isolated only in part. Our rule: the set of the figure nearest to the shooters decides, and loses first. Skirmish order counts as a whole.
clause-SK-Q-29 = Whether single elite fire of voltigeurs holds in column C, which reads normal. Our rule: in B, D and E only. A marksman has it everywhere.
clause-SK-Q-30 = What a unit may do in its turn. Our rule: move, fire, reload, form or assault, one of them. Class 3 and better may turn once besides, but not with forming or an assault. Single figures in loose or skirmish order may each do something else.
clause-SK-Q-31 = How loading works. Our rule: every figure is loaded or not, and begins loaded. It reloads in a turn in which it does nothing else but turn, and can fire in its next.
clause-SK-Q-32 = Who is sheltered. Our rule: shooters who are all inside a building or redoubt, or at most 2 cm behind a solid low wall that lies between them and the target.
clause-SK-Q-33 = Whether sheltered elite voltigeurs without a leader have elite fire at a group. Our rule: no, that is column C.
clause-SK-Q-34 = How disorder ends. Our rule: for want of a leader it is decided again each turn. That of skirmish order ends with it.
clause-SK-Q-35 = Whether one may fire at a mass behind a screen. Our rule: the screen is the target, whichever is named. A die raised by elite fire is raised against both.
clause-SK-Q-36 = What one or two shooters in close order are. Our rule: column C.
clause-SK-Q-37 = What happens if only some figures of the target are in view. Our rule: those are hit, nearest first. Further hits are lost.
clause-SK-Q-38 = What a unit is that is sheltered and in skirmish order. Our rule: for its fire it counts as in loose order, so it can fire by volley. Elite voltigeurs keep column E. In all else it is in skirmish order.

## What the book leaves open

clause-SK-GAP-01 = The turn. It starts with leaders, disorder and recoils. Then the first side acts with all its units, then the other. The scenario says who is first; a variant lets dice decide each turn.
clause-SK-GAP-02 = Loose and skirmish order move 16 cm, half of that in difficult ground.
clause-SK-GAP-03 = A hit puts a figure out of action. In hard cover a 4 or more saves it, in soft cover a 5.
clause-SK-GAP-04 = A carbine has ranges of 15, 30 and 45 cm, and otherwise fires as a musket.
clause-SK-GAP-05 = View is a straight line, blocked by woods, buildings, hills higher than both ends, and units in close order. Close order sees up to 45° to either side of its front, others all round.
clause-SK-GAP-06 = Melee is for the players to settle. What the book says of it is shown to them.
clause-SK-GAP-07 = In close order the first two ranks shoot. Otherwise every figure with a view does. Leaders shoot only if ordered to.
clause-SK-GAP-08 = No one but natives fires in a turn in which they move.
clause-SK-GAP-09 = The usual orders: gendarmes and royalist line close, regular voltigeurs as skirmishers, Chouans loose.
clause-SK-GAP-10 = Forming and deploying is a turn's action. Close order needs a leader within voice range.
clause-SK-GAP-11 = What a scenario may change: light infantry in loose order, the die of an assault, the screen, who goes first, and whether the table of capabilities is used.
clause-SK-GAP-12 = Victory and fights without an umpire. A side that has lost its share of figures, half unless the scenario says otherwise, breaks and loses. After the last turn points decide: 1 for each enemy figure, 3 for a leader, and objectives. With simple fights a hit puts out of action unless a shelter saves on 5 or 6. In melee pairs roll a die each: +1 for each class better, +1 for the assault, −1 in disorder, −1 isolated, +1 for each helper up to 2. Figures left over of either side are helpers. The lower falls; at equal totals no one, unless a weapon or a grenadier decides (SK-WPN-01, SK-ELI-04). Of the side that loses more, units with losses test. If no one falls, both sides fall back one base.

## What the players settle

clause-SK-UMP-01 = Whether a leader can command these soldiers.
clause-SK-UMP-02 = What can be seen, what gives cover, which ground is easy.
clause-SK-UMP-03 = The effect of hits: saves are rolled and losses taken.
clause-SK-UMP-04 = Melee: it is rolled with the modifiers shown, losses are taken, units recoil.
clause-SK-UMP-05 = Where a unit recoils or refuses to, if the proposed place is disputed.
clause-SK-UMP-06 = Carbines, natives and special characters: other ranges, a modifier for one fire.
clause-SK-UMP-07 = Forming and deploying that the rules do not allow.

## The course of a turn and of a fire

clause-SK-STEP-01 = The turn starts. Voice range and disorder are fixed for all units, then recoils are made, the first side's before the other's.
clause-SK-STEP-02 = A player names the unit, or single figure, that fires, and its target.
clause-SK-STEP-03 = The range, the column, the modifier, the several sixes and the number of dice are shown before the fire is confirmed.
clause-SK-STEP-04 = The dice are rolled and shown, with what each counts.
clause-SK-STEP-05 = Elite fire, if it can still be used and changes the hits.
clause-SK-STEP-06 = Hits, the difference of a screen, losses.
clause-SK-STEP-07 = The morale test of line or recruits in skirmish order, at their first loss.
clause-SK-STEP-08 = The shooters are unloaded, and the turn goes on.

## What players are asked

clause-SK-ASK-01 = After the dice of a unit with elite fire, if it would add a hit: use it, or keep it for another unit.
clause-SK-ASK-02 = A single shooter with elite fire whose order does not say: +1, a figure to aim at, or a plain shot.
clause-SK-ASK-03 = Skirmishers in the way of an assault: refuse contact, or test and stand.
clause-SK-ASK-04 = Where to recoil, among places that are equally far from the enemy.
clause-SK-ASK-05 = Figures in close order that are touched elsewhere than in front: face the enemy, or stay in ranks.
clause-SK-ASK-06 = With the variant for it: whether the mass behind a screen suffers the difference.
