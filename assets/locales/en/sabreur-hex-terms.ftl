### Sabreur-hex: the words of the rules.

side-red = Red
side-blue = Blue
colour-red = Red
colour-blue = Blue

## Facings, as a unit looks or turns

## Formations, behind "forms"

formation-line = line
formation-column = column
formation-square = square
formation-closedColumn = closed column
formation-extendedLine = extended line
formation-skirmish = { shared-skirmish-order }
formation-horde = a mob
formation-mounted = line
formation-battery = battery

## Types of units

## Quality

## Modifiers, behind their number

modifier-outflanked = outflanked
modifier-cover = in cover
modifier-demoralised = demoralised
modifier-nonDense = loose formation
modifier-lancer = lances
modifier-defensiveFire = defensive fire
modifier-countercharge = countercharge
modifier-near = close range
modifier-artilleryVsSquare = artillery against square
modifier-enfilade = enfilade
modifier-controlledFire = controlled fire
modifier-defensiveArtillery = defensive artillery fire
modifier-doubled = doubled
modifier-chargeLosses = losses in this charge
modifier-capEnemyCover = limit: enemy in cover
modifier-capOwnTerrain = limit: own ground
modifier-capOutflanked = limit: outflanked

## Answers

answer-hold = stand firm
answer-square = form square
answer-fire = { shared-fire }
answer-no-fire = hold fire
answer-flee = flee
answer-attack = attack
answer-stop = stop
answer-strike = strike back
answer-no-strike = do not strike back
answer-stay = stay
answer-none = none
answer-no-transfer = the guns keep their losses
answer-no-one-tries = no one tries
answer-transfer = pass { $n } on to { ID($unit) }
answer-closed-column = form closed column
answer-counter = countercharge
answer-turn = turn { $facing }{ $pivot ->
        [left] {" "}on the left half
        [right] {" "}on the right half
       *[none] {""}
    }
answer-evade = evade to { $to }
answer-fire-half = fire, { $half ->
        [left] left half
       *[right] right half
    }
answer-friend-none = no one helps
answer-friend-fire = { ID($unit) }: fire{ $half ->
        [left] , left half
        [right] , right half
       *[none] {""}
    }
answer-friend-counter = { ID($unit) }: countercharge to { $to }
answer-face = face { $facing }
answer-path = run { $off ->
        [off] off the map
       *[on] by { $path }
    }
answer-restrain = hold back { ID($unit) }
answer-try = test { ID($unit) }
answer-charge = { ID($unit) } charges { ID($target) }
answer-assault = { ID($unit) } assaults { ID($target) }
answer-from = { $what } from { $from }
answer-with = { $what } with { ID($unit) }
answer-pursue = pursue
answer-pursue-with = pursue with { ID($unit) }
answer-stay-put = do not pursue
answer-attack-unit = attack { ID($unit) }
answer-stand = { $formation }, facing { $facing }
answer-stand-over = { $formation } to { $to }, facing { $facing }
answer-toward = skirmishers to { $to }
answer-keep = the half in { $hex } stands
answer-shot = fire the { $half ->
    [left] left
   *[right] right
 } half at { ID($unit) }

## Who gave an answer

given-order = with the order
given-filed = prepared in advance
given-default = no answer: default
given-doctrine = by doctrine
# $day: the day of the month; $month: its number, from 1.
given-standing = by standing order of { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
given-umpire = given by the umpire

## Why a battle ended

tell-why-broken = the { $side ->
    [red] red
   *[blue] blue
} army is broken, with half of its value lost or in flight
tell-why-both-broken = both armies are broken; { $decided }
tell-why-lastTurn = the last turn is over; { $decided }
tell-points-decide = on points, { $most } to { $least }
tell-points-equal = the points are equal, { $most } each
tell-why-scored = { $cause } (Red { $red } VP, Blue { $blue })
