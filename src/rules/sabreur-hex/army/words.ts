/** The units of an army as text, with totals. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { eliteLimit, orderPointFormula } from '../tables.ts';
import { type Army, costOfArmy, type Enlisted, isNamed } from './army.ts';
import type { Bench } from './step.ts';

/** The name of an army or a brigade, in each reader's language. */
export function namePhrase({ en, fr }: Army['name']): Phrase {
  return phrase('builder-name', { name: bilingual(en, fr) });
}

/** What it is, in a line: type, quality, strength, command, skills. */
export function unitPhrase(unit: Enlisted): Phrase {
  const { id, name, strength, command } = unit;
  const args = { id, kind: kindPhrase(unit), strength, command };
  return isNamed(unit) ? phrase('builder-unit', { ...args, unit: name }) : phrase('builder-unit-plain', args);
}

/** Type, quality and skills. */
export function kindPhrase({ type, quality, skills }: Pick<Enlisted, 'type' | 'quality' | 'skills'>): Phrase {
  const args = { type: phrase(`type-${type}`), quality: phrase(`quality-${quality}`) };
  if (skills.length === 0) return phrase('builder-kind', args);
  return phrase('builder-kind-skilled', { ...args, skills: skills.map((skill) => phrase(`skill-${skill}`)) });
}

/** SH-ARMY-01, -06. Cost and remaining points; number of Elite units and their limit. */
export function totals(army: Army): readonly Phrase[] {
  const cost = costOfArmy(army);
  const elites = army.units.filter(({ quality }) => quality === 'elite').length;
  const left = army.points - cost;
  return [
    phrase('builder-total', { cost, points: army.points, left: Math.abs(left), over: left < 0 ? 'yes' : 'no' }),
    phrase('builder-elites', { elites, most: eliteLimit(army.points) }),
  ];
}

/** SH-ARMY-08, table T5. The order points of a game of this size. */
export function orderPointsPhrase({ points }: Army): Phrase {
  const formulas = orderPointFormula(points).map(({ dice, plus }) => phrase('builder-formula', { dice, plus }));
  return phrase('builder-order-points', { formulas });
}

/** The most faults listed together: a message has a limit. */
const MOST_TOLD = 10;

/** Its faults, each with its unit; with `of`, only those of that unit and of the whole army. */
export function troubles({ text, faults }: Bench, of?: string): readonly Phrase[] {
  const lines = text.split('\n');
  const all = faults.flatMap(({ line, says }) => {
    const id = /^\d+[A-Za-z]+/.exec(lines[line - 1] ?? '')?.[0];
    if (of !== undefined && id !== undefined && id !== of) return [];
    const tellsWho = id === undefined || says.args?.['unit'] !== undefined;
    return [tellsWho ? phrase('builder-trouble', { says }) : phrase('builder-trouble-of', { id, says })];
  });
  const more = all.length - MOST_TOLD;
  return more > 0 ? [...all.slice(0, MOST_TOLD), phrase('builder-trouble-more', { more })] : all;
}
