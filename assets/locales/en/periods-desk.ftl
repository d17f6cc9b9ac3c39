### Periods: what is settled by hand, variants, the order of sheets.

# $sentences: what a deed comes to, as it will be told.
pe-deed = { shared-deed }

# $period, $half: numbers.
pe-sheets = Write the sheets for period { $period }, { pe-half }.

## The step at the end of a half

pe-open-fire = Fire of the quarter: those listed were entitled to it. Roll, enter losses and states, then say that it is done.
pe-open-desk = Fire of the half first, then melee and morale. Roll, enter losses and states, then say that it is done.
# $n: quarters. $state: a formation, or “unformed”.
pe-concern-fire = may fire, { $n } { COUNT($n, "quarter", "quarters") }, { $state }
pe-concern = { shared-concern }
# $n: figures.
pe-concern-touching = in melee with { $n } { COUNT($n, "figure", "figures") }
pe-concern-value = combat value { $n }
# $side: a side of the enemy.
pe-concern-strikes = has struck the { $side } { DE($other) }
# $side: a side of its own.
pe-concern-struck = struck in the { $side } by { THE($other) }
pe-part-bonuses = charge bonuses earned
pe-part-no-bonuses = no charge bonus
pe-concern-push = { $n } { COUNT($n, "push rank", "push ranks") }
pe-concern-drawn = { $n } drawn { COUNT($n, "round", "rounds") }
pe-concern-follows = follow-up bonus
pe-concern-edge = driven to its table edge: its morale tells whether it leaves the table
pe-concern-torn = parted from { THE($other) }, and one of the two contacted: both go by the worse test of morale

## Refusals

refuse-pe-desk-done = Use this only to finish a step that the players settle. Sheets are closed with *seal*.
refuse-pe-desk-gone = { refuse-fb-desk-gone }
refuse-pe-desk-lose = { THECAP($unit) } { NB($unit, "has", "have") } { $n } { COUNT($n, "figure", "figures") }: name a loss from 1 to { $n }.
refuse-pe-desk-off = { refuse-fb-desk-off }
refuse-pe-desk-onto = { refuse-fb-desk-onto }
refuse-pe-desk-apart = { refuse-fb-desk-apart }
refuse-pe-desk-apart-from = { THECAP($unit) } and { THE($other) } are not in contact.
refuse-pe-desk-friend = { refuse-fb-desk-friend }
refuse-pe-desk-formation = { THECAP($unit) } cannot stand like that: guns are limbered or deployed, cavalry is in column, line or double line.
refuse-pe-desk-rally = Only cavalry rallies. Give { THE($unit) } a state instead, for example *retreats*.
refuse-pe-desk-parent = { THECAP($unit) } has not parted from { $other }. Name the unit that it belongs to.
refuse-pe-desk-join = { THECAP($unit) } cannot join { $other }: they must touch, with room for both and no enemy in contact.
refuse-pe-desk-same = { refuse-fb-desk-same }

## Forms

pe-tool-condition = State and morale
pe-tool-apart = { sk-tool-apart }
pe-tool-drawn = A drawn melee
pe-tool-rallies = Rally
pe-tool-contact = { sk-tool-contact }
pe-tool-face = { sk-tool-face }
pe-tool-formation = { sheet-head-formation }
pe-tool-charge = Uncontrolled charge
pe-tool-leaves = Leave the table
pe-tool-joins = Join its parent unit
pe-tool-void = Cancel its orders
pe-tool-posture = Posture
pe-tool-rate = Its own rates
pe-field-figures = { sk-field-figures }
pe-field-enemy = { sk-field-enemy }
pe-field-place = { sk-field-place }
pe-field-face = { sk-field-face }
pe-field-formation = { sheet-head-formation }
pe-field-condition = { correct-tool-state }
pe-field-posture = Posture
pe-field-parent = Which unit
pe-field-rate = Which rate
pe-field-length = Centimetres in a period
pe-choice-columnRate = { shared-formation-column }
pe-choice-lineRate = { shared-formation-line }
pe-choice-skirmishRate = { table-dice-formation-skirmish }
pe-choice-bonusRate = distance bonus in column

## Variants

pe-variant-step = Step of play
pe-variant-step-half = Reports and fire come once a half.
pe-variant-step-quarter = Fire is settled after every quarter.
pe-variant-measuring = Measuring
pe-variant-measuring-strict = Nothing tells a distance between enemies finer than a square.
pe-variant-measuring-open = Distances between enemies are shown.
pe-variant-selfcover = Covering oneself
pe-variant-selfcover-possible = A charge must turn on an enemy who charges the unit, or could.
pe-variant-selfcover-declared = A charge must turn only on an enemy who charges the unit.
pe-variant-split = Evaders that part
pe-variant-split-on = An evading unit may part in two to pass its friends.
pe-variant-split-off = An evading unit never parts.
pe-variant-feints = Feints
pe-variant-feints-off = A charge always has a target.
pe-variant-feints-on = A charge may be announced without a target: a feint.
pe-variant-fights = Fire, melee, morale
pe-variant-fights-desk = The players settle them at the desk.
pe-variant-fights-simple = A short substitute settles fire, melee and morale.
# $periods: their number. $red, $blue: percentages.
pe-aim = After { $periods } { COUNT($periods, "period", "periods") } the side with more points wins: 1 for each enemy figure lost, 6 for a gun model, 3 for an officer. A side that has lost its share of figures breaks and loses at once (Red { $red }%, Blue { $blue }%).
pe-aim-objectives = After { $periods } { COUNT($periods, "period", "periods") } the side with more points wins: 1 for each enemy figure lost, 6 for a gun model, 3 for an officer, and for { JOIN($places, ", ", last: " and ") }. A side that has lost its share of figures breaks and loses at once (Red { $red }%, Blue { $blue }%).

## The page of tables

pe-sheet-title = { book-periods }
pe-sheet-page-moves = { sk-sheet-moves }
pe-sheet-page-charges = Charges and the rest
pe-sheet-rates = Centimetres in a whole period
pe-sheet-head-troops = { shared-head-troops }
pe-sheet-head-column = column
pe-sheet-head-line = { choice-type-lineInfantry }
pe-sheet-head-skirmish = skirmish order
pe-sheet-head-bonus = bonus, column / line
pe-sheet-of-nation = { $troops } ({ $nation })
pe-sheet-square = A square goes { $n } cm. Other nations have the French figures.
pe-sheet-quarter = { clause-PE-DST-05 }
pe-sheet-forced = A forced march goes half as far again, in march column or limbered.
pe-sheet-times = Quarters that it takes
pe-sheet-head-what = { fb-sheet-head-what }
pe-sheet-head-drilled = drilled infantry
pe-sheet-head-undrilled = undrilled infantry
pe-sheet-head-cavalry = { arm-cavalry }
pe-sheet-head-foot = foot battery
pe-sheet-head-horse = { choice-type-lightHorseBattery }
pe-sheet-turn = quarter or about turn
pe-sheet-change = column, line, square
pe-sheet-columns = one column to the other
pe-sheet-skirmishers = to skirmish order
pe-sheet-limber = limber, unlimber
pe-sheet-reform = reform
pe-sheet-react = A unit that is surprised lets one quarter pass first.
pe-sheet-evade-turn = The turn of an evade takes one quarter for all.
pe-sheet-rally-turn = The turn of a rally takes two.
pe-sheet-formations = Front by depth, cm
pe-sheet-head-formation = { sheet-head-formation }
pe-sheet-head-infantry = 18 infantry
pe-sheet-head-cavalry-figures = 12 cavalry
pe-sheet-ground = { $wide } × { $deep }
pe-sheet-battery = A battery stands on 4 × 4 cm.
pe-sheet-postures = What postures allow
pe-sheet-head-posture = posture
pe-sheet-head-charge = { fb-sheet-head-charge }
pe-sheet-head-counter = { modifier-countercharge }
pe-sheet-head-enter = melee entry
pe-sheet-head-evade = evade
pe-sheet-yes = { options-word-yes }
pe-sheet-no = { options-word-no }
pe-sheet-forced-evade = Skirmishers and harassing infantry must evade a charge, unless in cover.
pe-sheet-evades = Timetable of an evade
pe-sheet-head-quarter-1 = quarter 1
pe-sheet-head-quarter-2 = 2
pe-sheet-head-quarter-3 = 3
pe-sheet-head-quarter-4 = 4
pe-sheet-declared = declared
pe-sheet-forced-by-charge = forced by a charge
pe-sheet-turns = turns
pe-sheet-reacts = reacts, may fire
pe-sheet-away = away
pe-sheet-home = to its edge
pe-sheet-evade-speed = { $n } cm in each quarter walked.
pe-sheet-figures = Other distances
pe-sheet-head-centimetres = { shared-head-centimetres }
pe-sheet-head-clause = { sheet-head-clause }
pe-sheet-manhandled = guns by hand, in a half
pe-sheet-officers = officers and aides-de-camp, in a half
pe-sheet-musket = out of musket range, to end a rally
