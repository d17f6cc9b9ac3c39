# Des dés honnêtes : ce que chaque camp y ajoute, d'où vient un jet, une bataille recalculée.
# $who est un nom, $side un nom de camp, $salt et $was ce qu'un camp a ajouté, tel qu'il l'a tapé.

command-battle-salt = Ajouter des mots de votre camp à ce dont les dés sont tirés, avant le premier lancé
    .name = sel
command-battle-salt-text = N'importe quoi, de 1 à 64 caractères ; ce n'est pas un secret
    .name = texte

-battle-salt = `/{ command-battle.name } { command-battle-salt.name }`

fair-salt-hint = Chaque camp peut y ajouter des mots à lui, un sel, par { -battle-salt }, tant qu'aucun dé n'est lancé.
fair-salted = { $who } ajoute un sel aux dés pour { THE($side) } : `{ $salt }`
fair-salted-anew = { $who } remplace le sel { DE($side) } : `{ $salt }` au lieu de `{ $was }`
fair-you-salted = Chaque dé de cette bataille dépend désormais aussi de `{ $salt }`. Jusqu'au premier lancé, vous pouvez le remplacer.
fair-salt-late = Un dé de cette bataille a déjà été lancé, et ce dont il a été tiré ne peut plus changer. Un sel se donne avant le premier : pendant qu'on prend les camps, ou qu'on se déploie.
fair-salt-unfit = Un sel compte de 1 à { $most } caractères visibles, sans accent grave isolé (`).
fair-salt-same = C'est déjà votre sel.
