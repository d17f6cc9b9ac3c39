### Bataille fantastique : pourquoi un ordre ne peut être joué, ce qu'on demande aux joueurs, étapes à la main, fautes des scénarios.

## À qui de jouer

refuse-fb-turn = { CAP($side) } sont en mouvement. Votre tour vient ensuite.
refuse-fb-shots = Les tirs contre une charge se règlent à la main. Les ordres reprennent ensuite.
refuse-fb-objection = Une objection à une charge se règle à la main. Les ordres reprennent ensuite.
refuse-fb-empty = Il n'y a pas d'ordre ici. Nommez une unité et dites ce qu'elle fait, par exemple « 3S avance 8 ».
refuse-fb-commander = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas faire cela. Une unité avance, évite ou charge ; un commandant chevauche, par exemple « 1K chevauche à H7 ».
refuse-fb-open = Cette étape se joue toute seule, et ce n'est pas son moment.
refuse-fb-gone = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } plus sur la table. Nommez une unité qui s'y trouve.
refuse-fb-enemy = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } pas sous vos ordres. Nommez une de vos unités.
refuse-fb-engaged = { THECAP($unit) } { NB($unit, "combat", "combattent") } et ne { NB($unit, "bouge", "bougent") } que selon le combat.
refuse-fb-confused = { THECAP($unit) } { NB($unit, "est", "sont") } en confusion et ne { NB($unit, "peut", "peuvent") } pas bouger ce tour-ci.
refuse-fb-fanatic = { THECAP($unit) } { NB($unit, "peut", "peuvent") } atteindre un ennemi : la charge est obligatoire.
refuse-fb-evade-order = On évite par initiative, jamais par ordre.
refuse-fb-initiative-kind = Par initiative, une unité évite ou charge. Le reste demande un ordre.
refuse-fb-initiative-used = { THECAP($unit) } { NB($unit, "a", "ont") } déjà agi par initiative ce tour-ci.
refuse-fb-initiative-far = { THECAP($unit) } ne { NB($unit, "voit", "voient") } aucun ennemi à 20 cm ou moins : pas d'initiative possible.
refuse-fb-no-commander = Aucun commandant ne peut donner un autre ordre { A($unit) } ce tour-ci.
refuse-fb-orders = { THECAP($unit) } { NB($unit, "a", "ont") } reçu { $n } ordres ce tour-ci. Deux dés ne font pas moins de 2.

## Mouvements

refuse-fb-far = Trop loin : chaque socle ({ NAME($unit) }) peut faire { $most } cm, mesurés à ses coins.
refuse-fb-place = Il n'y a personne à cet endroit. Nommez un point, ou une unité de la table.
refuse-fb-off = Ce point est au-delà de la table.
refuse-fb-stand = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas de socle { $n }.
refuse-fb-stand-twice = Le socle { $n } est nommé deux fois. Nommez chaque socle une seule fois.
refuse-fb-apart = Les socles ({ NAME($unit) }) ne se toucheraient plus. Une unité reste groupée.
refuse-fb-order = Les socles ({ NAME($unit) }) se gêneraient les uns les autres, dans quelque ordre que ce soit.
refuse-fb-way = Le socle { $n } ({ NAME($unit) }) n'a pas de chemin libre de cette longueur.
refuse-fb-way-slow = Le socle { $n } ({ NAME($unit) }) n'a pas de chemin de cette longueur : le terrain difficile la réduit de moitié, ou barre le passage.
refuse-fb-touches = { THECAP($unit) } { NB($unit, "toucherait", "toucheraient") } un ennemi : { $what }. Seule une charge le permet.
refuse-fb-onto = Pas de place pour { THE($unit) }. Ce qui gêne : { $what }.
refuse-fb-nobody-seen = { THECAP($unit) } ne { NB($unit, "voit", "voient") } aucun ennemi à éviter.
refuse-fb-not-nearest = { THECAP($other) } { NB($other, "est", "sont") } plus près. On évite l'ennemi visible le plus proche ({ NAME($unit) }).
refuse-fb-no-flight = Aucune issue pour { THE($unit) }.
refuse-fb-near-combat = { THECAP($unit) } { NB($unit, "finirait", "finiraient") } à moins de 1 cm d'une unité au combat.
refuse-fb-formation = Les socles ({ NAME($unit) }) ne peuvent pas prendre cette formation à cet endroit.
refuse-fb-rode = { THECAP($unit) } { NB($unit, "s'est déjà déplacé", "se sont déjà déplacés") } ce tour-ci.
refuse-fb-ride = { THECAP($unit) } { NB($unit, "fait", "font") } { $most } cm au plus.

## Charges

refuse-fb-friend = { THECAP($target) } { NB($target, "est", "sont") } dans votre camp. Chargez un ennemi.
refuse-fb-works = { THECAP($target) } { NB($target, "est fortifiée", "sont fortifiées") } : seule l'infanterie peut charger un ennemi fortifié.
refuse-fb-unseen = Aucun socle ({ NAME($unit) }) ne voit { THE($target) }.
refuse-fb-protected = Ennemi protégé ({ NAME($target) }) : aucun bord { $side ->
    [flank] du flanc
    [rear] de l'arrière
   *[front] du front
} n'a 1 cm de libre.
refuse-fb-no-line = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas garder tous les socles en contact devant { THE($target) }.
refuse-fb-charge-far = { THECAP($target) } { NB($target, "est", "sont") } à { $distance } cm, mesurés socle par socle. { THECAP($unit) } { NB($unit, "charge", "chargent") } à { $most } cm.
refuse-fb-charge-barred = Aucun socle ({ NAME($unit) }) n'a de chemin libre jusqu'{ A($target) }.
refuse-fb-first = Le socle { $n } ({ NAME($unit) }) ne peut pas partir le premier : il ne voit pas { THE($target) }, ou n'y parvient pas.
refuse-fb-no-envelop = Pas d'enveloppement possible contre { THE($target) } : il faut une charge de flanc, des socles non-choc et un type qui peut poursuivre ({ NAME($unit) }).
refuse-fb-no-fold = Aucun socle voisin du premier ne toucherait { THE($target) } en se rabattant.
refuse-fb-fold-far = Se rabattre demande { $needs } cm. Les socles ({ NAME($unit) }) en ont { $most }.
refuse-fb-support = { THECAP($other) } ne { NB($other, "peut", "peuvent") } pas accompagner { THE($unit) }.

## Ce qui barre un chemin


over-withdrew = Une armée s'est retirée.

## Étapes réglées à la main

fb-open-shots = Tir de contre-charge. Le livre n'en donne pas les règles : lancez les dés comme convenu, puis retirez les socles perdus. La charge reste au contact.
fb-open-objection = L'autre camp fait objection à une charge. Décidez si elle a lieu. Sinon, rien ne bouge, et l'unité peut faire autre chose.
fb-concern-objection = a annoncé la charge et attend
fb-open-shooting = Tir. Le livre n'en donne pas les règles : réglez-le comme convenu.
fb-open-combat = Combat. Le livre n'en donne pas les règles : réglez-le d'après les contacts ci-dessous.
fb-concern = { shared-concern }
fb-concern-shot = { $n } { COUNT($n, "socle", "socles") } en vue { DE($target) }, { $range } cm
fb-concern-own-edge = { COUNT($n, "socle", "socles") } { $stands } { $side } { DE($enemy) } sur { $long } mm
fb-concern-own-corner = { COUNT($n, "socle", "socles") } { $stands } par un coin { $side } { DE($enemy) }
fb-concern-their-edge = { COUNT($n, "socle", "socles") } { $stands } au contact { DE($enemy) } { $side }, sur { $long } mm
fb-concern-their-corner = { COUNT($n, "socle", "socles") } { $stands } au contact d'un coin { DE($enemy) } { $side }
fb-concern-support = en soutien : { THE($unit) }
fb-concern-own-support = { COUNT($n, "socle", "socles") } { $stands } en soutien derrière
fb-concern-irregular = se bat en formation irrégulière
fb-side-front = sur le front
fb-side-flank = sur le flanc
fb-side-rear = sur l'arrière

## Questions

fb-ask-consent = Évitement à travers { THE($unit) } ({ NAME($by) }). Laissez-vous passer ? Les deux unités font un test de confusion.
fb-ask-shoot = { THECAP($by) } { NB($by, "charge", "chargent") }. Tir de contre-charge pour { THE($unit) } ?
fb-ask-envelop = { THECAP($unit) } { NB($unit, "peut", "peuvent") } envelopper { THE($target) } avec { $n } { COUNT($n, "socle", "socles") } de plus. D'accord ?
fb-ask-support = Qui accompagne la charge contre { THE($target) } ({ NAME($unit) }) ?
fb-ask-evaded = Deux ennemis sont aussi proches l'un que l'autre. Lequel éviter ({ NAME($unit) }) ?
fb-ask-rest = { $n ->
    [one] Un socle ne touche
   *[other] { $n } socles ne touchent
} aucun ennemi dans cette charge contre { THE($target) } ({ NAME($unit) }). Où { COUNT($n, "va-t-il", "vont-ils") } ?
fb-ask-way = Le chemin tout droit est barré. De quel côté { NB($unit, "passe", "passent") } { THE($unit) } ?
fb-ask-object = { THECAP($unit) } { NB($unit, "annonce", "annoncent") } une charge contre { THE($target) }. Y faites-vous objection ? La charge attend alors une décision.
fb-ask-loss = Quel socle retirer ({ NAME($unit) }) ?
fb-ask-return = { THECAP($unit) } { NB($unit, "revient", "reviennent") } au bord de la table. En ligne ou en colonne ?
fb-ask-follow = { $n ->
    [0] Pas de place pour reculer : { JOIN($enemies, ", ", last: " et ") }. Maintenir le contact ({ NAME($unit) }) ?
   *[other] Ennemi repoussé : { JOIN($enemies, ", ", last: " et ") }. Le suivre de { $n } cm ({ NAME($unit) }) ?
} Au prochain combat, { $own } touches en moyenne pour { THE($unit) }, { $their } pour l'ennemi.
fb-answer-consent = Laisser passer
fb-answer-refuse = Serrer les rangs
fb-answer-shoot = Tirer
fb-answer-hold = Ne pas tirer
fb-answer-envelop = Envelopper
fb-answer-straight = Rester en ligne
fb-answer-alone = Personne
fb-answer-with = { NAME($unit) }
fb-answer-from = Éviter { THE($unit) }
fb-answer-follow = Suivre
fb-answer-stay = Rester sur place
fb-answer-left = À gauche
fb-answer-right = À droite
fb-answer-behind = Derrière le premier socle
fb-answer-beside = À côté de la ligne
fb-answer-echelonLeft = En échelon à gauche
fb-answer-echelonRight = En échelon à droite
fb-button-rest = { $how } : { $distance } cm
fb-answer-none = Pas d'objection
fb-answer-object = Faire objection
fb-answer-stand = Socle { $n }
fb-answer-line = En ligne
fb-answer-column = En colonne

## Unités, et ce qu'on leur propose

fb-choice-unit = { NAME($unit) } · { $kind }
fb-type-infantry = infanterie
fb-type-monster = monstres
fb-type-cavalry = cavalerie
fb-type-chariot = chars
fb-type-flyer = volants
fb-type-artillery = artillerie
fb-type-machine = machine
fb-type-general = { shared-rank-general }
fb-type-commander = commandant
fb-formation-line = { shared-formation-line }
fb-formation-column = { shared-formation-column }
fb-formation-irregular = en formation irrégulière
fb-about-unit = { CAP($kind) }, { $n } { COUNT($n, "socle", "socles") } { $formation }, en { $square }, face { $facing } : { $most } cm
fb-about-commander = { shared-about-rider }
fb-about-order = Ordre { DE($commander) } : réussi à { $needed } ou moins avec deux dés.
fb-compose-row-charge = Charger
fb-compose-row-evade = Éviter
fb-compose-row-ride = Chevaucher
fb-compose-row-formation = Formation à l'arrivée
fb-compose-row-manner = Comment charger ; appuyez pour changer
fb-compose-manner = { $on ->
    [yes] ✓ { CAP($words) }
   *[no] { CAP($words) }
}
fb-offer-charge = { $distance } cm sur { $most }, { $dice ->
    [yes] dé pour le côté
   *[no] { $side ->
        [flank] flanc
        [rear] arrière
       *[front] front
    }
}, { $n } au contact
fb-offer-evade = devant { $enemy }
fb-offer-ride = { $distance } cm, rejoint l'unité
fb-danger = { $unit } : charge possible par { THE($by) }, { $how }

## Fautes des scénarios

fault-fb-type = Dites ce qu'est l'unité : infantry, monster, cavalry, chariot, flyer, artillery ou machine.
fault-fb-stands = Dites combien de socles et où : « stands 3 in line at 53x45 face N », ou « stand 20x75 face S » pour chacun.
fault-fb-commander = Dites où se trouve le commandant : « at 53x40 », ou « joined 3S ».
fault-fb-crowd = Il y a trop de socles : au plus { $most } pour les deux camps.
fault-fb-off = { $unit } dépasse la table de { $by } cm. Rentrez l'unité.
fault-fb-onto = { $unit } et { $other } se chevauchent sur { $by } cm. Éloignez l'une des deux.
fault-fb-apart = Les socles de { $unit } doivent se toucher, par un bord ou un coin, sans se chevaucher.
fault-fb-works = Seules l'infanterie et l'artillerie peuvent être fortifiées.
fault-fb-no-wall = Il n'y a pas de mur à 2 cm ou moins devant chaque socle de { $unit }. Tracez-en un : « line wall … ».
fault-fb-engaged = { $unit } et { $enemy } ne se touchent pas : pas de combat entre les deux.
fault-fb-sides = { $n } socles se touchent : nommez un côté pour tous, ou un pour chacun.

## Doctrines

doctrine-fantasy-battle-regulation-means = Les amis peuvent passer. Toute unité chargée qui peut tirer tire. Les charges enveloppent, et l'infanterie placée derrière les accompagne. Les esquives finissent le plus loin possible de tous les ennemis.
doctrine-fantasy-battle-regulation-short = les amis peuvent passer, toute unité chargée qui peut tirer tire, les charges enveloppent, l'infanterie placée derrière les accompagne

## Chances, dans l'aperçu d'un ordre

fb-preview-order = Ordre { DE($commander) } pour { THE($unit) } : { $needed } ou moins avec deux dés, { $chance }.
fb-preview-side = Un dé décide du côté par lequel { THE($unit) } { NB($unit, "charge", "chargent") } { THE($target) }.
fb-preview-side-is = { $faces } ({ $chance }) : { $side }, { $n } au contact, { $distance } cm sur { $most }
fb-preview-side-fails = { $faces } ({ $chance }) : { $side }, et la charge échoue. { $why }
fb-preview-shots = { THECAP($unit) } { NB($unit, "tire", "tirent") } sur { THE($target) } : au moins une touche { $chance }, { $mean } en moyenne.
fb-preview-confusion = { THECAP($unit) } { NB($unit, "teste", "testent") } sa confusion : { $chance } d'y tomber.
fb-zone-front = front
fb-zone-rear = arrière
fb-zone-left = flanc gauche
fb-zone-right = flanc droit
