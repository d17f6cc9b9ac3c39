### Bataille fantastique : le récit d'un ordre. Un événement, une phrase, une petite ligne.

## Titres

fb-title-withdraws = { CAP($side) } vont se retirer
fb-title-objected = Objection à la charge { DE($unit, as: "id") }
fb-title-failed = La charge { DE($unit, as: "id") } contre { THE($target, as: "id") } échoue
fb-title-announced = { shared-title-announced }
fb-title-charged = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") } : { $n } { COUNT($n, "socle", "socles") } au contact
fb-title-left-gone = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table pour de bon
fb-title-left-later = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table pour un temps
fb-title-left-back = { THECAP($unit, as: "id") } { NB($unit, "fait", "font") } demi-tour au bord de la table
fb-title-fought = Combat : { JOIN($units, ", ") }
fb-title-fights = Combat en { $n } lieux
fb-title-touched = { THECAP($unit, as: "id") } au contact { DE($target, as: "id") }
fb-title-shot = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : −{ $n }
fb-title-shot-hit = { THECAP($unit, as: "id") } { NB($unit, "touche", "touchent") } { THE($target, as: "id") } : { $n } { COUNT($n, "touche", "touches") }
fb-title-shot-vain = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } en vain sur { THE($target, as: "id") }
fb-title-moved-advance = { THECAP($unit, as: "id") } { NB($unit, "avance", "avancent") } de { $n } cm, jusqu'en { $square }
fb-title-moved-evade = { THECAP($unit, as: "id") } { NB($unit, "évite", "évitent") } : { $n } cm, jusqu'en { $square }
fb-title-moved-charge = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") }, { $n } cm
fb-title-moved-support = { THECAP($unit, as: "id") } { NB($unit, "vient", "viennent") } en soutien
fb-title-moved-driven = { THECAP($unit, as: "id") } { NB($unit, "recule", "reculent") } jusqu'en { $square }
fb-title-moved-follow = { THECAP($unit, as: "id") } { NB($unit, "suit", "suivent") } jusqu'en { $square }
fb-title-moved-ruled = { shared-title-ruled }
fb-title-stand-ruled = { THECAP($unit, as: "id") } : un socle est déplacé
fb-title-turned = { sk-title-go-turn }
fb-title-formed-line = { THECAP($unit, as: "id") } { NB($unit, "se forme", "se forment") } en ligne
fb-title-formed-column = { THECAP($unit, as: "id") } { NB($unit, "se forme", "se forment") } en colonne
fb-title-formed-irregular = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { NB($unit, "sa", "leur") } formation
fb-title-ordered = { THECAP($unit, as: "id") } { NB($unit, "peut", "peuvent") } agir
fb-title-order-failed = L'ordre ne parvient pas { A($unit, as: "id") }
fb-title-rode = { THECAP($unit, as: "id") } { NB($unit, "chevauche", "chevauchent") } jusqu'en { $square }
fb-title-lost = { THECAP($unit, as: "id") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "socle", "socles") }
fb-title-returned = Retour { DE($unit, as: "id") } sur la table
fb-title-tested-confused = { THECAP($unit, as: "id") } en confusion
fb-title-tested-calm = { THECAP($unit, as: "id") } { NB($unit, "garde", "gardent") } l'ordre
fb-title-may-shoot = Tirs contre la charge { DE($unit, as: "id") }
fb-title-consented = { THECAP($unit, as: "id") } { NB($unit, "laisse", "laissent") } passer
fb-title-refused = { THECAP($unit, as: "id") } { NB($unit, "serre", "serrent") } les rangs
fb-title-parted = { shared-title-parted }
fb-title-set = { shared-title-set }
fb-title-heard = La charge peut continuer
fb-title-phase-movement = Les mouvements continuent
fb-title-phase-shooting = Tir
fb-title-phase-combat = { sheet-head-combat }
fb-title-finished = { shared-title-finished }
fb-title-table = { shared-title-table }

## Ordres et mouvements

fb-tell-order-failed = L'ordre { DE($commander, as: "bold") } ne parvient pas { A($unit, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "attend", "attendent") } en vain un ordre { DE($commander, as: "bold") }.
fb-tell-moved-advance = { THECAP($unit, as: "bold") } { NB($unit, "avance", "avancent") } de { $n } cm, jusqu'en { $square }.
    .v2 = Au son du tambour, { THE($unit, as: "bold") } { NB($unit, "fait", "font") } { $n } cm, jusqu'en { $square }.
fb-tell-moved-evade = { THECAP($unit, as: "bold") } { NB($unit, "évite", "évitent") } l'ennemi : { $n } cm, jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "se dérobe", "se dérobent") }, { $n } cm jusqu'en { $square }.
fb-tell-moved-charge = { THECAP($unit, as: "bold") } { NB($unit, "charge", "chargent") } à fond, { $n } cm jusqu'en { $square }.
    .v2 = Socle après socle, { THE($unit, as: "bold") } { NB($unit, "arrive", "arrivent") } au contact, { $n } cm jusqu'en { $square }.
fb-tell-moved-support = { THECAP($unit, as: "bold") } { NB($unit, "suit", "suivent") } en soutien, { $n } cm jusqu'en { $square }.
fb-tell-moved-driven = { THECAP($unit, as: "bold") } { NB($unit, "recule", "reculent") } de { $n } cm, jusqu'en { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "cède", "cèdent") } du terrain : { $n } cm, jusqu'en { $square }.
fb-tell-moved-follow = { THECAP($unit, as: "bold") } { NB($unit, "suit", "suivent") } l'ennemi de { $n } cm, jusqu'en { $square }.
fb-tell-moved-ruled = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } maintenant en { $square }, face { $facing }.
fb-tell-stand-ruled = Le socle { $stand } { DE($unit, as: "bold") } est placé en { $square }, face { $facing }.
fb-tell-turned = { THECAP($unit, as: "bold") } { NB($unit, "pivote", "pivotent") } sur place, face { $facing }.
fb-tell-formed-line = { THECAP($unit, as: "bold") } { NB($unit, "se met", "se mettent") } en ligne en { $square }, face { $facing }.
fb-tell-formed-column = { THECAP($unit, as: "bold") } { NB($unit, "se met", "se mettent") } en colonne en { $square }, face { $facing }.
fb-tell-formed-irregular = { THECAP($unit, as: "bold") } { NB($unit, "va", "vont") } en { $square }, en formation irrégulière.
fb-tell-consented = { THECAP($unit, as: "bold") } { NB($unit, "ouvre ses", "ouvrent leurs") } rangs { A($by, as: "bold") }.
fb-tell-refused = { THECAP($unit, as: "bold") } { NB($unit, "ferme ses", "ferment leurs") } rangs { A($by, as: "bold") }.
fb-tell-tested-confused = { THECAP($unit, as: "bold") } { NB($unit, "tombe", "tombent") } dans la confusion.
fb-tell-tested-calm = { THECAP($unit, as: "bold") } { NB($unit, "garde", "gardent") } l'ordre.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "reste", "restent") } en bon ordre.
fb-tell-rode = { THECAP($unit, as: "bold") } { NB($unit, "chevauche", "chevauchent") } { $n } cm, jusqu'en { $square }.
fb-tell-rode-joined = { THECAP($unit, as: "bold") } { NB($unit, "chevauche", "chevauchent") } { $n } cm, jusqu'en { $square }, et { NB($unit, "rejoint", "rejoignent") } { THE($other, as: "bold") }.

## Charges

fb-tell-announced = { THECAP($unit, as: "bold") } { NB($unit, "charge", "chargent") } { THE($target, as: "bold") }.
    .v2 = On sonne la charge : { THE($unit, as: "bold") } contre { THE($target, as: "bold") }.
fb-tell-objected = { CAP($side) } font objection à la charge { DE($unit, as: "bold") }. Elle attend une décision.
fb-tell-heard = La charge peut continuer.
fb-tell-sided-front = Plusieurs côtés étaient possibles pour { THE($unit, as: "bold") }. Le dé désigne le front { DE($target, as: "bold") }.
fb-tell-sided-rear = Plusieurs côtés étaient possibles pour { THE($unit, as: "bold") }. Le dé désigne l'arrière { DE($target, as: "bold") }.
fb-tell-sided-left = Plusieurs côtés étaient possibles pour { THE($unit, as: "bold") }. Le dé désigne le flanc gauche { DE($target, as: "bold") }.
fb-tell-sided-right = Plusieurs côtés étaient possibles pour { THE($unit, as: "bold") }. Le dé désigne le flanc droit { DE($target, as: "bold") }.
fb-tell-failed = De ce côté, la place manque. La charge { DE($unit, as: "bold") } contre { THE($target, as: "bold") } échoue, et rien ne bouge.
fb-tell-touched = { THECAP($unit, as: "bold") } { NB($unit, "entre", "entrent") } en contact avec { JOIN($enemies, ", ", last: " et ") }.
    .v2 = Bouclier contre bouclier : { THE($unit, as: "bold") } contre { JOIN($enemies, ", ", last: " et ") }.
fb-tell-parted = { THECAP($unit, as: "bold") } { NB($unit, "n'est", "ne sont") } plus au contact.

## Tirs et combats

fb-tell-may-shoot = Tir de contre-charge possible sur { THE($unit, as: "bold") } : { JOIN($units, ", ", last: " et ") }.
fb-tell-shot-hit = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } : { $n } { COUNT($n, "touche", "touches") }.
    .v2 = Les traits { DE($unit, as: "bold") } atteignent { THE($target, as: "bold") } : { $n } { COUNT($n, "touche", "touches") }.
fb-tell-shot-missed = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "bold") } sans toucher personne.
fb-tell-countershot-hit = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } contre la charge { DE($target, as: "bold") } : { $n } { COUNT($n, "touche", "touches") }.
fb-tell-countershot-missed = { THECAP($unit, as: "bold") } { NB($unit, "tire", "tirent") } contre la charge { DE($target, as: "bold") } sans toucher personne.
# $red, $blue : les touches.
fb-tell-fought = Combat : { JOIN($units, ", ", last: " et ") }. Touches des Rouges : { $red }, des Bleus : { $blue }.
fb-tell-lost-some = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "socle", "socles") }.
    .v2 = { $n } { COUNT($n, "socle", "socles") } { DE($unit, as: "bold") } { COUNT($n, "tombe", "tombent") }.
fb-tell-lost-all = { THECAP($unit, as: "bold") } { NB($unit, "perd son dernier socle", "perdent leur dernier socle") }.

## Le tour, le bord de la table, la fin

fb-tell-opened = Tour { $turn } : { $side } sont en mouvement.
fb-tell-finished = { shared-finished }
fb-tell-phase-movement = Les mouvements continuent.
fb-tell-phase-shooting = Les mouvements sont finis. Place au tir.
fb-tell-phase-combat = Le tir est fini. Place au combat.
fb-tell-left-gone = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } la table et ne { NB($unit, "reparaît", "reparaissent") } plus.
fb-tell-left-later = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } la table et { NB($unit, "reviendra", "reviendront") } au début du prochain tour de { NB($unit, "son", "leur") } camp.
fb-tell-left-back = { THECAP($unit, as: "bold") } { NB($unit, "quitte", "quittent") } la table et { NB($unit, "fait", "font") } aussitôt demi-tour.
fb-tell-returned = { THECAP($unit, as: "bold") } { NB($unit, "revient", "reviennent") } sur la table en { $square }, { $formation }, face { $facing }.
fb-tell-withdraws = Le général est parti. { CAP($side) } se retirent à la fin de cette phase.
# $parts sont des verbes avec leurs compléments, tirés des messages qui suivent.
fb-tell-set = { shared-set }
fb-set-activated-yes = { NB($unit, "peut", "peuvent") } agir sans jet d'ordre
fb-set-activated-no = { NB($unit, "a", "ont") } de nouveau besoin d'un ordre
fb-set-fortified-yes = { NB($unit, "se trouve", "se trouvent") } derrière des fortifications
fb-set-fortified-no = { NB($unit, "n'a", "n'ont") } pas de fortifications
fb-set-missiles-yes = { NB($unit, "a", "ont") } des armes de tir
fb-set-missiles-no = { NB($unit, "n'a", "n'ont") } pas d'armes de tir
fb-set-confused-next = { NB($unit, "sera", "seront") } en confusion au prochain tour
fb-set-confused-now = { NB($unit, "est", "sont") } en confusion ce tour-ci
fb-set-confused-no = { NB($unit, "n'est", "ne sont") } pas en confusion
fb-why-broken = { $loser } ont perdu { $n } % de leurs socles et lâchent pied
fb-why-withdrew = { $loser } se retirent, car leur général a quitté la table
fb-why-points = le dernier tour est fini, { $red } points à { $blue } (rouge, bleu)

## Petites lignes

fb-part-by-initiative = par initiative [{ $clause }]
fb-part-by-hand = activation sans jet [{ $clause }]
fb-part-order-passed = ordre { DE($commander, as: "id") } à { $needed } ou moins : { $dice } = **{ $sum } ✓** [{ $clause }]
fb-part-order-failed = ordre { DE($commander, as: "id") } à { $needed } ou moins : { $dice } = **{ $sum } ✗** [{ $clause }]
fb-part-went = { shared-part-went-of }
fb-part-halved-irregular = mi-vitesse : formation irrégulière [{ $clause }]
fb-part-halved-works = mi-vitesse : unité fortifiée [{ $clause }]
fb-part-stand = socle { $n } : { $cost } cm
fb-part-die = dé **{ $die }** [{ $clause }]
fb-part-test-passed = dé **{ $die } ✓**, confusion sur un 6 seulement [{ $clause }]
fb-part-test-failed = dé **{ $die } ✗** [{ $clause }]
fb-part-contacts = { ID($enemy) } : { JOIN($touches, ", ") } [{ $clause }]
fb-part-contacts-drawn-in = { ID($enemy) }, cible aussi : { JOIN($touches, ", ") } [{ $clause }]
# $long : en millimètres. $side : sur le front, sur le flanc ou sur l'arrière.
fb-part-edge = { COUNT($n, "socle", "socles") } { $stands } { $side }, { $long } mm
fb-part-corner = { COUNT($n, "socle", "socles") } { $stands } { $side }, par un coin
fb-part-desk = à régler à la main [{ $clause }]
fb-part-range = { shared-part-centimetres }
fb-part-needs = { shared-part-needs }
fb-part-dice = { $dice } → { $hits } { COUNT($hits, "touche", "touches") }
fb-part-stand-in-combat = le bot joue sa propre règle courte, car le livre n'en a pas pour le combat [{ $clause }]
fb-part-stand-in-shooting = le bot joue sa propre règle courte, car le livre n'en a pas pour le tir [{ $clause }]
fb-part-blows = { ID($unit) } : { $dice } → { $hits } { COUNT($hits, "touche", "touches") } à { $needs }+
fb-part-blows-bonus = { ID($unit) } : { $dice }, { SIGN($bonus) } à chaque dé → { $hits } { COUNT($hits, "touche", "touches") } à { $needs }+
fb-part-blows-at = { ID($unit) } contre { ID($target) } : { $dice } → { $hits } { COUNT($hits, "touche", "touches") } à { $needs }+
fb-part-blows-bonus-at = { ID($unit) } contre { ID($target) } : { $dice }, { SIGN($bonus) } à chaque dé → { $hits } { COUNT($hits, "touche", "touches") } à { $needs }+
fb-part-left = { shared-left }
fb-part-lost = { COUNT($n, "socle", "socles") } { $stands }
fb-part-fate = sort : dé **{ $die }** − { $lost } { COUNT($lost, "perte", "pertes") } = { $score } [{ $clause }]
fb-part-sharing = avec { JOIN($units, " ") } [{ $clause }]
fb-part-confused = en confusion : { JOIN($units, " ") } [{ $clause }]

## Dernière ligne

fb-clock = { shared-clock }
fb-next = { $side } en mouvement
