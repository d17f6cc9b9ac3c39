/** PE-STEP-02. What a line says, thing by thing: what the unit does, what it does if, and from when. */
import type { Length } from '../../../field/length.ts';
import type { Facing, Place } from '../../../march/place.ts';
import type { Act, Answers, Line, Posture } from '../order.ts';

/** Typed, and turned into acts where the unit stands. */
type Goal =
  /** `with`: of an officer, the unit that it stays with. */
  | {
      readonly do: 'goTo';
      readonly to: Place;
      readonly face?: Facing | undefined;
      readonly with?: string | undefined;
    }
  | { readonly do: 'faceTo'; readonly face: Facing }
  | { readonly do: 'aheadToward'; readonly by: Length; readonly toward: Place };

export type Step = Act | Goal;

export type Item =
  | { readonly is: 'step'; readonly step: Step }
  /** One answer of section 10. */
  | { readonly is: 'answer'; readonly answer: Answers }
  | { readonly is: 'from'; readonly from: NonNullable<Line['from']> }
  /** PE-Q-36. The move of the half that is over. */
  | { readonly is: 'forgotten' }
  /** Nothing else is ordered: it stands. */
  | { readonly is: 'stand' }
  /** PE-REA-04. Of an aide-de-camp. */
  | { readonly is: 'errand'; readonly to: string; readonly posture: Posture };

/** In the order in which they are written. */
const QUESTIONS = [
  'charged',
  'fireFirst',
  'evades',
  'barred',
  'squadrons',
  'pushPast',
  'follow',
  'pass',
  'flanked',
  'cover',
  'drawn',
  'split',
] as const satisfies readonly (keyof Answers)[];

/** Acts in their order, then answers, then for when; at least that it stands. */
export function itemsOf({ acts, answers, from, forgotten }: Omit<Line, 'unit'>): Item[] {
  const steps = acts.map((step): Item => ({ is: 'step', step }));
  return [
    ...(steps.length > 0 ? steps : [{ is: 'stand' } as const]),
    ...QUESTIONS.flatMap((each): Item[] =>
      answers[each] === undefined ? [] : [{ is: 'answer', answer: { [each]: answers[each] } }],
    ),
    ...(from ? [{ is: 'from', from } as const] : []),
    ...(forgotten ? [{ is: 'forgotten' } as const] : []),
  ];
}

/** Of two answers to one question the later one counts. */
export function lineOf(unit: string, items: readonly Item[]): Omit<Line, 'acts'> & { readonly acts: readonly Step[] } {
  const from = items.findLast((each) => each.is === 'from')?.from;
  return {
    unit,
    acts: items.flatMap((each) => (each.is === 'step' ? [each.step] : [])),
    answers: Object.assign({}, ...items.map((each) => (each.is === 'answer' ? each.answer : {}))) as Answers,
    ...(from && { from }),
    ...(items.some((each) => each.is === 'forgotten') && { forgotten: true }),
  };
}
