### Sabreur-hex, clause par clause : tir, ligne de vue, priorité de tir, enfilade, tir de riposte et tir défensif.

## Le tir

clause-SH-FIRE-01 = Seules l’infanterie et l’artillerie tirent. La cavalerie ne tire jamais.
clause-SH-FIRE-02 = Une unité qui engage un ennemi, ou qu’un ennemi engage, ne peut pas tirer. Font exception le tir défensif dans le cas de SH-FIRE-03, et l’enfilade, SH-FIRE-04.
clause-SH-FIRE-03 = Une unité peut faire un tir défensif sur celle qui charge ou donne l’assaut, bien que l’une engage désormais l’autre, si aucune n’engageait l’autre à la déclaration.
clause-SH-FIRE-04 = Une unité qui engage un ennemi sans être engagée par personne peut tirer ; un tel tir est une enfilade (SH-Q-72).
clause-SH-FIRE-05 = Si le tireur est au contact d’un ennemi, ou la cible au contact d’un ami du tireur, on ne peut tirer que sur une cible voisine du tireur.
clause-SH-FIRE-06 = Chaque tir a une cible et une seule, nommée par le chef du tireur dans les limites de la priorité de tir.
clause-SH-FIRE-07 = Une cible doit être à portée du tireur, dans son cône frontal et visible : les trois à la fois.
clause-SH-FIRE-08 = L’artillerie à cheval peut faire une marche frontale ou indirecte puis tirer, même après une marche forcée (SH-Q-42).
clause-SH-FIRE-09 = L’infanterie légère en colonne ou en tirailleurs peut faire une marche frontale ou indirecte puis tirer, mais pas après une marche forcée.
clause-SH-FIRE-10 = L’infanterie en ligne dotée de Tir contrôlé peut tirer, puis charger ou donner l’assaut.
clause-SH-FIRE-11 = Une unité qui tire puis charge ou donne l’assaut nomme avant le tir la cible unique des deux. Aucune autre unité ne peut être attaquée ce tour-ci, même si la cible fuit ; l’action s’arrête alors, sans plus (SH-Q-73).
clause-SH-FIRE-12 = Changer de formation, puis tirer : cela n’est permis qu’aux unités dotées du sens tactique.
clause-SH-FIRE-13 = Une ligne étendue peut tirer, puis tirer encore : c’est le tir double.
clause-SH-FIRE-14 = Le tir ne se combine à d’autres actions que dans les cas nommés.
clause-SH-FIRE-15 = Une unité qui perd 3 points de force ou plus d’un seul tir passe un test de moral.
clause-SH-FIRE-16 = Un carré choisit un sommet de sa case pour front, le temps d’un seul tir. Il ne tire qu’une fois par tour, d’un seul de ses côtés (SH-Q-78).
clause-SH-FIRE-17 = Dans le tir double, la ligne étendue compte comme deux demi-unités, chacune dans sa case. Elles tirent l’une après l’autre, dans l’ordre voulu par le joueur, et chacune doit remplir seule toutes les conditions du tir.
clause-SH-FIRE-18 = Dans le tir double, chaque demi-unité tire avec tous les dés de l’unité.
clause-SH-FIRE-19 = Dans le tir double, une demi-unité ne peut pas tirer si l’autre engage un ennemi ou qu’un ennemi l’engage.
clause-SH-FIRE-20 = Les deux demi-unités peuvent tirer sur la même unité si elle est une cible valable pour chacune.
clause-SH-FIRE-21 = La demi-unité qui tire en second peut ne pas tenir compte, dans la priorité de tir, de la cible de la première.
clause-SH-FIRE-22 = Hors du tir double, une ligne étendue tire une fois, de la demi-unité que choisit son chef ; il en va de même au tir défensif et au tir de riposte.

## La ligne de vue

clause-SH-LOS-01 = Une cible est visible si l’on peut tracer une ligne droite du centre de la case du tireur au centre de celle de la cible (SH-Q-70).
clause-SH-LOS-02 = La ligne de vue est coupée si elle traverse, ou touche seulement, une case où se trouve une unité quelconque, amie ou ennemie, paniquée ou non, ou bien un bois, un village, un point fortifié ou une colline.
clause-SH-LOS-03 = Ni la case du tireur ni celle de la cible ne coupent la ligne, par leur terrain pas plus que par ce qui s’y trouve.
clause-SH-LOS-04 = Une case fait obstacle dès que la ligne a un point en commun avec elle, à l’intérieur, sur un bord ou sur un sommet. Le calcul est exact, sans arrondi.
clause-SH-LOS-05 = D’une colline vers une cible qui n’est pas sur une colline, à 3 cases ou plus, les amis voisins du tireur et hors d’une colline ne coupent pas la ligne.
clause-SH-LOS-06 = Vers une cible sur une colline, d’un tireur qui n’est pas sur une colline, à 3 cases ou plus, les amis voisins du tireur et hors d’une colline ne coupent pas la ligne.
clause-SH-LOS-07 = Quand tireur et cible sont tous deux sur des collines, à 3 cases ou plus, les amis du tireur hors d’une colline ne coupent pas la ligne.
clause-SH-LOS-08 = Une colline ne permet de voir que par-dessus des amis : les unités ennemies et le terrain coupent toujours la ligne (SH-Q-71).
clause-SH-LOS-09 = Le terrain difficile, les cours d’eau, les gués, les ponts et le terrain infranchissable ne coupent pas la ligne de vue.
clause-SH-LOS-10 = Exemples : droit devant, par le sommet, à 2 cases, la ligne passe entre les deux cases de front et touche chacune : une unité dans l’une ou l’autre la coupe. À 4 cases, elle traverse la case à mi-chemin et en touche quatre autres ; à 3 cases, elle en traverse toujours deux.

## La priorité de tir

clause-SH-PRIORITY-01 = Un tireur doit tirer sur l’ennemi non paniqué le plus proche. Seules comptent les unités qui sont pour lui des cibles valables (SH-Q-68).
clause-SH-PRIORITY-02 = Si tous les ennemis non paniqués qui sont des cibles valables sont à 3 cases ou plus, la cible se choisit librement.
clause-SH-PRIORITY-03 = Entre des ennemis à égale distance, le chef du tireur choisit librement.
clause-SH-PRIORITY-04 = On ne peut tirer sur des ennemis paniqués que si SH-PRIORITY-01 n’impose aucune autre cible (SH-Q-68).
clause-SH-PRIORITY-05 = Dans le tir double, la seconde demi-unité peut laisser de côté l’unité visée par la première ; c’est alors la plus proche des cibles restantes qu’elle doit viser.
clause-SH-PRIORITY-06 = Le tir défensif et le tir de riposte ont une cible imposée : la priorité n’y joue pas.

## L’enfilade

clause-SH-ENFILADE-01 = Un tir est une enfilade quand le tireur n’est pas dans le cône frontal de la cible.
clause-SH-ENFILADE-02 = Un tir en enfilade voit son facteur de tir augmenté de 2.
clause-SH-ENFILADE-03 = Un carré ne peut jamais être pris en enfilade, une colonne fermée non plus.
clause-SH-ENFILADE-04 = Les sauvegardes de la demi-cuirasse ne valent pas contre un tir en enfilade.

## Le tir de riposte

clause-SH-RIPOSTE-01 = Une unité sur laquelle on a tiré peut, si son chef le veut et que les conditions sont remplies, riposter sur celle qui a tiré.
clause-SH-RIPOSTE-02 = Le tir de riposte vient aussitôt, après le test de moral que les pertes de ce tir ont pu causer.
clause-SH-RIPOSTE-03 = Une unité que le test de moral causé par le tir fait fuir ne peut pas riposter.
clause-SH-RIPOSTE-04 = Le tir de riposte demande portée, cône frontal et visibilité, comme tout autre tir.
clause-SH-RIPOSTE-05 = Seules peuvent riposter l’artillerie et l’infanterie en ligne, en ligne étendue ou en tirailleurs.
clause-SH-RIPOSTE-06 = Une unité riposte une fois par tour au plus.
clause-SH-RIPOSTE-07 = Une pièce régimentaire peut riposter quand on tire sur une unité d’infanterie amie voisine. Le tireur peut alors subir deux ripostes, celle de sa cible et celle de la pièce (SH-Q-69).
clause-SH-RIPOSTE-08 = Ne ripostent pas les unités dotées de Bombarde, d’Arme à feu obsolète ou de Guerrier, les unités paniquées ou débordées, ni celles qui engagent un ennemi ou sont engagées.
clause-SH-RIPOSTE-09 = Le tir de riposte se règle comme tout tir, avec sauvegardes, pertes et test de moral. On n’y riposte jamais, pas plus qu’au tir défensif (SH-Q-69).

## Le tir défensif

clause-SH-DEFFIRE-01 = Le tir défensif est une réaction de l’infanterie ou de l’artillerie à une charge ou à un assaut. Il vise l’attaquant.
clause-SH-DEFFIRE-02 = La cible de l’attaque et un de ses amis peuvent faire un tir défensif.
clause-SH-DEFFIRE-03 = Le tir défensif se fait bien que l’attaquant soit déjà au contact : il représente les coups tirés pendant l’approche.
clause-SH-DEFFIRE-04 = Un ami peut faire un tir défensif s’il est voisin de la cible, s’il n’engage pas d’autre ennemi que l’attaquant ni n’est engagé par un autre, et si l’attaquant est pour lui une cible valable en portée, cône et vue (SH-Q-52).
clause-SH-DEFFIRE-05 = L’attaquant étant au contact de sa cible, l’ami qui fait un tir défensif doit être voisin de l’attaquant.
clause-SH-DEFFIRE-06 = Un ami qui veut faire un tir défensif passe aussitôt un test de moral. S’il échoue, il ne tire pas, et il n’en résulte rien d’autre.
clause-SH-DEFFIRE-07 = Le tir de l’ami vient après que la cible a accompli sa propre réaction.
clause-SH-DEFFIRE-08 = Un attaquant qui perd 3 points de force ou plus d’un tir défensif passe un test de moral ; chaque tir défensif peut en causer un. Les pertes trop faibles pour un test s’ajoutent (SH-MORALE-04).
clause-SH-DEFFIRE-09 = Si l’attaquant manque un test de moral causé par un tir défensif, sa charge ou son assaut s’arrête et il ne peut pas attaquer ; s’il le réussit, l’attaque continue.
clause-SH-DEFFIRE-10 = Le tir défensif peut se répéter autant qu’il le faut dans un tour. Seul le carré ne tire qu’une fois par tour, et une ligne étendue ne fait qu’un tir chaque fois.
clause-SH-DEFFIRE-11 = Ne font pas de tir défensif les unités dotées de Bombarde, d’Arme à feu obsolète ou de Guerrier, ni les unités paniquées ou débordées.
clause-SH-DEFFIRE-12 = La cible elle-même ne tire en défense que sur un attaquant dans son cône frontal, un carré choisissant son front ; la distance est celle du moment, 1 case (SH-Q-56).
