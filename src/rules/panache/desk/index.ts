/** PA-UMP. What players settle by hand: as text, as forms, as playable steps. */
import { DIRECTIONS } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, formsOf, stepsFrom, WINNER } from '../../../kernel/tools.ts';
import { apply } from '../apply.ts';
import { type Deed, outcomeOf } from './deeds.ts';
import { armWord, completeDeeds, deedWord, readDeeds, writeDeeds } from '../language/index.ts';
import type { Order } from '../order.ts';
import { ARMS, MOUNTS, type State, WEIGHTS } from '../state.ts';
import { tell } from '../tell/index.ts';

export const desk: Desk<State, Order> = deskFrom(
  {
    tools: () => TOOLS,
    read: readDeeds,
    write: writeDeeds,
    complete: completeDeeds,
  },
  (hand): Order => ({ kind: 'hand', hand }),
);

/** The deeds of a ruling, each as a playable step. */
export const deedsOf = stepsFrom(readDeeds, outcomeOf, foretold);

/** A deed as it will be reported, and the position after it. */
function foretold(before: State, deed: Deed, by: Side): { readonly says: Phrase; readonly after: State } {
  const facts = outcomeOf(before, deed);
  if (facts instanceof Refusal) return { says: facts.says, after: before };
  const after = facts.reduce(apply, before);
  const { sentences } = tell({ before, after, by, transcript: facts.map((fact) => ({ fact })) });
  return { says: phrase('pa-deed', { sentences: sentences.map(({ says }) => says) }), after };
}

const { typed, chosen, onMap, ofState } = formsOf('pa');

const SIDES = DIRECTIONS.map(
  (direction) => [deedWord(String(direction), 'en'), phrase(`pa-side-${direction}`)] as const,
);

const TOOLS: readonly Tool[] = [
  onMap('losses', 'lose {n}', typed('n', '2', 'stands')),
  onMap('move', 'at {to}', typed('to', '0805')),
  onMap('retreat', 'retreat {n} {side}', typed('n', '1', 'hexes'), chosen('side', SIDES)),
  onMap('eliminate', 'eliminated'),
  ofState(
    'token',
    '{token}',
    chosen('token', [
      ['token', phrase('pa-choice-token')],
      ['no token', phrase('pa-choice-no-token')],
    ]),
  ),
  ofState(
    'combat',
    '{combat}',
    chosen('combat', [
      ['may fight', phrase('pa-choice-may-fight')],
      ['without combat', phrase('pa-choice-without-combat')],
    ]),
  ),
  ofState(
    'class',
    'is {arm} {weight} {mount}',
    chosen(
      'arm',
      ARMS.map((arm) => [deedWord(armWord(arm), 'en'), phrase(`pa-arm-${arm}`)]),
    ),
    chosen(
      'weight',
      WEIGHTS.map((weight) => [deedWord(weight, 'en'), phrase(`pa-weight-${weight}`)]),
    ),
    chosen('mount', [
      ['on foot', phrase('pa-choice-on-foot')],
      ...MOUNTS.map((mount) => [mount, phrase(`pa-mount-${mount}`)] as const),
    ]),
  ),
  WINNER,
];
