### Les lectures en vigueur, et l'aide de jeu.

pa-variant-radius = commandement
pa-variant-radius-none = toute unité peut être activée.
pa-variant-radius-n = une unité n'est activée qu'à { $n } { COUNT($n, "case", "cases") } au plus d'un officier de son camp.
pa-variant-price = coûte { $n } { COUNT($n, "case", "cases") } de capacité.
pa-variant-closed = personne n'y entre.

## Les lectures d'une bataille

options-label = { $what } : { $means }
options-open = La bataille n'a pas commencé : qui l'a ouverte peut encore en choisir d'autres, dans le menu ci-dessous.
options-fixed = Ce que joue une bataille est arrêté quand elle commence.
options-not-yours = Jusqu'au début de la bataille, le choix est à qui l'a ouverte, ou à un administrateur du serveur.
options-gone = La bataille a continué depuis : { -battle-options } montre où elle en est.
options-already = Il en est déjà ainsi.
options-impossible = Cela ne se peut dans cette bataille : { $why }
options-unknown = « { $typed } » n'est pas une lecture de ce livre.
options-changed = { $who } arrête avant la bataille : { $what } : { $means } [{ $clause }]
options-none = Ce livre ne laisse rien à régler autrement.
options-title = Ce que joue cette bataille
options-title-page = Ce que joue cette bataille · page { $page } sur { $pages }
options-all-ours = Tout est comme nous le conseillons.
options-other-count = { $n } sur { $all } autrement que nous le conseillons.
options-ours = ✓ la nôtre
options-other = ◆ une autre
options-line = **{ CAP($what) }** · { $clause } · { $mark }
options-instead = ou : { JOIN($others, " / ") }
options-ours-would = la nôtre : { $means }
options-choose = Changer sur cette page …
options-back = Retour
options-pick = Choisir …
options-one = { CAP($what) }
options-how = D'autres lectures à l'ouverture d'une bataille : { -battle-new } avec « options ».

command-battle-options = Les lectures de la règle que joue cette bataille ; avant le début, en choisir d'autres
    .name = options
-battle-options = `/{ command-battle.name } { command-battle-options.name }`
command-battle-new-options = Des lectures autres que les nôtres, par exemple : squares engage no; saves all losses
    .name = options
