### Sabreur-hex : les jets à une table.

## Moral : ce qu'on demande

table-dice-morale-reason = Motif
table-dice-morale-command = Facteur de commandement (Cd)
table-dice-morale-quality = Qualité
table-dice-morale-modifiers = Modificateurs au Cd
table-dice-morale-ground = { label-ground }
table-dice-morale-arm = { label-arm }
table-dice-morale-traits = Autres éléments
table-dice-quality-ordinary = { quality-ordinary }
table-dice-quality-elite = { quality-elite }
table-dice-quality-recruit = { quality-recruit }
table-dice-quality-besideElite = ordinaire, voisine d'une élite (infanterie de ligne, cavalerie lourde)
table-dice-reason-losses = trois points perdus ou davantage
table-dice-reason-reaction = chargée : une réaction
table-dice-reason-rally = se rallier
table-dice-reason-formation = changer de formation
table-dice-reason-activation = tenace : se mettre en mouvement
table-dice-reason-restraint = impétueuse : être retenue
table-dice-reason-initiative = sens tactique : agir sans ordre
table-dice-reason-support = aider une unité amie chargée
table-dice-reason-transfer = prendre les pertes des pièces
table-dice-ground-open = en terrain dégagé
table-dice-ground-village = dans un village ou un point fortifié
table-dice-ground-wood = dans un bois
table-dice-ground-woodSide = derrière un côté boisé
table-dice-weight-outflanked = débordée, flanc non protégé
table-dice-weight-demoralised = démoralisée
table-dice-weight-nonDense = en ligne ou en tirailleurs
table-dice-weight-lancer = chargée par des lanciers
table-dice-weight-defensiveFire = veut tirer
table-dice-weight-countercharge = veut contre-charger
table-dice-trait-panicked = paniquée
table-dice-trait-counterchargeSkill = Cuirassier, Demi-cuirasse ou Contre-charge
table-dice-trait-charging = charge elle-même
table-dice-trait-extendedLine = { formation-extendedLine }
table-dice-trait-controlledFire = { skill-controlledFire }
table-dice-trait-stubborn = { skill-stubborn }
table-dice-trait-harassing = { skill-harassing }

## Avant les dés

table-dice-ahead-keep = { $why ->
        [elite] Élite : 3D6, le plus haut est écarté
        [besideElite] À côté d'une unité d'élite : 3D6, le plus haut est écarté
        [recruit] Recrues : 3D6, le plus bas est écarté
        [extendedLine] Ligne étendue : 3D6, le plus bas est écarté
       *[ordinary] 2D6
    } [{ $clause }]
table-dice-ahead-base-test = Cd { $base }

## Ce qu'a donné un test

table-dice-test-passed = { THECAP($unit, as: "bold") } { NB($unit, "réussit", "réussissent") } le test.
table-dice-test-failed = { THECAP($unit, as: "bold") } { NB($unit, "échoue", "échouent") } au test de { $excess }.
table-dice-test-failed-at-once = { THECAP($unit, as: "bold") } { AGR($unit, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") } et { NB($unit, "échoue", "échouent") } sans dés.
table-dice-passed-losses = L'unité reste en place [{ $clause }].
table-dice-passed-reaction = La réaction déclarée s'accomplit [{ $clause }].
table-dice-passed-rally = L'unité regagne { $regained } points de force, sans dépasser sa force de départ [{ $clause }].
table-dice-passed-rally-panicked = La panique est finie : l'unité prend n'importe quelle formation et orientation permises [{ $clause }].
table-dice-passed-formation = La formation change [{ $clause }].
table-dice-passed-activation = L'unité exécute son ordre [{ $clause }].
table-dice-passed-restraint = L'unité est retenue et n'attaque personne [{ $clause }].
table-dice-passed-initiative = L'unité est activée [{ $clause }].
table-dice-passed-support = L'unité tire ou contre-charge pour aider [{ $clause }].
table-dice-passed-transfer = Les pertes des pièces passent à l'unité, qui ne teste pas pour elles [{ $clause }].
table-dice-failed-chooses = Le joueur choisit : l'unité reste et perd { $excess } { COUNT($excess, "point", "points") } de force sans sauvegarde, ou bien elle fuit de D{ $die }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGN($plus) }
    } cases [{ $clause }].
table-dice-failed-stays = L'unité ne fuit pas : elle perd { $excess } { COUNT($excess, "point", "points") } de force sans sauvegarde [{ $clause }].
table-dice-failed-flees = L'unité n'a d'autre choix que de fuir [{ $clause }].
table-dice-failed-rally = Rien ne change [{ $clause }].
table-dice-failed-formation = La formation reste la même, et l'action est perdue [{ $clause }].
table-dice-failed-activation = L'unité ne manœuvre ni ne change de formation ce tour-ci [{ $clause }].
table-dice-failed-restraint = L'unité est activée et doit attaquer [{ $clause }].
table-dice-failed-initiative = L'unité ne bouge pas ; rien d'autre n'arrive [{ $clause }].
table-dice-failed-support = L'aide ne vient pas ; rien d'autre n'arrive [{ $clause }].
table-dice-failed-transfer = Les pièces gardent leurs pertes ; rien d'autre n'arrive [{ $clause }].

## Tir : ce qu'on demande

table-dice-fire-shot = Quel tir
table-dice-fire-dice = Nombre de dés
table-dice-fire-type = Qui tire
table-dice-fire-formation = Formation
table-dice-fire-skills = Compétences
table-dice-fire-distance = Distance en cases
table-dice-fire-ground = Terrain du tireur
table-dice-fire-enemyType = { shared-target }
table-dice-fire-enemyFormation = Formation de la cible
table-dice-fire-enemySkills = Compétences de la cible
table-dice-fire-enemyStrength = Force de la cible
table-dice-fire-enemyGround = Terrain de la cible
table-dice-fire-modifiers = Autres éléments
table-dice-fire-before = Points que la cible vient de perdre à un autre tir
table-dice-fire-test = Le test qu'il peut coûter
table-dice-fire-enemyCommand = Facteur de commandement (Cd) de la cible
table-dice-fire-enemyQuality = Qualité de la cible
table-dice-fire-failing = En cas d'échec
table-dice-fire-readings = Comment la table lit la règle
table-dice-shot-fire = tir
table-dice-shot-return = tir de riposte
table-dice-shot-defensive = tir défensif
table-dice-shot-muskets = mousquets, dés donnés
table-dice-shot-guns = canons, dés donnés
table-dice-formation-line = { shared-formation-line }
table-dice-formation-column = { shared-formation-column }
table-dice-formation-square = en carré
table-dice-formation-closedColumn = en colonne fermée
table-dice-formation-extendedLine = en ligne étendue
table-dice-formation-skirmish = en tirailleurs
table-dice-formation-horde = paniquée
table-dice-formation-mounted = non paniquée
table-dice-formation-battery = en batterie
table-dice-cover-open = { table-dice-ground-open }
table-dice-cover-wood = dans un bois ou derrière un côté boisé
table-dice-cover-village = { table-dice-ground-village }
table-dice-ground-rough = dans un bois, un village, un point fortifié ou en terrain difficile
table-dice-fire-enfilade = enfilade : le tireur est hors du cône frontal de la cible
table-dice-fire-demoralised = le tireur est démoralisé
table-dice-fire-enemyOutflanked = la cible est débordée
table-dice-fire-apart = un côté infranchissable les sépare : pas d'engagement
table-dice-test-later = dire s'il y en a un
table-dice-test-now = le faire aussitôt
table-dice-failing-stay = reste, à moins d'y périr
table-dice-failing-flee = fuit
table-dice-ahead-shaken = { $n } { COUNT($n, "point perdu", "points perdus") } ou plus, donc un test · { $chance }
table-dice-ahead-gone = Éliminée · { $chance }
table-dice-follows-transfer = Avant tout test, les pièces peuvent transférer ces pertes, ou une partie, à une unité amie sur leur flanc qui réussit un test ; seules celles qu'elles gardent peuvent leur en coûter un [{ $clause }].
table-dice-follows-test = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } perdu { $n } points ou plus : un test de moral avant toute autre chose [{ $clause }].
table-dice-follows-no-test = { THECAP($unit, as: "bold") } ne { NB($unit, "teste", "testent") } pas : moins de { $n } points sont perdus [{ $clause }].

## Mêlée : ce qu'on demande

table-dice-melee-how = Quel combat
table-dice-melee-type = Assaillant
table-dice-melee-formation = { table-dice-fire-formation }
table-dice-melee-skills = { table-dice-fire-skills }
table-dice-melee-distance = Distance au départ de la charge, en cases
table-dice-melee-enemyType = { table-dice-fire-enemyType }
table-dice-melee-enemyFormation = { table-dice-fire-enemyFormation }
table-dice-melee-enemySkills = { table-dice-fire-enemySkills }
table-dice-melee-modifiers = { table-dice-fire-modifiers }
table-dice-melee-ground = Terrain de l'assaillant
table-dice-melee-enemyGround = { table-dice-fire-enemyGround }
table-dice-melee-between = Entre les deux
table-dice-melee-strength = Force de l'assaillant
table-dice-melee-enemyStrength = { table-dice-fire-enemyStrength }
table-dice-melee-command = Facteur de commandement (Cd) de l'assaillant
table-dice-melee-quality = Qualité de l'assaillant
table-dice-melee-enemyCommand = { table-dice-fire-enemyCommand }
table-dice-melee-enemyQuality = { table-dice-fire-enemyQuality }
table-dice-melee-lost = Points perdus par la cible en ratant sa réaction
table-dice-melee-before = Points que la cible vient de perdre à un tir de l'assaillant
table-dice-melee-failing = Si l'assaillant rate un test
table-dice-melee-enemyFailing = Si la cible rate un test
table-dice-melee-readings = { table-dice-fire-readings }
table-dice-how-charge = charge : un choc
table-dice-how-assault = assaut : une mêlée, nouvelle ou poursuivie
table-dice-terrain-open = { table-dice-ground-open }
table-dice-terrain-wood = { table-dice-ground-wood }
table-dice-terrain-village = dans un village
table-dice-terrain-fort = dans un point fortifié
table-dice-terrain-difficult = en terrain difficile
table-dice-between-nothing = rien
table-dice-between-water = une rivière, un gué ou un pont
table-dice-between-wood = { terrain-side-wood }
table-dice-melee-countercharged = une contre-charge la rencontre
table-dice-melee-ownCounter = et cette contre-charge est celle de la cible
table-dice-melee-unclear = le trajet n'était pas tout entier en terrain dégagé
table-dice-melee-outflanked = l'assaillant est débordé
table-dice-melee-covered = et un côté boisé l'en couvre
table-dice-melee-enemyOutflanked = { table-dice-fire-enemyOutflanked }
table-dice-melee-enemyCovered = et un côté boisé en couvre la cible
table-dice-melee-enemyProtected = et ce flanc de la cible est protégé
table-dice-melee-higher = l'assaillant est plus haut
table-dice-melee-enemyHigher = la cible est plus haut
table-dice-ahead-back = Riposte quoi qu'il en coûte : { $reckoning }
table-dice-ahead-back-charge = Riposte, si la cible tient : { $reckoning }, un de moins par point perdu
table-dice-follows-goes-on = Le combat pourra continuer au prochain tour, par un nouvel assaut [{ $clause }].
table-dice-follows-stays = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } en place : on ne poursuit pas après un assaut [{ $clause }].
table-dice-follows-pursuit = { THECAP($unit, as: "bold") } { NB($unit, "peut", "peuvent") } poursuivre, de { $die ->
        [0] { $plus } { COUNT($plus, "case", "cases") }
       *[other] D{ $die }{ $plus ->
            [0] {""}
           *[other] {" "}{ SIGN($plus) }
        } cases
    } [{ $clause }].

## Pourquoi il n'y a pas de jet

table-dice-refuse-two-reactions = Une unité chargée déclare une seule réaction : elle tire ou elle contre-charge.
table-dice-refuse-loose-counter = L'infanterie ne contre-charge qu'en colonne, jamais en ligne ni en tirailleurs.
table-dice-refuse-no-test = { THECAP($unit) } ne { NB($unit, "teste", "testent") } pas contre une charge { DE($charger) } : une unité en carré ou à couvert ne teste pas contre la cavalerie.
table-dice-refuse-defensive = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } tirer en défense : ni bombardes, ni armes à feu obsolètes, ni guerriers.
table-dice-refuse-nobody = Il n'y a pas d'ennemi pour { THE($unit) }.
table-dice-refuse-no-fight = Pas de combat : la cible n'a pas tenu.
