### Ce qui est enregistré d'une bataille, quand le bot ne peut pas jouer à partir de là.

## Les règles de cette version ne peuvent pas le lire.

stored-unread = Cette version du bot ne peut pas lire cette bataille : pour l'instant, on ne peut rien y faire. Rien n'est perdu.
stored-unread-halted = La bataille est arrêtée : cette version du bot ne peut pas la lire. Rien n'est perdu.
stored-unread-ways = { -battle-export } vous donne la bataille en fichier, { -battle-cancel } l'annule. Une fois le bot réparé, { -battle-start } la reprend.

## Une de ses lignes est abîmée : une colonne contient ce qui ne se lit pas.

stored-spoilt = Une partie de ce qui est enregistré de cette bataille est illisible : pour l'instant, on ne peut rien y faire.
stored-spoilt-halted = La bataille est arrêtée : une partie de ce qui en est enregistré est illisible.
stored-spoilt-ways = Le journal du bot dit laquelle. Une fois cette partie rétablie, { -battle-start } reprend la bataille. { -battle-export } vous donne ce qui est là en fichier, { -battle-cancel } annule la bataille.

## La position a été modifiée : ce n'est pas celle que la dernière entrée a scellée.

stored-altered = La position enregistrée de cette bataille n'est pas celle qui suit sa dernière entrée : rien ne se joue à partir d'elle. Rien d'autre n'est touché.
stored-altered-halted = La bataille est arrêtée : sa position enregistrée n'est pas celle qui suit sa dernière entrée. Rien n'a été joué à partir d'elle.
stored-altered-ways = Un administrateur de ce serveur peut la rétablir avec { -battle-repair }. { -battle-export } vous donne la bataille en fichier.

command-battle-repair = Rétablir la position qui suit la dernière entrée, si elle a été modifiée (administrateurs)
    .name = réparer
-battle-repair = `/{ command-battle.name } { command-battle-repair.name }`

stored-repair-denied = Seul un administrateur de ce serveur peut rétablir la position.
stored-repair-nothing = Il n'y a rien à réparer : la position enregistrée est bien celle qui suit la dernière entrée.
stored-repair-spoilt = Les entrées ne mènent pas non plus à la position : l'entrée { $n } manque ou a été modifiée. Seule une sauvegarde de la base de données peut rétablir la bataille. { -battle-export } vous donne ce qui est là.
stored-repaired = { $who } a réparé la bataille : sa position est de nouveau celle qui suit l'entrée { $n }, { $how ->
    [kept] telle que cette entrée l'a enregistrée
   *[replayed] rejouée depuis l'entrée { $from }
 }.
