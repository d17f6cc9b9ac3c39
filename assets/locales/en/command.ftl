# A side with several commanders: who commands what, the points, who is done.

## The command

command-command = Share out units and order points among the commanders of a side
    .name = command
command-command-list = See who commands which units
    .name = list
command-command-list-side = Which side; default: yours
    .name = side
command-command-give = Give units to a commander of your side
    .name = give
command-command-take = Take units under your own command, as commander-in-chief
    .name = take
command-command-points = Allot order points of this turn, as commander-in-chief
    .name = points
command-command-points-n = How many; leave empty to return them to the shared pool
    .name = n
command-done = Say that you have nothing more to order this turn
    .name = done

-command-give = `/{ command-command.name } { command-command-give.name }`

## Seats

many-name = { $who }
many-names = { $who }
many-unit = { $id }
# $unit says what the unit is, $who commands it.
many-unit-of = { $unit } · { $who }
many-brigade = { $brigade }: { $units }
many-side = { $side }: { $who } (C-in-C), { $others }
many-joined = { $who } joins { $side }, under { $chief }.
many-you-joined = You command on { $side }, under { $chief }, who gives you units with { -command-give }.
many-left = { $who } no longer commands on { $side }. { $chief } takes over those units.
many-heir = { $chief } is now commander-in-chief of { $side }.
many-full = { $side } already has { $n } commanders, the maximum.
many-chief-only = Only { $who }, your commander-in-chief, can do that.

## Units

many-gave = { $who } gives { $to } command of { $units }.
many-took = { $who } takes direct command of { $units }.
many-has-already = { $who } already commands { $units }.
many-no-commander = No commander on { $side } has that name.
many-no-unit = Your side has no unit and no brigade called { $unit }.
many-no-units = Name at least one unit.
many-not-yours = { $units }: only { $who } can give those orders.
many-list = **{ $side }**
# $n counts the units, $units names them.
many-list-line = { $role ->
    [chief] **{ $who }**, commander-in-chief
   *[commander] **{ $who }**
}: { $n ->
    [0] no units
   *[other] { $units }
}
many-menu = Which units go to { $who }?
many-menu-take = Which units do you take under your own command?
many-menu-units = Units
many-menu-page = { $page }/{ $pages }

## Points

many-allotted = { $who } has { $n ->
    [one] { $n } order point
   *[other] { $n } order points
} of this turn to spend.
many-common = { $who } draws on the shared order points again.
many-no-points = This game counts no order points.
many-points-later = Order points can be allotted in your own turn, once they have been rolled.
many-points-short = Your side has { $all ->
    [one] { $all } point
   *[other] { $all } points
}, of which { $rest } can still be allotted.
many-points-number = A number of points from 0 to 99.
many-too-dear = That costs { $cost ->
    [one] { $cost } order point
   *[other] { $cost } order points
}, and you have { $left ->
    [0] none left
   *[other] { $left } left
}.

## Groups of several commanders

many-consent = That group also has units of { $who }, who must agree first.
many-consent-ahead = Once you confirm it, { $who } must agree to it.
many-proposes-group = { $who } wants to order a group in which others have units: `{ $orders }`.
many-group-first = Put the group order first; each order after it must be for one commander's units.
motion-the-group = the orders for the group

## Done

many-done-label = Done
many-done = You are done. The turn ends when { $who } is done too.
many-done-last = You are done, and so is everyone else: the turn ends.
many-done-ahead = Then you are done; the turn ends when { $who } is done too.
many-done-already = You are already done. Giving another order cancels that.
# $n order points would be lost to him.
many-done-sure = { $n ->
    [one] { $n } order point is unspent.
   *[other] { $n } order points are unspent.
} Finish anyway?

# Options that several commands have; an option of its own meaning has a message under its command.
command-option-army = Which one; type to search
    .name = army
command-option-why = The reason (public)
    .name = why
command-option-game = Which game; default: that of the battle here
    .name = game
command-option-nation = Whose army it is
    .name = nation
command-option-who = To whom
    .name = who
command-option-units = Their short names, or a brigade; leave empty for a menu
    .name = units
command-option-side-red = Red
command-option-side-blue = Blue
command-option-language-en = English
command-option-language-fr = French
