### Skirmish, clause by clause: what the book says.

## Scope

clause-SK-SCO-01 = Optional rules for units on foot of the French Revolution and the First Empire, and more widely of the late 18th and early 19th century.
clause-SK-SCO-02 = The game behind them is about individuals and small groups, who may all have the same abilities and move as they like. It is not meant for pitched battles.
clause-SK-SCO-03 = Regular troops may instead stand in close order, or deploy in skirmish order if they were trained to it, and units differ. A figure is still one person. A squad manoeuvres and fights as a body.
clause-SK-SCO-04 = If the table of capabilities is used, each player does well to command troops of much the same kind. A sheet for each unit helps.

## Musket fire

clause-SK-FIR-01 = In very simple games all smoothbore flintlock muskets use table SK-TAB-01.
clause-SK-FIR-02 = A musket is fired on foot, standing still.
clause-SK-FIR-03 = Reloading takes a turn, standing still.
clause-SK-FIR-04 = A die hits on 5 or 6 up to 20 cm, on 6 from 20 to 40 cm, and on 7 from 40 to 60 cm.
clause-SK-FIR-05 = Against a cuirass one more is needed at long range (SK-Q-03).
clause-SK-SIX-01 = A 7 is two natural sixes in one roll, an 8 three.
clause-SK-SIX-02 = Of several sixes in one roll the first counts 6, the second 7, the third 8.
clause-SK-SIX-03 = A unit in disorder loses this rule: each of its sixes counts 6, so it reaches neither 7 nor 8.
clause-SK-TAB-01 = The musket, fired standing still and reloaded in a turn. Everyone, or class 3 and 4: 5–6 to 20 cm, 6 to 40 cm, 7 to 60 cm. Class 2, its −1 included: 6, 7 and 8. One more is needed against a cuirass in the last column.

## Differences between troops

clause-SK-CLS-01 = Class 2 (civilians, raw recruits, badly shaken soldiers) has −1 on the die when it fires: the second row of SK-TAB-01.
clause-SK-CLS-02 = Many regulars, the elite apart, fire to effect only in close order, by volley on a leader's command, at groups. Otherwise they lose the several sixes. For a volley at skirmishers see SK-Q-24.
clause-SK-CLS-03 = Some, such as cavalrymen and horse gunners, have a carbine, of shorter range (SK-GAP-04).
clause-SK-CLS-04 = A few people or units are marksmen.
clause-SK-CLS-05 = Native warriors of north-eastern America always have −1 with firearms, but may fire in the turn in which they move, even muskets, and move no less for it. For their row see SK-Q-25.
clause-SK-CLS-06 = They also have advantages in difficult terrain, in ambush and the like. The players settle them.

## Moving in close order

clause-SK-MOV-01 = Close order moves only over easy, open ground.
clause-SK-MOV-02 = Drilled soldiers go up to 16 cm forward in a march column, a column of twos (SK-Q-26).
clause-SK-MOV-03 = In a wider column or in line they go at most 12 cm.
clause-SK-MOV-04 = To come into contact in this turn, an assault adds 1D6 cm (SK-Q-12).
clause-SK-MOV-05 = Sideways, more than 45° off the front, or backward they go at most 8 cm.
clause-SK-TRN-01 = Class 2 in close order may make a quarter or about turn on the spot once a turn. It then neither fires nor reloads nor moves.
clause-SK-TRN-02 = Class 3 and better may turn once a turn, before or after their move, not in the middle of it.
clause-SK-TRN-03 = Or, without moving, they turn and fire, fire and turn, turn and reload, or reload and turn.
clause-SK-TRN-04 = A unit does not turn while any of its figures is in contact with an enemy.
clause-SK-TRN-05 = Figures that are touched may face the enemy of their own accord. They are then no longer in close order.

## The table of capabilities

clause-SK-CAP-01 = How a unit fires depends on its row and on the column of its situation in table SK-TAB-02. The table is optional, and may be refined for a unit or a nation.
clause-SK-CAP-02 = A unit neither in close order nor in skirmish order is in loose order.
clause-SK-CAP-03 = Against a group, that group's formation makes no difference: loose order, a crowd, gunners and close order are alike.
clause-SK-CAP-04 = Guerrillas and rioters form neither close order nor skirmish order.
clause-SK-TAB-02 = For each row of troops, the fire in five situations. B: at isolated figures or skirmishers. C: at a group, led, neither by volley nor in skirmish order. D: at a group by volley, in close order or sheltered. E: at a group, oneself in skirmish order. F lies over the others where no leader is within voice range.
clause-SK-PLT-01 = Platoon drill is every infantryman's basic training: forming close order, and firing volleys on command at enemy groups.
clause-SK-PLT-02 = Class 2, and class 3 other than light infantry, are in disorder if they have to fire in the open without having formed close order.
clause-SK-PLT-03 = Not so in a building or redoubt, or behind a solid low wall.
clause-SK-PLT-04 = They are also in disorder without a leader within voice range.
clause-SK-PLT-05 = Whatever the conditions, they shoot badly at skirmishers and isolated targets: −1 on every die.

## Elite and light infantry

clause-SK-ELI-01 = Elite infantry (grenadiers, elite voltigeurs) that fires a volley at an enemy group has elite fire: in close order under a leader, or sheltered within a leader's voice range.
clause-SK-ELI-02 = Without close order or a leader it fires normally. It is not in disorder, as class 3 would be.
clause-SK-ELI-03 = Grenadiers are worse than voltigeurs at skirmishers and isolated enemies: −1 on every die, unless a single one of them fires.
clause-SK-ELI-04 = In melee a grenadier who hits at the same time as an enemy of the same class who is no grenadier prevails, if both are on foot without a cuirass.
clause-SK-LIG-01 = Light infantry is at home in skirmish order and against skirmishers. Neither costs it anything.
clause-SK-LIG-02 = In Napoleonic times all regular infantry can deploy as skirmishers. Only light infantry and voltigeurs have the advantages in firing.
clause-SK-MRK-01 = Each player may use elite fire once a turn, for one shooter or one whole unit that has the skill.
clause-SK-MRK-02 = A single shooter either chooses the figure within a group or adds 1 to the die for that shot.
clause-SK-MRK-03 = A unit adds 1 to just one of its dice, after the roll: to the one that improves the total most.

## Targets and screens

clause-SK-SKT-01 = All but light infantry have −1 when they fire at isolated enemies or deployed skirmishers. The single elite shooter of SK-ELI-03 is the exception.
clause-SK-SKT-02 = This −1 is not added to that of class 2.
clause-SK-ISO-01 = Isolated are one or two figures on foot more than 4 cm from other figures, a single horseman more than 5 cm from others, or such a horseman with one man on foot.
clause-SK-ISO-02 = More than that, two horsemen or three on foot, is a group.
clause-SK-ISO-03 = Light troops deployed as skirmishers keep at least these distances. Skirmishers usually work in pairs.
clause-SK-SCR-01 = Skirmishers deploy ahead of their friends and lose less to fire than a massed unit.
clause-SK-SCR-02 = If a group or unit behind skirmishers would have lost more to a fire than they do, had they not been there, it may suffer the difference.

## Guerrillas, recruits, morale

clause-SK-IRR-01 = Armed civilians, guerrillas and rioters of class 2 always have −1 on every die of fire, and no more than that against isolated figures or skirmishers.
clause-SK-IRR-02 = They also have −1 to strike in melee.
clause-SK-IRR-03 = In the first round of melee only, Chouans, Vendéens and the like have no −1 if they advanced into contact under a noble of theirs or a fervent priest within voice range (20 cm).
clause-SK-IRR-04 = Some of their chiefs may be of a better class.
clause-SK-REC-01 = Recruits and other poor soldiers of class 2 always have −1 on every die of fire, and no more than that against isolated figures or skirmishers, and −1 to strike in melee.
clause-SK-MOR-01 = Line soldiers other than voltigeurs and light infantry may deploy in skirmish order, and are then in disorder.
clause-SK-MOR-02 = The first time that a fire costs them at least one figure, they take a morale test.
clause-SK-MOR-03 = A die below their class, or their morale value, passes.
clause-SK-MOR-04 = An equal die passes if a superior within voice range has passed or is not affected. Otherwise it fails.
clause-SK-MOR-05 = A higher die fails.
clause-SK-MOR-06 = Those who fail recoil in the next turn, as far as possible from every enemy, and behind a friendly unit if they can.
clause-SK-MOR-07 = A musician with the unit adds 1 to its morale.

## Leaders, other arms, disorder

clause-SK-LDR-01 = A leader's better weapon or aim counts when they fire alone, not in a volley, where they count like everyone else.
clause-SK-LDR-02 = Leaders are the officers and NCOs named as such in the scenario. Stripes on a figure do not make one.
clause-SK-LDR-03 = They lead only soldiers whom they can reasonably command.
clause-SK-ARM-01 = Other arms on foot (artillery, engineers, dismounted cavalry): class 3 or 4 fight as line infantry of class 3, class 2 as class 2.
clause-SK-ARM-02 = Some of them, such as cavalrymen and horse gunners, have no musket but a carbine of shorter range.
clause-SK-DIS-01 = Most troops are in disorder if no leader is within voice range at the start of the turn.
clause-SK-DIS-02 = A unit in close order that falls into disorder may stay in close order as long as it does not move.
clause-SK-AVO-01 = Deployed skirmishers must refuse contact with enemy infantry in close order, or take a morale test at the start of the turn in which contact will happen (SK-Q-27).
clause-SK-AVO-02 = A die below their class or morale: they close up into loose order for the melee.
clause-SK-AVO-03 = An equal die does the same if a superior within voice range has passed or is not affected.
clause-SK-AVO-04 = Otherwise they recoil in the next turn as far as possible, behind friends if they can.
clause-SK-AVO-05 = In this test too a musician adds 1 to the unit's morale.
clause-SK-WPN-01 = On foot, a longer weapon strikes first in the first round of melee only. Then it is ignored as long as the same opponents stay in contact.
