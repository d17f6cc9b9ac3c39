/** A hex in an order, as four digits. */
import { type Hex, onMap, type Size } from '../../hex/grid.ts';
import { one, type Slot } from '../../kernel/grammar/slot.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { ORDER_TEXT, type Reading, replaced, type Words } from '../../kernel/text/reader.ts';
import type { Token } from '../../kernel/text/tokens.ts';

/** `clause`: the rulebook's clause against leaving the map, if it has one. */
export function hexSlot<S extends { readonly map: Size }>({ upcoming }: Words, clause = ORDER_TEXT): Slot<S, Hex> {
  return one<S, Hex>({
    *read(reader) {
      const token = upcoming(reader);
      if (!token) return yield new Refusal(ORDER_TEXT, phrase('refuse-hex-missing'));
      if (token.kind !== 'number' || token.text.length !== 4) {
        return yield new Refusal(ORDER_TEXT, phrase('refuse-no-hex', { word: quoted(token.raw) }));
      }
      reader.at = reader.tokens.indexOf(token) + 1;
      const map = reader.ground?.state.map;
      return !map || onMap(map, token.text) ? token.text : yield refuseOffMap(reader, map, token, clause);
    },
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: (hex) => hex,
  });
}

function refuseOffMap(reader: Reading, { cols, rows }: Size, token: Token, clause: string): Refusal {
  const inside = (text: string, most: number) => String(Math.min(Math.max(Number(text), 1), most)).padStart(2, '0');
  const near = inside(token.text.slice(0, 2), cols) + inside(token.text.slice(2), rows);
  const says = phrase('refuse-off-map', { hex: token.text, cols, rows, near });
  return new Refusal(clause, says, [replaced(reader, token, near)]);
}
