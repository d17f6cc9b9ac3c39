### Sabreur-hex: the short text of each clause. Charges, assaults and what follows from them.

## Charge

clause-SH-CHARGE-01 = A charge has one target only, named when it is declared.
clause-SH-CHARGE-02 = Only a charge can engage, by choice, an enemy at 3 hexes or more. Against an enemy at 2 hexes or less a charge or an assault will do, each under its own conditions.
clause-SH-CHARGE-03 = First condition of a charge: when it is declared, the charger engages no enemy and no enemy engages it.
clause-SH-CHARGE-04 = Second condition: the target is no further away than the charger’s movement factor, in hexes.
clause-SH-CHARGE-05 = Third condition: the target is in the charger’s front arc or in one of its two flank hexes.
clause-SH-CHARGE-06 = Fourth condition: an enemy directly in front goes first. While some enemy in the front arc can be charged, no target in a flank hex may be chosen (SH-Q-47).
clause-SH-CHARGE-07 = Fifth condition: a charger that declares from the target’s front arc must end in one of the target’s front hexes. From elsewhere it may take it in flank or rear (SH-Q-48).
clause-SH-CHARGE-08 = Sixth condition: a frontal march within the charger’s movement factor, terrain included, must be able to end engaging the target.
clause-SH-CHARGE-09 = A charge that proves impossible is cancelled: the charger goes back, loses 1 strength point and does no more this turn; the target does not react. Here it is refused at no cost (SH-Q-49).
clause-SH-CHARGE-10 = Artillery, panicked units, squares and closed columns never charge or assault. Skirmishers do so only against artillery, skirmishers, panicked units, or a unit in a wood, village, fortified point or difficult terrain.
clause-SH-CHARGE-11 = Harassing cavalry charges only panicked units, units in skirmish order, artillery with no friend in good order adjacent to it, and outflanked units.
clause-SH-CHARGE-12 = A unit in line has a movement factor of 1, so it can charge only an enemy in one of its flank hexes, by rotating towards it (SH-Q-50).
clause-SH-CHARGE-13 = A charge goes in this order: declaration; frontal march until the target is engaged; the target’s reaction and its test; the attack, if the target stays; the pursuit, if it evades or routs; the attack after the pursuit.
clause-SH-CHARGE-14 = A charge may pass through friendly skirmishers; those in the hex where it must end are set aside.
clause-SH-CHARGE-15 = The charge may end so that the charger engages other enemies besides its target.
clause-SH-CHARGE-16 = The target reacts as soon as the charger has come into contact with it.
clause-SH-CHARGE-17 = If the target stays, its charger is free to attack it or not. An Impetuous charger must attack.
clause-SH-CHARGE-18 = The fight that follows a charge or a pursuit is called a shock.
clause-SH-CHARGE-19 = If defensive fire makes the charger fail a morale test, the charge ends there.
clause-SH-CHARGE-20 = A target that evades or routs is not attacked where it stood; the charger may pursue instead.
clause-SH-CHARGE-21 = Cavalry whose target, infantry, has formed square or closed column against its charge may evade instead of attacking. That ends the charge.

## Reactions

clause-SH-REACT-01 = A charged unit must declare one reaction to the charge, and only one.
clause-SH-REACT-02 = There are seven reactions: do nothing, form square, defensive fire, rotation, countercharge, evade and rout.
clause-SH-REACT-03 = Doing nothing, that is standing firm, is open to every unit.
clause-SH-REACT-04 = Infantry charged by cavalry may form square; a Large Battalion in column may form closed column instead.
clause-SH-REACT-05 = Infantry and artillery may answer a charge with defensive fire.
clause-SH-REACT-06 = Cavalry may countercharge any unit that charges it; infantry in column may countercharge only infantry.
clause-SH-REACT-07 = Infantry and cavalry may rout as their reaction; artillery may not.
clause-SH-REACT-08 = The charged unit may form square, rotate or countercharge only if the charger was at 3 hexes or more when it declared. For closed column 2 hexes are enough.
clause-SH-REACT-09 = As a reaction the target turns in its hex by 60°, 120° or 180°; an extended line wheels by 60° or makes an about-face (SH-Q-55).
clause-SH-REACT-10 = A unit that already engages an enemy, or is engaged by one, when the charge is declared may only do nothing or rout.
clause-SH-REACT-11 = Evasion as a reaction is open to those who may evade: skirmish infantry and light cavalry, and, engaged by infantry alone, other cavalry and horse artillery. No enemy may engage them from the rear, and they must clear the attacker’s front.
clause-SH-REACT-12 = As soon as it has declared its reaction the target takes a morale test, even to do nothing.
clause-SH-REACT-13 = No test for evading or routing; nor for a unit charged by cavalry that is already in square or closed column, or in a wood, village or fortified point.
clause-SH-REACT-14 = The reaction takes place only if the test succeeds. If it fails the unit stays without reacting and loses strength points equal to the excess, or flees.
clause-SH-REACT-15 = At most two units react to one charge: the target, and one friend of it that countercharges or fires defensively.
clause-SH-REACT-16 = The friend reacts after the target has finished its own reaction (SH-Q-52).
clause-SH-REACT-17 = A panicked target may only do nothing or rout; if it has to test, it fails and flees (SH-Q-80).

## Countercharge

clause-SH-COUNTER-01 = A target fit for it may countercharge if, at the declaration, it neither engaged nor was engaged and was at 3 hexes or more, if the charger is in one of its front hexes, and if it passes its test. It does not move; the charger’s combat factor is no longer doubled (SH-Q-28, SH-Q-51).
clause-SH-COUNTER-02 = One friend of the target may countercharge too: cavalry, or infantry in column, even against cavalry.
clause-SH-COUNTER-03 = A friend that countercharges must neither engage any enemy other than the charger nor be engaged by one.
clause-SH-COUNTER-04 = A friend that countercharges must move so that it engages the charger; if it cannot, it may not countercharge.
clause-SH-COUNTER-05 = A friend that countercharges moves as for a charge, a frontal march within its movement factor, but without the rotation at the start.
clause-SH-COUNTER-06 = A friend that is to countercharge first takes a morale test. If it fails it stays where it is, and nothing else happens to it.
clause-SH-COUNTER-07 = The friend’s countercharge comes after the target’s own reaction.
clause-SH-COUNTER-08 = A countercharge may not cross or enter a wood, village, fortified point or difficult terrain, and no unit in one of them, target or friend, may countercharge (SH-Q-54).
clause-SH-COUNTER-09 = The distance of 3 hexes is asked of the charged unit only; a friend may countercharge even if the charge began nearer (SH-Q-52).
clause-SH-COUNTER-10 = A countercharging friend does not fight in this charge. But it engages the charger, so it can outflank it and can end the target’s being outflanked.
clause-SH-COUNTER-11 = A target that countercharges has −2 to its reaction test, unless it has Cuirassier, Half-Cuirass or Countercharge.

## Shock

clause-SH-SHOCK-01 = In a shock the charging or pursuing unit strikes first; if it does not attack, there is no fight.
clause-SH-SHOCK-02 = In a shock each die of 4 or more hits and costs 1 strength point; a 6 costs 2 against a panicked unit or an extended line. Saves are then rolled.
clause-SH-SHOCK-03 = In a shock the target that loses 3 strength points or more takes a morale test; if it flees, it may be pursued.
clause-SH-SHOCK-04 = After the charger’s blow, a target that is still there may strike back, with 1 die less for each strength point this charge has cost it, failed tests included.
clause-SH-SHOCK-05 = If the target’s blow in return costs the charger 3 strength points or more, the charger takes a morale test.
clause-SH-SHOCK-06 = If neither side of a shock flees, the fight can go on next turn only as a melee, and only if one of them then declares an assault.
clause-SH-SHOCK-07 = A charged unit never pursues, even when its charger flees.

## Pursuit

clause-SH-PURSUIT-01 = A charger may pursue a target that routed or evaded before it, or held and then routed from the attack; an Impetuous one must. A target that was destroyed may be pursued past as well (SH-Q-57).
clause-SH-PURSUIT-02 = The length of a pursuit is 1 hex in line, D3 in column, D6 for heavy or medium cavalry and D6 + 2 for light cavalry.
clause-SH-PURSUIT-03 = A pursuit is run in full through front hexes, though terrain slows it. It ends early only when the pursuer engages or is engaged by an enemy, or when units or impassable terrain bar its way (SH-Q-60).
clause-SH-PURSUIT-04 = The pursuer does not rotate before it sets off, nor on the way.
clause-SH-PURSUIT-05 = One friend with Tactical Sense may pursue too, and one only: neither engaging nor engaged, of the charger’s facing, and adjacent to the hex from which the charger sets off.
clause-SH-PURSUIT-06 = If the friend that joins the pursuit has not yet acted this turn, it may still act afterwards.
clause-SH-PURSUIT-07 = If its pursuit ends engaging an enemy, the charger may attack it. This is a shock to which the enemy has no reaction.
clause-SH-PURSUIT-08 = The attack after a pursuit keeps the bonuses of the charge on the combat factor (SH-Q-83).
clause-SH-PURSUIT-09 = If the attack after a pursuit destroys the enemy or puts it to flight, there is no second pursuit.
clause-SH-PURSUIT-10 = The friend that joins the pursuit makes no attack of its own (SH-Q-59).

## Assault

clause-SH-ASSAULT-01 = An assault may be declared against an enemy at 2 hexes or less (SH-Q-61).
clause-SH-ASSAULT-02 = An assault has one target only, named when it is declared.
clause-SH-ASSAULT-03 = The assaulting unit makes an oblique march of 0 or 1 hex, and must then engage its target.
clause-SH-ASSAULT-04 = An assault that proves impossible is cancelled: the unit goes back, loses 1 strength point and does no more this turn, without a reaction. Here it is refused at no cost (SH-Q-49).
clause-SH-ASSAULT-05 = Unlike a charger, the assaulting unit may already engage enemies or be engaged by them.
clause-SH-ASSAULT-06 = An assault goes in this order: declaration; oblique march; the target’s reaction; the attack, if the target stays. If the target evades or routs, now or after the attack, the assaulting unit stays where it is.
clause-SH-ASSAULT-07 = There is never a pursuit after an assault.
clause-SH-ASSAULT-08 = A unit that was engaged when it declared must still be engaged by one of those enemies after its move; each of the others it has left costs it 2 strength points.
clause-SH-ASSAULT-09 = If the target stays, the assaulting unit is free to attack or not. An Impetuous unit must attack.
clause-SH-ASSAULT-10 = Artillery, panicked units, squares and closed columns never assault. Skirmishers assault only artillery, skirmishers, panicked units, or a unit in a wood, village, fortified point or difficult terrain.
clause-SH-ASSAULT-11 = Harassing cavalry assaults only panicked units, units in skirmish order, artillery with no friend in good order adjacent to it, and outflanked units.
clause-SH-ASSAULT-12 = The assaulted unit reacts as to a charge and under the same limits, but takes no morale test: it is held to have passed (SH-Q-62).
clause-SH-ASSAULT-13 = Because an assault begins at 2 hexes or less, its target never forms square, rotates or countercharges. Closed column is possible against cavalry, from exactly 2 hexes (SH-Q-22).
clause-SH-ASSAULT-14 = To go on with a fight from an earlier turn, a new assault must be declared.
clause-SH-ASSAULT-15 = The combat factor is never doubled in an assault.

## Melee

clause-SH-MELEE-01 = In a melee the assaulting unit strikes first; if it does not attack, there is no fight.
clause-SH-MELEE-02 = In a melee the assaulted unit strikes back unless the first blow eliminated it. Both blows count as struck at the same time: losses neither stop its reply nor take dice from it.
clause-SH-MELEE-03 = After the blows of a melee, if one unit is eliminated the fight is over, and the other stays where it is without a test.
clause-SH-MELEE-04 = If exactly one of the two units in a melee lost 3 strength points or more, that one takes a morale test.
clause-SH-MELEE-05 = If both units in a melee lost 3 strength points or more, both test. First goes the one at or below its demoralisation threshold; else the one that lost more in this fight; else the one with the lower command rating; else the assaulted unit (SH-Q-63).
clause-SH-MELEE-06 = If both units in a melee must test and the first of them flees, the other is spared its test.
clause-SH-MELEE-07 = If neither unit in a melee lost 3 strength points, the fight stops for this turn.
clause-SH-MELEE-08 = No unit pursues after a melee, whatever the result. The fight may go on in a later turn.

## Protected flanks

clause-SH-FLANKPROT-01 = An outflanked unit whose flank is protected is spared the −3 to its morale tests, and nothing else. The protector is one friend that meets SH-FLANKPROT-02 to SH-FLANKPROT-05; neither unit may be panicked.
clause-SH-FLANKPROT-02 = The friend that protects has the same facing as the outflanked unit, or is in square.
clause-SH-FLANKPROT-03 = The friend that protects is at 2 hexes or less from the outflanked unit.
clause-SH-FLANKPROT-04 = The friend that protects is wholly within the flank area, right or left, by which the unit is outflanked.
clause-SH-FLANKPROT-05 = The attacker is in the protecting friend’s front arc, either where it declared or where it now is (SH-Q-64).
clause-SH-FLANKPROT-06 = The flank by which a unit is outflanked is the one in whose area the enemy stands after its move. An enemy in a rear hex outflanks from behind, and nothing protects against that.

## Friendly skirmishers

clause-SH-SKIRMPASS-01 = Friendly skirmishers that stand in the way of a charge or assault, and would keep it from engaging its target, are moved aside.
clause-SH-SKIRMPASS-02 = Skirmishers that must make room are taken off the map before the attacker moves and put back after its move.
clause-SH-SKIRMPASS-03 = Skirmishers moved aside are put back at 2 hexes or less from the attacker.
clause-SH-SKIRMPASS-04 = Skirmishers moved aside are put back behind the attacker, in its rear arc.
clause-SH-SKIRMPASS-05 = Skirmishers moved aside may not be put back adjacent to an enemy in good order. The attacker’s commander chooses the hex (SH-Q-65).
clause-SH-SKIRMPASS-06 = Skirmishers moved aside for whom there is no lawful hex are eliminated.
clause-SH-SKIRMPASS-07 = Skirmishers moved aside may do nothing of their own will for the rest of the turn.
clause-SH-SKIRMPASS-08 = Units moved aside stay in skirmish order; arranging their figures again costs nothing.
clause-SH-SKIRMPASS-09 = A unit in good order on a plain manoeuvre may move friendly skirmishers aside as an attacker does, under the same conditions, if they keep it from ending where it wishes.
