/** What a commander says when he is asked something, whatever the question. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Half } from '../field/extended.ts';
import { readHalf, readTurn } from './halves.ts';
import { readHex, readHexes, readNumber, readPlace, readUnit } from './names.ts';
import {
  type Pursuit,
  readPursuit,
  readSquareChoice,
  readStayOrFlee,
  type SquareChoice,
  type StayOrFlee,
} from './presets.ts';
import { type Parse } from '../../../kernel/text/reader.ts';
import { type Reader } from './reader.ts';
import { readStand, seesFace, type Stand } from './stand.ts';
import { refuseWord, sees, take, takeWord, upcoming } from './vocabulary.ts';

/** Answers of one word. */
const PLAIN = [
  'hold',
  'square',
  'closedColumn',
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
  'first',
  'second',
] as const;

type Plain = (typeof PLAIN)[number];

export type Reply =
  | { readonly say: Plain }
  /** `pivot`: the half on which an extended line wheels (SH-FACING-10). */
  | { readonly say: 'turn'; readonly facing: Facing; readonly pivot?: Half }
  /** `target`: of the second shot of a double fire. */
  | { readonly say: 'fire'; readonly half?: Half; readonly target?: string }
  /** SH-FORM-24, SH-ROUT-16. */
  | { readonly say: 'keep'; readonly hex: Hex }
  | { readonly say: 'counter'; readonly via: readonly Hex[] }
  | { readonly say: 'evade'; readonly to: Hex }
  /** `asked`: said of a test that has failed or may fail (`if failed ...`). */
  | ({ readonly say: 'stayOrFlee'; readonly ahead: boolean } & StayOrFlee)
  | { readonly say: 'ifSquare'; readonly choice: SquareChoice }
  | ({ readonly say: 'pursue' } & Pursuit)
  | { readonly say: 'friend'; readonly unit?: string; readonly how?: FriendAct; readonly ifStays?: string }
  | { readonly say: 'return'; readonly gun?: string }
  /** SH-ORDERS-17 to -20. What a unit does of its own accord when the points are spent, and the gun that goes along. */
  | { readonly say: 'restrain' }
  | { readonly say: 'try'; readonly gun?: string }
  | { readonly say: 'charge'; readonly target: string; readonly gun?: string }
  | { readonly say: 'assault'; readonly target: string; readonly from?: Hex; readonly gun?: string }
  /** SH-RALLY-06. How a rallied unit is to stand. */
  | Stand
  /** SH-PURSUIT-07. Of several enemies met, which. */
  | { readonly say: 'attackAt'; readonly target: string }
  | { readonly say: 'transfer'; readonly strength: number; readonly to: string }
  /** `off`: and off the map (SH-ROUT-14). */
  | { readonly say: 'via'; readonly hexes: readonly Hex[]; readonly off: boolean }
  | { readonly say: 'toward'; readonly place: string };

/** What a friend of the charged unit does: counter along hexes, or fire. */
type FriendAct = { readonly do: 'counter'; readonly via: readonly Hex[] } | Shot;

/** SH-FORM-13. An extended line may say which half fires. */
type Shot = { readonly do: 'fire'; readonly half?: Half };

/** Words that something follows. */
const LEADING = [
  'line',
  'column',
  'skirmish',
  'extend',
  'fire',
  'left',
  'right',
  'keep',
  'half',
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
  'restrain',
  'try',
  'charge',
  'assault',
  'via',
  'toward',
] as const;

type Leading = (typeof LEADING)[number];

/** One answer, up to a comma or the end. */
export function* readReply(reader: Reader): Parse<Reply> {
  if (upcoming(reader)?.kind === 'number') return yield* readVia(reader);
  // `form square`, as the button says it.
  takeWord(reader, 'form');
  const before = reader.at;
  const word = takeWord(reader, ...PLAIN, ...LEADING) as Plain | Leading | undefined;
  if (!word) return yield refuseWord(reader, [...PLAIN, ...LEADING]);
  if (word === 'flee' && (sees(reader, 'via', 'off') || upcoming(reader)?.kind === 'number')) {
    takeWord(reader, 'via');
    return yield* readVia(reader);
  }
  if (word === 'stay' || word === 'flee') {
    reader.at = before;
    return { say: 'stayOrFlee', ahead: false, ...(yield* readStayOrFlee(reader)) };
  }
  if (word === 'attack' && upcoming(reader)?.kind === 'unit') {
    return { say: 'attackAt', target: yield* readUnit(reader, 'enemy') };
  }
  if ((word === 'square' || word === 'closedColumn') && seesFace(reader)) return yield* readStand(reader, word);
  return isPlain(word) ? { say: word } : yield* readWhatFollows(reader, word);
}

function isPlain(word: Plain | Leading): word is Plain {
  return PLAIN.some((each) => each === word);
}

function* readWhatFollows(reader: Reader, word: Exclude<Leading, 'stay' | 'flee'>): Parse<Reply> {
  switch (word) {
    case 'fire':
      if (take(reader, '+')) return { say: 'return', gun: yield* readUnit(reader, 'own') };
      return { say: 'fire', ...readHalf(reader), ...(yield* readTarget(reader)) };
    case 'left':
    case 'right':
      return { say: 'fire', half: word, target: yield* readUnit(reader, 'enemy') };
    case 'extend':
      return yield* readStand(reader, word, yield* readHex(reader));
    case 'skirmish':
      // SH-SKIRMPASS-05. `skirmishers to 1409`, as the button says it.
      if (upcoming(reader)?.kind === 'number') return { say: 'toward', place: yield* readPlace(reader) };
      return yield* readStand(reader, word);
    case 'line':
    case 'column':
      return yield* readStand(reader, word);
    case 'half': {
      // `the half in 1409 stands`, as a report has it.
      const hex = yield* readHex(reader);
      takeWord(reader, 'stay', 'hold');
      return { say: 'keep', hex };
    }
    case 'keep':
      return { say: 'keep', hex: yield* readHex(reader) };
    case 'turn':
    case 'face':
      return { say: 'turn', ...(yield* readTurn(reader)) };
    case 'counter':
      return { say: 'counter', via: yield* readOptionalHexes(reader) };
    case 'evade':
      takeWord(reader, 'toward');
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
    case 'transfer': {
      const strength = yield* readNumber(reader);
      takeWord(reader, 'on');
      return { say: 'transfer', strength, to: yield* readUnit(reader, 'own') };
    }
    case 'restrain':
      return { say: word };
    case 'try':
      return { say: word, ...(yield* readGun(reader)) };
    case 'charge':
      return { say: word, target: yield* readUnit(reader, 'enemy'), ...(yield* readGun(reader)) };
    case 'assault': {
      const target = yield* readUnit(reader, 'enemy');
      const from = takeWord(reader, 'from') ? { from: yield* readHex(reader) } : {};
      return { say: word, target, ...from, ...(yield* readGun(reader)) };
    }
    case 'via':
      return yield* readVia(reader);
    case 'toward':
      return { say: 'toward', place: yield* readPlace(reader) };
  }
}

/** SH-FIRE-17. `fire right 11L`. */
function* readTarget(reader: Reader): Parse<{ readonly target?: string }> {
  return upcoming(reader)?.kind === 'unit' ? { target: yield* readUnit(reader, 'enemy') } : {};
}

/** SH-Q-81. `with 3Gz`. */
export function* readGun(reader: Reader): Parse<{ readonly gun?: string }> {
  return takeWord(reader, 'with') ? { gun: yield* readUnit(reader, 'own') } : {};
}

function* readVia(reader: Reader): Parse<Reply> {
  const hexes = sees(reader, 'off') ? [] : yield* readHexes(reader);
  return { say: 'via', hexes, off: takeWord(reader, 'off') !== undefined };
}

function* readOptionalHexes(reader: Reader): Parse<Hex[]> {
  takeWord(reader, 'via', 'toward');
  return upcoming(reader)?.kind === 'number' ? yield* readHexes(reader) : [];
}

/** `if square stop`, `if failed flee`. */
function* readCondition(reader: Reader): Parse<Reply> {
  if (takeWord(reader, 'square')) return { say: 'ifSquare', choice: yield* readSquareChoice(reader) };
  if (!takeWord(reader, 'failed')) return yield refuseWord(reader, ['failed', 'square']);
  return { say: 'stayOrFlee', ahead: true, ...(yield* readStayOrFlee(reader)) };
}

/** `2H counter 1510 if 45L stays`: the friend is named already. */
export function* readFriend(reader: Reader, unit: string): Parse<Reply> {
  const verb = takeWord(reader, 'counter', 'fire');
  if (!verb) return yield refuseWord(reader, ['counter', 'fire']);
  return yield* readHelp(reader, unit, verb);
}

/** What a friend does, and on what condition. */
export function* readHelp(reader: Reader, unit: string, verb: 'counter' | 'fire'): Parse<Reply> {
  const how: FriendAct =
    verb === 'fire' ? { do: 'fire', ...readHalf(reader) } : { do: 'counter', via: yield* readOptionalHexes(reader) };
  if (!takeWord(reader, 'if')) return { say: 'friend', unit, how };
  const ifStays = yield* readUnit(reader, 'own');
  if (!takeWord(reader, 'stay', 'hold')) return yield refuseWord(reader, ['stay']);
  return { say: 'friend', unit, how, ifStays };
}
