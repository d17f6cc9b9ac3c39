# Ce que dit l'hôte : qui commande, à qui c'est, ce qui a été fait, et pourquoi quelque chose ne se peut pas.
# $side est un nom (les Rouges, les Bleus), $who le nom d'une personne ou « personne ».

host-no-one = personne
host-table = le jeu
host-former = un ancien chef

## Ouvrir, rejoindre, commencer.

host-opened = { $who } ouvre une bataille : **{ $title }**.
host-how-to-join = Prenez un camp avec { -battle-join } ; quand les deux sont pris, { -battle-start }.
host-how-to-join-sealed = Prenez un camp avec { -battle-join }, puis déployez-vous avec { -deploy }.
host-dice-promise = Les dés viennent d'un secret tiré à l'instant. Son SHA-256 est `{ $hash }`. Le secret est révélé à la fin, et chacun pourra alors recalculer tous les jets.
host-dice-written = Entraînement : { $n ->
    [one] le premier dé est fixé
   *[other] les { $n } premiers dés sont fixés
 } d'avance.
host-you-opened = La bataille est ouverte : { $title }.
host-joined = { $who } prend le commandement { DE($side) }.
host-you-joined = Vous commandez { THE($side) }.
# $name est le nom de la doctrine, $means ce qu'elle fait, en phrases.
host-doctrine = Votre doctrine : **{ $name }**. { $means } { -doctrine } pour en changer.
# $means : ce qu'elle fait.
host-doctrine-only = { $means } Ce jeu n'a pas d'autre doctrine.
doctrine-regulation = Règlement
doctrine-ask = Tout me demander
doctrine-ask-means = Le bot ne répond jamais pour vous : chaque choix vous attend.
host-no-doctrine = Il n'y a pas de doctrine de ce nom.
host-left = { $who } quitte le commandement { DE($side) }.
host-side-free = { THECAP($side) } n'ont plus de chef : { -battle-join } pour prendre la suite.
host-you-left = Vous ne commandez plus ici.{ $n ->
    [0] { "" }
    [one] { " " }Votre ordre en attente n'est pas exécuté.
   *[other] { " " }Vos { $n } ordres en attente ne sont pas exécutés.
}
host-started = La bataille commence.
host-commands = { $side } : { $who }
host-umpire = Arbitre : { $who }
host-joined-umpire = { $who } prend le siège de l'arbitre.
host-you-umpire = Vous êtes l'arbitre. { -desk-show } montre ce qui est laissé à la table, { -desk-rule } corrige une position, { -desk-annul } annule l'ordre en attente.
host-left-umpire = { $who } quitte le siège de l'arbitre : désormais, ce qui est laissé à la table se règle d'un commun accord.
host-you-left-umpire = Vous n'êtes plus l'arbitre ici.
host-cancelled = { $who } annule la bataille.

## Les ordres.

host-done = C'est fait : `{ $order }`.
# $orders ont été donnés avec l'ordre qui est exécuté, et viennent d'eux-mêmes.
host-then = Ensuite : `{ $orders }`.
# Une réponse à un ordre de la table, qui n'a pas de mots pour les gens.
host-answered = Votre réponse est exécutée.
host-done-not-agreed = Pas d'accord : rien n'a changé.
host-done-ruled = C'est décidé : `{ $order }`.
host-done-thrown = C'est lancé : `{ $order }`.
host-done-words = C'est noté.
host-proposed = C'est proposé, et comptera dès { ELIDE("que", $who) } sera d'accord.
host-waits = L'ordre attend une réponse ({ $who }).
host-turn-waits = Un ordre attend une réponse ({ $who }). Vous pourrez finir le tour ensuite.
host-waits-you = À vous de choisir maintenant : la carte est ci-dessous.
host-queued = Vos ordres sont notés ; ils seront exécutés dès que le précédent sera terminé.
host-queued-behind = Un autre ordre est en cours : ceux-ci viendront après, et seront vérifiés à nouveau.
host-refused-of-several = Ordre { $n } sur { $of } : { $why } Aucun des { $of } ordres n'est donné.
host-may-be-refused = En l'état, `{ $order }` serait refusé : { $why }
host-needs-dice = Ensuite, { $dice } { COUNT($dice, "dé décide", "dés décident") }.
host-needs-dice-from = Ensuite, { $dice } { COUNT($dice, "dé décide", "dés décident") } : { $base } { JOIN($modifiers, " ") }.
host-modifier = { SIGN($n) } { $name }
host-needs-enemy = Ensuite, l'ennemi doit choisir.
host-needs-you = Ensuite, on vous posera une question.
host-discarded = Aucun ordre n'a été donné.
host-order-refused = Un ordre qui attendait ne peut pas être exécuté : { $why }
host-turn-passed = Votre tour était terminé avant cet ordre.
host-ends-turn = Cela termine votre tour ; impossible d'y revenir une fois les dés suivants jetés.
host-last-point = Il ne reste ensuite aucun point d'ordre : votre tour se termine alors, sauf si des unités peuvent encore agir.
host-annulled = Les règles ont changé sous un ordre qui attendait ; il est annulé : `{ $order }` ({ $who }). On peut le redonner.
# Les règles ont échoué par une exception. $who : celui qui avait donné l'ordre.
host-withdrawn = `{ $order }` ({ $who }) n'a pas pu être résolu, par une erreur du bot : l'ordre est annulé sans aucun effet, et la bataille continue.
host-not-previewed = Par une erreur du bot, cet ordre ne peut pas être résolu. Rien n'a été ordonné ; donnez-en un autre.
host-halted = La bataille est arrêtée : par une erreur du bot, la suite n'a pas pu être résolue. Rien n'est perdu, tout reste en place.
host-halted-ways = { -battle-start } essaie de nouveau, une fois le bot réparé ou une autre doctrine choisie ; { -propose-undo } et { -battle-resign } restent possibles ; { -battle-cancel } annule la bataille.
host-resumed = La bataille continue.
host-still-halted = L'erreur demeure : la bataille reste arrêtée.
host-undone = { $who } défait son ordre : `{ $order }`.
host-follows-late = C'est pris en compte. Une erreur retarde la suite ; elle viendra d'elle-même, d'ici une minute environ.
host-already = C'est déjà pris en compte.

## La table : ce qui se règle à la main.
# $why est une raison que quelqu'un a donnée, $who et $whose sont des noms de personnes : textes non vérifiés, montrés tels quels.

host-desk = La table
host-desk-step = **{ $says }**
host-desk-concern = **{ $units }** : { $says }
host-desk-umpire = L'arbitre, { $who }, décide ; les deux camps peuvent lancer les dés.
host-desk-agree = Les deux camps peuvent lancer les dés. Ce que propose un camp compte dès que l'autre est d'accord.
host-desk-ends = **{ $done }** clôt l'étape.
host-desk-closed = Rien n'est laissé à la table en ce moment. Sans arbitre, un camp peut toujours proposer une correction ; elle compte dès que l'autre est d'accord.
host-desk-closed-umpire = Rien n'est laissé à la table en ce moment. L'arbitre, { $who }, peut corriger une position à tout moment.
# $side est attendu, $who est son chef.
host-desk-waits = Un ordre attend la réponse { DE($side) } ({ $who }) : d'ici là, rien ne se propose.
host-desk-waits-umpire = Un ordre attend la réponse { DE($side) } ({ $who }). { -desk-answer } répond à leur place, { -desk-annul } l'annule, comme toute décision.
host-desk-roll = 🎲 { $dice }D{ $sides }
host-desk-words = En toutes lettres
host-desk-done = Continuer
# Ouvre la table, avec tous ses formulaires ; puis les menus de formulaires, et de dés.
host-desk-more = Autres changements…
host-desk-map = Pertes, position, formation…
host-desk-state = État, résultat…
host-desk-rolls = Lancer des dés…
host-desk-unit = Unité
# La raison qui est notée quand personne n'en a donné.
host-desk-done-why = tout est réglé
host-ruling-words = Rien ne change sur la carte.
host-ruling-why = Motif : « { $why } »
host-must-agree = Il faut encore l'accord { DE($side) } ({ $who }) pour que cela compte.
host-annuls = Cela annule l'ordre en attente : `{ $order }` ({ $who }){ $queued ->
    [0] .
   *[other] , et ce qui devait le suivre.
 }
host-restarts = Une question est posée qui découle des seules règles. Après ceci, elle reviendra du début, avec de nouveaux dés{ $queued ->
    [0] .
   *[other] , et les ordres qui devaient la suivre tombent.
 }
host-agreement = { $who } ({ $side }) a proposé ; { $other } ({ $otherSide }) { $agrees ->
    [agree] est d'accord.
   *[other] n'est pas d'accord.
 }
host-agreement-umpire = { $who } ({ $side }) a proposé ; l'arbitre, { $other }, a répondu pour { THE($otherSide) } : { $agrees ->
    [agree] d'accord.
   *[other] pas d'accord.
 }
host-umpire-annuls = ⚖ L'arbitre, { $who }, annule `{ $order }` ({ $whose }) : « { $why } »
host-umpire-restarts = ⚖ L'arbitre, { $who }, interrompt ce qui découle des seules règles ; cela recommence : « { $why } »
host-umpire-answers = ⚖ L'arbitre, { $who }, répond pour { THE($side) } ({ $whose }) : « { $why } »
host-umpire-opens = ⚖ L'arbitre, { $who }, fait ouvrir les ordres dès maintenant ; ce qui est écrit compte : « { $why } »
host-umpire-pauses = ⚖ L'arbitre, { $who }, suspend la bataille : « { $why } »
host-unpaused = { $who } met fin à la suspension : la bataille reprend.
# For neither side.
host-by-person = { $who }
host-by-umpire = { $who } (arbitre)
host-change-ruling = { $who } a décidé `{ $what }`
host-change-roll = { $who } a lancé { $what }
host-status-table = Laissé à la table depuis le { $since } : { $says }

## Les comptes rendus.

# Sous un titre qui nomme le camp.
host-next = C'est à { $who } de jouer.
host-next-no-one = Personne ne commande { THE($side, as: "bold") }.
host-ahead-later = décider après avoir vu (une attente de plus)
# Ce qui est dit avec un autre message : ses petites lignes n'en font qu'une.
host-folded = { JOIN($lines, " · ") }
host-small = -# { $line }
host-waiting-for = { $who } ({ $side }) doit choisir.
host-waiting-for-no-one = { THECAP($side) } doivent choisir et n'ont pas de chef : { -battle-join } pour prendre la suite.
host-over = **Victoire { DE($side) }.** { $why }
host-over-draw = **Partie nulle.** { $why }
host-over-title = La bataille est finie
host-secret = Le secret des dés était `{ $secret }` ; la chaîne finit par `{ $head }`. Chacun peut vérifier tous les jets : { -battle-verify } le fait ici, { -battle-export } donne le fichier pour le faire n'importe où.
host-dice-so-far = { $n } { COUNT($n, "dé", "dés") } jusqu'ici
host-dice-scripted = dés écrits d'avance
host-chain = Chaîne { $head }

## Regarder.

host-lobby = La bataille n'a pas commencé.
# $counts : en quoi se compte la force.
host-score = { $side } : { $counts ->
    [figures] { $strength } { COUNT($strength, "figurine", "figurines") }
   *[strength] force { $strength }
 }{ $points ->
    [none] {""}
    [one] , { $points } point de victoire
   *[other] , { $points } points de victoire
 }
host-status-question = Attendue depuis le { $since } : la réponse { DE($side) } ({ $who }).
host-status-orders = Attendus depuis le { $since } : les ordres { DE($side) } ({ $who }).
host-status-queue = Ensuite : `{ $orders }`.
host-log-start = La bataille commence
host-log-undo = { $order } est défait (entrée { $n })
# What another version of the rules has played, where today's cannot tell it. $version is its number.
host-unreported = Ceci a été joué selon la version { $version } des règles, et la version actuelle ne sait pas le raconter.
host-by = { $who } ({ $side })

## Les refus.

host-no-battle = Il n'y a pas de bataille ici. Ouvrez-en une avec { -battle-new }.
host-battle-here = Il y a déjà une bataille ici. Elle doit finir ou être annulée ({ -battle-cancel }) avant qu'une autre commence.
host-no-scenario = Il n'y a pas de scénario de ce nom.
host-scenario-faults = Le scénario « { $name } » est illisible : { JOIN($faults, " · ") }
host-fault = ligne { $line }, colonne { $column } : { $why }
host-scenario-game = Le scénario « { $name } » est d'un jeu qui ne se joue pas ici : { $game }.
host-scripted-refused = Le scénario « { $name } » apporte ses propres dés. C'est réservé à l'entraînement ; retirez sa ligne de dés.
host-quoted = `{ $text }`
host-scenario-large = C'est trop gros pour un scénario : { $most } Kio au plus.
host-scenario-army = C'est une armée, non un scénario : { -army-check } l'examine.
host-scenario-rules = La première ligne dit « rules { $given } », et ce jeu ne se joue pas ici. Écrivez { OR($games) }.
host-scripted = Le fichier apporte ses propres dés. C'est réservé à l'entraînement ; retirez sa ligne « dice ».
host-scenario-size = { $game } · carte de { $across } × { $down } · { $units ->
    [one] 1 unité
   *[other] { $units } unités
 }
host-scenario-side = { $side } : { $army }
host-scenario-added = Enregistré pour ce serveur sous le nom `{ $name }` : { -battle-new } le propose.
host-scenario-replaced = `{ $name }` est remplacé : { -battle-new } propose le nouveau. Les batailles ouvertes avec l'ancien continuent.
host-scenario-removed = `{ $name }` est supprimé. Les batailles déjà ouvertes continuent.
host-scenario-server = Les scénarios sont enregistrés sur un serveur. Utilisez cette commande dans l'un d'eux.
host-scenario-name = Il faut à un scénario un nom avec des lettres ou des chiffres, par exemple `le-gue`.
host-scenario-shipped = `{ $name }` est fourni avec le bot. Choisissez un autre nom.
host-scenario-comes-along = Ce scénario est fourni avec le bot, et il reste.
host-scenario-taken = Il y a déjà ici un scénario `{ $name }`. Choisissez un autre nom, ou dites qu'il est à remplacer.
host-scenario-full = Ce serveur a déjà { $most } scénarios, le maximum. Supprimez-en d'abord un : { -scenario-remove }.
host-scenario-full-person = Vous avez déjà { $most } scénarios ici. Supprimez-en d'abord un ({ -scenario-remove }), ou demandez à l'administration du serveur d'ajouter celui-ci.
host-scenario-not-yours = `{ $name }` a été ajouté par { $who }. Seuls { $who } et l'administration du serveur peuvent le remplacer ou le supprimer.
host-already-yours = Vous commandez déjà { THE($side) }.
host-side-empty = { THECAP($side) } n'ont pas encore de chef : { -battle-join }.
host-already-umpire = Vous êtes déjà l'arbitre.
host-umpire-taken = { $who } est déjà l'arbitre.
host-umpire-commands = Un arbitre ne commande aucun camp : quittez un siège avant de prendre l'autre.
host-umpire-late = La bataille a commencé : seuls un administrateur ou la personne qui l'a ouverte peuvent encore prendre la place d'arbitre.
host-umpire-no-one = Cela revient à un arbitre, et cette bataille n'en a pas. Un administrateur, ou la personne qui l'a ouverte, peut encore prendre son siège avec { -battle-join }.
host-no-sheets = Personne n'écrit d'ordres en secret en ce moment.
host-umpire-only = Cela revient à l'arbitre, { $who }.
host-ask-umpire = C'est l'arbitre, { $who }, qui décide : demandez-le-lui dans le salon.
host-is-paused = La bataille est suspendue : { -battle-status } dit pourquoi. { -propose-resume } y met fin, ou l'arbitre s'il y en a un.
host-not-paused = La bataille n'est pas suspendue.
host-step-open = { $says } { -desk-show } montre les dés et les formulaires ; les ordres reprendront quand ce sera réglé.
host-proposal-open = Pas d'ordres pour l'instant : une proposition attend d'abord la réponse { DE($side) } ({ $who }).
# $side doit répondre, $who est son chef.
host-proposal-first = Une proposition attend d'abord la réponse { DE($side) } ({ $who }).
host-proposal-later = Un ordre attend une réponse ; une proposition doit attendre qu'il n'y en ait plus.
host-roll-later = Un ordre attend une réponse : d'ici là, on ne lance pas de dés à la table.
host-roll-closed = Rien n'est laissé à la table en ce moment : seul un arbitre y lance les dés. { -roll } lance des dés qui ne comptent pas.
host-reason = Donnez un motif, en { $min } à { $max } caractères.
host-dice-limits = Écrivez des dés tels que 2d6 : { $most } au plus, de { $fewestSides } à { $mostSides } faces.
host-no-unit = Il n'y a pas d'unité { $unit } ici.
host-nothing-waits = Aucun ordre n'attend.
host-nothing-asked = Aucune question n'est posée.
host-annul-table = Ce n'est pas l'ordre d'un chef : il découle des règles et reviendrait aussitôt. Répondez à sa question par { -desk-answer }, ou changez la position par { -desk-rule }.
host-stale-ruling = { $count ->
    [0] Depuis que ceci vous a été montré, un autre ordre s'est mis en attente, ou a reçu sa réponse.
   *[other] Depuis que ceci vous a été montré : { JOIN($changes, " ; ") }.
 } Décidez de nouveau pour voir ce que cela fait maintenant.
host-no-step = Aucune étape n'est laissée à la table en ce moment.
host-deeds-long = C'est trop à la fois : { $most } caractères au plus.
host-no-form = Il n'y a pas de formulaire de ce nom.
host-form-empty = Remplissez tous les champs.
host-undo-hand = Ce qui a été réglé à la main ne peut pas être défait : corrigez-le de même, par { -desk-rule }.
host-no-seat = Vous ne commandez aucun camp de cette bataille. S'il en reste un de libre, { -battle-join } permet de le prendre.
host-already-started = La bataille a déjà commencé : donnez vos ordres avec { -order }.
host-not-started = La bataille n'a pas commencé : { -battle-start } quand les deux camps sont pris.
host-not-deployed = La bataille n'a pas commencé : elle commence d'elle-même quand les deux camps sont pris et se sont déployés avec { -deploy }.
host-is-halted = La bataille est arrêtée par une erreur du bot : { -battle-start } essaie de nouveau.
host-not-over = La bataille n'est pas finie. Sa page se demande à la fin : ce qui est en cours ne regarde que ses chefs.
host-is-over = La bataille est finie. { -battle-new } en ouvre une autre.
host-cancel-denied = Seule la personne qui a ouvert la bataille, ou l'administration du serveur, peut l'annuler.
host-not-your-turn = Ce n'est pas votre tour : c'est { A($side) } de jouer ({ $who }). On vous appelle dès que ce sera à vous.
host-first-open = Toutes les unités sont en place, mais il n'y a pas d'ordre tant { ELIDE("que", $who) } n'a pas répondu : { $asks }
host-no-order = Écrivez un ordre.
host-draft-gone = Cet ordre a déjà été donné ou retiré. Écrivez-le de nouveau.
host-instead-gone = Ce bouton n'est plus valable. Écrivez l'ordre de nouveau.
host-stale = Depuis cet aperçu : { JOIN($changes, " ; ") }. L'ordre ferait maintenant autre chose{ $points ->
    [none] {""}
    [one] {" "}; il reste { $points } point d'ordre
   *[other] {" "}; il reste { $points } points d'ordre
 }. Redonnez-le pour voir.
host-stale-refused = Depuis cet aperçu : { JOIN($changes, " ; ") }. { $points ->
    [none] {""}
    [one] Il reste { $points } point d'ordre.{" "}
   *[other] Il reste { $points } points d'ordre.{" "}
 }{ $why }
host-change = { $who } a ordonné `{ $order }`
host-change-undo = { $who } a défait un ordre
host-question-closed = Cette question n'est plus ouverte.
host-not-asked = Cette question s'adresse { A($side) } ({ $who }).
host-undo-nothing = Il n'y a pas d'ordre à défaire.
host-undo-not-yours = Le dernier ordre n'était pas le vôtre.
host-busy = D'autres ont été plus rapides, plusieurs fois de suite. Essayez encore.

## La carte

host-map-two-places = Choisissez l'un ou l'autre : « menaces » montre déjà les environs de l'unité.
host-map-no-units = Sans unités, rien ne menace personne.
# Le menu de ce qui n'a pas de bouton.
host-card-more = Autres réponses…

# Said in several places.
host-already-set = C'est déjà réglé ainsi.
and-more = … et { $n ->
    [one] 1 autre
   *[other] { $n } autres
 }.
