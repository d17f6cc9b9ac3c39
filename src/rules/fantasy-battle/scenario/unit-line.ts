/**
 * `blue 3S infantry missiles stands 3 in line at 53x45 face N`, `red 8O infantry stand 20x75 face S stand 24x75 face S`, `blue
 * 1K general at 53x40`: after the short name, in any order. Stands have numbers, from 1 in the order of their places.
 */
import { bitOf } from '../../../chart/lined.ts';
import { linePartsText, readLineParts } from '../../../chart/line-parts.ts';
import type { Pose } from '../../../field/point.ts';
import type { Side } from '../../../kernel/play.ts';
import { type Bit, blame, type Cursor, here } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { formationOf, placesOf } from '../position/formation.ts';
import { boundsOf, poseOf, shapeOf, standsOf } from '../position/stands.ts';
import type { Commander, State, Unit } from '../state.ts';
import { needId } from '../../../chart/field/unit-name.ts';
import type { Draft } from './draft.ts';
import { type Engaged, PARTS, type Said } from './unit-parts.ts';

/** Of both sides together. */
const MOST_ON_TABLE = 120;

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const bit = here(cursor);
  const id = needId(cursor);
  const said: Said = {};
  if (id === undefined || !bit || !readLineParts(cursor, said, draft, PARTS)) return;
  if (said.rank) return readCommander(cursor, draft, { id, side, said, bit });
  if (said.type === undefined) return blame(cursor, undefined, 'fault-fb-type');
  const unit = unitFrom(id, side, said);
  if (!unit) return blame(cursor, undefined, 'fault-fb-stands');
  const there = draft.units.reduce((sum, each) => sum + each.unit.stands.length, unit.stands.length);
  if (there > MOST_ON_TABLE) return blame(cursor, bit, 'fault-fb-crowd', { most: MOST_ON_TABLE });
  if (said.returns) draft.returning.push({ unit, at: said.returns });
  else draft.units.push({ unit, cursor, id: bit });
  for (const { enemy, sides, bit: at = bit } of said.engaged ?? [])
    draft.engagements.push({ unit: id, enemy, sides, cursor, bit: at });
}

/** FB-GAP-07. At a place, or with a unit, whose first stand they are with. */
function readCommander(
  cursor: Cursor,
  draft: Draft,
  { id, side, said, bit }: { id: string; side: Side; said: Said; bit: Bit },
): void {
  const { rank, flying, joined, at } = said;
  const unit = [...draft.units, ...draft.returning].find(
    (each) => each.unit.id === joined && each.unit.side === side,
  )?.unit;
  if (joined !== undefined && !unit)
    return blame(cursor, bitOf(cursor, joined.toLowerCase()), 'fault-no-such-unit', { unit: joined });
  const place = unit ? { x: unit.stands[0]!.x, y: unit.stands[0]!.y } : at;
  if (!place) return blame(cursor, undefined, 'fault-fb-commander');
  const commander: Commander = {
    id,
    side,
    name: plainNoun(id, false),
    general: rank === 'general',
    flying: flying ?? false,
    at: place,
    ...(joined !== undefined && { joined }),
    done: said.done ?? false,
    rode: said.rode ?? false,
  };
  draft.leaders.push({ unit: commander, cursor, id: bit });
}

function unitFrom(id: string, side: Side, said: Said): Unit | undefined {
  const shock = said.shock ?? false;
  const { at, face = side === 'red' ? 0 : 18_000, formation = 'line', stands: poses } = said;
  const count = poses?.length ?? said.count;
  const places = poses ?? (at && count && placesOf({ ...at, heading: face }, count, formation, shapeOf({ shock })));
  if (!places || (said.numbers && said.numbers.length !== count)) return undefined;
  return {
    id,
    side,
    name: plainNoun(id, false),
    type: said.type!,
    shock,
    missiles: said.missiles ?? false,
    fanatic: said.fanatic ?? false,
    ...(said.speed !== undefined && { speed: said.speed }),
    fortified: said.fortified ?? false,
    stands: places.map((place, each) => ({ n: said.numbers?.[each] ?? each + 1, ...place })),
    lost: said.lost ?? 0,
    orders: said.orders ?? 0,
    initiative: said.initiative ?? false,
    activated: said.activated ?? false,
    supported: said.supported ?? false,
    ...(said.confused !== undefined && { confused: said.confused }),
    charged: said.charged ?? false,
  };
}

/** Everything that the line of a unit must say. */
export function unitLine(unit: Unit, contacts: State['contacts'], returns?: Pose): string {
  const { type, shock, missiles, fanatic, fortified, initiative, activated, supported, charged, stands } = unit;
  const said: Said = {
    type,
    ...flags({ shock, missiles, fanatic, fortified, initiative, activated, supported, charged }),
    ...(unit.speed !== undefined && { speed: unit.speed }),
    ...placesSaid(unit),
    ...(stands.some(({ n }, each) => n !== each + 1) && { numbers: stands.map(({ n }) => n) }),
    ...(unit.lost > 0 && { lost: unit.lost }),
    ...(unit.orders > 0 && { orders: unit.orders }),
    ...(unit.confused !== undefined && { confused: unit.confused }),
    ...engagedSaid(unit, contacts),
    ...(returns && { returns }),
  };
  return [unit.side, unit.id, ...linePartsText(said, PARTS)].join(' ');
}

/** In line or in column where that says it all; else stand by stand. */
function placesSaid(unit: Unit): Said {
  const { stands } = unit;
  const formation = formationOf(unit);
  const { pose } = boundsOf(standsOf(unit));
  const places = formation === 'irregular' ? [] : placesOf(pose, stands.length, formation, shapeOf(unit));
  const isAll = stands.every(
    ({ x, y, heading }, each) => places[each]?.x === x && places[each]?.y === y && heading === pose.heading,
  );
  if (!isAll || formation === 'irregular') return { stands: stands.map(poseOf) };
  return { count: stands.length, formation, at: pose, face: pose.heading };
}

function engagedSaid({ id }: Unit, contacts: State['contacts']): Pick<Said, 'engaged'> {
  const own = contacts.filter(({ unit }) => unit === id);
  const engaged = [...new Set(own.map(({ enemy }) => enemy))].map((enemy): Engaged => {
    const sides = own.filter((each) => each.enemy === enemy).map(({ side }) => side);
    return { enemy, sides: sides.every((side) => side === sides[0]) ? sides.slice(0, 1) : sides };
  });
  return engaged.length > 0 ? { engaged } : {};
}

export function commanderLine({ side, id, general, flying, at, joined, done, rode }: Commander): string {
  const said: Said = {
    rank: general ? 'general' : 'commander',
    ...flags({ flying, done, rode }),
    ...(joined === undefined ? { at } : { joined }),
  };
  return [side, id, ...linePartsText(said, PARTS)].join(' ');
}

/** Only those that are so. */
function flags<K extends string>(all: Readonly<Record<K, boolean>>): { readonly [P in K]?: true } {
  return Object.fromEntries(Object.entries(all).filter(([, is]) => is)) as { [P in K]?: true };
}
