/** SK-GAP-11, -12. Scenarios and positions of Skirmish as text. */
import { aimLines, breakingArmies, lostLines, objectivesOf } from '../../../chart/field/aims.ts';
import { fieldHeading, fieldReader } from '../../../chart/field/frame.ts';
import { pointText } from '../../../chart/field/places.ts';
import { nameLines, paragraphs } from '../../../chart/written.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { isCommanded } from '../position/leaders.ts';
import type { State, Unit } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { readUnitLine, unitLine } from './unit-line.ts';

const reader = fieldReader<State, Unit, Draft>({
  rules: 'skirmish',
  draft: newDraft,
  statements: STATEMENTS,
  unit: readUnitLine,
  check,
  state: (draft, { title, armies }) =>
    withVoices(draft, {
      format: STORED_FORMAT,
      title,
      field: {
        wide: draft.wide,
        deep: draft.deep,
        areas: draft.areas,
        lines: draft.lines,
        points: draft.points,
      } as State['field'],
      armies: breakingArmies(draft, armies),
      ...(draft.colours && { colours: draft.colours }),
      variants: VARIANT_LINES.valuesOf(draft.variants),
      objectives: objectivesOf(draft),
      units: draft.units.map(({ unit }) => unit),
      gone: draft.gone,
      lost: { red: draft.lost.red, blue: draft.lost.blue },
      turn: draft.turn,
      lastTurn: draft.lastTurn,
      first: draft.first,
      active: draft.active ?? draft.first,
      eliteUsed: draft.eliteUsed,
      phase: draft.phase ?? 'opening',
      ...(draft.melee && { melee: draft.melee }),
      ...(draft.result && { result: draft.result }),
    }),
});

export const { scenario: readScenario } = reader;

/** SK-GEO-08. In a turn that has begun, leaders in voice range have been heard, unless the text says otherwise. */
function withVoices({ voices }: Draft, now: State): State {
  const units = now.units.map((unit) => ({ ...unit, led: voices.get(unit.id) ?? isHeard(now, unit) }));
  return { ...now, units };
}

function isHeard(now: State, unit: Unit): boolean {
  return (now.phase === 'acting' || now.phase === 'melee') && isCommanded(now, unit);
}

/** A position for a test, on a clear table of 120 by 90, Red to act in turn 1. */
export function readPosition(lines: readonly string[]): State {
  const name = { en: 'Army', fr: 'Armée' };
  return reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    wide: 120_000,
    deep: 90_000,
    turn: 1,
    active: 'red',
    phase: 'acting',
    armies: { red: { name, edge: 'south' }, blue: { name, edge: 'north' } },
  });
}

export function writeScenario(now: State): string {
  const usual = ({ id }: { readonly id: string }) => plainNoun(id, false);
  return paragraphs([
    fieldHeading('skirmish', now),
    [...VARIANT_LINES.write(now.variants), ...aimLines(now)],
    courseLines(now),
    now.units.map((unit) => unitLine(unit, isHeard(now, unit))),
    now.gone.map(
      ({ id, side, role, at }) => `gone ${side} ${id}${role === undefined ? '' : ` ${role}`} at ${pointText(at)}`,
    ),
    [...nameLines(now.units, usual), ...nameLines(now.gone, usual)],
  ]);
}

/** How far the battle has come; nothing before its first turn. */
function courseLines({ turn, active, first, phase, lost, eliteUsed, melee, result }: State): string[] {
  const isFresh = turn === 0 && phase === 'opening' && active === first;
  return [
    ...(isFresh ? [] : [`turn ${turn} ${active}${phase === 'acting' ? '' : ` ${phase}`}`]),
    ...lostLines(lost),
    ...eliteUsed.map((side) => `elite ${side}`),
    ...(melee
      ? [['melee', ...melee.units, melee.first ? 'first' : [], melee.ends ? 'ends' : []].flat().join(' ')]
      : []),
    ...(result ? [`result ${result.winner} ${result.why}`] : []),
  ];
}
