### Réponses et ordres donnés d'avance.

## Ce qui ne se lit pas

refuse-standing-empty = Un ordre permanent dit pour qui et quoi : `45L : si chargé par cavalerie carré sinon tient`.
refuse-standing-when = Dites à quoi il répond : commencez par `si chargé`, `si assailli`, `si échec`, `si ami chargé` ou `si sous le feu`.
refuse-condition-engaged = Ce jeu ne connaît pas d'engagement : ce ne peut être une condition.
refuse-condition-free = Ce jeu ne connaît pas d'engagement : ce ne peut être une condition.
refuse-condition-reach = Ce jeu ne connaît pas de portée : ce ne peut être une condition.
refuse-condition-points = Ce jeu ne compte pas de points d'ordre : ils ne peuvent être une condition.

## Conditions qui ne sont pas remplies

# $unit est le nom de l'unité.
plan-unmet-engaged = { THECAP($unit) } { NB($unit, "n'est pas", "ne sont pas") } { AGR($unit, "engagé", "engagée", "engagés", "engagées") }
plan-unmet-free = { THECAP($unit) } { NB($unit, "est", "sont") } { AGR($unit, "engagé", "engagée", "engagés", "engagées") }
plan-unmet-reach = { THECAP($unit) } { NB($unit, "est", "sont") } hors de portée
plan-unmet-points = Il reste moins de { $n } { COUNT($n, "point", "points") } d'ordre

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
