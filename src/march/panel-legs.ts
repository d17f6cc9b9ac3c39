/** METRIC 3.4. A way of several legs by buttons: another leg behind those of an order, or the last one off. */
import { type Heading, HALF_TURN, turned } from '../field/heading.ts';
import { CENTIMETRE, centimetres, type Length, MILLIMETRE } from '../field/length.ts';
import type { Point } from '../field/point.ts';
import type { Composing, Press, PressRow, Typed } from '../kernel/compose.ts';
import type { Grammar } from '../kernel/grammar/grammar.ts';
import { awaited, type Scope } from '../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/shown.ts';
import type { Spot } from '../kernel/spot.ts';
import { bilingual } from '../kernel/text/quoted.ts';
import { ORDER_TEXT } from '../kernel/text/reader.ts';
import type { Leg } from './legs.ts';
import { spacedOut } from './proposals.ts';

/** What a book says of orders that consist of legs. */
export interface Legged<S, O> {
  readonly of: (order: O) => readonly Leg[] | undefined;
  readonly with: (order: O, legs: readonly Leg[]) => O;
  readonly write: (leg: Leg, language: Language) => string;
  /** What these legs leave of the move, by the angle of a further one. */
  readonly left: (now: S, order: O) => (angle: Heading) => Length;
  /** Where the unit would end; undefined if it may not go that way. */
  readonly end: (now: S, order: O) => Point | undefined;
}

/** How an order of legs goes on, on the panel. */
export interface LegPanel<S> {
  /** What it may be changed to. */
  readonly rows: (scope: Scope<S>, text: string) => readonly PressRow[];
  readonly told: (scope: Scope<S>, text: string) => readonly Phrase[];
  /** A step of its own, if the draft is one. */
  readonly step: (scope: Scope<S>, draft: string) => Composing | Refusal | undefined;
}

interface Book<S, O> {
  readonly grammar: Grammar<S, O>;
  readonly legged: Legged<S, O>;
  readonly spots: (now: S, id: string) => readonly Spot[];
  readonly spotOf: (at: Point) => Spot;
  readonly typedFrom: (rows: readonly PressRow[], example: Phrase, read: (word: string) => string | Refusal) => Typed;
}

/** In the close view of a way the ends of its legs would hide each other, and its cost. */
const APART = 2.5 * CENTIMETRE;
const STEPS: readonly Length[] = [-1, -0.5, 0.5, 1].map((step) => step * CENTIMETRE);

/** Behind an order: it is to have another leg. */
const MORE = ',';

/** The way that a further leg may take: on, half aside, aside, back; left before right. */
const DIRECTIONS: readonly Heading[] = [0, 31_500, 4_500, 27_000, 9_000, HALF_TURN];
/** How much of what is left. */
const SHARES = { whole: 1, half: 1 / 2, quarter: 1 / 4 } as const;

export function legPanel<S, O>({ grammar, legged, spots, spotOf, typedFrom }: Book<S, O>): LegPanel<S> {
  const orderIn = (text: string): { order: O; legs: readonly Leg[] } | undefined => {
    const order = grammar.parse(text);
    const legs = order instanceof Refusal ? undefined : legged.of(order);
    return order instanceof Refusal || !legs ? undefined : { order, legs };
  };

  /** The legal further legs: the farthest in each direction, then half as far. */
  function further({ now, whyNot }: Scope<S>, order: O, legs: readonly Leg[]) {
    const left = legged.left(now, order);
    const last = legs.at(-1)!.angle;
    const angles = DIRECTIONS.filter((angle) => angle !== last && angle !== turned(last, HALF_TURN));
    const found = (angle: Heading, share: keyof typeof SHARES) => {
      const leg = { by: Math.floor((left(angle) * SHARES[share]) / MILLIMETRE) * MILLIMETRE, angle };
      const next = legged.with(order, [...legs, leg]);
      const [at, text] = [leg.by < CENTIMETRE ? undefined : legged.end(now, next), grammar.write(next)];
      return at && !whyNot(text) ? { at, text, leg, share } : undefined;
    };
    const farthest = angles.flatMap(
      (angle) => found(angle, 'whole') ?? found(angle, 'half') ?? found(angle, 'quarter') ?? [],
    );
    const halves = farthest.flatMap(({ leg, share }) => (share === 'whole' ? (found(leg.angle, 'half') ?? []) : []));
    return spacedOut([...farthest, ...halves], APART);
  }

  /** The legs so far, and what is left of the move. */
  function soFar({ now }: Scope<S>, order: O, legs: readonly Leg[]): Phrase {
    const left = legged.left(now, order);
    const [ahead, aside] = [0, HALF_TURN].map((angle) => centimetres(left(angle), Math.floor));
    const spent = legs.map(({ by }) => phrase('survey-number', { n: centimetres(by) }));
    return phrase('march-way', { legs: spent, ahead: ahead!, aside: ahead === aside ? 'same' : aside! });
  }

  /** The same order, its last leg a little longer or shorter. */
  function lengthRow({ whyNot }: Scope<S>, order: O, legs: readonly Leg[]): PressRow {
    const last = legs.at(-1)!;
    const presses = STEPS.flatMap((step): Press[] => {
      const by = last.by + step;
      const text = grammar.write(legged.with(order, [...legs.slice(0, -1), { ...last, by }]));
      const says = phrase(step > 0 ? 'march-longer' : 'march-shorter', { by: Math.abs(step) / CENTIMETRE });
      return by <= 0 || whyNot(text) ? [] : [{ text, says, isToggle: true }];
    });
    return { says: phrase('march-row-lengths'), presses };
  }

  /** What is typed instead: one more leg, or several. */
  function typedLegs(now: S, by: Scope<S>['by'], id: string, word: string): readonly Leg[] | Refusal {
    const tried = ['', 'advance '].map((verb) => grammar.orders(`${id} ${verb}${word}`, now, by));
    const read = tried.find((each) => !(each instanceof Refusal)) ?? tried[0]!;
    if (read instanceof Refusal) return read;
    const [found, another] = read;
    const legs = found && !another ? legged.of(found.order) : undefined;
    const isBare = found?.text === `${id} ${legs?.map((leg) => legged.write(leg, 'en')).join(', ')}`;
    return legs && isBare ? legs : new Refusal(ORDER_TEXT, phrase('refuse-no-leg'));
  }

  return {
    /** What an order of legs may be changed to: the last one farther or nearer, one more if there is any, or the last off. */
    rows: (scope: Scope<S>, text: string): readonly PressRow[] => {
      const found = orderIn(text);
      if (!found) return [];
      const { order, legs } = found;
      const fewer = legs.length > 1 ? grammar.write(legged.with(order, legs.slice(0, -1))) : undefined;
      const presses: Press[] = [
        ...(further(scope, order, legs).length > 0 ? [{ text: text + MORE, says: phrase('march-add-leg') }] : []),
        ...(fewer === undefined || scope.whyNot(fewer) ? [] : [{ text: fewer, says: phrase('march-undo-leg') }]),
      ];
      return [lengthRow(scope, order, legs), { says: phrase('march-row-way'), presses }];
    },
    told: (scope: Scope<S>, text: string): readonly Phrase[] => {
      const found = orderIn(text);
      return found ? [soFar(scope, found.order, found.legs)] : [];
    },
    /** Which leg comes next: the order so far is shown, and may be confirmed as it is. */
    step: (scope: Scope<S>, draft: string): Composing | Refusal | undefined => {
      const text = draft.endsWith(MORE) ? draft.slice(0, -MORE.length) : undefined;
      const found = text === undefined ? undefined : orderIn(text);
      if (text === undefined || !found) return undefined;
      const why = scope.whyNot(text);
      if (why) return why;
      const { order, legs } = found;
      const [id = ''] = text.split(' ');
      const presses = further(scope, order, legs).map(
        ({ at, text: next, leg, share }): Press => ({
          text: next,
          says: phrase('march-proposed', {
            words: bilingual(legged.write(leg, 'en'), legged.write(leg, 'fr')),
            whys: [phrase(`march-why-rest-${share}`)],
          }),
          place: { at: spotOf(at), what: 'end' },
        }),
      );
      const rows = presses.length > 0 ? [{ says: phrase('march-row-legs'), presses }] : [];
      const typed = typedFrom(rows, phrase('march-leg-example'), (word) => {
        const more = typedLegs(scope.now, scope.by, id, word);
        return more instanceof Refusal ? more : grammar.write(legged.with(order, [...legs, ...more]));
      });
      return {
        asks: phrase('march-asks-leg', { id }),
        lines: [soFar(scope, order, legs)],
        rows,
        typed,
        whole: text,
        isNumbered: true,
        marks: awaited(spots(scope.now, id), id),
      };
    },
  };
}
