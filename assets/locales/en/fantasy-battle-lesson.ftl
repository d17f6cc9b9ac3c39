# The lesson of Fantasy battle. Each step: its title, what to do, and what has happened when it is done.

fb-lesson-sum = commanders send units on two dice, and each further order is harder; every stand of a charge finds its own place; those who stand beside an enemy’s flank fold in; shooters answer a charge; a unit that sees an enemy near may leave without an order
fb-lesson-order-title = Order
fb-lesson-order = A unit moves when its commander’s order reaches it: two dice, **8 or less**, and 1 less for each further order to that unit in this turn. A commander whose order fails gives no more this turn. Move a unit.
# $needed: at most this on two dice.
fb-lesson-order-passed = { $needed } or less was needed, and the order arrived. Infantry goes 20 cm and cavalry 30, or half in no regular formation; turning takes some of it.
fb-lesson-order-failed = { $needed } or less was needed: this order did not arrive, and its commander has finished for this turn. So give first the orders that matter most.
fb-lesson-charge-title = { shared-charge }
fb-lesson-charge = An enemy in view within 20 cm can be charged by **initiative**, without an order. The bot places every stand so that as many as possible touch, and the preview shows where, and what each pays of its move. Charge an enemy in front.
# $n: own stands in contact. $hits: by those who were charged.
fb-lesson-charge-done = { $n ->
    [one] One of your stands touches the enemy.
   *[other] { $n } of your stands touch the enemy.
 } { $hits ->
    [0] The charge was not hit by shots.
    [one] The charge was shot at and took one hit.
   *[other] The charge was shot at and took { $hits } hits.
 } Shots never stop a charge. The fight comes when your turn ends.
fb-lesson-envelop-title = Envelop
fb-lesson-envelop = Where a charge comes from decides which side it strikes. On a flank there is little room, so infantry that is not shock-based may **envelop**: stands beside the first one fold in about the enemy’s corners, if their move is long enough.
# $n: own stands in contact.
fb-lesson-envelop-done = { $n ->
    [one] One of your stands touches the enemy
   *[other] { $n } of your stands touch the enemy
 }, on the flank or folded in about it. In the fight this counts: each die from the flank or rear has 1 more.
fb-lesson-shots-title = Shoot back
fb-lesson-shots = Now you are the one being charged. End your turn: shooting and fights follow, then the enemy charges a unit of yours that has missiles, and a **card** asks whether it shoots. In a real battle your doctrine answers for you.
fb-lesson-shots-meanwhile = Your turn is over, and now you are the one being charged: the enemy comes at a unit of yours that has missiles. A **card** asks whether it shoots.
# $hits: on the charger.
fb-lesson-shots-done = { $hits ->
    [0] No hits this time.
    [one] One hit on the charger.
   *[other] { $hits } hits on the charger.
 } Hits add up within the phase: every third removes a stand. The charger comes into contact all the same.
fb-lesson-evade-title = Evade
fb-lesson-evade = By initiative a unit may also **evade**: straight away from the nearest enemy in view, if that one is within 20 cm. It has its whole move and any formation in the end. If no unit of yours can, end your turn: the enemy comes nearer.
fb-lesson-evade-done = The unit has left, and needed no order. Once a turn a unit may act by initiative: evade, or charge.
