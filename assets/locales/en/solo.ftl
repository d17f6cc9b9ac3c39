# A battle against the bot: its welcome, and what one might order next as buttons.

host-solo-opened = Welcome, { $who }! You command **{ $side }**. { $robot } commands { $other } automatically, so no one else is needed.
# $aim: what it takes to win, as a sentence of the game.
host-solo-aim = **How to win.** { $aim }
host-solo-first = **First.** Below the map a button suggests an order. **Press it** for a preview that only you can see; **Confirm** gives the order and rolls the dice. **{ call-ideas }** suggests others.
host-solo-deploy = **First.** Deploy your army with { -deploy }: a preset will do. A button below the map then suggests an order. **Press it** for a preview that only you can see; **Confirm** gives the order and rolls the dice. **{ call-ideas }** suggests others.
# $name: the doctrine that everybody begins with, $means: what it does, in a few words.
host-solo-doctrine = **The enemy's turn.** Your units react by your doctrine, at first **{ $name }**: { $means }. You are asked when there is a real choice. { -doctrine } explains it and changes it.
host-solo-more = **Then.** { -order } takes any order, with autocomplete; { -unit } shows what a unit can do; { -help } explains the rest. Anyone who joins { $other } with { -battle-join } replaces the bot.
end-turn-label = End the turn
call-panel = Panel
call-ideas = Ideas
host-idea-gone = This button belongs to an earlier battle in this channel.

aim-none = The battle lasts { $turns } turns; the side with more victory points then wins. You score them by destroying enemy units. It ends early when half an army is lost or routing.
aim-objectives = The battle lasts { $turns } turns; the side with more victory points then wins. You score them by destroying enemy units, and by holding { $places } at the end. It ends early when half an army is lost or routing.
aim-objective = { NAME($name) } ({ $points })
pa-aim = The battle lasts { $turns } turns. These rules have no victory points: the bot handles movement, and you settle the fights at the desk, where it agrees to whatever you propose.
