# Où se livre une bataille : les fils, le message d'état ; qui prend la suite d'un commandement.

command-battle-threads = Ouvrir des fils pour les comptes rendus et pour chaque camp, un à vous, ou aucun
    .name = fils
command-battle-threads-which = Par défaut : un pour les comptes rendus, et un privé pour chaque camp
    .name = lesquels
command-battle-threads-which-all = Pour les comptes rendus et pour chaque camp
command-battle-threads-which-mine = Un pour moi seul
command-battle-threads-which-none = Aucun
command-battle-new-threads = Des fils pour les comptes rendus et les camps ; par défaut : dès qu'un camp a plusieurs chefs
    .name = fils

-battle-threads = `/{ command-battle.name } { command-battle-threads.name }`

## Les noms des fils. Discord montre 100 caractères au plus ; le titre du scénario suit.

place-reports = Comptes rendus
# Le fil privé des chefs d'un camp.
place-staff = État-major { DE($side) }
place-last = Dernier compte rendu

## Ce qu'on en dit.

place-threads-all = Je crée les fils qui manquent : un pour les comptes rendus, et un fil privé pour chaque camp.
place-threads-mine = Je crée un fil privé pour vous seul. Ce qui vous est destiné y viendra.
place-threads-none = Désormais, tout se dit dans le salon.
place-denied = Cela revient au chef d'un camp, à l'arbitre, à la personne qui a ouvert la bataille ou à un administrateur.
place-lost-reports = On ne peut plus écrire dans le fil des comptes rendus : ils viennent désormais ici. { -battle-threads } en crée un autre.
place-lost-side = On ne peut plus écrire dans le fil { DE($side) } : leurs cartes viennent désormais ici. { -battle-threads } en crée un autre.
place-lost-own = On ne peut plus écrire dans votre propre fil : ce qui vous est destiné vient ici. { -battle-threads } en crée un autre.
# $names : des permissions, comme les nomment les réglages de Discord.
place-lacking = Il me manque { $count ->
    [one] la permission
   *[other] les permissions
 } **{ JOIN($names, "**, **") }**. La bataille continue sans ; dès que je { $count ->
    [one] l'aurai
   *[other] les aurai
 }, j'y remédierai.
bot-permission-CreatePublicThreads = Créer des fils publics
bot-permission-CreatePrivateThreads = Créer des fils privés
bot-permission-PinMessages = Épingler des messages

## Le message d'état. $since est un moment comme Discord le montre. $who : des noms.

place-plays = **{ $who }** ({ $side }) joue
handover-no-commander = { THECAP($side) } n'ont pas de chef : { -battle-join } pour prendre la suite.
place-awaited-turn = On attend les ordres { ELIDE("de", $who, as: "bold") } ({ $side }), depuis le { $since }
place-awaited-answer = On attend la réponse { ELIDE("de", $who, as: "bold") } ({ $side }), depuis le { $since }
place-awaited-turn-until = On attend jusqu'au { $until } les ordres { ELIDE("de", $who, as: "bold") } ({ $side })
place-awaited-answer-until = On attend jusqu'au { $until } la réponse { ELIDE("de", $who, as: "bold") } ({ $side })
place-until = jusqu'au { $until }
place-cancelled = La bataille a été annulée

## Un commandement change de mains. $who, $by, $asks, $from et $to sont des noms de personnes.

command-battle-replace = Confier un commandement à quelqu'un, avec ses unités, son plan et ses ordres
    .name = remplacer
command-battle-replace-by = La personne qui le reprend ; un bouton lui demande son accord, sauf si c'est vous
    .name = par
command-battle-replace-who = Le commandement de qui ; par défaut : le vôtre
    .name = qui
command-battle-replace-side = Quel camp, si une même personne commande les deux
    .name = camp
command-battle-vacancy = Annoncer un commandement à prendre, avec une carte et un bouton
    .name = recruter
command-battle-vacancy-side = Quel camp
    .name = camp
command-battle-vacancy-who = Le commandement de qui ; par défaut : celui d'un camp sans chef, ou le vôtre
    .name = qui

-battle-replace = `/{ command-battle.name } { command-battle-replace.name }`
-battle-vacancy = `/{ command-battle.name } { command-battle-vacancy.name }`

handover-take = Prendre le commandement
handover-offered = { $asks } demande à { $to } de reprendre le commandement { ELIDE("de", $from) } ({ $side }).
handover-wanted = { $asks } demande à { $to } de prendre le commandement { DE($side) }.
handover-vacancy = Un commandement { DE($side) } est libre
handover-vacant = { $asks } cherche quelqu'un pour commander { THE($side) }. La première personne qui appuie prend la suite.
handover-vacant-of = { $asks } cherche quelqu'un pour reprendre le commandement { ELIDE("de", $from) } ({ $side }). La première personne qui appuie prend la suite ; si c'est { $from }, rien ne change.
handover-you-offer = { $who } reçoit la demande, et prend la suite par un bouton.
handover-you-advertise = C'est annoncé dans le salon. La première personne qui appuie prend la suite.
handover-replaced = { $by } reprend le commandement { ELIDE("de", $who) } ({ $side }).
handover-keeps = { $who } garde son commandement ({ $side }).
handover-you-replace = Vous reprenez le commandement { ELIDE("de", $who) } ({ $side }), avec ses unités, son plan et ses consignes. Ce qu'on attend de vous a de nouveau tout son délai.
handover-which-side = { $who } commande les deux camps. Dites lequel.
handover-no-command = { $who } ne commande rien ici.
handover-replace-denied = Cela revient à la personne elle-même, au chef du camp, à l'arbitre ou à un administrateur.
handover-same = C'est la même personne.
handover-no-robot = Le bot ne prend un camp qu'à l'ouverture d'une bataille.
handover-other-side = { $who } commande { THE($side) }.
handover-not-for-you = Ce commandement est proposé à { $who }.
handover-offer-gone = C'est déjà réglé, ou ce n'est plus d'actualité.
place-no-threads = Cette bataille se livre dans un fil, et un fil n'en a pas d'autres : tout se dit ici.
place-pins-full = Ce salon a déjà autant de messages épinglés que Discord le permet : je ne peux pas épingler celui qui dit qui est attendu. Désépinglez-en un, et je l'épinglerai. Il reste à jour de toute façon.

## Une bataille dont le lieu a disparu. $who est un nom.

place-gone-deleted = Son salon a été supprimé : la bataille est suspendue et aucun délai ne court. Pour la continuer dans un autre salon, utilisez-y { -propose-resume } avec `{ command-propose-resume-battle.name }:`. Rien n'est perdu.
place-gone-left = J'ai été retiré de son serveur : la bataille est suspendue et aucun délai ne court. Elle continuera dès qu'un administrateur m'y aura ajouté de nouveau. Pour la continuer ailleurs, utilisez-y { -propose-resume } avec `{ command-propose-resume-battle.name }:`.
place-back = Je suis de retour sur ce serveur, et la bataille reprend où elle en était.
place-brought = { $who } a déplacé la bataille ici, car son ancien salon n'existe plus. Elle reprend où elle en était.
place-you-bring = La bataille continue ici.
place-not-gone = Cette bataille a toujours son salon et continue là-bas.
place-bring-server = Une bataille ne peut continuer que dans le salon d'un serveur : utilisez-y { -propose-resume }.

## Ce que doit savoir celui qui prend la suite, pour lui seul.

briefing = **{ $title }** : vous commandez { THE($side) }.
briefing-aim = -# { $aim }
briefing-units = **Vos unités ({ $n })**
briefing-unit = **{ $name }** : { JOIN($says, " ; ") }
briefing-more = … et { $n } { COUNT($n, "autre", "autres") } : { -describe } les montre.
briefing-no-units = Aucune unité n'est encore à vous ; votre chef vous en donnera.
briefing-lately = **Dernièrement**
