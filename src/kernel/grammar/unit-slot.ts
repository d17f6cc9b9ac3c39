/** Units named in an order, by their short names in any case. Their side and place are for the rules to check. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { candidate, nearest } from '../text/nearest.ts';
import { quoted } from '../text/quoted.ts';
import { ORDER_TEXT, orderWord, type Reading, replaced, type Words } from '../text/reader.ts';
import { named, type Token } from '../text/tokens.ts';
import { type Ground, one, type Slot } from './slot.ts';

export interface UnitNames<S> {
  /** Every name that is understood. */
  readonly all: (state: S) => readonly string[];
  /** The suggestions for a missing or misspelt name. */
  readonly likely: (ground: Ground<S>) => readonly string[];
}

export function unitSlot<S>({ upcoming }: Words, { all, likely }: UnitNames<S>): Slot<S, string> {
  return one<S, string>({
    *read(reader) {
      const token = upcoming(reader);
      if (token?.kind !== 'unit') return yield refuseNoUnit(likely, reader, token);
      reader.at = reader.tokens.indexOf(token) + 1;
      if (!reader.ground) return token.raw;
      const found = named(all(reader.ground.state), token, String);
      return found ?? (yield refuseUnknown(reader, likely(reader.ground), token));
    },
    sees: (reader) => upcoming(reader)?.kind === 'unit',
    write: (id) => id,
  });
}

/** A unit is missing. */
export function refuseNoUnit<G>(
  likely: (ground: G) => readonly string[],
  { ground }: { readonly ground: G | undefined },
  token: Token | undefined,
): Refusal {
  const ids = ground ? likely(ground).slice(0, 3) : [];
  const units = ids.map((id) => orderWord(quoted(id)));
  if (!token) return new Refusal(ORDER_TEXT, phrase('refuse-unit-missing', { known: ids.length, units }));
  return new Refusal(ORDER_TEXT, phrase('refuse-no-unit', { word: quoted(token.raw), known: ids.length, units }));
}

/** A name of no unit: suggests the most similar ones. */
export function refuseUnknown(reader: Reading, ids: readonly string[], token: Token): Refusal {
  const near = nearest(token.text, ids.map(candidate));
  const listed = (near.length > 0 ? near : ids.slice(0, 3)).map((id) => orderWord(quoted(id)));
  return new Refusal(
    ORDER_TEXT,
    phrase('refuse-unknown-unit', { word: quoted(token.raw), known: listed.length, near: listed }),
    near.map((id) => replaced(reader, token, id)),
  );
}
