### Panache : le récit d'un ordre. Un événement, une phrase, une petite ligne.

## Titres

pa-title-moved = { THECAP($unit, as: "id") } { NB($unit, "se porte", "se portent") } en { $to }
pa-title-entered = { THECAP($unit, as: "id") } { NB($unit, "arrive", "arrivent") } en { $to }
pa-title-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table
pa-title-wagons-yes = { THECAP($unit, as: "id") } { NB($unit, "mettra ses", "mettront leurs") } chariots en défense
pa-title-wagons-no = { THECAP($unit, as: "id") } { NB($unit, "laisse ses", "laissent leurs") } chariots attelés
pa-title-movement-ended = Fin des mouvements : { $side }
pa-title-combat-ended = Fin des combats : { $side }
pa-title-set = Corrections : { JOIN($units, " ") }
pa-title-retreated = { THECAP($unit, as: "id") } { NB($unit, "se replie", "se replient") }
pa-title-cornered = { THECAP($unit, as: "id") } n'{ NB($unit, "a", "ont") } plus où aller
pa-title-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $stands } { COUNT($stands, "élément", "éléments") }
pa-title-eliminated = C'en est fait { DE($unit, as: "id") }
pa-title-appeared = { THECAP($unit, as: "id") } { NB($unit, "prend", "prennent") } place en { $at }
pa-title-rejoined = { THECAP($unit, as: "id") } { NB($unit, "rejoint", "rejoignent") } { THE($parent, as: "id") }
pa-title-table = { shared-title-table }

## Mouvements

pa-the = { shared-the }
# $company et $price sont les deux messages qui suivent, ou rien.
pa-tell-company = , avec { $units }
pa-tell-price-combat = , sans pouvoir attaquer ni tirer ce tour-ci
pa-tell-price-dice = , au prix { $n ->
    [1] d'un dé
   *[other] de { $n } dés
 } au tir
pa-tell-moved-foot = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } { $hexes ->
    [1] d'une case
   *[other] de { $hexes } cases
 } jusqu'en { $to }{ $company }{ $price }.
    .v2 = Au son du tambour, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
    .v3 = L'arme à l'épaule, { THE($unit, as: "bold") } { NB($unit, "couvre", "couvrent") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-horse = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 } au trot, jusqu'en { $to }{ $company }{ $price }.
    .v2 = Dans un cliquetis de gourmettes, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-beasts = D'un long pas balancé, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "s'ébranle", "s'ébranlent") } lourdement : { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-guns = On traîne { THE($unit, as: "bold") } sur { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
    .v2 = Aux roues ! { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } { $hexes ->
    [1] d'une case
   *[other] de { $hexes } cases
 } jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-wheels = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } { $hexes ->
    [1] d'une case
   *[other] de { $hexes } cases
 } jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-character = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 } à cheval, jusqu'en { $to }{ $company }{ $price }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "pique", "piquent") } des deux jusqu'en { $to }, à { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 } de là{ $company }{ $price }.
pa-tell-moved-road = Par la route, { THE($unit, as: "bold") } { NB($unit, "avance", "avancent") } { $hexes ->
    [1] d'une case
   *[other] de { $hexes } cases
 } jusqu'en { $to }{ $company }{ $price }.
    .v2 = En colonne de route, { THE($unit, as: "bold") } { NB($unit, "allonge", "allongent") } le pas : { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-mount = Sans user { NB($unit, "ses", "leurs") } semelles, { THE($unit, as: "bold") } { NB($unit, "couvre", "couvrent") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se met", "se mettent") } en selle et { NB($unit, "fait", "font") } { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-moved-wagons = { THECAP($unit, as: "bold") } { NB($unit, "monte", "montent") } en chariot et { NB($unit, "roule", "roulent") } sur { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
    .v2 = Dans un nuage de poussière, les chariots { DE($unit, as: "bold") } roulent sur { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }{ $company }{ $price }.
pa-tell-entered = { THECAP($unit, as: "bold") } { NB($unit, "entre", "entrent") } en table par { $by }{ $hexes ->
    [1] {""}
   *[other] {" "}et { NB($unit, "pousse", "poussent") } jusqu'en { $to }
 }{ $price }.
    .v2 = Enfin ! { THECAP($unit, as: "bold") } { NB($unit, "débouche", "débouchent") } par { $by }{ $hexes ->
    [1] {""}
   *[other] {" "}et { NB($unit, "s'arrête", "s'arrêtent") } en { $to }
 }{ $price }.
pa-tell-left-will = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } la table par { $by }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se retire", "se retirent") } de la table par { $by }.
pa-tell-left-retreat = Le repli emporte { THE($unit, as: "bold") } hors de la table, en { $by }.
pa-tell-wagons-yes = { THECAP($unit, as: "bold") } { NB($unit, "mettra ses", "mettront leurs") } chariots en défense.
pa-tell-wagons-yes-line = Derrière une palissade, sans mouvement d'ici à la fin de la phase [MNT-06]
pa-tell-wagons-no = { THECAP($unit, as: "bold") } { NB($unit, "laisse ses", "laissent leurs") } chariots attelés.
pa-tell-wagons-no-line = Pas de palissade, même sans mouvement [Q-13]

## Le cours d'un tour

pa-tell-opened = { CAP($side) } : toutes les unités sont activées.
pa-tell-opened-some = { CAP($side) } : certaines unités ne sont pas activées.
pa-tell-movement-ended = { CAP($side) } ont fait leurs mouvements ; place à leurs combats.
pa-tell-combat-ended = { CAP($side) } ont réglé leurs combats.
pa-tell-why-ruled = décision prise à la table

## Ce qu'a fait une décision

# $parts sont des verbes avec leurs compléments, d'après les messages qui suivent.
pa-tell-set = { shared-set }
pa-set-at = { AGR($unit, "est placé", "est placée", "sont placés", "sont placées") } en { $at }
pa-set-stands = { NB($unit, "compte", "comptent") } { $stands } { COUNT($stands, "élément", "éléments") }
pa-set-activated-yes = { AGR($unit, "est activé", "est activée", "sont activés", "sont activées") }
pa-set-activated-no = { AGR($unit, "n'est pas activé", "n'est pas activée", "ne sont pas activés", "ne sont pas activées") }
pa-set-moved-yes = { NB($unit, "a fait son", "ont fait leur") } mouvement
pa-set-moved-no = { NB($unit, "peut", "peuvent") } encore bouger
pa-set-token-yes = { NB($unit, "porte", "portent") } un jeton « pré-joué »
pa-set-token-no = ne { NB($unit, "porte", "portent") } pas de jeton « pré-joué »
pa-set-no-combat-yes = ne { NB($unit, "peut", "peuvent") } pas attaquer ce tour-ci
pa-set-no-combat-no = { NB($unit, "peut", "peuvent") } attaquer ce tour-ci
pa-set-palisade-yes = { NB($unit, "compte", "comptent") } comme derrière une palissade
pa-set-palisade-no = { NB($unit, "n'a", "n'ont") } plus de palissade
pa-set-note = { NB($unit, "porte", "portent") } la mention « { NAME($note) } »
pa-set-note-none = ne { NB($unit, "porte", "portent") } plus de mention
pa-set-kind = { NB($unit, "compte", "comptent") } comme { $kind }
pa-set-reach = { NB($unit, "se déplace", "se déplacent") } de { $free } { COUNT($free, "case", "cases") } avec combat et de { $max } au plus
pa-set-reach-table = { NB($unit, "se déplace", "se déplacent") } selon le tableau
pa-set-mount-none = n'{ NB($unit, "a", "ont") } plus de monture
pa-set-mount = { NB($unit, "dispose", "disposent") } de { $mount }
pa-tell-all-activated-yes = Désormais activées : { JOIN($units, " ") }.
pa-tell-all-activated-no = Ne sont plus activées : { JOIN($units, " ") }.
pa-tell-retreated-whole = { THECAP($unit, as: "bold") } { NB($unit, "se replie", "se replient") } { $hexes ->
    [1] d'une case
   *[other] de { $hexes } cases
 }, jusqu'en { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "cède", "cèdent") } le terrain : { $hexes ->
    [1] une case
   *[other] { $hexes } cases
 }, jusqu'en { $to }.
pa-tell-retreated-short = { THECAP($unit, as: "bold") } { NB($unit, "se replie", "se replient") } jusqu'en { $to }, sans pouvoir aller plus loin.
pa-tell-retreated-nowhere = { THECAP($unit, as: "bold") } n'{ NB($unit, "a", "ont") } nulle part où se replier.
pa-tell-lost = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $stands } { COUNT($stands, "élément", "éléments") }.
    .v2 = Il en coûte { $stands } { COUNT($stands, "élément", "éléments") } { A($unit, as: "bold") }.
pa-tell-eliminated-unit = { THECAP($unit, as: "bold") } n'{ NB($unit, "existe", "existent") } plus.
    .v2 = C'en est fait { DE($unit, as: "bold") }.
pa-tell-eliminated-character = { THECAP($unit, as: "bold") } { AGR($unit, "est perdu", "est perdue", "sont perdus", "sont perdues") } pour l'armée.
pa-tell-appeared = Désormais, { THE($unit, as: "bold") } { NB($unit, "occupe", "occupent") } { $at }.
pa-tell-appeared-detachment = { THECAP($unit, as: "id") } { NB($unit, "se détache", "se détachent") } { DE($from) } et { NB($unit, "prend", "prennent") } position en { $at }.
pa-tell-appeared-elephant = Un éléphant en panique, **{ ID($unit) }**, s'échappe { DE($from) } et se retrouve en { $at }.
pa-tell-rejoined = { THECAP($unit, as: "id") } ne { NB($unit, "fait", "font") } de nouveau qu'un avec { THE($parent) }.

## Petites lignes

pa-line-allowances = Mouvement : { JOIN($units, " · ") } [{ $clause }]
pa-line-allowances-split = Mouvement, avec combat/sans : { JOIN($units, " · ") } [{ $clause }]
# $free : cases avec combat ; $max : sans combat.
pa-allowance = { $id } { $max }
pa-allowance-split = { $id } { $free }/{ $max }
pa-line-not-activated = Non activées : { JOIN($units, " ") } [{ $clause }]
pa-line-tokens = Jeton « pré-joué », pas de mouvement : { JOIN($units, " ") } [{ $clause }]
pa-line-reserves = Peuvent entrer en table : { JOIN($units, ", ") } [{ $clause }]
pa-reserve = { ID($unit) } par { $hexes }
pa-line-tokens-off = Jetons retirés : { JOIN($units, " ") } [{ $clause }]
pa-line-palisades = Chariots en défense, comme derrière une palissade : { JOIN($units, " ") } [{ $clause }]
pa-part-cost = coût { $cost } sur { $most }
pa-part-only-step = une seule case difficile, toujours permise [{ $clause }]
pa-part-road = route +1 [{ $clause }]
pa-part-mount = { $mount } +1 [{ $clause }]
pa-part-combat = peut encore combattre ✓
pa-part-no-combat = **sans combat ✗** ({ $free ->
    [0] tout mouvement le coûte
    [1] gardé jusqu'à 1 case
   *[other] gardé jusqu'à { $free } cases
 }) [{ $clause }]
pa-part-dice = **−{ $n } { COUNT($n, "dé", "dés") }**, même en défense [{ $clause }]
pa-part-left = { $who ->
    [character] sans perte, mais sans retour
   *[unit] comme le scénario le prévoit
 } [{ $clause }]
pa-part-not-made = { $n } { COUNT($n, "case", "cases") } en moins : { $n } { COUNT($n, "perte", "pertes") } [{ $clause }]
pa-part-stands = { shared-left }
pa-part-appeared = { ID($unit) } : { $kind }, { $stands } { COUNT($stands, "élément", "éléments") } [{ $clause }]

## Dernière ligne

pa-left = { ID($unit) } { $stands }
pa-left-gone = { shared-gone }
pa-clock = { shared-clock }
pa-next = { $side } ont la main
pa-next-combat = combats à la table : { $side } contre { $enemy }
pa-next-result = à la table de dire qui l'emporte

## Ce que les décisions enregistrées nomment ainsi

pa-id = { tell-id }
pa-tell-won = { tell-won }
pa-tell-draw = { tell-draw }
