### Escarmouche, clause par clause : géométrie, exemples, décisions, et ce que le livre laisse ouvert. Tout cela est de notre cru.

## Géométrie

clause-SK-GEO-01 = Les longueurs sont des centièmes de millimètre entiers, les orientations des centièmes de degré entiers, dans le sens horaire depuis le haut de la table. Les allures s'arrondissent vers le bas, les coûts vers le haut, les distances au plus près. Les limites sont exactes : 20,00 cm est à courte portée, 20,001 à moyenne. Un socle est un disque de 2 cm à pied et de 5 cm à cheval, et les distances vont de bord à bord. À 0,1 mm ou moins, deux socles se touchent.
clause-SK-GEO-02 = Une unité en ordre serré est un rectangle de files et de rangs de 2 cm, placé par le milieu de son bord avant. Les figurines se suivent par numéro depuis la gauche du premier rang, un dernier rang incomplet au milieu. Une colonne de marche a 1 ou 2 files et au moins 2 rangs, une ligne 1 ou 2 rangs. Le reste est une colonne large.
clause-SK-GEO-03 = En ordre serré on se déplace par traits droits, sans changer de front. Jusqu'à 45° du front, un trait a l'allure de marche ; au-delà, 8 cm. Les parts des allures font 1 au plus. Le terrain balayé doit être facile et libre.
clause-SK-GEO-04 = On pivote de 90° ou de 180° sur place : les figurines tournent, le rectangle reste. Après un quart de tour, files et rangs ont échangé leurs places.
clause-SK-GEO-05 = En tirailleurs, chaque paire est à plus de 4 cm de toute autre figurine amie.
clause-SK-GEO-06 = Des figurines amies vont ensemble à 4,00 cm ou moins, 5,00 si l'une est à cheval. Un ensemble d'une ou deux à pied, d'un cavalier, ou d'un cavalier et d'un homme à pied, est isolé. Tout autre est un groupe.
clause-SK-GEO-07 = La portée part du milieu du bord avant en ordre serré. Sinon elle part du bord du tireur le plus proche du milieu de tous, ou du tireur unique. Elle va au bord le plus proche des figurines de la cible. Jusqu'à 20 cm elle est courte, 40 moyenne, 60 longue.
clause-SK-GEO-08 = La portée de voix est de 20 cm, du socle du gradé à la figurine la plus proche de l'unité. On la mesure au début du tour, et de nouveau là où SK-Q-11 le dit.
clause-SK-GEO-09 = Un tirailleur est devant une masse si la ligne de tir vers le bord le plus proche de celle-ci passe à 4 cm au plus du milieu de son socle, et s'il est plus près qu'elle. Un seul suffit à faire écran, s'il est d'une unité en tirailleurs du camp de la masse. La masse est le groupe ou l'unité le plus proche qu'il couvre.
clause-SK-GEO-10 = Un recul est un mouvement entier d'ordre lâche, tout droit, les figurines gardant leurs places. De 72 directions on prend celle qui finit le plus loin de l'ennemi le plus proche. Une autre derrière un ami formé lui est préférée si elle vaut 95 % de cette distance. À égalité, le joueur choisit.
clause-SK-GEO-11 = Il n'y a pas de conversion. L'ordre serré change de front par quarts de tour et demi-tours, ou en se reformant.
clause-SK-GEO-12 = Pour former une unité il faut une place, un front et une formation. Chaque figurine va tout droit à sa place, pas plus loin qu'un mouvement d'ordre lâche. Les tirailleurs forment une rangée de paires à 4,5 cm, l'homme impair à droite.
clause-SK-GEO-13 = Ordre lâche et tirailleurs se déplacent d'un bloc, ou figurine par figurine ; les paires de tirailleurs restent ensemble. Chaque chemin est droit ou contourne les obstacles. On passe entre des amis sans finir dessus. Les figurines font face comme on l'ordonne, sans coût.
clause-SK-GEO-14 = Tout mouvement autre qu'un assaut ou un refus finit à 1 mm au moins de chaque figurine ennemie. Un assaut déplace toute l'unité et touche une figurine de l'unité nommée. Le contact dure jusqu'à ce qu'un recul, un refus ou les joueurs y mettent fin.

## Le tir, pas à pas

clause-SK-ALG-01 = Un dé par tireur chargé, immobile et qui voit la cible. Les dés d'une unité sur une cible font un seul jet. Une unité qui partage son feu fait un jet par cible. Une salve ne se partage pas.
clause-SK-ALG-02 = Le modificateur est de −1 pour la classe 2 et les autochtones, de −1 pour la ligne et pour deux grenadiers ou plus contre des tirailleurs ou des isolés, jamais moins. Une salve demande l'ordre serré ou un abri, un gradé, trois tireurs et un groupe pour cible. Ligne et recrues sont en désordre sans gradé, en tirailleurs, ni formées ni à l'abri, ou en colonne C.
clause-SK-ALG-03 = Un dé compte sa face. Avec la règle des plusieurs 6, les 1er, 2e et 3e six naturels comptent 6, 7 et 8. Puis on ajoute le modificateur à chacun.
clause-SK-ALG-04 = Il faut 5, 6 ou 7 selon la portée, 1 de plus à longue portée contre une cuirasse. Chaque dé qui l'atteint touche.
clause-SK-ALG-05 = Le tir d'élite d'une unité augmente une valeur de 1, une qui touche alors s'il y en a. Celui d'un tireur ajoute 1, ou choisit la figurine.
clause-SK-ALG-06 = Avec un écran, les mêmes dés naturels comptent deux fois : contre l'écran, et contre la masse comme si elle était seule. L'écran prend ses touches, la masse ce qu'elle aurait perdu au-delà.
clause-SK-ALG-07 = Les figurines les plus proches sont touchées d'abord. Un tireur d'élite seul peut choisir.
clause-SK-TAB-03 = La table des capacités telle que le programme l'emploie : pour chaque ligne et colonne, le modificateur, si plusieurs 6 comptent, et le tir d'élite.

## Exemples

clause-SK-EX-01 = De la ligne de classe 3 tire une salve sur des tirailleurs devant une masse, tous à moyenne portée, et obtient trois 6 : 6, 7, 8. Les tirailleurs, à −1, perdent 2 ; la masse aurait perdu 3 et perd 1.
clause-SK-EX-02 = La classe 2, sur un ennemi à découvert, touche à 6 jusqu'à 20 cm, à 7 jusqu'à 40, à 8 jusqu'à 60.
clause-SK-EX-03 = Un grenadier et un voltigeur d'élite, tous deux de classe 4, à pied et sans cuirasse, se touchent en même temps : le voltigeur tombe.
clause-SK-EX-04 = Isolés : 1 ou 2 hommes à pied à plus de 4 cm des autres, un cavalier à plus de 5 cm, un cavalier avec un homme à pied. Un groupe : deux cavaliers, ou trois hommes à pied.
clause-SK-EX-05 = Sabre contre baïonnette, à pied : la longueur ne compte qu'au premier tour de mêlée.
clause-SK-EX-06 = Un officier avec une carabine de Versailles compte pour un dé ordinaire dans une salve. S'il tire seul, il use de son arme.
clause-SK-EX-07 = Une salve de ligne sur un groupe fait 6 6 5 3, qui comptent 6 7 5 3 : 3 touches à courte portée, 2 à moyenne, 1 à longue.
clause-SK-EX-08 = Les mêmes dés sans gradé comptent 6 6 5 3 : 2 touches à moyenne portée, aucune à longue.
clause-SK-EX-09 = Une salve de recrues sur un groupe fait 6 6 6 2, qui comptent 5 6 7 1 : 3 touches à courte portée, 2 à moyenne, 1 à longue.
clause-SK-EX-10 = Des recrues en désordre ne touchent pas au-delà de la courte portée, et là seulement sur un 6 naturel.
clause-SK-EX-11 = Une salve de grenadiers à courte portée fait 4 3 2 : rien. Le tir d'élite élève le 4, qui touche. Une deuxième unité de ce joueur n'a pas de tir d'élite ce tour-ci.
clause-SK-EX-12 = Un grenadier sur un ennemi isolé n'a pas de −1. Deux l'ont chacun.
clause-SK-EX-13 = Un tireur d'élite seul à longue portée touche sur un 6 naturel et +1. Un soldat de ligne seul ne peut pas toucher.
clause-SK-EX-14 = De la ligne à longue portée sur un cuirassier a besoin de 8, donc de trois 6.
clause-SK-EX-15 = Des chasseurs en tirailleurs sur des tirailleurs, à moyenne portée, font 6 5 : 1 touche. De la ligne en tirailleurs n'en aurait aucune.
clause-SK-EX-16 = Ligne en tirailleurs, première perte, moral 3 : un 2 réussit, un 3 seulement avec un supérieur non concerné à 20 cm, un 4 échoue. Avec un musicien un 3 réussit.
clause-SK-EX-17 = Une colonne de marche fait 16 cm, pas 16,01 ; une ligne 12 ; une ligne à l'assaut qui fait 4 au dé, 16 ; de côté à 60°, 8.
clause-SK-EX-18 = La classe 2 en ordre serré ne peut pas pivoter puis tirer. La classe 3 le peut. La classe 3 ne peut pas faire 6 cm, pivoter et en faire 6.
clause-SK-EX-19 = Des guérilleros ne tirent pas de salve. Des Chouans menés au contact par un prêtre à 20 cm n'ont pas de −1 au premier tour, et −1 dès le deuxième.
clause-SK-EX-20 = Une unité qui tire au tour 1 et recharge sans bouger au tour 2 peut tirer au tour 3.
clause-SK-EX-21 = 8 fusils de ligne en ordre serré sur un groupe, le gradé à 19,99 cm : une salve. À 20,01 cm : désordre, pas de salve.
clause-SK-EX-22 = 20,00 cm est à courte portée, 20,001 cm à moyenne.
clause-SK-EX-23 = Deux hommes qui se touchent et un troisième à 4,00 cm font un groupe de trois. À 4,001 cm, tous trois sont isolés.
clause-SK-EX-24 = Une ligne en ordre serré fait 12,00 cm vers l'avant, pas 12,001. À 45,00° de son front, c'est encore l'avant ; à 45,01°, 8 cm au plus.
clause-SK-EX-25 = Une ligne en ordre serré fait 6 cm devant et 4 cm de côté : une moitié et une moitié.
clause-SK-EX-26 = Des voltigeurs d'élite en ordre lâche à découvert n'ont pas de tir d'élite isolé sur un groupe. Sur des tirailleurs, ils l'ont.
clause-SK-EX-27 = Une ligne de 10 sur 2 rangs face au nord fait un quart de tour à droite : elle est face à l'est, 2 files et 5 rangs sur le même terrain, en colonne de marche.
clause-SK-EX-28 = Une salve de ligne de 8 sur de la ligne en tirailleurs devant une masse, le tout à moyenne portée, fait 6 6 6 5 4 3 1 1 : 2 touches sur l'écran, 3 sur la masse, qui perd 1.
clause-SK-EX-29 = 6 de ligne en tirailleurs derrière un muret solide avec un gradé tirent par salve, en colonne D. À découvert, ils sont en colonne E et en désordre. 6 grenadiers derrière ont le tir d'élite. 6 voltigeurs d'élite y tirent sans gradé en colonne E, avec le tir d'élite.
clause-SK-EX-30 = 5 chasseurs en ordre lâche à découvert, sur un groupe à 50 cm, font 6 6 4 3 2, qui comptent 6 7 4 3 2 : 1 touche, avec ou sans gradé. Avec la variante de l'infanterie légère, aucune.
clause-SK-EX-31 = Un tireur dont le milieu est à 35,5 cm de celui de la figurine visée, tous deux à pied : la portée est de 33,5 cm, moyenne.

## Décisions

clause-SK-Q-01 = Que compte un quatrième 6 ? Décision : on continue, 9, 10 et ainsi de suite.
clause-SK-Q-02 = À quelle portée sont 20 ou 40 cm tout juste ? Décision : à la plus courte.
clause-SK-Q-03 = La cuirasse ne compte-t-elle qu'à longue portée, où elle est imprimée ? Décision : oui. Pour les autres portées, les joueurs peuvent en décider autrement.
clause-SK-Q-04 = Un 5 élevé à 6 par le tir d'élite est-il un 6 naturel ? Décision : non. Mais un 6 naturel élevé à 7 touche là où il faut 7.
clause-SK-Q-05 = L'infanterie légère de classe 3 en ordre lâche est-elle en désordre contre un groupe, comme le dit une case et non le texte ? Décision : non. Une variante joue la case à découvert.
clause-SK-Q-06 = Les voltigeurs d'élite en tirailleurs sans gradé ont-ils le tir d'élite ? Décision : oui, leur ligne le donne.
clause-SK-Q-07 = Le désordre s'ajoute-t-il au −1 de la colonne B ? Décision : oui, c'est un état, qui vaut pour tout tir.
clause-SK-Q-08 = Quelles troupes ne sont pas en désordre sans gradé ? Décision : grenadiers, voltigeurs d'élite et infanterie légère.
clause-SK-Q-09 = De quelles figurines un isolé est-il loin ? Décision : des amies.
clause-SK-Q-10 = La masse derrière un écran subit-elle la différence, ou peut-elle seulement ? Décision : elle la subit. Une variante laisse le choix au joueur qui tire.
clause-SK-Q-11 = Quand mesure-t-on la portée de voix ? Décision : le début du tour décide du désordre. Une salve demande en plus un gradé à portée au moment du tir, sinon elle est en colonne C.
clause-SK-Q-12 = La colonne de marche ajoute-t-elle le dé de l'assaut ? Décision : non, la colonne large et la ligne seules ; une variante le donne à toutes. De côté et à reculons, personne ne l'ajoute. On le jette après les réponses et avant le mouvement. S'il est trop court, l'unité va droit vers sa cible aussi loin qu'elle peut.
clause-SK-Q-13 = Qui passe le test moral, et comment ? Décision : un D6 pour l'unité. Un supérieur qui en fait partie passe le sien d'abord, tout autre n'est pas concerné.
clause-SK-Q-14 = À quoi s'ajoute le +1 du musicien ? Décision : à la valeur de moral, pas au dé.
clause-SK-Q-15 = Le test moral se passe-t-il une fois par partie ? Décision : une fois par déploiement en tirailleurs.
clause-SK-Q-16 = Les grenadiers en tirailleurs sont-ils en désordre, et testent-ils ? Décision : ni l'un ni l'autre.
clause-SK-Q-17 = Un muret solide vaut-il une construction ? Décision : oui, comme une redoute.
clause-SK-Q-18 = Quelles troupes sont l'infanterie légère de SK-SKT-01 ? Décision : voltigeurs d'élite, chasseurs et voltigeurs.
clause-SK-Q-19 = Le −1 des autochtones s'ajoute-t-il à celui contre des isolés ? Décision : non.
clause-SK-Q-20 = Combien font une salve ? Décision : 3 tireurs.
clause-SK-Q-21 = Que devient l'ordre serré en désordre qui se déplace ? Décision : il est en ordre lâche dès ce mouvement.
clause-SK-Q-22 = Jusqu'où va une unité qui refuse le contact ? Décision : un mouvement entier d'ordre lâche, aussitôt, dans le tour de l'ennemi.
clause-SK-Q-23 = Quelle est la longueur des armes ? Décision : le fusil à baïonnette dépasse le sabre, qui dépasse l'arme courte.
clause-SK-Q-24 = Une salve de ligne sur des tirailleurs perd-elle la règle des plusieurs 6 ? Décision : non, l'exemple du livre en décide. Elle a −1.
clause-SK-Q-25 = Quelle ligne ont les guerriers autochtones ? Décision : celle des guérilleros pour la situation et le désordre, leur classe pour le moral et la mêlée, et −1 une seule fois. Ils peuvent tirer avant ou après leur mouvement.
clause-SK-Q-26 = Qui est instruit pour l'ordre serré ? Décision : tous, sauf guérilleros et autochtones.
clause-SK-Q-27 = Les tirailleurs testent au début du tour où le contact aura lieu, ce que personne ne sait encore. Décision : l'ordre serré à pied annonce son assaut, et ils répondent alors. S'ils refusent, ils partent et l'assaut continue. S'ils réussissent, ils attendent en ordre lâche. S'ils échouent, ils restent en tirailleurs, en désordre, et reculent au début du tour suivant.
clause-SK-Q-28 = Qu'est-ce qu'une cible isolée en partie seulement ? Décision : l'ensemble de la figurine la plus proche des tireurs en décide, et perd d'abord. Les tirailleurs comptent en bloc.
clause-SK-Q-29 = Le tir d'élite isolé des voltigeurs vaut-il en colonne C, qui dit « normal » ? Décision : en B, D et E seulement. Un tireur d'élite l'a partout.
clause-SK-Q-30 = Que fait une unité dans son tour ? Décision : se déplacer, tirer, recharger, se former ou donner l'assaut, une seule de ces choses. Les classes 3 et plus peuvent en plus pivoter une fois, sauf si elles se forment ou donnent l'assaut. En ordre lâche ou en tirailleurs, chaque figurine peut faire autre chose.
clause-SK-Q-31 = Comment recharge-t-on ? Décision : chaque figurine est chargée ou non, et commence chargée. Elle recharge dans un tour où elle ne fait que cela et pivoter, et peut tirer au suivant.
clause-SK-Q-32 = Qui est à l'abri ? Décision : des tireurs tous dans une construction ou une redoute, ou à 2 cm au plus derrière un muret solide entre eux et la cible.
clause-SK-Q-33 = Des voltigeurs d'élite à l'abri sans gradé ont-ils le tir d'élite sur un groupe ? Décision : non, c'est la colonne C.
clause-SK-Q-34 = Comment cesse le désordre ? Décision : celui du manque de gradé se décide à chaque tour. Celui des tirailleurs cesse avec eux.
clause-SK-Q-35 = Peut-on tirer sur la masse derrière un écran ? Décision : l'écran est la cible, quel que soit le nom donné. Un dé élevé par le tir d'élite l'est contre les deux.
clause-SK-Q-36 = Que sont un ou deux tireurs en ordre serré ? Décision : la colonne C.
clause-SK-Q-37 = Et si l'on ne voit que quelques figurines de la cible ? Décision : elles seules sont touchées, les plus proches d'abord. Les touches en trop sont perdues.
clause-SK-Q-38 = Qu'est-ce qu'une unité à l'abri et en tirailleurs ? Décision : pour son tir elle compte en ordre lâche, et peut donc tirer par salve. Les voltigeurs d'élite gardent la colonne E. Pour le reste elle est en tirailleurs.

## Ce que le livre laisse ouvert

clause-SK-GAP-01 = Le tour. Il commence par les gradés, le désordre et les reculs. Puis le premier camp agit avec toutes ses unités, puis l'autre. Le scénario dit qui joue en premier ; une variante laisse les dés en décider à chaque tour.
clause-SK-GAP-02 = Ordre lâche et tirailleurs font 16 cm, la moitié en terrain difficile.
clause-SK-GAP-03 = Une touche met une figurine hors de combat. Sous un couvert dur, 4 ou plus la sauve ; sous un couvert léger, 5.
clause-SK-GAP-04 = Un mousqueton a des portées de 15, 30 et 45 cm, et tire pour le reste comme un fusil.
clause-SK-GAP-05 = On voit en ligne droite, que coupent bois, constructions, collines plus hautes que les deux bouts et unités en ordre serré. L'ordre serré voit jusqu'à 45° de part et d'autre de son front, les autres tout autour.
clause-SK-GAP-06 = La mêlée est réglée par les joueurs. Ce que le livre en dit leur est montré.
clause-SK-GAP-07 = En ordre serré, les deux premiers rangs tirent. Sinon, toute figurine qui voit la cible. Les gradés ne tirent que sur ordre.
clause-SK-GAP-08 = Sauf les autochtones, personne ne tire dans un tour où il se déplace.
clause-SK-GAP-09 = Les ordres habituels : gendarmes et ligne royaliste en ordre serré, voltigeurs réglés en tirailleurs, Chouans en ordre lâche.
clause-SK-GAP-10 = Se former et se déployer est l'action d'un tour. L'ordre serré demande un gradé à portée de voix.
clause-SK-GAP-11 = Ce qu'un scénario peut changer : l'infanterie légère en ordre lâche, le dé de l'assaut, l'écran, qui joue en premier, et l'emploi de la table des capacités.
clause-SK-GAP-12 = Victoire, et combats sans arbitre. Un camp qui a perdu sa part de figurines, la moitié sauf avis du scénario, lâche pied et perd. Après le dernier tour les points décident : 1 par figurine ennemie, 3 par gradé, et les objectifs. En combats simples, une touche met hors de combat, sauf qu'un abri sauve à 5 ou 6. En mêlée, on jette un dé par paire : +1 par classe de mieux, +1 pour l'assaut, −1 en désordre, −1 isolé, +1 par aide jusqu'à 2. Les figurines en surnombre de l'un ou l'autre camp aident. Le moindre tombe ; à égalité personne, sauf si une arme ou un grenadier décide (SK-WPN-01, SK-ELI-04). Dans le camp qui perd plus, les unités touchées passent un test. Si personne ne tombe, les deux camps reculent d'un socle.

## Ce que règlent les joueurs

clause-SK-UMP-01 = Si un gradé peut commander ces soldats.
clause-SK-UMP-02 = Ce qui se voit, ce qui couvre, quel terrain est facile.
clause-SK-UMP-03 = L'effet des touches : on jette les sauvegardes et l'on retire les pertes.
clause-SK-UMP-04 = La mêlée : on la joue avec les modificateurs montrés, on retire les pertes, des unités reculent.
clause-SK-UMP-05 = Où une unité recule ou se dérobe, si l'endroit proposé est contesté.
clause-SK-UMP-06 = Mousquetons, autochtones et personnages spéciaux : d'autres portées, un modificateur pour un tir.
clause-SK-UMP-07 = Former ou déployer une unité quand les règles ne le permettent pas.

## Le déroulement d'un tour et d'un tir

clause-SK-STEP-01 = Le tour commence. Portée de voix et désordre sont fixés pour toutes les unités, puis les reculs se font, ceux du premier camp d'abord.
clause-SK-STEP-02 = Un joueur nomme l'unité ou la figurine qui tire, et sa cible.
clause-SK-STEP-03 = La portée, la colonne, le modificateur, les plusieurs 6 et le nombre de dés sont montrés avant que le tir soit confirmé.
clause-SK-STEP-04 = Les dés sont jetés et montrés, avec ce que chacun compte.
clause-SK-STEP-05 = Le tir d'élite, s'il peut encore servir et change les touches.
clause-SK-STEP-06 = Les touches, la différence d'un écran, les pertes.
clause-SK-STEP-07 = Le test moral de la ligne ou des recrues en tirailleurs, à leur première perte.
clause-SK-STEP-08 = Les tireurs n'ont plus l'arme chargée, et le tour continue.

## Ce qui est demandé aux joueurs

clause-SK-ASK-01 = Après les dés d'une unité qui a le tir d'élite, s'il ajoute une touche : l'employer, ou le garder pour une autre unité.
clause-SK-ASK-02 = Un tireur seul qui a le tir d'élite et dont l'ordre ne dit rien : +1, une figurine à viser, ou un tir normal.
clause-SK-ASK-03 = Des tirailleurs sur le chemin d'un assaut : refuser le contact, ou tester et tenir.
clause-SK-ASK-04 = Où reculer, entre des endroits également loin de l'ennemi.
clause-SK-ASK-05 = Des figurines en ordre serré touchées ailleurs que de front : faire face, ou rester en rangs.
clause-SK-ASK-06 = Avec la variante : si la masse derrière un écran subit la différence.
