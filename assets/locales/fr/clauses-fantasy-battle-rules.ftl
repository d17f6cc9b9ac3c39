### Bataille fantastique, clause par clause : ce que dit le livre.

## Mouvements

clause-FB-MOD-01 = Voici les règles générales de mouvement des unités, terrain compris. Les commandants ont les leurs (FB-GAP-07).
clause-FB-MOD-02 = Pour chaque mouvement de la phase, une unité agit de l'une des deux façons suivantes, choisie d'avance : par ordre ou par initiative (FB-GAP-01).
clause-FB-MOD-03 = Le tir et le combat peuvent aussi déplacer une unité. Une unité au combat ne bouge que par l'effet du combat.
clause-FB-MOD-04 = La distance dépend du type de troupe et de la formation.
clause-FB-MOD-05 = Il y a trois mouvements : l'avance, qui est le mouvement normal ; l'évitement, par initiative, loin de l'ennemi visible le plus proche ; la charge au contact, par ordre ou par initiative.
clause-FB-TAB-01 = La distance maximale d'un socle en un mouvement. Infanterie et monstres 20 cm, cavalerie et chars 30, volants 60, artillerie 10. Les machines ont leur propre chiffre. Les commandants font 60 cm, ou 100 sur un volant. À mi-vitesse, c'est la moitié, mais les volants gardent leurs 60.
clause-FB-TAB-02 = Une unité peut aller moins loin que son maximum.
clause-FB-MAX-01 = La mi-vitesse réduit la distance de moitié. Les volants gardent toujours leurs 60 cm.
clause-FB-MAX-02 = Une unité fortifiée se déplace à mi-vitesse.
clause-FB-MAX-03 = Le livre dit ici qu'une charge se fait toujours à distance entière. Il dit le contraire en FB-CHG-06 ; FB-Q-01 tranche.
clause-FB-MAX-04 = Une unité qui évite dispose de sa distance entière, dans toute formation.
clause-FB-MAX-05 = Les volants disposent de leur distance entière, dans toute formation.
clause-FB-MAX-06 = Une distance tirée aux dés n'est jamais réduite par la formation.
clause-FB-FRM-01 = Les socles d'une unité se touchent toujours. Une unité est déployée et reste en formation.
clause-FB-FRM-02 = En ligne, les socles sont côte à côte, au contact par un bord ou un coin, et regardent du même côté.
clause-FB-FRM-03 = En colonne, ils sont l'un derrière l'autre, au contact par un bord ou un coin, et regardent du même côté.
clause-FB-FRM-04 = Toute autre disposition est irrégulière. Ses socles doivent se toucher aussi.
clause-FB-FRM-05 = En ligne et en colonne, l'unité dispose de sa distance entière.
clause-FB-FRM-06 = En formation irrégulière, elle va à mi-vitesse, sauf si elle vole.
clause-FB-FRM-07 = Une unité peut finir son mouvement dans une autre formation.
clause-FB-STD-01 = Une unité bouge socle par socle : chaque socle suit un chemin permis, sans barrer celui des suivants.
clause-FB-STD-02 = Chaque socle a besoin d'un chemin sans obstacle.
clause-FB-STD-03 = Il peut aller en avant, de côté ou en arrière, et tourner.
clause-FB-STD-04 = À la fin, il peut regarder où il veut.
clause-FB-STD-05 = Aucun socle ne dépasse la distance permise à son unité. On mesure aux coins : tourner coûte donc un peu de distance.
clause-FB-STD-06 = Un socle traverse un socle de son unité qui est au repos et sans contact avec l'ennemi (FB-Q-04).
clause-FB-STD-07 = Il ne traverse pas un socle d'une autre unité, amie ou ennemie, même en partie.
clause-FB-STD-08 = Un commandant ne gêne jamais un mouvement.
clause-FB-STD-09 = Le terrain peut réduire un mouvement (FB-GAP-05).
clause-FB-OBS-01 = Des socles amis peuvent se toucher et glisser l'un contre l'autre. Ils ne se chevauchent jamais.
clause-FB-OBS-02 = On ne vient au contact d'un socle ennemi que par une charge, ou par l'effet du combat.
clause-FB-OBS-03 = Un socle se faufile entre deux obstacles inoffensifs si le passage fait au moins 2 cm, la largeur d'un socle.
clause-FB-OBS-04 = Se faufiler ne coûte rien.

## Évitement

clause-FB-EVA-01 = Une unité n'évite que par initiative.
clause-FB-EVA-02 = Elle s'éloigne tout droit de l'ennemi visible le plus proche : la direction joint les points les plus proches des deux unités.
clause-FB-EVA-03 = Elle dispose de sa distance entière, quelle que soit sa formation.
clause-FB-EVA-04 = Elle n'est pas tenue de tout parcourir.
clause-FB-EVA-05 = Elle finit à 1 cm au moins de toute unité au combat, amie ou ennemie.
clause-FB-EVA-06 = Le socle le plus proche de l'ennemi part le premier. Les autres le suivent dans la formation voulue.
clause-FB-EVA-07 = En chemin, les socles peuvent tourner et contourner des obstacles. Tourner coûte de la distance.
clause-FB-PAS-01 = Une unité qui évite peut traverser une unité amie, exception à FB-STD-07, à trois conditions.
clause-FB-PAS-02 = Elle doit passer tout entière, sans finir sur un socle de l'autre.
clause-FB-PAS-03 = L'autre unité ne doit pas être au combat.
clause-FB-PAS-04 = Le commandant de l'autre unité doit être d'accord.
clause-FB-PAS-05 = Les deux unités font aussitôt un test de confusion (FB-GAP-06).

## Annoncer une charge

clause-FB-CHG-01 = Une charge se joue de la même façon par ordre ou par initiative.
clause-FB-CHG-02 = On l'annonce, avec sa cible, avant tout mouvement.
clause-FB-CHG-03 = L'adversaire peut avoir de quoi la contrarier (FB-GAP-10).
clause-FB-CHG-04 = Certaines troupes, comme les fanatiques, doivent charger un ennemi à portée.
clause-FB-CHG-05 = Au moins un socle doit voir la cible à l'annonce. Les mouvements déjà faits ce tour-ci comptent.
clause-FB-CHG-06 = La formation de départ fixe la portée : distance entière en ligne ou en colonne, moitié en formation irrégulière.
clause-FB-CHG-07 = Une charge suit cet ordre : annonce, vue, portée, côté, contact, charge de soutien, tir de contre-charge.
clause-FB-CSD-01 = On touche une unité de front, de flanc ou par l'arrière, ce qui compte au combat.
clause-FB-CSD-02 = La zone d'où part la charge décide du côté touché.
clause-FB-CSD-03 = Un assaillant à cheval sur plusieurs zones compte dans celle qui en contient la plus grande partie.
clause-FB-CSD-04 = Si deux zones en contiennent autant l'une que l'autre, un dé décide (FB-Q-22).
clause-FB-CSH-01 = Une unité chargée qui a des armes de tir peut tirer sur l'assaillant.
clause-FB-CSH-02 = C'est un tir hors de la phase de tir.
clause-FB-CSH-03 = Il peut coûter des socles à l'assaillant, jamais l'arrêter.
clause-FB-CSH-04 = Après une charge enveloppante, il a lieu une fois l'enveloppement terminé.

## Au contact

clause-FB-FST-01 = Les socles viennent au contact un par un, du côté déterminé. Chacun a besoin de place pour y arriver.
clause-FB-FST-02 = Le joueur commence par un socle quelconque qui voit l'ennemi et peut l'atteindre.
clause-FB-FST-03 = Ce socle va au socle ennemi visible le plus proche, du côté déterminé (FB-Q-17).
clause-FB-FST-04 = Si possible, il se centre sur ce socle ennemi.
clause-FB-LIN-01 = Les autres se placent ensuite contre l'ennemi, de façon que l'unité reste groupée.
clause-FB-LIN-02 = Chacun doit pouvoir gagner sa place.
clause-FB-LIN-03 = Le plus grand nombre possible doit toucher l'ennemi.
clause-FB-LIN-04 = Un socle qui ne peut pas toucher par son front touche par un coin.
clause-FB-LIN-05 = Les socles qui ne peuvent pas toucher vont où leur joueur le veut, en formation, d'ordinaire derrière.
clause-FB-LIN-06 = Les unités ennemies voisines de la cible comptent aussi pour cela.
clause-FB-LIN-07 = Si le contact maximal l'exige, il faut toucher une seconde unité ennemie ; la cible passe d'abord.
clause-FB-LIN-08 = Toute autre unité ainsi touchée est chargée aussi. Elle peut tirer, et combat.
clause-FB-SUP-01 = Une infanterie amie placée derrière l'assaillant peut l'accompagner.
clause-FB-SUP-02 = Ses socles se placent selon les mêmes règles.
clause-FB-PRT-01 = Si un socle ne peut se centrer, il s'en approche le plus possible.
clause-FB-PRT-02 = À l'annonce, il faut au moins 1 cm de contact libre.
clause-FB-PRT-03 = S'il y a moins, l'ennemi est protégé et la charge impossible.
clause-FB-IMP-01 = Si les socles suivants ne peuvent toucher, ils vont derrière le premier ou à côté, au pire en escalier, coin contre coin.
clause-FB-IMP-02 = Ceux qui sont derrière le premier regardent comme lui.
clause-FB-IMP-03 = Une unité qui ne peut garder tous ses socles groupés ne peut pas charger.
clause-FB-INA-01 = Le bord ennemi le plus proche peut être inaccessible au premier socle, caché en partie par un terrain ou une unité par exemple.
clause-FB-INA-02 = Il peut alors aller à un autre socle de la même unité ennemie.
clause-FB-INA-03 = Ce doit être dans la zone déterminée : un front protégé ne s'échange pas contre un flanc.
clause-FB-INA-04 = Si aucun bord de cette zone n'est libre, la charge n'est pas permise, sauf sur une cible clouée (FB-PIN-02).
clause-FB-PIN-01 = Une cible est clouée si des ennemis touchent chacun de ses socles et s'il n'y reste pas plus de 1 cm de contact libre.
clause-FB-PIN-02 = Le premier socle d'un nouvel assaillant peut alors la toucher par un coin, côte à côte avec les amis déjà au contact.
clause-FB-PIN-03 = Ce coin doit être visible et à portée comme d'habitude.
clause-FB-PIN-04 = Des socles que seul le terrain rend inaccessibles ne clouent pas une unité.
clause-FB-IRR-01 = Contre une unité irrégulière, la ligne de bataille se plie : le contact maximal passe avant l'alignement.
clause-FB-IRR-02 = L'assaillant combat alors en formation irrégulière (FB-Q-12).

## Enveloppement, fortifications, bord de table

clause-FB-ENV-01 = Le petit côté d'un socle ne doit pas sauver une unité chargée de flanc, que seul l'assaillant du milieu toucherait.
clause-FB-ENV-02 = Quatre conditions : un assaillant qui n'est pas de choc ; un contact de flanc ; un premier socle qui pouvait y arriver ; un type qui peut poursuivre cette cible (FB-GAP-04).
clause-FB-ENV-03 = L'assaillant décide s'il enveloppe.
clause-FB-ENV-04 = Les socles sans contact peuvent se rabattre jusqu'à toucher l'ennemi.
clause-FB-ENV-05 = Il leur faut assez de distance pour cette rotation.
clause-FB-ENV-06 = Ils gardent le contact avec le premier socle.
clause-FB-ENV-07 = Ils doivent toucher l'ennemi de front, au pire par un coin.
clause-FB-ENV-08 = Ceux qui ne le peuvent pas se placent au gré de leur joueur, en formation.
clause-FB-ENV-09 = Un socle qui se rabat peut toucher une autre unité ennemie et l'amener ainsi au combat.
clause-FB-ENV-10 = Une unité en soutien bouge aussi, mais ne peut envelopper et reste en ligne.
clause-FB-ENV-11 = Elle ne peut pas non plus s'avancer dans les vides que les pertes laissent dans la première.
clause-FB-FOR-01 = L'infanterie et l'artillerie peuvent être fortifiées.
clause-FB-FOR-02 = Le scénario le prévoit. On ne se fortifie pas pendant une bataille.
clause-FB-FOR-03 = Seule l'infanterie peut charger un ennemi fortifié.
clause-FB-FOR-04 = De hautes fortifications demandent des échelles ou des tours : aux joueurs d'en décider (FB-Q-18).
clause-FB-FOR-05 = Une unité fortifiée n'a pas de flanc : on la charge toujours de front, même en venant du côté, même si elle est clouée.
clause-FB-FOR-06 = Si la charge vient du côté, on amène les socles devant son front, s'ils peuvent y arriver.
clause-FB-FOR-07 = L'infanterie qui touche le mur charge l'unité qui est derrière.
clause-FB-FOR-08 = Les autres troupes n'attaquent personne en touchant le mur.
clause-FB-OFF-01 = Une bévue, un recul ou un ennemi qui la repousse peut faire sortir une unité de la table.
clause-FB-OFF-02 = Dès qu'une partie en dépasse, on jette un dé pour son sort, à −1 par socle déjà perdu (FB-GAP-02).
clause-FB-OFF-03 = Si elle revient, on la place où elle est sortie, dos au bord.
clause-FB-OFF-04 = Si un ennemi s'y trouve, on la place au plus près.
clause-FB-OFF-05 = Les unités de choc reviennent en ligne, les autres en ligne ou en colonne.
clause-FB-OFF-06 = Les commandants qui l'avaient rejointe partagent son sort.
clause-FB-OFF-07 = Les autres commandants devraient rester sur la table. Celui qui en sort jette un dé comme une unité.
clause-FB-OFF-08 = Si le général sort et ne revient pas aussitôt, son armée se retire à la fin de la phase.
clause-FB-OFF-09 = Le général compte alors comme une perte.
