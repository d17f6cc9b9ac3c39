# Refus de marche, de changement de formation et d'activation, et les mots qu'il leur faut.
point-n = N
point-ne = NE
point-se = SE
point-s = S
point-sw = SO
point-nw = NO

refuse-march-panicked = { THECAP($unit) } { AGR($unit, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") } et ne { NB($unit, "peut", "peuvent") } pas marcher. Restent la fuite et le ralliement.
refuse-march-square = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas bouger en carré. Changez d'abord de formation ; la marche sera pour un autre tour.
refuse-march-barred = { THECAP($unit) } { NB($unit, "a manqué son", "ont manqué leur") } test d'activation et ne { NB($unit, "peut", "peuvent") } pas manœuvrer ce tour-ci. Restent le tir, le ralliement, ou l'assaut d'un ennemi déjà engagé.
refuse-march-which-facing = { THECAP($unit) } { NB($unit, "peut", "peuvent") } atteindre { $hex } face au { OR($facings) }. Ajoutez « face » et l'orientation voulue.
refuse-march-engaging = Une marche ne peut pas finir en engageant { THE($enemy) }. Ordonnez une charge ou un assaut, ou arrêtez-vous ailleurs.
refuse-march-away = { THECAP($unit) } { AGR($unit, "est engagé", "est engagée", "sont engagés", "sont engagées") } : après la marche, l'un des ennemis qui engageaient déjà, par exemple { THE($enemy) }, doit encore { NB($unit, "l'engager", "les engager") }. Sinon, esquivez ou fuyez.
refuse-march-off-map = Il n'y a pas de case { $hex } sur cette carte.
refuse-march-here = { THECAP($unit) } { NB($unit, "est", "sont") } déjà en { $hex }. Pour tourner sur place, ordonnez « tourne » et une orientation.
refuse-march-impassable = Aucune unité n'entre en { $hex } : la case est infranchissable. Choisissez-en une autre.
refuse-march-taken = { THECAP($other) } { NB($other, "occupe", "occupent") } { $hex }. Une marche finit dans une case libre.
refuse-march-far = { $hex } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
 } ; { THE($unit) } { NB($unit, "peut", "peuvent") } faire { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
 }.
refuse-march-ground = Le terrain ralentit : { THE($unit) } { NB($unit, "a", "ont") } { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
 } de mouvement, rotation comprise, trop peu pour { $hex }. Contournez-le, ou arrêtez-vous plus tôt.
refuse-march-through = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas traverser { THE($other) } pour aller en { $hex }. Contournez, ou déplacez d'abord l'autre unité.
refuse-march-via = { THECAP($unit) } { NB($unit, "peut", "peuvent") } atteindre { $hex }, mais pas par ces cases. Omettez-les, ou nommez-en d'autres.
refuse-march-facing = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } atteindre { $hex } que face au { OR($facings) }. La rotation précède le déplacement.
refuse-march-turning = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas atteindre { $hex } : chaque pas entre dans une case de front, et la rotation qui précède coûte une case. Visez plus en avant.
refuse-march-cut-off = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas atteindre { $hex } : un terrain infranchissable coupe la route. Choisissez une autre case.
refuse-evade-who = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas esquiver : seuls le font les tirailleurs et la cavalerie légère, et, engagées par la seule infanterie, les autres cavaleries et l'artillerie à cheval.
refuse-evade-behind = { THECAP($enemy) } { NB($enemy, "engage", "engagent") } { THE($unit) } de dos : pas d'esquive possible.
refuse-evade-way = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas esquiver en { $hex } : chaque pas entre dans une case de dos, { $movement } au plus en terrain dégagé, et la dernière case doit être libre et n'engager aucun nouvel ennemi.
refuse-displaced = { THECAP($unit) } { NB($unit, "a", "ont") } cédé la place à une unité amie et ne { NB($unit, "fait", "font") } plus rien ce tour-ci.
refuse-forced-form = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas forcer la marche : dans l'infanterie, seuls le font les colonnes et les tirailleurs.
refuse-forced-near = { THECAP($enemy) } { NB($enemy, "est", "sont") } à 4 cases ou moins { DE($unit) } : trop près pour une marche forcée. Ordonnez une marche ordinaire.
refuse-forced-end = Une marche forcée ne peut pas finir à 4 cases ou moins d'un ennemi, ici { THE($enemy) }. Arrêtez-vous plus tôt.
refuse-oblique-far = Une marche indirecte mène { THE($unit) } { $movement ->
    [1] à une case, dans n'importe quelle direction
   *[other] jusqu'à { $movement } cases en ligne droite
 } ; { $hex } n'y est pas.
refuse-turn-already = { THECAP($unit) } { NB($unit, "est", "sont") } déjà face au { $facing }.
refuse-turn-spent = { THECAP($unit) } n'{ NB($unit, "a", "ont") } plus assez de mouvement pour tourner face au { $facing }.

refuse-form-where = { THECAP($unit) } ne { NB($unit, "se trouve", "se trouvent") } pas en { $hex }. Seule une ligne qui se resserre nomme une case : celle qu'elle garde.
refuse-extend-which = { THECAP($unit) } { NB($unit, "peut", "peuvent") } s'étendre des deux côtés. Nommez la case.
refuse-extend-flank = { $hex } n'est pas une case de flanc { DE($unit) } : les deux demi-unités d'une ligne étendue sont voisines par le flanc.
refuse-extend-room = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas s'étendre : aucune case libre sur ce flanc.
refuse-extend-contact = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas s'étendre jusqu'au contact { DE($enemy) } : un changement de formation finit hors de contact.
refuse-wheel-which = { THECAP($unit) } { NB($unit, "peut", "peuvent") } pivoter face au { $facing } sur l'une ou l'autre demi-unité. Ajoutez « sur gauche » ou « sur droite » : la demi-unité nommée reste en place.
refuse-turn-half = { THECAP($unit) } n'{ NB($unit, "a", "ont") } pas de demi-unités : seule une ligne étendue pivote sur sa gauche ou sa droite. Retirez ce mot.
refuse-wheel-angle = { THECAP($unit) } { NB($unit, "est", "sont") } en ligne étendue : { IL($unit) } { NB($unit, "pivote", "pivotent") } d'un sommet à la fois, ou { NB($unit, "fait", "font") } volte-face.
refuse-wheel-room = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas pivoter face au { $facing } : la case où une demi-unité arriverait est occupée ou infranchissable.
refuse-march-which-half = Les deux demi-unités { DE($unit) } pourraient aller en { $hex }. Nommez plutôt la case de l'autre bout.

refuse-form-panicked = { THECAP($unit) } { AGR($unit, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") }. Ordonnez d'abord le ralliement.
refuse-form-arm = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas changer de formation : seule l'infanterie en change.
refuse-form-horde = On ne se met pas en horde par ordre : c'est l'état des paniqués.
refuse-form-loose = { THECAP($unit) } { NB($unit, "reste", "restent") } toujours en tirailleurs.
refuse-form-already = { THECAP($unit) } { NB($unit, "est", "sont") } déjà dans cette formation.
refuse-form-unknown = L'infanterie n'a pas cette formation. Choisissez ligne, colonne ou carré.
refuse-form-irregular = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas former le carré : les irréguliers ne le font jamais.
refuse-form-closed-column = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas fermer la colonne : seuls les gros bataillons le font.
refuse-form-extended-line = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas étendre la ligne : il faut Ordre linéaire.
refuse-form-skirmish = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se mettre en tirailleurs : il faut Tirailleur ou Ordre lâche.
refuse-form-column-first = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } former la colonne fermée qu'à partir de la colonne.
refuse-form-line-first = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } s'étendre qu'à partir de la ligne ou de la colonne.
refuse-form-loose-square = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se mettre en carré depuis la formation en tirailleurs ou en ligne étendue. Formez d'abord la ligne ou la colonne.
refuse-form-barred = { THECAP($unit) } { NB($unit, "a manqué son", "ont manqué leur") } test d'activation et ne { NB($unit, "peut", "peuvent") } pas changer de formation ce tour-ci.
refuse-form-contact = { THECAP($unit) } { NB($unit, "est", "sont") } au contact { DE($enemy) } et ne { NB($unit, "peut", "peuvent") } pas changer de formation. Éloignez d'abord l'unité.
refuse-form-ground = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas former le carré ici : jamais dans un bois, un village, un point fortifié ou un terrain difficile.
refuse-form-facing = { THECAP($unit) } { NB($unit, "garde", "gardent") } l'orientation en changeant de formation ; on n'en choisit une qu'en quittant le carré.
refuse-form-fire = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas changer de formation puis tirer : il faut Sens tactique.
refuse-form-after-march = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas marcher puis changer de formation : seule l'infanterie en colonne le peut.

refuse-group-unknown = Il n'y a pas de { $id } sur la carte.
refuse-group-twice = { THECAP($unit) } { AGR($unit, "est nommé", "est nommée", "sont nommés", "sont nommées") } deux fois.
refuse-flee-unengaged = { THECAP($unit) } { AGR($unit, "n'est pas engagé", "n'est pas engagée", "ne sont pas engagés", "ne sont pas engagées") } : dans cette bataille, seule une unité engagée fuit par choix.
refuse-tested-first = Il faut d'abord tester les unités tenaces : activez-les, puis donnez l'ordre.
refuse-impetuous = { THECAP($unit) }, { AGR($unit, "impétueux", "impétueuse", "impétueux", "impétueuses") }, { NB($unit, "doit", "doivent") } d'abord attaquer { OR($targets) }.
refuse-impetuous-target = { THE($enemy) }
refuse-group-activated = { THECAP($unit) } { AGR($unit, "a déjà été activé", "a déjà été activée", "ont déjà été activés", "ont déjà été activées") } ce tour-ci.
refuse-group-empty = Nommez au moins une unité à activer.
refuse-group-gun = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas faire partie d'un groupe. Activez la pièce avec un groupe d'infanterie voisin, après un « + ».
refuse-group-size = { $units } unités, c'est trop : un groupe en compte { $most } au plus.
refuse-group-mixed = { THECAP($panicked) } { AGR($panicked, "est paniqué", "est paniquée", "sont paniqués", "sont paniquées") }, { THE($steady) } ne { NB($steady, "l'est", "le sont") } pas : pas d'activation commune.
refuse-group-facing = { THECAP($one) } et { THE($other) } n'ont pas la même orientation : un groupe n'en a qu'une.
refuse-group-chain = Ces unités ne forment pas une chaîne : dans un certain ordre, chacune doit être voisine de la précédente.
refuse-group-scout-panic = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas accompagner des unités paniquées.
refuse-group-no-scout = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas accompagner le groupe : seules le peuvent l'infanterie légère qui a Éclaireur et une pièce régimentaire. Mettez l'unité dans le groupe même.
refuse-group-scout-state = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas accompagner le groupe en carré ou { AGR($unit, "paniqué", "paniquée", "paniqués", "paniquées") }.
refuse-group-scout-far = { THECAP($unit) } { NB($unit, "est", "sont") } à plus de 3 cases du groupe et ne { NB($unit, "peut", "peuvent") } pas l'accompagner.
refuse-group-scouts = Avec { THE($unit) }, cela ferait trois éclaireurs ; deux au plus accompagnent un groupe.
refuse-group-guns = Avec { THE($unit) }, cela ferait deux pièces régimentaires ; une seule accompagne un groupe.
refuse-group-gun-with = { THECAP($unit) } n'{ NB($unit, "accompagne", "accompagnent") } que l'infanterie et la cavalerie non paniquées.
refuse-group-gun-beside = { THECAP($unit) } n'{ NB($unit, "accompagne", "accompagnent") } qu'un groupe dont une unité d'infanterie est voisine.
refuse-group-no-points = Votre camp n'a aucun point d'ordre restant.
refuse-group-points = Ce groupe coûte { $cost } points d'ordre et vous en avez { $have } : { JOIN($why, " ; ") }. Activez moins d'unités à la fois.
surcharge-08 = deux unités de cavalerie sans Grande charge
surcharge-09 = deux unités d'artillerie sans Grande batterie
surcharge-10 = deux unités irrégulières
surcharge-11 = deux unités de recrues
surcharge-12 = ordre linéaire en colonne
surcharge-13 = unités paniquées
