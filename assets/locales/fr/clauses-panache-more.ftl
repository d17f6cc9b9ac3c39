### Panache, clause par clause : géométrie, exemples, décisions, règles par défaut, arbitre et déroulement du tour.

## La géométrie

clause-PA-GEO-01 = La table est faite d’hexagones, chacun avec six voisins. La distance entre deux cases est le nombre de pas de l’une à l’autre.
clause-PA-GEO-02 = Un mouvement va pas à pas par des cases voisines. Si l’on n’en nomme que la fin, il prend le chemin permis le moins coûteux ; à coût égal, un chemin qui garde le combat, puis le premier dans l’ordre E, NE, NO, O, SO, SE.
clause-PA-GEO-03 = Dans le chapitre des mouvements, les unités n’ont pas d’orientation, et tourner ne coûte rien.
clause-PA-GEO-04 = Un mouvement coûte la somme de ce que coûte l’entrée de ses cases, 1 chacune en terrain dégagé, et cette somme doit tenir dans la capacité. Les dés que perd l’artillerie légère se comptent en cases, non en coût.
clause-PA-GEO-05 = Un pas suit la route seulement si elle passe par le côté commun aux deux cases. Deux cases de route simplement voisines ne sont pas reliées.
clause-PA-GEO-06 = Une unité fait au plus son maximum du tableau, +1 si c’est de l’infanterie montée, +1 si chaque pas suit la route, mais 1 pour l’artillerie lourde ou très lourde. Elle est sans combat dès que le coût dépasse ce que le tableau PA-TAB-02 permet avec combat.
clause-PA-GEO-07 = En chemin, aucune case ne doit être infranchissable ni tenue par l’ennemi, et on ne traverse des amis que comme le permettent PA-THR-02, PA-THR-03, PA-THR-04 ou PA-THR-07. La dernière case ne doit contenir aucune autre unité ; un personnage ami n’y gêne pas.
clause-PA-GEO-08 = Pour traverser, c’est la classe de poids inscrite de l’unité qui compte, quelle que soit son arme.
clause-PA-GEO-09 = Les renforts viennent de n’importe quelle case hors carte voisine d’une case du bord. Entrer coûte ce que coûte cette case du bord, et compte comme un pas sur la route si une route y sort de la carte.
clause-PA-GEO-10 = Une unité qui se replie contre le bord va aussi loin qu’elle peut sur la table et reste sur sa dernière case ; chaque case qu’elle ne peut pas faire est une perte.

## Exemples

clause-PA-EX-01 = Une unité de capacité 2 qui est sur une route et la suit jusqu’au bout peut faire 3 cases ; elle ne combat alors ni ne tire ce tour-ci.
clause-PA-EX-02 = Une unité qui part à côté de la route, ou la quitte en chemin, n’a pas la case supplémentaire ; sa capacité ordinaire demeure.
clause-PA-EX-03 = Infanterie très légère : après 2 cases elle peut encore combattre, 3 sont permises sans combat, 4 ne le sont pas.
clause-PA-EX-04 = Infanterie moyenne : après 1 case elle peut encore combattre, 2 sont sans combat, 3 seulement tout au long d’une même route, sans combat.
clause-PA-EX-05 = L’infanterie très lourde combat si elle reste sur place ; 1 case est sans combat, 2 seulement tout au long d’une même route, sans combat.
clause-PA-EX-06 = L’infanterie légère montée peut faire, tout au long d’une même route, 4 cases sans combat : 2, plus 1 pour les montures et 1 pour la route. 5 ne sont pas permises.
clause-PA-EX-07 = L’infanterie légère montée qui fait 2 cases garde son combat : elle n’a pas usé de ses montures.
clause-PA-EX-08 = Artillerie à pied lourde sur une route : 1 case sans combat est permise, 2 ne le sont pas, malgré la route.
clause-PA-EX-09 = Artillerie moyenne tout au long d’une même route : 2 cases sont permises, sans combat.
clause-PA-EX-10 = Artillerie très légère : après 1 case elle peut encore combattre, avec 1 dé de moins ; 2 cases sont sans combat.
clause-PA-EX-11 = L’infanterie moyenne ne peut pas traverser de l’infanterie moyenne amie, mais bien de la cavalerie légère amie vers une case libre. L’infanterie légère peut traverser de l’infanterie lourde amie vers une case libre.
clause-PA-EX-12 = L’infanterie légère ne peut pas finir son mouvement dans la case d’une unité légère amie : deux unités ne partagent jamais une case.
clause-PA-EX-13 = Un détachement d’infanterie lourde peut traverser l’unité lourde dont il vient, mais aucune autre unité lourde.
clause-PA-EX-14 = Une unité qui passe par deux cases voisines d’ennemis ne paie rien de plus pour cela.
clause-PA-EX-15 = Une unité activée qui porte un jeton « pré-joué » ne peut pas se déplacer, mais peut attaquer sur place. Après la phase de déplacement, le jeton disparaît.
clause-PA-EX-16 = Une unité au bord qui doit se replier de 2 cases hors de la table reste et subit 2 pertes. Un personnage isolé à sa place s’en va, ne compte pas comme perte et ne peut pas revenir.
clause-PA-EX-17 = Des piquiers lourds peuvent faire 1 case. Des piquiers légers n’existent pas, et aucune armée ne peut en avoir.

## Décisions

clause-PA-Q-01 = Que veut dire la barre dans 2/3 ? Décision : 2 cases avec combat, ou jusqu’à 3 sans combat.
clause-PA-Q-02 = Que veut dire le second chiffre d’un officier ? Décision : il se déplace d’ordinaire de 3 cases au plus et fuit de 2, 2 ou 1 selon sa classe. L’arbitre le déplace quand il fuit.
clause-PA-Q-03 = Jusqu’où vont les officiers des deux classes lourdes, sans chiffre donné ? Décision : 3 cases, et 1 en fuite, comme les moyens.
clause-PA-Q-04 = Que veut dire « sans combat » ? Décision : l’unité n’attaque personne dans la phase de combat de ce tour, mais se défend normalement.
clause-PA-Q-05 = Auquel des deux chiffres s’ajoute la case de la route ? Décision : au plus grand ; l’infanterie moyenne fait donc 3 cases sur route, et la très légère 4.
clause-PA-Q-06 = Les personnages isolés ont-ils la case supplémentaire de la route ? Décision : non, seules les unités l’ont.
clause-PA-Q-07 = Qu’est-ce qu’une même route là où des routes se croisent ? Décision : tout chemin par des routes reliées convient ; un scénario peut nommer les siennes.
clause-PA-Q-08 = Un mouvement le long d’une route coûte-t-il le combat même sans la case de plus ? Décision : non, seulement si l’on use de cette case. Il en va de même pour celle de l’infanterie montée.
clause-PA-Q-09 = À la fin de quels déplacements s’ôtent les jetons « pré-joué » ? Décision : ceux d’un camp à la fin de la phase de déplacement de ce camp.
clause-PA-Q-10 = Peut-on traverser plusieurs unités amies dans un seul mouvement ? Décision : oui, si chacune d’elles peut être traversée.
clause-PA-Q-11 = Traverser trouble-t-il l’une des deux unités ? Décision : non, cela n’a aucun effet.
clause-PA-Q-12 = Terrain accidenté et terrain difficile diffèrent-ils ? Décision : c’est la même chose, et pour les deux un personnage en véhicule fait exception.
clause-PA-Q-13 = Les chariots se rangent-ils d’eux-mêmes en défense ? Décision : oui, si l’unité ne s’est pas déplacée et que son chef n’y a pas renoncé. Avant sa première phase de déplacement, seulement si le scénario la dispose ainsi.
clause-PA-Q-14 = Combien de temps l’artillerie qui s’est déplacée perd-elle ses dés ? Décision : pour chaque tir jusqu’au début de sa prochaine phase de déplacement, en défense aussi.
clause-PA-Q-15 = Un officier qui n’est pas sous-général doit-il entrer avec les renforts ? Décision : oui, avant la fin de la même phase de déplacement, par la même case ou une case voisine.
clause-PA-Q-16 = Peut-on traverser une case où ne se trouve qu’un personnage ennemi ? Décision : non.
clause-PA-Q-17 = Une unité qui se replie traverse-t-elle des amis selon les mêmes règles ? Décision : oui, mais l’arbitre peut en décider autrement.

## Ce que le livre laisse ouvert

clause-PA-GAP-01 = Activation : le joueur peut activer toutes ses unités. Un scénario peut la limiter aux unités à un certain nombre de cases d’un de ses officiers, et l’arbitre peut décider qui est activé.
clause-PA-GAP-02 = Les camps jouent en alternance, l’attaquant d’abord, pendant 12 tours ; puis l’arbitre ou la table dit qui a gagné. Un scénario peut en disposer autrement.
clause-PA-GAP-03 = Une case coûte 1 si elle est dégagée, pont, gué, colline nue ou prise par la route ; 2 si c’est un bois, un village, un marais, un terrain accidenté, ou par-dessus haie ou ruisseau. Lac, rivière et falaise sont fermés. Toute unité mobile peut entrer dans une case difficile pour seul pas, sans combat.
clause-PA-GAP-04 = Armes absentes du tableau : l’artillerie à cheval va comme la cavalerie de sa classe moins 1 et peut tirer après la moitié ; un véhicule fait 3 cases, jamais en terrain difficile. Un scénario peut donner ses propres chiffres.
clause-PA-GAP-05 = Esquive, fuite, repli et éléphants en panique ne se règlent pas ici : l’arbitre ou la table le fait à la main. Seuls le jeton et les chiffres de fuite sont tenus à jour.
clause-PA-GAP-06 = Le combat et le tir sont réglés par l’arbitre ou la table. On voit seulement qui peut encore combattre, combien de dés l’artillerie légère a perdus, et qui est derrière une palissade.
clause-PA-GAP-07 = Des personnages amis en nombre quelconque peuvent partager la case d’une unité amie. Un personnage s’y déplace avec l’unité, à son allure, ou seul, à la sienne, une fois par tour.
clause-PA-GAP-08 = Comment se forme un détachement, le livre ne le dit pas : l’arbitre en fait un, et c’est dès lors une unité qui reste liée à celle dont elle vient.

## L’arbitre

clause-PA-UMP-01 = Au début du tour d’un camp, l’arbitre peut dire quelles unités sont activées, une à une ou toutes à la fois.
clause-PA-UMP-02 = L’arbitre peut fixer ce qu’est une unité : son arme, sa classe de poids, jusqu’où elle va avec et sans combat, et ses montures.
clause-PA-UMP-03 = Quand une unité esquive ou fuit pendant le tour de l’ennemi, l’arbitre la déplace, puis lui donne son jeton « pré-joué ».
clause-PA-UMP-04 = Dans la phase de combat, l’arbitre lance les dés, inscrit les pertes et déplace les unités qui se replient ou avancent, avec sous les yeux la liste de qui peut combattre.
clause-PA-UMP-05 = Quand le bord arrête un repli, les cases qui manquent se comptent en pertes, et l’arbitre les confirme.
clause-PA-UMP-06 = Quand une infanterie à chameaux, à éléphants ou sur chariots est attaquée, on le rappelle à l’arbitre : il lance les dés, inscrit les pertes, met ou ôte une palissade, et place un éléphant en panique.
clause-PA-UMP-07 = L’arbitre sépare un détachement de son unité, et l’y réunit de nouveau.

## Le déroulement du tour

clause-PA-STEP-01 = Le tour d’un camp commence : ses unités sont activées, par le joueur ou par l’arbitre.
clause-PA-STEP-02 = Chacun voit quelles unités sont activées, jusqu’où chacune va avec et sans combat, lesquelles ont un jeton, et par où des renforts peuvent entrer.
clause-PA-STEP-03 = Le joueur nomme une unité et sa destination, ou son chemin. Il voit ce que coûte le mouvement et si le combat est perdu, puis il confirme.
clause-PA-STEP-04 = Le mouvement se fait, et on note que l’unité s’est déplacée, si elle est désormais sans combat et combien de dés elle perd. Puis vient l’unité suivante.
clause-PA-STEP-05 = Le joueur met fin à sa phase de déplacement. Les unités qu’il n’a pas déplacées restent où elles sont, de même si son délai expire.
clause-PA-STEP-06 = Les jetons « pré-joué » du camp s’ôtent, et son infanterie sur chariots qui ne s’est pas déplacée est désormais derrière sa palissade.
clause-PA-STEP-07 = La phase de combat est réglée par l’arbitre ou la table. Quand l’autre camp peut esquiver, on le demande à son joueur.
clause-PA-STEP-08 = Vient ensuite le tour de l’autre camp. Tant qu’aucune autre unité n’a bougé, le dernier mouvement peut être repris.
