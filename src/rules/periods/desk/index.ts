/** PE-UMP. What players settle by hand: as text, as forms, as playable steps. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Desk, Tool } from '../../../kernel/ruleset.ts';
import { deskFrom, foretellerFrom, formsOf, stepsFrom, WINNER } from '../../../kernel/tools.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { conditionPhrase, formationPhrase, posturePhrase } from '../noun.ts';
import { type Formation, type Order, POSTURES } from '../order.ts';
import { CONDITIONS, type State } from '../state.ts';
import { tell } from '../tell/index.ts';
import { type Deed, outcomeOf, RATES } from './deeds.ts';
import { CONDITION_WORDS, completeDeeds, FORMATION_WORDS, readDeeds, writeDeeds } from './text.ts';
import { deedWord } from './words.ts';

export const desk: Desk<State, Order> = deskFrom(
  { tools: () => TOOLS, read: readDeeds, write: writeDeeds, complete: completeDeeds },
  (hand): Order => ({ kind: 'hand', hand }),
);

/** The deeds of a ruling, each as a playable step. */
export const deedsOf = stepsFrom(
  readDeeds,
  outcomeOf,
  foretellerFrom<State, Fact, Deed>({ outcomeOf, apply, tell, joined: 'pe-deed' }),
);

const { typed, chosen, onMap, ofState } = formsOf('pe');

type Choice = readonly [word: string, says: Phrase];
const formations = (Object.entries(FORMATION_WORDS) as [Formation, string][]).map(
  ([formation, word]): Choice => [
    deedWord(word, 'en'),
    formationPhrase({
      arm: formation === 'limbered' || formation === 'deployed' ? 'artillery' : 'infantry',
      formation,
    }),
  ],
);
const conditions = CONDITIONS.map((each): Choice => [deedWord(CONDITION_WORDS[each], 'en'), conditionPhrase(each)]);
const postures = POSTURES.map((each): Choice => [each, posturePhrase(each)]);
const rates = RATES.map((word): Choice => [deedWord(word, 'en'), phrase(`pe-choice-${word}`)]);

/** PE-UMP-01 to -08, in the order in which a half needs them. */
const TOOLS: readonly Tool[] = [
  onMap('losses', 'lose {n}', typed('n', '2', 'figures')),
  ofState('condition', '{condition}', chosen('condition', conditions)),
  onMap('apart', deedWord('apart', 'en')),
  onMap('drawn', 'drawn with {other}', typed('other', '4O', 'enemy')),
  onMap('rallies', deedWord('rallies', 'en')),
  onMap('contact', 'in contact with {other}', typed('other', '4O', 'enemy')),
  onMap('move', 'at {place}', typed('place', 'H7/3')),
  onMap('face', 'face {face}', typed('face', 'NE')),
  onMap('formation', '{formation}', chosen('formation', formations)),
  onMap('charge', 'charges {other}', typed('other', '4O', 'enemy')),
  onMap('leaves', deedWord('leaves', 'en')),
  onMap('joins', 'joins {other}', typed('other', '5H', 'parent')),
  ofState('void', deedWord('void', 'en')),
  ofState('posture', 'posture {posture}', chosen('posture', postures)),
  ofState('rate', 'rate {rate} {length}', chosen('rate', rates), typed('length', '18', 'length')),
  WINNER,
];
