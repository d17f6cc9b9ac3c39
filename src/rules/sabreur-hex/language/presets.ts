/** Conditions behind an order: what its commander says beforehand of questions that it may raise. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Presets } from '../order.ts';
import { readHex, readNumber, readPlace, readUnit } from './names.ts';
import { ORDER_TEXT, type Parse } from '../../../kernel/text/reader.ts';
import { type Reader } from './reader.ts';
import { refuseWord, sees, take, takeWord, upcoming } from './vocabulary.ts';

const PRESET_WORDS = ['if', 'attack', 'stop', 'pursue', 'noPursue', 'stayPut', 'aside'] as const;

type Choice = 'attack' | 'stop';

/** Every condition up to the end; the comma before one may be missing. */
export function* readPresets(reader: Reader): Parse<Presets> {
  let presets: Presets = {};
  while (upcoming(reader)) {
    if (take(reader, ',') && !upcoming(reader)) break;
    takeWord(reader, 'and');
    const more = yield* readPreset(reader);
    const twice = Object.keys(more).find((key) => key in presets);
    if (twice) return yield new Refusal(ORDER_TEXT, phrase('refuse-twice'));
    presets = { ...presets, ...more };
  }
  return presets;
}

function* readPreset(reader: Reader): Parse<Presets> {
  const word = takeWord(reader, ...PRESET_WORDS);
  if (!word) return yield refuseWord(reader, ['then', 'face', 'via', ...PRESET_WORDS]);
  if (word === 'pursue') return yield* readPursuit(reader);
  if (word === 'aside') return { aside: yield* readHex(reader) };
  if (word === 'noPursue' || word === 'stayPut') return { pursue: 'no' };
  if (word !== 'if') return { attack: word as Choice };
  if (takeWord(reader, 'square')) return { ifSquare: yield* readSquareChoice(reader) };
  if (!takeWord(reader, 'failed')) return yield refuseWord(reader, ['square', 'failed']);
  return yield* readStayOrFlee(reader);
}

function* readChoice(reader: Reader): Parse<Choice> {
  const choice = takeWord(reader, 'attack', 'stop');
  if (!choice) return yield refuseWord(reader, ['attack', 'stop']);
  return choice as Choice;
}

export type SquareChoice = NonNullable<Presets['ifSquare']>;

/** What follows `if square`. */
export function* readSquareChoice(reader: Reader): Parse<SquareChoice> {
  const choice = takeWord(reader, 'attack', 'stop', 'evade');
  if (choice === 'evade') return { evadeTo: yield* readHex(reader) };
  if (!choice) return yield refuseWord(reader, ['attack', 'stop', 'evade']);
  return choice as Choice;
}

export type Pursuit = Pick<Presets, 'pursue' | 'toward' | 'support' | 'afterPursuit'>;

/** What follows `pursue`. */
export function* readPursuit(reader: Reader): Parse<Pursuit> {
  let pursuit: Pursuit = { pursue: 'yes' };
  while (sees(reader, 'toward', 'with')) {
    const toward = takeWord(reader, 'toward') !== undefined;
    if (!toward) takeWord(reader, 'with');
    const more = toward ? { toward: yield* readPlace(reader) } : { support: yield* readUnit(reader, 'own') };
    pursuit = { ...pursuit, ...more };
  }
  return takeWord(reader, 'then') ? { ...pursuit, afterPursuit: yield* readChoice(reader) } : pursuit;
}

export type StayOrFlee = Pick<Presets, 'ifFailed' | 'fleeToward'>;

/** `stay`, `flee`, `stay at 11+ else flee toward 1205`. */
export function* readStayOrFlee(reader: Reader): Parse<StayOrFlee> {
  if (takeWord(reader, 'flee')) return { ifFailed: 'flee', ...(yield* readRefuge(reader)) };
  if (!takeWord(reader, 'stay', 'hold')) return yield refuseWord(reader, ['stay', 'flee']);
  const stayAt = upcoming(reader)?.kind === 'number' ? yield* readNumber(reader) : undefined;
  const ifFailed = stayAt === undefined ? 'stay' : { stayAt };
  if (!takeWord(reader, 'else')) return { ifFailed };
  if (!takeWord(reader, 'flee')) return yield refuseWord(reader, ['flee']);
  return { ifFailed, ...(yield* readRefuge(reader)) };
}

function* readRefuge(reader: Reader): Parse<StayOrFlee> {
  return takeWord(reader, 'toward') ? { fleeToward: yield* readPlace(reader) } : {};
}
