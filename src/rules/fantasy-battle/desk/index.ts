/** FB-UMP. What players settle by hand: as text, as forms, as playable steps. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, foretellerFrom, formsOf, stepsFrom, WINNER } from '../../../kernel/tools.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { tell } from '../tell/index.ts';
import { type Deed, outcomeOf } from './deeds.ts';
import { completeDeeds, readDeeds, writeDeeds } from './text.ts';
import { deedWord } from './words.ts';

export const desk: Desk<State, Order> = deskFrom(
  {
    tools: ({ phase }) => (phase === 'objection' ? [...TOOLS, ANNUL] : TOOLS),
    // Deeds are done to units on the table; commanders and those off it have none.
    units: ({ units }) => units.map(({ id }) => id),
    read: readDeeds,
    write: writeDeeds,
    complete: completeDeeds,
  },
  (hand): Order => ({ kind: 'hand', hand }),
);

/** The deeds of a ruling, each as a playable step. */
export const deedsOf = stepsFrom(
  readDeeds,
  outcomeOf,
  foretellerFrom<State, Fact, Deed>({ outcomeOf, apply, tell, joined: 'fb-deed' }),
);

const { typed, chosen, onMap, ofState } = formsOf('fb');

/** Deeds without further words, each by its word. */
function choices(...words: readonly string[]) {
  return words.map((word) => [deedWord(word, 'en'), phrase(`fb-choice-${word}`)] as const);
}

/** FB-UMP-01 to -08, in the order in which a fight needs them. */
const TOOLS: readonly Tool[] = [
  onMap('losses', 'lose {n}', typed('n', '2', 'stands')),
  onMap('stands', 'stands {n} lost', typed('n', '1 3', 'numbers')),
  onMap('fate', 'fate {n}', typed('n', '4', 'die')),
  onMap('recoil', 'recoil {by}', typed('by', '4', 'distance')),
  onMap('follow', 'follow {other}', typed('other', '4O', 'enemy')),
  onMap('contact', 'touches {other}', typed('other', '4O', 'enemy')),
  onMap('apart', deedWord('apart', 'en')),
  onMap('move', 'at {place}', typed('place', 'H7/3')),
  onMap('face', 'face {face}', typed('face', 'NE')),
  onMap(
    'stand',
    'stand {n} at {place} face {face}',
    typed('n', '2', 'number'),
    typed('place', '52x60'),
    typed('face', 'NE'),
  ),
  onMap('formation', '{formation}', chosen('formation', choices('inLine', 'inColumn'))),
  ofState('confusion', '{confusion}', chosen('confusion', choices('confused', 'confusedNow', 'calm'))),
  ofState('activation', '{activation}', chosen('activation', choices('activated', 'notActivated'))),
  ofState('works', '{works}', chosen('works', choices('fortified', 'notFortified'))),
  ofState('missiles', '{missiles}', chosen('missiles', choices('missiles', 'noMissiles'))),
  WINNER,
];

/** FB-GAP-10. The charge that the other side objects to does not take place. */
const ANNUL: Tool = { name: 'annul', kind: 'state', says: phrase('fb-tool-annul'), fields: [], text: 'annul' };
