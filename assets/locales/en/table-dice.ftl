# Rolls for people at a real table: a morale test, a shot, a melee.

## What cannot be rolled

table-dice-n = { $n }
table-dice-game = { $game }
table-dice-none = None of my games has that roll.
table-dice-not-here = This game has no such roll. Choose one that does, with the option { command-option-game.name }: { JOIN($others, ", ") }.
table-dice-other-game = The units here belong to a battle of another game.
table-dice-unit-first = Also say which unit rolls, with the option { command-morale-unit.name }.
table-dice-no-battle = There is no battle here to take a unit from. Leave out `{ command-morale-unit.name }:`, and menus ask for everything needed.
table-dice-not-asked = With your other choices { $option } makes no difference. Leave it out.
table-dice-unknown = { CAP($field) }: I do not know “{ $typed }”.
table-dice-number = { CAP($field) }: a whole number from { $least } to { $most }, not “{ $typed }”.
table-dice-stale = This roll can no longer be made. Give the command again.

## The message

table-dice-title =
    { $kind ->
       *[morale] Morale test
        [fire] Fire
        [melee] Melee
    }
table-dice-unit = Filled in from { $unit } as it was when you asked. Nothing is ordered, and nothing in the battle changes.
table-dice-units = Filled in from { $unit } against { $target } as they were when you asked. Nothing is ordered, and nothing in the battle changes.
table-dice-none-of = { CAP($field) }: none
table-dice-one-of = { CAP($field) }
table-dice-counts =
    { $more ->
       *[yes] +{ $n }
        [no] −{ $n }
    }
table-dice-page = { $n } / { $of }
table-dice-roll = Roll
table-dice-roll-again = Roll again
table-dice-last = Roll { $times }: { $result }
table-dice-twice = That roll has already been made: its result is in the channel. Press again to roll again.
table-dice-unread = No one else can see it: I was added by you alone, so I cannot post publicly here.

## Before the dice

table-dice-ahead-base-dice = { $base } { COUNT($base, "die", "dice") }
table-dice-ahead-modifier = { SIGN($n) } { $name } [{ $clause }]
table-dice-ahead-hits = { $dice } { COUNT($dice, "die hits", "dice, each hits") } on { $need } or more
table-dice-ahead-test = Passes on { $needs } or less · { $chance }
table-dice-ahead-hopeless = Cannot pass
table-dice-no-dice = No dice are rolled.

## What everybody reads

table-dice-thrown = { $who } · { $title }
table-dice-thrown-again = { $who } · { $title } · roll { $times }
table-dice-of = For { $unit }: nothing was ordered, and nothing in the battle changes.
table-dice-of-both = For { $unit } against { $target }: nothing was ordered, and nothing in the battle changes.
table-dice-said = { $field } **{ $choice }**

## The commands

command-morale = Roll a morale test for a tabletop game, with every modifier; the result is public
    .name = morale
command-morale-rating = The command rating, for example 8
    .name = rating
command-morale-quality = How good the unit is
    .name = quality
command-morale-reason = What the unit tests for
    .name = reason
command-morale-unit = A unit of the battle here: all that applies to it now is filled in
    .name = unit
command-morale-target = The unit that charges it, in the battle here
    .name = target
-morale = `/{ command-morale.name }`
command-fire = Roll fire for a tabletop game, from dice to saves; the result is public
    .name = fire
command-fire-firer = What kind of unit fires
    .name = firer
command-fire-range = How far away the target is, in hexes or centimetres
    .name = range
command-fire-factor = How many dice, if you have worked them out yourselves
    .name = factor
command-fire-cover = What terrain the target is in, or how it stands
    .name = cover
command-fire-unit = The unit of the battle here that fires: all that applies to it now is filled in
    .name = unit
command-fire-target = The unit it fires at, in the battle here
    .name = target
-fire = `/{ command-fire.name }`
command-melee = Roll a combat for a tabletop game, with saves and tests; the result is public
    .name = melee
command-melee-how = A charge or an assault
    .name = how
command-melee-attacker = What kind of unit attacks
    .name = attacker
command-melee-defender = What kind of unit is attacked
    .name = defender
command-melee-unit = The unit of the battle here that attacks: all that applies to it now is filled in
    .name = unit
command-melee-target = The unit it attacks, in the battle here
    .name = target
-melee = `/{ command-melee.name }`
