/** SK-UMP. What players do by hand, where the book is silent: the facts of each deed, and what keeps a position playable. */
import { isOff } from '../../../field/free.ts';
import type { Length } from '../../../field/length.ts';
import { gapBetween, overlapAny } from '../../../field/several.ts';
import { refusal, Refusal } from '../../../kernel/play.ts';
import { blockOf, type Depth } from '../../../march/block.ts';
import type { Facing, Place } from '../../../march/place.ts';
import { apply } from '../apply.ts';
import type { Fact, SetTo, Stance } from '../facts.ts';
import { isTrained } from '../fire/capability.ts';
import { openPlaces } from '../moves/form.ts';
import { fallen } from '../fire/losses.ts';
import { headingOf, pointOf } from '../places.ts';
import { retreatsOf } from '../moves/recoil.ts';
import {
  anchorOf,
  baseAt,
  byNumber,
  enemiesOf,
  groundsOf,
  inBlock,
  isSquad,
  loosened,
  pushed,
  taking,
  wayTo,
} from '../position/squad.ts';
import { isLeader, type State, type Unit } from '../state.ts';
import { broken, endingOf } from '../victory.ts';

type Outcome = readonly Fact[] | Refusal;

export function no(clause: string, why: string, unit: Unit, args = {}): Refusal {
  return refusal(clause, `refuse-sk-desk-${why}`, { unit: unit.name, ...args });
}

/** SK-GAP-06, SK-STEP-08. A melee is settled; the turn ends if it was waiting for that. */
export function done(now: State): Outcome {
  if (now.phase !== 'melee') return refusal('SK-GAP-06', 'refuse-sk-desk-done', {}, ['end']);
  const settled: Fact = { type: 'settled' };
  const then = apply(now, settled);
  const won = broken(then);
  if (won) return [settled, won];
  return now.melee!.ends ? [settled, ...endingOf(then)] : [settled];
}

/** SK-UMP-03, -04, SK-ALG-07. Those nearest to the enemy fall first. */
export function lose(now: State, unit: Unit, n: number): Outcome {
  if (n < 1 || n > unit.figures.length) return no('SK-UMP-03', 'lose', unit, { n: unit.figures.length });
  const enemies = enemiesOf(now, unit).flatMap(groundsOf);
  const far = (figure: Unit['figures'][number]): Length => gapBetween([baseAt(unit, figure)], enemies);
  const nearest = unit.figures.toSorted((a, b) => far(a) - far(b) || a.n - b.n);
  return fallen(
    unit,
    nearest.slice(0, n).map((figure) => figure.n),
  );
}

export function fall(unit: Unit, figures: readonly number[]): Outcome {
  const unknown = figures.find((number) => unit.figures.every(({ n }) => n !== number));
  if (unknown !== undefined) return refusal('SK-GAP-03', 'refuse-sk-figure', { unit: unit.name, n: unknown });
  return fallen(unit, figures);
}

/** SK-UMP-04, -05. A unit as it is, elsewhere. */
export function place(now: State, unit: Unit, to: Place, facing: Facing | undefined): Outcome {
  const at = pointOf(now, to, unit);
  if (at instanceof Refusal) return at;
  const from = anchorOf(unit);
  const shifted = unit.block
    ? inBlock(unit, { ...unit.block, front: { ...unit.block.front, x: at.x, y: at.y } })
    : {
        formation: unit.formation,
        figures: unit.figures.map(({ n, x, y, heading }) => ({
          n,
          x: x + at.x - from.x,
          y: y + at.y - from.y,
          heading,
        })),
      };
  const stance = facing === undefined ? shifted : faced(now, unit, shifted, facing);
  return stance instanceof Refusal ? stance : moved(now, unit, stance);
}

export function face(now: State, unit: Unit, facing: Facing): Outcome {
  const { formation, block, figures } = unit;
  const stance = faced(now, unit, { formation, ...(block && { block }), figures }, facing);
  return stance instanceof Refusal ? stance : moved(now, unit, stance);
}

function faced(now: State, unit: Unit, stance: Stance, facing: Facing): Stance | Refusal {
  const heading = headingOf(now, facing, anchorOf(stance), unit);
  if (heading instanceof Refusal) return heading;
  if (stance.block) return inBlock(unit, { ...stance.block, front: { ...stance.block.front, heading } });
  return { ...stance, figures: stance.figures.map(({ n, x, y }) => ({ n, x, y, heading })) };
}

/** SK-UMP-07. Formed about its front, without anybody's having to walk there. */
export function form(now: State, unit: Unit, formation: Unit['formation'], depth: Depth | undefined): Outcome {
  if (!isSquad(unit)) return refusal('SK-GEO-02', 'refuse-sk-alone', { unit: unit.name });
  if (formation !== 'loose' && !isTrained(unit.row))
    return refusal('SK-CAP-04', 'refuse-sk-untrained', { unit: unit.name });
  if (formation === 'loose') return moved(now, unit, loosened(pushed(unit, 0, 0)));
  const { x, y, heading } = anchorOf(unit);
  const front = { x, y, heading };
  const count = unit.figures.length;
  if (formation === 'close') return moved(now, unit, inBlock(unit, blockOf(front, count, depth ?? { ranks: 2 })));
  const places = openPlaces(unit, count, front);
  const figures = unit.figures.map(({ n }, each) => ({ n, ...places[each]!, heading }));
  return moved(now, unit, { formation, figures });
}

/** Off the table or on somebody nobody stands, by hand either. */
function moved(now: State, unit: Unit, to: Stance, why: 'ruled' | 'recoil' = 'ruled'): Outcome {
  const grounds = groundsOf(taking(unit, to));
  if (grounds.some((ground) => isOff(ground, now.field))) return no('SK-GEO-01', 'off', unit);
  const onto = now.units.find((other) => other.id !== unit.id && overlapAny(groundsOf(other), grounds));
  if (onto) return no('SK-GEO-01', 'onto', unit, { other: onto.name });
  const figures = to.figures.map(({ n, x, y, heading }) => ({ n, x, y, heading }));
  return [{ type: 'moved', unit: unit.id, why, to: { ...to, figures }, way: wayTo(unit, to) }];
}

/** SK-UMP-05. What the book proposes: the best of the places to recoil to. */
export function recoilByHand(now: State, unit: Unit): Outcome {
  const { heading, by } = retreatsOf(now, unit)[0]!;
  const there = pushed(unit, heading, by);
  const facts = moved(now, unit, unit.block ? loosened(there) : there, 'recoil');
  if (facts instanceof Refusal) return facts;
  const parted: Fact[] = unit.contacts.length > 0 ? [{ type: 'parted', unit: unit.id }] : [];
  return [...parted, ...facts];
}

/** SK-UMP-04, SK-GEO-14. */
export function contact(now: State, unit: Unit, other: string): Outcome {
  const enemy = enemiesOf(now, unit).find(({ id }) => id === other);
  if (!enemy) return no('SK-UMP-04', 'friend', unit, { other });
  if (unit.contacts.includes(other)) return no('SK-UMP-04', 'contact', unit, { other });
  return [{ type: 'touched', unit: unit.id, enemies: [other] }];
}

/** SK-UMP-01, SK-LDR-03. */
export function leads(now: State, leader: Unit, squad: string | undefined): Outcome {
  if (!isLeader(leader)) return no('SK-UMP-01', 'no-leader', leader);
  if (leader.of === squad)
    return no('SK-UMP-01', 'same', leader, { what: squad ? 'leads' : 'leadsAll', other: squad ?? '' });
  if (squad === undefined) return [{ type: 'set', unit: leader.id, to: {}, unset: 'of' }];
  const own = now.units.filter((unit) => unit.side === leader.side && isSquad(unit)).toSorted(byNumber);
  if (!own.some(({ id }) => id === squad)) return no('SK-UMP-01', 'leads', leader, { other: squad });
  return [{ type: 'set', unit: leader.id, to: { of: squad } }];
}

const FLAG_CLAUSES = { led: 'SK-UMP-01', recoils: 'SK-UMP-05', loaded: 'SK-UMP-03', sheltered: 'SK-UMP-02' } as const;

/** SK-UMP-01, -02, -03, -05. */
export function flag(unit: Unit, what: keyof typeof FLAG_CLAUSES, is: boolean): Outcome {
  const isNow = what === 'loaded' ? unit.figures.every(({ loaded }) => loaded === is) : unit[what] === is;
  const already = { what: is ? what : `${what}-not` };
  return isNow ? no(FLAG_CLAUSES[what], 'same', unit, already) : [{ type: 'set', unit: unit.id, to: { [what]: is } }];
}

export function set(unit: Unit, to: SetTo & Partial<Unit>, clause: string): Outcome {
  const isSame = Object.entries(to).every(([key, value]) => unit[key as keyof Unit] === value);
  return isSame ? no(clause, 'same', unit, { what: Object.keys(to)[0]! }) : [{ type: 'set', unit: unit.id, to }];
}

export function unset(unit: Unit, what: 'sheltered' | 'bands', clause: string): Outcome {
  const already = { what: `${what}-usual` };
  return unit[what] === undefined
    ? no(clause, 'same', unit, already)
    : [{ type: 'set', unit: unit.id, to: {}, unset: what }];
}

/** SK-UMP-06, SK-CLS-03, -06. Short, medium and long, each farther than the one before. */
export function bands(unit: Unit, one: Length, two: Length, three: Length): Outcome {
  if (one >= two || two >= three) return no('SK-UMP-06', 'bands', unit);
  return [{ type: 'set', unit: unit.id, to: { bands: [one, two, three] } }];
}
