/** Scenarios and positions of Periods as text. */
import { clearTable } from '../../../chart/field/draft.ts';
import { fieldScenario } from '../../../chart/field/frame.ts';
import { pointText } from '../../../chart/field/places.ts';
import { type Officer, type State, state, type Unit } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { ratesLines, STATEMENTS } from './statements.ts';
import { wordsOf } from './under-way.ts';
import { officerLine, readUnitLine, unitLine, USUAL } from './unit-line.ts';

export const { readScenario, readPosition, writeScenario } = fieldScenario<State, Draft>({
  rules: 'periods',
  schema: state,
  variants: VARIANT_LINES,
  draft: newDraft,
  statements: STATEMENTS,
  /** Both sides move at once (PE-SIM-01), in periods. */
  without: ['first', 'turn', 'turns'],
  once: ['periods', 'clock'],
  unit: readUnitLine,
  check,
  state: ({ writing, contacts, fire, rides, leaders, period, quarter, phase, lastTurn, result }, known) => ({
    format: STORED_FORMAT,
    ...known,
    officers: leaders.map(({ unit }) => unit),
    rides,
    ...(writing && { writing }),
    contacts,
    fire,
    period,
    lastPeriod: lastTurn,
    quarter,
    phase,
    ...(result && { result }),
  }),
  test: () => ({ ...newDraft(), ...clearTable(180, 120) }),
  leaders: ({ officers }) => officers,
  written: {
    first: ({ lastPeriod }) => [`periods ${lastPeriod}`],
    clock: ({ period, quarter, phase }) =>
      period === 1 && quarter === 1 && phase === 'sheets' ? [] : [`clock ${period}.${quarter} ${phase}`],
    units: (now) => [
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
    ],
  },
});

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
  const { walked, parent, flow, apart, torn, fresh, idle, pierced, lost } = unit;
  const all = { turned, flankTurned, aligning, acts, notBefore, answers, leg, doing, course, forced };
  const said = Object.entries({ ...all, walked, parent, flow, apart, torn, fresh, idle, pierced, lost }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(USUAL[key as keyof typeof USUAL]),
  );
  const words = wordsOf(Object.fromEntries(said));
  return words === '' ? [] : [`now ${unit.id} ${words}`];
}

function officerNow({ id, with: unit, errand }: Officer): string[] {
  const words = wordsOf({ with: unit, errand });
  return words === '' ? [] : [`now ${id} ${words}`];
}
