/**
 * What a commander decides in advance about the questions that their own attack may raise: each press moves on to the
 * next answer, one of which is to be asked. With the proposed answers the order never waits for its own commander.
 */
import type { Press, PressRow } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { write } from '../language/index.ts';
import type { Action, Presets } from '../order.ts';
import { distanceBetween } from '../field/place.ts';
import { isCavalry, isInfantry, isSquare, type State } from '../state.ts';
import { type Act, actIn } from './draft.ts';

type Attack = Extract<Action, { do: 'charge' | 'assault' }>;

/** Enemies toward whom one may pursue, at so many hexes of the target or less. */
const CHASE = 8;
/** A row of buttons. */
const SOME = 5;

/** The order with what is usually wanted, where it is an attack of which nothing was said. */
export function withDefaults(now: State, text: string): string {
  const order = actIn(text);
  const attack = order && attackIn(order);
  if (!attack || Object.keys(order.presets).length > 0) return text;
  return write({ ...order, presets: defaultsFor(now, order, attack) });
}

function defaultsFor(now: State, order: Act, attack: Attack): Presets {
  return {
    ...(mayMeetSquare(now, order, attack) && { ifSquare: 'stop' }),
    attack: 'attack',
    ...(attack.do === 'charge' && { pursue: 'no' }),
  };
}

function attackIn({ actions }: Act): Attack | undefined {
  return actions.find((action) => action.do === 'charge' || action.do === 'assault');
}

/** SH-CHARGE-21. Horse that rides at foot which may still form square. */
function mayMeetSquare(now: State, { unit: id }: Act, { target }: Attack): boolean {
  const unit = now.units.find((each) => each.id === id);
  const enemy = now.units.find((each) => each.id === target);
  return unit !== undefined && isCavalry(unit) && enemy !== undefined && isInfantry(enemy) && !isSquare(enemy);
}

/** Nothing if the order attacks no one. */
export function toggleRows(now: State, draft: string): PressRow[] {
  const order = actIn(draft);
  const attack = order && attackIn(order);
  if (!attack) return [];
  const { presets } = order;
  const pursues = attack.do === 'charge' && presets.pursue === 'yes';
  const topics: readonly Topic[] = [
    ...(mayMeetSquare(now, order, attack) || presets.ifSquare !== undefined ? (['square'] as const) : []),
    'attack',
    ...(attack.do === 'charge' ? (['pursue'] as const) : []),
    ...(pursues ? (['afterPursuit'] as const) : []),
    'failed',
  ];
  return [
    { says: phrase('compose-row-toggles'), presses: topics.map((topic) => toggle(order, topic)) },
    ...(pursues ? [{ says: phrase('compose-row-toward'), presses: toward(now, order, attack) }] : []),
  ];
}

type Change = { readonly [K in keyof Presets]?: Presets[K] | undefined };

/** Each press moves to the next answer; no answer means to be asked. `also`: what changes with it. */
interface Round {
  readonly key: keyof Presets;
  readonly answers: readonly (string | undefined)[];
  readonly also?: (next: string | undefined) => Change;
}

const NO_PURSUIT = { toward: undefined, support: undefined, afterPursuit: undefined };

const ROUNDS = {
  square: { key: 'ifSquare', answers: ['stop', 'attack', undefined] },
  attack: { key: 'attack', answers: ['attack', 'stop', undefined] },
  pursue: {
    key: 'pursue',
    answers: ['no', 'yes', undefined],
    also: (next) => (next === 'yes' ? { afterPursuit: 'attack' } : NO_PURSUIT),
  },
  afterPursuit: { key: 'afterPursuit', answers: ['attack', 'stop', undefined] },
  failed: {
    key: 'ifFailed',
    answers: [undefined, 'stay', 'flee'],
    also: (next) => (next === 'flee' ? {} : { fleeToward: undefined }),
  },
} as const satisfies Readonly<Record<string, Round>>;

type Topic = keyof typeof ROUNDS;

function toggle(order: Act, topic: Topic): Press {
  const { key, answers, also }: Round = ROUNDS[topic];
  const said = order.presets[key];
  const value = typeof said === 'object' ? (topic === 'square' ? 'evade' : 'some') : said;
  const next = answers[(answers.indexOf(value) + 1) % answers.length];
  const text = changed(order, { ...also?.(next), [key]: next });
  return { text, says: phrase(`compose-toggle-${topic}`, { value: value ?? 'ask' }), isToggle: true };
}

/** The presets with some of them changed; `undefined` takes one out. */
function changed(order: Act, change: Change): string {
  const said = Object.entries({ ...order.presets, ...change }).filter(([, value]) => value !== undefined);
  return write({ ...order, presets: Object.fromEntries(said) });
}

/** Whom to pursue toward, the one chosen with a tick; a second press takes it back. */
function toward(now: State, order: Act, attack: Attack): Press[] {
  const target = now.units.find(({ id }) => id === attack.target);
  if (!target) return [];
  const others = now.units
    .filter(({ id, side }) => side === target.side && id !== target.id)
    .toSorted((a, b) => distanceBetween(a, target) - distanceBetween(b, target))
    .filter((enemy) => distanceBetween(enemy, target) <= CHASE);
  return others.slice(0, SOME).map(({ id, name, at }): Press => {
    const isOn = order.presets.toward === id;
    const says: Phrase = phrase('compose-beside', { unit: name, id, on: isOn ? 'yes' : 'no' });
    const text = changed(order, { toward: isOn ? undefined : id });
    return { text, says, place: { at, what: 'target' }, isToggle: true };
  });
}
