### Périodes : l'image, la fiche d'une unité ; et le tout en mots.

## L'horloge

# $half : 1 ou 2.
pe-turn-sheets = Période { $period } sur { $last }, { pe-half } · rédaction des feuilles
pe-turn-quarters = Période { $period } sur { $last }, { pe-half } · au tour du quart { $quarter }
pe-turn-half = Période { $period } sur { $last } · la { pe-half } s'achève
pe-turn-fire = Période { $period } sur { $last }, { pe-half }, quart { $quarter } · tir
pe-turn-desk = Période { $period } sur { $last }, { pe-half } · tir et mêlée
pe-turn-over = Période { $period } sur { $last } · la bataille est finie

## L'image

pe-scene-figures = { sk-scene-figures }
pe-alt-march = { THECAP($unit, as: "id") } { NB($unit, "va", "vont") } de { $from } à { $to }, face { $facing }.
pe-alt-charge = { THECAP($unit, as: "id") } { NB($unit, "charge", "chargent") } de { $from } à { $to }, face { $facing }.
pe-alt-evade = { THECAP($unit, as: "id") } { NB($unit, "esquive", "esquivent") } de { $from } à { $to }.
pe-alt-rally = { THECAP($unit, as: "id") } { NB($unit, "se rallie", "se rallient") } de { $from } à { $to }.
pe-alt-withdraw = { THECAP($unit, as: "id") } { NB($unit, "se replie", "se replient") } de { $from } à { $to }.
pe-alt-follow = { THECAP($unit, as: "id") } { NB($unit, "suit", "suivent") } de { $from } à { $to }.
pe-alt-aside = On bouscule { THE($unit, as: "id") } de { $from } à { $to }.
pe-alt-announced-charge = { THECAP($unit, as: "id") } { NB($unit, "annonce", "annoncent") } une charge.
pe-alt-announced-evade = { THECAP($unit, as: "id") } { NB($unit, "annonce", "annoncent") } une esquive.
pe-alt-announced-rally = { THECAP($unit, as: "id") } { NB($unit, "annonce", "annoncent") } un ralliement.
pe-alt-announced-withdraw = { THECAP($unit, as: "id") } { NB($unit, "commence", "commencent") } à se replier.
pe-alt-announced-follow = { THECAP($unit, as: "id") } { NB($unit, "commence", "commencent") } à suivre.
pe-alt-formed = { THECAP($unit, as: "id") } { NB($unit, "est", "sont") } maintenant { $formation }.
# $side : le côté de la cible.
pe-alt-struck = { THECAP($unit, as: "id") } au contact { DE($target, as: "id") } : { $side }.
pe-alt-parted = { THECAP($unit, as: "id") } { NB($unit, "rompt", "rompent") } le contact.
pe-alt-shot = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } : { $hits } { COUNT($hits, "touche", "touches") }.
pe-alt-fought = Mêlée : { JOIN($units, ", ") }. Touches des Rouges { $red }, des Bleus { $blue }.
pe-alt-lost = { sk-alt-lost }
pe-alt-hand = { THECAP($unit, as: "id") } { NB($unit, "passe", "passent") } à la main de { $from } à { $to }.
pe-alt-split = { THECAP($other, as: "id") } { NB($other, "se sépare", "se séparent") } { DE($unit, as: "id") }.
pe-alt-joined = { THECAP($unit, as: "id") } { NB($unit, "fait", "font") } de nouveau partie { DE($other, as: "id") }.
pe-alt-left = { THECAP($unit, as: "id") } { NB($unit, "quitte", "quittent") } la table en { $square }.
pe-alt-rode = { THECAP($unit, as: "id") } { NB($unit, "chevauche", "chevauchent") } jusqu'en { $to }.
pe-alt-plan = Sur la feuille, { THE($unit, as: "id") } { NB($unit, "fait", "font") } { $n } cm et { NB($unit, "finit", "finissent") } en { $square }.
pe-alt-plan-charge = Sur la feuille, { THE($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") }.
pe-alt-plan-evade = Sur la feuille, { THE($unit, as: "id") } { NB($unit, "esquive", "esquivent") }.
pe-alt-plan-rally = Sur la feuille, { THE($unit, as: "id") } { NB($unit, "se rallie", "se rallient") }.
pe-alt-side = { CAP($side) } ({ NAME($army) }) : { $n } { COUNT($n, "figurine", "figurines") }, { $points } { COUNT($points, "point", "points") }.

## Une unité

pe-standing-states = { ID($unit) } ({ $side }, { $kind }) : { $n } { COUNT($n, "figurine", "figurines") } { $formation }, { JOIN($states, ", ") }, en { $square } ({ JOIN($ground, ", ") }), face { $facing }, { $near }
pe-state-turned = { legend-chip-turned }

## La fiche d'une unité, et sa description

pe-single = à cheval
pe-in-line = { $id } ({ $n }, { $kind }) { $formation } en { $square }
pe-strength = { $n } { COUNT($n, "figurine restante", "figurines restantes") }, { $lost } { COUNT($lost, "perdue", "perdues") }. { $points } { COUNT($points, "point", "points") }. Lâche pied à { $breaks } % de pertes
# $ranks : la force de chaque rang, le premier devant.
pe-look-strength = **{ $n }** { COUNT($n, "figurine", "figurines") }, rangs { $ranks }{ $push ->
    [0] { "" }
   *[other] {", "}{ $push } { COUNT($push, "rang de poussée", "rangs de poussée") } [{ $clause }]
 }
pe-look-crew = **{ $n }** { COUNT($n, "servant", "servants") }
pe-look-at = { fb-look-at }
pe-look-at-officer = { fb-look-at-commander }
# $side : le côté de celle qui a subi le choc.
pe-look-posture = Attitude : { $posture } [{ $clause }]
pe-look-touches = **En mêlée** : choc contre { THE($enemy) }, { $side } [{ $clause }]
pe-look-touched = **En mêlée** : choc subi { DE($enemy) }, { $side } [{ $clause }]
pe-look-condition = **État** : { $condition } [{ $clause }]
pe-look-unformed-now = **Sans formation** tant que cela dure [{ $clause }]
pe-look-turned = **Figurines tournées** hors de leur formation [{ $clause }]
pe-look-course = **{ CAP($course) }**
pe-look-doing = **{ CAP($doing) }** : encore { $n } { COUNT($n, "quart", "quarts") }
pe-look-fires = Droit de tirer pendant { $n } { COUNT($n, "quart", "quarts") } de cette demi-période [{ $clause }]
pe-look-with = Auprès { DE($unit) }
pe-look-rides = Chevauche { $n } cm en fin de demi-période [{ $clause }]
pe-look-still = En batterie : ne se déplace qu'à bras [{ $clause }]
pe-look-rate = { $n } cm par quart [{ $clause }]
pe-look-rates = { $n } cm par quart ({ $column } en colonne), { $bonus } cm de bonus de distance en charge [{ $clause }]
# $line : comme on l'écrit.
pe-look-sheet = Sur la feuille : `{ NAME($line) }`
pe-look-forgotten = Sans ligne dans la dernière demi-période. L'ennemi peut accorder le mouvement : `{ NAME($line) }`
pe-look-verb-advance = { fb-look-verb-advance }
pe-look-verb-charge = { fb-look-verb-charge }
pe-look-verb-form = changer de formation
pe-look-verb-evade = { look-threat-evade }
pe-look-verb-rally = se rallier
pe-look-verb-reform = se reformer
pe-look-verb-limber = atteler
pe-look-verb-unlimber = mettre en batterie
pe-look-ahead = Droit devant : { JOIN($units, ", ") } [{ $clause }]
pe-look-beside = Devant, après un quart pour se tourner : { JOIN($units, ", ") } [{ $clause }]

## D'ici à là

pe-look-seen = **En vue** : { THE($unit) } { NB($unit, "voit", "voient") } { THE($other) } [{ $clause }]
pe-look-hidden = **Hors de vue** : { THE($unit) } ne { NB($unit, "voit", "voient") } pas { THE($other) } [{ $clause }]
pe-look-charge-straight = **Charge** : { THE($unit) } droit devant. La distance ne se mesure pas [{ $clause }]
pe-look-charge-turns = **Charge** : { THE($unit) } devant, mais pas droit devant. Il faudrait d'abord un quart pour se tourner [{ $clause }]
pe-look-charge-not-before = **Charge** : { THE($unit) } hors de vue, ou pas devant [{ $clause }]
pe-look-charge-refused = { shared-charge-refused }

## Ce qui menace une unité

pe-threats = Qui pourrait charger { THE($unit) } en { $square }
pe-threat-charges = **{ ID($enemy) }** charge droit sur cette unité : { $away }
pe-threat-straight = **{ ID($enemy) }** a cette unité droit devant : { $away }
pe-threat-turns = **{ ID($enemy) }** a cette unité devant et se tournerait d'abord pendant un quart : { $away }
pe-threat-none = Aucun ennemi n'a cette unité devant lui et ne pourrait la charger.
pe-threat-assumes = D'après l'arme, la formation et la vue seulement. La portée ne se mesure pas, et l'attitude de l'ennemi est inconnue.

## Histoires

pe-story-went = { shared-story-went }
pe-story-charged = { fb-story-charged }
pe-story-struck = a atteint l'ennemi { $times } fois
pe-story-evaded = a esquivé { $times } fois
pe-story-rallied = ralliement : { $times } fois
pe-story-shot = a fait feu { $times } fois
pe-story-hit = { fb-story-hit }
pe-story-lost = a perdu { $n } { COUNT($n, "figurine", "figurines") }
pe-story-away = fait de nouveau partie d'une autre unité

## Pourquoi le bot ferait cela

pe-idea-charge = l'ennemi est devant et assez près
pe-idea-evade = trop près pour attendre l'ennemi
pe-idea-square = de la cavalerie l'a droit devant elle
pe-idea-unlimber = l'ennemi est à portée
pe-idea-limber = aucun ennemi à portée
pe-idea-reform = pour combattre, il faut être en ordre
pe-idea-form = une meilleure formation ici
pe-idea-march = vers ce que cherche le camp
pe-idea-ride = plus près des unités
