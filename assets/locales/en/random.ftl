# Battles made up: /scenario random.

random-size = { $size ->
        [small] small
        [medium] medium
       *[large] large
    }, { $cols } × { $rows } hexes
