### Sabreur-hex, clause par clause : les formations, les facteurs de combat et de tir.

## Les formations

clause-SH-FORM-01 = L’infanterie de ligne se tient en ligne, en colonne ou en carré ; avec la compétence voulue, en colonne fermée ou en ligne étendue ; paniquée, en horde.
clause-SH-FORM-02 = L’infanterie légère se tient en ligne, en colonne ou en carré ; en tirailleurs seulement avec Tirailleur ou Ordre lâche ; paniquée, en horde.
clause-SH-FORM-03 = Une unité paniquée est toujours en horde, et seules les unités paniquées le sont.
clause-SH-FORM-04 = La cavalerie et l’artillerie ne changent jamais de formation. Seule exception : la cavalerie paniquée est en horde.
clause-SH-FORM-05 = Une unité dotée d’Ordre lâche est toujours en tirailleurs, ou en horde si elle est paniquée.
clause-SH-FORM-06 = La colonne fermée est réservée aux unités dotées de Gros bataillon. Elle compte en tout comme un carré, sauf pour la façon d’y passer, la distance à laquelle elle répond à une charge, et ses facteurs (SH-FORM-07 à SH-FORM-09).
clause-SH-FORM-07 = Seule une unité en colonne peut former la colonne fermée.
clause-SH-FORM-08 = Contre une charge de cavalerie, la colonne fermée peut se former si la charge a été déclarée à 2 cases ou plus ; le carré en demande 3 ou plus (SH-Q-22).
clause-SH-FORM-09 = Une colonne fermée a un facteur de combat de 2 et un facteur de tir de 2, quand un carré a 3 et 3.
clause-SH-FORM-10 = La ligne étendue est réservée aux unités dotées d’Ordre linéaire. Elle compte en tout comme une ligne, sauf pour ses deux cases et sa façon de tourner, de se former, de tirer deux fois, de souffrir et de tester (SH-FORM-11 à SH-FORM-15).
clause-SH-FORM-11 = Une ligne étendue occupe deux cases voisines, une demi-unité dans chacune, côte à côte et de même orientation : chaque case est case de flanc de l’autre. Sa force n’est pas partagée. Avec des figurines, 2 socles ou 4 figurines seules font une demi-unité (SH-Q-05).
clause-SH-FORM-12 = On ne passe pas en ligne étendue depuis le carré ou la colonne fermée, et une ligne étendue ne peut pas former le carré.
clause-SH-FORM-13 = Une ligne étendue peut tirer deux fois à son tour, une fois par demi-unité, mais elle ne fait qu’un tir défensif et qu’un tir de riposte.
clause-SH-FORM-14 = Au corps à corps, chaque touche obtenue avec un 6 contre une ligne étendue lui coûte 2 points de force.
clause-SH-FORM-15 = Une ligne étendue qui teste pour réagir à une charge lance 3D6 et écarte le plus bas, quelles que soient sa qualité et les unités d’élite voisines (SH-Q-24).
clause-SH-FORM-16 = Dans un tour, une unité manœuvre ou change de formation, mais pas les deux. L’infanterie en colonne fait exception (SH-FORM-17).
clause-SH-FORM-17 = L’infanterie en colonne peut d’abord manœuvrer, puis changer de formation ; ce changement coûte alors 1 case de son mouvement.
clause-SH-FORM-18 = On ne forme pas le carré dans un bois, un village, un point fortifié ou un terrain difficile.
clause-SH-FORM-19 = Une unité en tirailleurs ou en ligne étendue ne peut pas former le carré.
clause-SH-FORM-20 = Une unité irrégulière ne peut pas former le carré. Cette interdiction et celle de SH-FORM-18 valent aussi pour la colonne fermée (SH-Q-23).
clause-SH-FORM-21 = Si un ennemi non paniqué est à 3 cases ou moins, une unité doit réussir un test de moral juste avant de changer de formation.
clause-SH-FORM-22 = Une unité dotée du sens tactique ne teste, avant de changer de formation, qu’avec un ennemi non paniqué à 2 cases ou moins, au lieu de 3 (SH-Q-25).
clause-SH-FORM-23 = Une unité qui manque son test pour changer de formation (SH-FORM-21) garde la sienne, et son action est dépensée ; il n’en résulte rien d’autre.
clause-SH-FORM-24 = Une unité qui change de formation garde sa case. Une ligne qui s’étend garde la sienne et y ajoute une case de flanc ; une ligne étendue qui se resserre garde celle de ses deux cases que veut son chef.
clause-SH-FORM-25 = Une unité au contact d’un ennemi ne peut pas changer de formation.
clause-SH-FORM-26 = Un changement de formation qui mettrait l’unité au contact d’un ennemi est interdit.
clause-SH-FORM-27 = Le contact de l’ennemi n’empêche ni de former le carré ou la colonne fermée en réaction à une charge, ni de tomber en horde par panique.
clause-SH-FORM-28 = Une unité qui change de formation garde son orientation. Seule celle qui quitte le carré ou la colonne fermée en choisit une (SH-Q-85, SH-GAP-16).

## Facteur de combat et facteur de tir

clause-SH-FACTOR-01 = Une unité lance au combat autant de dés que son facteur de combat, et au tir autant que son facteur de tir. Les valeurs de base sont au tableau T1.
clause-SH-FACTOR-02 = Au tir, chaque dé qui montre 5 ou 6 est une touche, et chaque touche coûte à la cible 1 point de force.
clause-SH-FACTOR-03 = Au corps à corps, chaque dé qui montre 4, 5 ou 6 est une touche, et chaque touche coûte à l’ennemi 1 point de force.
clause-SH-FACTOR-04 = Au corps à corps contre une unité paniquée, chaque touche obtenue avec un 6 lui coûte 2 points de force.
clause-SH-FACTOR-05 = Chaque touche obtenue avec un 6 au tir contre une cavalerie féodale lui coûte 2 points de force.
clause-SH-FACTOR-06 = Au corps à corps contre une ligne étendue, chaque touche obtenue avec un 6 lui coûte 2 points de force.
clause-SH-FACTOR-07 = L’infanterie en colonne qui charge double son facteur de combat, d’aussi près qu’elle parte.
clause-SH-FACTOR-08 = La cavalerie qui charge double son facteur de combat si sa cible était à 3 cases ou plus à la déclaration et n’est pas en carré.
clause-SH-FACTOR-09 = Une contre-charge ôte son doublement à l’unité qui charge, et n’en a jamais elle-même (SH-Q-28).
clause-SH-FACTOR-10 = Une unité qui charge en étant débordée n’a pas de doublement.
clause-SH-FACTOR-11 = Une charge n’est doublée que si tout son chemin et sa cible sont en terrain dégagé ; une colline est un terrain dégagé (SH-Q-74).
clause-SH-FACTOR-12 = Une charge n’est pas doublée si, le mouvement fait, une rivière, un gué ou un pont sépare l’unité de sa cible.
clause-SH-FACTOR-13 = Un assaut n’est jamais doublé : le facteur de combat y reste ce qu’il est.
clause-SH-FACTOR-14 = L’attaque au bout d’une poursuite garde le doublement de la charge. La distance est celle de la charge ; cible, chemin, eau et débordement se jugent à nouveau (SH-Q-83).
clause-SH-FACTOR-15 = Dans un choc, l’unité chargée lance 1 dé de moins par point de force perdu dans cette charge : à l’attaque, à son test de réaction manqué et au test manqué que ces pertes ont causé. À 0 ou moins, elle n’en lance aucun.
clause-SH-FACTOR-16 = Contre une unité dans un bois, un village ou un point fortifié, aucune unité n’a plus de 3 dés, au combat comme au tir (SH-Q-29).
clause-SH-FACTOR-17 = L’infanterie dans un bois, un village, un point fortifié ou un terrain difficile n’a pas plus de 3 dés, au combat comme au tir.
clause-SH-FACTOR-18 = L’artillerie ou la cavalerie dans un bois, un village, un point fortifié ou un terrain difficile n’a pas plus de 1 dé, au combat comme au tir.
clause-SH-FACTOR-19 = La cavalerie légère dotée de Lancier a un facteur de combat de 3 quand elle charge, de 2 sinon.
clause-SH-FACTOR-20 = Le facteur de tir gagne 1 si la cible est à la moitié de la portée au plus : 5 cases pour une portée de 10, 3 pour 7, 2 pour 5 ou 4, 1 pour 3 ou 2, et jamais pour une portée de 1.
clause-SH-FACTOR-21 = L’artillerie qui tire sur un carré ou une colonne fermée a +2 au facteur de tir.
clause-SH-FACTOR-22 = Un tir en enfilade a +2 au facteur de tir (SH-ENFILADE-01).
clause-SH-FACTOR-23 = L’infanterie en ligne dotée de Tir contrôlé a +4 au facteur de tir dans le tir défensif.
clause-SH-FACTOR-24 = L’artillerie a +4 au facteur de tir dans le tir défensif.
clause-SH-FACTOR-25 = Une unité démoralisée a −2 au facteur de tir. Son facteur de combat n’en souffre pas.
clause-SH-FACTOR-26 = Une unité débordée a un facteur de combat de 1 au plus et ne peut pas tirer (SH-OUTFLANK-03, SH-OUTFLANK-04).
clause-SH-FACTOR-27 = Une unité paniquée a toujours un facteur de combat de 0 et un facteur de tir de 0.
clause-SH-FACTOR-28 = De plusieurs plafonds, le plus sévère compte, et aucun bonus n’élève un facteur au-dessus d’un plafond.
clause-SH-FACTOR-29 = Un facteur se calcule dans cet ordre : valeur de base avec les effets des compétences, doublement, additions et soustractions, puis le plafond applicable le plus bas, et jamais moins de 0 (SH-Q-27).
