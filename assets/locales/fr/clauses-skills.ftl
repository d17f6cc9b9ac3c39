### Sabreur-hex, clause par clause : les compétences, et la composition d’une armée.

## Cuirassier

clause-SH-SKILL-CUIRASSIER-01 = Cuirassier donne à la cavalerie lourde +1 au facteur de combat : 5 au lieu de 4, déjà compté au tableau T1. Il coûte 3 points d’armée par point de force.
clause-SH-SKILL-CUIRASSIER-02 = Une unité dotée de Cuirassier a des sauvegardes contre toutes les pertes que l’ennemi lui inflige, sauf par le tir de l’artillerie.
clause-SH-SKILL-CUIRASSIER-03 = Une unité chargée dotée de Cuirassier contre-charge sans le −2 de SH-MORALE-17.

## Demi-cuirasse

clause-SH-SKILL-HALFCUIRASS-01 = Demi-cuirasse donne à la cavalerie lourde +1 au facteur de combat : 5 au lieu de 4. Elle coûte 2 points d’armée par point de force (SH-Q-30).
clause-SH-SKILL-HALFCUIRASS-02 = Une unité dotée de Demi-cuirasse a des sauvegardes, sauf contre le tir de l’artillerie, un tir en enfilade et les ennemis dotés de Cuirassier, et sauf si elle est débordée.
clause-SH-SKILL-HALFCUIRASS-03 = Une unité chargée dotée de Demi-cuirasse contre-charge sans le −2 de SH-MORALE-17.

## Cavalerie féodale

clause-SH-SKILL-FEUDALCAVALRY-01 = Chaque touche obtenue avec un 6 au tir coûte à une cavalerie féodale 2 points de force. Cette compétence de cavalerie lourde ne coûte rien.
clause-SH-SKILL-FEUDALCAVALRY-02 = Une cavalerie féodale non débordée a des sauvegardes contre les pertes infligées par la cavalerie ennemie.

## Contre-charge

clause-SH-SKILL-COUNTERCHARGE-01 = Une unité chargée dotée de Contre-charge contre-charge sans le −2 de SH-MORALE-17. Cette compétence de cavalerie lourde ou moyenne coûte 2 points d’armée par point de force.

## Lancier

clause-SH-SKILL-LANCER-01 = Une unité chargée par une cavalerie légère dotée de Lancier passe son test de réaction à −3, sauf dans un bois, un village ou un point fortifié. La compétence coûte 2 points d’armée par point de force.
clause-SH-SKILL-LANCER-02 = Carrés et colonnes fermées n’ont pas de sauvegardes contre une cavalerie dotée de Lancier.
clause-SH-SKILL-LANCER-03 = Une cavalerie légère dotée de Lancier a un facteur de combat de 3 quand elle charge, de 2 sinon.

## Harcèlement

clause-SH-SKILL-HARASSING-01 = Avec des figurines, une cavalerie légère dotée de Harcèlement en compte moins (SH-SETUP-09). La compétence rend 1 point d’armée par point de force.
clause-SH-SKILL-HARASSING-02 = Toute unité non paniquée a des sauvegardes contre les pertes qu’inflige une unité dotée de Harcèlement.
clause-SH-SKILL-HARASSING-03 = Une unité dotée de Harcèlement ne charge ni n’assaille que des unités paniquées, des tirailleurs, de l’artillerie sans ami non paniqué à côté d’elle, et des unités débordées ; on en juge à la déclaration (SH-Q-84).
clause-SH-SKILL-HARASSING-04 = Une unité dotée de Harcèlement qui manque un test parce qu’elle est chargée ou a perdu des points de force fuit toujours.
clause-SH-SKILL-HARASSING-05 = Une unité dotée de Harcèlement se rallie sans test si tout ennemi non paniqué est à 5 cases ou plus.
clause-SH-SKILL-HARASSING-06 = Une unité dotée de Harcèlement a des sauvegardes contre le tir.
clause-SH-SKILL-HARASSING-07 = Une unité dotée de Harcèlement qui fuit ne cause aucune perte aux amis qu’elle traverse.

## Grande charge

clause-SH-SKILL-MASSEDCHARGE-01 = Un groupe de 2 unités de cavalerie ou plus coûte 1 point d’ordre si toute sa cavalerie a Grande charge et que rien d’autre ne le rend malaisé. La compétence coûte 1 point d’armée par point de force.

## Tir contrôlé

clause-SH-SKILL-CONTROLLEDFIRE-01 = Une unité chargée, en ligne et dotée de Tir contrôlé, fait son tir défensif sans le −2 de SH-MORALE-16. Cette compétence d’infanterie de ligne coûte 2 points d’armée par point de force.
clause-SH-SKILL-CONTROLLEDFIRE-02 = Une unité en ligne dotée de Tir contrôlé a +4 au facteur de tir dans le tir défensif.
clause-SH-SKILL-CONTROLLEDFIRE-03 = Une unité en ligne dotée de Tir contrôlé peut tirer, puis charger ou assaillir la même cible.
clause-SH-SKILL-CONTROLLEDFIRE-04 = Une unité en colonne dotée de Tir contrôlé a −2 au facteur de combat et au facteur de tir.

## Tenace

clause-SH-SKILL-STUBBORN-01 = Le seuil de démoralisation d’une unité tenace est plus bas de 2. Cette compétence d’infanterie de ligne rend 1 point d’armée par point de force.
clause-SH-SKILL-STUBBORN-02 = Une unité tenace au-dessus de son seuil de démoralisation ne fuit jamais sur un test manqué.
clause-SH-SKILL-STUBBORN-03 = Une unité tenace activée en ligne passe un test de moral ; si elle échoue, elle ne manœuvre ni ne change de formation ce tour-ci (SH-ORDERS-16).

## Guerrier

clause-SH-SKILL-WARRIOR-01 = Une unité dotée de Guerrier ne peut tirer d’aucune façon. Cette compétence d’infanterie de ligne rend 1 point d’armée par point de force.
clause-SH-SKILL-WARRIOR-02 = Une unité dotée de Guerrier et non débordée a des sauvegardes contre les pertes infligées par l’infanterie ennemie au corps à corps.
clause-SH-SKILL-WARRIOR-03 = Seule une unité qui a aussi Irrégulier peut avoir Guerrier.

## Tirailleur

clause-SH-SKILL-SKIRMISHER-01 = L’infanterie légère dotée de Tirailleur peut se former en tirailleurs. La compétence coûte 2 points d’armée par point de force.
clause-SH-SKILL-SKIRMISHER-02 = L’infanterie légère qui n’a ni Tirailleur ni Ordre lâche ne peut jamais se former en tirailleurs.

## Éclaireur

clause-SH-SKILL-SCOUT-01 = L’infanterie légère dotée d’Éclaireur peut être activée sans frais avec un groupe à 3 cases au plus (SH-GROUP-05, SH-GROUP-06). La compétence coûte 1 point d’armée par point de force.

## Gros bataillon

clause-SH-SKILL-LARGEBATTALION-01 = L’infanterie de ligne dotée de Gros bataillon a de 18 à 24 points de force, 4 de plus que les autres. La compétence coûte 2 points d’armée par point de force.
clause-SH-SKILL-LARGEBATTALION-02 = Le seuil de démoralisation d’un gros bataillon est plus haut de 2.
clause-SH-SKILL-LARGEBATTALION-03 = Un gros bataillon en colonne se déplace de 2 cases au lieu de 3 (SH-Q-26).
clause-SH-SKILL-LARGEBATTALION-04 = Un gros bataillon peut former la colonne fermée.

## Ordre linéaire

clause-SH-SKILL-LINEARORDER-01 = L’infanterie de ligne dotée d’Ordre linéaire peut se former en ligne étendue. La compétence ne coûte rien.
clause-SH-SKILL-LINEARORDER-02 = Un groupe où une unité dotée d’Ordre linéaire est en colonne coûte 2 points d’ordre si un ennemi non paniqué est à 6 cases ou moins (SH-ORDERS-07, SH-ORDERS-12).
clause-SH-SKILL-LINEARORDER-03 = Une unité dotée d’Ordre linéaire, en ligne ou en ligne étendue, sauvegarde à 3 ou plus les pertes dues au tir.

## Ordre lâche

clause-SH-SKILL-LOOSEORDER-01 = L’infanterie légère dotée d’Ordre lâche est toujours en tirailleurs, ou en horde si elle est paniquée. La compétence rend 1 point d’armée par point de force.
clause-SH-SKILL-LOOSEORDER-02 = Une unité dotée d’Ordre lâche qui fuit ne cause aucune perte aux amis qu’elle traverse.

## Irrégulier

clause-SH-SKILL-IRREGULAR-01 = Le seuil de démoralisation d’une unité irrégulière est plus haut de 1. Cette compétence d’infanterie et de cavalerie rend 1 point d’armée par point de force.
clause-SH-SKILL-IRREGULAR-02 = Un groupe de 2 unités irrégulières ou plus coûte 2 points d’ordre si un ennemi non paniqué est à 6 cases ou moins (SH-ORDERS-07, SH-ORDERS-10).
clause-SH-SKILL-IRREGULAR-03 = Un groupe fait seulement d’unités irrégulières peut en compter 4.
clause-SH-SKILL-IRREGULAR-04 = Les unités irrégulières ne peuvent former ni le carré ni la colonne fermée.

## Impétueux

clause-SH-SKILL-IMPETUOUS-01 = Une unité impétueuse qui en vient à engager un ennemi par une manœuvre doit l’attaquer : après une charge, un assaut ou une poursuite, et aussi au bout d’une marche, par un assaut immédiat (SH-Q-19). La compétence, d’infanterie et de cavalerie, ne coûte rien.
clause-SH-SKILL-IMPETUOUS-02 = Une unité impétueuse doit poursuivre chaque fois qu’elle le peut.
clause-SH-SKILL-IMPETUOUS-03 = Une unité impétueuse activée qui peut charger sans tourner, ou assaillir, un ennemi à 2 cases ou moins doit le faire ; son chef choisit qui et comment.
clause-SH-SKILL-IMPETUOUS-04 = Une unité impétueuse activée n’a pas à attaquer un ennemi dans un bois, un village, un point fortifié ou un terrain difficile ; la cavalerie impétueuse n’a pas non plus à attaquer un carré.
clause-SH-SKILL-IMPETUOUS-05 = Après le dernier ordre, une unité impétueuse entre d’elle-même en action (SH-ORDERS-17 à SH-ORDERS-19).

## Sens tactique

clause-SH-SKILL-TACTICALSENSE-01 = Une unité dotée du sens tactique ne teste pour changer de formation qu’avec un ennemi non paniqué à 2 cases ou moins, au lieu de 3. La compétence est ouverte à toutes les armes et coûte 2 points d’armée par point de force.
clause-SH-SKILL-TACTICALSENSE-02 = Une unité dotée du sens tactique peut changer de formation, puis tirer ; aucune autre ne le peut.
clause-SH-SKILL-TACTICALSENSE-03 = Après le dernier ordre, une unité dotée du sens tactique peut être activée par un test de moral (SH-ORDERS-20).
clause-SH-SKILL-TACTICALSENSE-04 = Un ami doté du sens tactique peut se joindre à une poursuite (SH-PURSUIT-05).

## Bombarde

clause-SH-SKILL-BOMBARD-01 = Une batterie moyenne à pied dotée de Bombarde ne fait ni tir de riposte ni tir défensif. La compétence rend 2 points d’armée par point de force.
clause-SH-SKILL-BOMBARD-02 = Une batterie dotée de Bombarde se déplace de 1 case au lieu de 3.
clause-SH-SKILL-BOMBARD-03 = Une batterie dotée de Bombarde a une portée de 5 cases au lieu de 7.

## Arme à feu obsolète

clause-SH-SKILL-OBSOLETEFIREARM-01 = L’infanterie dotée d’Arme à feu obsolète a 1 case de portée en moins. La compétence rend 2 points d’armée par point de force.
clause-SH-SKILL-OBSOLETEFIREARM-02 = L’infanterie dotée d’Arme à feu obsolète ne fait ni tir défensif ni tir de riposte.
clause-SH-SKILL-OBSOLETEFIREARM-03 = L’infanterie en ligne dotée d’Arme à feu obsolète a −1 au facteur de combat et au facteur de tir.

## Grande batterie

clause-SH-SKILL-GRANDBATTERY-01 = Un groupe de 2 unités d’artillerie ou plus coûte 1 point d’ordre si toute son artillerie a Grande batterie et que rien d’autre ne le rend malaisé. La compétence coûte 3 points d’armée par point de force.

## Composer une armée

clause-SH-ARMY-01 = Les armées s’achètent avec des points d’armée. Une unité coûte ses points de force multipliés par la somme du coût de base selon le type et la qualité, de ses compétences et de son Cd, chacun par point de force.
clause-SH-ARMY-02 = Les lignes du tableau T2 pour Cuirassier, Lancier et Tirailleur contiennent déjà le coût de ces compétences : on ne l’ajoute pas une seconde fois.
clause-SH-ARMY-03 = Une unité s’achète avec un nombre quelconque de points de force entre le minimum et le maximum du tableau T2.
clause-SH-ARMY-04 = Le Cd normal est de 6 pour les recrues, 7 pour les ordinaires et 8 pour l’élite. Chaque point au-dessus coûte 1 point d’armée par point de force, chaque point au-dessous en rend 1 (SH-Q-36).
clause-SH-ARMY-05 = Le Cd peut aller de 4 à 8 pour les recrues, de 5 à 9 pour les ordinaires et de 7 à 11 pour l’élite (tableau T4).
clause-SH-ARMY-06 = Une armée n’a pas plus de 2 unités d’élite par tranche entière de 1500 points d’armée (SH-QUALITY-03).
clause-SH-ARMY-07 = Une unité ne prend que des compétences réservées à son arme et à son type par le tableau T3, en nombre quelconque ; Guerrier demande Irrégulier. Les combinaisons exclues sont dites en SH-GAP-12.
clause-SH-ARMY-08 = Le nombre de points d’ordre d’une armée à chaque tour dépend de sa taille, selon le tableau T5.
clause-SH-ARMY-09 = Exemples, points de force d’abord : 16 d’infanterie de ligne ordinaire, Cd 7 : 128 points d’armée. 14 d’infanterie de ligne d’élite, Cd 9 : 182. 8 de cuirassiers ordinaires, Cd 7 : 184. 6 de cavalerie légère de recrues, Harcèlement et Irrégulier, Cd 5 : 66. 18 d’infanterie de ligne de recrues, Gros bataillon, Cd 6 : 144.
