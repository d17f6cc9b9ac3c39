# Les jets de qui joue à une vraie table : test de moral, tir, combat.

## Ce qui ne se lance pas

table-dice-n = { $n }
table-dice-game = { $game }
table-dice-none = Aucun de mes jeux ne connaît ce jet.
table-dice-not-here = Ce jeu ne connaît pas ce jet. Choisissez-en un qui le connaisse, par l'option { command-option-game.name } : { JOIN($others, ", ") }.
table-dice-other-game = Les unités d'ici sont d'une bataille d'un autre jeu.
table-dice-unit-first = Dites aussi qui lance, par l'option { command-morale-unit.name }.
table-dice-no-battle = Il n'y a pas ici de bataille d'où prendre une unité. Laissez `{ command-morale-unit.name }:` de côté : des menus demandent alors tout ce qui compte.
table-dice-not-asked = Rien de ce que vous avez dit ne fait compter { $option }. Laissez-le de côté.
table-dice-unknown = { CAP($field) } : je ne connais pas « { $typed } ».
table-dice-number = { CAP($field) } : un nombre entier de { $least } à { $most }, et non « { $typed } ».
table-dice-stale = Ce que porte ce message ne peut plus être lancé. Redonnez la commande.

## Le message

table-dice-title =
    { $kind ->
       *[morale] Test de moral
        [fire] Tir
        [melee] Combat
    }
table-dice-unit = Rempli d'après { $unit }, dans son état au moment de votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-dice-units = Rempli d'après { $unit } contre { $target }, dans leur état au moment de votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-dice-none-of = { CAP($field) } : néant
table-dice-one-of = { CAP($field) }
table-dice-counts =
    { $more ->
       *[yes] +{ $n }
        [no] −{ $n }
    }
table-dice-page = { $n } / { $of }
table-dice-roll = Lancer
table-dice-roll-again = Relancer
table-dice-last = Jet { $times } : { $result }
table-dice-twice = Ce jet est déjà fait : son résultat est dans le salon. Appuyez de nouveau pour en faire un autre.
table-dice-unread = Personne d'autre ne peut le lire : vous avez ajouté le bot à votre seul compte, il ne peut donc pas publier ici pour vous.

## Avant les dés

table-dice-ahead-base-dice = { $base } { COUNT($base, "dé", "dés") }
table-dice-ahead-modifier = { SIGN($n) } { $name } [{ $clause }]
table-dice-ahead-hits = { $dice } { COUNT($dice, "dé, touche", "dés, chacun touche") } à { $need } ou plus
table-dice-ahead-test = Réussi à { $needs } ou moins · { $chance }
table-dice-ahead-hopeless = Ne peut réussir
table-dice-no-dice = On ne lance aucun dé.

## Ce que chacun lit

table-dice-thrown = { $who } · { $title }
table-dice-thrown-again = { $who } · { $title } · jet { $times }
table-dice-of = Pour { $unit } : rien n'a été ordonné, rien ne change dans la bataille.
table-dice-of-both = Pour { $unit } contre { $target } : rien n'a été ordonné, rien ne change dans la bataille.
table-dice-said = { $field } **{ $choice }**

## Les commandes

command-morale = Lancer un test de moral pour une partie sur table, modificateurs compris ; résultat public
    .name = moral
command-morale-rating = Le facteur de commandement, par exemple 8
    .name = commandement
command-morale-quality = La qualité de l'unité
    .name = qualité
command-morale-reason = Pourquoi l'unité teste
    .name = motif
command-morale-unit = Une unité de la bataille d'ici : tout ce qui s'applique à elle maintenant est rempli
    .name = unité
command-morale-target = Qui la charge, dans la bataille d'ici
    .name = contre
-morale = `/{ command-morale.name }`
command-fire = Lancer un tir pour une partie sur table, des dés aux sauvegardes ; résultat public
    .name = tir
command-fire-firer = Quelle sorte d'unité tire
    .name = tireur
command-fire-range = À combien de cases ou de centimètres est la cible
    .name = distance
command-fire-factor = Combien de dés, tout compté, si vous avez fait le calcul vous-mêmes
    .name = facteur
command-fire-cover = Sur quel terrain est la cible, ou comment elle se tient
    .name = couvert
command-fire-unit = L'unité de la bataille d'ici qui tire : tout ce qui s'applique à elle maintenant est rempli
    .name = unité
command-fire-target = Sur quelle unité elle tire, dans la bataille d'ici
    .name = cible
-fire = `/{ command-fire.name }`
command-melee = Lancer un combat pour une partie sur table, sauvegardes et tests compris ; résultat public
    .name = combat
command-melee-how = Une charge ou un assaut
    .name = type
command-melee-attacker = Quelle sorte d'unité attaque
    .name = assaillant
command-melee-defender = Quelle sorte d'unité est attaquée
    .name = défenseur
command-melee-unit = L'unité de la bataille d'ici qui attaque : tout ce qui s'applique à elle maintenant est rempli
    .name = unité
command-melee-target = Quelle unité elle attaque, dans la bataille d'ici
    .name = cible
-melee = `/{ command-melee.name }`
