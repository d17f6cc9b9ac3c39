# Panache: pictures and positions in words, for those who cannot see them.

## What happened, in a picture's words

pa-alt-name = { ID($unit) }
pa-alt-awaited = { ID($unit) } must choose.
pa-alt-moved = { ID($unit) } goes from { $from } to { $to }.
pa-alt-moved-with = { ID($unit) } goes from { $from } to { $to }, with { $along }.
pa-alt-entered = { ID($unit) } comes onto the table in { $from } and stands in { $to }.
pa-alt-left = { ID($unit) } leaves the table from { $from }.
pa-alt-retreated = { ID($unit) } retreats from { $from } to { $to }.
pa-alt-lost = { ID($unit) } loses { $stands } { COUNT($stands, "stand", "stands") }.
pa-alt-eliminated = { ID($unit) } is eliminated in { $at }.
pa-alt-appeared = { ID($unit) } appears in { $at }.
pa-alt-rejoined = { ID($unit) } is with { ID($parent) } again.
pa-alt-set = { ID($unit) } is put right.

## Who stands where, in a picture's words

pa-alt-unit = { ID($unit) } ({ $side }, { $arm }) in { $at }{ $ground }, { $stands } { COUNT($stands, "stand", "stands") }{ $near }.
pa-alt-character = { ID($unit) } ({ $side }) in { $at }{ $ground }.
pa-alt-on = , { $ground }
pa-alt-plain = {""}
pa-alt-near = : nearest enemy { $enemy }, { $away }
pa-alt-short = { $id } ({ $stands }) in { $at }
pa-alt-short-character = { $id } in { $at }
