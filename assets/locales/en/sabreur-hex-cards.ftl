### Sabreur-hex: the cards of questions, and the words around the map.

## What is asked

card-asks-formula = Which formula gives this turn's order points?
card-asks-reaction = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "charges", "charge") } { THE($unit, as: "bold") } ({ $strength }) from { $distance } { COUNT($distance, "hex", "hexes") }. What { NB($unit, "does", "do") } { THE($unit) } do?
card-asks-reaction-assault = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "assaults", "assault") } { THE($unit, as: "bold") } ({ $strength }). What { NB($unit, "does", "do") } { THE($unit) } do?
card-asks-help = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "comes", "come") } on { $stands ->
        [yes] at { THE($target, as: "bold") }
       *[no] although { THE($target, as: "bold") } { NB($target, "has", "have") } given way
    }. Does a friend help?
card-asks-attack = { THECAP($unit, as: "bold") } { NB($unit, "stands", "stand") } before { THE($target, as: "bold") }. Attack?
card-asks-attack-square = { THECAP($target, as: "bold") } { NB($target, "stands", "stand") } in square before { THE($unit, as: "bold") }. Attack all the same?
card-asks-strike = { THECAP($unit, as: "bold") } still { NB($unit, "stands", "stand") }. Strike back at { THE($target, as: "bold") }?
card-asks-nerve = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } failed the test by { $excess }. Stay and take the losses, or flee?
card-asks-facing = { THECAP($unit, as: "bold") } { NB($unit, "flees", "flee") }. Which way?
card-asks-run = { THECAP($unit, as: "bold") } must run { $hexes } { COUNT($hexes, "hex", "hexes") }. Which way?
card-asks-transfer = { THECAP($unit, as: "bold") } ({ $strength }) { NB($unit, "is", "are") } about to lose { $lost }. Pass losses to a friend on the flank?
card-asks-aside = { THECAP($skirmishers, as: "bold") } { NB($skirmishers, "makes", "make") } way for { THE($unit, as: "bold") } and { NB($skirmishers, "does", "do") } nothing more this turn. To which hex behind?
card-asks-return = { THECAP($unit, as: "bold") } may answer the fire { DE($target, as: "bold") }. Fire back?
card-asks-restrain = The orders are spent, and { $units } would attack unbidden. Hold back, or let { $count ->
        [1] it
       *[other] one of them
    } go?
card-asks-unleashed = { JOIN($units, ", ") } cannot be held back. Whom to attack?
card-asks-initiative = The orders are spent. Shall { OR($units) } try to act without them?
card-unit = { THE($unit, as: "bold") }
card-asks-pursuit = { THECAP($target, as: "bold") } { NB($target, "has", "have") } given way. Does { THE($unit, as: "bold") } pursue?
card-asks-chase = { THECAP($unit, as: "bold") } must pursue { $hexes } { COUNT($hexes, "hex", "hexes") }, or until an enemy stops { NB($unit, "it", "them") }. Which way?
card-asks-blow = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } run into { THE($target, as: "bold") }. Strike?
card-asks-stand = { THECAP($unit, as: "bold") } { NB($unit, "rallies", "rally") }. In which formation, facing where?
card-asks-keep-contracts = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } up. Which hex { NB($unit, "does it keep", "do they keep") }?
card-asks-keep-flees = { THECAP($unit, as: "bold") } { NB($unit, "flees", "flee") } out of two hexes. From which one?
card-asks-second-shot = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } has still to fire. At whom?
card-asks-second-shot-lost = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } can no longer fire at { THE($target, as: "bold") }. At whom instead?
card-asks-unit = { THECAP($unit, as: "bold") } { NB($unit, "awaits", "await") } your decision.
card-asks-side = Your side awaits your decision.

## What it may cost

card-cost-of-failure = { $what }: on a { $total }, { $fate ->
        [lost] { $guns ->
            [guns] the guns are lost
           *[others] stay and be lost, or flee
        }
       *[alive] lose { $lost } { $guns ->
            [guns] { COUNT($lost, "point", "points") }
           *[others] or flee
        }
    }.
card-failure-flees = If the test fails, { THE($unit) } { NB($unit, "flees", "flee") }.
card-busy = { THECAP($unit) } { NB($unit, "is", "are") } in contact with an enemy already: nothing else is open.
card-too-close = Too close to form square or to turn: that takes 3 hexes of warning.
card-one-shot = A square fires once a turn only.
card-warns-help = One friend may help. It tests first; if it fails, nothing happens to it.
card-warns-countercharge = A countercharge cancels doubling and may outflank; the friend does not fight in this charge.
card-warns-countercharge-assault = A countercharge may outflank; the friend does not fight in this assault.
card-warns-flight = A unit that flees panics: it runs at random length, hurts friends it runs through, dies if it ends on one, and fights no more until it rallies.
card-warns-run = A run that ends on a friend eliminates the unit; each friend run through loses men; off the map it is lost, and counts half.
card-warns-points = Two dice may come to 0 or less: that counts as 2.
card-warns-restrain = Whoever fails the test attacks at once: the nearest enemy, unless you choose another.
card-warns-transfer = The friend must pass a morale test; if it fails, the guns keep their losses.

card-warns-pursuit = A pursuit runs its whole length, thrown by the die, and may end alone among the enemy.
card-warns-blow = No reaction against it, and no second pursuit; who still stands strikes back.

## Answers

card-answer = { CAP($what) }
# A turn, and where it leaves the attacker.
card-turn = { CAP($what) } · { ID($charger) } { $area ->
        [front] in front
        [rear] behind
       *[flank] in flank
    }
card-attack = { $what } · { $dice } { COUNT($dice, "die", "dice") }
preview-test = Then { $reason ->
        [formation] a test to change formation
        [rally] a test to rally
        [activation] a test to stir, for it is Stubborn
       *[other] a morale test
    }: { ID($unit) } needs { $needs } or less{ $weighed ->
        [0] {""}
       *[other] {" "}(Cd { $base } { JOIN($modifiers, " ") })
    } · { $chance ->
        [0] <1
       *[other] { $chance }
    } %.
preview-rout = Then a die decides how far { ID($unit) } runs: ending on a friend or off the map, it is lost; friends it runs through lose men.
preview-modifier = { SIGN($n) } { $name }
card-needs = { $what } · needs { $needs } or less · { $chance ->
        [0] <1
       *[other] { $chance }
    } %
card-hopeless = { $what } · cannot pass · 0 %
card-no-test = { $what } · no test
card-outflanks = { $what } · outflanks
card-ahead-help = If the attack is still alive
card-ahead-failed = If the test fails
card-ahead-stay = Stay, whatever it costs
card-ahead-stay-at = Stay if { $n } or more are left, else flee
card-ahead-flee = Flee
card-flee = { $what } (panics)
card-stay = { $what } · { $strength }→{ $left }
card-stay-dies = { $what } · { $strength }→0 (eliminated)
card-run = To { $to }
card-run-meets = To { $to } · meets { JOIN($units, " ") }
card-run-off = Off the map (eliminated)
card-run-crosses = { $way } · through { JOIN($units, " ") }{ $more ->
        [0] {""}
       *[other] {" "}+{ $more }
    }
card-run-ends = { $way } · onto { ID($unit) } (eliminated)
card-initiative-none = Nobody
card-facing = { $what } · { $bad ->
    [0] no throw ends badly
    [one] 1 throw in 6 ends badly
   *[other] { $bad } throws in 6 end badly
 }
card-keep = Keep { $hex }
card-keep-risk = From { $hex } · { $bad ->
    [0] no throw ends badly
    [one] 1 throw in 6 ends badly
   *[other] { $bad } throws in 6 end badly
 }
card-second-shot = { ID($unit) } · { $distance } { COUNT($distance, "hex", "hexes") } · { $dice } { COUNT($dice, "die", "dice") }
card-transfer-none = Keep all losses
card-id = { ID($unit) }

## The map

scene-title = { NAME($battle) }
scene-subtitle = Turn { $turn } of { $last } · { $side } to move
scene-side = { NAME($army) } · { $strength }
scene-place = { NAME($place) }

## Doctrines: what is answered for a commander

doctrine-regulation = Regulation
doctrine-regulation-means = Charged by cavalry, your infantry forms square if it can; skirmishers evade, batteries fire, the others stand. Friends fire into the charge; whether one countercharges, you are asked. After a failed test a unit stays while it keeps its order, flees if staying would kill it, and asks you in between.
doctrine-bold = Bold
doctrine-bold-means = Whoever can fire, fires; cavalry countercharges at even chances, and friends help. A unit stays while anything is left of it, strikes, and pursues.
doctrine-ask = Ask me everything
doctrine-ask-means = Nothing is answered for you: every choice waits until you make it.
