# What is settled by hand: at the desk, where a book leaves a step to the people at the table; by an umpire at any time.
# $who is a person's name, $why the reason they gave: untrusted text, shown as it is.

desk-ruled = ⚖ The umpire, { $who }, rules: “{ $why }”
desk-agreed = ⚖ Both sides agree to what { $who } proposed: “{ $why }”
desk-not-agreed = { $who }'s proposal was rejected: “{ $why }”
desk-rolls = { $who } rolls for “{ $why }”.
desk-rolls-only = { $who } rolls.
desk-rolls-for = { $who } rolls for { $unit }: “{ $why }”.
desk-dice = { $dice }D{ $sides }: { $count ->
    [one] **{ $got }**
   *[other] { $got } = **{ $sum }**
 }
# $deeds are sentences; there may be none.
desk-asks = { $who } proposes: “{ $why }”{ $count ->
    [0] {""}
   *[other] {" "}— { JOIN($deeds, " ") }
 } Do you agree?
desk-agree = Agreed
desk-refuse = Not agreed
desk-refuse-answer = Answer *agree* or *refuse*.
desk-tool-losses = Losses
desk-tool-move = Move a unit
desk-tool-winner = Who has won
desk-field-to = To which hex
desk-field-winner = Winner
desk-choice-draw = A draw
