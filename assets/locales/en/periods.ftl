### Periods: reading what is written on a sheet, what players are asked, the panel.

## What was typed

refuse-pe-empty = There is no order here. Name a unit and say what it does, for example “3L advance 8”.
refuse-pe-half = Say from which half, as period and half: “from half 2.2”.
refuse-pe-place = There is no unit at that place. Name a point, or a unit on the table.
refuse-pe-off = That point lies beyond the table.
refuse-pe-goal = That place can only be found on the table. Give the legs: “advance 8”, “wheel left 20”.
refuse-pe-near = { THECAP($unit) } { NB($unit, "stands", "stand") } too near to get there by wheels. Give the legs one by one.
refuse-pe-measure = Distances to the enemy are not measured. Name a place on the table instead, or advance towards { THE($unit) } by a length.
refuse-pe-errand-more = An aide-de-camp carries one order and nothing else: “12A to 3L: harass”.
refuse-pe-officer-line = Officers ride, for example “1G ride to H7”. Aides-de-camp carry orders: “12A to 3L: harass”.
refuse-pe-sheet = A sheet holds lines of units, rides of officers and orders that are carried.

## Units, and what is proposed to them

pe-choice-unit = { NAME($unit) } · { $kind }
pe-offer-ahead = straight ahead
pe-offer-reorient = turns first, one quarter
pe-offer-enter = ordinary melee entry, without bonuses
pe-offer-leg = as far as the half goes
# $distance: centimetres.
pe-offer-ride = { $distance } cm, stays with it
