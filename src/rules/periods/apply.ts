/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import { withHeld } from '../../march/victory.ts';
import type { Became, Fact } from './facts.ts';
import type { Officer, State, Unit } from './state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** The position after a fact. */
export function apply(now: State, fact: Fact): State {
  switch (fact.type) {
    case 'announced':
    case 'began':
    case 'done':
    case 'halted':
    case 'forgotten':
    case 'reacted':
    case 'diverted':
    case 'stops':
    case 'ended':
    case 'pierced':
    case 'flows':
    case 'through':
    case 'inForce':
    case 'met':
    case 'rests':
    case 'set':
      return became(now, fact);
    case 'moved':
      return accompanied(became(now, fact), fact.unit);
    case 'wrote':
      return { ...now, writing: { ...now.writing!, sheet: fact.sheet } };
    case 'opened':
      return opened(now, fact);
    case 'struck':
      return { ...fact.units.reduce(became, now), contacts: [...now.contacts, ...fact.contacts] };
    case 'parted':
      return { ...now, contacts: now.contacts.filter((each) => !isBetween(each, fact)) };
    case 'mayFire':
      return { ...now, fire: [...now.fire, ...fact.units.map((unit) => ({ unit, quarter: clock(now) }))] };
    case 'split': {
      const units = now.units.flatMap((each) => (each.id === fact.unit ? fact.units : [each]));
      return { ...now, units };
    }
    case 'joined':
      return joined(now, fact);
    case 'ticked':
      return { ...now, units: now.units.map(ticked) };
    case 'quarterEnded':
      return {
        ...now,
        phase: fact.phase,
        quarter: fact.phase === 'half' ? now.quarter : now.quarter + 1,
        units: now.units.map((unit) => (unit.walked ? { ...unit, walked: false } : unit)),
      };
    case 'rode':
      return {
        ...now,
        officers: now.officers.map((each) => (each.id === fact.officer ? rode(each, fact) : each)),
      };
    case 'delivered':
      return {
        ...now,
        officers: now.officers.map(({ errand, ...each }) =>
          each.id === fact.officer || !errand ? each : { ...each, errand },
        ),
      };
    case 'halfEnded': {
      const { period, quarter, phase } = fact;
      return { ...now, period, quarter, phase, rides: [], fire: [] };
    }
    case 'held':
      return withHeld(now, fact);
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
    case 'left':
      return left(now, fact);
    case 'lost': {
      const { side } = now.units.find(({ id }) => id === fact.unit)!;
      return { ...became(now, fact), lost: { ...now.lost, [side]: now.lost[side] + fact.figures } };
    }
    case 'phase':
      return { ...now, phase: fact.phase, fire: fact.phase === 'quarters' ? [] : now.fire };
    case 'drawn':
      return { ...now, contacts: now.contacts.map((each) => drawn(each, fact)) };
    case 'shot':
    case 'fought':
    case 'tested':
    case 'ruled':
    case 'notAgreed':
      return now;
  }
}

function clock({ period, quarter }: State): number {
  return 4 * period + quarter - 5;
}

function became(now: State, { unit: id, to, drop = [] }: Became): State {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? changed(unit, to, drop) : unit)) };
}

function changed(unit: Unit, to: Partial<Unit>, drop: readonly (keyof Unit)[]): Unit {
  const kept = Object.fromEntries(Object.entries(unit).filter(([key]) => !drop.includes(key as keyof Unit)));
  return { ...(kept as Unit), ...to };
}

/** PE-GAP-15. Officers who move with a unit are at its front edge. */
function accompanied(now: State, id: string): State {
  if (now.officers.every((each) => each.with !== id)) return now;
  const { x, y } = now.units.find((unit) => unit.id === id)!.pose;
  return { ...now, officers: now.officers.map((each) => (each.with === id ? { ...each, at: { x, y } } : each)) };
}

function opened(now: State, { sheets, units }: Of<'opened'>): State {
  const both = [sheets.red, sheets.blue];
  const errands = both.flatMap((each) => each.errands);
  const officers = now.officers.map((each) => {
    const errand = errands.find(({ adc }) => adc === each.id);
    return errand ? { ...each, errand: { to: errand.to, posture: errand.posture } } : each;
  });
  return { ...units.reduce(became, now), officers, rides: both.flatMap((each) => each.rides), phase: 'quarters' };
}

function isBetween({ by, target }: State['contacts'][number], { unit, enemies }: Of<'parted'>): boolean {
  return (by === unit && enemies.includes(target)) || (target === unit && enemies.includes(by));
}

function drawn(contact: State['contacts'][number], { units }: Of<'drawn'>): State['contacts'][number] {
  const isIn = units.includes(contact.by) && units.includes(contact.target);
  return isIn ? { ...contact, drawn: (contact.drawn ?? 0) + 1 } : contact;
}

function joined(now: State, { unit: id, into, ranks, pose, fresh, drop = [] }: Of<'joined'>): State {
  const to = { ranks: [...ranks], pose, ...(fresh !== undefined && { fresh }) };
  const units = now.units
    .filter((each) => each.id !== id)
    .map((each) => (each.id === into ? changed(each, to, drop) : each));
  return { ...now, units };
}

function ticked(unit: Unit): Unit {
  return unit.doing && unit.doing.left > 1 ? { ...unit, doing: { ...unit.doing, left: unit.doing.left - 1 } } : unit;
}

function rode({ with: unit, ...officer }: Officer, { to, officerBecomes, leaves }: Of<'rode'>): Officer {
  return { ...officer, ...(unit !== undefined && !leaves && { with: unit }), at: to, ...officerBecomes };
}

/** PE-EVC-07. Officers who moved with it stay where they are. */
function left(now: State, { unit: id }: Of<'left'>): State {
  const { side, name, pose, ranks, arm } = now.units.find((unit) => unit.id === id)!;
  const figures = ranks.reduce((sum, each) => sum + each, 0);
  return {
    ...now,
    units: now.units.filter((unit) => unit.id !== id),
    officers: now.officers.map(({ with: unit, ...each }) =>
      unit === undefined || unit === id ? each : { ...each, with: unit },
    ),
    contacts: now.contacts.filter(({ by, target }) => by !== id && target !== id),
    lost: { ...now.lost, [side]: now.lost[side] + figures },
    gone: [...now.gone, { id, side, name, at: { x: pose.x, y: pose.y }, kind: arm === 'artillery' ? 'guns' : 'unit' }],
  };
}
