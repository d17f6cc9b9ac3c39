# A side with several commanders: who commands what, the points, who is done.

many-name = { $who }
many-side = { $side }: { $who } (chief), { $others }
many-joined = { $who } joins { $side }, under { $chief }.
many-you-joined = You command on { $side }, under { $chief }, who gives you units with { -command-give }.
many-left = { $who } no longer commands on { $side }. What was his falls to { $chief }.
many-heir = { $chief } is the chief of { $side } from now on.
many-full = { $side } has { $n } commanders already: there is no room for more.

command-command = Who commands what on a side
    .name = command
command-command-give = Give units to a commander of your side
    .name = give

-command-give = `/{ command-command.name } { command-command-give.name }`
