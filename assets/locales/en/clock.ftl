# The clock: how fast a battle is played, who owes what until when, who stands in for whom.

command-battle-new-pace = Deadlines: none, quick, daily, slow, or your own, for example 24h/8h
    .name = pace
command-away = Say that you are away: your deputy takes over straight away in all your battles
    .name = away
command-away-until = Until when: 3 days, 2026-12-24, or 2026-12-24 18:00; autocompletes
    .name = until
command-back = Say that you are back: you take command again in all your battles
    .name = back
command-deputy = Choose your deputy here for when you are away or run out of time
    .name = deputy
command-deputy-person = Another commander on your side; yourself for no deputy; leave empty to see who it is
    .name = person

-battle-leave = `/{ command-battle.name } { command-battle-leave.name }`
-back = `/{ command-back.name }`
-deputy = `/{ command-deputy.name }`

## The pace. Hours are waking hours.

clock-pace-none = No deadlines: everyone takes as long as they need.
clock-pace = **Pace:** { $turn } h for a turn, { $answer } h for an answer or for a deputy. A side's clock stops while the other side has to answer.
clock-pace-quiet = The clocks stop from { $from } to { $to } ({ $zone }){ $weekends ->
    [off] {" "}and on Saturdays and Sundays
   *[on] {""}
 }, and in a commander's own quiet hours.
clock-pace-awake = The clocks run day and night{ $weekends ->
    [off] {", "}but not on Saturdays and Sundays ({ $zone })
   *[on] {""}
 }; only a commander's own quiet hours do not count.
clock-pace-live = Both sides are here: no reminders are sent.
clock-pace-unread = I cannot read “{ NAME($given) }” as a pace. Choose none, quick, daily or slow, or write waking hours for a turn and for an answer (at most { $most }), then perhaps quiet hours, a zone, and whether weekends are off: `24h/8h, 23:00-08:00, Europe/Paris, no weekends`.
clock-choice-none = none: no deadlines
clock-choice-quick = quick: 6 waking hours for a turn, 3 for an answer
clock-choice-daily = daily: 15 waking hours (a day) for a turn, 8 for an answer
clock-choice-slow = slow: 30 waking hours (two days) for a turn, 15 for an answer, weekends off

## What is said in public. Each reader sees moments by their own clock.

clock-until = ⏳ Until { $until }: { $who }
clock-reminded = ⏳ { $who }: { $duty ->
    [turn] your orders are
   *[answer] your answer is
 } due by { $due }.
clock-stands-in = ⏳ { $duty ->
    [turn] No orders
   *[answer] No answer
 } from { $whose } by { $due }: { $who } deputises until { $until }, and may order and answer for { $whose }’s units. { $whose } takes them back by acting, or with { -back }.
clock-steps-in = ⏳ { $whose } is away: { $duty ->
    [turn] orders for those units
   *[answer] an answer for those units
 } may come from { $who }{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
 }.
clock-missed = ⏳ No orders from { $whose } by { $due }: { $whose }’s units hold.
clock-lapsed = ⏳ No answer from { $who } by { $due }: the proposal lapses without agreement.
clock-stuck = ⏳ { $side } ran out of time at { $due }, and the battle cannot go on: an umpire or the commanders must settle it ({ -desk-show }).
clock-often = { $who } has missed { $n } times in a row. The other commanders can find a replacement: { -battle-vacancy } advertises the command, { -battle-replace } appoints someone.
clock-orders-for = { $who } for { $whose }.
clock-away = { $who } is away until { $until }. { $deputy ->
    [none] There is no deputy.
   *[other] { $deputy } deputises from now on, and may order and answer for { $who }’s units.
 }
clock-back = { $who } is back, and commands again.
clock-deputy = { $deputy ->
    [none] { $who } no longer has a deputy.
   *[other] { $deputy } deputises for { $who } during an absence, or when time runs out.
 }

# As part of a sentence of the reports, behind the answer.
given-overdue = { $how ->
    [fallback] no answer by { $at }
   *[doctrine] no answer by { $at }: doctrine
 }

## Private replies.

clock-you-away = You are away until { $until }. Your deputy takes over straight away in your battles. To take command back, use { -back }, or simply order or answer.
clock-no-deputy-in = In { $n ->
    [1] one battle
   *[other] { $n } battles
 } you have no deputy: { -deputy } there names one.
# $titles: battles.
clock-failed-in = This could not be recorded in { JOIN($titles, ", ") }, because of an error there.
clock-slow-in = { $n ->
    [1] One battle was
   *[other] { $n } battles were
 } busy, so no one has been told there yet. Try again.
clock-you-back = You are back in command.
clock-not-away = You are not away.
clock-until-unread = “{ NAME($given) }” is not a time in the future. Write for example `3 days`, `12 hours`, or a date like `2026-12-24` or `2026-12-24 18:00` ({ $zone }).
clock-until-far = At most { $most } days: for longer, give up your command with { -battle-leave } or let someone take it.
clock-you-deputy = { $deputy ->
    [none] You have no deputy here. { -deputy } names another commander of your side.
   *[other] { $deputy } deputises for you here when you are away or run out of time.
 }
clock-deputy-elsewhere = { $who } does not command on your side: only a commander of your side can be your deputy ({ -battle-join }).
clock-choice-until = { $called }: until { $until }
clock-days = { $n ->
    [1] 1 day
   *[other] { $n } days
 }
