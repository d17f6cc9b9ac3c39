## Two armies meet

deploy-side = { NAME($side) }
deploy-army = { NAME($army) } ({ $cost } points)
deploy-armies = Two armies of up to { $points } points: { $red } against { $blue }.
deploy-how-sealed = Each side deploys in secret with { -deploy } and seals it; once both have, everything is revealed and the battle begins. To place unit by unit instead, both must ask for it there.
deploy-how-whole = After { -battle-start } the larger army deploys completely, then the other, with { -deploy }.
deploy-how-byUnit = After { -battle-start } the sides place one unit at a time in turn, the larger army first, with { -deploy }.
deploy-first-settled = { NAME($side) } moves first.
deploy-armed = { $who } brings another army for { NAME($side) }: { NAME($army) }.
deploy-opener-asks = The person who opened the battle would like to place unit by unit. That happens as soon as both commanders-in-chief ask for it in { -deploy }.
deploy-side-asks = { NAME($side) } asks to place unit by unit.
deploy-next-open = **{ $side }** to set up, with { -deploy }: { $who }.
deploy-wishes = { $who } would rather place unit by unit. That happens if the other commander-in-chief asks for it too ({ -deploy }).
deploy-unwishes = { $who } no longer asks to place unit by unit.
deploy-both-wish = Both sides chose to place unit by unit: { -battle-start } begins.

## What is sealed

deploy-void = The sealed deployment of { NAME($side) } is no longer possible: please deploy again, with { -deploy }.
deploy-who-sealed = Already sealed: { JOIN($sides, ", ") }.


## What is refused

deploy-no-meeting = There is no deployment in this battle: all units start on the map.
deploy-no-armies = This game has no points-based armies.
deploy-both-armies = Name both armies, `red:` and `blue:`.
deploy-without-armies = `points:`, `deploy:` and `first:` are for battles of two armies: name them with `red:` and `blue:`.
deploy-points-without = Points are for battles of two armies: name them with `red:` and `blue:`.
deploy-points-wrong = Points are a whole number from 1 to 99999.
deploy-other-book = The army “{ $name }” belongs to another game: { $game }.
deploy-illegal = The army “{ $name }” cannot be fielded: { JOIN($faults, " · ") }
deploy-too-large = { NAME($army) } costs { $cost } points, more than the { $points } agreed.
deploy-cannot-meet = The armies cannot meet there: { JOIN($faults, " · ") }
deploy-over = Deployment is over.
deploy-in-turn = In this battle the sides deploy one after the other, in the open: begin with { -battle-start }, then { -deploy } again.
deploy-chief-only = Only the commander-in-chief of { NAME($side) } can do that.
deploy-not-sealed = It is not sealed.
deploy-still = Still to deploy, with { -deploy }: { JOIN($sides, ", ") }.
deploy-moved-on = Something has changed since: look again with { -deploy }.
deploy-no-preset = There is no such preset deployment.
deploy-others-units = These units belong to other commanders: { $units }.
deploy-undo-shown = Both deployments have been revealed and cannot be hidden again, so they cannot be undone. Orders given afterwards can.
deploy-umpire-army = An umpire cannot bring an army.

## Buttons

deploy-open-label = Set up
deploy-rest-label = Place the rest for me
deploy-next-label = Place the next unit
bot-deploy-wish = Unit by unit instead
bot-deploy-unwish = No, in secret

## The command

command-deploy = Deploy your units before the battle: pick a preset, then adjust single units
    .name = deploy
command-deploy-lineup = A preset for all units: battle line, columns, or one flank refused
    .name = lineup
command-deploy-units = Single units with hex, facing and formation: 3L 0406 N line; 7C 0505
    .name = units
command-battle-new-red = Red's army, by name; the scenario then provides only the map
    .name = red
command-battle-new-blue = Blue's army, by name; the scenario then provides only the map
    .name = blue
command-battle-new-points = The agreed size of the game in points; default: that of the larger army
    .name = points
command-battle-new-deploy = How the two armies set up; default: sealed, at the same time
    .name = deploy
command-battle-new-deploy-sealed = Sealed: both at the same time, in secret
command-battle-new-deploy-whole = One whole side, then the other: the larger army first, in the open
command-battle-new-deploy-unit = Unit by unit, if both sides want it
command-battle-new-first = Who moves first; leave empty to roll for it
    .name = first
command-battle-new-first-roll = Both roll for it
command-battle-new-first-red = Red
command-battle-new-first-blue = Blue
command-battle-join-army = Bring this army for that side, before the battle begins
    .name = army

-deploy = `/{ command-deploy.name }`
