/** What a commander says when he is asked something, whatever the question. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { readHex, readHexes, readNumber, readPlace, readUnit } from './names.ts';
import { type Pursuit, readChoice, readPursuit, readStayOrFlee, type StayOrFlee } from './presets.ts';
import { type Parse, type Reader, readFacing, refuseWord, sees, take, takeWord, upcoming } from './reader.ts';

/** Answers of one word. */
const PLAIN = [
  'hold',
  'square',
  'closedColumn',
  'fire',
  'noFire',
  'attack',
  'stop',
  'noPursue',
  'stayPut',
  'strike',
  'noStrike',
  'none',
  'restrain',
  'yes',
  'no',
] as const;

type Plain = (typeof PLAIN)[number];

export type Reply =
  | { readonly say: Plain }
  | { readonly say: 'turn'; readonly facing: Facing }
  | { readonly say: 'counter'; readonly via: readonly Hex[] }
  | { readonly say: 'evade'; readonly to: Hex }
  /** `asked`: said of a test that has failed or may fail (`if failed ...`). */
  | ({ readonly say: 'stayOrFlee'; readonly ahead: boolean } & StayOrFlee)
  | { readonly say: 'ifSquare'; readonly choice: 'attack' | 'stop' }
  | ({ readonly say: 'pursue' } & Pursuit)
  | { readonly say: 'friend'; readonly unit?: string; readonly how?: FriendAct; readonly ifStays?: string }
  | { readonly say: 'return'; readonly gun?: string }
  | { readonly say: 'transfer'; readonly strength: number; readonly to: string }
  /** `off`: and off the map (SH-ROUT-14). */
  | { readonly say: 'via'; readonly hexes: readonly Hex[]; readonly off: boolean }
  | { readonly say: 'toward'; readonly place: string };

/** What a friend of the charged unit does: counter along hexes, or fire. */
type FriendAct = { readonly do: 'counter'; readonly via: readonly Hex[] } | { readonly do: 'fire' };

/** Words that something follows. */
const LEADING = [
  'stay',
  'flee',
  'turn',
  'face',
  'counter',
  'evade',
  'pursue',
  'if',
  'friend',
  'return',
  'transfer',
  'via',
  'toward',
] as const;

type Leading = (typeof LEADING)[number];

/** One answer, up to a comma or the end. */
export function* readReply(reader: Reader): Parse<Reply> {
  if (upcoming(reader)?.kind === 'number') return yield* readVia(reader);
  const before = reader.at;
  const word = takeWord(reader, ...PLAIN, ...LEADING) as Plain | Leading | undefined;
  if (!word) return yield refuseWord(reader, [...PLAIN, ...LEADING]);
  if (word === 'stay' || word === 'flee') {
    reader.at = before;
    return { say: 'stayOrFlee', ahead: false, ...(yield* readStayOrFlee(reader)) };
  }
  if (word === 'fire' && take(reader, '+')) return { say: 'return', gun: yield* readUnit(reader, 'own') };
  return isPlain(word) ? { say: word } : yield* readWhatFollows(reader, word);
}

function isPlain(word: Plain | Leading): word is Plain {
  return PLAIN.some((each) => each === word);
}

function* readWhatFollows(reader: Reader, word: Exclude<Leading, 'stay' | 'flee'>): Parse<Reply> {
  switch (word) {
    case 'turn':
    case 'face':
      return { say: 'turn', facing: yield* readFacing(reader) };
    case 'counter':
      return { say: 'counter', via: yield* readOptionalHexes(reader) };
    case 'evade':
      return { say: 'evade', to: yield* readHex(reader) };
    case 'if':
      return yield* readCondition(reader);
    case 'pursue':
      return { say: 'pursue', ...(yield* readPursuit(reader)) };
    case 'friend':
      if (takeWord(reader, 'none', 'hold', 'no')) return { say: 'friend' };
      return yield* readFriend(reader, yield* readUnit(reader, 'own'));
    case 'return':
      return { say: 'return', ...(take(reader, '+') && { gun: yield* readUnit(reader, 'own') }) };
    case 'transfer':
      return { say: 'transfer', strength: yield* readNumber(reader), to: yield* readUnit(reader, 'own') };
    case 'via':
      return yield* readVia(reader);
    case 'toward':
      return { say: 'toward', place: yield* readPlace(reader) };
  }
}

function* readVia(reader: Reader): Parse<Reply> {
  const hexes = sees(reader, 'off') ? [] : yield* readHexes(reader);
  return { say: 'via', hexes, off: takeWord(reader, 'off') !== undefined };
}

function* readOptionalHexes(reader: Reader): Parse<Hex[]> {
  takeWord(reader, 'via');
  return upcoming(reader)?.kind === 'number' ? yield* readHexes(reader) : [];
}

/** `if square stop`, `if failed flee`. */
function* readCondition(reader: Reader): Parse<Reply> {
  if (takeWord(reader, 'square')) return { say: 'ifSquare', choice: yield* readChoice(reader) };
  if (!takeWord(reader, 'failed')) return yield refuseWord(reader, ['failed', 'square']);
  return { say: 'stayOrFlee', ahead: true, ...(yield* readStayOrFlee(reader)) };
}

/** `2H counter 1510 if 45L stays`: the friend is named already. */
export function* readFriend(reader: Reader, unit: string): Parse<Reply> {
  const verb = takeWord(reader, 'counter', 'fire');
  if (!verb) return yield refuseWord(reader, ['counter', 'fire']);
  const how: FriendAct = verb === 'fire' ? { do: 'fire' } : { do: 'counter', via: yield* readOptionalHexes(reader) };
  if (!takeWord(reader, 'if')) return { say: 'friend', unit, how };
  const ifStays = yield* readUnit(reader, 'own');
  if (!takeWord(reader, 'stay', 'hold')) return yield refuseWord(reader, ['stay']);
  return { say: 'friend', unit, how, ifStays };
}
