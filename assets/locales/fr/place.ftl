# Où se livre une bataille : les fils, le message d'état ; qui prend la suite d'un commandement.

command-battle-threads = Des fils pour les comptes rendus et pour chaque camp, un à vous, ou aucun
    .name = fils
command-battle-threads-which = Sans rien : un pour les comptes rendus, et un privé pour chaque camp
    .name = lesquels
command-battle-threads-which-all = Pour les comptes rendus et pour chaque camp
command-battle-threads-which-mine = Un pour moi seul
command-battle-threads-which-none = Plus aucun
command-battle-new-threads = Des fils pour les comptes rendus et les camps ; sinon, dès qu'un camp a plusieurs chefs
    .name = fils

-battle-threads = `/{ command-battle.name } { command-battle-threads.name }`

## Les noms des fils. Discord montre 100 caractères au plus ; le titre du scénario suit.

place-reports = Comptes rendus
# Le fil privé des chefs d'un camp.
place-staff = État-major { DE($side) }
# Le fil privé d'un seul chef.
place-own = { $who }
place-last = Dernier compte rendu

## Ce qu'on en dit.

place-threads-all = Je crée les fils qui manquent : un pour les comptes rendus, et un fil privé pour chaque camp.
place-threads-mine = Je crée un fil privé pour vous seul. Ce qui vous est destiné y viendra.
place-threads-none = Désormais, tout se dit dans le salon.
place-denied = Cela revient au chef d'un camp, à l'arbitre, à qui a ouvert la bataille ou à un administrateur.
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
# Ce n'est pas une permission : un fil n'a pas de fils sous lui.
bot-permission-Channel = un salon au lieu d'un fil

## Le message d'état. $since est un moment comme Discord le montre. $who : des noms.

place-awaited-turn = On attend les ordres de **{ $who }** ({ $side }), depuis le { $since }
place-awaited-answer = On attend la réponse de **{ $who }** ({ $side }), depuis le { $since }
place-awaited-turn-until = On attend jusqu'au { $until } les ordres de **{ $who }** ({ $side })
place-awaited-answer-until = On attend jusqu'au { $until } la réponse de **{ $who }** ({ $side })
place-until = Jusqu'au { $until }.
place-table = Laissé à la table depuis le { $since } : { $says }
place-cancelled = La bataille a été annulée
