/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import { enemyOf } from '../../kernel/play.ts';
import { withHeld } from '../../march/victory.ts';
import type { Fact } from './facts.ts';
import { contactsInOrder } from './position/stands.ts';
import { type Commander, nextTurnOf, type State, type Unit } from './state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** The position after a fact. */
export function apply(now: State, fact: Fact): State {
  switch (fact.type) {
    case 'ruled':
    case 'notAgreed':
    case 'sided':
    case 'failed':
    case 'shot':
    case 'fought':
    case 'consented':
      return now;
    case 'announced':
      return settled(now);
    case 'objected': {
      const { unit, charge } = fact;
      const held = change(now, unit, (each) => ({ ...each, activated: true }));
      return { ...held, phase: 'objection', objection: { unit, charge, allowed: false } };
    }
    case 'heard':
      return { ...now, phase: 'movement', objection: { ...now.objection!, allowed: true } };
    case 'opened':
      return opened(now, fact);
    case 'activated':
      return change(now, fact.unit, (unit) => ({
        ...unit,
        activated: false,
        initiative: unit.initiative || fact.mode === 'initiative',
      }));
    case 'ordered':
      return ordered(now, fact);
    case 'moved':
      return accompanied(
        change(now, fact.unit, (unit) => moved(unit, fact)),
        fact.unit,
      );
    case 'tested':
      return change(now, fact.unit, (unit) =>
        fact.confused ? { ...unit, confused: nextTurnOf(now, unit.side) } : unit,
      );
    case 'touched':
      return { ...now, contacts: contactsInOrder([...now.contacts, ...fact.contacts]) };
    case 'parted':
      return { ...now, contacts: now.contacts.filter(({ unit, enemy }) => unit !== fact.unit && enemy !== fact.unit) };
    case 'mayShoot':
      return { ...now, phase: 'shots', shots: { charger: fact.charger, units: [...fact.units], seen: [...fact.seen] } };
    case 'lost':
      return lost(now, fact);
    case 'left':
      return left(now, fact);
    case 'returned':
      return returned(now, fact);
    case 'withdraws':
      return { ...now, withdraws: [...now.withdraws, fact.side] };
    case 'rode': {
      const commanders = now.commanders.map((each) => (each.id === fact.commander ? rode(each, fact) : each));
      return fact.joined === undefined ? { ...now, commanders } : accompanied({ ...now, commanders }, fact.joined);
    }
    case 'held':
      return withHeld(now, fact);
    case 'phase':
      return { ...settled(now), phase: fact.phase };
    case 'finished':
      return { ...now, active: enemyOf(fact.side), phase: 'opening' };
    case 'set':
      return change(now, fact.unit, (unit) => calmed({ ...unit, ...fact.to } as Unit));
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
  }
}

/** Nothing is waiting for the desk any longer. */
function settled({ shots: _shots, objection: _objection, ...now }: State): State {
  return now;
}

function change(now: State, id: string, changed: (unit: Unit) => Unit): State {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** FB-STEP-08. Its units have had no orders yet, and its commanders may give them again. */
function opened(now: State, { turn, side }: Of<'opened'>): State {
  const units = now.units.map((unit) =>
    unit.side === side ? { ...unit, orders: 0, initiative: false, supported: false, charged: false } : unit,
  );
  const commanders = now.commanders.map((each) => (each.side === side ? { ...each, done: false, rode: false } : each));
  return { ...now, units, commanders, turn, active: side, phase: 'movement' };
}

/** FB-GAP-01. A commander whose order fails gives no more. */
function ordered(now: State, { unit: id, commander, passed }: Of<'ordered'>): State {
  if (passed) return change(now, id, (unit) => ({ ...unit, orders: unit.orders + 1 }));
  return { ...now, commanders: now.commanders.map((each) => (each.id === commander ? { ...each, done: true } : each)) };
}

/** FB-UMP-04. Confused in turn 0: not confused. */
function calmed({ confused, ...unit }: Unit): Unit {
  return confused ? { ...unit, confused } : unit;
}

function moved(unit: Unit, { why, stands }: Of<'moved'>): Unit {
  const ends = new Map(stands.map(({ n, way }) => [n, way.at(-1)]));
  return {
    ...unit,
    stands: unit.stands.map((stand) => ({ ...stand, ...ends.get(stand.n) })),
    charged: unit.charged || why === 'charge',
    supported: unit.supported || why === 'support',
  };
}

/** FB-GAP-07. Commanders who have joined a unit are where its first stand is. */
function accompanied(now: State, id: string): State {
  if (now.commanders.every(({ joined }) => joined !== id)) return now;
  const { x, y } = now.units.find((unit) => unit.id === id)!.stands[0]!;
  return { ...now, commanders: now.commanders.map((each) => (each.joined === id ? { ...each, at: { x, y } } : each)) };
}

function alone({ joined: _before, ...commander }: Commander): Commander {
  return commander;
}

function rode(commander: Commander, { to, joined }: Of<'rode'>): Commander {
  return { ...alone(commander), at: to, rode: true, ...(joined !== undefined && { joined }) };
}

/** FB-GAP-09. Lost stands touch nobody any more; of a unit that is gone its place is kept. */
function lost(now: State, { unit: id, stands }: Of<'lost'>): State {
  const unit = now.units.find((each) => each.id === id)!;
  const rest = unit.stands.filter(({ n }) => !stands.includes(n));
  const counted = {
    ...now,
    lost: { ...now.lost, [unit.side]: now.lost[unit.side] + stands.length },
    contacts: now.contacts.filter(
      (each) => !(each.unit === id && stands.includes(each.stand)) && !(each.enemy === id && stands.includes(each.on)),
    ),
  };
  if (rest.length === 0) return removed(counted, unit);
  return accompanied(
    change(counted, id, (each) => ({ ...each, stands: rest, lost: each.lost + stands.length })),
    id,
  );
}

/** FB-GAP-07. Commanders who had joined it stay where they are, on their own. */
function removed(now: State, { id, side, name, type, stands }: Unit): State {
  const { x, y } = stands[0]!;
  return {
    ...now,
    commanders: now.commanders.map((each) => (each.joined === id ? alone(each) : each)),
    units: now.units.filter((unit) => unit.id !== id),
    contacts: now.contacts.filter(({ unit, enemy }) => unit !== id && enemy !== id),
    gone: [...now.gone, { id, side, name, at: { x, y }, kind: type }],
  };
}

/**
 * FB-OFF-02, -06, -09, FB-GAP-02. Gone for good, or off the table: its place is then where it left. Commanders who had joined it
 * share that, a general is lost.
 */
function left(now: State, { unit: id, fate, at }: Of<'left'>): State {
  if (fate === 'back') return now;
  if (now.units.every((each) => each.id !== id)) return commandersGone(now, (each) => each.id === id);
  const there = accompanied(
    change(now, id, (each) => ({ ...each, stands: each.stands.map(({ n }) => ({ n, ...at })) })),
    id,
  );
  const unit = there.units.find((each) => each.id === id)!;
  const rest = commandersGone(there, ({ joined, general }) => joined === id && (fate === 'gone' || general));
  if (fate === 'later') {
    const units = rest.units.filter((each) => each.id !== id);
    return { ...rest, units, returning: [...rest.returning, { unit, at }] };
  }
  return removed({ ...rest, lost: { ...now.lost, [unit.side]: now.lost[unit.side] + unit.stands.length } }, unit);
}

function commandersGone(now: State, is: (each: State['commanders'][number]) => boolean): State {
  const gone = now.commanders.filter(is);
  return {
    ...now,
    commanders: now.commanders.filter((each) => !is(each)),
    gone: [...now.gone, ...gone.map(({ id, side, name, at }) => ({ id, side, name, at, kind: 'commander' as const }))],
  };
}

/** FB-OFF-03. */
function returned(now: State, { unit: id, stands }: Of<'returned'>): State {
  const waiting = now.returning.find(({ unit }) => unit.id === id);
  const back = waiting ? { ...now, units: [...now.units, waiting.unit] } : now;
  const there = { ...back, returning: back.returning.filter(({ unit }) => unit.id !== id) };
  return accompanied(
    change(there, id, (unit) => ({ ...unit, stands: [...stands] })),
    id,
  );
}
