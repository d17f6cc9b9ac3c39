### Sabreur-hex: what is set right by hand.

title-corrected = { ID($unit) } is corrected

## What a correction says, proposed or done

correct-at = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } placed in { $place }.
correct-face = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } turned to face { $facing }.
correct-form = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } put in { $formation }.
correct-extended = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } put in extended line, in { $place }.
correct-strength = The strength { DE($unit, as: "bold") } is set to { $n }.
correct-lose = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $n } strength { COUNT($n, "point", "points") }.
correct-panicked = { THECAP($unit, as: "bold") } { NB($unit, "counts", "count") } as panicked.
correct-steady = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } no longer panicked.
correct-rallied = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } no longer panicked and { NB($unit, "is", "are") } now in { $formation }.
correct-acted = { THECAP($unit, as: "bold") } { NB($unit, "counts", "count") } as having acted this turn.
correct-mayAct = { THECAP($unit, as: "bold") } may act again this turn.
correct-eliminated = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } taken off the map.
correct-points = { $side } now has { $n } order { COUNT($n, "point", "points") }.
correct-winner = **{ $side } is declared the winner.**
correct-draw = The battle is declared a draw.

## Refusals

correct-refuse-over = The battle is over: nothing can be corrected any longer.
correct-refuse-same = { THECAP($unit) } { NB($unit, "is", "are") } already like that.
correct-refuse-facing = { THECAP($unit) } already { NB($unit, "faces", "face") } { $facing }.
correct-refuse-halves = { THECAP($unit) } { NB($unit, "occupies", "occupy") } two hexes side by side, and from { $hex } there is no room for the right half. Put { THEM($unit) } in line first, or choose another hex.
correct-refuse-off-map = { $hex } is not on the map, which goes from 0101 to { $cols } columns and { $rows } rows. Choose a hex on it.
correct-refuse-impassable = No unit can be in { $hex }: it is impassable. Choose another hex.
correct-refuse-taken = { THECAP($other) } { NB($other, "is", "are") } in { $hex }. Move { THEM($other) } first, or choose another hex.
correct-refuse-guns = { THECAP($unit) } cannot panic: artillery is lost instead. Say *eliminated*.
correct-refuse-panicked = { THECAP($unit) } { NB($unit, "is", "are") } already panicked.
correct-refuse-steady = { THECAP($unit) } { NB($unit, "is", "are") } not panicked.
correct-refuse-strength-same = { THECAP($unit) } already { NB($unit, "has", "have") } strength { $n }.
correct-refuse-strength = The strength { DE($unit) } must be from 1 to { $most }, as many as { NB($unit, "it", "they") } began with. To take { THEM($unit) } off the map, say *eliminated*.
correct-refuse-lose = { THECAP($unit) } { NB($unit, "has", "have") } only { $has } left to lose.
correct-refuse-lose-nothing = A loss must be at least 1. To give strength back, say *strength* and the number.
correct-refuse-not-its-turn = It is not the turn { DE($unit) }: whether { NB($unit, "it has", "they have") } acted counts only while { NB($unit, "its", "their") } side gives orders.
correct-refuse-may-act = { THECAP($unit) } may already act.
correct-refuse-points-when = Order points can be set only while orders are given: they are rolled when the turn begins.
correct-refuse-points = { $n } order points are too many: at most { $most }.
correct-refuse-points-same = There { COUNT($n, "is", "are") } already { $n } order { COUNT($n, "point", "points") } left.

## Forms

correct-tool-facing = Facing
correct-tool-formation = Formation
correct-tool-state = State
correct-tool-eliminate = Take off the map
correct-tool-strength = Strength
correct-tool-points = Order points
correct-field-n = How many
correct-field-strength = New strength
correct-field-points = How many points are left
correct-field-facing = Facing
correct-field-formation = Formation
correct-field-state = State
correct-state-panicked = panicked
correct-state-steady = steady again
correct-state-acted = has acted
correct-state-mayAct = may act again
