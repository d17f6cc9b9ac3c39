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

motion-by-agreed = By agreement of { $who }
motion-by-umpire = ⚖ By decision of the umpire, { $who }
motion-by-administrator = By decision of an administrator, { $who }
motion-by-alone = By decision of { $who }, as no one else is concerned

## What is proposed

motion-proposes-pause = { $who } proposes a pause: “{ $why }”
motion-proposes-resume = { $who } proposes to end the pause.
motion-proposes-extend = { $who } proposes { $n } more waking hours for everyone who has to act now.
motion-proposes-pace = { $who } proposes another pace. { JOIN($pace, " ") }
motion-proposes-draw = { $who } proposes a draw: the battle would end here, undecided.
motion-proposes-undo = { $who } proposes to undo `{ $order }`{ $more ->
    [0] {""}
    [one] , and 1 order after it
   *[other] , and { $more } orders after it
 }, with all that came of it{ $dice ->
    [0] .
    [one] , 1 die included.
   *[other] , { $dice } dice included.
 }
motion-proposes-live = { $who } is here now, and proposes to play live: half an hour for a turn, ten minutes for an answer, and no one is pinged until one of you leaves.
motion-awaits = Still to agree: { $people }.
motion-stands-in = { $who } for { $whose }
motion-line = Proposed by { $who }: { $what }. Still to agree: { $people }.
motion-asked = { $who } proposes: { $what }. Please answer with the buttons on the proposal.
motion-agree = Agree
motion-refuse = Refuse

motion-the-pause = a pause
motion-the-resume = the end of the pause
motion-the-extend = more time
motion-the-pace = another pace
motion-the-draw = a draw
motion-the-undo = undoing an order
motion-the-live = live play

## What came of it

motion-refused = { $who } rejects the proposal: { $what }.
motion-withdrawn = { $who } withdraws the proposal: { $what }.
motion-lapsed = The proposal has lapsed: { $what }.
motion-void = The proposal can no longer be carried out: { $what }. { $why }
motion-paused = { $by }, the battle is paused: “{ $why }”
motion-resumed = { $by }, the pause is over and the battle goes on.
motion-extended = { $by }, everyone who has to act now has { $n } more waking hours.
motion-paced = { $by }, the pace changes from now on. { JOIN($pace, " ") }
motion-drawn = { $by }, the battle ends in a draw.
motion-undone = { $by }, `{ $order }` is undone{ $more ->
    [0] {""}
    [one] , and 1 order after it
   *[other] , and { $more } orders after it
 }: the battle is as it was before{ $dice ->
    [0] .
    [one] , and 1 die no longer counts.
   *[other] , and { $dice } dice no longer count.
 }
motion-same-dice = The same order would get the same dice.
motion-live-on = { $by }, both sides are here: half an hour for a turn, ten minutes for an answer, and no one is pinged. { -propose-live } ends it.
motion-live-off = { $who } ends live play: the previous pace applies again.
motion-live-idle = No one has played for half an hour: live play is over, and the earlier pace applies again.

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
motion-proposes-cancel = { $who } proposes to call the battle off: it would end here for good, without a winner.
motion-the-cancel = calling the battle off
motion-cancelled = { $by }, the battle is called off.
motion-cancelled-why = { $by }, the battle is called off: “{ $why }”

## What changes when something is taken back

motion-changes = { $n ->
    [one] 1 unit would change (now → then):
   *[other] { $n } units would change (now → then):
 }
motion-same-map = No unit would change.
motion-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
 }
motion-unit = **{ $unit }** { JOIN($parts, " · ") }
motion-unit-back = **{ $unit }** back at { $at }{ $strength ->
    [none] {""}
   *[other] , strength { $strength }
 }
motion-unit-gone = **{ $unit }** not on the map
motion-part-at = { $from } → { $to }
motion-part-strength = strength { $from } → { $to }
motion-part-victory = victory points { $from } → { $to }
motion-part-orders = order points { $from } → { $to }
motion-part-otherwise = other changes
motion-score = { $side }: { JOIN($parts, " · ") }

## Private answers

motion-proposed = Proposed. Still to agree: { $people }.
motion-noted = Noted. Still to agree: { $people }.
motion-voted = You have already agreed. Still to agree: { $people }.
motion-yours = You have already proposed that: it is waiting for an answer.
motion-yours-other = You already have a proposal of that kind open: withdraw it first with its “Refuse” button.
motion-open = { $who } already has a proposal of that kind open: answer it first, with its buttons.
motion-closed = That has been decided, or has lapsed.
motion-not-asked = You are not asked. Still to agree: { $people }.
motion-chief-only = Only your side's commander-in-chief can propose that.
motion-vacant = No one commands { $side } now, so no one there could agree. { -battle-join } takes the side.
motion-draw-umpire = You decide that alone, with a reason: { -desk-rule } can end the battle.
motion-no-pace = This battle has no deadlines: everyone takes the time they need.
motion-nothing-due = Nothing with a deadline is due now.
motion-extend-late = What it was about has already been settled.
motion-hours = Choose { OR($hours) } hours.
motion-pace-live = You are both playing live: { -propose-live } ends that first.
motion-live-already = You are already both playing live.
motion-undo-no-entry = Entry { $n } cannot be undone: name an order that is still in force, by its number in { -battle-log }.
