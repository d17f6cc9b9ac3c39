# Ce qu'on répond à un texte incompréhensible, dans tous les jeux : les ordres, puis les scénarios.
order-word = « { NAME($word) } »
refuse-word = Je ne connais pas « { NAME($word) } ». Vouliez-vous dire { OR($near) } ?
refuse-word-here = Je ne comprends pas « { NAME($word) } » à cet endroit. Écrivez { OR($expected) }.
refuse-word-left = « { NAME($word) } » est de trop : ce qui précède est déjà complet.
refuse-unfinished = L'ordre est incomplet. Continuez par { OR($expected) }.
refuse-unit-missing = { $known ->
    [0] Nommez ici une unité par son nom court, par exemple « 7C ».
   *[other] Nommez ici une unité par son nom court : { OR($units) }.
 }
refuse-no-unit = { $known ->
    [0] Il faut une unité ici, et non « { NAME($word) } ». Donnez son nom court, par exemple « 7C ».
   *[other] Il faut une unité ici, et non « { NAME($word) } ». Donnez son nom court : { OR($units) }.
 }
refuse-unknown-unit = { $known ->
    [0] Il n'y a pas d'unité « { NAME($word) } » dans cette bataille.
   *[other] Il n'y a pas d'unité « { NAME($word) } ». Vouliez-vous dire { OR($near) } ?
 }
refuse-enemy-unit = { THECAP($unit) } { NB($unit, "appartient", "appartiennent") } à l'ennemi. Donnez vos ordres à l'une de vos unités.
refuse-dead-unit = { THECAP($unit) } { NB($unit, "a", "ont") } quitté la bataille. Nommez une autre unité.
refuse-length-missing = Il manque une longueur en centimètres, par exemple 8 ou 12,5.
refuse-no-length = Il faut ici une longueur en centimètres, et non « { NAME($word) } » : par exemple 8, 12,5 ou 80mm.
refuse-place-missing = Il manque un endroit : une case comme H7 ou H7/3, un point comme 72,5x64, derrière une unité, ou le nom d'un élément de la table.
# $one, $other: squares.
refuse-place-twice = Deux éléments s'appellent « { NAME($name) } », en { $one } et en { $other }. Donnez la case.
refuse-angle = Il faut ici un angle de moins de { $most } degrés, par exemple 30.
refuse-no-place = « { NAME($word) } » n'est pas un endroit de cette table. Donnez une case (H7, H7/3), un point (72,5x64), une unité (derrière 4L) ou le nom d'un élément.
refuse-hex-missing = Il manque une case. Écrivez ses quatre chiffres : la colonne, puis la rangée, par exemple 1507.
refuse-no-hex = Il faut une case ici, et non « { NAME($word) } ». Écrivez ses quatre chiffres : la colonne, puis la rangée, par exemple 1507.
refuse-off-map = La case { $hex } n'existe pas : la carte a { $cols } colonnes et { $rows } rangées. La plus proche est { $near }.
refuse-who = Dites quelle unité : « { NAME($example) } ».
refuse-resign = Abandonner la bataille n'est pas un ordre : prenez { -battle-resign }.
refuse-draw = La partie nulle n'est pas un ordre : { -propose-draw } la propose à l'autre camp.

# Les fautes du texte d'un scénario.
scenario-title = { NAME($title) }
fault-rules = Ce texte est lu comme un scénario de { NAME($rules) }. Un autre jeu doit être nommé à la première ligne du fichier.
fault-word = « { NAME($word) } » n'a pas de sens ici. Écrivez { OR($expected) }.
fault-word-near = « { NAME($word) } » n'a pas de sens ici. Vouliez-vous dire { OR($expected) } ?
fault-unfinished = La ligne s'arrête trop tôt. Continuez par { OR($expected) }.
fault-extra = La ligne devrait finir avant « { NAME($word) } ».
fault-number = Il faut ici un nombre entier de { $min } à { $max }.
fault-quotes = Il faut ici un texte entre guillemets droits.
fault-long = C'est trop long : { $most } lettres au plus.
fault-hex = Il faut ici le numéro d'une case : quatre chiffres, la colonne puis la rangée.
fault-off-map = La case { $hex } n'existe pas sur une carte de { $cols } colonnes et { $rows } rangées.
fault-both-languages = Il faut les deux langues : en "..." fr "...".
fault-id = Le nom court d'une unité se compose de chiffres et de lettres, comme 7C ; pas « { NAME($word) } ».
fault-id-apart = Le nom court d'une unité s'écrit sans espace : « { NAME($id) } ».
fault-id-twice = Deux unités s'appellent { $unit }. Les noms courts sont uniques pour les deux camps.
fault-said-twice = « { NAME($word) } » répète ce que cette ligne dit déjà.
fault-line-twice = Il ne peut y avoir qu'une ligne « { $word } ».
fault-hex-taken = { $unit } est déjà en { $hex }. Une case ne contient qu'une unité.
fault-impassable = Personne ne peut se tenir en { $hex } : la case est infranchissable.
fault-article = Commencez le nom français par son article (le, la, l', les), ou écrivez « bare » devant lui.
fault-gender = Ajoutez m ou f : cet article ne le dit pas.
fault-brigade-side = { $unit } appartient à l'autre camp.
fault-brigade-twice = { $unit } figure dans deux brigades.
fault-no-such-unit = Aucune unité ne s'appelle { $unit }.
fault-no-units = Le camp { NAME($side) } n'a aucune unité.
fault-no-title = Il manque la ligne « title ».
fault-no-army = Il manque la ligne « army { $side } ».
fault-no-map = Il manque la ligne « map », par exemple « map 16 x 12 ».
fault-no-field = Il manque la ligne « field », par exemple « field 120 x 90 ».
fault-no-result = La bataille est finie, et il manque la ligne « result ».
fault-no-end = Le dessin n'a pas de ligne « end ».
fault-rows = Le dessin a { $given } rangées ; la carte en a { $rows }.
fault-cells = Cette rangée a { $given } cases ; la carte a { $cols } colonnes.
fault-cell = « { NAME($cell) } » n'est pas un terrain. Un point pour un terrain dégagé, ^ pour une colline, ou l'une des lettres { $letters }.
fault-sign = « { NAME($sign) } » ne peut pas figurer dans un nom : Discord ne le montrerait pas tel quel.
fault-line-long = La ligne est trop longue : { $most } caractères au plus. Elle n'a pas été lue.
fault-many-lines = Il y a trop de lignes : { $most } au plus. Les autres n'ont pas été lues.
fault-many = Il y a déjà beaucoup d'erreurs. Rien n'est lu à partir d'ici.
fault-many-of = Il y a trop de lignes « { $word } » : { $most } au plus.
fault-many-units = Il y a trop d'unités : { $most } au plus.
fault-colour = Il faut ici une couleur : un croisillon et six chiffres ou lettres de a à f, par exemple #b03a2e.
fault-colour-twice = La couleur du camp { $side } est déjà donnée.

## Une table en centimètres

fault-point = Il faut ici un point en centimètres, par exemple 40x22.5 : depuis le bord gauche, puis depuis le bas.
fault-objective = Aucune zone, aucun point de la table ne s'appelle « { NAME($name) } ». Une ligne ne se tient pas.
fault-objective-twice = « { NAME($name) } » est nommé deux fois comme objectif. Une seule suffit.
fault-off-table = { $point } est hors de la table, qui mesure { $wide } sur { $deep } cm.
fault-length = Il faut ici une longueur de { $min } à { $max } cm.
fault-heading = Il faut ici une direction : N, NE, E … NW, ou des degrés de 0 à 359.99.
fault-outline = Ce contour se croise ou se touche en { $point }. Donnez ses sommets dans l'ordre, une seule fois chacun.
fault-name-twice = Deux éléments de la table s'appellent « { $name } » : les ordres ne pourraient pas les distinguer.
fault-many-points = Une ligne a { $most } points au plus.
