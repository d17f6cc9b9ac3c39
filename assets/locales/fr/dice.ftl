# Les dés en mots : ce qu'on lance, ce qui est tombé, et pourquoi un texte ne se lance pas.

## Ce qu'on lance.

dice-rolled = { $count }D{ $sides }
dice-changed = { $dice } ({ $changes })
dice-keep-highest = { $n ->
    [1] le plus haut
   *[other] les { $n } plus hauts
}
dice-keep-lowest = { $n ->
    [1] le plus bas
   *[other] les { $n } plus bas
}
dice-drop-highest = { $n ->
    [1] sans le plus haut
   *[other] sans les { $n } plus hauts
}
dice-drop-lowest = { $n ->
    [1] sans le plus bas
   *[other] sans les { $n } plus bas
}
dice-exploding = dés explosifs
dice-exploding-on = explosion sur { $faces }
dice-again = relance sur { $faces }
dice-again-once = une seule relance sur { $faces }
dice-or-less = { $n } ou moins
dice-on = { $dice } sur { $faces }
dice-saving = { $dice } de sauvegarde sur { $faces }
dice-double = les { $n } comptent 2
dice-save = sauvegarde { $faces }

## Ce qui est tombé.

dice-outcome = 🎲 { $outcome } · { $dice }
dice-outcomes = 🎲 { $dice }
dice-outcome-alone = 🎲 { $outcome }
dice-met = **{ $total } ✓**
dice-met-by = **{ $total } ✓** de { $by }
dice-missed = **{ $total } ✗**
dice-missed-by = **{ $total } ✗** de { $by }
dice-hits = { $n ->
    [0] **aucune touche**
    [1] **1 touche**
   *[other] **{ $n } touches**
}
dice-losses = { $losses ->
    [0] **aucune perte**
    [1] **1 perte**
   *[other] **{ $losses } pertes**
} ({ $hits ->
    [0] aucune touche
    [1] 1 touche
   *[other] { $hits } touches
}, { $saved ->
    [0] aucune sauvée
    [1] 1 sauvée
   *[other] { $saved } sauvées
})
dice-saves = sauvegardes { $dice }
dice-more = { $n ->
    [1] et 1 dé de plus
   *[other] et { $n } dés de plus
}

## Pourquoi cela ne se lance pas.

dice-at = devant `{ $text }`
dice-after = après `{ $text }`
dice-fault-empty = Tapez les dés à lancer, par exemple `2d6+1`.
dice-fault-long = C'est plus long que { $limit } caractères. Lancez par parties, par exemple `2d6+1`, ou prenez `{ command-roll-label.name }:`.
dice-fault-unreadable = Je ne sais pas lire la suite : je me suis arrêté { $at }. Écrivez par exemple `2d6+1`, `4d6kh3`, `3x(2d6)` ou `8 dés à 5+`.
dice-fault-label = Je me suis arrêté { $at }, que je ne sais pas lire ; si c'est un libellé, écrivez-le derrière `#`, par exemple `2D6 # tir`.
dice-fault-total = Aucun dé ne montre { $limit } ou plus ; pour le total, écrivez `{ $dice }>={ $limit }`.
dice-fault-dice = Je lance de 1 à { $limit } dés à la fois ; je me suis arrêté { $at }. Demandez-en moins, par exemple `10d6`.
dice-fault-sides = Un dé a ici de 2 à { $limit } faces ; je me suis arrêté { $at }. Essayez par exemple `1d20`.
dice-fault-terms = Cela fait plus de { $limit } parties ; je me suis arrêté { $at }. Lancez en deux fois, par exemple `2d6+1d8+2`.
dice-fault-number = Un nombre va ici de 1 à { NUMBER($limit, useGrouping: "true") } ; je me suis arrêté { $at }. Prenez-en un autre, par exemple `2d6+10`.
dice-fault-times = Un jet se répète de 1 à { $limit } fois ; je me suis arrêté { $at }. Essayez par exemple `3x(2d6)`.
dice-fault-keep = On garde ou on écarte au moins 1 dé, et il doit en rester ; je me suis arrêté { $at }. Essayez par exemple `4d6kh3`.
dice-fault-modifiers = Ce changement ne va pas à ces dés, ou s'y trouve deux fois : je me suis arrêté { $at }. Essayez par exemple `4d6!kh3`.
dice-fault-again = Des dés se relancent sur une face au moins, et sur la moitié au plus ; je me suis arrêté { $at }. Essayez par exemple `5d6!` ou `4d6r1`.
dice-fault-hits = Touches, doubles et sauvegardes demandent des dés qui puissent toucher ; je me suis arrêté { $at }. Essayez par exemple `8 dés à 5+, 6 doubles, sauvegarde 5+`.
dice-fault-large = Ces dés peuvent se lancer, mais leurs probabilités sont trop longues à calculer. Prenez-en moins, par exemple `10d6`.
