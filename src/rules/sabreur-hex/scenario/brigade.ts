/** Named groups of units, which can be given to a player together. They have no effect in the rules. */
import { SIDE_OF } from '../../../chart/heading.ts';
import { type Bit, blame, type Cursor, here, exceedsLimit, needFrom, readsOn } from '../../../kernel/text/lines.ts';
import { type Names, namesText, needNames } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { type Draft, type NamedBrigade, needId } from './draft.ts';

export const MOST_BRIGADES = 40;
const LONGEST_BRIGADE = 40;

/** `brigade red en "Frimont's Brigade" fr "Brigade Frimont" 3E 2K`. */
export function readBrigade(cursor: Cursor, draft: Draft): void {
  if (exceedsLimit(cursor, draft.brigades.length, MOST_BRIGADES)) return;
  const side = needFrom(cursor, SIDE_OF);
  const brigade = side && needBrigade(cursor);
  if (side && brigade) draft.brigades.push({ side, ...brigade });
}

/** The name of a brigade and its units. */
export function needBrigade(cursor: Cursor): NamedBrigade | undefined {
  const name = needNames(cursor, LONGEST_BRIGADE);
  if (!name) return undefined;
  const [units, bits]: [string[], Bit[]] = [[], []];
  do {
    const bit = here(cursor);
    const id = needId(cursor);
    if (id === undefined) return undefined;
    units.push(id);
    bits.push(bit!);
  } while (here(cursor));
  return { name, units, cursor, bits };
}

/** Each of its units exists or existed, on that side, and is in no other brigade. */
export function checkBrigades({ brigades, units, gone, reserve }: Draft): void {
  const sides = new Map([...[...units, ...reserve].map(({ unit }) => unit), ...gone].map(({ id, side }) => [id, side]));
  checkMembers(brigades, (unit, { side }) => {
    if (!sides.has(unit)) return 'fault-no-such-unit';
    return sides.get(unit) === side ? undefined : 'fault-brigade-side';
  });
}

/** No unit is in two brigades; `wrong`: the fault for a unit that cannot be in this one. */
export function checkMembers<B extends NamedBrigade>(
  brigades: readonly B[],
  wrong: (unit: string, brigade: B) => string | undefined,
): void {
  const taken = new Set<string>();
  for (const brigade of brigades) {
    for (const [index, unit] of brigade.units.entries()) {
      if (!readsOn(brigade.cursor)) return;
      const fault = wrong(unit, brigade) ?? (taken.has(unit) ? 'fault-brigade-twice' : undefined);
      if (fault !== undefined) blame(brigade.cursor, brigade.bits[index], fault, { unit });
      taken.add(unit);
    }
  }
}

export function brigadesOf({ brigades }: Draft): Pick<State, 'brigades'> {
  if (brigades.length === 0) return {};
  return { brigades: brigades.map(({ side, name, units }) => ({ side, name, units })) };
}

export function brigadeLines({ brigades = [] }: State): string[] {
  return brigades.map((brigade) => `brigade ${brigade.side} ${brigadeText(brigade)}`);
}

export function brigadeText({
  name,
  units,
}: {
  readonly name: Readonly<Names>;
  readonly units: readonly string[];
}): string {
  return `${namesText(name)} ${units.join(' ')}`;
}
