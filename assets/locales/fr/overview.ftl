# D'un coup d'œil : le tutoriel, toutes ses batailles, ce qui s'est passé entre-temps, la fin, et l'aide.

command-tutorial = Apprendre en jouant : cinq courtes étapes contre le bot, aussi souvent que vous voulez
    .name = tutoriel
command-tutorial-game = Quel jeu ; par défaut : la première leçon
    .name = jeu
command-tutorial-where = Dans ce salon, ou dans vos messages privés ; par défaut : ici
    .name = lieu
command-tutorial-where-here = ici
command-tutorial-where-direct = dans mes messages privés
-tutorial = `/{ command-tutorial.name }`
bot-tutorial-here = La leçon est ouverte. Lisez le dernier message ci-dessous et appuyez sur son premier bouton.
bot-tutorial-direct = La leçon est ouverte dans vos messages privés : { $address }

lesson-welcome = Bienvenue, { $who } ! Quelques courtes étapes montrent comment se joue une bataille : { JOIN($steps, ", ") }. Vous commandez **{ THE($side) }** ; { $robot } commande { THE($other) } et attend qu'une étape ait besoin de lui. Les dés sont de vrais dés : quel que soit le résultat, la leçon continue.
# $n of $of: the number of the step; $title: its title.
lesson-step = Étape { $n } sur { $of } · { $title }
# $order: what the first button orders.
lesson-press = Appuyez sur **{ $order }** : vous seul voyez ce que cela ferait, et **Confirmer** le donne. Ou tapez la même chose avec { -order }.
lesson-press-sheet = Appuyez sur **{ $order }** : la ligne s'inscrit sur votre feuille, que seul votre camp voit. **{ sheet-seal-label }** fait ensuite tout exécuter. Vous pouvez aussi la taper avec { -order }.
lesson-wait = Pour cela, appuyez sur le bouton ci-dessous ; une confirmation vous sera demandée.
lesson-still = C'est de nouveau votre tour, et cette étape reste à faire.
lesson-theirs = Votre tour est fini. L'ennemi joue maintenant ; puis ce sera de nouveau à vous.
lesson-passed-over = **{ $step }** : ce n'est plus possible dans la situation actuelle, comme il arrive dans une bataille. La leçon continue.
lesson-done-title = La leçon est finie
lesson-done = Voilà tout le jeu en petit : { $sum }. Désormais l'ennemi se bat pour de bon ; continuez, ou abandonnez avec { -battle-resign } et ouvrez une vraie bataille avec { -battle-new }. { -help } dit toujours que faire ensuite, { -tutorial } recommence.
lesson-cut-title = Leçon interrompue
lesson-cut = La bataille était finie avant la dernière étape. { -tutorial } recommence.
lesson-none = Aucun jeu n'a ici de leçon.
lesson-other = Ce jeu n'a pas de leçon. Il y en a une pour : { JOIN($titles, ", ") }.
lesson-elsewhere = Il y a une bataille dans ce salon, que je ne dérange pas. { -tutorial } `{ command-tutorial-where.name }:{ command-tutorial-where-direct }` ouvre la leçon dans vos messages privés ; ou prenez un autre salon.

## Ce qu'on attend : dit à la personne elle-même, et des autres. $until est vide, ou dit jusqu'à quand.

overview-until = , jusqu'au { $until }
overview-owe-answer = **On attend votre réponse**{ $until }.
overview-owe-turn = **On attend vos ordres**{ $until }.
overview-owe-step = **À vous de régler cette étape à la table**{ $until }.
overview-owe-answer-for = **On attend votre réponse** à la place { ELIDE("de", $whose) }{ $until }.
overview-owe-turn-for = **On attend vos ordres** à la place { ELIDE("de", $whose) }{ $until }.
overview-owe-step-for = **Il reste à régler cette étape à la table** à la place { ELIDE("de", $whose) }{ $until }.
overview-awaits-answer = On attend la réponse { ELIDE("de", $who) } ({ $side }){ $until }.
# Whoever stands in, and for whom.
overview-instead = { $who } (pour { $whose })
overview-awaits-step = On attend { $who } ({ $side }) pour régler cette étape à la table{ $until }.
overview-awaits-turn = On attend les ordres { ELIDE("de", $who) } ({ $side }){ $until }.
overview-umpire = arbitre
overview-side = { $side }
overview-paused = La bataille est suspendue.
overview-unread = cette version du bot ne peut pas lire la bataille
overview-spoilt = une partie de ce qui en est enregistré est illisible
overview-altered = sa position enregistrée a été modifiée, et rien ne se joue à partir d'elle
overview-halted = La bataille est arrêtée par une erreur du bot.

## Toutes ses batailles.

command-games = Voir toutes vos batailles sur tous les serveurs : ce qui vous attend, l'échéance et le salon
    .name = batailles
-battle-export = `/{ command-battle.name } { command-battle-export.name }`
-games = `/{ command-games.name }`
games-title = Vos batailles
games-none = Vous ne commandez dans aucune bataille. { -tutorial } montre comment on joue ; { -battle-new } en ouvre une, { -battle-join } prend un camp dans une bataille ouverte.
games-line = **{ $title }** · { JOIN($roles, ", ") } · { $turn }
games-way = Aller à la bataille
games-card = Aller à la carte
games-over = Finies

## Ce qui s'est passé entre-temps.

command-catchup = Voir ce qui s'est passé ici depuis votre dernière visite, en quelques phrases et images
    .name = résumé
-catchup = `/{ command-catchup.name }`
catchup-since-visit = Ce qui s'est passé depuis votre dernière visite
catchup-since-turn = Le dernier tour
catchup-since-nothing = Rien de neuf depuis votre dernière visite ; le dernier tour
catchup-event = · **{ $title }**
catchup-event-lost = · **{ $title }** ({ JOIN($lost, ", ") })
catchup-lost = { $side } −{ $lost }
catchup-more = { $named ->
    [0] · { $n ->
        [one] 1 ordre tranquille
       *[other] { $n } ordres tranquilles
     }
   *[other] · et { $n ->
        [one] 1 ordre plus tranquille
       *[other] { $n } ordres plus tranquilles
     }
 }
catchup-losses = Pertes en tout : { JOIN($lost, ", ") }.

## La fin.

ending-title = Ce qu'il en a coûté, et ce que chacun a fait
ending-casualties = `{ $bar }` { $side } : reste { $left } sur { $of }, { $lost } { COUNT($lost, "perdu", "perdus") }
ending-side = **{ $side }**
ending-unreported = On ne peut pas raconter ce qu’a fait chaque unité : une partie de la bataille a été jouée selon la version { $version } des règles.
ending-more = Sur { $n } unités, voici celles dont il y a le plus à dire.
ending-all = L'histoire de chaque unité
over-button-rematch = Revanche, camps échangés
over-button-verify = Vérifier
over-button-page = Page
over-button-luck = Chance
rematch-denied = La revanche revient aux personnes qui commandaient dans cette bataille. { -battle-new } ouvre une nouvelle bataille.
ending-page = La fin · page { $page } sur { $pages }
ending-first = La fin

## Ce qu'il faut faire maintenant.

help-title = Que faire maintenant
help-nowhere = Il n'y a pas de bataille ici.
help-begin = { -tutorial } enseigne le jeu en cinq courtes étapes. { -battle-new } ouvre une bataille, avec `{ command-battle-new-solo.name }:` aussitôt contre moi ; { -games } montre celles où vous commandez.
help-join = La bataille n'a pas commencé. { -battle-join } prend un camp, ou le siège de l'arbitre.
help-missing = Il manque encore un chef pour **{ $side }**.
help-you-are-in = Vous participez ; la bataille n'a pas commencé.
help-deploy = Les deux camps sont pris : chacun se déploie avec { -deploy } et scelle son plan ; quand les deux l'ont fait, la bataille commence d'elle-même.
help-start = Les deux camps sont pris : { -battle-start } la commence.
help-solo = La personne qui la rejoint peut la commencer ; pour jouer tout de suite, ouvrez ailleurs une bataille avec `{ command-battle-new-solo.name }:`.
help-watch = Pour regarder, il ne faut rien de plus : { -battle-map } et { -catchup } sont ouverts à tous.
help-over = { -battle-status } montre ce qu'il en a coûté et l'histoire de chaque unité, { -battle-export } donne toute la bataille en une page, { $luck ->
    [shown] { -luck } dit qui a eu de la chance, { -battle-verify } vérifie chaque dé.
   *[none] { -battle-verify } vérifie chaque dé.
 }
help-over-rematch = Pour la revanche, appuyez sur **{ over-button-rematch }** sous le message qui l'a terminée.
help-paused = La bataille est suspendue : { -battle-status } dit pourquoi et depuis quand.
help-answer = Appuyez sur une réponse de votre carte ; s'il y a un test, le bouton donne le résultat à obtenir et la probabilité de réussite. { -answer } prend la même chose en mots, et des conditions aussi.
help-table = La règle laisse cette étape à la table : { -desk-show } montre les dés et les formulaires.
help-order = { -panel } compose un ordre par boutons ; { -order } le prend en mots et les complète{ $first ->
    [none] {""}
   *[other] , par exemple `{ $first }`
 }. Vous voyez ce qu'il ferait avant de le confirmer, et { -odds } dit ce qui peut en sortir. { -unit } dit ce que peut une unité, { -battle-map } montre le terrain.
help-deploy-open = { -deploy } place vos unités, par boutons ou avec des mots{ $first ->
    [none] {""}
   *[other] {" "}comme `{ $first }`
 }. Vous le voyez avant que cela compte.
help-ideas = Suggestions dans la situation actuelle :
help-meanwhile = D'ici là, écrivez des ordres d'avance avec { -plan-write } et des réponses avec { -standing-set } : ainsi personne ne vous attend. { -catchup } dit ce qui s'est passé, { -settings } règle comment on vous appelle.
help-spectator = Vous regardez : { -battle-map }, { -describe } et { -catchup } servent à tous. { -battle-join } prend un commandement libre.
help-umpire = Vous êtes l'arbitre : { -desk-show } montre ce qui est laissé à la table, { -desk-rule } corrige une position.
help-topics = En savoir plus sur…
help-topic-now = que faire maintenant
help-topic-orders = les ordres
help-topic-answers = les réponses
help-topic-ahead = consignes et plans
help-topic-places = lieux et fils
help-topic-pace = cadence et absence
help-topic-dice = les dés
help-topic-all = les commandes
help-page-orders = **Les ordres** sont de simples mots : qui, quoi, sur qui{ $n ->
    [0] {""}
   *[other] , par exemple { JOIN($orders, ", ") }
 }. On en sépare plusieurs par `;`. Des unités voisines de même orientation vont en groupe pour un seul point : on les nomme avant un deux-points{ $group ->
    [none] {""}
   *[other] , comme `{ $group }`
 }. La suite se dit après une virgule{ $followed ->
    [none] {""}
   *[other] , comme `{ $followed }`
 }. { -order } complète chaque mot, { -panel } se passe de clavier. Rien ne compte avant **Confirmer** ; { -propose-undo } défait le dernier ordre, librement tant que ni dé ni réponse n'en dépend.
help-page-answers = **Les réponses.** Quand l'ordre d'un ennemi demande votre choix, une carte vous appelle : s'il y a un test, le bouton donne le résultat à obtenir et sa probabilité, ses menus répondent à ce qui peut suivre. { -answer } prend des mots : `carré, si échec fuit`. Votre doctrine répond à ce qui va de soi : { -doctrine } la change, jusqu'à *Tout me demander*.
help-page-ahead = **D'avance.** { -standing-set } donne une consigne à une unité ou à toutes les vôtres : une réponse à tout ce qui viendra après. { -plan-write } prévoit des ordres pour votre prochain tour, avec des conditions ; ils s'exécutent d'eux-mêmes tant qu'ils sont permis et que leurs conditions sont remplies, puis s'arrêtent et vous le disent. Les comptes rendus disent ce qui vient d'une consigne ou d'un plan.
help-page-places = **Les lieux.** Une bataille vit dans son salon. Là où je peux ouvrir des fils, ses comptes rendus en ont un que tous lisent, et chaque camp un fil privé, où viennent ses cartes. Le message épinglé du salon dit toujours qui est attendu. { -settings } vous appelle aussi par message privé.
help-page-pace = **La cadence.** Une bataille peut en avoir une, choisie à l'ouverture : tant d'heures pour un tour et pour une réponse, nuits et week-ends exclus. L'horloge d'un camp s'arrête tant que l'autre est attendu. Quand le délai d'un joueur expire, ses consignes, son suppléant, son chef ou sa doctrine agissent pour lui : une absence n'arrête jamais la bataille. { -settings } a vos heures calmes et votre fuseau.
help-page-dice = **Les dés** viennent d'un secret dont l'empreinte est publiée au début et qui est révélé à la fin : personne ne peut les guider ni les prévoir, et un ordre défait puis redonné reçoit les mêmes. Les petites lignes d'un compte rendu montrent chaque dé et ce qui s'y ajoute ; son bouton **{ details-button }** ouvre chaque jet et nomme les règles. Avant le premier, chaque camp peut y mêler des mots à lui avec { -battle-salt } (contre le bot, avec { -battle-new }) ; { -battle-verify } les recalcule tous. { -odds } dit d'avance ce qui peut sortir d'un ordre ou de dés, { -luck } après coup quelle chance chaque camp a eue. { -roll } lance des dés hors de la bataille, et { -morale }, { -fire }, { -melee } lancent selon le livre pour une vraie table.
