/** Units that go together under a name, so that they can be given to a commander as one. The rules know nothing of it. */
import { SIDE_OF } from '../../../chart/heading.ts';
import { type Bit, blame, type Cursor, here, isOneTooMany, needFrom } from '../../../kernel/text/lines.ts';
import { namesText, needNames } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { type Draft, needId } from './draft.ts';

const MOST_BRIGADES = 40;
const LONGEST_BRIGADE = 40;

type Brigade = NonNullable<State['brigades']>[number];

export interface DraftBrigade extends Brigade {
  readonly cursor: Cursor;
  readonly bits: readonly Bit[];
}

/** `brigade red en "Frimont's Brigade" fr "Brigade Frimont" 3E 2K`. */
export function readBrigade(cursor: Cursor, draft: Draft): void {
  if (isOneTooMany(cursor, draft.brigades.length, MOST_BRIGADES)) return;
  const side = needFrom(cursor, SIDE_OF);
  const name = side && needNames(cursor, LONGEST_BRIGADE);
  if (!side || !name) return;
  const [units, bits]: [string[], Bit[]] = [[], []];
  do {
    const bit = here(cursor);
    const id = needId(cursor);
    if (id === undefined) return;
    units.push(id);
    bits.push(bit!);
  } while (here(cursor));
  draft.brigades.push({ side, name, units, cursor, bits });
}

/** Each of its units is there, or was, on that side, and in no other brigade. */
export function checkBrigades({ brigades, units, gone }: Draft): void {
  const sides = new Map([...units.map(({ unit }) => unit), ...gone].map(({ id, side }) => [id, side]));
  const taken = new Set<string>();
  for (const { side, units: members, cursor, bits } of brigades) {
    for (const [index, unit] of members.entries()) {
      if (!sides.has(unit)) blame(cursor, bits[index], 'fault-no-such-unit', { unit });
      else if (sides.get(unit) !== side) blame(cursor, bits[index], 'fault-brigade-side', { unit });
      else if (taken.has(unit)) blame(cursor, bits[index], 'fault-brigade-twice', { unit });
      taken.add(unit);
    }
  }
}

export function brigadesOf({ brigades }: Draft): Pick<State, 'brigades'> {
  if (brigades.length === 0) return {};
  return { brigades: brigades.map(({ side, name, units }) => ({ side, name, units })) };
}

export function brigadeLines({ brigades = [] }: State): string[] {
  return brigades.map(({ side, name, units }) => `brigade ${side} ${namesText(name)} ${units.join(' ')}`);
}
