/** PE-ASK, section 10. What a player is asked while the quarters are played, if neither the sheet nor the rules answer. */
import { askAs } from '../../kernel/asking.ts';
import type { Play, Refusal } from '../../kernel/play.ts';
import { type About, type Typed, wordChoice } from '../../kernel/question.ts';
import type { Answers } from './order.ts';
import type { Unit } from './state.ts';

/** PE-ASK-03. */
export const CHARGED: Typed<NonNullable<Answers['charged']>> = {
  kind: 'PE-ASK-03',
  clause: 'PE-Q-06',
  choice: wordChoice(
    ['go on', 'go on', 'continue'],
    ['stand', 'stand', 'reste'],
    ['fire', 'fire', 'tire'],
    ['countercharge', 'countercharge', 'contre-charge'],
    ['square', 'square', 'carré'],
    ['line', 'line', 'ligne'],
    ['column', 'column', 'colonne'],
  ),
};

const GOES_ON = ['go on', 'go on', 'continue'] as const;

/** PE-ASK-04. */
export const EVADES: Typed<NonNullable<Answers['evades']>> = {
  kind: 'PE-ASK-04',
  clause: 'PE-CST-01',
  choice: wordChoice<NonNullable<Answers['evades']>>(GOES_ON, ['stop', 'stop', 'arrête']),
};

/** PE-ASK-05. */
export const BARRED: Typed<NonNullable<Answers['barred']>> = {
  kind: 'PE-ASK-05',
  clause: 'PE-SPL-07',
  choice: wordChoice<NonNullable<Answers['barred']>>(
    GOES_ON,
    ['contact', 'contact', 'contact'],
    ['halt', 'halt', 'halte'],
  ),
};

/** PE-ASK-06. */
export const SQUADRONS: Typed<NonNullable<Answers['squadrons']>> = {
  kind: 'PE-ASK-06',
  clause: 'PE-SPL-03',
  choice: wordChoice<NonNullable<Answers['squadrons']>>(['halt', 'halt', 'halte'], GOES_ON),
};

/** PE-ASK-07. */
export const PUSH_PAST: Typed<boolean> = {
  kind: 'PE-ASK-07',
  clause: 'PE-SPL-08',
  choice: wordChoice([false, 'no', 'non'], [true, 'push past', 'dépasse']),
};

/** PE-ASK-08. */
export const FOLLOW: Typed<boolean> = {
  kind: 'PE-ASK-08',
  clause: 'PE-FOL-01',
  choice: wordChoice([false, 'no', 'non'], [true, 'follow', 'suit']),
};

/** PE-ASK-09. The unit's own left or right. */
export const PASS: Typed<NonNullable<Answers['pass']>> = {
  kind: 'PE-ASK-09',
  clause: 'PE-OUT-12',
  choice: wordChoice(['left', 'left', 'gauche'], ['right', 'right', 'droite']),
};

/** PE-ASK-10. */
export const FLANKED: Typed<boolean> = {
  kind: 'PE-ASK-10',
  clause: 'PE-TRN-05',
  choice: wordChoice([true, 'turn', 'tourne'], [false, 'no', 'non']),
};

/** PE-ASK-11. The enemy of the unit that was forgotten. */
export const FORGOTTEN: Typed<boolean> = {
  kind: 'PE-ASK-11',
  clause: 'PE-SIM-03',
  choice: wordChoice([false, 'refuse', 'refuse'], [true, 'grant', 'accorde']),
};

/** PE-ASK-12. */
export const COVER: Typed<NonNullable<Answers['cover']>> = {
  kind: 'PE-ASK-12',
  clause: 'PE-EVA-04',
  choice: wordChoice(['stand', 'stand', 'reste'], ['evade', 'evade', 'esquive']),
};

/** PE-ASK-13. */
export const DRAWN: Typed<NonNullable<Answers['drawn']>> = {
  kind: 'PE-ASK-13',
  clause: 'PE-RCO-02',
  choice: wordChoice(['stay', 'stay', 'reste'], ['rally', 'rally', 'rallie']),
};

/** PE-ASK-14. */
export const SPLIT: Typed<boolean> = {
  kind: 'PE-ASK-14',
  clause: 'PE-EVS-01',
  choice: wordChoice([true, 'split', 'se sépare'], [false, 'no', 'non']),
};

/** PE-ASK-15. */
export const STOP: Typed<boolean> = {
  kind: 'PE-ASK-15',
  clause: 'PE-CST-01',
  choice: wordChoice([false, 'no', 'non'], [true, 'stop', 'arrête']),
};

/** PE-ASK-16. */
export const FIRST: Typed<boolean> = {
  kind: 'PE-ASK-16',
  clause: 'PE-REA-03',
  choice: wordChoice([false, 'go on', 'continue'], [true, 'fire first', 'tire d’abord']),
};

/**
 * What the sheet says, if that may be done; else the owner is asked, unless there is only one thing to do.
 *
 * @param options the least committing first.
 * @param bar why one of them may not be done, where that is secret: everybody sees what is offered.
 */
export function* settled<V>(
  kind: Typed<V>,
  unit: Unit,
  said: NoInfer<V> | undefined,
  options: readonly NoInfer<V>[],
  about: About = {},
  bar?: (value: NoInfer<V>) => Refusal | undefined,
): Play<never, V> {
  if (said !== undefined && options.includes(said) && !bar?.(said)) return said;
  const fallback = options[0]!;
  if (options.length === 1) return fallback;
  return yield* askAs(kind, {
    to: unit.side,
    unit: unit.id,
    about,
    options: options.map((value) => ({ value })),
    fallback,
    bar,
  });
}
