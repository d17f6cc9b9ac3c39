/** A page for an army: its units by arm with their details and costs, its brigades, and its faults. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Block, Page } from '../../../scene/page.ts';
import { unmarked } from '../../../survey/unmarked.ts';
import { hasSkill, isArtillery, isCavalry, isInfantry } from '../state.ts';
import { type Army, costOfArmy, type Enlisted, isNamed, priceOf } from './army.ts';
import { readArmy } from './read.ts';
import { kindPhrase, namePhrase, orderPointsPhrase, totals, troubles } from './words.ts';
import { writeArmy } from './write.ts';

type Speak = (says: Phrase) => string;

const ARMS = [
  ['infantry', isInfantry],
  ['cavalry', isCavalry],
  ['artillery', isArtillery],
] as const;

const COLUMNS = ['unit', 'strength', 'quality', 'command', 'skills', 'cost'] as const;

/** For a text that is not an army, only its faults. */
export function picture(text: string, speak: Speak): Page {
  const { army, faults } = readArmy(text);
  const base = { kind: 'page', theme: 'day', across: 1 } as const;
  if (!army) {
    const title = speak(phrase('builder-unreadable'));
    const rows = faults.map(({ says }) => [unmarked(speak(says))]);
    return { ...base, title, subtitle: '', blocks: [{ title: '', head: [], rows, notes: [] }], alt: title };
  }
  const own = writeArmy(army);
  const wrong = troubles({ army, text: own, faults: readArmy(own).faults }).map((says) => unmarked(speak(says)));
  const sums = [...totals(army), orderPointsPhrase(army)].map((says) => unmarked(speak(says)));
  return {
    ...base,
    title: speak(namePhrase(army.name)),
    subtitle: sums[0]!,
    blocks: [
      ...ARMS.flatMap(([arm, isOfArm]) => armBlock(army, speak, arm, isOfArm)),
      ...brigadeBlock(army, speak),
      { title: speak(phrase('builder-page-sums')), head: [], rows: sums.map((sum) => [sum]), notes: wrong },
    ],
    alt: speak(phrase('builder-alt', { name: namePhrase(army.name), units: army.units.length })),
  };
}

function armBlock(army: Army, speak: Speak, arm: string, isOfArm: (unit: Enlisted) => boolean): Block[] {
  const units = army.units.filter(isOfArm);
  if (units.length === 0) return [];
  const cost = costOfArmy({ units });
  const part = Math.round((100 * cost) / costOfArmy(army));
  return [
    {
      title: speak(phrase(`builder-page-${arm}`, { units: units.length, cost, part })),
      head: ['', ...COLUMNS.map((column) => speak(phrase(`builder-page-${column}`)))],
      rows: units.map((unit) => unitRow(unit, speak)),
      alts: units.map((unit) => unitAlt(unit, speak)),
      notes: [],
    },
  ];
}

function unitRow(unit: Enlisted, speak: Speak): Block['rows'][number] {
  const { id, name, type, quality, skills, strength, command } = unit;
  const named = { id, unit: name, type: phrase(`type-${type}`) };
  return [
    { counter: { board: 'hex', shape: shapeOf(unit), side: 'blue' } },
    speak(isNamed(unit) ? phrase('builder-page-named', named) : phrase('builder-page-plain', named)),
    String(strength),
    speak(phrase(`quality-${quality}`)),
    String(command),
    skills.map((skill) => speak(phrase(`skill-${skill}`))).join(', '),
    speak(phrase('builder-points', { points: priceOf(unit) })),
  ];
}

/** In its usual formation. */
function shapeOf(unit: Enlisted): 'cavalry' | 'battery' | 'gun' | 'skirmish' | 'line' {
  if (isCavalry(unit)) return 'cavalry';
  if (isArtillery(unit)) return unit.type === 'regimentalGun' ? 'gun' : 'battery';
  return hasSkill(unit, 'skirmisher') || hasSkill(unit, 'looseOrder') ? 'skirmish' : 'line';
}

function brigadeBlock({ brigades }: Army, speak: Speak): Block[] {
  if (brigades.length === 0) return [];
  const rows = brigades.map(({ name, units }) => [speak(namePhrase(name)), units.join(' ')]);
  return [{ title: speak(phrase('builder-page-brigades')), head: [], rows, notes: [] }];
}

function unitAlt(unit: Enlisted, speak: Speak): string {
  const { id, strength, command } = unit;
  return unmarked(speak(phrase('builder-alt-unit', { id, kind: kindPhrase(unit), strength, command })));
}
