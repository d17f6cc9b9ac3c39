/** Scenarios and positions of Periods as text. */
import { aimLines, breakingArmies, lostLines, objectivesOf } from '../../../chart/field/aims.ts';
import { fieldHeading, fieldReader } from '../../../chart/field/frame.ts';
import { pointText } from '../../../chart/field/places.ts';
import { nameLines, paragraphs } from '../../../chart/written.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import type { Officer, State, Unit } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { ratesLines, STATEMENTS } from './statements.ts';
import { wordsOf } from './under-way.ts';
import { officerLine, readUnitLine, unitLine, USUAL } from './unit-line.ts';

const reader = fieldReader<State, Unit, Draft>({
  rules: 'periods',
  draft: newDraft,
  statements: STATEMENTS,
  /** Both sides move at once (PE-SIM-01), in periods. */
  without: ['first', 'turn', 'turns'],
  once: ['periods', 'clock'],
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
    officers: draft.officers.map(({ officer }) => officer),
    rides: draft.rides,
    ...(draft.writing && { writing: draft.writing }),
    contacts: draft.contacts,
    fire: draft.fire,
    gone: draft.gone,
    lost: { red: draft.lost.red, blue: draft.lost.blue },
    period: draft.period,
    lastPeriod: draft.lastTurn,
    quarter: draft.quarter,
    phase: draft.phase,
    ...(draft.result && { result: draft.result }),
  }),
});

export const { scenario: readScenario } = reader;

/** A position for a test, on a clear table of 180 by 120. */
export function readPosition(lines: readonly string[]): State {
  const name = { en: 'Army', fr: 'Armée' };
  return reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    wide: 180_000,
    deep: 120_000,
    armies: { red: { name, edge: 'south' }, blue: { name, edge: 'north' } },
  });
}

export function writeScenario(now: State): string {
  const usual = ({ id }: { readonly id: string }) => plainNoun(id, false);
  return paragraphs([
    fieldHeading('periods', now),
    [`periods ${now.lastPeriod}`, ...VARIANT_LINES.write(now.variants), ...aimLines(now)],
    courseLines(now),
    now.units.map(unitLine),
    now.officers.map(officerLine),
    [...now.units.flatMap(ratesLines), ...now.units.flatMap(nowLines), ...now.officers.flatMap(officerNow)],
    [
      ...now.contacts.map((each) => `contact ${wordsOf(each)}`),
      ...now.fire.map((each) => `fire ${wordsOf(each)}`),
      ...now.rides.map((each) => `ride ${wordsOf(each)}`),
    ],
    writingLines(now),
    now.gone.map(
      ({ id, side, at, kind }) => `gone ${side} ${id} at ${pointText(at)}${kind === 'unit' ? '' : ` ${kind}`}`,
    ),
    [...nameLines(now.units, usual), ...nameLines(now.officers, usual), ...nameLines(now.gone, usual)],
  ]);
}

/** How far the battle has come; nothing before its first half. */
function courseLines({ period, quarter, phase, lost, result }: State): string[] {
  const isFresh = period === 1 && quarter === 1 && phase === 'sheets';
  return [
    ...(isFresh ? [] : [`clock ${period}.${quarter} ${phase}`]),
    ...lostLines(lost),
    ...(result ? [`result ${result.winner} ${result.why}`] : []),
  ];
}

function writingLines({ writing }: State): string[] {
  if (!writing) return [];
  const said = Object.entries(writing.sheet).flatMap(([kind, all]) =>
    all.map((each) => `written ${kind} ${wordsOf(each)}`),
  );
  return [`writes ${writing.side}`, ...said];
}

/** What the battle has made of a unit, but for what is usual. */
function nowLines(unit: Unit): string[] {
  const { turned, flankTurned, aligning, acts, notBefore, answers, leg, doing, course, forced } = unit;
  const { walked, parent, flow, apart, pierced, lost } = unit;
  const all = { turned, flankTurned, aligning, acts, notBefore, answers, leg, doing, course, forced };
  const said = Object.entries({ ...all, walked, parent, flow, apart, pierced, lost }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(USUAL[key as keyof typeof USUAL]),
  );
  const words = wordsOf(Object.fromEntries(said));
  return words === '' ? [] : [`now ${unit.id} ${words}`];
}

function officerNow({ id, with: unit, errand }: Officer): string[] {
  const words = wordsOf({ with: unit, errand });
  return words === '' ? [] : [`now ${id} ${words}`];
}
