# Sabreur-hex: pictures and positions in words, for those who cannot see them.

## What happened, in a picture's words

alt-waiting = { ID($unit) } must choose.
alt-moved = { ID($unit) } goes from { $from } to { $to }.
alt-moved-against = { ID($unit) } goes from { $from } to { $to }, against { ID($target) }.
alt-stays = { ID($unit) } attacks { ID($target) } from where { NB($unit, "it stands", "they stand") }, { $from }.
alt-turned = { ID($unit) } turns to the { $facing }.
alt-formed = { ID($unit) } forms { $formation }, facing { $facing }.
alt-evaded = { ID($unit) } falls back from { $from } to { $to }.
alt-displaced = { ID($unit) } gives way from { $from } to { $to }.
alt-pursued = { ID($unit) } pursues from { $from } to { $to }.
alt-countercharged = { ID($unit) } countercharges { ID($target) }.
alt-fled = { ID($unit) } routs from { $from } to { $to }.
alt-fled-off = { ID($unit) } routs off the map from { $from }.
alt-fired = { ID($unit) } fires at { ID($target) } from { $from } to { $to }.
alt-lost = { ID($unit) } loses { $n }.
alt-eliminated = { ID($unit) } is eliminated in { $at }.
alt-rallied = { ID($unit) } rallies.
alt-recovered = { ID($unit) } gains { $n }.
alt-corrected = { ID($unit) } is corrected at the desk.

## Who stands where, in a picture's words

alt-unit = { ID($unit) } ({ $side }, in { $formation }) stands in { $at }{ $ground }, strength { $strength }, { $panicked ->
        [yes] routing to the
       *[no] facing
    } { $facing }{ $before }.
alt-on = , { JOIN($ground, ", ") }
alt-side = { $side } ({ NAME($army) }) has { $men } { COUNT($men, "man", "men") } and { $points } victory { COUNT($points, "point", "points") }.
alt-side-unseen = { $side } ({ NAME($army) }) cannot be seen yet.
alt-objective = { NAME($place) } in { $at } ({ $points } { COUNT($points, "point", "points") })
alt-objectives-held = { $side } holds { JOIN($places, ", ") }.
alt-objectives-nobodys = No one holds { JOIN($places, ", ") }.
alt-plain = {""}
alt-faces = , with { $enemy } in front, { $away }
alt-short = { $id } ({ $strength }) in { $at }

## Terrain along the sides of hexes

terrain-side-wood = a wooded hexside
terrain-side-impassable = an impassable hexside

## A description

describe-id = { $id }
describe-faced = { $id }, { $away }
describe-who = { ID($unit) } ({ $side }, strength { $strength })
describe-who-full = { ID($unit) } ({ $side }), { $type } in { $formation }, strength { $strength }, facing { $facing }{ $panicked ->
    [yes] , panicked
   *[no] {""}
 }
describe-area-front = In front: { JOIN($units, "; ") }
describe-area-leftFlank = On the left flank: { JOIN($units, "; ") }
describe-area-rightFlank = On the right flank: { JOIN($units, "; ") }
describe-area-rear = Behind: { JOIN($units, "; ") }
describe-area-square = All round, as a square has a front on every side: { JOIN($units, "; ") }
describe-area-near = { $whose ->
    [enemy] enemy { $id }, { $away }
   *[friend] friend { $id }, { $away }
 }
describe-area-empty = no unit within { $n } hexes
describe-enemies = The nearest enemies:
describe-enemy = { ID($unit) }, { $type }, strength { $strength }: { $away }; { $area }; { $between }; { $sight }
describe-in-sight = in sight
describe-hidden = not in sight, { $by } is in the way
describe-regards-front = it has this unit in front
describe-regards-leftFlank = this unit is on its left flank
describe-regards-rightFlank = this unit is on its right flank
describe-regards-rear = this unit is behind it
describe-regards-square = it is in square
describe-no-enemies = No enemy is left.
describe-hex = Hex { $hex }: { JOIN($ground, ", ") }
describe-hex-region = It lies { $region } of the map.
describe-objective = Objective { NAME($place) }, { $points } victory { COUNT($points, "point", "points") }
describe-objective-in = Objective { NAME($place) } in { $at }, { $points } victory { COUNT($points, "point", "points") }: { $held }
describe-held = held by { $units }
describe-not-held = held by no one
describe-nearest = Nearest: { JOIN($units, "; ") }
describe-nearest-unit = { $who }: { $away }
describe-bearings = Bearings: north, north-east, south-east, south, south-west and north-west are the facings; a unit that faces one of them has in front what lies that way. Those between them, such as north-north-east or east, are rows of hexes and lie in front of both facings beside them.
describe-deployment = Deployment: both sides take their places, and no unit is on the map yet.
describe-turn = Turn { $turn } of { $last }; { $side } to move, { $points } order { COUNT($points, "point", "points") } left
describe-strength = { $units } { COUNT($units, "unit", "units") } on the map, strength { $strength } of { $initial }; { $points } victory { COUNT($points, "point", "points") }
describe-panicked = Panicked: { JOIN($units, ", ") }
describe-demoralised = Demoralised: { JOIN($units, ", ") }
describe-gone = Gone: { JOIN($units, ", ") }
describe-standing = { ID($unit) } in { $at } ({ JOIN($ground, ", ") }): { $type } in { $formation }, strength { $strength } of { $initial }, facing { $facing }{ $panicked ->
    [yes] , panicked
   *[no] {""}
 }; { $faces }
describe-standing-gap = { CAP($gap) }, then { $standing }
describe-second-line = In the second line:
describe-standing-behind = { $standing }; { $n } { COUNT($n, "hex", "hexes") } behind { $of }
describe-faces = faces { ID($enemy) }, { $away }
describe-faces-nobody = faces no one
describe-front-side = { CAP($side) }, { $axis ->
    [east] from west to east
   *[south] from north to south
 }: { JOIN($units, "; ") }
describe-front-unit = { $id } ({ $at }) { $faces }
describe-front-gap = { $gap }, { $unit }
describe-front-reserve = { CAP($side) }, in the second line: { JOIN($units, "; ") }
describe-front-behind = { $id } ({ $at }) { $n } { COUNT($n, "hex", "hexes") } behind { $of }
describe-neighbour-in-line = { $flank ->
    [first] Before it in the line: { $id }, { $away }
   *[last] After it in the line: { $id }, { $away }
 }
describe-flank-open = { $flank ->
    [first] No unit is before it in the line: it is the first.
   *[last] No unit is after it in the line: it is the last.
 }
describe-faced-by = It is faced by { JOIN($units, "; ") }
describe-faced-by-none = It is not the nearest unit in front of any enemy.
