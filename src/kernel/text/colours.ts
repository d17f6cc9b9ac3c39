/** The two sides' colours in a scenario's text: `colours red #b03a2e, blue #1f4fa8`. */
import { type Side, SIDES } from '../play.ts';
import { blame, type Cursor, here, lexicon, needFrom } from './lines.ts';

export type Colours = Record<Side, string>;

const SIDE_OF = lexicon<Side>(...SIDES.map((side) => [side, side] as const));

/** One for each side, in either order. */
export function needColours(cursor: Cursor): Colours | undefined {
  const found: Partial<Colours> = {};
  for (const _ of SIDES) {
    const at = here(cursor);
    const side = needFrom(cursor, SIDE_OF);
    if (!side) return undefined;
    if (found[side] !== undefined) return blame(cursor, at, 'fault-colour-twice', { side });
    const colour = needColour(cursor);
    if (colour === undefined) return undefined;
    found[side] = colour;
  }
  const { red, blue } = found;
  return red !== undefined && blue !== undefined ? { red, blue } : undefined;
}

function needColour(cursor: Cursor): string | undefined {
  const bit = here(cursor);
  if (!bit || bit.isQuoted || !/^#[\da-f]{6}$/.test(bit.folded)) return blame(cursor, bit, 'fault-colour');
  cursor.at += 1;
  return bit.folded;
}

export function coloursLines(colours: Colours | undefined): string[] {
  return colours ? [`colours red ${colours.red}, blue ${colours.blue}`] : [];
}
