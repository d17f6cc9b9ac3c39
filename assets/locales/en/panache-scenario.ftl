# Faults in the text of a scenario of Panache; text.ftl has those of every game.
fault-pa-arm = The arm of the unit is missing, for example “infantry” or “cavalry”; for a character, the rank.
fault-pa-weight = The weight of the unit is missing: very light, light, medium, heavy or very heavy.
fault-pa-no-such-arm = { $unit }: there are no { NAME($weight) } { NAME($arm) } in the table of movement.
fault-pa-mounted = { $unit }: only infantry is mounted on animals or carried in wagons.
fault-pa-palisade = { $unit }: only infantry in wagons can be behind a palisade. Add “mounted wagons”, or leave “palisade” out.
fault-pa-rank = { $unit }: only a character has a rank, and this is { NAME($arm) }.
fault-pa-stands = { $unit } cannot have more than the { $most } { COUNT($most, "stand", "stands") } it started with.
fault-pa-free = { $unit }: it cannot move { $free } with combat and only { $max } without.
fault-pa-hex-enemy = { $unit }, an enemy, is already in { $hex }.
fault-pa-entry = A unit in reserve needs the hexes by which it enters, for example “entry 0107 W”.
fault-pa-off = The map continues beyond side { NAME($side) } of { $hex }. Name a side where it ends.
fault-pa-edge = { $hex } is not at the edge of the map.
fault-pa-road = { $from } and { $to } are not adjacent. Name a road hex by hex.
fault-pa-road-end = { $hex } is not on this road.
