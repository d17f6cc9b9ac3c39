### Sabreur-hex, clause by clause: fire, line of sight, target priority, enfilade, return fire and defensive fire.

## Fire

clause-SH-FIRE-01 = Only infantry and artillery fire. Cavalry never does.
clause-SH-FIRE-02 = A unit that engages an enemy, or is engaged by one, cannot fire. The exceptions are defensive fire in the case of SH-FIRE-03, and enfilade, SH-FIRE-04.
clause-SH-FIRE-03 = A unit may fire defensively at the unit that charges or assaults, although one engages the other by now, if neither engaged the other when the charge or assault was declared.
clause-SH-FIRE-04 = A unit that engages an enemy but is engaged by none may fire; such a shot is an enfilade (SH-Q-72).
clause-SH-FIRE-05 = If the firer is in contact with any enemy, or the target with any friend of the firer, only a target adjacent to the firer may be fired at.
clause-SH-FIRE-06 = Each shot has one target and one only, named by the firer’s owner within the priority of targets.
clause-SH-FIRE-07 = A target must be within the firer’s range, in its front arc, and visible: all three.
clause-SH-FIRE-08 = Horse artillery may make a frontal or oblique march and then fire, even after a forced march (SH-Q-42).
clause-SH-FIRE-09 = Light infantry in column or in skirmish order may make a frontal or oblique march and then fire, but not after a forced march.
clause-SH-FIRE-10 = Infantry in line with Controlled Fire may fire and then charge or assault.
clause-SH-FIRE-11 = A unit that fires and then charges or assaults has one target for both, named before the shot. No other unit may be attacked that turn, even if the target flees; the action then simply ends (SH-Q-73).
clause-SH-FIRE-12 = Only units with Tactical Sense may change formation and then fire.
clause-SH-FIRE-13 = An extended line may fire and then fire again: this is double fire.
clause-SH-FIRE-14 = Firing cannot be combined with other actions in any way but those named.
clause-SH-FIRE-15 = A unit that loses 3 strength points or more to a single shot takes a morale test.
clause-SH-FIRE-16 = A square chooses a corner of its hex as its front for the length of one shot. It fires only once in a turn, from one of its sides (SH-Q-78).
clause-SH-FIRE-17 = In double fire the extended line counts as two halves, each in its own hex. They fire one after the other, in the order the player likes, and each must meet all the conditions of fire on its own.
clause-SH-FIRE-18 = In double fire each half fires with all the dice of the unit.
clause-SH-FIRE-19 = In double fire a half cannot fire if the other half engages an enemy or is engaged by one.
clause-SH-FIRE-20 = Both halves may fire at the same unit if it is a valid target for each.
clause-SH-FIRE-21 = The half that fires second may leave the first half’s target out of account in the priority of targets.
clause-SH-FIRE-22 = Apart from double fire an extended line fires once, from the half its owner chooses; so it does in defensive fire and in return fire.

## Line of sight

clause-SH-LOS-01 = A target is visible if a straight line can be drawn to it from the centre of the firer’s hex to the centre of the target’s hex (SH-Q-70).
clause-SH-LOS-02 = The line of sight is blocked if it crosses, or merely touches, a hex with any unit in it, friend or enemy, panicked or not, or with a wood, village, fortified point or hill.
clause-SH-LOS-03 = The firer’s hex and the target’s hex never block the line, neither by their terrain nor by who stands in them.
clause-SH-LOS-04 = A hex blocks as soon as the line has one point in common with it, inside, on an edge or on a corner. This is calculated exactly, without rounding.
clause-SH-LOS-05 = From a hill at a target that is not on one, at 3 hexes or more, friends adjacent to the firer and not on a hill do not block the line.
clause-SH-LOS-06 = At a target on a hill from a firer that is not on one, at 3 hexes or more, friends adjacent to the firer and not on a hill do not block the line.
clause-SH-LOS-07 = With firer and target both on hills, at 3 hexes or more, friends of the firer that are not on a hill do not block the line.
clause-SH-LOS-08 = Hills give a view over friends only: enemy units and terrain still block the line (SH-Q-71).
clause-SH-LOS-09 = Difficult terrain, rivers and brooks, fords, bridges and impassable terrain do not block the line of sight.
clause-SH-LOS-10 = Examples: straight ahead through a corner, at 2 hexes, the line runs between both front hexes and touches each: a unit in either blocks it. At 4 hexes it crosses the hex halfway and touches four others; at 3 hexes it always crosses two.

## Target priority

clause-SH-PRIORITY-01 = A firer must fire at the nearest enemy that is not panicked. Only units that are valid targets for it count (SH-Q-68).
clause-SH-PRIORITY-02 = If every enemy that is a valid target and not panicked is at 3 hexes or more, the target may be chosen freely.
clause-SH-PRIORITY-03 = Among enemies at the same distance the firer’s owner chooses freely.
clause-SH-PRIORITY-04 = Panicked enemies may be fired at only if SH-PRIORITY-01 imposes no other target (SH-Q-68).
clause-SH-PRIORITY-05 = In double fire the second half may leave out the unit its first half fired at; it must then fire at the nearest of the other targets.
clause-SH-PRIORITY-06 = Defensive fire and return fire have their target given: priority does not matter there.

## Enfilade

clause-SH-ENFILADE-01 = A shot is an enfilade when the firer is not in the target’s front arc.
clause-SH-ENFILADE-02 = A shot in enfilade has 2 added to its fire factor.
clause-SH-ENFILADE-03 = A square or a closed column can never be enfiladed.
clause-SH-ENFILADE-04 = The saves of Half-Cuirass do not count against enfilade fire.

## Return fire

clause-SH-RIPOSTE-01 = A unit that has been fired at may, if its owner wishes and the conditions are met, fire back at the unit that fired.
clause-SH-RIPOSTE-02 = Return fire comes immediately, after any morale test caused by the losses of that shot.
clause-SH-RIPOSTE-03 = A unit that flees because of the morale test the shot has caused cannot return fire.
clause-SH-RIPOSTE-04 = Return fire needs range, front arc and visibility as any fire does.
clause-SH-RIPOSTE-05 = Only artillery and infantry in line, extended line or skirmish order can return fire.
clause-SH-RIPOSTE-06 = A unit returns fire once in a turn at most.
clause-SH-RIPOSTE-07 = A regimental gun may return fire when an adjacent friendly infantry unit is fired at. The firer may then suffer two return fires, the target’s and the gun’s (SH-Q-69).
clause-SH-RIPOSTE-08 = No return fire from units with Bombard, Obsolete Firearm or Warrior, from panicked or outflanked units, nor from units that engage an enemy or are engaged by one.
clause-SH-RIPOSTE-09 = Return fire is worked out like any shot, with saves, losses and morale test. It is never answered itself, and neither is defensive fire (SH-Q-69).

## Defensive fire

clause-SH-DEFFIRE-01 = Defensive fire is a reaction of infantry or artillery to a charge or an assault. It is aimed at the attacker.
clause-SH-DEFFIRE-02 = Both the target of the attack and one of its friends may fire defensively.
clause-SH-DEFFIRE-03 = Defensive fire is made although the attacker is already in contact: it stands for the shots during the approach.
clause-SH-DEFFIRE-04 = A friend may fire defensively if it is adjacent to the target, is neither engaging nor engaged except by the attacker, and the attacker is a valid target for it in range, arc and sight (SH-Q-52).
clause-SH-DEFFIRE-05 = As the attacker is in contact with its target, a friend that fires defensively must be adjacent to the attacker.
clause-SH-DEFFIRE-06 = A friend that wants to fire defensively takes a morale test immediately. If it fails it does not fire, and nothing else comes of it.
clause-SH-DEFFIRE-07 = The friend’s fire comes after the target has carried out its own reaction.
clause-SH-DEFFIRE-08 = An attacker that loses 3 strength points or more to one defensive fire takes a morale test; each defensive fire may cause one. Losses too small for a test are added up (SH-MORALE-04).
clause-SH-DEFFIRE-09 = If the attacker fails a morale test caused by defensive fire, its charge or assault is over and it cannot attack; if it passes, the attack goes on.
clause-SH-DEFFIRE-10 = Defensive fire may be made any number of times in a turn. Only a square fires but once in a turn, and an extended line makes one shot each time.
clause-SH-DEFFIRE-11 = No defensive fire from units with Bombard, Obsolete Firearm or Warrior, nor from panicked or outflanked units.
clause-SH-DEFFIRE-12 = The target itself fires defensively only at an attacker in its front arc, a square choosing its front; the distance is the actual one, 1 hex (SH-Q-56).
