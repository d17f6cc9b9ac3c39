# What is settled by hand: at the desk, where a book leaves a step to the people at the table; by an umpire at any time.
# $who is a person's name, $why the reason he gave: untrusted text, shown as it is.

hand-ruled = ⚖ The umpire, { $who }, rules: “{ $why }”
hand-agreed = ⚖ Both sides agree to what { $who } proposed: “{ $why }”
hand-not-agreed = { $who }'s proposal was rejected: “{ $why }”
hand-throws = { $who } rolls for “{ $why }”.
hand-throws-only = { $who } rolls.
hand-throws-for = { $who } rolls for { $unit }: “{ $why }”.
hand-dice = { $dice }D{ $sides }: { $count ->
    [one] **{ $got }**
   *[other] { $got } = **{ $sum }**
 }
# $deeds are sentences; there may be none.
hand-asks = { $who } proposes: “{ $why }”{ $count ->
    [0] {""}
   *[other] {" "}— { JOIN($deeds, " ") }
 } Do you agree?
hand-agree = Agreed
hand-refuse = Not agreed
hand-refuse-answer = Answer *agree* or *refuse*.
desk-tool-losses = Losses
desk-tool-move = Move a unit
desk-field-to = To which hex
