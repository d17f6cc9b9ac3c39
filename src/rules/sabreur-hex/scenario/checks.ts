/** The rules for the units of a position. */
import { bitOf, type Say, sayOf } from '../../../chart/lined.ts';
import { SIDES } from '../../../kernel/play.ts';
import { formationFaults } from '../formation/formation-open.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { Unit } from '../state.ts';
import type { Draft } from './draft.ts';
import { spaced } from './lexicon.ts';
import { checkCommand, checkElites, checkSkills, checkStrength } from './unit-checks.ts';
import { type Bit, type Cursor, readsOn } from '../../../kernel/text/lines.ts';

export function checkUnits(draft: Draft): void {
  for (const placed of draft.units) {
    const { unit, cursor, hex } = placed;
    if (!readsOn(cursor)) break;
    const say = sayOf(placed);
    checkPlace(draft, unit, say, hex);
    const fits = checkStrength(unit, say, cursor, 'fault-strength');
    if (fits && unit.strength > unit.initial) {
      say('fault-strength-more', { unit: unit.id, most: unit.initial }, bitOf(cursor, 'strength'));
    }
    checkCommand(unit, say, cursor);
    checkSkills(unit, say, cursor);
    checkFormation(draft, unit, say, cursor);
  }
}

/** SH-SETUP-07, SH-TERRAIN-09. One unit to a hex, and none on impassable terrain. */
function checkPlace(draft: Draft, unit: Unit, say: Say, hex: Bit | undefined): void {
  const mine = hexesOf(unit);
  const before = draft.units.slice(
    0,
    draft.units.findIndex((each) => each.unit === unit),
  );
  const there = before.find((each) => hexesOf(each.unit).some((at) => mine.includes(at)));
  if (there) say('fault-hex-taken', { hex: unit.at, unit: there.unit.id }, hex);
  const blocked = mine.find((at) => draft.hexes[at]?.terrain === 'impassable');
  if (blocked !== undefined) say('fault-impassable', { hex: blocked }, hex);
}

function hexesOf({ at, also }: Unit): string[] {
  return [at, also ?? ''].filter((hex) => hex !== '');
}

/** Table T6, SH-FORM-01 to -06, -18, -20, SH-ROUT-13. */
function checkFormation(draft: Draft, unit: Unit, say: Say, cursor: Cursor): void {
  const { id, at, also, formation } = unit;
  for (const { what } of formationFaults(unit, draft)) {
    if (what === 'panicked-guns') say('fault-panicked-guns', { unit: id }, bitOf(cursor, 'panicked'));
    if (what === 'formation') say('fault-formation', { unit: id, formation: quoted(spaced(formation)) });
    if (what === 'two-hexes') say('fault-two-hexes', { unit: id });
    if (what === 'flank-hex') say('fault-flank-hex', { unit: id, hex: also! }, bitOf(cursor, also!));
    if (what === 'square-ground') say('fault-square-ground', { unit: id, hex: at });
  }
}

/** SH-ARMY-06, SH-QUALITY-03. Checked for starting armies; a battle under way may have any. */
export function checkElitesOfSides(draft: Draft): void {
  if (draft.seen.has('turn')) return;
  for (const side of SIDES) {
    const points = draft.armies[side]?.points;
    if (points === undefined) continue;
    checkElites(
      [...draft.units, ...draft.reserve].filter(({ unit }) => unit.side === side),
      points,
    );
  }
}
