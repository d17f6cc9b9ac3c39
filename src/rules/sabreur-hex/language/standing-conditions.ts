/** The conditions of a standing answer: by whom, from how far, how likely. A table of lines, in any order. */
import { linesOf, lineTable } from '../../../kernel/grammar/line.ts';
import { one, type Slot } from '../../../kernel/grammar/slot.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { State } from '../state.ts';
import { readNumber } from './names.ts';
import type { Reader } from './reader.ts';
import { SLOTS, TONGUE } from './slots.ts';
import { refuseWord, sees, shownWord, takeWord, upcoming } from './vocabulary.ts';

/** All of it must hold. `by`: a kind of unit, or one enemy; `from`: hexes or more; `chance`: percent or more. */
export interface Conditions {
  readonly by?: string;
  readonly from?: number;
  readonly chance?: number;
}

/** `3`, `3+ hexes`, `at least 3 hexes`, `3 hexes or more`. */
function least(counted?: 'hexes'): Slot<State, number> {
  return one({
    *read(reader): Parse<number> {
      takeWord(reader, 'atLeast');
      const found = yield* readNumber(reader);
      takeWord(reader, 'hexes');
      takeWord(reader, 'orMore');
      return found;
    },
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: (found, language) => [`${found}+`, ...(counted ? [shownWord(counted, language)] : [])].join(' '),
  });
}

const KINDS = ['cavalry', 'infantry'] as const;

const CONDITION_SLOTS = {
  hexes: least('hexes'),
  chance: least(),
  by: one<State, string>({
    *read(reader): Parse<string> {
      const kind = takeWord(reader, ...KINDS);
      if (kind !== undefined) return kind;
      return SLOTS.target.sees(reader) ? yield* SLOTS.target.read(reader) : yield refuseWord(reader, KINDS);
    },
    sees: (reader) => sees(reader, ...KINDS) || SLOTS.target.sees(reader),
    write: (by, language) => (KINDS.some((kind) => kind === by) ? shownWord(by, language) : by),
  }),
};
const condition = linesOf<Conditions, typeof CONDITION_SLOTS>(CONDITION_SLOTS);
const CONDITION = lineTable(
  { ...TONGUE, slots: CONDITION_SLOTS },
  {
    by: condition.line({}, '{by}'),
    from: condition.line({}, '{from:hexes}'),
    chance: condition.line({}, '{chance}'),
  },
);

export const CONDITIONS = ['by', 'from', 'chance'] as const;
const BETWEEN = ['with', 'atLeast', 'and'] as const;

export function* readConditions(reader: Reader, allowed: readonly (keyof Conditions)[]): Parse<Conditions> {
  let found: Conditions = {};
  while (sees(reader, ...allowed, ...BETWEEN)) {
    if (!takeWord(reader, ...BETWEEN)) found = { ...found, ...(yield* CONDITION.read(reader)) };
  }
  return found;
}

export function conditionText(conditions: Conditions, language: Language): string[] {
  const said = CONDITIONS.filter((key) => conditions[key] !== undefined);
  return said.map((key) => CONDITION.write({ [key]: conditions[key] }, language));
}
