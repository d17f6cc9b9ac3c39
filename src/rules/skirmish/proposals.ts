/** What is proposed to a unit: moves, targets of fire and of assaults. Completion, panel and the bot's seat choose among them. */
import { centimetres } from '../../field/length.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { rememberedIn } from '../../kernel/remembered.ts';
import { type Proposal, proposed, spacedOut, surroundingsOf } from '../../march/proposals.ts';
import { type Aim, aim } from './fire/aim.ts';
import { canHit } from './fire/elite.ts';
import { type Rush, rushOf } from './moves/assault.ts';
import type { Stance } from './facts.ts';
import { moveOf } from './moves/move.ts';
import { allowanceOf } from './moves/rates.ts';
import type { Ground } from './position/ground.ts';
import type { Order } from './order.ts';
import { standOf } from './places.ts';
import { anchorOf, apart, enemiesOf, isSquad } from './position/squad.ts';
import type { State, Unit } from './state.ts';
import { closerRanges, reachOf } from './values.ts';

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>;
type Moving = Proposal<Of<'advance' | 'go'>> & { readonly end: Stance };
type Firing = Proposal<Of<'fire'>> & { readonly aim: Aim };
type Rushing = Proposal<Of<'assault'>> & { readonly rush: Rush };

/** SK-GAP-03. What shelters or hides a man. */
const COVER: readonly string[] = ['wood', 'building', 'wall', 'hedge'] satisfies readonly Ground[];

const once = rememberedIn<State>();

/** METRIC 3.4. At most six, 2 cm apart. Several verbs ask for those of one position. */
export function movesFor(now: State, unit: Unit): readonly Moving[] {
  return once(now, unit.id, () => found(now, unit));
}

function found(now: State, unit: Unit): Moving[] {
  const all = [...proposed(surroundings(now, unit))].flatMap(({ why, ...going }): Moving[] => {
    const named = { unit: unit.id, figures: [] };
    const order: Moving['order'] =
      'to' in going ? { kind: 'go', ...named, ...going } : { kind: 'advance', ...named, ...going };
    const move = moveOf(now, order, unit.side);
    if (move instanceof Refusal) return [];
    return [{ order, end: move.to, at: anchorOf(move.to), what: 'end', says: phrase(`march-why-${why}`) }];
  });
  return spacedOut(all);
}

function surroundings(now: State, unit: Unit): Parameters<typeof proposed>[0] {
  const named = (each: Unit) => ({ id: each.id, stand: standOf(each) });
  const others = now.units.filter(({ id }) => id !== unit.id);
  const friends = others.filter((each) => each.side === unit.side && isSquad(each));
  const [enemy] = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  return surroundingsOf(now.field, {
    mover: standOf(unit),
    allowance: allowanceOf(unit),
    others: others.map(standOf),
    cover: unit.block === undefined ? COVER : [],
    neighbours: friends.map(named),
    formed: friends.filter(({ formation }) => formation === 'close').map(named),
    enemy: enemy && named(enemy),
    ranges: isShooter(unit) ? closerRanges(unit) : [],
    chargers: [],
  });
}

/** SK-FIR-02, SK-LDR-01. Whom a better range serves: not the mounted, and of single figures only marksmen. */
function isShooter({ mounted, role, figures }: Unit): boolean {
  return !mounted && (role === undefined || figures.some(({ marksman }) => marksman));
}

/** SK-STEP-03, SK-Q-35. The enemies that its fire can hit, the nearest first; of a mass and its screen, the screen. */
export function targetsFor(now: State, unit: Unit): Firing[] {
  const near = enemiesOf(now, unit).filter((enemy) => apart(unit, enemy) <= reachOf(unit));
  const all = near.flatMap(({ id }): Firing[] => {
    const order = { kind: 'fire', unit: unit.id, figures: [], target: id } as const;
    const aimed = aim(now, order, unit.side);
    if (aimed instanceof Refusal || aimed.target.unit.id !== id || !canHit(now, aimed)) return [];
    const { target, shooters } = aimed;
    const says = phrase('sk-offer-fire', { range: centimetres(target.range), n: shooters.length });
    return [{ order, aim: aimed, at: anchorOf(target.unit), what: 'target', says }];
  });
  return all.toSorted((a, b) => a.aim.target.range - b.aim.target.range);
}

/** SK-Q-27. The enemies that an assault may reach, the nearest first. */
export function assaultsFor(now: State, unit: Unit): Rushing[] {
  const all = enemiesOf(now, unit).flatMap(({ id }): Rushing[] => {
    const order = { kind: 'assault', unit: unit.id, target: id } as const;
    const rush = rushOf(now, order, unit.side);
    if (rush instanceof Refusal) return [];
    const { target, distance, rate } = rush;
    const [far, sure] = [centimetres(distance), centimetres(rate)];
    const says =
      distance > rate
        ? phrase('sk-offer-assault-die', { distance: far, rate: sure })
        : phrase('sk-offer-assault', { distance: far });
    return [{ order, rush, at: anchorOf(target), what: 'target', says }];
  });
  return all.toSorted((a, b) => a.rush.distance - b.rush.distance);
}
