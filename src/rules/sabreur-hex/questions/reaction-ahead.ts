/** ASK-06, SH-REACT-15, SH-MORALE-20. What may be answered with a reaction: a friend's help, and whether it stays. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Posed } from '../../../kernel/question.ts';
import type { AheadChoice, Language } from '../../../kernel/ruleset.ts';
import { friendsBeside } from '../field/engage.ts';
import { helpAhead } from '../attack/friend.ts';
import { shownWord } from '../language/vocabulary.ts';
import { mustFlee, mustStay } from '../morale/nerve.ts';
import { type State, unitOf } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';
import { names, text } from './about.ts';
import { isAssault, warnsOfHelp } from './attack-words.ts';
import { HELP, help, NO_ONE } from './help.ts';
import { NERVE, type Nerve } from './nerve.ts';

export function answersAhead(asked: Posed<unknown>, now: State): AheadChoice[] {
  return [...helpChoice(asked, now), ...failureChoice(asked, now)];
}

function helpChoice(asked: Posed<unknown>, now: State): AheadChoice[] {
  const target = unitOf(now, asked.unit ?? '');
  const options = helpAhead(now, {
    kind: isAssault(asked) ? 'assault' : 'charge',
    attacker: text(asked.about, 'charger'),
    target: target.id,
    engagedBefore: names(asked.about, 'engagedBefore'),
    beside: friendsBeside(now, target),
  }).map((option) => ({ ...option, text: HELP.choice.write(option.value, 'en') }));
  if (options.length === 0) return [];
  const nobody = { value: NO_ONE, text: HELP.choice.write(NO_ONE, 'en'), about: {} };
  return [
    {
      kind: HELP.kind,
      says: phrase('card-ahead-help'),
      warns: warnsOfHelp(asked, options, now),
      options: [nobody, ...options].map((option) => ({ text: option.text, says: help(option, now) })),
    },
  ];
}

/** The most thresholds offered; any other can be typed. */
const THRESHOLDS = 6;

/** After a possible test with a choice on failure: stay, stay while enough strength is left, or flee. */
function failureChoice(asked: Posed<unknown>, now: State): AheadChoice[] {
  const unit = unitOf(now, asked.unit ?? '');
  const isTested = asked.options.some((option) => typeof option.about['needs'] === 'number');
  if (!isTested || mustFlee(unit) || mustStay(unit)) return [];
  const least = Math.max(demoralisationThreshold(unit) + 1, unit.strength - THRESHOLDS);
  const thresholds = Array.from({ length: Math.max(0, unit.strength - least) }, (_, i) => unit.strength - 1 - i);
  const answers: readonly (readonly [Nerve, ReturnType<typeof phrase>])[] = [
    [{ say: 'stay' }, phrase('card-ahead-stay')],
    ...thresholds.map((n) => [{ say: 'stayAt', least: n }, phrase('card-ahead-stay-at', { n })] as const),
    [{ say: 'flee' }, phrase('card-ahead-flee')],
  ];
  return [
    {
      kind: NERVE.kind,
      unit: unit.id,
      says: phrase('card-ahead-failed'),
      warns: [phrase('card-warns-flight')],
      options: answers.map(([value, says]) => {
        const said = NERVE.choice.write(value, 'en');
        return { text: said, says, typed: { en: ifFailed(value, 'en'), fr: ifFailed(value, 'fr') } };
      }),
    },
  ];
}

/** As it is written behind a comma, before the test. */
function ifFailed(value: Nerve, language: Language): string {
  return `${shownWord('if', language)} ${shownWord('failed', language)} ${NERVE.choice.write(value, language)}`;
}
