## Deux armées se rencontrent

deploy-side = { THE($side) }
deploy-army = { NAME($army) } ({ $cost } points)
deploy-armies = Deux armées de { $points } points au plus : { $red } contre { $blue }.
deploy-how-sealed = Chaque camp se déploie en secret avec { -deploy } et scelle son plan ; quand les deux l'ont fait, la bataille commence et tout est montré. Pour placer plutôt unité par unité, les deux chefs le demandent par la même commande.
deploy-how-whole = La plus grande armée se déploie d'abord, en entier, puis l'autre : après { -battle-start }, avec { -deploy }.
deploy-how-byUnit = Les deux camps placent leurs unités une à une, à tour de rôle, la plus grande armée d'abord : après { -battle-start }, avec { -deploy }.
deploy-first-settled = { THECAP($side) } commencent.
deploy-armed = { $who } amène une autre armée pour { THE($side) } : { NAME($army) }.
deploy-opener-asks = La personne qui a ouvert la bataille propose un placement unité par unité ; il suffit que les deux chefs le demandent avec { -deploy }.
deploy-side-asks = { THECAP($side) } ont demandé à placer unité par unité.
deploy-next-open = C'est { A($side, as: "bold") } de se déployer, avec { -deploy } : { $who }.
deploy-wishes = { $who } préférerait placer unité par unité. Si l'autre chef le demande aussi ({ -deploy }), le placement se fera ainsi.
deploy-unwishes = { $who } ne demande plus à placer unité par unité.
deploy-both-wish = Les deux chefs placent unité par unité : { -battle-start } commence la bataille.

## Ce qui est scellé

deploy-void = Le déploiement scellé { DE($side) } ne peut plus être exécuté : déployez-vous de nouveau, avec { -deploy }.
deploy-who-sealed = Déjà scellé : { JOIN($sides, ", ") }.


## Ce qui est refusé

deploy-no-meeting = Ici personne ne se déploie : dans cette bataille tout le monde est en place dès le début.
deploy-no-armies = Ce jeu n'a pas d'armées achetées avec des points.
deploy-both-armies = Nommez les deux armées, `{ command-battle-new-red.name }:` et `{ command-battle-new-blue.name }:`.
deploy-without-armies = `{ command-battle-new-points.name }:`, `{ command-battle-new-deploy.name }:` et `{ command-battle-new-first.name }:` servent aux batailles de deux armées : nommez-les avec `{ command-battle-new-red.name }:` et `{ command-battle-new-blue.name }:`.
deploy-points-without = On convient des points quand deux armées se rencontrent : nommez-les avec `{ command-battle-new-red.name }:` et `{ command-battle-new-blue.name }:`.
deploy-points-wrong = Les points sont un nombre entier de 1 à 99999.
deploy-other-book = L'armée « { $name } » est d'un autre jeu : { $game }.
deploy-illegal = L'armée « { $name } » ne peut pas être alignée : { JOIN($faults, " · ") }
deploy-too-large = { NAME($army) } coûte { $cost } points, plus que les { $points } convenus.
deploy-cannot-meet = Les armées ne peuvent pas se rencontrer là : { JOIN($faults, " · ") }
deploy-over = Le temps du déploiement est passé.
deploy-in-turn = Ici les camps se déploient l'un après l'autre, à découvert : commencez par { -battle-start }, puis de nouveau { -deploy }.
deploy-chief-only = Seul le chef du camp ({ NAME($side) }) peut faire cela.
deploy-not-sealed = Ce n'est pas scellé.
deploy-still = Doivent encore sceller leur déploiement, avec { -deploy } : { JOIN($sides, ", ") }.
deploy-moved-on = Quelque chose a changé depuis : regardez de nouveau avec { -deploy }.
deploy-no-preset = Ce dispositif n'existe pas.
deploy-others-units = Ces unités sont à d'autres : { $units }.
deploy-undo-shown = Ce qui était scellé a été montré aux deux camps, et ce qui est montré ne se cache plus : le déploiement ne peut pas être défait. Les ordres donnés ensuite peuvent l’être.
deploy-umpire-army = Un arbitre n'amène pas d'armée.

## Boutons

deploy-open-label = Se déployer
deploy-rest-label = Placer le reste
deploy-next-label = Placer l’unité suivante
bot-deploy-wish = Plutôt unité par unité
bot-deploy-unwish = Non, en secret

## La commande

command-deploy = Placer vos unités avant la bataille : un dispositif tout prêt, puis vos changements
    .name = déployer
command-deploy-lineup = Toutes les unités à la fois : ordre de bataille, colonnes, une aile refusée
    .name = dispositif
command-deploy-units = Des unités avec case, orientation et formation : 3L 0406 N ligne; 7C 0505
    .name = unités
command-battle-new-red = L'armée des Rouges, par son nom ; le scénario ne donne alors que son terrain
    .name = rouges
command-battle-new-blue = L'armée des Bleus, par son nom ; le scénario ne donne alors que son terrain
    .name = bleus
command-battle-new-points = La taille convenue de la partie en points ; par défaut : celle de la plus grande armée
    .name = points
command-battle-new-deploy = Comment les deux armées se déploient ; par défaut : en secret et en même temps
    .name = déploiement
command-battle-new-deploy-sealed = Scellé : les deux à la fois, en secret
command-battle-new-deploy-whole = Par armée entière : la plus grande d'abord, à découvert
command-battle-new-deploy-unit = Unité par unité, si les deux chefs le veulent
command-battle-new-first = Qui commence ; par défaut : les dés décident
    .name = premier
command-battle-new-first-roll = Les dés décident
command-battle-new-first-red = Rouges
command-battle-new-first-blue = Bleus
command-battle-join-army = Amener cette armée pour ce camp, avant le début de la bataille
    .name = armée

-deploy = `/{ command-deploy.name }`
