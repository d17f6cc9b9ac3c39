### Bataille fantastique, clause par clause : géométrie, exemples, interprétations, lacunes, décisions, ordre du jeu, questions.

## Géométrie (la nôtre)

clause-FB-GEO-01 = Les positions se mesurent depuis le coin inférieur gauche, les directions dans le sens horaire depuis le haut. Tout se calcule en centièmes de millimètre et de degré. Les moitiés s'arrondissent vers le bas, les coûts vers le haut. Deux socles se touchent à 0,1 mm ou moins. Les limites sont exactes : 10,00 mm font 1 cm, pas 9,99.
clause-FB-GEO-02 = Un socle mesure 40 × 20 mm. Son front est le grand côté, ou le petit pour les troupes de choc. Une unité a trois socles, sauf avis contraire du scénario.
clause-FB-GEO-03 = Deux socles sont en contact par un bord si des bords parallèles se recouvrent sur plus d'un demi-millimètre, par un coin s'ils se touchent autrement.
clause-FB-GEO-04 = Une ligne : tous regardent du même côté, chacun est à une largeur de front du suivant, et ils se touchent. Une colonne : chacun est à une profondeur du suivant, et ils se touchent. Le contact par un coin suffit. Un seul socle est en ligne.
clause-FB-GEO-05 = Une étape coûte la plus grande distance droite parcourue par un coin du socle. Les étapes s'ajoutent. Un quart de tour sur place coûte 31,63 mm, un demi-tour 44,73.
clause-FB-GEO-06 = Un chemin est libre si un disque de 20 mm y passe. À l'arrivée, tout le socle doit avoir sa place. On ne touche que les ennemis chargés. Le bot cherche un ordre dans lequel tous les socles peuvent aller.
clause-FB-GEO-07 = Des rayons à 45° depuis les coins d'une unité divisent la table en front, arrière et deux flancs. La zone qui contient le plus de l'assaillant compte ; à 1 mm² près, un dé décide.
clause-FB-GEO-08 = La ligne entre les points les plus proches est la direction de fuite. Si le premier socle est barré, il dévie de 5° en 5°, du côté nommé ou à droite, juste assez pour aller assez loin.
clause-FB-GEO-09 = Une unité qui évite finit à 10,00 mm ou plus des unités au combat. Sans chiffre, son chemin est raccourci ; avec un chiffre, il est refusé, et le plus long permis est proposé.
clause-FB-GEO-10 = En chemin, on ignore les unités qui laissent passer celle qui évite. À l'arrivée, elles comptent.
clause-FB-GEO-11 = Une cible est à portée si un socle qui la voit a un chemin libre jusqu'à une place de contact, dans sa distance.
clause-FB-GEO-12 = Le contact libre est ce qui reste d'un bord pour un socle plaqué contre lui, une fois ôtés les obstacles. Il faut un recouvrement de 10,00 mm.
clause-FB-GEO-13 = Le premier socle est plaqué au bord, face à lui, au plus près du milieu ; de deux places égales, la moins chère, puis la plus à droite.
clause-FB-GEO-14 = On essaie tous les nombres de socles à gauche et à droite du premier ; le reste forme une colonne derrière. Le mieux : le plus de socles sur la cible, puis de bords, de socles sur un ennemi, de longueur, un rang droit, le chemin le plus long aussi court que possible, les chemins les plus courts en tout, plus à droite, les socles dans l'ordre, un premier numéro bas.
clause-FB-GEO-15 = Contre une unité irrégulière, chaque socle peut aussi glisser en avant ou en arrière jusqu'à toucher.
clause-FB-GEO-16 = Une cible est clouée si chacun de ses socles est touché et si aucun bord de la zone n'a de contact libre, même sans le terrain. Le nouveau venu se place alors par un coin, contre un ami.
clause-FB-GEO-17 = Pour se rabattre, un socle se plaque à côté du premier, puis tourne de 90° autour du coin avant de celui-ci, jusqu'à poser son front sur le bord voisin de l'ennemi. Cette rotation est une étape : 67,09 mm contre un flanc centré.
clause-FB-GEO-18 = Derrière veut dire : en contact par un bord avec l'arrière, à peu près dans la même direction. Les socles en soutien se plaquent derrière ceux de l'assaillant, d'abord derrière ceux au contact.
clause-FB-GEO-19 = Une unité fortifiée a un mur devant elle. Toucher ce mur, c'est toucher son front.
clause-FB-GEO-20 = Une unité dont une partie dépasse le bord a quitté la table. Elle revient là où son axe a coupé le bord, tournée vers l'intérieur, ou à la place libre la plus proche le long du bord.
clause-FB-GEO-21 = Un socle va tout droit, en tournant chemin faisant, si la voie est libre ; sinon par le chemin le moins cher autour des obstacles. Un ordre peut nommer les étapes.
clause-FB-GEO-22 = Un ordre nomme le milieu du front de toute l'unité, une direction et une formation. La ligne est centrée sur ce point, la colonne y commence. Les socles prennent leurs places comme en FB-GEO-14.
clause-FB-GEO-23 = Le contact naît d'une charge, ou d'un déplacement à la main. Finir près d'un ennemi n'est pas un contact.

## Exemples

clause-FB-EX-01 = Chaque type de troupe a son chiffre de FB-TAB-01.
clause-FB-EX-02 = Des volants à mi-vitesse font toujours 60 cm.
clause-FB-EX-03 = Entre deux amis distants de 2 cm, un socle passe sans frais. À 1,9 cm, c'est refusé.
clause-FB-EX-04 = Avec 1 cm de contact libre, la charge est possible. Avec 0,9, l'ennemi est protégé.
clause-FB-EX-05 = Front déterminé, front protégé, flanc à portée : on ne peut pas charger le flanc à la place.
clause-FB-EX-06 = Trois socles d'infanterie chargent le flanc d'une ligne. Seul celui du milieu touche, jusqu'à ce que les autres se rabattent.
clause-FB-EX-07 = Une charge de côté sur une unité fortifiée amène ses socles devant le front.
clause-FB-EX-08 = Une unité qui a perdu deux socles quitte la table : −2 au dé de son sort.
clause-FB-EX-09 = Un général sort et ne revient pas aussitôt : l'armée se retire à la fin de la phase, et il compte comme perte.
clause-FB-EX-10 = Une infanterie irrégulière avance et charge jusqu'à 10 cm, et évite jusqu'à 20.
clause-FB-EX-11 = Des volants irréguliers avancent de 60 cm.
clause-FB-EX-12 = Une infanterie fortifiée en ligne quitte ses fortifications à 10 cm.
clause-FB-EX-13 = Un quart de tour sur place prend 31,63 mm des 200 d'un socle d'infanterie.
clause-FB-EX-14 = L'unité en (100, 100), le point ennemi le plus proche en (100, 160) : elle descend tout droit.
clause-FB-EX-15 = Un évitement de longueur donnée qui finit à 9,99 mm d'une unité au combat est refusé. À 10,00 il est permis. Sans chiffre, il est raccourci.
clause-FB-EX-16 = Un évitement qui finit à moitié dans une unité amie ne la traverse pas. S'il finit au-delà, avec accord, il passe, et les deux font le test.
clause-FB-EX-17 = 60 % de l'assaillant dans la zone de flanc et 40 % devant : flanc. Moitié-moitié : un dé.
clause-FB-EX-18 = Une ligne de trois contre une ligne de trois, en terrain dégagé : trois contacts par un bord, centrés deux à deux.
clause-FB-EX-19 = Si un seul socle de la cible est accessible, l'assaillant s'étend à l'unité qui la touche. Celle-ci est chargée aussi et peut tirer.
clause-FB-EX-20 = La cavalerie ne peut pas charger une unité fortifiée. L'infanterie le peut, de front.
clause-FB-EX-21 = Tous les socles touchés, le plus long bord libre 0,6 cm : clouée, un coin près des amis suffit. Si c'est un rocher qui gêne, la charge est refusée.
clause-FB-EX-22 = Dans une charge de front décalée de 30 mm, chacun des trois socles fait 152,98 mm. Le meilleur autre premier socle coûterait jusqu'à 165,53 et n'est pas choisi.
clause-FB-EX-23 = Se rabattre autour d'un flanc à 132,91 mm prend 200,00 mm en tout, et c'est permis. À 132,92 mm, non.
clause-FB-EX-24 = Un assaillant seul à 629,9 mm est dans la zone de front, à 630,1 dans celle de flanc ; à 630,0, un dé décide.
clause-FB-EX-25 = Un contact libre de 10,00 mm suffit ; à 9,99, l'ennemi est protégé.
clause-FB-EX-26 = Un passage de 20,00 mm laisse passer un socle ; à 19,99, non.
clause-FB-EX-27 = Un évitement droit vers le bord de la table s'y arrête, et doit dévier pour aller plus loin.
clause-FB-EX-28 = Tourner sur place : 90° coûtent 31,63 mm, 180° en coûtent 44,73.
clause-FB-EX-29 = Autant dans deux zones, front protégé, flanc ouvert : pas de refus, on jette un dé. S'il donne le front, la charge échoue. Les deux protégés : refus, sans dé.
clause-FB-EX-30 = Avec un premier socle à 4 mm du milieu, se rabattre coûte 68,97 mm d'un côté et 65,40 de l'autre.
clause-FB-EX-31 = Une ligne de cinq contre un socle : un bord, deux coins, et deux socles sans contact en colonne derrière le premier.
clause-FB-EX-32 = De deux socles ennemis, le plus proche est celui dont le chemin coûte le moins ; à égalité, le plus à droite.

## Où le livre se lit de deux façons

clause-FB-Q-01 = Une charge a-t-elle sa distance entière en formation irrégulière ? Non : la moitié, comme le dit FB-CHG-06, sauf avec la variante *irregularChargeFull*.
clause-FB-Q-02 = Le tir de contre-charge se joue une fois les socles placés, mais avec la distance et la vue de l'annonce. On perd d'abord les socles sans contact, puis les plus en arrière.
clause-FB-Q-03 = À 1 cm exactement de contact libre, la charge est possible. Clouée veut dire que chaque bord a moins.
clause-FB-Q-04 = Le socle traversé doit être au repos : il ne bouge pas dans cet ordre ou a déjà bougé, et ne touche aucun ennemi.
clause-FB-Q-05 = Des rayons à 45° bornent les zones, car le livre n'en dessine pas.
clause-FB-Q-06 = Le front d'un socle qui n'est pas de choc est son grand côté.
clause-FB-Q-07 = À la fin d'un évitement, l'unité doit être plus loin de cet ennemi qu'au départ.
clause-FB-Q-08 = Une unité qui ne voit aucun ennemi ne peut pas éviter.
clause-FB-Q-09 = Toute charge peut être soutenue, mais seulement par de l'infanterie, qui n'a pas besoin d'ordre pour cela.
clause-FB-Q-10 = Une charge impossible après l'annonce ne déplace rien. L'activation est dépensée.
clause-FB-Q-11 = Des fanatiques doivent charger un ennemi qu'ils voient et peuvent atteindre.
clause-FB-Q-12 = C'est l'assaillant dont la ligne se plie qui combat ensuite en formation irrégulière.
clause-FB-Q-13 = Des socles en escalier qui regardent du même côté sont en ligne.
clause-FB-Q-14 = Est voisin de la cible tout ennemi qu'un socle touche aux places que donne FB-GEO-14.
clause-FB-Q-15 = Pour son sort, une unité compte tous les socles perdus dans la bataille.
clause-FB-Q-16 = Si un ami occupe la place du retour, on prend la place libre la plus proche le long du bord.
clause-FB-Q-17 = Le socle ennemi le plus proche est celui que le premier socle atteint à moindre coût ; à égalité, le plus à droite.
clause-FB-Q-18 = Les tours contre des fortifications sont des tours de siège. Les joueurs les règlent.
clause-FB-Q-19 = Une unité fortifiée qui quitte ses fortifications pour charger le fait à mi-vitesse.
clause-FB-Q-20 = On n'évite pas en réponse à une charge, car l'évitement se fait par initiative, à son propre tour.
clause-FB-Q-21 = Les personnages sur des volants comptent comme volants, jamais réduits.
clause-FB-Q-22 = Avant le dé du côté, la charge est vérifiée dans chaque zone possible. Impossible dans toutes : refus. Impossible dans celle que donne le dé : échec.
clause-FB-Q-23 = Si le joueur ne nomme pas de premier socle, c'est celui qui donne la meilleure disposition.
clause-FB-Q-24 = Si le socle le plus proche est inaccessible, on essaie le suivant de cette unité, dans la même zone.
clause-FB-Q-25 = Une autre unité est touchée du côté dont le bord est touché ; par un coin, sur le bord le plus proche.
clause-FB-Q-26 = Les côtés d'une cible irrégulière sont ceux de son socle le plus proche.
clause-FB-Q-27 = Une unité peut soutenir une charge une fois par tour, sauf au combat, quoi qu'elle ait fait d'autre.
clause-FB-Q-28 = Deux causes de mi-vitesse ne réduisent qu'une fois.
clause-FB-Q-29 = Si les socles ne peuvent prendre la formation voulue à la fin d'un évitement, il est refusé, et celles qui conviennent sont proposées.
clause-FB-Q-30 = En chemin, l'assaillant peut toucher les unités avec lesquelles il sera au contact. Seule compte la place finale des socles.
clause-FB-Q-31 = Pour savoir si une unité est clouée, on regarde les bords de la zone de cette charge.

## Ce que le livre laisse ouvert (nos règles)

clause-FB-GAP-01 = Initiative : une fois par tour, pour éviter ou charger, avec un ennemi visible à 20 cm ou moins. Le reste demande un ordre : 8 ou moins à deux dés, et un de moins par ordre que l'unité a déjà reçu ce tour-ci. Un commandant dont l'ordre échoue n'en donne plus ce tour-ci.
clause-FB-GAP-02 = Sort : un dé, moins les socles perdus. 1 ou moins : disparue. 2 ou 3 : retour au début du prochain tour de son camp. 4 ou plus : retour immédiat.
clause-FB-GAP-03 = Un socle voit dans toutes les directions, de son milieu à toute partie de la cible. Bois, collines, bâtiments et unités qui ne volent pas bloquent la vue.
clause-FB-GAP-04 = L'infanterie poursuit, et donc enveloppe, l'infanterie, l'artillerie et les machines.
clause-FB-GAP-05 = En terrain difficile (bois, marais, rochers), l'infanterie va à mi-vitesse et les autres n'entrent pas. Les volants passent au-dessus sans y finir. Les routes ne changent rien.
clause-FB-GAP-06 = Test de confusion : un dé ; sur un 6, l'unité est en confusion et ne peut pas bouger au prochain tour.
clause-FB-GAP-07 = Les commandants chevauchent une fois dans leur phase de mouvement, tout droit, sans être gênés : 60 cm, ou 100 sur un volant. À 2 cm ou moins d'une unité, ils la rejoignent.
clause-FB-GAP-08 = Le scénario donne sa distance à chaque machine. Sans cela, elle ne bouge pas.
clause-FB-GAP-09 = Le propriétaire choisit le socle perdu, d'abord parmi ceux sans contact.
clause-FB-GAP-10 = Avec la variante *objections ask*, l'adversaire peut faire objection à une charge, qui attend alors une décision. D'habitude, on ne demande rien.
clause-FB-GAP-11 = Variantes : *irregularChargeFull* (d'habitude non) et *objections* (d'habitude aucune).
clause-FB-GAP-12 = Un camp qui a perdu la moitié de ses socles lâche pied. Après le dernier tour, les points décident : 1 par socle, 2 par machine ou commandant, et les objectifs. La variante *fights simple* est une règle courte de notre cru. Tir : un dé par socle, un 6 touche, 5 ou 6 à mi-portée. Combat : deux dés par socle au contact d'un bord, un par un coin ou en soutien, un de plus pour le choc dans sa charge ; 5 ou 6 touche. Un socle qui prend l'ennemi de flanc ou de dos ajoute 1 à chacun de ses dés et touche l'unité avec laquelle son contact est le plus long. Trois touches retirent un socle. Le camp qui touche le moins recule de 2 cm par touche d'écart, 10 au plus ; le vainqueur peut suivre tout droit, tel quel, et reprendre le même contact.

## Décisions à la main

clause-FB-UMP-01 = Activation : une unité est notée activée, ou déplacée à la main.
clause-FB-UMP-02 = Vue douteuse : l'image montre la ligne, et la charge est permise ou annulée.
clause-FB-UMP-03 = Tir de contre-charge : les unités qui peuvent tirer sont listées, avec ce qu'elles voyaient ; on retire les socles perdus.
clause-FB-UMP-04 = Confusion : une unité est notée en confusion, ou non.
clause-FB-UMP-05 = Côté, placement ou enveloppement contesté : on déplace et on range unités et socles, on les met au contact.
clause-FB-UMP-06 = Combat, recul, poursuite : contacts, côtés, longueurs et soutiens sont exposés ; on retire des socles, on repousse des unités.
clause-FB-UMP-07 = Sort hors de la table : on note un dé, et l'unité revient, attend ou disparaît.
clause-FB-UMP-08 = Fortifications, échelles, terrain : une unité est notée fortifiée, ou non ; un chemin se règle en la déplaçant.

## L'ordre du jeu

clause-FB-STEP-01 = Le camp en mouvement nomme une unité et sa façon d'agir, par ordre ou par initiative.
clause-FB-STEP-02 = Il nomme le mouvement. Une unité qui doit charger ne peut rien faire d'autre.
clause-FB-STEP-03 = Une avance : où, et dans quelle formation. Le bot place les socles et montre le coût.
clause-FB-STEP-04 = Un évitement : qui, jusqu'où, dans quelle formation ; accord des unités qui sont sur le chemin ; tests.
clause-FB-STEP-05 = Une charge : annonce, vue, portée, côté, socles, soutien, tir de contre-charge. Tout refus vient avant le premier dé.
clause-FB-STEP-06 = L'unité suivante, ou la fin de la phase de mouvement.
clause-FB-STEP-07 = Tir, puis combat : à la main, ou par notre règle courte. Les unités hors de la table jouent leur sort.
clause-FB-STEP-08 = Le tour de l'autre camp.

## Questions

clause-FB-ASK-01 = Au commandant d'une unité sur le chemin d'un évitement : *accepte* ou *refuse*. Sans réponse : refuse.
clause-FB-ASK-02 = Au commandant de chaque unité à armes de tir touchée par une charge : *tire* ou *attend*. Sans réponse : attend.
clause-FB-ASK-03 = Au joueur qui charge, si des socles ne touchent personne : *derrière*, *à côté*, *échelon à gauche* ou *à droite*. Sans réponse : selon FB-GEO-14.
clause-FB-ASK-04 = Au joueur qui charge, si des socles peuvent se rabattre : *enveloppe* ou *sans envelopper*. Sans réponse : non.
clause-FB-ASK-05 = Au joueur qui charge, si une unité peut soutenir : *avec* elle, ou *seul*. Sans réponse : seul.
clause-FB-ASK-06 = Au commandant d'une unité qui évite, pour deux ennemis ou deux chemins égaux : lequel. Sans réponse : le plus petit numéro, ou à droite.
clause-FB-ASK-07 = Au propriétaire d'une unité qui perd un socle : lequel. Sans réponse : sans contact, le plus en arrière, le plus grand numéro.
clause-FB-ASK-08 = Au propriétaire d'une unité qui revient : *ligne* ou *colonne*. Sans réponse : en ligne, si la place suffit.
clause-FB-ASK-09 = À l'autre camp à l'annonce d'une charge, avec cette variante seulement : *aucune* ou *objection*. Sans réponse : aucune.
clause-FB-ASK-10 = Au vainqueur d'un combat simple, pour chaque unité qui peut suivre un ennemi repoussé : *suit* ou *reste*. Sans réponse : reste.
