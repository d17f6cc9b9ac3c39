### Périodes : le récit d'une feuille d'ordres, d'un quart, d'une demi-période. Un événement, une phrase, une petite ligne.

## Titres

pe-title-struck = { fb-title-touched }
pe-title-contacts = { $n } contacts
pe-title-diverted = { THECAP($unit, as: "id") } { NB($unit, "se retourne", "se retournent") } contre { THE($target, as: "id") }
pe-title-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table
# $half : 1 ou 2.
pe-title-opened = Feuilles ouvertes : période { $period }, { pe-half }
pe-title-opened-charges = Période { $period }, { pe-half } : { $n } { COUNT($n, "charge annoncée", "charges annoncées") }
pe-title-quarter = Période { $period }, quart { $quarter }
pe-title-phase-desk = Tir et mêlée
pe-title-phase-fire = { fair-roll-fire }
pe-title-phase-on = Les quarts continuent
pe-title-half = Période { $period } : fin de la { pe-half }
pe-title-lost = { sk-title-lost }
pe-title-wrote = La feuille : { JOIN($units, ", ") }
pe-title-table = { shared-title-table }
pe-half = { $half ->
    [1] première demi-période
   *[other] seconde demi-période
 }

## Les feuilles d'ordres

pe-tell-opened = Les feuilles sont ouvertes : période { $period }, { pe-half }.
pe-tell-opened-silent = Les feuilles sont ouvertes : période { $period }, { pe-half }. Ni charge, ni esquive, ni ralliement annoncés.
pe-tell-announced-charge = { CAP($side) } annoncent une charge : { JOIN($units, ", ", last: " et ") }.
    .v2 = On sonne la charge chez { $side } : { JOIN($units, ", ", last: " et ") }.
pe-tell-announced-evade = { CAP($side) } annoncent une esquive : { JOIN($units, ", ", last: " et ") }.
pe-tell-announced-rally = { CAP($side) } annoncent un ralliement : { JOIN($units, ", ", last: " et ") }.
pe-tell-announced-withdraw = { CAP($side) } se replient : { JOIN($units, ", ", last: " et ") }.
pe-tell-announced-follow = { CAP($side) } poursuivent : { JOIN($units, ", ", last: " et ") }.
pe-tell-wrote-rides = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } chevaucher jusqu'en { $square }.
pe-tell-wrote-carries = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } porter { A($to, as: "bold") } une nouvelle attitude : { $posture }. Elle vaut dès la fin du quart qui suit l'arrivée.
pe-tell-struck-out = La feuille ne porte plus de ligne pour { THE($unit, as: "bold") }.
pe-tell-wrote-stands = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } sur place.
pe-tell-wrote-charge = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } charger { THE($target, as: "bold") }.
pe-tell-wrote-evade = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } esquiver.
pe-tell-wrote-rally = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } se rallier.
pe-tell-wrote-ends = { THECAP($unit, as: "bold") } { NB($unit, "finirait", "finiraient") } la demi-période en { $square }, { $formation }, face { $facing }.
pe-tell-wrote-forgotten = À l'ouverture des feuilles, l'ennemi dira s'il accorde le mouvement oublié { DE($unit, as: "bold") }.
pe-part-announced = annonce : « { ID($unit) } charge », sans la cible. Rien ne dit si la charge arrive au contact [{ $clause }]
pe-part-stages = quart par quart : { JOIN($parts, ", ") } [{ $clause }]
pe-part-walks = { $n } cm
pe-part-takes = { $n ->
    [1] un changement d'un quart
   *[other] un changement de { $n } quarts
 }

## Qui va où

pe-tell-to = **{ ID($unit) }** en { $square }
pe-tell-march = { THECAP($unit, as: "bold") } { NB($unit, "marche", "marchent") } jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } jusqu'en { $square }.
pe-tell-march-several = { CAP($side) } en marche : { JOIN($units, ", ") }.
pe-tell-charge = { THECAP($unit, as: "bold") } { NB($unit, "poursuit sa", "poursuivent leur") } charge jusqu'en { $square }.
    .v2 = La charge { DE($unit, as: "bold") } continue jusqu'en { $square }.
pe-tell-charge-several = { CAP($side) } chargent : { JOIN($units, ", ") }.
pe-tell-evade = { THECAP($unit, as: "bold") } { NB($unit, "esquive", "esquivent") } jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "s'échappe", "s'échappent") } jusqu'en { $square }.
pe-tell-evade-several = { CAP($side) } esquivent : { JOIN($units, ", ") }.
pe-tell-rally = { THECAP($unit, as: "bold") } { NB($unit, "se rallie", "se rallient") } en arrière, jusqu'en { $square }.
pe-tell-rally-several = { CAP($side) } se rallient en arrière : { JOIN($units, ", ") }.
pe-tell-withdraw = { THECAP($unit, as: "bold") } { NB($unit, "se replie", "se replient") } jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "lâche", "lâchent") } pied jusqu'en { $square }.
pe-tell-withdraw-several = { CAP($side) } se replient : { JOIN($units, ", ") }.
pe-tell-follow = { THECAP($unit, as: "bold") } { NB($unit, "suit", "suivent") } sur les talons, jusqu'en { $square }.
pe-tell-follow-several = { CAP($side) } à la poursuite : { JOIN($units, ", ") }.
pe-tell-aside = On bouscule { THE($unit, as: "bold") } jusqu'en { $square }.
pe-tell-aside-several = On bouscule { $side } : { JOIN($units, ", ") }.
pe-part-lengths = { JOIN($parts, ", ") } [{ $clause }]
pe-part-length = { ID($unit) } { $n } cm

## Changements

# $doing : ce qui est en cours, comme « changement de formation ».
pe-tell-doing = { THE($unit, as: "bold") } ({ $doing })
pe-tell-began = En cours : { JOIN($units, ", ") }.
pe-tell-done-turn = { THECAP($unit, as: "bold") } { NB($unit, "a changé", "ont changé") } de front.
pe-tell-done-turnFlank = Les figurines d'un flanc { DE($unit, as: "bold") } se sont tournées vers l'extérieur.
pe-tell-done-reorient = { THECAP($unit, as: "bold") } { NB($unit, "fait", "font") } face à l'ennemi.
pe-tell-done-form = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } maintenant { $formation }.
pe-tell-done-reform = { THECAP($unit, as: "bold") } { NB($unit, "a repris sa", "ont repris leur") } formation.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } de nouveau en ordre.
pe-tell-done-limber = { THECAP($unit, as: "bold") } { NB($unit, "a attelé ses", "ont attelé leurs") } pièces.
pe-tell-done-unlimber = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } en batterie.
pe-tell-done-manhandle = On a déplacé { THE($unit, as: "bold") } à bras.
pe-tell-done-rejoin = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } rejoint.
pe-tell-done-cross = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } franchi l'obstacle.
pe-tell-reacts-evade = La charge vise { THE($unit, as: "bold") }, qui { NB($unit, "doit", "doivent") } esquiver.
pe-tell-reacts-countercharge = { THECAP($unit, as: "bold") } { NB($unit, "relève", "relèvent") } le défi et { NB($unit, "contre-charge", "contre-chargent") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "contre-charge", "contre-chargent") }.
pe-tell-halted = { THECAP($unit, as: "bold") } ne { NB($unit, "peut", "peuvent") } pas exécuter le reste de { NB($unit, "sa", "leur") } ligne. Votre camp seul l'apprend.
pe-tell-halted-by = { THECAP($unit, as: "bold") } : arrêt devant { $what }. Votre camp seul l'apprend.

## Charges et contacts

# $side : le côté de la cible, comme « flanc droit ».
pe-tell-struck-charge = { THECAP($unit, as: "bold") } { NB($unit, "charge", "chargent") } à fond { THE($target, as: "bold") } : { $side }.
    .v2 = La charge { DE($unit, as: "bold") } atteint { THE($target, as: "bold") } : { $side }.
pe-tell-struck-countercharge = La contre-charge { DE($unit, as: "bold") } atteint { THE($target, as: "bold") } : { $side }.
pe-tell-struck-caught = { THECAP($unit, as: "bold") } { NB($unit, "rattrape", "rattrapent") } { THE($target, as: "bold") } par-derrière.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "prend", "prennent") } { THE($target, as: "bold") } dans le dos.
pe-tell-struck-entry = { THECAP($unit, as: "bold") } { NB($unit, "entre", "entrent") } en mêlée avec { THE($target, as: "bold") } : { $side }.
pe-tell-struck-both = { THECAP($unit, as: "bold") } et { THE($target, as: "bold") } se heurtent en pleine charge.
    .v2 = Charge contre charge : { THE($unit, as: "bold") } et { THE($target, as: "bold") } sont au contact.
pe-part-bonus = { ID($unit) } : élan suffisant pour les bonus [{ $clause }]
pe-part-no-bonus = { ID($unit) } : aucun bonus [{ $clause }]
pe-part-push = { $n } { COUNT($n, "rang de poussée", "rangs de poussée") } [{ $clause }]
pe-part-condition = { ID($unit) } { NB($unit, "combat", "combattent") } { $condition } [{ $clause }]
pe-tell-diverted = { THECAP($unit, as: "bold") } { NB($unit, "se retourne", "se retournent") } contre { THE($target, as: "bold") }.
pe-tell-diverted-from = { THECAP($unit, as: "bold") } { NB($unit, "visait", "visaient") } { THE($before, as: "bold") } et { NB($unit, "se retourne", "se retournent") } contre { THE($target, as: "bold") }.
pe-tell-stops = { THECAP($unit, as: "bold") } { NB($unit, "retient", "retiennent") } : encore un quart, et la charge est finie.
pe-tell-forgotten-granted = { THECAP($unit, as: "bold") } : un mouvement oublié, que l'ennemi accorde.
pe-tell-forgotten-refused = { THECAP($unit, as: "bold") } : un mouvement oublié, que l'ennemi n'accorde pas.
pe-tell-ended-stopped = La charge { DE($unit, as: "bold") } s'arrête là, et l'unité est sans formation.
pe-tell-ended-spent = La charge { DE($unit, as: "bold") } n'a rencontré personne. Elle est finie, et l'unité est sans formation.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } chargé dans le vide, et l'unité est sans formation.
pe-tell-ended-feint = La charge { DE($unit, as: "bold") } était une feinte.
pe-tell-ended-evade = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } hors d'atteinte.
    .v2 = L'esquive { DE($unit, as: "bold") } a réussi.
pe-tell-ended-rally = Le ralliement { DE($unit, as: "bold") } est terminé.
pe-tell-ended-withdraw = Le repli { DE($unit, as: "bold") } s'arrête là.
pe-tell-ended-withdraw-several = { CAP($side) } arrêtent leur repli : { JOIN($units, ", ", last: " et ") }.
pe-tell-ended-follow = { THECAP($unit, as: "bold") } { NB($unit, "abandonne", "abandonnent") } la poursuite.
pe-tell-parted = { THECAP($unit, as: "bold") } { NB($unit, "rompt", "rompent") } le contact avec { JOIN($enemies, ", ", last: " et ") }.

## Unités qui se séparent, officiers, horloge

pe-tell-split = { THECAP($unit, as: "bold") } { NB($unit, "se sépare", "se séparent") } : { THE($other, as: "bold") } { NB($other, "va", "vont") } de son côté.
pe-tell-joined = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } rejoint { THE($other, as: "bold") }.
pe-tell-pierced = { THECAP($other, as: "bold") } { NB($other, "passe", "passent") } à travers { THE($unit, as: "bold") } : désordre chez les deux.
pe-tell-flows = { THECAP($unit, as: "bold") } { NB($unit, "s'écoule", "s'écoulent") } par un passage, { $n } de front.
pe-tell-left-edge = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } la table en { $square } et ne { NB($unit, "reviendra", "reviendront") } pas.
pe-tell-left-destroyed = Il ne reste plus rien { DE($unit, as: "bold") }.
pe-tell-left-taken = L'ennemi s'empare { DE($unit, as: "bold") }.
pe-tell-rode = { THECAP($unit, as: "bold") } { NB($unit, "chevauche", "chevauchent") } jusqu'en { $square }.
pe-tell-rode-joined = { THECAP($unit, as: "bold") } { NB($unit, "chevauche", "chevauchent") } jusqu'en { $square } et { NB($unit, "reste", "restent") } auprès { DE($other, as: "bold") }.
pe-tell-in-force = De nouveaux ordres sont en vigueur pour { THE($unit, as: "bold") } : { $posture }.
pe-tell-half-ended = La { pe-half } de la période { $period } est finie.
pe-why-broken = { sk-why-broken }
pe-over-points = La dernière période est jouée, et les points décident.
pe-why-points = la dernière période est finie, { $red } points à { $blue } (rouge, bleu)

## Tir, mêlée, moral

pe-title-melees = { $n } mêlées
pe-title-fought = Mêlée : { JOIN($units, ", ") }
pe-title-shot = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : { $n } { COUNT($n, "touche", "touches") }
pe-title-shot-vain = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sans effet sur { THE($target, as: "id") }
pe-title-set = { shared-title-set }
pe-tell-shot = { THECAP($unit, as: "bold") } { NB($unit, "ouvre", "ouvrent") } le feu sur { THE($target, as: "bold") } : { $n } { COUNT($n, "touche", "touches") }.
    .v2 = La salve { DE($unit, as: "bold") } atteint { THE($target, as: "bold") } : { $n } { COUNT($n, "touche", "touches") }.
pe-tell-shot-missed = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sans effet sur { THE($target, as: "bold") }.
    .v2 = Le tir { DE($unit, as: "bold") } passe au-dessus { DE($target, as: "bold") }.
pe-tell-shots-missed = Tirs sans effet : { JOIN($shots, ", ") }.
pe-tell-at = **{ ID($unit) }** sur **{ ID($target) }**
pe-tell-fought = Mêlée : { JOIN($units, ", ", last: " et ") }. Touches des Rouges : { $red }, des Bleus : { $blue }.
pe-tell-drawn = Personne ne cède : { JOIN($units, ", ", last: " et ") } restent en mêlée.
    .v2 = La mêlée n'a rien décidé : { JOIN($units, ", ", last: " et ") }.
pe-tell-lost = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "figurine", "figurines") }.
    .v2 = { $n } { COUNT($n, "figurine", "figurines") } { DE($unit, as: "bold") } { COUNT($n, "tombe", "tombent") }.
pe-tell-tested-held = { THECAP($unit, as: "bold") } { NB($unit, "tient", "tiennent") } bon.
    .v2 = { THECAP($unit, as: "bold") } ne { NB($unit, "bronche", "bronchent") } pas.
pe-tell-tested-failed = C'en est trop pour { THE($unit, as: "bold") }.
    .v2 = Le moral { DE($unit, as: "bold") } cède.
pe-tell-set = Correction { DE($unit, as: "bold") }.
pe-tell-phase-desk = Il faut régler le tir et la mêlée de la demi-période.
pe-tell-phase-fire = Il faut régler le tir de ce quart.
pe-tell-hand = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } maintenant en { $square }.
pe-tell-hand-several = Déplacés à la main pour { $side } : { JOIN($units, ", ") }.
pe-part-of = { tell-id }
pe-part-quarters = { $n } { COUNT($n, "quart", "quarts") } de tir [{ $clause }]
pe-part-shot = { $dice } à { $needs }+ [{ $clause }]
pe-part-cover = à travers le couvert dur : { $dice }
pe-part-blows = { ID($unit) } : { $dice } à { $needs }+ [{ $clause }]
pe-part-test-passed = dé **{ $die } ✓**, il faut { $needs } [{ $clause }]
pe-part-test-failed = dé **{ $die } ✗**, il faut { $needs } [{ $clause }]
pe-part-stand-in-fire = règle abrégée à la place du chapitre du tir, absent du livre [{ $clause }]
pe-part-stand-in-melee = règle abrégée à la place des chapitres de la mêlée et du moral, absents du livre [{ $clause }]
