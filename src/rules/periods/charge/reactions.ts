/** PE-REA, PE-Q-06, PE-ASK-03, -04, -10, -12. What the charged do after the first quarter of a charge, and what chargers do if they evade. */
import { happen, type Play, type Refusal, refusal, type Table } from '../../../kernel/play.ts';
import { isStraightAhead, zoneOf } from '../position/ahead.ts';
import { byNumber } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { DOING } from '../doings.ts';
import { awayFrom } from '../escape/course.ts';
import type { Droppable, Fact } from '../facts.ts';
import { isInCover } from '../position/ground.ts';
import type { Act, Answers, Formation } from '../order.ts';
import { CHARGED, COVER, EVADES, FLANKED, settled } from '../questions.ts';
import { clockOf, courseOf, type State, type Unit, unitOf } from '../state.ts';
import { disclose } from './disclose.ts';
import { allowsCounter, canCountercharge } from './may.ts';

type Charged = NonNullable<Answers['charged']>;

/** PE-STEP-04. After the first quarter of a new charge: every enemy straight ahead of it is asked, whichever is its target. */
export function* reactions(table: Table<State>): Play<Fact> {
  const chargers = table.now.units.filter((unit) => isFresh(table.now, unit)).toSorted(byNumber);
  for (const side of ['red', 'blue'] as const)
    for (const { id } of table.now.units.filter((unit) => unit.side === side).toSorted(byNumber)) {
      const unit = unitOf(table.now, id);
      const before = chargersOf(table.now, unit, chargers);
      if (before.length > 0 && mayReact(table.now, unit)) yield* react(table, unit, before);
    }
}

function chargersOf(now: State, unit: Unit, chargers: readonly Unit[]): Unit[] {
  return chargers.filter((each) => each.side !== unit.side && concerns(now, each, unit));
}

/** PE-Q-06. The units of the same side that are asked the same after this one, as they stand on its card. */
export function chargedAlike(now: State, id: string): readonly Reacting[] {
  const chargers = now.units.filter((unit) => isFresh(now, unit)).toSorted(byNumber);
  const asked = now.units.find((unit) => unit.id === id);
  const later = now.units.filter(({ side }) => side === asked?.side).toSorted(byNumber);
  return later.slice(later.findIndex((unit) => unit.id === id) + 1).flatMap((unit): Reacting[] => {
    const before = chargersOf(now, unit, chargers);
    if (before.length === 0 || !mayReact(now, unit) || mustEvade(unit)) return [];
    const charger = seenBy(now, unit, before);
    const options = optionsOf(now, unit, charger);
    const said = unit.answers.charged;
    const isSaid = said !== undefined && options.includes(said) && !whyNot(unit, said);
    return isSaid ? [] : [{ unit, charger, options }];
  });
}

/** A unit before a charger, and what it may do. */
interface Reacting {
  readonly unit: Unit;
  readonly charger: Unit;
  readonly options: readonly Charged[];
}

/** The charger whom it would countercharge, else the first. */
function seenBy(now: State, unit: Unit, chargers: readonly Unit[]): Unit {
  return chargers.find((each) => canCountercharge(now, unit, each)) ?? chargers[0]!;
}

/** A charge in its first quarter, or one that has just turned upon another; a countercharge is no news. */
function isFresh(now: State, unit: Unit): boolean {
  const charge = courseOf(unit, 'charge');
  return charge !== undefined && !charge.counter && charge.since === clockOf(now) && !isInContact(now, unit);
}

function concerns(now: State, charger: Unit, unit: Unit): boolean {
  return courseOf(charger, 'charge')!.target === unit.id || isStraightAhead(now, charger, unit);
}

/** PE-Q-49, -61. Those in contact, and those who charge, evade or rally, go on with that. */
function mayReact(now: State, unit: Unit): boolean {
  return !isInContact(now, unit) && (!unit.course || unit.course.kind === 'follow');
}

/**
 * PE-Q-06. Only the true target's answer takes effect, and nothing that is asked depends on who is meant: the unit names the
 * charger whom it would countercharge, and stands if that one does not mean it.
 */
function* react(table: Table<State>, unit: Unit, chargers: readonly Unit[]): Play<Fact> {
  const meant = chargers.find((each) => courseOf(each, 'charge')!.target === unit.id);
  const seen = seenBy(table.now, unit, chargers);
  if (mustEvade(unit)) {
    const isHeld = isInCover(table.now, unit);
    const does = isHeld ? yield* settled(COVER, unit, unit.answers.cover, ['stand', 'evade']) : 'evade';
    if (meant && does === 'evade') yield* evade(table, unit, meant);
    return;
  }
  const about = { charger: seen.id };
  const options = optionsOf(table.now, unit, seen);
  const said = yield* settled(CHARGED, unit, unit.answers.charged, options, about, (value) => whyNot(unit, value));
  const flanking = said === 'go on' ? chargers.find((each) => isFlanked(unit, each)) : undefined;
  const turns = flanking && (yield* settled(FLANKED, unit, unit.answers.flanked, [true, false], about));
  if (!meant) return;
  if (turns && isFlanked(unit, meant)) return yield* turnFlank(unit, meant);
  if (said !== 'go on') yield* reactAs(table, unit, said === 'countercharge' && meant !== seen ? 'stand' : said, meant);
}

/** PE-EVA-03, PE-Q-03. Infantry that harasses, or is in skirmish order. */
function mustEvade({ arm, formation, posture }: Unit): boolean {
  return arm === 'infantry' && (formation === 'skirmish' || posture === 'harass');
}

/** PE-CCH-02. What is offered is what everybody sees; its posture is not. */
function whyNot(unit: Unit, value: Charged): Refusal | undefined {
  const isBarred = value === 'countercharge' && !allowsCounter(unit);
  return isBarred ? refusal('PE-CCH-02', 'periods-refuse-countercharge', { unit }) : undefined;
}

function optionsOf(now: State, unit: Unit, charger: Unit): Charged[] {
  const options: Charged[] = ['go on', 'stand'];
  if (unit.arm !== 'cavalry') options.push('fire');
  if (canCountercharge(now, unit, charger)) options.push('countercharge');
  if (unit.arm !== 'infantry' || unit.condition !== 'formed') return options;
  return [...options, ...FORMS.filter(([, to]) => to !== unit.formation).map(([word]) => word)];
}

const FORMS: readonly (readonly [Extract<Charged, 'square' | 'line' | 'column'>, Formation])[] = [
  ['square', 'square'],
  ['line', 'line'],
  ['column', 'marchColumn'],
];

/** PE-Q-61. A reaction ends the line; what may not be interrupted is completed first. */
function* reactAs(table: Table<State>, unit: Unit, said: Charged, charger: Unit): Play<Fact> {
  const isBound = unit.doing !== undefined && !DOING[unit.doing.kind].interrupted;
  const drop: Droppable[] = isBound ? ['leg', 'idle'] : ['leg', 'doing', 'idle'];
  const form = FORMS.find(([word]) => word === said);
  const acts: Act[] = form ? [{ do: 'form', formation: form[1] }] : [];
  const kept = isBound ? unit.acts.slice(0, 1) : [];
  if (said === 'countercharge' && isBound) return;
  // Whoever stands anyway does not show that it is meant.
  if ((said === 'stand' || said === 'fire') && unit.acts.length === kept.length) return;
  const course =
    said === 'countercharge'
      ? ({
          kind: 'charge',
          target: charger.id,
          counter: true,
          aims: true,
          since: clockOf(table.now) + 1,
          runUp: 0,
          stopping: false,
          void: false,
        } as const)
      : undefined;
  yield* happen<Fact>({
    type: 'reacted',
    unit: unit.id,
    how: said,
    to: { acts: [...kept, ...acts], ...(course && { course }) },
    drop,
  });
}

/** PE-EVA-07, PE-Q-57. The reaction quarter is over; it turns in the next. */
function* evade(table: Table<State>, unit: Unit, threat: Unit): Play<Fact> {
  const away = awayFrom(unit, threat);
  yield* happen<Fact>({
    type: 'reacted',
    unit: unit.id,
    how: 'evade',
    to: {
      acts: [],
      course: { kind: 'evade', threat: threat.id, forced: true, away, walked: 0 },
      doing: { kind: 'evadeTurn', left: 1 },
    },
    drop: ['leg', 'idle', 'flankTurned'],
  });
  yield* disclose(table, threat.id, unit.id);
}

/** PE-TRN-05, -13. */
function isFlanked(unit: Unit, charger: Unit): boolean {
  const zone = zoneOf(unit, charger);
  return (
    (zone === 'left' || zone === 'right') && unit.arm !== 'artillery' && unit.flankTurned === undefined && !unit.doing
  );
}

function* turnFlank(unit: Unit, charger: Unit): Play<Fact> {
  const flank = zoneOf(unit, charger) as 'left' | 'right';
  const left = DOING.turnFlank.quarters(unit);
  yield* happen<Fact>({
    type: 'reacted',
    unit: unit.id,
    how: 'turnFlank',
    to: { acts: [], doing: { kind: 'turnFlank', left, flank } },
    drop: ['leg', 'idle'],
  });
}

/** PE-CST-01, -03, PE-ASK-04, PE-Q-33. At the end of the quarter in which its target has begun to evade: its turn. */
export function* stops(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    const charge = courseOf(unit, 'charge');
    const target = charge && table.now.units.find((each) => each.id === charge.target);
    const evasion = target && courseOf(target, 'evade');
    if (!evasion || evasion.walked > 0 || target.doing || charge.stopping || isInContact(table.now, unit)) continue;
    const does = yield* settled(EVADES, unit, unit.answers.evades, ['go on', 'stop']);
    if (does === 'stop')
      yield* happen<Fact>({ type: 'stops', unit: id, to: { course: { ...charge, stopping: true } } });
  }
}
