/** Short names of units in any case: each is read as the line of its unit writes it. */
import { SIDES } from '../../kernel/play.ts';
import type { Bit, Cursor } from '../../kernel/text/lines.ts';
import { seesId } from './unit-name.ts';

export function spelled(cursors: readonly Cursor[]): Cursor[] {
  const own = new Map<string, string>();
  for (const { line } of cursors) {
    const [side, id] = line.bits;
    if (!SIDES.some((each) => each === side?.folded) || !id || !seesId(id)) continue;
    const key = id.text.toLowerCase();
    if (!own.has(key)) own.set(key, id.text);
  }
  const inOwn = (bit: Bit): Bit => ({ ...bit, text: (seesId(bit) && own.get(bit.text.toLowerCase())) || bit.text });
  return cursors.map((cursor) => ({ ...cursor, line: { ...cursor.line, bits: cursor.line.bits.map(inOwn) } }));
}
