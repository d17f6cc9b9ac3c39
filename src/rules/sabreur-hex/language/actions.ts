/** What a unit is to do: the table of verbs. One action, or several joined by `then`. */
import { alias, linesOf, lineTable } from '../../../kernel/grammar/line.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Action } from '../order.ts';
import type { State } from '../state.ts';
import type { Reader } from './reader.ts';
import { SLOTS, TONGUE } from './slots.ts';
import { refuseWord, sees, shownWord, takeWord } from './vocabulary.ts';

const { line, lineBy } = linesOf<Action, typeof SLOTS>(SLOTS);

const TURN = line({ do: 'turn' }, '(toward|face) {facing} [{pivot}]');

/** The first of them write an action, the last are only understood. */
export const LINES = {
  march: line({ do: 'march' }, '(toward) {to} [*face {facing}] [!via {via}]'),
  fire: line({ do: 'fire' }, '[{half}] {target}'),
  charge: line({ do: 'charge' }, '{target} [*face {facing}] [!via {via}]'),
  /** SH-FIRE-11. After a shot at the same enemy, the target need not be named. */
  assault: lineBy(
    '{target:aim} [from {from}]',
    (said) => ({ do: 'assault', ...said }),
    (action, before) => {
      if (action.do !== 'assault') return undefined;
      const isPlain = before?.do === 'fire' && before.target === action.target;
      return isPlain ? { from: action.from } : action;
    },
  ),
  turn: TURN,
  oblique: line({ do: 'oblique' }, '(toward) {to}'),
  // SH-FORM-24. `line 1409`: the hex that is kept, where there is a choice.
  line: line({ do: 'form', formation: 'line' }, '[{to}] [*face {facing}]'),
  column: line({ do: 'form', formation: 'column' }, '[{to}] [*face {facing}]'),
  square: line({ do: 'form', formation: 'square' }, '[{to}] [*face {facing}]'),
  closedColumn: line({ do: 'form', formation: 'closedColumn' }, '[{to}] [*face {facing}]'),
  skirmish: line({ do: 'form', formation: 'skirmish' }, '[{to}] [*face {facing}]'),
  forcedMarch: line({ do: 'forcedMarch' }, '(toward) {to} [*face {facing}] [!via {via}]'),
  turnAbout: line({ do: 'turnAbout' }, ''),
  evade: line({ do: 'evade' }, '(toward) {to}'),
  flee: line({ do: 'flee' }, ''),
  /** SH-RALLY-06. */
  rally: lineBy(
    '[{stance}] [*face {facing}]',
    ({ stance, ...rest }) => ({ do: 'rally', ...stance, ...rest }),
    (action) => (action.do === 'rally' ? { stance: stanceIn(action), facing: action.facing } : undefined),
  ),
  /** SH-FORM-24. The hex that is added, where there is a choice. */
  extend: line({ do: 'form', formation: 'extendedLine' }, '[{to}]'),
  form: alias(line({ do: 'form' }, '{formation} [{to}] [*face {facing}]')),
  face: alias(TURN),
};

function stanceIn({ formation, to }: Extract<Action, { do: 'rally' }>) {
  return formation && { formation, ...(to !== undefined && { to }) };
}

export type ActionWord = keyof typeof LINES;

export const ACTION_WORDS = Object.keys(LINES) as ActionWord[];

export const ACTIONS = lineTable<State, Action>(TONGUE, LINES);

export function* readActions(reader: Reader): Parse<Action[]> {
  const actions: Action[] = [];
  do {
    // `charge 3D then pursue`: a condition, as after a comma.
    if (actions.length > 0 && sees(reader, 'pursue', 'noPursue')) break;
    reader.before = actions.at(-1);
    actions.push(yield* readAction(reader));
  } while (takeWord(reader, 'then', 'and'));
  return actions;
}

function* readAction(reader: Reader): Parse<Action> {
  const isBare = mayBeBare(reader.before) && sees(reader, 'left', 'right');
  const word = isBare ? 'fire' : takeWord(reader, ...ACTION_WORDS);
  if (word) return yield* ACTIONS.readBehind(reader, word);
  return yield refuseWord(reader, sees(reader, 'attack') ? ['charge', 'assault'] : ACTION_WORDS);
}

export function writeActions(actions: readonly Action[], language: Language): string {
  const texts = actions.map((action, i) => {
    const before = actions[i - 1];
    const isHalf = action.do === 'fire' && action.half !== undefined;
    return ACTIONS.writeOne(action, language, { before, isBare: isHalf && mayBeBare(before) });
  });
  return texts.join(` ${shownWord('then', language)} `);
}

/** What follows its verb. */
export function objectText(action: Action, language: Language): string {
  return ACTIONS.writeOne(action, language, { isBare: true });
}

/** SH-FIRE-17. The other half's shot need not say `fire`. */
function mayBeBare(before: Action | undefined): boolean {
  return before?.do === 'fire';
}
