### Fantasy battle: what is settled by hand.

# $sentences: what a deed comes to, as it will be told.
fb-deed = { shared-deed }

## Refusals

refuse-fb-desk-done = Use this only to finish a step that the players settle. To end your movement, order *end*.
refuse-fb-desk-annul = No charge is waiting for a ruling.
refuse-fb-desk-gone = No unit { $unit } is on the table.
refuse-fb-desk-lose = { THECAP($unit) } { NB($unit, "has", "have") } { $n } { COUNT($n, "stand", "stands") }: name a loss from 1 to { $n }.
refuse-fb-desk-off = { THECAP($unit) } would reach over the edge of the table. Choose a place on it.
refuse-fb-desk-onto = { THECAP($unit) } would be on { THE($other) }. Choose an empty place.
refuse-fb-desk-apart = { THECAP($unit) } { NB($unit, "is", "are") } not in contact with an enemy.
refuse-fb-desk-apart-from = { THECAP($unit) } and { THE($other) } do not touch, or their contact is already known. Move one of them first.
refuse-fb-desk-friend = { $other } is not an enemy { DE($unit) } on the table. Name one.
refuse-fb-desk-no-enemy = { THECAP($unit) } { NB($unit, "has", "have") } no enemy on the table to be driven back from.
refuse-fb-desk-works = Only infantry and artillery can be fortified. { THECAP($unit) } cannot.
refuse-fb-desk-no-wall = { THECAP($unit) } { NB($unit, "is", "are") } not close behind a wall with every stand.
refuse-fb-desk-same = That is already so for { THE($unit) }. Nothing would change.
refuse-fb-desk-die = The fate { DE($unit) } takes one die, from 1 to 6.
refuse-fb-desk-over-edge = { THECAP($unit) } would go over the edge of the table. Roll a die for { NB($unit, "its", "their") } fate and enter that instead, for example as *fate 4*.

## Forms

fb-tool-stands = Which stands are lost
fb-tool-recoil = Drive back
fb-tool-follow = Follow up
fb-tool-contact = { sk-tool-contact }
fb-tool-apart = { sk-tool-apart }
fb-tool-face = { sk-tool-face }
fb-tool-stand = Move one stand
fb-tool-formation = { sheet-head-formation }
fb-tool-activation = Activated or not
fb-tool-confusion = Confused or not
fb-tool-works = Fortified or not
fb-tool-missiles = Missiles or not
fb-tool-fate = Fate off the table
fb-tool-annul = Cancel the charge
fb-field-stands = How many stands
fb-field-numbers = Which stands
fb-field-number = Which stand
fb-field-distance = How far, in cm
fb-field-enemy = { sk-field-enemy }
fb-field-place = { sk-field-place }
fb-field-face = { sk-field-face }
fb-field-formation = { sheet-head-formation }
fb-field-activation = { shared-activation }
fb-field-confusion = Confusion
fb-field-works = Works
fb-field-missiles = Missiles
fb-field-die = The die, 1 to 6
fb-choice-inLine = { fb-formation-line }
fb-choice-inColumn = { fb-formation-column }
fb-choice-activated = needs no order roll
fb-choice-notActivated = needs an order
fb-choice-confused = confused next turn
fb-choice-confusedNow = confused this turn
fb-choice-calm = not confused
fb-choice-fortified = behind works
fb-choice-notFortified = without works
fb-choice-missiles = has missiles
fb-choice-noMissiles = no missiles
