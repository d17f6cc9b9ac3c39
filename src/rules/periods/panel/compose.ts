/** The texts for writing a sheet with buttons: units without a line first; numbered moves and targets, then every verb. */
import { CENTIMETRE } from '../../../field/length.ts';
import type { Composing, Press, PressRow } from '../../../kernel/compose.ts';
import { filled } from '../../../kernel/compose.ts';
import type { Grammar } from '../../../kernel/grammar/grammar.ts';
import { composeBy, type Panel } from '../../../kernel/grammar/panel.ts';
import { awaited, type Scope } from '../../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { tablePanel } from '../../../march/panel.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase, spotOf } from '../../../survey/field/spoken.ts';
import { mayTakeOrder } from '../clock/officers.ts';
import { lines } from './compose-line.ts';
import { PEOPLE } from '../look/people.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { grammar as typing } from '../language/grammar.ts';
import { orders, parse, showOrder, write } from '../language/index.ts';
import { conditionPhrase, formationPhrase, kindOf, nounOf, posturePhrase } from '../noun.ts';
import { type Order, type Posture, POSTURES } from '../order.ts';
import { chargesFor, movesFor, ridesFor, writingOf } from '../sheet/proposals.ts';
import { quarterOf } from '../moves/rates.ts';
import type { State, Unit } from '../state.ts';
import { RIDE } from '../values.ts';

/** Orders as they are written, where those that are typed may still name places. */
const grammar: Grammar<State, Order> = { ...typing, orders, parse, write, render: write, showOrder };

const LINES = tablePanel<State, Order, Who>({
  people: PEOPLE,
  grammar,
  begun: writingOf,
  noun: nounOf,
  spotOf,
  stride: (_, who) => {
    if (!isUnit(who)) return { kind: 'ride', ride: { officer: who.id, to: who.at } };
    const acts = [{ do: 'ahead' as const, by: Math.max(1, quarterOf(who)) }];
    return { kind: 'line', line: { unit: who.id, acts, answers: {} } };
  },
  legged: lines,
  example: phrase('pe-type-example'),
  about: aboutLines,
  proposals: (now, who) => {
    if (!isUnit(who)) return [{ says: phrase('pe-compose-row-ride'), of: ridesFor(now, who) }];
    return [
      { says: phrase('march-row-moves'), of: movesFor(now, who) },
      { says: phrase('pe-compose-row-charge'), of: chargesFor(now, who) },
    ];
  },
  isPlain: ({ kind }) => kind === 'strike',
  verbSays: (word) => (word === 'nothing' ? phrase('pe-compose-strike') : undefined),
  rows: [],
});

/** METRIC 3.4. Units without a line come first; a line that is written stands beside its unit. */
const PANEL: Panel<State> = {
  ...LINES,
  // The sheet is sealed by a button that is always there.
  branches: (now, by) => LINES.branches(now, by).filter(({ slot }) => slot === 'unit'),
  first: {
    says: phrase('pe-compose-row-open'),
    has: (now, id) => written(now, id) === undefined,
    others: phrase('pe-compose-row-written'),
  },
  unitSays: (now, id) => {
    const words = written(now, id);
    if (words) return phrase('pe-compose-written', { id, words });
    const who = PEOPLE.named(now, id);
    const unit = nounOf(now, id);
    // A unit without a name of its own is called by its number.
    return who && unit.en.name === id
      ? phrase('pe-compose-unnamed', { id, kind: kindOf(who) })
      : phrase('compose-member', { unit, id });
  },
  wholes: (scope, draft) => [...LINES.wholes!(scope, draft), errands(scope, draft.id)],
  // An errand has a row of its own, and its posture a step.
  verbs: (scope, draft) => {
    const carries = errands(scope, draft.id).presses.length > 0;
    return LINES.verbs!(scope, draft).filter(({ text }) => !carries || text !== `${draft.id} to`);
  },
  step: (scope, draft) => {
    const [, adc, to] = /^(\S+) to (\S+):$/.exec(draft) ?? [];
    return adc === undefined ? LINES.step!(scope, draft) : postures(scope, adc, to!);
  },
};

export const compose = composeBy(PANEL);

/** What the sheet says for a unit or officer so far. */
function written({ writing }: State, id: string): ReturnType<typeof bilingual> | undefined {
  if (!writing) return undefined;
  const { lines: all, rides, errands: carried } = writing.sheet;
  const orderOf = (): Order | undefined => {
    const line = all.findLast(({ unit }) => unit === id);
    if (line) return { kind: 'line', line };
    const ride = rides.find(({ officer }) => officer === id);
    if (ride) return { kind: 'ride', ride };
    const errand = carried.find(({ adc }) => adc === id);
    return errand && { kind: 'errand', errand };
  };
  const order = orderOf();
  const [en, fr] = (['en', 'fr'] as const).map((each) => order && write(order, each).slice(id.length + 1));
  return en === undefined ? undefined : bilingual(en, fr!);
}

/** PE-REA-04. To whom an aide-de-camp carries an order; the next step says which. */
function errands({ now, by }: Scope<State>, id: string): PressRow {
  const adc = now.officers.find((each) => each.id === id && mayTakeOrder(now, each));
  const presses = now.units
    .filter(({ side }) => adc !== undefined && side === by)
    .map((unit): Press => ({ text: `${id} to ${unit.id}:`, says: phrase('compose-member', { unit, id: unit.id }) }));
  return { says: phrase('pe-compose-row-errand'), presses };
}

/** The posture that it brings. */
function postures({ now, whyNot }: Scope<State>, adc: string, to: string): Composing | Refusal {
  const unit = now.units.find(({ id }) => id === to);
  const errand = (posture: Posture): string => write({ kind: 'errand', errand: { adc, to, posture } });
  const why = whyNot(errand(POSTURES[0]));
  if (!unit || why) return why ?? new Refusal('PE-REA-04', phrase('refuse-pe-place'));
  const presses = POSTURES.filter((each) => each !== unit.posture).map(
    (each): Press => ({ text: errand(each), says: phrase('pe-compose-posture', { posture: posturePhrase(each) }) }),
  );
  return {
    asks: phrase('pe-asks-posture', { unit }),
    lines: [],
    rows: filled([{ presses }]),
    marks: awaited([spotOf(unit.pose)], unit.id),
  };
}

/** What it is and how it stands, how far it goes in a half, its posture, and what the sheet says for it. */
function aboutLines(now: State, who: Who): Phrase[] {
  const { front } = placed(who);
  const place = { kind: kindOf(who), square: squareOf(front, now.field) };
  const words = written(now, who.id);
  const sheet = words ? [phrase('pe-about-written', { id: who.id, words })] : [];
  if (!isUnit(who)) return [phrase('pe-about-officer', { ...place, most: RIDE / CENTIMETRE }), ...sheet];
  return [
    phrase('pe-about-unit', {
      ...place,
      formation: formationPhrase(who),
      facing: headingPhrase(front.heading),
      most: (2 * quarterOf(who)) / CENTIMETRE,
      posture: posturePhrase(who.posture),
    }),
    ...stateLines(who),
    ...sheet,
  ];
}

function stateLines({ name, condition }: Unit): Phrase[] {
  return condition === 'formed'
    ? []
    : [phrase('pe-warn-condition', { unit: name, condition: conditionPhrase(condition) })];
}
