# Battles made up.

## Wished.

random-none = No game here can generate battles.
random-size-none = There is no such size of map.
random-points = Each side gets { $least } to { $most } army points.
random-too-small = One of these nations has no army of { $points } points. Try more.
random-one-each = A battle is already being generated for you. Please wait for it.
random-full = Several people are already waiting for a battle. Try again in a few minutes.
random-stopped = The bot was stopped before the battle was generated. Try again when it is back.

## While it is made.

random-begun = Generating terrain and armies. This takes about a minute, longer on a large map.
random-waiting = Another battle is being generated first; yours is next.
random-looking = Battle { $deal } drawn; the bot is playing both sides to balance the armies: { $battles } { COUNT($battles, "battle", "battles") } so far.
random-counting = The armies are balanced; now testing: { $battles } of { $of } battles.

## Made.

random-balanced = { $side } won **{ $share }%** of { $battles } battles of the bot against itself{ $drawn ->
        [0] .
       *[other] , { $drawn } { COUNT($drawn, "draw", "draws") } counted as half.
    }
random-nearest = No balanced battle was found in this time. This is the nearest: { $side } won **{ $share }%** of { $battles } battles of the bot against itself{ $drawn ->
        [0] .
       *[other] , { $drawn } { COUNT($drawn, "draw", "draws") } counted as half.
    }
random-costs = Red's army costs { $red } points, Blue's { $blue }, in a game of { $points }.
random-keep = Save for this server
random-file = The file holds the battle as text.
random-gone = The file is no longer there. Generate another battle, or attach yours to { -scenario-add }.

## The command.

command-scenario-random = Generate a battle: terrain and two armies, balanced by self-play
    .name = random
command-scenario-random-size = How large the map is
    .name = size
command-scenario-random-size-small = Small: 14 × 10
command-scenario-random-size-medium = Medium: 20 × 14
command-scenario-random-size-large = Large: 26 × 18
command-scenario-random-points = Army points per side; default: to suit the map
    .name = points
command-scenario-random-red = Which army Red has; default: at random
    .name = red
command-scenario-random-blue = Which army Blue has; default: at random
    .name = blue
command-scenario-random-name = Save it for this server under this name
    .name = name
-scenario-random = `/{ command-scenario.name } { command-scenario-random.name }`
