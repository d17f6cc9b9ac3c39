/** A step of building an army: where its buttons lead, and which of them the rules allow. */
import { canonical } from '../../../kernel/canonical.ts';
import type { Building, BuildPress, Site } from '../../../kernel/army.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Fault } from '../../../kernel/fault.ts';
import type { Names } from '../../../kernel/text/names.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import type { Army } from './army.ts';
import { readArmy } from './read.ts';
import { writeArmy } from './write.ts';

/** The army so far and its faults. */
export interface Bench {
  readonly army: Army;
  readonly text: string;
  readonly faults: readonly Fault[];
}

export type Row = Building['rows'][number];

export function benchOf(text: string): Bench | Refusal {
  const { army, faults } = readArmy(text);
  if (!army) return unreadable(faults);
  const own = writeArmy(army);
  return { army, text: own, faults: readArmy(own).faults };
}

function unreadable([first]: readonly Fault[]): Refusal {
  return new Refusal(ORDER_TEXT, first!.says);
}

/** Faults that a button may cause: the cost is in view, and an army may be emptied. */
const BEARABLE: readonly string[] = ['fault-army-cost', 'fault-army-empty'];

/** The fault and its unit, ignoring the numbers in its sentence. */
function keyOf({ says: { id, args = {} } }: Fault): string {
  return canonical([id, args['unit'] ?? null, args['skill'] ?? null, args['word'] ?? null, args['b'] ?? null]);
}

/** The site after a change, if its text can be read and it causes no new fault. */
export function siteAfter({ faults }: Bench, army: Army, at: string): Site | Refusal {
  const text = writeArmy(army);
  const read = readArmy(text);
  if (!read.army) return unreadable(read.faults);
  const known = new Set(faults.map(keyOf));
  const worse = read.faults.find((fault) => !BEARABLE.includes(fault.says.id) && !known.has(keyOf(fault)));
  // Typed input may make the game too small for its Elite units, and nothing else.
  return worse ? new Refusal('SH-QUALITY-03', worse.says) : { text, at };
}

/** A button that changes the army; none if the rules forbid the change. */
export function change(bench: Bench, army: Army, at: string, says: Phrase, isChosen = false): readonly BuildPress[] {
  const leads = siteAfter(bench, army, at);
  return leads instanceof Refusal ? [] : [{ leads, says, ...(isChosen && { isChosen }) }];
}

/** A button that only leads to another step. */
export function go({ text }: Bench, at: string, says: string, args?: Phrase['args']): BuildPress {
  return { leads: { text, at }, says: phrase(says, args) };
}

/** As many as a menu can hold. */
const LONGEST_ROW = 25;

/** Rows short enough for a menu; none if there are no buttons. */
export function rowsOf(presses: readonly BuildPress[], says?: Phrase): Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < presses.length; from += LONGEST_ROW) {
    rows.push({ ...(says && { says }), presses: presses.slice(from, from + LONGEST_ROW) });
  }
  return rows;
}

/** `Austrian division / Division autrichienne`, as typed; a single name is used for both languages. */
export function namesTyped(words: string): Names {
  const [en = '', fr = en] = words.replace(/\s+/gu, ' ').trim().split(' / ');
  return { en, fr };
}
