### Escarmouche, clause par clause : ce que dit le livre.

## Portée

clause-SK-SCO-01 = Des règles facultatives pour les unités à pied de la Révolution et du Premier Empire, et plus largement de la fin du XVIIIe et du début du XIXe siècle.
clause-SK-SCO-02 = Le jeu de base traite d'individus et de petits groupes, qui peuvent avoir tous les mêmes capacités et se déplacer à leur guise. Il n'est pas fait pour les batailles rangées.
clause-SK-SCO-03 = Les troupes réglées peuvent au contraire se tenir en ordre serré, ou se déployer en tirailleurs si elles y sont formées, avec des différences d'une unité à l'autre. Une figurine reste une personne. Une escouade manœuvre et combat d'un bloc.
clause-SK-SCO-04 = Si l'on emploie la table des capacités, mieux vaut que chaque joueur commande une troupe assez homogène. Une fiche par unité aide.

## Tir au fusil

clause-SK-FIR-01 = Dans les parties très simples, tous les fusils à silex et à âme lisse emploient la table SK-TAB-01.
clause-SK-FIR-02 = On tire au fusil à pied et sans bouger.
clause-SK-FIR-03 = Recharger prend un tour, sans bouger.
clause-SK-FIR-04 = Un dé touche à 5 ou 6 jusqu'à 20 cm, à 6 de 20 à 40 cm, à 7 de 40 à 60 cm.
clause-SK-FIR-05 = Contre une cuirasse il faut un de plus à longue portée (SK-Q-03).
clause-SK-SIX-01 = Un 7, c'est deux 6 naturels dans un même jet ; un 8, trois.
clause-SK-SIX-02 = De plusieurs 6 dans un même jet, le premier compte 6, le deuxième 7, le troisième 8.
clause-SK-SIX-03 = En désordre, cette règle est perdue : chaque 6 compte 6, et l'on n'atteint ni 7 ni 8.
clause-SK-TAB-01 = Le fusil, tiré sans bouger et rechargé en un tour. Tous, ou classes 3 et 4 : 5–6 jusqu'à 20 cm, 6 jusqu'à 40, 7 jusqu'à 60. Classe 2, son −1 compris : 6, 7 et 8. Il faut un de plus contre une cuirasse dans la dernière colonne.

## Différences entre troupes

clause-SK-CLS-01 = La classe 2 (civils, recrues, soldats très démoralisés) a −1 au dé de tir : c'est la deuxième ligne de SK-TAB-01.
clause-SK-CLS-02 = Beaucoup de troupes réglées, sauf l'élite, ne tirent bien qu'en ordre serré, par salve au commandement d'un gradé, contre des groupes. Sinon elles perdent la règle des plusieurs 6. Pour une salve sur des tirailleurs, voir SK-Q-24.
clause-SK-CLS-03 = Certains, cavaliers ou artilleurs à cheval, ont un mousqueton, de moindre portée (SK-GAP-04).
clause-SK-CLS-04 = Quelques personnages ou unités sont des tireurs d'élite.
clause-SK-CLS-05 = Les guerriers autochtones du nord-est de l'Amérique ont toujours −1 avec une arme à feu, mais peuvent tirer le tour où ils se déplacent, même au fusil, sans en être ralentis. Pour leur ligne, voir SK-Q-25.
clause-SK-CLS-06 = Ils ont aussi des avantages en terrain difficile, en embuscade et ainsi de suite. Les joueurs en décident.

## Mouvement en ordre serré

clause-SK-MOV-01 = L'ordre serré ne se déplace qu'en terrain facile et dégagé.
clause-SK-MOV-02 = Des soldats instruits font jusqu'à 16 cm vers l'avant en colonne par deux, la colonne de marche (SK-Q-26).
clause-SK-MOV-03 = En colonne plus large ou en ligne, 12 cm au plus.
clause-SK-MOV-04 = Pour arriver au contact ce tour-ci, un assaut ajoute 1D6 cm (SK-Q-12).
clause-SK-MOV-05 = De côté, à plus de 45° du front, ou en arrière, 8 cm au plus.
clause-SK-TRN-01 = La classe 2 en ordre serré peut faire sur place un quart de tour ou un demi-tour par tour. Elle ne peut alors ni tirer, ni recharger, ni se déplacer.
clause-SK-TRN-02 = Les classes 3 et plus peuvent pivoter une fois par tour, avant ou après leur mouvement, pas au milieu.
clause-SK-TRN-03 = Ou bien, sans se déplacer, pivoter et tirer, tirer et pivoter, pivoter et recharger, recharger et pivoter.
clause-SK-TRN-04 = On ne pivote pas tant qu'une figurine de l'unité est au contact d'un ennemi.
clause-SK-TRN-05 = Des figurines touchées peuvent faire face d'elles-mêmes, mais ne sont plus alors en ordre serré.

## La table des capacités

clause-SK-CAP-01 = Le tir dépend de la ligne de la troupe et de la colonne de sa situation dans la table SK-TAB-02. Elle est facultative, et se précise au besoin pour une unité ou une nation.
clause-SK-CAP-02 = Une unité qui n'est ni en ordre serré ni en tirailleurs est en ordre lâche.
clause-SK-CAP-03 = Contre un groupe, la formation de ce groupe ne change rien : ordre lâche, foule, servants ou ordre serré se valent.
clause-SK-CAP-04 = Les guérilleros et les émeutiers ne forment ni l'ordre serré ni les tirailleurs.
clause-SK-TAB-02 = Pour chaque ligne de troupes, le tir dans cinq situations. B : sur des figurines isolées ou des tirailleurs. C : sur un groupe, sous un gradé, ni par salve ni en tirailleurs. D : sur un groupe par salve, en ordre serré ou à l'abri. E : sur un groupe, soi-même en tirailleurs. F recouvre les autres en l'absence de gradé à portée de voix.
clause-SK-PLT-01 = L'école de peloton est l'instruction de base de tout fantassin : former l'ordre serré et tirer des salves au commandement sur des groupes ennemis.
clause-SK-PLT-02 = La classe 2, et la classe 3 hors infanterie légère, sont en désordre si elles doivent tirer à découvert sans avoir pu former l'ordre serré.
clause-SK-PLT-03 = Sauf dans une construction ou une redoute, ou derrière un muret solide.
clause-SK-PLT-04 = Elles sont aussi en désordre sans gradé à portée de voix.
clause-SK-PLT-05 = Quoi qu'il en soit, elles tirent mal sur des tirailleurs ou des cibles isolées : −1 à tous les dés.

## Élite et infanterie légère

clause-SK-ELI-01 = L'infanterie d'élite (grenadiers, voltigeurs d'élite) qui tire une salve sur un groupe ennemi a le tir d'élite : en ordre serré sous un gradé, ou à l'abri à portée de voix d'un gradé.
clause-SK-ELI-02 = Sans ordre serré ou sans gradé, elle tire normalement. Elle n'est pas en désordre comme le serait la classe 3.
clause-SK-ELI-03 = Les grenadiers sont moins bons que les voltigeurs contre des tirailleurs ou des ennemis isolés : −1 à tous les dés, sauf si un seul d'entre eux tire.
clause-SK-ELI-04 = En mêlée, un grenadier qui touche en même temps qu'un ennemi de même classe qui n'en est pas un l'emporte, si tous deux sont à pied et sans cuirasse.
clause-SK-LIG-01 = L'infanterie légère est chez elle en tirailleurs et contre des tirailleurs. Rien de cela ne lui coûte.
clause-SK-LIG-02 = À l'époque napoléonienne, toute infanterie réglée peut se déployer en tirailleurs. Seuls l'infanterie légère et les voltigeurs en ont les avantages au tir.
clause-SK-MRK-01 = Chaque joueur peut employer le tir d'élite une fois par tour, pour un seul tireur ou pour toute une unité qui en a l'aptitude.
clause-SK-MRK-02 = Un seul tireur choisit la figurine dans un groupe, ou ajoute 1 au dé de ce tir.
clause-SK-MRK-03 = Une unité ajoute 1 à un seul de ses dés, après le jet : celui qui améliore le plus le total.

## Cibles et écrans

clause-SK-SKT-01 = Tous, sauf l'infanterie légère, ont −1 au tir sur des ennemis isolés ou des tirailleurs déployés. L'unique tireur d'élite de SK-ELI-03 fait exception.
clause-SK-SKT-02 = Ce −1 ne s'ajoute pas à celui de la classe 2.
clause-SK-ISO-01 = Sont isolées une ou deux figurines à pied à plus de 4 cm des autres, un cavalier seul à plus de 5 cm des autres, ou un tel cavalier avec un seul homme à pied.
clause-SK-ISO-02 = Au-delà, deux cavaliers ou trois hommes à pied, c'est un groupe.
clause-SK-ISO-03 = Les troupes légères en tirailleurs gardent au moins ces distances. Les tirailleurs vont d'ordinaire par deux.
clause-SK-SCR-01 = Les tirailleurs se déploient en avant des leurs et perdent moins au feu qu'une unité massée.
clause-SK-SCR-02 = Si un groupe ou une unité derrière des tirailleurs aurait perdu plus qu'eux à un tir en leur absence, il peut subir la différence.

## Guérilleros, recrues, moral

clause-SK-IRR-01 = Civils armés, guérilleros et émeutiers de classe 2 ont toujours −1 à tous les dés de tir, et rien de plus contre des figurines isolées ou des tirailleurs.
clause-SK-IRR-02 = Ils ont aussi −1 pour frapper en mêlée.
clause-SK-IRR-03 = Au premier tour de mêlée seulement, Chouans, Vendéens et leurs pareils n'ont pas ce −1 s'ils sont venus au contact sous les ordres d'un de leurs nobles ou d'un prêtre très motivé à portée de voix (20 cm).
clause-SK-IRR-04 = Certains de leurs chefs peuvent être d'une meilleure classe.
clause-SK-REC-01 = Les recrues et autres piètres soldats de classe 2 ont toujours −1 à tous les dés de tir, et rien de plus contre des figurines isolées ou des tirailleurs, et −1 pour frapper en mêlée.
clause-SK-MOR-01 = Les soldats de ligne autres que voltigeurs et infanterie légère peuvent se déployer en tirailleurs, et sont alors en désordre.
clause-SK-MOR-02 = La première fois qu'un tir leur coûte au moins une figurine, ils passent un test moral.
clause-SK-MOR-03 = Un dé inférieur à leur classe, ou à leur valeur de moral, réussit.
clause-SK-MOR-04 = Un dé égal réussit si un supérieur à portée de voix a réussi ou n'est pas concerné. Sinon il échoue.
clause-SK-MOR-05 = Un dé supérieur échoue.
clause-SK-MOR-06 = Une unité qui échoue recule au tour suivant, le plus loin possible de tout ennemi, et derrière une unité amie si c'est possible.
clause-SK-MOR-07 = Un musicien dans l'unité ajoute 1 à son moral.

## Gradés, autres armes, désordre

clause-SK-LDR-01 = La meilleure arme ou la meilleure visée d'un gradé compte quand il tire seul, pas dans une salve, où il compte comme les autres.
clause-SK-LDR-02 = Les gradés sont les officiers et sous-officiers nommés comme tels dans le scénario. Des galons sur la figurine n'y suffisent pas.
clause-SK-LDR-03 = Ils ne commandent que les soldats qu'ils peuvent logiquement commander.
clause-SK-ARM-01 = Les autres armes à pied (artillerie, génie, cavalerie démontée) : classes 3 ou 4 combattent comme la ligne de classe 3, la classe 2 comme la classe 2.
clause-SK-ARM-02 = Certaines, cavaliers ou artilleurs à cheval, n'ont pas de fusil mais un mousqueton de moindre portée.
clause-SK-DIS-01 = La plupart des troupes sont en désordre sans gradé à portée de voix au début du tour.
clause-SK-DIS-02 = Une unité en ordre serré qui tombe en désordre peut rester en ordre serré tant qu'elle ne bouge pas.
clause-SK-AVO-01 = Des tirailleurs déployés doivent refuser le contact d'une infanterie ennemie en ordre serré, ou passer un test moral au début du tour où le contact aura lieu (SK-Q-27).
clause-SK-AVO-02 = Un dé inférieur à leur classe ou à leur moral : ils se resserrent en ordre lâche pour la mêlée.
clause-SK-AVO-03 = De même à égalité si un supérieur à portée de voix a réussi ou n'est pas concerné.
clause-SK-AVO-04 = Sinon ils reculent au tour suivant le plus loin possible, derrière des amis s'ils le peuvent.
clause-SK-AVO-05 = À ce test aussi, un musicien ajoute 1 au moral de l'unité.
clause-SK-WPN-01 = À pied, l'arme la plus longue frappe avant l'autre au premier tour de mêlée seulement. Ensuite on n'en tient plus compte tant que les mêmes adversaires restent au contact.
