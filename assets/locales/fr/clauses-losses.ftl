### Sabreur-hex, clause par clause : sauvegardes, pertes, qualité, moral et ralliement.

## Les sauvegardes

clause-SH-SAVE-01 = Dans les cas SH-SAVE-06 à SH-SAVE-18, une unité non paniquée lance un dé par point de force qu’elle vient de perdre ; chaque 4, 5 ou 6 annule une perte.
clause-SH-SAVE-02 = Une unité dotée d’Ordre linéaire et formée en ligne sauvegarde à 3 ou plus, au lieu de 4, les pertes dues au tir.
clause-SH-SAVE-03 = Une unité démoralisée sauvegarde à 5 ou plus, au lieu de 4.
clause-SH-SAVE-04 = Une unité démoralisée, dotée d’Ordre linéaire et formée en ligne, sauvegarde à 4 ou plus les pertes dues au tir.
clause-SH-SAVE-05 = Chaque perte n’a droit qu’à un seul dé de sauvegarde, quel que soit le nombre de cas qui s’appliquent.
clause-SH-SAVE-06 = L’infanterie abritée par un bois, un village ou un point fortifié a des sauvegardes.
clause-SH-SAVE-07 = Une unité placée plus haut que son ennemi a des sauvegardes au corps à corps.
clause-SH-SAVE-08 = Une unité qu’une rivière, un gué ou un pont sépare de son ennemi a des sauvegardes au corps à corps.
clause-SH-SAVE-09 = Un carré ou une colonne fermée sauvegarde les pertes infligées par la cavalerie ennemie, sauf si elle a Lancier.
clause-SH-SAVE-10 = Une unité dotée de Cuirassier a des sauvegardes, sauf contre le tir de l’artillerie.
clause-SH-SAVE-11 = Une unité dotée de Demi-cuirasse a des sauvegardes, sauf contre le tir de l’artillerie, contre un tir en enfilade, contre des ennemis dotés de Cuirassier, et quand elle est débordée.
clause-SH-SAVE-12 = Une unité non dense a des sauvegardes, contre le tir seulement.
clause-SH-SAVE-13 = Sont non denses l’infanterie en ligne, en ligne étendue ou en tirailleurs, et l’artillerie. Toutes les autres unités sont denses.
clause-SH-SAVE-14 = Une unité dotée de Harcèlement a des sauvegardes, contre le tir seulement.
clause-SH-SAVE-15 = Une unité qui perd des points de force dans une mêlée, mais non dans un choc, a des sauvegardes si, avant ces pertes, elle avait au moins le double des points de force de son adversaire, ou au moins 6 de plus.
clause-SH-SAVE-16 = Une cavalerie féodale non débordée sauvegarde les pertes infligées par la cavalerie ennemie.
clause-SH-SAVE-17 = Une unité dotée de Guerrier et non débordée sauvegarde les pertes infligées par l’infanterie ennemie au corps à corps.
clause-SH-SAVE-18 = Toute unité non paniquée sauvegarde les pertes infligées par une cavalerie dotée de Harcèlement.
clause-SH-SAVE-19 = Seules se sauvegardent les pertes infligées par le tir ou le corps à corps de l’ennemi : ni celles d’un test manqué, ni celles du passage d’amis en fuite, d’un désengagement ou d’une attaque annulée (SH-Q-31).
clause-SH-SAVE-20 = Sur une table, c’est au joueur de penser à ses sauvegardes, et on ne rejoue pas un combat pour celles qu’il oublie. Ici, elles sont toujours lancées pour lui (SH-Q-32).

## La force et les pertes

clause-SH-LOSS-01 = Chaque unité commence avec un nombre de points de force compris entre le minimum et le maximum de son type, donnés au tableau T2.
clause-SH-LOSS-02 = Les pertes ôtent des points de force ; seul un ralliement en fait regagner.
clause-SH-LOSS-03 = Les pertes se règlent dans cet ordre : touches, points de force qu’elles coûtent, sauvegardes, limite de ce qui reste à l’unité, transfert des pertes d’artillerie, puis la force de l’unité baisse.
clause-SH-LOSS-04 = Une unité affaiblie lance autant de dés qu’à pleine force, sauf à cause des pertes subies dans la charge en cours (SH-FACTOR-15) et, au tir, de la démoralisation (SH-FACTOR-25).
clause-SH-LOSS-05 = Une unité réduite à 0 point de force ou moins est éliminée.
clause-SH-LOSS-06 = Une unité à son seuil de démoralisation ou en dessous est démoralisée : −2 aux tests de moral, −2 au facteur de tir, sauvegardes à 5 ou plus au lieu de 4, et Tenace ne l’empêche plus de fuir.
clause-SH-LOSS-07 = Le seuil de démoralisation est celui du tableau T2 : 1 de moins pour l’élite, 2 de moins pour Tenace, 2 de plus pour Gros bataillon, 1 de plus pour Irrégulier. Tout s’ajoute, sans descendre sous 0 (SH-Q-76).

## Le transfert des pertes d’artillerie

clause-SH-ARTLOSS-01 = Une artillerie qui perd des points de force au tir, au combat, ou parce qu’une unité paniquée la traverse, peut en transférer tout ou partie à une unité amie d’infanterie ou de cavalerie, et une seule.
clause-SH-ARTLOSS-02 = L’unité qui reçoit les pertes doit être voisine de l’artillerie et entièrement sur un de ses flancs ; cela vaut aussi pour la cavalerie (SH-Q-34).
clause-SH-ARTLOSS-03 = L’unité qui doit recevoir les pertes passe un test de moral. Si elle échoue, l’artillerie garde ses pertes, et il n’arrive rien à l’autre.
clause-SH-ARTLOSS-04 = L’artillerie peut ne transférer qu’une partie de ses pertes et subir le reste elle-même.
clause-SH-ARTLOSS-05 = Une unité qui a reçu des pertes d’artillerie ne passe aucun test de moral pour elles, si nombreuses soient-elles.
clause-SH-ARTLOSS-06 = On juge aux pertes qu’elle a réellement subies si l’artillerie doit passer un test de moral.
clause-SH-ARTLOSS-07 = L’artillerie lance ses sauvegardes avant de transférer des pertes ; l’unité qui les reçoit ne sauvegarde plus.

## La qualité

clause-SH-QUALITY-01 = Chaque unité est d’élite, ordinaire ou de recrues ; sans autre indication, elle est ordinaire.
clause-SH-QUALITY-02 = Le tableau T2 donne les coûts dans l’ordre élite, ordinaire, recrues.
clause-SH-QUALITY-03 = Une armée peut avoir 2 unités d’élite par tranche entière de 1500 points d’armée de la taille convenue, et pas davantage (SH-Q-77).
clause-SH-QUALITY-04 = Une unité d’élite passe ses tests de moral avec 3D6 et écarte le plus haut.
clause-SH-QUALITY-05 = Une unité de recrues passe ses tests de moral avec 3D6 et écarte le plus bas.
clause-SH-QUALITY-06 = Une unité ordinaire voisine d’une unité d’élite amie, non paniquée, d’infanterie de ligne ou de cavalerie lourde teste comme l’élite : 3D6 sans le plus haut. Les recrues n’y gagnent rien.
clause-SH-QUALITY-07 = Pour l’élite, le seuil de démoralisation est abaissé de 1.
clause-SH-QUALITY-08 = Une unité d’élite ne perd rien quand des amis en fuite la traversent ; une unité de recrues perd D6 points de force au lieu de D3.
clause-SH-QUALITY-09 = Un groupe de 2 unités de recrues ou plus coûte 2 points d’ordre, si un ennemi non paniqué est à 6 cases ou moins (SH-ORDERS-07).
clause-SH-QUALITY-10 = Aucune qualité ne donne de sauvegardes, pas même l’élite (SH-Q-33).

## Les tests de moral

clause-SH-MORALE-01 = Une unité passe un test de moral quand elle déclare une réaction à une charge, quand elle perd 3 points de force ou plus dans un combat ou d’un seul tir, pour se rallier, pour changer de formation près de l’ennemi, ou pour tenter une action particulière.
clause-SH-MORALE-02 = Seules les pertes au combat et par le tir comptent pour les 3 points de force qui causent un test. Celles d’un test manqué, du passage d’amis en fuite, d’un désengagement ou d’une attaque annulée ne comptent jamais (SH-Q-35).
clause-SH-MORALE-03 = Quand les deux coups d’un tir double visent la même unité et que le premier a coûté trop peu pour un test, ses pertes s’ajoutent à celles du second (SH-Q-66).
clause-SH-MORALE-04 = Les pertes de deux tirs défensifs sur la même unité s’ajoutent, si celles du premier étaient trop faibles pour un test.
clause-SH-MORALE-05 = Les pertes d’un tir et de l’attaque, charge ou assaut, qui suit sur la même unité s’ajoutent, si celles du tir étaient trop faibles pour un test.
clause-SH-MORALE-06 = Chaque unité a un facteur de commandement, Cd. Un test est réussi si le total de 2D6 ne dépasse pas le Cd modifié.
clause-SH-MORALE-07 = L’élite, les recrues et les unités ordinaires voisines d’une élite lancent 3D6 et en gardent deux (SH-QUALITY-04 à SH-QUALITY-06).
clause-SH-MORALE-08 = Tous les modificateurs du Cd qui s’appliquent s’additionnent.
clause-SH-MORALE-09 = Une ligne étendue qui teste pour réagir à une charge lance 3D6 et écarte le plus bas, quels que soient sa qualité et ses voisins (SH-Q-24).
clause-SH-MORALE-10 = Cd −3 si l’unité est débordée, sauf dans un bois, un village ou un point fortifié, ou si elle l’est par un flanc protégé (SH-FLANKPROT-01).
clause-SH-MORALE-11 = Cd +3 dans un village ou un point fortifié, mais jamais pour une unité qui charge ni pour la cavalerie.
clause-SH-MORALE-12 = Cd −2 si l’unité est à son seuil de démoralisation ou en dessous.
clause-SH-MORALE-13 = Les modificateurs SH-MORALE-14 à SH-MORALE-17 ne comptent que dans un test de réaction à une charge, et pour une unité que n’abrite ni bois, ni village, ni point fortifié.
clause-SH-MORALE-14 = Au test de réaction à une charge : Cd −2 pour une unité non dense, selon sa formation d’avant toute réaction (SH-MORALE-13).
clause-SH-MORALE-15 = Au test de réaction à une charge : Cd −3 pour une unité chargée par une cavalerie dotée de Lancier (SH-MORALE-13).
clause-SH-MORALE-16 = Au test de réaction à une charge : Cd −2 pour l’unité chargée qui fait un tir défensif, sauf l’artillerie et l’infanterie en ligne dotée de Tir contrôlé (SH-MORALE-13).
clause-SH-MORALE-17 = Au test de réaction à une charge : Cd −2 pour l’unité chargée qui contre-charge, sauf si elle a Cuirassier, Demi-cuirasse ou Contre-charge (SH-MORALE-13).
clause-SH-MORALE-18 = Les modificateurs SH-MORALE-14 à SH-MORALE-17 ne pèsent que sur l’unité chargée, non sur l’ami qui l’aide (SH-Q-53).
clause-SH-MORALE-19 = Si le test est réussi, l’unité reste, ou fait ce pour quoi elle testait : sa réaction, son ralliement, son changement de formation ou son action particulière.
clause-SH-MORALE-20 = Si un test pour pertes ou pour réagir à une charge échoue, le chef de l’unité choisit : elle reste et perd autant de points de force que les dés gardés dépassent le Cd modifié, ou elle fuit (SH-Q-67).
clause-SH-MORALE-21 = Un test manqué reste sans suite pour un ami qui voulait contre-charger ou faire un tir défensif, pour un ralliement, un changement de formation, un transfert de pertes d’artillerie et, sauf mention contraire, une action particulière.
clause-SH-MORALE-22 = Une unité paniquée manque tout test de moral sans lancer de dés et doit fuir ; elle ne peut pas choisir de rester. Seul son test de ralliement se lance comme d’ordinaire, et l’échec en est sans suite.
clause-SH-MORALE-23 = Une unité tenace, non paniquée et au-dessus de son seuil, ne fuit jamais sur un test manqué : elle subit les pertes. Là où l’échec ne vaudrait ni pertes ni fuite, il n’arrive rien.
clause-SH-MORALE-24 = Une unité dotée de Harcèlement qui manque un test parce qu’elle est chargée ou a perdu des points de force fuit toujours (SH-Q-37).
clause-SH-MORALE-25 = Une artillerie qui devrait fuir est éliminée.
clause-SH-MORALE-26 = Un test pour pertes se passe aussitôt, avant la riposte, le coup rendu dans un choc ou quoi que ce soit d’autre. Dans une mêlée, il attend que les deux adversaires aient frappé.

## Le ralliement

clause-SH-RALLY-01 = Le ralliement est une action et demande un ordre. Une unité non paniquée retrouve 2 points de force ; une unité paniquée perd sa panique.
clause-SH-RALLY-02 = Pour se rallier, une unité doit d’abord réussir un test de moral.
clause-SH-RALLY-03 = Se rallier ne rend jamais plus d’hommes qu’il n’y en avait au départ : la force initiale reste le maximum.
clause-SH-RALLY-04 = Une unité ne peut pas se rallier avec un ennemi non paniqué à 3 cases ou moins. Une unité non paniquée dans un point fortifié le peut toutefois.
clause-SH-RALLY-05 = Une unité dotée de Harcèlement se rallie sans test si aucun ennemi non paniqué n’est à moins de 5 cases (SH-Q-37).
clause-SH-RALLY-06 = Une unité paniquée qui se rallie prend, au gré de son chef, toute formation qui lui est permise là où elle se trouve, et toute orientation (SH-Q-38).
clause-SH-RALLY-07 = Un test de ralliement manqué coûte à l’unité son action, et rien d’autre.
