/** What is offered for the things that a line may say, the best first. */
import { CENTIMETRE, MILLIMETRE } from '../../../field/length.ts';
import type { Offer } from '../../../kernel/grammar/verb.ts';
import { landmarksNear, squaresNear } from '../../../march/near.ts';
import type { Place } from '../../../march/place.ts';
import { sure } from '../../../march/proposals.ts';
import { isSquare } from '../position/body.ts';
import { courseOf, type Officer, type State, type Unit } from '../state.ts';
import { reformsFirst, whyNotAct } from '../moves/may.ts';
import { type Act, type Answers, type Line, POSTURES } from '../order.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import {
  changesFor,
  chargesFor,
  entriesFor,
  isWorth,
  legsFor,
  type Lining,
  movesFor,
  ridesFor,
} from '../sheet/proposals.ts';
import { allowance } from '../moves/rates.ts';
import { RIDE, RIGHTS } from '../values.ts';
import { mayWriteLine, withinHalf } from '../sheet/within.ts';
import { type Item, itemsOf, lineOf } from './items.ts';
import { FOOT, FORMATION_WORDS } from './slots.ts';
import { wordOf } from './table.ts';

/** An act of each word, to see whether the unit could do such a thing at all; of other words nothing is offered. */
const SAMPLES: Readonly<Record<string, Act>> = {
  forced: { do: 'ahead', by: 1, forced: true },
  back: { do: 'back', by: 1 },
  oblique: { do: 'oblique', angle: 1, by: 1 },
  wheel: { do: 'wheel', hand: 'left', angle: 1 },
  about: { do: 'turn', by: 18_000 },
  turn: { do: 'turn', by: 9_000 },
  limber: { do: 'limber' },
  unlimber: { do: 'unlimber' },
  manhandle: { do: 'manhandle', by: 1 },
  prolonge: { do: 'manhandle', by: -1 },
  rejoin: { do: 'rejoin' },
  charge: { do: 'charge', target: '' },
  evade: { do: 'evade' },
  rally: { do: 'rally' },
  enter: { do: 'enter', target: '' },
};

const AHEAD: Act = { do: 'ahead', by: 1 };

/** Whether a line of the unit may begin with this word, as far as its arm, status and formation go. */
export function mayBegin(unit: Unit, word: string): boolean {
  if (word === 'stand') return true;
  if (unit.course) return false;
  const isInOrder = !reformsFirst(unit, AHEAD);
  if (word === 'go') return isInOrder && unit.formation !== 'deployed';
  if (word === 'reform') return unit.condition !== 'formed' || unit.turned !== 0;
  if (word === 'advance') return isInOrder && unit.formation !== 'deployed';
  const formation = FOOT.find((each) => FORMATION_WORDS[each] === word);
  if (formation) {
    const isIn = formation === unit.formation && unit.turned === 0;
    return !isIn && whyNotAct(unit, { do: 'form', formation }) === undefined;
  }
  const sample = SAMPLES[word];
  return sample !== undefined && !reformsFirst(unit, sample) && whyNotAct(unit, sample) === undefined;
}

/** What a unit may be told that begins with this word. */
export function firstItems(now: State, unit: Unit, word: string): Offer<Item>[] {
  if (word === 'stand') return [{ value: { is: 'stand' }, isSure: true }];
  if (word === 'go') return goals(now, unit);
  const all = [movesFor, chargesFor, legsFor, changesFor, entriesFor].flatMap((each) => each(now, unit));
  const begun = all.filter(({ order }) => wordOf(itemsOf(order.line)[0]!) === word);
  return begun.map(offerOf).filter((offer, n, list) => list.findIndex((each) => isAlike(each, offer)) === n);
}

/** The further legs of a proposal are filled in with the first. */
function offerOf(proposal: Lining): Offer<Item> {
  const [first, second, third, fourth] = itemsOf(proposal.order.line);
  const and = { ...(second && { second }), ...(third && { third }), ...(fourth && { fourth }) };
  const isPlain = proposal.says.id === 'pe-offer-leg';
  return {
    value: first!,
    ...(second && { and }),
    ...(isPlain ? { isSure: true } : sure(proposal)),
  };
}

function isAlike(one: Offer<Item>, other: Offer<Item>): boolean {
  return JSON.stringify([one.value, one.and]) === JSON.stringify([other.value, other.and]);
}

/** Named ground and squares that it may reach. */
function goals(now: State, unit: Unit): Offer<Item>[] {
  const reach = 2 * allowance(unit);
  const to = (value: Place): Item => ({ is: 'step', step: { do: 'goTo', to: value } });
  return [
    ...landmarksNear(now.field, unit.pose, reach).map(({ value, words }) => ({ value: to(value), words })),
    ...squaresNear(now.field, unit.pose, reach).map((value) => ({ value: to(value) })),
  ].map((each) => ({ ...each, isAside: true }));
}

/** PE-GAP-15. */
export function places(now: State, officer: Officer): Offer<Place>[] {
  const rides = ridesFor(now, officer).map((each) => ({
    value: { kind: 'point', at: each.order.ride.to } as const,
    and: { with: each.order.ride.with },
    ...sure(each),
  }));
  const front = { ...officer.at, heading: 0 };
  return [...rides, ...squaresNear(now.field, front, RIDE).map((value) => ({ value, isAside: true }))];
}

/** PE-REA-04. An aide-de-camp brings a unit another posture than its own. */
export function errands(now: State, { side }: Officer): Offer<Item>[] {
  return now.units
    .filter((unit) => unit.side === side)
    .flatMap(({ id, posture: own }) =>
      POSTURES.filter((posture) => posture !== own).map(
        (posture): Offer<Item> => ({
          value: { is: 'errand', to: id, posture },
          isSure: true,
        }),
      ),
    );
}

/** What has been said so far, as a line. */
function soFar(unit: Unit, said: object): Omit<Line, 'acts'> & { readonly acts: readonly Act[] } {
  const { first, second, third, fourth } = said as Readonly<Record<string, Item | undefined>>;
  const line = lineOf(
    unit.id,
    [first, second, third, fourth].flatMap((each) => each ?? []),
  );
  return { ...line, acts: line.acts.flatMap((step) => (isAct(step) ? [step] : [])) };
}

function isAct(step: ReturnType<typeof lineOf>['acts'][number]): step is Act {
  return step.do !== 'goTo' && step.do !== 'faceTo' && step.do !== 'aheadToward';
}

/** What may follow: legs as far as the half goes, answers that may come to matter, the half from which it binds. */
export function laterItems(now: State, unit: Who, said: { readonly first?: Item }): Offer<Item>[] {
  if (said.first === undefined || !isUnit(unit)) return [];
  return itemsBehind(now, unit, soFar(unit, said)).map((value) => ({ value, isSure: true, isAside: true }));
}

/** The same behind a line, as values. */
export function itemsBehind(
  now: State,
  unit: Unit,
  line: Omit<Line, 'acts'> & { readonly acts: readonly Act[] },
): readonly Item[] {
  const legs = furtherActs(now, unit, line.acts).map((step): Item => ({ is: 'step', step }));
  const open = answersFor(unit, line).filter((answer) => Object.keys(answer).every((key) => !(key in line.answers)));
  const next =
    now.quarter === 1 ? { period: now.period, half: 2 as const } : { period: now.period + 1, half: 1 as const };
  const isLater = line.acts.length > 0 && !line.from && next.period <= now.lastPeriod;
  const later: Item[] = !isLater ? [] : [{ is: 'from', from: next }];
  const answers = open.map((answer): Item => ({ is: 'answer', answer }));
  const late: Item = { is: 'forgotten' };
  const isLate = unit.idle && mayWriteLine(now, unit, { ...line, acts: [...line.acts], forgotten: true });
  return [...legs, ...answers, ...later, ...(isLate ? [late] : [])];
}

const ALONE: readonly Act['do'][] = ['charge', 'evade', 'rally', 'enter'];
const FAR = 100 * CENTIMETRE;

/** Another leg or change behind these. */
export function furtherActs(now: State, unit: Unit, acts: readonly Act[]): Act[] {
  if (acts.length === 0 || acts.some((act) => ALONE.includes(act.do))) return [];
  const candidates: Act[] = [
    isSquare(unit) ? { do: 'face', angle: 0, by: FAR } : { do: 'ahead', by: FAR },
    { do: 'wheel', hand: 'left', angle: 4_500 },
    { do: 'wheel', hand: 'right', angle: 4_500 },
    { do: 'form', formation: 'line' },
    { do: 'form', formation: 'marchColumn' },
    { do: 'form', formation: 'square' },
    { do: 'turn', by: 18_000 },
    { do: 'unlimber' },
  ];
  return candidates.flatMap((act): Act[] => {
    const [last] = withinHalf(now, unit, [...acts, act]).slice(acts.length);
    if (!last || !isWorth(last)) return [];
    if (last.do !== 'ahead' && last.do !== 'face') return [last];
    const by = Math.floor(last.by / MILLIMETRE) * MILLIMETRE;
    return by > 0 ? [{ ...last, by }] : [];
  });
}

const CHARGED_FORMS = [
  ['square', 'square'],
  ['line', 'line'],
  ['column', 'marchColumn'],
] as const;

/** Section 10. The answers that may come to matter to this unit with this line, question by question. */
export function answersFor(unit: Unit, { acts }: Pick<Line, 'acts'> | { readonly acts: readonly Act[] }): Answers[] {
  const { arm, formation, posture } = unit;
  const isCharge = acts.some((act) => act.do === 'charge') || courseOf(unit, 'charge') !== undefined;
  const isScreen = arm === 'infantry' && (formation === 'skirmish' || posture === 'harass');
  const isHorseLine = arm === 'cavalry' && formation === 'line';
  const forms = CHARGED_FORMS.filter(([, to]) => to !== formation).map(([charged]) => ({ charged }));
  const when = (is: boolean, ...answers: readonly Answers[]): readonly Answers[] => (is ? answers : []);
  return [
    ...when(isCharge, { evades: 'stop' }, { evades: 'go on' }, { barred: 'contact' }, { barred: 'go on' }),
    ...when(isCharge && isHorseLine, { squadrons: 'halt' }, { squadrons: 'go on' }, { pushPast: true }),
    ...when(isScreen, { cover: 'stand' }, { cover: 'evade' }),
    ...when(!isCharge && !isScreen && RIGHTS[posture].counter && arm !== 'artillery', { charged: 'countercharge' }),
    ...when(!isCharge && !isScreen, { charged: 'stand' }, { charged: 'go on' }),
    ...when(!isCharge && !isScreen && arm !== 'cavalry', { charged: 'fire' }),
    ...when(!isCharge && !isScreen && arm === 'infantry', ...forms),
    ...when(!isCharge && acts.length > 0 && arm !== 'cavalry', { fireFirst: true }),
    ...when(!isCharge && !isScreen && arm !== 'artillery', { flanked: true }, { flanked: false }),
    ...when(arm === 'cavalry', { follow: true }, { follow: false }, { drawn: 'stay' }, { drawn: 'rally' }),
    ...when(isScreen, { split: true }, { split: false }),
  ];
}
