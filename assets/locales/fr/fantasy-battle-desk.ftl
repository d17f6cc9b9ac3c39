### Bataille fantastique : ce qui se règle à la main.

# $sentences : ce que donne une décision, tel qu'on le racontera.
fb-deed = { shared-deed }

## Refus

refuse-fb-desk-done = Cela termine une étape que les joueurs règlent. Pour finir vos mouvements, ordonnez *fin*.
refuse-fb-desk-annul = Aucune charge n'attend de décision.
refuse-fb-desk-gone = L'unité { $unit } n'est pas sur la table.
refuse-fb-desk-lose = { THECAP($unit) } { NB($unit, "a", "ont") } { $n } { COUNT($n, "socle", "socles") } : la perte va de 1 à { $n }.
refuse-fb-desk-off = { THECAP($unit) } { NB($unit, "sortirait", "sortiraient") } de la table. Choisissez une place plus au centre.
refuse-fb-desk-onto = { THECAP($unit) } { NB($unit, "chevaucherait", "chevaucheraient") } { THE($other) }. Choisissez une place libre.
refuse-fb-desk-apart = { THECAP($unit) } ne { NB($unit, "touche", "touchent") } aucun ennemi.
refuse-fb-desk-apart-from = { THECAP($unit) } et { THE($other) } ne se touchent pas, ou leur contact est déjà noté. Déplacez d'abord l'une des deux unités.
refuse-fb-desk-friend = { $other } n'est pas un ennemi { DE($unit) } présent sur la table. Nommez-en un.
refuse-fb-desk-no-enemy = Aucun ennemi sur la table ne peut repousser { THE($unit) }.
refuse-fb-desk-works = Seules l'infanterie et l'artillerie peuvent être fortifiées, pas { THE($unit) }.
refuse-fb-desk-no-wall = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas de mur juste devant chaque socle.
refuse-fb-desk-same = C'est déjà le cas { DE($unit) }. Rien ne changerait.
refuse-fb-desk-die = Le sort { DE($unit) } se joue à un dé, de 1 à 6.
refuse-fb-desk-over-edge = { THECAP($unit) } { NB($unit, "sortirait", "sortiraient") } de la table. Jetez plutôt un dé pour { NB($unit, "son", "leur") } sort et notez-le, par exemple *sort 4*.

## Formulaires

fb-tool-stands = Socles perdus
fb-tool-recoil = Repousser
fb-tool-follow = Suivre
fb-tool-contact = { sk-tool-contact }
fb-tool-apart = { sk-tool-apart }
fb-tool-face = { sk-tool-face }
fb-tool-stand = Déplacer un socle
fb-tool-formation = { sheet-head-formation }
fb-tool-activation = Activée ou non
fb-tool-confusion = En confusion ou non
fb-tool-works = Fortifiée ou non
fb-tool-missiles = Armes de tir ou non
fb-tool-fate = Sort hors de la table
fb-tool-annul = Annuler la charge
fb-field-stands = Combien de socles
fb-field-numbers = Quels socles
fb-field-number = Quel socle
fb-field-distance = De combien, en cm
fb-field-enemy = { sk-field-enemy }
fb-field-place = { sk-field-place }
fb-field-face = { sk-field-face }
fb-field-formation = { sheet-head-formation }
fb-field-activation = { shared-activation }
fb-field-confusion = Confusion
fb-field-works = Fortifications
fb-field-missiles = Armes de tir
fb-field-die = Le dé, de 1 à 6
fb-choice-inLine = { fb-formation-line }
fb-choice-inColumn = { fb-formation-column }
fb-choice-activated = sans jet d'ordre
fb-choice-notActivated = il faut un ordre
fb-choice-confused = confusion au prochain tour
fb-choice-confusedNow = confusion ce tour-ci
fb-choice-calm = pas de confusion
fb-choice-fortified = derrière des fortifications
fb-choice-notFortified = sans fortifications
fb-choice-missiles = avec armes de tir
fb-choice-noMissiles = sans armes de tir
