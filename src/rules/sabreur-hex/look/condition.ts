/** A unit's condition: what restricts it, what it has done in this player-turn, and its remaining strength. */
import { sidePhrase } from '../../../kernel/play.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { engagedBy, engagedWith, outflankers } from '../field/engage.ts';
import { hasSkill, isPanicked, type State, type Unit } from '../state.ts';
import {
  baseCombatFactor,
  baseFireFactor,
  demoralisationThreshold,
  fireRange,
  isDemoralised,
  movementFactor,
} from '../tables.ts';
import { isHill, terrainAt } from '../field/terrain.ts';

export function titleOf({ id, name, side, type, quality }: Unit): Phrase {
  return phrase('look-unit', {
    unit: name,
    id,
    side: sidePhrase(side),
    type: phrase(`type-${type}`),
    quality: phrase(`quality-${quality}`),
  });
}

export function strengthLine(unit: Unit): Phrase {
  const { strength, initial, command } = unit;
  return phrase('look-strength', { strength, initial, threshold: demoralisationThreshold(unit), command });
}

export function standingLine(now: State, unit: Unit): Phrase {
  return phrase('look-standing', {
    at: unit.also === undefined ? unit.at : `${unit.at} + ${unit.also}`,
    ground: groundOf(now, unit.at),
    formation: phrase(`formation-${unit.formation}`),
    facing: phrase(`facing-${unit.facing}`),
  });
}

/** A hex as text: its contents, and whether it is a hill. */
export function groundOf(now: State, at: string): Phrase {
  const terrain = phrase(`terrain-${terrainAt(now.map, at) ?? 'clear'}`);
  return isHill(now.map, at) ? phrase('look-on-hill', { terrain }) : terrain;
}

/** Table T1. Its present factors, without modifiers. */
export function factorsLine(unit: Unit): Phrase {
  if (isPanicked(unit)) return phrase('look-factors-none');
  const combat = baseCombatFactor(unit, { charging: false });
  const fire = baseFireFactor(unit);
  return phrase(fire > 0 ? 'look-factors' : 'look-factors-no-fire', {
    combat,
    charging: baseCombatFactor(unit, { charging: true }) - combat,
    fire,
    range: fireRange(unit),
    movement: movementFactor(unit),
  });
}

export function conditionLines(now: State, unit: Unit): Phrase[] {
  const against = (id: string, enemies: readonly Unit[]): Phrase[] =>
    enemies.length === 0 ? [] : [phrase(id, { units: enemies.map((unit) => phrase('tell-id', { unit })) })];
  const when = (id: string, applies: boolean): Phrase[] => (applies ? [phrase(id)] : []);
  return [
    ...against('look-engaged-by', engagedBy(now, unit)),
    ...against('look-engages', engagedWith(now, unit)),
    ...against('look-outflanked-by', outflankers(now, unit)),
    ...when('look-panicked', isPanicked(unit)),
    ...when('look-demoralised', isDemoralised(unit)),
    ...when('look-acted', unit.acted),
    ...when('look-activated', unit.activated && !unit.acted),
    ...when('look-barred', unit.mayNotManoeuvre),
    ...when('look-fired-back', unit.firedBack),
    ...when('look-square-fired', unit.squareFired),
    ...when('look-displaced', unit.displaced === true),
  ];
}

/** Table T3. Each skill with its effect, on one line. */
export function skillLines(unit: Unit): Phrase[] {
  return unit.skills
    .filter((skill) => hasSkill(unit, skill))
    .map((skill) => phrase('look-skill', { skill: phrase(`skill-${skill}`), means: phrase(`skill-${skill}-means`) }));
}
