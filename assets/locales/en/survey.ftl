# A map and who stands on it in words, in every game.

## Which way: the six facings, and the directions of the hexsides between them

bearing-n = north
bearing-nne = north-north-east
bearing-ne = north-east
bearing-e = east
bearing-se = south-east
bearing-sse = south-south-east
bearing-s = south
bearing-ssw = south-south-west
bearing-sw = south-west
bearing-w = west
bearing-nw = north-west
bearing-nnw = north-north-west

## Where on the map

region-nw = in the north-west
region-n = in the north
region-ne = in the north-east
region-w = in the west
region-c = in the centre
region-e = in the east
region-sw = in the south-west
region-s = in the south
region-se = in the south-east

## Distances

survey-here = in the same hex
survey-away = { $n ->
    [1] adjacent, { $bearing }
   *[other] { $n } hexes { $bearing }
 }
survey-gap = gap of { $n } { COUNT($n, "hex", "hexes") }

## The ground

survey-size = The map has { $cols } columns and { $rows } rows of hexes
survey-numbers = Hexes are numbered by column, then row: 0101 is in the north-west corner, 0201 the next to its east; even rows are shifted half a hex east.
survey-clear = The ground is clear everywhere
survey-region = { CAP($region) }: { JOIN($kinds, "; ") }
survey-clump = { $what } ({ $hexes })
survey-hill = { $level ->
    [1] a hill
   *[other] a hill of level { $level }
 }
survey-road = A road: { $hexes }
survey-road-named = { NAME($name) } (a road): { $hexes }
survey-sides-east = { CAP($what) }, from west to east: north of it { $left }; south of it { $right }
survey-sides-south = { CAP($what) }, from north to south: east of it { $left }; west of it { $right }
survey-sides-ring = { CAP($what) }, in a ring: on one side of it { $left }; on the other { $right }
survey-sides-crossed = { $runs }; { JOIN($crossings, ", ") }
survey-crossing = { $what } between { $from } and { $to }
survey-crossing-alone = { CAP($crossing) }

## Around a hex, and between two

survey-neighbour = { CAP($bearing) } { $hex }: { JOIN($parts, ", ") }
survey-neighbour-off = { CAP($bearing) }: off the map
survey-beyond = beyond { $what }
survey-by-road = along the road
survey-ground-crossed = { JOIN($ground, ", ") } in { $hex }
survey-ground-touched = { JOIN($ground, ", ") } in { $hex }, which the line touches
survey-between = between them { JOIN($all, ", ") }
survey-between-clear = clear ground between them
survey-ways-out = Free to enter: { JOIN($ways, ", ") }
survey-way-out = { $hex } ({ $bearing })
survey-no-way-out = No hex beside it is free to enter.
survey-on-road = A road runs through it, to { JOIN($hexes, " and ") }
survey-no-units = No unit is there.

## Lines of battle

survey-from-west = From west to east:
survey-from-north = From north to south:
survey-nothing-left = No unit of this side is on the map.
survey-closest = The lines are closest between { $one } and { $other }: { $n ->
    [1] adjacent
   *[other] { $n } hexes
 }.

## A picture

alt-ahead = If this is done: { $title }.
# A map on which nothing has happened yet: the name of its battle.
alt-map = This map shows the battle “{ $title }”.
alt-title = { $title }.
alt-heading = { $subtitle }.
alt-outside = Beyond the edge of the picture: { $first }
alt-choice = { $what ->
    [target] Number { $n } is the enemy in { $at }.
   *[end] Number { $n } leads to { $at }.
 }
alt-blocked = From { $from } the sight of { $to } is blocked in { $by }.
alt-threat-near = { $by ->
    [charge] { $side } may come from { $from } to { $to } and charge { $target }.
   *[other] { $side } may come from { $from } to { $to } and fire at { $target }.
 }
alt-threat = { $by ->
    [charge] { $side } may charge { $target } from { $from }.
   *[other] { $side } may fire at { $target } from { $from }.
 }
alt-sector = { CAP($region) }: { JOIN($sides, "; ") }.
alt-sector-side = { $side } has { JOIN($units, ", ") }
alt-apart = { $one } and { $other } are { $n ->
    [1] adjacent
   *[other] { $n } hexes apart
 }

# $signs: what each sign of the key means.
alt-key = A key explains the signs: { JOIN($signs, ", ") }.

## What can be described

describe-topic-hex = { $hex } · { JOIN($ground, ", ") }
describe-topic-side = { $side } · { NAME($army) }
describe-topic-front = The front: who faces whom
describe-unknown = Nothing here is called “{ NAME($word) }”. Name a hex by its four digits, a unit by its short name ({ $unit }), a side ({ $side }), or “front”; with nothing named, the whole field is described.
describe-field = The field: { NAME($battle) }
describe-front = The front
describe-front-of = The front around { THE($unit) }
describe-side = { CAP($side) }: { NAME($army) }

## A table in centimetres: places, distances, the ground

survey-number = { $n }
survey-degrees = { $n }°
survey-named = { NAME($name) }
survey-edge = the edge of the table
survey-the-unit = { shared-the }
survey-named-kind = { NAME($name) } ({ $kind })
survey-table-away = { $n ->
    [0] in contact, { $bearing }
   *[other] { $n } cm { $bearing }
 }
# Where measuring to enemies is not allowed: so many whole squares of the grid.
survey-cm = { $n } cm
survey-squares = { $n ->
    [0] less than a square
   *[other] { $n } to { $more } squares
 }
survey-table-away-squares = { $far } { $bearing }
survey-table-apart-squares = { $one } and { $other } are { $far } apart
survey-table-closest-squares = The lines are closest between { $one } and { $other }: { $far }.
survey-room-squares = { CAP($quarter) }: free for { $far }, then { $what }
survey-table-beside = right beside it, { $bearing }
survey-table-apart = { $one } and { $other } are { $n ->
    [0] in contact
   *[other] { $n } cm apart
 }
survey-table-size = The table is { $wide } by { $deep } cm
survey-table-numbers = A grid of squares of 10 cm lies on it: letters from west to east, numbers from south to north, so A1 is the south-west corner. A third number is the ninth of a square as on a number pad: 7 8 9 are its northern row.
survey-area = { CAP($what) }: { $squares }
survey-line = { CAP($what) }: { $squares }
survey-point = { CAP($what) } in { $square }
survey-objective = { CAP($what) }: { $n } { COUNT($n, "point", "points") }, held by no one yet
survey-objective-held = { CAP($what) }: { $n } { COUNT($n, "point", "points") }, held by { $side }
survey-open = open ground
# $far: centimetres, or whole squares.
survey-way-in = { $what } { $far } { $quarter }
survey-near-ground = Ground near it: { JOIN($all, ", ") }
survey-room = { CAP($quarter) }: free for { $n } cm, then { $what }
survey-room-none = { CAP($quarter) }: { $what } at once
survey-quarter-front = in front
survey-quarter-left = on the left
survey-quarter-right = on the right
survey-quarter-rear = behind
# $legs: the parts of a way, $most: what this direction allows; all in centimetres.
survey-cost = { JOIN($legs, " + ") } of { $most }
alt-table-blocked = The line from { $from } to { $to } is blocked in { $by }.
alt-table-arc = An arc from { $at } shows what lies in front, with ranges at { JOIN($ranges, ", ") } cm.
survey-table-closest = The lines are closest between { $one } and { $other }: { $n ->
    [0] in contact
   *[other] { $n } cm
 }.
describe-topic-square = { $square } · { JOIN($ground, ", ") }
describe-topic-ground = { CAP($what) } · { $squares }
describe-square = Square { $square }: { JOIN($ground, ", ") }
describe-table-unknown = Nothing here is called “{ NAME($word) }”. Name a square (H7), a unit by its short name ({ $unit }), something on the table by its name, a side ({ $side }), or “front”; with nothing named, the whole field is described.
describe-ground-in = In it: { JOIN($units, "; ") }
survey-friends = Friends near it: { JOIN($units, "; ") }
survey-friend = { ID($unit) } ({ $kind }) { $touching ->
    [yes] touching it,
   *[other] { $far }
 } { $quarter }
survey-no-friends = No friend within { $n } cm
survey-enemy-seen = { $who }, { $order } in { $square }: { $away }, { $quarter }, in view; { $between }
survey-enemy-hidden = { $who }, { $order } in { $square }: { $away }, { $quarter }, not in view; { $between }
survey-apart-square = { $square } ({ JOIN($ground, ", ") })
survey-apart-unit = { THE($unit) } in { $square } ({ JOIN($ground, ", ") })
survey-apart-distance = { $away }, { $between }
survey-apart-front = In front of { THE($unit) }
survey-apart-left = On the left of { THE($unit) }
survey-apart-right = On the right of { THE($unit) }
survey-apart-rear = Behind { THE($unit) }
refuse-table-name = Nothing here is called “{ NAME($word) }”. Name a unit by its short name, a square (H7) or something on the table.
survey-none-near = no enemy on the table

## What is different in an earlier position, after a unit's name: what is so now, then what was so

survey-changed = { $from } → { $to }
survey-changed-at = from { $from } to { $to }
survey-changed-within = { $n } cm away within { $at }
survey-changed-front = facing { $from } → { $to }
survey-changed-lost = only now: { JOIN($what, ", ") }
survey-changed-again = only then: { JOIN($what, ", ") }
survey-changed-placed = otherwise in the same place
survey-changed-quality = average
survey-changed-weight = medium
