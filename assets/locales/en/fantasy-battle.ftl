### Fantasy battle: why an order cannot be played, what players are asked, steps at the desk, faults in scenarios.

## Whose turn it is

refuse-fb-turn = { CAP($side) } is moving. Your turn comes after.
refuse-fb-shots = Shots at a charger are being settled at the desk. Orders go on afterwards.
refuse-fb-objection = An objection to a charge is being settled at the desk. Orders go on afterwards.
refuse-fb-empty = There is no order here. Name a unit and say what it does, for example “3S advance 8”.
refuse-fb-commander = { THECAP($unit) } cannot do that. Units advance, evade and charge; commanders ride, for example “1K ride to H7”.
refuse-fb-open = That step plays itself, and it is not its moment.
refuse-fb-gone = { THECAP($unit) } { NB($unit, "is", "are") } off the table. Name one that is on it.
refuse-fb-enemy = { THECAP($unit) } { NB($unit, "is", "are") } not yours to order. Name one of your own.
refuse-fb-engaged = { THECAP($unit) } { NB($unit, "is", "are") } in combat, and { NB($unit, "moves", "move") } only as combat prescribes.
refuse-fb-confused = { THECAP($unit) } { NB($unit, "is", "are") } confused and cannot move this turn.
refuse-fb-fanatic = { THECAP($unit) } can reach an enemy, and so must charge.
refuse-fb-evade-order = Evading is done by initiative, never by order.
refuse-fb-initiative-kind = By initiative a unit evades or charges. Anything else takes an order.
refuse-fb-initiative-used = { THECAP($unit) } { NB($unit, "has", "have") } used { NB($unit, "its", "their") } initiative this turn.
refuse-fb-initiative-far = { THECAP($unit) } { NB($unit, "sees", "see") } no enemy within 20 cm, and so cannot act by initiative.
refuse-fb-no-commander = No commander can give { THE($unit) } another order this turn.
refuse-fb-orders = { THECAP($unit) } { NB($unit, "has", "have") } had { $n } orders this turn. Two dice cannot show less than 2.

## Moves

# $most: centimetres.
refuse-fb-far = Too far: each stand of { THE($unit) } can go { $most } cm, measured at its corners.
refuse-fb-place = There is no unit at that place. Name a point, or a unit on the table.
refuse-fb-off = That point lies beyond the table.
refuse-fb-stand = { THECAP($unit) } { NB($unit, "has", "have") } no stand { $n }.
refuse-fb-stand-twice = Stand { $n } is named twice. Name each stand once.
refuse-fb-apart = The stands of { THE($unit) } would not touch each other. A unit stays together.
refuse-fb-order = The stands of { THE($unit) } would get in each other's way, in whatever order they go.
refuse-fb-way = Stand { $n } of { THE($unit) } has no free way of that length.
refuse-fb-way-slow = Stand { $n } of { THE($unit) } has no way of that length: difficult ground halves it, or bars it.
# $what: a unit, ground or the edge of the table.
refuse-fb-touches = { THECAP($unit) } would touch an enemy: { $what }. Only a charge may.
refuse-fb-onto = There is no room for { THE($unit) }. In the way: { $what }.
refuse-fb-nobody-seen = { THECAP($unit) } { NB($unit, "sees", "see") } no enemy to evade.
refuse-fb-not-nearest = { THECAP($other) } { NB($other, "is", "are") } nearer. { THECAP($unit) } { NB($unit, "evades", "evade") } the nearest enemy in view.
refuse-fb-no-flight = { THECAP($unit) } { NB($unit, "has", "have") } no way out.
refuse-fb-near-combat = { THECAP($unit) } would end within 1 cm of a unit in combat.
refuse-fb-formation = The stands of { THE($unit) } cannot get into that formation there.
refuse-fb-rode = { THECAP($unit) } { NB($unit, "has", "have") } ridden this turn.
refuse-fb-ride = { THECAP($unit) } { NB($unit, "rides", "ride") } { $most } cm at most.

## Charges

refuse-fb-friend = { THECAP($target) } { NB($target, "is", "are") } a friend. Charge an enemy.
refuse-fb-works = { THECAP($target) } { NB($target, "is", "are") } behind works, which only infantry can charge.
refuse-fb-unseen = No stand of { THE($unit) } sees { THE($target) }.
refuse-fb-protected = { THECAP($target) } { NB($target, "is", "are") } protected: no edge on the { $side ->
    [flank] flank
    [rear] rear
   *[front] front
} has 1 cm free.
refuse-fb-no-line = { THECAP($unit) } cannot keep all { NB($unit, "its", "their") } stands together against { THE($target) }.
# $distance, $most: centimetres.
refuse-fb-charge-far = { THECAP($target) } { NB($target, "is", "are") } { $distance } cm away, measured as stands go. { THECAP($unit) } { NB($unit, "charges", "charge") } { $most } cm.
refuse-fb-charge-barred = No stand of { THE($unit) } has a free way to { THE($target) }.
refuse-fb-first = Stand { $n } of { THE($unit) } cannot go first: it does not see { THE($target) }, or does not get there.
refuse-fb-no-envelop = { THECAP($unit) } cannot envelop { THE($target) }: that takes a charge on a flank, by stands on their long side, of a type that pursues it.
refuse-fb-no-fold = No stand beside the first would touch { THE($target) } by folding in.
# $needs, $most: centimetres.
refuse-fb-fold-far = Folding in takes { $needs } cm. The stands of { THE($unit) } have { $most }.
refuse-fb-support = { THECAP($other) } cannot come with { THE($unit) }.

## What bars a way


over-withdrew = An army has withdrawn.

## Steps at the desk

fb-open-shots = Countercharge shooting. The book has no rules for it: roll as you have agreed, then take off the stands that are lost. The charge stays in contact.
fb-open-objection = The other side objects to a charge. Rule whether it may go on. If it may not, nothing moves, and the unit may do something else.
fb-concern-objection = has announced the charge and waits
fb-open-shooting = Shooting. The book has no rules for it: settle it as you have agreed.
fb-open-combat = Combat. The book has no rules for it: settle it by the contacts below.
fb-concern = { shared-concern }
# $range: centimetres.
fb-concern-shot = { $n } { COUNT($n, "stand", "stands") } in view of { THE($target) }, { $range } cm
# $long: millimetres.
fb-concern-own-edge = { COUNT($n, "stand", "stands") } { $stands } on the { $side } of { THE($enemy) } over { $long } mm
fb-concern-own-corner = { COUNT($n, "stand", "stands") } { $stands } by a corner on the { $side } of { THE($enemy) }
fb-concern-their-edge = { COUNT($n, "stand", "stands") } { $stands } touched on the { $side } by { THE($enemy) } over { $long } mm
fb-concern-their-corner = { COUNT($n, "stand", "stands") } { $stands } touched on the { $side } by a corner of { THE($enemy) }
fb-concern-support = supported by { THE($unit) }
fb-concern-own-support = { COUNT($n, "stand", "stands") } { $stands } behind in support
fb-concern-irregular = fights in irregular formation
fb-side-front = front
fb-side-flank = flank
fb-side-rear = rear

## Questions

fb-ask-consent = { THECAP($by) } { NB($by, "evades", "evade") } through { THE($unit) }. Do you let { THEM($by) } pass? Both test for confusion.
fb-ask-shoot = { THECAP($by) } { NB($by, "charges", "charge") }. { NB($unit, "Does", "Do") } { THE($unit) } shoot?
fb-ask-envelop = { THECAP($unit) } can envelop { THE($target) } with { $n } more { COUNT($n, "stand", "stands") }. { NB($unit, "Does", "Do") } { NB($unit, "it", "they") }?
fb-ask-support = Who comes along when { THE($unit) } { NB($unit, "charges", "charge") } { THE($target) }?
fb-ask-evaded = Two enemies are equally near. From which { NB($unit, "does", "do") } { THE($unit) } evade?
# $n: stands that touch no enemy.
fb-ask-rest = { $n ->
    [one] One stand
   *[other] { $n } stands
} of { THE($unit) } { COUNT($n, "touches", "touch") } no enemy in this charge on { THE($target) }. Where { COUNT($n, "does it", "do they") } go?
fb-ask-way = The way straight out is barred. To which side { NB($unit, "does", "do") } { THE($unit) } evade?
fb-ask-object = { THECAP($unit) } { NB($unit, "announces", "announce") } a charge on { THE($target) }. Do you object? The charge then waits for a ruling.
fb-ask-loss = Which stand { NB($unit, "does", "do") } { THE($unit) } lose?
fb-ask-return = { THECAP($unit) } { NB($unit, "is", "are") } back at the edge of the table. In line, or in column?
fb-ask-follow = { $n ->
    [0] No way back: { JOIN($enemies, ", ", last: " and ") }. { NB($unit, "Does", "Do") } { THE($unit) } hold on to { NB($unit, "its", "their") } enemy?
   *[other] Driven back: { JOIN($enemies, ", ", last: " and ") }. { NB($unit, "Does", "Do") } { THE($unit) } follow up { $n } cm?
} In the next combat { NB($unit, "it hits", "they hit") } { $own } times on average, the enemy { $their }.
fb-answer-consent = Let them pass
fb-answer-refuse = Keep ranks closed
fb-answer-shoot = Shoot
fb-answer-hold = Hold fire
fb-answer-envelop = Envelop
fb-answer-straight = Stay in line
fb-answer-alone = None: it goes alone
fb-answer-with = { NAME($unit) }
fb-answer-from = From { THE($unit) }
fb-answer-follow = Follow up
fb-answer-stay = Stay here
fb-answer-left = To the left
fb-answer-right = To the right
fb-answer-behind = Behind the first stand
fb-answer-beside = Beside the line
fb-answer-echelonLeft = In echelon on the left
fb-answer-echelonRight = In echelon on the right
# $distance: centimetres, of the stand that goes farthest.
fb-button-rest = { $how }: { $distance } cm
fb-answer-none = No objection
fb-answer-object = Object
fb-answer-stand = Stand { $n }
fb-answer-line = In line
fb-answer-column = In column

## Units, and what is proposed to them

fb-choice-unit = { NAME($unit) } · { $kind }
fb-type-infantry = infantry
fb-type-monster = monsters
fb-type-cavalry = cavalry
fb-type-chariot = chariots
fb-type-flyer = flyers
fb-type-artillery = artillery
fb-type-machine = machine
fb-type-general = { shared-rank-general }
fb-type-commander = commander
fb-formation-line = { shared-formation-line }
fb-formation-column = { shared-formation-column }
fb-formation-irregular = irregular
# $most: centimetres.
fb-about-unit = { CAP($kind) }, { $n } { COUNT($n, "stand", "stands") } { $formation }, in { $square }, facing { $facing }: { $most } cm
fb-about-commander = { shared-about-rider }
fb-about-order = An order from { THE($commander) } needs { $needed } or less on two dice.
fb-compose-row-charge = Charge
fb-compose-row-evade = Evade
fb-compose-row-ride = Ride
fb-compose-row-formation = Formation at the end
fb-compose-row-manner = How it charges: press to change
fb-compose-manner = { $on ->
    [yes] ✓ { CAP($words) }
   *[no] { CAP($words) }
}
# $distance, $most: centimetres, of the stand that goes farthest.
fb-offer-charge = { $distance } of { $most } cm, { $dice ->
    [yes] a die for the side
   *[no] { $side ->
        [flank] flank
        [rear] rear
       *[front] front
    }
}, { $n } in contact
fb-offer-evade = from { $enemy }
fb-offer-ride = { $distance } cm, joins it
fb-danger = { $unit } can be charged by { THE($by) }: { $how }

## Faults in scenarios

fault-fb-type = Say what the unit is: infantry, monster, cavalry, chariot, flyer, artillery or machine.
fault-fb-stands = Say how many stands and where: “stands 3 in line at 53x45 face N”, or “stand 20x75 face S” for each.
fault-fb-commander = Say where the commander is: “at 53x40”, or “joined 3S”.
fault-fb-crowd = There are too many stands: at most { $most } on both sides together.
fault-fb-off = { $unit } reaches { $by } cm beyond the table. Move it in.
fault-fb-onto = { $unit } and { $other } overlap by { $by } cm. Move one of them away.
fault-fb-apart = The stands of { $unit } must touch each other, by an edge or a corner, and not overlap.
fault-fb-works = Only infantry and artillery can be fortified.
fault-fb-no-wall = There is no wall up to 2 cm before each stand of { $unit }. Draw one: “line wall …”.
fault-fb-engaged = { $unit } and { $enemy } do not touch, and so they are not engaged.
fault-fb-sides = { $n } stands touch: name one side for all of them, or one for each.

## Doctrines

doctrine-fantasy-battle-regulation-means = Friends may pass. Units that are charged shoot if they can. Charges envelop, and infantry behind comes along. Evades end as far from all enemies as they can.
doctrine-fantasy-battle-regulation-short = friends may pass, units that are charged shoot if they can, charges envelop, and infantry behind comes along

## Chances, in the preview of an order

fb-preview-order = The order of { THE($commander) } reaches { THE($unit) } with { $needed } or less on two dice: { $chance }.
fb-preview-side = A die decides which side of { THE($target) } { THE($unit) } { NB($unit, "charges", "charge") }.
fb-preview-side-is = { $faces } ({ $chance }): { $side }, { $n } in contact, { $distance } of { $most } cm
fb-preview-side-fails = { $faces } ({ $chance }): { $side }, and the charge fails. { $why }
fb-preview-shots = { THECAP($unit) } { NB($unit, "shoots", "shoot") } at { THE($target) }: at least one hit { $chance }, { $mean } on average.
fb-preview-confusion = { THECAP($unit) } { NB($unit, "tests", "test") } for confusion: { $chance } to fall into it.
fb-zone-front = front
fb-zone-rear = rear
fb-zone-left = left flank
fb-zone-right = right flank
