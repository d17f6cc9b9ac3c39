### Sabreur-hex, clause by clause: the skills, and building an army.

## Cuirassier

clause-SH-SKILL-CUIRASSIER-01 = Cuirassier gives heavy cavalry +1 to its combat factor: 5 instead of 4, as table T1 already has it. It costs 3 army points per strength point.
clause-SH-SKILL-CUIRASSIER-02 = A unit with Cuirassier has saves against all losses the enemy inflicts, except by artillery fire.
clause-SH-SKILL-CUIRASSIER-03 = A charged unit with Cuirassier that countercharges tests without the −2 of SH-MORALE-17.

## Half-Cuirass

clause-SH-SKILL-HALFCUIRASS-01 = Half-Cuirass gives heavy cavalry +1 to its combat factor: 5 instead of 4. It costs 2 army points per strength point (SH-Q-30).
clause-SH-SKILL-HALFCUIRASS-02 = A unit with Half-Cuirass has saves, except against artillery fire, enfilade fire and enemies with Cuirassier, and except when outflanked.
clause-SH-SKILL-HALFCUIRASS-03 = A charged unit with Half-Cuirass that countercharges tests without the −2 of SH-MORALE-17.

## Feudal Cavalry

clause-SH-SKILL-FEUDALCAVALRY-01 = Each hit that fire scores with a 6 against Feudal Cavalry costs it 2 strength points. The skill is for heavy cavalry and costs nothing.
clause-SH-SKILL-FEUDALCAVALRY-02 = Feudal Cavalry that is not outflanked has saves against losses inflicted by enemy cavalry.

## Countercharge

clause-SH-SKILL-COUNTERCHARGE-01 = A charged unit with Countercharge that countercharges tests without the −2 of SH-MORALE-17. The skill is for heavy or medium cavalry and costs 2 army points per strength point.

## Lancer

clause-SH-SKILL-LANCER-01 = A unit charged by light cavalry with Lancer takes its reaction test at −3, unless it is in a wood, village or fortified point. The skill costs 2 army points per strength point.
clause-SH-SKILL-LANCER-02 = Squares and closed columns have no saves against cavalry with Lancer.
clause-SH-SKILL-LANCER-03 = Light cavalry with Lancer has a combat factor of 3 when it makes a charge, otherwise 2.

## Harassing

clause-SH-SKILL-HARASSING-01 = With figures, light cavalry with Harassing is shown by fewer of them (SH-SETUP-09). The skill gives back 1 army point per strength point.
clause-SH-SKILL-HARASSING-02 = Any unit that is not panicked has saves against the losses a unit with Harassing inflicts.
clause-SH-SKILL-HARASSING-03 = A unit with Harassing charges or assaults only panicked units, units in skirmish order, artillery with no friend beside it that is not panicked, and outflanked units; judged at the declaration (SH-Q-84).
clause-SH-SKILL-HARASSING-04 = A unit with Harassing that fails a test for being charged or for losing strength points always flees.
clause-SH-SKILL-HARASSING-05 = A unit with Harassing rallies without a test if every enemy that is not panicked is at 5 hexes or more.
clause-SH-SKILL-HARASSING-06 = A unit with Harassing has saves against fire.
clause-SH-SKILL-HARASSING-07 = A routing unit with Harassing causes no losses to the friends it passes through.

## Massed Charge

clause-SH-SKILL-MASSEDCHARGE-01 = A group of 2 or more cavalry units costs 1 order point if all its cavalry has Massed Charge and nothing else makes it hard to lead. The skill costs 1 army point per strength point.

## Controlled Fire

clause-SH-SKILL-CONTROLLEDFIRE-01 = A charged unit in line with Controlled Fire that fires defensively tests without the −2 of SH-MORALE-16. The skill is for line infantry and costs 2 army points per strength point.
clause-SH-SKILL-CONTROLLEDFIRE-02 = A unit in line with Controlled Fire has +4 to its fire factor in defensive fire.
clause-SH-SKILL-CONTROLLEDFIRE-03 = A unit in line with Controlled Fire may fire and then charge or assault the same target.
clause-SH-SKILL-CONTROLLEDFIRE-04 = A unit in column with Controlled Fire has −2 to its combat factor and to its fire factor.

## Stubborn

clause-SH-SKILL-STUBBORN-01 = The demoralisation threshold of a Stubborn unit is 2 lower. The skill is for line infantry and gives back 1 army point per strength point.
clause-SH-SKILL-STUBBORN-02 = A Stubborn unit above its demoralisation threshold never flees on a failed test.
clause-SH-SKILL-STUBBORN-03 = A Stubborn unit activated in line takes a morale test; if it fails it neither manoeuvres nor changes formation this turn (SH-ORDERS-16).

## Warrior

clause-SH-SKILL-WARRIOR-01 = A unit with Warrior cannot fire in any way. The skill is for line infantry and gives back 1 army point per strength point.
clause-SH-SKILL-WARRIOR-02 = A unit with Warrior that is not outflanked has saves against losses inflicted by enemy infantry in close combat.
clause-SH-SKILL-WARRIOR-03 = Only a unit that also has Irregular may have Warrior.

## Skirmisher

clause-SH-SKILL-SKIRMISHER-01 = Light infantry with Skirmisher may form in skirmish order. The skill costs 2 army points per strength point.
clause-SH-SKILL-SKIRMISHER-02 = Light infantry with neither Skirmisher nor Loose Order can never be in skirmish order.

## Scout

clause-SH-SKILL-SCOUT-01 = Light infantry with Scout may be activated free along with a group within 3 hexes (SH-GROUP-05, SH-GROUP-06). The skill costs 1 army point per strength point.

## Large Battalion

clause-SH-SKILL-LARGEBATTALION-01 = Line infantry with Large Battalion has at least 18 and at most 24 strength points, 4 more than others. The skill costs 2 army points per strength point.
clause-SH-SKILL-LARGEBATTALION-02 = The demoralisation threshold of a Large Battalion is 2 higher.
clause-SH-SKILL-LARGEBATTALION-03 = A Large Battalion in column moves 2 hexes instead of 3 (SH-Q-26).
clause-SH-SKILL-LARGEBATTALION-04 = A Large Battalion may form closed column.

## Linear Order

clause-SH-SKILL-LINEARORDER-01 = Line infantry with Linear Order may form extended line. The skill costs nothing.
clause-SH-SKILL-LINEARORDER-02 = A group with a unit in column that has Linear Order costs 2 order points if an enemy that is not panicked is at 6 hexes or less (SH-ORDERS-07, SH-ORDERS-12).
clause-SH-SKILL-LINEARORDER-03 = A unit with Linear Order, in line or extended line, saves against fire on 3 or more.

## Loose Order

clause-SH-SKILL-LOOSEORDER-01 = Light infantry with Loose Order is always in skirmish order, or a mob when panicked. The skill gives back 1 army point per strength point.
clause-SH-SKILL-LOOSEORDER-02 = A routing unit with Loose Order causes no losses to the friends it passes through.

## Irregular

clause-SH-SKILL-IRREGULAR-01 = The demoralisation threshold of an Irregular unit is 1 higher. The skill is for infantry and cavalry and gives back 1 army point per strength point.
clause-SH-SKILL-IRREGULAR-02 = A group with 2 or more Irregular units costs 2 order points if an enemy that is not panicked is at 6 hexes or less (SH-ORDERS-07, SH-ORDERS-10).
clause-SH-SKILL-IRREGULAR-03 = A group made up of Irregular units only may have 4 units.
clause-SH-SKILL-IRREGULAR-04 = Irregular units cannot form square, nor closed column.

## Impetuous

clause-SH-SKILL-IMPETUOUS-01 = An Impetuous unit that comes to engage an enemy by a manoeuvre must attack it: after a charge, an assault or a pursuit, and also when a march ends like that, by an immediate assault (SH-Q-19). The skill, for infantry and cavalry, costs nothing.
clause-SH-SKILL-IMPETUOUS-02 = An Impetuous unit must pursue whenever it can.
clause-SH-SKILL-IMPETUOUS-03 = An Impetuous unit that is activated and can charge without turning, or assault, an enemy at 2 hexes or less must do so; its owner picks target and manner.
clause-SH-SKILL-IMPETUOUS-04 = An activated Impetuous unit need not attack enemies in a wood, village, fortified point or difficult terrain; Impetuous cavalry need not attack squares either.
clause-SH-SKILL-IMPETUOUS-05 = After the last order an Impetuous unit goes into action without orders (SH-ORDERS-17 to SH-ORDERS-19).

## Tactical Sense

clause-SH-SKILL-TACTICALSENSE-01 = A unit with Tactical Sense needs a test to change formation only with an enemy that is not panicked at 2 hexes or less, instead of 3. The skill is for every arm and costs 2 army points per strength point.
clause-SH-SKILL-TACTICALSENSE-02 = A unit with Tactical Sense may change formation and then fire; no other can.
clause-SH-SKILL-TACTICALSENSE-03 = After the last order a unit with Tactical Sense may be activated by a morale test (SH-ORDERS-20).
clause-SH-SKILL-TACTICALSENSE-04 = One friend with Tactical Sense may join a pursuit (SH-PURSUIT-05).

## Bombard

clause-SH-SKILL-BOMBARD-01 = A medium foot battery with Bombard makes no return fire and no defensive fire. The skill gives back 2 army points per strength point.
clause-SH-SKILL-BOMBARD-02 = A battery with Bombard moves 1 hex instead of 3.
clause-SH-SKILL-BOMBARD-03 = A battery with Bombard has a range of 5 hexes instead of 7.

## Obsolete Firearm

clause-SH-SKILL-OBSOLETEFIREARM-01 = Infantry with Obsolete Firearm has 1 hex less range. The skill gives back 2 army points per strength point.
clause-SH-SKILL-OBSOLETEFIREARM-02 = Infantry with Obsolete Firearm makes neither defensive nor return fire.
clause-SH-SKILL-OBSOLETEFIREARM-03 = Infantry in line with Obsolete Firearm has −1 to its combat factor and to its fire factor.

## Grand Battery

clause-SH-SKILL-GRANDBATTERY-01 = A group of 2 or more artillery units costs 1 order point if all its artillery has Grand Battery and nothing else makes it hard to lead. The skill costs 3 army points per strength point.

## Building an army

clause-SH-ARMY-01 = Armies are bought with army points. A unit costs its strength points times the sum of the base cost for its type and quality, its skills and its CR, each per strength point.
clause-SH-ARMY-02 = The rows of table T2 for Cuirassier, Lancer and Skirmisher already contain the cost of these skills: it is not added again.
clause-SH-ARMY-03 = A unit is bought with any number of strength points between the least and the most of table T2.
clause-SH-ARMY-04 = The usual CR is 6 for Recruits, 7 for Ordinary and 8 for Elite units. Each point above costs 1 army point per strength point, each point below gives 1 back (SH-Q-36).
clause-SH-ARMY-05 = The CR may be 4 to 8 for Recruits, 5 to 9 for Ordinary and 7 to 11 for Elite units (table T4).
clause-SH-ARMY-06 = An army has no more than 2 Elite units for each full 1500 army points (SH-QUALITY-03).
clause-SH-ARMY-07 = A unit takes only skills that table T3 reserves to its arm and type, any number of them; Warrior needs Irregular. Combinations that exclude one another stand in SH-GAP-12.
clause-SH-ARMY-08 = How many order points an army gets each turn depends on its size, by table T5.
clause-SH-ARMY-09 = Examples, strength points first: 16 of Ordinary line infantry, CR 7: 128 army points. 14 of Elite line infantry, CR 9: 182. 8 of Ordinary Cuirassiers, CR 7: 184. 6 of Recruit light cavalry, Harassing and Irregular, CR 5: 66. 18 of Recruit line infantry, Large Battalion, CR 6: 144.
