### Sabreur-hex : le récit d'un ordre. Un événement, une phrase, une petite ligne de dés.

## Titres

title-charge-open = { shared-title-announced }
title-charge-destroyed = { THECAP($unit, as: "id") } { NB($unit, "anéantit", "anéantissent") } { THE($target, as: "id") }
title-charge-destroyed-dear = { THECAP($unit, as: "id") } { NB($unit, "anéantit", "anéantissent") } { THE($target, as: "id") } et y { NB($unit, "reste", "restent") }
title-charge-routed-dear = { THECAP($unit, as: "id") } { NB($unit, "chasse", "chassent") } { THE($target, as: "id") } et y { NB($unit, "reste", "restent") }
title-charge-routed-cavalry = { THECAP($unit, as: "id") } { NB($unit, "culbute", "culbutent") } { THE($target, as: "id") }
title-charge-routed-infantry = { THECAP($unit, as: "id") } { NB($unit, "culbute", "culbutent") } { THE($target, as: "id") }
title-charge-fled = { THECAP($target, as: "id") } { NB($target, "fuit", "fuient") } devant { THE($unit, as: "id") }
title-charge-fled-lost = { THECAP($target, as: "id") } { NB($target, "fuit", "fuient") } devant { THE($unit, as: "id") } et { NB($target, "se perd", "se perdent") }
title-charge-driven-off = { THECAP($unit, as: "id") } { NB($unit, "chasse", "chassent") } { THE($target, as: "id") } du terrain
title-charge-held = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") }, qui { NB($target, "tient", "tiennent") }
title-charge-caught = { THECAP($unit, as: "id") } { NB($unit, "rattrape", "rattrapent") } { THE($target, as: "id") }
title-charge-other = { THECAP($unit, as: "id") } { NB($unit, "se jette", "se jettent") } sur { THE($target, as: "id") }
title-charge-evaded = { THECAP($target, as: "id") } { NB($target, "esquive", "esquivent") } { THE($unit, as: "id") }
title-charge-stopped = { THECAP($unit, as: "id") } { NB($unit, "s'arrête", "s'arrêtent") } devant { THE($target, as: "id") }
title-charge-shaken = { THECAP($target, as: "id") } { AGR($target, "est ébranlé", "est ébranlée", "sont ébranlés", "sont ébranlées") } ; { THE($unit, as: "id") } ne { NB($unit, "frappe", "frappent") } pas
title-charge-turned-away = { THECAP($unit, as: "id") } { NB($unit, "se détourne", "se détournent") } { $formation ->
        [closedColumn] de la colonne fermée
       *[square] du carré
    } { DE($target, as: "id") }
title-charge-repelled = { THECAP($target, as: "id") } { NB($target, "arrête", "arrêtent") } la charge { DE($unit, as: "id") }
title-assault-open = { THECAP($unit, as: "id") } { NB($unit, "assaille", "assaillent") } { THE($target, as: "id") }
title-assault-held = Mêlée entre { THE($unit, as: "id") } et { THE($target, as: "id") }
title-assault-repelled = { THECAP($target, as: "id") } { NB($target, "arrête", "arrêtent") } l'assaut { DE($unit, as: "id") }
title-broke-off = { THECAP($unit, as: "id") } ne { NB($unit, "peut", "peuvent") } atteindre { THE($target, as: "id") }
title-charge-broken = { THECAP($unit, as: "id") } { NB($unit, "se brise", "se brisent") } sur { THE($target, as: "id") }
title-fire-destroyed = Le feu { DE($unit, as: "id") } anéantit { THE($target, as: "id") }
title-fire-routed = Le feu { DE($unit, as: "id") } met en fuite { THE($target, as: "id") }
title-fire-hit = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : −{ $lost }
title-fire-hit-two = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } et { THE($other, as: "id") } : −{ $lost }
title-fire-missed = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } en vain sur { THE($target, as: "id") }
title-fire-struck = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } et { NB($unit, "touche", "touchent") }
title-fire-broken = { THECAP($unit, as: "id") } { NB($unit, "fuit", "fuient") } sous la riposte { DE($target, as: "id") }
title-charge-overreached = { THECAP($unit, as: "id") } { NB($unit, "poursuit", "poursuivent") } trop loin
title-pursues = { THECAP($unit, as: "id") } { NB($unit, "poursuit", "poursuivent") }
title-pursues-vain = { THECAP($unit, as: "id") } { NB($unit, "poursuit", "poursuivent") } en vain
title-flees = { THECAP($unit, as: "id") } { NB($unit, "s'enfuit", "s'enfuient") }
title-eliminated = { THECAP($unit, as: "id") } { AGR($unit, "est perdu", "est perdue", "sont perdus", "sont perdues") }
title-march = { THECAP($unit, as: "id") } { NB($unit, "gagne", "gagnent") } { $to }
title-evade = { THECAP($unit, as: "id") } { NB($unit, "esquive", "esquivent") } et { NB($unit, "gagne", "gagnent") } { $to }
title-turn = { THECAP($unit, as: "id") } { NB($unit, "fait", "font") } face au { $facing }
title-form = { THECAP($unit, as: "id") } { NB($unit, "se forme", "se forment") } { $formation }
title-form-failed = { THECAP($unit, as: "id") } ne { NB($unit, "peut", "peuvent") } changer de formation
title-rallied = { THECAP($unit, as: "id") } { NB($unit, "se rallie", "se rallient") }
title-recovered = { THECAP($unit, as: "id") } { NB($unit, "resserre ses", "resserrent leurs") } rangs
title-rally-failed = { THECAP($unit, as: "id") } ne { NB($unit, "se rallie", "se rallient") } pas
title-recovery-failed = { THECAP($unit, as: "id") } ne { NB($unit, "récupère", "récupèrent") } personne
title-activated = Ordres : { $units }
title-initiative = { THECAP($unit, as: "id") } { NB($unit, "agit", "agissent") } sans ordres
title-points = { CAP($side) } : { $points } { COUNT($points, "point", "points") } d'ordre
title-ended-orders = { CAP($side) } ont donné leur dernier ordre
title-passed-over = Restent en place, sans ordres : { $units }
title-barred = { THECAP($unit, as: "id") } ne { NB($unit, "veut", "veulent") } pas bouger
title-held-back = { THECAP($unit, as: "id") } { AGR($unit, "est retenu", "est retenue", "sont retenus", "sont retenues") }
title-not-held-back = { THECAP($unit, as: "id") } ne se { NB($unit, "laisse", "laissent") } pas retenir
title-ended = { CAP($side) } terminent leurs actions
title-resigned = { CAP($side) } déposent les armes
title-orders = Ordres
# Ce qu'un ordre a donné depuis que sa première partie a été dite.
title-struck = { THECAP($unit, as: "id") } { NB($unit, "frappe", "frappent") } { THE($target, as: "id") } : −{ $lost }
title-struck-vain = { THECAP($unit, as: "id") } { NB($unit, "frappe", "frappent") } en vain { THE($target, as: "id") }
title-helps = { THECAP($unit, as: "id") } { NB($unit, "vient", "viennent") } au secours { DE($friend, as: "id") }
title-helps-not = { THECAP($unit, as: "id") } ne { NB($unit, "vient", "viennent") } pas au secours { DE($friend, as: "id") }
title-answers = { CAP($answer) }
title-loses = { THECAP($unit, as: "id") } { NB($unit, "chancelle", "chancellent") } et { NB($unit, "reste", "restent") } : −{ $lost }
title-wavers = { THECAP($unit, as: "id") } { NB($unit, "chancelle", "chancellent") }
title-holds = { THECAP($unit, as: "id") } { NB($unit, "garde son", "gardent leur") } sang-froid
title-choice = { CAP($side) } doivent choisir

## Points d'ordre, ordres, tours

tell-only = { $what }.
tell-points = { CAP($side) } ont { $points } { COUNT($points, "point", "points") } d'ordre à dépenser.
# Ses points sont dépensés : qui peut encore agir.
left-unit = { shared-the-bold }
left-routers = { CAP($side) } n'ont plus de points d'ordre, mais { JOIN($units, ", ", last: " et ") } { $n ->
        [1] { NB($unit, "peut", "peuvent") }
       *[other] peuvent
    } encore fuir plus loin : la panique ne coûte pas de points.
left-at-work = { CAP($side) } n'ont plus de points d'ordre, mais { JOIN($units, ", ", last: " et ") }, en pleine action, { $n ->
        [1] { NB($unit, "peut", "peuvent") }
       *[other] peuvent
    } encore agir.
tell-ended = { CAP($side) } terminent leurs actions.
roster-unit = { $id } { $strength } en { $at }
tell-ended-unspent = { CAP($side) } terminent leurs actions et renoncent à { $points } { COUNT($points, "point", "points") } d'ordre.
tell-turn-began = Tour { $turn } : { $side } ont la main.
tell-ended-orders = { CAP($side) } n'ont plus d'ordres à donner ; des unités peuvent encore agir d'elles-mêmes.
tell-ended-orders-titled = Des unités peuvent encore agir d'elles-mêmes.
tell-ended-orders-unspent = { CAP($side) } renoncent à { $points } { COUNT($points, "point", "points") } d'ordre ; des unités peuvent encore agir d'elles-mêmes.
tell-restraint-passed = { THECAP($unit, as: "bold") } { NB($unit, "brûle", "brûlent") } d'y aller, mais les officiers { NB($unit, "tiennent ses rangs", "tiennent leurs rangs") } en main.
    .v2 = L'ennemi est bien près ; on retient { THE($unit, as: "bold") } à grand-peine.
tell-restraint-failed = Aucun ordre n'est venu, et aucun n'est nécessaire : impossible de retenir { THE($unit, as: "bold") }.
    .v2 = Le colonel s'époumone en vain : { THE($unit, as: "bold") } { NB($unit, "tient à", "tiennent à") } attaquer.
tell-initiative-passed = { THECAP($unit, as: "bold") } { NB($unit, "saisit", "saisissent") } l'instant et { NB($unit, "agit", "agissent") } sans ordres.
    .v2 = Le chef { DE($unit, as: "bold") } n'attend pas d'estafette : il agit.
    .v3 = Aucun ordre n'est venu ; { THE($unit, as: "bold") } { NB($unit, "agit", "agissent") } quand même.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "prend", "prennent") } les choses en main.
    .v5 = Le chef { DE($unit, as: "bold") } voit ce qu'il faut faire, et commande.
    .v6 = Sans attendre d'ordres, { THE($unit, as: "bold") } { NB($unit, "se met", "se mettent") } à l'œuvre.
tell-initiative-failed = { THECAP($unit, as: "bold") } { NB($unit, "attend", "attendent") } des ordres qui ne viennent pas.
    .v2 = Personne n'ose faire bouger { THE($unit, as: "bold") } sans ordres.
    .v3 = Sans ordres, { THE($unit, as: "bold") } { NB($unit, "reste", "restent") } en place.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "guette", "guettent") } une estafette ; aucune n'est en vue.
tell-passed-over = Sans ordres, restent en place : { JOIN($units, " ") }.
tell-passed-over-titled = { COUNT($n, "Elle reste", "Elles restent") } en place.
tell-barred = { THECAP($unit, as: "bold") }, toujours { NB($unit, "tenace", "tenaces") }, ne { NB($unit, "manœuvrera", "manœuvreront") } pas ce tour-ci.

## Marches et formations

tell-march = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    } jusqu'en { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }, jusqu'en { $to }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "gagne", "gagnent") } { $to }, à { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } de là.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "se porte", "se portent") } en { $to }, à { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } de là.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "se met", "se mettent") } en marche : { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }, jusqu'en { $to }.
    .v6 = { $hexes ->
        [1] Une case
       *[other] { $hexes } cases
    } plus loin, { THE($unit, as: "bold") } { NB($unit, "prend", "prennent") } position en { $to }.
tell-oblique = { THECAP($unit, as: "bold") } { NB($unit, "fait une marche indirecte", "font une marche indirecte") } { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    } jusqu'en { $to }, sans changer de front.
    .v2 = Sans changer de front, { THE($unit, as: "bold") } { NB($unit, "glisse", "glissent") } { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    } jusqu'en { $to }.
tell-forced-march = À marche forcée, { THE($unit, as: "bold") } { NB($unit, "couvre", "couvrent") } { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } jusqu'en { $to }.
    .v2 = Sans une halte, { THE($unit, as: "bold") } { NB($unit, "force", "forcent") } la marche : { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }, jusqu'en { $to }.
tell-turn-march = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } face au { $facing } et { NB($unit, "avance", "avancent") } { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    } jusqu'en { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se tourne", "se tournent") } vers le { $facing } et { NB($unit, "fait", "font") } { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }, jusqu'en { $to }.
    .v3 = Face au { $facing }, { THE($unit, as: "bold") } { NB($unit, "gagne", "gagnent") } { $to }, à { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } de là.
tell-turn = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } face au { $facing }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "change", "changent") } de front, face au { $facing }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "se tourne", "se tournent") } vers le { $facing }.
tell-evade = { THECAP($unit, as: "bold") } { NB($unit, "recule", "reculent") } { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    } jusqu'en { $to }, face à l'ennemi.
    .v2 = Pas à pas, { THE($unit, as: "bold") } { NB($unit, "cède", "cèdent") } { $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } de terrain, jusqu'en { $to }.
tell-displaced = { THECAP($unit, as: "bold") } { NB($unit, "laisse", "laissent") } passer { THE($by) } et se { NB($unit, "reforme", "reforment") } derrière, en { $to }.
    .v2 = Les tirailleurs s'écartent : { THE($by) } { NB($by, "prend", "prennent") } leur place, et { THE($unit, as: "bold") } se { NB($unit, "replie", "replient") } en { $to }.
tell-displaced-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } faire place { A($by) } ; aucune case n'est libre derrière, et { IL($unit) } se { NB($unit, "disperse", "dispersent") } pour de bon.
one-hex = { $at }
two-hexes = { $at } et { $also }
tell-wheel = { THECAP($unit, as: "bold") } { NB($unit, "pivote", "pivotent") } sur { NB($unit, "sa", "leur") } { $pivot ->
    [left] gauche
   *[right] droite
 }, face au { $facing }.
    .v2 = Pivot à { $pivot ->
    [left] gauche
   *[right] droite
 } : la longue ligne { DE($unit, as: "bold") } se rabat face au { $facing }.
tell-about-face = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } volte-face, face au { $facing }.
tell-extend = { THECAP($unit, as: "bold") } { NB($unit, "étend", "étendent") } { NB($unit, "sa", "leur") } ligne sur { $place }.
tell-contract = { THECAP($unit, as: "bold") } { NB($unit, "se resserre", "se resserrent") } { $formation }, en { $at }.
tell-form = { THECAP($unit, as: "bold") } { NB($unit, "se forme", "se forment") } { $formation }.
tell-form-failed = Si près de l'ennemi, { THE($unit, as: "bold") } ne { NB($unit, "parvient", "parviennent") } pas à changer de formation.
    .v2 = Les tambours battent, mais l'ennemi est trop près : { THE($unit, as: "bold") } ne { NB($unit, "peut", "peuvent") } changer de formation.

## Charges

tell-charge-cavalry = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charge", "chargent") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = Les trompettes sonnent : à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "fond", "fondent") } sur { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = Au galop, à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "se lance", "se lancent") } sur { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v4 = Au trot, puis au galop, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "franchit", "franchissent") } { $distance } { COUNT($distance, "case", "cases") } pour charger { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v5 = Botte à botte, à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "part", "partent") } contre { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v6 = « Chargez ! » À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "s'élance", "s'élancent") } contre { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-charge-infantry = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charge", "chargent") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = Les tambours battent la charge : à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "se jette", "se jettent") } sur { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = Au pas de charge, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "franchit", "franchissent") } { $distance } { COUNT($distance, "case", "cases") } pour aborder { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v4 = Baïonnettes croisées, à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charge", "chargent") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v5 = Avec des cris, à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "se rue", "se ruent") } sur { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v6 = Drapeau en tête, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "attaque", "attaquent") }, à { $distance } { COUNT($distance, "case", "cases") }, { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-assault-cavalry = Au pas, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "aborde", "abordent") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = Faute de champ pour charger, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "s'avance", "s'avancent") } botte à botte contre { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = L'arme au poing, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "pousse ses", "poussent leurs") } montures contre { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-assault-infantry = { THECAP($unit, as: "bold") } ({ $strength }) { NB($unit, "marche", "marchent") } à la baïonnette contre { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = Baïonnette au canon, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "aborde", "abordent") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = À l'arme blanche, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "donne", "donnent") } l'assaut { A($target, as: "bold") } ({ $against }), { $answer }.
tell-broke-off = { THECAP($unit, as: "bold") } { NB($unit, "s'ébranle", "s'ébranlent") } contre { THE($target, as: "bold") }, ne { NB($unit, "trouve", "trouvent") } pas de passage et { NB($unit, "revient", "reviennent") } en désordre.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "cherche", "cherchent") } en vain un passage jusqu'{ A($target, as: "bold") } et { NB($unit, "regagne sa", "regagnent leur") } place.

# Ce que fait l'unité chargée, derrière la charge : « qui tient ferme » ; seule, après une carte : « Le 3e dragons tient ferme ».
tell-subject-latter = { NB($unit, "qui", "qui") }
tell-subject-id = { tell-the-id }
tell-subject-name = { shared-the-bold }
tell-reacts-hold = { $subject } { $test ->
        [failed] { NB($unit, "prend", "prennent") } peur
       *[other] { NB($unit, "tient", "tiennent") } ferme
    }
    .v2 = { $subject } { $test ->
        [failed] { NB($unit, "se trouble", "se troublent") }
       *[other] { NB($unit, "attend", "attendent") } de pied ferme
    }
tell-reacts-helpless = { $subject } ne { NB($unit, "peut", "peuvent") } que subir
tell-reacts-square = { $subject } { $test ->
        [failed] { NB($unit, "veut", "veulent") } former le carré, mais trop tard
       *[other] { NB($unit, "forme", "forment") } le carré à temps
    }
    .v2 = { $subject } { $test ->
        [failed] n'{ NB($unit, "a", "ont") } pas le temps de former le carré
       *[other] { NB($unit, "se referme", "se referment") } en carré juste à temps
    }
tell-reacts-closed = { $subject } { $test ->
        [failed] { NB($unit, "veut", "veulent") } serrer la colonne, mais trop tard
       *[other] { NB($unit, "serre", "serrent") } la colonne à temps
    }
tell-reacts-fire = { $subject } { $test ->
        [failed] { NB($unit, "devait", "devaient") } tirer, mais l'ordre se perd dans la confusion
       *[other] { NB($unit, "réserve son", "réservent leur") } feu jusqu'au dernier moment
    }
    .v2 = { $subject } { $test ->
        [failed] { NB($unit, "tremble", "tremblent") } trop pour viser
       *[other] { NB($unit, "vise", "visent") } et { NB($unit, "attend", "attendent") }
    }
tell-reacts-flee = { $subject } { $test ->
       *[other] { NB($unit, "tourne", "tournent") } les talons sans attendre le choc
    }
    .v2 = { $subject } { $test ->
       *[other] { NB($unit, "s'enfuit", "s'enfuient") } avant le contact
    }
tell-reacts-turn = { $subject } { $test ->
        [failed] { NB($unit, "veut", "veulent") } faire face, mais trop tard
       *[other] { NB($unit, "fait", "font") } face
    }
tell-reacts-counter = { $subject } { $test ->
        [failed] { NB($unit, "n'ose", "n'osent") } contre-charger
       *[other] { $arm ->
            [cavalry] { NB($unit, "contre-charge", "contre-chargent") } au galop
           *[infantry] { NB($unit, "contre-charge", "contre-chargent") }, baïonnette au canon
        }
    }
tell-reacts-evade = { $subject } { $test ->
       *[other] { NB($unit, "esquive", "esquivent") }
    }
    .v2 = { $subject } { $test ->
       *[other] { NB($unit, "se retire", "se retirent") } à temps
    }
tell-reacts-other = { $subject } y { NB($unit, "répond", "répondent") }
tell-reacts-open = { $subject } { NB($unit, "doit", "doivent") } répondre
tell-answered = { CAP($answer) }.

# Un ami de l'unité chargée vient à son secours, ou n'y parvient pas.
tell-help-cavalry-comes = { THECAP($unit, as: "bold") } { NB($unit, "s'élance", "s'élancent") } au secours { DE($friend) }.
    .v2 = Au galop, { THE($unit, as: "bold") } { NB($unit, "vole", "volent") } au secours { DE($friend) }.
tell-help-cavalry-fails = { THECAP($unit, as: "bold") } { NB($unit, "devait", "devaient") } voler au secours { DE($friend) }, mais personne ne bouge.
tell-help-infantry-comes = Baïonnette au canon, { THE($unit, as: "bold") } { NB($unit, "accourt", "accourent") } au secours { DE($friend) }.
tell-help-infantry-fails = { THECAP($unit, as: "bold") } { NB($unit, "devait", "devaient") } accourir au secours { DE($friend) }, mais personne ne bouge.
tell-help-fire-fails = { THECAP($unit, as: "bold") } { NB($unit, "devait", "devaient") } appuyer { THE($friend) } de { NB($unit, "son", "leur") } feu, mais aucun coup ne part.
tell-help-bars-way = { THECAP($unit, as: "bold") } { NB($unit, "barre", "barrent") } la route { A($target) } ; on n'en vient pas aux mains.

tell-declined = { THECAP($unit, as: "bold") } { NB($unit, "s'arrête", "s'arrêtent") } devant { THE($target, as: "bold") } sans frapper.
    .v2 = Au dernier moment, { THE($unit, as: "bold") } { NB($unit, "se ravise", "se ravisent") } et { NB($unit, "s'arrête", "s'arrêtent") } devant { THE($target, as: "bold") }.

## Coups

tell-shock-cavalry-none = { THECAP($unit, as: "bold") } { NB($unit, "frappe", "frappent") }, mais { THE($target) } n'en { NB($target, "souffre", "souffrent") } pas.
    .v2 = Les coups { DE($unit, as: "bold") } sont parés : { THE($target) } { NB($target, "reste", "restent") } sans dommage.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "sabre", "sabrent") } sans résultat : pas un homme ne tombe dans { $ranks }.
tell-shock-cavalry-some = Les sabres { DE($unit, as: "bold") } éclaircissent { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "frappe", "frappent") } juste : des vides s'ouvrent dans { $ranks }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "entame", "entament") } { THE($target) } : quelques hommes roulent à terre.
tell-shock-cavalry-heavy = { THECAP($unit, as: "bold") } { NB($unit, "enfonce", "enfoncent") } { THE($target) } et { NB($unit, "sabre", "sabrent") } à tout va.
    .v2 = Le sabre au poing, { THE($unit, as: "bold") } { NB($unit, "passe", "passent") } comme une faux dans { $ranks }.
    .v3 = Sous les lames { DE($unit, as: "bold") }, des rangs entiers { DE($target) } tombent.
tell-shock-infantry-none = { THECAP($unit, as: "bold") } { NB($unit, "croise", "croisent") } la baïonnette, mais { THE($target) } n'en { NB($target, "souffre", "souffrent") } pas.
    .v2 = Les baïonnettes se croisent, mais { THE($unit, as: "bold") } n'{ NB($unit, "entame", "entament") } pas { THE($target) }.
tell-shock-infantry-some = Les baïonnettes { DE($unit, as: "bold") } mordent dans { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "arrive", "arrivent") } à la baïonnette : des hommes tombent dans { $ranks }.
tell-shock-infantry-heavy = { THECAP($unit, as: "bold") } { NB($unit, "renverse", "renversent") } le premier rang { DE($target) }.
    .v2 = Les baïonnettes { DE($unit, as: "bold") } ouvrent une brèche dans { $ranks }.
tell-shock-back-none = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } les coups sans entamer { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se défend", "se défendent") }, mais { THE($target) } n'en { NB($target, "souffre", "souffrent") } pas.
tell-shock-back-some = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") }, et { THE($target) } le { NB($target, "paie", "paient") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } coup pour coup, et { THE($target) } le { NB($target, "sent", "sentent") }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "répond", "répondent") } au fer par le fer : des hommes tombent dans { $ranks }.
tell-shock-back-heavy = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } durement, et { THE($target) } en { NB($target, "souffre", "souffrent") }.
    .v2 = { THECAP($target) } { NB($target, "trouve", "trouvent") } à qui parler : { THE($unit, as: "bold") } { NB($unit, "rend", "rendent") } les coups, et durement.
tell-melee-cavalry-none = { THECAP($unit, as: "bold") } { NB($unit, "frappe", "frappent") } d'estoc et de taille sans entamer { THE($target) }.
    .v2 = Les lames se croisent, mais { THE($unit, as: "bold") } ne { NB($unit, "gagne", "gagnent") } rien sur { THE($target) }.
tell-melee-cavalry-some = { THECAP($unit, as: "bold") } { NB($unit, "pointe", "pointent") } et { NB($unit, "sabre", "sabrent") } ; des hommes tombent dans { $ranks }.
    .v2 = Lame contre lame, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } couler le sang { DE($target) }.
tell-melee-cavalry-heavy = Au corps à corps, { THE($unit, as: "bold") } { NB($unit, "taille", "taillent") } des brèches dans { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "s'ouvre", "s'ouvrent") } un chemin sanglant dans { $ranks }.
tell-melee-infantry-none = Crosses et baïonnettes : { THE($unit, as: "bold") } ne { NB($unit, "gagne", "gagnent") } pas un pouce sur { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se heurte", "se heurtent") } en vain { A($target) }.
tell-melee-infantry-some = { THECAP($unit, as: "bold") } { NB($unit, "joue", "jouent") } de la crosse et de la baïonnette ; des hommes tombent dans { $ranks }.
    .v2 = Homme contre homme, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } des vides dans { $ranks }.
tell-melee-infantry-heavy = Au corps à corps, { THE($unit, as: "bold") } { NB($unit, "déchire", "déchirent") } { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } ne { NB($unit, "fait", "font") } pas de quartier : { THE($target) } { NB($target, "perd", "perdent") } des hommes par dizaines.
tell-melee-back-none = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } coup pour coup, sans entamer { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "pare", "parent") } et { NB($unit, "frappe", "frappent") }, mais { THE($target) } n'en { NB($target, "souffre", "souffrent") } pas.
tell-melee-back-some = Dans la même mêlée, { THE($unit, as: "bold") } le { NB($unit, "fait", "font") } payer { A($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "frappe", "frappent") } aussi : { THE($target) } { NB($target, "saigne", "saignent") }.
tell-melee-back-heavy = { THECAP($unit, as: "bold") } { NB($unit, "se bat", "se battent") } avec rage, et { THE($target) } le { NB($target, "paie", "paient") } cher.
    .v2 = La réponse { DE($unit, as: "bold") } est terrible : des files entières { DE($target) } tombent.

tell-ranks = les { $guns ->
    [yes] équipes de pièce
   *[no] rangs
} { DE($target) }
tell-ranks-bold = les { $guns ->
    [yes] équipes de pièce
   *[no] rangs
} { DE($target, as: "bold") }

# Dit de même pour toute arme et tout combat : coups tous annulés ; pertes supportées par d'autres ; derniers hommes.
tell-blow-saved = Les coups { DE($unit, as: "bold") } portent, mais { THE($target) } ne { NB($target, "perd", "perdent") } personne.
tell-blow-elsewhere = Les coups { DE($unit, as: "bold") } portent, mais d'autres paient pour { THE($target) }.
tell-blow-last = Les derniers hommes { DE($target) } tombent sous les coups { DE($unit, as: "bold") }.
tell-back-saved = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } et { NB($unit, "touche", "touchent") }, mais { THE($target) } ne { NB($target, "perd", "perdent") } personne.
tell-back-last = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } les coups : les derniers hommes { DE($target) } tombent.

## Feux

tell-shot-saved = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } est bien ajusté, mais { THE($target, as: "bold") } n'en { NB($target, "souffre", "souffrent") } pas.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } : le tir est bon, mais personne ne tombe.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } porte, mais { THE($target, as: "bold") } { NB($target, "est", "sont") } à l'abri.
    .v4 = Le feu { DE($unit, as: "bold") }, à { $distance } { COUNT($distance, "case", "cases") }, ne trouve que des abris : { THE($target, as: "bold") } ne { NB($target, "perd", "perdent") } personne.
    .v5 = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "touche", "touchent") } le but, mais pas les hommes { DE($target, as: "bold") }.
    .v6 = { THECAP($target, as: "bold") } { NB($target, "essuie", "essuient") } à { $distance } { COUNT($distance, "case", "cases") } le feu { DE($unit, as: "bold") } sans perdre personne.
tell-shot-elsewhere = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } porte, mais d'autres paient pour { THE($target, as: "bold") }.
tell-shot-last = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } abat les derniers hommes { DE($target, as: "bold") }.
    .v2 = Les derniers hommes { DE($target, as: "bold") } tombent, à { $distance } { COUNT($distance, "case", "cases") }, sous le feu { DE($unit, as: "bold") }.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "fauche", "fauchent") } les derniers hommes { DE($target, as: "bold") }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } à { $distance } { COUNT($distance, "case", "cases") } : les derniers hommes { DE($target, as: "bold") } tombent.
    .v5 = Plus un homme { DE($target, as: "bold") } ne reste debout après le feu { DE($unit, as: "bold") }, à { $distance } { COUNT($distance, "case", "cases") }.
    .v6 = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } emporte ce qui restait { DE($target, as: "bold") }.
tell-return-saved = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } d'un feu bien ajusté, mais { THE($target) } ne { NB($target, "perd", "perdent") } personne.
tell-return-elsewhere = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } et { NB($unit, "touche", "touchent") }, mais d'autres paient pour { THE($target) }.
tell-return-last = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } : les derniers hommes { DE($target) } tombent.
tell-defensive-saved = Le feu { DE($unit, as: "bold") } est bien ajusté, mais { THE($target) } { NB($target, "avance", "avancent") } sans perte.
tell-defensive-last = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } à bout portant : les derniers hommes { DE($target) } tombent.

tell-musketry-none = La salve { DE($unit, as: "bold") }, à { $distance } { COUNT($distance, "case", "cases") }, passe au-dessus { DE($target, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } : beaucoup de fumée, aucun mal.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } ; pas un homme ne tombe.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } à { $distance } { COUNT($distance, "case", "cases") }, et les balles se perdent loin { DE($target, as: "bold") }.
    .v5 = À { $distance } { COUNT($distance, "case", "cases") }, les fusils { DE($unit, as: "bold") } crépitent pour rien : { THE($target, as: "bold") } n'en { NB($target, "souffre", "souffrent") } pas.
    .v6 = Le feu { DE($unit, as: "bold") } s'éteint à { $distance } { COUNT($distance, "case", "cases") } : { THE($target, as: "bold") } n'{ NB($target, "a", "ont") } perdu personne.
tell-musketry-some = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } ; quelques hommes tombent.
    .v2 = À { $distance } { COUNT($distance, "case", "cases") }, les balles { DE($unit, as: "bold") } portent dans { $ranks }.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } fait quelques vides dans { $ranks }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "ajuste", "ajustent") } et { NB($unit, "tire", "tirent") } à { $distance } { COUNT($distance, "case", "cases") } : des hommes s'affaissent dans { $ranks }.
    .v5 = Une salve { DE($unit, as: "bold") }, à { $distance } { COUNT($distance, "case", "cases") }, coûte quelques hommes { A($target, as: "bold") }.
    .v6 = À travers la fumée, à { $distance } { COUNT($distance, "case", "cases") }, les balles { DE($unit, as: "bold") } trouvent { THE($target, as: "bold") }.
tell-musketry-heavy = À { $distance } { COUNT($distance, "case", "cases") }, une salve nourrie { DE($unit, as: "bold") } déchire { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } feu à { $distance } { COUNT($distance, "case", "cases") } : des files entières { DE($target, as: "bold") } s'abattent.
    .v3 = Le feu { DE($unit, as: "bold") }, à { $distance } { COUNT($distance, "case", "cases") }, couche à terre des files entières { DE($target, as: "bold") }.
    .v4 = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "accable", "accablent") } { THE($target, as: "bold") } d'un feu meurtrier.
    .v5 = À { $distance } { COUNT($distance, "case", "cases") }, la salve { DE($unit, as: "bold") } ouvre de larges vides dans { $ranks }.
    .v6 = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } feu à { $distance } { COUNT($distance, "case", "cases") } : { THE($target, as: "bold") } le { NB($target, "paie", "paient") } cher.
tell-artillery-none = À { $distance } { COUNT($distance, "case", "cases") }, les boulets { DE($unit, as: "bold") } n'atteignent pas { THE($target, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "ouvre", "ouvrent") } le feu sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } : les boulets ne labourent que la terre.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, les canonniers { DE($unit, as: "bold") } pointent mal : { THE($target, as: "bold") } n'en { NB($target, "souffre", "souffrent") } pas.
    .v4 = À { $distance } { COUNT($distance, "case", "cases") }, les boulets { DE($unit, as: "bold") } passent au-dessus { DE($target, as: "bold") }.
    .v5 = Le canon { DE($unit, as: "bold") } tonne à { $distance } { COUNT($distance, "case", "cases") }, et { THE($target, as: "bold") } ne { NB($target, "perd", "perdent") } pas un homme.
    .v6 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } sans trouver la portée.
tell-artillery-some = À { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "prend", "prennent") } { THE($target, as: "bold") } sous le feu et { NB($unit, "trouve", "trouvent") } la portée.
    .v2 = Le canon { DE($unit, as: "bold") } gronde : à { $distance } { COUNT($distance, "case", "cases") }, quelques hommes tombent dans { $ranks }.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, les boulets { DE($unit, as: "bold") } ricochent jusque dans { $ranks }.
    .v4 = À { $distance } { COUNT($distance, "case", "cases") }, un boulet { DE($unit, as: "bold") } emporte une file { DE($target, as: "bold") }.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") }, et quelques coups portent.
    .v6 = À { $distance } { COUNT($distance, "case", "cases") }, les pièces { DE($unit, as: "bold") } prélèvent leur tribut sur { THE($target, as: "bold") }.
tell-artillery-heavy = À { $distance } { COUNT($distance, "case", "cases") }, les pièces { DE($unit, as: "bold") } labourent { $ranks }.
    .v2 = Coup sur coup, à { $distance } { COUNT($distance, "case", "cases") }, { THE($unit, as: "bold") } { NB($unit, "ouvre", "ouvrent") } des sillons dans { $ranks }.
    .v3 = À { $distance } { COUNT($distance, "case", "cases") }, le feu { DE($unit, as: "bold") } trace des sillons sanglants dans { $ranks }.
    .v4 = Les pièces { DE($unit, as: "bold") } trouvent la portée à { $distance } { COUNT($distance, "case", "cases") } : des files entières { DE($target, as: "bold") } disparaissent.
tell-half-none = La demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } tire sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } ; les balles passent trop haut.
    .v2 = À { $distance } { COUNT($distance, "case", "cases") }, la demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } tire sur { THE($target, as: "bold") } : beaucoup de fumée, aucun mal.
tell-half-some = La demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } tire sur { THE($target, as: "bold") } à { $distance } { COUNT($distance, "case", "cases") } ; quelques hommes tombent.
    .v2 = À { $distance } { COUNT($distance, "case", "cases") }, les balles de la demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } portent dans { $ranks }.
tell-half-heavy = À { $distance } { COUNT($distance, "case", "cases") }, la demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } ouvre de larges brèches dans { $ranks }.
tell-held-fire = L'autre demi-unité { DE($unit, as: "bold") } n'a plus personne sur qui tirer.
tell-return-none = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } au feu { DE($target) }, sans effet.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "répond", "répondent") } { A($target) }, mais les coups se perdent.
    .v3 = La riposte { DE($unit, as: "bold") } passe loin { DE($target) }.
tell-return-some = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") }, et { THE($target) } { NB($target, "perd", "perdent") } des hommes à { NB($target, "son", "leur") } tour.
    .v2 = La réponse { DE($unit, as: "bold") } coûte quelques hommes { A($target) }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } feu pour feu : des hommes tombent dans { $ranks }.
tell-return-heavy = La riposte { DE($unit, as: "bold") } est meurtrière pour { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "riposte", "ripostent") } : des files entières { DE($target) } s'abattent.
tell-defensive-none = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } au dernier moment, mais { THE($target) } { NB($target, "arrive", "arrivent") } sans dommage.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } ; à travers la fumée, { THE($target) } { NB($target, "avance", "avancent") } toujours.
tell-defensive-some = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } à bout portant ; des vides s'ouvrent dans { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "laisse", "laissent") } approcher { THE($target) }, puis { NB($unit, "fait", "font") } feu : quelques hommes tombent.
tell-defensive-heavy = À bout portant, le feu { DE($unit, as: "bold") } fauche les premières files { DE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "attend", "attendent") }, { NB($unit, "vise", "visent") }, { NB($unit, "tire", "tirent") } : le premier rang { DE($target) } a disparu.

## Le cœur, la fuite, la fin

tell-test-holds = { THECAP($unit, as: "bold") } { NB($unit, "serre", "serrent") } les rangs et { NB($unit, "tient", "tiennent") } bon.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "plie", "plient") } mais ne { NB($unit, "rompt", "rompent") } pas.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "reçoit", "reçoivent") } le coup sans broncher.
    .v4 = Les rangs { DE($unit, as: "bold") } flottent, puis se raffermissent.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "se resserre", "se resserrent") } sur le centre et { NB($unit, "reste", "restent") } là.
    .v6 = Les officiers { DE($unit, as: "bold") } tiennent leurs hommes en main.
tell-test-holds-guns = Les canonniers { DE($unit, as: "bold") } restent à leurs pièces.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "tient", "tiennent") } bon, et personne ne quitte les pièces.
tell-test-stays = { THECAP($unit, as: "bold") } { NB($unit, "chancelle", "chancellent") } mais { NB($unit, "reste", "restent") }, à quel prix !
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } en place, mais des hommes filent vers l'arrière.
    .v3 = { THECAP($unit, as: "bold") } ne { NB($unit, "cède", "cèdent") } pas, mais les rangs s'éclaircissent.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "s'accroche", "s'accrochent") } au terrain, mais des hommes gagnent l'arrière.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "vacille", "vacillent") } et { NB($unit, "reste", "restent") }, avec moins d'hommes.
    .v6 = Une partie { DE($unit, as: "bold") } tourne le dos ; les autres restent.
tell-test-stays-guns = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") }, mais les servants s'éclaircissent.
    .v2 = { THECAP($unit, as: "bold") } ne { NB($unit, "bouge", "bougent") } pas, mais des canonniers ont filé.
tell-test-stays-again = { THECAP($unit, as: "bold") } { NB($unit, "chancelle", "chancellent") } encore, et { NB($unit, "reste", "restent") } encore, à quel prix !
    .v2 = De nouveau, { THE($unit, as: "bold") } { NB($unit, "reste", "restent") }, et les rangs s'éclaircissent encore.
tell-test-falls = { THECAP($unit, as: "bold") } ne { NB($unit, "fuit", "fuient") } pas et { NB($unit, "fond", "fondent") } sur place.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } jusqu'au dernier homme.
tell-test-flees = Le cœur manque { A($unit, as: "bold") } : { IL($unit) } { NB($unit, "tourne", "tournent") } le dos et { NB($unit, "s'enfuit", "s'enfuient") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se débande", "se débandent") } et { NB($unit, "gagne", "gagnent") } l'arrière.
    .v3 = Les rangs { DE($unit, as: "bold") } se rompent : sauve qui peut !
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "lâche", "lâchent") } pied et { NB($unit, "s'enfuit", "s'enfuient") }.
    .v5 = C'en est trop pour { THE($unit, as: "bold") } : { IL($unit) } { NB($unit, "fait", "font") } demi-tour et { NB($unit, "court", "courent") } vers l'arrière.
    .v6 = La panique gagne { THE($unit, as: "bold") }, et rien ne { NB($unit, "l'arrête", "les arrête") }.
tell-runs-on = { THECAP($unit, as: "bold") } { NB($unit, "fuit", "fuient") } toujours.
    .v2 = Rien n'arrête encore la fuite { DE($unit, as: "bold") }.
tell-flight-ends = { THECAP($unit, as: "bold") } { NB($unit, "s'arrête", "s'arrêtent") } enfin en { $to }.
    .v2 = { THECAP($unit, as: "bold") } ne { NB($unit, "s'arrête", "s'arrêtent") } qu'en { $to }.
tell-flight-blocked = { THECAP($unit, as: "bold") } ne { NB($unit, "trouve", "trouvent") } aucune issue.
tell-crossed = Dans { NB($by, "sa", "leur") } fuite, { THE($by, as: "bold") } { NB($by, "traverse", "traversent") } { $ranks }.
    .v2 = { THECAP($by, as: "bold") }, en fuite, { NB($by, "bouscule", "bousculent") } { $ranks }.
tell-loses = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $lost } { COUNT($lost, "point", "points") } de force.
tell-answer-alone = { CAP($side) } répondent : { $answer }.
tell-test-awaited = { THECAP($unit, as: "bold") } { NB($unit, "chancelle", "chancellent") }.
tell-eliminated-destroyed = C'en est fait { DE($unit, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } n'{ NB($unit, "existe", "existent") } plus.
    .v3 = Il ne reste { DE($unit, as: "bold") } que des traînards.
    .v4 = Il ne reste rien { DE($unit, as: "bold") }.
    .v5 = { THECAP($unit, as: "bold") } { AGR($unit, "est anéanti", "est anéantie", "sont anéantis", "sont anéanties") }.
    .v6 = { THECAP($unit, as: "bold") } ne { NB($unit, "compte", "comptent") } plus dans l'ordre de bataille.
tell-eliminated-silenced = Les pièces { DE($unit, as: "bold") } sont perdues.
    .v2 = Les pièces { DE($unit, as: "bold") } se taisent : il n'y a plus personne pour les servir.
tell-eliminated-off-map = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } le champ de bataille et ne { NB($unit, "reparaîtra", "reparaîtront") } plus.
    .v2 = La fuite emporte { THE($unit, as: "bold") } hors du champ de bataille, sans retour.
tell-eliminated-crowded = { THECAP($unit, as: "bold") } { NB($unit, "se jette", "se jettent") } dans les rangs amis et s'y { NB($unit, "dissout", "dissolvent") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se perd", "se perdent") } dans la foule des amis : c'est la fin.
tell-eliminated-guns = Les canonniers { DE($unit, as: "bold") } abandonnent leurs pièces.

## Poursuite, ralliement

tell-pursuit-cavalry = { THECAP($unit, as: "bold") } { NB($unit, "rend", "rendent") } la main et { NB($unit, "pousse", "poussent") } plus loin, sabre au clair.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "continue", "continuent") } au galop sans reprendre haleine.
tell-pursuit-away = { THECAP($unit, as: "bold") } { NB($unit, "pousse", "poussent") } plus loin, mais ne { NB($unit, "rencontre", "rencontrent") } aucun ennemi.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "galope", "galopent") } encore et { NB($unit, "trouve", "trouvent") } le terrain vide.
tell-pursuit-near = { THECAP($unit, as: "bold") } { NB($unit, "se retourne", "se retournent") } contre l'ennemi le plus proche, déjà au contact.
tell-pursuit-met = { THECAP($unit, as: "bold") } ne { NB($unit, "peut", "peuvent") } pas poursuivre : un ennemi est déjà au contact.
tell-pursuit-hemmed = { THECAP($unit, as: "bold") } ne { NB($unit, "trouve", "trouvent") } pas de passage pour poursuivre.
tell-pursuit-none = { THECAP($unit, as: "bold") } ne { NB($unit, "poursuit", "poursuivent") } pas.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "s'arrête", "s'arrêtent") } là, sans poursuivre.
tell-pursuit-infantry = { THECAP($unit, as: "bold") } { NB($unit, "pousse", "poussent") } au-delà du terrain conquis.
    .v2 = En criant, { THE($unit, as: "bold") } { NB($unit, "court", "courent") } sus à l'ennemi.
tell-pursuit-helper = { THECAP($unit, as: "bold") } { NB($unit, "voit", "voient") } l'occasion et { NB($unit, "suit", "suivent") }.
tell-rallied = { THECAP($unit, as: "bold") } { NB($unit, "retrouve ses", "retrouvent leurs") } drapeaux et { NB($unit, "se reforme", "se reforment") }.
    .v2 = Les officiers arrêtent { THE($unit, as: "bold") } ; les rangs se reforment.
tell-recovered = Des traînards rejoignent { THE($unit, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "resserre ses", "resserrent leurs") } rangs : des hommes reviennent.
tell-rally-failed = { THECAP($unit, as: "bold") } ne { NB($unit, "se rallie", "se rallient") } pas : les officiers s'égosillent en vain.
    .v2 = { THECAP($unit, as: "bold") } n'{ NB($unit, "écoute", "écoutent") } plus les tambours et ne { NB($unit, "se rallie", "se rallient") } pas.
    .v3 = Personne ne regarde plus le drapeau : { THE($unit, as: "bold") } ne { NB($unit, "se rallie", "se rallient") } pas.
    .v4 = Impossible de rallier { THE($unit, as: "bold") }.
tell-recovery-failed = { THECAP($unit, as: "bold") } { NB($unit, "attend", "attendent") } en vain { NB($unit, "ses", "leurs") } traînards.
    .v2 = Aucun traînard ne rejoint { THE($unit, as: "bold") }.

## Petites lignes. Ce qui compte est en gras ; l'article de la règle est entre crochets.

tell-line-orders = { $formula } : { $sum ->
        [halved] D6 { $dice }{ $plus ->
            [0] {""}
           *[other] {" "}→ D3 { $thrown }
        }
       *[added] { $dice } = { $thrown }
    }{ $plus ->
        [0] {""}
       *[other] , { SIGN($plus) }
    } → { $raised ->
        [yes] { $result }, porté à **{ $points }**
       *[no] **{ $points }**
    } [{ $clause }]
tell-line-activated-free = Agit sans point d'ordre : { JOIN($units, " ") } [{ $clause }]
tell-line-activated = Ordres : { JOIN($units, " ") } · { $cost } { COUNT($cost, "point", "points") }{ $left ->
        [0] {""}
       *[other] , il en reste { $left }
    } [{ $clause }]
tell-line-ride = Par { $path } [{ $clause }]
tell-line-fire = Feu : { $reckoning } à { $need }+{ $sixes ->
        [1] {""}
       *[other] , les 6 comptent { $sixes }
    } : { $dice } → **{ $hits }** { COUNT($hits, "touche", "touches") } [{ $clause }]
tell-line-shock = Choc : { $reckoning } à { $need }+{ $sixes ->
        [1] {""}
       *[other] , les 6 comptent { $sixes }
    } : { $dice } → **{ $hits }** { COUNT($hits, "touche", "touches") } [{ $clause }]
tell-line-melee = Mêlée : { $reckoning } à { $need }+{ $sixes ->
        [1] {""}
       *[other] , les 6 comptent { $sixes }
    } : { $dice } → **{ $hits }** { COUNT($hits, "touche", "touches") } [{ $clause }]
tell-line-back = Riposte au corps à corps : { $reckoning } à { $need }+{ $sixes ->
        [1] {""}
       *[other] , les 6 comptent { $sixes }
    } : { $dice } → **{ $hits }** { COUNT($hits, "touche", "touches") } [{ $clause }]
tell-line-morale = Test { ID($unit) } : { $rating } ; { $dice }{ $aside ->
        [0] {""}
       *[other] {" "}({ $aside } écarté)
    } = { $verdict } [{ $clause }]
tell-line-crossed = { ID($by) } traverse { ID($unit) } : { $sides ->
        [3] D3 ({ $die })
       *[other] D{ $sides }
    } = **{ $cost }** [{ $clause }]
tell-dice = { $dice } { COUNT($dice, "dé", "dés") }
tell-dice-sum = { $base } { JOIN($modifiers, " ") } = { $dice } { COUNT($dice, "dé", "dés") }
tell-modifier = { SIGN($n) } { $name }
tell-rating = Cd { $base }
tell-rating-sum = Cd { $base } { JOIN($modifiers, " ") } = { $rating }
tell-passed = **{ $sum } ✓**
tell-failed = **{ $sum } ✗ manqué de { $excess }**
tell-part-saves = sauvegardes { $need }+ : { $dice } → { $saved } { COUNT($saved, "perte annulée", "pertes annulées") } [{ $clause }]
tell-part-loss = { ID($unit) } { $from }→**{ $to }**
tell-part-stubborn = tenace, ne fuit pas [{ $clause }]
tell-part-harassing = Harcèlement : doit fuir [{ $clause }]
tell-part-guns-stay = l'artillerie ne fuit pas [{ $clause }]
tell-part-broke-away = se désengage : { ID($unit) } { $from }→**{ $to }** [{ $clause }]
tell-part-broke-off = aucun passage : { ID($unit) } { $from }→**{ $to }** [{ $clause }]
tell-part-rout = { $plus ->
        [0] D6 : { $hexes }
       *[other] D6 { $die } { SIGN($plus) } = { $hexes }
    } { COUNT($hexes, "case", "cases") } [{ $clause }]
tell-line-pursuit = Poursuite { ID($unit) } : { $sides ->
        [3] D3 ({ $die }) = { $hexes }
       *[other] D6{ $plus ->
            [0] {""}
           *[other] {" "}{ $die } { SIGN($plus) }
        } = { $hexes }
    } { COUNT($hexes, "case", "cases") } [{ $clause }]
tell-line-pursuit-fixed = Poursuite { ID($unit) } : { $hexes } { COUNT($hexes, "case", "cases") } [{ $clause }]
tell-line-doubled-again = Doublé : une contre-charge ne compte que dans le premier choc [{ $clause }]
tell-part-contact = { $hexes ->
        [0] déjà au contact de { JOIN($enemies, " ") }
       *[other] contact avec { JOIN($enemies, " ") } après { $hexes }
    } [{ $clause }]
tell-part-pursuit = jusqu'en { $to }
tell-part-pursuit-short = jusqu'en { $to }, pas plus loin [{ $clause }]
tell-part-hemmed-in = aucun passage [{ $clause }]
tell-part-rallied = { $formation }, face au { $facing } [{ $clause }]
tell-part-rally-untested = sans test : aucun ennemi proche [{ $clause }]
tell-part-fled = jusqu'en { $to }
tell-part-off-map = hors de la carte
tell-part-blocked = aucune issue [{ $clause }]
tell-part-no-dice = unité paniquée : échec sans dés [{ $clause }]
tell-part-dice = D{ $sides } : { $dice } [{ $clause }]
tell-part-not-doubled = pas de doublement [{ $clause }]
tell-part-answer = { $answer } ({ $given })
tell-part-clause = { $part } [{ $clause }]
tell-part-eliminated = { ID($unit) } **{ AGR($unit, "éliminé", "éliminée", "éliminés", "éliminées") }** : { $side } marquent { $points } PV
tell-part-eliminated-off = { ID($unit) } **{ AGR($unit, "éliminé", "éliminée", "éliminés", "éliminées") }** : { $side } marquent { $points } PV, moitié pour sortie du champ [{ $clause }]

## La dernière ligne

tell-left = { ID($unit) } { $strength }
tell-left-panicked = { ID($unit) } { $strength } ({ AGR($unit, "paniqué", "paniquée", "paniqués", "paniquées") })
tell-next = à suivre : { $side }
tell-points-left = { CAP($side) } : encore { $points } { COUNT($points, "point", "points") } d'ordre
tell-to-act = encore à agir : { $units }
turn-line = Tour { $turn } : { $side } · { $points } { COUNT($points, "point", "points") } d'ordre
