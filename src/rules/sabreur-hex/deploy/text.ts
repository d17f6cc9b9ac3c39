/** SH-GAP-05. The lines of a position in deployment: units not placed yet, and how the sides deploy. */
import { unitCount } from '../../../chart/frame.ts';
import { SIDE_OF } from '../../../chart/heading.ts';
import { sayOf } from '../../../chart/lined.ts';
import { MOST_UNITS } from '../../../chart/reading.ts';
import { SIDES } from '../../../kernel/play.ts';
import { blame, blameWord, type Cursor, here, needFrom, takeFrom, takes } from '../../../kernel/text/lines.ts';
import { enlistedLine, readEnlisted } from '../army/unit-line.ts';
import type { Draft } from '../scenario/draft.ts';
import { checkCommand, checkSkills, checkStrength } from '../scenario/unit-checks.ts';
import type { State, Unplaced } from '../state.ts';
import { UNTOUCHED } from '../untouched.ts';
import { zoneOf } from './zone.ts';

/** The ways to deploy, as a scenario writes them. */
const WORDS = { sealed: 'sealed', whole: 'whole', byUnit: 'by unit' } as const;
const HOWS = ['sealed', 'whole', 'byUnit'] as const;

/** `reserve red 7C heavy cavalry strength 10 Cd 8`. */
export function readReserve(cursor: Cursor, draft: Draft): void {
  const opening = here(cursor);
  if (unitCount(draft) >= MOST_UNITS) return blame(cursor, opening, 'fault-many-units', { most: MOST_UNITS });
  const side = needFrom(cursor, SIDE_OF);
  const id = here(cursor);
  const bought = side && readEnlisted(cursor);
  if (!side || !bought || !id) return;
  draft.seen.add(side);
  draft.reserve.push({ unit: { ...bought, side, initial: bought.strength, ...UNTOUCHED }, cursor, id });
}

/** `deployment by unit first red`. */
export function readDeployment(cursor: Cursor, draft: Draft): void {
  const how = HOWS.find((each) => takes(cursor, WORDS[each]));
  draft.deployment = { how: how ?? 'whole' };
  if (!here(cursor)) return;
  const first = takes(cursor, 'first') ? takeFrom(cursor, SIDE_OF) : undefined;
  if (first === undefined) return blameWord(cursor, [...Object.values(WORDS), 'first red', 'first blue']);
  draft.deployment = { ...draft.deployment, first };
}

/** Checks that a reserve belongs to a deployment, that the units are legal, and that there is room for all. */
export function checkDeployment(draft: Draft, last: Cursor): void {
  for (const placed of draft.reserve) {
    const { unit, cursor } = placed;
    const say = sayOf(placed);
    if (draft.phase !== 'deployment') say('fault-reserve-phase', { unit: unit.id });
    checkStrength(unit, say, cursor, 'fault-strength-bought');
    checkCommand(unit, say, cursor);
    checkSkills(unit, say, cursor);
  }
  const { red, blue } = draft.armies;
  if (draft.phase !== 'deployment' || !red || !blue) return;
  const { cols, rows, hexes, sides, roads } = draft;
  const field = { map: { cols, rows, hexes, sides, roads }, armies: { red, blue } };
  const taken = new Set(draft.units.flatMap(({ unit }) => [unit.at, unit.also]));
  for (const side of SIDES) {
    const units = draft.reserve.filter(({ unit }) => unit.side === side).length;
    const room = zoneOf(field, side).filter((hex) => !taken.has(hex)).length;
    if (room < units) blame(last, undefined, 'fault-deploy-room', { side, units, room });
  }
}

export function deploymentOf({ phase, reserve, deployment }: Draft): Pick<State, 'reserve' | 'deployment'> {
  if (phase !== 'deployment') return {};
  return { reserve: reserve.map(({ unit }) => unit), deployment: deployment ?? { how: 'whole' } };
}

export function deploymentLines({ deployment }: State): string[] {
  if (!deployment) return [];
  const first = deployment.first === undefined ? '' : ` first ${deployment.first}`;
  return [`deployment ${WORDS[deployment.how]}${first}`];
}

export function reserveLine(unit: Unplaced): string {
  return `reserve ${unit.side} ${enlistedLine(unit)}`;
}
