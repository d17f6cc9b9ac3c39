/** What a unit is to do: one action, or two joined by `then`. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Action } from '../order.ts';
import type { Formation } from '../state.ts';
import { readHalf, readTurn } from './halves.ts';
import { readHex, readHexes, readUnit } from './names.ts';
import { type Parse } from '../../../kernel/text/reader.ts';
import { type Reader, readFacing } from './reader.ts';
import { refuseWord, sees, takeWord, upcoming } from './vocabulary.ts';

export const FORMATION_WORDS = ['line', 'column', 'square', 'closedColumn', 'skirmish'] as const;

export const ACTION_WORDS = [
  'march',
  'fire',
  'charge',
  'assault',
  'turn',
  'oblique',
  ...FORMATION_WORDS,
  'forcedMarch',
  'turnAbout',
  'evade',
  'flee',
  'rally',
  'extend',
  'form',
  'face',
] as const;

type ActionWord = (typeof ACTION_WORDS)[number];

export function* readActions(reader: Reader): Parse<Action[]> {
  const actions = [yield* readAction(reader, undefined)];
  while (takeWord(reader, 'then', 'and')) {
    // `charge 3D then pursue`: a condition, as behind a comma.
    if (sees(reader, 'pursue', 'noPursue')) break;
    actions.push(yield* readAction(reader, actions.at(-1)));
  }
  return actions;
}

/** `previous`: a second shot need not say `fire`, and an assault after a shot need not name its target again. */
function* readAction(reader: Reader, previous: Action | undefined): Parse<Action> {
  if (previous?.do === 'fire' && sees(reader, 'left', 'right')) return yield* readFire(reader);
  const verb = takeWord(reader, ...ACTION_WORDS) as ActionWord | undefined;
  if (!verb) return yield refuseWord(reader, sees(reader, 'attack') ? ['charge', 'assault'] : ACTION_WORDS);
  switch (verb) {
    case 'march':
    case 'forcedMarch':
      takeWord(reader, 'toward');
      return { do: verb, to: yield* readHex(reader), ...(yield* readWay(reader)) };
    case 'oblique':
    case 'evade':
      takeWord(reader, 'toward');
      return { do: verb, to: yield* readHex(reader) };
    case 'turn':
    case 'face':
      return { do: 'turn', ...(yield* readTurn(reader)) };
    case 'turnAbout':
    case 'flee':
      return { do: verb };
    case 'fire':
      return yield* readFire(reader);
    case 'charge':
      return { do: 'charge', target: yield* readUnit(reader, 'enemy'), ...(yield* readWay(reader)) };
    case 'assault':
      return yield* readAssault(reader, previous);
    case 'extend':
      return { do: 'form', formation: 'extendedLine', ...(yield* readPlace(reader)) };
    case 'form':
      return yield* readForm(reader, takeWord(reader, ...FORMATION_WORDS));
    case 'line':
    case 'column':
    case 'square':
    case 'closedColumn':
    case 'skirmish':
      return yield* readForm(reader, verb);
    case 'rally':
      return yield* readRally(reader);
  }
}

/** `face F` and `via hexes`, each at most once, in any order. */
function* readWay(reader: Reader): Parse<{ via: readonly Hex[]; facing?: Facing }> {
  const facing = yield* readFace(reader);
  const via = takeWord(reader, 'via') ? yield* readHexes(reader) : [];
  return { via, ...(facing ?? (yield* readFace(reader))) };
}

function* readFace(reader: Reader): Parse<{ facing: Facing } | undefined> {
  return takeWord(reader, 'face') ? { facing: yield* readFacing(reader) } : undefined;
}

function* readFire(reader: Reader): Parse<Action> {
  const half = readHalf(reader);
  const target = yield* readUnit(reader, 'enemy');
  return { do: 'fire', target, ...half };
}

function* readAssault(reader: Reader, previous: Action | undefined): Parse<Action> {
  const implied = previous?.do === 'fire' && upcoming(reader)?.kind !== 'unit' ? previous.target : undefined;
  const target = implied ?? (yield* readUnit(reader, 'enemy'));
  return { do: 'assault', target, ...(takeWord(reader, 'from') && { from: yield* readHex(reader) }) };
}

function* readForm(reader: Reader, formation: string | undefined): Parse<Action> {
  if (!formation) return yield refuseWord(reader, FORMATION_WORDS);
  return { do: 'form', formation: formation as Formation, ...(yield* readPlace(reader)), ...(yield* readFace(reader)) };
}

/** SH-FORM-24. `extend 1409`, `line 1409`: the hex that is added, or kept, where there is a choice. */
function* readPlace(reader: Reader): Parse<{ to?: Hex }> {
  return upcoming(reader)?.kind === 'number' ? { to: yield* readHex(reader) } : {};
}

function* readRally(reader: Reader): Parse<Action> {
  if (takeWord(reader, 'extend')) {
    return { do: 'rally', formation: 'extendedLine', to: yield* readHex(reader), ...(yield* readFace(reader)) };
  }
  const formation = takeWord(reader, ...FORMATION_WORDS) as Formation | undefined;
  return { do: 'rally', ...(formation && { formation }), ...(yield* readFace(reader)) };
}
