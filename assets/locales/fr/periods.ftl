### Périodes : la lecture des feuilles, les questions aux joueurs, le panneau.

## Ce qui a été tapé

refuse-pe-empty = Il n'y a pas d'ordre ici. Nommez une unité et dites ce qu'elle fait, par exemple « 3L avance 8 ».
refuse-pe-half = Dites à partir de quelle demi-période : « dès la demi-période 2.2 ».
refuse-pe-place = Il n'y a pas d'unité à cet endroit. Nommez un point, ou une unité sur la table.
refuse-pe-off = Ce point est hors de la table.
refuse-pe-goal = Ce lieu ne se trouve que sur la table. Donnez les déplacements : « avance 8 », « conversion à gauche 20 ».
refuse-pe-near = { THECAP($unit) } { NB($unit, "est", "sont") } trop près pour s'y rendre par des conversions. Donnez les déplacements un par un.
refuse-pe-measure = On ne mesure pas les distances à l'ennemi. Nommez un lieu de la table, ou avancez d'une longueur vers { THE($unit) }.
refuse-pe-errand-more = Un aide de camp porte un ordre et rien d'autre : « 12A vers 3L : harceler ».
refuse-pe-officer-line = Les officiers se déplacent, par exemple « 1G chevauche à H7 ». Les aides de camp portent des ordres : « 12A vers 3L : harceler ».
refuse-pe-sheet = Une feuille contient des lignes d'unités, des déplacements d'officiers et des ordres portés.

## Unités, et ce qu'on leur propose

pe-choice-unit = { NAME($unit) } · { $kind }
pe-offer-ahead = droit devant
pe-offer-reorient = se tourne d'abord, un quart
pe-offer-enter = entrée en mêlée classique, sans bonus
pe-offer-leg = autant que permet la demi-période
# $distance : centimètres.
pe-offer-ride = { $distance } cm, reste avec l'unité
