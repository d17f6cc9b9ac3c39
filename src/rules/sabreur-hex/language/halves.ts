/** The halves of an extended line, as they are named: the one that fires, the one on which it wheels. */
import type { Facing } from '../../../hex/facing.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Half } from '../field/extended.ts';
import { type Reader, readFacing } from './reader.ts';
import { takeWord, type Speak, sees, take } from './vocabulary.ts';

/** SH-FORM-13. `fire left`; as a button has it: `fire, left half`. */
export function readHalf(reader: Reader): { readonly half?: Half } {
  const { at } = reader;
  if (take(reader, ',') && !sees(reader, 'half', 'left', 'right')) reader.at = at;
  takeWord(reader, 'half');
  const half = takeWord(reader, 'left', 'right') as Half | undefined;
  takeWord(reader, 'half');
  return half === undefined ? {} : { half };
}

/** SH-FACING-10. `turn NE on left`. */
export function* readTurn(reader: Reader): Parse<{ readonly facing: Facing; readonly pivot?: Half }> {
  takeWord(reader, 'toward', 'face');
  return { facing: yield* readFacing(reader), ...readPivot(reader) };
}

function readPivot(reader: Reader): { readonly pivot?: Half } {
  takeWord(reader, 'on');
  const { half } = readHalf(reader);
  return half === undefined ? {} : { pivot: half };
}

export function pivotText({ pivot }: { readonly pivot?: Half }, w: Speak): string {
  return pivot === undefined ? '' : ` ${w('on')} ${w(pivot)}`;
}
