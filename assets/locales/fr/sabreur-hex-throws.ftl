### Sabreur-hex : les jets à une table. L'unité est A, son ennemi B, à moins qu'une bataille ne les nomme.

## Moral : ce qu'on demande

throw-morale-reason = Motif
throw-morale-command = Facteur de commandement (Cd)
throw-morale-quality = Qualité
throw-morale-modifiers = Ce qui pèse sur le test
throw-morale-ground = Terrain
throw-morale-arm = Arme
throw-morale-traits = Ce qui compte encore
throw-arm-infantry = infanterie
throw-arm-cavalry = cavalerie
throw-arm-artillery = artillerie
throw-quality-beside-elite = ordinaire, voisine d'une élite (infanterie de ligne, cavalerie lourde)
throw-reason-losses = trois points perdus ou davantage
throw-reason-reaction = chargée : une réaction
throw-reason-rally = se rallier
throw-reason-formation = changer de formation
throw-reason-activation = tenace : se mettre en mouvement
throw-reason-restraint = impétueuse : être retenue
throw-reason-initiative = sens tactique : agir sur le tard
throw-reason-support = aider un ami chargé
throw-reason-transfer = prendre les pertes des pièces
throw-ground-open = en terrain dégagé
throw-ground-village = dans un village ou un point fortifié
throw-ground-wood = dans un bois
throw-ground-wood-side = derrière un côté boisé
throw-weight-outflanked = débordée, le flanc n'étant pas protégé
throw-weight-demoralised = démoralisée
throw-weight-nonDense = en ligne ou en tirailleurs
throw-weight-lancer = chargée par des lanciers
throw-weight-defensiveFire = veut tirer (sauf en ligne avec tir contrôlé)
throw-weight-countercharge = veut contre-charger (ni cuirasse, ni contre-charge)
throw-trait-panicked = en panique
throw-trait-charging = charge elle-même

## Avant les dés

throw-ahead-no-dice = On ne jette aucun dé.
throw-ahead-keep = { $keep ->
        [dropHighest] 3D6, le plus haut est écarté
        [dropLowest] 3D6, le plus bas est écarté
       *[all] 2D6
    } [{ $clause }]
throw-ahead-base-test = Cd { $base }
throw-ahead-base-dice = { $base } { COUNT($base, "dé", "dés") }
throw-ahead-modifier = { SIGN($n) } { $name } [{ $clause }]
throw-ahead-test = Réussi à { $needs } ou moins · { $chance ->
        [0] <1
       *[other] { $chance }
    } %
throw-ahead-hopeless = Ne peut réussir
throw-ahead-hits = { $dice } { COUNT($dice, "dé", "dés") }, touche à { $need } ou plus

## Ce qu'a donné un test

throw-test-passed = { THECAP($unit, as: "bold") } { NB($unit, "réussit", "réussissent") } le test.
throw-test-failed = { THECAP($unit, as: "bold") } { NB($unit, "échoue", "échouent") } au test de { $excess }.
throw-test-failed-at-once = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } en panique et { NB($unit, "échoue", "échouent") } sans dés.
throw-passed-losses = L'unité reste en place [{ $clause }].
throw-passed-reaction = La réaction déclarée s'accomplit [{ $clause }].
throw-passed-rally = L'unité regagne { $regained } points de force, sans dépasser sa force de départ [{ $clause }].
throw-passed-rally-panicked = La panique est finie : l'unité prend toute formation et toute orientation qui lui sont permises [{ $clause }].
throw-passed-formation = La formation change [{ $clause }].
throw-passed-activation = L'unité exécute son ordre [{ $clause }].
throw-passed-restraint = L'unité est retenue et n'attaque personne [{ $clause }].
throw-passed-initiative = L'unité est activée [{ $clause }].
throw-passed-support = L'unité tire ou contre-charge pour aider [{ $clause }].
throw-passed-transfer = Les pertes des pièces passent à l'unité, qui ne teste pas pour elles [{ $clause }].
throw-failed-chooses = Son propriétaire choisit : l'unité reste et perd { $excess } { COUNT($excess, "point", "points") } de force sans sauvegarde, ou bien elle fuit de D{ $die }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGN($plus) }
    } cases [{ $clause }].
throw-failed-stays = L'unité ne fuit pas : elle perd { $excess } { COUNT($excess, "point", "points") } de force sans sauvegarde [{ $clause }].
throw-failed-flees = L'unité n'a d'autre choix que de fuir [{ $clause }].
throw-failed-rally = Rien ne change [{ $clause }].
throw-failed-formation = La formation reste la même, et l'action est perdue [{ $clause }].
throw-failed-activation = L'unité ne manœuvre ni ne change de formation ce tour-ci [{ $clause }].
throw-failed-restraint = L'unité est activée et doit attaquer [{ $clause }].
throw-failed-initiative = L'unité ne bouge pas ; rien d'autre n'arrive [{ $clause }].
throw-failed-support = L'aide ne vient pas ; rien d'autre n'arrive [{ $clause }].
throw-failed-transfer = Les pièces gardent leurs pertes ; rien d'autre n'arrive [{ $clause }].

## Pourquoi il n'y a pas de jet

throw-refuse-two-reactions = Une unité chargée déclare une seule réaction : elle tire ou elle contre-charge.
throw-refuse-loose-counter = L'infanterie ne contre-charge qu'en colonne, jamais en ligne ni en tirailleurs.
throw-refuse-no-test = { THECAP($unit) } ne { NB($unit, "teste", "testent") } pas contre une charge { DE($charger) } : en carré ou à couvert, nul ne teste contre la cavalerie.
