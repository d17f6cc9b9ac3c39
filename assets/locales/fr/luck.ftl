# La chance de chaque camp : ce qu'ont donné ses dés, face à ce que fait le hasard.

command-luck = Voir la chance de chaque camp jusqu'ici : touches, sauvegardes et moral, face à la moyenne
    .name = chance

-luck = `/{ command-luck.name }`
luck-none = Ce jeu n'a pas de dés qui mesurent la chance.
luck-title = Chance · { $title }

## Le tableau : les têtes de ses colonnes et de ses lignes ; courtes, car elles se suivent sur un téléphone

luck-head-got = fait
luck-head-mean = moy.
luck-head-off = écart
luck-head-band = { $within } %
luck-row-hits = Touches
luck-row-saves = Sauveg.
luck-row-morale = Moral
luck-row-all = Tout
luck-few = trop peu ({ $tries })

## Ce qu'il en est

luck-side = { THECAP($side) }
luck-is-nothing = **{ $who }** · encore aucun dé qui mesure la chance
luck-is-few = **{ $who }** · trop peu de dés et de tests pour en rien dire ({ $tries })
luck-is-within = **{ $who }** · dans les limites du hasard
luck-is-lucky = **{ $who }** · plus de chance que dans { $times } batailles sur { $of }
luck-is-unlucky = **{ $who }** · moins de chance que dans { $times } batailles sur { $of }
luck-lot = { $row } { $got } (moy. { $mean })
luck-more = et { $n ->
    [one] un autre, qui a lancé
   *[other] { $n } autres, qui ont lancé
} moins de dés.

## Petits caractères

luck-means-band = { $within } % : la fourchette où finiraient au moins { $within } batailles sur 100 avec les mêmes dés ; ▲ au-dessus, ▼ au-dessous. Tout : chaque touche, chaque perte sauvegardée et chaque test réussi compte pour un.
luck-means-few = Trop peu : avec si peu de dés ou de tests (leur nombre entre parenthèses), un seul qui tomberait autrement changerait la réponse.
luck-means-many = { $bands } fourchettes de cette sorte sont calculées : dans { $n } batailles sur 100 tout au plus, un résultat sort de la sienne par le seul hasard.
luck-means-counted = Compte ce qui a été raconté, hormis ce qui a été défait.
