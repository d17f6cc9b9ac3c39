# Des dés honnêtes : ce que chaque camp y ajoute, d'où vient un jet, une bataille recalculée.
# $who est un nom, $side un nom de camp, $salt et $was ce qu'un camp a ajouté, tel qu'il l'a tapé.

command-battle-salt = Ajouter une phrase de votre camp à ce dont les dés sont tirés, avant le premier jet
    .name = sel
command-battle-salt-text = N'importe quoi, de 1 à 64 caractères ; ce n'est pas un secret
    .name = texte
command-battle-new-salt = Contre le bot : une phrase à vous, mêlée à ce dont les dés sont tirés
    .name = sel

-battle-salt = `/{ command-battle.name } { command-battle-salt.name }`

fair-salt-hint = Chaque camp peut y ajouter des mots à lui, un sel, par { -battle-salt }, tant qu'aucun dé n'est lancé.
fair-salted = { $who } ajoute un sel aux dés pour { THE($side) } : `{ $salt }`
fair-salted-again = { $who } remplace le sel { DE($side) } : `{ $salt }` au lieu de `{ $was }`
fair-you-salted = Chaque dé de cette bataille dépend désormais aussi de `{ $salt }`. Tant qu'aucun n'est lancé, vous pouvez le remplacer.
fair-salt-late = Un dé de cette bataille a déjà été lancé, et ce dont il a été tiré ne peut plus changer. Un sel se donne avant le premier : pendant qu'on prend les camps, pendant qu'on se déploie, ou, contre le bot, à l'ouverture ({ -battle-new }).
fair-salt-unfit = Un sel compte de 1 à { $most } caractères visibles, sans apostrophe inverse (celle du code).
fair-salt-no-side = Ce n'est que contre le bot qu'un sel se donne à l'ouverture. Ici, prenez d'abord un camp ; ajoutez-le ensuite par { -battle-salt }, avant le début de la bataille.
fair-salt-same = C'est déjà votre sel.

## Les détails d'un compte rendu

details-button = Détails
details-title = Détails{ $pages ->
    [0] {""}
    [one] {""}
   *[other] {" "}· page { $page } sur { $pages }
 }
details-none = Il n'y a rien de plus à en dire.
# Les numéros que des dés ont dans leur bataille.
details-die = Dé { $n }
details-dice = Dés { $from }–{ $to }
fair-entry = Entrée { $seq }
fair-entry-waits = Un ordre en cours
fair-entry-annulled = Un ordre resté sans suite
# $n compte les jets d'un ordre ; $what est ce pour quoi on lance.
fair-rolled = { $n }. { $what } : { $dice }D{ $sides } = **{ $got }**
fair-for = { $what }, { $unit }
fair-for-unit = { $what }, { $unit } ({ $side })
fair-for-side = { $what }, { $side }
fair-base = { $base }
fair-base-morale-SH = Cd { $base }
fair-base-morale-SK = moral { $base }
# $by est qui l'a donné.
fair-by-order = { $by } : { $order }
# $order est l'ordre tel qu'il entre dans l'empreinte, s'il peut être connu.
fair-from = Donné depuis la position { $position }{ $known ->
    [yes] , en ces termes : { $order }.
   *[no] . Ce que son chef a ordonné se saura quand il sera exécuté.
 }
fair-link = Empreinte `{ $hash }`, après `{ $previous }`.
fair-chain = Le message qui annonce un tour montre les 8 premiers caractères de la dernière empreinte.
fair-input = HMAC de { $input }
fair-later = Le secret des dés est révélé quand la bataille est finie ; on lira alors aussi, ici, ce dont chaque jet a été tiré. Sa promesse : `{ $hash }`.
fair-salt-red = Sel des Rouges : `{ $salt }`
fair-salt-blue = Sel des Bleus : `{ $salt }`
fair-by-hand = HMAC-SHA256, avec pour clé le secret `{ $secret }` (64 chiffres hexadécimaux : 32 octets), donne 32 octets à la fois ; le dernier nombre compte ces fois à partir de 0. Chaque octet est un dé : son reste par le nombre de faces, plus 1 ; un octet qui favoriserait les petites faces est passé (à partir de 252 pour un D6).

## Ce pour quoi on lance : fair-roll- et le mot qu'en ont les règles

fair-roll-fire = Tir
fair-roll-saves = Sauvegardes
fair-roll-shock = Choc
fair-roll-melee = Mêlée
fair-roll-morale = Test de moral
fair-roll-orders = Points d'ordre
fair-roll-first = Premier à jouer
fair-roll-pick = Danger le plus proche
fair-roll-assault = Assaut
fair-roll-initiative = Qui commence
fair-roll-crossed = Pertes des unités amies traversées
fair-roll-rout = Longueur de la fuite
fair-roll-pursuit = Longueur de la poursuite
fair-roll-shots = Tir d'une unité
fair-roll-blows = Combat
fair-roll-confusion = Test de confusion
fair-roll-fate = Sort de l'unité sortie de table
fair-roll-order = Ordre
fair-roll-side = Côté du contact
fair-roll-cover = À travers le couvert
fair-roll-hand = Lancé à la main
fair-roll-other = Jet « { $why } »

## Toute une bataille recalculée

command-battle-verify = Recalculer toute la bataille : chaque dé, chaque ordre, chaque position, et la chaîne
    .name = vérifier

-battle-verify = `/{ command-battle.name } { command-battle-verify.name }`

fair-all-right = **Tout est juste.**
fair-right-so-far = **Pour autant que cette version des règles puisse la rejouer, tout est juste.**
fair-drawn-so-far = { $rolls } { COUNT($rolls, "jet", "jets") }, { $dice } { COUNT($dice, "dé", "dés") } : chacun est ce que donne son ordre avec le secret que je garde et dont l'empreinte a été promise (`{ $hash }`).
fair-no-dice = Aucun dé n'est encore lancé ; l'empreinte de leur secret a été promise (`{ $hash }`).
fair-check-later = Que les dés soient justes, ma parole seule en répond jusqu'à la fin de la bataille, où le secret est révélé. La chaîne, les ordres et les positions, chacun peut les vérifier dès maintenant avec le fichier de { -battle-export }.
fair-check-yourself = Pour vérifier sans ce bot, prenez le fichier de { -battle-export }.
fair-bad = ⚠ **{ $says }**
fair-bad-then = C'est dans le journal du bot. Gardez le fichier de { -battle-export } et les comptes rendus avec leurs têtes ; la tête est maintenant { $head }.
fair-missing = Cette entrée manque.
fair-unreadable = Elle est illisible.
fair-position = La bataille se poursuit d'une autre position que celle de sa dernière entrée qui compte.
