# Throws for people at a real table: a morale test, a shot, a melee.

## What cannot be thrown

table-throw-n = { $n }
table-throw-game = { $game }
table-throw-none = None of my games has that throw.
table-throw-not-here = This game has no such throw. { JOIN($others, ", ") } has: choose it with the option game.
table-throw-other-game = The units here belong to a battle of another game.
table-throw-unit-first = Say also whose throw it is, with the option unit.
table-throw-not-asked = Nothing that you have said makes { $option } matter. Leave it out.
table-throw-unknown = { CAP($field) }: I do not know “{ $typed }”.
table-throw-number = { CAP($field) } is a number from { $least } to { $most }, not “{ $typed }”.
table-throw-stale = What stands in this message cannot be thrown any more. Give the command again.
