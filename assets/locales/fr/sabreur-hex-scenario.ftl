# Scénarios : leur titre, et les fautes de leur texte.
scenario-title = { NAME($title) }
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
fault-id-twice = Deux unités s'appellent { $unit }. Les noms courts sont uniques pour les deux camps.
fault-type = Il manque le type de l'unité, par exemple « line infantry ».
fault-facing = Il manque l'orientation de l'unité : N, NE, SE, S, SW ou NW.
fault-said-twice = « { NAME($word) } » répète ce que cette ligne dit déjà.
fault-line-twice = Il ne peut y avoir qu'une ligne « { $word } ».
fault-hex-taken = { $unit } est déjà en { $hex }. Une case ne contient qu'une unité.
fault-impassable = Personne ne peut se tenir en { $hex } : la case est infranchissable.
fault-strength = { $unit } peut commencer avec { $min } à { $max } points de force, pas { $given }. Après des pertes, écrivez par exemple « strength { $min } of { $max } ».
fault-strength-more = { $unit } ne peut pas avoir plus que ses { $most } points de force de départ.
fault-command = Le facteur de commandement de { $unit } va de { $min } à { $max }.
fault-skill-type = La compétence « { NAME($skill) } » n'est pas permise à ce type : { NAME($type) }.
fault-skill-pair = « { NAME($a) } » et « { NAME($b) } » s'excluent.
fault-skill-needs = « { NAME($skill) } » demande aussi « { NAME($needs) } ».
fault-price = { $unit } ne coûterait rien. Un point de force coûte au moins 1 point d'armée.
fault-formation = { $unit } ne peut pas être dans cette formation : { NAME($formation) }.
fault-elites = { $unit } : { $most ->
        [0] une partie de { $points } points n'a pas d'unités d'élite
       *[other] une partie de { $points } points a au plus { $most } unités d'élite par camp
    }, deux par tranche complète de 1500 points.
fault-flank-hex = { $unit } : { $hex } n'est pas à côté de sa case. Les moitiés d'une ligne étendue se tiennent côte à côte, chacune sur un flanc de l'autre.
fault-two-hexes = { $unit } : une ligne étendue occupe deux cases (« also 0605 »), et elle seule.
fault-square-ground = { $unit } ne peut pas être en carré en { $hex } : le terrain s'y oppose.
fault-panicked-guns = { $unit } : l'artillerie n'est jamais paniquée.
fault-article = Commencez le nom français par son article (le, la, l', les), ou écrivez « bare » devant lui.
fault-gender = Ajoutez m ou f : cet article ne le dit pas.
fault-no-such-unit = Aucune unité ne s'appelle { $unit }.
fault-no-units = Le camp { NAME($side) } n'a aucune unité.
fault-no-title = Il manque la ligne « title ».
fault-no-army = Il manque la ligne « army { $side } ».
fault-no-map = Il manque la ligne « map », par exemple « map 16 x 12 ».
fault-no-end = Le dessin n'a pas de ligne « end ».
fault-rows = Le dessin a { $given } rangées ; la carte en a { $rows }.
fault-cells = Cette rangée a { $given } cases ; la carte a { $cols } colonnes.
fault-cell = « { NAME($cell) } » n'est pas un terrain. Un point pour un terrain dégagé, ^ pour une colline, ou l'une des lettres { $letters }.
fault-on-hill = Une colline est nue, ou porte un bois, un village, un point fortifié ou un terrain difficile.
