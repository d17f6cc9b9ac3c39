### Réponses et ordres donnés d'avance.

## Ce qui ne se lit pas

refuse-standing-behind = La condition se met avant la réponse.
refuse-standing-empty = Une consigne dit pour qui et quoi : `45L : si chargé par cavalerie carré sinon tient`.
# $answers : tout ce qui peut être dit, $example : une de ces réponses.
refuse-standing-answer = Dites pour qui et quoi : une unité ou tous, puis une réponse parmi { JOIN($answers, ", ") }. Par exemple { $example }.
refuse-standing-when = Dites à quoi il répond : commencez par `si chargé`, `si assailli`, `si échec`, `si ami chargé` ou `si sous le feu`.
refuse-condition-engaged = Ce jeu ne connaît pas d'engagement : ce ne peut être une condition.
refuse-condition-reach = Ce jeu ne connaît pas de portée : ce ne peut être une condition.
refuse-condition-points = Ce jeu ne compte pas de points d'ordre : ils ne peuvent être une condition.

## Conditions qui ne sont pas remplies

# $unit est le nom de l'unité.
plan-unmet-engaged = { THECAP($unit) } { NB($unit, "n'est pas", "ne sont pas") } { AGR($unit, "engagé", "engagée", "engagés", "engagées") }.
plan-unmet-free = { THECAP($unit) } { NB($unit, "est", "sont") } { AGR($unit, "engagé", "engagée", "engagés", "engagées") }.
plan-unmet-reach = { THECAP($unit) } { NB($unit, "est", "sont") } hors de portée.
plan-unmet-points = Il reste moins de { $n } { COUNT($n, "point", "points") } d'ordre.

## Unités en danger

# $how : la sorte d'attaque ; $more : combien d'autres pourraient la frapper.
look-danger = { THECAP($unit) } { NB($unit, "peut", "peuvent") } { $how ->
    [charge] être { AGR($unit, "chargé", "chargée", "chargés", "chargées") } par { THE($enemy) }
    [assault] être { AGR($unit, "assailli", "assaillie", "assaillis", "assaillies") } par { THE($enemy) }
   *[fire] essuyer le feu { DE($enemy) }
}{ $more ->
    [0] {""}
   *[other] , et { $more } de plus { COUNT($more, "pourrait", "pourraient") } frapper
}

## Consignes : des réponses données d'avance, qui servent jusqu'à ce qu'on les retire

command-standing = Donner d'avance des consignes à vos unités, pour ce qui vous sera demandé dans cette bataille
    .name = consigne
command-standing-set = Donner une consigne à une unité, ou à toutes les vôtres
    .name = donner
command-standing-set-text = Pour qui et quoi : 45L : si chargé par cavalerie carré sinon tient
    .name = texte
command-standing-list = Voir vos consignes, et les unités en danger qu'elles concernent
    .name = liste
command-standing-drop = Retirer une de vos consignes, ou toutes
    .name = retirer
command-standing-drop-which = Laquelle
    .name = laquelle

-standing-set = `/{ command-standing.name } { command-standing-set.name }`
-standing-drop = `/{ command-standing.name } { command-standing-drop.name }`

standing-never-asked = Ce jeu ne demande rien au camp qui n'a pas la main : une consigne n'y servirait à rien.
# $unit est le nom court de l'unité.
standing-not-yours = { $unit } n'est pas de vos unités : c'est à son commandant de lui donner des consignes.
standing-too-many = Vous pouvez donner { $most } consignes au plus ; { -standing-drop } en retire.
standing-no-such = Vous n'avez pas donné cette consigne.
standing-all = toutes
standing-set = Consigne : `{ $text }`. Elle s'applique jusqu'à ce que vous la retiriez ou que l'unité soit perdue.
standing-from-next = L'ordre en cours est plus ancien : elle s'applique à partir du suivant.
standing-dropped = Retirée : `{ $text }`.
standing-none = Vous n'avez donné aucune consigne : votre doctrine répond. Pour en donner une : { -standing-set }.
standing-list = { COUNT($n, "Votre consigne, essayée", "Vos consignes, essayées") } d'abord pour l'unité, puis pour toutes les vôtres, puis votre doctrine :
standing-line = • `{ $text }` ({ $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
})
standing-no-danger = Aucune attaque possible pour l'ennemi n'obligerait maintenant une de vos unités à réagir.
standing-dangers = Vos unités qu'une attaque obligerait à réagir, et ce qui s'applique à elles :
standing-danger = • { $says } : `{ $text }`
standing-danger-bare = • { $says } : aucune consigne, votre doctrine répond ou vous interroge
standing-ended = L'unité est perdue, et sa consigne avec elle : `{ $text }`.
standing-disobeyed = Une de vos consignes s'applique ici, mais ne peut pas être exécutée maintenant.
standing-disobeyed-text = Votre consigne `{ $text }` ne peut pas être exécutée : aucune réponse de ce genre n'est permise maintenant.

## Plans

command-plan = Écrire d'avance les ordres de votre prochain tour, avec des conditions
    .name = plan
command-plan-write = Écrire le plan de votre prochain tour, ou la suite d'un ordre en attente
    .name = écrire
command-plan-write-text = Ordres et conditions : 45L marche 1507, si 45L non engagé ; 57L tire 20L
    .name = texte
command-plan-show = Voir votre plan, où il s'est arrêté et pourquoi
    .name = voir
command-plan-drop = Abandonner votre plan
    .name = abandonner

-plan-write = `/{ command-plan.name } { command-plan-write.name }`
-plan-show = `/{ command-plan.name } { command-plan-show.name }`

plan-now = C'est votre tour et rien n'attend : donnez vos ordres avec { -order }.
plan-too-long = Un plan a { $most } ordres au plus.
plan-none = Vous n'avez pas de plan. { -plan-write } en écrit un.
plan-dropped = Votre plan est abandonné.
plan-written = Votre plan : { $n } { COUNT($n, "ordre", "ordres") } pour votre prochain tour. { COUNT($n, "Il sera donné s'il est permis et si ses conditions sont remplies.", "Ils seront donnés tant qu'ils sont permis et que leurs conditions sont remplies.") }
plan-written-behind = Votre plan : { $n } { COUNT($n, "ordre", "ordres") }, dès que rien n'attend plus de votre côté.
plan-shown = Votre plan, { $n } { COUNT($n, "ordre encore à venir", "ordres encore à venir") } :
plan-line = • `{ $text }`
# $why est une phrase.
plan-stopped = Votre plan s'est arrêté : { $why } { $n ->
    [one] Cet ordre n'a pas été exécuté :
   *[other] Ces { $n } ordres n'ont pas été exécutés :
}
plan-stopped-public = { $who } : votre plan s'est arrêté. { -plan-show } dit où et pourquoi.
plan-turn-passed = Votre tour est passé.
plan-interrupted = Un autre ordre s'est glissé entre deux, ou le dernier n'a pas abouti.
plan-unit-lost = { NAME($unit) } n'obéit plus.
host-by-plan = selon le plan
# Au journal : qui a donné l'ordre, et pour quel camp.
host-by-whose-plan = { $who } ({ $side }), selon son plan
host-unit-routed = { NAME($unit) } n'obéit plus.

## Les ordres en attente derrière un autre, et ce qu'ils deviennent

queue-full = Votre camp a déjà { $n } { COUNT($n, "ordre", "ordres") } en attente, et { $most } est le maximum. Donnez les autres quand l'ordre en cours sera terminé.
queue-ends-twice = Vous avez déjà ordonné la fin de votre tour : une seule suffit.
queue-behind-end = Aucun ordre ne peut suivre la fin de votre tour. { -plan-write } prévoit des ordres pour votre prochain tour.
queue-strange = { $unit } n'est pas une unité de votre camp. Donnez un ordre à l'une des vôtres.
queue-nothing-before = L'ordre qui devait les précéder n'a pas abouti.
queue-stopped = { $n ->
    [one] Votre ordre n'a pas été exécuté :
   *[other] Vos { $n } ordres n'ont pas été exécutés :
}
queue-stopped-public = { $who } : vos ordres en attente ne sont pas exécutés.
queue-show = Voir mes ordres
queue-again = Les redonner
queue-not-yours = Seule la personne qui a donné ces ordres peut les voir.

# Un menu de carte : ce qu'on demande, et un choix.
ahead-choice = { $asks } : { $choice }
