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
doctrine-toy-plain-short = au gré du hasard
doctrine-toy-plain-means = au gré du hasard.
doctrine-toy-bold-means = les unités tiennent et frappent.
