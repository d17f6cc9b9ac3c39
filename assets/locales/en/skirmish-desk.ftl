### Skirmish: what is settled by hand.

# $sentences: what a deed comes to, as it will be told.
sk-deed = { shared-deed }

## Refusals

refuse-sk-desk-done = Use this only to finish a melee that the players settle. To end a turn, order *end*.
refuse-sk-desk-gone = { $unit } is not on the table.
refuse-sk-desk-lose = { THECAP($unit) } { NB($unit, "has", "have") } { $n } { COUNT($n, "figure", "figures") }: the loss must be from 1 to { $n }.
refuse-sk-desk-off = { THECAP($unit) } would stand over the edge of the table. Choose a place on it.
refuse-sk-desk-onto = { THECAP($unit) } would stand on { THE($other) }. Choose a free place.
refuse-sk-desk-apart = { THECAP($unit) } { NB($unit, "touches", "touch") } no enemy.
refuse-sk-desk-contact = { THECAP($unit) } already { NB($unit, "touches", "touch") } { $other }.
refuse-sk-desk-friend = { $other } is not an enemy { DE($unit) } on the table. Name one.
refuse-sk-desk-no-leader = { THECAP($unit) } { NB($unit, "is", "are") } not a leader. Only officers and NCOs named by the scenario command.
refuse-sk-desk-leads = { $other } is not a squad on the side { DE($unit) }. Name one.
refuse-sk-desk-same = { $what ->
    [leads] { THECAP($unit) } already { NB($unit, "leads", "lead") } { $other }.
    [leadsAll] { THECAP($unit) } already { NB($unit, "leads", "lead") } all of that side.
    [led] { THECAP($unit) } already { NB($unit, "has", "have") } a leader.
    [led-not] { THECAP($unit) } already { NB($unit, "has", "have") } no leader.
    [recoils] { THECAP($unit) } already { NB($unit, "recoils", "recoil") } next turn.
    [recoils-not] { THECAP($unit) } { NB($unit, "does", "do") } not recoil next turn anyway.
    [loaded] { THECAP($unit) } { NB($unit, "is", "are") } already loaded.
    [loaded-not] { THECAP($unit) } { NB($unit, "is", "are") } already unloaded.
    [sheltered] { THECAP($unit) } already { NB($unit, "counts", "count") } as sheltered.
    [sheltered-not] { THECAP($unit) } already { NB($unit, "counts", "count") } as in the open.
    [sheltered-usual] The cover of { THE($unit) } is already as the table shows it.
    [morale] { THECAP($unit) } already { NB($unit, "has", "have") } this morale.
    [bonus] { THECAP($unit) } already { NB($unit, "fires", "fire") } like that.
    [bands-usual] { THECAP($unit) } already { NB($unit, "has", "have") } the usual ranges.
   *[other] Nothing changes for { THE($unit) }.
 }
refuse-sk-desk-bands = Each range must be longer than the one before: short, medium, long.

## Forms

sk-tool-figures = Figures out of action
sk-tool-recoil = Recoil
sk-tool-contact = Into contact
sk-tool-apart = Out of contact
sk-tool-face = Turn a unit
sk-tool-formation = { sheet-head-formation }
sk-tool-leader = Whom a leader commands
sk-tool-led = Commanded or not
sk-tool-cover = Cover
sk-tool-loading = Loaded or not
sk-tool-bands = Ranges of a weapon
sk-tool-fire = The next fire
sk-tool-morale = Morale
sk-field-figures = How many figures
sk-field-numbers = Which figures
sk-field-enemy = Which enemy
sk-field-squad = Which squad
sk-field-place = Where to
sk-field-face = Facing where
sk-field-recoil = Recoil
sk-field-formation = { sheet-head-formation }
sk-field-led = Leader
sk-field-cover = Cover
sk-field-loading = Loading
sk-field-bands = Short, medium and long, in cm
sk-field-how = How
sk-field-die = By how much on each die
sk-field-morale = Morale
sk-choice-recoil = recoils now
sk-choice-recoilsNext = recoils next turn
sk-choice-staysNext = need not recoil
sk-choice-close = close order
sk-choice-skirmish = { shared-skirmish-order }
sk-choice-loose = loose order
sk-choice-led = commanded this turn
sk-choice-notLed = without a leader this turn
sk-choice-sheltered = sheltered
sk-choice-inTheOpen = in the open
sk-choice-coverAsDrawn = as the table shows
sk-choice-loaded = loaded
sk-choice-unloaded = unloaded
sk-choice-better = better
sk-choice-worse = worse
