### The readings in force, and the reference sheet.

pa-variant-radius = command
pa-variant-radius-none = every unit may be activated.
pa-variant-radius-n = a unit is activated only within { $n } { COUNT($n, "hex", "hexes") } of an officer of its side.
pa-variant-price = costs { $n } { COUNT($n, "hex", "hexes") } of allowance.
pa-variant-closed = nobody enters it.
