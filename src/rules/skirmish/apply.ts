/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import { enemyOf } from '../../kernel/play.ts';
import { withHeld } from '../../march/victory.ts';
import type { Fact } from './facts.ts';
import { taking } from './position/squad.ts';
import type { Action, Figure, State, Unit } from './state.ts';

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
      return change(now, fact.unit, (unit) => moved(unit, fact));
    case 'fired':
      return fired(now, fact);
    case 'lost':
      return lost(now, fact);
    case 'tested':
      return change(now, fact.unit, (unit) => ({
        ...unit,
        tested: unit.tested || fact.why === 'fire',
        recoils: unit.recoils || !fact.passed,
      }));
    case 'reloaded':
      return change(now, fact.unit, (unit) => acting(unit, fact.figures, 'reload', () => ({ loaded: true })));
    case 'touched':
      return touched(now, fact);
    case 'parted':
      return parted(now, fact.unit);
    case 'fought':
      return withFought(now, ({ id }, { n }) => [...fact.pair, ...fact.helpers].includes(`${id}.${n}`));
    case 'engaged':
      return { ...now, phase: 'melee', melee: { units: [...fact.units], first: fact.first, ends: fact.ends } };
    case 'settled':
      return settled(now);
    case 'held':
      return withHeld(now, fact);
    case 'finished':
      return fact.side === now.first ? { ...now, active: enemyOf(fact.side) } : { ...now, phase: 'opening' };
    case 'set':
      return change(now, fact.unit, (unit) => set(unit, fact));
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
  }
}

function change(now: State, id: string, changed: (unit: Unit) => Unit): State {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** SK-STEP-01. Nobody has done anything yet. */
function opened(now: State, { turn, first, led }: Of<'opened'>): State {
  const units = now.units.map((unit) => ({
    ...unit,
    led: led.includes(unit.id),
    turned: false,
    figures: unit.figures.map(({ fought: _fought, ...figure }) => ({ ...figure, did: [] })),
  }));
  return { ...now, units, turn, first, active: first, eliteUsed: [], phase: 'acting' };
}

/** SK-Q-15, SK-MOR-06. A unit that leaves skirmish order may be tested again; one that has recoiled no longer has to. */
function moved(unit: Unit, { why, to }: Of<'moved'>): Unit {
  const then = taking(unit, to);
  const isAction = why === 'move' || why === 'form' || why === 'assault';
  const movers = to.figures.map(({ n }) => n);
  return {
    ...(isAction ? acting(then, movers, why) : then),
    turned: unit.turned || why === 'turn',
    tested: unit.tested && unit.formation === 'skirmish' && to.formation === 'skirmish',
    recoils: unit.recoils && why !== 'recoil',
  };
}

/** SK-Q-30. What these figures do in their turn, and what it makes of them. */
function acting(
  unit: Unit,
  numbers: readonly number[],
  what: Action,
  changed: (figure: Figure) => Partial<Figure> = () => ({}),
): Unit {
  const figures = unit.figures.map((figure) =>
    numbers.includes(figure.n) ? { ...figure, ...changed(figure), did: [...figure.did, what] } : figure,
  );
  return { ...unit, figures };
}

/** SK-STEP-08, SK-MRK-01. Shooters are unloaded, and a player's elite fire is used. */
function fired(now: State, { unit: id, figures, acted, elite }: Of<'fired'>): State {
  const shot = change(now, id, ({ bonus: _bonus, ...unit }) =>
    acting(unit, acted, 'fire', ({ n, loaded }) => ({ loaded: loaded && !figures.includes(n) })),
  );
  const { side } = now.units.find((unit) => unit.id === id)!;
  return elite === undefined ? shot : { ...shot, eliteUsed: [...shot.eliteUsed, side] };
}

/** SK-GEO-06. They do not count any more; of a unit that is gone its place and role are kept. */
function lost(now: State, { unit: id, figures }: Of<'lost'>): State {
  const unit = now.units.find((each) => each.id === id)!;
  const { side, name, role } = unit;
  const left = unit.figures.filter(({ n }) => !figures.includes(n));
  const counted = { ...now, lost: { ...now.lost, [side]: now.lost[side] + figures.length } };
  if (left.length > 0) return change(counted, id, (each) => ({ ...each, figures: left }));
  const { x, y } = unit.figures[0]!;
  const gone = { id, side, name, at: { x, y }, ...(role && { role }) };
  const out = parted(counted, id);
  return { ...out, units: out.units.filter((each) => each.id !== id), gone: [...now.gone, gone] };
}

/** SK-GEO-14. Contact is mutual. */
function touched(now: State, { unit: id, enemies }: Of<'touched'>): State {
  const units = now.units.map((unit) => {
    if (unit.id === id) return { ...unit, contacts: [...new Set([...unit.contacts, ...enemies])] };
    return enemies.includes(unit.id) ? { ...unit, contacts: [...new Set([...unit.contacts, id])] } : unit;
  });
  return { ...now, units };
}

function parted(now: State, id: string): State {
  const units = now.units.map((unit) => ({
    ...unit,
    contacts: unit.id === id ? [] : unit.contacts.filter((each) => each !== id),
  }));
  return { ...now, units };
}

/** SK-GAP-12. Nobody fights more than once a turn. */
function withFought(now: State, hasFought: (unit: Unit, figure: Figure) => boolean): State {
  const units = now.units.map((unit) => ({
    ...unit,
    figures: unit.figures.map((figure) => (hasFought(unit, figure) ? { ...figure, fought: true } : figure)),
  }));
  return { ...now, units };
}

function set(unit: Unit, { to: { loaded, ...to }, unset }: Of<'set'>): Unit {
  const kept = Object.fromEntries(Object.entries(unit).filter(([key]) => key !== unset)) as Unit;
  const figures = loaded === undefined ? unit.figures : unit.figures.map((figure) => ({ ...figure, loaded }));
  return { ...kept, ...to, figures };
}

function settled({ melee, ...now }: State): State {
  return withFought({ ...now, phase: 'acting' }, ({ id }) => melee?.units.includes(id) === true);
}
