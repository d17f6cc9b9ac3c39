/** SK-UMP. What players settle by hand: as text, as forms, as playable steps. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, foretellerFrom, formsOf, stepsFrom, WINNER } from '../../../kernel/tools.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import type { Order } from '../order.ts';
import { FORMATIONS, type State } from '../state.ts';
import { tell } from '../tell/index.ts';
import { type Deed, outcomeOf } from './deeds.ts';
import { completeDeeds, readDeeds, writeDeeds } from './text.ts';
import { deedWord } from './words.ts';

export const desk: Desk<State, Order> = deskFrom(
  { tools: () => TOOLS, read: readDeeds, write: writeDeeds, complete: completeDeeds },
  (hand): Order => ({ kind: 'hand', hand }),
);

/** The deeds of a ruling, each as a playable step. */
export const deedsOf = stepsFrom(
  readDeeds,
  outcomeOf,
  foretellerFrom<State, Fact, Deed>({ outcomeOf, apply, tell, joined: 'sk-deed' }),
);

const { typed, chosen, onMap, ofState } = formsOf('sk');

/** Deeds without further words, each by its word. */
function choices(...words: readonly string[]) {
  return words.map((word) => [deedWord(word, 'en'), phrase(`sk-choice-${word}`)] as const);
}

/** SK-UMP-01 to -07, in the order in which a melee or a fire needs them. */
const TOOLS: readonly Tool[] = [
  onMap('losses', 'lose {n}', typed('n', '2', 'figures')),
  onMap('figures', 'figures {n} fall', typed('n', '3 5', 'numbers')),
  onMap('recoil', '{recoil}', chosen('recoil', choices('recoil', 'recoilsNext', 'staysNext'))),
  onMap('contact', 'touches {other}', typed('other', '7L', 'enemy')),
  onMap('apart', deedWord('apart', 'en')),
  onMap('move', 'at {place}', typed('place', 'H7/3')),
  onMap('face', 'face {face}', typed('face', 'NE')),
  onMap('formation', '{formation}', chosen('formation', choices(...FORMATIONS))),
  ofState('led', '{led}', chosen('led', choices('led', 'notLed'))),
  ofState('leader', 'leads {other}', typed('other', '2L', 'squad')),
  ofState('cover', '{cover}', chosen('cover', choices('sheltered', 'inTheOpen', 'coverAsDrawn'))),
  ofState('loading', '{loading}', chosen('loading', choices('loaded', 'unloaded'))),
  ofState('fire', '{how} {n}', chosen('how', choices('better', 'worse')), typed('n', '1', 'die')),
  ofState('bands', 'ranges {bands}', typed('bands', '15 30 45')),
  ofState('morale', 'morale {n}', typed('n', '3', 'morale')),
  WINNER,
];
