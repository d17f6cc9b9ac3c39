# Un camp à plusieurs commandants : qui commande quoi, les points, qui a terminé.

many-name = { $who }
many-side = { $side } : { $who } (en chef), { $others }
many-joined = { $who } rejoint { THE($side) }, sous les ordres de { $chief }.
many-you-joined = Vous commandez parmi { THE($side) }, sous les ordres de { $chief }, qui vous confie des unités avec { -command-give }.
many-left = { $who } ne commande plus parmi { THE($side) }. Ses unités reviennent à { $chief }.
many-heir = { $chief } commande désormais { THE($side) } en chef.
many-full = { THECAP($side) } ont déjà { $n } commandants : il n'y a plus de place.

command-command = Qui commande quoi dans un camp
    .name = commandement
command-command-give = Confier des unités à un commandant de votre camp
    .name = confier

-command-give = `/{ command-command.name } { command-command-give.name }`
