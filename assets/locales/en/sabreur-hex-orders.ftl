# What is said of an order that cannot be understood.
order-word = “{ NAME($word) }”
refuse-empty = There is no order here. Name a unit and say what it does, for example “45L march 1507”.
refuse-word = I do not know “{ NAME($word) }”. Did you mean { OR($near) }?
refuse-word-here = I do not understand “{ NAME($word) }” here. Write { OR($expected) }.
refuse-unfinished = The order stops too soon. Go on with { OR($expected) }.
refuse-facing = A unit faces a corner of its hex, and “{ NAME($given) }” is a side. The six facings are N, NE, SE, S, SW and NW.
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
refuse-enemy-unit = { THECAP($unit) } { NB($unit, "serves", "serve") } the enemy. Order a unit of your own.
refuse-own-target = { THECAP($unit) } { NB($unit, "is", "are") } on your own side. Name an enemy.
refuse-dead-unit = { THECAP($unit) } { NB($unit, "has", "have") } left the battle. Name another unit.
refuse-unit-twice = { NAME($unit) } is in the group twice. Name each unit once.
refuse-group-stranger = { NAME($unit) } is not in the group { NAME($group) }. Order a unit of the group, or put this one before the colon.
refuse-hex-missing = A hex is missing. Write its four digits: column, then row, for example 1507.
refuse-no-hex = A hex belongs here, not “{ NAME($word) }”. Write its four digits: column, then row, for example 1507.
refuse-off-map = There is no hex { $hex } on this map: it has { $cols } columns and { $rows } rows. The nearest is { $near }.
refuse-number = A number belongs here, not “{ NAME($word) }”.
refuse-twice = Two conditions in this order answer the same question. Keep one of them.
refuse-who = Say which unit: “{ NAME($example) }”.
refuse-no-colon = Put a colon behind the units of a group: “{ NAME($example) }”.
refuse-nothing-asked = “{ NAME($word) }” answers a question, and nobody has asked one. Start an order with a unit and a verb.
refuse-resign = Giving up the battle is not an order: { -battle-resign } does it.
