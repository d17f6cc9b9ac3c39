# What the host says: who commands, whose turn it is, what was done, and why something cannot be done.
# $side is a noun (Red, Blue), $who the name of a person or "nobody".

host-no-one = no one
host-table = the game
host-former = a former commander

## Opening, joining, starting.

host-opened = { $who } opens a battle: **{ $title }**.
host-how-to-join = Take a side with { -battle-join }; once both are taken, start with { -battle-start }.
host-how-to-join-sealed = Take a side with { -battle-join }, then set up with { -deploy }.
host-dice-promise = The dice come from a secret drawn just now. Its SHA-256 is `{ $hash }`. The secret is revealed at the end, so anyone can then recompute every roll.
host-dice-written = Practice: the first { $n ->
    [one] die was
   *[other] { $n } dice were
 } scripted.
host-you-opened = The battle is open: { $title }.
host-joined = { $who } takes command of { $side }.
host-you-joined = You command { $side }.
# $name is the doctrine's name, $means what it does, as sentences.
host-doctrine = Your doctrine: **{ $name }**. { $means } { -doctrine } changes it.
# $means says what it does.
host-doctrine-only = { $means } This game has no other doctrine.
doctrine-regulation = Regulation
doctrine-ask = Ask me everything
doctrine-ask-means = Nothing is answered for you: every choice waits for you.
host-no-doctrine = There is no doctrine of that name.
host-left = { $who } gives up command of { $side }.
host-side-free = { $side } has no commander: anyone can take over with { -battle-join }.
host-you-left = You no longer command here.{ $n ->
    [0] { "" }
    [one] { " " }Your queued order is dropped.
   *[other] { " " }Your { $n } queued orders are dropped.
}
host-started = The battle begins.
host-commands = { $side }: { $who }
host-umpire = Umpire: { $who }
host-joined-umpire = { $who } is now the umpire.
host-you-umpire = You are the umpire. { -desk-show } shows what there is to settle, { -desk-rule } corrects the position, { -desk-annul } cancels a pending order.
host-left-umpire = { $who } is no longer the umpire: from now on the two sides settle open points by agreement.
host-you-left-umpire = You are no longer the umpire here.
host-cancelled = { $who } calls the battle off.

## Orders.

host-done = Order carried out: `{ $order }`.
# $orders were given with the order that is done, and come by themselves.
host-then = Then: `{ $orders }`.
# An answer to the table's own order, which has no words for people.
host-answered = Your answer has been carried out.
host-done-not-agreed = Proposal rejected: nothing has changed.
host-done-ruled = Decided: `{ $order }`.
host-done-thrown = Rolled: `{ $order }`.
host-done-words = Recorded in the battle log.
host-proposed = Proposal sent. It takes effect as soon as { $who } agrees.
host-waits = Your order is waiting for an answer from { $who }.
host-turn-waits = An order is waiting for an answer from { $who }. You can end the turn after that.
host-waits-you = You have a decision to make: see the card below.
host-queued = Your orders are queued: they run as soon as the current order is finished.
host-queued-behind = Another order is in progress. Yours come after it and are checked again then.
host-refused-of-several = Order { $n } of { $of }: { $why } None of the { $of } orders is given.
host-may-be-refused = Right now `{ $order }` would be refused: { $why }
host-needs-dice = Then { $dice } { COUNT($dice, "die is", "dice are") } rolled.
host-needs-dice-from = Then { $dice } { COUNT($dice, "die is", "dice are") } rolled: { $base } { JOIN($modifiers, " ") }.
host-modifier = { SIGN($n) } { $name }
host-needs-enemy = Then your opponent has a choice to make.
host-needs-you = Then you will be asked.
host-discarded = Order cancelled: nothing was done.
host-order-refused = A queued order can no longer be carried out: { $why }
host-turn-passed = Your turn ended before this order could be carried out.
host-ends-turn = This ends your turn. You cannot undo it once the next dice have been rolled.
host-last-point = This spends your last order point. Your turn then ends, unless some units can still act.
host-annulled = `{ $order }` ({ $who }) has been cancelled: a bot update changed the rules behind it. Nothing else is lost; you can give the order again.
# The rules failed with an exception. $who: whose order it was.
host-withdrawn = `{ $order }` ({ $who }) could not be resolved because of an error in the bot. The order is withdrawn, nothing happened, and the battle goes on.
host-not-previewed = The bot hit an error and cannot resolve this order. Nothing was ordered: please give a different one.
host-halted = The battle has stopped: the bot hit an error in the next step. Nothing is lost; the position is unchanged.
host-halted-ways = { -battle-start } tries again, once the bot is fixed or you have changed doctrine. { -propose-undo } and { -battle-resign } still work; { -battle-cancel } calls the battle off.
host-resumed = The battle goes on.
host-still-halted = It still fails: the battle stays halted.
host-undone = { $who } undoes `{ $order }`.
host-follows-late = This is done. An error holds up what follows from it; that comes automatically within a minute or so.
host-already = That press has already been counted.

## The desk: what is settled by hand.
# $why is a reason that somebody gave, $who and $whose are names of people: untrusted text, shown as it is.

host-desk = The desk
host-desk-step = **{ $says }**
host-desk-concern = **{ $units }**: { $says }
host-desk-umpire = { $who }, the umpire, decides; both sides may roll the dice.
host-desk-agree = Both sides may roll the dice. A proposal counts as soon as the other side agrees.
host-desk-ends = **{ $done }** ends the step.
host-desk-closed = There is nothing to settle now. Without an umpire, either side may still propose a correction, which counts as soon as the other side agrees.
host-desk-closed-umpire = Nothing is left to settle now. { $who }, the umpire, may correct a position at any time.
# $side is awaited, $who is its commander.
host-desk-waits = An order is waiting for an answer from { $side } ({ $who }). Proposals have to wait until it comes.
host-desk-waits-umpire = An order is waiting for an answer from { $side } ({ $who }). { -desk-answer } answers in their place; { -desk-annul } cancels it, and so does any ruling.
host-desk-roll = 🎲 { $dice }D{ $sides }
host-desk-words = As text
host-desk-done = Finish this step
# Opens the desk, with all its forms; then the menus of forms, and of dice.
host-desk-more = Other changes…
host-desk-map = Losses, place, formation…
host-desk-state = State, result…
host-desk-rolls = Roll dice…
host-desk-unit = Unit
# The reason that is written down where nobody gave one.
host-desk-done-why = everything is settled
host-ruling-words = Nothing changes on the map.
host-ruling-why = Reason: “{ $why }”
host-must-agree = { $side } ({ $who }) must agree before this counts.
host-annuls = This cancels the pending order: `{ $order }` ({ $who }){ $queued ->
    [0] .
   *[other] , and the orders queued after it.
 }
host-restarts = The open question was raised by the rules, not by an order. After this ruling it is asked again, with new dice{ $queued ->
    [0] .
   *[other] , and the orders queued after it are dropped.
 }
host-agreement = { $who } ({ $side }) has proposed; { $other } ({ $otherSide }) { $agrees ->
    [agree] has agreed.
   *[other] has not agreed.
 }
host-agreement-umpire = { $who } ({ $side }) has proposed; { $other }, the umpire, has answered for { $otherSide }: { $agrees ->
    [agree] agreed.
   *[other] not agreed.
 }
host-umpire-annuls = ⚖ The umpire, { $who }, cancels `{ $order }` ({ $whose }): “{ $why }”
host-umpire-restarts = ⚖ The umpire, { $who }, interrupts an automatic step of the rules; it starts again: “{ $why }”
host-umpire-answers = ⚖ The umpire, { $who }, answers for { $side } ({ $whose }): “{ $why }”
host-umpire-opens = ⚖ The umpire, { $who }, has the orders opened now; what is written counts: “{ $why }”
host-umpire-pauses = ⚖ The umpire, { $who }, pauses the battle: “{ $why }”
host-unpaused = { $who } ends the pause: the battle goes on.
# For neither side.
host-by-person = { $who }
host-by-umpire = { $who } (umpire)
host-change-ruling = { $who } ruled `{ $what }`
host-change-roll = { $who } rolled { $what }
host-status-table = For the players to settle since { $since }: { $says }

## Reports.

# Below a title that names the side.
host-next = { $who } to move.
host-next-no-one = No one commands **{ $side }**.
host-ahead-later = decide later (adds a wait)
# What was folded into another post: its small lines as one.
host-folded = { JOIN($lines, " · ") }
host-small = -# { $line }
host-waiting-for = { $who } ({ $side }) must choose.
host-waiting-for-no-one = { $side } has a choice to make but no commander. Take over with { -battle-join }.
host-over = **{ $side } wins.** { $why }
host-over-draw = **A draw.** { $why }
host-over-title = The battle is over
host-secret = The secret behind the dice was `{ $secret }`; the chain ends in `{ $head }`. Anyone can now check every roll: { -battle-verify } does so here, { -battle-export } gives you the file to check anywhere.
host-dice-so-far = { $n } { COUNT($n, "die", "dice") } so far
host-dice-scripted = scripted dice
host-chain = Chain { $head }

## Looking.

host-lobby = The battle has not begun.
# $counts: what strength is counted in.
host-score = { $side }: { $counts ->
    [figures] { $strength } { COUNT($strength, "figure", "figures") }
   *[strength] strength { $strength }
 }{ $points ->
    [none] {""}
    [one] , 1 victory point
   *[other] , { $points } victory points
 }
host-status-question = Waiting since { $since } for { $side } ({ $who }) to answer.
host-status-orders = Waiting since { $since } for orders from { $side } ({ $who }).
host-status-queue = Next in the queue: `{ $orders }`.
host-log-start = The battle begins
host-log-undo = { $order } is undone (entry { $n })
# What another version of the rules has played, where today's cannot tell it. $version is its number.
host-unreported = This was played with version { $version } of the rules, and the current version cannot report it.
host-by = { $who } ({ $side })

## Refusals.

host-no-battle = There is no battle here. Open one with { -battle-new }.
host-battle-here = There is already a battle here. It must end or be called off ({ -battle-cancel }) before another one begins.
host-no-scenario = There is no scenario of that name.
host-scenario-faults = The scenario “{ $name }” cannot be read: { JOIN($faults, " · ") }
host-fault = line { $line }, column { $column }: { $why }
host-scenario-game = The scenario “{ $name }” is for a game that is not available here: { $game }.
host-scripted-refused = The scenario “{ $name }” brings its own dice. That is for practice only; remove its dice line.
host-quoted = `{ $text }`
host-scenario-large = That is too large for a scenario: at most { $most } KiB.
host-scenario-army = That is an army, not a scenario: { -army-check } checks it.
host-scenario-rules = The first line says “rules { $given }”, and that game is not available here. Write { OR($games) }.
host-scripted = The file brings its own dice. That is for practice only; remove its dice line.
host-scenario-size = { $game } · map { $across } × { $down } · { $units ->
    [one] 1 unit
   *[other] { $units } units
 }
host-scenario-side = { $side }: { $army }
host-scenario-added = Saved for this server as `{ $name }`: { -battle-new } offers it.
host-scenario-replaced = `{ $name }` is replaced: { -battle-new } offers the new one. Battles opened from the old one are not affected.
host-scenario-removed = `{ $name }` is removed. Battles opened from it are not affected.
host-scenario-server = Scenarios are saved per server. Use this command on a server.
host-scenario-name = A scenario needs a name with letters or digits, for example `the-ford`.
host-scenario-shipped = `{ $name }` is supplied with the bot. Choose another name.
host-scenario-comes-along = That scenario is supplied with the bot and cannot be removed.
host-scenario-taken = There is already a scenario `{ $name }` here. Choose another name, or replace it with `{ command-scenario-add-replace.name }:`.
host-scenario-full = This server already has { $most } scenarios, the maximum. Remove one first: { -scenario-remove }.
host-scenario-full-person = You already have { $most } scenarios here. Remove one first ({ -scenario-remove }), or ask an administrator to add this one.
host-scenario-not-yours = `{ $name }` was added by { $who }. Only { $who } or an administrator can replace or remove it.
host-already-yours = You already command { $side }.
host-side-empty = { $side } has no commander yet: { -battle-join }.
host-already-umpire = You are already the umpire.
host-umpire-taken = { $who } is already the umpire.
host-umpire-commands = An umpire cannot command a side: leave one role before taking the other.
host-umpire-late = The battle has begun: only the person who opened it, or an administrator, may still become the umpire.
host-umpire-no-one = Only an umpire can do that, and this battle has none. The person who opened it, or an administrator, can still take the role with { -battle-join }.
host-no-sheets = No sealed orders are being written now.
host-umpire-only = That is for { $who }, the umpire.
host-ask-umpire = That is for { $who }, the umpire, to decide: ask in the channel.
host-is-paused = The battle is paused: { -battle-status } shows why. { -propose-resume } ends the pause, or the umpire does, if there is one.
host-not-paused = The battle is not paused.
host-step-open = { $says } { -desk-show } shows the dice and the forms; you can give orders again once it is settled.
host-proposal-open = You cannot give orders now: { $side } ({ $who }) has to answer a proposal first.
# $side must answer, $who is its commander.
host-proposal-first = { $side } ({ $who }) has to answer the pending proposal first.
host-proposal-later = An order is waiting for an answer. Proposals have to wait until it comes.
host-roll-later = An order is waiting for an answer: no dice can be rolled at the desk until it has one.
host-roll-closed = There is nothing to settle now, so only an umpire can roll at the desk. { -roll } rolls dice outside the battle.
host-reason = Give a reason, in { $min } to { $max } characters.
host-dice-limits = Write dice such as 2d6: at most { $most } of them, with { $fewestSides } to { $mostSides } sides.
host-no-unit = There is no unit { $unit } here.
host-nothing-waits = No order is pending.
host-nothing-asked = No question is open.
host-annul-table = That is not a commander's order: the rules trigger it, so it would come straight back. Answer its question with { -desk-answer }, or change the position with { -desk-rule }.
host-stale-ruling = { $count ->
    [0] Since this was shown, another order has stopped at a question, or has been answered.
   *[other] Since this was shown: { JOIN($changes, "; ") }.
 } Rule again to see what it does now.
host-no-step = There is no step to settle now.
host-deeds-long = That is too long: at most { $most } characters.
host-no-form = There is no such form.
host-form-empty = Fill in every field.
host-undo-hand = A ruling cannot be undone: correct it with another, by { -desk-rule }.
host-no-seat = You do not command a side in this battle. If one is free, take it with { -battle-join }.
host-already-started = The battle has already begun: give your orders with { -order }.
host-not-started = The battle has not begun: use { -battle-start } once both sides are taken.
host-not-deployed = The battle has not begun: it begins automatically when both sides are taken and have set up with { -deploy }.
host-is-halted = The battle has stopped because of an error in the bot: { -battle-start } tries again.
host-not-over = The battle is not over. Its page is available at the end, because it shows both sides' business.
host-is-over = The battle is over. { -battle-new } opens another.
host-cancel-denied = Only the person who opened the battle, or an administrator, can call it off.
host-not-your-turn = It is not your turn: { $side } ({ $who }) is to move. You will be pinged when it is yours.
host-first-open = All units are in place, but there are no orders until { $who } has answered: { $asks }
host-no-order = Write an order.
host-draft-gone = That order has already been given or discarded. Write it again.
host-instead-gone = This button is no longer valid. Write the order again.
host-stale = Since this was shown: { JOIN($changes, "; ") }. The order would now have a different effect{ $points ->
    [none] {""}
    [one] ; 1 order point is left
   *[other] ; { $points } order points are left
 }. Give the order again to see it.
host-stale-refused = Since this was shown: { JOIN($changes, "; ") }. { $points ->
    [none] {""}
    [one] 1 order point is left.{" "}
   *[other] { $points } order points are left.{" "}
 }{ $why }
host-change = { $who } ordered `{ $order }`
host-change-undo = { $who } undid an order
host-question-closed = That question is no longer open.
host-not-asked = This question is for { $side } ({ $who }).
host-undo-nothing = There is no order to undo.
host-undo-not-yours = The last order was not yours.
host-busy = Someone else acted first, several times in a row. Please try again.

## The map

host-map-two-places = Pick one: a threat map is always centred on its unit.
host-map-no-units = A map without units has no threats to show.
# The menu of answers that have no button.
host-card-more = Other answers…

# Said in several places.
host-already-set = That is already set.
and-more = … and { $n ->
    [one] 1 more
   *[other] { $n } more
 }.
