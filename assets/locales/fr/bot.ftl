# Ce que dit le bot lui-même : commandes, boutons, réponses privées, et la console.

## Commandes : ce qu'elles font, et leurs noms.

command-battle = Ouvrir, rejoindre ou regarder une bataille dans ce salon
    .name = bataille
command-battle-new = Ouvrir une bataille dans ce salon
    .name = nouvelle
command-battle-new-scenario = Quel scénario ; tapez pour chercher
    .name = scénario
command-battle-new-language = La langue des comptes rendus ; par défaut : celle du serveur
    .name = langue
command-battle-new-solo = Jouer contre le bot : il prend l'autre camp, et la bataille commence
    .name = solo
command-battle-new-solo-red = Je commande les Rouges
command-battle-new-solo-blue = Je commande les Bleus
command-battle-join = Prendre un commandement dans un camp, ou le siège de l'arbitre
    .name = rejoindre
command-battle-join-side = Quel camp, ou aucun, en arbitre
    .name = camp
command-battle-join-side-umpire = Arbitre
command-battle-leave = Rendre ici votre commandement
    .name = quitter
command-battle-start = Commencer la bataille quand les deux camps ont un chef, ou réessayer après une erreur
    .name = commencer
command-battle-map = Voir la carte du moment, en privé
    .name = carte
command-battle-map-around = Seulement autour d'une unité ou d'une case, par exemple 3L ou 1507
    .name = autour
command-battle-map-threats = Ce qui pourrait charger cette unité, l'assaillir ou lui tirer dessus si l'ennemi jouait
    .name = menaces
command-battle-map-terrain = Le terrain seul, sans les unités
    .name = terrain
command-battle-map-legend = Ajouter le sens des signes
    .name = légende
command-battle-map-theme = Carte de nuit ou de jour
    .name = thème
command-battle-map-theme-night = nuit
command-battle-map-theme-day = jour
command-battle-status = Voir le tour, les points, les forces, et qui est attendu
    .name = état
command-battle-log = Relire ce qui s'est passé, ordre par ordre
    .name = journal
command-battle-resign = Concéder la bataille
    .name = abandonner
command-battle-cancel = Annuler la bataille : montre ce qui est perdu, et demande l'accord adverse si elle a commencé
    .name = annuler
command-battle-export = Recevoir toute la bataille en un fichier, ou en une page à lire
    .name = exporter
command-battle-export-as = Sous quelle forme : un fichier pour les programmes ou, une fois finie, une page à lire partout
    .name = format
command-battle-export-as-file = Un fichier que les programmes vérifient et rejouent
command-battle-export-as-page = Une page avec tous les comptes rendus et toutes les images
command-order = Donner un ordre ; il vous est montré avant de compter
    .name = ordre
command-order-text = Par exemple : 7C charge 3D, poursuit ; suggestions au fil de la saisie
    .name = texte
command-answer = Répondre par écrit à la question en attente
    .name = répondre
command-answer-text = Par exemple : carré, ou : si échec reste à 11+ sinon fuit
    .name = texte
command-doctrine = Choisir ce qui est répondu pour vous quand un ordre de l'ennemi demande votre choix
    .name = doctrine
command-doctrine-choice = Par défaut : affiche la doctrine en vigueur
    .name = choix
command-doctrine-choice-regulation = { doctrine-regulation }
command-doctrine-choice-bold = { doctrine-bold }
command-doctrine-choice-ask = { doctrine-ask }
command-unit = Voir la fiche d'une unité : ce qu'elle est, son état, ce qu'elle peut faire maintenant
    .name = unité
command-unit-unit = Son nom court, par exemple 3L
    .name = unité
command-sight = Voir la distance, la vue et ce qu'une attaque trouverait, entre deux unités ou cases
    .name = vue
command-sight-from = Une unité ou une case, par exemple 3L ou 1507
    .name = de
command-sight-to = Une unité ou une case
    .name = à
command-describe = Décrire en mots ce que montre la carte : une case, une unité, un camp, le front, tout le champ
    .name = décrire
command-describe-what = Par exemple 0507, 3L, rouge, front ou front 3L ; par défaut : tout le champ
    .name = quoi
command-roll = Lancer des dés, devant tous ou pour vous seul ; enregistrer ceux que vous lancez souvent
    .name = lancer
command-roll-dice = Par exemple : 2d6+1, 4d6kh3, d66, 3x(2d6), 8 dés à 5+ ; ou un jet enregistré
    .name = dés
command-roll-secret = Vous seul voyez le résultat ; vous pourrez le montrer à tous ensuite
    .name = secret
command-roll-label = À quoi il sert ; cela se lit au-dessus du résultat
    .name = libellé
command-roll-save-as = Enregistrer les dés sous ce nom, pour les retrouver ici
    .name = enregistrer-sous
command-desk = Ouvrir la table : ce qui se règle à la main, et ce que peut un arbitre
    .name = table
command-desk-show = Voir la table : ce qui lui est laissé, et ce que vous y pouvez
    .name = voir
command-desk-roll = Lancer des dés devant tous ; le jet fait partie de la bataille
    .name = lancer
command-desk-roll-dice = Par exemple : 2d6
    .name = dés
command-desk-roll-why = Le motif du jet ; par défaut : l'étape ouverte
    .name = motif
command-desk-roll-unit = L'unité pour laquelle on les lance
    .name = unité
command-desk-rule = Décider en arbitre ; sans arbitre, proposer à l'autre camp
    .name = décider
command-desk-rule-changes = Par exemple : 3L perd 2 ; 3L en 0805 ; suggestions au fil de la saisie
    .name = effets
command-desk-annul = Annuler, en arbitre, l'ordre en attente
    .name = annuler
command-desk-answer = Répondre, en arbitre, à la place d'une personne absente
    .name = répondre
command-desk-answer-text = La réponse, telle que ce camp la donnerait
    .name = texte
command-desk-open = En arbitre, faire ouvrir les ordres avant que les deux camps aient scellé
    .name = ouvrir
command-desk-pause = Suspendre la bataille, en arbitre
    .name = suspendre
command-desk-resume = Mettre fin à une suspension
    .name = continuer
command-scenario = Vérifier ou enregistrer des batailles depuis un fichier, voir celles qu'il y a
    .name = scénario
command-scenario-check = Voir la carte d'un fichier de scénario, ou ses erreurs ; rien n'est enregistré
    .name = vérifier
command-scenario-check-file = Un fichier texte, 64 Kio au plus
    .name = fichier
command-scenario-add = Enregistrer un fichier de scénario pour ce serveur, afin de pouvoir l'ouvrir ici
    .name = ajouter
command-scenario-add-file = Un fichier texte sans erreur, 64 Kio au plus
    .name = fichier
command-scenario-add-name = Comment il s'appelle ici ; par défaut : le nom du fichier
    .name = nom
command-scenario-add-replace = Remplacer celui qui porte déjà ce nom
    .name = remplacer
command-scenario-list = Lister les scénarios qu'on peut ouvrir ici
    .name = liste
command-scenario-remove = Supprimer un scénario de ce serveur ; les batailles déjà ouvertes continuent
    .name = supprimer
command-scenario-remove-name = Lequel ; tapez pour chercher
    .name = nom
command-help = Savoir que faire ensuite dans cette bataille, et comment tout marche
    .name = aide

## Les commandes dans les phrases : telles que Discord les montre à qui lit cette langue.

-battle-new = `/{ command-battle.name } { command-battle-new.name }`
-battle-join = `/{ command-battle.name } { command-battle-join.name }`
-battle-start = `/{ command-battle.name } { command-battle-start.name }`
-battle-map = `/{ command-battle.name } { command-battle-map.name }`
-battle-status = `/{ command-battle.name } { command-battle-status.name }`
-battle-log = `/{ command-battle.name } { command-battle-log.name }`
-battle-resign = `/{ command-battle.name } { command-battle-resign.name }`
-battle-cancel = `/{ command-battle.name } { command-battle-cancel.name }`
-order = `/{ command-order.name }`
-answer = `/{ command-answer.name }`
-help = `/{ command-help.name }`
-doctrine = `/{ command-doctrine.name }`
-unit = `/{ command-unit.name }`
-sight = `/{ command-sight.name }`
-scenario-check = `/{ command-scenario.name } { command-scenario-check.name }`
-scenario-add = `/{ command-scenario.name } { command-scenario-add.name }`
-scenario-list = `/{ command-scenario.name } { command-scenario-list.name }`
-scenario-remove = `/{ command-scenario.name } { command-scenario-remove.name }`
-describe = `/{ command-describe.name }`
-roll = `/{ command-roll.name }`
-desk-show = `/{ command-desk.name } { command-desk-show.name }`
-desk-rule = `/{ command-desk.name } { command-desk-rule.name }`
-desk-annul = `/{ command-desk.name } { command-desk-annul.name }`
-desk-answer = `/{ command-desk.name } { command-desk-answer.name }`

## Boutons.

bot-confirm = Confirmer
bot-decide = Décider
bot-propose = Proposer
bot-back = Retour
bot-log-back = Précédent
bot-log-on = Suivant

## Les formulaires de la table. Discord montre au plus 45 caractères d'un titre ou d'une étiquette.

bot-form-words = Une décision en toutes lettres
bot-form-roll = Un jet de { $dice }
bot-form-why = Le motif, que tous liront
bot-form-why-words = Ce qui est décidé, et pourquoi
bot-form-for-unit = Pour quelle unité, s'il y en a une
bot-form-unit = Le nom d'une unité, par exemple { $name }
bot-form-other = Ou une autre unité, par son nom

## Réponses privées.

bot-scenario = { $name }
bot-moved = Cette commande est devenue `{ $now }`. L'ancien nom marche encore jusqu'à la prochaine version.
bot-instead = Essayez : { $list }
bot-ahead = Personne d'autre ne voit ces choix. Répondez avec un bouton ci-dessous : ceux de la carte répondent sans ces choix.
bot-grave = C'est irréversible. Appuyez encore si vous le voulez vraiment.
bot-log = La bataille jusqu'ici · page { $page } sur { $pages }
bot-log-none = Il ne s’est encore rien passé. Dès que la bataille aura commencé, chaque ordre figurera ici, avec ses suites.
bot-described = { $title } · page { $page } sur { $pages }
bot-export = Toute la bataille, telle qu'elle est enregistrée. Chacun peut la rejouer.
bot-page = Toute la bataille en une page. Enregistrez le fichier et ouvrez-le dans un navigateur : il s'ouvre sans connexion.
bot-page-large = Même avec de petites images, la page dépasse ce que ce serveur permet. Demandez-la là où de plus gros fichiers sont permis, ou prenez le fichier.
bot-page-script = Cette page montre une bataille par un script qu'elle contient. Autorisez les scripts pour la lire.
bot-export-large = Le fichier de la bataille dépasse ce que ce serveur permet. Un administrateur peut l'exporter là où de plus gros fichiers sont permis.
bot-no-picture = La carte n'a pas pu être dessinée cette fois ; les mots sont complets.
bot-picture-full = Trop de vos images sont en attente, celle-ci n'a donc pas été dessinée. Redemandez-la dans un instant.
bot-card-link = La carte à jouer : { $address }
bot-nothing-asked = Aucune question n'attend dans ce salon.
bot-button-unknown = Ce bouton vient d'une version plus ancienne du bot. Utilisez ceux du dernier message, ou une commande.
bot-desk-gone = Cette table est celle d'une bataille qui n'est plus ici. { -desk-show } montre l'actuelle.
bot-command-unknown = Je ne connais plus cette commande. Rechargez Discord, il montrera celles que je connais.
bot-late = Discord a mis trop de temps à répondre : rien n'a été fait. Recommencez, s'il vous plaît.
# $when: how far away that is, as Discord shows it: "in 5 seconds".
bot-too-much = Vous avez demandé beaucoup à la fois ; j'ai laissé cette demande de côté, car d'autres jouent aussi. À vous de nouveau : { $when }.
bot-failed = Une erreur de ma part ; votre dernière action n'a peut-être pas compté. Voyez { -battle-status }, puis recommencez. Si cela dure, donnez cette référence à la personne qui gère ce bot : `{ $reference }`.
bot-store-full = Mon disque est plein : rien de ceci n'est enregistré. Prévenez la personne qui gère ce bot, puis recommencez quand il y aura de la place.
bot-store-gone = Le fichier de ma base de données a disparu : rien de ceci n'est enregistré, et je m'arrête. Prévenez la personne qui gère ce bot.
bot-lacking = Je ne peux pas travailler dans ce salon : il me manque { $count ->
    [one] la permission
   *[other] les permissions
 } { $list }. Prévenez un administrateur du serveur, s'il vous plaît. Ce que j'avais à dire attend jusque-là.
bot-permission-ViewChannel = Voir le salon
bot-permission-SendMessages = Envoyer des messages
bot-permission-SendMessagesInThreads = Envoyer des messages dans les fils
bot-permission-AttachFiles = Joindre des fichiers
bot-permission-ReadMessageHistory = Voir les anciens messages
bot-help = **Aide-de-camp conduit des batailles, un message à la fois.**
    1. { -battle-new } ouvre une bataille dans un salon ; { -battle-join } prend un camp ; { -battle-start } la commence. Avec `{ command-battle-new-solo.name }:` le bot prend l'autre camp, et elle commence aussitôt.
    2. { -order } donne un ordre en mots simples{ $first ->
        [none] {""}
       *[other] , comme `{ $first }`,
    } et les complète au fil de la saisie. Vous voyez ce qu'il ferait, puis vous confirmez ; { -odds } dit ce qui peut en sortir.
    3. Quand vous devez choisir, une carte vous appelle : appuyez sur un bouton, ou prenez { -answer }.
    4. Votre doctrine répond à ce qui va de soi ; { -doctrine } la change, jusqu'à *Tout me demander*.
    5. { -battle-map }, { -battle-status } et { -battle-log } montrent où l'on en est, { -unit } une unité, { -sight } une ligne entre deux, { -describe } tout ce que montre la carte, en mots ; { -sheet } donne les tables du jeu, { -rules } chaque paragraphe. Vous seul les voyez.
    6. { -roll } lance des dés pour tout le reste, par exemple `/{ command-roll.name } { command-roll-dice.name }:2d6+1` ; { -morale }, { -fire } et { -melee } lancent selon le livre, pour qui joue à une vraie table.
    7. { -propose } demande ce que d'autres doivent accepter : une pause, un délai, la nulle, défaire un ordre.
    8. { -desk-show } sert à ce que la règle vous laisse : dés, décisions, propositions ; un arbitre y corrige ce qui a mal tourné.
    9. { -scenario-check } montre une bataille à vous, depuis un fichier, { -scenario-add } l'enregistre pour ce serveur, { -scenario-list } nomme toutes celles qu'on peut ouvrir.
    10. { -tutorial } enseigne tout cela en cinq étapes, { -games } montre vos batailles, { -catchup } dit ce que vous avez manqué, { -settings } règle langue, heures et images.
    -# Les dés sont fixés par un secret dont l'empreinte est publiée au début : personne ne peut les guider, et { -battle-verify } le montre.

## Les scénarios depuis un fichier. $name est le nom d'un fichier, rendu inoffensif.

bot-file-large = { $name } est trop gros : { $most } Kio au plus.
bot-file-lost = Impossible de recevoir { $name } depuis Discord. Joignez-le de nouveau.
bot-file-no-text = { $name } n'est pas un fichier texte. Enregistrez-le en texte brut, en UTF-8 (.txt), et joignez-le de nouveau.
bot-faults = **{ $name }** : { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
 }. Rien n'a été enregistré.
bot-fault = Ligne { $line }, colonne { $column } : { $why }
bot-scenarios = **Scénarios**
bot-scenario-of = { $title } · { $game }
bot-scenario-here = { $title } · { $name }, de ce serveur
bot-scenario-size = { $across } × { $down }
bot-scenario-by = ajouté par { $who }, { $when }

## Des dés dans le salon.

## La console.

console-practice = Il n'y a pas de DISCORD_TOKEN : un Discord d'exercice tourne donc sur cette machine, et le bot y est connecté.
console-practice-look = Ouvrez { $url } dans un navigateur : tapez-y des commandes, appuyez sur les boutons, passez d'une personne à l'autre.
console-practice-open = D'autres machines l'atteignent aussi : { $urls }. Toute personne qui s'y connecte peut tout lire et jouer le rôle de chacun.
console-practice-token = Pour jouer sur le vrai Discord : créez une application sur { $portal }, ajoutez-y un bot, copiez son jeton,
    et mettez la ligne DISCORD_TOKEN=… dans un fichier nommé .env à côté de package.json. Puis relancez.
console-connected = Connecté à Discord comme { $name }, sur { $servers ->
    [one] 1 serveur
   *[other] { $servers } serveurs
 }. Pour ajouter le bot à un serveur : { $url }
console-token-missing = Il manque DISCORD_TOKEN. Avec NODE_ENV=production le bot ne lance jamais de serveur d'exercice : donnez le jeton, ou retirez NODE_ENV.
console-environment = L'environnement n'est pas bon : { $faults }
console-token-refused = Discord refuse ce jeton de bot. Recopiez-le depuis la page de l'application ({ $portal }), Bot, Reset Token.
console-failed = Le bot n'a pas pu démarrer : { $why }
console-database-new = Une nouvelle base de données, vide, a été créée : { $path }
# $files sont les noms de fichiers à côté d'elle.
console-database-lost = Il y avait une base avant : il en reste { $files }. Pour en reprendre les batailles, arrêtez le bot, remettez l'ancien fichier (d'une sauvegarde) et relancez.
console-database-held = Un autre processus utilise encore la base de données. Si c’est un bot en train de s’arrêter, celui-ci démarre dès qu’il a fini.
console-stopping = Arrêt : ce qui est en train d'être dit est d'abord terminé.
console-demo = Une bataille se joue d'elle-même dans #{ $channel } : ouvrez { $url } dans un navigateur, et elle commence.
console-demo-done = Toute la bataille en une page : { $path }. Continuez à jouer si vous voulez ; Ctrl+C arrête.
console-demo-token = La démonstration se joue sur un Discord de votre machine. Retirez pour cela DISCORD_TOKEN (et NODE_ENV=production).
console-demo-speed = La vitesse est un nombre : 1 pour lire, 2 pour deux fois plus vite, 0 sans pause.
console-port = Le port { $wanted } est pris ; le serveur d'exercice prend le { $port }.
bot-resign-sure = Votre camp perd alors la bataille ; c'est irréversible.
bot-resign-button = Concéder la bataille
bot-resign-late = Ce bouton est trop ancien. Si vous le voulez encore, redonnez { -battle-resign }.

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
