/** What an order is read against, and how a facing is read. */
import { type Facing, FACINGS } from '../../../hex/facing.ts';
import type { Ground as GroundOf, Reader as ReaderOf } from '../../../kernel/grammar/slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { type Parse, type Reading, replaced } from '../../../kernel/text/reader.ts';
import type { Action } from '../order.ts';
import type { State } from '../state.ts';
import { FACINGS_BY_PART, facingNoun, refuseUnknown, takeForm } from './vocabulary.ts';

/** The position an order is read against, and its side. Without one every name and hex is accepted. */
export type Ground = GroundOf<State> & { readonly by: Side };

export interface Reader extends ReaderOf<State> {
  readonly ground: Ground | undefined;
  /** The action that comes before. */
  before?: Action | undefined;
}

/** SH-FACING-01. One of the six points; what lies between two of them is refused with the reason. */
export function* readFacing(reader: Reading): Parse<Facing> {
  const before = reader.at;
  const form = takeForm(reader, FACINGS_BY_PART);
  if (!form) {
    const points = FACINGS.map(String);
    return yield refuseUnknown(reader, points.map(facingNoun), []);
  }
  if (form.word !== 'E' && form.word !== 'W') return Number(form.word) as Facing;
  const token = reader.tokens.slice(before).find((each) => each.text === form.parts[0])!;
  const either = form.word === 'E' ? ['NE', 'SE'] : ['NW', 'SW'];
  const instead = either.map((point) => replaced(reader, token, point));
  return yield new Refusal('SH-FACING-01', phrase('refuse-facing', { given: quoted(token.raw) }), instead);
}
