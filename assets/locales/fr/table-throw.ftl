# Les jets de qui joue à une vraie table : test de moral, tir, combat.

## Ce qui ne se lance pas

table-throw-n = { $n }
table-throw-game = { $game }
table-throw-none = Aucun de mes jeux ne connaît ce jet.
table-throw-not-here = Ce jeu ne connaît pas ce jet. Choisissez-en un qui le connaisse, par l'option { command-option-game.name } : { JOIN($others, ", ") }.
table-throw-other-game = Les unités d'ici sont d'une bataille d'un autre jeu.
table-throw-unit-first = Dites aussi qui lance, par l'option { command-morale-unit.name }.
table-throw-no-battle = Il n'y a pas ici de bataille d'où prendre une unité. Laissez `{ command-morale-unit.name }:` de côté : des menus demandent alors tout ce qui compte.
table-throw-not-asked = Rien de ce que vous avez dit ne fait compter { $option }. Laissez-le de côté.
table-throw-unknown = { CAP($field) } : je ne connais pas « { $typed } ».
table-throw-number = { CAP($field) } : un nombre de { $least } à { $most }, et non « { $typed } ».
table-throw-no-dice = On ne lance aucun dé.
table-throw-stale = Ce que porte ce message ne peut plus être lancé. Redonnez la commande.

## Le message

table-throw-title =
    { $kind ->
       *[morale] Test de moral
        [fire] Tir
        [melee] Combat
    }
table-throw-unit = Rempli d'après { $unit }, dans son état au moment de votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-throw-units = Rempli d'après { $unit } contre { $target }, dans leur état au moment de votre demande. Rien n'est ordonné, rien ne change dans la bataille.
table-throw-none-of = { CAP($field) } : néant
table-throw-one-of = { CAP($field) }
table-throw-counts =
    { $more ->
       *[yes] +{ $n }
        [no] −{ $n }
    }
table-throw-page = { $n } / { $of }
table-throw-roll = Lancer
table-throw-roll-again = Relancer
table-throw-last = Jet { $times } : { $result }
table-throw-twice = Ce jet est déjà fait : son résultat est dans le salon. Appuyez de nouveau pour en faire un autre.
table-throw-unread = Personne d'autre ne peut le lire : vous avez ajouté le bot à votre seul compte, il ne peut donc pas publier ici pour vous.

## Ce que chacun lit

table-throw-thrown = { $who } · { $title }
table-throw-thrown-again = { $who } · { $title } · jet { $times }
table-throw-of = Pour { $unit } : rien n'a été ordonné, rien ne change dans la bataille.
table-throw-of-both = Pour { $unit } contre { $target } : rien n'a été ordonné, rien ne change dans la bataille.
table-throw-said = { $field } **{ $choice }**

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
command-fire-range = À combien de cases est la cible
    .name = distance
command-fire-factor = Combien de dés, tout compté, si vous avez fait le calcul vous-mêmes
    .name = facteur
command-fire-cover = Sur quel terrain est la cible
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
