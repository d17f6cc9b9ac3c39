/** SK-GAP-11, -12. Scenarios and positions of Skirmish as text. */
import { clearTable } from '../../../chart/field/draft.ts';
import { fieldScenario } from '../../../chart/field/frame.ts';
import { pointText } from '../../../chart/field/places.ts';
import { courseOf } from '../../../chart/frame.ts';
import { isCommanded } from '../position/leaders.ts';
import { type State, state, type Unit } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { check } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { VARIANT_LINES } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { readUnitLine, unitLine } from './unit-line.ts';

export const { readScenario, readPosition, writeScenario } = fieldScenario<State, Draft>({
  rules: 'skirmish',
  schema: state,
  variants: VARIANT_LINES,
  draft: newDraft,
  usual: 'acting',
  statements: STATEMENTS,
  unit: readUnitLine,
  check,
  state: (draft, known) =>
    withVoices(draft, {
      format: STORED_FORMAT,
      ...known,
      ...courseOf(draft),
      eliteUsed: draft.eliteUsed,
      ...(draft.melee && { melee: draft.melee }),
    }),
  /** Red to act in turn 1. */
  test: () => ({ ...newDraft(), ...clearTable(120, 90), turn: 1, active: 'red', phase: 'acting' }),
  written: {
    course: ({ eliteUsed, melee }) => [
      ...eliteUsed.map((side) => `elite ${side}`),
      ...(melee
        ? [['melee', ...melee.units, melee.first ? 'first' : [], melee.ends ? 'ends' : []].flat().join(' ')]
        : []),
    ],
    units: (now) => [
      now.units.map((unit) => unitLine(unit, isHeard(now, unit))),
      now.gone.map(
        ({ id, side, role, at }) => `gone ${side} ${id}${role === undefined ? '' : ` ${role}`} at ${pointText(at)}`,
      ),
    ],
  },
});

/** SK-GEO-08. In a turn that has begun, leaders in voice range have been heard, unless the text says otherwise. */
function withVoices({ voices }: Draft, now: State): State {
  const units = now.units.map((unit) => ({ ...unit, led: voices.get(unit.id) ?? isHeard(now, unit) }));
  return { ...now, units };
}

function isHeard(now: State, unit: Unit): boolean {
  return (now.phase === 'acting' || now.phase === 'melee') && isCommanded(now, unit);
}
