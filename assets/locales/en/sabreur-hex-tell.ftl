### Sabreur-hex: the report of an order. One event, one sentence, one small line of dice.

## Titles

title-charge-open = { shared-title-announced }
title-charge-destroyed = { ID($unit) } destroys { ID($target) }
title-charge-destroyed-dear = { ID($unit) } destroys { ID($target) } and dies of it
title-charge-routed-dear = { ID($unit) } drives off { ID($target) } and dies of it
title-charge-routed-cavalry = { ID($unit) } rides down { ID($target) }
title-charge-routed-infantry = { ID($unit) } sweeps { ID($target) } away
title-charge-fled = { ID($target) } flees before { ID($unit) }
title-charge-fled-lost = { ID($target) } flees before { ID($unit) } and is lost
title-charge-driven-off = { ID($unit) } drives { ID($target) } off the field
title-charge-held = { ID($unit) } charges { ID($target) }, which holds
title-charge-caught = { ID($unit) } catches { ID($target) }
title-charge-other = { ID($unit) } strikes { ID($target) }
title-charge-evaded = { ID($target) } slips away from { ID($unit) }
title-charge-stopped = { ID($unit) } stops short of { ID($target) }
title-charge-shaken = { ID($target) } is shaken; { ID($unit) } does not strike
title-charge-turned-away = { ID($unit) } turns away from the { $formation ->
        [closedColumn] closed column
       *[square] square
    } of { ID($target) }
title-charge-repelled = { ID($target) } stops the charge of { ID($unit) }
title-assault-open = { ID($unit) } assaults { ID($target) }
title-assault-held = { ID($unit) } fights { ID($target) } hand to hand
title-assault-repelled = { ID($target) } stops the assault of { ID($unit) }
title-broke-off = { ID($unit) } cannot reach { ID($target) }
title-charge-broken = { ID($unit) } breaks against { ID($target) }
title-fire-destroyed = The fire of { ID($unit) } destroys { ID($target) }
title-fire-routed = The fire of { ID($unit) } breaks { ID($target) }
title-fire-hit = { ID($unit) } fires on { ID($target) }: −{ $lost }
title-fire-hit-two = { ID($unit) } fires on { ID($target) } and { ID($other) }: −{ $lost }
title-fire-missed = { ID($unit) } fires on { ID($target) } in vain
title-fire-struck = { ID($unit) } fires on { ID($target) } and hits
title-fire-broken = { ID($unit) } breaks under the reply of { ID($target) }
title-charge-overreached = { ID($unit) } pursues too far
title-pursues = { ID($unit) } pursues
title-pursues-vain = { ID($unit) } pursues in vain
title-flees = { ID($unit) } flees
title-eliminated = { ID($unit) } is lost
title-march = { ID($unit) } marches to { $to }
title-evade = { ID($unit) } falls back to { $to }
title-turn = { ID($unit) } turns { $facing }
title-form = { ID($unit) } forms { $formation }
title-form-failed = { ID($unit) } cannot change formation
title-rallied = { ID($unit) } rallies
title-recovered = { ID($unit) } closes its ranks
title-rally-failed = { ID($unit) } cannot rally
title-recovery-failed = { ID($unit) } recovers no stragglers
title-activated = Orders for { $units }
title-initiative = { ID($unit) } acts without orders
title-points = { $side }: { $points } order { COUNT($points, "point", "points") }
title-ended-orders = { $side } has given its last order
title-passed-over = Without orders: { $units }
title-barred = { ID($unit) } refuses to move
title-held-back = { ID($unit) } is held back
title-not-held-back = { ID($unit) } cannot be held back
title-ended = { $side } ends its turn
title-resigned = { $side } concedes
title-orders = Orders
# What an order has come to since its first part was told.
title-struck = { ID($unit) } strikes { ID($target) }: −{ $lost }
title-struck-vain = { ID($unit) } strikes { ID($target) } in vain
title-helps = { ID($unit) } comes to the aid of { ID($friend) }
title-helps-not = { ID($unit) } does not come to the aid of { ID($friend) }
title-answers = { CAP($answer) }
title-loses = { ID($unit) } wavers and stays: −{ $lost }
title-wavers = { ID($unit) } wavers
title-holds = { ID($unit) } keeps its nerve
title-choice = { $side } must choose

## Order points, orders, turns

tell-only = { $what }.
tell-points = { $side } has { $points } order { COUNT($points, "point", "points") } to spend.
# Its points are spent: who may still act.
left-unit = { shared-the-bold }
left-routers = { $side } has no order points left, but { JOIN($units, ", ", last: " and ") } may still rout on: { $n ->
        [1] { NB($unit, "a panicked unit needs", "panicked units need") }
       *[other] panicked units need
    } no points for that.
left-at-work = { $side } has no order points left, but { JOIN($units, ", ", last: " and ") } may still act: { $n ->
        [1] { NB($unit, "it is", "they are") }
       *[other] they are
    } already activated.
tell-ended = { $side } ends its actions.
roster-unit = { $id } { $strength } in { $at }
tell-ended-unspent = { $side } ends its turn with { $points } order { COUNT($points, "point", "points") } unspent.
tell-turn-began = Turn { $turn }: { $side } to move.
tell-ended-orders = { $side } has no more orders to give; some units may still act on their own.
tell-ended-orders-titled = Some units may still act on their own.
tell-ended-orders-unspent = { $side } gives up { $points } order { COUNT($points, "point", "points") }; some units may still act on their own.
tell-restraint-passed = { THECAP($unit, as: "bold") } { NB($unit, "strains", "strain") } to be off, but { THEIR($unit) } officers keep { THEIR($unit) } ranks in hand.
    .v2 = The enemy is temptingly near; { THE($unit, as: "bold") } { NB($unit, "is", "are") } held back with an effort.
tell-restraint-failed = No order was given, and none is needed: { THE($unit, as: "bold") } cannot be held back.
    .v2 = The colonel shouts in vain: { THE($unit, as: "bold") } { NB($unit, "means", "mean") } to attack.
tell-initiative-passed = { THECAP($unit, as: "bold") } { NB($unit, "sees", "see") } the moment and { NB($unit, "acts", "act") } without orders.
    .v2 = The commander { DE($unit, as: "bold") } does not wait for a messenger, and acts.
    .v3 = No order has come; { THE($unit, as: "bold") } { NB($unit, "acts", "act") } all the same.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "takes", "take") } matters into { THEIR($unit) } own hands.
    .v5 = The commander { DE($unit, as: "bold") } sees what is needed, and gives the word.
    .v6 = Without waiting to be told, { THE($unit, as: "bold") } { NB($unit, "sets", "set") } to work.
tell-initiative-failed = { THECAP($unit, as: "bold") } { NB($unit, "waits", "wait") } for orders that do not come.
    .v2 = No one in { THE($unit, as: "bold") } dares to move without orders.
    .v3 = Without orders, { THE($unit, as: "bold") } { NB($unit, "stays", "stay") } where { IL($unit) } { NB($unit, "is", "are") }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "looks", "look") } for a messenger; none is in sight.
tell-passed-over = Staying put without orders: { JOIN($units, " ") }.
tell-passed-over-titled = { COUNT($n, "It stays where it is", "They stay where they are") }.
tell-barred = { THECAP($unit, as: "bold") }, stubborn as ever, will not manoeuvre this turn.

## Marches and formations

tell-march = { THECAP($unit, as: "bold") } { NB($unit, "marches", "march") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "moves", "move") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "goes", "go") } forward { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "advances", "advance") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "sets", "set") } off and { NB($unit, "halts", "halt") } in { $to }, { $hexes } { COUNT($hexes, "hex", "hexes") } on.
    .v6 = { $hexes } { COUNT($hexes, "hex", "hexes") } on, { THE($unit, as: "bold") } { NB($unit, "takes", "take") } post in { $to }.
tell-oblique = { THECAP($unit, as: "bold") } { NB($unit, "sidesteps", "sidestep") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to } without turning.
    .v2 = Without turning, { THE($unit, as: "bold") } { NB($unit, "slips", "slip") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
tell-forced-march = By forced march { THE($unit, as: "bold") } { NB($unit, "covers", "cover") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v2 = Without a halt { THE($unit, as: "bold") } { NB($unit, "forces", "force") } the march: { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }.
tell-turn-march = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } { $facing } and { NB($unit, "marches", "march") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "faces", "face") } { $facing } and { NB($unit, "moves", "move") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
    .v3 = Turning { $facing }, { THE($unit, as: "bold") } { NB($unit, "goes", "go") } { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }.
tell-turn = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } to face { $facing }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "changes", "change") } front to the { $facing }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "wheels", "wheel") } round to face { $facing }.
tell-evade = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") } back { $hexes } { COUNT($hexes, "hex", "hexes") } to { $to }, facing the enemy.
    .v2 = Step by step { THE($unit, as: "bold") } { NB($unit, "gives", "give") } ground: { $hexes } { COUNT($hexes, "hex", "hexes") }, to { $to }.
tell-displaced = { THECAP($unit, as: "bold") } { NB($unit, "lets", "let") } { THE($by) } through and { NB($unit, "re-forms", "re-form") } behind { THEM($by) } in { $to }.
    .v2 = The skirmishers part: { THE($by) } { NB($by, "takes", "take") } their place, and { THE($unit, as: "bold") } { NB($unit, "draws", "draw") } off to { $to }.
tell-displaced-nowhere = { THECAP($unit, as: "bold") } must make room for { THE($by) }; there is none behind { THEM($by) }, and { NB($unit, "it scatters", "they scatter") } for good.
one-hex = { $at }
two-hexes = { $at } and { $also }
tell-wheel = { THECAP($unit, as: "bold") } { NB($unit, "wheels", "wheel") } on { NB($unit, "its", "their") } { $pivot ->
    [left] left
   *[right] right
 } to face { $facing }.
    .v2 = Pivoting on the { $pivot ->
    [left] left
   *[right] right
 }, the long line { DE($unit, as: "bold") } swings round to face { $facing }.
tell-about-face = { THECAP($unit, as: "bold") } { NB($unit, "faces", "face") } about, to the { $facing }.
tell-extend = { THECAP($unit, as: "bold") } { NB($unit, "extends", "extend") } { NB($unit, "its", "their") } line over { $place }.
tell-contract = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } up into { $formation } in { $at }.
tell-form = { THECAP($unit, as: "bold") } { NB($unit, "forms", "form") } { $formation }.
tell-form-failed = So near the enemy, { THE($unit, as: "bold") } cannot change formation.
    .v2 = The drums beat, but with the enemy so close { THE($unit, as: "bold") } cannot change formation.

## Charges

tell-charge-cavalry = From { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charges", "charge") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = The trumpets sound: from { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "bears", "bear") } down on { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = From { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "comes", "come") } on at the gallop against { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v4 = Heads down, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "rides", "ride") } { $distance } { COUNT($distance, "hex", "hexes") } to charge { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v5 = At the trot, then at the gallop: from { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charges", "charge") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v6 = Boot to boot, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "sweeps", "sweep") } over { $distance } { COUNT($distance, "hex", "hexes") } towards { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-charge-infantry = From { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charges", "charge") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = The drums beat the charge: from { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "goes", "go") } at { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = At the double, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "goes", "go") } { $distance } { COUNT($distance, "hex", "hexes") } to reach { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v4 = Bayonets levelled, from { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "charges", "charge") } { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v5 = With a cheer, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "runs", "run") } { $distance } { COUNT($distance, "hex", "hexes") } to close with { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v6 = The colours go forward: from { $distance } { COUNT($distance, "hex", "hexes") }, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "attacks", "attack") } { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-assault-cavalry = At a walk, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "closes", "close") } with { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = No room for a charge: { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "moves", "move") } up knee to knee against { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = Swords out, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "pushes", "push") } { THEIR($unit) } mounts on towards { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-assault-infantry = { THECAP($unit, as: "bold") } ({ $strength }) { NB($unit, "goes", "go") } in with the bayonet against { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v2 = Bayonets fixed, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "closes", "close") } with { THE($target, as: "bold") } ({ $against }), { $answer }.
    .v3 = With cold steel, { THE($unit, as: "bold") } ({ $strength }) { NB($unit, "goes", "go") } for { THE($target, as: "bold") } ({ $against }), { $answer }.
tell-broke-off = { THECAP($unit, as: "bold") } { NB($unit, "sets", "set") } out against { THE($target, as: "bold") }, { NB($unit, "finds", "find") } no way and { NB($unit, "comes", "come") } back in disorder.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "looks", "look") } in vain for a way to { THE($target, as: "bold") } and { NB($unit, "returns", "return") } to { NB($unit, "its", "their") } place.

# What the charged do, behind the charge: "which stands firm"; by themselves after a card: "The 3rd Dragoons stand firm".
tell-subject-latter = { NB($unit, "which", "who") }
tell-subject-id = { tell-the-id }
tell-subject-name = { shared-the-bold }
tell-reacts-hold = { $subject } { $test ->
        [failed] { NB($unit, "loses its", "lose their") } nerve
       *[other] { NB($unit, "stands", "stand") } firm
    }
    .v2 = { $subject } { $test ->
        [failed] { NB($unit, "does", "do") } not like the look of it
       *[other] { NB($unit, "waits", "wait") } without moving
    }
tell-reacts-helpless = { $subject } { NB($unit, "can", "can") } only wait for it
tell-reacts-square = { $subject } { $test ->
        [failed] { NB($unit, "tries", "try") } to form square, too late
       *[other] { NB($unit, "forms", "form") } square in time
    }
    .v2 = { $subject } { $test ->
        [failed] { NB($unit, "has", "have") } no time to form square
       *[other] { NB($unit, "is", "are") } in square just in time
    }
tell-reacts-closed = { $subject } { $test ->
        [failed] { NB($unit, "tries", "try") } to close the column, too late
       *[other] { NB($unit, "closes", "close") } the column in time
    }
tell-reacts-fire = { $subject } { $test ->
        [failed] should fire, but the order is lost in the confusion
       *[other] { NB($unit, "holds", "hold") } { THEIR($unit) } fire to the last moment
    }
    .v2 = { $subject } { $test ->
        [failed] { NB($unit, "is", "are") } too shaken to take aim
       *[other] { NB($unit, "takes", "take") } aim and { NB($unit, "waits", "wait") }
    }
tell-reacts-flee = { $subject } { $test ->
       *[other] { NB($unit, "flees", "flee") } without waiting for the blow
    }
    .v2 = { $subject } { $test ->
       *[other] { NB($unit, "does", "do") } not wait, and { NB($unit, "runs", "run") }
    }
tell-reacts-turn = { $subject } { $test ->
        [failed] { NB($unit, "tries", "try") } to face about, too late
       *[other] { NB($unit, "turns", "turn") } to meet the charge
    }
tell-reacts-counter = { $subject } { $test ->
        [failed] cannot bring { NB($unit, "itself", "themselves") } to meet the charge
       *[other] { $arm ->
            [cavalry] { NB($unit, "spurs", "spur") } to meet the charge
           *[infantry] { NB($unit, "comes", "come") } on with the bayonet to meet the charge
        }
    }
tell-reacts-evade = { $subject } { $test ->
       *[other] { NB($unit, "slips", "slip") } away
    }
    .v2 = { $subject } { $test ->
       *[other] { NB($unit, "makes", "make") } off in good time
    }
tell-reacts-other = { $subject } { NB($unit, "answers", "answer") } it
tell-reacts-open = { $subject } { NB($unit, "has", "have") } to answer
tell-answered = { CAP($answer) }.

# A friend of the charged unit comes to its help, or fails to.
tell-help-cavalry-comes = { THECAP($unit, as: "bold") } { NB($unit, "spurs", "spur") } to the aid { DE($friend) }.
    .v2 = At the gallop { THE($unit, as: "bold") } { NB($unit, "comes", "come") } to the help { DE($friend) }.
tell-help-cavalry-fails = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } called to the aid { DE($friend) }, but no one moves.
tell-help-infantry-comes = With the bayonet { THE($unit, as: "bold") } { NB($unit, "comes", "come") } to the aid { DE($friend) }.
tell-help-infantry-fails = { THECAP($unit, as: "bold") } should march to the help { DE($friend) }, but no one stirs.
tell-help-fire-fails = { THECAP($unit, as: "bold") } should fire to help { THE($friend) }, but not a shot is heard.
tell-help-bars-way = { THECAP($unit, as: "bold") } { NB($unit, "bars", "bar") } the way { DE($target) }; there is no fight.

tell-declined = { THECAP($unit, as: "bold") } { NB($unit, "stops", "stop") } before { THE($target, as: "bold") } and { NB($unit, "does", "do") } not attack.
    .v2 = At the last moment { THE($unit, as: "bold") } { NB($unit, "thinks", "think") } better of it and { NB($unit, "stops", "stop") } before { THE($target, as: "bold") }.

## Blows

tell-shock-cavalry-none = { THECAP($unit, as: "bold") } { NB($unit, "charges", "charge") } home, but { THE($target) } { NB($target, "is", "are") } unhurt.
    .v2 = The sabres { DE($unit, as: "bold") } are parried: { THE($target) } { NB($target, "stands", "stand") } unhurt.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "cuts", "cut") } and { NB($unit, "thrusts", "thrust") }; not a man falls in { $ranks }.
tell-shock-cavalry-some = The sabres { DE($unit, as: "bold") } thin { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } home: gaps open in { $ranks }.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "cuts", "cut") } into { THE($target) }; some go down.
tell-shock-cavalry-heavy = { THECAP($unit, as: "bold") } { NB($unit, "breaks", "break") } into { THE($target) } and { NB($unit, "cuts", "cut") } { THEM($target) } down.
    .v2 = Horse and steel: { THE($unit, as: "bold") } { NB($unit, "goes", "go") } through { THE($target) } like a scythe.
    .v3 = The blades { DE($unit, as: "bold") } mow through { $ranks }.
tell-shock-infantry-none = { THECAP($unit, as: "bold") } { NB($unit, "comes", "come") } on with the bayonet, but { THE($target) } { NB($target, "takes", "take") } no harm.
    .v2 = Bayonets cross, but { THE($unit, as: "bold") } { NB($unit, "makes", "make") } no impression on { THE($target) }.
tell-shock-infantry-some = The bayonets { DE($unit, as: "bold") } bite into { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "drives", "drive") } home with the bayonet; men fall in { $ranks }.
tell-shock-infantry-heavy = { THECAP($unit, as: "bold") } { NB($unit, "overruns", "overrun") } the front rank { DE($target) }.
    .v2 = The bayonets { DE($unit, as: "bold") } open a breach in { $ranks }.
tell-shock-back-none = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } back without effect on { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fends", "fend") } off { THE($target) } but { NB($unit, "inflicts", "inflict") } no loss.
tell-shock-back-some = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } back, and { THE($target) } { NB($target, "pays", "pay") } for it.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } blow for blow, and { THE($target) } { NB($target, "feels", "feel") } it.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") } steel with steel; men fall in { $ranks }.
tell-shock-back-heavy = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } back hard, and { THE($target) } { NB($target, "suffers", "suffer") } for it.
    .v2 = { THECAP($target) } { NB($target, "finds", "find") } { THE($unit, as: "bold") } ready: whole files are cut down.
tell-melee-cavalry-none = { THECAP($unit, as: "bold") } { NB($unit, "hacks", "hack") } away at { THE($target) } to no purpose.
    .v2 = Sabres clash, but { THE($unit, as: "bold") } { NB($unit, "gains", "gain") } nothing against { THE($target) }.
tell-melee-cavalry-some = { THECAP($unit, as: "bold") } { NB($unit, "cuts", "cut") } and { NB($unit, "thrusts", "thrust") }; men fall in { $ranks }.
    .v2 = Blade on blade, { THE($unit, as: "bold") } { NB($unit, "draws", "draw") } blood from { THE($target) }.
tell-melee-cavalry-heavy = Man against man, { THE($unit, as: "bold") } { NB($unit, "hews", "hew") } gaps in { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "cuts", "cut") } a bloody way into { $ranks }.
tell-melee-infantry-none = Butts and bayonets: { THE($unit, as: "bold") } { NB($unit, "makes", "make") } no headway against { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "pushes", "push") } at { THE($target) } without effect.
tell-melee-infantry-some = { THECAP($unit, as: "bold") } { NB($unit, "uses", "use") } butt and bayonet; men fall in { $ranks }.
    .v2 = At arm's length { THE($unit, as: "bold") } { NB($unit, "strikes", "strike") } men down in { $ranks }.
tell-melee-infantry-heavy = Hand to hand, { THE($unit, as: "bold") } { NB($unit, "tears", "tear") } into { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } no quarter; { THE($target) } { NB($target, "loses", "lose") } men by the dozen.
tell-melee-back-none = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } blow for blow, without harm to { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "parries", "parry") } and { NB($unit, "strikes", "strike") }, but { THE($target) } { NB($target, "takes", "take") } no harm.
tell-melee-back-some = In the same melee { THE($unit, as: "bold") } { NB($unit, "makes", "make") } { THE($target) } pay.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } too, and { THE($target) } { NB($target, "bleeds", "bleed") }.
tell-melee-back-heavy = { THECAP($unit, as: "bold") } { NB($unit, "fights like a demon", "fight like demons") }, and { THE($target) } { NB($target, "pays", "pay") } dearly.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "pays", "pay") } { THE($target) } back in blood: whole files go down.

tell-ranks = the { $guns ->
    [yes] crews
   *[no] ranks
} { DE($target) }
tell-ranks-bold = the { $guns ->
    [yes] crews
   *[no] ranks
} { DE($target, as: "bold") }

# Told alike of every arm and fight: hits that were all saved; hits that others paid for; the last men of a unit.
tell-blow-saved = The blows { DE($unit, as: "bold") } land, but { THE($target) } { NB($target, "loses", "lose") } no one.
tell-blow-elsewhere = The blows { DE($unit, as: "bold") } land, but others take the loss for { THE($target) }.
tell-blow-last = The last { DE($target) } fall to { THE($unit, as: "bold") }.
tell-back-saved = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } back and { NB($unit, "hits", "hit") }, but { THE($target) } { NB($target, "loses", "lose") } no one.
tell-back-last = { THECAP($unit, as: "bold") } { NB($unit, "strikes", "strike") } back, and the last { DE($target) } fall.

## Fire

tell-shot-saved = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } is well aimed, but { THE($target, as: "bold") } { NB($target, "comes", "come") } through without loss.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }: the aim is good, but no one falls.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } strikes, but { THE($target, as: "bold") } { NB($target, "is", "are") } sheltered from it.
    .v4 = The fire { DE($unit, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") } finds only cover: { THE($target, as: "bold") } { NB($target, "loses", "lose") } no one.
    .v5 = At { $distance } { COUNT($distance, "hex", "hexes") } { THE($unit, as: "bold") } { NB($unit, "hits", "hit") } the mark, but not the men { DE($target, as: "bold") }.
    .v6 = { THECAP($target, as: "bold") } { NB($target, "takes", "take") } the fire { DE($unit, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") } and { NB($target, "loses", "lose") } no one.
tell-shot-elsewhere = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } finds its mark, but others take the loss for { THE($target, as: "bold") }.
tell-shot-last = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } brings down the last { DE($target, as: "bold") }.
    .v2 = The last { DE($target, as: "bold") } fall to the fire { DE($unit, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } { THE($unit, as: "bold") } { NB($unit, "cuts", "cut") } down the last { DE($target, as: "bold") }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at { $distance } { COUNT($distance, "hex", "hexes") }, and the last { DE($target, as: "bold") } fall.
    .v5 = Not a man { DE($target, as: "bold") } is left standing after the fire { DE($unit, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }.
    .v6 = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } sweeps away what was left { DE($target, as: "bold") }.
tell-return-saved = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") } with well-aimed fire, but { THE($target) } { NB($target, "loses", "lose") } no one.
tell-return-elsewhere = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") } and { NB($unit, "hits", "hit") }, but others take the loss for { THE($target) }.
tell-return-last = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") }, and the last { DE($target) } fall.
tell-defensive-saved = The fire { DE($unit, as: "bold") } is well aimed, but { THE($target) } { NB($target, "comes", "come") } on without loss.
tell-defensive-last = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } point-blank, and the last { DE($target) } fall.

tell-musketry-none = The volley { DE($unit, as: "bold") } passes over { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }, much smoke and no harm.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } { THE($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") }; not a man falls.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at { $distance } { COUNT($distance, "hex", "hexes") }, and the balls go wide of { THE($target, as: "bold") }.
    .v5 = At { $distance } { COUNT($distance, "hex", "hexes") } the muskets { DE($unit, as: "bold") } crackle to no purpose: { THE($target, as: "bold") } { NB($target, "takes", "take") } no harm.
    .v6 = The fire { DE($unit, as: "bold") } dies away at { $distance } { COUNT($distance, "hex", "hexes") }, and { THE($target, as: "bold") } { NB($target, "has", "have") } lost no one.
tell-musketry-some = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }; some fall.
    .v2 = At { $distance } { COUNT($distance, "hex", "hexes") } the muskets { DE($unit, as: "bold") } find their mark in { $ranks }.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } opens a few gaps in { $ranks }.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "levels", "level") } and { NB($unit, "fires", "fire") } at { $distance } { COUNT($distance, "hex", "hexes") }; men drop in { $ranks }.
    .v5 = A volley { DE($unit, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") } costs { THE($target, as: "bold") } some men.
    .v6 = Through the smoke, at { $distance } { COUNT($distance, "hex", "hexes") }, the balls { DE($unit, as: "bold") } strike home on { THE($target, as: "bold") }.
tell-musketry-heavy = At { $distance } { COUNT($distance, "hex", "hexes") } a full volley { DE($unit, as: "bold") } tears through { THE($target, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at { $distance } { COUNT($distance, "hex", "hexes") }, and whole files { DE($target, as: "bold") } go down.
    .v3 = The fire { DE($unit, as: "bold") }, at { $distance } { COUNT($distance, "hex", "hexes") }, sweeps away whole files { DE($target, as: "bold") }.
    .v4 = At { $distance } { COUNT($distance, "hex", "hexes") } { THE($unit, as: "bold") } { NB($unit, "pours", "pour") } a deadly fire into { THE($target, as: "bold") }.
    .v5 = At { $distance } { COUNT($distance, "hex", "hexes") } the volley { DE($unit, as: "bold") } rips { $ranks } open.
    .v6 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } fire at { $distance } { COUNT($distance, "hex", "hexes") }, and { THE($target, as: "bold") } { NB($target, "pays", "pay") } dearly.
tell-artillery-none = At { $distance } { COUNT($distance, "hex", "hexes") } the shot { DE($unit, as: "bold") } falls short of { THE($target, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "opens", "open") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }; the shot only ploughs the ground.
    .v3 = The gunners { DE($unit, as: "bold") } aim badly at { $distance } { COUNT($distance, "hex", "hexes") }: { THE($target, as: "bold") } { NB($target, "takes", "take") } no harm.
    .v4 = At { $distance } { COUNT($distance, "hex", "hexes") } the shot { DE($unit, as: "bold") } flies over the heads { DE($target, as: "bold") }.
    .v5 = The guns { DE($unit, as: "bold") } thunder at { $distance } { COUNT($distance, "hex", "hexes") }, and { THE($target, as: "bold") } { NB($target, "does", "do") } not lose a man.
    .v6 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") } without finding the range.
tell-artillery-some = At { $distance } { COUNT($distance, "hex", "hexes") } { THE($unit, as: "bold") } { NB($unit, "opens", "open") } fire on { THE($target, as: "bold") } and { NB($unit, "finds", "find") } the range.
    .v2 = The guns { DE($unit, as: "bold") } speak at { $distance } { COUNT($distance, "hex", "hexes") }; a few men fall in { $ranks }.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } the shot { DE($unit, as: "bold") } bounds into { THE($target, as: "bold") }.
    .v4 = At { $distance } { COUNT($distance, "hex", "hexes") } a ball { DE($unit, as: "bold") } ploughs through a file { DE($target, as: "bold") }.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }, and some of the shot tells.
    .v6 = At { $distance } { COUNT($distance, "hex", "hexes") } the guns { DE($unit, as: "bold") } take their toll of { THE($target, as: "bold") }.
tell-artillery-heavy = At { $distance } { COUNT($distance, "hex", "hexes") } the guns { DE($unit, as: "bold") } plough through { THE($target, as: "bold") }.
    .v2 = Shot after shot, { THE($unit, as: "bold") } { NB($unit, "tears", "tear") } lanes through { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }.
    .v3 = At { $distance } { COUNT($distance, "hex", "hexes") } the fire { DE($unit, as: "bold") } cuts bloody furrows in { $ranks }.
    .v4 = The guns { DE($unit, as: "bold") } find the range at { $distance } { COUNT($distance, "hex", "hexes") }, and whole files { DE($target, as: "bold") } are gone.
tell-half-none = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } fires on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }; the balls go high.
    .v2 = At { $distance } { COUNT($distance, "hex", "hexes") } the { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } fires on { THE($target, as: "bold") }, much smoke and no harm.
tell-half-some = The { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } fires on { THE($target, as: "bold") } at { $distance } { COUNT($distance, "hex", "hexes") }; some fall.
    .v2 = At { $distance } { COUNT($distance, "hex", "hexes") } the { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } finds its mark in { $ranks }.
tell-half-heavy = At { $distance } { COUNT($distance, "hex", "hexes") } the { $half ->
    [left] left
   *[right] right
 } half { DE($unit, as: "bold") } tears great gaps in { $ranks }.
tell-held-fire = The other half { DE($unit, as: "bold") } has no one left to fire at.
tell-return-none = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") } the fire { DE($target) } without effect.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } back at { THE($target) } and { NB($unit, "hits", "hit") } no one.
    .v3 = The reply { DE($unit, as: "bold") } goes wide of { THE($target) }.
tell-return-some = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") }, and { THE($target) } { NB($target, "loses", "lose") } men in turn.
    .v2 = The reply { DE($unit, as: "bold") } costs { THE($target) } a few men.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } back; men fall in { $ranks }.
tell-return-heavy = The murderous reply { DE($unit, as: "bold") } tears into { THE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "answers", "answer") }, and whole files { DE($target) } go down.
tell-defensive-none = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at the last moment, but { THE($target) } { NB($target, "comes", "come") } on unhurt.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") }; { THE($target) } { NB($target, "comes", "come") } on through the smoke, unhurt.
tell-defensive-some = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } point-blank; gaps open in { $ranks }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "lets", "let") } { THE($target) } come close and { NB($unit, "fires", "fire") }; some fall.
tell-defensive-heavy = Point-blank, the fire { DE($unit, as: "bold") } sweeps away the leading files { DE($target) }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "waits", "wait") }, { NB($unit, "aims", "aim") } and { NB($unit, "fires", "fire") }: the front { DE($target) } is gone.

## Nerve, flight, the end

tell-test-holds = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } ranks and { NB($unit, "holds", "hold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "bends", "bend") } but { NB($unit, "does", "do") } not break.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "takes", "take") } it without flinching.
    .v4 = The ranks { DE($unit, as: "bold") } sway, then steady.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } in on the centre and { NB($unit, "stays", "stay") }.
    .v6 = The officers { DE($unit, as: "bold") } keep their men in hand.
tell-test-holds-guns = The gunners { DE($unit, as: "bold") } stand to their pieces.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "holds", "hold") }, and the crews stay at their guns.
tell-test-stays = { THECAP($unit, as: "bold") } { NB($unit, "wavers", "waver") } but { NB($unit, "stays", "stay") }, at a price.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") } where { IL($unit) } { NB($unit, "is", "are") }, and men slip away to the rear.
    .v3 = { THECAP($unit, as: "bold") } { NB($unit, "does", "do") } not give way, but the ranks grow thin.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "clings", "cling") } to the ground, though men drift off to the rear.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "staggers", "stagger") } and { NB($unit, "stays", "stay") }, with fewer men.
    .v6 = Some { DE($unit, as: "bold") } turn their backs; the rest stay.
tell-test-stays-guns = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") }, but the crews grow thin.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "does", "do") } not move, though some of the gunners have slipped away.
tell-test-stays-again = { THECAP($unit, as: "bold") } { NB($unit, "wavers", "waver") } again, and again { NB($unit, "stays", "stay") }, at a price.
    .v2 = Again { THE($unit, as: "bold") } { NB($unit, "stays", "stay") }, and again the ranks grow thinner.
tell-test-falls = { THECAP($unit, as: "bold") } { NB($unit, "does", "do") } not run, but { NB($unit, "melts", "melt") } away where { IL($unit) } { NB($unit, "stands", "stand") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "stays", "stay") } to the last man.
tell-test-flees = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } heart, { NB($unit, "turns", "turn") } about and { NB($unit, "runs", "run") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "breaks", "break") } and { NB($unit, "makes", "make") } for the rear.
    .v3 = The ranks { DE($unit, as: "bold") } come apart: all order is gone.
    .v4 = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } way and { NB($unit, "runs", "run") }.
    .v5 = It is too much for { THE($unit, as: "bold") }: { NB($unit, "it turns and flees", "they turn and flee") }.
    .v6 = Panic takes hold { DE($unit, as: "bold") }, and there is no stopping { NB($unit, "it", "them") }.
tell-runs-on = { THECAP($unit, as: "bold") } { NB($unit, "runs", "run") } on.
    .v2 = Nothing stops { THE($unit, as: "bold") } yet: on { NB($unit, "it runs", "they run") }.
tell-flight-ends = { THECAP($unit, as: "bold") } { NB($unit, "comes", "come") } to a halt at { $to }.
    .v2 = Only at { $to } { NB($unit, "does", "do") } { THE($unit, as: "bold") } stop.
tell-flight-blocked = { THECAP($unit, as: "bold") } { NB($unit, "finds", "find") } no way out.
tell-crossed = Fleeing, { THE($by, as: "bold") } { NB($by, "tears", "tear") } through { $ranks }.
    .v2 = In { NB($by, "its", "their") } flight { THE($by, as: "bold") } { NB($by, "breaks", "break") } through { $ranks }.
tell-loses = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $lost } strength { COUNT($lost, "point", "points") }.
tell-answer-alone = { $side } answers: { $answer }.
tell-test-awaited = { THECAP($unit, as: "bold") } { NB($unit, "wavers", "waver") }.
tell-eliminated-destroyed = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } destroyed.
    .v2 = Of { THE($unit, as: "bold") } only stragglers remain.
    .v3 = That is the end { DE($unit, as: "bold") }.
    .v4 = Nothing is left { DE($unit, as: "bold") }.
    .v5 = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } ceased to exist.
    .v6 = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } struck off the roll of the army.
tell-eliminated-silenced = The guns { DE($unit, as: "bold") } are lost.
    .v2 = The guns { DE($unit, as: "bold") } fall silent: no one is left to serve them.
tell-eliminated-off-map = { THECAP($unit, as: "bold") } { NB($unit, "leaves", "leave") } the field and will not return.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "runs", "run") } off the field; no one will stop { NB($unit, "it", "them") } now.
tell-eliminated-crowded = { THECAP($unit, as: "bold") } { NB($unit, "runs", "run") } in among friends and { NB($unit, "dissolves", "dissolve") } there.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "runs", "run") } headlong into friends, and { NB($unit, "is", "are") } lost among them.
tell-eliminated-guns = The gunners { DE($unit, as: "bold") } abandon their pieces.

## Pursuit, rally

tell-pursuit-cavalry = { THECAP($unit, as: "bold") } { NB($unit, "spurs", "spur") } on, sabres drawn.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gallops", "gallop") } on without drawing rein.
tell-pursuit-away = { THECAP($unit, as: "bold") } { NB($unit, "rides", "ride") } on, but { NB($unit, "meets", "meet") } no enemy.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "gallops", "gallop") } on and { NB($unit, "finds", "find") } the ground empty.
tell-pursuit-near = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } on the nearest enemy, already in contact.
tell-pursuit-met = { THECAP($unit, as: "bold") } cannot follow: an enemy is already in contact.
tell-pursuit-hemmed = { THECAP($unit, as: "bold") } { NB($unit, "finds", "find") } no way to pursue.
tell-pursuit-none = { THECAP($unit, as: "bold") } { NB($unit, "does", "do") } not follow.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "halts", "halt") } and { NB($unit, "does", "do") } not pursue.
tell-pursuit-infantry = { THECAP($unit, as: "bold") } { NB($unit, "presses", "press") } on over the ground just won.
    .v2 = With a shout { THE($unit, as: "bold") } { NB($unit, "runs", "run") } on after the enemy.
tell-pursuit-helper = { THECAP($unit, as: "bold") }, quick to see the chance, { NB($unit, "joins", "join") } the pursuit.
tell-rallied = { THECAP($unit, as: "bold") } { NB($unit, "rallies", "rally") } to { THEIR($unit) } colours and { NB($unit, "forms", "form") } up.
    .v2 = The officers bring { THE($unit, as: "bold") } to a stand; the ranks form again.
tell-recovered = Stragglers come back to { THE($unit, as: "bold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } { THEIR($unit) } ranks: men find their way back.
tell-rally-failed = { THECAP($unit, as: "bold") } { NB($unit, "does", "do") } not rally: the officers shout in vain.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "ignores", "ignore") } the drums and { NB($unit, "does", "do") } not rally.
    .v3 = No one in { THE($unit, as: "bold") } looks to the colours: { NB($unit, "it does", "they do") } not rally.
    .v4 = { THECAP($unit, as: "bold") } cannot be brought to rally.
tell-recovery-failed = { THECAP($unit, as: "bold") } { NB($unit, "waits", "wait") } in vain for { NB($unit, "its", "their") } stragglers.
    .v2 = No stragglers come back to { THE($unit, as: "bold") }.

## Small lines. Whatever counts is bold; the book's clause stands in brackets.

tell-line-orders = { $formula }: { $sum ->
        [halved] D6 { $dice }{ $plus ->
            [0] {""}
           *[other] {" "}→ D3 { $thrown }
        }
       *[added] { $dice } = { $thrown }
    }{ $plus ->
        [0] {""}
       *[other] , { SIGN($plus) }
    } → { $raised ->
        [yes] { $result }, raised to **{ $points }**
       *[no] **{ $points }**
    } [{ $clause }]
tell-line-activated-free = Without orders: { JOIN($units, " ") } [{ $clause }]
tell-line-activated = Orders: { JOIN($units, " ") } · { $cost } { COUNT($cost, "point", "points") }{ $left ->
        [0] {""}
       *[other] , { $left } left
    } [{ $clause }]
tell-line-ride = By { $path } [{ $clause }]
tell-line-fire = Fire: { $reckoning } on { $need }+{ $sixes ->
        [1] {""}
       *[other] , 6s count { $sixes }
    }: { $dice } → **{ $hits }** { COUNT($hits, "hit", "hits") } [{ $clause }]
tell-line-shock = Shock: { $reckoning } on { $need }+{ $sixes ->
        [1] {""}
       *[other] , 6s count { $sixes }
    }: { $dice } → **{ $hits }** { COUNT($hits, "hit", "hits") } [{ $clause }]
tell-line-melee = Melee: { $reckoning } on { $need }+{ $sixes ->
        [1] {""}
       *[other] , 6s count { $sixes }
    }: { $dice } → **{ $hits }** { COUNT($hits, "hit", "hits") } [{ $clause }]
tell-line-back = Return blow: { $reckoning } on { $need }+{ $sixes ->
        [1] {""}
       *[other] , 6s count { $sixes }
    }: { $dice } → **{ $hits }** { COUNT($hits, "hit", "hits") } [{ $clause }]
tell-line-morale = Test { ID($unit) }: { $rating }; { $dice }{ $aside ->
        [0] {""}
       *[other] {" "}({ $aside } set aside)
    } = { $verdict } [{ $clause }]
tell-line-crossed = { ID($by) } runs through { ID($unit) }: { $sides ->
        [3] D3 ({ $die })
       *[other] D{ $sides }
    } = **{ $cost }** [{ $clause }]
tell-dice = { $dice } { COUNT($dice, "die", "dice") }
tell-dice-sum = { $base } { JOIN($modifiers, " ") } = { $dice } { COUNT($dice, "die", "dice") }
tell-modifier = { SIGN($n) } { $name }
tell-rating = CR { $base }
tell-rating-sum = CR { $base } { JOIN($modifiers, " ") } = { $rating }
tell-passed = **{ $sum } ✓**
tell-failed = **{ $sum } ✗ by { $excess }**
tell-part-saves = saves { $need }+: { $dice } → { $saved } saved [{ $clause }]
tell-part-loss = { ID($unit) } { $from }→**{ $to }**
tell-part-stubborn = stubborn, does not flee [{ $clause }]
tell-part-harassing = harassing: no choice but to flee [{ $clause }]
tell-part-guns-stay = guns do not flee [{ $clause }]
tell-part-broke-away = breaks away: { ID($unit) } { $from }→**{ $to }** [{ $clause }]
tell-part-broke-off = no way through: { ID($unit) } { $from }→**{ $to }** [{ $clause }]
tell-part-rout = { $plus ->
        [0] D6: { $hexes }
       *[other] D6 { $die } { SIGN($plus) } = { $hexes }
    } { COUNT($hexes, "hex", "hexes") } [{ $clause }]
tell-line-pursuit = Pursuit { ID($unit) }: { $sides ->
        [3] D3 ({ $die }) = { $hexes }
       *[other] D6{ $plus ->
            [0] {""}
           *[other] {" "}{ $die } { SIGN($plus) }
        } = { $hexes }
    } { COUNT($hexes, "hex", "hexes") } [{ $clause }]
tell-line-pursuit-fixed = Pursuit { ID($unit) }: { $hexes } { COUNT($hexes, "hex", "hexes") } [{ $clause }]
tell-line-doubled-again = Doubled: a countercharge counts only in the first shock [{ $clause }]
tell-part-contact = { $hexes ->
        [0] in contact with { JOIN($enemies, " ") } already
       *[other] contact with { JOIN($enemies, " ") } after { $hexes }
    } [{ $clause }]
tell-part-pursuit = to { $to }
tell-part-pursuit-short = to { $to }, no further [{ $clause }]
tell-part-hemmed-in = no way on [{ $clause }]
tell-part-rallied = { $formation }, facing { $facing } [{ $clause }]
tell-part-rally-untested = no test: no enemy near [{ $clause }]
tell-part-fled = to { $to }
tell-part-off-map = off the map
tell-part-blocked = no way out [{ $clause }]
tell-part-no-dice = panicked: no dice, fails [{ $clause }]
tell-part-dice = D{ $sides }: { $dice } [{ $clause }]
tell-part-not-doubled = no doubling [{ $clause }]
tell-part-answer = { $answer } ({ $given })
tell-part-clause = { $part } [{ $clause }]
tell-part-eliminated = { ID($unit) } **eliminated**: { $side } scores { $points } VP
tell-part-eliminated-off = { ID($unit) } **eliminated**: { $side } scores { $points } VP, half for leaving the field [{ $clause }]

## The last line

tell-left = { ID($unit) } { $strength }
tell-left-panicked = { ID($unit) } { $strength } (panicked)
tell-next = next: { $side }
tell-points-left = { $side }: { $points } order { COUNT($points, "point", "points") } left
tell-to-act = to act: { $units }
turn-line = Turn { $turn }: { $side } · { $points } order { COUNT($points, "point", "points") }
