# What both sides agree upon, or the umpire decides: a pause, more time, a draw, taking back, another pace, both at once.

## Commands

command-propose = Propose what others must agree to: a pause, more time, a draw, undoing an order
    .name = propose
command-propose-pause = Propose a pause to the other side; an umpire's pause starts straight away
    .name = pause
command-propose-resume = End a pause; if both sides agreed on it, both must end it
    .name = resume
command-propose-resume-battle = A battle whose channel is gone, to continue here; leave empty for the battle of this channel
    .name = battle
command-propose-extend = Propose more time for everyone who has to act now
    .name = extend
command-propose-extend-hours = Waking hours
    .name = hours
command-propose-extend-hours-6 = 6 hours
command-propose-extend-hours-12 = 12 hours
command-propose-extend-hours-24 = 24 hours
command-propose-extend-hours-48 = 48 hours
command-propose-extend-hours-72 = 72 hours
command-propose-pace = Show the pace of this battle, or propose another: waking hours for a turn and for an answer
    .name = pace
command-propose-pace-to = Propose another pace: none, quick, daily, slow, or 24h/8h; leave empty to see this one
    .name = to
command-propose-draw = Propose a draw to the other side
    .name = draw
command-propose-live = Propose to play live: both here, short deadlines and no pings, until one of you ends it
    .name = live
command-propose-undo = Undo your last order; once dice are rolled or someone has answered, all concerned must agree
    .name = undo
command-propose-undo-to = Go back before this order too; everyone concerned must agree
    .name = to

# The names that these had in the version before this one.
command-battle-pause = Moved to /{ command-propose.name } { command-propose-pause.name }
    .name = pause
command-battle-resume = Moved to /{ command-propose.name } { command-propose-resume.name }
    .name = resume
command-battle-extend = Moved to /{ command-propose.name } { command-propose-extend.name }
    .name = extend
command-battle-pace = Moved to /{ command-propose.name } { command-propose-pace.name }
    .name = pace
command-battle-draw = Moved to /{ command-propose.name } { command-propose-draw.name }
    .name = draw
command-battle-live = Moved to /{ command-propose.name } { command-propose-live.name }
    .name = live
command-battle-undo = Moved to /{ command-propose.name } { command-propose-undo.name }
    .name = undo

-propose = `/{ command-propose.name }`
-propose-resume = `/{ command-propose.name } { command-propose-resume.name }`
-propose-draw = `/{ command-propose.name } { command-propose-draw.name }`
-propose-live = `/{ command-propose.name } { command-propose-live.name }`
-propose-undo = `/{ command-propose.name } { command-propose-undo.name }`

-battle-draw = `/{ command-battle.name } { command-battle-draw.name }`
-battle-resume = `/{ command-battle.name } { command-battle-resume.name }`
-battle-live = `/{ command-battle.name } { command-battle-live.name }`

## Who decided it: the beginning of a sentence

proposal-by-agreed = By agreement of { $who }
proposal-by-umpire = ⚖ By decision of the umpire, { $who }
proposal-by-administrator = By decision of an administrator, { $who }
proposal-by-alone = By decision of { $who }, as no one else is concerned

## What is proposed

proposal-proposes-pause = { $who } proposes a pause: “{ $why }”
proposal-proposes-resume = { $who } proposes to end the pause.
proposal-proposes-extend = { $who } proposes { $n } more waking hours for everyone who has to act now.
proposal-proposes-pace = { $who } proposes another pace. { JOIN($pace, " ") }
# The other side is the bot's, or also yours.
proposal-alone-draw = No one else has to agree: the battle ends in a draw as soon as you confirm. It cannot be undone.
proposal-alone-draw-button = End the battle in a draw
proposal-alone-draw-late = That button has expired. For a draw, use { -propose-draw } again.
proposal-proposes-draw = { $who } proposes a draw: the battle would end here, undecided.
proposal-proposes-undo = { $who } proposes to undo `{ $order }`{ $more ->
    [0] {""}
    [one] , and 1 order after it
   *[other] , and { $more } orders after it
 }, with all that came of it{ $dice ->
    [0] .
    [one] , 1 die included.
   *[other] , { $dice } dice included.
 }
proposal-proposes-live = { $who } is here now, and proposes to play live: half an hour for a turn, ten minutes for an answer, and no one is pinged until one of you leaves.
proposal-awaits = Still to agree: { $people }.
proposal-stands-in = { $who } for { $whose }
proposal-line = Proposed by { $who }: { $what }. Still to agree: { $people }.
proposal-asked = { $who } proposes: { $what }. Please answer with the buttons on the proposal.
proposal-agree = Agree
proposal-refuse = Refuse

proposal-the-pause = a pause
proposal-the-resume = the end of the pause
proposal-the-extend = more time
proposal-the-pace = another pace
proposal-the-draw = a draw
proposal-the-undo = undoing an order
proposal-the-live = live play

## What came of it

proposal-refused = { $who } rejects the proposal: { $what }.
proposal-withdrawn = { $who } withdraws the proposal: { $what }.
proposal-lapsed = The proposal has lapsed: { $what }.
proposal-void = The proposal can no longer be carried out: { $what }. { $why }
proposal-paused = { $by }, the battle is paused: “{ $why }”
proposal-resumed = { $by }, the pause is over and the battle goes on.
proposal-extended = { $by }, everyone who has to act now has { $n } more waking hours.
proposal-paced = { $by }, the pace changes from now on. { JOIN($pace, " ") }
proposal-drawn = { $by }, the battle ends in a draw.
proposal-undone = { $by }, `{ $order }` is undone{ $more ->
    [0] {""}
    [one] , and 1 order after it
   *[other] , and { $more } orders after it
 }: the battle is as it was before{ $dice ->
    [0] .
    [one] , and 1 die no longer counts.
   *[other] , and { $dice } dice no longer count.
 }
proposal-same-dice = The same order would get the same dice.
proposal-live-on = { $by }, both sides are here: half an hour for a turn, ten minutes for an answer, and no one is pinged. { -propose-live } ends it.
proposal-live-off = { $who } ends live play: the previous pace applies again.
proposal-live-idle = No one has played for half an hour: live play is over, and the earlier pace applies again.

## Calling a battle off. $people are names.

cancel-title = This calls off **{ $title }**.
cancel-not-begun = It has not begun yet: nothing is lost but the places taken.
cancel-loses = { $n ->
    [0] Nothing has been ordered yet.
    [one] The 1 order given so far is lost: a battle that is called off cannot be resumed.
   *[other] All { $n } orders given so far are lost: a battle that is called off cannot be resumed.
}
cancel-says-now = Press the button if you mean it.
cancel-says-ask = { $people } must agree: the button asks for it.
cancel-says-agree = { $who } has already proposed this: press the button to agree, and the battle ends.
cancel-says-reason = You may also decide this alone, with a reason that everyone can read.
cancel-button-now = Call the battle off
cancel-button-ask = Call it off by agreement
cancel-button-reason = Call it off, with a reason
cancel-changed = This has changed since it was shown. { -battle-cancel } shows how it can be called off now.
cancel-denied = Only a side's commander-in-chief, the person who opened the battle, the umpire or an administrator may call it off.
proposal-proposes-cancel = { $who } proposes to call the battle off: it would end here for good, without a winner.
proposal-the-cancel = calling the battle off
proposal-cancelled = { $by }, the battle is called off.
proposal-cancelled-why = { $by }, the battle is called off: “{ $why }”

## What changes when something is taken back

proposal-changes = { $n ->
    [one] 1 unit would change (now → then):
   *[other] { $n } units would change (now → then):
 }
proposal-same-map = No unit would change.
proposal-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
 }
proposal-unit = **{ $unit }** { JOIN($parts, " · ") }
proposal-unit-back = **{ $unit }** back at { NAME($at) }{ $strength ->
    [none] {""}
   *[other] , strength { $strength }
 }
proposal-unit-gone = **{ $unit }** not on the map
proposal-part-strength = strength { $from } → { $to }
proposal-part-victory = victory points { $from } → { $to }
proposal-part-orders = order points { $from } → { $to }
proposal-score = { $side }: { JOIN($parts, " · ") }

## Private answers

proposal-proposed = Proposed. Still to agree: { $people }.
proposal-noted = Noted. Still to agree: { $people }.
proposal-voted = You have already agreed. Still to agree: { $people }.
proposal-yours = You have already proposed that: it is waiting for an answer.
proposal-yours-other = You already have a proposal of that kind open: withdraw it first with its “Refuse” button.
proposal-open = { $who } already has a proposal of that kind open: answer it first, with its buttons.
proposal-closed = That has been decided, or has lapsed.
proposal-not-asked = You are not asked. Still to agree: { $people }.
proposal-chief-only = Only your side's commander-in-chief can propose that.
proposal-vacant = No one commands { $side } now, so no one there could agree. { -battle-join } takes the side.
proposal-draw-umpire = You decide that alone, with a reason: { -desk-rule } can end the battle.
proposal-no-pace = This battle has no deadlines: everyone takes the time they need.
proposal-nothing-due = Nothing with a deadline is due now.
proposal-extend-late = What it was about has already been settled.
proposal-hours = Choose { OR($hours) } hours.
proposal-pace-live = You are both playing live: { -propose-live } ends that first.
proposal-live-already = You are already both playing live.
proposal-undo-no-entry = Entry { $n } cannot be undone: name an order that is still in force, by its number in { -battle-log }.
