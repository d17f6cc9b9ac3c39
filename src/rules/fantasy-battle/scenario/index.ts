/** FB-GAP-11, -12. Scenarios and positions of Fantasy battle as text. */
import { clearTable } from '../../../chart/field/draft.ts';
import { fieldScenario } from '../../../chart/field/frame.ts';
import { lengthText, pointText } from '../../../chart/field/places.ts';
import { courseOf } from '../../../chart/frame.ts';
import { contactsInOrder } from '../position/stands.ts';
import { type State, state } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check, contactsOf } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { commanderLine, readUnitLine, unitLine } from './unit-line.ts';

export const { readScenario, readPosition, writeScenario } = fieldScenario<State, Draft>({
  rules: 'fantasy-battle',
  schema: state,
  variants: VARIANT_LINES,
  draft: newDraft,
  usual: 'movement',
  statements: STATEMENTS,
  unit: readUnitLine,
  check,
  state: (draft, known) => ({
    format: STORED_FORMAT,
    ...known,
    ...courseOf(draft),
    commanders: draft.leaders.map(({ unit }) => unit),
    contacts: contactsInOrder(draft.engagements.flatMap((engagement) => contactsOf(draft, engagement))),
    returning: draft.returning,
    withdraws: draft.withdraws,
    ...(draft.shots && { shots: draft.shots }),
    ...(draft.objection && { objection: draft.objection }),
  }),
  /** Blue to move in turn 1, from the south. */
  test: () => ({
    ...newDraft(),
    ...clearTable(120, 90, 'north', 'south'),
    turn: 1,
    first: 'blue',
    active: 'blue',
    phase: 'movement',
  }),
  leaders: ({ commanders }) => commanders,
  written: {
    course: ({ withdraws, shots, objection }) => [
      ...withdraws.map((side) => `withdraws ${side}`),
      ...(shots ? [shotsLine(shots)] : []),
      ...(objection ? [`objection ${objection.allowed ? 'allowed' : 'open'} ${objection.charge}`] : []),
    ],
    units: (now) => [
      now.units.map((unit) => unitLine(unit, now.contacts)),
      now.returning.map(({ unit, at }) => unitLine(unit, [], at)),
      now.commanders.map(commanderLine),
      now.gone.map(({ id, side, kind, at }) => `gone ${side} ${id} ${kind} at ${pointText(at)}`),
    ],
  },
});

function shotsLine({ charger, units, seen }: NonNullable<State['shots']>): string {
  const shooters = units.map((unit, each) => `${unit} ${lengthText(seen[each]!.range)} ${seen[each]!.n}`);
  return ['shots', charger, ...shooters].join(' ');
}
