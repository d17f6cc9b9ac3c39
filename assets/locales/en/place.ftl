# Where a battle is fought: threads, the status message; who takes over a command.

command-battle-threads = Threads for reports and for each side, one of your own, or none
    .name = threads
command-battle-threads-which = Without it: one for reports, and a private one for each side
    .name = which
command-battle-threads-which-all = For reports, and for each side
command-battle-threads-which-mine = One for me alone
command-battle-threads-which-none = None any more
command-battle-new-threads = Threads for reports and sides; without it, as soon as a side has several commanders
    .name = threads

-battle-threads = `/{ command-battle.name } { command-battle-threads.name }`

## The threads' names. Discord shows at most 100 characters; the scenario's title follows.

place-reports = Reports
# The private thread of a side's commanders.
place-staff = Staff of { $side }
# The private thread of one commander.
place-own = { $who }
place-last = Last report

## What is told of them.

place-threads-all = I make the threads that are missing: one for the reports, and a private one for each side.
place-threads-mine = I make a private thread for you alone. What is for you comes there.
place-threads-none = From now on everything is said in the channel.
place-denied = That is for a side's chief, the umpire, whoever opened the battle, or an administrator.
place-lost-reports = The thread for the reports can no longer be written in: from now on they come here. { -battle-threads } makes a new one.
place-lost-side = The thread of { $side } can no longer be written in: from now on its cards come here. { -battle-threads } makes a new one.
place-lost-own = Your own thread can no longer be written in: what is for you comes here. { -battle-threads } makes a new one.
# $names are permissions as Discord's settings name them.
place-lacking = I lack { $count ->
    [one] the permission
   *[other] the permissions
 } **{ JOIN($names, "**, **") }**. The battle goes on without; when I have { $count ->
    [one] it
   *[other] them
 }, I make up for it.
bot-permission-CreatePublicThreads = Create Public Threads
bot-permission-CreatePrivateThreads = Create Private Threads
bot-permission-PinMessages = Pin Messages
# No permission: a thread has no threads below it.
bot-permission-Channel = a channel instead of a thread

## The status message. $since is a time as Discord shows it. $who are names.

place-awaited-turn = Awaited since { $since }: the orders of **{ $who }** ({ $side })
place-awaited-answer = Awaited since { $since }: the answer of **{ $who }** ({ $side })
place-awaited-turn-until = Awaited until { $until }: the orders of **{ $who }** ({ $side })
place-awaited-answer-until = Awaited until { $until }: the answer of **{ $who }** ({ $side })
place-until = Until { $until }.
place-table = Left to the table since { $since }: { $says }
place-cancelled = The battle was called off
