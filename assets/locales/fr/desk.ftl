# Ce que l'on règle à la main : à la table, là où le livre laisse une étape ouverte ; par un arbitre, à tout moment.
# $who est le nom d'une personne, $why la raison qu'elle donne : textes non vérifiés, montrés tels quels.

hand-ruled = ⚖ L'arbitre, { $who }, décide : « { $why } »
hand-agreed = ⚖ Les deux camps s'accordent sur la proposition { ELIDE("de", $who) } : « { $why } »
hand-not-agreed = La proposition { ELIDE("de", $who) } est rejetée : « { $why } »
hand-throws = { $who } lance les dés : « { $why } ».
hand-throws-only = { $who } lance les dés.
hand-throws-for = { $who } lance les dés pour { $unit } : « { $why } ».
hand-dice = { $dice }D{ $sides } : { $count ->
    [one] **{ $got }**
   *[other] { $got } = **{ $sum }**
 }
# $deeds sont des phrases ; il peut n'y en avoir aucune.
hand-asks = { $who } propose : « { $why } »{ $count ->
    [0] {""}
   *[other] {" "}— { JOIN($deeds, " ") }
 } Êtes-vous d'accord ?
hand-agree = D'accord
hand-refuse = Pas d'accord
hand-refuse-answer = Répondez *d'accord* ou *non*.
desk-tool-losses = Pertes
desk-tool-move = Déplacer une unité
desk-field-to = Vers quelle case
