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
  'yes',
  'no',
] as const;

export type Reply =
  | { readonly say: (typeof PLAIN)[number] }
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
  | { readonly say: 'restrain' }
  | { readonly say: 'via'; readonly hexes: readonly Hex[] }
  | { readonly say: 'toward'; readonly place: string };

/** What a friend of the charged unit does: counter along hexes, or fire. */
export type FriendAct = { readonly do: 'counter'; readonly via: readonly Hex[] } | { readonly do: 'fire' };

const REPLY_WORDS = [
  'hold',
  'stay',
  'flee',
  'attack',
  'turn',
  'face',
  'counter',
  'evade',
  'pursue',
  'if',
  'friend',
  'return',
  'transfer',
  'restrain',
  'via',
  'toward',
  ...PLAIN,
] as const;

type ReplyWord = (typeof REPLY_WORDS)[number];

/** One answer, up to a comma or the end. */
export function* readReply(reader: Reader): Parse<Reply> {
  if (upcoming(reader)?.kind === 'number') return { say: 'via', hexes: yield* readHexes(reader) };
  if (sees(reader, 'stay', 'flee')) return { say: 'stayOrFlee', ahead: false, ...(yield* readStayOrFlee(reader)) };
  const word = takeWord(reader, ...REPLY_WORDS) as ReplyWord | undefined;
  if (!word) return yield refuseWord(reader, REPLY_WORDS);
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
      return takeWord(reader, 'none', 'hold', 'no')
        ? { say: 'friend' }
        : yield* readFriend(reader, yield* readUnit(reader, 'own'));
    case 'return':
      takeWord(reader, 'fire');
      return { say: 'return', ...(take(reader, '+') && { gun: yield* readUnit(reader, 'own') }) };
    case 'fire':
      return take(reader, '+') ? { say: 'return', gun: yield* readUnit(reader, 'own') } : { say: 'fire' };
    case 'transfer':
      return { say: 'transfer', strength: yield* readNumber(reader), to: yield* readUnit(reader, 'own') };
    case 'restrain':
      return { say: 'restrain' };
    case 'via':
      return { say: 'via', hexes: yield* readHexes(reader) };
    case 'toward':
      return { say: 'toward', place: yield* readPlace(reader) };
    case 'stay':
    case 'flee':
      return yield refuseWord(reader, REPLY_WORDS);
    default:
      return { say: word };
  }
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
