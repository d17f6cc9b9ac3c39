/** Units and hexes named in an order: they must exist, and be on the right side. */
import type { Hex } from '../../../hex/grid.ts';
import { type Ground as GroundOf, type Reader as ReaderOf, several, type Slot } from '../../../kernel/grammar/slot.ts';
import { numberSlot } from '../../../kernel/grammar/word-slots.ts';
import { refuseNoUnit as refuseMissing, refuseUnknown } from '../../../kernel/grammar/unit-slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { candidate, nearest } from '../../../kernel/text/nearest.ts';
import { type Parse, replaced } from '../../../kernel/text/reader.ts';
import type { State } from '../state.ts';
import { take, upcoming, words } from './vocabulary.ts';
import { fold, named, type Token } from '../../../kernel/text/tokens.ts';
import { hexSlot } from '../../../survey/hex/hex-slot.ts';

type Ground = GroundOf<State>;
type Reader = ReaderOf<State>;

export type Whose = 'own' | 'enemy' | 'any';

/** A unit by its short name, in any case. */
export function* readUnit(reader: Reader, whose: Whose): Parse<string> {
  const token = upcoming(reader);
  if (token?.kind !== 'unit') return yield refuseNoUnit(reader, token, whose);
  reader.at = reader.tokens.indexOf(token) + 1;
  if (!reader.ground) return token.raw;
  const { state, by } = reader.ground;
  const found = named(state.units, token, ({ id }) => id);
  if (!found) return yield refuseAbsent(reader, reader.ground, token, whose);
  if (whose === 'own' && found.side !== by) {
    return yield new Refusal('SH-ORDERS-01', phrase('refuse-enemy-unit', { unit: found.name }), []);
  }
  if (whose === 'enemy' && found.side === by) {
    return yield new Refusal('SH-FIRE-06', phrase('refuse-own-target', { unit: found.name }), targets(reader, token));
  }
  return found.id;
}

export function idsOf({ state, by }: Ground, whose: Whose): string[] {
  return state.units.filter(({ side }) => whose === 'any' || (side === by) === (whose !== 'enemy')).map(({ id }) => id);
}

function targets(reader: Reader, token: Token): string[] {
  const near = nearest(token.text, idsOf(reader.ground!, 'enemy').map(candidate));
  return near.map((id) => replaced(reader, token, id));
}

/** No unit where one is needed. */
function refuseNoUnit(reader: Reader, token: Token | undefined, whose: Whose): Refusal {
  return refuseMissing((ground: Ground) => idsOf(ground, whose), reader, token);
}

/** Eliminated, not there yet, or never there. */
function refuseAbsent(reader: Reader, ground: Ground, token: Token, whose: Whose): Refusal {
  const dead = ground.state.gone.find((unit) => fold(unit.id) === token.text);
  const waiting = ground.state.reserve?.find((unit) => fold(unit.id) === token.text);
  if (waiting) return new Refusal('SH-GAP-05', phrase('refuse-deploy-nowhere', { unit: waiting.name }));
  if (dead) return new Refusal('SH-LOSS-05', phrase('refuse-dead-unit', { unit: dead.name }));
  return refuseUnknown(reader, idsOf(ground, whose), token);
}

/** SH-GAP-04. */
export const HEX = hexSlot<State>(words, 'SH-GAP-04');

export const { read: readHex } = HEX;
const HEXES = several(HEX);

/** One hex or more. */
export function* readHexes(reader: Reader): Parse<Hex[]> {
  return [...(yield* HEXES.read(reader))];
}

/** A hex, or a unit of either side. */
export function* readPlace(reader: Reader): Parse<string> {
  return upcoming(reader)?.kind === 'unit' ? yield* readUnit(reader, 'any') : yield* readHex(reader);
}

const FIGURE = numberSlot<State>(words, 3);

/** A plain number; a plus sign after it adds nothing. */
export const NUMBER: Slot<State, number> = {
  ...FIGURE,
  *read(reader): Parse<number> {
    const n = yield* FIGURE.read(reader);
    take(reader, '+');
    return n;
  },
};

export const { read: readNumber } = NUMBER;
