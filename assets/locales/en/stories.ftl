# What each unit did in a battle that is over: a line for each, put together of parts. $unit: the unit, $at: a hex.

story = **{ ID($unit) }** · { NAME($unit) }: { JOIN($deeds, "; ") }.
story-unnamed = **{ ID($unit) }**: { JOIN($deeds, "; ") }.
story-met = { ID($enemy) } at { $at }{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
}
story-charged = charged { JOIN($enemies, ", ") }
story-assaulted = assaulted { JOIN($enemies, ", ") }
story-faced = was attacked by { JOIN($enemies, ", ") }
story-fired = fired { $times ->
    [one] once
   *[other] { $times } times
 }
story-routed = put { JOIN($enemies, ", ") } to flight
story-destroyed = destroyed { JOIN($enemies, ", ") }
story-took = inflicted { $strength } { COUNT($strength, "loss", "losses") }
story-fled = routed { $times ->
    [one] once
   *[other] { $times } times
 }
story-idle = saw no fighting
story-stands = at the end { $left } of { $of }, at { $at }
story-runs = routing at the end with { $left } of { $of }, at { $at }
story-gone = destroyed at { $at }
story-off = driven off the map at { $at }
pa-story-entered = came onto the field
pa-story-marched = marched { $hexes } { COUNT($hexes, "hex", "hexes") }
pa-story-lost = lost { $stands } { COUNT($stands, "stand", "stands") }
pa-story-retreated = fell back { $times ->
    [one] once
   *[other] { $times } times
 }
pa-story-left = left the field at { $at }
pa-story-waiting = never came onto the field
