### Fantasy battle, clause by clause: what the book says.

## Moving

clause-FB-MOD-01 = These are the general rules of movement for units, terrain included. Commanders move by rules of their own (FB-GAP-07).
clause-FB-MOD-02 = For each of its moves in the movement phase a unit acts in one of two ways, chosen beforehand: by order or by initiative (FB-GAP-01).
clause-FB-MOD-03 = Shooting and combat can move a unit too. A unit in combat moves only as combat prescribes.
clause-FB-MOD-04 = How far a unit goes depends on its type of troops and on its formation.
clause-FB-MOD-05 = There are three movements: the advance, which is the usual one; evading, by initiative, away from the nearest enemy in view; and the charge into contact, by order or by initiative.
clause-FB-TAB-01 = The most a stand can go in one movement. Infantry and monsters 20 cm, cavalry and chariots 30, flyers 60, artillery 10. Machines have a figure of their own. Commanders ride 60 cm, or 100 on a flyer. Half speed is half of that, but flyers keep their 60.
clause-FB-TAB-02 = A unit may go less far than it could.
clause-FB-MAX-01 = Half speed halves the distance. Flyers always keep their 60 cm.
clause-FB-MAX-02 = A fortified unit moves at half speed.
clause-FB-MAX-03 = The book says here that a charge always has the full distance. It says the opposite in FB-CHG-06; FB-Q-01 decides.
clause-FB-MAX-04 = A unit that evades has its full distance in any formation.
clause-FB-MAX-05 = Flyers have their full distance in any formation.
clause-FB-MAX-06 = A distance that dice decide is never halved by the formation.
clause-FB-FRM-01 = The stands of a unit always touch each other. A unit is set up and stays in formation.
clause-FB-FRM-02 = In line the stands are side by side, touching by an edge or a corner, and face the same way.
clause-FB-FRM-03 = In column they are one behind another, touching by an edge or a corner, and face the same way.
clause-FB-FRM-04 = Any other arrangement is irregular. Its stands must touch as well.
clause-FB-FRM-05 = In line and in column a unit has its full distance.
clause-FB-FRM-06 = In an irregular formation it moves at half speed, unless it flies.
clause-FB-FRM-07 = A unit may end its move in another formation.
clause-FB-STD-01 = A unit moves stand by stand, so that each stand has a legal way that leaves the others theirs.
clause-FB-STD-02 = Each stand needs a way free of obstacles.
clause-FB-STD-03 = It may go forward, sideways or backward, and may turn.
clause-FB-STD-04 = It may face any way at the end.
clause-FB-STD-05 = No stand goes farther than its unit may. The distance is measured at the corners, so turning costs some of it.
clause-FB-STD-06 = A stand passes through one of its own unit that is at rest and not in contact with an enemy (FB-Q-04).
clause-FB-STD-07 = It does not pass through a stand of another unit, friendly or enemy, not even partly.
clause-FB-STD-08 = Commanders never hinder a move.
clause-FB-STD-09 = Terrain may shorten a move (FB-GAP-05).
clause-FB-OBS-01 = Friendly stands may touch and slide along each other. They never overlap.
clause-FB-OBS-02 = Enemy stands may be touched only by a charge, or as combat prescribes.
clause-FB-OBS-03 = A stand squeezes between two harmless obstacles if the gap is at least 2 cm, the width of a stand.
clause-FB-OBS-04 = Squeezing through costs nothing.

## Evading

clause-FB-EVA-01 = A unit evades only by initiative.
clause-FB-EVA-02 = It goes straight away from the nearest enemy in view: the direction joins the nearest points of the two units.
clause-FB-EVA-03 = It has its full distance, whatever its formation.
clause-FB-EVA-04 = It need not go all the way.
clause-FB-EVA-05 = It ends at least 1 cm from every unit in combat, friendly or enemy.
clause-FB-EVA-06 = The stand nearest to the enemy goes first. The others follow it into the formation that the player wishes.
clause-FB-EVA-07 = On the way stands may turn and go round obstacles. Turning uses distance.
clause-FB-PAS-01 = A unit that evades may pass through a friendly unit, an exception to FB-STD-07, on three conditions.
clause-FB-PAS-02 = It must get right through, and end on no stand of the other.
clause-FB-PAS-03 = The other unit must not be in combat.
clause-FB-PAS-04 = The commander of the other unit must agree.
clause-FB-PAS-05 = Both units then test for confusion straight away (FB-GAP-06).

## Announcing a charge

clause-FB-CHG-01 = A charge is played in the same way by order or by initiative.
clause-FB-CHG-02 = It is announced, with its target, before anything moves.
clause-FB-CHG-03 = The other side may have means against it (FB-GAP-10).
clause-FB-CHG-04 = Some troops, such as fanatics, must charge if they can reach an enemy.
clause-FB-CHG-05 = One of its stands at least must see the target when the charge is announced. Earlier moves of the turn count.
clause-FB-CHG-06 = The formation at the start sets the reach: full distance in line or column, half in an irregular formation.
clause-FB-CHG-07 = A charge goes in this order: announced, in view, in reach, which side, contact, supporting charge, shots at the charger.
clause-FB-CSD-01 = A unit is touched in front, in flank or in rear, which matters in combat.
clause-FB-CSD-02 = The zone from which the charger starts decides which side it touches.
clause-FB-CSD-03 = A charger in several zones counts in the one that holds most of it.
clause-FB-CSD-04 = If two zones hold the same, a die decides (FB-Q-22).
clause-FB-CSH-01 = A unit with missiles that is charged may shoot at the charger.
clause-FB-CSH-02 = That is shooting outside the shooting phase.
clause-FB-CSH-03 = It can cost the charger stands, but never stops it.
clause-FB-CSH-04 = After an enveloping charge it comes when the envelopment is done.

## Into contact

clause-FB-FST-01 = The stands come into contact one by one on the side that was determined. Each needs room to get there.
clause-FB-FST-02 = The player begins with any stand that sees the enemy and can reach it.
clause-FB-FST-03 = It goes to the nearest enemy stand in view, on the side determined (FB-Q-17).
clause-FB-FST-04 = If it can, it stands centred on that enemy stand.
clause-FB-LIN-01 = The others are then placed against the enemy so that the unit stays together.
clause-FB-LIN-02 = Each of them must be able to get to its place.
clause-FB-LIN-03 = As many as possible must touch the enemy.
clause-FB-LIN-04 = A stand that cannot touch with its front touches with a corner.
clause-FB-LIN-05 = Stands that cannot touch go where their player wishes, in formation, usually behind.
clause-FB-LIN-06 = Enemy units beside the target count for that too.
clause-FB-LIN-07 = If only that gives most contact, a second enemy unit must be touched; the target comes first.
clause-FB-LIN-08 = Each further unit so touched has been charged as well. It may shoot, and fights.
clause-FB-SUP-01 = Friendly infantry that was behind the charger may come along.
clause-FB-SUP-02 = Its stands are placed by the same rules.
clause-FB-PRT-01 = If a stand cannot be centred, it is placed as near to that as possible.
clause-FB-PRT-02 = A charge needs at least 1 cm of free contact when it is announced.
clause-FB-PRT-03 = With less than that the enemy is protected, and the charge impossible.
clause-FB-IMP-01 = Where the following stands cannot touch, they go behind the first or beside it, or at worst in echelon, corner to corner.
clause-FB-IMP-02 = Those behind the first face as it does.
clause-FB-IMP-03 = A unit that cannot keep all its stands together cannot charge.
clause-FB-INA-01 = The nearest enemy edge may be out of reach for the first stand, for instance half hidden by terrain or by a unit.
clause-FB-INA-02 = It may then go to another stand of the same enemy unit.
clause-FB-INA-03 = That must be in the zone determined: a protected front is not exchanged for a flank.
clause-FB-INA-04 = If no edge of that zone is free, the charge is not allowed, except on a pinned target (FB-PIN-02).
clause-FB-PIN-01 = A target is pinned if enemies touch each of its stands and no free contact of more than 1 cm is left.
clause-FB-PIN-02 = The first stand of a new charger may then touch it by a corner, side by side with friends who are there.
clause-FB-PIN-03 = That corner must be in view and in reach as usual.
clause-FB-PIN-04 = Stands that only terrain makes unreachable do not make a unit pinned.
clause-FB-IRR-01 = Against an irregular unit the battle line bends: most contact comes before a straight row.
clause-FB-IRR-02 = The charger then fights in an irregular formation (FB-Q-12).

## Envelopment, works, the edge of the table

clause-FB-ENV-01 = The narrow side of a stand must not save a unit charged in flank, where only the middle attacker would touch it.
clause-FB-ENV-02 = Four conditions: the charger is not shock-based; it touches a flank; its first stand could get there; it is of a type that pursues that target (FB-GAP-04).
clause-FB-ENV-03 = The attacker decides whether to envelop.
clause-FB-ENV-04 = Stands without contact may fold in until they touch the enemy.
clause-FB-ENV-05 = They need enough distance for that turn.
clause-FB-ENV-06 = They keep contact with the first stand.
clause-FB-ENV-07 = They must touch the enemy with their front, or at worst a corner.
clause-FB-ENV-08 = Those that cannot are placed as their player likes, in formation.
clause-FB-ENV-09 = A stand that folds in may touch another enemy unit, and so bring it into the combat.
clause-FB-ENV-10 = A supporting unit moves too, but cannot envelop and stays in line.
clause-FB-ENV-11 = Nor may it step forward into gaps that losses leave in the first unit.
clause-FB-FOR-01 = Infantry and artillery can be fortified.
clause-FB-FOR-02 = The scenario sets that up. No unit digs in during a battle.
clause-FB-FOR-03 = Only infantry can charge a fortified enemy.
clause-FB-FOR-04 = High works take ladders or towers, which the players settle (FB-Q-18).
clause-FB-FOR-05 = A fortified unit has no flank: it is charged in front, even from the side, even if it is pinned.
clause-FB-FOR-06 = In a charge from the side the stands are brought round to its front, if they can get there.
clause-FB-FOR-07 = Infantry that touches the wall is charging the unit behind it.
clause-FB-FOR-08 = Other troops attack no one by touching the wall.
clause-FB-OFF-01 = A blunder, a recoil or being driven back can take a unit off the table.
clause-FB-OFF-02 = If any part of it leaves, its fate is rolled, with −1 for each stand that it has lost (FB-GAP-02).
clause-FB-OFF-03 = If it comes back, it is placed where it left, with its rear against the edge.
clause-FB-OFF-04 = If an enemy is there, it is placed as near to that as possible.
clause-FB-OFF-05 = Shock-based units come back in line, others in line or in column.
clause-FB-OFF-06 = Commanders who had joined it share its fate.
clause-FB-OFF-07 = Other commanders should stay on the table. One who leaves rolls as a unit does.
clause-FB-OFF-08 = If the general leaves and does not come straight back, the army withdraws at the end of the phase.
clause-FB-OFF-09 = The general then counts as lost.
