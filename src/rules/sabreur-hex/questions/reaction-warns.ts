/** ASK-06. What the card of a reaction warns of: the cost of a bad roll, and why there are few answers. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Posed } from '../../../kernel/question.ts';
import { mustFlee, mustStay } from '../morale/nerve.ts';
import { WARNING } from '../attack/reactions.ts';
import { isCavalry, isInfantry, isPanicked, type State } from '../state.ts';
import { button, number, text, unitOf } from './about.ts';
import { isAssault, threeDice } from './attack-words.ts';

/** SH-REACT-08, -10, SH-FIRE-16. Why an expected button is missing, and what firing costs a square. */
export function whyFew(asked: Posed<{ readonly say: string }>, now: State): readonly Phrase[] {
  const target = now.units.find((unit) => unit.id === asked.unit);
  const charger = now.units.find((unit) => unit.id === text(asked.about, 'charger'));
  if (!target || !charger) return [];
  if (asked.about['busy'] === true) return [phrase('card-busy', unitOf(asked, now))];
  if (target.formation === 'square') {
    return asked.options.some(({ value }) => value.say === 'fire') ? [phrase('card-one-shot')] : [];
  }
  const mightForm = isInfantry(target) && isCavalry(charger) && !isPanicked(target);
  return mightForm && !isAssault(asked) && number(asked.about, 'distance') < WARNING ? [phrase('card-too-close')] : [];
}

/** SH-MORALE-20, -23 to -25. What a failed test costs, by example: a roll of nine, or the lowest roll that fails. */
export function costOfFailure<V>(asked: Posed<V>, now: State, words: (value: V) => Phrase): readonly Phrase[] {
  const tested = asked.options.find((option) => typeof option.about['needs'] === 'number');
  const target = now.units.find((unit) => unit.id === asked.unit);
  if (!tested || !target) return [];
  const needs = number(tested.about, 'needs');
  if (needs >= 12) return [];
  const dice = threeDice(target, now, 'reaction');
  if (mustFlee(target)) return [...dice, phrase('card-failure-flees', unitOf(asked, now))];
  const total = Math.max(9, needs + 1);
  const lost = total - needs;
  const fate = lost >= target.strength ? 'lost' : 'alive';
  const guns = mustStay(target) ? 'guns' : 'others';
  const what = button(words(tested.value));
  return [...dice, phrase('card-cost-of-failure', { what, total, lost, fate, guns })];
}
