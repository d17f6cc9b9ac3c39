# Les armées achetées par points : composées, gardées, partagées.

army-no-such = Il n'y a pas ici d'armée de ce nom. { -army-list } les nomme toutes.
army-comes-along = `{ $name }` vient avec le bot et reste telle quelle. { -army-copy } en fait une à vous.
army-not-yours = `{ $name }` est à quelqu'un d'autre. { -army-copy } en fait une à vous.

## Les commandes.

command-army = Des armées achetées par points : les composer, les garder, les partager
    .name = armée
command-army-list = Vos armées, celles partagées sur ce serveur, et celles qui viennent avec le bot
    .name = liste
command-army-copy = Faire sienne n'importe quelle armée visible ici
    .name = copie
-army-list = `/{ command-army.name } { command-army-list.name }`
-army-copy = `/{ command-army.name } { command-army-copy.name }`
