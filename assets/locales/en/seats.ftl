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

seat-name = { $who }
seat-names = { $who }
seat-unit = { $id }
# $unit says what the unit is, $who commands it.
seat-unit-of = { $unit } · { $who }
seat-brigade = { $brigade }: { $units }
seat-side = { $side }: { $who } (C-in-C), { $others }
seat-joined = { $who } joins { $side }, under { $chief }.
seat-you-joined = You command on { $side }, under { $chief }, who gives you units with { -command-give }.
seat-left = { $who } no longer commands on { $side }. { $chief } takes over those units.
seat-heir = { $chief } is now commander-in-chief of { $side }.
seat-full = { $side } already has { $n } commanders, the maximum.
seat-chief-only = Only { $who }, your commander-in-chief, can do that.

## Units

seat-gave = { $who } gives { $to } command of { $units }.
seat-took = { $who } takes direct command of { $units }.
seat-has-already = { $who } already commands { $units }.
seat-no-commander = No commander on { $side } has that name.
seat-no-unit = Your side has no unit and no brigade called { $unit }.
seat-no-units = Name at least one unit.
seat-not-yours = { $units }: only { $who } can give those orders.
seat-list = **{ $side }**
# $n counts the units, $units names them.
seat-list-line = { $role ->
    [chief] **{ $who }**, commander-in-chief
   *[commander] **{ $who }**
}: { $n ->
    [0] no units
   *[other] { $units }
}
seat-menu = Which units go to { $who }?
seat-menu-take = Which units do you take under your own command?
seat-menu-units = Units
seat-menu-page = { $page }/{ $pages }

## Points

seat-allotted = { $who } has { $n ->
    [one] { $n } order point
   *[other] { $n } order points
} of this turn to spend.
seat-common = { $who } draws on the shared order points again.
seat-no-points = This game counts no order points.
seat-points-later = Order points can be allotted in your own turn, once they have been rolled.
seat-points-short = Your side has { $all ->
    [one] { $all } point
   *[other] { $all } points
}, of which { $rest } can still be allotted.
seat-points-number = A number of points from 0 to 99.
seat-too-dear = That costs { $cost ->
    [one] { $cost } order point
   *[other] { $cost } order points
}, and you have { $left ->
    [0] none left
   *[other] { $left } left
}.

## Groups of several commanders

seat-consent = That group also has units of { $who }, who must agree first.
seat-consent-ahead = Once you confirm it, { $who } must agree to it.
seat-proposes-group = { $who } wants to order a group in which others have units: `{ $orders }`.
seat-group-first = Put the group order first; each order after it must be for one commander's units.
proposal-the-group = the orders for the group

## Done

seat-done-label = Done
seat-done = You are done. The turn ends when { $who } is done too.
seat-done-last = You are done, and so is everyone else: the turn ends.
seat-done-ahead = Then you are done; the turn ends when { $who } is done too.
seat-done-already = You are already done. Giving another order cancels that.
# $n: the order points that would go unused.
seat-done-sure = { $n ->
    [one] { $n } order point is unspent.
   *[other] { $n } order points are unspent.
} Finish anyway?
