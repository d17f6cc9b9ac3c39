### Escarmouche : ce qui se règle à la main.

# $sentences : ce que donne une décision, tel qu'on le racontera.
sk-deed = { shared-deed }

## Refus

refuse-sk-desk-done = Cela termine une mêlée que les joueurs règlent. Pour finir un tour, ordonnez *fin*.
refuse-sk-desk-gone = { $unit } n'est pas sur la table.
refuse-sk-desk-lose = { THECAP($unit) } { NB($unit, "a", "ont") } { $n } { COUNT($n, "figurine", "figurines") } : la perte va de 1 à { $n }.
refuse-sk-desk-off = { THECAP($unit) } { NB($unit, "dépasserait", "dépasseraient") } le bord de la table. Choisissez un endroit sur la table.
refuse-sk-desk-onto = { THECAP($unit) } { NB($unit, "serait", "seraient") } sur { THE($other) }. Choisissez un endroit libre.
refuse-sk-desk-apart = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } au contact d'aucun ennemi.
refuse-sk-desk-contact = { THECAP($unit) } { NB($unit, "est", "sont") } déjà au contact de { $other }.
refuse-sk-desk-friend = { $other } n'est pas un ennemi { DE($unit) } sur la table. Nommez-en un.
refuse-sk-desk-no-leader = { THECAP($unit) } ne { NB($unit, "commande", "commandent") } pas. Seuls commandent les gradés prévus par le scénario.
refuse-sk-desk-leads = { $other } n'est pas une escouade du camp { DE($unit) }. Nommez-en une.
refuse-sk-desk-same = { $what ->
    [leads] { THECAP($unit) } { NB($unit, "commande", "commandent") } déjà { $other }.
    [leadsAll] { THECAP($unit) } { NB($unit, "commande", "commandent") } déjà tout son camp.
    [led] { THECAP($unit) } { NB($unit, "a", "ont") } déjà un gradé.
    [led-not] { THECAP($unit) } { NB($unit, "est", "sont") } déjà sans gradé.
    [recoils] { THECAP($unit) } { NB($unit, "recule", "reculent") } déjà au prochain tour.
    [recoils-not] { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas à reculer au prochain tour.
    [loaded] { THECAP($unit) } { NB($unit, "a", "ont") } déjà les armes chargées.
    [loaded-not] { THECAP($unit) } { NB($unit, "a", "ont") } déjà les armes déchargées.
    [sheltered] { THECAP($unit) } { NB($unit, "est", "sont") } déjà à l'abri.
    [sheltered-not] { THECAP($unit) } { NB($unit, "est", "sont") } déjà à découvert.
    [sheltered-usual] L'abri { DE($unit) } est déjà celui de la table.
    [morale] { THECAP($unit) } { NB($unit, "a", "ont") } déjà ce moral.
    [bonus] { THECAP($unit) } { NB($unit, "tire", "tirent") } déjà ainsi.
    [bands-usual] { THECAP($unit) } { NB($unit, "a", "ont") } déjà les portées habituelles.
   *[other] Rien ne change pour { THE($unit) }.
 }
refuse-sk-desk-bands = Chaque portée doit dépasser la précédente : courte, moyenne, longue.

## Formulaires

sk-tool-figures = Figurines hors de combat
sk-tool-recoil = Recul
sk-tool-contact = Au contact
sk-tool-apart = Rompre le contact
sk-tool-face = Tourner une unité
sk-tool-formation = { sheet-head-formation }
sk-tool-leader = Qui un gradé commande
sk-tool-led = Commandée ou non
sk-tool-cover = Abri
sk-tool-loading = Chargée ou non
sk-tool-bands = Portées d'une arme
sk-tool-fire = Le prochain tir
sk-tool-morale = Moral
sk-field-figures = Combien de figurines
sk-field-numbers = Quelles figurines
sk-field-enemy = Quel ennemi
sk-field-squad = Quelle escouade
sk-field-place = Où
sk-field-face = Face à quoi
sk-field-recoil = Recul
sk-field-formation = { sheet-head-formation }
sk-field-led = Gradé
sk-field-cover = Abri
sk-field-loading = Chargement
sk-field-bands = Courte, moyenne et longue, en cm
sk-field-how = Comment
sk-field-die = De combien sur chaque dé
sk-field-morale = Moral
sk-choice-recoil = recule maintenant
sk-choice-recoilsNext = recule au prochain tour
sk-choice-staysNext = n'a pas à reculer
sk-choice-close = ordre serré
sk-choice-skirmish = { shared-skirmish-order }
sk-choice-loose = ordre lâche
sk-choice-led = commandée ce tour-ci
sk-choice-notLed = sans gradé ce tour-ci
sk-choice-sheltered = à l'abri
sk-choice-inTheOpen = à découvert
sk-choice-coverAsDrawn = selon la table
sk-choice-loaded = chargée
sk-choice-unloaded = déchargée
sk-choice-better = mieux
sk-choice-worse = moins bien
