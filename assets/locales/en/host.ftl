# What the host says: who commands, whose turn it is, what was done, and why something cannot be done.
# $side is a noun (Red, Blue), $who the name of a person or "nobody".

host-nobody = nobody
host-table = the table
host-former = a former commander

## Opening, joining, starting.

host-opened = { $who } opens a battle: **{ $title }**.
host-how-to-join = Take a side with { -battle-join }; when both are taken, { -battle-start }.
host-how-to-join-sealed = Take a side with { -battle-join }, then set up with { -deploy }.
host-dice-promise = The dice come from a secret drawn just now. Its SHA-256 is `{ $hash }`. The secret is revealed at the end, and anybody can then recompute every throw.
host-dice-written = Practice: the first { $n ->
    [one] die was
   *[other] { $n } dice were
 } written beforehand.
host-you-opened = The battle is open: { $title }.
host-joined = { $who } takes command of { $side }.
host-you-joined = You command { $side }.
# $name is the doctrine's name, $means what it does, as sentences.
host-doctrine = Your doctrine: **{ $name }**. { $means } { -doctrine } changes it.
# $means says what it does.
host-doctrine-only = { $means } This game has no other doctrine.
host-no-doctrine = There is no doctrine of that name.
host-left = { $who } gives up the command of { $side }.
host-side-free = { $side } has no commander: anybody may take over with { -battle-join }.
host-you-left = You no longer command here.{ $n ->
    [0] { "" }
    [one] { " " }Your waiting order is not carried out.
   *[other] { " " }Your { $n } waiting orders are not carried out.
}
host-started = The battle begins.
host-commands = { $side }: { $who }
host-umpire = Umpire: { $who }
host-joined-umpire = { $who } takes the umpire's seat.
host-you-umpire = You are the umpire. { -desk-show } shows what is left to the table, { -desk-rule } corrects a position, { -desk-annul } annuls the order that waits.
host-left-umpire = { $who } leaves the umpire's seat: from now on, what is left to the table is agreed between the sides.
host-you-left-umpire = You are no longer the umpire here.
host-cancelled = { $who } calls the battle off.

## Orders.

host-done = Done: `{ $order }`.
# $orders were given with the order that is done, and come by themselves.
host-then = Then: `{ $orders }`.
# An answer to the table's own order, which has no words for people.
host-answered = Your answer is carried out.
host-done-not-agreed = Not agreed: nothing has changed.
host-done-words = It is written down.
host-proposed = It is proposed, and counts as soon as { $who } agrees.
host-waits = The order waits for an answer from { $who }.
host-waits-you = Now it is for you to choose: the card is below.
host-queued = Your orders are noted; they are carried out as soon as the order before them is done.
host-queued-behind = Another order is under way: these come after it, and are checked again then.
host-may-be-refused = As things stand, `{ $order }` would be refused: { $why }
host-needs-dice = Then { $dice } { COUNT($dice, "die decides", "dice decide") }.
host-needs-dice-from = Then { $dice } { COUNT($dice, "die decides", "dice decide") }: { $base } { JOIN($modifiers, " ") }.
host-modifier = { SIGN($n) } { $name }
host-needs-enemy = Then the enemy must choose.
host-needs-you = Then you will be asked.
host-discarded = Nothing was ordered.
host-order-refused = An order that was waiting cannot be carried out: { $why }
host-turn-passed = Your turn was over before this could be carried out.
host-ends-turn = This ends your turn; it cannot be undone once the next order points are thrown.
host-last-point = No order points are left after this: your turn then ends, unless units may still act without orders.
host-annulled = The rules have changed under an order that was waiting, so it is void: `{ $order }` ({ $who }). It may be given again.
# The rules failed with an exception. $who: whose order it was.
host-withdrawn = `{ $order }` ({ $who }) could not be resolved, by a fault of the bot: the order is withdrawn, nothing of it has happened, and the battle goes on.
host-unforeseen = By a fault of the bot, this order cannot be resolved. Nothing has been ordered; give another one.
host-halted = The battle is halted: by a fault of the bot, what comes next could not be resolved. Nothing is lost; everything stands as it did.
host-halted-ways = { -battle-start } tries again, once the bot is mended or another doctrine chosen; { -battle-undo } and { -battle-resign } work as ever; { -battle-cancel } calls the battle off.
host-resumed = The battle goes on.
host-still-halted = It still fails: the battle stays halted.
host-undone = { $who } takes back: `{ $order }`.
host-follows-late = This counts. An error holds up what follows from it; that comes by itself, within a minute or so.
host-already = That has been counted already.

## The desk: what is settled by hand.
# $why is a reason that somebody gave, $who and $whose are names of people: untrusted text, shown as it is.

host-desk = The desk
host-desk-step = **{ $says }**
host-desk-concern = **{ $units }**: { $says }
host-desk-umpire = { $who }, the umpire, decides; both sides may throw the dice.
host-desk-agree = Both sides may throw the dice. What one side proposes counts as soon as the other one agrees.
host-desk-ends = **{ $done }** ends the step.
host-desk-closed = Nothing is left to the table now. Without an umpire, a side may still propose a correction; it counts as soon as the other one agrees.
host-desk-closed-umpire = Nothing is left to the table now. { $who }, the umpire, may correct a position at any time.
# $side is awaited, $who is its commander.
host-desk-waits = An order waits for the answer of { $side } ({ $who }): until it comes, nothing is proposed.
host-desk-waits-umpire = An order waits for the answer of { $side } ({ $who }). { -desk-answer } answers in their place, { -desk-annul } annuls it, and so does any ruling.
host-desk-throw = 🎲 { $dice }D{ $sides }
host-desk-words = In words
host-desk-done = Go on
host-desk-unit = Unit
# The reason that is written down where nobody gave one.
host-desk-done-why = all is settled
host-ruling-words = Nothing changes on the map.
host-ruling-why = Reason: “{ $why }”
host-must-agree = { $side } ({ $who }) must agree before this counts.
host-annuls = This annuls the order that waits: `{ $order }` ({ $who }){ $queued ->
    [0] .
   *[other] , and what was to come after it.
 }
host-restarts = A question is open that follows from the rules by themselves. After this it comes again from the beginning, with new dice{ $queued ->
    [0] .
   *[other] , and the orders that were to come after it are dropped.
 }
host-agreement = { $who } ({ $side }) has proposed; { $other } ({ $otherSide }) { $agrees ->
    [agree] has agreed.
   *[other] has not agreed.
 }
host-agreement-umpire = { $who } ({ $side }) has proposed; { $other }, the umpire, has answered for { $otherSide }: { $agrees ->
    [agree] agreed.
   *[other] not agreed.
 }
host-umpire-annuls = ⚖ The umpire, { $who }, annuls `{ $order }` ({ $whose }): “{ $why }”
host-umpire-restarts = ⚖ The umpire, { $who }, interrupts what follows from the rules by themselves; it begins anew: “{ $why }”
host-umpire-answers = ⚖ The umpire, { $who }, answers for { $side } ({ $whose }): “{ $why }”
host-umpire-pauses = ⚖ The umpire, { $who }, pauses the battle: “{ $why }”
host-unpaused = { $who } ends the pause: the battle goes on.
# For neither side.
host-by-nobody = { $who }
host-by-umpire = { $who } (umpire)
host-change-ruling = { $who } ruled `{ $what }`
host-change-throw = { $who } threw { $what }
host-status-table = Left to the table for { $since }: { $says }

## Reports.

host-next = **{ $side }** to move: { $who }.
host-ahead-later = decide after seeing it (another wait)
host-awaited = { $who } ({ $side }) must choose.
host-awaited-nobody = { $side } must choose, and has no commander: { -battle-join } to take over.
host-over = **{ $side } wins.** { $why }
host-over-draw = **A draw.** { $why }
host-over-title = The battle is over
host-secret = The secret of the dice was `{ $secret }`; the chain ends in `{ $head }`. Everybody can check every throw by it: { -battle-verify } does so here, { -battle-export } gives the file to do it anywhere.
host-die = Die { $n }
host-dice = Dice { $from }–{ $to }
host-dice-scripted = dice written beforehand
host-chain = Chain { $head }

## Looking.

host-mustering = The battle has not begun.
host-score = { $side }: strength { $strength }{ $points ->
    [none] {""}
    [one] , 1 victory point
   *[other] , { $points } victory points
 }
host-status-question = Awaited for { $since }: the answer of { $side } ({ $who }).
host-status-orders = Awaited for { $since }: the orders of { $side } ({ $who }).
host-status-queue = After that: `{ $orders }`.
host-minutes = { $n } min
host-hours = { $n } h
host-days = { $n } days
host-log-start = The battle begins
host-log-undo = Entry { $n } is taken back
# What another version of the rules has played, where today's cannot tell it. $version is its number.
host-untold = This was played by version { $version } of the rules, and today’s version cannot tell it.
host-by = { $who } ({ $side })

## Refusals.

host-no-battle = There is no battle here. Open one with { -battle-new }.
host-battle-here = There is a battle here already. It must end or be called off ({ -battle-cancel }) before another one begins.
host-no-scenario = There is no scenario of that name.
host-scenario-faults = The scenario "{ $name }" cannot be read: { JOIN($faults, " · ") }
host-fault = line { $line }, column { $column }: { $why }
host-scenario-game = The scenario "{ $name }" is of a game that is not played here: { $game }.
host-scripted-refused = The scenario "{ $name }" brings its own dice. That is for practice only; remove its dice line.
host-quoted = `{ $text }`
host-scenario-large = That is too large for a scenario: { $most } KiB at most.
host-scenario-army = That is an army, not a scenario: { -army-check } looks at it.
host-scenario-rules = The first line says “rules { $given }”, and that game is not played here. Write { OR($games) }.
host-scripted = The file brings its own dice. That is for practice only; remove its dice line.
host-scenario-size = { $game } · map { $cols } × { $rows } · { $units ->
    [one] 1 unit
   *[other] { $units } units
 }
host-scenario-side = { $side }: { $army }
host-scenario-added = Kept for this server as `{ $name }`: { -battle-new } offers it.
host-scenario-replaced = `{ $name }` is replaced: { -battle-new } offers the new one. Battles opened from the old one go on.
host-scenario-removed = `{ $name }` is removed. Battles opened from it go on.
host-scenario-server = Scenarios are kept by servers. Use this command in one.
host-scenario-name = A scenario needs a name with letters or digits, for example `the-ford`.
host-scenario-shipped = `{ $name }` comes with the bot. Choose another name.
host-scenario-comes-along = That scenario comes with the bot and stays.
host-scenario-taken = There is a scenario `{ $name }` here already. Choose another name, or say that it is to be replaced.
host-scenario-full = This server keeps { $most } scenarios already, and no more fit. One must be removed first: { -scenario-remove }.
host-scenario-full-person = You have { $most } scenarios here already. Remove one first ({ -scenario-remove }), or ask whoever administers the server to add this one.
host-scenario-not-yours = `{ $name }` was added by { $who }. Only { $who }, or whoever administers the server, can replace or remove it.
host-already-yours = You command { $side } already.
host-side-empty = { $side } has no commander yet: { -battle-join }.
host-already-umpire = You are the umpire already.
host-umpire-taken = { $who } is the umpire already.
host-umpire-commands = An umpire commands neither side: leave one seat before taking the other.
host-umpire-late = The battle has begun: only whoever opened it, or an administrator, may still take the umpire's seat.
host-umpire-nobody = That is for an umpire, and this battle has none. An administrator, or whoever opened it, may still take his seat with { -battle-join }.
host-umpire-only = That is for { $who }, the umpire.
host-ask-umpire = { $who }, the umpire, decides: ask for it in the channel.
host-is-paused = The battle is paused: { -battle-status } tells why, { -battle-resume } ends it.
host-not-paused = The battle is not paused.
host-step-open = { $says } { -desk-show } shows the dice and the forms; orders are possible again when it is settled.
host-proposal-open = No orders now: { $side } ({ $who }) must first answer a proposal.
# $side must answer, $who is its commander.
host-proposal-first = { $side } ({ $who }) must first answer the proposal that waits.
host-proposal-later = An order waits for an answer; a proposal must wait until none does.
host-throw-later = An order waits for an answer: no dice are thrown at the desk until none does.
host-throw-closed = Nothing is left to the table now, so only an umpire throws at the desk. { -roll } throws dice that count for nothing.
host-reason = Give a reason, in { $min } to { $max } characters.
host-dice-limits = Write dice such as 2d6: at most { $most } of them, with { $fewestSides } to { $mostSides } sides.
host-no-unit = There is no unit { $unit } here.
host-nothing-waits = No order waits.
host-nothing-asked = No question is open.
host-annul-table = That is no commander's order: it follows from the rules and would come again at once. Answer its question with { -desk-answer }, or change the position with { -desk-rule }.
host-stale-ruling = { $count ->
    [0] Since this was shown, another order has come to wait, or has been answered.
   *[other] Since this was shown: { JOIN($changes, "; ") }.
 } Rule again to see what it does now.
host-no-step = No step is left to the table now.
host-deeds-long = That is too much at once: at most { $most } characters.
host-no-form = There is no such form.
host-form-empty = Fill in every field.
host-undo-hand = What was settled by hand cannot be taken back: it is corrected by hand.
host-no-seat = You command neither side of this battle. If one is free, { -battle-join } takes it.
host-already-started = The battle has begun already: give your orders with { -order }.
host-not-started = The battle has not begun: { -battle-start } when both sides are taken.
host-not-deployed = The battle has not begun: it begins by itself when both sides are taken and have set up with { -deploy }.
host-is-halted = The battle is halted by a fault of the bot: { -battle-start } tries again.
host-not-over = The battle is not over yet. Its page can be had when it is: what is still under way is its commanders' business.
host-is-over = The battle is over. { -battle-new } opens another.
host-cancel-denied = Only the person who opened the battle or an administrator may call it off.
host-not-your-turn = It is not your turn: { $side } is to move ({ $who }). You are called when it is.
host-no-order = Write an order.
host-draft-gone = That order was already given or put away. Write it again.
host-stale = Since this was shown: { JOIN($changes, "; ") }. It would now do something else{ $points ->
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
host-change-undo = { $who } took an order back
host-question-closed = That question is no longer open.
host-not-asked = This question is for { $side } ({ $who }).
host-undo-nothing = There is no order to take back.
host-undo-not-yours = The last order was not yours.
host-busy = Others were faster, several times over. Try again.

## The map

host-map-two-places = One thing at a time: what threatens a unit is shown around that unit.
host-map-no-units = Without units there is nothing that threatens any.
