# Where a battle is fought: threads, the status message; who takes over a command.

command-battle-threads = Set up threads: for reports and for each side, one of your own, or none
    .name = threads
command-battle-threads-which = Leave empty for one for reports and a private one for each side
    .name = which
command-battle-threads-which-all = For reports, and for each side
command-battle-threads-which-mine = One for me alone
command-battle-threads-which-none = None from now on
command-battle-new-threads = Threads for reports and sides; default: as soon as a side has several commanders
    .name = threads

-battle-threads = `/{ command-battle.name } { command-battle-threads.name }`

## The threads' names. Discord shows at most 100 characters; the scenario's title follows.

place-reports = Reports
# The private thread of a side's commanders.
place-staff = { $side } headquarters
place-last = Last report

## What is told of them.

place-threads-all = I am making the missing threads: one for reports, and a private one for each side.
place-threads-mine = I am making a private thread for you alone. Everything meant for you goes there.
place-threads-none = From now on everything is posted in the channel.
place-denied = Only a side's commander-in-chief, the umpire, the person who opened the battle, or an administrator can do that.
place-lost-reports = I can no longer post in the reports thread, so reports come here from now on. { -battle-threads } makes a new one.
place-lost-side = I can no longer post in { $side }'s thread, so its cards come here from now on. { -battle-threads } makes a new one.
place-lost-own = I can no longer post in your own thread, so what is meant for you comes here. { -battle-threads } makes a new one.
# $names are permissions as Discord's settings name them.
place-lacking = I am missing { $count ->
    [one] the permission
   *[other] the permissions
 } **{ JOIN($names, "**, **") }**. The battle goes on without; as soon as I have { $count ->
    [one] it
   *[other] them
 }, I will set that up.
bot-permission-CreatePublicThreads = Create Public Threads
bot-permission-CreatePrivateThreads = Create Private Threads
bot-permission-PinMessages = Pin Messages

## The status message. $since is a time as Discord shows it. $who are names.

place-plays = **{ $who }** ({ $side }) is playing
handover-no-commander = { $side } has no commander. Take over with { -battle-join }.
place-awaited-turn = Waiting since { $since } for orders from **{ $who }** ({ $side })
place-awaited-answer = Waiting since { $since } for an answer from **{ $who }** ({ $side })
place-awaited-turn-until = Waiting for orders from **{ $who }** ({ $side }), due { $until }
place-awaited-answer-until = Waiting for an answer from **{ $who }** ({ $side }), due { $until }
place-until = until { $until }
place-cancelled = The battle was called off

## A command changes hands. $who, $by, $asks, $from and $to are names of people.

command-battle-replace = Hand a command over, with its units, plans and orders
    .name = replace
command-battle-replace-by = The new commander; anyone but you must accept with a button
    .name = by
command-battle-replace-who = Whose command; default: your own
    .name = who
command-battle-replace-side = Which side, where one person commands both
    .name = side
command-battle-vacancy = Advertise a command, with a map and a button for the first to press
    .name = vacancy
command-battle-vacancy-side = Which side
    .name = side
command-battle-vacancy-who = Whose command; default: a side without a commander, or your own
    .name = who

-battle-replace = `/{ command-battle.name } { command-battle-replace.name }`
-battle-vacancy = `/{ command-battle.name } { command-battle-vacancy.name }`

handover-take = Take command
handover-offered = { $asks } asks { $to } to take over the command of { $from } ({ $side }).
handover-wanted = { $asks } asks { $to } to take command of { $side }.
handover-vacancy = { $side }: command vacant
handover-vacant = { $asks } is looking for a commander for { $side }. The first to press takes over.
handover-vacant-of = { $asks } is looking for someone to take over the command of { $from } ({ $side }). The first to press takes it; { $from } can press to keep it.
handover-you-offer = { $who } has been asked, and can accept with a button.
handover-you-advertise = It is advertised in the channel. The first person to press takes over.
handover-replaced = { $by } takes over the command of { $who } ({ $side }).
handover-keeps = { $who } keeps the command ({ $side }).
handover-you-replace = You take over the command of { $who } ({ $side }), with its units, its plan and its standing orders. Anything due from you has its full time again.
handover-which-side = { $who } commands both sides. Say which one.
handover-no-command = { $who } has no command here.
handover-replace-denied = Only the commander concerned can do that, or the side's commander-in-chief, the umpire, or an administrator.
handover-same = That is the same person.
handover-no-robot = The bot takes a side only when a battle is opened.
handover-other-side = { $who } commands { $side }.
handover-not-for-you = This command is offered to { $who }.
handover-offer-gone = This offer has already been settled or withdrawn.
place-no-threads = This battle is played in a thread, and threads cannot have threads: everything is posted here.
place-pins-full = This channel already has as many pinned messages as Discord allows, so I cannot pin the message that shows who has to act. Unpin one and I pin it. I keep it up to date either way.

## A battle whose place is gone. $who is a name.

place-gone-deleted = Its channel was deleted, so the battle is on hold and no deadline runs. To continue it in another channel, use { -propose-resume } there with `{ command-propose-resume-battle.name }:`. Nothing is lost.
place-gone-left = I was removed from its server, so the battle is on hold and no deadline runs. It continues as soon as an administrator adds me again. To continue it elsewhere, use { -propose-resume } there with `{ command-propose-resume-battle.name }:`.
place-back = I am back on this server, and the battle continues where it stopped.
place-brought = { $who } moved the battle here because its old channel is gone. It continues where it stopped.
place-you-bring = The battle continues here.
place-not-gone = This battle still has its channel, and continues there.
place-bring-server = A battle moves only to a channel of a server. Use { -propose-resume } there.

## What someone who takes over must know, for them alone.

briefing = **{ $title }**: you command { $side }.
briefing-aim = -# { $aim }
briefing-units = **Your units ({ $n })**
briefing-unit = **{ $name }**: { JOIN($says, "; ") }
briefing-more = … and { $n } more: { -describe } shows them.
briefing-no-units = You have no units yet; your commander-in-chief will give you some.
briefing-lately = **Lately**
