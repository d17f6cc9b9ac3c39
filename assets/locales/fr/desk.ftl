# Ce que l'on règle à la main : à la table, là où le livre laisse une étape ouverte ; par un arbitre, à tout moment.
# $who est le nom d'une personne, $why la raison qu'elle donne : textes non vérifiés, montrés tels quels.

desk-ruled = ⚖ L'arbitre, { $who }, décide : « { $why } »
desk-agreed = ⚖ Les deux camps s'accordent sur la proposition { ELIDE("de", $who) } : « { $why } »
desk-not-agreed = La proposition { ELIDE("de", $who) } est rejetée : « { $why } »
desk-rolls = { $who } lance les dés : « { $why } ».
desk-rolls-only = { $who } lance les dés.
desk-rolls-for = { $who } lance les dés pour { $unit } : « { $why } ».
desk-dice = { $dice }D{ $sides } : { $count ->
    [one] **{ $got }**
   *[other] { $got } = **{ $sum }**
 }
# $deeds sont des phrases ; il peut n'y en avoir aucune.
desk-asks = { $who } propose : « { $why } »{ $count ->
    [0] {""}
   *[other] {" "}— { JOIN($deeds, " ") }
 } Êtes-vous d'accord ?
desk-agree = D'accord
desk-refuse = Pas d'accord
desk-refuse-answer = Répondez *d'accord* ou *non*.
desk-tool-losses = Pertes
desk-tool-move = Déplacer une unité
desk-tool-winner = Qui a gagné
desk-field-to = Vers quelle case
desk-field-winner = Vainqueur
desk-choice-draw = Partie nulle
