# Des batailles inventées : /scenario aleatoire.

random-size = { $size ->
        [small] petite
        [medium] moyenne
       *[large] grande
    }, { $cols } × { $rows } cases
