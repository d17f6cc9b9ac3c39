# Ce qu'on voit en regardant de près : la fiche d'une unité, et une ligne de vue.

## La fiche d'une unité

look-unit = { THECAP($unit) } ({ $id }) · { $side } · { $type }, { $quality }
look-strength = Force **{ $strength }** sur { $initial }, démoralisation à { $threshold } ou moins · facteur de commandement { $command } (Cd)
look-standing = En { $at } ({ $ground }), { $formation }, face au { $facing }
terrain-fort = un point fortifié
terrain-difficult = terrain difficile
terrain-impassable = terrain infranchissable
look-factors = Combat { $combat }{ $charging ->
    [0] {""}
   *[other] {" "}({ SIGN($charging) } en charge)
 } · tir { $fire } jusqu'à { $range } { COUNT($range, "case", "cases") } · se déplace { $movement ->
    [1] d'une case
   *[other] de { $movement } cases
 }
look-factors-no-fire = Combat { $combat }{ $charging ->
    [0] {""}
   *[other] {" "}({ SIGN($charging) } en charge)
 } · ne tire pas · se déplace { $movement ->
    [1] d'une case
   *[other] de { $movement } cases
 }
look-factors-none = Paniquée : ni combat, ni tir, ni marche
look-engaged-by = Engagée par { JOIN($units, ", ") }
look-engages = Engage { JOIN($units, ", ") }
look-outflanked-by = **Débordée** par { JOIN($units, ", ") }
look-panicked = **Paniquée**
look-demoralised = **Démoralisée**
look-acted = A déjà agi ce tour-ci
look-activated = A reçu ses ordres, et n'a pas encore agi
look-barred = Ne peut manœuvrer ce tour-ci : test d'activation manqué
look-fired-back = A déjà riposté ce tour-ci
look-square-fired = A déjà tiré son seul coup en carré ce tour-ci
look-displaced = S'est écartée d'une charge ou d'une marche ce tour-ci, et ne peut agir
look-skill = **{ $skill }** : { $means }
look-can = Peut maintenant :
look-verb = { NAME($verb) }
look-can-verb = ✓ { NAME($verb) } : `{ NAME($example) }`
look-cannot = Ne peut pas maintenant :
look-cannot-verbs = ✗ { JOIN($verbs, ", ") } : { $why } [{ $clause }]
look-can-nothing = Ne peut rien faire maintenant. { $why } [{ $clause }]
look-number = **{ $n }** · { JOIN($orders, " · ") }
look-order = `{ NAME($order) }`

type-heavyCavalry = cavalerie lourde
type-mediumCavalry = cavalerie moyenne
type-lightCavalry = cavalerie légère
type-lineInfantry = infanterie de ligne
type-lightInfantry = { shared-light-infantry }
type-heavyFootBattery = batterie lourde à pied
type-mediumFootBattery = batterie moyenne à pied
type-lightHorseBattery = batterie légère à cheval
type-regimentalGun = pièce régimentaire
quality-elite = élite
quality-ordinary = ordinaire
quality-recruit = recrues

skill-cuirassier = Cuirassier
skill-cuirassier-means = +1 au facteur de combat (déjà compté), sauvegarde contre tout sauf l'artillerie, contre-charge sans malus
skill-halfCuirass = Demi-cuirasse
skill-halfCuirass-means = +1 au facteur de combat (déjà compté), sauvegarde sauf flanc débordé, enfilade, artillerie ou cuirassiers ; contre-charge sans malus
skill-feudalCavalry = Cavalerie féodale
skill-feudalCavalry-means = un six au tir lui coûte deux ; sauvegarde contre la cavalerie sauf flanc débordé
skill-counterchargeSkill = Contre-charge
skill-counterchargeSkill-means = contre-charge sans malus
skill-lancer = Lancier
skill-lancer-means = l'unité chargée teste à −3 ; un carré n'a pas de sauvegarde ; un dé de plus en charge
skill-harassing = Harcèlement
skill-harassing-means = n'attaque que paniqués, tirailleurs, artillerie isolée et unités débordées ; fuit si elle échoue ; ralliement d'office à cinq cases de l'ennemi ; sauvegarde au tir, l'ennemi contre elle
skill-massedCharge = Grande charge
skill-massedCharge-means = un groupe de cette cavalerie coûte un point d'ordre
skill-controlledFire = Tir contrôlé
skill-controlledFire-means = en ligne +4 au tir défensif sans malus, et peut tirer puis attaquer ; en colonne −2
skill-stubborn = Tenace
skill-stubborn-means = seuil deux points plus bas, ne fuit jamais au-dessus de son seuil, mais teste à l'activation en ligne
skill-warrior = Guerrier
skill-warrior-means = ne tire jamais ; sauvegarde au corps à corps contre l'infanterie sauf flanc débordé
skill-skirmisher = Tirailleur
skill-skirmisher-means = peut se mettre en tirailleurs
skill-scout = Éclaireur
skill-scout-means = accompagne sans point d'ordre un groupe à trois cases ou moins
skill-largeBattalion = Gros bataillon
skill-largeBattalion-means = quatre points de plus, seuil deux points plus haut, plus lent en colonne, peut former la colonne fermée
skill-linearOrder = Ordre linéaire
skill-linearOrder-means = peut étendre sa ligne ; en ligne sauvegarde au tir à 3 ou plus ; en colonne son groupe coûte deux points d'ordre
skill-looseOrder = Ordre lâche
skill-looseOrder-means = toujours en tirailleurs ; sa fuite ne coûte rien aux unités amies
skill-irregular = Irrégulier
skill-irregular-means = seuil un point plus haut, pas de carré ; deux dans un groupe coûtent deux points d'ordre, quatre peuvent agir ensemble
skill-impetuous = Impétueux
skill-impetuous-means = doit charger ou assaillir ce qui est proche, attaquer ce qu'elle rencontre et poursuivre ; agit d'elle-même quand les points sont dépensés
skill-tacticalSense = Sens tactique
skill-tacticalSense-means = change de formation sans test si l'ennemi est à trois cases ou plus, peut ensuite tirer, et tenter d'agir quand les points d'ordre sont dépensés
skill-bombard = Bombarde
skill-bombard-means = ni riposte ni tir défensif ; se déplace d'une case, porte à cinq
skill-obsoleteFirearm = Arme à feu obsolète
skill-obsoleteFirearm-means = porte une case de moins, pas de tir défensif ; en ligne un dé de moins
skill-grandBattery = Grande batterie
skill-grandBattery-means = un groupe de ces batteries coûte un seul point d'ordre

## Une ligne de vue

look-sight = { shared-from-to }
look-unit-at = { ID($unit) } en { $at }
look-area-front = Dans le cône frontal { DE($unit) } : { $other }
look-area-leftFlank = Sur le flanc gauche { DE($unit) } : { $other }
look-area-rightFlank = Sur le flanc droit { DE($unit) } : { $other }
look-area-rear = Dans le dos { DE($unit) } : { $other }
look-area-square = { THECAP($unit) } { NB($unit, "est", "sont") } en carré et { NB($unit, "fait", "font") } front de tous côtés
look-in-sight = **En vue** [{ $clause }]
look-hidden = **Hors de vue** : { $hex } bloque la vue ({ $ground }) [{ $clause }]
look-hidden-by-unit = **Hors de vue** : { THE($unit) } en { $hex } { NB($unit, "bloque", "bloquent") } la vue [{ $clause }]
look-hidden-by-side = **Hors de vue** : un côté boisé de { $hex } bloque la vue [{ $clause }]
look-shot = **Tir** : { $reckoning }, touche à { $need }+ · { $saves }
look-shot-refused = { shared-fire-refused }
look-charge = **Charge** : { $reckoning }, touche à { $need }+{ $doubled ->
    [yes] {""}
   *[no] , non doublée
 } · { $saves }
look-charge-refused = { shared-charge-refused }
look-assault = **Assaut** : { $reckoning }, touche à { $need }+ · { $saves }
look-assault-refused = **Assaut** : non. { $why } [{ $clause }]
look-saves = sauvegarde sur { $need }+ [{ $clause }]
look-no-saves = sans sauvegarde

## Ce qui menace une unité

look-threats = Ce qui menace { THE($unit) } en { $at }
look-threat-charge = **{ ID($enemy) }** peut charger depuis { $from } · { $answer }
look-threat-assault = **{ ID($enemy) }** peut assaillir depuis { $from } · { $answer }
look-threat-fire = **{ ID($enemy) }** { $goes ->
    [yes] peut marcher en { $from } et tirer
   *[no] peut tirer depuis { $from }
 } à { $distance } { COUNT($distance, "case", "cases") } · { $answer }
look-threat-answers = réponses : { JOIN($answers, ", ") }
look-threat-unanswered = sans réponse
look-threat-turn = se tourner
look-threat-evade = esquiver
look-threat-return = riposte possible
look-threat-no-return = sans riposte
look-threat-none = Rien à craindre ici : aucun ennemi ne pourrait charger, assaillir ni tirer.
look-threat-assumes = Dans la situation actuelle, si { $side } jouaient aussitôt, avec un point pour chaque ordre et tous les tests réussis. Le mouvement d'une unité peut ouvrir ou fermer le passage à une autre.
