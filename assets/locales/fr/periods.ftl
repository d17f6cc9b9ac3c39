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
refuse-pe-with = Seul un officier accompagne une unité, par exemple « 1G vers H7 avec 3L ».
refuse-pe-officer-line = Les officiers se déplacent, par exemple « 1G chevauche à H7 ». Les aides de camp portent des ordres : « 12A vers 3L : harceler ».
refuse-pe-sheet = Une feuille contient des lignes d'unités, des déplacements d'officiers et des ordres portés.

## Unités, et ce qu'on leur propose

pe-choice-unit = { fb-choice-unit }
pe-offer-ahead = droit devant
pe-offer-reorient = se tourne d'abord, un quart
pe-offer-enter = entrée en mêlée classique, sans bonus
pe-offer-leg = autant que permet la demi-période
# $distance : centimètres.
pe-offer-ride = { $distance } cm, reste avec l'unité

## Questions

# $other : l'unité qui charge ; $zone : le côté de l'unité qui y fait face.
pe-ask-charged = { THECAP($other) } ({ $kind }) { NB($other, "charge", "chargent") }, et { THE($unit) } { NB($unit, "se trouve", "se trouvent") } devant (côté exposé : { $zone }). Si la charge est pour { THE($unit) }, que faire ?
pe-ahead-charged = { $unit }, si { $other } le vise
pe-ask-charged-gone = Un ennemi charge. Que { NB($unit, "fait", "font") } { THE($unit) } ?
pe-ask-evades = La cible { DE($unit) } esquive. Continuer la charge, ou l'arrêter ?
pe-ask-barred = { THECAP($other) } { NB($other, "barre", "barrent") } la route à la charge { DE($unit) }. Que faire ?
pe-ask-squadrons = { $n } { COUNT($n, "figurine", "figurines") } { DE($unit) } ne { COUNT($n, "peut", "peuvent") } plus suivre la charge. Faire halte avec ces escadrons, ou continuer avec toute la ligne ?
pe-ask-push-past = { THECAP($unit) } { NB($unit, "est", "sont") } au contact, et des escadrons peuvent dépasser l'ennemi vers ses côtés. Le font-ils ?
pe-ask-follow = { THECAP($other) } se { NB($other, "rallie", "rallient") } hors de la mêlée. { THECAP($unit) } { NB($unit, "suit", "suivent") } ?
pe-ask-follow-beaten = { THECAP($other) } { NB($other, "perd", "perdent") } la mêlée et se { NB($other, "replie", "replient") }. { THECAP($unit) } { NB($unit, "suit", "suivent") } ?
pe-ask-pass = Des amis barrent la route { A($unit) }. De quel côté passer ?
pe-ask-flanked = { THECAP($other) } { NB($other, "charge", "chargent") } { THE($unit) } de flanc. Tourner les figurines de ce flanc ?
pe-ask-cover = Une charge vient sur { THE($unit) }, à couvert. Rester, ou esquiver ?
pe-ask-forgotten = L'ennemi a oublié { THE($unit) } et demande le mouvement de la demi-période écoulée : `{ NAME($line) }`. L'accordez-vous ?
pe-ask-drawn = La mêlée { DE($unit) } est indécise. Rester, ou se rallier ?
pe-ask-split = Des amis barrent la route { A($unit) }, en pleine esquive. Se diviser en deux pour passer des deux côtés ?
pe-ask-stop = { THECAP($other) } { NB($other, "est", "sont") } auprès { DE($unit) } et peut arrêter la charge. L'arrêter ?
pe-ask-first = { THECAP($other) } { NB($other, "a", "ont") } déclaré une charge, et { THE($unit) } { NB($unit, "se trouve", "se trouvent") } devant. Tirer d'abord pendant un quart, ou continuer comme écrit ?
pe-warn-condition = { THECAP($unit) } { NB($unit, "est", "sont") } { $condition }.
pe-warn-evades = S'arrêter prend tout le quart suivant et laisse l'unité sans formation. Continuer aussi, si la charge manque.
pe-warn-run-up = { $long ->
    [yes] L'élan suffit : le contact donne les bonus.
   *[no] L'élan est trop court : le contact ne donne aucun bonus.
 }
pe-warn-rates = En un quart, { THE($unit) } { NB($unit, "fait", "font") } { $own } cm, { THE($enemy) } { $other } cm.
pe-warn-follow = Une unité qui suit est en désorganisation, et suit pendant une période au moins.
pe-warn-flanked = Cela prend { $n } { COUNT($n, "quart", "quarts") }, et l'unité reste ensuite sur place.
pe-warn-cover = Une esquive prend un quart pour réagir et un quart pour se tourner avant de bouger.
pe-warn-split = Si une moitié est contactée, le test vaut pour les deux.
pe-warn-stop = S'arrêter prend tout le quart suivant, et l'unité est ensuite sans formation.
pe-button-form = { $what } · { $n } { COUNT($n, "quart", "quarts") }
pe-menu-form = Changer de formation
pe-answer-go-on = Continuer comme écrit
pe-answer-stand = Rester sur place
pe-answer-fire = Rester et tirer
pe-answer-countercharge = Contre-charger
pe-answer-square = Former le carré
pe-answer-line = Former la ligne
pe-answer-column = Former la colonne
pe-answer-stop = Arrêter la charge
pe-answer-charge-on = Continuer la charge
pe-answer-barred-go-on = Continuer où la voie est libre
pe-answer-barred-contact = Frapper l'unité qui barre
pe-answer-barred-halt = Faire halte
pe-answer-squadrons-halt = Arrêter ces escadrons
pe-answer-squadrons-go-on = Toute la ligne continue
pe-answer-push-past = Dépasser l'ennemi
pe-answer-no-push-past = Rester devant
pe-answer-follow = Suivre
pe-answer-no-follow = Laisser partir
pe-answer-grant = Accorder
pe-answer-refuse = Refuser
pe-answer-pass-left = À sa gauche
pe-answer-pass-right = À sa droite
pe-answer-turn = Tourner les figurines
pe-answer-evade = Esquiver
pe-answer-stay = Rester dans la mêlée
pe-answer-rally = Se rallier
pe-answer-split = Se diviser
pe-answer-no-split = Rester groupés
pe-answer-fire-first = Tirer d'abord
pe-danger = { $unit } : droit devant { THE($by) }

## Le panneau

pe-type-example = en H7/3, ou conversion à gauche 20, avance 4
pe-leg-example = avance 4
pe-compose-row-open = Encore sans ligne
pe-compose-row-written = Avec une ligne
pe-compose-row-answers = À l'avance
pe-compose-row-charge = { fb-compose-row-charge }
pe-compose-row-ride = { fb-compose-row-ride }
pe-compose-row-errand = Porter un ordre à
pe-compose-written = ✓ { $id } { $words }
pe-compose-unnamed = { $id } · { CAP($kind) }
pe-compose-answers = Que faire si…
pe-compose-strike = Retirer sa ligne
pe-compose-forgotten = { $on ->
    [yes] ✓ Oubli de la dernière fois
   *[no] Oubli de la dernière fois
}
pe-compose-answer = { $on ->
    [yes] ✓ { $what }
   *[no] { $what }
}
# $by : degrés, en plus ou en moins.
pe-compose-degrees = { $by ->
    [-15] −15°
    [-5] −5°
    [5] +5°
   *[other] +15°
 }
# $quarters : de période.
pe-compose-cost = Ses déplacements prennent { $quarters } des 2 quarts de cette demi-période.
pe-compose-posture = Attitude : { $posture }
pe-asks-posture = Quelle attitude l'ordre apporte-t-il { A($unit) } ?
pe-asks-answers = Que fait { $id } si… ? Le reste suit vos consignes et votre doctrine.
# $most : centimètres par demi-période.
pe-about-unit = { CAP($kind) }, { $formation }, en { $square }, face { $facing } : { $most } cm par demi-période. Attitude : { $posture }.
# $words : la ligne, sans son unité.
pe-about-written = Sur la feuille : `{ $id } { $words }`
pe-about-officer = { shared-about-rider }
pe-row-charged = En cas de charge
pe-row-fireFirst = Avant son propre plan
pe-row-evades = Si sa cible esquive
pe-row-barred = Si un ennemi barre la route
pe-row-squadrons = Escadrons arrêtés
pe-row-pushPast = Au contact d'un carré ou d'une colonne
pe-row-follow = Si son ennemi se rallie ou se replie
pe-row-flanked = En cas de charge de flanc
pe-row-cover = En cas de charge à couvert
pe-row-drawn = Après une mêlée indécise
pe-row-split = Si des amis barrent l'esquive

## Doctrines

doctrine-periods-regulation-means = L'infanterie chargée par la cavalerie forme le carré si elle en a le temps, sinon reste et tire. Une unité chargée par ses pareils contre-charge si son attitude le permet, sinon reste. Si la cible d'une charge esquive, la cavalerie s'arrête et l'infanterie continue. La cavalerie suit un ennemi qui se rallie ou se replie si elle est assez rapide et que son attitude n'est pas « tenir ».
doctrine-periods-regulation-short = l'infanterie forme le carré contre la cavalerie si elle en a le temps, les autres contre-chargent si elles peuvent, ou restent
doctrine-periods-bold-means = Les unités contre-chargent partout où elles peuvent. Une charge continue même si sa cible esquive, et la cavalerie suit quiconque se rallie ou se replie. Le reste comme le Règlement.
