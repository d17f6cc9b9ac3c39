/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import type { Hex } from '../../hex/grid.ts';
import type { Fact } from './facts.ts';
import type { Body, Gone, State, Unit } from './state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** The position after a fact. */
export function apply(now: State, fact: Fact): State {
  switch (fact.type) {
    case 'ruled':
    case 'notAgreed':
      return now;
    case 'opened':
      return opened(now, fact);
    case 'moved':
      return moved(now, fact);
    case 'entered':
      return entered(now, fact);
    case 'left':
      return gone(now, fact.unit, 'left');
    case 'wagonsSet':
      return change(now, fact.unit, (unit) => ({
        ...unit,
        declinesPalisade: !fact.drawnUp,
        palisade: unit.palisade && fact.drawnUp,
      }));
    case 'movementEnded':
      return movementEnded(now, fact);
    case 'combatEnded':
      if (!fact.next) return { ...now, phase: 'result' };
      return { ...now, phase: 'opening', active: fact.next.side, turn: fact.next.turn };
    case 'set':
      return change(now, fact.unit, (unit) => noted(without({ ...unit, ...fact.to }, fact.unset)));
    case 'retreated':
      if (fact.path.length === 0) return now;
      return change(now, fact.unit, (unit) => ({ ...unit, at: fact.path.at(-1)!, palisade: false }));
    case 'lost':
      return change(now, fact.unit, (unit) => ({ ...unit, stands: unit.stands - fact.stands }));
    case 'eliminated':
      return gone(now, fact.unit, 'eliminated');
    case 'appeared':
      return appears(now, fact);
    case 'rejoined':
      return rejoined(now, fact);
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
  }
}

function change(now: State, id: string, changed: (unit: Unit) => Unit): State {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** PA-ACT-03, PA-Q-04, PA-Q-14. Resets what applies to one turn; dice are lost until its side's next movement. */
function opened(now: State, { side, turn, activated }: Of<'opened'>): State {
  const units = now.units.map(({ enteredBy: _enteredBy, ...unit }) => ({
    ...unit,
    activated: activated.includes(unit.id),
    moved: false,
    noCombat: false,
    diceLost: unit.side === side ? 0 : unit.diceLost,
  }));
  return { ...now, units, active: side, turn, phase: 'movement' };
}

/** PA-STEP-04, PA-GAP-07. */
function moved(now: State, fact: Of<'moved'>): State {
  const at = fact.path.at(-1)!;
  const units = now.units.map((unit): Unit => {
    if (fact.with.includes(unit.id)) return { ...unit, at, moved: true };
    if (unit.id !== fact.unit) return unit;
    return { ...unit, at, moved: true, noCombat: fact.noCombat, diceLost: fact.diceLost, palisade: false };
  });
  return { ...now, units };
}

/** PA-RES-03. */
function entered(now: State, fact: Of<'entered'>): State {
  const { unit } = now.reserves.find((each) => each.unit.id === fact.unit)!;
  const { path, noCombat, diceLost } = fact;
  const there: Unit = {
    ...placed(unit, path.at(-1)!),
    activated: true,
    moved: true,
    noCombat,
    diceLost,
    enteredBy: path[0]!,
  };
  return {
    ...now,
    units: [...now.units, there],
    reserves: now.reserves.filter((each) => each.unit.id !== fact.unit),
  };
}

/** A unit at its arrival on the table. */
function placed(unit: Body, at: Hex): Unit {
  return {
    ...unit,
    at,
    activated: false,
    moved: false,
    prePlayed: false,
    noCombat: false,
    diceLost: 0,
    palisade: false,
    declinesPalisade: false,
  };
}

/** PA-GAP-08, PA-MNT-05. A detachment's stands leave its parent. */
function appears(now: State, { unit, at, left }: Of<'appeared'>): State {
  const there = { ...now, units: [...now.units, appeared(now, unit, at)] };
  if (left === undefined || unit.parent === undefined) return there;
  return change(there, unit.parent, (parent) => ({ ...parent, stands: left }));
}

/** PA-GAP-08. A detachment has done in this turn what its parent has done. */
function appeared(now: State, unit: Body, at: Hex): Unit {
  const parent = now.units.find((each) => each.id === unit.parent);
  if (!parent) return placed(unit, at);
  const { activated, moved: hasMoved, prePlayed, noCombat, diceLost } = parent;
  return { ...placed(unit, at), activated, moved: hasMoved, prePlayed, noCombat, diceLost };
}

/**
 * PA-GAP-08, PA-ACT-03. What came out of a detachment, such as an elephant, came out of its parent. What either has
 * done or given up in this turn applies to both.
 */
function rejoined(now: State, { unit: id, parent, stands }: Of<'rejoined'>): State {
  const part = now.units.find((each) => each.id === id)!;
  const ofParent = <T extends Body>(body: T): T => (body.parent === id ? { ...body, parent } : body);
  const units = now.units.filter((each) => each.id !== id).map(ofParent);
  const reserves = now.reserves.map((each) => ({ ...each, unit: ofParent(each.unit) }));
  return change({ ...now, units, reserves }, parent, (unit) => ({
    ...unit,
    stands,
    moved: unit.moved || part.moved,
    prePlayed: unit.prePlayed || part.prePlayed,
    noCombat: unit.noCombat || part.noCombat,
    diceLost: Math.max(unit.diceLost, part.diceLost),
  }));
}

/** PA-OFF-06, -07. A unit that is off the table stays off it. */
function gone(now: State, id: string, why: Gone['why']): State {
  const { side, name, at } = now.units.find((each) => each.id === id)!;
  return {
    ...now,
    units: now.units.filter((each) => each.id !== id),
    gone: [...now.gone, { id, side, name, at, why }],
  };
}

/** PA-STEP-06. */
function movementEnded(now: State, { tokensOff, palisades }: Of<'movementEnded'>): State {
  const units = now.units.map((unit) => ({
    ...unit,
    prePlayed: unit.prePlayed && !tokensOff.includes(unit.id),
    palisade: unit.palisade || palisades.includes(unit.id),
  }));
  return { ...now, units, phase: 'combat' };
}

/** PA-UMP-02. */
function without(unit: Unit, unset: Of<'set'>['unset'] = []): Unit {
  return Object.fromEntries(Object.entries(unit).filter(([key]) => !unset.some((each) => each === key))) as Unit;
}

/** An empty note is removed. */
function noted({ note, ...unit }: Unit): Unit {
  return note === undefined || note === '' ? unit : { ...unit, note };
}
