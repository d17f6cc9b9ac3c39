### Periods: why a line cannot be written, and what to write instead.

## Whose it is, and when

# $unit: what was typed.
periods-refuse-whose = { $unit } is not yours to order. Write lines for units of your own that are on the table.
periods-refuse-not-writing = Sheets are not being written now. You can write when the next half begins.
periods-refuse-not-written = Your sheet says nothing for { $unit }, so there is nothing to take away.
periods-refuse-phase = The table plays that step itself, and it is not its moment.
periods-refuse-past = A line can wait for a half that is still to come, within the battle: “from half 2.2”.
periods-refuse-forgotten = { THECAP($unit) } cannot ask for a forgotten move. Only a unit that had no line in the half that is over, and has stood, may ask, and only for legs: “3L advance 4, forgotten”.
periods-refuse-charging = { THECAP($unit) } { NB($unit, "has", "have") } declared a charge, and a charge is carried through. Write only what to do if the enemy evades or is barred.
periods-refuse-escaping = { THECAP($unit) } { NB($unit, "is", "are") } evading, rallying, falling back or following, and { NB($unit, "goes", "go") } on with that. Write only answers: “stand, if charged …”.
periods-refuse-contact = { THECAP($unit) } { NB($unit, "is", "are") } in contact with an enemy. Cavalry in melee may rally; anything else waits until the fight is over.
periods-refuse-alone = A charge, an evade or a rally is the only thing that a line orders, and a melee entry the last. Leave out the rest.
periods-refuse-officer = { THECAP($unit) } { NB($unit, "rides", "ride") } to a place on the table, with a unit of { NB($unit, "its", "their") } own side or none, and not while carrying an order.
periods-refuse-errand = Only an aide-de-camp who is beside a general and carries no order takes one, and only to a unit of your own: “12A to 3L: harass”.

## Moves

periods-refuse-far = That is more than { THE($unit) } can begin in this half. Shorten the last leg, or write the rest on the next sheet.
periods-refuse-barred = The way of { THE($unit) } leads off the table or into ground that no one may enter. Stop short of it.
periods-refuse-room = In that formation { THE($unit) } would not fit on the table. Keep the other corner in place: “on the left”, “on the right”.
periods-refuse-cross = A unit that comes to a stream or an obstacle crosses it automatically, in one quarter. Write an advance that leads over it.
periods-refuse-oblique = Only drilled infantry in line marches obliquely: guard, elite or regular. Wheel and advance instead.
periods-refuse-oblique-angle = An oblique march leads at most 45° to the left or right.
periods-refuse-back-drilled = Only guard, elite and regular infantry steps back facing the enemy. Turn about and advance instead.
periods-refuse-back-formation = Only infantry in line or skirmish order steps back. Turn about and advance instead.
periods-refuse-forced-formation = Only a march column and limbered artillery make a forced march. Advance, or form column first.
periods-refuse-forced-skirmish = Skirmishers cannot make a forced march. Advance instead.
periods-refuse-forced-again = { THECAP($unit) } { NB($unit, "has", "have") } made a forced march for three periods in a row. A period without one comes first.
periods-refuse-square = A square neither wheels nor turns. It goes straight towards one of its faces: “advance left 2”.
periods-refuse-form = { THECAP($unit) } cannot take up that formation with { NB($unit, "its", "their") } arm.
periods-refuse-unformed = { THECAP($unit) } { NB($unit, "is", "are") } not formed, and { NB($unit, "has", "have") } to reform first, standing clear of everyone.
periods-refuse-reforms-first = { THECAP($unit) } { NB($unit, "is", "are") } not formed: { NB($unit, "it has", "they have") } to reform before anything else.
periods-refuse-flank-turned = Some figures of { THE($unit) } face the flank, so { NB($unit, "it", "they") } cannot move. Reform first.
periods-refuse-rejoin = { THECAP($unit) } { NB($unit, "belongs", "belong") } to no other unit and so cannot rejoin one.
periods-refuse-reorient = { THECAP($unit) } cannot turn to face that enemy: something is in the way.

## Guns

periods-refuse-deployed = Deployed guns move only by hand, 3 cm in a half: “manhandle 3”. To go farther, limber first.
periods-refuse-deployed-wheel = Deployed guns do not wheel. Limber first.
periods-refuse-guns-turn = Artillery cannot turn on the spot. Limbered guns wheel.
periods-refuse-limbered = Only deployed guns limber.
periods-refuse-not-limbered = Only limbered guns unlimber.
periods-refuse-unlimber-unformed = After a forced march guns reform before they unlimber.

## Charges and melee entries

periods-refuse-charge-guns = { clause-PE-CFO-01 }
periods-refuse-charge-square = Infantry in square cannot charge. Form column or line first.
periods-refuse-charge-skirmish = Infantry in skirmish order cannot charge. Form column or line first.
periods-refuse-charge-cavalry = Infantry cannot charge cavalry. It can stand, fire or form square.
periods-refuse-charge-slope = { THECAP($target) } { NB($target, "is", "are") } on another level: no charge goes up or down a slope.
periods-refuse-charge-melee = { THECAP($target) } { NB($target, "is", "are") } in a melee, and no unit charges into one. An ordinary melee entry is possible.
periods-refuse-charge-disorganised = { THECAP($unit) } { NB($unit, "is", "are") } disorganised or worse and cannot declare a charge. Reform first.
periods-refuse-charge-unformed = { THECAP($unit) } { NB($unit, "is", "are") } unformed and cannot declare a charge. Reform first.
periods-refuse-charge-obstacle = An obstacle lies before { THE($unit) }, and no charge crosses one.
periods-refuse-charge-formation = { THECAP($unit) } { NB($unit, "is", "are") } in no combat formation of { NB($unit, "its", "their") } army. An ordinary melee entry is possible, without bonuses.
periods-refuse-charge-posture = The posture of { THE($unit) } does not allow a charge. An aide-de-camp can bring another.
periods-refuse-countercharge = The posture of { THE($unit) } does not allow a countercharge. Choose something else.
periods-refuse-charge-second = Another of your units already charges { THE($target) } on a side that leaves no second charge. Support it with an ordinary melee entry.
periods-refuse-charge-unseen = { THECAP($unit) } can charge only an enemy in view and in front.
periods-refuse-charge-beside = { THECAP($target) } { NB($target, "is", "are") } not in front of { THE($unit) }. Wheel towards { THEM($target) } first.
periods-refuse-feint = A charge needs a target, written on the sheet: “charge 12L”. Feints are not played in this battle.
periods-refuse-enter = Only close order and cavalry enter a melee: no guns, skirmishers or squares.
periods-refuse-enter-posture = The posture of { THE($unit) } does not allow a melee entry. An aide-de-camp can bring another.

## Evades and rallies

periods-refuse-evade-arm = Only infantry evades. Cavalry rallies.
periods-refuse-evade-posture = Only a unit with the posture harass evades by order.
periods-refuse-rally-arm = { clause-PE-RAL-01 }
periods-refuse-rally-late = { clause-PE-RAE-01 }
