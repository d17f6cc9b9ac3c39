/** Manual corrections by an umpire, or by both sides together. The rulebook leaves no other step open. */
import { POINTS } from '../../../hex/facing.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, formsOf, stepsFrom, WINNER } from '../../../kernel/tools.ts';
import { corrected } from './correct.ts';
import { completeCorrections, readCorrections, writeCorrections } from '../language/corrections.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { saysOf } from '../tell/corrected.ts';

export const desk: Desk<State, Order> = deskFrom(
  { tools: () => TOOLS, read: readCorrections, write: writeCorrections, complete: completeCorrections },
  (hand): Order => ({ kind: 'hand', hand }),
);

/** The corrections of a ruling, each as a playable step. */
export const deedsOf = stepsFrom(readCorrections, corrected, (now, correction) => ({
  says: saysOf(now, correction),
  after: now,
}));

const { typed, chosen, onMap, ofState } = formsOf('correct');

const FORMATIONS = [
  ['line', 'line'],
  ['column', 'column'],
  ['square', 'square'],
  ['closed column', 'closedColumn'],
  ['skirmish', 'skirmish'],
  ['extend', 'extendedLine'],
] as const;

const STATES = [
  ['panicked', 'panicked'],
  ['steady', 'steady'],
  ['has acted', 'acted'],
  ['may act', 'mayAct'],
] as const;

const TOOLS: readonly Tool[] = [
  onMap('losses', 'lose {n}', typed('n', '2')),
  onMap('move', 'at {to}', typed('to', '0805')),
  onMap(
    'facing',
    'face {facing}',
    chosen(
      'facing',
      POINTS.map((point) => [point, phrase(`point-${point.toLowerCase()}`)]),
    ),
  ),
  onMap(
    'formation',
    '{formation}',
    chosen(
      'formation',
      FORMATIONS.map(([text, name]) => [text, phrase(`formation-${name}`)]),
    ),
  ),
  onMap('eliminate', 'eliminated'),
  ofState(
    'state',
    '{state}',
    chosen(
      'state',
      STATES.map(([text, name]) => [text, phrase(`correct-state-${name}`)]),
    ),
  ),
  ofState('strength', 'strength {n}', typed('n', '8', 'strength')),
  {
    name: 'points',
    kind: 'state',
    says: phrase('correct-tool-points'),
    fields: [typed('n', '3', 'points')],
    text: 'points {n}',
  },
  WINNER,
];
