/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import { enemyOf } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Figure, State, Unit } from './state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** The position after a fact. */
export function apply(now: State, fact: Fact): State {
  switch (fact.type) {
    case 'ruled':
    case 'notAgreed':
    case 'fought':
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
      return change(now, fact.unit, (unit) =>
        figuresOf(unit, fact.figures, (figure) => ({ ...figure, loaded: true, did: 'reload' }), 'reload'),
      );
    case 'touched':
      return touched(now, fact);
    case 'parted':
      return parted(now, fact.unit);
    case 'held':
      return {
        ...now,
        objectives: now.objectives.map((each) => (each.ground === fact.ground ? holding(each, fact.by) : each)),
      };
    case 'finished':
      return fact.side === now.first ? { ...now, active: enemyOf(fact.side) } : { ...now, phase: 'opening' };
    case 'set':
      return change(now, fact.unit, (unit) => ({ ...unit, ...fact.to }));
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
  }
}

function change(now: State, id: string, changed: (unit: Unit) => Unit): State {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** SK-STEP-01. Nobody has done anything yet. */
function opened(now: State, { turn, first, led }: Of<'opened'>): State {
  const units = now.units.map(({ did: _did, ...unit }) => ({
    ...unit,
    led: led.includes(unit.id),
    turned: false,
    figures: unit.figures.map(({ did: _figureDid, ...figure }) => figure),
  }));
  return { ...now, units, turn, first, active: first, eliteUsed: [], phase: 'acting' };
}

/** SK-Q-15, SK-MOR-06. A unit that leaves skirmish order may be tested again; one that has recoiled no longer has to. */
function moved({ block: _block, ...unit }: Unit, { why, to }: Of<'moved'>): Unit {
  const places = new Map(to.figures.map((figure) => [figure.n, figure]));
  const isOwnAction = why === 'move' || why === 'turn' || why === 'form' || why === 'assault';
  const all = to.figures.length === unit.figures.length;
  return {
    ...unit,
    formation: to.formation,
    ...(to.block && { block: to.block }),
    figures: unit.figures.map((figure) => {
      const place = places.get(figure.n);
      return place ? { ...figure, ...place, ...(isOwnAction && { did: why }) } : figure;
    }),
    ...(isOwnAction && all && why !== 'turn' && { did: why }),
    turned: unit.turned || why === 'turn',
    tested: unit.tested && unit.formation === 'skirmish' && to.formation === 'skirmish',
    recoils: unit.recoils && why !== 'recoil',
  };
}

function figuresOf(
  unit: Unit,
  numbers: readonly number[],
  changed: (figure: Figure) => Figure,
  did: Unit['did'],
): Unit {
  const all = numbers.length === unit.figures.length;
  const figures = unit.figures.map((figure) => (numbers.includes(figure.n) ? changed(figure) : figure));
  return { ...unit, figures, ...(all && { did }) };
}

/** SK-STEP-08, SK-MRK-01. Shooters are unloaded, and a player's elite fire is used. */
function fired(now: State, { unit: id, figures, elite }: Of<'fired'>): State {
  const shot = change(now, id, (unit) => ({
    ...figuresOf(unit, figures, (figure) => ({ ...figure, loaded: false, did: 'fire' }), undefined),
    ...(figures.length > 1 && { did: 'fire' as const }),
  }));
  const { side } = now.units.find((unit) => unit.id === id)!;
  return elite === undefined ? shot : { ...shot, eliteUsed: [...shot.eliteUsed, side] };
}

/** SK-GEO-02, -06. They do not count any more; those who are left of a block close up. */
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

function holding({ holder: _holder, ...objective }: State['objectives'][number], by: 'red' | 'blue' | undefined) {
  return { ...objective, ...(by && { holder: by }) };
}
