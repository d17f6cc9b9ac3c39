# What a book says that writes no words of its own for it.

book-text = { $text }
book-unit = { $unit }
book-asks = { $whom } : que répondez-vous ?
book-compose-asks = Quel ordre ?
book-compose-whole = L'ordre est complet.
book-all = Tout le champ de bataille
book-stands = En { $at }.
book-off-map = Hors de la carte.
book-unit-stands = { $says } : en { $at }
book-unit-off-map = { $says } : hors de la carte
book-no-unit = Aucune unité ne s'appelle « { $name } ».
book-no-sight = Ce jeu ne connaît pas de lignes de vue.
book-no-threats = Ce jeu ne calcule pas ce que l'ennemi pourrait faire.
book-no-deeds = Dans ce jeu, une décision ne tient qu'en mots : laissez les changements vides.

# What several books say in the same words.
title-turn-began = Tour { $turn } : { $side }
title-won = { CAP($side) } l'emportent
title-draw = Partie nulle
title-ruled = ⚖ Une décision
title-by-ruling = ⚖ { $title }
title-rolled = Des dés sur la table
title-not-agreed = Pas d'accord
tell-won = **{ CAP($side) } remportent la bataille** : { $why }.
tell-draw = Partie nulle : { $why }.
tell-why-resigned = { $loser } déposent les armes
tell-why-agreed = les deux camps ont convenu d'en rester là
tell-line = { CAP(JOIN($parts, " · ")) }
tell-way = par { $path }
tell-id = { ID($unit) }
over-ruled = L'issue a été fixée par une décision.
over-resigned = Un camp abandonne le terrain.
over-agreed = Les deux camps ont convenu d'une partie nulle.
roster = { CAP($side) } : { JOIN($units, " · ") }
look-unit-named = { $id } · { NAME($unit) } · { $side }
look-numbers = Selon les numéros de la carte :
look-hex = { $hex } ({ $ground })
look-distance = { $n ->
    [0] La même case
    [1] Cases voisines
   *[other] À { $n } cases
 }
look-on-hill = { $terrain }, sur une colline
terrain-clear = terrain dégagé
terrain-wood = un bois
terrain-village = un village
terrain-bridge = un pont
terrain-ford = un gué
terrain-river = une rivière
hex-number = { $hex }
arm-infantry = infanterie
arm-cavalry = cavalerie
arm-artillery = artillerie
facing-0 = nord
facing-1 = nord-est
facing-2 = sud-est
facing-3 = sud
facing-4 = sud-ouest
facing-5 = nord-ouest
tell-the-id = { THE($unit, as: "id") }
label-arm = Arme
label-ground = Terrain
