# What an order, or dice, would come to: the command, the cards, what a table settles about it.

## Commands

command-odds = See the likely result of an order or of dice before you commit; only you see it
    .name = odds
command-odds-order = An order as you would give it; completed as you type
    .name = order
command-odds-dice = For example: 3d6, 4d6kh3+2, 2d6>=8
    .name = dice
command-battle-new-odds = Which odds players may see: everything (the default), dice only, or nothing
    .name = odds
command-battle-new-odds-full = Everything
command-battle-new-odds-dice = Dice only
command-battle-new-odds-off = Nothing
command-battle-odds = Choose which odds players may check in this battle
    .name = odds
command-battle-odds-level = Choose before the battle begins, propose later; leave empty to see the setting
    .name = level
command-battle-odds-level-full = { command-battle-new-odds-full }
command-battle-odds-level-dice = { command-battle-new-odds-dice }
command-battle-odds-level-off = { command-battle-new-odds-off }

-odds = `/{ command-odds.name }`
-battle-odds = `/{ command-battle.name } { command-battle-odds.name }`

## What a table settles

odds-level-full = Odds: players may check the odds of orders and of dice.
odds-level-dice = Odds: players may check the odds of dice, but not of orders.
odds-level-off = Odds: in this battle players may not check any odds.
odds-settled = { $by }, this applies from now on. { $level }
proposal-proposes-odds = { $who } proposes to change which odds players may check. { $level }
proposal-the-odds = a change of which odds players may check
proposal-by-opener = By decision of { $who }, who opened the battle

## Why not

odds-off = Odds are switched off in this battle.
odds-dice-only = In this battle players may check only the odds of dice, not those of an order.
odds-none = There are no odds for this game.
odds-one = Give either an order or dice, not both.
odds-certain = No dice are involved: the result is certain.
odds-nothing = There are no odds for this order, because it has no target. { -order } shows the tests it needs, and their chances, before anything counts.
odds-unsettled = Another order is in progress, and its result is not known yet. Ask again when it is finished.
odds-your-answer = You have a decision to make: the odds are on the card's buttons, where they could be calculated.
odds-full = Too many odds are being calculated. Try again in a moment.
odds-rough = There was not enough time for a reliable estimate. Try again when the bot is less busy.
odds-failed = These odds could not be calculated. The order itself is not affected.

## On a card

odds-label-holds = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }holds { $n }%{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-retires = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }retires { $n }%{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-survives = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }survives { $n }%{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-costs = costs the enemy { $n }{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
# $what: in which terms; $more: whether losses are told, too.
odds-on-card = { $what ->
    [holds] How often { $unit } holds{ $more ->
        [loses] , and what its side loses on average
       *[none] {""}
    }
    [survives] How often { $unit } survives{ $more ->
        [loses] , and what its side loses on average
       *[none] {""}
    }
    [costs] What it costs the enemy{ $more ->
        [loses] {" "}and { $unit }’s side
       *[none] {""}
    } on average
   *[loses] What { $unit }’s side loses on average
 }: { JOIN($answers, " · ") }.{ $error ->
    [0] {""}
   *[other] {" "}Estimate: ± { $error }%.
 }
# $sole: losses are all that is told; $both: those of either side.
odds-on-card-answer = { $answer }{ $fate ->
    [retires] {" "}{ $n }% (retires)
    [costs] { $both ->
        [yes] {" "}enemy
       *[no] {""}
    } { $n ->
        [0] 0
       *[other] −{ $n }
    }
    [none] {""}
   *[other] {" "}{ $n }%
 }{ $sole ->
    [yes] {" "}{ $loses ->
        [0] 0
       *[other] −{ $loses }
    }
   *[no] { $loses ->
        [0] {""}
       *[other] { $fate ->
            [costs] , own −{ $loses }
           *[other] , −{ $loses }
        }
    }
 }

## The answer

odds-button = Odds
odds-percent = { $near ->
    [under] < 1
    [over] > 99
   *[is] { $n }
 }%
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
odds-becomes = Outcome for **{ $unit }**:
odds-by-answer = Outcome for **{ $unit }**, by its answer:
odds-by-other = Outcome for **{ $unit }**, by { $asked }'s answer:
# Stands before what comes of it; the doctrine is that of whoever answers.
odds-answer = **{ $answer }**{ $expected ->
    [bot] {" "}(its doctrine, { $name })
    [shown] {" "}({ $name }, as in its last answer)
    [own] {" "}(from your doctrine)
   *[no] {""}
 }:{" "}
odds-more = And { $n } more { COUNT($n, "answer", "answers") }, shown only in the bars.
odds-brackets = Losses: the average; in brackets, the range of 80% of results.
odds-exact = Exact: every possible roll is counted.
odds-sampled = { $tries } simulations{ $answers ->
    [one] {""}
   *[other] {" "}for each answer
 }: ± { $error }%.
odds-first = This is order { $n } of { $of }, the first that involves dice.
odds-own-doctrine = Your own answers are those of your doctrine, { $name }.
odds-unsure = The enemy has to answer only on some rolls; all other results are counted under each answer.
odds-assumed = Other questions are answered by default; the enemy's standing orders and choices are not known here{ $whose ->
    [none] .
    [side] , your side’s standing orders and plans do not count.
   *[own] , your standing orders and plans do not count.
 }

## The chart

odds-chart-of = What happens to { $unit }
# The heads of the columns: whose answers the rows are, and which side's losses.
odds-chart-answers = { $unit } answers
odds-chart-loses = { NAME($side) } loses
# Several answers with the same outcome share a row. $more: how many beside the first.
odds-chart-answer = { $first } or { $more } more
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
odds-chart-alt = Bars show what { $order } does to { $unit }

## Dice

odds-dice-passes = Succeeds: **{ $share }**
odds-dice-mean = Mean { $mean }; between { $low } and { $high } in 80% of rolls
odds-dice-hits = Hits: mean { $mean }; between { $low } and { $high } in 80% of rolls
odds-dice-losses = Losses, after saves: mean { $mean }; between { $low } and { $high } in 80% of rolls
odds-dice-chart = How often each result comes up
odds-dice-chart-one = How often each result comes up, in one of the { $times } rolls
odds-dice-one-of = One of the { $times } rolls; each is like the others.
odds-dice-alt = Bars show how often each result of { $dice } comes up
