/** SK-UMP. What players settle by hand: as text, as forms, as playable steps. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, foretellerFrom, formsOf, stepsFrom } from '../../../kernel/tools.ts';
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

const { typed, chosen, tool } = formsOf('sk');

/** Deeds without further words, each by its word. */
function choices(...words: readonly string[]) {
  return words.map((word) => [deedWord(word, 'en'), phrase(`sk-choice-${word}`)] as const);
}

/** SK-UMP-01 to -07, in the order in which a melee or a fire needs them. */
const TOOLS: readonly Tool[] = [
  tool('losses', 'lose {n}', typed('n', '2', 'figures')),
  tool('figures', 'figures {n} fall', typed('n', '3 5', 'numbers')),
  tool('recoil', '{recoil}', chosen('recoil', choices('recoil', 'recoilsNext', 'staysNext'))),
  tool('contact', 'touches {other}', typed('other', '7L', 'enemy')),
  tool('apart', deedWord('apart', 'en')),
  tool('move', 'at {place}', typed('place', 'H7/3')),
  tool('face', 'face {face}', typed('face', 'NE')),
  tool('formation', '{formation}', chosen('formation', choices(...FORMATIONS))),
  tool('leader', 'leads {other}', typed('other', '2L', 'squad')),
  tool('led', '{led}', chosen('led', choices('led', 'notLed'))),
  tool('cover', '{cover}', chosen('cover', choices('sheltered', 'inTheOpen', 'coverAsDrawn'))),
  tool('loading', '{loading}', chosen('loading', choices('loaded', 'unloaded'))),
  tool('bands', 'ranges {bands}', typed('bands', '15 30 45')),
  tool('fire', '{how} {n}', chosen('how', choices('better', 'worse')), typed('n', '1', 'die')),
];
