# Scenarios: their title, and the faults in their text.
fault-type = The type of the unit is missing, for example “line infantry”.
fault-facing = The facing of the unit is missing: N, NE, SE, S, SW or NW.
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
fault-flank-hex = { $unit }: { $hex } is not next to its hex. The halves of an extended line are side by side, each on a flank of the other.
fault-two-hexes = { $unit }: an extended line takes two hexes (“also 0605”), and nothing else does.
fault-square-ground = { $unit } cannot be in square in { $hex }: the ground is too rough.
fault-panicked-guns = { $unit }: artillery is never panicked.
fault-on-hill = A hill is bare, or carries a wood, a village, a fortified point or difficult ground.
brigade-name = { $name }
