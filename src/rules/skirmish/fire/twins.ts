/** SK-STEP-02. A fire that is ordered; if it cannot be, what can be ordered instead. */
import { angleBetween, bearing, EIGHTH_TURN, turned } from '../../../field/heading.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { type Aim, aim } from './aim.ts';
import { canHit, mayBeElite } from './elite.ts';
import { mayReload, mayTurn } from '../moves/form.ts';
import { write } from '../language/index.ts';
import type { Fire } from '../order.ts';
import { anchorOf, apart, enemiesOf, picked } from '../position/squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';

/** What is named instead is only worked out for those who ask. */
export function fireOf(now: State, order: Fire, by: Side): Aim | Refusal {
  const found = aim(now, order, by);
  if (found instanceof Refusal) return new Refusal(found.clause, found.says, () => instead(now, order, by));
  const barred = mayBeElite(now, found, order);
  return barred ? new Refusal(barred.clause, barred.says, () => plainly(now, order, found)) : found;
}

/** SK-MRK. The same fire without the elite fire that it cannot have. */
function plainly(now: State, { single: _single, elite: _elite, ...order }: Fire, aimed: Aim): readonly string[] {
  return canHit(now, aimed, 'plain') ? [write(order)] : [];
}

/** Two are enough to choose from. */
const MOST = 2;

function instead(now: State, { unit: id, figures, target }: Fire, by: Side): readonly string[] {
  const unit = unitOf(now, id);
  if (unit.side !== by) return [];
  const fire = { kind: 'fire', unit: id, figures, target } as const;
  const others = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  const able = picked(unit, figures).filter(({ loaded, did }) => loaded && did.length === 0);
  const tried: Fire[] = [
    { ...fire, figures: [] },
    { ...fire, figures: able.map(({ n }) => n) },
    ...others.map((other) => ({ ...fire, target: other.id })),
  ];
  const fires = tried.filter((each) => isWorthIt(now, each, by)).map(write);
  return [...new Set([...fires, ...turnTo(unit, unitOf(now, target)), ...reloading(unit, figures)])].slice(0, MOST);
}

function isWorthIt(now: State, order: Fire, by: Side): boolean {
  const found = aim(now, order, by);
  return !(found instanceof Refusal) && canHit(now, found);
}

/** SK-FIR-03. If none of them is loaded. */
function reloading(unit: Unit, figures: readonly number[]): readonly string[] {
  const order = { kind: 'reload', unit: unit.id, figures } as const;
  const isLoaded = picked(unit, figures).some(({ loaded }) => loaded);
  return isLoaded || mayReload(unit, order, unit.side) ? [] : [write(order)];
}

const TURNS = [9_000, 18_000, 27_000] as const;

/** SK-TRN-02, -03. Close order fires to its front: it may turn that way first. */
function turnTo(unit: Unit, target: Unit): readonly string[] {
  if (unit.side === target.side || !unit.block || mayTurn(unit, unit.side)) return [];
  const { front } = unit.block;
  const { x, y } = anchorOf(target);
  const wanted = bearing(x - front.x, y - front.y);
  const isFaced = (by: number): boolean => angleBetween(turned(front.heading, by), wanted) <= EIGHTH_TURN;
  if (isFaced(0)) return [];
  return TURNS.flatMap((by) => (isFaced(by) ? [write({ kind: 'turn', unit: unit.id, by })] : []));
}
