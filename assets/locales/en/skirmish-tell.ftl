### Skirmish: the story of an order. One event, one sentence, one small line.

## Titles

sk-title-fought = { ID($unit) } fights { ID($enemy) }
sk-title-engaged = Hand to hand: { JOIN($units, ", ") }
sk-title-settled = The fight is settled
sk-title-touched = { ID($unit) } is in contact with { JOIN($enemies, ", ", last: " and ") }
# One of the $enemies of a unit that touches them.
sk-contact-of = { ID($unit) }
sk-title-fired = { ID($unit) } fires at { ID($target) }: −{ $n }
sk-title-fired-mass = { ID($unit) } fires at { ID($target) }: −{ $n }, { ID($mass) }: −{ $more }
sk-title-fired-past = { ID($unit) } fires at { ID($target) } in vain, { ID($mass) }: −{ $more }
sk-title-fired-vain = { ID($unit) } fires at { ID($target) } in vain
sk-title-fires = { ID($unit) } fires at { ID($target) }
sk-title-go-move = { ID($unit) } moves { $n } cm to { $square }
sk-title-go-turn = { ID($unit) } turns
sk-title-form-close = { ID($unit) } forms close order
sk-title-form-skirmish = { ID($unit) } deploys in skirmish order
sk-title-form-loose = { ID($unit) } breaks ranks
# One that touches has the title of its contact.
sk-title-go-assault = { ID($unit) } assaults and reaches no enemy
sk-title-go-recoil = { ID($unit) } recoils to { $square }
sk-title-go-refuse = { ID($unit) } falls back to { $square }
sk-title-go-fallBack = { ID($unit) } is driven back to { $square }
sk-title-go-face = { ID($unit) } turns to face
sk-title-go-ruled = { shared-title-ruled }
sk-title-lost = { ID($unit) } loses { $n }
sk-title-tested-passed = { ID($unit) } holds
sk-title-tested-failed = { ID($unit) } wavers
sk-title-parted = { shared-title-parted }
sk-title-reloaded = { ID($unit) } reloads
sk-title-finished = { shared-title-finished }
sk-title-set = { shared-title-set }
# Nothing has happened yet: skirmishers are asked whether they refuse contact.
sk-title-comes = { ID($unit) } comes at { ID($target) }
sk-title-table = { shared-title-table }

## Fire

sk-tell-volley-hit = { THECAP($unit, as: "bold") } { NB($unit, "volleys", "volley") } at { THE($target, as: "bold") }.
    .v2 = On command { THE($unit, as: "bold") } { NB($unit, "fires", "fire") } a volley at { THE($target, as: "bold") }.
sk-tell-volley-missed = { THECAP($unit, as: "bold") } { NB($unit, "volleys", "volley") } at { THE($target, as: "bold") } and { NB($unit, "hits", "hit") } no one.
    .v2 = A volley from { THE($unit, as: "bold") } goes over the heads of { THE($target, as: "bold") }.
sk-tell-fire-hit = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at { THE($target, as: "bold") }.
    .v2 = Musketry from { THE($unit, as: "bold") } finds { THE($target, as: "bold") }.
sk-tell-fire-missed = { THECAP($unit, as: "bold") } { NB($unit, "fires", "fire") } at { THE($target, as: "bold") } and { NB($unit, "hits", "hit") } no one.
    .v2 = The shots of { THE($unit, as: "bold") } do { THE($target, as: "bold") } no harm.
sk-tell-shot-hit = A single shot from { THE($unit, as: "bold") } hits { THE($target, as: "bold") }.
sk-tell-shot-missed = A single shot from { THE($unit, as: "bold") } misses { THE($target, as: "bold") }.
sk-tell-rolled = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } fired at { THE($target, as: "bold") }. The dice are on the table.
sk-tell-saved = Cover saves { THE($unit, as: "bold") }.
sk-tell-lost-some = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $n } { COUNT($n, "figure", "figures") }.
    .v2 = { $n } { COUNT($n, "figure", "figures") } of { THE($unit, as: "bold") } { COUNT($n, "is", "are") } out of action.
sk-tell-lost-all = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } { $n } { COUNT($n, "figure", "figures") }, and with { COUNT($n, "it", "them") } the last.
sk-tell-lost-single = { THECAP($unit, as: "bold") } { NB($unit, "falls", "fall") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } out of action.
sk-tell-tested-passed = { THECAP($unit, as: "bold") } { NB($unit, "holds", "hold") }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "stands", "stand") } firm.
sk-tell-tested-failed = { THECAP($unit, as: "bold") } { NB($unit, "loses", "lose") } heart.
    .v2 = The nerve of { THE($unit, as: "bold") } gives way.

## Moves

sk-tell-moved-close = { THECAP($unit, as: "bold") } { NB($unit, "marches", "march") } { $n } cm in { NB($unit, "its", "their") } ranks, to { $square }.
    .v2 = Shoulder to shoulder { THE($unit, as: "bold") } { NB($unit, "goes", "go") } { $n } cm, to { $square }.
sk-tell-moved-broken = { THECAP($unit, as: "bold") } { NB($unit, "goes", "go") } { $n } cm to { $square }. Without a leader { NB($unit, "it loses", "they lose") } { NB($unit, "its", "their") } ranks.
sk-tell-moved-loose = { THECAP($unit, as: "bold") } { NB($unit, "goes", "go") } { $n } cm, to { $square }.
    .v2 = { THECAP($unit, as: "bold") } { NB($unit, "hurries", "hurry") } { $n } cm, to { $square }.
sk-tell-moved-some = Figures of { THE($unit, as: "bold") } go { $n } cm, to { $square }.
sk-tell-moved-ruled = { THECAP($unit, as: "bold") } { NB($unit, "is", "are") } placed in { $square }, facing { $facing }.
sk-tell-turned-ruled = { THECAP($unit, as: "bold") } now { NB($unit, "faces", "face") } { $facing }.
sk-tell-turned-about = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } about and { NB($unit, "faces", "face") } { $facing }.
sk-tell-turned-left = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } left and { NB($unit, "faces", "face") } { $facing }.
sk-tell-turned-right = { THECAP($unit, as: "bold") } { NB($unit, "turns", "turn") } right and { NB($unit, "faces", "face") } { $facing }.
sk-tell-formed-close = { THECAP($unit, as: "bold") } { NB($unit, "forms", "form") } close order in { $square }, facing { $facing }.
sk-tell-formed-skirmish = { THECAP($unit, as: "bold") } { NB($unit, "deploys", "deploy") } in skirmish order around { $square }, facing { $facing }.
sk-tell-formed-loose = { THECAP($unit, as: "bold") } { NB($unit, "breaks", "break") } ranks around { $square }, facing { $facing }.
sk-tell-assaulted = { THECAP($unit, as: "bold") } { NB($unit, "rushes", "rush") } forward with the bayonet, { $n } cm to { $square }.
    .v2 = With a cheer { THE($unit, as: "bold") } { NB($unit, "goes", "go") } in: { $n } cm, to { $square }.
sk-tell-assaulted-short = { THECAP($unit, as: "bold") } { NB($unit, "rushes", "rush") } forward with the bayonet, { $n } cm to { $square }, but { NB($unit, "reaches", "reach") } no enemy.
sk-tell-recoil = { THECAP($unit, as: "bold") } { NB($unit, "recoils", "recoil") } { $n } cm, to { $square }.
    .v2 = Away from the enemy: { THE($unit, as: "bold") } { NB($unit, "falls", "fall") } back { $n } cm, to { $square }.
sk-tell-recoil-nowhere = { THECAP($unit, as: "bold") } should recoil and { NB($unit, "finds", "find") } no room.
sk-tell-refuse = { THECAP($unit, as: "bold") } { NB($unit, "refuses", "refuse") } contact and { NB($unit, "falls", "fall") } back { $n } cm, to { $square }.
sk-tell-refuse-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "refuses", "refuse") } contact and { NB($unit, "finds", "find") } no way out.
sk-tell-fallBack = { THECAP($unit, as: "bold") } { NB($unit, "gives", "give") } ground: { $n } cm, to { $square }.
sk-tell-fallBack-nowhere = { THECAP($unit, as: "bold") } { NB($unit, "has", "have") } no room to give ground.
sk-tell-faced-close = { THECAP($unit, as: "bold") } { NB($unit, "breaks", "break") } ranks to face { NB($unit, "its", "their") } attackers.
sk-tell-faced-skirmish = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } up into loose order for the fight.
sk-tell-faced-loose = { THECAP($unit, as: "bold") } { NB($unit, "faces", "face") } { $facing }.
sk-tell-reloaded = { THECAP($unit, as: "bold") } { NB($unit, "reloads", "reload") }: { $n } { COUNT($n, "musket", "muskets") }.
    .v2 = Ramrods rattle: { THE($unit, as: "bold") } { NB($unit, "reloads", "reload") } { $n } { COUNT($n, "musket", "muskets") }.

## The turn, contacts, the end

sk-tell-opened = Turn { $turn } begins. { $side } goes first.
sk-tell-finished = { shared-finished }
# One of $enemies.
sk-tell-touched-one = { shared-the-bold }
sk-tell-touched = { THECAP($unit, as: "bold") } { NB($unit, "closes", "close") } with { JOIN($enemies, ", ", last: " and ") }.
    .v2 = Steel meets steel: { THE($unit, as: "bold") } { NB($unit, "is", "are") } in among { JOIN($enemies, ", ", last: " and ") }.
sk-tell-touched-ruled = { fb-tell-touched }
sk-tell-parted = { fb-tell-parted }
sk-tell-fought = Hand to hand: { THE($unit, as: "bold") } against { THE($enemy, as: "bold") }, { $n } { COUNT($n, "pair", "pairs") }.
sk-tell-engaged = They are hand to hand: { JOIN($units, ", ", last: " and ") }.
sk-tell-engaged-on = The fight goes on: { JOIN($units, ", ", last: " and ") }.
sk-tell-settled = The fight is settled.
# $parts are verbs with their complements, from the messages that follow.
sk-tell-set = { shared-set }
sk-set-morale = { NB($unit, "has", "have") } a morale of { $n }
sk-set-led-yes = { NB($unit, "has", "have") } a leader within voice range
sk-set-led-no = { NB($unit, "has", "have") } no leader within voice range
sk-set-recoils-yes = { NB($unit, "has", "have") } to recoil at the start of the next turn
sk-set-recoils-no = no longer { NB($unit, "has", "have") } to recoil
sk-set-loaded-yes = { NB($unit, "is", "are") } loaded
sk-set-loaded-no = { NB($unit, "is", "are") } not loaded
sk-set-sheltered-yes = { NB($unit, "is", "are") } in shelter
sk-set-sheltered-no = { NB($unit, "has", "have") } no shelter
sk-set-bonus = { NB($unit, "has", "have") } { SIGN($n) } for { NB($unit, "its", "their") } next fire
sk-set-of = now { NB($unit, "commands", "command") } { THE($other) }
sk-set-bands = { NB($unit, "fires", "fire") } with ranges of { JOIN($bands, ", ") } cm
sk-unset-of = now { NB($unit, "commands", "command") } every unit in voice range
sk-unset-sheltered = { NB($unit, "has", "have") } the cover that the ground gives
sk-unset-bands = { NB($unit, "fires", "fire") } with the usual ranges
over-points = The last turn is over, and points decide.
sk-why-broken = { $loser } has lost { $n }% of its figures and breaks
sk-why-points = the last turn is over, Red { $red } and Blue { $blue } points

## Small lines

sk-part-range = { $n } cm, { $band } [{ $clause }]
# $how: a volley, or how they stand. $at: a group, skirmishers, isolated figures.
sk-part-way = { $how } at { $at } [{ $clause }]
sk-way-volley = volley
sk-way-at-group = a group
sk-way-at-skirmish = skirmishers
sk-way-at-isolated = isolated figures
sk-part-modifier = { SIGN($n) } { $name } [{ $clause }]
sk-part-needed = { shared-part-needs }
sk-part-dice-needed = { $n } { COUNT($n, "die", "dice") }, { COUNT($n, "hits", "each hits") } on { $needed }+
sk-part-sixes = several sixes count 6, 7, 8 [{ $clause }]
sk-part-disorder = disorder: several sixes do not count [{ $clause }]
# $dice: as rolled. $values: what each counts, hits in bold.
sk-part-dice = { $dice } → { $values }
sk-part-values = { $values }
sk-part-rolled = { $dice }, hits on { $needed }+
sk-part-elite-unit = elite fire: +1 on one die [{ $clause }]
sk-part-elite-single = elite fire: +1 [{ $clause }]
sk-part-elite-choice = elite fire: the shooter chose the target [{ $clause }]
sk-part-mass = behind the screen { ID($unit) } would have lost { $n } (hits on { $needed }+) [{ $clause }]
sk-part-saves = saves on { $needed }+: { $dice } → { $saved } saved [{ $clause }]
sk-part-left = { shared-left }
# Why it takes a test.
sk-part-leader-fell = its leader has fallen [{ $clause }]
sk-part-test-below = morale { $morale }: rolled **{ $die } ✓** [{ $clause }]
sk-part-test-steadied = morale { $morale }: rolled **{ $die }**, equal, steadied by { ID($superior) } **✓** [{ $clause }]
sk-part-test-equal = morale { $morale }: rolled **{ $die }**, equal with no steady leader in voice range **✗** [{ $clause }]
sk-part-test-above = morale { $morale }: rolled **{ $die } ✗** [{ $clause }]
sk-part-will-recoil = recoils at the start of the next turn [{ $clause }]
sk-part-went-of = { shared-part-went-of }
# $what: the ground that halves the rate.
sk-part-slowed = half rate: { $what }
sk-part-went = { shared-part-centimetres }
sk-part-ranks = { $files } { COUNT($files, "file", "files") }, { $ranks } { COUNT($ranks, "rank", "ranks") } [{ $clause }]
sk-part-assault = { $rate } cm + D6 (**{ $die }**) = { $most } cm, went { $n } [{ $clause }]
sk-part-initiative = Red { $red }, Blue { $blue } [{ $clause }]
sk-part-unled = no leader in voice range, in disorder: { JOIN($units, " ") } [{ $clause }]
sk-part-desk = the fight is settled at the desk [{ $clause }]
sk-part-stand-in = stand-in for the melee that the book leaves out [{ $clause }]
sk-part-helpers = with the help of { $helpers }
sk-part-pair-won = { $one } scores { $a }, { $other } scores { $b } and falls
sk-part-pair-lost = { $one } scores { $a } and falls, { $other } scores { $b }
sk-part-pair-even = { $one } and { $other } both score { $a }: neither falls
sk-part-pair-tied = { $one } and { $other } both score { $a }: { $fell } falls [{ $clause }]

## Last line

sk-clock = { shared-clock }
sk-next = { $side } to act
