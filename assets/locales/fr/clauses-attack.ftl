### Sabreur-hex : le texte court de chaque paragraphe. Charges, assauts et leurs suites.

## Charge

clause-SH-CHARGE-01 = Une unité qui déclare une charge désigne une cible, et une seule.
clause-SH-CHARGE-02 = Seule une charge permet d’aller engager un ennemi à 3 cases ou plus. À 2 cases ou moins, on charge ou on donne l’assaut, chacun à ses conditions.
clause-SH-CHARGE-03 = Première condition d’une charge : quand elle est déclarée, l’unité n’engage aucun ennemi et aucun ne l’engage.
clause-SH-CHARGE-04 = Deuxième condition : la cible n’est pas plus loin, en cases, que le facteur de déplacement de l’unité qui charge.
clause-SH-CHARGE-05 = Troisième condition : l’unité qui charge a sa cible dans son cône frontal, ou sur une de ses 2 cases de flanc.
clause-SH-CHARGE-06 = Quatrième condition : l’ennemi juste devant passe d’abord. Tant qu’on peut charger quelqu’un dans le cône frontal, on ne vise personne sur une case de flanc (SH-Q-47).
clause-SH-CHARGE-07 = Cinquième condition : une unité qui charge depuis le cône frontal de sa cible finit sur une des cases de front de celle-ci. Partie d’ailleurs, elle peut la prendre de flanc ou de dos (SH-Q-48).
clause-SH-CHARGE-08 = Sixième condition : une marche frontale dans la limite du facteur de déplacement, terrain compris, doit pouvoir finir en engageant la cible.
clause-SH-CHARGE-09 = Une charge impossible est annulée : l’unité revient, perd 1 point de force et en reste là pour le tour ; la cible ne réagit pas. Ici, l’ordre est refusé sans rien coûter (SH-Q-49).
clause-SH-CHARGE-10 = Artillerie, paniqués, carrés et colonnes fermées ne chargent ni n’assaillent jamais. Les tirailleurs ne s’en prennent qu’à l’artillerie, à des tirailleurs, à des paniqués ou à qui se tient en bois, village, point fortifié ou terrain difficile.
clause-SH-CHARGE-11 = La cavalerie de harcèlement ne charge que les paniqués, les tirailleurs, l’artillerie sans unité amie non paniquée voisine et les unités débordées.
clause-SH-CHARGE-12 = Une unité en ligne n’a qu’un facteur de déplacement de 1 : elle ne charge qu’un ennemi sur une de ses cases de flanc, en pivotant vers lui (SH-Q-50).
clause-SH-CHARGE-13 = Une charge se déroule ainsi : déclaration ; marche frontale jusqu’à engager la cible ; réaction de la cible et son test ; attaque, si elle reste ; poursuite, si elle esquive ou fuit ; attaque de poursuite.
clause-SH-CHARGE-14 = Une charge peut traverser des tirailleurs amis ; ceux qui occupent la case où elle doit finir sont écartés.
clause-SH-CHARGE-15 = La charge peut finir en engageant d’autres ennemis, outre sa cible.
clause-SH-CHARGE-16 = La cible réagit sitôt que l’unité qui charge est arrivée à son contact.
clause-SH-CHARGE-17 = Si la cible reste, l’unité qui charge l’attaque ou s’en abstient, à son choix. Une unité impétueuse doit attaquer.
clause-SH-CHARGE-18 = Le combat qui suit une charge ou une poursuite s’appelle un choc.
clause-SH-CHARGE-19 = Si un tir défensif fait échouer l’unité qui charge à un test de moral, la charge s’arrête là.
clause-SH-CHARGE-20 = Une cible qui esquive ou fuit n’est pas attaquée sur place ; on passe à la poursuite.
clause-SH-CHARGE-21 = Si l’infanterie visée s’est mise en carré ou en colonne fermée face à la charge, la cavalerie peut esquiver au lieu d’attaquer. La charge est alors finie.

## Réactions

clause-SH-REACT-01 = L’unité chargée doit déclarer une réaction à la charge, et n’en déclare qu’une.
clause-SH-REACT-02 = Il existe 7 réactions : ne rien faire, se mettre en carré, tirer en défense, pivoter, contre-charger, esquiver, fuir.
clause-SH-REACT-03 = Ne rien faire, c’est-à-dire tenir ferme, est permis à toutes les unités.
clause-SH-REACT-04 = L’infanterie chargée par de la cavalerie peut former le carré ; un gros bataillon en colonne peut fermer la colonne.
clause-SH-REACT-05 = L’infanterie et l’artillerie peuvent répondre à une charge par un tir défensif.
clause-SH-REACT-06 = La cavalerie peut contre-charger quiconque la charge ; l’infanterie en colonne ne contre-charge que de l’infanterie.
clause-SH-REACT-07 = L’infanterie et la cavalerie peuvent choisir la fuite comme réaction ; l’artillerie, non.
clause-SH-REACT-08 = L’unité chargée ne peut former le carré, pivoter ou contre-charger que si la charge a été déclarée à 3 cases ou plus. Pour la colonne fermée, 2 suffisent.
clause-SH-REACT-09 = Comme réaction, la cible pivote dans sa case de 60°, 120° ou 180° ; une ligne étendue pivote de 60° ou fait volte-face (SH-Q-55).
clause-SH-REACT-10 = Une unité qui engage déjà un ennemi, ou qu’un ennemi engage, quand la charge est déclarée ne peut que tenir ou fuir.
clause-SH-REACT-11 = Peuvent esquiver en réaction les tirailleurs et la cavalerie légère et, si seule de l’infanterie les engage, les autres cavaleries et l’artillerie à cheval. Aucun ennemi ne doit les engager de dos, et l’esquive doit les sortir du front de l’attaquant.
clause-SH-REACT-12 = Sitôt sa réaction déclarée, la cible fait un test de moral, même pour ne rien faire.
clause-SH-REACT-13 = Pas de test pour esquiver ou fuir, ni pour une unité chargée par de la cavalerie alors qu’elle est déjà en carré ou en colonne fermée, ou en bois, village ou point fortifié.
clause-SH-REACT-14 = La réaction n’a lieu que si le test réussit. S’il échoue, l’unité reste sans réagir et perd autant de points de force que l’excédent, ou elle fuit.
clause-SH-REACT-15 = Deux unités au plus réagissent à une charge : la cible, et un seul de ses amis, par une contre-charge ou un tir défensif.
clause-SH-REACT-16 = L’ami réagit une fois que la cible a fini sa propre réaction (SH-Q-52).
clause-SH-REACT-17 = Une cible paniquée ne peut que tenir ou fuir ; s’il lui faut un test, elle le manque et fuit (SH-Q-80).

## Contre-charge

clause-SH-COUNTER-01 = La cible qui en est capable peut contre-charger si, à la déclaration, elle n’engageait personne, n’était pas engagée et était à 3 cases ou plus, si l’ennemi est sur une de ses cases de front et si elle réussit son test. Elle ne bouge pas ; l’unité qui charge ne double plus son facteur de combat (SH-Q-28, SH-Q-51).
clause-SH-COUNTER-02 = Un seul ami de la cible peut aussi contre-charger : de la cavalerie, ou de l’infanterie en colonne, même contre de la cavalerie.
clause-SH-COUNTER-03 = L’ami qui contre-charge ne doit engager aucun autre ennemi que l’unité qui charge, ni être engagé par un autre.
clause-SH-COUNTER-04 = L’ami qui contre-charge doit finir son mouvement en engageant l’unité qui charge ; s’il ne le peut pas, il ne contre-charge pas.
clause-SH-COUNTER-05 = L’ami qui contre-charge avance comme pour une charge, dans la limite de son facteur de déplacement, mais sans pivoter d’abord.
clause-SH-COUNTER-06 = L’ami qui veut contre-charger fait d’abord un test de moral. S’il échoue, il reste où il est et rien d’autre ne lui arrive.
clause-SH-COUNTER-07 = La contre-charge de l’ami vient après la réaction de la cible elle-même.
clause-SH-COUNTER-08 = Une contre-charge n’entre dans aucun bois, village, point fortifié ou terrain difficile et n’en traverse aucun ; une unité qui s’y trouve, cible ou amie, ne contre-charge pas (SH-Q-54).
clause-SH-COUNTER-09 = La distance de 3 cases n’est exigée que de l’unité chargée ; un ami contre-charge même si la charge est partie de plus près (SH-Q-52).
clause-SH-COUNTER-10 = L’ami qui contre-charge ne combat pas dans cette charge. Mais il engage l’unité qui charge : il peut la déborder, et faire que la cible ne le soit plus.
clause-SH-COUNTER-11 = La cible qui contre-charge a −2 à son test de réaction, sauf si elle est dotée de Cuirassier, de Demi-cuirasse ou de Contre-charge.

## Choc

clause-SH-SHOCK-01 = Dans un choc, l’unité qui charge ou poursuit frappe la première ; si elle n’attaque pas, il n’y a pas de combat.
clause-SH-SHOCK-02 = Dans un choc, chaque dé de 4 ou plus est une touche et coûte 1 point de force ; un 6 en coûte 2 à un paniqué ou à une ligne étendue. On lance ensuite les sauvegardes.
clause-SH-SHOCK-03 = Dans un choc, la cible qui perd 3 points de force ou plus fait un test de moral ; si elle fuit, on peut la poursuivre.
clause-SH-SHOCK-04 = Après le coup de l’attaquant, la cible encore là peut frapper en retour, avec 1 dé de moins par point de force que cette charge lui a coûté, tests manqués compris.
clause-SH-SHOCK-05 = Si le coup en retour de la cible lui coûte 3 points de force ou plus, l’unité qui charge fait un test de moral.
clause-SH-SHOCK-06 = Si personne ne fuit dans un choc, le combat ne reprend au tour suivant que comme mêlée, et seulement si l’on déclare un assaut.
clause-SH-SHOCK-07 = L’unité chargée ne poursuit jamais, même quand celle qui chargeait s’enfuit.

## Poursuite

clause-SH-PURSUIT-01 = On peut poursuivre une cible qui a fui ou esquivé devant la charge, ou que l’attaque a mise en fuite ; une unité impétueuse le doit. De même si la cible est détruite (SH-Q-57).
clause-SH-PURSUIT-02 = La poursuite fait 1 case en ligne, D3 en colonne, D6 pour la cavalerie lourde ou moyenne et D6 + 2 pour la cavalerie légère.
clause-SH-PURSUIT-03 = La poursuite se court en entier par les cases de front, et le terrain la ralentit. Elle ne s’arrête plus tôt que si l’unité engage un ennemi ou est engagée, ou si des unités ou du terrain infranchissable lui barrent la route (SH-Q-60).
clause-SH-PURSUIT-04 = Une unité qui poursuit ne pivote ni au départ ni en chemin.
clause-SH-PURSUIT-05 = Un seul ami doté du sens tactique peut poursuivre aussi : il n’engage personne, n’est pas engagé, a l’orientation de l’unité qui charge et touche la case d’où elle part.
clause-SH-PURSUIT-06 = Si l’ami qui se joint à la poursuite n’a pas encore agi ce tour-ci, il peut encore le faire après.
clause-SH-PURSUIT-07 = Si la poursuite finit en engageant un ennemi, l’unité qui charge peut l’attaquer : un choc auquel cet ennemi n’a pas de réaction.
clause-SH-PURSUIT-08 = L’attaque de poursuite garde les avantages que la charge donne au facteur de combat (SH-Q-83).
clause-SH-PURSUIT-09 = Si l’attaque de poursuite détruit l’ennemi ou le met en fuite, il n’y a pas de nouvelle poursuite.
clause-SH-PURSUIT-10 = L’ami qui se joint à la poursuite n’attaque pas pour son compte (SH-Q-59).

## Assaut

clause-SH-ASSAULT-01 = On peut déclarer un assaut contre un ennemi à 2 cases ou moins (SH-Q-61).
clause-SH-ASSAULT-02 = Une unité qui déclare un assaut désigne une cible, et une seule.
clause-SH-ASSAULT-03 = L’unité qui donne l’assaut fait une marche indirecte de 0 ou 1 case, au bout de laquelle elle doit engager sa cible.
clause-SH-ASSAULT-04 = Un assaut impossible est annulé : l’unité revient, perd 1 point de force et en reste là pour le tour, sans réaction. Ici, l’ordre est refusé sans rien coûter (SH-Q-49).
clause-SH-ASSAULT-05 = À la différence d’une charge, l’assaut est permis à une unité qui engage déjà un ennemi ou qu’un ennemi engage.
clause-SH-ASSAULT-06 = Un assaut se déroule ainsi : déclaration ; marche indirecte ; réaction de la cible ; attaque, si elle reste. Si la cible esquive ou fuit, aussitôt ou après l’attaque, l’assaillant reste où il est.
clause-SH-ASSAULT-07 = Un assaut n’est jamais suivi d’une poursuite.
clause-SH-ASSAULT-08 = Une unité engagée quand elle déclare doit l’être encore, après son pas, par un de ces ennemis ; chacun des autres qu’elle a quittés lui coûte 2 points de force.
clause-SH-ASSAULT-09 = Si la cible reste, l’assaillant attaque ou s’en abstient, à son choix. Une unité impétueuse doit attaquer.
clause-SH-ASSAULT-10 = Artillerie, paniqués, carrés et colonnes fermées ne donnent jamais l’assaut. Les tirailleurs ne le donnent qu’à l’artillerie, à des tirailleurs, à des paniqués ou à qui se tient en bois, village, point fortifié ou terrain difficile.
clause-SH-ASSAULT-11 = La cavalerie de harcèlement ne donne l’assaut qu’aux paniqués, aux tirailleurs, à l’artillerie sans unité amie non paniquée voisine et aux unités débordées.
clause-SH-ASSAULT-12 = L’unité assaillie réagit comme à une charge et dans les mêmes limites, mais sans test de moral : il passe pour réussi (SH-Q-62).
clause-SH-ASSAULT-13 = Comme un assaut part de 2 cases au plus, sa cible ne peut ni se mettre en carré, ni pivoter, ni contre-charger. La colonne fermée reste possible contre la cavalerie, à 2 cases tout juste (SH-Q-22).
clause-SH-ASSAULT-14 = Pour continuer un combat d’un tour précédent, il faut déclarer un nouvel assaut.
clause-SH-ASSAULT-15 = Dans un assaut, le facteur de combat n’est jamais doublé.

## Mêlée

clause-SH-MELEE-01 = Dans une mêlée, l’assaillant frappe le premier ; s’il n’attaque pas, il n’y a pas de combat.
clause-SH-MELEE-02 = Dans une mêlée, l’unité assaillie frappe à son tour, à moins que le premier coup ne l’ait éliminée. Les deux coups comptent comme simultanés : les pertes ne l’en empêchent pas et ne lui ôtent aucun dé.
clause-SH-MELEE-03 = Après les coups d’une mêlée, si une unité est éliminée, le combat est fini ; l’autre reste sur place et ne fait pas de test.
clause-SH-MELEE-04 = Si une seule des deux unités d’une mêlée a perdu 3 points de force ou plus, c’est elle qui fait un test de moral.
clause-SH-MELEE-05 = Si les deux unités d’une mêlée ont perdu 3 points de force ou plus, toutes deux testent. Commence celle qui est à son seuil de démoralisation ou en dessous ; sinon celle qui a le plus perdu dans ce combat ; sinon le plus faible Cd ; sinon l’unité assaillie (SH-Q-63).
clause-SH-MELEE-06 = Si les deux unités d’une mêlée doivent tester et que la première s’enfuit, l’autre n’a pas de test à faire.
clause-SH-MELEE-07 = Si aucune des deux unités d’une mêlée n’a perdu 3 points de force, le combat s’arrête pour ce tour.
clause-SH-MELEE-08 = Une mêlée ne mène à aucune poursuite, quelle qu’en soit l’issue. Le combat peut reprendre à un tour suivant.

## Flancs protégés

clause-SH-FLANKPROT-01 = L’unité débordée dont le flanc est protégé évite le −3 à ses tests de moral, rien d’autre. Un ami qui remplit SH-FLANKPROT-02 à SH-FLANKPROT-05 la protège ; aucun des deux n’est paniqué.
clause-SH-FLANKPROT-02 = L’ami qui protège a la même orientation que l’unité débordée, ou se tient en carré.
clause-SH-FLANKPROT-03 = L’ami qui protège est à 2 cases ou moins de l’unité débordée.
clause-SH-FLANKPROT-04 = L’ami qui protège se tient tout entier sur le flanc, droit ou gauche, par lequel l’unité est débordée.
clause-SH-FLANKPROT-05 = L’attaquant est dans le cône frontal de l’ami qui protège, soit là où il a déclaré, soit là où il est maintenant (SH-Q-64).
clause-SH-FLANKPROT-06 = Une unité est débordée par le flanc où se tient l’ennemi après son mouvement. Sur une case de dos, l’ennemi la déborde par-derrière, et rien n’en protège.

## Tirailleurs amis

clause-SH-SKIRMPASS-01 = Les tirailleurs amis qui barrent la route d’une charge ou d’un assaut, et l’empêcheraient d’engager sa cible, sont écartés.
clause-SH-SKIRMPASS-02 = Les tirailleurs qui doivent faire place sont retirés de la carte avant le mouvement de l’attaquant et y reviennent après.
clause-SH-SKIRMPASS-03 = Les tirailleurs écartés sont remis à 2 cases ou moins de l’attaquant.
clause-SH-SKIRMPASS-04 = Les tirailleurs écartés sont remis derrière l’attaquant, dans son cône arrière.
clause-SH-SKIRMPASS-05 = Les tirailleurs écartés ne sont jamais remis à côté d’un ennemi non paniqué. Le chef de l’attaquant choisit la case (SH-Q-65).
clause-SH-SKIRMPASS-06 = Les tirailleurs écartés pour qui il n’y a aucune case permise sont éliminés.
clause-SH-SKIRMPASS-07 = Les tirailleurs écartés ne font plus rien de leur propre gré jusqu’à la fin du tour.
clause-SH-SKIRMPASS-08 = Les unités écartées restent en tirailleurs ; redisposer leurs figurines ne coûte rien.
clause-SH-SKIRMPASS-09 = Une unité non paniquée qui manœuvre sans attaquer peut écarter, comme un attaquant et aux mêmes conditions, des tirailleurs amis qui l’empêchent de finir où elle veut.
