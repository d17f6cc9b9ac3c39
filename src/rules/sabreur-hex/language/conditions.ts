/** Conditions after an order: what its commander decides in advance about questions that it may raise. */
import { alias, linesOf, lineTable } from '../../../kernel/grammar/line.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { ORDER_TEXT, type Parse } from '../../../kernel/text/reader.ts';
import type { Action, Presets } from '../order.ts';
import type { State } from '../state.ts';
import type { Reader } from './reader.ts';
import { SLOTS, TONGUE } from './slots.ts';
import { take, takeWord, upcoming } from './vocabulary.ts';

export type SquareChoice = NonNullable<Presets['ifSquare']>;

const choice = linesOf<SquareChoice, typeof SLOTS>(SLOTS);

/** SH-CHARGE-21. What follows `if square`. */
export const SQUARE = lineTable<State, SquareChoice>(TONGUE, {
  attack: choice.lineBy(
    '',
    () => 'attack',
    (said) => (said === 'attack' ? {} : undefined),
  ),
  stop: choice.lineBy(
    '',
    () => 'stop',
    (said) => (said === 'stop' ? {} : undefined),
  ),
  evade: choice.line({}, '{evadeTo:to}'),
});

export type StayOrFlee = Pick<Presets, 'ifFailed' | 'fleeToward'>;

const NERVE_SLOTS = {
  ...SLOTS,
  /** `else flee toward 1205`. */
  refuge: lineTable<State, StayOrFlee>(TONGUE, {
    flee: linesOf<StayOrFlee, typeof SLOTS>(SLOTS).line({}, '[toward {fleeToward:place}]'),
  }),
};
const nerve = linesOf<StayOrFlee, typeof NERVE_SLOTS>(NERVE_SLOTS);

export const FLEE = nerve.line({ ifFailed: 'flee' }, '[toward {fleeToward:place}]');

export const STAY = nerve.lineBy(
  '[{least}] [else {refuge}]',
  ({ least, refuge }) => ({ ifFailed: least === undefined ? 'stay' : { stayAt: least }, ...refuge }),
  ({ ifFailed = 'stay', fleeToward }) => {
    if (ifFailed === 'flee') return undefined;
    const least = ifFailed === 'stay' ? undefined : ifFailed.stayAt;
    if (fleeToward === undefined) return { least, refuge: least === undefined ? undefined : {} };
    return { least, refuge: { fleeToward } };
  },
);

/** `stay`, `flee`, `stay at 11+ else flee toward 1205`. */
export const NERVE = lineTable<State, StayOrFlee>(
  { ...TONGUE, slots: NERVE_SLOTS },
  { stay: STAY, flee: FLEE, hold: STAY },
  ['stay', 'flee'],
);

const WHEN_SLOTS = { ...NERVE_SLOTS, square: SQUARE, nerve: NERVE };
const when = linesOf<Presets, typeof WHEN_SLOTS>(WHEN_SLOTS);

/** What follows `if`. */
const WHEN = lineTable<State, Presets>(
  { ...TONGUE, slots: WHEN_SLOTS },
  {
    square: when.line({}, '{ifSquare:square}'),
    failed: when.lineBy(
      '{nerve}',
      ({ nerve }) => nerve,
      (said) => (said.ifFailed === undefined ? undefined : { nerve: said }),
    ),
  },
);

export const CONDITION_SLOTS = { ...NERVE_SLOTS, when: WHEN };
const { line, lineBy } = linesOf<Presets, typeof CONDITION_SLOTS>(CONDITION_SLOTS);

export const PURSUE = line(
  { pursue: 'yes' },
  '[toward {toward:place}] [with {support:friend}] [then {afterPursuit:choice}]',
);

const LINES = {
  if: lineBy(
    '{when}',
    ({ when }) => when,
    (said) => (said.ifSquare ?? said.ifFailed) && { when: said },
  ),
  attack: line({ attack: 'attack' }, ''),
  stop: line({ attack: 'stop' }, ''),
  pursue: PURSUE,
  noPursue: line({ pursue: 'no' }, ''),
  stayPut: alias(line({ pursue: 'no' }, '')),
  aside: line({}, '{aside:to}'),
};

const CONDITIONS = lineTable<State, Presets>({ ...TONGUE, slots: CONDITION_SLOTS }, LINES, [
  'then',
  'face',
  'via',
  ...Object.keys(LINES),
]);

interface Topic {
  readonly keys: readonly (keyof Presets)[];
  /** The actions that may lead to its question. */
  readonly fits: readonly Action['do'][];
}

const MARCHES = ['march', 'forcedMarch', 'oblique', 'evade', 'turn', 'turnAbout'] as const;

/** Each is said at most once, in this order. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  // SH-CHARGE-17, -21, SH-ASSAULT-09.
  square: { keys: ['ifSquare'], fits: ['charge', 'assault'] },
  attack: { keys: ['attack'], fits: ['charge', 'assault'] },
  // SH-PURSUIT-01, SH-PROC-07. No unit pursues after an assault.
  pursuit: { keys: ['pursue', 'toward', 'support', 'afterPursuit'], fits: ['charge'] },
  // SH-MORALE-02, SH-DISENGAGE-04. What draws fire, fights, or leaves an enemy; a flight may go somewhere too.
  failed: { keys: ['ifFailed', 'fleeToward'], fits: ['charge', 'assault', 'fire', 'flee', ...MARCHES] },
  // SH-SKIRMPASS-01.
  aside: { keys: ['aside'], fits: ['charge', 'assault', ...MARCHES] },
};

/** What the conditions say about it. */
export function saidOf(presets: Presets, { keys }: Topic): Presets {
  const said = keys.filter((key) => presets[key] !== undefined).map((key) => [key, presets[key]]);
  return Object.fromEntries(said);
}

/** The conditions that completion offers. */
const OFFERED: readonly Presets[] = [
  { attack: 'stop' },
  { ifSquare: 'stop' },
  { ifSquare: 'attack' },
  { pursue: 'no' },
  { pursue: 'yes' },
  { pursue: 'yes', afterPursuit: 'stop' },
  { pursue: 'yes', afterPursuit: 'attack' },
  { ifFailed: 'flee' },
  { ifFailed: 'stay' },
];

/** Of these, what fits the action and is not about what was said already. */
export function stillToSay(said: Presets, doing: Action['do']): readonly Presets[] {
  const open = Object.values(TOPICS).filter(
    (topic) => topic.fits.includes(doing) && !topic.keys.some((key) => key in said),
  );
  return OFFERED.filter((presets) => open.some(({ keys }) => keys.some((key) => key in presets)));
}

/** Every condition up to the end; the comma before one may be missing. */
export function* readPresets(reader: Reader): Parse<Presets> {
  let presets: Presets = {};
  while (upcoming(reader)) {
    if (take(reader, ',') && !upcoming(reader)) break;
    takeWord(reader, 'and');
    const more = yield* CONDITIONS.readOne(reader);
    const twice = Object.keys(more).find((key) => key in presets);
    if (twice) return yield new Refusal(ORDER_TEXT, phrase('refuse-twice'));
    presets = { ...presets, ...more };
  }
  return presets;
}

/** Most orders have no conditions. */
export function isEmpty(presets: Presets): boolean {
  for (const _ in presets) return false;
  return true;
}

/** With the comma before each of them. */
export function writePresets(presets: Presets, language: Language): string {
  if (isEmpty(presets)) return '';
  const texts = Object.values(TOPICS).map((topic) => CONDITIONS.write(saidOf(presets, topic), language));
  return texts.map((text) => (text === '' ? '' : `, ${text}`)).join('');
}
