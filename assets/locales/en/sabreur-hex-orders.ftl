# What is said of an order that cannot be understood.
refuse-empty = There is no order here. Name a unit{ $unit ->
    [none] {""}
   *[other] , for example { $unit },
 } and say what it does.
refuse-facing = A unit faces a corner of its hex, and “{ NAME($given) }” is a side. The six facings are N, NE, SE, S, SW and NW.
refuse-own-target = { THECAP($unit) } { NB($unit, "is", "are") } on your own side. Name an enemy.
refuse-unit-twice = { NAME($unit) } is in the group twice. Name each unit once.
refuse-group-stranger = { NAME($unit) } is not in the group { NAME($group) }. Order a unit of the group, or put this one before the colon.
refuse-number-missing = A number is missing at the end.
refuse-number = A number belongs here, not “{ NAME($word) }”.
refuse-twice = Two conditions in this order answer the same question. Keep one of them.
refuse-in-vain = { $condition ->
    [square] “if square …” works only with a charge or an assault: leave it out here.
    [attack] “attack” and “stop” work only with a charge or an assault: leave them out here.
    [pursuit] “pursue …” works only with a charge: leave it out here.
    [aside] “aside …” works only with an order to move: leave it out here.
   *[failed] “if failed …” works only with an order that may cost losses: leave it out here.
 }
refuse-no-colon = Put a colon after the units of a group: “{ NAME($example) }”.
refuse-nothing-asked = “{ NAME($word) }” answers a question, and no question is open. Start an order with a unit and a verb.

## Behind the completions of an order

choice-note = { JOIN($parts, " · ") }
choice-unit = { NAME($unit) } · { $type } { $strength }
choice-type-heavyCavalry = heavy cavalry
choice-type-mediumCavalry = medium cavalry
choice-type-lightCavalry = light cavalry
choice-type-lineInfantry = line
choice-type-lightInfantry = light
choice-type-heavyFootBattery = heavy battery
choice-type-mediumFootBattery = battery
choice-type-lightHorseBattery = horse battery
choice-type-regimentalGun = gun
choice-distance = { $n } { COUNT($n, "hex", "hexes") }
choice-dice = { shared-dice }
choice-points = { $n } { COUNT($n, "point", "points") }
choice-unspent = { $n } { COUNT($n, "point", "points") } unspent
choice-test = test { $chance ->
    [0] <1
   *[other] { $chance }
 }%
# What the target is likeliest to do.
choice-reaction = { $what }{ $chance ->
    [none] {""}
    [0] {" "}<1%
   *[other] {" "}{ $chance }%
 }
