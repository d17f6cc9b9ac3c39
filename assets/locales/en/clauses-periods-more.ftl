### Periods, clause by clause: interpretations, gaps, the desk, the order of play, questions.

## Interpretations

clause-PE-Q-01 = Priority classes run quarter by quarter; officers move once, at the end of a half.
clause-PE-Q-02 = The turn of an evade takes one quarter for all, undrilled or not.
clause-PE-Q-03 = Only infantry evades. Charged cavalry that harasses may announce a rally at once.
clause-PE-Q-04 = The first quarter of an evade goes away from the threat, back turned.
clause-PE-Q-05 = Exactly a quarter's move left: the countercharge is effective. The quarter is the countercharger's own.
clause-PE-Q-06 = After the first quarter every unit straight ahead of a charger is asked what it does, whichever is meant; only the true target's answer takes effect. A unit before two chargers names the one it countercharges, and stands if that one does not mean it.
clause-PE-Q-07 = Straight ahead means by at least one figure's width.
clause-PE-Q-08 = The straight quarter before contact is the last quarter's worth of movement.
clause-PE-Q-09 = Others close up beside the figure that arrived, each as near the enemy as it can.
clause-PE-Q-10 = A charge without bonuses is still a charge, but fights as a melee entry.
clause-PE-Q-11 = Two that charge each other are both chargers; walks first, then both bonuses in proportion.
clause-PE-Q-12 = A turn always leaves a close-order unit unformed until it turns back or changes formation, but for PE-TRN-07 and -13.
clause-PE-Q-13 = The turn of a rally is within the half in which it is announced.
clause-PE-Q-14 = A rallying unit keeps together and keeps its front until a lane makes it flow.
clause-PE-Q-15 = An equal or faster follower keeps contact.
clause-PE-Q-16 = No charge where charger and target stand on different levels.
clause-PE-Q-17 = An obstacle forbids a charge only if no squadron has a free path; for other units, if any part of the way is barred.
clause-PE-Q-18 = Column of companies and march column are the same. For cavalry it is its column.
clause-PE-Q-19 = The distance bonus of infantry is 4 cm in column, 3 in line, for all nations.
clause-PE-Q-20 = Both legal chargers are declared in the same half; the melee of the first does not bar the second.
clause-PE-Q-21 = A charge turns on an enemy that charges the unit, and on one that could: formed, free, allowed by arm and posture, with the unit straight ahead and in reach of one half. Variant *selfcover declared*: only on a declared charge.
clause-PE-Q-22 = Any written evade of a unit that may evade is accepted, whether or not it was in reach.
clause-PE-Q-23 = An evader must leave when its way reaches the edge; then PE-EVC-07.
clause-PE-Q-24 = Artillery makes a forced march at one and a half times its limbered distance.
clause-PE-Q-25 = After three periods of forced march, one without.
clause-PE-Q-26 = Figures of different value and bonus in the first rank are for the umpire.
clause-PE-Q-27 = A follower waits, in contact, while the rallying unit turns; no melee is fought in that half.
clause-PE-Q-28 = A screen that is charged through makes way when the charge would reach it, and is caught only if it was the target.
clause-PE-Q-29 = Cavalry that is not engaged turns to face its own edge; no turn if it does within 45°.
clause-PE-Q-30 = Attacked in the rear a rally needs no turn.
clause-PE-Q-31 = A line or battery is gone round on one side if there is a lane; otherwise it is gone through.
clause-PE-Q-32 = Contacted in the reaction quarter an evader is taken as it stands; from its turn on unformed and in the back.
clause-PE-Q-33 = The quarter in full is a walk without bonus. If it touches an enemy: melee entry, unformed.
clause-PE-Q-34 = The completing move stops 1 mm before friends, obstacles and the edge; an enemy in the way is a melee entry, unformed.
clause-PE-Q-35 = An order delivered at the end of a half is in force after the first quarter of the next. A line may wait: *from half 4.1*.
clause-PE-Q-36 = A unit without a line keeps its posture and stands. On the next sheet its owner may ask for a forgotten move, legs only: *advance 4, forgotten*. The enemy is asked as the sheets open; no answer is a refusal.
clause-PE-Q-37 = Enemies in ordinary moves halt 1 mm apart, unless one enters melee.
clause-PE-Q-38 = The side contacted is the one in which the charger lay when that quarter began. A square has four fronts.
clause-PE-Q-39 = An effective countercharge has the distance bonus; the gait behind is the quarter it loses.
clause-PE-Q-40 = Quarter play differs only in that a report is given and fire settled after every quarter.
clause-PE-Q-41 = A countercharge first reorients on a charger in its front zone; on flank or rear there is none.
clause-PE-Q-42 = A unit may fire in a quarter in which it neither walks, turns nor changes anything and was not in contact; the target in the quarter of contact only if the walk without bonus had not touched it.
clause-PE-Q-43 = If the target gets into a melee meanwhile, the charge arrives as a melee entry.
clause-PE-Q-44 = A friend in the way: squadrons may halt; otherwise the charge halts 1 mm short and goes on when free, with a new run-up.
clause-PE-Q-45 = An evade or rally ends after its first walked quarter at the earliest: behind a formed friend, out of musket range, or at the edge. Then the unit reforms.
clause-PE-Q-46 = If the evader leaves its way the charger goes straight on or stops.
clause-PE-Q-47 = A charge diverts after the reaction quarter: onto who interposes, when it would touch; to cover itself, from its second quarter on. Bonuses are kept unless it reorients. Both sides then know.
clause-PE-Q-48 = If the target moves off, the charge goes straight on; what it touches interposes.
clause-PE-Q-49 = A unit in contact does nothing on its sheet but rally.
clause-PE-Q-50 = A countercharge that is not effective is met at the end of the charger's second walk; formed, without bonus.
clause-PE-Q-51 = Within a half only what PE-ASK-03, -04, -05 and -12 ask is a reaction; anything else waits for the next sheet.
clause-PE-Q-52 = A unit has one kind of troops and one list of ranks; a mixed battalion has the lowest distance.
clause-PE-Q-53 = An English double line turned into march column keeps the ground of its turn until it changes formation.
clause-PE-Q-54 = A follower goes where the rallying unit goes, for four quarters; a slower one falls behind.
clause-PE-Q-55 = Skirmishers in the way of a charge are set aside to the nearer side, 1 mm clear and unformed, and then go to their edge.
clause-PE-Q-56 = A parted evader is two halves, each past its side of the obstacle; they join when both are past.
clause-PE-Q-57 = The threat is the charger that means it; for a declared evade the enemy named, else the nearest visible one that charges or stands.
clause-PE-Q-58 = A deployed battery changes direction only by limbering.
clause-PE-Q-59 = A square moves straight toward any of its faces; it neither wheels nor turns.
clause-PE-Q-60 = An ordinary melee entry is the last leg of a line, by close order or cavalry whose posture allows it, from any side, without bonus.
clause-PE-Q-61 = Disorganised or worse, contacted, or reacting, a unit leaves its line for that half.
clause-PE-Q-62 = *Square* is the hollow one; the solid one is ordered by name. They differ in their ground only.

## What the book lacks (ours)

clause-PE-GAP-01 = Rates come from PE-TAB-06 until a scenario gives others; nations without a row have the French one. Limbering: horse one quarter, foot two.
clause-PE-GAP-02 = Changes take drilled troops one quarter to skirmish order, two between column and line or to square; others twice that. One column to the other takes one.
clause-PE-GAP-03 = Reforming takes two quarters, artillery one: standing, not in contact, clear of all others.
clause-PE-GAP-04 = Every posture allows moves, turns, changes and rallies; the rest is in PE-TAB-07.
clause-PE-GAP-05 = Musket range is 20 cm.
clause-PE-GAP-06 = Views are blocked by units other than skirmishers, by villages, by woods deeper than 5 cm and by higher hills.
clause-PE-GAP-07 = Woods, villages and marsh cost double and loosen close order. Streams, walls and hedges take a quarter to cross. A march column on a road disregards the ground.
clause-PE-GAP-08 = Fire, melee, morale and losses are settled at the desk, from the figures that the bot lists.
clause-PE-GAP-09 = States, from the best: formed, unformed, disorganised, disordered, retreat, flight, rout.
clause-PE-GAP-10 = A unit without a line stands; what is under way goes on.
clause-PE-GAP-11 = To rejoin: reform, touch the parent unit, and two quarters more.
clause-PE-GAP-12 = Measuring is strict: nothing tells a distance between enemies finer than a square of 10 cm, nor does a refusal or a proposal. Variant *measuring open*: everything is shown.
clause-PE-GAP-13 = Squadrons have 3 figures, counted from the left. Halted ones are a unit of their own: 5H.2.
clause-PE-GAP-14 = When a line is written, arm, formation, status, posture, view and legs are judged; never a distance to an enemy. At the opening charges, evades and rallies are announced. In a quarter nothing is refused: a unit does what it can.
clause-PE-GAP-15 = Officers ride 25 cm once a half, in any direction, past all units; 1 mm short of enemies. An aide-de-camp beside a general takes one order, carries it, and rides back without being told.
clause-PE-GAP-16 = The right to fire is noted in its quarter and settled at the end of the half, before the melee.
clause-PE-GAP-17 = Points decide at the end: 1 for each enemy figure lost, 6 for a gun model, 3 for an officer, and objectives. A side that breaks loses at once. *Fights simple* is a short substitute: a die for three figures fires or fights, 6 or 5 hits, morale on a die; the loser of a melee falls back, and cavalry that beat it may follow.

## At the desk

clause-PE-UMP-01 = Before and during the battle a unit may be given rates of its own.
clause-PE-UMP-02 = Fire at the end of the half: who is entitled, for how many quarters; losses are entered.
clause-PE-UMP-03 = Melees: who has struck whom on which side, formed or not, bonuses, push ranks; losses and states are entered.
clause-PE-UMP-04 = Results and drawn rounds are entered; compulsory rallies start from there.
clause-PE-UMP-05 = Morale: retreat, flight, rout, an uncontrolled charge.
clause-PE-UMP-06 = Orders in dispute may be cancelled and postures changed.
clause-PE-UMP-07 = Without a lane or room a unit may be placed by hand.
clause-PE-UMP-08 = Squadrons and companies in dispute may be joined to their unit by hand.

## The order of play

clause-PE-STEP-01 = The scenario says whether reports come once a half or after every quarter.
clause-PE-STEP-02 = Both sides write their sheets in secret: one line a unit. A sheet may be taken back until the other side has sealed.
clause-PE-STEP-03 = Both sheets open together: charges without targets, evades and rallies are announced.
clause-PE-STEP-04 = Each quarter: what is counted in quarters begins; compulsory moves; rallies; charges and evades; fire is noted; ordinary moves; what is complete takes effect.
clause-PE-STEP-05 = At the end of a half officers and aides-de-camp move.
clause-PE-STEP-06 = Then fire and melees of the half are settled.
clause-PE-STEP-07 = At the end of a period charges that struck no enemy complete and are unformed; forced marches are counted.
clause-PE-STEP-08 = Then the next half begins.

## Questions

clause-PE-ASK-01 = The step of play is chosen before the battle, as a variant.
clause-PE-ASK-02 = The sheet: one line for each unit, then *seal*.
clause-PE-ASK-03 = Straight ahead of a charger: stand, go on, countercharge, fire, or change formation. On the sheet: *if charged*.
clause-PE-ASK-04 = The target evades: stop or go on. On the sheet: *if evades*.
clause-PE-ASK-05 = An enemy stands between: contact, halt, or go on with what has a free path. On the sheet: *if barred*.
clause-PE-ASK-06 = Squadrons are hindered: halt them, or go on.
clause-PE-ASK-07 = At contact with a square or column: push past or not.
clause-PE-ASK-08 = The enemy rallies, or is beaten and falls back: follow or not.
clause-PE-ASK-09 = Before a friendly line: pass left or right.
clause-PE-ASK-10 = A charger in the flank: turn the figures of that flank, or not.
clause-PE-ASK-11 = The opponent grants or refuses a forgotten move.
clause-PE-ASK-12 = In cover before a charge: stand or evade.
clause-PE-ASK-13 = After a drawn round: stay or rally.
clause-PE-ASK-14 = An evader before friends without a lane: part in two or not.
clause-PE-ASK-15 = A general touches a unit that charges: stop it or not.
clause-PE-ASK-16 = Before an announced charge, with a plan of its own: fire first, or go on.
