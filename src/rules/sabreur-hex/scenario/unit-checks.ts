/** The rules for buying units: strength, command, skills, and the number of Elite units. */
import { bitOf, type Lined, type Say } from '../../../chart/lined.ts';
import { blame, type Cursor } from '../../../kernel/text/lines.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { hasSkill, type Skill, type Unit } from '../state.ts';
import { eliteLimit, strengthLimits, pricePerPoint, T3, T4 } from '../tables.ts';
import { skillWords, spaced } from './lexicon.ts';
import { COMMAND_WORDS } from './unit-kind.ts';

/** A unit as bought, wherever it is. */
export type Bought = Pick<Unit, 'id' | 'type' | 'quality' | 'skills' | 'command' | 'initial'>;

/** SH-ARMY-03, table T2. Whether its strength may be bought; `fault`: the message to use. */
export function checkStrength(unit: Bought, say: Say, cursor: Cursor, fault: string): boolean {
  const { min, max } = strengthLimits(unit);
  const fits = unit.initial >= min && unit.initial <= max;
  if (!fits) say(fault, { unit: unit.id, min, max, given: unit.initial }, bitOf(cursor, 'strength'));
  return fits;
}

/** SH-ARMY-05, table T4. */
export function checkCommand(unit: Bought, say: Say, cursor: Cursor): void {
  const { min, max } = T4[unit.quality];
  const [cd, cr] = COMMAND_WORDS;
  const at = bitOf(cursor, cd) ?? bitOf(cursor, cr);
  if (unit.command < min || unit.command > max) say('fault-command', { unit: unit.id, min, max }, at);
}

/** SH-GAP-12. */
export const NEVER_TOGETHER: readonly (readonly [Skill, Skill])[] = [
  ['cuirassier', 'halfCuirass'],
  ['looseOrder', 'skirmisher'],
  ['controlledFire', 'warrior'],
];

/** SH-ARMY-07, SH-GAP-12, SH-Q-30, SH-SKILL-WARRIOR-03, table T3. */
export function checkSkills(unit: Bought, say: Say, cursor: Cursor): void {
  const name = (skill: Skill) => quoted(skillWords(skill));
  const at = (skill: Skill) => bitOf(cursor, skillWords(skill).split(' ')[0]!);
  for (const [i, skill] of unit.skills.entries()) {
    if (!T3[skill].reservedTo.includes(unit.type)) {
      say('fault-skill-type', { skill: name(skill), type: quoted(spaced(unit.type)) }, at(skill));
    }
    if (unit.skills.indexOf(skill) !== i) say('fault-said-twice', { word: name(skill) }, at(skill));
  }
  for (const [a, b] of NEVER_TOGETHER) {
    if (hasSkill(unit, a) && hasSkill(unit, b)) say('fault-skill-pair', { a: name(a), b: name(b) }, at(b));
  }
  if (hasSkill(unit, 'warrior') && !hasSkill(unit, 'irregular')) {
    say('fault-skill-needs', { skill: name('warrior'), needs: name('irregular') }, at('warrior'));
  }
  if (pricePerPoint(unit) < 1) say('fault-price', { unit: unit.id });
}

/** SH-ARMY-06, SH-QUALITY-03, SH-Q-77. No more Elite units on a side than a game of this size allows. */
export function checkElites(units: readonly Pick<Lined<Bought>, 'unit' | 'cursor' | 'id'>[], points: number): void {
  const elites = units.filter(({ unit }) => unit.quality === 'elite');
  const most = eliteLimit(points);
  for (const { unit, cursor, id } of elites.slice(most)) {
    blame(cursor, bitOf(cursor, 'elite') ?? id, 'fault-elites', { unit: unit.id, points, most });
  }
}
