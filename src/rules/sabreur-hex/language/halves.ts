/** The halves of an extended line, as they are named: the one that fires, the one on which it wheels. */
import type { Half } from '../extended.ts';
import { type Reader } from './reader.ts';
import { takeWord, type Speak } from './vocabulary.ts';

/** SH-FORM-13. `fire left`. */
export function readHalf(reader: Reader): { readonly half?: Half } {
  const half = takeWord(reader, 'left', 'right') as Half | undefined;
  return half === undefined ? {} : { half };
}

/** SH-FACING-10. `turn NE on left`. */
export function readPivot(reader: Reader): { readonly pivot?: Half } {
  takeWord(reader, 'on');
  const { half } = readHalf(reader);
  return half === undefined ? {} : { pivot: half };
}

export function pivotText({ pivot }: { readonly pivot?: Half }, w: Speak): string {
  return pivot === undefined ? '' : ` ${w('on')} ${w(pivot)}`;
}
