/** Parses an army text and checks it against the rules. See docs/armies.md. */
import { LONGEST_ARMY, readRules } from '../../../chart/heading.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Fault } from '../../../kernel/fault.ts';
import {
  type Bit,
  blame,
  blameWord,
  type Cursor,
  here,
  exceedsLimit,
  lexicon,
  linesOf,
  needEnd,
  needFrom,
  needNumber,
  readsOn,
  takes,
} from '../../../kernel/text/lines.ts';
import { needNames, needNoun } from '../../../kernel/text/names.ts';
import { candidate, nearest } from '../../../kernel/text/nearest.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { checkNames, type Lined, sayOf } from '../../../chart/lined.ts';
import { checkMembers, MOST_BRIGADES, needBrigade } from '../scenario/brigade.ts';
import { type NamedBrigade, needId } from '../scenario/draft.ts';
import { checkCommand, checkElites, checkSkills, checkStrength } from '../scenario/unit-checks.ts';
import { type Army, costOfArmy, type Enlisted, LEAST_POINTS, MOST_ENLISTED, MOST_POINTS, NATIONS } from './army.ts';
import { readEnlisted } from './unit-line.ts';

/** An army, legal or not, with its faults; or why it cannot be read. */
export type ArmyReading =
  | { readonly army: Army; readonly faults: readonly Fault[] }
  | { readonly army?: never; readonly faults: readonly Fault[] };

/** An army while its text is being parsed. */
interface Draft {
  readonly faults: Fault[];
  /** The first words of lines seen. */
  readonly seen: Set<string>;
  name?: Army['name'];
  points: number;
  /** Where the game size is written: faults in the cost are reported there. */
  size?: { readonly cursor: Cursor; readonly bit: Bit | undefined };
  nation?: NonNullable<Army['nation']>;
  readonly units: { unit: Enlisted; readonly cursor: Cursor; readonly id: Bit }[];
  readonly brigades: NamedBrigade[];
}

const NATION_WORDS = lexicon(...NATIONS.map((nation) => [nation, nation] as const));

const STATEMENTS: Readonly<Record<string, (cursor: Cursor, draft: Draft) => void>> = {
  rules: (cursor) => readRules(cursor, 'sabreur-hex'),
  army: readHeading,
  nation: (cursor, draft) => {
    const nation = needFrom(cursor, NATION_WORDS);
    if (nation) draft.nation = nation;
  },
  name: readNameLine,
  brigade: (cursor, draft) => {
    if (exceedsLimit(cursor, draft.brigades.length, MOST_BRIGADES)) return;
    const brigade = needBrigade(cursor);
    if (brigade) draft.brigades.push(brigade);
  },
};
const ONCE: ReadonlySet<string> = new Set(['rules', 'army', 'nation']);

export function readArmy(text: string): ArmyReading {
  const draft: Draft = { faults: [], seen: new Set(), points: 0, units: [], brigades: [] };
  const cursors = linesOf(text, draft.faults).map((line): Cursor => ({ line, faults: draft.faults, at: 0 }));
  const filled = cursors.filter(({ line }) => line.bits.length > 0);
  const isName = ({ line }: Cursor) => line.bits[0]!.folded === 'name';
  for (const cursor of [...filled.filter((each) => !isName(each)), ...filled.filter(isName)]) {
    if (!readsOn(cursor)) break;
    readLine(cursor, draft);
  }
  checkNames(draft.units, []);
  const names = new Set(draft.units.map(({ unit }) => unit.id));
  checkMembers(draft.brigades, (unit) => (names.has(unit) ? undefined : 'fault-no-such-unit'));
  const { name, points, nation, size } = draft;
  if (!name && !draft.seen.has('army')) blame(cursors.at(-1)!, undefined, 'fault-army-heading');
  if (draft.faults.length > 0 || !name || !size) return { faults: sorted(draft.faults) };
  const units = draft.units.map(({ unit }) => unit);
  const brigades = draft.brigades.map(({ name: called, units: members }) => ({ name: called, units: members }));
  const army = { name, points, ...(nation && { nation }), units, brigades };
  return { army, faults: forbidden(army, draft.units, size) };
}

function sorted(faults: readonly Fault[]): readonly Fault[] {
  return [...faults].sort((a, b) => a.line - b.line || a.column - b.column);
}

function readLine(cursor: Cursor, draft: Draft): void {
  const bit = cursor.line.bits[0]!;
  const word = Object.keys(STATEMENTS).find((each) => takes(cursor, each));
  if (word === undefined) return readUnit(cursor, draft);
  if (ONCE.has(word) && draft.seen.has(word)) return blame(cursor, bit, 'fault-line-twice', { word });
  draft.seen.add(word);
  const faults = draft.faults.length;
  STATEMENTS[word]!(cursor, draft);
  if (draft.faults.length === faults) needEnd(cursor);
}

function readUnit(cursor: Cursor, draft: Draft): void {
  const bit = cursor.line.bits[0]!;
  if (!/^\d/.test(bit.text)) return blameFirstWord(cursor, bit);
  if (draft.units.length >= MOST_ENLISTED) return blame(cursor, bit, 'fault-many-units', { most: MOST_ENLISTED });
  const unit = readEnlisted(cursor);
  if (unit) draft.units.push({ unit, cursor, id: bit });
}

/** Suggests the word that was meant, or the possible lines, units first. */
function blameFirstWord(cursor: Cursor, bit: Bit): void {
  const words = Object.keys(STATEMENTS);
  if (nearest(bit.folded, words.map(candidate)).length > 0) return blameWord(cursor, words);
  const expected = words.map((word) => phrase('order-word', { word: quoted(word) }));
  blame(cursor, bit, 'fault-army-line', { word: quoted(bit.text), expected });
}

/** `army en "Austrian division" fr "Division autrichienne" points 1500`. */
function readHeading(cursor: Cursor, draft: Draft): void {
  const name = needNames(cursor, LONGEST_ARMY);
  if (!name) return;
  if (!takes(cursor, 'points')) return blameWord(cursor, ['points']);
  const bit = here(cursor);
  const points = needNumber(cursor, LEAST_POINTS, MOST_POINTS);
  if (points !== undefined) Object.assign(draft, { name, points, size: { cursor, bit } });
}

/** `name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"`. */
function readNameLine(cursor: Cursor, draft: Draft): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined) return;
  const found = draft.units.find(({ unit }) => unit.id === id);
  if (!found) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const name = needNoun(cursor, id);
  if (name) found.unit = { ...found.unit, name };
}

/** SH-ARMY-01 to -07, SH-QUALITY-03, SH-GAP-12. Violations of the rules, each at its place in the text. */
function forbidden(army: Army, units: readonly Lined<Enlisted>[], size: NonNullable<Draft['size']>): readonly Fault[] {
  const faults: Fault[] = [];
  const apart = (cursor: Cursor): Cursor => ({ ...cursor, faults });
  const bought = units.map(({ unit, cursor, id }) => ({
    unit: { ...unit, initial: unit.strength },
    cursor: apart(cursor),
    id,
  }));
  for (const placed of bought) {
    const { unit, cursor } = placed;
    if (!readsOn(cursor)) break;
    const say = sayOf(placed);
    checkStrength(unit, say, cursor, 'fault-strength-bought');
    checkCommand(unit, say, cursor);
    checkSkills(unit, say, cursor);
  }
  checkElites(bought, army.points);
  const cost = costOfArmy(army);
  const there = apart(size.cursor);
  if (units.length === 0) blame(there, undefined, 'fault-army-empty');
  if (cost > army.points) blame(there, size.bit, 'fault-army-cost', { cost, points: army.points });
  return sorted(faults);
}
