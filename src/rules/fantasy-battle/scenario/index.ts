/** FB-GAP-11, -12. Scenarios and positions of Fantasy battle as text. */
import { aimLines, breakingArmies, lostLines, objectivesOf } from '../../../chart/field/aims.ts';
import { fieldHeading, fieldReader } from '../../../chart/field/frame.ts';
import { lengthText, pointText } from '../../../chart/field/places.ts';
import { nameLines, paragraphs } from '../../../chart/written.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { contactsInOrder } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check, contactsOf } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { commanderLine, readUnitLine, unitLine } from './unit-line.ts';

const reader = fieldReader<State, Unit, Draft>({
  rules: 'fantasy-battle',
  draft: newDraft,
  statements: STATEMENTS,
  unit: readUnitLine,
  check,
  state: (draft, { title, armies }) => ({
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
    commanders: draft.commanders.map(({ commander }) => commander),
    contacts: contactsInOrder(draft.engagements.flatMap((engagement) => contactsOf(draft, engagement))),
    gone: draft.gone,
    returning: draft.returning,
    lost: { red: draft.lost.red, blue: draft.lost.blue },
    withdraws: draft.withdraws,
    turn: draft.turn,
    lastTurn: draft.lastTurn,
    first: draft.first,
    active: draft.active ?? draft.first,
    phase: draft.phase ?? 'opening',
    ...(draft.shots && { shots: draft.shots }),
    ...(draft.objection && { objection: draft.objection }),
    ...(draft.result && { result: draft.result }),
  }),
});

export const { scenario: readScenario } = reader;

/** A position for a test, on a clear table of 120 by 90, Blue to move in turn 1. */
export function readPosition(lines: readonly string[]): State {
  const name = { en: 'Army', fr: 'Armée' };
  return reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    wide: 120_000,
    deep: 90_000,
    turn: 1,
    first: 'blue',
    active: 'blue',
    phase: 'movement',
    armies: { red: { name, edge: 'north' }, blue: { name, edge: 'south' } },
  });
}

export function writeScenario(now: State): string {
  const usual = ({ id }: { readonly id: string }) => plainNoun(id, false);
  return paragraphs([
    fieldHeading('fantasy-battle', now),
    [...VARIANT_LINES.write(now.variants), ...aimLines(now)],
    courseLines(now),
    now.units.map((unit) => unitLine(unit, now.contacts)),
    now.returning.map(({ unit, at }) => unitLine(unit, [], at)),
    now.commanders.map(commanderLine),
    now.gone.map(({ id, side, kind, at }) => `gone ${side} ${id} ${kind} at ${pointText(at)}`),
    [...nameLines(now.units, usual), ...nameLines(now.commanders, usual), ...nameLines(now.gone, usual)],
  ]);
}

/** How far the battle has come; nothing before its first turn. */
function courseLines({ turn, active, first, phase, lost, withdraws, shots, objection, result }: State): string[] {
  const isFresh = turn === 0 && phase === 'opening' && active === first;
  return [
    ...(isFresh ? [] : [`turn ${turn} ${active}${phase === 'movement' ? '' : ` ${phase}`}`]),
    ...lostLines(lost),
    ...withdraws.map((side) => `withdraws ${side}`),
    ...(shots ? [shotsLine(shots)] : []),
    ...(objection ? [`objection ${objection.allowed ? 'allowed' : 'open'} ${objection.charge}`] : []),
    ...(result ? [`result ${result.winner} ${result.why}`] : []),
  ];
}

function shotsLine({ charger, units, seen }: NonNullable<State['shots']>): string {
  const shooters = units.map((unit, each) => `${unit} ${lengthText(seen[each]!.range)} ${seen[each]!.n}`);
  return ['shots', charger, ...shooters].join(' ');
}
