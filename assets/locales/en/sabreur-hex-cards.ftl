### Sabreur-hex: the cards of questions, and the words around the map.

## What is asked

card-asks-formula = Which formula gives this turn's order points?
card-asks-reaction = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "charges", "charge") } { THE($unit, as: "bold") } ({ $strength }) from { $distance } { COUNT($distance, "hex", "hexes") }. How { NB($unit, "does", "do") } { THE($unit) } react?
card-asks-reaction-assault = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "assaults", "assault") } { THE($unit, as: "bold") } ({ $strength }). How { NB($unit, "does", "do") } { THE($unit) } react?
card-asks-help = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "presses", "press") } on { $stands ->
        [yes] against { THE($target, as: "bold") }
       *[no] although { THE($target, as: "bold") } { NB($target, "has", "have") } given way
    }. Does a friendly unit help?
card-asks-attack = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } in front of { THE($target, as: "bold") }. Attack?
card-asks-attack-square = { THECAP($target, as: "bold") } { NB($target, "is", "are") } in square in front of { THE($unit, as: "bold") }. Attack anyway?
card-asks-strike = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } held. Strike back at { THE($target, as: "bold") }?
card-asks-nerve = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } failed the test by { $excess }. Stay and take the losses, or flee?
card-asks-facing = { THECAP($unit, as: "bold") } { NB($unit, "flees", "flee") }. Which way?
card-asks-run = { THECAP($unit, as: "bold") } must run { $hexes } { COUNT($hexes, "hex", "hexes") }. Which way?
card-asks-transfer = { THECAP($unit, as: "bold") } ({ $strength }) { NB($unit, "is", "are") } about to lose { $lost }. Pass losses to a friendly unit on the flank?
card-asks-aside = { THECAP($skirmishers, as: "bold") } { NB($skirmishers, "makes", "make") } way for { THE($unit, as: "bold") } and can do nothing more this turn. Which hex behind?
card-asks-return = { THECAP($unit, as: "bold") } may return the fire { DE($target, as: "bold") }. Return fire?
card-asks-restrain = The orders are finished, and { $units } would attack without orders. Hold back, or let { $count ->
        [1] it
       *[other] one of them
    } go?
card-asks-unleashed = { JOIN($units, ", ") } cannot be held back. Choose the target.
card-asks-initiative = The orders are finished. Should { OR($units) } try to act without orders?
card-unit = { shared-the-bold }
card-asks-pursuit = { THECAP($target, as: "bold") } { NB($target, "has", "have") } given way. Does { THE($unit, as: "bold") } pursue?
card-asks-chase = { THECAP($unit, as: "bold") } must pursue { $hexes } { COUNT($hexes, "hex", "hexes") }, or until an enemy stops { NB($unit, "it", "them") }. Which way?
card-asks-blow = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } run into { THE($target, as: "bold") }. Strike?
card-asks-stand = { THECAP($unit, as: "bold") } { NB($unit, "rallies", "rally") }. Which formation and facing?
card-asks-keep-contracts = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } up. Which hex { NB($unit, "does it keep", "do they keep") }?
card-asks-keep-flees = { THECAP($unit, as: "bold") } { NB($unit, "flees", "flee") } from an extended line. Which of the two hexes does the rout start from?
card-asks-second-shot = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } has yet to fire. At which target?
card-asks-second-shot-lost = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } can no longer fire at { THE($target, as: "bold") }. Choose another target.

# Below a post that has just told what led to it.
card-asks-reaction-on = What { NB($unit, "does", "do") } { THE($unit, as: "bold") } do?
card-asks-help-on = Does a friendly unit help { THE($target, as: "bold") }?
card-asks-attack-on = { NB($unit, "Does", "Do") } { THE($unit, as: "bold") } attack?
card-asks-attack-square-on = { NB($unit, "Does", "Do") } { THE($unit, as: "bold") } attack the square?
card-asks-strike-on = { NB($unit, "Does", "Do") } { THE($unit, as: "bold") } strike back?
card-asks-nerve-on = Stay and take the losses, or flee?
card-asks-facing-on = Which way { NB($unit, "does", "do") } { THE($unit, as: "bold") } flee?
card-asks-pursuit-on = { NB($unit, "Does", "Do") } { THE($unit, as: "bold") } pursue?
card-asks-return-on = { NB($unit, "Does", "Do") } { THE($unit, as: "bold") } return the fire?

## What it may cost

card-cost-of-failure = { $what }: on { $total ->
        [8] an
        [11] an
       *[other] a
    } { $total }, { $fate ->
        [lost] { $guns ->
            [guns] the guns are lost
           *[others] stay and be lost, or flee
        }
       *[alive] lose { $lost } { $guns ->
            [guns] { COUNT($lost, "point", "points") }
           *[others] or flee
        }
    }.
# Why a test is thrown with three dice: behind a unit, or in brackets.
three-dice-elite = elite, so three dice, the highest set aside
three-dice-besideElite = next to an elite unit, so three dice, the highest set aside
three-dice-recruit = recruits, so three dice, the lowest set aside
three-dice-extendedLine = an extended line, so three dice, the lowest set aside
card-three-dice = { ID($unit) }: { $why }.
card-failure-flees = If the test fails, { THE($unit) } { NB($unit, "flees", "flee") }.
card-busy = { THECAP($unit) } { NB($unit, "is", "are") } already in contact with an enemy: no other reaction is allowed.
card-too-close = Too close to form square or turn: that needs a charge from 3 hexes or more.
card-one-shot = A square may fire only once per turn.
card-warns-help = One friendly unit may help. It tests first; if it fails, it does not help, but suffers nothing.
card-warns-countercharge = A countercharge cancels doubling and may outflank; the helping unit does not fight in this charge.
card-warns-countercharge-assault = A countercharge may outflank; the helping unit does not fight in this assault.
card-warns-flight = A unit that flees panics: it runs a random distance, causes losses to friends it passes through, is eliminated if it ends on one, and cannot fight until it rallies.
card-warns-run = A rout that ends on a friend eliminates the unit; each friend passed through takes losses; off the map it is lost and scores half.
card-warns-points = With two dice, a total of 0 or less counts as 2.
card-warns-restrain = If the test fails, the unit attacks straight away: the nearest enemy, unless you choose another.
card-warns-transfer = The friendly unit must pass a morale test; if it fails, the guns take the losses.

card-warns-pursuit = A pursuit runs its full rolled distance, and may end alone among the enemy.
card-warns-blow = No reaction is allowed, and there is no second pursuit; a target that survives strikes back.

## Answers

card-menu-turn = Turn to…
card-menu-evade = Evade to…
card-menu-countercharge = Countercharge with…
card-menu-facing = Face another way…
# A turn, and where it leaves the attacker.
card-turn = { CAP($what) } · { ID($charger) } { $area ->
        [front] in front
        [rear] behind
       *[flank] in flank
    }
card-attack = { $what } · { $dice } { COUNT($dice, "die", "dice") }
preview-test = { ID($unit) } { $reason ->
        [formation] tries to form { $formation }
        [rally] tries to rally
        [activation] takes an activation test (Stubborn)
       *[other] takes a morale test
    }: { $chance ->
        [0] <1
       *[other] { $chance }
    }%.
preview-fire = { ID($unit) } fires on { ID($target) } at { $distance } { COUNT($distance, "hex", "hexes") }. At least one hit: { $chance }.
preview-fire-dice = { $reckoning }, each hits on { $need }+
preview-needs = Needs { $needs } or less{ $weighed ->
        [0] {""}
       *[other] {" "}(CR { $base } { JOIN($modifiers, " ") })
    }{ $three }
preview-three-dice = {" "}· { $why }
preview-rout = Then a die decides how far { ID($unit) } routs. It is lost if it ends on a friend or off the map; friends it passes through take losses.
preview-modifier = { SIGN($n) } { $name }
card-needs = { $what } · needs { $needs } or less · { $chance ->
        [0] <1
       *[other] { $chance }
    }%
# Where there is no room for what it needs.
card-chance = { $what } · { $chance ->
        [none] 0
        [0] <1
       *[other] { $chance }
    }%
# A friend rides at the attacker: where from.
card-help-counter = { ID($unit) }: { $how ->
        [outflanks] outflank from { $to }
       *[meets] countercharge to { $to }
    }
card-hopeless = { $what } · cannot pass · 0%
card-no-test = { $what } · no test
card-outflanks = { $what } · outflanks
card-ahead-help = If the attack continues
card-ahead-failed = If the test fails
card-ahead-stay = Stay at any cost
card-ahead-stay-at = Stay if { $n } or more are left, else flee
card-ahead-flee = Flee
card-flee = { $what } (panics)
card-stay = { $what } · { $strength }→{ $left }
card-stay-dies = { $what } · { $strength }→0 (eliminated)
card-run = To { $to }
card-run-meets = To { $to } · meets { JOIN($units, " ") }
card-run-off = Off the map (eliminated)
card-run-over = Off the map
card-run-crosses = { $way } · through { JOIN($units, " ") }{ $more ->
        [0] {""}
       *[other] {" "}+{ $more }
    }
card-run-name = { $way } (through { JOIN($units, " ") })
card-run-ends = { $way } · onto { ID($unit) } (eliminated)
card-initiative-none = None
card-facing = { $what } · { $bad ->
    [0] safe on any roll
    [one] 1 roll in 6 ends badly
   *[other] { $bad } rolls in 6 end badly
 }
card-facing-short = { $what } · { $bad ->
    [0] safe
   *[other] bad on { $bad } of 6
 }
card-keep = Keep { $hex }
card-keep-risk = From { $hex } · { $bad ->
    [0] safe on any roll
    [one] 1 roll in 6 ends badly
   *[other] { $bad } rolls in 6 end badly
 }
card-second-shot = { ID($unit) } · { $distance } { COUNT($distance, "hex", "hexes") } · { $dice } { COUNT($dice, "die", "dice") }
card-transfer-none = Keep all losses

## The map

scene-title = { NAME($battle) }
scene-subtitle = Turn { $turn } of { $last } · { $side } to move
scene-subtitle-over = Turn { $turn } of { $last } · the battle is over
scene-army = { NAME($army) }
scene-figures = { $men } { COUNT($men, "man", "men") } · { $points } VP
scene-place = { NAME($place) }

## Doctrines: what is answered for a commander

doctrine-sabreur-hex-regulation-means = Infantry charged by cavalry forms square if it can; skirmishers evade if they can, batteries fire, all others stand firm. Friendly units fire at the charger; you are asked before one countercharges. After a failed test a unit stays while it is above its demoralisation threshold, flees if staying would destroy it, and asks you in between.
doctrine-sabreur-hex-regulation-short = infantry forms square against cavalry, skirmishers fall back, guns fire, the rest stand firm
doctrine-bold = Bold
doctrine-sabreur-hex-bold-means = Units fire if they can; cavalry countercharges at even chances, and friendly units help. Units stay while anything is left of them, attack, and pursue.
