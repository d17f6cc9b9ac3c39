# Les armées achetées par points : composées, enregistrées, partagées.

## Vues.

army-title = { NAME($title) }
army-unit = { $unit } · { $cost } { COUNT($cost, "point", "points") }
army-sum = { $cost } points sur { $points } · { $units } { COUNT($units, "unité", "unités") }
army-of = Composée par { $who }, partagée sur ce serveur.
army-of-bot = Elle vient avec le bot.
army-shared-here = Tout le monde sur ce serveur peut la voir et la copier.
army-shared-elsewhere = Elle est partagée sur un autre serveur.

## Nommées.

army-no-such = Il n'y a pas ici d'armée de ce nom. { -army-list } les nomme toutes.
army-gone = Cette armée n'existe plus. { -army-list } les nomme toutes.
army-comes-along = `{ $name }` vient avec le bot et reste telle quelle. { -army-copy } en fait une à vous.
army-not-yours = `{ $name }` est à quelqu'un d'autre. { -army-copy } en fait une à vous.
army-name = Il faut à une armée un nom avec des lettres ou des chiffres, par exemple `garde-1500`.
army-taken = Il y a déjà une armée `{ $name }`. Choisissez un autre nom.
army-taken-own = Il y a déjà une armée `{ $name }`. Choisissez un autre nom ; ou, si elle est à vous, dites qu'il faut la remplacer.
army-no-nation = Il n'y a pas d'armées de cette nation.
army-no-rules = Le jeu de cette armée n'a pas ici d'armées par points.
army-unreadable = Les règles actuelles ne permettent plus de lire `{ $name }`. { -army-export } en donne le texte ; une fois corrigé, { -army-import } le reprend.

## Faites.

army-begun = `{ $name }` est créée. Chaque changement est enregistré aussitôt ; { -army-edit } la rouvre quand vous voulez.
army-copied = Copiée de `{ $from }` sous le nom de `{ $name }` : elle est à vous.
army-imported = Enregistrée sous le nom de `{ $name }`.
army-replaced = `{ $name }` est remplacée. Les batailles commencées avec l'ancienne continuent.
army-drawn = Tirée au hasard, et enregistrée sous le nom de `{ $name }`.
army-no-such-size = Aucune armée de cette nation ne coûte { $points } points. Essayez une autre taille.
army-large = C'est trop grand pour une armée : { $most } Kio au plus.
army-scenario = C'est un scénario, non une armée : { -scenario-check } l'examine.
army-full = Vous avez déjà { $most } armées. Supprimez-en d'abord une : { -army-delete }.

## Changées.

army-added = Ajouté à `{ $name }` : { $n } { COUNT($n, "unité", "unités") }, { $cost } { COUNT($cost, "point", "points") }.
army-share-where = Les armées se partagent sur les serveurs. Utilisez cette commande sur l'un d'eux.
army-share-full = { $most } armées sont déjà partagées sur ce serveur, le maximum. La personne qui en partage une, ou un administrateur du serveur, peut y mettre fin : { -army-share }.
army-share-shipped = `{ $name }` vient avec le bot : tout le monde l'a.
army-share-done = `{ $name }` est partagée : tout le monde sur ce serveur peut la voir, la copier et s'en servir. Vous seul pouvez la changer.
army-share-ended = `{ $name }` n'est plus partagée. Les copies et les batailles commencées avec elle continuent.
army-deleted = `{ $name }` est supprimée. Les batailles commencées avec elle continuent.

## Composées en appuyant.

army-moved-on = L'armée a changé depuis cet affichage ; la voici telle qu'elle est.
army-shown-again = Cet affichage est trop ancien pour que ses boutons comptent encore. Voici l'armée telle qu'elle est.
army-undone = Annulé : l'armée est comme avant le dernier changement.

## Ce que le bot dit des armées.

bot-army-legal = ✓ Elle peut être alignée.
bot-army-illegal = ✗ Elle ne peut pas encore être alignée : { $n } { COUNT($n, "erreur", "erreurs") }.
bot-army-more = … et encore { $n } ; { -army-export } les a toutes.
bot-army-edit = Composer
bot-army-delete = Supprimer
bot-army-copy = La faire mienne
bot-army-undo = Annuler le dernier changement
bot-army-close = Fermer
bot-army-discard = Supprimer { $name }
bot-army-sure = { $title } (`{ $name }`) serait perdue pour de bon. Les batailles commencées avec elle continuent.
bot-army-which = Nommez une armée, ou joignez un fichier.
bot-army-points = La taille de la partie est un nombre entier de points, par exemple 1500.
bot-army-exported = L'armée en texte. { -army-import } la relit, ici ou n'importe où.
bot-army-bill = { $cost } sur { $points }
bot-army-shared = partagée ici
bot-army-none = Aucune encore : { -army-new } en commence une, { -army-random } en tire une, { -army-copy } en prend une de celles ci-dessous.
bot-armies-own = Les vôtres ({ $n })
bot-armies-shared = Partagées sur ce serveur ({ $n })
bot-armies-shipped = Elles viennent avec le bot ({ $n })
bot-army-typed = Ce que vous avez tapé

## Les commandes.

command-army = Composer, enregistrer et partager des armées achetées par points
    .name = armée
command-army-new = Commencer une armée, et la composer avec des boutons
    .name = nouvelle
command-army-new-name = Comment elle s'appelle
    .name = nom
command-army-new-points = La taille de partie pour laquelle elle est faite, en points ; par défaut : 1500
    .name = points
command-army-edit = Continuer à composer l'une de vos armées, avec des boutons
    .name = modifier
command-army-add = Ajouter des unités à l'une de vos armées en les tapant
    .name = ajouter
command-army-add-unit = Comme dans le fichier : 7C heavy cavalry elite strength 10 Cd 8 ; un point-virgule entre deux
    .name = unité
command-army-show = Voir une armée : ses unités, son coût, son image
    .name = voir
command-army-show-what = Une image, ou ses unités en toutes lettres
    .name = quoi
command-army-show-what-picture = image
command-army-show-what-text = texte
command-army-check = Vérifier si une armée peut être alignée, et sinon pourquoi ; rien n'est enregistré
    .name = vérifier
command-army-check-file = Un fichier texte à la place, 32 Kio au plus
    .name = fichier
command-army-copy = Copier pour vous n'importe quelle armée visible ici
    .name = copier
command-army-copy-name = Comment s'appelle votre copie ; par défaut : comme l'original
    .name = nom
command-army-delete = Supprimer l'une de vos armées ; les batailles commencées avec elle continuent
    .name = supprimer
command-army-export = Recevoir une armée en fichier texte
    .name = exporter
command-army-import = Enregistrer une armée depuis un fichier texte, même si elle ne peut pas encore être alignée
    .name = importer
command-army-import-file = Un fichier texte, 32 Kio au plus
    .name = fichier
command-army-import-name = Comment elle s'appelle ; par défaut : le nom du fichier
    .name = nom
command-army-import-replace = Remplacer votre armée de ce nom
    .name = remplacer
command-army-random = Tirer au hasard une armée sensée, et l'enregistrer
    .name = hasard
command-army-random-points = La taille de la partie en points, par exemple 1500
    .name = points
command-army-random-name = Comment elle s'appelle ; par défaut : d'après sa nation et ses points
    .name = nom
command-army-list = Lister vos armées, celles partagées sur ce serveur, et celles qui viennent avec le bot
    .name = liste
command-army-share = Laisser tout ce serveur voir et copier l'une de vos armées, ou plus personne
    .name = partager
command-army-share-with = Avec qui
    .name = avec
command-army-share-with-server = ce serveur
command-army-share-with-nobody = personne
-army-new = `/{ command-army.name } { command-army-new.name }`
-army-edit = `/{ command-army.name } { command-army-edit.name }`
-army-check = `/{ command-army.name } { command-army-check.name }`
-army-list = `/{ command-army.name } { command-army-list.name }`
-army-copy = `/{ command-army.name } { command-army-copy.name }`
-army-delete = `/{ command-army.name } { command-army-delete.name }`
-army-export = `/{ command-army.name } { command-army-export.name }`
-army-import = `/{ command-army.name } { command-army-import.name }`
-army-random = `/{ command-army.name } { command-army-random.name }`
-army-share = `/{ command-army.name } { command-army-share.name }`
