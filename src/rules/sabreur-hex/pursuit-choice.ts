/** ASK-15 to -17. What the pursuing side decides: whether, with whom, which way, and whether to strike. */
import { distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Option, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { engagedBy, engagedWith, engages } from './engage.ts';
import type { Fact } from './facts.ts';
import { isImpetuous } from './impetuous.ts';
import { atEndOfChase, type Chase } from './pursuit-path.ts';
import { placeIn } from './rout-run.ts';
import type { State, Unit } from './state.ts';

/** To pursue or not; and the friend that goes too. */
export interface Pursuit {
  readonly pursues: boolean;
  readonly support?: string;
}

const STAYS: Pursuit = { pursues: false };
const ALONE: Pursuit = { pursues: true };

/**
 * ASK-15, SH-PURSUIT-01, -05, SH-SKILL-IMPETUOUS-02. Never waits: no, unless the order said otherwise; an Impetuous
 * charger must, and an Impetuous friend of one that pursues. A friend that turns out unable to help is left behind.
 */
export function* askPursuit(charger: Unit, helpers: readonly Unit[], target: string): Play<Fact, Pursuit> {
  const must = isImpetuous(charger);
  const eager = helpers.filter(isImpetuous);
  const companions = eager.length > 0 ? eager : helpers;
  const withFriend = companions.map(({ id }) => `pursue with ${id}`);
  const pursuits = eager.length > 0 ? withFriend : ['pursue', ...withFriend];
  const options = must ? pursuits : [...pursuits, 'stay put'];
  const usual: Pursuit = eager.length > 0 ? { pursues: true, support: eager[0]!.id } : ALONE;
  if (options.length === 1) return usual;
  return yield* ask<Pursuit>({
    kind: 'ASK-15',
    to: charger.side,
    unit: charger.id,
    about: { target },
    options: options.map((text) => ({ text, about: {} })),
    fallback: must ? options[0]! : 'stay put',
    quiet: true,
    read: (text): Reading<Pursuit> => {
      if (text === 'stay put' && !must) return { value: STAYS, text };
      const support = companions.find(({ id }) => text === `pursue with ${id}`)?.id;
      if (support !== undefined) return { value: { pursues: true, support }, text };
      if (/^pursue( with \S+)?$/.test(text)) return { value: usual, text: pursuits[0]! };
      return new Refusal('SH-PURSUIT-01', phrase('refuse-answer', { given: text }), options);
    },
  });
}

/**
 * ASK-16, SH-PURSUIT-03. Front-left and front-right in turn, or toward what the order names; asked only where ways
 * lead to different enemies, and not at all where all lead to one hex.
 */
export function* askChase(now: State, unit: Unit, all: readonly Chase[], length: number): Play<Fact, Chase> {
  const kinds = [...Map.groupBy(all, (chase) => contactsAfter(now, unit, chase).join(' ')).values()];
  const quiet = kinds.length === 1;
  const alike = quiet ? [...Map.groupBy(all, (chase) => endOf(unit, chase)).values()] : kinds;
  const offered = alike.map(straightest);
  if (offered.length === 1) return offered[0]!;
  return yield* ask<Chase>({
    kind: 'ASK-16',
    to: unit.side,
    unit: unit.id,
    about: { length },
    options: offered.map((chase) => optionOf(now, unit, chase)),
    fallback: textOf(straightest(all)),
    ...(quiet && { quiet }),
    read: (given): Reading<Chase> => {
      const word = /^toward (\S+)$/.exec(given)?.[1];
      const goal = placeIn(now, word);
      const chase =
        goal === undefined ? all.find((each) => textOf(each) === given) : nearestTo(now, unit, all, goal, word!);
      if (chase) return { value: chase, text: textOf(chase) };
      return new Refusal('SH-PURSUIT-03', phrase('refuse-answer', { given }), offered.map(textOf));
    },
  });
}

/** The enemies that a pursuer engages, or that engage it, where its way ends. */
export function contactsAfter(now: State, unit: Unit, chase: Chase): string[] {
  const end = atEndOfChase(unit, chase);
  return [...new Set([...engagedWith(now, end), ...engagedBy(now, end)].map(({ id }) => id))].sort();
}

function endOf(unit: Unit, { path }: Chase): Hex {
  return path.at(-1) ?? unit.at;
}

function textOf({ path }: Chase): string {
  return ['via', ...path].join(' ');
}

function optionOf(now: State, unit: Unit, chase: Chase): Option {
  return { text: textOf(chase), about: { contacts: contactsAfter(now, unit, chase) } };
}

/** ASK-16's default: as straight ahead as steps to front-left and front-right, in turn, lead. */
function straightest(all: readonly Chase[]): Chase {
  return all.reduce((best, chase) => (bends(chase) < bends(best) ? chase : best));
}

/** Where a way takes the same side twice running, digit by digit: the smaller, the straighter. */
function bends({ sides }: Chase): string {
  return sides.map((side, i) => (side === sides[i - 1] ? '1' : '0')).join('');
}

/** Of the ways that engage the unit named, or else of all, the one that ends nearest. */
function nearestTo(now: State, unit: Unit, all: readonly Chase[], goal: Hex, word: string): Chase {
  const prey = now.units.find(({ id }) => id === word);
  const meeting = all.filter((chase) => prey && engages(now, atEndOfChase(unit, chase), prey));
  const fitting = meeting.length > 0 ? meeting : all;
  const far = (chase: Chase) => distance(endOf(unit, chase), goal);
  const least = Math.min(...fitting.map(far));
  return straightest(fitting.filter((chase) => far(chase) === least));
}

/**
 * ASK-17, SH-PURSUIT-07, SH-SKILL-IMPETUOUS-01, SH-Q-19. Whom to strike: the target of the charge if it is there, else
 * the weakest; never waits, and the Impetuous must strike.
 */
export function* askBlow(charger: Unit, prey: readonly Unit[], target: string): Play<Fact, string | undefined> {
  const must = isImpetuous(charger);
  const ids = byAppeal(prey, target).map(({ id }) => id);
  const [usual, another] = ids;
  if (must && another === undefined) return usual;
  const blows = another === undefined ? ['attack'] : ids.map((id) => `attack ${id}`);
  const options = must ? blows : [...blows, 'stop'];
  return yield* ask<string | undefined>({
    kind: 'ASK-17',
    to: charger.side,
    unit: charger.id,
    about: { target: usual! },
    options: options.map((text) => ({ text, about: {} })),
    fallback: options[0]!,
    quiet: true,
    read: (text): Reading<string | undefined> => {
      if (text === 'stop' && !must) return { value: undefined, text };
      const at = text === 'attack' ? 0 : ids.findIndex((id) => text === `attack ${id}`);
      if (at >= 0) return { value: ids[at], text: blows[at]! };
      return new Refusal('SH-PURSUIT-07', phrase('refuse-answer', { given: text }), options);
    },
  });
}

function byAppeal(prey: readonly Unit[], target: string): Unit[] {
  const isTarget = ({ id }: Unit) => Number(id === target);
  return prey.toSorted((a, b) => isTarget(b) - isTarget(a) || a.strength - b.strength);
}
