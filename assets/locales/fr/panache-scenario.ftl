# Les fautes du texte d'un scénario de Panache ; text.ftl contient celles de tous les jeux.
fault-pa-arm = Il manque l'arme de l'unité, par exemple « infantry » ou « cavalry » ; pour un personnage, son grade.
fault-pa-weight = Il manque le poids de l'unité : very light, light, medium, heavy ou very heavy.
fault-pa-no-such-arm = { $unit } : la table des déplacements ne connaît pas cette arme dans ce poids ({ NAME($weight) } { NAME($arm) }).
fault-pa-mounted = { $unit } : seule l'infanterie est montée sur des animaux ou transportée en chariots.
fault-pa-palisade = { $unit } : seule l'infanterie en chariots peut être derrière une palissade. Ajoutez « mounted wagons » ou retirez « palisade ».
fault-pa-rank = { $unit } : seul un personnage a un grade, et l'unité est du type { NAME($arm) }.
fault-pa-stands = { $unit } commence avec { $most } { COUNT($most, "élément", "éléments") } : l'unité ne peut pas en avoir plus.
fault-pa-free = { $unit } ne peut pas se déplacer de { $free } avec combat et de { $max } seulement sans combat.
fault-pa-hex-enemy = { $unit }, qui est de l'autre camp, est déjà en { $hex }.
fault-pa-entry = Une unité en renfort a besoin des cases par lesquelles elle entre, par exemple « entry 0107 W ».
fault-pa-off = La carte continue au-delà de ce côté ({ NAME($side) }) de { $hex }. Nommez un côté où elle finit.
fault-pa-edge = { $hex } n'est pas au bord de la carte.
fault-pa-road = { $from } et { $to } ne se touchent pas. Une route se donne case par case.
fault-pa-road-end = { $hex } n'est pas sur cette route.
