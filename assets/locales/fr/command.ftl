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

many-name = { $who }
many-names = { $who }
many-unit = { $id }
# $unit dit ce qu'est l'unité, $who la commande.
many-unit-of = { $unit } · { $who }
many-brigade = { $brigade } : { $units }
many-side = { $side } : { $who } (en chef), { $others }
many-joined = { $who } rejoint { THE($side) }, sous les ordres { ELIDE("de", $chief) }.
many-you-joined = Vous commandez parmi { THE($side) }, sous les ordres { ELIDE("de", $chief) }, qui vous confie des unités avec { -command-give }.
many-left = { $who } ne commande plus parmi { THE($side) }. Ses unités reviennent à { $chief }.
many-heir = { $chief } commande désormais { THE($side) } en chef.
many-full = { THECAP($side) } ont déjà { $n } commandants : il n'y a plus de place.
many-chief-only = Seul le chef de votre camp ({ $who }) peut le faire.

## Les unités

many-gave = { $who } confie à { $to } le commandement de : { $units }.
many-took = { $who } prend sous ses ordres directs : { $units }.
many-has-already = { $who } commande déjà : { $units }.
many-no-commander = Personne de ce nom ne commande parmi { THE($side) }.
many-no-unit = Votre camp n'a ni unité ni brigade nommée { $unit }.
many-no-units = Nommez au moins une unité.
many-not-yours = { $units } : c'est à { $who } d'en donner l'ordre.
many-list = **{ $side }**
# $n compte les unités, $units les nomme.
many-list-line = { $role ->
    [chief] **{ $who }**, en chef
   *[commander] **{ $who }**
} : { $n ->
    [0] aucune unité
   *[other] { $units }
}
many-menu = Quelles unités confier à { $who } ?
many-menu-take = Quelles unités reprenez-vous sous vos ordres directs ?
many-menu-units = Unités
many-menu-page = { $page }/{ $pages }

## Les points

many-allotted = { $who } dispose, pour ce tour, de { $n ->
    [one] { $n } point d'ordre
   *[other] { $n } points d'ordre
}.
many-common = { $who } puise de nouveau dans les points communs.
many-no-points = Ce jeu ne compte pas de points d'ordre.
many-points-later = Les points se répartissent pendant votre tour, une fois tirés.
many-points-short = Votre camp a { $all ->
    [one] { $all } point
   *[other] { $all } points
}, dont { $rest } à répartir encore.
many-points-number = Un nombre de points de 0 à 99.
many-too-dear = Cela coûte { $cost ->
    [one] { $cost } point d'ordre
   *[other] { $cost } points d'ordre
}, et il vous en reste { $left }.

## Les groupes à plusieurs commandants

many-consent = Ce groupe compte aussi des unités { ELIDE("de", $who) } : son accord est nécessaire.
many-consent-ahead = Une fois confirmé, l'ordre attendra l'accord { ELIDE("de", $who) }.
many-proposes-group = { $who } veut ordonner un groupe où d'autres ont des unités : `{ $orders }`.
many-group-first = Ce que plusieurs commandants ordonnent ensemble vient en premier ; la suite revient à chacun.
motion-the-group = les ordres du groupe

## Terminé

many-done-label = Terminé
many-done = Vous avez terminé. Le tour prend fin quand { $who } aura terminé aussi.
many-done-last = Vous avez terminé, et tous les autres aussi : le tour prend fin.
many-done-ahead = Ensuite vous avez terminé ; le tour prend fin quand { $who } aura terminé aussi.
many-done-already = Vous avez déjà terminé. Un nouvel ordre rouvre votre tour.
# $n points d'ordre seraient perdus pour lui.
many-done-sure = { $n ->
    [one] { $n } point d'ordre n'est pas dépensé.
   *[other] { $n } points d'ordre ne sont pas dépensés.
} Terminer quand même ?

# Options that several commands have; an option of its own meaning has a message under its command.
command-option-army = Laquelle ; tapez pour chercher
    .name = armée
command-option-why = Le motif, que tous liront
    .name = motif
command-option-game = Quel jeu ; par défaut : celui de la bataille d'ici
    .name = jeu
command-option-nation = De quelle nation elle est
    .name = nation
command-option-who = À qui
    .name = qui
command-option-units = Leurs noms courts, ou une brigade ; par défaut : un menu
    .name = unités
command-option-side-red = Rouges
command-option-side-blue = Bleus
command-option-language-en = anglais
command-option-language-fr = français
