## Les feuilles que les deux camps écrivent en même temps, jusqu'à ce qu'elles soient ouvertes ensemble

sheet-next = Chaque camp écrit ses ordres en secret, et tous sont exécutés ensemble : { JOIN($who, ", ") }.
sheet-sealed = **{ THECAP($side) }** ont scellé leurs ordres{ $who ->
        [none] .
       *[other] { " " }({ $who }).
    }
    -# Empreinte : SHA-256 { $hash }
sheet-unsealed = **{ THECAP($side) }** rouvrent leurs ordres pour les changer ({ $who }).
sheet-you-sealed = Scellé. Personne ne voit vos ordres avant que l'ennemi ait scellé les siens ; jusque-là vous pouvez les rouvrir avec { -panel }.
sheet-you-unsealed = Vous pouvez de nouveau changer vos ordres.
sheet-sealed-already = Vos ordres sont scellés. Rouvrez-les d'abord.
sheet-moved-on = Les ordres ont changé depuis : regardez de nouveau avec { -panel }.
sheet-written = Écrit : `{ $order }`
sheet-taken-back = C'est retiré.
sheet-then-sealed = Ensuite vos ordres sont scellés. Ils sont exécutés quand l'ennemi a scellé les siens.
sheet-done = Vous avez terminé. Les ordres sont scellés quand { $who } aura terminé aussi.
sheet-done-last = Vous avez terminé, et tous les autres aussi : les ordres sont scellés.
# $n : combien d'ordres suivent, un par ligne.
sheet-lines = { $n ->
    [0] Rien n'est encore écrit.
    [one] Écrit jusqu'ici, pour votre camp seul :
   *[other] Écrit jusqu'ici, pour votre camp seul :
}
sheet-seal-label = Sceller
sheet-unseal-label = Rouvrir
sheet-more-label = Panneau
sheet-take-back-label = Retirer
clock-missed-sheet = ⏳ { $whose } avait jusqu'au { $due } : ce qui est écrit compte.
help-sheet = Les deux camps écrivent en même temps, et personne ne voit les ordres de l'autre avant qu'ils soient exécutés. { -panel } construit un ordre avec des boutons ; { -order } le prend par écrit, avec des propositions{ $first ->
    [none] {""}
   *[other] , par exemple `{ $first }`
}. **{ sheet-seal-label }** scelle ce que vous avez écrit.
verify-sheet = Ce qu’avaient scellé { THE($side) } n’est pas ce qui a été ouvert.
sheet-no-plans = Dans ce jeu les deux camps écrivent en même temps : aucun ordre ne se prépare d'avance.
host-solo-sheet = **D'abord.** Les deux camps écrivent leurs ordres en même temps. **{ call-panel }** compose un ordre avec des boutons, **{ call-ideas }** en propose ; chacun est écrit aussitôt, et vous seul le voyez. **{ sheet-seal-label }** fait tout exécuter.
sheet-both-secrets = Les camps écrivent leurs ordres en secret : vous avez commandé { THE($side) }, et personne ne doit connaître les deux feuilles.
card-opens-label = Répondre
