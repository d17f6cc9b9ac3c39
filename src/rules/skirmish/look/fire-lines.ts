/** SK-STEP-03. A fire before its dice, in words: range, way of firing, modifiers, dice, cover, who is behind. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { type Aim, aim } from '../fire/aim.ts';
import { canHit, mayRaise } from '../fire/elite.ts';
import { ledgerOf, modifierParts, rangePart, wayPart } from '../fire/words.ts';
import { saveOf } from '../fire/losses.ts';
import { hitChances, meanHits } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';

/** A fire of a whole unit, or why it cannot be. */
export function aimAt(now: State, unit: Unit, target: Unit): Aim | Refusal {
  return aim(now, { kind: 'fire', unit: unit.id, figures: [], target: target.id }, unit.side);
}

export function fireLines(now: State, unit: Unit, target: Unit): Phrase[] {
  const found = aimAt(now, unit, target);
  if (found instanceof Refusal)
    return [phrase('sk-look-fire-refused', { why: found.says, clause: shortClauses(found.clause) })];
  return [
    phrase(canHit(now, found) ? 'sk-look-fire' : 'sk-look-fire-vain', { parts: aimParts(now, found) }),
    ...coverLines(now, found),
    ...screenLines(found, target),
  ];
}

/** SK-SIX-03. That no roll of its dice is enough. */
export function cannotHit({ shooter, target: { unit, needed } }: Aim): Phrase {
  return phrase('sk-fire-vain', { unit: shooter.name, target: unit.name, needed });
}

/** What the dice of a fire are worth. */
export function aimParts(now: State, aimed: Aim): Phrase[] {
  const { shooter, shooters, target } = aimed;
  const { severalSixes, volley, eliteSingle } = target.capability;
  const isEliteLeft = !now.eliteUsed.includes(shooter.side);
  const when = (applies: boolean, id: string, clause: string): Phrase[] =>
    applies ? [phrase(id, { clause: shortClauses(clause) })] : [];
  return [
    rangePart(target.range, target.band),
    wayPart(shooter, volley, target.kind),
    ...modifierParts(ledgerOf(aimed)),
    phrase('sk-part-dice-needed', { n: shooters.length, needed: target.needed }),
    ...when(!severalSixes, 'sk-part-disorder', 'SK-SIX-03'),
    ...when(severalSixes && shooters.length > 1, 'sk-part-sixes', 'SK-SIX-02'),
    ...when(isEliteLeft && mayRaise(aimed), 'sk-look-elite-unit', 'SK-MRK-03'),
    ...when(isEliteLeft && eliteSingle, 'sk-look-elite-single', 'SK-MRK-02'),
  ];
}

/** SK-GAP-03. How many of those in view have cover, and what saves them. */
export function coverLines(now: State, { muzzle, target: { unit, seen } }: Aim): Phrase[] {
  const needs = seen.flatMap(({ figure }) => saveOf(now, unit, figure, muzzle.at) ?? []);
  if (needs.length === 0) return [];
  const covered = { unit: unit.name, n: needs.length, of: seen.length, needed: Math.min(...needs) };
  const id = needs.length === seen.length ? 'sk-look-cover-all' : 'sk-look-cover-some';
  return [phrase(id, { ...covered, clause: shortClauses('SK-GAP-03') })];
}

/** SK-Q-35, SK-SCR-02. Whichever is named, skirmishers in front of a mass are the target; what the mass would lose without them. */
export function screenLines({ shooters, target, mass }: Aim, named: Pick<Unit, 'id'>): Phrase[] {
  if (!mass) return [];
  const { needed, modifier, capability } = mass;
  const chances = hitChances(shooters.length, { needed, modifier, severalSixes: capability.severalSixes });
  return [
    phrase(target.unit.id === named.id ? 'sk-look-screen' : 'sk-look-screened', {
      screen: target.unit.name,
      mass: mass.unit.name,
      mean: meanHits(chances),
      clause: shortClauses('SK-SCR-02'),
    }),
  ];
}
