### Sabreur-hex : le texte court de chaque paragraphe. Marches, esquive, fuite, terrain et victoire.

## Marche frontale

clause-SH-MARCH-01 = Il existe quatre manœuvres : la marche frontale, la marche indirecte, l’esquive et la fuite.
clause-SH-MARCH-02 = Dans une marche frontale, l’unité pivote d’abord si elle le veut, puis avance ; une fois en mouvement, elle ne tourne plus.
clause-SH-MARCH-03 = À chaque pas d’une marche frontale, l’unité gagne une de ses 2 cases de front. Son orientation reste la même d’un bout à l’autre.
clause-SH-MARCH-04 = Le nombre de cases d’une marche frontale, plus 1 si l’unité a pivoté, ne dépasse jamais son facteur de déplacement.
clause-SH-MARCH-05 = Pivoter coûte 1 case de déplacement, que ce soit de 60°, de 120° ou de 180°. Garder son orientation ne coûte rien (SH-Q-04).
clause-SH-MARCH-06 = Une marche frontale peut se réduire à une rotation sur place, ou se faire sans rotation.
clause-SH-MARCH-07 = L’unité qui charge fait une marche frontale : elle pivote au besoin, puis avance par ses cases de front, sans dépasser son facteur de déplacement.
clause-SH-MARCH-08 = L’ami qui contre-charge fait une marche frontale sans pivoter d’abord. Bois, villages, points fortifiés et terrains difficiles lui sont fermés.
clause-SH-MARCH-09 = La poursuite est une marche frontale sans rotation ; sa longueur se tire au dé, ou elle est fixe pour l’infanterie en ligne.
clause-SH-MARCH-10 = Le carré et la colonne fermée ont un facteur de déplacement de 0 : ils ne font aucune marche, pas même indirecte (SH-Q-39).
clause-SH-MARCH-11 = Un terrain pénalisant au départ, en chemin ou à l’arrivée réduit de moitié la longueur permise de la marche.
clause-SH-MARCH-12 = Les deux demi-unités d’une ligne étendue vont ensemble, chaque fois dans la même direction ; les deux cases où elles entrent sont libres et praticables (SH-Q-06).

## Marche forcée

clause-SH-FORCED-01 = La marche forcée est une marche frontale pour laquelle le facteur de déplacement compte double.
clause-SH-FORCED-02 = Aucune marche forcée ne commence à 4 cases ou moins d’un ennemi, même paniqué (SH-Q-42).
clause-SH-FORCED-03 = Une marche forcée doit finir à plus de 4 cases de tout ennemi.
clause-SH-FORCED-04 = Toute la cavalerie et toute l’artillerie peuvent forcer la marche ; dans l’infanterie, seulement les colonnes et les tirailleurs.
clause-SH-FORCED-05 = Ralentie par le terrain, une marche forcée ne va pas plus loin que le simple facteur de déplacement.
clause-SH-FORCED-06 = L’infanterie légère ne tire pas après une marche forcée. L’artillerie à cheval, elle, le peut (SH-Q-42).
clause-SH-FORCED-07 = On ne force jamais la marche pour charger, donner l’assaut, poursuivre, contre-charger ou esquiver.

## Marche indirecte

clause-SH-OBLIQUE-01 = Par une marche indirecte, l’unité se décale d’une seule case, dans l’une des 6 directions à son choix.
clause-SH-OBLIQUE-02 = Pendant une marche indirecte, l’unité ne pivote pas et garde son orientation.
clause-SH-OBLIQUE-03 = La cavalerie légère va jusqu’à 3 cases en marche indirecte, toutes dans la même direction.
clause-SH-OBLIQUE-04 = Dans un assaut, la marche indirecte n’est que d’une case au plus, y compris pour la cavalerie légère.
clause-SH-OBLIQUE-05 = En terrain pénalisant, une marche indirecte ne dépasse pas la moitié du facteur de déplacement.

## Esquive

clause-SH-EVADE-01 = L’unité qui esquive recule, chaque fois dans une de ses 2 cases de dos, sans changer d’orientation.
clause-SH-EVADE-02 = Une unité engagée par un ennemi placé dans une de ses cases de dos ne peut pas esquiver.
clause-SH-EVADE-03 = L’esquive ne dépasse pas le facteur de déplacement, ou sa moitié en terrain pénalisant.
clause-SH-EVADE-04 = Les tirailleurs et la cavalerie légère peuvent esquiver. Les autres cavaleries et l’artillerie à cheval ne le peuvent que si de l’infanterie ennemie, et elle seule, les engage.
clause-SH-EVADE-05 = On esquive par une action, en réaction à une charge ou à un assaut, ou, pour la cavalerie, quand sa charge trouve un carré formé devant elle (SH-Q-43).
clause-SH-EVADE-06 = Comme réaction, l’esquive fait au moins 1 case et finit hors des cases de front de l’attaquant ; sinon, on ne peut pas la choisir (SH-Q-43).
clause-SH-EVADE-07 = Se dégager par une esquive ne coûte aucun point de force ; seules les marches qui quittent un ennemi en coûtent.

## Fuite

clause-SH-ROUT-01 = L’unité qui fuit se met en horde et reçoit un marqueur de peur : la voilà paniquée.
clause-SH-ROUT-02 = Le danger est un ennemi qui engage l’unité en fuite, qu’elle engage ou qui lui a causé des pertes. S’il y en a plusieurs, c’est le responsable immédiat de la fuite ; à défaut, le sort en désigne un (SH-Q-44).
clause-SH-ROUT-03 = Si le danger n’est pas dans son cône arrière, l’unité en fuite se tourne pour l’y mettre. Quand deux orientations conviennent, son chef choisit.
clause-SH-ROUT-04 = La longueur une fois tirée, l’unité court, chaque fois vers une de ses 2 cases de front, sans plus tourner. Son chef choisit le chemin.
clause-SH-ROUT-05 = Faute de danger, l’unité fuit vers le bord de carte de son propre camp (SH-GAP-07).
clause-SH-ROUT-06 = L’infanterie en fuite court D6 cases, la cavalerie D6 + 2.
clause-SH-ROUT-07 = Une fuite se court jusqu’au bout, et aucun terrain ne la ralentit. Elle ne s’arrête plus tôt que si des ennemis ou du terrain infranchissable ferment les deux cases de front (SH-Q-44).
clause-SH-ROUT-08 = Si la dernière case de la fuite est occupée, l’unité en fuite est éliminée (SH-Q-45).
clause-SH-ROUT-09 = Une unité en fuite peut traverser ses amis. Chacun perd aussitôt D3 points de force ; une unité d’élite n’en perd aucun, une unité de recrues D6.
clause-SH-ROUT-10 = Une unité en fuite ne traverse jamais un ennemi.
clause-SH-ROUT-11 = Les amis traversés ne perdent rien si l’unité en fuite est dotée d’Ordre lâche ou de Harcèlement, ni si elle était en tirailleurs et fuit dans le tour même où elle a paniqué.
clause-SH-ROUT-12 = Sur une table, une horde sans place pour se poser est éliminée et les amis qui la gênent comptent comme traversés. Une case a toujours assez de place (SH-Q-45).
clause-SH-ROUT-13 = L’artillerie ne fuit jamais : une batterie contrainte de fuir est éliminée. Il n’y a donc pas d’artillerie paniquée.
clause-SH-ROUT-14 = Une unité qui fuit hors de la carte est éliminée, mais ne vaut à l’ennemi que la moitié de ses points de victoire, arrondie au-dessus.
clause-SH-ROUT-15 = Les amis qu’une unité en fuite traverse ne font pas de test de moral pour ce qu’ils y perdent. L’artillerie peut transférer ces pertes.
clause-SH-ROUT-16 = Une ligne étendue qui fuit devient une horde dans une de ses 2 cases, au choix de son chef.
clause-SH-ROUT-17 = L’infanterie et la cavalerie peuvent fuir par choix, comme action ; l’artillerie jamais (SH-Q-79).

## Passage

clause-SH-PASS-01 = En marche comme en esquive, une unité n’en traverse aucune autre, sauf l’artillerie amie et les tirailleurs amis.
clause-SH-PASS-02 = L’artillerie et les tirailleurs traversent n’importe quel ami, s’il n’est pas paniqué.
clause-SH-PASS-03 = Aucune unité ne traverse une unité paniquée en marche ou en esquive, pas même l’artillerie ou des tirailleurs. Les fuyards le peuvent (SH-Q-46).
clause-SH-PASS-04 = Traverser n’est pas s’arrêter : le déplacement finit dans une case libre, sauf si des tirailleurs amis y font place.
clause-SH-PASS-05 = Une rotation peut balayer d’autres unités pourvu que la place soit libre à la fin. Cela ne concerne que les lignes étendues.
clause-SH-PASS-06 = Charge, contre-charge et poursuite ne traversent d’autres unités que là où une marche le pourrait.

## Désengagement

clause-SH-DISENGAGE-01 = Une unité engagée au début de sa manœuvre n’a que trois issues : esquiver, fuir, ou marcher de façon à rester engagée par un des mêmes ennemis.
clause-SH-DISENGAGE-02 = Une unité engagée peut esquiver si sa nature le lui permet et si aucun ennemi ne l’engage de dos.
clause-SH-DISENGAGE-03 = Une unité engagée peut faire une marche frontale ou indirecte si au moins un des ennemis qui l’engageaient l’engage encore à la fin.
clause-SH-DISENGAGE-04 = Après une marche, l’unité qui était engagée perd 2 points de force par ennemi qui l’engageait au départ et ne l’engage plus, sans test de moral.
clause-SH-DISENGAGE-05 = L’infanterie et la cavalerie engagées peuvent aussi fuir ; l’artillerie, non.
clause-SH-DISENGAGE-06 = L’unité engagée qui donne l’assaut est liée comme celle qui marche : après son pas, un de ces ennemis doit encore l’engager, et chacun des autres lui coûte 2 points de force.
clause-SH-DISENGAGE-07 = Une unité qui engage un ennemi sans être engagée elle-même s’en va librement et n’y perd rien.

## Terrain

clause-SH-TERRAIN-01 = Une case porte au plus une sorte de terrain : point fortifié, village, bois, terrain difficile (marais, boue, rochers, ruines, gué), colline, terrain infranchissable (étang profond, rivière) ou pont.
clause-SH-TERRAIN-02 = Le côté entre deux cases peut être un cours d’eau (ruisseau, rivière, fleuve), un gué, un pont, un côté boisé, ou infranchissable comme une falaise.
clause-SH-TERRAIN-03 = Une colline est nue, ou porte un bois, un terrain difficile, un village ou un point fortifié.
clause-SH-TERRAIN-04 = Pénalisent le mouvement : bois, terrain difficile, village, point fortifié, rivière, fleuve, pont et gué (SH-Q-41).
clause-SH-TERRAIN-05 = La manœuvre est ralentie dès que l’unité part d’un terrain pénalisant (SH-TERRAIN-04), y passe, le franchit ou s’y arrête.
clause-SH-TERRAIN-06 = Le terrain ne ralentit ni les tirailleurs, ni les hordes, ni l’infanterie légère en colonne.
clause-SH-TERRAIN-07 = Une unité ralentie parcourt au plus la moitié de son facteur de déplacement, arrondie au-dessous mais jamais moins de 1 (SH-Q-40).
clause-SH-TERRAIN-08 = Une unité qui a déjà usé plus de la moitié de son facteur de déplacement, rotation et changement de formation compris, n’entre plus en terrain pénalisant, ne le franchit plus et ne s’y arrête plus.
clause-SH-TERRAIN-09 = Aucune unité n’occupe ni ne franchit jamais un terrain infranchissable.
clause-SH-TERRAIN-10 = Au combat, au tir et au test de moral, un terrain compte pour l’unité s’il est dans sa case, ou sur le côté de sa case qui la sépare de l’ennemi en cause (SH-Q-75).
clause-SH-TERRAIN-11 = Une unité est en terrain dégagé si, au sens de SH-TERRAIN-10, elle n’est ni sur un bois, ni sur un terrain difficile, un village, un point fortifié ou un pont. Une colline nue est dégagée.
clause-SH-TERRAIN-12 = Une charge ne double que si tout son chemin est dégagé, du départ à l’arrivée, si sa cible est en terrain dégagé et si ni rivière, ni gué, ni pont ne les sépare à la fin (SH-Q-74).
clause-SH-TERRAIN-13 = Contre une unité en bois, village ou point fortifié, les facteurs ne dépassent pas 3. Là et en terrain difficile, l’infanterie elle-même ne dépasse pas 3, la cavalerie et l’artillerie 1 (SH-Q-29).
clause-SH-TERRAIN-14 = Le terrain donne des sauvegardes à l’infanterie en bois, village ou point fortifié et, au corps à corps, à l’unité plus haute que son ennemi ou séparée de lui par une rivière, un gué ou un pont.
clause-SH-TERRAIN-15 = Une contre-charge ne part jamais d’un bois, d’un village, d’un point fortifié ou d’un terrain difficile, n’y entre pas et ne les traverse pas (SH-Q-54).
clause-SH-TERRAIN-16 = On ne forme pas le carré dans un bois, un village, un point fortifié ou un terrain difficile.
clause-SH-TERRAIN-17 = Village et point fortifié donnent +3 au test de moral, jamais à la cavalerie ni à qui charge. Là comme en bois, être débordé ou chargé n’affaiblit pas le test.
clause-SH-TERRAIN-18 = Bois, villages, points fortifiés et collines arrêtent la ligne de vue qui traverse ou touche leur case, hormis celles du tireur et de la cible. Le terrain difficile et l’eau ne l’arrêtent pas.
clause-SH-TERRAIN-19 = Dans un point fortifié, une unité non paniquée peut se rallier même avec un ennemi non paniqué à 3 cases ou moins.
clause-SH-TERRAIN-20 = Les impétueux ne sont pas tenus d’attaquer un ennemi en bois, village, point fortifié ou terrain difficile ; la cavalerie impétueuse, pas davantage un carré.

## Victoire

clause-SH-VICTORY-01 = Chaque tour finit par l’examen des conditions de victoire. Le livre n’en donne pas ; les nôtres sont en SH-GAP-01.
clause-SH-VICTORY-02 = Une unité éliminée donne des points de victoire à l’ennemi ; si elle a fui hors de la carte, la moitié, arrondie au-dessus. Le livre n’en fixe pas la valeur : voir SH-GAP-02.
