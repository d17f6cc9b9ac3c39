# Un camp à plusieurs commandants : qui commande quoi, les points, qui a terminé.

## La commande

command-command = Voir et répartir les unités et les points d'ordre d'un camp
    .name = commandement
command-command-list = Voir qui commande quelles unités
    .name = liste
command-command-list-side = Quel camp ; par défaut : le vôtre
    .name = camp
command-command-give = Confier des unités à un commandant de votre camp
    .name = confier
command-command-take = En tant que chef, reprendre des unités sous vos ordres directs
    .name = reprendre
command-command-points = En tant que chef, répartir les points d'ordre de ce tour
    .name = points
command-command-points-n = Combien ; par défaut : ses points redeviennent communs
    .name = nombre
command-done = Déclarer que vous avez fini de donner vos ordres
    .name = terminé

-command-give = `/{ command-command.name } { command-command-give.name }`

## Les sièges

seat-name = { $who }
seat-names = { $who }
seat-unit = { $id }
# $unit dit ce qu'est l'unité, $who la commande.
seat-unit-of = { $unit } · { $who }
seat-brigade = { $brigade } : { $units }
seat-side = { $side } : { $who } (en chef), { $others }
seat-joined = { $who } rejoint { THE($side) }, sous les ordres { ELIDE("de", $chief) }.
seat-you-joined = Vous commandez parmi { THE($side) }, sous les ordres { ELIDE("de", $chief) }, qui vous confie des unités avec { -command-give }.
seat-left = { $who } ne commande plus parmi { THE($side) }. Ses unités reviennent à { $chief }.
seat-heir = { $chief } commande désormais { THE($side) } en chef.
seat-full = { THECAP($side) } ont déjà { $n } commandants : il n'y a plus de place.
seat-chief-only = Seul le chef de votre camp ({ $who }) peut le faire.

## Les unités

seat-gave = { $who } confie à { $to } le commandement de : { $units }.
seat-took = { $who } prend sous ses ordres directs : { $units }.
seat-has-already = { $who } commande déjà : { $units }.
seat-no-commander = Personne de ce nom ne commande parmi { THE($side) }.
seat-no-unit = Votre camp n'a ni unité ni brigade nommée { $unit }.
seat-no-units = Nommez au moins une unité.
seat-not-yours = { $units } : c'est à { $who } d'en donner l'ordre.
seat-list = **{ $side }**
# $n compte les unités, $units les nomme.
seat-list-line = { $role ->
    [chief] **{ $who }**, en chef
   *[commander] **{ $who }**
} : { $n ->
    [0] aucune unité
   *[other] { $units }
}
seat-menu = Quelles unités confier à { $who } ?
seat-menu-take = Quelles unités reprenez-vous sous vos ordres directs ?
seat-menu-units = Unités
seat-menu-page = { $page }/{ $pages }

## Les points

seat-allotted = { $who } dispose, pour ce tour, de { $n ->
    [one] { $n } point d'ordre
   *[other] { $n } points d'ordre
}.
seat-common = { $who } puise de nouveau dans les points communs.
seat-no-points = Ce jeu ne compte pas de points d'ordre.
seat-points-later = Les points se répartissent pendant votre tour, une fois tirés.
seat-points-short = Votre camp a { $all ->
    [one] { $all } point
   *[other] { $all } points
}, dont { $rest } à répartir encore.
seat-points-number = Un nombre de points de 0 à 99.
seat-too-dear = Cela coûte { $cost ->
    [one] { $cost } point d'ordre
   *[other] { $cost } points d'ordre
}, et il vous en reste { $left }.

## Les groupes à plusieurs commandants

seat-consent = Ce groupe compte aussi des unités { ELIDE("de", $who) } : son accord est nécessaire.
seat-consent-ahead = Une fois confirmé, l'ordre attendra l'accord { ELIDE("de", $who) }.
seat-proposes-group = { $who } veut ordonner un groupe où d'autres ont des unités : `{ $orders }`.
seat-group-first = Ce que plusieurs commandants ordonnent ensemble vient en premier ; la suite revient à chacun.
proposal-the-group = les ordres du groupe

## Terminé

seat-done-label = Terminé
seat-done = Vous avez terminé. Le tour prend fin quand { $who } aura terminé aussi.
seat-done-last = Vous avez terminé, et tous les autres aussi : le tour prend fin.
seat-done-ahead = Ensuite vous avez terminé ; le tour prend fin quand { $who } aura terminé aussi.
seat-done-already = Vous avez déjà terminé. Un nouvel ordre rouvre votre tour.
# $n points d'ordre seraient perdus pour lui.
seat-done-sure = { $n ->
    [one] { $n } point d'ordre n'est pas dépensé.
   *[other] { $n } points d'ordre ne sont pas dépensés.
} Terminer quand même ?
