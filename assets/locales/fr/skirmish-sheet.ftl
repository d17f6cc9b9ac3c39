### Escarmouche : les tables du livre, imprimées pour le jeu.

sk-sheet-page-fire = { sheet-head-fire }
sk-sheet-page-moves = Mouvement et moral
sk-sheet-musket = Fusils et mousquetons
sk-sheet-head-range = Portée
sk-sheet-weapon-musket = fusil, jusqu'à (cm)
sk-sheet-weapon-carbine = mousqueton, jusqu'à (cm)
sk-sheet-needs-all = touche à
sk-sheet-needs-class-2 = touche à, classe 2
sk-sheet-cuirass = À longue portée, il faut 1 de plus contre une cuirasse.
sk-sheet-sixes = Les 1er, 2e et 3e six naturels d'un jet comptent 6, 7 et 8, sauf en désordre.
sk-sheet-capabilities = Capacités
sk-sheet-head-troops = { shared-head-troops }
sk-sheet-head-column-B = B : isolés, tirailleurs
sk-sheet-head-column-C = C : groupe
sk-sheet-head-column-D = D : groupe, salve
sk-sheet-head-column-E = E : groupe, en tirailleurs
sk-sheet-head-column-F = F : sans gradé
sk-sheet-cell = { $n ->
    [0] ±0
   *[other] { SIGN($n) }
 } · { JOIN($parts, " · ") }
sk-sheet-sixes-yes = 6 7 8
sk-sheet-sixes-no = 6 6 6
sk-sheet-elite-unit = { legend-quality-elite }
sk-sheet-elite-single = visée
sk-sheet-cells = ±0 ou −1 à chaque dé ; 6 7 8 : plusieurs 6 comptent ; 6 6 6 : désordre ; élite : +1 à un dé ; visée : un tireur seul ajoute 1 ou choisit la figurine.
sk-sheet-columns = Une salve demande l'ordre serré ou un abri, un gradé à portée de voix, 3 tireurs et un groupe pour cible.
sk-sheet-column-f = F recouvre B, C et E : ici sur un groupe.
sk-sheet-grenadier = Un grenadier seul n'a pas de −1 en colonne B.
sk-sheet-single = Un tireur d'élite vise dans toutes les colonnes.
sk-sheet-moves = Mouvements
sk-sheet-head-who = { shared-who }
sk-sheet-head-centimetres = { shared-head-centimetres }
sk-sheet-head-clause = { sheet-head-clause }
sk-sheet-march-column = colonne de marche, vers l'avant
sk-sheet-line = ligne ou colonne large, vers l'avant
sk-sheet-aside = ordre serré, de côté ou en arrière
sk-sheet-loose = ordre lâche ou tirailleurs
sk-sheet-loose-difficult = de même, terrain difficile
sk-sheet-assault = assaut en ligne ou en colonne large
sk-sheet-mixed = Les parts des allures se mêlent, jusqu'à un entier.
sk-sheet-turns = L'ordre serré pivote une fois par tour ; la classe 2 ne fait alors rien d'autre.
sk-sheet-morale = Test moral
sk-sheet-head-die = D6
sk-sheet-head-alone = seule
sk-sheet-head-with-superior = avec un gradé ferme
sk-sheet-die-below = inférieur au moral
sk-sheet-die-equal = égal
sk-sheet-die-above = supérieur
sk-sheet-passes = réussit
sk-sheet-fails = échoue
sk-sheet-voice = Portée de voix : { $n } cm du gradé à la figurine la plus proche.
sk-sheet-musician = { clause-SK-MOR-07 }
sk-sheet-fails-means = Une unité qui échoue recule au début du tour suivant.
