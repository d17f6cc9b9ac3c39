/** How a rallied unit is to stand, as an answer says it. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { type Reader, readFacing } from './reader.ts';
import { sees, take, takeWord } from './vocabulary.ts';

type StandWord = 'line' | 'column' | 'square' | 'closedColumn' | 'skirmish' | 'extend';

export interface Stand {
  readonly say: 'stand';
  readonly formation: StandWord;
  readonly to?: Hex;
  readonly facing?: Facing;
}

/** SH-RALLY-06. `column face S`. */
export function* readStand(reader: Reader, formation: StandWord, to?: Hex): Parse<Stand> {
  if (seesFace(reader)) take(reader, ',');
  const facing = takeWord(reader, 'face') ? { facing: yield* readFacing(reader) } : {};
  return { say: 'stand', formation, ...(to !== undefined && { to }), ...facing };
}

/** Is a facing next, behind a comma or not? */
export function seesFace(reader: Reader): boolean {
  const { at } = reader;
  take(reader, ',');
  const isNext = sees(reader, 'face');
  reader.at = at;
  return isNext;
}
