# A battle against the bot: its welcome, and what one might order next as buttons.

host-solo-opened = Welcome, { $who }! You command **{ $side }**. { $robot } commands { $other }: it orders by itself and answers whatever it is asked, so nobody else is needed.
# $aim: what it takes to win, as a sentence of the game.
host-solo-aim = **Your aim.** { $aim }
host-solo-first = **First.** Below the map stand a plain officer's ideas, as buttons. **Press one**: only you see what that order would do. **Confirm** gives it, and the dice fall.
host-solo-deploy = **First.** Set your army up with { -deploy }: a line-up by one press will do. Then a plain officer's ideas stand below the map, as buttons. **Press one**: only you see what that order would do. **Confirm** gives it, and the dice fall.
host-solo-more = **Then.** { -order } takes any order and completes it while you type; { -unit } says what a unit can do; { -help } has the rest. Whoever takes { $other } with { -battle-join } takes the bot's place.
host-end-turn = End the turn
host-idea-gone = This button belongs to another battle than the one that is fought here now.

aim-none = The battle lasts { $turns } turns. Whoever then has more victory points wins; they are earned by destroying enemies. An army loses sooner, whatever the points, when half of it is gone or in flight at the end of its own turn.
aim-objectives = The battle lasts { $turns } turns. Whoever then has more victory points wins; they are earned by destroying enemies, and by standing at the end in { JOIN($places, ", ") }. An army loses sooner, whatever the points, when half of it is gone or in flight at the end of its own turn.
aim-objective = { NAME($name) } ({ $points })
pa-aim = The battle lasts { $turns } turns. This book counts no points: you move by the rules, and what your fights come to is settled at the desk, where the bot agrees to what you propose.
