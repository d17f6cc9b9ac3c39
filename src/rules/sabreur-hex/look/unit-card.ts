/** One unit's card: what it is, its state, what it can do now and why not the rest. */
import { reasonsIn, type Tried, triedLines } from '../../../kernel/grammar/tried.ts';
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { showOrder } from '../language/show.ts';
import { shownWord } from '../language/vocabulary.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { hexesOf } from '../field/place.ts';
import type { State, Unit } from '../state.ts';
import { shortClauses } from '../tell/dice.ts';
import { choicesOf } from './choices.ts';
import { conditionLines, factorsLine, skillLines, standingLine, strengthLine, titleOf } from './condition.ts';
import { ordersTried, type Tried as VerbTried, type WhyNot } from './orders-open.ts';

export function unitCard(now: State, unit: Unit, whyNot: WhyNot): Look {
  const { lines, marks } = choicesOf(now, unit, whyNot);
  return {
    title: titleOf(unit),
    paragraphs: [
      [strengthLine(unit), standingLine(now, unit), factorsLine(unit), ...conditionLines(now, unit)],
      skillLines(unit),
      ...orderLines(ordersTried(now, unit, whyNot)),
      lines,
    ].filter((paragraph) => paragraph.length > 0),
    frame: { around: unit.at },
    marks: [...hexesOf(unit).map((at) => ({ kind: 'awaited' as const, at })), ...marks],
  };
}

function orderLines(all: readonly VerbTried[]): Phrase[][] {
  const tried = all.map((each): Tried => {
    const verb = verbNoun(each.verb);
    const named = phrase('look-verb', { verb });
    if ('why' in each) return { verb: named, why: each.why };
    const example = bilingual(showOrder(each.example, 'en'), showOrder(each.example, 'fr'));
    return { verb: named, can: phrase('look-can-verb', { verb, example }) };
  });
  const clause = (each: string) => shortClauses([each]);
  const [first, ...others] = reasonsIn(tried);
  if (first && others.length === 0 && tried.every((each) => 'why' in each)) {
    const { says: why, clause: by } = first.why;
    return [[phrase('look-can-nothing', { why, clause: clause(by) })]];
  }
  return triedLines(tried, clause);
}

function verbNoun(verb: VerbTried['verb']): Noun {
  return bilingual(shownWord(verb, 'en'), shownWord(verb, 'fr'));
}
