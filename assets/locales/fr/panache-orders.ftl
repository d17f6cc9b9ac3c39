# Ce qu'on répond à un ordre de Panache incompréhensible ; text.ftl contient ce que disent tous les jeux.
refuse-pa-empty = Aucun ordre ici. Nommez une unité et dites ce qu'elle fait, par exemple « 3L bouge 0805 ».
refuse-pa-one-unit = Les unités se déplacent l'une après l'autre, et « { NAME($unit) } » suit une unité sans ordre. Écrivez « 3L bouge 0805 ; 4L bouge 0905 ».

## À la suite d’un ordre complété

pa-choice-unit = { NAME($unit) } · { $kind }{ $stands ->
    [0] {""}
   *[other] {" "}{ $stands }
 }
