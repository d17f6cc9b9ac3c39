# What the toy ruleset of the tests says.
toy-title = Toy: { $order }
toy-fact = [{ $what }]
toy-dice = { $why }: { $got }
toy-points = { $n } points
toy-asks = { $kind } for { $unit }?
toy-option = { $text }
toy-turn = turn { $turn } of { $side }
toy-won = { $winner } wins
toy-fault = not understood: { $line }
toy-refused = { $why }
doctrine-plain = Plain
doctrine-toy-plain-short = whatever comes
doctrine-toy-plain-means = whatever comes.
doctrine-toy-bold-means = units stand and strike.
