# Scenarios: their title, and the faults in their text.
scenario-title = { NAME($title) }
fault-word = “{ NAME($word) }” has no meaning here. Write { OR($expected) }.
fault-word-near = “{ NAME($word) }” has no meaning here. Did you mean { OR($expected) }?
fault-unfinished = The line stops too soon. Go on with { OR($expected) }.
fault-extra = The line should end before “{ NAME($word) }”.
fault-number = A whole number from { $min } to { $max } belongs here.
fault-quotes = A text between straight quotation marks belongs here.
fault-long = This is too long: { $most } letters at most.
fault-hex = The number of a hex belongs here: four digits, column and row.
fault-off-map = There is no hex { $hex } on a map of { $cols } columns and { $rows } rows.
fault-both-languages = Both languages are needed: en "..." fr "...".
fault-id = A unit's short name is digits and letters, such as 7C; not “{ NAME($word) }”.
fault-id-twice = There are two units called { $unit }. Short names are unique over both sides.
fault-type = The type of the unit is missing, for example “line infantry”.
fault-facing = The facing of the unit is missing: N, NE, SE, S, SW or NW.
fault-said-twice = “{ NAME($word) }” says again what this line has said already.
fault-line-twice = There may be only one line “{ $word }”.
fault-hex-taken = { $unit } stands in { $hex } already. A hex holds one unit.
fault-impassable = Nobody can stand in { $hex }: it is impassable.
fault-strength = { $unit } may start with { $min } to { $max } strength points, not { $given }. After losses write, for example, “strength { $min } of { $max }”.
fault-strength-more = { $unit } cannot have more than the { $most } strength points it started with.
fault-command = The command rating of { $unit } may be { $min } to { $max }.
fault-skill-type = The skill “{ NAME($skill) }” is not open to { NAME($type) }.
fault-skill-pair = “{ NAME($a) }” and “{ NAME($b) }” exclude each other.
fault-skill-needs = “{ NAME($skill) }” needs “{ NAME($needs) }” too.
fault-price = { $unit } would cost nothing. A strength point costs at least 1 army point.
fault-formation = { $unit } cannot be in { NAME($formation) }.
fault-elites = { $unit }: { $most ->
        [0] a game of { $points } points has no elite units
       *[other] a game of { $points } points has at most { $most } elite units a side
    }, two for each full 1500 points.
fault-flank-hex = { $unit }: { $hex } is not beside its hex. The halves of an extended line stand side by side, each on a flank of the other.
fault-two-hexes = { $unit }: an extended line stands in two hexes (“also 0605”), and nothing else does.
fault-square-ground = { $unit } cannot be in square in { $hex }: the ground is too rough.
fault-panicked-guns = { $unit }: artillery is never panicked.
fault-article = Start the French name with its article (le, la, l', les), or write “bare” before it.
fault-gender = Add m or f: this French article does not tell.
fault-no-such-unit = No unit is called { $unit }.
fault-no-units = There is no unit of side { NAME($side) }.
fault-no-title = The line “title” is missing.
fault-no-army = The line “army { $side }” is missing.
fault-no-map = The line “map” is missing, for example “map 16 x 12”.
fault-no-end = The drawing has no line “end”.
fault-rows = The drawing has { $given } rows; the map has { $rows }.
fault-cells = This row has { $given } cells; the map has { $cols } columns.
fault-cell = “{ NAME($cell) }” is no terrain. Use a full stop for clear ground, ^ for a hill, or one of { $letters }.
fault-on-hill = A hill is bare, or carries a wood, a village, a fortified point or difficult ground.
