### Periods, clause by clause: what the book says.

## Order of moves

clause-PE-PRI-01 = Moves have an order of priority: compulsory moves from morale; rallies; charges, countercharges and the evades they cause; ordinary moves; officers and aides-de-camp.
clause-PE-PRI-02 = The first three come before ordinary moves because they may stand in another unit's way.
clause-PE-PRI-03 = The usual step is the half period: guns fire even between distant armies.
clause-PE-PRI-04 = Where charges threaten, players may stay with halves or go to quarters.
clause-PE-PRI-05 = No step is smaller than a quarter.
clause-PE-PRI-06 = Variant *step*: half, the usual one, or quarter. A whole period at a time is not offered (PE-Q-40).

## Playing together

clause-PE-SIM-01 = Both sides move at the same time.
clause-PE-SIM-02 = At the table one player goes through their units from the left, the other from the right. Here the table plays for both.
clause-PE-SIM-03 = A forgotten unit may be moved at the end of the phase only if the opponent permits; otherwise it waits for the next half.
clause-PE-SIM-04 = In doubt, a unit counts as having moved.

## Moves in reaction

clause-PE-RCT-01 = A unit moves as its posture and orders say, not in answer to enemy moves its player sees.
clause-PE-RCT-02 = The book leaves this to trust or referees. Here sheets are sealed, so there is no other way.
clause-PE-RCT-03 = At a real table the fault is shared: the player who moved too fast gave the other the chance.
clause-PE-RCT-04 = There is no time limit on moving: the faster player waits for the other.

## Distances

clause-PE-DST-01 = Distances are in centimetres. One is 10 paces, about 7 m of real ground.
clause-PE-DST-02 = How far a unit goes depends on its nation, figures and status (PE-TAB-06).
clause-PE-DST-03 = It also depends on the formation.
clause-PE-DST-04 = The distance listed is the most for a whole period.
clause-PE-DST-05 = A half has half of it, a quarter a fourth.
clause-PE-DST-06 = A battalion whose companies have different distances goes at the lowest of them.

## The reaction quarter

clause-PE-REA-01 = A unit surprised by an enemy move lets one quarter pass before it reacts.
clause-PE-REA-02 = This holds for everything: moving, charging, evading, rallying, changing formation, a new order.
clause-PE-REA-03 = During that quarter it may fire, or do what it had planned.
clause-PE-REA-04 = An aide-de-camp delivers a new order by touching the unit. It is in force at the end of the quarter after that.

## Wheels

clause-PE-WHL-01 = A unit may change direction while it moves, by a wheel to the left or right.
clause-PE-WHL-02 = The figure on the inner side stays; the outer ones move, and it goes on when all are aligned again.
clause-PE-WHL-03 = Guard, elite and regular units wheel at full speed.
clause-PE-WHL-04 = Others wheel at half speed, until they are aligned again (PE-GEO-06).
clause-PE-WHL-05 = The wider the front, the longer the wheel. Advice: column, wheel, line again.
clause-PE-WHL-06 = Alignment is broken during the wheel.

## Turning figures

clause-PE-TRN-01 = A quarter or about turn on the spot takes guard, elite and regular infantry one quarter.
clause-PE-TRN-02 = It takes other infantry two quarters.
clause-PE-TRN-03 = It always takes cavalry two quarters.
clause-PE-TRN-04 = The figures turn, not the unit: a line of 12 becomes 12 ranks of one.
clause-PE-TRN-05 = A unit attacked in flank may turn the figures of that flank outward.
clause-PE-TRN-06 = A line turns one figure so; the English double line two.
clause-PE-TRN-07 = An English double line that turns all its figures is then in march column.
clause-PE-TRN-08 = Skirmishers turn likewise but always count as formed.
clause-PE-TRN-09 = Turning its figures can leave a close-order unit unformed (PE-Q-12).
clause-PE-TRN-10 = Attacked between formations, a close-order unit fights unformed, unless its figures have turned again before contact.
clause-PE-TRN-11 = A unit contacted while its figures turn is caught in motion, and unformed.
clause-PE-TRN-12 = In melee figures no longer turn, but for the turn that begins a rally.
clause-PE-TRN-13 = A column turns the outer file of that flank, a line one figure. They do not make it unformed, but the unit cannot move while they are so turned.

## Oblique march

clause-PE-OBL-01 = Only infantry in line of guard, elite or regular status marches obliquely.
clause-PE-OBL-02 = At half speed, at most 45° to either side.

## Stepping back

clause-PE-BCK-01 = A guard, elite or regular unit can step back facing the enemy.
clause-PE-BCK-02 = Only infantry in line or in skirmish order can.
clause-PE-BCK-03 = At half the speed of the line.

## Forced march

clause-PE-FMR-01 = A forced march is a faster move: quick step, or trot.
clause-PE-FMR-02 = Infantry and cavalry in column of companies and limbered artillery may make one.
clause-PE-FMR-03 = The distance is increased by half.
clause-PE-FMR-04 = It may go on for three periods in a row at most.
clause-PE-FMR-05 = The unit is unformed during it and on arrival, and must reform before anything else.
clause-PE-FMR-06 = Skirmishers cannot make one.

## Rally of cavalry

clause-PE-RAL-01 = Only cavalry rallies.
clause-PE-RAL-02 = A rally takes cavalry out of a fight before it is lost. It needs no change of orders.
clause-PE-RAL-03 = It goes at the speed of a column, whatever the formation, without charge bonus.
clause-PE-RAL-04 = It may last several periods.
clause-PE-RAL-05 = The unit is unformed during it and on arrival.
clause-PE-RAL-06 = It may then reform facing either way and in any formation.
clause-PE-RAL-07 = It ends, and reforms, out of musket range or behind a formed friend who fronts the enemy.
clause-PE-RAL-08 = Before it moves it turns, attacked in front or flank: two quarters. In the rear: PE-Q-30.
clause-PE-RAL-09 = Cavalry that charges a square and does not break it must rally.
clause-PE-RAU-01 = Cavalry that is not engaged announces a rally at the start of either half.
clause-PE-RAU-02 = It rallies toward its own table edge.
clause-PE-RAE-01 = Cavalry in melee announces a rally only at the start of a period.
clause-PE-RAE-02 = Its first quarter goes straight away from the enemy, then toward its own edge.

## Following a rally

clause-PE-FOL-01 = The cavalry that was fighting the rallying unit may follow it.
clause-PE-FOL-02 = The rally goes at column speed, the follower at its own.
clause-PE-FOL-03 = If the follower is slower, the rallying unit gets away.
clause-PE-FOL-04 = A slower follower in an uncontrolled advance keeps contact.
clause-PE-FOL-05 = To follow, it must touch the rallying unit when the rally starts.
clause-PE-FOL-06 = It follows for at least one period.
clause-PE-FOL-07 = A follower is disorganised; it keeps its formation and front.
clause-PE-FOL-08 = Infantry cannot follow. It may fire one quarter after the unit has left.
clause-PE-FOM-01 = If the two no longer touch at the end of the period there is no combat.
clause-PE-FOM-02 = If they do, all troopers of both count in it.
clause-PE-FOM-03 = The rallying unit is unformed in it. The follower is disorganised but has the follow-up bonus.
clause-PE-FOM-04 = In an uncontrolled advance the follower has no penalty, and all charge bonuses besides.

## Rallying through friends

clause-PE-OUT-01 = A rallying unit needs a lane at least one cavalry base wide: 2.5 cm.
clause-PE-OUT-02 = Without one it goes through the friendly units.
clause-PE-OUT-03 = Then both are disordered, and it reforms only once it is through.
clause-PE-OUT-04 = Guard, elite and squares are not gone through: it flows through the nearest free space toward its edge.
clause-PE-OUT-05 = To flow, a line may break up and pass its figures one by one.
clause-PE-OUT-06 = That takes time: a regiment in line does not pass a lane of 2.5 cm within a half.
clause-PE-OUT-07 = Through a wider lane as many go abreast as fit.
clause-PE-OUT-08 = A unit that is followed does not flow: it goes through its friends at once.
clause-PE-OUT-09 = Guard, elite and squares excepted.
clause-PE-OUT-10 = A rallying unit stays together and heads for its own edge.
clause-PE-OUT-11 = It keeps the front that it had.
clause-PE-OUT-12 = A friendly line or deployed battery is passed by the whole of it on one side; its owner chooses which.

## The follower meets others

clause-PE-PUR-01 = When the rallying unit gets through its friends, the follower may run into them.
clause-PE-PUR-02 = That is an ordinary melee entry, and they cannot fire.
clause-PE-PUR-03 = The follower has no follow-up bonus there, and is disorganised.
clause-PE-PUR-04 = A unit that was gone through fights disordered.

## Compulsory rally

clause-PE-RCO-01 = Two cavalry units equal in strength and value that draw the first round must both rally.
clause-PE-RCO-02 = If strength or value differ they may stay.
clause-PE-RCO-03 = If the second round is drawn as well they must rally.

## Artillery

clause-PE-ART-01 = Limbering and unlimbering count as changes of formation. They need no change of orders.
clause-PE-ART-02 = A limbered battery is shown by the gun on its limbered base, the base fronting opposite to the gun.
clause-PE-ART-03 = A limbered battery cannot turn about on the spot.
clause-PE-ART-04 = At the end of a move a limbered battery may unlimber.
clause-PE-ART-05 = After a forced march it must reform first.
clause-PE-ART-06 = Losses do not slow a battery; they reduce its fire.
clause-PE-ART-07 = To limber, the gun goes on the limbered base, pointing as it did.
clause-PE-ART-08 = A battery that limbers leaves in the direction opposite to its fire.
clause-PE-ART-09 = It may leave a firing position at forced march.
clause-PE-UNL-01 = To unlimber, the gun is turned to the opposite direction on the deployed base.
clause-PE-UNL-02 = After losses only the surviving gunners are placed.
clause-PE-UNL-03 = The time depends on nation and kind: horse one quarter, foot two (PE-GAP-01).
clause-PE-UNL-04 = A battery contacted while unlimbering completes it but fights disordered.
clause-PE-PRO-01 = A deployed battery may shift a little: forward manhandled, back by prolonge.
clause-PE-PRO-02 = 3 cm in a half, whatever the guns.
clause-PE-PRO-03 = Straight forward or back over the whole front, without a wheel.
clause-PE-PRO-04 = It uses up the whole half.

## The charge

clause-PE-CHG-01 = A charge is a priority move meant to reach contact.
clause-PE-CHG-02 = Cavalry, and infantry in line or column, may declare one.
clause-PE-CHG-03 = It may be declared at the start of each half.
clause-PE-CHG-04 = The unit must be in a combat formation of its army.
clause-PE-CHG-05 = From another formation it is no charge but an ordinary melee entry, without bonus.
clause-PE-CHG-06 = The posture must allow it; *hold* does not.
clause-PE-CHG-07 = The player writes which unit charges which enemy. Secret.
clause-PE-CHG-08 = That the unit charges is announced, without the target.
clause-PE-CHG-09 = The target is disclosed only in the quarter in which the charge strikes home.
clause-PE-CHG-10 = Written but not declared: void.
clause-PE-CHG-11 = Declared but not written: void.
clause-PE-CHG-12 = Only an uncontrolled advance charges without this procedure.
clause-PE-CHG-13 = Measuring the distance between two units before a charge is forbidden.
clause-PE-CHG-14 = A unit may charge through enemy skirmishers at the unit behind: they evade and do not block the view.
clause-PE-CTG-01 = Only a visible enemy straight ahead can be charged.
clause-PE-CTG-02 = Off its axis, the unit first reorients: one quarter.
clause-PE-CTG-03 = That does not cancel the charge, but gives the enemy the quarter to react.
clause-PE-CTG-04 = Only an enemy in front may be turned to in this way.

## Charge bonuses

clause-PE-CBO-01 = A charge can earn a distance bonus, a combat bonus and, for an infantry column, push ranks.
clause-PE-CBO-02 = For any bonus the unit must have moved at least a quarter, the last of it in a straight line.
clause-PE-CBO-03 = If not, there is no bonus at all.
clause-PE-CBO-04 = Only movement of the charge itself counts, from its last reorientation.
clause-PE-CDB-01 = The distance bonus stands for a faster gait.
clause-PE-CDB-02 = It varies with formation, type and status (PE-TAB-06).
clause-PE-CDB-03 = It is added to the distance of the formation.
clause-PE-CDB-04 = It is granted once, in the quarter in which it lets the unit touch its target.
clause-PE-CDB-05 = What is not used is lost.
clause-PE-CDB-06 = It cannot be divided.
clause-PE-CDB-07 = If one figure reaches the enemy, the others close up as far as movement remains (PE-Q-09).
clause-PE-CDB-08 = It does not count for whether the target has time to fire.
clause-PE-CDB-09 = It does count for whether the target can finish a change of formation.
clause-PE-CCB-01 = A charge that has earned it raises the combat value.
clause-PE-CCB-02 = That bonus varies with type and status.
clause-PE-CCB-03 = Figures of different charge bonus in the first rank: the lowest counts, and 10% is added from the loss table.
clause-PE-PSH-01 = An infantry column that has charged adds 1 for each rank behind the first that is at least as strong, at most 3.
clause-PE-PSH-02 = Cavalry in column adds none.
clause-PE-PSH-03 = A weaker rear rank does not count, nor those behind it.

## Duties of a charge

clause-PE-COB-01 = A charge declared in the first half may go on in the second.
clause-PE-COB-02 = It ends within its period.
clause-PE-COB-03 = Once declared it must be carried through.
clause-PE-COB-04 = If it reaches no enemy it completes its move, bonus included, and is unformed.
clause-PE-COB-05 = There is no tolerance: 1 mm short is short.
clause-PE-COB-06 = It is made in the formation the unit is in, with the front it has.
clause-PE-COB-07 = It can be turned from its target by a unit that interposes, or if the charger is charged itself or can be.
clause-PE-COB-08 = A unit always covers itself first: that is a duty.

## Forbidden and double charges

clause-PE-CFO-01 = Artillery cannot charge.
clause-PE-CFO-02 = Infantry in square cannot.
clause-PE-CFO-03 = Infantry in skirmish order cannot.
clause-PE-CFO-04 = Infantry cannot charge cavalry.
clause-PE-CFO-05 = A unit cannot charge one above or below it on a slope (PE-Q-16).
clause-PE-CFO-06 = A unit cannot charge into a melee.
clause-PE-CFO-07 = A unit that is disorganised or worse cannot declare a charge.
clause-PE-CFO-08 = A unit cannot charge onto or across an obstacle.
clause-PE-CMU-01 = One unit charges one unit: not several on the same side in one period.
clause-PE-CMU-02 = A friend may support with an ordinary melee entry.
clause-PE-CMU-03 = A square may be charged on two sides; a column or line on two opposite ones.
clause-PE-CMU-04 = A close-order unit may be charged although its skirmish company is in melee.

## Stopping a charge

clause-PE-CST-01 = A charge is stopped only if the enemy evades, or by a general in contact with the unit.
clause-PE-CST-02 = A general can stop only one declared at the start of the period.
clause-PE-CST-03 = The unit stops in the quarter after the decision.
clause-PE-CST-04 = That quarter is moved in full (PE-Q-33).
clause-PE-CST-05 = A unit that stops a charge is unformed.

## Squadrons

clause-PE-SPL-01 = A unit keeps its bases together. A cavalry line that charges may part by squadrons: hindered, facing an interposed enemy, or to reach with more figures.
clause-PE-SPL-02 = Cavalry in column or double line cannot.
clause-PE-SPL-03 = Squadrons with an obstacle or friend before them may halt while the others go on.
clause-PE-SPL-04 = Halted squadrons are separate, and no longer count in the regiment.
clause-PE-SPL-05 = They rejoin as soon as they can (PE-GAP-11).
clause-PE-SPL-06 = The halt may be a mishap or a feint.
clause-PE-SPL-07 = An interposing enemy may be struck by some squadrons; the others halt or go on.
clause-PE-SPL-08 = A cavalry line that charges a square or column may push on past it to reach its other sides.

## Countercharge

clause-PE-CCH-01 = Like a charge, but neither written nor declared beforehand.
clause-PE-CCH-02 = Only if the posture allows it.
clause-PE-CCH-03 = Only a unit that is itself charged: not one that covers the charged.
clause-PE-CCH-04 = Never compulsory.
clause-PE-CCH-05 = Infantry charged by cavalry cannot.
clause-PE-CCH-06 = It is set off in the quarter after the charge began.
clause-PE-CCH-07 = For bonuses it must meet PE-CBO-02.
clause-PE-CCH-08 = After the charger's second quarter: if at least a quarter's move is left between them both are charging; if less, only the first has bonuses.
clause-PE-CCH-09 = A countercharging unit is one gait behind, and covers less ground.

## Evading

clause-PE-EVA-01 = A harassing unit may evade an enemy within charge distance, even undeclared.
clause-PE-EVA-02 = A voluntary evade is written, and declared at the start of the half.
clause-PE-EVA-03 = A harassing unit or one in skirmish order that is charged must evade.
clause-PE-EVA-04 = Not if it is in a wood or village, or behind cover.
clause-PE-EVA-05 = First straight away from the threat, then to its own edge.
clause-PE-EVA-06 = The turn takes one quarter.
clause-PE-EVA-07 = Forced, it reacts first: it stands for a whole half before it moves.
clause-PE-EVA-08 = 22 cm in a period, 5.5 in a quarter. It may last several periods.
clause-PE-EVC-01 = The unit is unformed during it and on arrival, and must reform.
clause-PE-EVC-02 = A detached company reforms behind its unit.
clause-PE-EVC-03 = To rejoin it needs two quarters more.
clause-PE-EVC-04 = If its unit is in melee, it counts there from the period after.
clause-PE-EVC-05 = A close-order unit cannot go and join its company in a melee.
clause-PE-EVC-06 = A battalion reforms behind a formed friend who faces the enemy.
clause-PE-EVC-07 = An evader that meets none may have to leave the table, and tests morale.
clause-PE-EVC-08 = Between two friends it needs a lane of 1.5 cm.
clause-PE-EVC-09 = Otherwise it goes through them, and both are disordered.
clause-PE-EVC-10 = Round guard, elite and squares it flows through the nearest free space.
clause-PE-EVC-11 = An evader that is contacted is caught unformed and in the back.
clause-PE-EVS-01 = An evading unit may part in two to pass a friendly line, and joins again once past.
clause-PE-EVS-02 = If one part is contacted, the whole tests by the less favourable case.

## Tables

clause-PE-TAB-01 = Turns: drilled infantry one quarter, other infantry and cavalry two; to evade one, to rally two. A limbered battery cannot.
clause-PE-TAB-02 = Evade declared: turn, away, to the edge, to the edge. Forced: reaction, turn, away, to the edge.
clause-PE-TAB-03 = The figures that the book itself gives: French infantry 18 cm in column, 14 in line; grenadiers 20; light cavalry 36, with a bonus of 9.
clause-PE-TAB-04 = Cavalry may charge all arms. Infantry in line or column may charge infantry and artillery. Squares, skirmishers and artillery charge no one.
clause-PE-TAB-05 = March column: 3 files. Column of divisions: 6. Line: one rank; double line: two. Skirmishers: the ground of a line. Squares are as deep as wide. Batteries: 40 × 40 mm.
clause-PE-TAB-06 = Our rates in cm a period: see the table. A scenario may give a unit its own.
clause-PE-TAB-07 = *Attack* charges, countercharges and enters melee. *Cover* countercharges if charged itself, and enters melee. *Hold* and *march* do neither. *Harass* may evade.
