### Sabreur-hex, clause by clause: saves, losses, quality, morale and rally.

## Saving throws

clause-SH-SAVE-01 = In the cases SH-SAVE-06 to SH-SAVE-18 a unit that is not panicked rolls one die for each strength point just lost; each 4, 5 or 6 cancels one loss.
clause-SH-SAVE-02 = A unit with Linear Order that is formed in line saves losses from fire on 3 or more instead of 4.
clause-SH-SAVE-03 = A demoralised unit saves on 5 or more instead of 4.
clause-SH-SAVE-04 = A demoralised unit with Linear Order in line saves losses from fire on 4 or more.
clause-SH-SAVE-05 = Each loss is saved by one die only, however many cases apply.
clause-SH-SAVE-06 = Infantry in a wood, village or fortified point has saves.
clause-SH-SAVE-07 = A unit that stands higher than its enemy has saves in close combat.
clause-SH-SAVE-08 = A unit separated from its enemy by a river, ford or bridge has saves in close combat.
clause-SH-SAVE-09 = A square or closed column saves losses inflicted by enemy cavalry, but not by cavalry with Lancer.
clause-SH-SAVE-10 = A unit with Cuirassier has saves, except against artillery fire.
clause-SH-SAVE-11 = A unit with Half-Cuirass has saves, except against artillery fire, against enfilade fire, against enemies with Cuirassier, and when it is outflanked.
clause-SH-SAVE-12 = A unit that is not dense has saves, against fire only.
clause-SH-SAVE-13 = Not dense are infantry in line, extended line or skirmish order, and artillery. All others are dense.
clause-SH-SAVE-14 = A unit with Harassing has saves, against fire only.
clause-SH-SAVE-15 = A unit that loses strength points in a melee, not in a shock, has saves if before those losses it had at least twice its opponent’s strength points, or at least 6 more.
clause-SH-SAVE-16 = Feudal Cavalry that is not outflanked saves losses inflicted by enemy cavalry.
clause-SH-SAVE-17 = A unit with Warrior that is not outflanked saves losses inflicted by enemy infantry in close combat.
clause-SH-SAVE-18 = Any unit that is not panicked saves losses inflicted by cavalry with Harassing.
clause-SH-SAVE-19 = Only losses inflicted by enemy fire or close combat can be saved: none from failed tests, routing friends, disengagement or a cancelled attack (SH-Q-31).
clause-SH-SAVE-20 = In a face-to-face game players must remember their saves, and a combat is not fought again for forgotten ones. Here they are always rolled for you (SH-Q-32).

## Strength and losses

clause-SH-LOSS-01 = Each unit starts with a number of strength points between the least and the most of its type, as table T2 gives them.
clause-SH-LOSS-02 = Losses take strength points away; only a rally brings some back.
clause-SH-LOSS-03 = Losses are worked out in this order: hits, strength points they cost, saves, the limit of what the unit still has, transfer from artillery, and then the unit’s strength falls.
clause-SH-LOSS-04 = A unit rolls as many dice weakened as at full strength, apart from what it has lost in the charge under way (SH-FACTOR-15) and from demoralisation in fire (SH-FACTOR-25).
clause-SH-LOSS-05 = A unit with 0 strength points or less is eliminated.
clause-SH-LOSS-06 = A unit at its demoralisation threshold or below is demoralised: −2 in morale tests, −2 to its fire factor, saves on 5 or more instead of 4, and Stubborn no longer keeps it from flight.
clause-SH-LOSS-07 = The demoralisation threshold is that of table T2: 1 less for Elite, 2 less for Stubborn, 2 more for Large Battalion, 1 more for Irregular. All changes add up, and 0 is the least (SH-Q-76).

## Transfer of artillery losses

clause-SH-ARTLOSS-01 = Artillery that loses strength points to fire, to combat, or to a panicked unit passing through it may lay some or all of them on one friendly infantry or cavalry unit, and no more than one.
clause-SH-ARTLOSS-02 = The unit that takes over losses must be adjacent to the artillery and entirely on one of its flanks; this holds for cavalry too (SH-Q-34).
clause-SH-ARTLOSS-03 = The unit that is to take over losses must pass a morale test. If it fails, the artillery keeps its losses, and nothing happens to the other.
clause-SH-ARTLOSS-04 = The artillery may pass on a part of its losses and take the rest itself.
clause-SH-ARTLOSS-05 = A unit that has taken over losses takes no morale test for them, however many they are.
clause-SH-ARTLOSS-06 = Whether the artillery must take a morale test is judged by the losses it has really taken itself.
clause-SH-ARTLOSS-07 = The artillery rolls its saves before it passes losses on; the unit that takes them over does not save again.

## Quality

clause-SH-QUALITY-01 = Each unit is Elite, Ordinary or Recruit; where nothing is said it is Ordinary.
clause-SH-QUALITY-02 = Table T2 lists costs in the order Elite, Ordinary, Recruit.
clause-SH-QUALITY-03 = An army may have 2 Elite units for each full 1500 army points of its agreed size, and no more (SH-Q-77).
clause-SH-QUALITY-04 = An Elite unit takes its morale tests with 3D6 and sets the highest aside.
clause-SH-QUALITY-05 = A Recruit unit takes its morale tests with 3D6 and sets the lowest aside.
clause-SH-QUALITY-06 = An Ordinary unit adjacent to a friendly Elite unit of line infantry or heavy cavalry that is not panicked tests as an Elite: 3D6 without the highest. Recruits gain nothing by it.
clause-SH-QUALITY-07 = The demoralisation threshold of an Elite unit is 1 lower.
clause-SH-QUALITY-08 = An Elite unit loses nothing when routing friends pass through it; a Recruit unit loses D6 strength points instead of D3.
clause-SH-QUALITY-09 = A group with 2 or more Recruit units costs 2 order points, if an enemy that is not panicked is at 6 hexes or less (SH-ORDERS-07).
clause-SH-QUALITY-10 = No quality gives saves: not even Elite does (SH-Q-33).

## Morale tests

clause-SH-MORALE-01 = A unit takes a morale test when it declares a reaction to a charge, when it loses 3 strength points or more in one combat or to one shot, to rally, to change formation near the enemy, or to attempt something special.
clause-SH-MORALE-02 = Only losses in combat and from fire count towards the 3 strength points that cause a test. Losses from failed tests, routing friends, disengagement or a cancelled attack never do (SH-Q-35).
clause-SH-MORALE-03 = When both shots of a double fire hit the same unit and the first cost too little for a test, its losses are added to those of the second (SH-Q-66).
clause-SH-MORALE-04 = Losses from two defensive fires at the same unit are added up, if those of the first were too few for a test.
clause-SH-MORALE-05 = Losses from fire and from the charge or assault that follows on the same unit are added up, if those from the fire were too few for a test.
clause-SH-MORALE-06 = Every unit has a command rating (CR). A test is passed if the total of 2D6 is no more than the CR with its modifiers.
clause-SH-MORALE-07 = Elite and Recruit units, and Ordinary ones beside an Elite, roll 3D6 and keep two (SH-QUALITY-04 to SH-QUALITY-06).
clause-SH-MORALE-08 = All modifiers of the CR that apply are added up.
clause-SH-MORALE-09 = An extended line that tests to react to a charge rolls 3D6 and sets the lowest aside, whatever its quality and its neighbours (SH-Q-24).
clause-SH-MORALE-10 = CR −3 if the unit is outflanked, unless it is in a wood, village or fortified point, or outflanked on a protected flank (SH-FLANKPROT-01).
clause-SH-MORALE-11 = CR +3 in a village or fortified point, but never for a charging unit or for cavalry.
clause-SH-MORALE-12 = CR −2 if the unit is at its demoralisation threshold or below.
clause-SH-MORALE-13 = The modifiers SH-MORALE-14 to SH-MORALE-17 count only in a test to react to a charge, and only for a unit that is not in a wood, village or fortified point.
clause-SH-MORALE-14 = In a test to react to a charge: CR −2 for a unit that is not dense, judged by its formation before any reaction (SH-MORALE-13).
clause-SH-MORALE-15 = In a test to react to a charge: CR −3 for a unit charged by cavalry with Lancer (SH-MORALE-13).
clause-SH-MORALE-16 = In a test to react to a charge: CR −2 for a charged unit that fires defensively, unless it is artillery, or in line with Controlled Fire (SH-MORALE-13).
clause-SH-MORALE-17 = In a test to react to a charge: CR −2 for a charged unit that countercharges, unless it has Cuirassier, Half-Cuirass or Countercharge (SH-MORALE-13).
clause-SH-MORALE-18 = The modifiers SH-MORALE-14 to SH-MORALE-17 weigh on the charged unit only, not on a friend that helps it (SH-Q-53).
clause-SH-MORALE-19 = If the test is passed the unit stays, or does what it tested for: its reaction, rally, formation change or special action.
clause-SH-MORALE-20 = If a test for losses or for a reaction to a charge fails, the unit’s owner chooses: it stays and loses as many strength points as the dice kept exceed the modified CR, or it flees (SH-Q-67).
clause-SH-MORALE-21 = Nothing comes of a failed test for a friend that wanted to countercharge or fire defensively, for a rally, a formation change, for taking over artillery losses, nor, unless stated, for a special action.
clause-SH-MORALE-22 = A panicked unit fails every morale test without dice and must flee; it cannot choose to stay. Only its test to rally is rolled as usual, and failing that has no consequence.
clause-SH-MORALE-23 = A Stubborn unit that is not panicked and stands above its threshold never flees on a failed test: it takes the losses instead. Where failure would cost neither losses nor flight, nothing happens.
clause-SH-MORALE-24 = A unit with Harassing that fails a test for being charged or for losing strength points always flees (SH-Q-37).
clause-SH-MORALE-25 = Artillery that would have to flee is eliminated.
clause-SH-MORALE-26 = A test for losses is taken immediately, before return fire, the blow struck back in a shock, or anything else. In a melee it waits until both have struck.

## Rally

clause-SH-RALLY-01 = Rally is an action and needs an order. A unit that is not panicked recovers 2 strength points; a panicked unit loses its panic.
clause-SH-RALLY-02 = To rally, a unit must first pass a morale test.
clause-SH-RALLY-03 = A rally never lifts a unit’s strength above what it started with.
clause-SH-RALLY-04 = A unit cannot rally with an enemy that is not panicked at 3 hexes or less. A unit that is not panicked and stands in a fortified point can.
clause-SH-RALLY-05 = A unit with Harassing rallies without a test if no enemy that is not panicked is nearer than 5 hexes (SH-Q-37).
clause-SH-RALLY-06 = A panicked unit that rallies takes any formation it may have where it stands, and any facing, as its owner likes (SH-Q-38).
clause-SH-RALLY-07 = A failed test to rally costs the unit its action and nothing else.
