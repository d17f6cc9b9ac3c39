/**
 * What a commander settles beforehand of the questions that his own attack may raise: each a press that goes round its
 * answers, to be asked being one of them. Nobody waits for himself who leaves them as they are proposed.
 */
import type { Press, PressRow } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { parse, write } from '../language/index.ts';
import type { Action, Order, Presets } from '../order.ts';
import { distanceBetween } from '../field/place.ts';
import { isCavalry, isInfantry, isSquare, type State } from '../state.ts';

type Act = Extract<Order, { kind: 'act' }>;
type Attack = Extract<Action, { do: 'charge' | 'assault' }>;

/** Enemies toward whom one may pursue, at so many hexes of the target or less. */
const CHASE = 8;
/** A row of buttons. */
const SOME = 5;

/** The order with what is usually wanted, where it is an attack of which nothing was said. */
export function withDefaults(now: State, text: string): string {
  const order = parse(text);
  if (order instanceof Refusal || order.kind !== 'act' || Object.keys(order.presets).length > 0) return text;
  const attack = attackIn(order);
  return attack ? write({ ...order, presets: defaultsFor(now, order, attack) }) : text;
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

/** Nothing where the order attacks nobody. */
export function toggleRows(now: State, order: Act): PressRow[] {
  const attack = attackIn(order);
  if (!attack) return [];
  const { presets } = order;
  const pursues = attack.do === 'charge' && presets.pursue === 'yes';
  const presses = [
    ...(mayMeetSquare(now, order, attack) || presets.ifSquare !== undefined ? [square(order)] : []),
    round(order, 'attack', ['attack', 'stop', undefined]),
    ...(attack.do === 'charge' ? [pursuit(order)] : []),
    ...(pursues ? [round(order, 'afterPursuit', ['attack', 'stop', undefined])] : []),
    nerve(order),
  ];
  return [
    { says: phrase('compose-row-toggles'), presses },
    ...(pursues ? [{ says: phrase('compose-row-toward'), presses: toward(now, order, attack) }] : []),
  ];
}

/** The presets with one of them changed; `undefined` takes it out. */
function changed(order: Act, change: { readonly [K in keyof Presets]?: Presets[K] | undefined }): string {
  const all = { ...order.presets, ...change };
  const said = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return write({ ...order, presets: said });
}

function round(
  order: Act,
  topic: 'attack' | 'afterPursuit',
  values: readonly ('attack' | 'stop' | undefined)[],
): Press {
  const value = order.presets[topic];
  const next = values[(values.indexOf(value) + 1) % values.length];
  return toggle(topic, value ?? 'ask', changed(order, { [topic]: next }));
}

function square(order: Act): Press {
  const { ifSquare } = order.presets;
  const value = ifSquare === undefined ? 'ask' : typeof ifSquare === 'string' ? ifSquare : 'evade';
  const next = ({ stop: 'attack', attack: undefined, ask: 'stop', evade: 'stop' } as const)[value];
  return toggle('square', value, changed(order, { ifSquare: next }));
}

/** With the pursuit goes all that was said of it. */
function pursuit(order: Act): Press {
  const { pursue } = order.presets;
  const none = { toward: undefined, support: undefined, afterPursuit: undefined };
  if (pursue === 'no') return toggle('pursue', 'no', changed(order, { pursue: 'yes', afterPursuit: 'attack' }));
  const next = pursue === 'yes' ? undefined : 'no';
  return toggle('pursue', pursue ?? 'ask', changed(order, { pursue: next, ...none }));
}

function nerve(order: Act): Press {
  const { ifFailed } = order.presets;
  const value = ifFailed === undefined ? 'ask' : typeof ifFailed === 'string' ? ifFailed : 'some';
  const next = ({ ask: 'stay', stay: 'flee', flee: undefined, some: undefined } as const)[value];
  return toggle('failed', value, changed(order, { ifFailed: next, ...(next !== 'flee' && { fleeToward: undefined }) }));
}

function toggle(topic: string, value: string, text: string): Press {
  return { text, says: phrase(`compose-toggle-${topic}`, { value }), isToggle: true };
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
