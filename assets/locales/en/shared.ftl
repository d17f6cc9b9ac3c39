# What several rulebooks say in the same words: each refers to these by a message of its own.
shared-the = { THE($unit) }
shared-the-bold = { THE($unit, as: "bold") }
shared-concern = { JOIN($parts, ", ") }
shared-near = nearest enemy { $enemy }, { $away }
shared-deed = { JOIN($sentences, " ") }
shared-unit = { THECAP($unit) } ({ $id }) · { $side } · { $kind }
shared-title-table = A proposal
shared-set = { THECAP($unit, as: "bold") } { $parts }.
shared-left = { ID($unit) } { $before }→**{ $left }**
shared-gone = { ID($unit) } †
shared-clock = turn { $turn } of { $last }
shared-officer = officer
shared-light-infantry = light infantry
shared-from-to = From { $from } to { $to }
shared-fire-refused = **Fire**: no. { $why } [{ $clause }]
shared-dice = { $n } { COUNT($n, "die", "dice") }
shared-target = Target
shared-fire = fire
shared-who = Who
shared-skirmish-order = skirmish order
shared-title-ruled = { ID($unit) } is now in { $square }
shared-title-held-none = No one holds { $what }
shared-held-none = No one holds { $what } now.
shared-why-ruled = as the players decided

# $won, $lost: figures or stands that each side is likely to lose.
shared-idea-lost = enemy loses about { $won }, you { $lost }
# $worth: points.
shared-idea-place = a better place, by { $worth } { COUNT($worth, "point", "points") }
shared-standing-figures = { ID($unit) } ({ $side }, { $kind }): { $n } { COUNT($n, "figure", "figures") } { $formation } in { $square } ({ JOIN($ground, ", ") }), facing { $facing }, { $near }
shared-standing-one = { ID($unit) } ({ $side }, { $kind }) in { $square } ({ JOIN($ground, ", ") }), { $near }
shared-short-unit = { $id } ({ $n }) in { $square }
shared-short-one = { $id } in { $square }
shared-aim-objective = { $what } ({ $n })
shared-who-figures = { ID($unit) } ({ $side }, { $kind }, { $n } { COUNT($n, "figure", "figures") })
shared-who-one = { ID($unit) } ({ $side }, { $kind })
shared-in-line = { $id } ({ $n }) { $formation } in { $square }
shared-in-line-one = { $id }, { $kind }, in { $square }
shared-look-unnamed = { $id } · { $side } · { $kind }
shared-look-place = { $n } in { $square }
shared-charge-refused = **Charge**: no. { $why } [{ $clause }]
shared-story-went = went { $n } cm
# $means: the sentence of the value in force.
shared-option = { $means } [{ $clause }]
shared-head-troops = Troops
shared-head-centimetres = cm
shared-title-announced = { ID($unit) } charges { ID($target) }
shared-title-parted = { ID($unit) } breaks contact
shared-title-held = { $side } holds { $what }
shared-title-set = { ID($unit) } is corrected
shared-title-finished = { $side } has finished
shared-finished = { $side } has finished.
shared-held = { $side } now holds { $what }.
shared-part-clause = [{ $clause }]
shared-part-went-of = { $n } of { $most } cm [{ $clause }]
shared-part-centimetres = { $n } cm [{ $clause }]
shared-part-needs = hits on { $n }+
shared-rank-general = general
shared-formation-line = in line
shared-formation-column = in column
shared-activation = Activation
shared-charge = Charge
# $most: centimetres.
shared-about-rider = { CAP($kind) } in { $square }: rides { $most } cm
shared-example = ✓ { $verb }: `{ NAME($example) }`
