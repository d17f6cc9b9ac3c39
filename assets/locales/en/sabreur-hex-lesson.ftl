# The lesson of the tutorial. Each step: its title, what to do, and what has happened when it is done.

sh-lesson-sum = points activate units; units march, fire and charge; a unit that is attacked chooses its reaction
sh-lesson-activation-title = { shared-activation }
# $points: the order points thrown.
sh-lesson-activation = A unit does nothing until an **order point** activates it, and you have { $points }. Adjacent units facing the same way can be activated together for one point. Send two battalions forward together.
sh-lesson-activation-done = { $units ->
    [one] One point activated one unit; two adjacent units would have cost no more.
   *[other] One order activated { $units } units together: that is how a few points move a whole line.
 } You have { $points ->
    [0] no points left, so your turn is over; the next one brings new ones.
    [one] 1 point left.
   *[other] { $points } points left.
 } A unit acts once in a turn.
sh-lesson-march-title = March
sh-lesson-march = On a march a unit turns first, then moves straight ahead: `face NE` sets the facing it keeps, and the last hex is where it stops. It cannot turn afterwards, so check where the enemy is. March with another unit.
sh-lesson-march-done = It has marched and keeps its facing: it can fire and charge only at what is in front of it, and its flanks are weak. A quiet march needs no dice.
sh-lesson-fire-title = Fire
sh-lesson-fire = Guns fire far, muskets three to five hexes, and only at what they can see in front of them. Each 5 or 6 is a hit. Fire at an enemy.
sh-lesson-fire-done = { $lost ->
    [0] No hits this time: that happens.
    [one] That cost the enemy 1 strength point.
   *[other] That cost the enemy { $lost } strength points.
 } The small print shows every die and what is added to it; **{ details-button }** names the rules. A unit that takes losses may have to test its morale.
sh-lesson-charge-title = { shared-charge }
sh-lesson-charge = Cavalry charges from a distance at what is in front of it. The enemy chooses a reaction and may have to pass a morale test; against a square a charge achieves nothing. Charge with your cuirassiers.
sh-lesson-charge-done = { $all ->
    [0] No losses: morale alone decided it.
   *[other] It cost the enemy { $theirs }, and you { $ours }, in strength.
 } Reaction, test, combat: every charge goes that way. A routed unit can do little until you rally it.
sh-lesson-reaction-title = Reaction
sh-lesson-reaction = Now you are the one being charged. End your turn: the enemy attacks, and a **card** asks how your unit reacts. Each button shows the score needed and the chance. In a real battle your doctrine handles routine cases.
sh-lesson-reaction-meanwhile = Your turn is over, and now you are the one being charged: the enemy rides at one of your units. A **card** asks how it reacts. Each button shows the score needed and the chance. In a real battle your doctrine handles routine cases.
sh-lesson-reaction-done = You chose, the dice fell{ $all ->
    [0] , and no one was lost.
   *[other] : it cost the enemy { $theirs }, and you { $ours }, in strength.
 } You can answer days later, from your phone, or in advance.
