# Dice in words: what is thrown, what fell, and why a text cannot be thrown.

## What is thrown.

dice-rolled = { $count }d{ $sides }
dice-changed = { $dice } ({ $changes })
dice-keep-highest = { $n ->
    [1] the highest
   *[other] the { $n } highest
}
dice-keep-lowest = { $n ->
    [1] the lowest
   *[other] the { $n } lowest
}
dice-drop-highest = { $n ->
    [1] without the highest
   *[other] without the { $n } highest
}
dice-drop-lowest = { $n ->
    [1] without the lowest
   *[other] without the { $n } lowest
}
dice-exploding = exploding
dice-exploding-on = exploding on { $faces }
dice-again = rerolled on { $faces }
dice-again-once = rerolled once on { $faces }
dice-or-less = { $n } or less
dice-on = { $dice } on { $faces }
dice-saving = { $dice } saving on { $faces }
dice-double = { $n }s count 2
dice-save = save { $faces }

## What fell.

dice-outcome = 🎲 { $outcome } · { $dice }
dice-outcomes = 🎲 { $dice }
dice-outcome-alone = 🎲 { $outcome }
dice-met = **{ $total } ✓**
dice-met-by = **{ $total } ✓** by { $by }
dice-missed = **{ $total } ✗**
dice-missed-by = **{ $total } ✗** by { $by }
dice-hits = { $n ->
    [0] **no hits**
    [1] **1 hit**
   *[other] **{ $n } hits**
}
dice-losses = { $losses ->
    [0] **no losses**
    [1] **1 loss**
   *[other] **{ $losses } losses**
} ({ $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}, { $saved } saved)
dice-saves = saves { $dice }
dice-more = { $n ->
    [1] and 1 die more
   *[other] and { $n } dice more
}

## Why it cannot be thrown.

dice-at = at `{ $text }`
dice-after = after `{ $text }`
dice-fault-empty = Type the dice to roll, for example `2d6+1`.
dice-fault-long = That is longer than { $limit } characters. Roll it in parts, for example `2d6+1`, or use `{ command-roll-label.name }:`.
dice-fault-unreadable = I cannot read these dice: I stopped { $at }. Write for example `2d6+1`, `4d6kh3`, `3x(2d6)` or `8 dice on 5+`.
dice-fault-label = I stopped { $at }, which I cannot read; if it is a label, write it after `#`, for example `2d6 # fire`.
dice-fault-total = No die shows { $limit } or more; for the total, write `{ $dice }>={ $limit }`.
dice-fault-dice = I can roll 1 to { $limit } dice at a time; I stopped { $at }. Ask for fewer, for example `10d6`.
dice-fault-sides = A die has 2 to { $limit } sides here; I stopped { $at }. Try for example `1d20`.
dice-fault-terms = That is more than { $limit } parts; I stopped { $at }. Roll it in two goes, for example `2d6+1d8+2`.
dice-fault-number = A number is 1 to { NUMBER($limit, useGrouping: "true") } here; I stopped { $at }. Use another one, for example `2d6+10`.
dice-fault-times = A roll can be repeated 1 to { $limit } times; I stopped { $at }. Try for example `3x(2d6)`.
dice-fault-keep = Keep or drop at least 1 die, and leave at least 1; I stopped { $at }. Try for example `4d6kh3`.
dice-fault-modifiers = That option does not work with these dice, or appears twice: I stopped { $at }. Try for example `4d6!kh3`.
dice-fault-again = Dice can explode or be rerolled on at most half of their faces; I stopped { $at }. Try for example `5d6!` or `4d6r1`.
dice-fault-hits = Hits, doubles and saves need dice that can hit; I stopped { $at }. Try for example `8 dice on 5+, 6s double, save 5+`.
dice-fault-large = These dice can be rolled, but their odds are too complex to calculate. Use fewer dice, for example `10d6`.
