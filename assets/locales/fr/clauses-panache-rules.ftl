### Panache, clause par clause : mouvements, terrain, routes et bords de la table.

## L’activation

clause-PA-ACT-01 = Dans la phase de déplacement, seules les unités activées peuvent bouger. Lesquelles le sont, et par qui, le chapitre des mouvements ne le dit pas (PA-GAP-01).
clause-PA-ACT-02 = Le joueur dont c’est le tour déplace ses unités activées l’une après l’autre, dans l’ordre qui lui convient.
clause-PA-ACT-03 = Aucune unité ne se déplace plus d’une fois par tour.
clause-PA-ACT-04 = L’activation est une permission, non un devoir : une unité activée peut rester où elle est.
clause-PA-ACT-05 = Le mouvement d’une unité est tout à fait fini avant que la suivante commence, et on ne revient sur aucune unité.
clause-PA-ACT-06 = Quand le joueur a fait tous les déplacements qu’il voulait, il le dit, et ses combats suivent dans la phase de combat.

## La capacité de mouvement

clause-PA-MOV-01 = Le nombre de cases qu’une unité peut parcourir au plus est au tableau PA-TAB-01, selon l’arme et la classe de poids.
clause-PA-MOV-02 = Là où le tableau donne deux chiffres, comme 2/3, l’unité garde son combat jusqu’au premier nombre de cases ; au-delà, jusqu’au second, elle se déplace sans combat ce tour-ci.
clause-PA-MOV-03 = Là où le tableau donne un seul chiffre marqué sans combat, tout mouvement coûte à l’unité son combat ce tour-ci ; seule celle qui reste sur place le garde.
clause-PA-MOV-04 = Là où le tableau donne un simple chiffre, l’unité peut parcourir jusqu’à ce nombre de cases et combattre encore.
clause-PA-MOV-05 = Là où le tableau n’a pas de chiffre mais une entrée barrée, l’arme n’existe pas dans cette classe de poids.
clause-PA-MOV-06 = L’artillerie lourde ou très lourde ne fait jamais plus de 1 case, sur route ou non, même là où une autre règle lui en donnerait davantage.
clause-PA-MOV-07 = L’artillerie très légère ou légère perd 1 dé au tir pour chaque case parcourue (PA-Q-14).
clause-PA-MOV-08 = Un officier ou autre personnage isolé se déplace de 3 cases. En fuite, c’est 2 s’il est très léger ou léger, 1 s’il est moyen (PA-Q-02) ; pour les classes lourdes, voir PA-Q-03.
clause-PA-MOV-09 = Le terrain difficile ne ralentit pas un personnage isolé, à moins qu’il ne soit un véhicule.

## Les tableaux

clause-PA-TAB-01 = Le tableau des capacités de mouvement : pour chaque arme et classe de poids, les cases qu’on peut parcourir avec combat, sans combat ou, pour un personnage, en fuite.
clause-PA-TAB-02 = Le même tableau en deux nombres par classe : le plus de cases après lesquelles l’unité combat encore, et le plus qu’elle puisse parcourir.

## Le jeton « pré-joué »

clause-PA-TOK-01 = Une unité qui porte un jeton « pré-joué » ne peut pas se déplacer ce tour-ci, même activée.
clause-PA-TOK-02 = Activée ou attaquée, une unité qui porte un jeton « pré-joué » combat tout de même, de là où elle est.
clause-PA-TOK-03 = Les jetons « pré-joué » s’ôtent à la fin de la phase de déplacement, ceux d’un camp à la fin de la sienne (PA-Q-09).
clause-PA-TOK-04 = Une unité reçoit un jeton « pré-joué » quand elle esquive. La règle en est dans un autre chapitre ; l’arbitre pose le jeton.

## La cohésion

clause-PA-COH-01 = Tous les éléments d’une unité restent ensemble quand elle se déplace. Seul un détachement va de son côté.
clause-PA-COH-02 = Une unité que le combat a réduite ne peut pas être réunie à une autre.

## Traverser

clause-PA-THR-01 = Ni une unité ni un personnage isolé ne peuvent jamais traverser une unité ennemie.
clause-PA-THR-02 = Un personnage isolé peut traverser n’importe quelle unité amie.
clause-PA-THR-03 = Une unité amie légère ou très légère se laisse traverser par toutes les autres.
clause-PA-THR-04 = Une unité légère ou très légère passe à travers n’importe quelle unité amie.
clause-PA-THR-05 = Une unité qui en traverse une autre doit finir son mouvement dans une case libre.
clause-PA-THR-06 = Après chaque mouvement, aucune case ne doit contenir deux unités.
clause-PA-THR-07 = Un détachement peut traverser l’unité dont il vient, et celle-ci le traverser, quels que soient leurs poids.
clause-PA-THR-08 = Dans les autres cas, une unité amie barre le chemin : les unités moyennes, lourdes et très lourdes ne se traversent pas entre elles.

## Le terrain, et l’ennemi proche

clause-PA-TER-01 = Le terrain rencontré peut changer la distance qu’une unité parcourt ; le coût de chaque sorte est donné par PA-GAP-03, ou par le scénario.
clause-PA-TER-02 = Le terrain difficile ne ralentit pas les personnages qui se déplacent seuls.
clause-PA-TER-03 = Le terrain infranchissable l’est aussi pour les personnages.
clause-PA-TER-04 = Il n’existe pas de zone de contrôle : longer ou dépasser un ennemi ne coûte rien de plus et n’arrête personne.

## La marche sur route

clause-PA-ROAD-01 = Une marche sur route suit d’un bout à l’autre une même route sans coupure : elle y commence, y finit et ne la quitte jamais.
clause-PA-ROAD-02 = La marche sur route permet 1 case de plus que la capacité de mouvement.
clause-PA-ROAD-03 = Une unité qui a fait une marche sur route ne peut ni combattre ni tirer après son mouvement.
clause-PA-ROAD-04 = Une unité qui ne part pas de la route, ou qui la quitte en chemin, n’a pas de case supplémentaire.

## L’infanterie montée

clause-PA-MNT-01 = L’infanterie pourvue de montures ou de chariots peut s’en servir pour aller plus loin, si le joueur le veut.
clause-PA-MNT-02 = L’infanterie montée peut faire 1 case de plus, mais alors sans combat.
clause-PA-MNT-03 = La case de plus de l’infanterie montée et celle de la marche sur route s’ajoutent l’une à l’autre.
clause-PA-MNT-04 = L’infanterie à chameaux a au corps à corps un effet propre : ses chameaux baraqués peuvent la protéger. Le chapitre du combat manque ; l’arbitre en décide.
clause-PA-MNT-05 = L’infanterie à éléphants a au combat un effet propre, et sa première perte, outre l’élément perdu, libère un éléphant en panique. L’arbitre y pourvoit.
clause-PA-MNT-06 = L’infanterie sur chariots qui ne s’est pas déplacée dans sa dernière phase de déplacement compte comme derrière une palissade, à moins que son chef n’y ait renoncé (PA-Q-13).

## Quitter la table

clause-PA-OFF-01 = Les unités ne quittent la table de leur gré que là où le scénario le prévoit, à ses conditions, ou selon ce dont les joueurs sont convenus avant la bataille.
clause-PA-OFF-02 = Là où ni le scénario ni un accord des joueurs ne le prévoient, les unités n’ont pas le droit de quitter la table.
clause-PA-OFF-03 = Une unité ne quitte jamais la table malgré elle, par un repli par exemple.
clause-PA-OFF-04 = Chaque case de repli que l’unité ne peut pas faire lui coûte une perte.
clause-PA-OFF-05 = Un personnage isolé peut quitter la table, par choix ou à cause d’un repli.
clause-PA-OFF-06 = Un personnage qui a quitté la table ne compte pas comme une perte.
clause-PA-OFF-07 = Un personnage parti ne revient plus de toute la bataille, sauf si le scénario le dit.

## Les renforts

clause-PA-RES-01 = Des unités n’attendent hors table en renfort que là où le scénario le prévoit.
clause-PA-RES-02 = Une unité entre depuis une case imaginaire juste au-delà du bord, et doit pouvoir faire son mouvement à partir de là.
clause-PA-RES-03 = Pour une unité qui entre, la première case de son mouvement est la première case sur la table.
clause-PA-RES-04 = Des renforts doivent être activés pour entrer ; ils viennent donc avec un officier (PA-Q-15).
clause-PA-RES-05 = Un sous-général avec qui viennent des renforts peut lui-même rester dehors.
