/** One unit's card: what it is, how it stands, what it can do now and why not the rest. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { show } from '../language/show.ts';
import { shownWord } from '../language/vocabulary.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { hexesOf } from '../place.ts';
import type { State, Unit } from '../state.ts';
import { shortClauses } from '../tell/dice.ts';
import { choicesOf } from './choices.ts';
import { conditionLines, factorsLine, skillLines, standingLine, strengthLine, titleOf } from './condition.ts';
import { ordersTried, type Tried, type WhyNot } from './orders-open.ts';

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

/** What it can do, then what it cannot; one sentence for all where the reason is the same. */
function orderLines(all: readonly Tried[]): Phrase[][] {
  const open = all.flatMap((each) => ('example' in each ? [openLine(each)] : []));
  const reasons = new Map<string, { readonly verbs: Noun[]; readonly why: Refusal }>();
  for (const each of all) {
    if (!('why' in each)) continue;
    const key = canonical([each.why.clause, each.why.says]);
    const known = reasons.get(key);
    if (known) known.verbs.push(verbNoun(each.verb));
    else reasons.set(key, { verbs: [verbNoun(each.verb)], why: each.why });
  }
  const barred = [...reasons.values()];
  if (open.length === 0 && barred.length === 1) return [[phrase('look-can-nothing', reason(barred[0]!.why))]];
  return [
    open.length === 0 ? [] : [phrase('look-can'), ...open],
    barred.length === 0 ? [] : [phrase('look-cannot'), ...barred.map(barredLine)],
  ];
}

function openLine({ verb, example }: Extract<Tried, { example: string }>): Phrase {
  return phrase('look-can-verb', {
    verb: verbNoun(verb),
    example: bilingual(show(example, 'en'), show(example, 'fr')),
  });
}

function barredLine({ verbs, why }: { readonly verbs: readonly Noun[]; readonly why: Refusal }): Phrase {
  return phrase('look-cannot-verbs', { verbs: verbs.map((verb) => phrase('look-verb', { verb })), ...reason(why) });
}

function reason({ says, clause }: Refusal): { why: Phrase; clause: string } {
  return { why: says, clause: shortClauses([clause]) };
}

function verbNoun(verb: Tried['verb']): Noun {
  return bilingual(shownWord(verb, 'en'), shownWord(verb, 'fr'));
}
