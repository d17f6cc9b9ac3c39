/** PE-SPL-08, PE-GEO-25, PE-ASK-07. Squadrons of a line that miss the square or column it charges push on past it, to its sides. */
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { turned } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import { from, seenFrom } from '../../../field/point.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { figuresOf, groundOf, isSquare, shapeOf } from '../position/body.ts';
import { contactsOf } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { PUSH_PAST, settled } from '../questions.ts';
import { quarterOf } from '../moves/rates.ts';
import { asPart, nextId, partOf, squadronsOf } from './squadrons.ts';
import { type Contact, type State, type Unit, unitOf } from '../state.ts';
import { BASES } from '../values.ts';
import { type Hit, strike } from './strike.ts';

type Wing = 'left' | 'right';

/** The squadrons of one wing, where they would stand against the target's side. */
interface Past {
  readonly wing: Wing;
  readonly part: Unit;
}

/** After contacts: those that have something left of their walk and bonus in this quarter. */
export function* pushOn(table: Table<State>, hits: readonly Hit[]): Play<Fact> {
  for (const { by, target, left } of hits) if (left !== undefined) yield* pushPast(table, by, target, left);
}

function* pushPast(table: Table<State>, id: string, target: string, left: Length): Play<Fact> {
  const { unit, contact } = contactOf(table.now, id, target);
  const enemy = unitOf(table.now, target);
  if (!contact || contact.how === 'entry' || !mayPush(unit, enemy)) return;
  // The half goes on for another quarter after its first.
  const way = left + (table.now.quarter % 2 === 1 ? quarterOf(unit) : 0);
  const wings = (['left', 'right'] as const).flatMap((wing) => pastOf(table.now, unit, enemy, wing, way) ?? []);
  const figures = wings.reduce((sum, { part }) => sum + figuresOf(part), 0);
  if (figures === 0) return;
  if (!(yield* settled(PUSH_PAST, unit, unit.answers.pushPast, [false, true], { target, figures }))) return;
  for (const past of wings) yield* placedAgainst(table, id, enemy, past, contact);
}

function contactOf(
  now: State,
  id: string,
  target: string,
): { readonly unit: Unit; readonly contact: Contact | undefined } {
  const unit = unitOf(now, id);
  return { unit, contact: contactsOf(now, unit).find((each) => each.by === id && each.target === target) };
}

function mayPush(unit: Unit, enemy: Unit): boolean {
  const isDeep = isSquare(enemy) || enemy.formation === 'marchColumn' || enemy.formation === 'divisionColumn';
  return unit.arm === 'cavalry' && unit.formation === 'line' && enemy.arm === 'infantry' && isDeep;
}

/** PE-GEO-25. Straight on until level with its side, then against it, if what is left takes their farthest figure there. */
function pastOf(now: State, unit: Unit, enemy: Unit, wing: Wing, way: Length): Past | undefined {
  const seen = groundOf(enemy).corners.map((corner) => seenFrom(unit.pose, corner));
  const [low, high] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const near = Math.min(...seen.map(({ y }) => y));
  const [half, base] = [shapeOf(unit).wide / 2, BASES[unit.arm]];
  const missing = squadronsOf(unit).filter(({ first, count }) =>
    wing === 'left' ? (first + count) * base - half <= low : first * base - half >= high,
  );
  const count = missing.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return undefined;
  const face = wing === 'left' ? low : high;
  if (Math.ceil(near + count * base + half - Math.abs(face)) > way) return undefined;
  const heading = turned(unit.pose.heading, wing === 'left' ? 9_000 : 27_000);
  const beside = from(unit.pose, Math.round(near + (count * base) / 2), Math.round(face));
  const part = { ...partOf(unit, { first: missing[0]!.first, count }), pose: { ...beside, heading } };
  const ground = groundOf(part);
  const others = now.units.filter(({ id }) => id !== unit.id).map(groundOf);
  const isFree = !isOff(ground, now.field) && !others.some((other) => overlaps(ground, other));
  return isFree ? { wing, part } : undefined;
}

/** The squadrons are a unit of their own from now on (PE-GAP-13). */
function* placedAgainst(
  table: Table<State>,
  id: string,
  enemy: Unit,
  { part, wing }: Past,
  contact: Contact,
): Play<Fact> {
  const unit = unitOf(table.now, id);
  const own = nextId(table.now, unit);
  const count = part.ranks[0]!;
  const base = BASES[unit.arm];
  const aside = ((wing === 'left' ? 1 : -1) * count * base) / 2;
  const rest: Unit = {
    ...unit,
    ranks: [unit.ranks[0]! - count],
    pose: { ...from(unit.pose, 0, aside), heading: unit.pose.heading },
  };
  const squadron: Unit = { ...part, ...asPart(unit, own), parent: id, walked: true };
  yield* happen<Fact>({ type: 'split', unit: id, units: [rest, squadron] });
  yield* happen<Fact>({
    type: 'moved',
    unit: own,
    why: 'pushesPast',
    from: unit.pose,
    by: 0,
    to: { pose: part.pose },
  });
  const { bonus, reached } = contact;
  yield* strike(table, table.now, [{ by: own, target: enemy.id, how: 'charge', bonus, reached, pushes: true }]);
}
