# Les jets de qui joue à une vraie table : test de moral, tir, mêlée.

## Ce qui ne se lance pas

table-throw-n = { $n }
table-throw-game = { $game }
table-throw-none = Aucun de mes jeux ne connaît ce jet.
table-throw-not-here = Ce jeu ne connaît pas ce jet. { JOIN($others, ", ") } le connaît : choisissez-le par l'option jeu.
table-throw-other-game = Les unités d'ici sont d'une bataille d'un autre jeu.
table-throw-unit-first = Dites aussi qui lance, par l'option unité.
table-throw-not-asked = Rien de ce que vous avez dit ne fait compter { $option }. Laissez-le de côté.
table-throw-unknown = { CAP($field) } : je ne connais pas « { $typed } ».
table-throw-number = { CAP($field) } : un nombre de { $least } à { $most }, et non « { $typed } ».
table-throw-stale = Ce que porte ce message ne peut plus être lancé. Redonnez la commande.

## Le message

table-throw-title =
    { $kind ->
       *[morale] Test de moral
        [fire] Tir
        [melee] Mêlée
    }
table-throw-unit = Rempli d'après { $unit }, dans son état à votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-throw-units = Rempli d'après { $unit } contre { $target }, dans leur état à votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-throw-choice = { CAP($field) } : { $choice }
table-throw-none-of = { CAP($field) } : rien
table-throw-counts =
    { $more ->
       *[yes] +{ $n }
        [no] −{ $n }
    }
table-throw-page = { $n } · { CAP($field) } …
table-throw-roll = Lancer
table-throw-roll-again = Relancer
table-throw-last = Jet { $times } : { $result }
table-throw-twice = Ce jet est déjà fait : son résultat est dans le salon. Appuyez de nouveau pour en faire un autre.

## Ce que chacun lit

table-throw-thrown = { $who } · { $title }
table-throw-thrown-again = { $who } · { $title } · jet { $times }
table-throw-of = Pour { $unit } : rien n'a été ordonné, rien ne change dans la bataille.
table-throw-of-both = Pour { $unit } contre { $target } : rien n'a été ordonné, rien ne change dans la bataille.
table-throw-said = { $field } **{ $choice }**

## Les commandes

command-morale = Un test de moral à la table : commandement, qualité, modificateurs ; le reste par menus
    .name = moral
command-morale-rating = Le facteur de commandement, par exemple 8
    .name = commandement
command-morale-quality = La qualité de l'unité
    .name = qualité
command-morale-reason = Pourquoi elle teste
    .name = raison
command-morale-unit = Une unité de la bataille d'ici : tout ce qui pèse sur elle à présent est rempli
    .name = unité
command-morale-target = Qui la charge, dans la bataille d'ici
    .name = contre
command-morale-game = De quel jeu ; sans cela, celui de la bataille d'ici
    .name = jeu
command-fire = Un tir à la table : dés, portée, terrain, sauvegardes ; le reste par menus
    .name = tir
command-fire-factor = Combien de dés avant les modificateurs
    .name = facteur
command-fire-unit = L'unité de la bataille d'ici qui tire : tout ce qui pèse sur elle à présent est rempli
    .name = unité
command-fire-target = Sur qui elle tire, dans la bataille d'ici
    .name = contre
command-fire-game = De quel jeu ; sans cela, celui de la bataille d'ici
    .name = jeu
command-melee = Une passe de combat rapproché à la table : dés, modificateurs, sauvegardes ; le reste par menus
    .name = mêlée
command-melee-factor = Combien de dés avant les modificateurs
    .name = facteur
command-melee-unit = L'unité de la bataille d'ici qui frappe : tout ce qui pèse sur elle à présent est rempli
    .name = unité
command-melee-target = Qui elle frappe, dans la bataille d'ici
    .name = contre
command-melee-game = De quel jeu ; sans cela, celui de la bataille d'ici
    .name = jeu
-morale = `/{ command-morale.name }`
-fire = `/{ command-fire.name }`
-melee = `/{ command-melee.name }`
