## Les feuilles que les deux camps écrivent en même temps, jusqu'à ce qu'elles soient ouvertes ensemble

sheet-next = Chaque camp écrit ses ordres en secret, et tous sont exécutés ensemble : { JOIN($who, ", ") }.
sheet-sealed = **{ THECAP($side) }** ont scellé { $what ->
        [deployment] leur déploiement
       *[orders] leurs ordres
    }{ $who ->
        [none] .
       *[other] { " " }({ $who }).
    }
    -# Empreinte : SHA-256 { $hash }
sheet-unsealed = **{ THECAP($side) }** rouvrent { $what ->
        [deployment] leur déploiement pour le changer
       *[orders] leurs ordres pour les changer
    } ({ $who }).
sheet-void = { $what ->
        [deployment] Le déploiement scellé { DE($side) } est caduc
       *[orders] Les ordres scellés { DE($side) } sont caducs
    }, et l'empreinte avec : il faut sceller de nouveau.
sheet-key = { THECAP($side) } avaient publié l'empreinte { $hash } ; la clé était { $key }.
# $is : si quelque chose est écrit.
sheet-you-sealed = { $is ->
        [empty] Vous avez scellé une feuille vide.
       *[written] Scellé.
    } Personne ne le voit avant que l'ennemi ait scellé aussi ; jusque-là vous pouvez rouvrir avec { -panel }.
sheet-you-unsealed = C'est rouvert : vous pouvez de nouveau tout changer.
sheet-sealed-already = { $n ->
        [0] Votre camp a scellé une feuille vide.
       *[other] Votre camp a scellé : { JOIN($lines, " · ") }.
    } Pour changer quelque chose, rouvrez d'abord.
sheet-moved-on = Ce qui est écrit a changé depuis : regardez de nouveau avec { -panel }.
sheet-written = Écrit : `{ $order }`
# $n : combien d'ordres restent. $lines : ceux-ci, un par ligne.
sheet-taken-back = { $n ->
    [0] C'est retiré. Plus rien n'est écrit.
   *[other] C'est retiré. Restent écrits :
        { $lines }
 }
sheet-then-sealed = Ensuite c'est scellé. Tout est révélé quand l'ennemi a scellé aussi.
sheet-done = Vous avez terminé. Les ordres sont scellés quand { $who } aura terminé aussi.
sheet-done-last = Vous avez terminé, et tous les autres aussi : les ordres sont scellés.
# $n : combien d'ordres suivent, un par ligne.
sheet-lines = { $n ->
    [0] Rien n'est encore écrit.
    [one] Écrit jusqu'ici, pour votre camp seul :
   *[other] Écrit jusqu'ici, pour votre camp seul :
}
# $n : combien d'ordres y étaient déjà ; ils suivent, un par ligne.
sheet-others = { $n ->
    [0] C'est écrit sur votre feuille, que seul votre camp voit.
    [one] C'est écrit sur votre feuille, que seul votre camp voit. Elle porte aussi :
   *[other] C'est écrit sur votre feuille, que seul votre camp voit. Elle porte aussi :
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
sheet-both-secrets = Ce que chaque camp écrit est secret : vous avez commandé { THE($side) }, et personne ne doit connaître les deux feuilles.
card-opens-label = Répondre
