### Answers and orders given ahead.

## What cannot be read

refuse-standing-empty = A standing order says for whom and what: `45L: if charged by cavalry square else hold`.
refuse-standing-when = Say what it answers: begin with `if charged`, `if assaulted`, `if failed`, `if friend charged` or `if shot at`.
refuse-condition-engaged = This game knows no engagement: that cannot be a condition.
refuse-condition-free = This game knows no engagement: that cannot be a condition.
refuse-condition-reach = This game knows no reach: that cannot be a condition.
refuse-condition-points = This game counts no order points: they cannot be a condition.

## Conditions that do not hold

# $unit is the unit's name.
plan-unmet-engaged = { THECAP($unit) } { NB($unit, "is", "are") } not engaged
plan-unmet-free = { THECAP($unit) } { NB($unit, "is", "are") } engaged
plan-unmet-reach = { THECAP($unit) } { NB($unit, "is", "are") } out of reach
plan-unmet-points = Fewer than { $n } order { COUNT($n, "point is", "points are") } left

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
