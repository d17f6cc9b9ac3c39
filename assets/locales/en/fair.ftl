# Fair dice: what each side adds to them, where a roll comes from, a battle recomputed.
# $who is a name, $side a noun, $salt and $was what a side has added, as typed.

command-battle-salt = Add a phrase of your side's own to the dice, before the first roll
    .name = salt
command-battle-salt-text = Anything, 1 to 64 characters; it need not be secret
    .name = text
command-battle-new-salt = Against the bot: a phrase of your own that the dice also depend on
    .name = salt

-battle-salt = `/{ command-battle.name } { command-battle-salt.name }`

fair-salt-hint = Each side may add a phrase of its own (a salt) with { -battle-salt }, until the first die is rolled.
fair-salted = { $who } adds a salt to the dice for { $side }: `{ $salt }`
fair-salted-again = { $who } replaces the salt of { $side }: `{ $salt }` instead of `{ $was }`
fair-you-salted = Every die of this battle now depends on `{ $salt }` too. Until the first is rolled you can replace it.
fair-salt-late = A die has already been rolled, so the salts of this battle are fixed. Add a salt before that: while sides are taken, while armies deploy or, against the bot, when opening the battle ({ -battle-new }).
fair-salt-unfit = A salt is 1 to { $most } characters that can be seen, without backticks.
fair-salt-no-side = A salt can be given when opening a battle only against the bot. Here, join a side first; then add it with { -battle-salt }, before the battle begins.
fair-salt-same = That is already your salt.

## The details of a report

details-button = Details
details-title = Details{ $pages ->
    [0] {""}
    [one] {""}
   *[other] {" "}· page { $page } of { $pages }
 }
details-none = There are no more details.
# The numbers that dice have in their battle.
details-die = Die { $n }
details-dice = Dice { $from }–{ $to }
fair-entry = Entry { $seq }
fair-entry-waits = An order in progress
fair-entry-annulled = A cancelled order
# $n counts the rolls of an order; $what is what a roll was for.
fair-rolled = { $n }. { $what }: { $dice }D{ $sides } = **{ $got }**
fair-for = { $what }, { $unit }
fair-for-unit = { $what }, { $unit } ({ $side })
fair-for-side = { $what }, { $side }
fair-base = { $base }
fair-base-morale-SH = CR { $base }
fair-base-morale-SK = morale { $base }
# $by is who gave it.
fair-by-order = { $by }: { $order }
# $order is the order as it is hashed, if it may be known.
fair-from = Given from position { $position }{ $known ->
    [yes] {" "}as { $order }.
   *[no] . The order is revealed once it is finished.
 }
fair-link = Hash `{ $hash }`, after `{ $previous }`.
fair-chain = A post that announces a turn shows the first 8 characters of the latest hash.
fair-input = HMAC of { $input }
fair-later = The secret of the dice is revealed when the battle is over; then this also shows what each roll was drawn from. Its hash: `{ $hash }`.
fair-salt-red = Salt of Red: `{ $salt }`
fair-salt-blue = Salt of Blue: `{ $salt }`
fair-by-hand = HMAC-SHA256 with the secret `{ $secret }` (64 hexadecimal digits: 32 bytes) as key gives 32 bytes a time; the last number counts those times from 0. Each byte is a die: its remainder by the number of sides, plus 1; a byte that would favour low faces is passed over (252 and more on a D6).

## What rolls are for: fair-roll- and the word that the rules have for it

fair-roll-fire = Fire
fair-roll-saves = Saves
fair-roll-shock = Shock
fair-roll-melee = Melee
fair-roll-morale = Morale test
fair-roll-orders = Order points
fair-roll-first = First move
fair-roll-pick = Which enemy it runs from
fair-roll-assault = Assault
fair-roll-initiative = Who goes first
fair-roll-crossed = Losses of friends run through
fair-roll-rout = Length of the rout
fair-roll-pursuit = Length of the pursuit
fair-roll-shots = Shooting
fair-roll-blows = Combat
fair-roll-confusion = Confusion test
fair-roll-fate = Fate of a unit off the table
fair-roll-order = Order
fair-roll-side = Side of contact
fair-roll-cover = Through cover
fair-roll-hand = Rolled by hand
fair-roll-other = Roll “{ $why }”

## A whole battle recomputed

command-battle-verify = Recompute the whole battle: every die, every order, every position, and the chain
    .name = verify

-battle-verify = `/{ command-battle.name } { command-battle-verify.name }`

fair-all-right = **Everything checks out.**
fair-right-so-far = **As far as this version of the rules can replay it, everything checks out.**
fair-drawn-so-far = { $rolls } { COUNT($rolls, "roll", "rolls") }, { $dice } { COUNT($dice, "die", "dice") }: each is what its order gives with the secret that I keep, whose hash was published (`{ $hash }`).
fair-no-dice = No die has been rolled yet; the hash of their secret was published (`{ $hash }`).
fair-check-later = Until the battle is over and the secret is revealed, you have only my word for the dice. The chain, orders and positions can be checked now, with the file from { -battle-export }.
fair-check-yourself = To check without this bot, use the file from { -battle-export }.
fair-bad = ⚠ **{ $says }**
fair-bad-then = The bot's log has the details. Keep the file from { -battle-export } and the reports with their chain hashes; the chain hash is now { $head }.
fair-missing = It is missing.
fair-unreadable = It cannot be read.
fair-position = The battle continues from a different position than its last valid entry.
