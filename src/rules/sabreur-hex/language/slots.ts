/** What orders and replies name, as slots of their lines. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { one, type Slot, several, wordSlot } from '../../../kernel/grammar/slot.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Parse, Reading } from '../../../kernel/text/reader.ts';
import type { Half } from '../field/extended.ts';
import type { Formation, State } from '../state.ts';
import { HEX, readNumber, readPlace, readUnit, type Whose } from './names.ts';
import { type Reader, readFacing } from './reader.ts';
import { refuseWord, sees, shownFacing, shownWord, take, takeWord, upcoming, VOCABULARY, words } from './vocabulary.ts';

export const FORMATION_WORDS = ['line', 'column', 'square', 'closedColumn', 'skirmish'] as const;

type FormationWord = (typeof FORMATION_WORDS)[number];

/** A formation and facing; `to`: the second hex of an extended line. */
interface Stance {
  readonly formation: Formation;
  readonly to?: Hex;
}

const asItIs = (text: string) => text;

const isUnit = (reader: Reading) => upcoming(reader)?.kind === 'unit';

function unit(whose: Whose): Slot<State, string> {
  return one<State, string>({ read: (reader) => readUnit(reader as Reader, whose), sees: isUnit, write: asItIs });
}

const ENEMY = unit('enemy');
export const OWN = unit('own');

const FACING = one<State, Facing>({
  read: readFacing,
  sees: () => false,
  write: shownFacing,
});

/** SH-FORM-13. `fire left`; as a button has it: `fire, left half`. */
const HALF = one<State, Half>({
  *read(reader): Parse<Half> {
    takesComma(reader, 'half', 'left', 'right');
    takeWord(reader, 'half');
    const half = takeWord(reader, 'left', 'right');
    if (!half) return yield refuseWord(reader, ['left', 'right']);
    takeWord(reader, 'half');
    return half;
  },
  sees(reader) {
    const { at } = reader;
    takesComma(reader, 'half', 'left', 'right');
    takeWord(reader, 'half');
    const isNext = sees(reader, 'left', 'right');
    reader.at = at;
    return isNext;
  },
  write: shownWord,
});

/** A comma before one of these words changes nothing. */
export function takesComma(reader: Reading, ...before: readonly string[]): boolean {
  const { at } = reader;
  take(reader, ',');
  const isNext = sees(reader, ...before);
  if (!isNext) reader.at = at;
  return isNext;
}

/** `extend 1409`, or the word of a formation. */
const STANCE = one<State, Stance>({
  *read(reader): Parse<Stance> {
    if (takeWord(reader, 'extend')) return { formation: 'extendedLine', to: yield* HEX.read(reader) };
    const formation = takeWord(reader, ...FORMATION_WORDS);
    return formation ? { formation } : yield refuseWord(reader, FORMATION_WORDS);
  },
  sees: (reader) => sees(reader, 'extend', ...FORMATION_WORDS),
  write: ({ formation, to }, language) =>
    to === undefined ? shownWord(formation, language) : `${shownWord('extend', language)} ${to}`,
});

export const SLOTS = {
  to: HEX,
  from: HEX,
  via: several(HEX),
  facing: FACING,
  target: ENEMY,
  /** SH-FIRE-11. After a shot the assault is on the same enemy, which need not be named. */
  aim: one<State, string>({
    *read(reader): Parse<string> {
      const { before } = reader as Reader;
      return before?.do === 'fire' && !isUnit(reader) ? before.target : yield* ENEMY.read(reader);
    },
    sees: ENEMY.sees,
    write: asItIs,
  }),
  half: HALF,
  /** SH-FACING-10. `turn NE on left`. */
  pivot: { ...HALF, write: onHalf, item: onHalf },
  formation: wordSlot<State, FormationWord>(words, VOCABULARY, ...FORMATION_WORDS),
  stance: STANCE,
  place: one<State, string>({
    read: (reader) => readPlace(reader as Reader),
    sees: (reader) => ['unit', 'number'].includes(upcoming(reader)?.kind ?? ''),
    write: asItIs,
  }),
  friend: OWN,
  choice: wordSlot<State, 'attack' | 'stop'>(words, VOCABULARY, 'attack', 'stop'),
  /** `stay at 11`; a plus sign after it adds nothing. */
  least: one<State, number>({
    read: readNumber,
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: (least, language) => `${shownWord('at', language)} ${least}`,
  }),
};

export const TONGUE = { vocabulary: VOCABULARY, words, slots: SLOTS };

function onHalf(half: Half, language: Language): string {
  return `${shownWord('on', language)} ${shownWord(half, language)}`;
}
