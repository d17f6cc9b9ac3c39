# Ce que disent les règles d'essai.
toy-title = Jouet : { $order }
toy-fact = [{ $what }]
toy-dice = { $why } : { $got }
toy-points = { $n } points
toy-asks = { $kind } pour { $unit } ?
toy-option = { $text }
toy-turn = tour { $turn } de { $side }
toy-won = { $winner } gagne
toy-fault = incompris : { $line }
toy-refused = { $why }
doctrine-plain = Simple
doctrine-plain-short = au gré du hasard
doctrine-plain-means = au gré du hasard.
