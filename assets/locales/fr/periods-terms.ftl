### Périodes : les mots des règles.

## Troupes

pe-troops-infantry = { arm-infantry }
pe-troops-grenadiers = grenadiers ou voltigeurs
pe-troops-light = { type-lightCavalry }
pe-troops-heavy = { type-heavyCavalry }
pe-troops-foot = { pa-arm-artillery }
pe-troops-horse = { legend-shape-horseBattery }

## Le statut, avec les troupes

# $troops : leur nom dans le programme, pour l'accord ; $name : leur mot.
pe-kind-guard = { $troops ->
   *[other] { $name } de la garde
 }
pe-kind-elite = { $troops ->
   *[other] { $name } d'élite
 }
pe-kind-regular = { $troops ->
    [grenadiers] { $name } réguliers
   *[other] { $name } régulière
 }
pe-kind-semiRegular = { $troops ->
    [grenadiers] { $name } semi-réguliers
   *[other] { $name } semi-régulière
 }
pe-kind-militia = { $troops ->
   *[other] { $name } de milice
 }
pe-kind-irregular = { $troops ->
    [grenadiers] { $name } irréguliers
   *[other] { $name } irrégulière
 }

## Nations

pe-nation-french = Français
pe-nation-english = Anglais
pe-nation-russian = Russes
pe-nation-prussian = Prussiens
pe-nation-austrian = Autrichiens
pe-nation-spanish = Espagnols

## Grades des officiers

pe-rank-general = { shared-rank-general }
pe-rank-officer = { shared-officer }
pe-rank-adc = aide de camp

## Formations

pe-formation-marchColumn = en colonne de marche
pe-formation-cavalryColumn = { shared-formation-column }
pe-formation-divisionColumn = en colonne de division
pe-formation-line = { shared-formation-line }
pe-formation-doubleLine = en double ligne
pe-formation-skirmish = { shared-skirmish-order }
pe-formation-square = { legend-stand-square }
pe-formation-solidSquare = en carré plein
pe-formation-limbered = à l'attelage
pe-formation-deployed = en batterie

## Ordres d'attitude

pe-posture-attack = { answer-attack }
pe-posture-cover = couvrir
pe-posture-hold = tenir
pe-posture-harass = harceler
pe-posture-march = marcher
pe-posture-unknown = inconnue

## États, du meilleur au pire

pe-condition-formed = en ordre
pe-condition-unformed = { legend-chip-unformed }
pe-condition-disorganised = en désorganisation
pe-condition-disordered = en désordre
pe-condition-retreat = en retraite
pe-condition-flight = en fuite
pe-condition-rout = en déroute

## Ce qui se compte en quarts

pe-doing-react = réaction
pe-doing-turn = changement de front
pe-doing-turnFlank = les figurines d'un flanc se tournent
pe-doing-evadeTurn = demi-tour pour esquiver
pe-doing-rallyTurn = demi-tour pour se rallier
pe-doing-reorient = réorientation
pe-doing-form = changement de formation
pe-doing-reform = remise en formation
pe-doing-limber = mise à l'attelage
pe-doing-unlimber = mise en batterie
pe-doing-manhandle = déplacement à bras
pe-doing-rejoin = retour à son unité
pe-doing-cross = franchissement

## Ce qui dure plusieurs demi-périodes

pe-course-charge = charge
pe-course-evade = esquive
pe-course-rally = ralliement
pe-course-withdraw = repli
pe-course-follow = en poursuite

## Côtés d'une unité

pe-zone-front = { fb-zone-front }
pe-zone-right = { fb-zone-right }
pe-zone-rear = { fb-zone-rear }
pe-zone-left = { fb-zone-left }
