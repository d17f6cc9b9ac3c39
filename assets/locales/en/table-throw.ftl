# Throws for people at a real table: a morale test, a shot, a melee.

## What cannot be thrown

table-throw-n = { $n }
table-throw-game = { $game }
table-throw-none = None of my games has that throw.
table-throw-not-here = This game has no such throw. Choose one that has, with the option { command-morale-game.name }: { JOIN($others, ", ") }.
table-throw-other-game = The units here belong to a battle of another game.
table-throw-unit-first = Say also whose throw it is, with the option { command-morale-unit.name }.
table-throw-no-battle = There is no battle here to take a unit from. Leave out `{ command-morale-unit.name }:`, and menus ask for all that counts.
table-throw-not-asked = Nothing that you have said makes { $option } matter. Leave it out.
table-throw-unknown = { CAP($field) }: I do not know “{ $typed }”.
table-throw-number = { CAP($field) }: a number from { $least } to { $most }, not “{ $typed }”.
table-throw-stale = What stands in this message cannot be thrown any more. Give the command again.

## The message

table-throw-title =
    { $kind ->
       *[morale] Morale test
        [fire] Fire
        [melee] Melee
    }
table-throw-unit = Filled in from { $unit } as it stood when you asked. Nothing is ordered, and nothing in the battle changes.
table-throw-units = Filled in from { $unit } against { $target } as they stood when you asked. Nothing is ordered, and nothing in the battle changes.
table-throw-none-of = { CAP($field) }: none
table-throw-one-of = { CAP($field) }
table-throw-counts =
    { $more ->
       *[yes] +{ $n }
        [no] −{ $n }
    }
table-throw-page = { $n } / { $of }
table-throw-roll = Roll
table-throw-roll-again = Roll again
table-throw-last = Throw { $times }: { $result }
table-throw-twice = That throw is made already: its result stands in the channel. Press again for another one.
table-throw-unread = Nobody else can read it: people who added me only to themselves may not speak through me to everybody here.

## What everybody reads

table-throw-thrown = { $who } · { $title }
table-throw-thrown-again = { $who } · { $title } · throw { $times }
table-throw-of = For { $unit }: nothing was ordered, and nothing in the battle changes.
table-throw-of-both = For { $unit } against { $target }: nothing was ordered, and nothing in the battle changes.
table-throw-said = { $field } **{ $choice }**

## The commands

command-morale = A morale test at a table, with all that weighs on it; throws for everybody to see
    .name = morale
command-morale-rating = The command rating, for example 8
    .name = rating
command-morale-quality = How good the unit is
    .name = quality
command-morale-reason = What the unit tests for
    .name = reason
command-morale-unit = A unit of the battle here: all that applies to it now is filled in
    .name = unit
command-morale-target = Who charges it, in the battle here
    .name = target
command-morale-game = Which game; without it, that of the battle here
    .name = game
-morale = `/{ command-morale.name }`
command-fire = A shot at a table, from the dice to the saves; throws for everybody to see
    .name = fire
command-fire-firer = What kind of unit fires
    .name = firer
command-fire-range = How many hexes off the target is
    .name = range
command-fire-factor = How many dice, everything counted, where you have reckoned them yourselves
    .name = factor
command-fire-cover = What ground the target stands on
    .name = cover
command-fire-unit = The unit of the battle here that fires: all that applies to it now is filled in
    .name = unit
command-fire-target = At which unit it fires, in the battle here
    .name = target
command-fire-game = Which game; without it, that of the battle here
    .name = game
-fire = `/{ command-fire.name }`
command-melee = A fight hand to hand at a table, with its saves and tests; throws for everybody to see
    .name = melee
command-melee-how = A charge or an assault
    .name = how
command-melee-attacker = What kind of unit attacks
    .name = attacker
command-melee-defender = What kind of unit is attacked
    .name = defender
command-melee-unit = The unit of the battle here that attacks: all that applies to it now is filled in
    .name = unit
command-melee-target = Which unit it attacks, in the battle here
    .name = target
command-melee-game = Which game; without it, that of the battle here
    .name = game
-melee = `/{ command-melee.name }`
