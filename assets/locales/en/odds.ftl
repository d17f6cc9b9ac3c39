# What an order, or dice, would come to: the command, the cards, what a table settles about it.

## Commands

command-odds = What an order, or dice, would come to, before you commit yourself; for your eyes alone
    .name = odds
command-odds-order = An order as you would give it; completed as you type
    .name = order
command-odds-dice = For example: 3d6, 4d6kh3+2, 2d6>=8
    .name = dice
command-battle-new-odds = What may be reckoned beforehand: everything (the usual), dice alone, nothing
    .name = odds
command-battle-new-odds-full = Everything
command-battle-new-odds-dice = Dice alone
command-battle-new-odds-off = Nothing
command-battle-odds = What may be reckoned beforehand in this battle
    .name = odds
command-battle-odds-level = Choose before the battle begins, propose afterwards; without it, you see what holds
    .name = level
command-battle-odds-level-full = Everything
command-battle-odds-level-dice = Dice alone
command-battle-odds-level-off = Nothing

-odds = `/{ command-odds.name }`
-battle-odds = `/{ command-battle.name } { command-battle-odds.name }`

## What a table settles

odds-level-full = Odds: whatever an order or dice leave to chance may be reckoned beforehand.
odds-level-dice = Odds: at this table only those of dice may be reckoned, nothing of an order.
odds-level-off = Odds: at this table nothing is reckoned beforehand.
odds-already = That is so already.
odds-settled = { $by }, this holds from now on. { $level }
motion-proposes-odds = { $who } proposes to settle otherwise what may be reckoned. { $level }
motion-the-odds = what may be reckoned
motion-by-opener = By decision of { $who }, who opened the battle

## Why not

odds-off = At this table nothing is reckoned beforehand.
odds-dice-only = At this table only the odds of dice are reckoned, not those of an order.
odds-none = In this game no odds are reckoned.
odds-one = Say an order, or dice: one of the two.
odds-certain = Nothing of this is left to chance.
odds-nothing = No odds are reckoned of this order: it aims at nobody. What tests it asks for, and their chances, { -order } shows before anything counts.
odds-unsettled = An order is under way, and nobody knows yet how it will leave the field. Ask again when it is done.
odds-your-answer = Your own answer is awaited: what may come of it stands on the buttons of the card, where it could be reckoned.
odds-full = Too many odds are being reckoned just now. Ask again in a moment.
odds-rough = In the time there is, these odds come out too rough to be of use. Ask again when the bot has less to do.
odds-failed = These odds could not be reckoned. The order itself is none the worse for it.

## On a card

odds-label-holds = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }holds { $n } %{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-retires = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }retires { $n } %, −{ $loses }
odds-on-card = “Holds”: the chance that by this answer, and by default ones after it, { $unit } fails no test, does not rout, does not retire, and is not destroyed; behind it the strength points that its side loses, on the average.{ $error ->
    [0] {" "}Exact.
   *[other] {" "}Tried out: ± { $error } %.
 }

## The answer

odds-button = Odds
odds-percent = { $near ->
    [under] < 1
    [over] > 99
   *[is] { $n }
 } %
odds-fate-destroyed = destroyed { $share }
odds-fate-routs = { $attempt ->
    [rally] stays panicked
   *[other] routs
 } { $share }
odds-fate-retires = retires { $share }
odds-fate-stays = shaken { $share }
odds-fate-holds = { $attempt ->
    [rally] rallies
   *[other] holds
 } { $share }
odds-fates = { JOIN($fates, " · ") }
# A unit, an answer, a result of dice: and what is said of it.
odds-row = { $name }: { $says }
odds-losses = Losses: { JOIN($sides, " · ") }
odds-loss = { NAME($side) } { $mean }{ $low ->
    [sure] {""}
    [same] {" "}({ $high })
   *[other] {" "}({ $low }–{ $high })
 }
odds-becomes = What becomes of **{ $unit }**:
odds-by-answer = What becomes of **{ $unit }**, by what it answers:
odds-by-other = What becomes of **{ $unit }**, by what { $asked } answers:
# Stands before what comes of it; the doctrine is that of whoever answers.
odds-answer = **{ $answer }**{ $expected ->
    [bot] {" "}(its doctrine, { $name })
    [shown] {" "}({ $name }, as in its last answer)
    [own] {" "}(by your doctrine)
   *[no] {""}
 }:{" "}
odds-more = And { $n } more { COUNT($n, "answer", "answers") }, which the bars alone show.
odds-brackets = Losses: the mean in strength points, in brackets 10 to 90 % of all cases.
odds-exact = Exact: every way the dice can fall is counted.
odds-sampled = { $tries } tries{ $answers ->
    [one] {""}
   *[other] {" "}for each answer
 }: ± { $error } %.
odds-first = Of these { $of } orders this is number { $n }, the first that leaves anything to chance.
odds-own-doctrine = Your own answers are those of your doctrine, { $name }.
odds-unsure = The enemy is asked only if the dice fall so; all other cases are counted with each answer.
odds-assumed = Other questions are answered by default; what the enemy has filed or chosen is not known here{ $whose ->
    [none] .
    [side] , your side’s standing orders and plans do not count.
   *[own] , your standing orders and plans do not count.
 }

## The chart

odds-chart-of = What becomes of { $unit }
odds-chart-loses = loses
odds-chart-mean = { $n }
odds-chart-legend-destroyed = destroyed
odds-chart-legend-routs = { $attempt ->
    [rally] stays panicked
   *[other] routs
 }
odds-chart-legend-retires = retires
odds-chart-legend-stays = shaken (fails its test, stays)
odds-chart-legend-holds = { $attempt ->
    [rally] rallies
   *[other] holds
 }
odds-chart-alt = Bars for { $order }: what becomes of { $unit }

## Dice

odds-dice-passes = Succeeds: **{ $share }**
odds-dice-mean = Mean { $mean }; between { $low } and { $high } in 80 of 100 throws
odds-dice-hits = Hits: mean { $mean }; between { $low } and { $high } in 80 of 100 throws
odds-dice-losses = Losses, after saves: mean { $mean }; between { $low } and { $high } in 80 of 100 throws
odds-dice-chart = How often each result falls
odds-dice-chart-one = How often each result falls, in one of the { $times } throws
odds-dice-one-of = One of the { $times } throws; each is like the others.
odds-dice-alt = Bars for { $dice }: how often each result falls
