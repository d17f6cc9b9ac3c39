### Ce qui est enregistré d'une bataille, quand le bot ne peut pas jouer à partir de là.

## Les règles de cette version ne peuvent pas le lire.

stored-unread = Cette version du bot ne peut pas lire cette bataille : pour l'instant, on ne peut rien y faire. Rien n'est perdu.
stored-unread-halted = La bataille est arrêtée : cette version du bot ne peut pas la lire. Rien n'est perdu.
stored-unread-ways = { -battle-export } vous donne la bataille en fichier, { -battle-cancel } l'annule. Une fois le bot réparé, { -battle-start } la reprend.
