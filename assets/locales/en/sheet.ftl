### The readings in force, and the reference sheet.

pa-variant-radius = command
pa-variant-radius-none = every unit may be activated.
pa-variant-radius-n = a unit is activated only within { $n } { COUNT($n, "hex", "hexes") } of an officer of its side.
pa-variant-price = costs { $n } { COUNT($n, "hex", "hexes") } of allowance.
pa-variant-closed = nobody enters it.

## The readings of a battle

options-label = { $what }: { $means }
options-open = The battle has not begun: whoever opened it may still choose others, in the menu below.
options-fixed = What a battle plays by is fixed when it begins.
options-not-yours = Until the battle begins, whoever opened it chooses, or an administrator of the server.
options-gone = The battle has gone on since this was shown: { -battle-options } shows how it stands.
options-already = So it is already.
options-impossible = That cannot be in this battle: { $why }
options-unknown = “{ $typed }” is no reading of this book.
options-changed = { $who } settles before the battle: { $what }: { $means } [{ $clause }]
options-none = This book leaves nothing to be settled otherwise.
options-title = What this battle plays by
options-title-page = What this battle plays by · page { $page } of { $pages }
options-all-ours = All as we recommend.
options-other-count = { $n } of { $all } otherwise than we recommend.
options-ours = ✓ ours
options-other = ◆ another
options-line = **{ CAP($what) }** · { $clause } · { $mark }
options-instead = or: { JOIN($others, " / ") }
options-ours-would = ours: { $means }
options-choose = Change on this page …
options-back = Back
options-pick = Choose …
options-one = { CAP($what) }
options-how = Other readings when a battle is opened: { -battle-new } with “options”.

command-battle-options = The readings of the rules this battle plays by; before it begins, choose others
    .name = options
-battle-options = `/{ command-battle.name } { command-battle-options.name }`
command-battle-new-options = Readings other than ours, for example: squares engage no; saves all losses
    .name = options
