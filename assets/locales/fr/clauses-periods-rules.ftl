### Periods, article par article : ce que dit le livre.

## Ordre des mouvements

clause-PE-PRI-01 = Les mouvements ont un ordre de priorité : mouvements forcés par le moral ; ralliements ; charges, contre-charges et esquives qu'elles provoquent ; mouvements ordinaires ; officiers et aides de camp.
clause-PE-PRI-02 = Les trois premiers passent avant les mouvements ordinaires, car ils peuvent gêner une autre unité.
clause-PE-PRI-03 = Le pas habituel est la demi-période : l'artillerie tire même entre armées éloignées.
clause-PE-PRI-04 = Quand des charges menacent, les joueurs restent aux demi-périodes ou passent aux quarts.
clause-PE-PRI-05 = Aucun pas n'est plus petit qu'un quart de période.
clause-PE-PRI-06 = Variante *step* : demi-période, l'usage, ou quart. La période entière n'est pas proposée (PE-Q-40).

## Jeu simultané

clause-PE-SIM-01 = Les deux camps bougent en même temps.
clause-PE-SIM-02 = Sur une vraie table, un joueur parcourt ses unités depuis la gauche, l'autre depuis la droite. Ici, la table joue pour les deux.
clause-PE-SIM-03 = Une unité oubliée ne bouge à la fin de la phase que si l'adversaire l'accepte ; sinon elle attend la demi-période suivante.
clause-PE-SIM-04 = Dans le doute, une unité est réputée avoir bougé.

## Mouvements réactionnels

clause-PE-RCT-01 = Une unité bouge selon son attitude et ses ordres, pas en réponse aux mouvements ennemis que voit son joueur.
clause-PE-RCT-02 = Le livre s'en remet à la confiance ou aux arbitres. Ici, les feuilles sont scellées : personne ne peut faire autrement.
clause-PE-RCT-03 = Sur une vraie table, la faute est partagée : le joueur trop rapide en a donné l'occasion.
clause-PE-RCT-04 = Le mouvement n'a pas de limite de temps : le joueur le plus rapide attend l'autre.

## Distances

clause-PE-DST-01 = Les distances sont en centimètres. Un centimètre vaut 10 pas, environ 7 m de terrain réel.
clause-PE-DST-02 = La distance dépend de la nation, du type de figurines et du statut (PE-TAB-06).
clause-PE-DST-03 = Elle dépend aussi de la formation.
clause-PE-DST-04 = La distance du tableau est le maximum pour une période entière.
clause-PE-DST-05 = La moitié par demi-période, le quart par quart.
clause-PE-DST-06 = Un bataillon dont les compagnies diffèrent va à la plus petite de leurs distances.

## Le quart de réaction

clause-PE-REA-01 = Une unité surprise par un mouvement ennemi laisse passer un quart avant de réagir.
clause-PE-REA-02 = Cela vaut pour tout : bouger, charger, esquiver, se rallier, changer de formation, suivre un nouvel ordre.
clause-PE-REA-03 = Pendant ce quart, elle peut tirer ou faire ce qu'elle avait prévu.
clause-PE-REA-04 = Un aide de camp remet un ordre en touchant l'unité. L'ordre vaut à la fin du quart suivant.

## Conversions

clause-PE-WHL-01 = Une unité peut changer de direction en marchant, par une conversion à gauche ou à droite.
clause-PE-WHL-02 = La figurine intérieure reste en place, les autres tournent ; l'unité repart une fois alignée.
clause-PE-WHL-03 = Garde, élite et réguliers font conversion à pleine vitesse.
clause-PE-WHL-04 = Les autres le font à mi-vitesse, jusqu'à être réalignés (PE-GEO-06).
clause-PE-WHL-05 = Plus le front est large, plus la conversion est longue. Conseil : colonne, conversion, ligne.
clause-PE-WHL-06 = L'alignement est rompu pendant la conversion.

## Quart de tour et demi-tour

clause-PE-TRN-01 = Un quart de tour ou demi-tour sur place prend un quart à l'infanterie de garde, d'élite ou régulière.
clause-PE-TRN-02 = Il prend deux quarts à l'autre infanterie.
clause-PE-TRN-03 = Il prend toujours deux quarts à la cavalerie.
clause-PE-TRN-04 = Les figurines tournent, pas l'unité : une ligne de 12 devient 12 rangs d'une figurine.
clause-PE-TRN-05 = Une unité attaquée de flanc peut tourner les figurines de ce flanc.
clause-PE-TRN-06 = Une ligne en tourne une ; la double ligne anglaise deux.
clause-PE-TRN-07 = Une double ligne anglaise qui tourne toutes ses figurines est en colonne de marche.
clause-PE-TRN-08 = Les tirailleurs tournent de même mais restent toujours formés.
clause-PE-TRN-09 = Tourner ses figurines peut laisser une unité en ordre serré sans formation (PE-Q-12).
clause-PE-TRN-10 = Attaquée entre deux formations, une unité en ordre serré combat sans formation, sauf si ses figurines ont retourné avant le contact.
clause-PE-TRN-11 = Une unité abordée pendant que ses figurines tournent est prise en mouvement, donc sans formation.
clause-PE-TRN-12 = En mêlée les figurines ne tournent plus, sauf pour commencer un ralliement.
clause-PE-TRN-13 = Une colonne tourne la file extérieure de ce flanc, une ligne une figurine. L'unité reste formée, mais ne bouge pas tant qu'elles sont ainsi tournées.

## Marche oblique

clause-PE-OBL-01 = Seule l'infanterie en ligne, de garde, d'élite ou régulière, marche en oblique.
clause-PE-OBL-02 = À mi-vitesse, à 45° au plus d'un côté ou de l'autre.

## Marche arrière

clause-PE-BCK-01 = Une unité de garde, d'élite ou régulière peut reculer face à l'ennemi.
clause-PE-BCK-02 = Seule l'infanterie en ligne ou en tirailleurs le peut.
clause-PE-BCK-03 = À la moitié de la vitesse de la ligne.

## Marche forcée

clause-PE-FMR-01 = La marche forcée est plus rapide : pas accéléré, ou trot.
clause-PE-FMR-02 = L'infanterie et la cavalerie en colonne de compagnies et l'artillerie attelée peuvent la faire.
clause-PE-FMR-03 = La distance augmente de moitié.
clause-PE-FMR-04 = Elle dure au plus trois périodes de suite.
clause-PE-FMR-05 = L'unité est sans formation pendant la marche et à l'arrivée ; elle se reforme avant toute action.
clause-PE-FMR-06 = Les tirailleurs ne peuvent pas la faire.

## Ralliement de la cavalerie

clause-PE-RAL-01 = Seule la cavalerie se rallie.
clause-PE-RAL-02 = Le ralliement retire la cavalerie d'un combat avant sa perte. Il ne demande pas de changer d'ordre.
clause-PE-RAL-03 = Il se fait à la vitesse de la colonne, quelle que soit la formation, sans bonus de charge.
clause-PE-RAL-04 = Il peut durer plusieurs périodes.
clause-PE-RAL-05 = L'unité est sans formation pendant le ralliement et à l'arrivée.
clause-PE-RAL-06 = Elle peut ensuite se reformer face à l'ennemi ou non, dans toute formation.
clause-PE-RAL-07 = Elle s'arrête et se reforme hors de portée de mousquet, ou derrière une unité amie formée face à l'ennemi.
clause-PE-RAL-08 = Avant de bouger elle se tourne, si l'attaque vient de front ou de flanc : deux quarts. De dos : PE-Q-30.
clause-PE-RAL-09 = La cavalerie qui charge un carré sans l'enfoncer doit se rallier.
clause-PE-RAU-01 = La cavalerie non engagée annonce un ralliement au début de l'une ou l'autre demi-période.
clause-PE-RAU-02 = Elle se rallie vers son bord de table.
clause-PE-RAE-01 = La cavalerie en mêlée n'annonce un ralliement qu'au début d'une période.
clause-PE-RAE-02 = Son premier quart l'éloigne droit de l'ennemi, puis elle va vers son bord.

## Suivre un ralliement

clause-PE-FOL-01 = La cavalerie qui combattait l'unité qui se rallie peut la suivre.
clause-PE-FOL-02 = Le ralliement va à la vitesse de la colonne, l'unité qui suit à la sienne.
clause-PE-FOL-03 = Si l'unité qui suit est plus lente, l'autre se dégage.
clause-PE-FOL-04 = Une unité plus lente, en avance incontrôlée, garde le contact.
clause-PE-FOL-05 = Pour suivre, il faut toucher l'unité au début du ralliement.
clause-PE-FOL-06 = Elle suit pendant au moins une période.
clause-PE-FOL-07 = L'unité qui suit est désorganisée ; elle garde sa formation et son front.
clause-PE-FOL-08 = L'infanterie ne suit pas. Elle peut tirer un quart après le départ.
clause-PE-FOM-01 = Si elles ne se touchent plus en fin de période, il n'y a pas de combat.
clause-PE-FOM-02 = Sinon, tous les cavaliers des deux unités comptent.
clause-PE-FOM-03 = L'unité qui se rallie y est sans formation. Celle qui suit est désorganisée, avec le bonus de suivi.
clause-PE-FOM-04 = En avance incontrôlée, l'unité qui suit n'a pas de malus et ajoute tous les bonus de charge.

## Ralliement à travers les amis

clause-PE-OUT-01 = Une unité qui se rallie a besoin d'un couloir large d'un socle de cavalerie au moins : 2,5 cm.
clause-PE-OUT-02 = Sans couloir, elle traverse les unités amies.
clause-PE-OUT-03 = Les deux sont alors en désordre, et elle ne se reforme qu'une fois passée.
clause-PE-OUT-04 = Garde, élite et carrés ne se traversent pas : elle s'écoule par l'espace libre le plus proche, vers son bord.
clause-PE-OUT-05 = Pour s'écouler, une ligne peut se rompre et passer figurine par figurine.
clause-PE-OUT-06 = Cela prend du temps : un régiment en ligne ne passe pas un couloir de 2,5 cm en une demi-période.
clause-PE-OUT-07 = Dans un couloir plus large, on passe à autant de front qu'il y a de place.
clause-PE-OUT-08 = Une unité suivie ne s'écoule pas : elle traverse aussitôt ses amis.
clause-PE-OUT-09 = Sauf garde, élite et carrés.
clause-PE-OUT-10 = Une unité qui se rallie reste groupée et va vers son bord.
clause-PE-OUT-11 = Elle garde le front qu'elle avait.
clause-PE-OUT-12 = Une ligne amie ou une batterie déployée se contourne en entier d'un seul côté, au choix du joueur.

## L'unité qui suit en rencontre d'autres

clause-PE-PUR-01 = Quand l'unité qui se rallie passe ses amis, celle qui suit peut les heurter.
clause-PE-PUR-02 = C'est une entrée en mêlée ordinaire, et ils ne peuvent pas tirer.
clause-PE-PUR-03 = L'unité qui suit n'y a pas de bonus de suivi et est désorganisée.
clause-PE-PUR-04 = Une unité traversée combat en désordre.

## Ralliement obligatoire

clause-PE-RCO-01 = Deux cavaleries égales en force et en valeur qui font match nul au premier tour doivent se rallier.
clause-PE-RCO-02 = Si force ou valeur diffèrent, elles peuvent rester.
clause-PE-RCO-03 = Si le deuxième tour est nul aussi, elles doivent se rallier.

## Artillerie

clause-PE-ART-01 = Atteler et déployer sont des changements de formation. Ils ne demandent pas de changer d'ordre.
clause-PE-ART-02 = Une batterie attelée se montre par la pièce sur son socle attelé, tourné à l'opposé de la pièce.
clause-PE-ART-03 = Une batterie attelée ne fait pas demi-tour sur place.
clause-PE-ART-04 = À la fin d'un mouvement, une batterie attelée peut se déployer.
clause-PE-ART-05 = Après une marche forcée, elle se reforme d'abord.
clause-PE-ART-06 = Les pertes ne ralentissent pas une batterie ; elles réduisent son tir.
clause-PE-ART-07 = Pour atteler, la pièce passe sur le socle attelé, pointée comme avant.
clause-PE-ART-08 = Une batterie qui attelle part à l'opposé de son tir.
clause-PE-ART-09 = Elle peut quitter sa position en marche forcée.
clause-PE-UNL-01 = Pour se déployer, la pièce est retournée sur le socle déployé.
clause-PE-UNL-02 = Après des pertes, on ne place que les artilleurs survivants.
clause-PE-UNL-03 = La durée dépend de la nation et du type : un quart à cheval, deux à pied (PE-GAP-01).
clause-PE-UNL-04 = Une batterie abordée pendant qu'elle se déploie achève, mais combat en désordre.
clause-PE-PRO-01 = Une batterie déployée peut bouger un peu : en avant à la bricole, en arrière à la prolonge.
clause-PE-PRO-02 = 3 cm par demi-période, quelles que soient les pièces.
clause-PE-PRO-03 = Droit devant ou derrière sur tout le front, sans conversion.
clause-PE-PRO-04 = Cela prend toute la demi-période.

## La charge

clause-PE-CHG-01 = La charge est un mouvement prioritaire qui vise le contact.
clause-PE-CHG-02 = La cavalerie, et l'infanterie en ligne ou en colonne, peuvent en déclarer.
clause-PE-CHG-03 = Elle se déclare au début de chaque demi-période.
clause-PE-CHG-04 = L'unité doit être dans une formation de combat de son armée.
clause-PE-CHG-05 = Dans une autre formation, ce n'est pas une charge mais une entrée en mêlée ordinaire, sans bonus.
clause-PE-CHG-06 = L'attitude doit le permettre ; *tenir* l'exclut.
clause-PE-CHG-07 = Le joueur écrit quelle unité charge quel ennemi. Secret.
clause-PE-CHG-08 = Que l'unité charge est annoncé, sans la cible.
clause-PE-CHG-09 = La cible n'est révélée qu'au quart où la charge aboutit.
clause-PE-CHG-10 = Écrite mais non déclarée : sans effet.
clause-PE-CHG-11 = Déclarée mais non écrite : sans effet.
clause-PE-CHG-12 = Seule une avance incontrôlée charge sans cette procédure.
clause-PE-CHG-13 = Mesurer la distance entre deux unités avant une charge est interdit.
clause-PE-CHG-14 = Une unité peut charger à travers des tirailleurs ennemis : ils esquivent et ne cachent pas la vue.
clause-PE-CTG-01 = On ne charge qu'un ennemi visible, droit devant.
clause-PE-CTG-02 = Hors de son axe, l'unité se réoriente d'abord : un quart.
clause-PE-CTG-03 = Cela n'annule pas la charge, mais laisse ce quart à l'ennemi pour réagir.
clause-PE-CTG-04 = On ne se réoriente que vers un ennemi placé devant soi.

## Bonus de charge

clause-PE-CBO-01 = Une charge peut gagner un bonus de distance, un bonus de combat et, pour une colonne d'infanterie, des rangs de poussée.
clause-PE-CBO-02 = Pour tout bonus, l'unité doit avoir parcouru au moins un quart, la fin en ligne droite.
clause-PE-CBO-03 = Sinon, aucun bonus.
clause-PE-CBO-04 = Seul compte le mouvement de la charge, depuis sa dernière réorientation.
clause-PE-CDB-01 = Le bonus de distance figure une allure plus vive.
clause-PE-CDB-02 = Il varie avec la formation, le type et le statut (PE-TAB-06).
clause-PE-CDB-03 = Il s'ajoute à la distance de la formation.
clause-PE-CDB-04 = Il est accordé une fois, au quart où il permet de toucher la cible.
clause-PE-CDB-05 = Ce qui n'est pas employé est perdu.
clause-PE-CDB-06 = Il ne se partage pas.
clause-PE-CDB-07 = Si une figurine atteint l'ennemi, les autres serrent autant que le mouvement le permet (PE-Q-09).
clause-PE-CDB-08 = Il ne compte pas pour savoir si la cible a le temps de tirer.
clause-PE-CDB-09 = Il compte pour savoir si la cible achève un changement de formation.
clause-PE-CCB-01 = Une charge qui l'a gagné augmente la valeur de combat.
clause-PE-CCB-02 = Ce bonus varie avec le type et le statut.
clause-PE-CCB-03 = Des bonus différents au premier rang : le plus bas compte, avec 10 % de plus sur la table des pertes.
clause-PE-PSH-01 = Une colonne d'infanterie qui a chargé ajoute 1 par rang derrière le premier au moins aussi fort, 3 au plus.
clause-PE-PSH-02 = La cavalerie en colonne n'en ajoute pas.
clause-PE-PSH-03 = Un rang plus faible ne compte pas, ni ceux qui le suivent.

## Obligations de la charge

clause-PE-COB-01 = Une charge déclarée à la première demi-période peut continuer à la seconde.
clause-PE-COB-02 = Elle s'achève dans sa période.
clause-PE-COB-03 = Une fois déclarée, elle doit être menée à bout.
clause-PE-COB-04 = Si elle n'atteint personne, elle achève son mouvement, bonus compris, et perd sa formation.
clause-PE-COB-05 = Aucune tolérance : à 1 mm près, c'est trop court.
clause-PE-COB-06 = Elle se fait dans la formation et sur le front du moment.
clause-PE-COB-07 = Elle peut être détournée par une unité qui s'interpose, ou si l'unité est elle-même chargée ou peut l'être.
clause-PE-COB-08 = Une unité se couvre toujours d'abord : c'est une obligation.

## Charges interdites et doubles

clause-PE-CFO-01 = L'artillerie ne charge pas.
clause-PE-CFO-02 = L'infanterie en carré non plus.
clause-PE-CFO-03 = L'infanterie en tirailleurs non plus.
clause-PE-CFO-04 = L'infanterie ne charge pas la cavalerie.
clause-PE-CFO-05 = On ne charge pas une unité plus haut ou plus bas sur une pente (PE-Q-16).
clause-PE-CFO-06 = On ne charge pas dans une mêlée.
clause-PE-CFO-07 = Une unité désorganisée, ou pire, ne déclare pas de charge.
clause-PE-CFO-08 = On ne charge ni sur un obstacle ni à travers.
clause-PE-CMU-01 = Une unité charge une unité : pas plusieurs du même côté dans une période.
clause-PE-CMU-02 = Une unité amie peut appuyer par une entrée en mêlée ordinaire.
clause-PE-CMU-03 = Un carré peut être chargé sur deux côtés ; une colonne ou une ligne sur deux côtés opposés.
clause-PE-CMU-04 = Une unité en ordre serré peut être chargée même si sa compagnie de tirailleurs est en mêlée.

## Arrêter une charge

clause-PE-CST-01 = Une charge ne s'arrête que si l'ennemi esquive, ou par un général au contact de l'unité.
clause-PE-CST-02 = Un général n'arrête qu'une charge déclarée en début de période.
clause-PE-CST-03 = L'unité s'arrête au quart qui suit la décision.
clause-PE-CST-04 = Ce quart est parcouru en entier (PE-Q-33).
clause-PE-CST-05 = Une unité qui arrête sa charge est sans formation.

## Escadrons

clause-PE-SPL-01 = Une unité reste groupée. Une ligne de cavalerie qui charge peut se séparer par escadrons : gênée, face à une unité interposée, ou pour toucher avec plus de figurines.
clause-PE-SPL-02 = La cavalerie en colonne ou en double ligne ne le peut pas.
clause-PE-SPL-03 = Les escadrons gênés par un obstacle ou un ami peuvent s'arrêter pendant que les autres continuent.
clause-PE-SPL-04 = Les escadrons arrêtés sont séparés et ne comptent plus dans le régiment.
clause-PE-SPL-05 = Ils rejoignent dès que possible (PE-GAP-11).
clause-PE-SPL-06 = L'arrêt peut être un accident ou une feinte.
clause-PE-SPL-07 = Un ennemi interposé peut être frappé par des escadrons ; les autres s'arrêtent ou continuent.
clause-PE-SPL-08 = Une ligne de cavalerie qui charge un carré ou une colonne peut le dépasser pour toucher ses autres côtés.

## Contre-charge

clause-PE-CCH-01 = Comme une charge, mais ni écrite ni déclarée d'avance.
clause-PE-CCH-02 = Seulement si l'attitude le permet.
clause-PE-CCH-03 = Seulement l'unité chargée elle-même : pas celle qui la couvre.
clause-PE-CCH-04 = Jamais obligatoire.
clause-PE-CCH-05 = L'infanterie chargée par de la cavalerie ne le peut pas.
clause-PE-CCH-06 = Elle part au quart qui suit le début de la charge.
clause-PE-CCH-07 = Pour les bonus, elle doit remplir PE-CBO-02.
clause-PE-CCH-08 = Après le deuxième quart de la charge : s'il reste au moins un quart de marche, les deux chargent ; sinon, seule la première a les bonus.
clause-PE-CCH-09 = Une unité qui contre-charge a une allure de retard et couvre moins de terrain.

## Esquive

clause-PE-EVA-01 = Une unité qui harcèle peut esquiver un ennemi à distance de charge, même non déclarée.
clause-PE-EVA-02 = Une esquive volontaire s'écrit et se déclare au début de la demi-période.
clause-PE-EVA-03 = Une unité qui harcèle ou en tirailleurs, si elle est chargée, doit esquiver.
clause-PE-EVA-04 = Sauf dans un bois, un village ou derrière un couvert.
clause-PE-EVA-05 = D'abord à l'opposé de la menace, puis vers son bord.
clause-PE-EVA-06 = Le tour prend un quart.
clause-PE-EVA-07 = Forcée, l'unité réagit d'abord : elle ne bouge pas d'une demi-période.
clause-PE-EVA-08 = 22 cm par période, 5,5 par quart. Elle peut durer plusieurs périodes.
clause-PE-EVC-01 = L'unité est sans formation pendant l'esquive et à l'arrivée, et doit se reformer.
clause-PE-EVC-02 = Une compagnie détachée se reforme derrière son unité.
clause-PE-EVC-03 = Pour rejoindre, il lui faut deux quarts de plus.
clause-PE-EVC-04 = Si son unité est en mêlée, elle y compte dès la période suivante.
clause-PE-EVC-05 = Une unité en ordre serré ne va pas rejoindre sa compagnie en mêlée.
clause-PE-EVC-06 = Un bataillon se reforme derrière un ami formé, face à l'ennemi.
clause-PE-EVC-07 = Sans cet ami, l'unité peut devoir quitter la table : elle teste son moral.
clause-PE-EVC-08 = Entre deux amis, il faut un couloir de 1,5 cm.
clause-PE-EVC-09 = Sinon elle les traverse, et tous sont en désordre.
clause-PE-EVC-10 = Elle contourne garde, élite et carrés par l'espace libre le plus proche.
clause-PE-EVC-11 = Une unité qui esquive, abordée, est prise sans formation et de dos.
clause-PE-EVS-01 = Une unité qui esquive peut se diviser pour passer une ligne amie et se rejoint ensuite.
clause-PE-EVS-02 = Si une partie est abordée, l'ensemble teste au cas le moins favorable.

## Tableaux

clause-PE-TAB-01 = Tours : un quart pour l'infanterie exercée, deux pour l'autre et la cavalerie ; un pour esquiver, deux pour se rallier. Pas une batterie attelée.
clause-PE-TAB-02 = Esquive déclarée : tour, à l'opposé, vers le bord, vers le bord. Forcée : réaction, tour, à l'opposé, vers le bord.
clause-PE-TAB-03 = Les chiffres que donne le livre : infanterie française 18 cm en colonne, 14 en ligne ; grenadiers 20 ; cavalerie légère 36, bonus de 9.
clause-PE-TAB-04 = La cavalerie charge toutes les armes. L'infanterie en ligne ou en colonne charge infanterie et artillerie. Carrés, tirailleurs et artillerie ne chargent pas.
clause-PE-TAB-05 = Colonne de marche : 3 files. Colonne de division : 6. Ligne : un rang ; double ligne : deux. Tirailleurs : l'emprise d'une ligne. Carrés aussi profonds que larges. Batteries : 40 × 40 mm.
clause-PE-TAB-06 = Nos allures en cm par période : voir le tableau. Un scénario peut en donner d'autres à une unité.
clause-PE-TAB-07 = *Attaquer* charge, contre-charge et entre en mêlée. *Couvrir* contre-charge si l'unité est chargée, et entre en mêlée. *Tenir* et *marcher* ne font ni l'un ni l'autre. *Harceler* peut esquiver.
