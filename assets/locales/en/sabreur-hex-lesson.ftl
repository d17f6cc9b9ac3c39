# The lesson of the tutorial. Each step: its title, what to do, and what has happened when it is done.

sh-lesson-activation-title = Activation
# $points: the order points thrown.
sh-lesson-activation = A unit does nothing until an **order point** wakes it, and you have { $points }. Units that stand side by side and face the same way wake together for one point. Let two battalions go forward as one.
sh-lesson-activation-done = { $units ->
    [one] One point woke one unit; two that stand side by side would have cost no more.
   *[other] One order woke { $units } units together: that is how few points move a whole line.
 } You have { $points ->
    [0] no points left, so your turn is over; the next one brings new ones.
    [one] 1 point left.
   *[other] { $points } points left.
 } A unit acts once in a turn.
sh-lesson-march-title = March
sh-lesson-march = On a march a unit turns first, then goes straight on: `face NE` names the facing that it keeps, and the last hex is where it ends. There is no turning after it, so look where the enemy is. March with another unit.
sh-lesson-march-done = It has marched, and stands as it faces: it fires and charges only at what lies before it, and is weak on its flanks. A quiet march needs no dice.
sh-lesson-fire-title = Fire
sh-lesson-fire = Guns fire far, muskets to three or five hexes, and only at what they see before them. Each die of 5 or 6 hits. Fire at an enemy.
sh-lesson-fire-done = { $lost ->
    [0] Nothing fell this time: that happens.
    [one] That cost the enemy 1 strength point.
   *[other] That cost the enemy { $lost } strength points.
 } The small print names every die and the rule behind it. Who loses men may have to test his nerve.
sh-lesson-charge-title = Charge
sh-lesson-charge = Horsemen charge from a distance at what stands before them. The enemy chooses how to meet it and must keep his nerve; against a square a charge comes to nothing. Charge with your cuirassiers.
sh-lesson-charge-done = { $all ->
    [0] Nobody fell: nerve alone decided.
   *[other] It cost the enemy { $theirs }, and you { $ours }, in strength.
 } First he chose, then he tested, then it came to blows: every charge goes that way. Of a rout not much is left, so a unit that flees wants rallying.
sh-lesson-reaction-title = Reaction
sh-lesson-reaction = Now it is you who is charged. End your turn; the enemy rides at you, and a **card** asks what your unit does. Each button says what it needs and its chance. In a real battle your doctrine answers plain cases for you.
sh-lesson-reaction-meanwhile = Your turn is over, and now it is you who is charged: the enemy rides at one of your units. A **card** asks what it does; each button says what it needs and its chance. In a real battle your doctrine answers plain cases for you.
sh-lesson-reaction-done = You chose, the dice fell{ $all ->
    [0] , and nobody with them.
   *[other] : it cost the enemy { $theirs }, and you { $ours }, in strength.
 } Such an answer can be given days later, from the telephone, and ahead of time too.
