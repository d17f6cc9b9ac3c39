# What is said of a text that cannot be understood, in every game: orders, then scenarios.
order-word = “{ NAME($word) }”
refuse-word = I do not know “{ NAME($word) }”. Did you mean { OR($near) }?
refuse-word-here = I do not understand “{ NAME($word) }” here. Expected: { OR($expected) }.
refuse-word-left = “{ NAME($word) }” is one word too many: the order is already complete before it.
refuse-unfinished = The order is incomplete. Continue with { OR($expected) }.
refuse-unit-missing = { $known ->
    [0] Name a unit here by its short name, for example “7C”.
   *[other] Name a unit here by its short name: { OR($units) }.
 }
refuse-no-unit = { $known ->
    [0] A unit belongs here, not “{ NAME($word) }”. Use its short name, for example “7C”.
   *[other] A unit belongs here, not “{ NAME($word) }”. Use its short name: { OR($units) }.
 }
refuse-unknown-unit = { $known ->
    [0] There is no unit “{ NAME($word) }” in this battle.
   *[other] There is no such unit as “{ NAME($word) }”. Did you mean { OR($near) }?
 }
refuse-enemy-unit = { THECAP($unit) } { NB($unit, "belongs", "belong") } to the enemy. Give orders to one of your own units.
refuse-dead-unit = { THECAP($unit) } { NB($unit, "is", "are") } no longer in the battle. Name another unit.
refuse-length-missing = Add a length in centimetres, for example 8 or 12.5.
refuse-no-length = A length in centimetres belongs here, not “{ NAME($word) }”: for example 8, 12.5 or 80mm.
refuse-place-missing = Add a place: a square such as H7 or H7/3, a point such as 72.5x64, behind a unit, or the name of something on the table.
# $one, $other: squares.
refuse-place-twice = Two things here are called “{ NAME($name) }”, in { $one } and in { $other }. Name the square.
refuse-angle = Add an angle of less than { $most } degrees, for example 30.
refuse-no-place = “{ NAME($word) }” is no place on this table. Name a square (H7, H7/3), a point (72.5x64), beside a unit (behind 4L), or something by its name.
refuse-hex-missing = Add a hex: four digits, column then row, for example 1507.
refuse-no-hex = A hex belongs here, not “{ NAME($word) }”. Write its four digits: column, then row, for example 1507.
refuse-off-map = There is no hex { $hex } on this map: it has { $cols } columns and { $rows } rows. The nearest is { $near }.
refuse-who = Say which unit: “{ NAME($example) }”.
refuse-resign = You cannot concede with an order: use { -battle-resign }.
refuse-draw = You cannot offer a draw with an order: use { -propose-draw }.

# Faults in the text of a scenario.
scenario-title = { NAME($title) }
fault-rules = This is read as a scenario of { NAME($rules) }. Another game must be named in the first line of the file.
fault-word = “{ NAME($word) }” has no meaning here. Write { OR($expected) }.
fault-word-near = “{ NAME($word) }” has no meaning here. Did you mean { OR($expected) }?
fault-unfinished = The line is incomplete. Continue with { OR($expected) }.
fault-extra = The line should end before “{ NAME($word) }”.
fault-number = A whole number from { $min } to { $max } belongs here.
fault-quotes = A text between straight quotation marks belongs here.
fault-long = This is too long: at most { $most } characters.
fault-hex = A hex number belongs here: four digits, column then row.
fault-off-map = There is no hex { $hex } on a map of { $cols } columns and { $rows } rows.
fault-both-languages = Both languages are needed: en "..." fr "...".
fault-id = A unit's short name is digits and letters, such as 7C; not “{ NAME($word) }”.
fault-id-apart = A unit's short name has no space in it: write “{ NAME($id) }”.
fault-id-twice = There are two units called { $unit }. Short names are unique over both sides.
fault-said-twice = “{ NAME($word) }” repeats something already given on this line.
fault-line-twice = There may be only one line “{ $word }”.
fault-hex-taken = { $unit } is already in { $hex }. A hex holds one unit.
fault-impassable = No unit can be in { $hex }: it is impassable.
fault-article = Start the French name with its article (le, la, l', les), or write “bare” before it.
fault-gender = Add m or f: this French article does not show the gender.
fault-brigade-side = { $unit } belongs to the other side.
fault-brigade-twice = { $unit } is in two brigades.
fault-no-such-unit = No unit is called { $unit }.
fault-no-units = Side { NAME($side) } has no units.
fault-no-title = The line “title” is missing.
fault-no-army = The line “army { $side }” is missing.
fault-no-map = The line “map” is missing, for example “map 16 x 12”.
fault-no-field = The line “field” is missing, for example “field 120 x 90”.
fault-no-result = The battle is over, and the line “result” is missing.
fault-no-end = The drawing has no line “end”.
fault-rows = The drawing has { $given } rows; the map has { $rows }.
fault-cells = This row has { $given } cells; the map has { $cols } columns.
fault-cell = “{ NAME($cell) }” is not a terrain code. Use a full stop for clear ground, ^ for a hill, or one of { $letters }.
fault-sign = “{ NAME($sign) }” cannot be used in a name: Discord would not show it as typed.
fault-line-long = The line is too long: at most { $most } characters. It has not been read.
fault-many-lines = There are too many lines: at most { $most }. The others have not been read.
fault-many = Too many errors: the rest of the file was not read.
fault-many-of = There are too many lines “{ $word }”: at most { $most }.
fault-many-units = There are too many units: at most { $most }.
fault-colour = A colour belongs here: a number sign and six digits or letters from a to f, such as #b03a2e.
fault-colour-twice = The colour of { $side } has already been given.

## A table in centimetres

fault-point = A place in centimetres belongs here, such as 40x22.5: from the left edge, then from the bottom.
fault-objective = No area or point on the table is called “{ NAME($name) }”. Lines cannot be held.
fault-objective-twice = “{ NAME($name) }” is named twice as an objective. Name each once.
fault-off-table = { $point } lies off the table, which is { $wide } by { $deep } cm.
fault-length = A length from { $min } to { $max } cm belongs here.
fault-heading = A heading belongs here: N, NE, E … NW, or degrees from 0 to 359.99.
fault-outline = This outline crosses or touches itself at { $point }. Name its corners in order, once each.
fault-name-twice = Two things on the table are called “{ $name }”. Orders could not tell them apart.
fault-many-points = A line has at most { $most } points.
