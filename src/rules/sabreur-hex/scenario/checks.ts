/** What the rules demand of the units of a position. */
import type { Phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import { rightOf } from '../extended.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { hasSkill, isArtillery, isInfantry, type Skill, type Unit } from '../state.ts';
import { eliteLimit, musterStrength, T2, T3, T4 } from '../tables.ts';
import type { Draft } from './draft.ts';
import { skillWords, spaced } from './lexicon.ts';
import { type Bit, blame, type Cursor } from '../../../kernel/text/lines.ts';

type Say = (id: string, args?: Phrase['args'], at?: Bit) => void;

export function checkUnits(draft: Draft): void {
  for (const { unit, cursor, id, hex } of draft.units) {
    const say: Say = (fault, args, at) => blame(cursor, at ?? id, fault, args);
    checkPlace(draft, unit, say, hex);
    checkStrength(unit, say, cursor);
    checkCommand(unit, say, cursor);
    checkSkills(unit, say, cursor);
    checkFormation(draft, unit, say, cursor);
  }
  checkNames(draft);
}

/** The bit of a line that holds a word. */
function bitOf({ line }: Cursor, word: string): Bit | undefined {
  return line.bits.find(({ folded }) => folded === word);
}

/** Short names are unique over both sides, whatever their case. */
function checkNames(draft: Draft): void {
  const taken = new Set(draft.gone.map(({ id }) => id.toLowerCase()));
  for (const { unit, cursor, id } of draft.units) {
    const key = unit.id.toLowerCase();
    if (taken.has(key)) blame(cursor, id, 'fault-id-twice', { unit: unit.id });
    taken.add(key);
  }
}

/** SH-SETUP-07, SH-TERRAIN-09. One unit to a hex, and none where nobody may stand. */
function checkPlace(draft: Draft, unit: Unit, say: Say, hex: Bit | undefined): void {
  const mine = hexesOf(unit);
  const before = draft.units.slice(
    0,
    draft.units.findIndex((each) => each.unit === unit),
  );
  const there = before.find((each) => hexesOf(each.unit).some((at) => mine.includes(at)));
  if (there) say('fault-hex-taken', { hex: unit.at, unit: there.unit.id }, hex);
  const blocked = mine.find((at) => draft.hexes[at]?.terrain === 'impassable');
  if (blocked !== undefined) say('fault-impassable', { hex: blocked }, hex);
}

function hexesOf({ at, also }: Unit): string[] {
  return [at, also ?? ''].filter((hex) => hex !== '');
}

/** SH-ARMY-03, table T2. */
function checkStrength(unit: Unit, say: Say, cursor: Cursor): void {
  const { min, max } = musterStrength(unit);
  const at = bitOf(cursor, 'strength');
  if (unit.initial < min || unit.initial > max)
    say('fault-strength', { unit: unit.id, min, max, given: unit.initial }, at);
  else if (unit.strength > unit.initial) say('fault-strength-more', { unit: unit.id, most: unit.initial }, at);
}

/** SH-ARMY-05, table T4. */
function checkCommand(unit: Unit, say: Say, cursor: Cursor): void {
  const { min, max } = T4[unit.quality];
  if (unit.command < min || unit.command > max) say('fault-command', { unit: unit.id, min, max }, bitOf(cursor, 'cd'));
}

/** SH-GAP-12. */
export const NEVER_TOGETHER: readonly (readonly [Skill, Skill])[] = [
  ['cuirassier', 'halfCuirass'],
  ['looseOrder', 'skirmisher'],
  ['controlledFire', 'warrior'],
];

/** SH-ARMY-07, SH-GAP-12, SH-SKILL-WARRIOR-03, table T3. */
function checkSkills(unit: Unit, say: Say, cursor: Cursor): void {
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
  const price = T2[unit.type][unit.quality] + unit.skills.reduce((sum, skill) => sum + T3[skill].cost, 0);
  if (price + unit.command - T4[unit.quality].norm < 1) say('fault-price', { unit: unit.id });
}

/** Table T6, SH-FORM-01 to -06, -18, -20, SH-ROUT-13. */
function checkFormation(draft: Draft, unit: Unit, say: Say, cursor: Cursor): void {
  const { formation } = unit;
  if (formation === 'horde') {
    if (isArtillery(unit)) say('fault-panicked-guns', { unit: unit.id }, bitOf(cursor, 'panicked'));
    return;
  }
  if (formation === 'mounted' || formation === 'battery') return;
  const args = { unit: unit.id, formation: quoted(spaced(formation)) };
  const skill = skillFor(unit);
  if (!isInfantry(unit)) say('fault-formation', args);
  else if (skill && !skill.some((each) => hasSkill(unit, each))) say('fault-formation', args);
  else if (hasSkill(unit, 'looseOrder') && formation !== 'skirmish') say('fault-formation', args);
  else if ((formation === 'extendedLine') !== (unit.also !== undefined)) say('fault-two-hexes', { unit: unit.id });
  else if (unit.also !== undefined && rightOf(unit.at, unit.facing) !== unit.also) {
    say('fault-flank-hex', { unit: unit.id, hex: unit.also }, bitOf(cursor, unit.also));
  }
  if (formation !== 'square' && formation !== 'closedColumn') return;
  // SH-Q-23.
  if (formation === 'closedColumn' && draft.rulings.squareBansBindClosedColumn === 'no') return;
  const ground = draft.hexes[unit.at]?.terrain;
  if (hasSkill(unit, 'irregular')) say('fault-formation', args);
  if (ground !== undefined && ground !== 'bridge') say('fault-square-ground', { unit: unit.id, hex: unit.at });
}

/** The skills of which one is needed for a formation, if any is. */
function skillFor({ formation, type }: Unit): readonly Skill[] | undefined {
  if (formation === 'closedColumn') return ['largeBattalion'];
  if (formation === 'extendedLine') return ['linearOrder'];
  if (formation === 'skirmish') return type === 'lightInfantry' ? ['skirmisher', 'looseOrder'] : [];
  return undefined;
}

/**
 * SH-ARMY-06, SH-QUALITY-03. No side begins with more Elite units than the agreed size allows; the position of a battle
 * under way is as it is.
 */
export function checkElites(draft: Draft): void {
  if (draft.seen.has('turn')) return;
  for (const side of SIDES) {
    const points = draft.armies[side]?.points;
    if (points === undefined) continue;
    const elites = draft.units.filter(({ unit }) => unit.side === side && unit.quality === 'elite');
    const most = eliteLimit(points);
    for (const { unit, cursor, id } of elites.slice(most)) {
      blame(cursor, bitOf(cursor, 'elite') ?? id, 'fault-elites', { unit: unit.id, points, most });
    }
  }
}

/** A scenario needs two armies; of one, in the position of a battle, nobody may be left. */
export function checkSides(draft: Draft, cursor: Cursor): void {
  for (const side of SIDES) {
    if (!draft.seen.has(side) && !draft.gone.some((each) => each.side === side)) {
      const which = quoted(side);
      blame(cursor, undefined, 'fault-no-units', { side: which });
    }
  }
}
