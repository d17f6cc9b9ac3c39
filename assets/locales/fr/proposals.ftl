# Ce dont les deux camps conviennent, ou que l'arbitre décide : une pause, du temps, la partie nulle, un retour en arrière, une autre cadence, le direct.

## Commandes

command-propose = Proposer ce que d'autres doivent accepter : une pause, un délai, la nulle, défaire un ordre
    .name = proposer
command-propose-pause = Proposer une pause à l'autre camp ; l'arbitre l'obtient aussitôt
    .name = pause
command-propose-resume = Mettre fin à une pause ; une pause convenue prend fin quand les deux camps l'acceptent
    .name = reprise
command-propose-resume-battle = Une bataille dont le salon n'existe plus, à continuer ici ; par défaut : celle de ce salon
    .name = bataille
command-propose-extend = Proposer un délai plus long à tous ceux qui sont attendus
    .name = délai
command-propose-extend-hours = Heures de veille
    .name = heures
command-propose-extend-hours-6 = 6 heures
command-propose-extend-hours-12 = 12 heures
command-propose-extend-hours-24 = 24 heures
command-propose-extend-hours-48 = 48 heures
command-propose-extend-hours-72 = 72 heures
command-propose-pace = Voir la cadence de cette bataille, ou en proposer une autre : heures de veille par tour et réponse
    .name = cadence
command-propose-pace-to = Proposer une autre cadence : aucune, rapide, quotidienne, lente, 24h/8h ; par défaut : la voir
    .name = nouvelle
command-propose-draw = Proposer la partie nulle à l'autre camp
    .name = nulle
command-propose-live = Proposer de jouer en direct : délais courts et aucun appel, jusqu'à ce que l'un y mette fin
    .name = direct
command-propose-undo = Défaire votre dernier ordre ; une fois des dés lancés ou une réponse donnée, avec l'accord de tous
    .name = défaire
command-propose-undo-to = Revenir aussi avant cet ordre ; toutes les personnes concernées doivent l'accepter
    .name = avant

# Les noms qu'ils avaient dans la version précédente.
command-battle-pause = Remplacée par /{ command-propose.name } { command-propose-pause.name }
    .name = pause
command-battle-resume = Remplacée par /{ command-propose.name } { command-propose-resume.name }
    .name = continuer
command-battle-extend = Remplacée par /{ command-propose.name } { command-propose-extend.name }
    .name = prolonger
command-battle-pace = Remplacée par /{ command-propose.name } { command-propose-pace.name }
    .name = allure
command-battle-draw = Remplacée par /{ command-propose.name } { command-propose-draw.name }
    .name = nulle
command-battle-live = Remplacée par /{ command-propose.name } { command-propose-live.name }
    .name = direct
command-battle-undo = Remplacée par /{ command-propose.name } { command-propose-undo.name }
    .name = reprendre

-propose = `/{ command-propose.name }`
-propose-resume = `/{ command-propose.name } { command-propose-resume.name }`
-propose-draw = `/{ command-propose.name } { command-propose-draw.name }`
-propose-live = `/{ command-propose.name } { command-propose-live.name }`
-propose-undo = `/{ command-propose.name } { command-propose-undo.name }`

-battle-draw = `/{ command-battle.name } { command-battle-draw.name }`
-battle-resume = `/{ command-battle.name } { command-battle-resume.name }`
-battle-live = `/{ command-battle.name } { command-battle-live.name }`

## Qui en a décidé : le début d'une phrase

proposal-by-agreed = D'un commun accord ({ $who })
proposal-by-umpire = ⚖ Par décision de l'arbitre, { $who }
proposal-by-administrator = Par décision d'un administrateur, { $who }
proposal-by-alone = Sur la seule décision { ELIDE("de", $who) }, sans qu'un autre accord soit nécessaire

## Ce qui est proposé

proposal-proposes-pause = { $who } propose une pause : « { $why } »
proposal-proposes-resume = { $who } propose de mettre fin à la pause.
proposal-proposes-extend = { $who } propose { $n } heures de veille de plus à tous ceux qui sont attendus.
proposal-proposes-pace = { $who } propose une autre cadence. { JOIN($pace, " ") }
# L'autre camp est celui du bot, ou aussi le vôtre.
proposal-alone-draw = Personne d'autre n'a à donner son accord : la bataille finit par une partie nulle dès que vous confirmez. C'est irréversible.
proposal-alone-draw-button = Finir par une partie nulle
proposal-alone-draw-late = Ce bouton est trop ancien. Pour une partie nulle, redonnez { -propose-draw }.
proposal-proposes-draw = { $who } propose la partie nulle : la bataille finirait ici, sans vainqueur.
proposal-proposes-undo = { $who } propose de défaire `{ $order }`{ $more ->
    [0] {""}
    [one] , et { $more } ordre après lui
   *[other] , et { $more } ordres après lui
 }, avec tout ce qui s'en est suivi{ $dice ->
    [0] .
    [one] , dont { $dice } dé.
   *[other] , dont { $dice } dés.
 }
proposal-proposes-live = { $who } est là et propose de jouer en direct : une demi-heure pour un tour, dix minutes pour une réponse, et personne n'est appelé jusqu'à ce que l'un de vous s'en aille.
proposal-awaits = Accord encore attendu : { $people }.
proposal-stands-in = { $who } pour { $whose }
proposal-line = Proposé par { $who } : { $what }. Accord encore attendu : { $people }.
proposal-asked = { $who } propose : { $what }. Votre réponse est attendue, par les boutons de la proposition.
proposal-agree = D'accord
proposal-refuse = Refuser

proposal-the-pause = une pause
proposal-the-resume = la fin de la pause
proposal-the-extend = du temps de plus
proposal-the-pace = une autre cadence
proposal-the-draw = la partie nulle
proposal-the-undo = défaire un ordre
proposal-the-live = le jeu en direct

## Ce qu'il en est advenu

proposal-refused = { $who } refuse ce qui était proposé : { $what }.
proposal-withdrawn = { $who } retire sa proposition : { $what }.
proposal-lapsed = La proposition n'a plus cours : { $what }.
proposal-void = La proposition ne peut plus se faire : { $what }. { $why }
proposal-paused = { $by }, la bataille est suspendue : « { $why } »
proposal-resumed = { $by }, la pause est finie et la bataille reprend.
proposal-extended = { $by }, tous ceux qui sont attendus ont { $n } heures de veille de plus.
proposal-paced = { $by }, une autre cadence s'applique désormais. { JOIN($pace, " ") }
proposal-drawn = { $by }, la bataille finit par une partie nulle.
proposal-undone = { $by }, `{ $order }` est défait{ $more ->
    [0] {""}
    [one] , et { $more } ordre après lui
   *[other] , et { $more } ordres après lui
 } : la bataille est telle qu'elle était avant{ $dice ->
    [0] .
    [one] , et { $dice } dé ne compte plus.
   *[other] , et { $dice } dés ne comptent plus.
 }
proposal-same-dice = Le même ordre aurait les mêmes dés.
proposal-live-on = { $by }, les deux camps sont là : une demi-heure pour un tour, dix minutes pour une réponse, et personne n'est appelé. { -propose-live } y met fin.
proposal-live-off = { $who } met fin au direct : la cadence précédente reprend.
proposal-live-idle = Personne n'a joué depuis une demi-heure : le direct est fini, la cadence précédente reprend.

## Annuler une bataille. $people sont des noms.

cancel-title = Ceci annule **{ $title }**.
cancel-not-begun = Elle n'a pas commencé : seules les places prises sont perdues.
cancel-loses = { $n ->
    [0] Aucun ordre n'a encore été donné.
    [one] Le seul ordre donné est perdu : une bataille annulée ne peut pas reprendre.
   *[other] Les { $n } ordres donnés sont perdus : une bataille annulée ne peut pas reprendre.
}
cancel-says-now = Appuyez sur le bouton si c'est bien ce que vous voulez.
cancel-says-ask = Accord nécessaire : { $people }. Le bouton le demande.
cancel-says-agree = { $who } l'a déjà proposé : le bouton donne votre accord, et la bataille s'arrête aussitôt.
cancel-says-reason = Vous pouvez aussi en décider sans personne, avec un motif que tout le monde pourra lire.
cancel-button-now = Annuler la bataille
cancel-button-ask = L'annuler d'un commun accord
cancel-button-reason = L'annuler, avec un motif
cancel-changed = La situation a changé depuis. { -battle-cancel } montre comment l'annuler maintenant.
cancel-denied = Seuls les chefs de camp, la personne qui a ouvert la bataille, l'arbitre ou l'administration du serveur peuvent l'annuler.
proposal-proposes-cancel = { $who } propose d'annuler la bataille : elle s'arrêterait ici pour de bon, sans vainqueur.
proposal-the-cancel = l'annulation de la bataille
proposal-cancelled = { $by }, la bataille est annulée.
proposal-cancelled-why = { $by }, la bataille est annulée : « { $why } »

## Ce qui change quand on revient en arrière

proposal-changes = { $n ->
    [one] { $n } unité changerait (maintenant → alors) :
   *[other] { $n } unités changeraient (maintenant → alors) :
 }
proposal-same-map = Aucune unité ne changerait.
proposal-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
 }
proposal-unit = **{ $unit }** { JOIN($parts, " · ") }
proposal-unit-back = **{ $unit }** de retour en { NAME($at) }{ $strength ->
    [none] {""}
   *[other] , force { $strength }
 }
proposal-unit-gone = **{ $unit }** n'y serait pas
proposal-part-strength = force { $from } → { $to }
proposal-part-victory = points de victoire { $from } → { $to }
proposal-part-orders = points d'ordre { $from } → { $to }
proposal-score = { $side } : { JOIN($parts, " · ") }

## Réponses privées

proposal-proposed = Proposé. Accord encore attendu : { $people }.
proposal-noted = C'est noté. Accord encore attendu : { $people }.
proposal-voted = Vous avez déjà donné votre accord. Accord encore attendu : { $people }.
proposal-yours = Vous l'avez déjà proposé : la réponse est attendue.
proposal-yours-other = Vous avez déjà proposé quelque chose de ce genre : retirez-le d'abord, par son bouton « Refuser ».
proposal-open = { $who } a déjà proposé quelque chose de ce genre : répondez-y d'abord, par ses boutons.
proposal-closed = C'est déjà décidé, ou cela n'a plus cours.
proposal-not-asked = On ne vous le demande pas. Accord encore attendu : { $people }.
proposal-chief-only = C'est au chef de votre camp de le proposer.
proposal-vacant = Personne ne commande { THE($side) } : personne ne peut donner son accord. { -battle-join } prend ce camp.
proposal-draw-umpire = La décision vous revient, avec votre motif : { -desk-rule } a un effet qui met fin à la bataille.
proposal-no-pace = Cette bataille n'a pas de délais : chacun prend le temps qu'il lui faut.
proposal-nothing-due = Personne n'a maintenant de réponse ni d'ordre à donner dans un délai.
proposal-extend-late = Ce dont il s'agissait est déjà réglé.
proposal-hours = Choisissez { OR($hours) } heures.
proposal-pace-live = Vous jouez en direct : { -propose-live } y met d'abord fin.
proposal-live-already = Vous jouez déjà en direct.
proposal-undo-no-entry = Rien ne peut être défait depuis l'entrée { $n } : nommez un ordre encore en vigueur, d'après les numéros de { -battle-log }.
