# Batailles inventées.

## Souhaitées.

random-none = Aucun jeu ne sait inventer de batailles ici.
random-size-none = Il n'y a pas de carte de cette taille.
random-points = Une bataille s'invente avec { $least } à { $most } points d'armée par camp.
random-too-small = L'une de ces nations n'a pas d'armée de { $points } points. Essayez avec davantage.
random-one-each = Une bataille se prépare déjà pour vous. Une à la fois.
random-full = Plusieurs personnes attendent déjà une bataille. Réessayez dans quelques minutes.
random-stopped = Le bot a été arrêté avant que la bataille soit prête. Réessayez quand il sera revenu.

## Pendant la préparation.

random-begun = Le terrain et les armées sont tirés au sort. Cela prend environ une minute, plus sur une grande carte.
random-waiting = Une autre bataille se prépare d'abord ; la vôtre suit.
random-looking = Bataille { $deal } tirée au sort ; le bot la livre contre lui-même pour peser les armées : { $battles } { COUNT($battles, "partie", "parties") } jusqu'ici.
random-counting = Les armées sont pesées ; on compte maintenant : { $battles } { COUNT($battles, "partie", "parties") } sur { $of }.

## Prêtes.

random-balanced = { THECAP($side) } ont gagné **{ $share } %** des { $battles } parties que le bot a jouées contre lui-même{ $drawn ->
        [0] .
       *[other], { $drawn } { COUNT($drawn, "nulle comptée", "nulles comptées") } pour moitié.
    }
random-nearest = Aucune bataille équilibrée n'a été trouvée dans ce temps. Voici la plus proche : { THECAP($side) } ont gagné **{ $share } %** des { $battles } parties que le bot a jouées contre lui-même{ $drawn ->
        [0] .
       *[other], { $drawn } { COUNT($drawn, "nulle comptée", "nulles comptées") } pour moitié.
    }
random-costs = L'armée des Rouges coûte { $red } points, celle des Bleus { $blue }, pour une partie de { $points }.
random-keep = Enregistrer pour ce serveur
random-file = Le fichier contient la bataille sous forme de texte.
random-gone = Le fichier n'est plus là. Inventez une autre bataille, ou joignez la vôtre à { -scenario-add }.

## La commande.

command-scenario-random = Créer une bataille : terrain et deux armées, équilibrés par des parties d'essai du bot
    .name = hasard
command-scenario-random-size = La taille de la carte
    .name = taille
command-scenario-random-size-small = Petite : 14 × 10
command-scenario-random-size-medium = Moyenne : 20 × 14
command-scenario-random-size-large = Grande : 26 × 18
command-scenario-random-points = Points d'armée par camp ; par défaut : ce qui convient à la carte
    .name = points
command-scenario-random-red = La nation des Rouges ; par défaut : au hasard
    .name = rouges
command-scenario-random-blue = La nation des Bleus ; par défaut : au hasard
    .name = bleus
command-scenario-random-name = L'enregistrer pour ce serveur sous ce nom
    .name = nom
-scenario-random = `/{ command-scenario.name } { command-scenario-random.name }`
