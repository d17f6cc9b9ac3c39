# Ce qu'une personne règle pour elle-même : la commande, sa carte, et les messages privés.

command-settings = Régler ce qui vaut pour vous seul : langue, fuseau, heures calmes, images, messages privés
    .name = réglages
command-settings-zone = Votre fuseau horaire : tapez une ville ou un pays ; « none » pour aucun
    .name = fuseau
command-settings-quiet = Les heures où aucun de vos délais n'expire, par exemple 22-7 ; « none » pour aucune
    .name = heures-calmes
command-settings-language = La langue de ce que vous seul voyez
    .name = langue
command-settings-language-none = comme mon Discord
command-settings-theme = Les images que vous seul voyez
    .name = thème
command-settings-theme-day = { settings-theme-day }
command-settings-theme-night = { settings-theme-night }
command-settings-theme-none = { settings-theme-none }
command-settings-direct = Recevoir aussi les appels en message privé
    .name = privé
-settings = `/{ command-settings.name }`

settings-title = Vos réglages
settings-choice = { $what } : { $value }
settings-language = Langue
settings-language-none = comme votre Discord
settings-language-en = English
settings-language-fr = français
settings-quiet = Heures calmes
settings-quiet-none = aucune
settings-zone-none = aucun
settings-theme = Images
settings-theme-none = telles quelles
settings-theme-day = de jour
settings-theme-night = de nuit
settings-line-language = **Langue** de ce que vous seul voyez : { $value }
settings-line-zone = **Fuseau horaire :** { $zone }, où il est { $clock }
settings-line-zone-none = **Fuseau horaire :** aucun ; celui de la table compte
settings-line-quiet = **Heures calmes :** de { $from } à { $to } ; aucun de vos délais n'expire alors
settings-line-quiet-none = **Heures calmes :** aucune à vous
settings-line-quiet-zoneless = ⚠ Donnez aussi votre fuseau, sans quoi ces heures sont celles de la table.
settings-line-theme = **Images** que vous seul voyez : { $value }
settings-line-direct = **Messages privés :** ce qui vous appelle dans un salon vient aussi par là
settings-line-direct-none = **Messages privés :** aucun ; on vous appelle dans les salons
settings-direct-begin = M'appeler en message privé
settings-direct-stop = Arrêter les messages privés
settings-how = Le fuseau se tape : { -settings } `{ command-settings-zone.name }:` le complète d'après une ville ou un pays. D'autres heures de même : { -settings } `{ command-settings-quiet.name }:`.
settings-no-zone = Je ne connais aucun fuseau de ce nom. Tapez une ville ou un pays et choisissez dans la liste ; `none` pour aucun.
settings-no-quiet = Écrivez deux heures différentes, par exemple `22-7` ou `22:30-06:00` ; `none` pour aucune.
settings-unreached = Je n'ai pas pu vous envoyer de message privé : votre Discord n'en laisse passer aucun des miens, je n'en enverrai donc plus. Autorisez les messages privés des membres de ce serveur, puis { -settings } `{ command-settings-direct.name }:`.

# Ce qui est gardé d'une personne, et se faire oublier.
command-privacy = Ce que le bot garde de vous, et comment se faire oublier
    .name = confidentialité
-privacy = `/{ command-privacy.name }`
privacy-title = Ce que je garde de vous
privacy-nothing = Rien.
privacy-kept-battles = { $n ->
    [one] une bataille vous connaît sous un pseudonyme ; une liste à part dit que c'est vous
   *[other] { $n } batailles vous connaissent sous un pseudonyme ; une liste à part dit que c'est vous
}
privacy-kept-earlier = { $n ->
    [one] une bataille d'avant les pseudonymes a votre numéro Discord dans ses ordres
   *[other] { $n } batailles d'avant les pseudonymes ont votre numéro Discord dans leurs ordres
}
privacy-kept-armies = { $n ->
    [one] une armée
   *[other] { $n } armées
}
privacy-kept-scenarios = { $n ->
    [one] un scénario que vous avez ajouté à un serveur
   *[other] { $n } scénarios que vous avez ajoutés à des serveurs
}
privacy-kept-rolls = { $n ->
    [one] un jet enregistré
   *[other] { $n } jets enregistrés
}
privacy-kept-settings = vos réglages ou votre doctrine
privacy-what = Une fois oublié, vous êtes « un ancien chef » dans vos batailles, qui se vérifient toujours. Vos armées, même partagées, vos jets et vos réglages sont supprimés ; les scénarios restent sur leurs serveurs, sans votre nom. Ce qui est publié dans Discord y reste.
privacy-unfinished = Je ne peux pas encore vous oublier : { $n ->
    [one] une bataille où vous jouez ou que vous avez ouverte n'est pas finie.
   *[other] { $n } batailles où vous jouez ou que vous avez ouvertes ne sont pas finies.
} { -games } montre celles où vous jouez. Quittez-les avant le début, menez-les à terme, abandonnez-les ou annulez-les.
privacy-forget = M'oublier pour de bon
privacy-forgotten = Vous êtes oublié. Si vous vous servez encore de moi, vous repartez de zéro.
privacy-earlier = { $n ->
    [one] Une bataille d'avant les pseudonymes garde votre numéro Discord là où ses ordres entrent dans la chaîne, sans quoi elle ne se vérifierait plus. Votre nom n'y est plus.
   *[other] { $n } batailles d'avant les pseudonymes gardent votre numéro Discord là où leurs ordres entrent dans la chaîne, sans quoi elles ne se vérifieraient plus. Votre nom n'y est plus.
}
privacy-who = Vous seul voyez ceci. Qui fait tourner ce bot peut lire sa base de données et ses sauvegardes.

# Un message privé : il montre où l'on est appelé.
direct-turn = C'est à vous de donner des ordres.
direct-answer = On attend votre réponse.
direct-called = On vous appelle.
direct-until = Jusqu'au { $until }.
direct-where = Aller au salon où l'on vous attend
