### Sabreur-hex, clause par clause : unités, dés, orientation, distance, engagement, tour, ordres et groupes.

## Les unités sur la carte

clause-SH-SETUP-01 = Un jeu simple de batailles napoléoniennes sur une carte à hexagones, fait pour débuter. Charger une ligne d’infanterie intacte reste risqué, même pour des cuirassiers.
clause-SH-SETUP-02 = Une bataille ordinaire compte de 1500 à 2000 points d’armée par joueur, soit environ 6 à 12 unités chacun : une division. C’est un conseil, non une limite.
clause-SH-SETUP-03 = Ce qu’on voit sur la carte ne montre que la formation d’une unité. Les pertes se notent dans l’état des forces ; avec des figurines, aucune n’est retirée pour autant.
clause-SH-SETUP-04 = L’infanterie a cinq formations de base : ligne, colonne, carré, tirailleurs et horde. Certaines compétences en ajoutent deux : colonne fermée et ligne étendue (SH-Q-21).
clause-SH-SETUP-05 = La cavalerie et l’artillerie n’ont pas le choix de leur formation. La cavalerie se tient en ligne, ou en horde si elle est paniquée ; l’artillerie ne panique jamais.
clause-SH-SETUP-06 = Il n’y a qu’un seul marqueur, celui de la peur : il désigne les unités paniquées.
clause-SH-SETUP-07 = Une case contient une unité au plus, et une unité tient dans une seule case. Seule la ligne étendue en occupe deux.
clause-SH-SETUP-08 = Pour qui joue avec des figurines : 15 ou 20 mm de préférence, 10 ou 25 mm à la rigueur ; tout soclage convient s’il est le même dans les deux camps. On conseille des hexagones de 5 cm de côté.
clause-SH-SETUP-09 = Avec des figurines : 4 socles (8 figurines seules) pour l’infanterie de ligne, 3 (6) pour la légère, 2 ou bien 4 demi-socles (4) pour la cavalerie, un grand socle pour une batterie. La cavalerie de harcèlement a 3 demi-socles, 1 socle et 1 demi-socle, ou 3 figurines.
clause-SH-SETUP-10 = Sur la carte, une seule unité vaut 1 ou 2 régiments s’il s’agit d’infanterie, 1 ou 2 escadrons pour la cavalerie, 1 ou 2 batteries pour l’artillerie.
clause-SH-SETUP-11 = Les tirailleurs se dessinent espacés régulièrement, les paniqués en désordre. Une unité paniquée garde une orientation, qui doit rester bien visible.
clause-SH-SETUP-12 = Ce que montrent les images : infanterie de ligne en colonne, en ligne, en carré (tournée vers tous les côtés) ou en horde ; infanterie légère de même, et en tirailleurs ; cavalerie en ligne ou en horde.
clause-SH-SETUP-13 = Avec des figurines, chaque unité peut être posée sur un plateau qui lui est propre.
clause-SH-SETUP-14 = La ligne combat et tire le mieux, mais elle est lente et craint les charges ; la colonne combat mal, mais charge vite un ennemi affaibli ; le carré arrête la cavalerie et souffre du feu ; les tirailleurs harcèlent les lignes et, attaqués, ont besoin d’un bois ou d’un village ; la horde est une unité paniquée.

## Les dés

clause-SH-DICE-01 = On écrit 2D6, 3D6 ou 4D6 pour la somme de deux, trois ou quatre dés à six faces.
clause-SH-DICE-02 = Un D3 est un dé à six faces divisé par deux, arrondi au-dessus : 1 ou 2 vaut 1, 3 ou 4 vaut 2, 5 ou 6 vaut 3.
clause-SH-DICE-03 = Le facteur de combat et le facteur de tir sont des nombres de dés. On n’additionne pas ces dés : chacun se compare seul au résultat qui touche.
clause-SH-DICE-04 = Quand on garde deux dés sur trois, on lance 3D6, on écarte le plus haut ou le plus bas selon la règle, et on additionne les deux autres.

## L’orientation

clause-SH-FACING-01 = Chaque unité a une orientation parmi six. Elle fait face à un sommet de sa case, entre deux cases voisines.
clause-SH-FACING-02 = Les six directions se numérotent de 0 à 5 dans le sens des aiguilles d’une montre. L’orientation 0 regarde le sommet entre les directions 0 et 1, l’orientation 1 le sommet suivant, et ainsi de suite.
clause-SH-FACING-03 = Des six cases autour d’une unité, deux sont de front, à gauche et à droite du sommet qu’elle regarde ; vient ensuite une case de flanc de chaque côté ; les deux dernières sont de dos.
clause-SH-FACING-04 = Le cône frontal est le secteur de 60° ouvert par les deux cases de front, rangées du bord comprises : 2 cases à distance 1, 3 à distance 2, et une de plus à chaque pas. Ce sont exactement les cases qu’on atteint en avançant sans tourner (SH-Q-01).
clause-SH-FACING-05 = Le cône arrière est le pendant du cône frontal derrière l’unité : le secteur de 60° ouvert par ses deux cases de dos, rangées du bord comprises (SH-Q-01).
clause-SH-FACING-06 = Ce qui s’étend d’un côté entre les deux cônes est la zone de flanc droite ou gauche : la seule case de flanc à distance 1, 3 cases à distance 2, 5 à distance 3, et ainsi de suite (SH-Q-02).
clause-SH-FACING-07 = Une unité tourne de 60°, de 120° ou de 180°, d’un côté ou de l’autre ; dans chaque cas, c’est une seule rotation (SH-Q-04).
clause-SH-FACING-08 = L’orientation ne change que par la rotation qui ouvre une marche frontale, par la réaction à une charge, par une fuite, au ralliement d’une unité paniquée, en quittant le carré, ou quand une ligne étendue pivote ou fait volte-face.
clause-SH-FACING-09 = Les deux demi-unités d’une ligne étendue ont toujours la même orientation.
clause-SH-FACING-10 = Une ligne étendue pivote de 60° d’un côté ou de l’autre : une demi-unité, au choix de son chef, tourne sur place, l’autre vient dans la case qui devient alors sa case de flanc. Cette case doit être libre et franchissable ; les cases balayées ne comptent pas (SH-Q-05).
clause-SH-FACING-11 = Une ligne étendue ne pivote que de 60°, jamais de 120° ni de 180°. La volte-face est autre chose (SH-FACING-12).
clause-SH-FACING-12 = Une ligne étendue peut faire volte-face : ses deux demi-unités restent dans leurs cases et regardent du côté opposé. Comme toute rotation, cela coûte 1 case de mouvement (SH-Q-05).
clause-SH-FACING-13 = Un carré fait face de tous côtés : dans un groupe, il n’a pas à partager l’orientation des autres ; il n’est jamais débordé ni pris en enfilade, et ne se donne un front que le temps de son tir.
clause-SH-FACING-14 = Une unité est entièrement sur un flanc quand toutes les cases qu’elle occupe sont dans cette zone de flanc. Cela importe pour une ligne étendue, qui en occupe deux.

## Distance et contact

clause-SH-DIST-01 = Toutes les distances du jeu se comptent en cases.
clause-SH-DIST-02 = La distance entre deux unités est le nombre de cases du plus court chemin de l’une à l’autre, en ne comptant qu’une des deux cases d’extrémité. Des voisines sont à distance 1.
clause-SH-DIST-03 = Deux unités sont voisines quand elles sont à 1 case l’une de l’autre.
clause-SH-DIST-04 = Deux unités voisines sont au contact, quelles que soient leurs orientations (SH-Q-07).
clause-SH-DIST-05 = Les distances se mesurent depuis la demi-unité la plus proche d’une ligne étendue, et depuis l’unité la plus proche d’un groupe (SH-Q-06).

## L’engagement

clause-SH-ENGAGE-01 = Une unité est engagée par un ennemi quand elle se trouve dans une des deux cases de front de cet ennemi ; on dit alors qu’il l’engage.
clause-SH-ENGAGE-02 = L’engagement peut être à sens unique : une unité peut engager un ennemi qui ne l’engage pas.
clause-SH-ENGAGE-03 = Deux ennemis voisins dont aucun n’est dans une case de front de l’autre ne s’engagent pas.
clause-SH-ENGAGE-04 = Un carré ou une colonne fermée engage les ennemis dans les six cases qui l’entourent (SH-Q-09).
clause-SH-ENGAGE-05 = Une unité paniquée n’engage personne, mais elle peut être engagée (SH-Q-08).
clause-SH-ENGAGE-06 = Une ligne étendue engage, ou est engagée, dès que l’une de ses demi-unités engage ou est engagée (SH-Q-06).
clause-SH-ENGAGE-07 = Pour engager de son gré un nouvel ennemi, une unité doit déclarer une charge, ou un assaut à 2 cases ou moins ; à 3 cases ou plus, seule la charge le permet. Une simple marche ne peut finir ainsi, sauf face à un ennemi qui l’engageait déjà à son départ (SH-Q-10).
clause-SH-ENGAGE-08 = Il n’y a pas de zone de contrôle : traverser les cases de front d’un ennemi ne coûte ni ne déclenche rien. Seuls comptent les engagements au départ et à l’arrivée d’une manœuvre.

## Les unités débordées

clause-SH-OUTFLANK-01 = Un ennemi déborde une unité quand il l’engage sans être lui-même engagé ni par elle ni par aucun de ses amis.
clause-SH-OUTFLANK-02 = Un carré n’est jamais débordé, une colonne fermée non plus.
clause-SH-OUTFLANK-03 = Une unité débordée combat mal : son facteur de combat ne dépasse pas 1, à moins qu’un bois, un village ou un point fortifié ne l’abrite (SH-Q-11).
clause-SH-OUTFLANK-04 = Une unité débordée ne peut pas tirer, quel que soit le terrain où elle se trouve.
clause-SH-OUTFLANK-05 = Une unité débordée au moment où elle déclare un assaut compte comme débordée pendant tout cet assaut, même si son mouvement la soustrait aux ennemis qui la débordaient.
clause-SH-OUTFLANK-06 = Être débordée prive aussi une unité du doublement en charge, lui coûte −3 aux tests de moral sauf flanc protégé, lui ôte certaines sauvegardes et la livre à la cavalerie de harcèlement.
clause-SH-OUTFLANK-07 = On juge si une unité est débordée au moment où cela compte ; pour une unité qui donne l’assaut, c’est au moment de la déclaration (SH-OUTFLANK-05).

## Le tour

clause-SH-TURN-01 = Les deux camps jouent leurs tours en alternance.
clause-SH-TURN-02 = Un tour comporte trois phases : les ordres, les actions, puis l’examen des conditions de victoire.
clause-SH-TURN-03 = À son tour, une unité ne fait qu’une chose. Elle fait une marche frontale ou indirecte, esquive, fuit, charge (marche frontale et combat), donne l’assaut (marche indirecte et combat), tire, change de formation ou se rallie ; certaines marchent puis tirent, tirent deux fois, changent de formation puis tirent, tirent puis attaquent, ou marchent puis changent de formation.
clause-SH-TURN-04 = Les actions combinées sont réservées à certains : marcher puis tirer SH-FIRE-08 et SH-FIRE-09, tir double SH-FIRE-17, changer de formation puis tirer SH-FIRE-12, tirer puis attaquer SH-FIRE-10, marcher puis changer de formation SH-FORM-17. Le tir ne se combine à rien d’autre.
clause-SH-TURN-05 = La marche forcée est une variante de la marche frontale, non une action à part.
clause-SH-TURN-06 = Les groupes sont activés l’un après l’autre, dans l’ordre voulu par le joueur. Toutes les actions d’un groupe sont finies avant que le suivant soit activé.
clause-SH-TURN-07 = Dans un groupe, les unités agissent l’une après l’autre, dans l’ordre voulu par le joueur. Chacune en a fini, conséquences et réactions ennemies comprises, avant que la suivante commence.
clause-SH-TURN-08 = Quand l’ennemi agit, le camp dont ce n’est pas le tour peut lui répondre : tirer en défense, riposter, contre-charger, former le carré, tourner sur place, esquiver ou fuir.
clause-SH-TURN-09 = Une unité paniquée ne peut que fuir, sans ordre, ou se rallier, sur ordre. Avec des figurines, on peut aussi redisposer les siennes sans ordre.
clause-SH-TURN-10 = Redisposer les figurines d’une unité paniquée ne change rien au jeu : elle reste en horde.
clause-SH-TURN-11 = Rien n’oblige une unité paniquée à bouger à son tour. Elle ne fuit de nouveau que si son chef le veut, et c’est son unique action, ou bien après un test manqué ou en réaction.
clause-SH-TURN-12 = Ce qui est limité par tour l’est par tour de l’un des camps, et redevient possible au tour de l’autre (SH-Q-12).

## Les ordres

clause-SH-ORDERS-01 = Les unités agissent quand leur groupe est activé, et activer des groupes coûte des points d’ordre.
clause-SH-ORDERS-02 = Au début de son tour, un camp reçoit D3 + 1 points d’ordre dans une bataille de taille ordinaire, de plus de 1500 à 2000 points d’armée.
clause-SH-ORDERS-03 = Dans les batailles plus petites ou plus grandes, les points d’ordre du tour se tirent selon la formule du tableau T5.
clause-SH-ORDERS-04 = Là où le tableau T5 donne deux formules, le joueur dont c’est le tour en choisit une chaque fois, avant de lancer les dés.
clause-SH-ORDERS-05 = Un résultat de 0 ou moins compte pour 2 points d’ordre, quelle que soit la formule (SH-Q-13).
clause-SH-ORDERS-06 = Activer un groupe coûte 1 point d’ordre.
clause-SH-ORDERS-07 = Un groupe malaisé à conduire (SH-ORDERS-08 à SH-ORDERS-13) coûte 2 points d’ordre si un ennemi non paniqué est à 6 cases ou moins de lui ; sinon 1 (SH-Q-14).
clause-SH-ORDERS-08 = Un groupe de 2 unités de cavalerie ou plus est malaisé à conduire (SH-ORDERS-07), sauf si toute sa cavalerie a Grande charge.
clause-SH-ORDERS-09 = Un groupe de 2 unités d’artillerie ou plus est malaisé à conduire (SH-ORDERS-07), sauf si toute son artillerie a Grande batterie.
clause-SH-ORDERS-10 = Un groupe de 2 unités irrégulières ou plus est malaisé à conduire (SH-ORDERS-07).
clause-SH-ORDERS-11 = Un groupe de 2 unités de recrues ou plus est malaisé à conduire (SH-ORDERS-07).
clause-SH-ORDERS-12 = Un groupe où se trouve au moins 1 unité d’infanterie en colonne ayant Ordre linéaire est malaisé à conduire (SH-ORDERS-07).
clause-SH-ORDERS-13 = Un groupe où se trouve au moins 1 unité paniquée est malaisé à conduire (SH-ORDERS-07).
clause-SH-ORDERS-14 = Plusieurs difficultés dans un même groupe ne s’ajoutent pas : il coûte 1 ou 2 points d’ordre, jamais davantage.
clause-SH-ORDERS-15 = Dans un même tour, aucune unité n’est activée deux fois.
clause-SH-ORDERS-16 = Une unité tenace activée en ligne passe aussitôt un test de moral. Si elle échoue, elle ne peut ni manœuvrer ni changer de formation ce tour-ci ; il n’en résulte rien d’autre (SH-Q-20).
clause-SH-ORDERS-17 = Quand un camp en a fini avec ses ordres, chaque unité impétueuse ni paniquée ni activée ce tour-ci, si elle peut charger sans tourner, ou assaillir, un ennemi à 2 cases ou moins, est activée sans frais et doit attaquer ; son chef choisit qui et comment (SH-Q-17, SH-Q-18).
clause-SH-ORDERS-18 = Une unité impétueuse n’est pas tenue d’attaquer un ennemi dans un bois, un village, un point fortifié ou un terrain difficile ; la cavalerie impétueuse n’est pas non plus tenue d’attaquer un carré.
clause-SH-ORDERS-19 = Le camp peut tenter de retenir une unité impétueuse qui devrait attaquer selon SH-ORDERS-17, par un test de moral de celle-ci : s’il réussit, elle n’est pas activée ; s’il échoue, ou sans test, elle doit attaquer.
clause-SH-ORDERS-20 = Quand un camp en a fini avec ses ordres, chaque unité dotée du sens tactique, ni paniquée ni activée ce tour-ci, peut passer un test de moral : s’il réussit, elle est activée (SH-Q-17).
clause-SH-ORDERS-21 = Une unité activée après le dernier ordre, parce qu’elle est impétueuse ou qu’elle a le sens tactique, agit seule, hors de tout groupe, sans coûter de point d’ordre.
clause-SH-ORDERS-22 = Une unité paniquée peut fuir sans être activée et sans coûter de point d’ordre, mais c’est sa seule action du tour.

## Les groupes

clause-SH-GROUP-01 = Un groupe compte 3 unités au plus, ou 4 si toutes sont irrégulières. Une unité seule est aussi un groupe.
clause-SH-GROUP-02 = Unités paniquées et unités non paniquées ne peuvent pas former un même groupe.
clause-SH-GROUP-03 = Toutes les unités d’un groupe ont la même orientation ; les carrés et les unités paniquées en sont dispensés.
clause-SH-GROUP-04 = Les unités d’un groupe forment une chaîne : on doit pouvoir les nommer dans un ordre où chacune est voisine de la précédente. Trois unités autour d’une quatrième ne font pas une chaîne.
clause-SH-GROUP-05 = Avec un groupe non paniqué activé par un ordre, on peut activer sans frais jusqu’à 2 unités d’infanterie légère dotées d’Éclaireur. Une activation tardive par test de moral n’en entraîne aucune.
clause-SH-GROUP-06 = Une unité d’éclaireurs activée avec un groupe (SH-GROUP-05) est à 3 cases de lui au plus, et n’est ni en carré ni paniquée. Elle n’a pas à partager l’orientation ni à prolonger la chaîne, et ne compte ni dans l’effectif ni dans le coût du groupe (SH-Q-16).
clause-SH-GROUP-07 = Une pièce régimentaire n’appartient jamais à un groupe, et n’en forme pas un à elle seule.
clause-SH-GROUP-08 = Une pièce régimentaire n’est activée qu’avec un groupe ami fait seulement d’infanterie ou de cavalerie, sans paniqués, dont une unité d’infanterie est voisine de la pièce (SH-Q-81).
clause-SH-GROUP-09 = Avec un même groupe, on ne peut activer qu’une seule pièce régimentaire.
