### Answers and orders given ahead.

## What cannot be read

refuse-standing-behind = The condition comes before the answer.
refuse-standing-empty = Name the unit and its answer, for example `45L: if charged by cavalry square else hold`.
# $answers: all that can be said, $example: one of them.
refuse-standing-answer = Say for whom and what: one unit or all, then one of { JOIN($answers, ", ") }. For example { $example }.
refuse-standing-when = Say what it answers: begin with `if charged`, `if assaulted`, `if failed`, `if friend charged` or `if shot at`.
refuse-condition-engaged = This game has no engagement, so that cannot be a condition.
refuse-condition-reach = This game does not measure reach, so that cannot be a condition.
refuse-condition-points = This game has no order points, so they cannot be a condition.

## Conditions that do not hold

# $unit is the unit's name.
plan-unmet-engaged = { THECAP($unit) } { NB($unit, "is", "are") } not engaged.
plan-unmet-free = { THECAP($unit) } { NB($unit, "is", "are") } engaged.
plan-unmet-reach = { THECAP($unit) } { NB($unit, "is", "are") } out of reach.
plan-unmet-points = Fewer than { $n } order { COUNT($n, "point is", "points are") } left.

## Units in danger

# $how: by what kind of attack; $more: how many more could strike it.
look-danger = { THECAP($unit) } { $how ->
    [charge] may be charged by
    [assault] may be assaulted by
   *[fire] may be fired at by
} { THE($enemy) }{ $more ->
    [0] {""}
   *[other] , and { $more } more could strike
}

## Standing orders

command-standing = Answers prepared for questions your units may face in this battle
    .name = standing
command-standing-set = Save one, for one unit or for all of yours
    .name = set
command-standing-set-text = For whom and what: 45L: if charged by cavalry square else hold
    .name = text
command-standing-list = List your standing orders, and the units in danger they concern
    .name = list
command-standing-drop = Delete one of your standing orders, or all of them
    .name = drop
command-standing-drop-which = Which one
    .name = which

-standing-set = `/{ command-standing.name } { command-standing-set.name }`
-standing-drop = `/{ command-standing.name } { command-standing-drop.name }`

standing-never-asked = In this game the inactive side is never asked anything, so it needs no standing orders.
# $unit is the unit's short name.
standing-not-yours = { $unit } is not one of your units: only its own commander can set its standing orders.
standing-too-many = You can have at most { $most } standing orders; delete some with { -standing-drop }.
standing-no-such = You have no such standing order.
standing-all = all of them
standing-set = Standing order: `{ $text }`. It applies until you delete it or the unit is lost.
standing-from-next = It applies from the next order on, not to the one in progress.
standing-dropped = Deleted: `{ $text }`.
standing-none = You have no standing orders, so your doctrine answers. { -standing-set } adds one.
standing-list = Your standing { COUNT($n, "order", "orders") }, tried first for the unit, then for all of yours, then your doctrine:
standing-line = • `{ $text }` ({ $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
})
standing-no-danger = No attack that the enemy could make now would ask any of your units to react.
standing-dangers = Your units that an attack could ask to react, and their standing orders:
standing-danger = • { $says }: `{ $text }`
standing-danger-bare = • { $says }: no standing order, so your doctrine answers or asks you
standing-ended = The unit is lost, and its standing order has ended: `{ $text }`.
standing-disobeyed = One of your standing orders covers this, but cannot be followed now.
standing-disobeyed-text = Your standing order `{ $text }` cannot be followed: that answer is not available now.

## Plans

command-plan = Write orders for your next turn; they run automatically while legal and their conditions hold
    .name = plan
command-plan-write = Write your plan for your next turn, or for when your current order is finished
    .name = write
command-plan-write-text = Orders, with conditions: 45L march 1507, if 45L not engaged; 57L fire 20L, if 2 points left
    .name = text
command-plan-show = See your plan, and where it stopped and why
    .name = show
command-plan-drop = Delete your plan
    .name = drop

-plan-write = `/{ command-plan.name } { command-plan-write.name }`
-plan-show = `/{ command-plan.name } { command-plan-show.name }`

plan-now = It is your turn and nothing is pending: give your orders with { -order }.
plan-too-long = A plan can have at most { $most } orders.
plan-none = You have no plan. { -plan-write } writes one.
plan-dropped = Your plan is deleted.
plan-written = Your plan: { $n } { COUNT($n, "order", "orders") } for your next turn. The plan runs while its orders are legal and their conditions hold, then stops.
plan-written-behind = Your plan: { $n } { COUNT($n, "order", "orders") }, to run as soon as nothing is pending on your side.
plan-shown = Your plan, { $n } { COUNT($n, "order", "orders") } still to come:
plan-line = • `{ $text }`
# $why is a sentence.
plan-stopped = Your plan has stopped: { $why } { $n ->
    [one] This order was not carried out:
   *[other] These { $n } orders were not carried out:
}
plan-stopped-public = { $who }: your plan has stopped. { -plan-show } shows where and why.
plan-turn-passed = The turn has passed.
plan-interrupted = Another order came in between, or the last one had no effect.
plan-unit-lost = { NAME($unit) } can no longer take orders.
host-by-plan = from the plan
# In the log: who gave the order, and for which side.
host-by-whose-plan = { $who } ({ $side }), from the plan
host-unit-routed = { NAME($unit) } no longer obeys.

## Orders that wait behind another one, and what becomes of them

queue-full = Your side already has { $n } queued { COUNT($n, "order", "orders") }; the maximum is { $most }. Give more once the current order is finished.
queue-ends-twice = You have already ordered the end of your turn, and one is enough.
queue-behind-end = Nothing can be ordered after the end of your turn. { -plan-write } keeps orders for your next one.
queue-strange = { $unit } is not one of your side's units. Order a unit of your own.
queue-nothing-before = The order they were waiting for came to nothing.
queue-stopped = { $n ->
    [one] This order of yours was not carried out:
   *[other] These { $n } orders of yours were not carried out:
}
queue-stopped-public = { $who }: your queued orders were not carried out.
queue-show = Show me my orders
queue-again = Give them again
queue-not-yours = Only the person who gave these orders can see them.

# A menu of a card: what is asked, and a choice.
ahead-choice = { $asks }: { $choice }
