# L'horloge : à quelle cadence se joue une bataille, qui doit quoi jusqu'à quand, qui supplée qui.

command-battle-new-pace = Cadence : aucune, rapide, quotidienne, lente, ou la vôtre, par exemple 24h/8h
    .name = cadence
command-away = Signaler votre absence : votre suppléant prend la suite aussitôt, dans toutes vos batailles
    .name = absence
command-away-until = Jusqu'à quand : 3 jours, 2026-12-24, ou 2026-12-24 18:00 ; suggestions au fil de la saisie
    .name = fin
command-back = Signaler votre retour et reprendre votre commandement dans toutes vos batailles
    .name = retour
command-deputy = Désigner qui vous supplée ici pendant une absence ou hors délai
    .name = suppléant
command-deputy-person = Un autre commandant de votre camp ; vous-même : aucun suppléant ; par défaut : affiche qui c'est
    .name = personne

-battle-leave = `/{ command-battle.name } { command-battle-leave.name }`
-back = `/{ command-back.name }`
-deputy = `/{ command-deputy.name }`

## La cadence. Les heures sont des heures de veille.

clock-pace-none = Aucun délai : chacun prend le temps qu'il lui faut.
clock-pace = **Cadence :** { $turn } h pour un tour, { $answer } h pour une réponse ou pour le suppléant. L'horloge d'un camp s'arrête tant qu'une réponse est attendue.
clock-pace-quiet = Les horloges s'arrêtent de { $from } à { $to } ({ $zone }){ $weekends ->
    [off] {", "}le samedi et le dimanche
   *[on] {""}
 }, et pendant les heures calmes de chaque commandant.
clock-pace-awake = Les horloges tournent jour et nuit{ $weekends ->
    [off] {", "}sauf le samedi et le dimanche ({ $zone })
   *[on] {""}
 } ; seules les heures calmes de chaque commandant ne comptent pas.
clock-pace-live = Les deux camps sont là : personne ne reçoit de rappel.
clock-pace-unread = Je ne comprends pas « { NAME($given) } » comme cadence. Choisissez aucune, rapide, quotidienne ou lente, ou écrivez les heures de veille pour un tour et pour une réponse ({ $most } au plus), puis, s'il le faut, les heures calmes, un fuseau, et si les week-ends ne comptent pas : `24h/8h, 23:00-08:00, Europe/Paris, sans week-end`.
clock-choice-none = aucune : pas de délai
clock-choice-quick = rapide : 6 heures de veille pour un tour, 3 pour une réponse
clock-choice-daily = quotidienne : 15 heures de veille (un jour) pour un tour, 8 pour une réponse
clock-choice-slow = lente : 30 heures de veille (deux jours) pour un tour, 15 pour une réponse, sans week-end

## Ce qui se dit en public. Chaque lecteur voit les moments à sa propre horloge.

clock-until = ⏳ Jusqu'au { $until } : { $who }
clock-reminded = ⏳ { $who } : { $duty ->
    [turn] vos ordres sont attendus
   *[answer] votre réponse est attendue
 } jusqu'au { $due }.
clock-stands-in = ⏳ { $whose } { $duty ->
    [turn] n'a pas donné d'ordres
   *[answer] n'a pas répondu
 } avant le { $due } : { $who } assure l'intérim jusqu'au { $until }, et peut ordonner et répondre pour ses unités. { $whose } les reprend en agissant, ou par { -back }.
clock-steps-in = ⏳ En l'absence { ELIDE("de", $whose) }, { $who } peut { $duty ->
    [turn] ordonner
   *[answer] répondre
 } pour ses unités{ $until ->
    [none] {""}
   *[other] {" "}jusqu'au { $until }
 }.
clock-missed = ⏳ { $whose } n'a pas donné d'ordres avant le { $due } : ses unités ne bougent pas.
clock-lapsed = ⏳ { $who } n'a pas répondu avant le { $due } : la proposition tombe. Personne n'y a consenti.
clock-stuck = ⏳ { THECAP($side) } avaient jusqu'au { $due }, et personne ne peut continuer seul ici : à un arbitre ou aux chefs de le régler ({ -desk-show }).
clock-often = { $who } a manqué { $n } fois de suite. Ceux qui commandent ici peuvent chercher quelqu'un d'autre : { -battle-vacancy } annonce le commandement, { -battle-replace } le confie à quelqu'un.
clock-orders-for = { $who } pour { $whose }.
clock-away = Absence { ELIDE("de", $who) } jusqu'au { $until }. { $deputy ->
    [none] Personne n'assure l'intérim.
   *[other] { $deputy } assure l'intérim dès maintenant, et peut ordonner et répondre pour ses unités.
 }
clock-back = { $who } est de retour et commande à nouveau.
clock-deputy = { $deputy ->
    [none] Plus personne ne supplée { $who }.
   *[other] { $deputy } supplée { $who } en cas d'absence ou hors délai.
 }

# Comme partie d'une phrase des comptes rendus, derrière la réponse.
given-overdue = { $how ->
    [fallback] pas de réponse à { $at }
   *[doctrine] pas de réponse à { $at } : doctrine
 }

## Réponses privées.

clock-you-away = Absence notée jusqu'au { $until }. Votre suppléant prend la suite aussitôt dans vos batailles ; { -back } met fin à l'absence, de même que tout ordre ou toute réponse de votre part.
clock-no-deputy-in = Dans { $n ->
    [1] une bataille
   *[other] { $n } batailles
 }, personne ne vous supplée : { -deputy } y désigne quelqu'un.
clock-failed-in = Ceci n'a pas pu être noté dans { JOIN($titles, ", ") }, à cause d'une erreur à cet endroit.
clock-slow-in = Dans { $n ->
    [1] une bataille
   *[other] { $n } batailles
 }, d'autres ont été plus rapides, plusieurs fois de suite : personne n'y est encore prévenu. Réessayez.
clock-you-back = Vous êtes de retour : vous commandez à nouveau vous-même.
clock-not-away = Aucune absence n'est notée pour vous.
clock-until-unread = « { NAME($given) } » n'est pas un moment à venir. Écrivez par exemple `3 jours`, `12 heures`, ou une date comme `2026-12-24` ou `2026-12-24 18:00` ({ $zone }).
clock-until-far = { $most } jours au plus : au-delà, quittez votre commandement par { -battle-leave } ou laissez quelqu'un le prendre.
clock-you-deputy = { $deputy ->
    [none] Personne ne vous supplée ici. { -deputy } désigne un autre commandant de votre camp.
   *[other] { $deputy } vous supplée ici en votre absence ou hors délai.
 }
clock-deputy-elsewhere = { $who } ne commande pas dans votre camp : seul un commandant de votre camp peut vous suppléer ({ -battle-join }).
clock-choice-until = { $called } : jusqu'au { $until }
clock-days = { $n ->
    [1] 1 jour
   *[other] { $n } jours
 }
