### Sabreur-hex : les jets à une table.

## Moral : ce qu'on demande

throw-morale-reason = Motif
throw-morale-command = Facteur de commandement (Cd)
throw-morale-quality = Qualité
throw-morale-modifiers = Modificateurs au Cd
throw-morale-ground = { label-ground }
throw-morale-arm = { label-arm }
throw-morale-traits = Autres éléments
throw-quality-ordinary = { quality-ordinary }
throw-quality-elite = { quality-elite }
throw-quality-recruit = { quality-recruit }
throw-quality-besideElite = ordinaire, voisine d'une élite (infanterie de ligne, cavalerie lourde)
throw-reason-losses = trois points perdus ou davantage
throw-reason-reaction = chargée : une réaction
throw-reason-rally = se rallier
throw-reason-formation = changer de formation
throw-reason-activation = tenace : se mettre en mouvement
throw-reason-restraint = impétueuse : être retenue
throw-reason-initiative = sens tactique : agir sans ordre
throw-reason-support = aider une unité amie chargée
throw-reason-transfer = prendre les pertes des pièces
throw-ground-open = en terrain dégagé
throw-ground-village = dans un village ou un point fortifié
throw-ground-wood = dans un bois
throw-ground-woodSide = derrière un côté boisé
throw-weight-outflanked = débordée, flanc non protégé
throw-weight-demoralised = démoralisée
throw-weight-nonDense = en ligne ou en tirailleurs
throw-weight-lancer = chargée par des lanciers
throw-weight-defensiveFire = veut tirer
throw-weight-countercharge = veut contre-charger
throw-trait-panicked = paniquée
throw-trait-counterchargeSkill = Cuirassier, Demi-cuirasse ou Contre-charge
throw-trait-charging = charge elle-même
throw-trait-extendedLine = { formation-extendedLine }
throw-trait-controlledFire = { skill-controlledFire }
throw-trait-stubborn = { skill-stubborn }
throw-trait-harassing = { skill-harassing }

## Avant les dés

throw-ahead-keep = { $why ->
        [elite] Élite : 3D6, le plus haut est écarté
        [besideElite] À côté d'une unité d'élite : 3D6, le plus haut est écarté
        [recruit] Recrues : 3D6, le plus bas est écarté
        [extendedLine] Ligne étendue : 3D6, le plus bas est écarté
       *[ordinary] 2D6
    } [{ $clause }]
throw-ahead-base-test = Cd { $base }
throw-ahead-base-dice = { $base } { COUNT($base, "dé", "dés") }
throw-ahead-modifier = { SIGN($n) } { $name } [{ $clause }]
throw-ahead-test = Réussi à { $needs } ou moins · { $chance }
throw-ahead-hopeless = Ne peut réussir
throw-ahead-hits = { $dice } { COUNT($dice, "dé, touche", "dés, chacun touche") } à { $need } ou plus

## Ce qu'a donné un test

throw-test-passed = { THECAP($unit, as: "bold") } { NB($unit, "réussit", "réussissent") } le test.
throw-test-failed = { THECAP($unit, as: "bold") } { NB($unit, "échoue", "échouent") } au test de { $excess }.
throw-test-failed-at-once = { THECAP($unit, as: "bold") } { AGR($unit, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") } et { NB($unit, "échoue", "échouent") } sans dés.
throw-passed-losses = L'unité reste en place [{ $clause }].
throw-passed-reaction = La réaction déclarée s'accomplit [{ $clause }].
throw-passed-rally = L'unité regagne { $regained } points de force, sans dépasser sa force de départ [{ $clause }].
throw-passed-rally-panicked = La panique est finie : l'unité prend n'importe quelle formation et orientation permises [{ $clause }].
throw-passed-formation = La formation change [{ $clause }].
throw-passed-activation = L'unité exécute son ordre [{ $clause }].
throw-passed-restraint = L'unité est retenue et n'attaque personne [{ $clause }].
throw-passed-initiative = L'unité est activée [{ $clause }].
throw-passed-support = L'unité tire ou contre-charge pour aider [{ $clause }].
throw-passed-transfer = Les pertes des pièces passent à l'unité, qui ne teste pas pour elles [{ $clause }].
throw-failed-chooses = Le joueur choisit : l'unité reste et perd { $excess } { COUNT($excess, "point", "points") } de force sans sauvegarde, ou bien elle fuit de D{ $die }{ $plus ->
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

## Tir : ce qu'on demande

throw-fire-shot = Quel tir
throw-fire-dice = Nombre de dés
throw-fire-type = Qui tire
throw-fire-formation = Formation
throw-fire-skills = Compétences
throw-fire-distance = Distance en cases
throw-fire-ground = Terrain du tireur
throw-fire-enemyType = Cible
throw-fire-enemyFormation = Formation de la cible
throw-fire-enemySkills = Compétences de la cible
throw-fire-enemyStrength = Force de la cible
throw-fire-enemyGround = Terrain de la cible
throw-fire-modifiers = Autres éléments
throw-fire-before = Points que la cible vient de perdre à un autre tir
throw-fire-test = Le test qu'il peut coûter
throw-fire-enemyCommand = Facteur de commandement (Cd) de la cible
throw-fire-enemyQuality = Qualité de la cible
throw-fire-failing = En cas d'échec
throw-fire-readings = Comment la table lit la règle
throw-shot-fire = tir
throw-shot-return = tir de riposte
throw-shot-defensive = tir défensif
throw-shot-muskets = mousquets, dés donnés
throw-shot-guns = canons, dés donnés
throw-formation-line = en ligne
throw-formation-column = en colonne
throw-formation-square = en carré
throw-formation-closedColumn = en colonne fermée
throw-formation-extendedLine = en ligne étendue
throw-formation-skirmish = en tirailleurs
throw-formation-horde = paniquée
throw-formation-mounted = non paniquée
throw-formation-battery = en batterie
throw-cover-open = { throw-ground-open }
throw-cover-wood = dans un bois ou derrière un côté boisé
throw-cover-village = { throw-ground-village }
throw-ground-rough = dans un bois, un village, un point fortifié ou en terrain difficile
throw-fire-enfilade = enfilade : le tireur est hors du cône frontal de la cible
throw-fire-demoralised = le tireur est démoralisé
throw-fire-enemyOutflanked = la cible est débordée
throw-fire-apart = un côté infranchissable les sépare : pas d'engagement
throw-test-later = dire s'il y en a un
throw-test-now = le faire aussitôt
throw-failing-stay = reste, à moins d'y périr
throw-failing-flee = fuit
throw-ahead-shaken = { $n } { COUNT($n, "point perdu", "points perdus") } ou plus, donc un test · { $chance }
throw-ahead-gone = Éliminée · { $chance }
throw-follows-transfer = Avant tout test, les pièces peuvent transférer ces pertes, ou une partie, à une unité amie sur leur flanc qui réussit un test ; seules celles qu'elles gardent peuvent leur en coûter un [{ $clause }].
throw-follows-test = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } perdu { $n } points ou plus : un test de moral avant toute autre chose [{ $clause }].
throw-follows-no-test = { THECAP($unit, as: "bold") } ne { NB($unit, "teste", "testent") } pas : moins de { $n } points sont perdus [{ $clause }].

## Mêlée : ce qu'on demande

throw-melee-how = Quel combat
throw-melee-type = Assaillant
throw-melee-formation = { throw-fire-formation }
throw-melee-skills = { throw-fire-skills }
throw-melee-distance = Distance au départ de la charge, en cases
throw-melee-enemyType = { throw-fire-enemyType }
throw-melee-enemyFormation = { throw-fire-enemyFormation }
throw-melee-enemySkills = { throw-fire-enemySkills }
throw-melee-modifiers = { throw-fire-modifiers }
throw-melee-ground = Terrain de l'assaillant
throw-melee-enemyGround = { throw-fire-enemyGround }
throw-melee-between = Entre les deux
throw-melee-strength = Force de l'assaillant
throw-melee-enemyStrength = { throw-fire-enemyStrength }
throw-melee-command = Facteur de commandement (Cd) de l'assaillant
throw-melee-quality = Qualité de l'assaillant
throw-melee-enemyCommand = { throw-fire-enemyCommand }
throw-melee-enemyQuality = { throw-fire-enemyQuality }
throw-melee-lost = Points perdus par la cible en ratant sa réaction
throw-melee-before = Points que la cible vient de perdre à un tir de l'assaillant
throw-melee-failing = Si l'assaillant rate un test
throw-melee-enemyFailing = Si la cible rate un test
throw-melee-readings = { throw-fire-readings }
throw-how-charge = charge : un choc
throw-how-assault = assaut : une mêlée, nouvelle ou poursuivie
throw-terrain-open = { throw-ground-open }
throw-terrain-wood = { throw-ground-wood }
throw-terrain-village = dans un village
throw-terrain-fort = dans un point fortifié
throw-terrain-difficult = en terrain difficile
throw-between-nothing = rien
throw-between-water = une rivière, un gué ou un pont
throw-between-wood = { terrain-side-wood }
throw-melee-countercharged = une contre-charge la rencontre
throw-melee-ownCounter = et cette contre-charge est celle de la cible
throw-melee-unclear = le trajet n'était pas tout entier en terrain dégagé
throw-melee-outflanked = l'assaillant est débordé
throw-melee-covered = et un côté boisé l'en couvre
throw-melee-enemyOutflanked = { throw-fire-enemyOutflanked }
throw-melee-enemyCovered = et un côté boisé en couvre la cible
throw-melee-enemyProtected = et ce flanc de la cible est protégé
throw-melee-higher = l'assaillant est plus haut
throw-melee-enemyHigher = la cible est plus haut
throw-ahead-back = Riposte quoi qu'il en coûte : { $reckoning }
throw-ahead-back-charge = Riposte, si la cible tient : { $reckoning }, un de moins par point perdu
throw-follows-goes-on = Le combat pourra continuer au prochain tour, par un nouvel assaut [{ $clause }].
throw-follows-stays = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } en place : on ne poursuit pas après un assaut [{ $clause }].
throw-follows-pursuit = { THECAP($unit, as: "bold") } { NB($unit, "peut", "peuvent") } poursuivre, de { $die ->
        [0] { $plus } { COUNT($plus, "case", "cases") }
       *[other] D{ $die }{ $plus ->
            [0] {""}
           *[other] {" "}{ SIGN($plus) }
        } cases
    } [{ $clause }].

## Pourquoi il n'y a pas de jet

throw-refuse-two-reactions = Une unité chargée déclare une seule réaction : elle tire ou elle contre-charge.
throw-refuse-loose-counter = L'infanterie ne contre-charge qu'en colonne, jamais en ligne ni en tirailleurs.
throw-refuse-no-test = { THECAP($unit) } ne { NB($unit, "teste", "testent") } pas contre une charge { DE($charger) } : une unité en carré ou à couvert ne teste pas contre la cavalerie.
throw-refuse-defensive = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } tirer en défense : ni bombardes, ni armes à feu obsolètes, ni guerriers.
throw-refuse-nobody = Il n'y a pas d'ennemi pour { THE($unit) }.
throw-refuse-no-fight = Pas de combat : la cible n'a pas tenu.
